//! In which order a search looks at the children of a node: a function it is given.
//!
//! Some orders know the tree (static evaluations, numbers of children, even the true values), some learn from the search
//! itself (killer moves, history, the pass before). A move is known by the name of the node it leads to.

use std::collections::BTreeMap;

use crate::random::SplitMix64;
use crate::score::{Player, Score};
use crate::trace::{Event, Trace};
use crate::tree::{self, GameTree, NodeId};

use super::stops_at;

/// In which order the children of a node are looked at. What an order cannot tell apart stays as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ChildOrder {
    /// As the tree has them.
    #[default]
    AsWritten,
    /// The best static evaluation first; a leaf's utility counts as one.
    Static,
    /// The fewest children first: little work, and a short way to a bound.
    FewestChildren,
    /// First the moves that cut off last on the same ply.
    Killer,
    /// First the moves that have cut off most, near the root more than far from it.
    History,
    /// By what the pass before returned; in the first pass as written.
    PreviousPass,
    /// The best minimax value first: no order can do much better.
    BestFirst,
    /// The worst minimax value first.
    WorstFirst,
    /// From the last to the first.
    Reversed,
    /// By chance; the same seed gives the same order for ever.
    Shuffled {
        /// Any number.
        seed: u64,
    },
}

impl ChildOrder {
    /// Every order, in the order of the picker.
    pub const ALL: [ChildOrder; 10] = [
        ChildOrder::AsWritten,
        ChildOrder::Static,
        ChildOrder::FewestChildren,
        ChildOrder::Killer,
        ChildOrder::History,
        ChildOrder::PreviousPass,
        ChildOrder::BestFirst,
        ChildOrder::WorstFirst,
        ChildOrder::Reversed,
        ChildOrder::Shuffled { seed: 1 },
    ];

    /// The name in settings and links.
    pub fn id(self) -> &'static str {
        match self {
            ChildOrder::AsWritten => "as-written",
            ChildOrder::Static => "static",
            ChildOrder::FewestChildren => "fewest-children",
            ChildOrder::Killer => "killer",
            ChildOrder::History => "history",
            ChildOrder::PreviousPass => "previous-pass",
            ChildOrder::BestFirst => "best-first",
            ChildOrder::WorstFirst => "worst-first",
            ChildOrder::Reversed => "reversed",
            ChildOrder::Shuffled { .. } => "shuffled",
        }
    }

    /// The order with this id; the seed is for the one that needs one.
    pub fn named(id: &str, seed: u64) -> Option<ChildOrder> {
        let found = ChildOrder::ALL.into_iter().find(|order| order.id() == id)?;
        Some(if let ChildOrder::Shuffled { .. } = found { ChildOrder::Shuffled { seed } } else { found })
    }
}

/// The children of one visit, in the order of the search.
pub trait Children: Iterator<Item = NodeId> {
    /// Whether no child is left.
    fn is_done(&self) -> bool;
    /// The children that are left, where they are not in the written order.
    fn listed(&self) -> Option<&[NodeId]>;
}

impl Children for tree::Children<'_> {
    fn is_done(&self) -> bool {
        tree::Children::is_done(self)
    }

    fn listed(&self) -> Option<&[NodeId]> {
        None
    }
}

impl Children for std::vec::IntoIter<NodeId> {
    fn is_done(&self) -> bool {
        self.as_slice().is_empty()
    }

    fn listed(&self) -> Option<&[NodeId]> {
        Some(self.as_slice())
    }
}

/// What a search asks for the children of a node, and tells what became of them.
pub trait Order {
    /// The children of one visit.
    type Children<'t>: Children;
    /// The children of `node` as they will be looked at.
    fn children<'t>(&mut self, tree: &'t GameTree, node: NodeId) -> Self::Children<'t>;
    /// `child` has become the best at `node`.
    fn improved(&mut self, node: NodeId, child: NodeId);
    /// `child` has cut `node` off.
    fn cut(&mut self, tree: &GameTree, node: NodeId, child: NodeId);
    /// A search of `node` has ended with `score`.
    fn returned(&mut self, node: NodeId, score: Score);
}

