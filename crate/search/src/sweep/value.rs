//! The value alone: the range in which the root's value follows that of each node.

use std::collections::{BTreeMap, BTreeSet};

use crate::score::{Interval, Score, Side};
use crate::search::{self, SearchError, Settings, stops_at, values};
use crate::tree::{GameTree, NodeId};

/// By node: the interval in which the root's value follows that of the node, looking as deep as the search does. The root's value is the
/// node's value clamped to it; if both ends are equal, no value of the node changes the root. For a leaf with a repeated position, all
/// occurrences change together.
pub fn intervals(tree: &GameTree, settings: &Settings) -> Result<Vec<Interval>, SearchError> {
    if let Some(error) = settings.refusal_on(tree) {
        return Err(error);
    }
    if let Some(error) = search::not_by_minimax(tree) {
        return Err(error);
    }
    let horizon = settings.horizon();
    let values = values(tree, horizon);
    let mut intervals = vec![Interval::exactly(values[NodeId::ROOT.index()]); tree.len()];
    intervals[NodeId::ROOT.index()] = Interval { low: Score::MINUS_INFINITE, high: Score::INFINITE };
    for node in tree.nodes().filter(|&node| !tree.is_leaf(node) && tree.ply(node) < horizon) {
        let Interval { low, high } = intervals[node.index()];
        for (child, others) in best_of_others(tree, node, &values) {
            let floor = others.map(|score| score.larger(low).smaller(high));
            intervals[child.index()] = match (floor, tree.player(node).own_side()) {
                (None, _) => Interval { low, high },
                (Some(floor), Side::Alpha) => Interval { low: floor, high },
                (Some(ceiling), Side::Beta) => Interval { low, high: ceiling },
            };
        }
    }
    let mut places: BTreeMap<NodeId, Vec<NodeId>> = BTreeMap::new();
    if tree.has_repeats() {
        for leaf in tree.nodes().filter(|&node| stops_at(tree, node, horizon) && tree.ply(node) <= horizon) {
            places.entry(tree.position(leaf)).or_default().push(leaf);
        }
    }
    for places in places.values().filter(|places| 1 < places.len()) {
        let root = |score| root_with(tree, &values, places, score);
        let both = Interval { low: root(Score::MINUS_INFINITE), high: root(Score::INFINITE) };
        places.iter().for_each(|place| intervals[place.index()] = both);
    }
    Ok(intervals)
}

/// The children of a node, each with the mover's best value among the others.
fn best_of_others(tree: &GameTree, node: NodeId, values: &[Score]) -> Vec<(NodeId, Option<Score>)> {
    let player = tree.player(node);
    let better = |one: Option<Score>, other: Option<Score>| match (one, other) {
        (Some(one), Some(other)) => Some(if player.prefers(other, one) { other } else { one }),
        (one, other) => one.or(other),
    };
    let mut children: Vec<(NodeId, Option<Score>)> = tree.children(node).map(|child| (child, None)).collect();
    let mut best = None;
    for (child, others) in &mut children {
        *others = best;
        best = better(best, Some(values[child.index()]));
    }
    best = None;
    for (child, others) in children.iter_mut().rev() {
        *others = better(*others, best);
        best = better(best, Some(values[child.index()]));
    }
    children
}

/// The root's value with this score at some leaves: only their ancestors are computed again.
fn root_with(tree: &GameTree, values: &[Score], leaves: &[NodeId], score: Score) -> Score {
    let mut changed: BTreeMap<NodeId, Score> = leaves.iter().map(|&leaf| (leaf, score)).collect();
    let mut waiting: BTreeSet<NodeId> = leaves.iter().copied().collect();
    // From the last node to the first: descendants have larger ids.
    while let Some(parent) = waiting.pop_last().and_then(|node| tree.parent(node)) {
        let player = tree.player(parent);
        let value = |child: NodeId| changed.get(&child).copied().unwrap_or(values[child.index()]);
        let better = |best: Score, score: Score| if player.prefers(score, best) { score } else { best };
        let found = tree.children(parent).map(value).reduce(better).expect("a parent has a child");
        changed.insert(parent, found);
        waiting.insert(parent);
    }
    changed[&NodeId::ROOT]
}
