//! The critical tree (Knuth and Moore 1975): what a search must visit even if it always visits the best child first.

use crate::score::{Bound, Player, Window};
use crate::tree::GameTree;

use super::order::values;
use super::stops_at;

/// What has to be proved about a node, which decides how many of its children are needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeType {
    /// The search can do without it.
    Spare,
    /// Type 1: its value must be known exactly.
    Principal,
    /// Type 2: a bound that one child, the best, proves.
    Cut,
    /// Type 3: a bound that only all children together prove.
    All,
}

/// By node: its type in the critical tree of the best order, down to ply `horizon`, in a game with these `payoffs`.
pub fn critical(tree: &GameTree, horizon: usize, payoffs: Window) -> Vec<NodeType> {
    let values = values(tree, horizon);
    let mut goals: Vec<Option<Bound>> = vec![None; tree.len()];
    goals[0] = Some(Bound::Exact);
    let mut types = vec![NodeType::Spare; tree.len()];
    for node in tree.nodes() {
        let Some(goal) = goals[node.index()] else { continue };
        let player = tree.player(node);
        let one_suffices = if player == Player::Max { Bound::Lower } else { Bound::Upper };
        types[node.index()] = match goal {
            Bound::Exact => NodeType::Principal,
            goal if goal == one_suffices => NodeType::Cut,
            _ => NodeType::All,
        };
        if stops_at(tree, node, horizon) {
            continue;
        }
        // Nothing beats the greatest payoff, so nothing has to be proved about the other moves.
        let unbeaten = payoffs.bound(player.cut_side());
        let value = values[node.index()];
        let best =
            tree.children(node).find(|child| values[child.index()] == value).expect("some child gives the value");
        for child in tree.children(node) {
            goals[child.index()] = match goal {
                _ if child == best => Some(goal),
                Bound::Exact if value == unbeaten => None,
                Bound::Exact if player == Player::Max => Some(Bound::Upper),
                Bound::Exact => Some(Bound::Lower),
                goal if goal == one_suffices => None,
                goal => Some(goal),
            };
        }
    }
    types
}

/// How many nodes the critical tree evaluates: the minimum over all orders on a uniform tree.
pub fn critical_leaves(tree: &GameTree, horizon: usize, payoffs: Window) -> usize {
    let types = critical(tree, horizon, payoffs);
    tree.nodes()
        .filter(|&node| {
            tree.ply(node) <= horizon && stops_at(tree, node, horizon) && types[node.index()] != NodeType::Spare
        })
        .count()
}