/// The written order, for which nothing has to be kept.
pub struct Written;

impl Order for Written {
    type Children<'t> = tree::Children<'t>;

    #[inline]
    fn children<'t>(&mut self, tree: &'t GameTree, node: NodeId) -> tree::Children<'t> {
        tree.children(node)
    }

    fn improved(&mut self, _: NodeId, _: NodeId) {}
    fn cut(&mut self, _: &GameTree, _: NodeId, _: NodeId) {}
    fn returned(&mut self, _: NodeId, _: Score) {}
}

/// Any other order.
pub struct Sorted {
    order: ChildOrder,
    learned: Learned,
    /// By node: its minimax value, for the orders that know it.
    values: Vec<Score>,
    /// By node: what the last search of it returned, and its best child, for the orders that go by the pass before.
    previous: Vec<(Option<Score>, NodeId)>,
}

impl Sorted {
    /// `order` for a search down to ply `horizon`; `by_passes` sorts by the pass before on top of it.
    pub fn new(tree: &GameTree, order: ChildOrder, by_passes: bool, horizon: usize) -> Sorted {
        let knows_values = matches!(order, ChildOrder::BestFirst | ChildOrder::WorstFirst);
        let goes_by_passes = by_passes || order == ChildOrder::PreviousPass;
        Sorted {
            order,
            learned: Learned::new(tree, horizon),
            values: if knows_values { values(tree, horizon) } else { Vec::new() },
            previous: if goes_by_passes { vec![(None, NodeId::ROOT); tree.len()] } else { Vec::new() },
        }
    }
}

impl Order for Sorted {
    type Children<'t> = std::vec::IntoIter<NodeId>;

    fn children<'t>(&mut self, tree: &'t GameTree, node: NodeId) -> std::vec::IntoIter<NodeId> {
        let mut children: Vec<NodeId> = tree.children(node).collect();
        let player = tree.player(node);
        match self.order {
            ChildOrder::AsWritten | ChildOrder::PreviousPass => (),
            ChildOrder::Static => sort_by_score(&mut children, player, |child| tree.score(child)),
            ChildOrder::FewestChildren => children.sort_by_key(|&child| tree.children(child).count()),
            ChildOrder::Killer => children.sort_by_key(|&child| self.learned.killer_rank(tree, node, child)),
            ChildOrder::History => {
                children.sort_by_key(|&child| std::cmp::Reverse(self.learned.weight(tree, node, child)));
            }
            ChildOrder::BestFirst => {
                sort_by_score(&mut children, player, |child| Some(self.values[child.index()]));
            }
            ChildOrder::WorstFirst => {
                sort_by_score(&mut children, player.other(), |child| Some(self.values[child.index()]));
            }
            ChildOrder::Reversed => children.reverse(),
            ChildOrder::Shuffled { seed } => {
                let mut random = SplitMix64(seed ^ u64::from(node.0) << 32);
                for last in (1..children.len()).rev() {
                    children.swap(last, random.pick(&(0..=last)));
                }
            }
        }
        if let Some(&(_, best)) = self.previous.get(node.index()) {
            sort_by_score(&mut children, player, |child| self.previous[child.index()].0);
            // Of equal bounds only the first is known to be reached.
            if let Some(place) = children.iter().position(|&child| child == best) {
                children[..=place].rotate_right(1);
            }
        }
        children.into_iter()
    }

    fn improved(&mut self, node: NodeId, child: NodeId) {
        if let Some((_, best)) = self.previous.get_mut(node.index()) {
            *best = child;
        }
    }

    fn cut(&mut self, tree: &GameTree, node: NodeId, child: NodeId) {
        self.learned.learn(tree, node, child);
    }

    fn returned(&mut self, node: NodeId, score: Score) {
        if let Some((previous, _)) = self.previous.get_mut(node.index()) {
            *previous = Some(score);
        }
    }
}

