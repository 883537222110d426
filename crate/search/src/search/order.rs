//! The order in which a search visits the children of a node, as a function passed to it.
//!
//! Some orders use the tree (static evaluations, numbers of children and nodes, even the true values), some learn from the search itself
//! (killer moves, history, the pass before, refutation lines). A move is identified by the name of the node it leads to.

use crate::score::{Score, Turn};
use crate::trace::Observer;
use crate::tree::{GameTree, Tree};

use super::{Algorithm, Means, SearchError, stops_at};

mod game_tree_ordering;
mod killer_history;
mod rank_ordering;

pub use game_tree_ordering::GameTreeOrdering;
pub use killer_history::KillerHistory;
pub use rank_ordering::RankOrdering;

/// The order in which the children of a node are visited. Ties stay as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
#[non_exhaustive]
pub enum ChildOrder {
    /// As written.
    #[default]
    AsWritten,
    /// The best static evaluation first; a leaf's utility counts as one.
    Static,
    /// The fewest children first: little work, and a short way to a bound.
    FewestChildren,
    /// The smallest subtree first, to cut the bushier ones or to search them in a smaller window.
    FewestNodes,
    /// First the moves that last cut off on the same ply.
    Killer,
    /// First the moves that have cut off most, weighted more near the root.
    History,
    /// By the results of the pass before; in the first pass as written.
    PreviousPass,
    /// In each pass of iterative deepening, first along the line that refuted a root move in the pass before.
    Refutation,
    /// The best minimax value first: no order can do much better.
    BestFirst,
    /// The worst minimax value first.
    WorstFirst,
    /// From the last to the first.
    Reversed,
    /// A game's own order: central squares or columns first.
    CentreFirst,
    /// A game's own order: corners first, squares next to corners last.
    CornersFirst,
    /// A game's own order: captures first.
    CapturesFirst,
    /// A game's own order: first the moves after which the same player moves again.
    FurtherMoveFirst,
    /// Random; the same seed always gives the same order.
    Shuffled {
        /// Any number.
        seed: u64,
    },
}

impl ChildOrder {
    /// Every order, in the order of the picker.
    pub const ALL: &[ChildOrder] = &[
        ChildOrder::AsWritten,
        ChildOrder::CentreFirst,
        ChildOrder::CornersFirst,
        ChildOrder::CapturesFirst,
        ChildOrder::FurtherMoveFirst,
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
            ChildOrder::CentreFirst => "centre-first",
            ChildOrder::CornersFirst => "corners-first",
            ChildOrder::CapturesFirst => "captures-first",
            ChildOrder::FurtherMoveFirst => "further-move-first",
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

    /// Whether it uses the shape of the tree, or the value of every node, and so needs the whole tree.
    pub fn knows_tree(self) -> bool {
        use ChildOrder::{BestFirst, FewestChildren, FewestNodes, Shuffled, WorstFirst};
        matches!(self, BestFirst | WorstFirst | FewestChildren | FewestNodes | Shuffled { .. })
    }

    /// Whether it is some game's own order, which only that game's trees have: see [`Tree::own_order`].
    pub fn is_of_game(self) -> bool {
        use ChildOrder::{CapturesFirst, CentreFirst, CornersFirst, FurtherMoveFirst};
        matches!(self, CentreFirst | CornersFirst | CapturesFirst | FurtherMoveFirst)
    }

    /// The order with this id; the seed is for the shuffled one.
    pub fn named(id: &str, seed: u64) -> Option<ChildOrder> {
        ChildOrder::ALL.iter().copied().find(|order| order.id() == id).map(|order| order.seeded(seed))
    }

    /// The same order, with this seed if it needs one.
    pub fn seeded(self, seed: u64) -> ChildOrder {
        if let ChildOrder::Shuffled { .. } = self { ChildOrder::Shuffled { seed } } else { self }
    }

    /// What this order relies on that a search of `tree` lacks, so that it hardly differs from the written one.
    pub fn lacks(self, tree: &GameTree, algorithm: Algorithm) -> Option<Lack> {
        let has_static = || tree.nodes().any(|node| !tree.is_leaf(node) && tree.score(node).is_some());
        let has_passes = algorithm.deepens || algorithm.windowed && !algorithm.root_window;
        match self {
            order if order.is_of_game() && tree.own_order() != Some(order) => Some(Lack::Game),
            ChildOrder::Static if !has_static() => Some(Lack::StaticEvaluations),
            ChildOrder::Killer | ChildOrder::History if tree.words().is_empty() => Some(Lack::Names),
            ChildOrder::PreviousPass if !has_passes => Some(Lack::Passes),
            ChildOrder::Refutation if !algorithm.deepens => Some(Lack::Deepening),
            _ => None,
        }
    }
}

/// What a child order may rely on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Lack {
    /// A game with this order of its own.
    Game,
    /// Static evaluations of inner nodes.
    StaticEvaluations,
    /// Names of moves.
    Names,
    /// More than one pass.
    Passes,
    /// Successively deeper passes.
    Deepening,
}

