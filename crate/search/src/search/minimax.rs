//! Minimax: every node gets the best score of its children, MAX's the largest, MIN's the smallest (von Neumann 1928; Shannon
//! 1950).
//!
//! ```
//! use secateur::GameTree;
//! use secateur::search::{Algorithm, Settings, find};
//! let tree: GameTree = "((3 12 8) (2 4 6) (14 5 2))".parse()?;
//! let algorithm = Algorithm::named("minimax").unwrap();
//! let found = find(&tree, &Settings { algorithm, ..Settings::default() }).unwrap();
//! assert_eq!((found.score.value(), found.leaves, found.cut_offs), (3.0, 9, 0));
//! # Ok::<(), secateur::notation::ParseError>(())
//! ```

use crate::score::{Score, Window};
use crate::tree::Tree;

use super::SearchError;
use super::walk::{NodeOf, Parts, Search};

/// The minimax value of the root.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    Ok(minimax(search, search.tree.root()))
}

/// The minimax value of `node`.
fn minimax<P: Parts>(search: &mut Search<P>, node: NodeOf<P>) -> Score {
    if let Some(score) = search.stop(&node) {
        return search.evaluate(&node, score);
    }
    let mut visit = search.enter(&node, Window::FULL);
    for by in search.moves(&visit) {
        let score = minimax(search, visit.after(by));
        search.improve(&mut visit, by, score);
        if search.is_over() {
            break;
        }
    }
    search.leave(&visit)
}
