//! MTD(f) (Plaat, Schaeffer, Pijls and de Bruin 1996): only zero windows. Each pass asks whether the value is at least some score, and the
//! table stores the results, until the two bounds meet; they begin at the ends of the payoffs.
//!
//! SSS* (Stockman 1979) is the same from +∞ (Plaat 1996): it visits the same nodes as Stockman's list of states, and needs no list. From −∞
//! it is DUAL* (Marsland, Reinefeld and Schaeffer 1987).
//!
//! ```
//! use secateur::GameTree;
//! use secateur::search::{Algorithm, Settings, find};
//! let tree: GameTree = "((3 12 8) (2 4 6) (14 5 2))".parse()?;
//! let leaves = |id| {
//!     let algorithm = Algorithm::named(id).unwrap();
//!     let found = find(&tree, &Settings { algorithm, ..Settings::default() }).unwrap();
//!     assert_eq!(found.score.value(), 3.0);
//!     found.leaves
//! };
//! assert_eq!(["mtd-f", "sss-star", "dual-star"].map(leaves), [7, 7, 7]);
//! # Ok::<(), secateur::notation::ParseError>(())
//! ```

use crate::score::{Score, Window};

use super::SearchError;
use super::walk::{Parts, Search};
use super::with_table::alpha_beta_with_table;

/// From the guess in the settings, in whole units: between units no bound would ever meet a score.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    mtd(search, search.settings.guess_on(search.tree))
}

/// From the greatest payoff; from a win if that is unknown.
pub(super) fn run_sss<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    mtd(search, search.payoffs.beta())
}

/// From the least payoff; from a loss if that is unknown.
pub(super) fn run_dual<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    mtd(search, search.payoffs.alpha())
}

fn mtd<P: Parts>(search: &mut Search<P>, guess: Score) -> Result<Score, SearchError> {
    search.grid = search.settings.grid_on(search.tree);
    let (mut low, mut high) = (search.payoffs.alpha(), search.payoffs.beta());
    let mut score = guess;
    while low < high && !search.is_over() {
        let beta = if score == low { search.grid.above(score) } else { score };
        let window = Window::between(search.grid.below(beta), beta);
        score = search.pass(window, alpha_beta_with_table)?;
        if window.holds(score) {
            (low, high) = (score, score);
        } else if score < beta {
            high = score;
        } else {
            low = score;
        }
    }
    Ok(score)
}
