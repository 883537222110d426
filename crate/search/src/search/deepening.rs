//! Iterative deepening (Slate and Atkin 1977; Korf 1985): one pass per depth, each sorting the children by the pass before. Whenever time
//! runs out, the last complete pass has a move.
//!
//! ```
//! use secateur::GameTree;
//! use secateur::search::{Algorithm, Settings, find};
//! let tree: GameTree = "(4(3 12 8) 3(2 4 6) 5(14 5 2))".parse()?;
//! let algorithm = Algorithm::named("iterative-deepening").unwrap();
//! let found = find(&tree, &Settings { algorithm, ..Settings::default() }).unwrap();
//! // The first pass evaluates the three moves, the second searches 5 first, which is worth 2, then 4 and 3.
//! assert_eq!((found.score.value(), found.leaves, found.cut_offs), (3.0, 10, 1));
//! # Ok::<(), secateur::notation::ParseError>(())
//! ```

use crate::score::Score;
use crate::tree::Tree;

use super::SearchError;
use super::alpha_beta::alpha_beta;
use super::walk::{Parts, Search};

/// The score of the deepest pass.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    let height = search.tree.height().unwrap_or(usize::MAX);
    let limit = search.horizon.min(height);
    if limit == usize::MAX {
        return Err(SearchError::Endless);
    }
    let mut score = None;
    for depth in limit.min(1)..=limit {
        search.horizon = depth;
        score = Some(search.pass(search.settings.root_window(), alpha_beta)?);
        if search.is_over() {
            break;
        }
    }
    Ok(score.expect("there is at least one pass"))
}
