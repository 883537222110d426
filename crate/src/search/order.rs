//! In which order a search looks at the children of a node: a function it is given.
//!
//! Some orders know the tree (static evaluations, numbers of children and nodes, even the true values), some learn from the
//! search itself (killer moves, history, the pass before, the lines that answered). A move is known by the name of the node it leads to.

use std::collections::BTreeMap;

use crate::random::SplitMix64;
use crate::ranking;
use crate::score::{Player, Score};
use crate::trace::{Event, Trace};
use crate::tree::{self, GameTree, NodeId};

use super::{Algorithm, stops_at};

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
    /// The smallest subtree first, to cut the bushier ones or to search them in a smaller window.
    FewestNodes,
    /// First the moves that cut off last on the same ply.
    Killer,
    /// First the moves that have cut off most, near the root more than far from it.
    History,
    /// By what the pass before returned; in the first pass as written.
    PreviousPass,
    /// In each pass of iterative deepening, first along the line that answered a move of the root in the pass before.
    Refutation,
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
    pub const ALL: [ChildOrder; 12] = [
        ChildOrder::AsWritten,
        ChildOrder::Static,
        ChildOrder::FewestChildren,
        ChildOrder::FewestNodes,
        ChildOrder::Killer,
        ChildOrder::History,
        ChildOrder::PreviousPass,
        ChildOrder::Refutation,
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
            ChildOrder::FewestNodes => "fewest-nodes",
            ChildOrder::Killer => "killer",
            ChildOrder::History => "history",
            ChildOrder::PreviousPass => "previous-pass",
            ChildOrder::Refutation => "refutation",
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

    /// What this order goes by and a search of `tree` does not have, so that it is little else than the written one.
    pub fn lacks(self, tree: &GameTree, algorithm: Algorithm) -> Option<Lack> {
        let has_static = || tree.nodes().any(|node| !tree.is_leaf(node) && tree.score(node).is_some());
        let has_passes = algorithm.deepens || algorithm.windowed && !algorithm.root_window;
        match self {
            ChildOrder::Static if !has_static() => Some(Lack::StaticEvaluations),
            ChildOrder::Killer | ChildOrder::History if tree.words().is_empty() => Some(Lack::Names),
            ChildOrder::PreviousPass if !has_passes => Some(Lack::Passes),
            ChildOrder::Refutation if !algorithm.deepens => Some(Lack::Deepening),
            _ => None,
        }
    }
}

/// What a child order may go by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lack {
    /// Static evaluations of inner nodes.
    StaticEvaluations,
    /// Names of moves.
    Names,
    /// More than one pass.
    Passes,
    /// Passes that look deeper one after the other.
    Deepening,
}

impl Lack {
    /// The name in messages.
    pub fn id(self) -> &'static str {
        match self {
            Lack::StaticEvaluations => "static",
            Lack::Names => "names",
            Lack::Passes => "passes",
            Lack::Deepening => "deepening",
        }
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
    /// For the refutation table.
    lines: Option<Lines>,
}

/// The lines of play that answered the moves of the root.
struct Lines {
    /// By node: its best child in the last search of it.
    best: Vec<Option<NodeId>>,
    /// By node: the child that this pass has tried first, where the node lies on a line of the pass before.
    tried: Vec<Option<NodeId>>,
}

impl Lines {
    /// Tries the line of the pass before first, as long as `node` lies on one; the root's own moves are as written.
    fn sort(&mut self, tree: &GameTree, node: NodeId, children: &mut [NodeId]) {
        let is_on_line = |parent: NodeId| parent == NodeId::ROOT || self.tried[parent.index()] == Some(node);
        let first = self.best[node.index()].filter(|_| tree.parent(node).is_some_and(is_on_line));
        self.tried[node.index()] = first;
        if let Some(place) = first.and_then(|first| children.iter().position(|&child| child == first)) {
            children[..=place].rotate_right(1);
        }
    }
}

