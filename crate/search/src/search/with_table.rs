//! Alpha-beta with a transposition table (Greenblatt, Eastlake and Crocker 1967; Slate and Atkin 1977): what is known about a
//! position answers, cuts or narrows the window. What rests on a position of the path that is met again is kept by nobody.

use std::mem;

use crate::score::{Score, Side, Window};
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
        Some(score) => stopped(search, &node, score),
        None => visit(search, &node, window),
    }
}

/// What an inner node returns.
#[inline(never)]
fn visit<P: Parts>(search: &mut Search<P>, node: &Node<P>, window: Window) -> Score {
    kept::<P, Below>(search, node, window)
}

struct Below;

impl<P: Parts> Look<P> for Below {
    #[inline(always)]
    fn look(search: &mut Search<P>, visit: &Visit<P::Tree>, by: Move<P>) -> Score {
        go(search, visit.after(by), visit.window)
    }
}

/// What an inner node returns, of which the table knows something or keeps what is found among its children.
#[inline(always)]
pub(super) fn kept<P: Parts, L: Look<P>>(search: &mut Search<P>, node: &Node<P>, window: Window) -> Score {
    let mut visit = search.enter(node, window);
    let mut slot = search.slot(node);
    if search.only_solves
        && let Some(all) = search.tree.outlook(node)
        && let Some(score) = within(search, &mut visit, all.alpha(), all.beta())
    {
        return search.answer(&visit, score);
    }
    if let Some(entry) = search.probe(node, &mut slot)
        && let Some(score) = within(search, &mut visit, entry.low, entry.high)
    {
        return search.answer(&visit, score);
    }
    let asked = visit.window;
    let above = P::Tree::REPEATS.then(|| mem::replace(&mut search.rests_on, usize::MAX));
    search.look::<L>(&mut visit);
    let Some(best) = visit.best.get() else { return search.meets_no_move() };
    let is_of_path = above.is_some() && search.rests_on < search.tree.ply(node);
    if !is_of_path {
        search.store(node, slot, best, asked);
    }
    if let Some(above) = above {
        search.rests_on = if is_of_path { above.min(search.rests_on) } else { above };
    }
    // Nothing is clamped: what a table keeps is to say as much as it can.
    search.answer(&visit, best)
}

/// What answers a visit whose score is known to lie between two others; if nothing does, they may narrow its window.
#[inline(always)]
fn within<P: Parts>(search: &mut Search<P>, visit: &mut Visit<P::Tree>, low: Score, high: Score) -> Option<Score> {
    if low == high || visit.window.beta() <= low {
        return Some(low);
    }
    if high <= visit.window.alpha() {
        return Some(high);
    }
    if visit.window.alpha() < low {
        search.narrow(visit, Side::Alpha, low);
    }
    if high < visit.window.beta() {
        search.narrow(visit, Side::Beta, high);
    }
    None
}

/// What a node returns at which the search stops. A leaf's score is asked for once, but for a draw that is true of this path alone.
#[inline(always)]
pub(super) fn stopped<P: Parts>(search: &mut Search<P>, node: &Node<P>, score: Score) -> Score {
    if P::Tree::REPEATS
        && let Some(back) = search.tree.repeated(node)
    {
        search.rests_on = search.rests_on.min(search.tree.ply(node).saturating_sub(back));
        return search.evaluate(node, score);
    }
    if search.only_solves {
        return search.evaluate(node, score);
    }
    let mut slot = search.slot(node);
    if let Some(entry) = search.probe(node, &mut slot) {
        return entry.low;
    }
    search.evaluate(node, score);
    search.store(node, slot, score, Window::FULL);
    score
}
