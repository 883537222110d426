//! What all searches share: the tree and the settings they walk with, and what a visit does with a child's score.
//!
//! The rules are here once: of equal scores the first stays the best, or the last becomes it, and the first child is always
//! the best so far, so that a lost position has a best move too. A score that cuts does not narrow: nobody will use that
//! window any more.

use crate::score::{CutRule, Player, ReturnRule, Score, Side, Ties, Window};
use crate::trace::{Entry, Observer};
use crate::tree::{GameTree, NodeId};

use super::memory::Memory;
use super::order::{Children, Order};
use super::{SearchError, Settings, stops_at};

/// A search under way.
pub struct Search<'a, O, R> {
    pub tree: &'a GameTree,
    pub settings: &'a Settings,
    /// The ply at which it stops.
    pub horizon: usize,
    pub cut: CutRule,
    pub returns: ReturnRule,
    pub ties: Ties,
    /// No score lies outside them.
    pub payoffs: Window,
    pub seen: &'a mut O,
    pub order: R,
    pub memory: Memory,
    /// For the searches with zero windows, which set it when they begin.
    pub grid: Grid,
    /// How many passes a driver has begun.
    pub passes: usize,
}

/// A visit under way.
pub struct Visit {
    pub node: NodeId,
    pub player: Player,
    /// What it was called with.
    pub called: Window,
    /// What is left of that.
    pub window: Window,
    pub best: Option<Score>,
}

impl<'a, O: Observer, R: Order> Search<'a, O, R> {
    /// Whether the search goes no deeper than `node`.
    #[inline]
    pub fn stops_at(&self, node: NodeId) -> bool {
        stops_at(self.tree, node, self.horizon)
    }

    /// The score of a node where the search stops.
    #[inline]
    pub fn evaluate(&mut self, node: NodeId) -> Score {
        let score = self.tree.score(node).expect("checked before the run: a stop has a score");
        self.seen.evaluate(node, score);
        self.order.returned(node, score);
        score
    }

    /// The search is called on an inner node.
    #[inline]
    pub fn enter(&mut self, node: NodeId, window: Window) -> Visit {
        self.seen.visit(node, window);
        let mut visit = Visit { node, player: self.tree.player(node), called: window, window, best: None };
        let (side, worst) = (visit.player.own_side(), self.payoffs.bound(visit.player.own_side()));
        // No child can be worse than the worst payoff, so the mover has that before it has looked at any.
        if window.narrowed(visit.player, worst).is_some_and(|narrower| !narrower.is_empty()) {
            self.narrow(&mut visit, side, worst);
        }
        visit
    }

