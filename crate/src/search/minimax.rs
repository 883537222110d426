//! Minimax: every node gets the best score of its children, MAX's the largest, MIN's the smallest.

use crate::score::{Score, Window};
use crate::trace::Observer;
use crate::tree::{GameTree, NodeId};

use super::{evaluate, stops_at};

/// The minimax value of `node`, looking no deeper than ply `horizon`.
pub(super) fn go(tree: &GameTree, horizon: usize, seen: &mut impl Observer, node: NodeId) -> Score {
    if stops_at(tree, node, horizon) {
        return evaluate(tree, seen, node);
    }
    seen.visit(node, Window::FULL);
    let player = tree.player(node);
    let mut best = None;
    for child in tree.children(node) {
        let score = go(tree, horizon, seen, child);
        if best.is_none_or(|best| player.prefers(score, best)) {
            best = Some(score);
            seen.improve(node, child, score);
        }
    }
    let best = best.expect("an inner node has a child");
    seen.leave(node, best);
    best
}
