//! Negamax (Knuth and Moore 1975): alpha-beta with every score from the mover's side, so that what is good for one player is equally bad
//! for the other, and both run the same code.
//!
//! ```
//! use secateur::GameTree;
//! use secateur::search::{Algorithm, Settings, find};
//! let tree: GameTree = "((3 12 8) (2 4 6) (14 5 2))".parse()?;
//! let algorithm = Algorithm::named("negamax").unwrap();
//! let found = find(&tree, &Settings { algorithm, ..Settings::default() }).unwrap();
//! assert_eq!((found.score.value(), found.leaves, found.cut_offs), (3.0, 7, 1));
//! # Ok::<(), secateur::notation::ParseError>(())
//! ```

use crate::score::{Player, Score, Window};
use crate::tree::Tree;

use super::SearchError;
use super::walk::{NodeOf, Parts, Search};

/// One search with the root window; like every result, from MAX's side.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    Ok(negamax(search, search.tree.root(), search.settings.root_window(), Player::Max))
}

/// What `node` returns when called with `window`, both from the side of `player`.
fn negamax<P: Parts>(search: &mut Search<P>, node: NodeOf<P>, window: Window, player: Player) -> Score {
    if let Some(score) = search.stop(&node) {
        return player.sees(search.evaluate(&node, score));
    }
    // Observers get everything from MAX's side.
    let mut visit = search.enter(&node, player.sees(window));
    // In some games a player may move twice in a row.
    let mover = visit.player;
    let mut moves = search.moves(&visit);
    while let Some(by) = moves.next() {
        let window = mover.sees(visit.window);
        let score = mover.sees(-negamax(search, visit.after(by), -window, mover.other()));
        search.improve(&mut visit, by, score);
        if search.cuts(&visit, score) {
            search.cut_off(&visit, by, moves);
            break;
        }
        search.narrow(&mut visit, score);
        if search.is_over() {
            break;
        }
    }
    player.sees(search.leave(&visit))
}
