//! What all searches share: tree and settings, where they stop, and one pass of a driver.
//!
//! A search is written once for every kind of tree, observer and order.

use std::marker::PhantomData;

use crate::score::{CutRule, ReturnRule, Score, Ties, Window};
use crate::trace::Observer;
use crate::tree::{MOST_PLIES, Tree};

use super::grid::Grid;
use super::means::Means;
use super::order::MoveOrdering;
use super::transposition_table::TranspositionTable;
use super::{SearchError, Settings};

/// The parts of a search: the tree it walks, its observer, and the order of the moves.
pub trait Parts {
    type Tree: Tree;
    type Observer: Observer<Self::Tree> + ?Sized;
    type Order: MoveOrdering<Self::Tree>;
}

impl<T: Tree, O: Observer<T> + ?Sized, R: MoveOrdering<T>> Parts for (T, PhantomData<O>, R) {
    type Tree = T;
    type Observer = O;
    type Order = R;
}

pub type NodeOf<P> = <<P as Parts>::Tree as Tree>::Node;
pub type MoveOf<P> = <<P as Parts>::Tree as Tree>::Move;
pub type KeyOf<P> = <<P as Parts>::Tree as Tree>::Key;

/// A search under way.
pub struct Search<'a, P: Parts> {
    pub tree: &'a P::Tree,
    pub settings: &'a Settings,
    /// The ply at which it stops.
    pub horizon: usize,
    pub cut: CutRule,
    pub returns: ReturnRule,
    pub ties: Ties,
    /// No score lies outside them.
    pub payoffs: Window,
    /// Whether a window may have to be clamped to their ends.
    pub has_payoffs: bool,
    pub seen: &'a mut P::Observer,
    pub order: P::Order,
    pub memory: TranspositionTable<P::Tree>,
    /// Whether only the result counts, not the cost. Then the table has more room, without leaves, and windows are narrowed to the scores
    /// that a game can still reach; otherwise a leaf is looked up once, and a game costs what its tree does.
    pub only_solves: bool,
    /// The highest ply whose position is repeated at a leaf below the current node; beyond every tree if there is none.
    pub rests_on: usize,
    /// For zero-window searches, which set it when they begin.
    pub grid: Grid,
    /// For searches with chance nodes, which set it when they begin.
    pub means: Means,
    /// How many passes a driver has begun.
    pub passes: usize,
    /// Whether the depth has no known limit.
    pub is_endless: bool,
    /// Why the result is invalid, as far as found so far.
    pub error: Option<SearchError>,
}

impl<'a, P: Parts> Search<'a, P> {
    /// A search about to begin, with an empty table if the algorithm has one.
    pub fn new(tree: &'a P::Tree, settings: &'a Settings, seen: &'a mut P::Observer, order: P::Order) -> Search<'a, P> {
        let algorithm = settings.algorithm;
        let (cut, returns) = settings.rules();
        let payoffs = if algorithm.windowed { settings.payoffs } else { Window::FULL };
        Search {
            tree,
            settings,
            horizon: settings.horizon(),
            cut,
            returns,
            ties: settings.ties(),
            payoffs,
            // From a root window inside them no window ever leaves them.
            has_payoffs: !payoffs.contains(if algorithm.root_window { settings.root_window() } else { Window::FULL }),
            seen,
            order,
            memory: if algorithm.table { TranspositionTable::new(tree) } else { TranspositionTable::None },
            only_solves: false,
            rests_on: usize::MAX,
            grid: Grid::default(),
            means: Means::default(),
            passes: 0,
            is_endless: tree.height().is_none_or(|height| MOST_PLIES < height),
            error: None,
        }
    }

    /// The score with which the search stops at `node`; none if it goes deeper. If it is too deep, any score will do: the result is then an
    /// error.
    #[inline(always)]
    pub fn stop(&mut self, node: &NodeOf<P>) -> Option<Score> {
        match self.tree.stop(node, self.horizon) {
            None if self.is_endless => self.stop_too_deep(node),
            stop => stop,
        }
    }

    #[inline(never)]
    fn stop_too_deep(&mut self, node: &NodeOf<P>) -> Option<Score> {
        (MOST_PLIES < self.tree.ply(node)).then(|| {
            self.error = Some(SearchError::Endless);
            Score::ZERO
        })
    }

    /// The search stops at `node`, with `score`.
    #[inline(always)]
    pub fn evaluate(&mut self, node: &NodeOf<P>, score: Score) -> Score {
        self.seen.evaluate(node, score);
        self.order.returned(node, score);
        score
    }

    /// Whether it should end as soon as it can.
    #[inline(always)]
    pub fn is_over(&self) -> bool {
        self.seen.is_full() || self.error.is_some()
    }

    /// Each pass after the first finds one more score or depth of the tree.
    fn most_passes(&self) -> usize {
        self.tree.positions().unwrap_or_else(|| self.grid.len().max(self.horizon))
    }

    /// Whether the next pass is the last one allowed.
    pub fn is_last_pass(&self) -> bool {
        self.most_passes() <= self.passes
    }

    /// One whole search inside a driver. Each pass after the first finds one more score or depth of the tree, so their number is limited: a
    /// driver that no longer makes progress also ends.
    pub fn pass(
        &mut self,
        window: Window,
        search: impl FnOnce(&mut Self, NodeOf<P>, Window) -> Score,
    ) -> Result<Score, SearchError> {
        if self.most_passes() < self.passes {
            return Err(SearchError::TooManyPasses { passes: self.passes });
        }
        self.passes += 1;
        self.seen.pass(window, self.horizon);
        let score = search(self, self.tree.root(), window);
        self.seen.prove(score);
        Ok(score)
    }
}
