//! Alpha-beta with a transposition table (Greenblatt, Eastlake and Crocker 1967; Slate and Atkin 1977): what is known about a
//! position answers, cuts or narrows the window. What rests on a position of the path that is met again is kept by nobody.

use std::mem;

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
    let slot = search.slot(&node);
    let outlook = search.tree.outlook(&node).map(|all| (all.alpha(), all.beta()));
    let known = search.probe(&node, &slot).map(|entry| (entry.low, entry.high));
    for (low, high) in [outlook, known].into_iter().flatten() {
        if low == high || visit.window.beta() <= low {
            return search.answer(&visit, low);
        }
        if high <= visit.window.alpha() {
            return search.answer(&visit, high);
        }
        if visit.window.alpha() < low {
            search.narrow(&mut visit, Side::Alpha, low);
        }
        if high < visit.window.beta() {
            search.narrow(&mut visit, Side::Beta, high);
        }
    }
    let asked = visit.window;
    let above = P::Tree::REPEATS.then(|| mem::replace(&mut search.rests_on, usize::MAX));
    search.look(&mut visit, |search, visit, by| go(search, visit.after(by), visit.window));
    let Some(best) = visit.best.get() else { return search.meets_no_move() };
    let is_of_path = above.is_some() && search.rests_on < search.tree.ply(&node);
    if !is_of_path {
        search.store(&node, slot, best, asked);
    }
    if let Some(above) = above {
        search.rests_on = if is_of_path { above.min(search.rests_on) } else { above };
    }
    // Nothing is clamped: what a table keeps is to say as much as it can.
    search.answer(&visit, best)
}

/// A leaf's score is asked for once, where the table has room for all positions; else it would only be in the way.
fn stopped<P: Parts>(search: &mut Search<P>, node: &Node<P>, score: Score) -> Score {
    if P::Tree::REPEATS
        && let Some(back) = search.tree.repeated(node)
    {
        search.rests_on = search.rests_on.min(search.tree.ply(node).saturating_sub(back));
    }
    if search.tree.positions().is_none() {
        return search.evaluate(node, score);
    }
    let slot = search.slot(node);
    if let Some(entry) = search.probe(node, &slot) {
        return entry.low;
    }
    search.evaluate(node, score);
    search.store(node, slot, score, Window::FULL);
    score
}
