//! How deep a game's tree can be and still be legible as a whole: every leaf with its number, or also with its board. It knows no stage;
//! the caller makes the pictures.

use super::{MOST_LEAVES, Picture, Tier};
use secateur::tree::GameTree;
use secateur_games::{GameField, GrownTree, StagedGame};

/// No tree with so many nodes is legible as a whole.
const MOST_READ: usize = 1_000;

/// The largest limit, in plies, at which a stage has room for the leaves; 0 if there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Readable {
    /// For numbers.
    pub numbers: usize,
    /// For boards and numbers.
    pub boards: usize,
    /// Whether the game is over there, so that no limit is needed.
    pub is_whole: bool,
}

impl Readable {
    /// For the game in a text, whatever its own limit: `picture` makes the picture of each of its trees, smallest first.
    pub fn measure(staged: &StagedGame, picture: &mut dyn FnMut(StagedGame, GameTree) -> Option<Picture>) -> Readable {
        let mut readable = Readable::default();
        for depth in 1.. {
            let limited = StagedGame::read(&staged.regrown(GameField::Depth, &depth.to_string()));
            let Ok(limited) = limited else { break };
            let Ok(GrownTree { tree, .. }) = limited.grow_within(MOST_READ, &mut |_| ()) else { break };
            readable.is_whole = tree.nodes().all(|node| tree.ply(node) < depth);
            if readable.is_whole || MOST_LEAVES < tree.leaf_count() {
                break;
            }
            let Some(geometry) = picture(limited, tree).map(|picture| picture.geometry) else { break };
            if !geometry.fits {
                break;
            }
            readable.numbers = depth;
            let has_boards = geometry.sizes.boards.is_some_and(|boards| boards.tier != Tier::Number);
            if has_boards && readable.boards + 1 == depth {
                readable.boards = depth;
            }
        }
        readable
    }
}
