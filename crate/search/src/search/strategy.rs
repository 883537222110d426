//! Properties of a tree, whatever a search has seen of it: a strategy of MAX, which has an answer to every move of MIN, and the moves that
//! keep the value of their node.

use crate::score::Turn;
use crate::tree::{GameTree, NodeId};

use super::order::values;
use super::stops_at;

/// By node: whether MAX's strategy may lead there, looking no deeper than ply `horizon`. At MAX nodes it has one move, at MIN and chance
/// nodes every one; however MIN plays, MAX gets at least the root's value. Of equal moves it takes the one on `line`, a principal
/// variation, else the first.
pub fn strategy(tree: &GameTree, horizon: usize, line: &[NodeId]) -> Vec<bool> {
    let values = values(tree, horizon);
    let mut is_on_line = vec![false; tree.len()];
    line.iter().for_each(|node| is_on_line[node.index()] = true);
    let mut may_follow = vec![false; tree.len()];
    may_follow[NodeId::ROOT.index()] = true;
    for node in tree.nodes() {
        if !may_follow[node.index()] || stops_at(tree, node, horizon) {
            continue;
        }
        let keeps = |child: &NodeId| values[child.index()] == values[node.index()];
        let mut best = tree.children(node).filter(keeps);
        match tree.turn(node) {
            Turn::Min | Turn::Chance => tree.children(node).for_each(|child| may_follow[child.index()] = true),
            Turn::Max => {
                let first = best.clone().find(|child| is_on_line[child.index()]).or_else(|| best.next());
                may_follow[first.expect("some child gives the value").index()] = true;
            }
        }
    }
    may_follow
}

/// By node: whether the move that leads there keeps the value of the parent, looking no deeper than ply `horizon`. Never true below chance.
pub fn keeps_value(tree: &GameTree, horizon: usize) -> Vec<bool> {
    let values = values(tree, horizon);
    let keeps = |node: NodeId| {
        let parent = tree.parent(node).filter(|_| tree.ply(node) <= horizon);
        let parent = parent.filter(|&parent| tree.turn(parent) != Turn::Chance);
        parent.is_some_and(|parent| values[node.index()] == values[parent.index()])
    };
    tree.nodes().map(keeps).collect()
}