impl Sorted {
    /// `order` for a search down to ply `horizon`; `by_passes` sorts by the pass before on top of it.
    pub fn new(tree: &GameTree, order: ChildOrder, by_passes: bool, horizon: usize) -> Sorted {
        let knows_values = matches!(order, ChildOrder::BestFirst | ChildOrder::WorstFirst);
        let refutes = by_passes && order == ChildOrder::Refutation;
        let goes_by_passes = by_passes && !refutes || order == ChildOrder::PreviousPass;
        Sorted {
            order,
            learned: Learned::new(tree, horizon),
            values: if knows_values { values(tree, horizon) } else { Vec::new() },
            previous: if goes_by_passes { vec![(None, NodeId::ROOT); tree.len()] } else { Vec::new() },
            lines: refutes.then(|| Lines { best: vec![None; tree.len()], tried: vec![None; tree.len()] }),
        }
    }
}

impl Order for Sorted {
    type Children<'t> = std::vec::IntoIter<NodeId>;

    fn children(&mut self, tree: &GameTree, node: NodeId) -> std::vec::IntoIter<NodeId> {
        let mut children: Vec<NodeId> = tree.children(node).collect();
        let player = tree.player(node);
        let value = |child: NodeId| self.values[child.index()];
        match self.order {
            ChildOrder::AsWritten | ChildOrder::PreviousPass | ChildOrder::Refutation => (),
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
        }
        if let Some(&(_, best)) = self.previous.get(node.index()) {
            sort_by(&mut children, |child| score_key(player, self.previous[child.index()].0));
            // Of equal bounds only the first is known to be reached.
            if let Some(place) = children.iter().position(|&child| child == best) {
                children[..=place].rotate_right(1);
            }
        }
        if let Some(lines) = &mut self.lines {
            lines.sort(tree, node, &mut children);
        }
        children.into_iter()
    }

    fn improved(&mut self, node: NodeId, child: NodeId) {
        if let Some(lines) = &mut self.lines {
            lines.best[node.index()] = Some(child);
        }
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

/// Sorts by a key, smallest first, and leaves equals as they were.
fn sort_by(children: &mut Vec<NodeId>, key: impl Fn(NodeId) -> i64) {
    let mut ranked: Vec<(i64, usize)> = children.iter().map(|&child| key(child)).zip(0..).collect();
    ranking::sort(&mut ranked);
    *children = ranked.into_iter().map(|(_, place)| children[place]).collect();
}

/// The best for `player` first, and what has no score last.
fn score_key(player: Player, score: Option<Score>) -> i64 {
    let sign = if player == Player::Max { -1 } else { 1 };
    score.map_or(i64::MAX, |score| ranking::key(score.times(sign)))
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

/// What killer moves and history have learned from the cut-offs so far. A move is the first node with its name; nameless
/// moves are all different.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// By ply: the two moves that cut off last, the later one first.
    pub killers: Vec<[Option<NodeId>; 2]>,
    /// By move, for MAX and for MIN: the sum of the squares of the plies that were still to be looked ahead at its cut-offs.
    pub history: Vec<[u64; 2]>,
    /// By node: the move that leads to it.
    moves: Vec<NodeId>,
    horizon: usize,
}

impl Learned {
    /// Nothing learned yet, for a search down to ply `horizon`.
    pub fn new(tree: &GameTree, horizon: usize) -> Learned {
        let mut first: BTreeMap<&str, Option<NodeId>> = BTreeMap::new();
        let moves = tree
            .nodes()
            .map(|node| tree.name(node).and_then(|name| *first.entry(name).or_insert(Some(node))).unwrap_or(node))
            .collect();
        Learned { killers: Vec::new(), history: vec![[0; 2]; tree.len()], moves, horizon: horizon.min(tree.height()) }
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
        let (by, ply) = (self.moves[child.index()], tree.ply(node));
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None, None]);
        }
        let [first, second] = &mut self.killers[ply];
        if *first != Some(by) {
            *second = first.replace(by);
        }
        let ahead = self.horizon.saturating_sub(ply) as u64;
        self.history[by.index()][tree.player(node) as usize] += ahead * ahead;
    }

    /// 0 for the move that cut off last on the ply of `node`, 1 for the one before, 2 for all others.
    fn killer_rank(&self, tree: &GameTree, node: NodeId, child: NodeId) -> i64 {
        let killers = self.killers.get(tree.ply(node)).map_or(&[][..], |killers| &killers[..]);
        let by = Some(self.moves[child.index()]);
        killers.iter().position(|&killer| killer == by).unwrap_or(2) as i64
    }

    fn weight(&self, player: Player, child: NodeId) -> u64 {
        self.history[self.moves[child.index()].index()][player as usize]
    }
}
