//! Aspiration (Gillogly 1972; Baudet 1978): alpha-beta with a narrow window around a guess. A result outside it is only a bound; then the
//! bound that failed is opened, or moved past the result by a growing margin, and the search runs again.
//!
//! ```
//! use secateur::GameTree;
//! use secateur::search::{Algorithm, Settings, find};
//! let tree: GameTree = "((3 12 8) (2 4 6) (14 5 2))".parse()?;
//! let algorithm = Algorithm::named("aspiration").unwrap();
//! let found = find(&tree, &Settings { algorithm, ..Settings::default() }).unwrap();
//! // The window around the guess, 0, ends at 1: too low, so a second pass leaves it open above.
//! assert_eq!((found.score.value(), found.leaves, found.cut_offs), (3.0, 10, 2));
//! # Ok::<(), secateur::notation::ParseError>(())
//! ```

use crate::score::{Bound, Score, Side, Window};
use crate::tree::Tree;

use super::SearchError;
use super::alpha_beta::alpha_beta;
use super::walk::{Parts, Search};

/// The score of the last pass.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    let all = search.payoffs;
    let mut window = first_window(search).inside(all);
    let mut margin = search.settings.margin.larger(Score::ZERO);
    loop {
        let score = search.pass(window, alpha_beta)?;
        if search.is_over() {
            return Ok(score);
        }
        let side = match search.settings.proves(score, window) {
            Bound::Upper if window.alpha() != all.alpha() => Side::Alpha,
            Bound::Lower if window.beta() != all.beta() => Side::Beta,
            _ => return Ok(score),
        };
        window = window.moved(side, beyond(search, side, score, &mut margin));
    }
}

/// The new place of the bound that `score` met: with growth, further out by a larger margin; without it, or before the last pass, the end
/// of the payoffs.
fn beyond<P: Parts>(search: &Search<P>, side: Side, score: Score, margin: &mut Score) -> Score {
    let end = search.payoffs.bound(side);
    let Some(growth) = search.settings.growth.filter(|_| !search.is_last_pass()) else { return end };
    *margin = margin.times(growth as i32);
    let decimals = score.decimals().max(search.settings.margin.decimals());
    let step = margin.times(if side == Side::Alpha { -1 } else { 1 });
    let further = search.payoffs.nearest(score.plus(step, decimals));
    // A margin too small to change the score gets nowhere.
    let is_further = if side == Side::Alpha { further < score } else { score < further };
    if is_further { further } else { end }
}

/// The guess with the margin on both sides, to as many decimals as both need if that is exact.
fn first_window<P: Parts>(search: &Search<P>) -> Window {
    let (settings, unit) = (search.settings, search.tree.decimals());
    let guess = settings.guess_on(search.tree);
    let grid = settings.grid_on(search.tree);
    if !guess.is_finite() {
        // Around a win there is only the win.
        return Window::between(grid.below(guess), grid.above(guess));
    }
    let margin = settings.margin.larger(Score::ZERO);
    let coarse = unit.max(guess.decimals());
    let fine = coarse.max(margin.decimals());
    let decimals = if guess.plus(margin, fine).is_finite() { fine } else { coarse };
    let around = |margin: Score| Window::new(guess.plus(margin.times(-1), decimals), guess.plus(margin, decimals));
    // However small the margin, the window is not empty.
    around(margin).or_else(|| around(Score::ZERO.plus_units(1, decimals))).expect("a unit parts two scores")
}
