//! What a run has proved of every node: the interval that its minimax value lies in, by what was looked at below it.
//!
//! A leaf is worth its score. A MAX node is worth at least the greatest lower end of its children, and at most the greatest upper end,
//! where a child that nobody has looked at can be anything; MIN the other way round. A table's answer brings the interval of its
//! entry. This needs no window and no dialect. Within one pass an interval only shrinks; the next pass begins with nothing.
//!
//! What a score *alone* proves to the caller is the theorem's, and another matter: [`crate::score::Bound::of`].

use super::{Event, Trace};
use crate::score::{Interval, Player, Window};
use crate::tree::{GameTree, NodeId};

/// What has become known of inner nodes, change by change, and of leaves that the table knew.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Proofs {
    /// What is known of a node before anything is looked at.
    pub(super) payoffs: Interval,
    /// By node: the place in the log of the last that is known of it, [`NONE`] before anything is.
    pub(super) last: Vec<u32>,
    pub(super) log: Vec<Proof>,
}

const NONE: u32 = u32::MAX;

/// What is known of a node after an event.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Proof {
    /// The number of the event.
    event: u32,
    /// The place of what was known of the node before.
    before: u32,
    /// How many children may still be anything, as far as the opponent of the one who moves there is asked: it takes all of them to
    /// know what a node is worth at the most, or for MIN at the least.
    open: u32,
    known: Interval,
}

impl Proofs {
    pub(super) fn new(nodes: usize, payoffs: Window) -> Proofs {
        let payoffs = Interval { low: payoffs.alpha(), high: payoffs.beta() };
        Proofs { payoffs, last: vec![NONE; nodes], log: Vec::new() }
    }

    /// The last of what is known of `node`, of events numbered from `from` to before `to`.
    fn last(&self, node: NodeId, from: u32, to: usize) -> Option<&Proof> {
        let place = |place: u32| self.log.get(place as usize);
        let mut proofs = std::iter::successors(place(self.last[node.index()]), |proof| place(proof.before));
        proofs.find(|proof| (proof.event as usize) < to).filter(|proof| from <= proof.event)
    }

    /// The last of what is known of `node`, if an event numbered from `from` on has told it.
    fn last_mut(&mut self, node: NodeId, from: u32) -> Option<&mut Proof> {
        self.log.get_mut(self.last[node.index()] as usize).filter(|proof| from <= proof.event)
    }

    fn push(&mut self, node: NodeId, event: usize, open: u32, known: Interval) {
        let before = std::mem::replace(&mut self.last[node.index()], self.log.len() as u32);
        self.log.push(Proof { event: event as u32, before, open, known });
    }
}

impl Trace {
    /// What the first `step` events prove of the value of `node`, to the depth of the pass under way.
    pub fn proved(&self, node: NodeId, step: usize) -> Interval {
        let pass = self.passes_before(step).checked_sub(1).map(|pass| &self.passes[pass]);
        self.known(node, pass.map_or(0, |pass| pass.first), step)
    }

    /// What the events numbered from `from` to before `to` prove.
    fn known(&self, node: NodeId, from: u32, to: usize) -> Interval {
        if let Some(proof) = self.proofs.last(node, from, to) {
            return proof.known;
        }
        match self.entered(node, to).filter(|&event| from as usize <= event).map(|event| self.events[event]) {
            Some(Event::Evaluate { score, .. }) => Interval::exactly(score),
            _ => self.proofs.payoffs,
        }
    }

    /// What has been recorded so far proves.
    pub(super) fn known_so_far(&self, node: NodeId) -> Interval {
        self.known(node, self.begin_of_pass(), usize::MAX)
    }

    /// The last event has told that the value of `node`, known to lie in `before`, lies in `found`: for the node itself, and for those
    /// above it.
    pub(super) fn learn(&mut self, tree: &GameTree, node: NodeId, before: Interval, found: Interval) {
        let mut after = before.and(found);
        if !matches!(self.events.last(), Some(Event::Evaluate { .. })) {
            let (_, open) = self.held(tree, node);
            self.hold(node, open, before, after);
        }
        let (mut child, mut before) = (node, before);
        while let Some(parent) = tree.parent(child).filter(|_| after != before) {
            (before, after) = self.learn_above(tree, parent, before, after);
            child = parent;
        }
    }

    /// What is known of `parent` before and after that of one of its children has gone from `before` to `after`.
    fn learn_above(
        &mut self,
        tree: &GameTree,
        parent: NodeId,
        before: Interval,
        after: Interval,
    ) -> (Interval, Interval) {
        let payoffs = self.proofs.payoffs;
        let player = tree.player(parent);
        let (own, far) = (player.own_side(), player.cut_side());
        let (known, mut open) = self.held(tree, parent);
        open -= u32::from(before.end(far) == payoffs.end(far) && after.end(far) != payoffs.end(far));
        let reached = player.better(known.end(own), after.end(own));
        let limit = if open == 0 {
            let ends = tree.children(parent).map(|child| self.known_so_far(child).end(far));
            ends.reduce(|one, other| player.better(one, other)).expect("an inner node has children")
        } else {
            payoffs.end(far)
        };
        let found = match player {
            Player::Max => Interval { low: reached, high: limit },
            Player::Min => Interval { low: limit, high: reached },
        };
        let now = known.and(found);
        self.hold(parent, open, known, now);
        (known, now)
    }

    /// What is known of a node in this pass, and how many of its children are open.
    fn held(&self, tree: &GameTree, node: NodeId) -> (Interval, u32) {
        let begin = self.begin_of_pass();
        match self.proofs.last(node, begin, usize::MAX) {
            Some(proof) => (proof.known, proof.open),
            None => (self.proofs.payoffs, tree.children(node).count() as u32),
        }
    }

    /// From the last event on, that much is known of a node, after `before`.
    fn hold(&mut self, node: NodeId, open: u32, before: Interval, known: Interval) {
        let begin = self.begin_of_pass();
        match self.proofs.last_mut(node, begin) {
            Some(proof) if known == before => proof.open = open,
            _ => self.proofs.push(node, self.events.len() - 1, open, known),
        }
    }

    /// The number of the first event of the pass under way.
    fn begin_of_pass(&self) -> u32 {
        self.passes.last().map_or(0, |pass| pass.first)
    }
}
