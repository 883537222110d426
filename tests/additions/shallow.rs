//! Alpha-beta without deep cut-offs: Knuth and Moore's procedure F1 (1975), which passes a child its parent's bound and none from above.

use crate::score::{Score, Window};
use crate::tree::Tree;

use super::SearchError;
use super::walk::{NodeOf, Parts, Search};

/// One search with the root window.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    Ok(shallow(search, search.tree.root(), search.settings.root_window()))
}

/// What `node` returns when called with `window`.
fn shallow<P: Parts>(search: &mut Search<P>, node: NodeOf<P>, window: Window) -> Score {
    if let Some(score) = search.stop(&node) {
        return search.evaluate(&node, score);
    }
    let mut visit = search.enter(&node, window);
    let mut moves = search.moves(&visit);
    while let Some(by) = moves.next() {
        let far = visit.player.cut_side();
        let score = shallow(search, visit.after(by), visit.window.moved(far, search.payoffs.bound(far)));
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
    search.leave(&visit)
}
