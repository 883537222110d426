//! Principal variation search (Marsland and Campbell 1982; NegaScout, Reinefeld 1983): the first child is searched with the
//! open window; of each later one a zero window asks whether it is better at all, and only a surprise is searched again,
//! from the answer on.

use crate::score::{Score, Window};
use crate::trace::Observer;
use crate::tree::Tree;

use super::SearchError;
use super::walk::{Look, Move, Node, Parts, Search, Visit};
use super::with_table;

/// One search with the root window.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    Ok(begin::<P, false>(search))
}

/// The same with a transposition table.
pub(super) fn run_with_table<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    Ok(begin::<P, true>(search))
}

fn begin<P: Parts, const KEEPS: bool>(search: &mut Search<P>) -> Score {
    search.grid = search.settings.grid_on(search.tree);
    go::<P, KEEPS>(search, search.tree.root(), search.settings.root_window())
}

/// What `node` returns when it is called with `window`.
fn go<P: Parts, const KEEPS: bool>(search: &mut Search<P>, node: Node<P>, window: Window) -> Score {
    match search.stop(&node) {
        Some(score) => stopped::<P, KEEPS>(search, &node, score),
        None => inner::<P, KEEPS>(search, node, window),
    }
}

fn stopped<P: Parts, const KEEPS: bool>(search: &mut Search<P>, node: &Node<P>, score: Score) -> Score {
    if KEEPS { with_table::stopped(search, node, score) } else { search.evaluate(node, score) }
}

/// What an inner node returns.
fn inner<P: Parts, const KEEPS: bool>(search: &mut Search<P>, node: Node<P>, window: Window) -> Score {
    if KEEPS {
        return with_table::kept::<P, Below<KEEPS>>(search, &node, window);
    }
    let mut visit = search.enter(&node, window);
    search.look::<Below<KEEPS>>(&mut visit);
    search.leave(&visit)
}

struct Below<const KEEPS: bool>;

impl<P: Parts, const KEEPS: bool> Look<P> for Below<KEEPS> {
    #[inline(always)]
    fn look(search: &mut Search<P>, visit: &Visit<P::Tree>, by: Move<P>) -> Score {
        match visit.best.get() {
            None => go::<P, KEEPS>(search, visit.after(by), visit.window),
            Some(_) => ask::<P, KEEPS>(search, visit, by),
        }
    }
}

/// Asks whether a child is better than what its parent's player has, and how good it is if so.
fn ask<P: Parts, const KEEPS: bool>(search: &mut Search<P>, visit: &Visit<P::Tree>, by: Move<P>) -> Score {
    let child = visit.after(by);
    // A leaf's score is exact whatever the window.
    if let Some(score) = search.stop(&child) {
        return stopped::<P, KEEPS>(search, &child, score);
    }
    let (own, far) = (visit.player.own_side(), visit.player.cut_side());
    let next = search.grid.next(visit.window.bound(own), visit.player);
    // A question stays inside the window.
    if !visit.window.holds(next) {
        return inner::<P, KEEPS>(search, child, visit.window);
    }
    let question = visit.window.moved(far, next);
    search.seen.ask(&child, question);
    let answer = inner::<P, KEEPS>(search, child, question);
    if !visit.window.holds(answer) {
        return answer;
    }
    // At least as good as the answer it is known to be already.
    let (child, rest) = (visit.after(by), visit.window.moved(own, answer));
    search.seen.ask(&child, rest);
    inner::<P, KEEPS>(search, child, rest)
}
