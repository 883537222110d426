//! Principal variation search (NegaScout): the first child is searched with the open window; of each later one a zero
//! window asks whether it is better at all, and only a surprise is searched again.

use crate::score::{Score, Window};
use crate::trace::Observer;
use crate::tree::NodeId;

use super::order::Order;
use super::walk::{Grid, Search, Visit};

/// One search with the root window.
pub(super) fn run<O: Observer, R: Order>(search: &mut Search<'_, O, R>) -> Score {
    search.grid = Grid::of(search.tree, Score::ZERO);
    go(search, NodeId::ROOT, search.settings.window)
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
    let own = visit.window.bound(visit.player.own_side());
    let question = visit.window.with(visit.player.cut_side(), search.grid.next(own, visit.player));
    // A leaf's score is exact whatever the window, and a question cannot be narrower than the window.
    if search.stops_at(child) || question == visit.window {
        return go(search, child, visit.window);
    }
    search.seen.ask(child, question);
    let answer = go(search, child, question);
    if !visit.window.holds(answer) {
        return answer;
    }
    search.seen.ask(child, visit.window);
    go(search, child, visit.window)
}
