//! Alpha-beta with a transposition table: what is known about a position answers, cuts or narrows the window.

use crate::score::{Score, Side, Window};
use crate::trace::Observer;
use crate::tree::NodeId;

use super::SearchError;
use super::order::Order;
use super::walk::Search;

/// One search with the root window.
pub(super) fn run<O: Observer, R: Order>(search: &mut Search<'_, O, R>) -> Result<Score, SearchError> {
    Ok(go(search, NodeId::ROOT, search.settings.root_window()))
}

/// What `node` returns when it is called with `window`.
pub(super) fn go<O: Observer, R: Order>(search: &mut Search<'_, O, R>, node: NodeId, window: Window) -> Score {
    if search.stops_at(node) {
        return match search.probe(node) {
            Some(entry) => entry.low,
            None => {
                let score = search.evaluate(node);
                search.store(node, score, Window::FULL);
                score
            }
        };
    }
    let mut visit = search.enter(node, window);
    if let Some(entry) = search.probe(node) {
        if let Some(score) = entry.answer(visit.window) {
            return search.answer(&visit, score);
        }
        if visit.window.alpha() < entry.low {
            search.narrow(&mut visit, Side::Alpha, entry.low);
        }
        if entry.high < visit.window.beta() {
            search.narrow(&mut visit, Side::Beta, entry.high);
        }
    }
    let asked = visit.window;
    search.look(&mut visit, |search, visit, child| go(search, child, visit.window));
    search.store(node, visit.best.expect("an inner node has a child"), asked);
    search.leave(&visit)
}
