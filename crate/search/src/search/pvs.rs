//! Principal variation search (Marsland and Campbell 1982; Marsland 1986; NegaScout, Reinefeld 1983): the first child is searched with the
//! open window; for each later one a zero window asks whether it is better at all, and only a surprise is searched again, from the answer
//! on. With a transposition table, as programs search large games, it looks up and stores what alpha-beta with a table does.
//!
//! ```
//! use secateur::GameTree;
//! use secateur::search::{Algorithm, Settings, find};
//! let tree: GameTree = "((3 12 8) (2 4 6) (14 5 2))".parse()?;
//! let algorithm = Algorithm::named("pvs").unwrap();
//! let found = find(&tree, &Settings { algorithm, ..Settings::default() }).unwrap();
//! // Both questions are answered by "no better".
//! assert_eq!((found.score.value(), found.leaves, found.cut_offs), (3.0, 7, 1));
//! # Ok::<(), secateur::notation::ParseError>(())
//! ```

use crate::score::{Score, Window};
use crate::trace::Observer;
use crate::tree::Tree;

use super::SearchError;
use super::visit::OpenVisit;
use super::walk::{MoveOf, NodeOf, Parts, Search};

/// One search with the root window.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    search.grid = search.settings.grid_on(search.tree);
    Ok(pvs(search, search.tree.root(), search.settings.root_window()))
}

/// What `node` returns when called with `window`.
fn pvs<P: Parts>(search: &mut Search<P>, node: NodeOf<P>, window: Window) -> Score {
    if let Some(score) = search.stop(&node) {
        return search.evaluate_once(&node, score);
    }
    let mut visit = search.enter(&node, window);
    let mut lookup = search.lookup(&visit);
    if let Some(score) = search.retrieve(&mut visit, &mut lookup) {
        return search.answer(&visit, score);
    }
    let mut moves = search.moves(&visit);
    while let Some(by) = moves.next() {
        let score = match visit.best.get() {
            None => pvs(search, visit.after(by), visit.window),
            Some(_) => ask(search, &visit, by),
        };
        search.improve(&mut visit, by, score);
        if search.cuts(&visit, score) {
            search.cut_off(&visit, by, moves);
            break;
        }
        search.narrow(&mut visit, score);
        if search.is_over() {
            break;
        }
    }
    search.store(&visit, lookup);
    search.leave(&visit)
}

/// Asks whether a child is better than what its parent's player has, and if so how good it is.
fn ask<P: Parts>(search: &mut Search<P>, visit: &OpenVisit<P::Tree>, by: MoveOf<P>) -> Score {
    let child = visit.after(by);
    // A leaf's score is exact whatever the window.
    if let Some(score) = search.stop(&child) {
        return search.evaluate_once(&child, score);
    }
    let (own, far) = (visit.player.own_side(), visit.player.cut_side());
    let next = search.grid.next(visit.window.bound(own), visit.player);
    // A question stays inside the window.
    if !visit.window.holds(next) {
        return pvs(search, child, visit.window);
    }
    let question = visit.window.moved(far, next);
    search.seen.ask(&child, question);
    let answer = pvs(search, child, question);
    if !visit.window.holds(answer) {
        return answer;
    }
    // At least as good as the answer that is already known.
    let (child, rest) = (visit.after(by), visit.window.moved(own, answer));
    search.seen.ask(&child, rest);
    pvs(search, child, rest)
}
