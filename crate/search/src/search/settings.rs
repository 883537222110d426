//! What a search can be asked for: the settings of a run, and what follows from them before it begins.

use crate::score::{Bound, CutRule, ReturnRule, Score, Ties, Window};
use crate::trace::Trace;
use crate::tree::{GameTree, NodeId, Tree};

use super::{ALGORITHMS, Algorithm, Beginning, ChildOrder, Grid, SearchError, stops_at, values};

/// A named choice of cut rule and return rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dialect {
    /// The name in settings and links.
    pub id: &'static str,
    /// When a score cuts.
    pub cut: CutRule,
    /// What a visit returns.
    pub returns: ReturnRule,
}

/// The conventions of alpha-beta that are taught, in the order of the picker.
pub const DIALECTS: [Dialect; 5] = [
    Dialect { id: "fail-soft", cut: CutRule::AtBound, returns: ReturnRule::FailSoft },
    Dialect { id: "fail-soft-strict", cut: CutRule::PastBound, returns: ReturnRule::FailSoft },
    Dialect { id: "fail-hard", cut: CutRule::AtBound, returns: ReturnRule::FailHard },
    Dialect { id: "fail-hard-strict", cut: CutRule::PastBound, returns: ReturnRule::FailHard },
    Dialect { id: "running-bound", cut: CutRule::AtBound, returns: ReturnRule::RunningBound },
];

/// What a run depends on besides the tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// A row of [`ALGORITHMS`].
    pub algorithm: Algorithm,
    /// The window the root is called with; ignored by an algorithm without a configurable root window. An infinite bound means the end of
    /// the payoffs.
    pub window: Window,
    /// When a score cuts, in an algorithm with dialects.
    pub cut: CutRule,
    /// What a visit returns, in an algorithm with dialects.
    pub returns: ReturnRule,
    /// Which of several equal scores is taken, in an algorithm where that can be chosen.
    pub ties: Ties,
    /// The game's payoffs, from the least to the greatest, as far as known.
    pub payoffs: Window,
    /// Maximum number of plies below the root, if there is a limit.
    pub depth: Option<usize>,
    /// In which order the children of a node are visited.
    pub order: ChildOrder,
    /// The first guess of MTD(f) and aspiration; see [`Settings::guess_on`].
    pub guess: Score,
    /// The margin of aspiration's window on both sides of the guess; more than 0.
    pub margin: Score,
    /// The factor, from 2 on, by which aspiration's margin beyond a failed result grows with every further pass; without it, that side is
    /// opened.
    pub growth: Option<u32>,
}

impl Default for Settings {
    /// Alpha-beta, full window, cutting at the bound, fail-soft, to the leaves.
    fn default() -> Settings {
        Settings {
            algorithm: ALGORITHMS[0],
            window: Window::FULL,
            cut: CutRule::default(),
            returns: ReturnRule::default(),
            ties: Ties::default(),
            payoffs: Window::FULL,
            depth: None,
            order: ChildOrder::default(),
            guess: Score::ZERO,
            margin: Score::ONE,
            growth: None,
        }
    }
}

/// The algorithm that runs on a tree if this one is requested: the same, or if there are chance nodes, the one that cuts most with these
/// `payoffs`.
pub fn nearest(algorithm: Algorithm, tree: &GameTree, payoffs: Window) -> Algorithm {
    if tree.has_chance() && !algorithm.chance { for_chance(payoffs) } else { algorithm }
}

/// The algorithm that cuts most at chance nodes with these `payoffs`.
pub fn for_chance(payoffs: Window) -> Algorithm {
    let id = if payoffs == Window::FULL { "expectiminimax" } else { "star1" };
    Algorithm::named(id).expect("both are rows of the table")
}

impl Settings {
    /// The ply at which the search stops; beyond every tree if there is no limit.
    pub fn horizon(&self) -> usize {
        self.depth.unwrap_or(usize::MAX)
    }

    /// Why a search of `tree` would have no result.
    pub(crate) fn refusal_on(&self, tree: &GameTree) -> Option<SearchError> {
        if tree.has_chance() && !self.algorithm.chance {
            return Some(SearchError::Chance);
        }
        if tree.is_partial() && (self.order.knows_tree() || self.algorithm.by_levels) {
            return Some(SearchError::NotGrown);
        }
        // Without a limit the search stops only at leaves, and every leaf has a score or is a stub.
        let limited = self.depth.is_some() || self.algorithm.deepens;
        let is_unknown = |&node: &NodeId| tree.score(node).is_none() && !tree.is_leaf(node);
        if limited && let Some(node) = self.stops(tree).find(is_unknown) {
            return Some(SearchError::MissingStaticEvaluation { node });
        }
        self.beyond_payoffs(tree).map(|node| SearchError::BeyondPayoffs { node })
    }

    /// The first node in pre-order within the search's reach whose score is outside the payoffs.
    fn beyond_payoffs(&self, tree: &GameTree) -> Option<NodeId> {
        let payoffs = self.payoffs;
        let is_beyond = |&node: &NodeId| tree.score(node).is_some_and(|score| payoffs.nearest(score) != score);
        if payoffs == Window::FULL { None } else { self.stops(tree).find(is_beyond) }
    }