/// The best for `player` first, what has no score last, and equals as they were.
fn sort_by_score(children: &mut [NodeId], player: Player, score: impl Fn(NodeId) -> Option<Score>) {
    children.sort_by(|&one, &other| match (score(one), score(other)) {
        (Some(one), Some(other)) if player.prefers(one, other) => std::cmp::Ordering::Less,
        (Some(one), Some(other)) if player.prefers(other, one) => std::cmp::Ordering::Greater,
        (Some(_), None) => std::cmp::Ordering::Less,
        (None, Some(_)) => std::cmp::Ordering::Greater,
        _ => std::cmp::Ordering::Equal,
    });
}

/// By node: its minimax value, looking no deeper than ply `horizon`; of nodes below it, anything.
pub fn values(tree: &GameTree, horizon: usize) -> Vec<Score> {
    let mut values = vec![Score::ZERO; tree.len()];
    for node in tree.nodes().rev().filter(|&node| tree.ply(node) <= horizon) {
        let player = tree.player(node);
        let better = |best: Score, score: Score| if player.prefers(score, best) { score } else { best };
        let stop = tree.score(node).filter(|_| stops_at(tree, node, horizon));
        let of_children = || tree.children(node).map(|child| values[child.index()]).reduce(better);
        values[node.index()] = stop.or_else(of_children).expect("checked before the run: a stop has a score");
    }
    values
}

/// What killer moves and history have learned from the cut-offs so far. Nameless moves are all different, so nothing can
/// be learned from them.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// By ply: the two moves that cut off last, the later one first.
    pub killers: Vec<[Option<String>; 2]>,
    /// By player and move: the sum of the squares of the plies that were still to be looked ahead at its cut-offs.
    pub history: BTreeMap<(&'static str, String), u64>,
    horizon: usize,
}

impl Learned {
    /// Nothing learned yet, for a search down to ply `horizon`.
    pub fn new(tree: &GameTree, horizon: usize) -> Learned {
        Learned { killers: Vec::new(), history: BTreeMap::new(), horizon: horizon.min(tree.height()) }
    }

    /// What has been learned after the first `step` events of a run down to ply `horizon`.
    pub fn at(tree: &GameTree, trace: &Trace, horizon: usize, step: usize) -> Learned {
        let mut learned = Learned::new(tree, horizon);
        for event in &trace.events[..step.min(trace.events.len())] {
            if let Event::CutOff { node, after, .. } = *event {
                learned.learn(tree, node, after);
            }
        }
        learned
    }

    fn learn(&mut self, tree: &GameTree, node: NodeId, child: NodeId) {
        let (Some(name), ply) = (tree.name(child), tree.ply(node)) else { return };
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None, None]);
        }
        let [first, second] = &mut self.killers[ply];
        if first.as_deref() != Some(name) {
            *second = first.replace(name.to_owned());
        }
        let ahead = self.horizon.saturating_sub(ply) as u64;
        *self.history.entry((tree.player(node).word(), name.to_owned())).or_default() += ahead * ahead;
    }

    /// 0 for the move that cut off last on the ply of `node`, 1 for the one before, 2 for all others.
    fn killer_rank(&self, tree: &GameTree, node: NodeId, child: NodeId) -> usize {
        let killers = self.killers.get(tree.ply(node)).map_or(&[][..], |killers| &killers[..]);
        let name = tree.name(child);
        killers.iter().position(|killer| killer.is_some() && killer.as_deref() == name).unwrap_or(2)
    }

    fn weight(&self, tree: &GameTree, node: NodeId, child: NodeId) -> u64 {
        let key = tree.name(child).map(|name| (tree.player(node).word(), name.to_owned()));
        key.and_then(|key| self.history.get(&key)).copied().unwrap_or_default()
    }
}
