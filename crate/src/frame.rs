//! What every node looks like after a number of events: a pure function of tree, trace and step.
//!
//! A closed visit never changes again, so only the visits open at the step, one per ply, have a moving state. Stepping
//! forward, back and jumping are the same call with another number. Never asks a search.

use serde::Serialize;

use crate::score::{Bound, Player, Score, Side, Window};
use crate::trace::{Event, Trace, VisitId};
use crate::tree::{GameTree, NodeId};

/// The state of a run after `step` events.
#[derive(Clone, Debug)]
pub struct Frame<'a> {
    tree: &'a GameTree,
    trace: &'a Trace,
    /// How many events have happened.
    pub step: usize,
    /// The visits open while the last of them happened, the root's first; one that is just returning is still open.
    pub open: Vec<OpenNode>,
}

/// A node whose visit is open.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct OpenNode {
    #[serde(skip)]
    visit: VisitId,
    /// The node.
    pub node: NodeId,
    /// Who moves there.
    pub player: Player,
    /// The window now.
    #[serde(flatten)]
    pub window: Window,
    /// The best score so far.
    pub best: Option<Score>,
    /// The child that gave it.
    #[serde(rename = "bestChild")]
    pub best_child: Option<NodeId>,
}

/// What has become of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Nothing yet.
    Unseen,
    /// Its visit is open.
    Open,
    /// Evaluated, or returned.
    Closed,
    /// Lost by a cut-off, itself or an ancestor.
    Cut,
}

/// How the value shown at a node relates to its minimax value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Equal, or nothing is proved yet.
    None,
    /// The minimax value is at most this.
    AtMost,
    /// The minimax value is at least this.
    AtLeast,
}

/// What one node looks like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark {
    /// What has become of it.
    pub state: State,
    /// The best score so far, then the returned or evaluated one.
    pub value: Option<Score>,
    /// What that value proves.
    pub sign: Sign,
    /// The window now, or the last one; none before a visit and where no visit is.
    pub window: Option<Window>,
    /// The bound that moved in this step, and where it was.
    pub narrowed: Option<(Side, Score)>,
    /// This step's event is about this node.
    pub is_now: bool,
    /// A cut-off has removed this very node, and not only an ancestor.
    pub is_lost: bool,
    /// It was lost, itself or with an ancestor, in this step.
    pub is_freshly_lost: bool,
}

/// The event of a step, with what a sentence about it needs.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase", rename_all_fields = "camelCase")]
#[expect(missing_docs, reason = "the fields are those of the event, the visit and the caller's state before it")]
pub enum Fact {
    Visit {
        node: NodeId,
        #[serde(flatten)]
        window: Window,
        caller: Option<NodeId>,
    },
    Evaluate {
        node: NodeId,
        score: Score,
        #[serde(flatten)]
        window: Window,
        /// A depth limit stopped here, so the score is a static evaluation.
        r#static: bool,
        #[serde(flatten)]
        arrival: Arrival,
    },
    Improve {
        node: NodeId,
        child: NodeId,
        score: Score,
        previous: Option<Score>,
    },
    Narrow {
        node: NodeId,
        side: Side,
        from: Score,
        to: Score,
        child: NodeId,
    },
    CutOff {
        node: NodeId,
        side: Side,
        after: NodeId,
        score: Score,
        /// The bound that was met.
        met: Score,
        lost: Vec<NodeId>,
        /// The ancestor that holds the bound; none for the root window.
        holder: Option<NodeId>,
        deep: bool,
    },
    Return {
        node: NodeId,
        score: Score,
        bound: Bound,
        certain: bool,
        /// The best score found, before any clamping.
        best: Score,
        /// The window it was called with.
        #[serde(flatten)]
        window: Window,
        #[serde(flatten)]
        arrival: Arrival,
    },
}

/// What a score means to the node that waits for it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Arrival {
    /// The node that waits.
    pub caller: Option<NodeId>,
    /// Its best score before this one arrives.
    pub caller_best: Option<Score>,
    /// Whether this one becomes the best.
    pub improves: bool,
}

