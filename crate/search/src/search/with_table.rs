//! Alpha-beta with a transposition table (Greenblatt, Eastlake and Crocker 1967; Slate and Atkin 1977; as AlphaBetaWithMemory in Plaat
//! 1996): what is known about a position answers, cuts or narrows the window, and results are stored.
//!
//! ```
//! use secateur::GameTree;
//! use secateur::search::{Algorithm, Settings, find};
//! let tree: GameTree = "((3 12 8) (2 4 6) (14 5 2))".parse()?;
//! let algorithm = Algorithm::named("alpha-beta-table").unwrap();
//! let found = find(&tree, &Settings { algorithm, ..Settings::default() }).unwrap();
//! assert_eq!((found.score.value(), found.leaves, found.cut_offs), (3.0, 7, 1));
//! # Ok::<(), secateur::notation::ParseError>(())
//! ```

use crate::score::{Score, Window};
use crate::tree::Tree;

use super::SearchError;
use super::walk::{NodeOf, Parts, Search};

/// One search with the root window.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    Ok(alpha_beta_with_table(search, search.tree.root(), search.settings.root_window()))
}

/// What `node` returns when called with `window`.
pub(super) fn alpha_beta_with_table<P: Parts>(search: &mut Search<P>, node: NodeOf<P>, window: Window) -> Score {
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
        let score = alpha_beta_with_table(search, visit.after(by), visit.window);
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