    /// The children of a visit, in the order of the search.
    #[inline]
    pub fn children(&mut self, visit: &Visit) -> R::Children<'a> {
        let children = self.order.children(self.tree, visit.node);
        if let Some(listed) = children.listed() {
            self.seen.order(listed);
        }
        children
    }

    /// Looks at the children of a visit, each with what `search` finds of it, until one of them cuts or nobody listens.
    #[inline]
    pub fn look(&mut self, visit: &mut Visit, search: impl FnMut(&mut Self, &Visit, NodeId) -> Score) {
        // Told apart here, MAX and MIN need not be told apart at every child: that costs a tenth of the time.
        match visit.player {
            Player::Max => self.look_for(Player::Max, visit, search),
            Player::Min => self.look_for(Player::Min, visit, search),
        }
    }

    #[inline(always)]
    fn look_for(
        &mut self,
        player: Player,
        visit: &mut Visit,
        mut search: impl FnMut(&mut Self, &Visit, NodeId) -> Score,
    ) {
        visit.player = player;
        let mut children = self.children(visit);
        while let Some(child) = children.next() {
            let score = search(self, visit, child);
            self.keep(visit, child, score);
            if self.cuts(visit, child, score, &children) || self.seen.is_full() {
                break;
            }
        }
    }

    /// Keeps the score of `child` if it is the best so far.
    #[inline]
    pub fn keep(&mut self, visit: &mut Visit, child: NodeId, score: Score) {
        if visit.best.is_none_or(|best| self.ties.takes(visit.player, score, best)) {
            visit.best = Some(score);
            self.seen.improve(visit.node, child, score);
            self.order.improved(visit.node, child);
        }
    }

    /// Whether the score of `child` cuts the visit off before the `rest` of its children; if not, it may narrow the window.
    #[inline]
    fn cuts(&mut self, visit: &mut Visit, child: NodeId, score: Score, rest: &impl Children) -> bool {
        if visit.window.is_cut_by(visit.player, score, self.cut) {
            // The opponent already has something at least as good elsewhere, so no later child matters.
            if !rest.is_done() {
                self.seen.cut_off(visit.node, visit.player.cut_side(), child);
                self.order.cut(self.tree, visit.node, child);
            }
            return true;
        }
        if visit.window.narrowed(visit.player, score).is_some() {
            self.narrow(visit, visit.player.own_side(), score);
        }
        false
    }

    /// Moves one bound of a visit's window.
    #[inline]
    pub fn narrow(&mut self, visit: &mut Visit, side: Side, to: Score) {
        self.seen.narrow(visit.node, side, visit.window.bound(side), to);
        visit.window = visit.window.moved(side, to);
    }

    /// Ends a visit with its best score.
    #[inline]
    pub fn leave(&mut self, visit: &Visit) -> Score {
        let best = visit.best.expect("an inner node has a child");
        self.answer(visit, visit.called.returned(visit.player, best, self.returns))
    }

    /// Ends a visit with `score`.
    #[inline]
    pub fn answer(&mut self, visit: &Visit, score: Score) -> Score {
        self.seen.leave(visit.node, score);
        self.order.returned(visit.node, score);
        score
    }

    /// What the table knows about `node` to just the depth that is asked for.
    pub fn probe(&mut self, node: NodeId) -> Option<Entry> {
        let entry = self.memory.entry(self.tree, node, self.horizon)?;
        self.seen.probe(node, entry);
        Some(entry)
    }

    /// Lets the table keep what `score`, found with `window`, says about `node`.
    pub fn store(&mut self, node: NodeId, score: Score, window: Window) {
        let bound = self.settings.proves(score, window);
        let entry = self.memory.store(self.tree, node, self.horizon, score, bound);
        self.seen.store(node, entry);
    }

    /// One whole search inside a driver. Each pass but the first finds out one more score or depth of the tree, so there are
    /// never more than that: a driver that finds nothing out any more comes to an end, too.
    pub fn pass(
        &mut self,
        window: Window,
        search: impl FnOnce(&mut Self, NodeId, Window) -> Score,
    ) -> Result<Score, SearchError> {
        if self.tree.len() < self.passes {
            return Err(SearchError::TooManyPasses { passes: self.passes });
        }
        self.passes += 1;
        self.seen.pass(window, self.horizon);
        let score = search(self, NodeId::ROOT, window);
        self.seen.prove(score);
        Ok(score)
    }
}

/// The scores that a search can meet, as far as zero windows need to know them: between two neighbours there is none.
#[derive(Clone, Copy, Default, Debug)]
pub struct Grid {
    decimals: u8,
    /// The finite scores of the tree lie between these; none where there is no finite score.
    ends: Option<(Score, Score)>,
}

impl Grid {
    /// The grid of the scores of a tree, and of a window as far as both together are exact.
    pub(crate) fn of(tree: &GameTree, window: Window) -> Grid {
        let scores = || tree.nodes().filter_map(|node| tree.score(node)).filter(|score| score.is_finite());
        let smaller = |one: Score, other: Score| if other < one { other } else { one };
        let larger = |one: Score, other: Score| if one < other { other } else { one };
        let ends = scores().reduce(smaller).zip(scores().reduce(larger));
        let bounds = || [window.alpha(), window.beta()].into_iter().filter(|bound| bound.is_finite());
        let finest = bounds().map(Score::decimals).fold(tree.decimals(), u8::max);
        let mut all = ends.into_iter().flat_map(|(lowest, highest)| [lowest, highest]).chain(bounds());
        let is_exact = all.all(|score| score.is_exact(finest));
        Grid { decimals: if is_exact { finest } else { tree.decimals() }, ends }
    }

    /// How many decimals the unit has.
    pub fn decimals(self) -> u8 {
        self.decimals
    }

    /// The next better score for `player`.
    pub(super) fn next(self, score: Score, player: Player) -> Score {
        match player {
            Player::Max => self.above(score),
            Player::Min => self.below(score),
        }
    }

    /// The neighbour that is nearest to a score, which may lie between two where it is a bound of a window.
    fn nearest(self, score: Score) -> Score {
        Some(score.to_unit(self.decimals)).filter(|nearest| nearest.is_finite()).unwrap_or(score)
    }

    /// The next score above.
    pub(super) fn above(self, score: Score) -> Score {
        let nearest = self.nearest(score);
        match self.ends {
            Some((lowest, _)) if score == Score::MINUS_INFINITE => lowest,
            Some(_) if score < nearest => nearest,
            Some(_) => nearest.plus_units(1, self.decimals),
            None => Score::INFINITE,
        }
    }

    /// The next score below.
    pub(super) fn below(self, score: Score) -> Score {
        let nearest = self.nearest(score);
        match self.ends {
            Some((_, highest)) if score == Score::INFINITE => highest,
            Some(_) if nearest < score => nearest,
            Some(_) => nearest.plus_units(-1, self.decimals),
            None => Score::MINUS_INFINITE,
        }
    }
}