impl<'a> Frame<'a> {
    /// The frame after `step` events; a step past the end is the last one.
    pub fn at(tree: &'a GameTree, trace: &'a Trace, step: usize) -> Frame<'a> {
        let step = step.min(trace.events.len());
        let mut frame = Frame { tree, trace, step, open: Vec::new() };
        let mut innermost = trace.visits.partition_point(|visit| (visit.first as usize) < step).checked_sub(1);
        while let Some(index) = innermost {
            let visit = &trace.visits[index];
            if step <= visit.last as usize + 1 {
                frame.open.push(frame.open_node(VisitId(index as u32), step));
            }
            innermost = visit.caller.map(VisitId::index);
        }
        frame.open.reverse();
        frame
    }

    /// The event that has just happened.
    pub fn event(&self) -> Option<Event> {
        self.step.checked_sub(1).map(|last| self.trace.events[last])
    }

    /// The nodes from the root to where the search is, a leaf just evaluated included.
    pub fn path(&self) -> Vec<NodeId> {
        let leaf = match self.event() {
            Some(Event::Evaluate { node, .. }) => Some(node),
            _ => None,
        };
        self.open.iter().map(|open| open.node).chain(leaf).collect()
    }

    /// The event that has just happened, with what a sentence about it needs.
    pub fn fact(&self) -> Option<Fact> {
        let innermost = self.open.last();
        Some(match self.event()? {
            Event::Visit(id) => {
                let visit = &self.trace.visits[id.index()];
                let caller = visit.caller.map(|caller| self.trace.visits[caller.index()].node);
                Fact::Visit { node: visit.node, window: visit.window, caller }
            }
            Event::Evaluate { node, score } => Fact::Evaluate {
                node,
                score,
                window: innermost.map_or(Window::FULL, |open| open.window),
                r#static: !self.tree.is_leaf(node),
                arrival: self.arrival(node, innermost),
            },
            Event::Improve { node, child, score } => {
                let open = innermost.expect("a visit that improves is open");
                let before = self.open_node(open.visit, self.step - 1);
                Fact::Improve { node, child, score, previous: before.best }
            }
            Event::Narrow { node, side, from, to } => {
                let child = innermost.and_then(|open| open.best_child).expect("only a new best narrows");
                Fact::Narrow { node, side, from, to, child }
            }
            Event::CutOff { node, side, after, holder } => {
                let open = innermost.expect("a visit that is cut off is open");
                Fact::CutOff {
                    node,
                    side,
                    after,
                    score: open.best.expect("only a best score cuts"),
                    met: open.window.bound(side),
                    lost: Trace::lost(self.tree, node, after).collect(),
                    holder,
                    deep: is_deep(self.tree, node, holder),
                }
            }
            Event::Return(id) => {
                let visit = &self.trace.visits[id.index()];
                Fact::Return {
                    node: visit.node,
                    score: visit.score,
                    bound: visit.bound,
                    certain: visit.bound.is_certain(visit.score),
                    best: visit.best.0,
                    window: visit.window,
                    arrival: self.arrival(visit.node, self.open.iter().rev().nth(1)),
                }
            }
        })
    }

    /// What `node` looks like.
    pub fn mark(&self, node: NodeId) -> Mark {
        let mut mark = Mark {
            state: State::Unseen,
            value: None,
            sign: Sign::None,
            window: None,
            narrowed: None,
            is_now: self.event().is_some_and(|event| self.trace.node_of(event) == node),
            is_lost: false,
            is_freshly_lost: false,
        };
        let Some(entered) = self.trace.entered(node).filter(|&event| event < self.step) else {
            self.mark_lost(node, &mut mark);
            return mark;
        };
        match self.trace.events[entered] {
            Event::Visit(id) => self.mark_visited(id, &mut mark),
            Event::Evaluate { score, .. } => (mark.state, mark.value) = (State::Closed, Some(score)),
            _ => unreachable!("a node is entered by a visit or an evaluation"),
        }
        mark
    }

    fn mark_visited(&self, id: VisitId, mark: &mut Mark) {
        let visit = &self.trace.visits[id.index()];
        let has_returned = (visit.last as usize) < self.step;
        if let Some(open) = self.open.iter().find(|open| open.visit == id) {
            mark.state = State::Open;
            mark.window = Some(open.window);
            mark.value = open.best;
            mark.sign = self.sign_so_far(open);
            mark.narrowed = match self.event() {
                Some(Event::Narrow { node, side, from, .. }) if node == visit.node => Some((side, from)),
                _ => None,
            };
        } else {
            mark.state = State::Closed;
            mark.window = Some(visit.closing);
        }
        if has_returned {
            mark.value = Some(visit.score);
            mark.sign = match visit.bound {
                bound if bound.is_certain(visit.score) => Sign::None,
                Bound::Upper => Sign::AtMost,
                Bound::Lower => Sign::AtLeast,
                Bound::Exact => Sign::None,
            };
        }
    }

    /// What the best score of an open visit already proves: MAX has at least it, MIN at most, unless the child that
    /// gave it promised less.
    fn sign_so_far(&self, open: &OpenNode) -> Sign {
        let (Some(best), Some(child)) = (open.best, open.best_child) else {
            return Sign::None;
        };
        let child_bound = self.trace.visit_of(child).map(|visit| self.trace.visits[visit.index()].bound);
        match (open.player, child_bound) {
            _ if !best.is_finite() => Sign::None,
            (Player::Max, None | Some(Bound::Exact | Bound::Lower)) => Sign::AtLeast,
            (Player::Min, None | Some(Bound::Exact | Bound::Upper)) => Sign::AtMost,
            _ => Sign::None,
        }
    }

    /// Marks an unseen node if a cut-off has removed it or an ancestor.
    fn mark_lost(&self, node: NodeId, mark: &mut Mark) {
        let mut child = node;
        while let Some(parent) = self.tree.parent(child) {
            if let Some(id) = self.trace.visit_of(parent) {
                let visit = &self.trace.visits[id.index()];
                if let Some((_, event)) =
                    self.trace.cut_off_of(visit).filter(|&(after, event)| after < child && event < self.step)
                {
                    mark.state = State::Cut;
                    mark.is_lost = child == node;
                    mark.is_freshly_lost = event + 1 == self.step;
                }
                return;
            }
            child = parent;
        }
    }

    fn arrival(&self, node: NodeId, caller: Option<&OpenNode>) -> Arrival {
        let improves = matches!(self.trace.events.get(self.step), Some(Event::Improve { child, .. }) if *child == node);
        Arrival { caller: caller.map(|open| open.node), caller_best: caller.and_then(|open| open.best), improves }
    }

    /// The state of a visit after the first `step` events: its own events folded, its children's visits skipped.
    fn open_node(&self, id: VisitId, step: usize) -> OpenNode {
        let visit = &self.trace.visits[id.index()];
        let mut open = OpenNode {
            visit: id,
            node: visit.node,
            player: self.tree.player(visit.node),
            window: visit.window,
            best: None,
            best_child: None,
        };
        let mut at = visit.first as usize + 1;
        while at < step {
            match self.trace.events[at] {
                Event::Visit(child) => at = self.trace.visits[child.index()].last as usize,
                Event::Improve { child, score, .. } => (open.best, open.best_child) = (Some(score), Some(child)),
                Event::Narrow { side: Side::Alpha, to, .. } => open.window.alpha = to,
                Event::Narrow { side: Side::Beta, to, .. } => open.window.beta = to,
                Event::Evaluate { .. } | Event::CutOff { .. } | Event::Return(_) => (),
            }
            at += 1;
        }
        open
    }
}

/// Whether a bound is met whose holder is an ancestor farther away than the parent.
pub fn is_deep(tree: &GameTree, node: NodeId, holder: Option<NodeId>) -> bool {
    holder.is_some() && holder != tree.parent(node)
}
