//! Alpha-beta, in every dialect that is taught: the cut rule and the return rule are settings.

use crate::score::{Score, Window};
use crate::trace::Observer;
use crate::tree::NodeId;

use super::order::Order;
use super::walk::Search;

/// One search with the root window.
pub(super) fn run<O: Observer, R: Order>(search: &mut Search<'_, O, R>) -> Score {
    go(search, NodeId::ROOT, search.settings.window)
}

/// What `node` returns when it is called with `window`.
pub(super) fn go<O: Observer, R: Order>(search: &mut Search<'_, O, R>, node: NodeId, window: Window) -> Score {
    if search.stops_at(node) {
        return search.evaluate(node);
    }
    let mut visit = search.enter(node, window);
    search.look(&mut visit, |search, visit, child| go(search, child, visit.window));
    search.leave(&visit)
}
