//! What all searches share: the tree and the settings they walk with, where they stop, and one pass of a driver.
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

/// What a search is made of: the tree that it walks, who listens, and what sorts the moves.
pub trait Parts {
    type Tree: Tree;
    type Seen: Observer<Self::Tree> + ?Sized;
    type Order: MoveOrdering<Self::Tree>;
}

impl<T: Tree, O: Observer<T> + ?Sized, R: MoveOrdering<T>> Parts for (T, PhantomData<O>, R) {
    type Tree = T;
    type Seen = O;
    type Order = R;
}

pub type Node<P> = <<P as Parts>::Tree as Tree>::Node;
pub type MoveOf<P> = <<P as Parts>::Tree as Tree>::Move;
pub type Key<P> = <<P as Parts>::Tree as Tree>::Key;

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
    /// Whether a window may have to be moved to their ends.
    pub has_payoffs: bool,
    pub seen: &'a mut P::Seen,
    pub order: P::Order,
    pub memory: TranspositionTable<P::Tree>,
    /// Whether nobody counts what it takes. Then the table has the more room without leaves, and windows are narrowed by what can still
    /// come of a game; else a leaf is asked for once, and a game takes what its tree takes.
    pub only_solves: bool,
    /// The highest ply whose position is met again at a leaf below the node under way; beyond every tree where none is.
    pub rests_on: usize,
    /// For the searches with zero windows, which set it when they begin.
    pub grid: Grid,
    /// For the searches that know chance, which set it when they begin.
    pub means: Means,
    /// How many passes a driver has begun.
    pub passes: usize,
    /// Whether nobody knows how deep it may go.
    pub is_endless: bool,
    /// Why the result means nothing, as far as that comes out on the way.
    pub error: Option<SearchError>,
}

impl<'a, P: Parts> Search<'a, P> {
    /// About to begin, with an empty table where the algorithm has one.
    pub fn new(tree: &'a P::Tree, settings: &'a Settings, seen: &'a mut P::Seen, order: P::Order) -> Search<'a, P> {
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

    /// The score with which the search stops at `node`; nothing where it goes deeper. Where it is too deep any will do: the result
    /// is an error then.
    #[inline(always)]
    pub fn stop(&mut self, node: &Node<P>) -> Option<Score> {
        match self.tree.stop(node, self.horizon) {
            None if self.is_endless => self.stop_too_deep(node),
            stop => stop,
        }
    }

    #[inline(never)]
    fn stop_too_deep(&mut self, node: &Node<P>) -> Option<Score> {
        (MOST_PLIES < self.tree.ply(node)).then(|| {
            self.error = Some(SearchError::Endless);
            Score::ZERO
        })
    }

    /// The search stops at `node`, with `score`.
    #[inline(always)]
    pub fn evaluate(&mut self, node: &Node<P>, score: Score) -> Score {
        self.seen.evaluate(node, score);
        self.order.returned(node, score);
        score
    }

    /// Whether it is to end as soon as it can.
    #[inline(always)]
    pub fn is_over(&self) -> bool {
        self.seen.is_full() || self.error.is_some()
    }

    /// Each pass but the first finds out one more score or depth of the tree.
    fn most_passes(&self) -> usize {
        self.tree.positions().unwrap_or_else(|| self.grid.len().max(self.horizon))
    }

    /// Whether the pass that comes next is the last that there may be.
    pub fn is_last_pass(&self) -> bool {
        self.most_passes() <= self.passes
    }

    /// One whole search inside a driver. Each pass but the first finds out one more score or depth of the tree, so there are
    /// never more than that: a driver that finds nothing out any more comes to an end, too.
    pub fn pass(
        &mut self,
        window: Window,
        search: impl FnOnce(&mut Self, Node<P>, Window) -> Score,
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
