//! MTD(f): nothing but zero windows. Each pass asks whether the value is at least some score, and the table keeps what was
//! found out, until the two bounds meet; they begin at the ends of the payoffs. From +∞ it visits what SSS* visits, from −∞ what DUAL* visits.

use crate::score::{Score, Window};
use crate::trace::Observer;

use super::SearchError;
use super::order::Order;
use super::walk::Search;
use super::with_table;

/// From the guess of the settings, in whole units: between them no bound would ever meet a score.
pub(super) fn run<O: Observer, R: Order>(search: &mut Search<'_, O, R>) -> Result<Score, SearchError> {
    from(search, search.settings.guess_on(search.tree))
}

/// From the greatest payoff, a win if nothing is known of that.
pub(super) fn run_sss<O: Observer, R: Order>(search: &mut Search<'_, O, R>) -> Result<Score, SearchError> {
    from(search, search.payoffs.beta())
}

/// From the least payoff, a loss if nothing is known of that.
pub(super) fn run_dual<O: Observer, R: Order>(search: &mut Search<'_, O, R>) -> Result<Score, SearchError> {
    from(search, search.payoffs.alpha())
}

fn from<O: Observer, R: Order>(search: &mut Search<'_, O, R>, guess: Score) -> Result<Score, SearchError> {
    search.grid = search.settings.grid_on(search.tree);
    let (mut low, mut high) = (search.payoffs.alpha(), search.payoffs.beta());
    let mut score = guess;
    while low < high && !search.seen.is_full() {
        let beta = if score == low { search.grid.above(score) } else { score };
        let window = Window::between(search.grid.below(beta), beta);
        score = search.pass(window, with_table::go)?;
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
