//! Minimax over the explicit tree, level by level: from the lowest ply up, every node of a ply before the ply above.

use crate::score::{Score, Window};
use crate::trace::Observer;
use crate::tree::NodeId;

use super::SearchError;
use super::order::Order;
use super::walk::Search;

/// The minimax value of the root.
pub(super) fn run<O: Observer, R: Order>(search: &mut Search<'_, O, R>) -> Result<Score, SearchError> {
    let tree = search.tree;
    let lowest = tree.height().min(search.horizon);
    let mut levels = vec![Vec::new(); lowest + 1];
    tree.nodes().filter(|&node| tree.ply(node) <= lowest).for_each(|node| levels[tree.ply(node)].push(node));
    let mut scores = vec![Score::ZERO; tree.len()];
    for &node in levels.iter().rev().flatten() {
        if search.seen.is_full() {
            break;
        }
        if search.stops_at(node) {
            scores[node.index()] = search.evaluate(node);
            continue;
        }
        let mut visit = search.enter(node, Window::FULL);
        for child in search.children(&visit) {
            search.keep(&mut visit, child, scores[child.index()]);
        }
        scores[node.index()] = search.leave(&visit);
    }
    Ok(scores[NodeId::ROOT.index()])
}
