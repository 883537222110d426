//! How the mean of a chance node adds up at a step: what each child contributes or still can, and what the window passed down asks of a
//! child. It knows no words and no drawing.

use std::cmp::Ordering;

use crate::frame::{Frame, OpenNode};
use crate::named;
use crate::score::{Bound, Interval, Score, Side, Turn};
use crate::trace::{Event, Sum};
use crate::tree::{Fraction, GameTree, NodeId};

/// Maximum number of listed children of a chance node, around the current one.
const MOST_TERMS: usize = 40;

/// The mean of a chance node at a step.
#[derive(Clone, PartialEq, Debug)]
pub struct Terms {
    /// The node.
    pub node: NodeId,
    /// Its children's terms, in order.
    pub terms: Vec<Term>,
    /// How many more children it has.
    pub others: usize,
    /// What the summed children contribute; if a score is a bound, so is this.
    pub seen: Interval,
    /// The possible values of the mean; at a cut-off and at the return, what these say about it.
    pub reach: Interval,
    /// Whether the last event changed it.
    pub is_moved: bool,
    /// What the current child's window requires of it.
    pub needs: Vec<TermRequirement>,
}

/// A child's contribution to a mean.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Term {
    /// The child.
    pub child: NodeId,
    /// The child's probability.
    pub part: Fraction,
    /// The child's value, or the interval of its possible values.
    pub worth: Interval,
    /// The same times its probability.
    pub product: Interval,
    /// The search's progress with it.
    pub state: TermState,
    /// Whether the last event was about it, or revealed something about it.
    pub is_now: bool,
}

named! {
    /// The search's progress with a child of a chance node.
    TermState {
        /// It has not been visited.
        Unseen = "unseen",
        /// It is being visited.
        Open = "open",
        /// The child's score is in the sum.
        Seen = "seen",
        /// It will not be visited.
        Lost = "lost",
    }
}

/// What a child must return for the mean to reach a bound of its node: (bound − seen − left × end) / part.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TermRequirement {
    /// The child.
    pub child: NodeId,
    /// Which bound.
    pub side: Side,
    /// The bound of the chance node.
    pub bound: Score,
    /// What the children before it contribute.
    pub seen: Score,
    /// The total probability of the children after it.
    pub left: Fraction,
    /// The most they can contribute, for α, or the least, for β.
    pub end: Score,
    /// The child's probability.
    pub part: Fraction,
    /// The bound of its own window.
    pub score: Score,
}

impl Terms {
    /// The terms of the innermost open chance node, if any.
    pub fn at(frame: &Frame<'_>) -> Option<Terms> {
        let is_chance = |at: &usize| frame.tree().turn(frame.open[*at].node) == Turn::Chance;
        // A node just called has its window from its caller.
        let is_call = matches!(frame.event(), Some(Event::Visit(_)));
        let caller = frame.open.len().checked_sub(2).filter(|_| is_call);
        let at = caller.filter(is_chance).or_else(|| (0..frame.open.len()).rev().find(is_chance))?;
        Some(OpenChance::at(frame, at).terms())
    }
}

/// Maximum number of terms of a chance node of this tree at any step.
pub fn most(tree: &GameTree) -> usize {
    let throws = tree.nodes().filter(|&node| tree.turn(node) == Turn::Chance);
    throws.map(|node| tree.children(node).count()).max().unwrap_or(0).min(MOST_TERMS)
}

/// The possible values of the mean of the innermost open node; none unless that is a chance node.
pub fn reach(frame: &Frame<'_>) -> Option<Interval> {
    let is_chance = frame.tree().turn(frame.open.last()?.node) == Turn::Chance;
    is_chance.then(|| OpenChance::at(frame, frame.open.len() - 1).reach())
}

/// An open chance node.
struct OpenChance<'a> {
    frame: &'a Frame<'a>,
    open: &'a OpenNode,
    /// The current child.
    child: Option<NodeId>,
    children: Vec<NodeId>,
    /// The weights of all children.
    whole: u64,
    /// How many scores are in the sum.
    summed: usize,
}

