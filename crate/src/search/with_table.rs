//! Alpha-beta with a transposition table (Greenblatt, Eastlake and Crocker 1967; Slate and Atkin 1977): what is known about a
//! position answers, cuts or narrows the window.

use crate::score::{Score, Side, Window};
use crate::tree::Tree;

use super::SearchError;
use super::walk::{Node, Parts, Search};

/// One search with the root window.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    Ok(go(search, search.tree.root(), search.settings.root_window()))
}

/// What `node` returns when it is called with `window`.
pub(super) fn go<P: Parts>(search: &mut Search<P>, node: Node<P>, window: Window) -> Score {
    if let Some(score) = search.stop(&node) {
        return stopped(search, &node, score);
    }
    let mut visit = search.enter(&node, window);
    if let Some(entry) = search.probe(&node) {
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
    search.look(&mut visit, |search, visit, by| go(search, visit.after(by), visit.window));
    if let Some(best) = visit.best {
        search.store(&node, best, asked);
    }
    search.leave(&visit)
}

/// A leaf's score is asked for once, where the table has room for all positions; else it would only be in the way.
fn stopped<P: Parts>(search: &mut Search<P>, node: &Node<P>, score: Score) -> Score {
    if search.tree.positions().is_none() {
        return search.evaluate(node, score);
    }
    if let Some(entry) = search.probe(node) {
        return entry.low;
    }
    search.evaluate(node, score);
    search.store(node, score, Window::FULL);
    score
}
