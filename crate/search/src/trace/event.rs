//! What can happen in a run: events, and the other things they refer to: passes of a driver and entries of a table.

use crate::score::{Bound, Interval, Score, Side, Window};
use crate::tree::{Fraction, NodeId};

/// The number of a visit in its trace; visits are numbered in the order of their calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct VisitId(pub u32);

impl VisitId {
    /// The id as an index into [`super::Trace::visits`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One fact about one node. Every event changes something that a person can see.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Event {
    /// The search is called on an inner node; the window is in the visit.
    Visit(VisitId),
    /// A leaf's utility, or a static evaluation where the depth limit stops.
    Evaluate {
        /// The node.
        node: NodeId,
        /// The score of the node.
        score: Score,
    },
    /// A child's score becomes the best so far.
    Improve {
        /// The node whose best score it is.
        node: NodeId,
        /// The child that the score came from.
        child: NodeId,
        /// The new best score.
        score: Score,
    },
    /// α rises or β falls.
    Narrow {
        /// The node whose window it is.
        node: NodeId,
        /// The bound that moves.
        side: Side,
        /// Its previous value; it moves to the score that has just become the best.
        from: Score,
        /// Its new value.
        to: Score,
    },
    /// The opponent already has something at least as good elsewhere: the remaining children are lost.
    CutOff {
        /// The node that loses children.
        node: NodeId,
        /// The bound that was met: β at a MAX node, α at a MIN node.
        side: Side,
        /// The last child that was visited; all later children are lost.
        after: NodeId,
        /// The ancestor that holds the bound, or `None` for the root window and the end of the payoffs.
        holder: Option<NodeId>,
    },
    /// A visit ends; score and meaning are in the visit.
    Return(VisitId),
    /// A child is about to be called with a window of its own: the zero window of a question, or the rest beyond a surprising answer.
    Ask {
        /// The child.
        node: NodeId,
        /// The window it is called with.
        window: Window,
    },
    /// The table has an entry for the position: an [`Entry`].
    #[expect(missing_docs, reason = "the fields are those of the entry")]
    Probe { node: NodeId, depth: u16, low: Score, high: Score },
    /// The table stores what is now known about the position: an [`Entry`].
    #[expect(missing_docs, reason = "the fields are those of the entry")]
    Store { node: NodeId, depth: u16, low: Score, high: Score },
    /// A pass begins; its window is in the pass.
    Pass(PassId),
    /// A pass ends; what it proved is in the pass.
    Prove(PassId),
    /// A child's score enters the mean of a chance node.
    Sum {
        /// The chance node.
        node: NodeId,
        /// The child that the score came from.
        child: NodeId,
        /// What is now known about the mean.
        sum: SumId,
    },
}

impl Event {
    /// The kinds of events, in the order of their numbers.
    pub const KINDS: [&'static str; 12] =
        ["visit", "evaluate", "improve", "narrow", "cutoff", "return", "ask", "probe", "store", "pass", "prove", "sum"];

    /// The index of its kind in [`Event::KINDS`].
    pub fn kind(&self) -> u8 {
        match self {
            Event::Visit(_) => 0,
            Event::Evaluate { .. } => 1,
            Event::Improve { .. } => 2,
            Event::Narrow { .. } => 3,
            Event::CutOff { .. } => 4,
            Event::Return(_) => 5,
            Event::Ask { .. } => 6,
            Event::Probe { .. } => 7,
            Event::Store { .. } => 8,
            Event::Pass(_) => 9,
            Event::Prove(_) => 10,
            Event::Sum { .. } => 11,
        }
    }
}

/// The number of a sum in its trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct SumId(pub u32);

impl SumId {
    /// The id as an index into [`super::Trace::sums`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known about the mean at a chance node once a child's score has entered it.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Sum {
    /// The child's score. If it cuts, it is a bound, as the [interval](Sum::low) is.
    pub score: Score,
    /// The child's weight.
    pub weight: u64,
    /// What the children seen so far contribute to the mean: their scores, each times its share of the whole.
    pub seen: Score,
    /// The weights of the unseen children.
    pub left: u64,
    /// The weights of all children.
    pub whole: u64,
    /// Lower bound on the mean: with the least payoff for each unseen child; −∞ if that is unknown.
    pub low: Score,
    /// Upper bound on the mean.
    pub high: Score,
}

impl Sum {
    /// The child's probability.
    pub fn part(&self) -> Fraction {
        self.part_of(self.weight)
    }

    /// The total probability of the unseen children.
    pub fn left_part(&self) -> Fraction {
        self.part_of(self.left)
    }

    fn part_of(&self, weight: u64) -> Fraction {
        Fraction::new(weight.into(), self.whole.into())
            .expect("in a tree all weights together are no more than is exact")
    }
}

/// The number of a pass in its trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct PassId(pub u32);

impl PassId {
    /// The id as an index into [`super::Trace::passes`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One whole search inside a driver.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Pass {
    /// The root window.
    pub window: Window,
    /// The ply at which it stops; beyond every tree if there is no limit.
    pub horizon: usize,
    /// The index of its pass event.
    pub first: u32,
    /// The index of its prove event; past the end if an unfinished run has none.
    pub last: u32,
    /// What it returned; a meaningless −∞ if it has not returned.
    pub score: Score,
    /// What the score alone proves about the root's value to this depth, which guides the driver.
    pub bound: Bound,
    /// The root's best move, if the pass proves one to be worth the score: a search that fails low proves none.
    pub best: Option<NodeId>,
    /// What is known about that value after it, together with earlier passes to the same depth.
    pub known: (Score, Score),
}

impl Pass {
    /// What is known about the root's value after it.
    pub(crate) fn known(&self) -> Interval {
        Interval { low: self.known.0, high: self.known.1 }
    }
}

/// What a transposition table knows about a position: its minimax value, looking `depth` plies ahead, lies between `low`
/// and `high`.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Entry {
    /// How many plies the search looked ahead; to the end of the game if that is nearer.
    pub depth: u16,
    /// Lower bound.
    pub low: Score,
    /// Upper bound.
    pub high: Score,
}

impl Entry {
    /// Whether the value is known exactly.
    pub fn is_exact(self) -> bool {
        self.low == self.high
    }

    /// The score that makes a search with `window` unnecessary: an exact one, or a bound that already decides.
    pub fn answer(self, window: Window) -> Option<Score> {
        if self.is_exact() || window.beta() <= self.low {
            Some(self.low)
        } else if self.high <= window.alpha() {
            Some(self.high)
        } else {
            None
        }
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
