//! Aspiration: alpha-beta with a narrow window around a guess. A result outside it is only a bound; then the bound that
//! failed is opened, and the search is done again.

use crate::score::{Bound, Score, Side, Window};
use crate::trace::Observer;

use super::alpha_beta;
use super::order::Order;
use super::walk::{Grid, Search};

/// The score of the last pass.
pub(super) fn run<O: Observer, R: Order>(search: &mut Search<'_, O, R>) -> Score {
    let (guess, margin) = (search.settings.guess, search.settings.margin);
    search.grid = Grid::of(search.tree, guess);
    let decimals = search.grid.decimals().max(margin.decimals());
    let mut window = if guess.is_finite() {
        Window { alpha: guess.plus(margin.times(-1), decimals), beta: guess.plus(margin, decimals) }
    } else {
        // Around a win there is nothing but the win.
        Window { alpha: search.grid.below(guess), beta: search.grid.above(guess) }
    };
    loop {
        let score = search.pass(window, alpha_beta::go);
        if search.seen.is_full() {
            return score;
        }
        window = match Bound::of(score, window) {
            Bound::Upper if window.alpha != Score::MINUS_INFINITE => window.with(Side::Alpha, Score::MINUS_INFINITE),
            Bound::Lower if window.beta != Score::INFINITE => window.with(Side::Beta, Score::INFINITE),
            _ => return score,
        };
    }
}
