//! The recorded run: what an observer of a search saw, as a flat list of events and a list of visits.
//!
//! An event is a fact about a node, never a colour or a sentence.

use crate::score::{Bound, Score, Side, Window};
use crate::tree::{GameTree, NodeId};

mod recorder;

pub use recorder::Recorder;

/// What a search tells while it runs. `()` listens to nothing and costs nothing.
pub trait Observer {
    /// The search is called on an inner node.
    fn visit(&mut self, node: NodeId, window: Window);
    /// A leaf, or a node where the depth limit stops, gives its score.
    fn evaluate(&mut self, node: NodeId, score: Score);
    /// The score of `child` becomes the best at `node`.
    fn improve(&mut self, node: NodeId, child: NodeId, score: Score);
    /// One bound of the window at `node` moves.
    fn narrow(&mut self, node: NodeId, side: Side, from: Score, to: Score);
    /// The bound on `side` is met, and the children of `node` behind `after` are lost.
    fn cut_off(&mut self, node: NodeId, side: Side, after: NodeId);
    /// The visit to `node` ends with `score`.
    fn leave(&mut self, node: NodeId, score: Score);
}

impl Observer for () {
    fn visit(&mut self, _: NodeId, _: Window) {}
    fn evaluate(&mut self, _: NodeId, _: Score) {}
    fn improve(&mut self, _: NodeId, _: NodeId, _: Score) {}
    fn narrow(&mut self, _: NodeId, _: Side, _: Score, _: Score) {}
    fn cut_off(&mut self, _: NodeId, _: Side, _: NodeId) {}
    fn leave(&mut self, _: NodeId, _: Score) {}
}

/// The number of a visit in its trace; visits are numbered in the order of their calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VisitId(pub u32);

impl VisitId {
    /// The id as an index into [`Trace::visits`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One fact about one node. Every event changes something a person can see.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// The search is called on an inner node; the window is in the visit.
    Visit(VisitId),
    /// A leaf's utility, or a static evaluation where the depth limit stops.
    Evaluate {
        /// Where.
        node: NodeId,
        /// The score of the node.
        score: Score,
    },
    /// A child's score becomes the best so far.
    Improve {
        /// Whose best it is.
        node: NodeId,
        /// The child that the score came from.
        child: NodeId,
        /// The new best score.
        score: Score,
    },
    /// α rises or β falls.
    Narrow {
        /// Whose window it is.
        node: NodeId,
        /// The bound that moves.
        side: Side,
        /// Where it was; it moves to the score that has just become the best.
        from: Score,
        /// Where it is now.
        to: Score,
    },
    /// The opponent already has something at least as good elsewhere: the remaining children are lost.
    CutOff {
        /// The node that loses children.
        node: NodeId,
        /// The bound that was met: β at a MAX node, α at a MIN node.
        side: Side,
        /// The last child that was looked at; all children behind it are lost.
        after: NodeId,
        /// The ancestor that holds the bound, or `None` for the root window.
        holder: Option<NodeId>,
    },
    /// A visit ends; score and meaning are in the visit.
    Return(VisitId),
}

/// One call of the search on one inner node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Visit {
    /// The node.
    pub node: NodeId,
    /// The visit that called this one; `None` at the root of the search.
    pub caller: Option<VisitId>,
    /// The window it was called with.
    pub window: Window,
    /// The number of its visit event.
    pub first: u32,
    /// The number of its return event.
    pub last: u32,
    /// What it returned.
    pub score: Score,
    /// What that says about the node's minimax value.
    pub bound: Bound,
    /// The best score it found and the child that gave it first.
    pub best: (Score, NodeId),
    /// The window when it returned.
    pub closing: Window,
}

/// A recorded run.
#[derive(Clone, PartialEq, Debug)]
pub struct Trace {
    /// What happened, in order.
    pub events: Vec<Event>,
    /// The calls of the search, in order.
    pub visits: Vec<Visit>,
    /// By node: the number of the event that entered it (visit or evaluate), [`Trace::NEVER`] if none did.
    entered: Vec<u32>,
    /// The numbers of the evaluate events.
    evaluations: Vec<u32>,
    /// The numbers of the cut-off events.
    cut_offs: Vec<u32>,
    /// What the whole search returned.
    pub score: Score,
    /// What that says about the root's minimax value.
    pub bound: Bound,
}

