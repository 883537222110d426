//! Expectiminimax (Michie 1966) and Star1 (Ballard 1983): alpha-beta with chance nodes. A chance node is worth the weighted mean of its
//! children.
//!
//! At MAX and MIN both do what alpha-beta does. Expectiminimax needs the exact value of every child of a chance node but the last: only for
//! the last does it suffice to know whether it brings the mean to a bound. Star1 asks that of each child, since the remaining children are
//! worth something between the least and the greatest payoff, and cuts as soon as one of them decides.
//!
//! ```
//! use secateur::{GameTree, Score, Window};
//! use secateur::search::{Algorithm, Settings, find};
//! let tree: GameTree = "(chance ((2 2) (1 2)) chance ((0 2) (-1 0)))".parse()?;
//! let payoffs = Window::new(Score::new(-2.0).unwrap(), Score::new(2.0).unwrap()).unwrap();
//! let settings = |id| Settings { algorithm: Algorithm::named(id).unwrap(), payoffs, ..Settings::default() };
//! let [all, star] = ["expectiminimax", "star1"].map(|id| find(&tree, &settings(id)).unwrap());
//! assert_eq!((all.score.value(), star.score.value()), (1.5, 1.5));
//! // With 0 for the first half of the second throw, not even a 2 for the other half makes it worth 1.5.
//! assert_eq!((all.leaves, star.leaves), (7, 5));
//! # Ok::<(), secateur::notation::ParseError>(())
//! ```

use crate::score::{Score, Side, Turn, Window};
use crate::trace::{Observer, Sum};
use crate::tree::Tree;

use super::SearchError;
use super::means::{Means, Throw};
use super::order::MoveOrdering;
use super::walk::{NodeOf, Parts, Search};

/// Expectiminimax with the root window.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    begin::<P, false>(search)
}

/// Star1 with the root window.
pub(super) fn run_star1<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    begin::<P, true>(search)
}

fn begin<P: Parts, const CUTS: bool>(search: &mut Search<P>) -> Result<Score, SearchError> {
    search.means = Means::from_tree(search.tree);
    Ok(value::<P, CUTS>(search, search.tree.root(), search.settings.root_window()))
}

/// What `node` returns when called with `window`.
fn value<P: Parts, const CUTS: bool>(search: &mut Search<P>, node: NodeOf<P>, window: Window) -> Score {
    match search.stop(&node) {
        Some(score) => search.evaluate(&node, score),
        None if search.tree.turn(&node) == Turn::Chance => mean::<P, CUTS>(search, &node, window),
        None => best::<P, CUTS>(search, &node, window),
    }
}

/// What a MAX or MIN node returns: as in alpha-beta.
fn best<P: Parts, const CUTS: bool>(search: &mut Search<P>, node: &NodeOf<P>, window: Window) -> Score {
    let mut visit = search.enter(node, window);
    let mut moves = search.moves(&visit);
    while let Some(by) = moves.next() {
        let score = value::<P, CUTS>(search, visit.after(by), visit.window);
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
    search.leave(&visit)
}

/// What a chance node returns: the mean, or a bound on it outside the window. Its children are always searched in the written order.
fn mean<P: Parts, const CUTS: bool>(search: &mut Search<P>, node: &NodeOf<P>, window: Window) -> Score {
    let (tree, payoffs, means) = (search.tree, search.payoffs, search.means);
    let is_exact_on_bounds = search.settings.is_exact_on_bounds();
    search.seen.visit(node, window);
    let whole = tree.moves(node).map(|by| tree.weight(node, by)).sum();
    let mut throw = Throw::new(means, payoffs, whole);
    let mut moves = tree.moves(node);
    let mut known = None;
    while let Some(by) = moves.next() {
        let weight = tree.weight(node, by);
        let question = throw.question(weight, window, CUTS, is_exact_on_bounds);
        let asked = throw.window(question, payoffs, is_exact_on_bounds);
        let score = value::<P, CUTS>(search, tree.child(node, by), asked);
        if search.is_over() {
            break;
        }
        if !score.is_finite() {
            search.error = Some(SearchError::InfiniteBelowChance);
            break;
        }
        let decided = question.decided_by(means, score);
        let next = throw.with(weight, score);
        // A score that decides is a bound on one side only.
        let low = if decided == Some(Side::Alpha) { throw.least() } else { next.least() };
        let high = if decided == Some(Side::Beta) { throw.greatest() } else { next.greatest() };
        throw = next;
        let sum = Sum {
            score,
            weight,
            seen: throw.seen().unwrap_or(score),
            left: throw.left(),
            whole,
            low: low.unwrap_or(payoffs.alpha()),
            high: high.unwrap_or(payoffs.beta()),
        };
        search.seen.sum(node, by, sum);
        known = Some(match decided {
            Some(Side::Alpha) => throw.greatest().unwrap_or(window.alpha()),
            Some(Side::Beta) => throw.least().unwrap_or(window.beta()),
            None => sum.low,
        });
        if let Some(side) = decided {
            if moves.next().is_some() {
                search.seen.cut_off(node, side, by);
            }
            break;
        }
    }
    let Some(known) = known.or_else(|| search.is_over().then_some(Score::ZERO)) else { return search.meets_no_move() };
    search.seen.leave(node, known);
    search.order.returned(node, known);
    known
}
