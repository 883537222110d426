//! What all searches share: the tree and the settings they walk with, and what a visit does with a child's score.
//!
//! The rules are here once: of equal scores the first stays the best, or the last becomes it, and the first child is always
//! the best so far, so that a lost position has a best move too. A score that cuts does not narrow: nobody will use that
//! window any more.
//!
//! A search is written once for every kind of tree, observer and order. What a visit does is part of its loop by force: the
//! compiler's own choice changes with each further kind, and with it the time by a half.

use crate::score::{Bound, CutRule, MaybeScore, Player, ReturnRule, Score, Side, Ties, Turn, Window};
use crate::trace::{Entry, Observer};
use crate::tree::{MOST_PLIES, Tree};

use super::memory::{Memory, Slot};
use super::order::MoveOrdering;
use super::{SearchError, Settings};

/// What a search is made of: the tree that it walks, who listens, and what sorts the moves.
pub trait Parts {
    type Tree: Tree;
    type Seen: Observer<Self::Tree>;
    type Order: MoveOrdering<Self::Tree>;
}

impl<T: Tree, O: Observer<T>, R: MoveOrdering<T>> Parts for (T, O, R) {
    type Tree = T;
    type Seen = O;
    type Order = R;
}

pub type Node<P> = <<P as Parts>::Tree as Tree>::Node;
pub type Move<P> = <<P as Parts>::Tree as Tree>::Move;
pub type Key<P> = <<P as Parts>::Tree as Tree>::Key;

/// What a search makes of the child that a move leads to. No closure: those are called at every child, and this is part of the loop.
pub trait Look<P: Parts> {
    fn look(search: &mut Search<P>, visit: &Visit<P::Tree>, by: Move<P>) -> Score;
}

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
    pub memory: Memory<P::Tree>,
    /// Whether nobody counts what it takes. Then the table has the more room without leaves, and windows are narrowed by what can still
    /// come of a game; else a leaf is asked for once, and a game takes what its tree takes.
    pub only_solves: bool,
    /// The highest ply whose position is met again at a leaf below the node under way; beyond every tree where none is.
    pub rests_on: usize,
    /// For the searches with zero windows, which set it when they begin.
    pub grid: Grid,
    /// How many passes a driver has begun.
    pub passes: usize,
    /// Whether nobody knows how deep it may go.
    pub is_endless: bool,
    /// Why the result means nothing, as far as that comes out on the way.
    pub fault: Option<SearchError>,
}

/// A visit under way.
pub struct Visit<'n, T: Tree> {
    pub tree: &'n T,
    pub node: &'n T::Node,
    pub player: Player,
    /// What it was called with.
    pub called: Window,
    /// What is left of that.
    pub window: Window,
    pub best: MaybeScore,
}

impl<T: Tree> Visit<'_, T> {
    /// The child that a move leads to.
    #[inline(always)]
    pub fn after(&self, by: T::Move) -> T::Node {
        self.tree.child(self.node, by)
    }
}

impl<'a, P: Parts> Search<'a, P> {
    /// Whether anyone wants to know which child a score came from.
    const TELLS: bool = P::Seen::HEARS || P::Order::LEARNS;

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
            self.fault = Some(SearchError::Endless);
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

