//! Every order but the written one: the children of a visit are listed and sorted.

use crate::random::SplitMix64;
use crate::score::Score;
use crate::trace::Observer;
use crate::tree::{GameTree, NodeId, Tree};

use super::rank_ordering::{score_key, sort_by};
use super::{ChildOrder, KillerHistory, MoveOrdering, values};

/// Any order.
pub struct GameTreeOrdering<'t> {
    tree: &'t GameTree,
    order: ChildOrder,
    learned: KillerHistory,
    /// By node: its minimax value, for the orders that know it.
    values: Vec<Score>,
    /// By position: the result of its last search, and the offset of its best child, for the orders by the pass before.
    previous: Vec<(Option<Score>, u32)>,
    /// For the refutation table.
    lines: Option<Lines>,
}

/// The lines of play that refuted the root's moves.
struct Lines {
    /// By position: the offset of its best child in the last search of it.
    best: Vec<Option<u32>>,
    /// By node: the child that this pass tried first, if the node lies on a line of the pass before.
    tried: Vec<Option<NodeId>>,
}

impl Lines {
    /// Tries the line of the pass before first, as long as `node` lies on one; the root's own moves stay as written.
    fn sort(&mut self, tree: &GameTree, node: NodeId, children: &mut [NodeId]) {
        let is_on_line = |parent: NodeId| parent == NodeId::ROOT || self.tried[parent.index()] == Some(node);
        let best = self.best[tree.position(node).index()].filter(|_| tree.parent(node).is_some_and(is_on_line));
        let first = best.map(|best| NodeId(node.0 + best));
        self.tried[node.index()] = first;
        if let Some(place) = first.and_then(|first| children.iter().position(|&child| child == first)) {
            children[..=place].rotate_right(1);
        }
    }
}

impl<'t> GameTreeOrdering<'t> {
    /// `order` for a search down to ply `horizon`; `by_passes` sorts by the pass before as well.
    pub fn new(tree: &'t GameTree, order: ChildOrder, by_passes: bool, horizon: usize) -> GameTreeOrdering<'t> {
        let knows_values = matches!(order, ChildOrder::BestFirst | ChildOrder::WorstFirst);
        let refutes = by_passes && order == ChildOrder::Refutation;
        let goes_by_passes = by_passes && !refutes || order == ChildOrder::PreviousPass;
        GameTreeOrdering {
            tree,
            order,
            learned: KillerHistory::new(tree, horizon),
            values: if knows_values { values(tree, horizon) } else { Vec::new() },
            previous: if goes_by_passes { vec![(None, 0); tree.len()] } else { Vec::new() },
            lines: refutes.then(|| Lines { best: vec![None; tree.len()], tried: vec![None; tree.len()] }),
        }
    }
}

impl<'t> MoveOrdering<GameTree> for GameTreeOrdering<'t> {
    fn moves<'n, O: Observer + ?Sized>(
        &mut self,
        tree: &'n GameTree,
        &node: &'n NodeId,
        seen: &mut O,
    ) -> impl Iterator<Item = NodeId> + use<'n, 't, O> {
        let mut children: Vec<NodeId> = tree.children(node).collect();
        let player = tree.player(node);
        let value = |child: NodeId| self.values[child.index()];
        match self.order {
            order if order.is_of_game() && tree.own_order() == Some(order) => {
                sort_by(&mut children, |child| i64::from(tree.rank(&node, child)));
            }
            ChildOrder::Static => sort_by(&mut children, |child| score_key(player, tree.score(child))),
            ChildOrder::FewestChildren => sort_by(&mut children, |child| tree.children(child).count() as i64),
            ChildOrder::FewestNodes => sort_by(&mut children, |child| i64::from(tree.end(child).0 - child.0)),
            ChildOrder::Killer => sort_by(&mut children, |child| self.learned.killer_rank(tree, node, child)),
            ChildOrder::History => sort_by(&mut children, |child| -(self.learned.weight(player, child) as i64)),
            ChildOrder::BestFirst => sort_by(&mut children, |child| score_key(player, Some(value(child)))),
            ChildOrder::WorstFirst => sort_by(&mut children, |child| score_key(player.other(), Some(value(child)))),
            ChildOrder::Reversed => children.reverse(),
            ChildOrder::Shuffled { seed } => {
                let mut random = SplitMix64(seed ^ u64::from(node.0) << 32);
                for last in (1..children.len()).rev() {
                    children.swap(last, random.pick(&(0..=last)));
                }
            }
            _ => (),
        }
        if let Some(&(_, best)) = self.previous.get(tree.position(node).index()) {
            sort_by(&mut children, |child| score_key(player, self.previous[tree.position(child).index()].0));
            // Of equal bounds only the first is known to be reached.
            if let Some(place) = children.iter().position(|&child| child.0 == node.0 + best) {
                children[..=place].rotate_right(1);
            }
        }
        if let Some(lines) = &mut self.lines {
            lines.sort(tree, node, &mut children);
        }
        seen.order(&children);
        children.into_iter()
    }

    fn improved(&mut self, &node: &NodeId, child: NodeId) {
        if let Some(lines) = &mut self.lines {
            lines.best[self.tree.position(node).index()] = Some(child.0 - node.0);
        }
        if let Some((_, best)) = self.previous.get_mut(self.tree.position(node).index()) {
            *best = child.0 - node.0;
        }
    }

    fn cut(&mut self, tree: &GameTree, &node: &NodeId, child: NodeId) {
        self.learned.learn(tree, node, child);
    }

    fn returned(&mut self, &node: &NodeId, score: Score) {
        if let Some((previous, _)) = self.previous.get_mut(self.tree.position(node).index()) {
            *previous = Some(score);
        }
    }
}
