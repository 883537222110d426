//! Minimax: every node gets the best score of its children, MAX's the largest, MIN's the smallest (von Neumann 1928; Shannon
//! 1950).

use crate::score::{Score, Window};
use crate::tree::Tree;

use super::SearchError;
use super::walk::{Node, Parts, Search};

/// The minimax value of the root.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    Ok(go(search, search.tree.root()))
}

/// The minimax value of `node`.
fn go<P: Parts>(search: &mut Search<P>, node: Node<P>) -> Score {
    if let Some(score) = search.stop(&node) {
        return search.evaluate(&node, score);
    }
    let mut visit = search.enter(&node, Window::FULL);
    for by in search.moves(&visit) {
        let score = go(search, visit.after(by));
        search.keep(&mut visit, by, score);
        if search.is_over() {
            break;
        }
    }
    search.leave(&visit)
}
