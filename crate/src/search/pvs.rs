//! Principal variation search (Marsland and Campbell 1982; NegaScout, Reinefeld 1983): the first child is searched with the
//! open window; of each later one a zero window asks whether it is better at all, and only a surprise is searched again,
//! from the answer on.

use crate::score::{Score, Window};
use crate::trace::Observer;
use crate::tree::Tree;

use super::SearchError;
use super::walk::{Move, Node, Parts, Search, Visit};

/// One search with the root window.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    search.grid = search.settings.grid_on(search.tree);
    Ok(go(search, search.tree.root(), search.settings.root_window()))
}

/// What `node` returns when it is called with `window`.
fn go<P: Parts>(search: &mut Search<P>, node: Node<P>, window: Window) -> Score {
    match search.stop(&node) {
        Some(score) => search.evaluate(&node, score),
        None => inner(search, node, window),
    }
}

/// What an inner node returns.
fn inner<P: Parts>(search: &mut Search<P>, node: Node<P>, window: Window) -> Score {
    let mut visit = search.enter(&node, window);
    search.look(&mut visit, |search, visit, by| match visit.best.get() {
        None => go(search, visit.after(by), visit.window),
        Some(_) => ask(search, visit, by),
    });
    search.leave(&visit)
}

/// Asks whether a child is better than what its parent's player has, and how good it is if so.
fn ask<P: Parts>(search: &mut Search<P>, visit: &Visit<P::Tree>, by: Move<P>) -> Score {
    let child = visit.after(by);
    // A leaf's score is exact whatever the window.
    if let Some(score) = search.stop(&child) {
        return search.evaluate(&child, score);
    }
    let (own, far) = (visit.player.own_side(), visit.player.cut_side());
    let next = search.grid.next(visit.window.bound(own), visit.player);
    // A question stays inside the window.
    if !visit.window.holds(next) {
        return inner(search, child, visit.window);
    }
    let question = visit.window.moved(far, next);
    search.seen.ask(&child, question);
    let answer = inner(search, child, question);
    if !visit.window.holds(answer) {
        return answer;
    }
    // At least as good as the answer it is known to be already.
    let (child, rest) = (visit.after(by), visit.window.moved(own, answer));
    search.seen.ask(&child, rest);
    inner(search, child, rest)
}