impl Trace {
    const NEVER: u32 = u32::MAX;

    /// The node that an event is about.
    pub fn node_of(&self, event: Event) -> NodeId {
        match event {
            Event::Visit(visit) | Event::Return(visit) => self.visits[visit.index()].node,
            Event::Evaluate { node, .. }
            | Event::Improve { node, .. }
            | Event::Narrow { node, .. }
            | Event::CutOff { node, .. } => node,
        }
    }

    /// The number of the event that entered `node`, if any did.
    pub fn entered(&self, node: NodeId) -> Option<usize> {
        let event = self.entered[node.index()];
        (event != Trace::NEVER).then_some(event as usize)
    }

    /// The visit to `node`, if the search was called on it.
    pub fn visit_of(&self, node: NodeId) -> Option<VisitId> {
        match self.events[self.entered(node)?] {
            Event::Visit(visit) => Some(visit),
            _ => None,
        }
    }

    /// How many leaves the first `step` events evaluate.
    pub fn leaves_before(&self, step: usize) -> usize {
        self.evaluations.partition_point(|&event| (event as usize) < step)
    }

    /// How many cut-offs the first `step` events hold.
    pub fn cut_offs_before(&self, step: usize) -> usize {
        self.cut_offs.partition_point(|&event| (event as usize) < step)
    }

    /// The step right after the next cut-off behind `step`.
    pub fn next_cut_off(&self, step: usize) -> Option<usize> {
        self.cut_offs.get(self.cut_offs_before(step)).map(|&event| event as usize + 1)
    }

    /// The step right after the last cut-off before the event that `step` shows.
    pub fn previous_cut_off(&self, step: usize) -> Option<usize> {
        let before = self.cut_offs_before(step.checked_sub(1)?);
        before.checked_sub(1).map(|index| self.cut_offs[index] as usize + 1)
    }

    /// The run in `count` equal parts, for a timeline with less room than events: how many leaves each part evaluates,
    /// how many cut-offs it holds, and how often the root's window moves.
    pub fn bins(&self, count: usize) -> Vec<[u32; 3]> {
        let mut bins = vec![[0; 3]; count];
        let of_event = |event: usize| event * count / self.events.len();
        for &event in &self.evaluations {
            bins[of_event(event as usize)][0] += 1;
        }
        for &event in &self.cut_offs {
            bins[of_event(event as usize)][1] += 1;
        }
        for (index, event) in self.events.iter().enumerate() {
            if matches!(event, Event::Narrow { node: NodeId::ROOT, .. }) {
                bins[of_event(index)][2] += 1;
            }
        }
        bins
    }

    /// The child after which `visit` was cut off, and the number of that event.
    pub fn cut_off_of(&self, visit: &Visit) -> Option<(NodeId, usize)> {
        // Nothing happens between a cut-off and the return it causes.
        let event = visit.last as usize - 1;
        match self.events[event] {
            Event::CutOff { node, after, .. } if node == visit.node => Some((after, event)),
            _ => None,
        }
    }

    /// Whether the root's value is known exactly.
    pub fn is_certain(&self) -> bool {
        self.bound.is_certain(self.score)
    }

    /// From the root down, the child that gave each node its best score: under a certain result, best play.
    pub fn principal_variation(&self) -> Vec<NodeId> {
        let mut line = vec![NodeId::ROOT];
        while let Some(visit) = self.visit_of(line[line.len() - 1]) {
            line.push(self.visits[visit.index()].best.1);
        }
        line
    }

    /// The children that a cut-off after the child `after` of `node` removes.
    pub fn lost(tree: &GameTree, node: NodeId, after: NodeId) -> impl Iterator<Item = NodeId> {
        tree.children(node).skip_while(move |child| *child <= after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_takes_at_most_24_bytes() {
        assert!(size_of::<Event>() <= 24);
    }
}