impl Lack {
    /// The name in messages.
    pub fn id(self) -> &'static str {
        match self {
            Lack::Game => "game",
            Lack::StaticEvaluations => "static",
            Lack::Names => "names",
            Lack::Passes => "passes",
            Lack::Deepening => "deepening",
        }
    }
}

/// Supplies the moves at a node to a search, and learns what became of them.
pub trait MoveOrdering<T: Tree> {
    /// Whether it depends on what became of the moves.
    const LEARNS: bool = true;
    /// The moves at `node` in the order of the search. An order other than the written one is reported to the observer.
    fn moves<'n, O: Observer<T> + ?Sized>(
        &mut self,
        tree: &'n T,
        node: &'n T::Node,
        seen: &mut O,
    ) -> impl Iterator<Item = T::Move> + use<'n, Self, T, O>;
    /// The child that `by` leads to has become the best at `node`.
    fn improved(&mut self, _node: &T::Node, _by: T::Move) {}
    /// It has cut `node` off.
    fn cut(&mut self, _tree: &T, _node: &T::Node, _by: T::Move) {}
    /// A search of `node` has ended with `score`.
    fn returned(&mut self, _node: &T::Node, _score: Score) {}
}

/// The written order, which needs no state.
pub struct WrittenOrder;

impl<T: Tree> MoveOrdering<T> for WrittenOrder {
    const LEARNS: bool = false;

    #[inline(always)]
    fn moves<'n, O: Observer<T> + ?Sized>(
        &mut self,
        tree: &'n T,
        node: &'n T::Node,
        _: &mut O,
    ) -> impl Iterator<Item = T::Move> + use<'n, T, O> {
        tree.moves(node)
    }
}

/// A search waiting for its order.
#[doc(hidden)]
pub trait InOrder<T: Tree> {
    /// Runs it in that order.
    fn run<R: MoveOrdering<T>>(self, order: R) -> Result<Score, SearchError>;
}

/// By node: its minimax value down to ply `horizon`, at chance nodes the mean; undefined for nodes below.
///
/// # Panics
/// If the tree is [partial](GameTree::is_partial), or a node at ply `horizon` has no score.
pub fn values(tree: &GameTree, horizon: usize) -> Vec<Score> {
    let mut values = vec![Score::ZERO; tree.len()];
    let means = Means::from_tree(tree);
    for node in tree.nodes().rev().filter(|&node| tree.ply(node) <= horizon) {
        let player = tree.player(node);
        let better = |best: Score, score: Score| if player.prefers(score, best) { score } else { best };
        let stop = tree.score(node).filter(|_| stops_at(tree, node, horizon));
        let of_children = || match tree.turn(node) {
            Turn::Chance => means.mean(tree.children(node).map(|child| (values[child.index()], tree.weight(child)))),
            _ => tree.children(node).map(|child| values[child.index()]).reduce(better),
        };
        values[node.index()] = stop.or_else(of_children).expect("checked before the run: a stop has a score");
    }
    values
}