    /// The window the search starts with; all payoffs if the user cannot set it.
    pub fn root_window(&self) -> Window {
        self.chosen_window().ending_with(self.payoffs)
    }

    /// The window at a node before the first event: for the root, the one with which the search is about to begin.
    pub fn window_before(&self, tree: &GameTree, step: usize, node: NodeId) -> Option<Window> {
        let is_called = step == 0 && node == NodeId::ROOT && !stops_at(tree, node, self.horizon());
        (is_called && self.algorithm.windowed).then(|| self.root_window())
    }

    /// The root window, if there is one to choose.
    fn chosen_window(&self) -> Window {
        if self.algorithm.root_window { self.window } else { Window::FULL }
    }

    /// Whether the root window may leave the root's value unknown; one that contains all payoffs does not.
    pub fn may_miss(&self) -> bool {
        !self.chosen_window().contains(self.payoffs)
    }

    /// When a score cuts, and what a visit returns.
    #[inline]
    pub fn rules(&self) -> (CutRule, ReturnRule) {
        if self.algorithm.dialects { (self.cut, self.returns) } else { Default::default() }
    }

    /// Which of several equal scores is taken.
    pub fn ties(&self) -> Ties {
        if self.algorithm.ties { self.ties } else { Ties::First }
    }

    /// Whether the move taken at a node may be worse than the node: with the last of equals, if a score on a bound may be only a bound.
    pub fn may_mislead(&self) -> bool {
        self.ties() == Ties::Last && self.algorithm.windowed && !self.is_exact_on_bounds()
    }

    /// The move that a run takes at the root and its value, if the result gives the root another value; none if part of the tree is
    /// unknown.
    pub fn wrong_move(&self, tree: &GameTree, trace: &Trace) -> Option<(NodeId, Score)> {
        let is_known = !tree.is_partial() && trace.is_finished && trace.theorem.is_certain(trace.score);
        let taken = trace.taken_move().filter(|_| self.may_mislead() && is_known)?;
        let worth = values(tree, self.horizon())[taken.index()];
        (worth != trace.score).then_some((taken, worth))
    }

    /// Whether a score on a bound of its call's window is exact: see [`Bound::classify_closed`].
    #[inline]
    pub(crate) fn is_exact_on_bounds(&self) -> bool {
        self.rules() == (CutRule::PastBound, ReturnRule::FailSoft)
    }

    /// What `score`, returned to a caller with `window`, proves by the theorem for the dialect.
    #[inline]
    pub fn proves(&self, score: Score, window: Window) -> Bound {
        let bound = if self.is_exact_on_bounds() {
            Bound::classify_closed(score, window)
        } else {
            Bound::classify(score, window)
        };
        bound.within(score, self.payoffs)
    }

    /// The guess of a search of `tree`, within the payoffs. A zero window lies between two units of the tree's scores, so there it is
    /// rounded to them; a window with a margin may lie anywhere, as far as that is exact.
    pub fn guess_on(&self, tree: &impl Tree) -> Score {
        let unit = tree.decimals();
        let guess = self.payoffs.nearest(self.guess);
        let stays = self.algorithm.margin && guess.is_exact(unit.max(guess.decimals()));
        if stays { guess } else { guess.to_unit(unit) }
    }

    /// Where zero-window passes begin: at the `guess`, or at the `top` or `bottom` end of the number line.
    pub fn beginning_on(&self, tree: &impl Tree) -> &'static str {
        let guess = self.guess_on(tree);
        match self.algorithm.begins {
            Some(begins) => begins.id(),
            None if guess.is_finite() => "guess",
            None if guess < Score::ZERO => Beginning::Bottom.id(),
            None => Beginning::Top.id(),
        }
    }

    /// The grid of the scores that a search of `tree` meets, or may be asked about.
    pub fn grid_on(&self, tree: &impl Tree) -> Grid {
        Grid::new(tree, self.chosen_window())
    }

    /// Whether a number in a search of `tree` may have decimals, as means do.
    pub fn has_decimals(&self, tree: &impl Tree) -> bool {
        let Settings { algorithm, guess, margin, .. } = *self;
        let window = self.root_window();
        let given =
            [(true, window.alpha()), (true, window.beta()), (algorithm.guess, guess), (algorithm.margin, margin)];
        self.algorithm.chance
            || 0 < tree.decimals()
            || given.iter().any(|&(is_used, number)| is_used && 0 < number.decimals())
    }

    /// The nodes where the search stops if nothing is cut off.
    pub(crate) fn stops(&self, tree: &GameTree) -> impl Iterator<Item = NodeId> {
        let horizon = self.horizon();
        let every_depth = self.algorithm.deepens;
        tree.nodes().filter(move |&node| {
            tree.ply(node) <= horizon && (stops_at(tree, node, horizon) || every_depth && node != NodeId::ROOT)
        })
    }
}
