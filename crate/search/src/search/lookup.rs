//! How a search uses its [table](super::transposition_table): what is known about a position answers a visit or narrows its window, and the
//! visit's result is stored. Without a table, nothing is found or stored.

use std::mem;

use crate::score::{Bound, Score, Side, Window};
use crate::trace::{Entry, Observer};
use crate::tree::Tree;

use super::transposition_table::Slot;
use super::visit::OpenVisit;
use super::walk::{KeyOf, NodeOf, Parts, Search};

/// Where a visit looks up its position, and stores its result.
pub struct Lookup<P: Parts> {
    slot: Slot<KeyOf<P>>,
    /// The window in which the children are searched.
    asked: Window,
    /// What [`Search::rests_on`] was before the visit.
    rests_on: usize,
}

impl<P: Parts> Search<'_, P> {
    /// Looks up the position of a visit.
    #[inline(always)]
    pub fn lookup(&self, visit: &OpenVisit<'_, P::Tree>) -> Lookup<P> {
        Lookup { slot: self.slot(visit.node), asked: visit.window, rests_on: self.rests_on }
    }

    #[inline(always)]
    fn slot(&self, node: &NodeOf<P>) -> Slot<KeyOf<P>> {
        Slot::new(self.tree, node, self.horizon)
    }

    /// The score that answers a visit without a look at its children, if the table has one; otherwise its entry may narrow the window.
    #[inline(always)]
    pub fn retrieve(&mut self, visit: &mut OpenVisit<'_, P::Tree>, lookup: &mut Lookup<P>) -> Option<Score> {
        if self.only_solves
            && let Some(all) = self.tree.outlook(visit.node)
            && let Some(score) = self.within(visit, all.alpha(), all.beta())
        {
            return Some(score);
        }
        if let Some(Entry { low, high, .. }) = self.probe(visit.node, &mut lookup.slot)
            && let Some(score) = self.within(visit, low, high)
        {
            return Some(score);
        }
        lookup.asked = visit.window;
        if P::Tree::REPEATS {
            self.rests_on = usize::MAX;
        }
        None
    }

    /// The score of a visit whose value lies in an interval, if that answers it: the interval is a single score, or lies outside the
    /// window. Otherwise it may narrow the window.
    #[inline(always)]
    fn within(&mut self, visit: &mut OpenVisit<'_, P::Tree>, low: Score, high: Score) -> Option<Score> {
        if low == high || visit.window.beta() <= low {
            return Some(low);
        }
        if high <= visit.window.alpha() {
            return Some(high);
        }
        if visit.window.alpha() < low {
            self.move_bound(visit, Side::Alpha, low);
        }
        if high < visit.window.beta() {
            self.move_bound(visit, Side::Beta, high);
        }
        None
    }

    /// Stores what the best score of a visit says about its position: it is exact inside the window, else a bound. A result that depends on
    /// a repeated position of the path is not stored.
    #[inline(always)]
    pub fn store(&mut self, visit: &OpenVisit<'_, P::Tree>, lookup: Lookup<P>) {
        let Some(best) = visit.best.get() else { return };
        if P::Tree::REPEATS {
            let rests_on = mem::replace(&mut self.rests_on, lookup.rests_on);
            if rests_on < self.tree.ply(visit.node) {
                self.rests_on = lookup.rests_on.min(rests_on);
                return;
            }
        }
        self.keep(visit.node, lookup.slot, best, lookup.asked);
    }

    /// The search stops at `node`, with `score`, after asking the table: it stores leaves, so that each is evaluated once, except for a
    /// draw that holds on this path alone.
    #[inline(always)]
    pub fn evaluate_once(&mut self, node: &NodeOf<P>, score: Score) -> Score {
        if P::Tree::REPEATS
            && let Some(back) = self.tree.repeated(node)
        {
            self.rests_on = self.rests_on.min(self.tree.ply(node).saturating_sub(back));
            return self.evaluate(node, score);
        }
        if self.only_solves || !self.settings.algorithm.table {
            return self.evaluate(node, score);
        }
        let mut slot = self.slot(node);
        if let Some(entry) = self.probe(node, &mut slot) {
            return entry.low;
        }
        self.evaluate(node, score);
        self.keep(node, slot, score, Window::FULL);
        score
    }

    /// What the table knows about `node` at exactly the requested depth.
    #[inline(always)]
    fn probe(&mut self, node: &NodeOf<P>, slot: &mut Slot<KeyOf<P>>) -> Option<Entry> {
        let entry = self.memory.entry(self.tree, slot)?;
        self.seen.probe(node, entry);
        Some(entry)
    }

    /// Stores what `score`, found with `window`, says about `node`.
    #[inline(always)]
    fn keep(&mut self, node: &NodeOf<P>, slot: Slot<KeyOf<P>>, score: Score, window: Window) {
        debug_assert!(!self.settings.is_exact_on_bounds(), "no search with a table has a dialect");
        let bound = Bound::classify(score, window).within(score, self.payoffs);
        if let Some(entry) = self.memory.store(self.tree, slot, score, bound) {
            self.seen.store(node, entry);
        }
    }

    /// Adds an entry to the table before the search begins.
    pub fn learn(&mut self, node: &NodeOf<P>, entry: Entry) {
        for (score, bound) in [(entry.low, Bound::Lower), (entry.high, Bound::Upper)] {
            self.memory.store(self.tree, self.slot(node), score, bound);
        }
    }
}
