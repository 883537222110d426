//! What a run has proved about every node: the interval of its minimax value, from everything seen below it.
//!
//! A leaf is worth its score. A MAX node is worth at least the largest lower end and at most the largest upper end of its children, where
//! an unseen child can be anything; MIN the other way round. A chance node is worth at least the mean of the lower ends and at most the
//! mean of the upper ends. A table's answer adds the interval of its entry. This needs no window and no dialect. Within one pass an
//! interval only shrinks; the next pass starts afresh.
//!
//! What a score *alone* proves to the caller follows from the theorem: [`crate::score::Bound::classify`].

use super::{Event, Trace, VisitId};
use crate::score::{Interval, Score, Side, Turn, Window};
use crate::search::Means;
use crate::tree::{GameTree, NodeId};

/// What became known about visited nodes, change by change.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Proofs {
    /// What is known about a node before anything is seen.
    pub(super) payoffs: Interval,
    pub(super) means: Means,
    pub(super) log: Vec<Proof>,
}

/// What is known about a node after an event.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub(super) struct Proof {
    /// The index of the event.
    event: u32,
    /// One past the index of the previous entry for the node, 0 if there is none.
    before: u32,
    /// How many children may still be anything from the opponent's point of view: all of them are needed to bound a node's value from
    /// above, or for MIN from below.
    open: u32,
    known: Interval,
}

impl Proofs {
    pub(super) fn new(payoffs: Window, means: Means) -> Proofs {
        Proofs { payoffs: Interval { low: payoffs.alpha(), high: payoffs.beta() }, means, log: Vec::new() }
    }
}

impl Trace {
    /// What the first `step` events prove about the value of `node`, to the depth of the current pass. A search by levels reaches a node
    /// only once it knows everything below.
    pub fn proved(&self, node: NodeId, step: usize) -> Interval {
        let pass = self.passes_before(step).checked_sub(1).map(|pass| &self.passes[pass]);
        self.known(node, pass.map_or(0, |pass| pass.first), step)
    }

    /// What is known about a node before anything is seen.
    pub(crate) fn payoffs(&self) -> Interval {
        self.proofs.payoffs
    }

    /// The unit of all means of the tree.
    pub(crate) fn means(&self) -> Means {
        self.proofs.means
    }

    /// What everything recorded so far proves.
    #[inline]
    pub(super) fn known_so_far(&self, node: NodeId) -> Interval {
        self.known(node, self.begin_of_pass(), usize::MAX)
    }

    /// What the events `from`..`to` prove.
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

    /// A visit has begun. The result `before` of an earlier visit in this pass still holds.
    pub(super) fn begin_proof(&mut self, tree: &GameTree, id: VisitId, before: u32, by_levels: bool) {
        let node = self.visits[id.index()].node;
        if by_levels {
            // By levels, all children have their values.
            let player = tree.player(node);
            let values = tree.children(node).map(|child| self.known_so_far(child).low);
            // A part that has not been grown has no values.
            let value = values.reduce(|one, other| player.better(one, other));
            self.hold(id, 0, value.map_or(self.proofs.payoffs, Interval::exactly));
        } else if before == 0 {
            self.hold(id, tree.children(node).count() as u32, self.proofs.payoffs);
        } else {
            self.visits[id.index()].proof = before;
        }
    }

    /// The last event has shown that the value of `node`, known to lie in `before`, lies in `found`: updates the node itself, if it is
    /// visited, and its ancestors.
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

    /// What is known about `parent` before and after the interval of one of its children changed from `before` to `after`.
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
        // If a table contradicts a path, a child may close twice.
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

    /// The interval of the mean of a chance node's children.
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

    /// From the last event on, this is known about the node of a visit.
    fn hold(&mut self, id: VisitId, open: u32, known: Interval) {
        let event = self.events.len() as u32 - 1;
        let before = &mut self.visits[id.index()].proof;
        self.proofs.log.push(Proof { event, before: *before, open, known });
        *before = self.proofs.log.len() as u32;
    }

    /// The index of the first event of the current pass.
    #[inline]
    pub(super) fn begin_of_pass(&self) -> u32 {
        self.passes.last().map_or(0, |pass| pass.first)
    }
}
