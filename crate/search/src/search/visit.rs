//! What every visit of a search does: it is called with a window, keeps the best score of its children, is cut off or narrows its window
//! after each of them, and returns.
//!
//! The rules are here once: of equal scores the first stays the best, or the last replaces it, and the first child is always the best so
//! far, so that a lost position has a best move, too. A score that cuts does not narrow: that window is no longer used.
//!
//! All of it is inlined into a search's loop by force: the compiler's own choice changes with each further kind of tree, and the time with
//! it by half.

use crate::score::{MaybeScore, Player, Score, Side, Turn, Window};
use crate::trace::Observer;
use crate::tree::Tree;

use super::SearchError;
use super::order::MoveOrdering;
use super::walk::{MoveOf, NodeOf, Parts, Search};

/// A visit under way.
pub struct OpenVisit<'n, T: Tree> {
    pub tree: &'n T,
    pub node: &'n T::Node,
    /// Who moves.
    pub player: Player,
    /// The window it was called with.
    called: Window,
    /// The window that is left.
    pub window: Window,
    pub best: MaybeScore,
}

impl<T: Tree> OpenVisit<'_, T> {
    /// The child that a move leads to.
    #[inline(always)]
    pub fn after(&self, by: T::Move) -> T::Node {
        self.tree.child(self.node, by)
    }
}

impl<'a, P: Parts> Search<'a, P> {
    /// Whether the observer wants to know which child a score came from.
    #[inline(always)]
    fn tells(&self) -> bool {
        P::Order::LEARNS || self.seen.hears()
    }

    /// The search is called on an inner node.
    #[inline(always)]
    pub fn enter<'n>(&mut self, node: &'n NodeOf<P>, window: Window) -> OpenVisit<'n, P::Tree>
    where
        'a: 'n,
    {
        self.seen.visit(node, window);
        let player = match self.tree.turn(node) {
            Turn::Max => Player::Max,
            Turn::Min => Player::Min,
            Turn::Chance => self.meets_chance(),
        };
        let mut visit = OpenVisit { tree: self.tree, node, player, called: window, window, best: MaybeScore::NONE };
        if self.has_payoffs {
            self.begin_with_payoffs(&mut visit);
        }
        visit
    }

    /// No child is worse than the worst payoff, so the mover has that before visiting any.
    fn begin_with_payoffs(&mut self, visit: &mut OpenVisit<'_, P::Tree>) {
        let worst = self.payoffs.worst(visit.player);
        if visit.window.narrowed(visit.player, worst).is_some_and(|narrower| !narrower.is_empty()) {
            self.narrow(visit, worst);
        }
    }

    /// Most searches in the table cannot handle chance.
    #[cold]
    fn meets_chance(&mut self) -> Player {
        self.error = Some(SearchError::Chance);
        Player::Max
    }

    /// The moves of a visit, in the order of the search.
    #[inline(always)]
    pub fn moves<'n>(&mut self, visit: &OpenVisit<'n, P::Tree>) -> impl Iterator<Item = MoveOf<P>> + use<'n, P> {
        self.order.moves(visit.tree, visit.node, self.seen)
    }

    /// Keeps the score of the child that `by` leads to if it is the best so far.
    #[inline(always)]
    pub fn improve(&mut self, visit: &mut OpenVisit<'_, P::Tree>, by: MoveOf<P>, score: Score) {
        if !self.tells() {
            // Among equal scores the choice then makes no difference, and the processor need not predict which is better.
            visit.best = visit.best.or_better(visit.player, score);
        } else if visit.best.get().is_none_or(|best| self.ties.takes(visit.player, score, best)) {
            visit.best = Some(score).into();
            self.seen.improve(visit.node, by, score);
            self.order.improved(visit.node, by);
        }
    }

    /// Whether the opponent already has something at least as good as `score` elsewhere: β ≤ `score` at a MAX node, `score` ≤ α at
    /// a MIN node. Then no later child matters.
    #[inline(always)]
    pub fn cuts(&self, visit: &OpenVisit<'_, P::Tree>, score: Score) -> bool {
        visit.window.is_cut_by(visit.player, score, self.cut)
    }

    /// The child that `by` leads to has cut the visit off before the `rest` of its moves, if any.
    #[inline(always)]
    pub fn cut_off(
        &mut self,
        visit: &OpenVisit<'_, P::Tree>,
        by: MoveOf<P>,
        mut rest: impl Iterator<Item = MoveOf<P>>,
    ) {
        // If nobody listens, a game need not look for another move.
        if self.tells() && rest.next().is_some() {
            self.seen.cut_off(visit.node, visit.player.cut_side(), by);
            self.order.cut(self.tree, visit.node, by);
        }
    }

    /// Raises α to `score` at a MAX node, lowers β to it at a MIN node, unless the bound is already as good.
    #[inline(always)]
    pub fn narrow(&mut self, visit: &mut OpenVisit<'_, P::Tree>, score: Score) {
        if visit.window.narrowed(visit.player, score).is_some() {
            self.move_bound(visit, visit.player.own_side(), score);
        }
    }

    /// Moves one bound of a visit's window.
    #[inline(always)]
    pub fn move_bound(&mut self, visit: &mut OpenVisit<'_, P::Tree>, side: Side, to: Score) {
        self.seen.narrow(visit.node, side, visit.window.bound(side), to);
        visit.window = visit.window.moved(side, to);
    }

    /// Ends a visit with its best score.
    #[inline(always)]
    pub fn leave(&mut self, visit: &OpenVisit<'_, P::Tree>) -> Score {
        let Some(best) = visit.best.get() else { return self.meets_no_move() };
        self.answer(visit, visit.called.returned(visit.player, best, self.returns))
    }

    /// The next part has not been grown; or the rules of a game are wrong: it is not over, and there are no moves.
    #[cold]
    pub fn meets_no_move(&mut self) -> Score {
        self.error = Some(if self.tree.has_stubs() { SearchError::NotGrown } else { SearchError::NoMove });
        Score::ZERO
    }

    /// Ends a visit with `score`.
    #[inline(always)]
    pub fn answer(&mut self, visit: &OpenVisit<'_, P::Tree>, score: Score) -> Score {
        self.seen.leave(visit.node, score);
        self.order.returned(visit.node, score);
        score
    }
}