impl<'a> OpenChance<'a> {
    fn at(frame: &'a Frame<'a>, at: usize) -> OpenChance<'a> {
        let (tree, open) = (frame.tree(), &frame.open[at]);
        let children: Vec<NodeId> = tree.children(open.node).collect();
        let summed = open.sum.map_or(0, |sum| {
            let mut weight = sum.left;
            let is_left = |&&child: &&NodeId| {
                weight += tree.weight(child);
                weight <= sum.whole
            };
            children.iter().take_while(is_left).count()
        });
        let child = frame.path().get(at + 1).copied();
        OpenChance { frame, open, child, whole: tree.whole(open.node), children, summed }
    }

    fn terms(&self) -> Terms {
        let from = self.summed.saturating_sub(MOST_TERMS / 2).min(self.children.len().saturating_sub(MOST_TERMS));
        let to = self.children.len().min(from + MOST_TERMS);
        Terms {
            node: self.open.node,
            terms: (from..to).map(|place| self.term(place)).collect(),
            others: self.children.len() - (to - from),
            seen: self.seen(),
            reach: self.reach(),
            is_moved: self.settled().is_some() || self.is_summing(),
            needs: self.child.map_or_else(Vec::new, |child| self.needs(child)),
        }
    }

    fn term(&self, place: usize) -> Term {
        let (tree, trace) = (self.frame.tree(), self.frame.trace());
        let child = self.children[place];
        let state = match place.cmp(&self.summed) {
            Ordering::Less => TermState::Seen,
            _ if self.settled().is_some() => TermState::Lost,
            Ordering::Equal if self.child.is_some() => TermState::Open,
            _ => TermState::Unseen,
        };
        let is_now = match self.frame.event() {
            Some(event) if state == TermState::Open => {
                let step = self.frame.step;
                trace.node_of(event) == child || trace.proved(child, step) != trace.proved(child, step - 1)
            }
            _ => self.is_summing() && place + 1 == self.summed,
        };
        let (worth, weight) = (self.worth(place), tree.weight(child));
        let product = trace.means().product(worth, weight, self.whole);
        Term { child, part: self.part(weight), worth, product, state, is_now }
    }

    fn part(&self, weight: u64) -> Fraction {
        Fraction::new(weight.into(), self.whole.into())
            .expect("in a tree all weights together are no more than is exact")
    }

    /// What is proved about a child; for one in the sum, what its score says.
    fn worth(&self, place: usize) -> Interval {
        let (trace, step, child) = (self.frame.trace(), self.frame.step, self.children[place]);
        match trace.visit_of(child, step).map(|id| &trace.visits[id.index()]) {
            Some(visit) if place < self.summed => Interval::from_bound(visit.bound, visit.score),
            _ => trace.proved(child, step),
        }
    }

    /// Only the last score in a sum may be a bound: one that decides.
    fn seen(&self) -> Interval {
        let Some(sum) = self.open.sum else { return Interval::exactly(Score::ZERO) };
        let last = self.worth(self.summed - 1);
        Interval {
            low: if last.low.is_finite() { sum.seen } else { last.low },
            high: if last.high.is_finite() { sum.seen } else { last.high },
        }
    }

    /// The interval proved for the mean; if the last score is a bound, what that says about it.
    fn reach(&self) -> Interval {
        let seen = self.seen();
        self.settled().unwrap_or_else(|| match self.open.sum {
            Some(Sum { low, high, .. }) if seen.low != seen.high => Interval { low, high },
            _ => self.frame.trace().proved(self.open.node, self.frame.step),
        })
    }

    fn is_summing(&self) -> bool {
        matches!(self.frame.event(), Some(Event::Sum { node, .. }) if node == self.open.node)
    }

    /// What the last event says about the mean, if it was the node's cut-off or its return.
    fn settled(&self) -> Option<Interval> {
        match self.frame.event()? {
            Event::CutOff { node, side, .. } if node == self.open.node => {
                let bound = if side == Side::Alpha { Bound::Upper } else { Bound::Lower };
                self.open.decides(side).map(|score| Interval::from_bound(bound, score))
            }
            Event::Return(id) if id == self.open.visit => {
                let visit = &self.frame.trace().visits[id.index()];
                Some(Interval::from_bound(visit.bound, visit.score))
            }
            _ => None,
        }
    }

    /// A leaf has no window; another child's window is the payoffs if there is no question.
    fn needs(&self, child: NodeId) -> Vec<TermRequirement> {
        let (trace, step) = (self.frame.trace(), self.frame.step);
        let Some(called) = trace.visit_of(child, step).map(|id| trace.visits[id.index()].window) else {
            return Vec::new();
        };
        let payoffs = trace.payoffs();
        let weight = self.frame.tree().weight(child);
        let left = self.part(self.open.sum.map_or(self.whole, |sum| sum.left) - weight);
        let far = |side| if side == Side::Alpha { payoffs.high } else { payoffs.low };
        let need = |side: Side| TermRequirement {
            child,
            side,
            bound: self.open.window.bound(side),
            seen: self.open.sum.map_or(Score::ZERO, |sum| sum.seen),
            left,
            end: far(side),
            part: self.part(weight),
            score: called.bound(side),
        };
        let is_asked = |need: &TermRequirement| need.bound.is_finite() && need.score != payoffs.end(need.side);
        [Side::Alpha, Side::Beta].map(need).into_iter().filter(is_asked).collect()
    }
}
