//! Iterative deepening: one pass for each depth, each sorting the children by the pass before. Whenever time runs out, the
//! last whole pass has a move.

use crate::score::Score;
use crate::trace::Observer;

use super::SearchError;
use super::alpha_beta;
use super::order::Order;
use super::walk::Search;

/// The score of the deepest pass.
pub(super) fn run<O: Observer, R: Order>(search: &mut Search<'_, O, R>) -> Result<Score, SearchError> {
    let limit = search.horizon.min(search.tree.height());
    let mut score = None;
    for depth in limit.min(1)..=limit {
        search.horizon = depth;
        score = Some(search.pass(search.settings.root_window(), alpha_beta::go)?);
        if search.seen.is_full() {
            break;
        }
    }
    Ok(score.expect("there is at least one pass"))
}