    /// The search is called on an inner node.
    #[inline(always)]
    pub fn enter<'n>(&mut self, node: &'n Node<P>, window: Window) -> Visit<'n, P::Tree>
    where
        'a: 'n,
    {
        self.seen.visit(node, window);
        let player = match self.tree.turn(node) {
            Turn::Max => Player::Max,
            Turn::Min => Player::Min,
            Turn::Chance => self.meets_chance(),
        };
        let mut visit = Visit { tree: self.tree, node, player, called: window, window, best: MaybeScore::NONE };
        if self.has_payoffs {
            self.begin_with_payoffs(&mut visit);
        }
        visit
    }

    /// Whether it is to end as soon as it can.
    #[inline(always)]
    pub fn is_over(&self) -> bool {
        self.seen.is_full() || self.fault.is_some()
    }

    /// No child can be worse than the worst payoff, so the mover has that before it has looked at any.
    fn begin_with_payoffs(&mut self, visit: &mut Visit<'_, P::Tree>) {
        let (side, worst) = (visit.player.own_side(), self.payoffs.bound(visit.player.own_side()));
        if visit.window.narrowed(visit.player, worst).is_some_and(|narrower| !narrower.is_empty()) {
            self.narrow(visit, side, worst);
        }
    }

    /// No search of the table knows what to do with chance.
    #[cold]
    fn meets_chance(&mut self) -> Player {
        self.fault = Some(SearchError::Chance);
        Player::Max
    }

    /// The moves of a visit, in the order of the search.
    #[inline(always)]
    pub fn moves<'n>(&mut self, visit: &Visit<'n, P::Tree>) -> impl Iterator<Item = Move<P>> + use<'n, P> {
        self.order.moves(visit.tree, visit.node, self.seen)
    }

    /// Looks at the children of a visit, each as the search does it, until one of them cuts or nobody listens.
    #[inline(always)]
    pub fn look<L: Look<P>>(&mut self, visit: &mut Visit<P::Tree>) {
        // Told apart here, MAX and MIN need not be told apart at every child: that costs a tenth of the time.
        match visit.player {
            Player::Max => self.look_for::<L>(Player::Max, visit),
            Player::Min => self.look_for::<L>(Player::Min, visit),
        }
    }

    #[inline(always)]
    fn look_for<L: Look<P>>(&mut self, player: Player, visit: &mut Visit<P::Tree>) {
        visit.player = player;
        let mut moves = self.moves(visit);
        while let Some(by) = moves.next() {
            let score = L::look(self, visit, by);
            self.keep(visit, by, score);
            if self.cuts(visit, by, score, || moves.next().is_none()) || self.is_over() {
                break;
            }
        }
    }

    /// Keeps the score of the child that `by` leads to if it is the best so far.
    #[inline(always)]
    pub fn keep(&mut self, visit: &mut Visit<'_, P::Tree>, by: Move<P>, score: Score) {
        if !Self::TELLS {
            // Of equal scores it makes no difference then which is taken, and the processor need not guess which is better.
            visit.best = visit.best.or_better(visit.player, score);
        } else if visit.best.get().is_none_or(|best| self.ties.takes(visit.player, score, best)) {
            visit.best = Some(score).into();
            self.seen.improve(visit.node, by, score);
            self.order.improved(visit.node, by);
        }
    }

    /// Whether the score of a child cuts the visit off before the rest of its children; if not, it may narrow the window.
    #[inline(always)]
    fn cuts(
        &mut self,
        visit: &mut Visit<'_, P::Tree>,
        by: Move<P>,
        score: Score,
        is_last: impl FnOnce() -> bool,
    ) -> bool {
        if visit.window.is_cut_by(visit.player, score, self.cut) {
            // The opponent already has something at least as good elsewhere, so no later child matters.
            // Where nobody wants to know, a game need not look for another move.
            if Self::TELLS && !is_last() {
                self.seen.cut_off(visit.node, visit.player.cut_side(), by);
                self.order.cut(self.tree, visit.node, by);
            }
            return true;
        }
        if visit.window.narrowed(visit.player, score).is_some() {
            self.narrow(visit, visit.player.own_side(), score);
        }
        false
    }

    /// Moves one bound of a visit's window.
    #[inline(always)]
    pub fn narrow(&mut self, visit: &mut Visit<'_, P::Tree>, side: Side, to: Score) {
        self.seen.narrow(visit.node, side, visit.window.bound(side), to);
        visit.window = visit.window.moved(side, to);
    }

    /// Ends a visit with its best score.
    #[inline(always)]
    pub fn leave(&mut self, visit: &Visit<'_, P::Tree>) -> Score {
        let Some(best) = visit.best.get() else { return self.meets_no_move() };
        self.answer(visit, visit.called.returned(visit.player, best, self.returns))
    }

    /// What follows has not been grown; or the rules of a game are wrong: it is not over, and nothing can be played.
    #[cold]
    pub fn meets_no_move(&mut self) -> Score {
        self.fault = Some(if self.tree.has_stubs() { SearchError::NotGrown } else { SearchError::NoMove });
        Score::ZERO
    }

    /// Ends a visit with `score`.
    #[inline(always)]
    pub fn answer(&mut self, visit: &Visit<'_, P::Tree>, score: Score) -> Score {
        self.seen.leave(visit.node, score);
        self.order.returned(visit.node, score);
        score
    }

    /// Where the table keeps what it knows about `node`.
    #[inline(always)]
    pub fn slot(&self, node: &Node<P>) -> Slot<Key<P>> {
        Slot::of(self.tree, node, self.horizon)
    }

    /// What the table knows about `node` to just the depth that is asked for.
    #[inline(always)]
    pub fn probe(&mut self, node: &Node<P>, slot: &mut Slot<Key<P>>) -> Option<Entry> {
        let entry = self.memory.entry(self.tree, slot)?;
        self.seen.probe(node, entry);
        Some(entry)
    }

    /// Lets the table keep what `score`, found with `window`, says about `node`.
    #[inline(always)]
    pub fn store(&mut self, node: &Node<P>, slot: Slot<Key<P>>, score: Score, window: Window) {
        debug_assert!(!self.settings.is_exact_on_bounds(), "no search with a table has a dialect");
        let bound = Bound::of(score, window).within(score, self.payoffs);
        if let Some(entry) = self.memory.store(self.tree, slot, score, bound) {
            self.seen.store(node, entry);
        }
    }

    /// Lets the table know something before the search begins.
    pub fn learn(&mut self, node: &Node<P>, entry: Entry) {
        for (score, bound) in [(entry.low, Bound::Lower), (entry.high, Bound::Upper)] {
            self.memory.store(self.tree, self.slot(node), score, bound);
        }
    }

    /// One whole search inside a driver. Each pass but the first finds out one more score or depth of the tree, so there are
    /// never more than that: a driver that finds nothing out any more comes to an end, too.
    pub fn pass(
        &mut self,
        window: Window,
        search: impl FnOnce(&mut Self, Node<P>, Window) -> Score,
    ) -> Result<Score, SearchError> {
        let most = self.tree.positions().unwrap_or_else(|| self.grid.len().max(self.horizon));
        if most < self.passes {
            return Err(SearchError::TooManyPasses { passes: self.passes });
        }
        self.passes += 1;
        self.seen.pass(window, self.horizon);
        let score = search(self, self.tree.root(), window);
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
    pub(crate) fn of(tree: &impl Tree, window: Window) -> Grid {
        let (decimals, ends) = (tree.decimals(), tree.range());
        let bounds = || [window.alpha(), window.beta()].into_iter().filter(|bound| bound.is_finite());
        let finest = bounds().map(Score::decimals).fold(decimals, u8::max);
        let mut all = ends.into_iter().flat_map(|(lowest, highest)| [lowest, highest]).chain(bounds());
        let is_exact = all.all(|score| score.is_exact(finest));
        Grid { decimals: if is_exact { finest } else { decimals }, ends }
    }

    /// How many scores there may be, wins and losses among them, and one pass more.
    fn len(self) -> usize {
        let unit = 10_f64.powi(i32::from(self.decimals));
        self.ends.map_or(0, |(lowest, highest)| ((highest.value() - lowest.value()) * unit) as usize).saturating_add(4)
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
