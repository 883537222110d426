//! Alpha-beta, in every dialect that is taught: the cut rule and the return rule are settings.

use crate::score::{Score, Window};
use crate::trace::Observer;
use crate::tree::NodeId;

use super::SearchError;
use super::order::Order;
use super::walk::Search;

/// One search with the root window.
pub(super) fn run<O: Observer, R: Order>(search: &mut Search<'_, O, R>) -> Result<Score, SearchError> {
    Ok(go(search, NodeId::ROOT, search.settings.root_window()))
}

/// What `node` returns when it is called with `window`. Apart from `visit`, it costs a leaf no call.
#[inline]
pub(super) fn go<O: Observer, R: Order>(search: &mut Search<'_, O, R>, node: NodeId, window: Window) -> Score {
    if search.stops_at(node) { search.evaluate(node) } else { visit(search, node, window) }
}

/// What an inner node returns.
fn visit<O: Observer, R: Order>(search: &mut Search<'_, O, R>, node: NodeId, window: Window) -> Score {
    let mut visit = search.enter(node, window);
    search.look(&mut visit, |search, visit, child| go(search, child, visit.window));
    search.leave(&visit)
}
