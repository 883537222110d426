//! Alpha-beta (Knuth and Moore 1975), in every dialect that is taught: the cut rule and the return rule are settings. Fail-hard
//! is theirs, fail-soft Fishburn's (1983).

use crate::score::{Score, Window};
use crate::tree::Tree;

use super::SearchError;
use super::walk::{Look, Move, Node, Parts, Search, Visit};

/// One search with the root window.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    Ok(go(search, search.tree.root(), search.settings.root_window()))
}

/// What `node` returns when it is called with `window`. It costs a leaf no call.
#[inline(always)]
pub(super) fn go<P: Parts>(search: &mut Search<P>, node: Node<P>, window: Window) -> Score {
    match search.stop(&node) {
        Some(score) => search.evaluate(&node, score),
        None => visit(search, node, window),
    }
}

/// What an inner node returns.
#[inline(never)]
fn visit<P: Parts>(search: &mut Search<P>, node: Node<P>, window: Window) -> Score {
    let mut visit = search.enter(&node, window);
    search.look::<Below>(&mut visit);
    search.leave(&visit)
}

struct Below;

impl<P: Parts> Look<P> for Below {
    #[inline(always)]
    fn look(search: &mut Search<P>, visit: &Visit<P::Tree>, by: Move<P>) -> Score {
        go(search, visit.after(by), visit.window)
    }
}
