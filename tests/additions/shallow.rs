//! Alpha-beta without deep cut-offs: Knuth and Moore's procedure F1 (1975), which hands a child the bound of its parent and none
//! from above.

use crate::score::{Player, Score, Window};
use crate::tree::Tree;

use super::SearchError;
use super::walk::{Look, Move, Node, Parts, Search, Visit};

/// One search with the root window.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    Ok(go(search, search.tree.root(), search.settings.root_window()))
}

/// What `node` returns when it is called with `window`.
fn go<P: Parts>(search: &mut Search<P>, node: Node<P>, window: Window) -> Score {
    if let Some(score) = search.stop(&node) {
        return search.evaluate(&node, score);
    }
    let mut visit = search.enter(&node, window);
    search.look::<Below>(&mut visit);
    search.leave(&visit)
}

struct Below;

impl<P: Parts> Look<P> for Below {
    fn look(search: &mut Search<P>, visit: &Visit<P::Tree>, by: Move<P>) -> Score {
        let far = match visit.player {
            Player::Max => search.payoffs.beta(),
            Player::Min => search.payoffs.alpha(),
        };
        go(search, visit.after(by), visit.window.moved(visit.player.cut_side(), far))
    }
}
