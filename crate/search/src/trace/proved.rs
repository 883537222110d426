//! What a run has proved of every node: the interval that its minimax value lies in, by what was looked at below it.
//!
//! A leaf is worth its score. A MAX node is worth at least the greatest lower end of its children, and at most the greatest upper end,
//! where a child that nobody has looked at can be anything; MIN the other way round. A chance node is worth at least the mean of the
//! lower ends, and at most that of the upper ones. A table's answer brings the interval of its
//! entry. This needs no window and no dialect. Within one pass an interval only shrinks; the next pass begins with nothing.
//!
//! What a score *alone* proves to the caller is the theorem's, and another matter: [`crate::score::Bound::of`].

use super::{Event, Trace, VisitId};
use crate::score::{Interval, Score, Side, Turn, Window};
use crate::search::Means;
use crate::tree::{GameTree, NodeId};

/// What has become known of nodes that were visited, change by change.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Proofs {
    /// What is known of a node before anything is looked at.
    pub(super) payoffs: Interval,
    pub(super) means: Means,
    pub(super) log: Vec<Proof>,
}

/// What is known of a node after an event.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub(super) struct Proof {
    /// The number of the event.
    event: u32,
    /// The place behind what was known of the node before, 0 if nothing was.
    before: u32,
    /// How many children may still be anything, as far as the opponent of the one who moves there is asked: it takes all of them to
    /// know what a node is worth at the most, or for MIN at the least.
    open: u32,
    known: Interval,
}

impl Proofs {
    pub(super) fn new(payoffs: Window, means: Means) -> Proofs {
        Proofs { payoffs: Interval { low: payoffs.alpha(), high: payoffs.beta() }, means, log: Vec::new() }
    }
}

impl Trace {
    /// What the first `step` events prove of the value of `node`, to the depth of the pass under way. A search level by level comes to a
    /// node only when it knows all below.
    pub fn proved(&self, node: NodeId, step: usize) -> Interval {
        let pass = self.passes_before(step).checked_sub(1).map(|pass| &self.passes[pass]);
        self.known(node, pass.map_or(0, |pass| pass.first), step)
    }

    /// What is known of a node before anything is looked at.
    pub(crate) fn payoffs(&self) -> Interval {
        self.proofs.payoffs
    }

    /// The unit of all means of the tree.
    pub(crate) fn means(&self) -> Means {
        self.proofs.means
    }

    /// What has been recorded so far proves.
    #[inline]
    pub(super) fn known_so_far(&self, node: NodeId) -> Interval {
        self.known(node, self.begin_of_pass(), usize::MAX)
    }

    /// What the events numbered from `from` to before `to` prove.
    fn known(&self, node: NodeId, from: u32, to: usize) -> Interval {
        match self.entered(node, to).filter(|&event| from as usize <= event).map(|event| self.events[event]) {
            Some(Event::Evaluate { score, .. }) => Interval::exactly(score),
            Some(Event::Probe { low, high, .. }) => Interval { low, high },
            Some(Event::Visit(id)) => {
                let at = |behind: u32| behind.checked_sub(1).map(|place| &self.proofs.log[place as usize]);
                let mut proofs = std::iter::successors(at(self.visits[id.index()].proof), |proof| at(proof.before));
                proofs.find(|proof| (proof.event as usize) < to).map_or(self.proofs.payoffs, |proof| proof.known)
            }
            _ => self.proofs.payoffs,
        }
    }

    /// A visit has begun. What an earlier one of this pass has left of the node, `before`, still holds.
    pub(super) fn begin_proof(&mut self, tree: &GameTree, id: VisitId, before: u32, by_levels: bool) {
        let node = self.visits[id.index()].node;
        if by_levels {
            // All children have their values.
            let player = tree.player(node);
            let values = tree.children(node).map(|child| self.known_so_far(child).low);
            // What has not been grown has none.
            let value = values.reduce(|one, other| player.better(one, other));
            self.hold(id, 0, value.map_or(self.proofs.payoffs, Interval::exactly));
        } else if before == 0 {
            self.hold(id, tree.children(node).count() as u32, self.proofs.payoffs);
        } else {
            self.visits[id.index()].proof = before;
        }
    }

    /// The last event has told that the value of `node`, known to lie in `before`, lies in `found`: for the node itself, if it is
    /// visited, and for those above it.
    pub(super) fn learn(&mut self, tree: &GameTree, node: NodeId, before: Interval, found: Interval) {
        let mut after = before.and(found);
        let (mut child, mut before) = (node, before);
        if let Some(id) = self.visit_of(node, usize::MAX).filter(|_| after != before) {
            let open = self.last_proof(id).open;
            self.hold(id, open, after);
        }
        while after != before {
            let Some(parent) = tree.parent(child) else { break };
            let Some(id) = self.visit_of(parent, usize::MAX) else { break };
            (before, after) = self.learn_above(tree, parent, id, before, after);
            child = parent;
        }
    }

    /// What is known of `parent` before and after that of one of its children has gone from `before` to `after`.
    fn learn_above(
        &mut self,
        tree: &GameTree,
        parent: NodeId,
        id: VisitId,
        before: Interval,
        after: Interval,
    ) -> (Interval, Interval) {
        if tree.turn(parent) == Turn::Chance {
            let known = self.last_proof(id).known;
            let now = known.and(self.mean_below(tree, parent));
            if now != known {
                self.hold(id, 0, now);
            }
            return (known, now);
        }
        let payoffs = self.proofs.payoffs;
        let player = tree.player(parent);
        let (own, far) = (player.own_side(), player.cut_side());
        let proof = self.last_proof(id);
        let closes = before.end(far) == payoffs.end(far) && after.end(far) != payoffs.end(far);
        // Where a table contradicts a path, a child may close twice.
        proof.open = proof.open.saturating_sub(u32::from(closes));
        let Proof { known, open, .. } = *proof;
        let mut found = known;
        if player.prefers(after.end(own), known.end(own)) {
            *found.end_mut(own) = after.end(own);
        }
        if open == 0 {
            let ends = tree.children(parent).map(|child| self.known_so_far(child).end(far));
            *found.end_mut(far) =
                ends.reduce(|one, other| player.better(one, other)).expect("an inner node has children");
        }
        let now = known.and(found);
        if now != known {
            self.hold(id, open, now);
        }
        (known, now)
    }

    /// Between which numbers the mean of the children of a chance node lies.
    fn mean_below(&self, tree: &GameTree, node: NodeId) -> Interval {
        let mean = |side: Side| {
            let ends = tree.children(node).map(|child| (self.known_so_far(child).end(side), tree.weight(child)));
            self.proofs.means.mean(ends)
        };
        Interval {
            low: mean(Side::Alpha).unwrap_or(Score::MINUS_INFINITE),
            high: mean(Side::Beta).unwrap_or(Score::INFINITE),
        }
    }

    fn last_proof(&mut self, id: VisitId) -> &mut Proof {
        let behind = self.visits[id.index()].proof as usize;
        &mut self.proofs.log[behind - 1]
    }

    /// From the last event on, that much is known of the node of a visit.
    fn hold(&mut self, id: VisitId, open: u32, known: Interval) {
        let event = self.events.len() as u32 - 1;
        let before = &mut self.visits[id.index()].proof;
        self.proofs.log.push(Proof { event, before: *before, open, known });
        *before = self.proofs.log.len() as u32;
    }

    /// The number of the first event of the pass under way.
    #[inline]
    pub(super) fn begin_of_pass(&self) -> u32 {
        self.passes.last().map_or(0, |pass| pass.first)
    }
}
