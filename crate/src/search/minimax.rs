//! Minimax: every node gets the best score of its children, MAX's the largest, MIN's the smallest.

use crate::score::{Score, Window};
use crate::trace::Observer;
use crate::tree::NodeId;

use super::SearchError;
use super::order::Order;
use super::walk::Search;

/// The minimax value of the root.
pub(super) fn run<O: Observer, R: Order>(search: &mut Search<'_, O, R>) -> Result<Score, SearchError> {
    Ok(go(search, NodeId::ROOT))
}

/// The minimax value of `node`.
fn go<O: Observer, R: Order>(search: &mut Search<'_, O, R>, node: NodeId) -> Score {
    if search.stops_at(node) {
        return search.evaluate(node);
    }
    let mut visit = search.enter(node, Window::FULL);
    for child in search.children(&visit) {
        let score = go(search, child);
        search.keep(&mut visit, child, score);
        if search.seen.is_full() {
            break;
        }
    }
    search.leave(&visit)
}
