//! Principal variation search (Marsland and Campbell 1982; NegaScout, Reinefeld 1983): the first child is searched with the
//! open window; of each later one a zero window asks whether it is better at all, and only a surprise is searched again,
//! from the answer on.

use crate::score::{Score, Window};
use crate::trace::Observer;
use crate::tree::NodeId;

use super::SearchError;
use super::order::Order;
use super::walk::{Search, Visit};

/// One search with the root window.
pub(super) fn run<O: Observer, R: Order>(search: &mut Search<'_, O, R>) -> Result<Score, SearchError> {
    search.grid = search.settings.grid_on(search.tree);
    Ok(go(search, NodeId::ROOT, search.settings.root_window()))
}

/// What `node` returns when it is called with `window`.
fn go<O: Observer, R: Order>(search: &mut Search<'_, O, R>, node: NodeId, window: Window) -> Score {
    if search.stops_at(node) {
        return search.evaluate(node);
    }
    let mut visit = search.enter(node, window);
    search.look(&mut visit, |search, visit, child| match visit.best {
        None => go(search, child, visit.window),
        Some(_) => ask(search, visit, child),
    });
    search.leave(&visit)
}

/// Asks whether `child` is better than what its parent's player has, and how good it is if so.
fn ask<O: Observer, R: Order>(search: &mut Search<'_, O, R>, visit: &Visit, child: NodeId) -> Score {
    let (own, far) = (visit.player.own_side(), visit.player.cut_side());
    let next = search.grid.next(visit.window.bound(own), visit.player);
    // A leaf's score is exact whatever the window, and a question stays inside the window.
    if search.stops_at(child) || !visit.window.holds(next) {
        return go(search, child, visit.window);
    }
    let question = visit.window.moved(far, next);
    search.seen.ask(child, question);
    let answer = go(search, child, question);
    if !visit.window.holds(answer) {
        return answer;
    }
    // At least as good as the answer it is known to be already.
    let rest = visit.window.moved(own, answer);
    search.seen.ask(child, rest);
    go(search, child, rest)
}
