//! What every node looks like after a number of events: a pure function of tree, trace and step.
//!
//! A closed visit never changes again, so only the visits open at the step, one per ply, have to be folded. Stepping forward, back and
//! jumping are the same call with another number. Never calls a search.

use crate::named;
use crate::score::{Bound, Interval, Player, Score, Side, Turn, Window};
use crate::search::Settings;
use crate::trace::{Entry, Pass, PassId, Sum};
use crate::trace::{Event, Trace, VisitId};
use crate::tree::{Fraction, GameTree, NodeId};

/// The state of a run after `step` events.
#[derive(Clone, Debug)]
pub struct Frame<'a> {
    tree: &'a GameTree,
    trace: &'a Trace,
    /// How many events have happened.
    pub step: usize,
    /// The visits open during the last event, the root's first; one that is just returning is still open.
    pub open: Vec<OpenNode>,
}

/// A node whose visit is open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OpenNode {
    /// The visit.
    pub visit: VisitId,
    /// The node.
    pub node: NodeId,
    /// Who moves there.
    pub player: Player,
    /// The window now.
    pub window: Window,
    /// The best score so far.
    pub best: Option<Score>,
    /// The child that gave it.
    pub best_child: Option<NodeId>,
    /// At a chance node, what is known about the mean since the last child.
    pub sum: Option<Sum>,
}

named! {
    /// The state of a node.
    NodeState {
        /// Nothing yet.
        Unseen = "unseen",
        /// Its visit is open.
        Open = "open",
        /// Evaluated, or returned.
        Closed = "closed",
        /// Removed by a cut-off of itself or an ancestor.
        Cut = "cut",
        /// Seen by an earlier search of it or an ancestor, but not yet by the current one.
        Earlier = "earlier",
    }
}

named! {
    /// How the displayed value relates to the node's minimax value.
    Sign {
        /// Equal, or nothing is proved yet.
        None = "none",
        /// The minimax value is at most this.
        AtMost = "at-most",
        /// The minimax value is at least this.
        AtLeast = "at-least",
    }
}

impl From<Bound> for Sign {
    fn from(bound: Bound) -> Sign {
        match bound {
            Bound::Exact => Sign::None,
            Bound::Upper => Sign::AtMost,
            Bound::Lower => Sign::AtLeast,
        }
    }
}

/// What one node looks like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark {
    /// The state.
    pub state: NodeState,
    /// The best score so far, then the returned or evaluated one.
    pub value: Option<Score>,
    /// What that value proves.
    pub sign: Sign,
    /// At an open chance node, the interval of its possible values, if anything is known.
    pub interval: Option<Interval>,
    /// The current or last window; none before a visit and for nodes without one.
    pub window: Option<Window>,
    /// The bound that moved in this step, and its previous value.
    pub narrowed: Option<(Side, Score)>,
    /// This step's event is about this node.
    pub is_now: bool,
    /// A cut-off removed this node itself, not just an ancestor.
    pub is_lost: bool,
    /// The index of the event that removed it or an ancestor.
    pub lost_at: Option<usize>,
}

impl Mark {
    /// The mark of a node that has not been seen.
    pub const UNSEEN: Mark = Mark {
        state: NodeState::Unseen,
        value: None,
        sign: Sign::None,
        interval: None,
        window: None,
        narrowed: None,
        is_now: false,
        is_lost: false,
        lost_at: None,
    };
}

/// The event of a step, with what a sentence about it needs.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are those of the event, the visit and the caller's state before it")]
pub enum Fact {
    Visit {
        node: NodeId,
        window: Window,
        caller: Option<NodeId>,
    },
    Evaluate {
        node: NodeId,
        score: Score,
        window: Window,
        /// A depth limit stopped here, so the score is a static evaluation.
        r#static: bool,
        arrival: Arrival,
    },
    Improve {
        node: NodeId,
        child: NodeId,
        score: Score,
        previous: Option<Score>,
        /// The mover's own bound, if the score is no better and so changes nothing.
        outside: Option<Score>,
        /// The opponent's bound, if the score meets it and no child is left to cut off.
        met: Option<Score>,
    },
    Narrow {
        node: NodeId,
        side: Side,
        from: Score,
        to: Score,
        /// The child whose score it is; none if the table narrows, or the payoff range does.
        child: Option<NodeId>,
        /// Whether the payoff range moves the bound, not a score.
        by_payoffs: bool,
    },
    Sum {
        node: NodeId,
        child: NodeId,
        score: Score,
        /// The probability of the child.
        part: Fraction,
        /// What the children seen so far contribute to the mean.
        seen: Score,
        /// The total probability of the children not yet seen.
        left: Fraction,
        /// The interval of the mean; ±∞ where nothing is known about the payoffs.
        low: Score,
        high: Score,
    },
    CutOff {
        node: NodeId,
        side: Side,
        after: NodeId,
        /// The best score; at a chance node, the end of the interval of the mean.
        score: Score,
        /// The bound that was met.
        met: Score,
        lost: Vec<NodeId>,
        /// The ancestor that holds the bound; none if the root window does.
        holder: Option<NodeId>,
        deep: bool,
    },
    Return {
        node: NodeId,
        score: Score,
        bound: Bound,
        certain: bool,
        /// The best score found, before clamping. None if the table answered.
        best: Option<Score>,
        /// The window it was called with.
        window: Window,
        arrival: Arrival,
    },
    Ask {
        node: NodeId,
        caller: NodeId,
        /// The window of the question.
        window: Window,
        /// The caller's bound: the question is whether the child is better than this.
        than: Score,
        /// The answer of the zero window, if this is the re-search after it.
        surprise: Option<Score>,
    },
    Probe {
        node: NodeId,
        known: TableKnowledge,
        /// The window of the call.
        window: Window,
        /// The score that makes the search unnecessary, if any.
        answer: Option<Score>,
        /// The bound that the answer meets; none if it is exact, or absent.
        side: Option<Side>,
        /// Whether it narrows the window.
        narrows: bool,
        /// What it means to the caller, for a node that the search would not visit.
        arrival: Option<Arrival>,
    },
    Store {
        node: NodeId,
        known: TableKnowledge,
    },
    Pass {
        /// The root.
        node: NodeId,
        /// Counted from 0.
        number: u32,
        window: Window,
        /// The depth limit of the pass; none if it searches to the leaves.
        depth: Option<usize>,
    },
    Prove {
        node: NodeId,
        number: u32,
        score: Score,
        bound: Bound,
        window: Window,
        /// The side on which the window failed, if it can still be opened.
        missed: Option<Side>,
        /// The root's best move, where the pass proves one.
        best: Option<NodeId>,
        /// What is known after it.
        low: Score,
        high: Score,
    },
}

/// What a table knows about a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TableKnowledge {
    /// How many plies the search looked ahead.
    pub depth: u16,
    /// Lower bound.
    pub low: Score,
    /// Upper bound.
    pub high: Score,
}

/// What a score means to the node that waits for it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arrival {
    /// The node that waits.
    pub caller: Option<NodeId>,
    /// Its best score before this one arrives.
    pub caller_best: Option<Score>,
    /// The arriving score, as the caller reads it.
    pub caller_score: Score,
    /// Whether this one becomes the best.
    pub improves: bool,
}

impl OpenNode {
    /// The value that meets the bound on a side when the visit is cut off: the best score, or at a chance node the end of the interval of
    /// the mean.
    pub(crate) fn decides(&self, side: Side) -> Option<Score> {
        let mean = self.sum.map(|Sum { low, high, .. }| if side == Side::Alpha { high } else { low });
        self.best.or(mean)
    }
}

impl Fact {
    /// The node that it is about.
    pub fn node(&self) -> NodeId {
        match *self {
            Fact::Visit { node, .. }
            | Fact::Evaluate { node, .. }
            | Fact::Improve { node, .. }
            | Fact::Narrow { node, .. }
            | Fact::CutOff { node, .. }
            | Fact::Return { node, .. } => node,
            Fact::Sum { node, .. }
            | Fact::Ask { node, .. }
            | Fact::Probe { node, .. }
            | Fact::Store { node, .. }
            | Fact::Pass { node, .. }
            | Fact::Prove { node, .. } => node,
        }
    }

    /// Whether a visit returns a score that meets its cut-off bound, whether or not children are left.
    pub fn meets(&self, tree: &GameTree, settings: &Settings) -> bool {
        let Fact::Return { node, best: Some(best), window, .. } = *self else { return false };
        window.is_cut_by(tree.player(node), best, settings.rules().0)
    }
}

impl<'a> Frame<'a> {
    /// The frame after `step` events; a step past the end gives the last frame.
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

    /// The tree.
    pub fn tree(&self) -> &'a GameTree {
        self.tree
    }

    /// The run.
    pub fn trace(&self) -> &'a Trace {
        self.trace
    }

    /// The event that has just happened.
    pub fn event(&self) -> Option<Event> {
        self.step.checked_sub(1).map(|last| self.trace.events[last])
    }

    /// The nodes from the root to the current node, including a leaf just evaluated.
    pub fn path(&self) -> Vec<NodeId> {
        let leaf = match self.event() {
            Some(Event::Evaluate { node, .. } | Event::Probe { node, .. } | Event::Store { node, .. }) => Some(node),
            _ => None,
        };
        let leaf = leaf.filter(|&leaf| self.open.last().is_none_or(|open| open.node != leaf));
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
                window: self.called_with(),
                r#static: !self.tree.is_leaf(node),
                arrival: self.arrival(node, score, innermost),
            },
            Event::Improve { node, child, score } => {
                let open = innermost.expect("a visit that improves is open");
                let before = self.open_node(open.visit, self.step - 1);
                let (outside, met) = self.idle(open, score);
                Fact::Improve { node, child, score, previous: before.best, outside, met }
            }
            Event::Narrow { node, side, from, to } => {
                let child = innermost.and_then(|open| open.best_child);
                // The table's answer is told before it narrows; a score comes from a child.
                let by_payoffs = matches!(self.trace.events[self.step - 2], Event::Visit(_));
                Fact::Narrow { node, side, from, to, child, by_payoffs }
            }
            Event::Sum { node, child, sum } => {
                let sum = self.trace.sums[sum.index()];
                let Sum { score, seen, low, high, .. } = sum;
                Fact::Sum { node, child, score, part: sum.part(), seen, left: sum.left_part(), low, high }
            }
            Event::CutOff { node, side, after, holder } => {
                let open = innermost.expect("a visit that is cut off is open");
                Fact::CutOff {
                    node,
                    side,
                    after,
                    score: open.decides(side).expect("only a best score cuts, or a mean"),
                    met: open.window.bound(side),
                    lost: self.trace.lost(self.tree, &self.trace.visits[open.visit.index()], after),
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
                    best: visit.best.map(|(score, _)| score),
                    window: visit.window,
                    arrival: self.arrival(visit.node, visit.score, self.open.iter().rev().nth(1)),
                }
            }
            event => self.fact_of_family(event, innermost)?,
        })
    }

    /// The same for events of algorithms beyond minimax and alpha-beta.
    fn fact_of_family(&self, event: Event, innermost: Option<&OpenNode>) -> Option<Fact> {
        Some(match event {
            Event::Ask { node, window } => {
                let caller = innermost.expect("a visit that asks is open");
                let asked = self.trace.visit_of(node, self.step).map(|id| &self.trace.visits[id.index()]);
                let surprise = asked.filter(|visit| visit.caller == Some(caller.visit)).map(|visit| visit.score);
                let than = caller.window.bound(caller.player.own_side());
                Fact::Ask { node, caller: caller.node, window, than, surprise }
            }
            Event::Probe { node, depth, low, high } => {
                let window = self.called_with();
                let answer = Entry { depth, low, high }.answer(window);
                let met = if window.beta() <= low { Side::Beta } else { Side::Alpha };
                Fact::Probe {
                    node,
                    known: TableKnowledge { depth, low, high },
                    window,
                    answer,
                    side: answer.filter(|_| low != high).map(|_| met),
                    narrows: window.alpha() < low || high < window.beta(),
                    arrival: (innermost.map(|open| open.node) != Some(node))
                        .then(|| self.arrival(node, low, innermost)),
                }
            }
            Event::Store { node, depth, low, high } => Fact::Store { node, known: TableKnowledge { depth, low, high } },
            Event::Pass(PassId(number)) => {
                let pass = &self.trace.passes[number as usize];
                let depth = (pass.horizon < self.tree.height()).then_some(pass.horizon);
                Fact::Pass { node: NodeId::ROOT, number, window: pass.window, depth }
            }
            Event::Prove(PassId(number)) => {
                let Pass { score, bound, window, best, known: (low, high), .. } = self.trace.passes[number as usize];
                let missed = bound.missed(window);
                Fact::Prove { node: NodeId::ROOT, number, score, bound, window, missed, best, low, high }
            }
            _ => return None,
        })
    }

    /// The window with which the last event's node was called.
    pub fn called_with(&self) -> Window {
        let asked = self.step.checked_sub(2).map(|before| self.trace.events[before]);
        match (asked, self.open.last()) {
            (Some(Event::Ask { window, .. }), _) => window,
            (_, Some(open)) => open.window,
            (Some(Event::Pass(pass)), None) => self.trace.passes[pass.index()].window,
            _ => Window::FULL,
        }
    }

    /// What `node` looks like.
    pub fn mark(&self, node: NodeId) -> Mark {
        let is_now = self.event().is_some_and(|event| self.trace.node_of(event) == node);
        let mut mark = Mark { is_now, ..Mark::UNSEEN };
        let entered = self.trace.entered(node, self.step);
        let is_current = entered.is_some_and(|event| self.is_current(node, event));
        if !is_current {
            self.mark_lost(node, &mut mark);
        }
        let Some(entered) = entered.filter(|_| mark.state == NodeState::Unseen) else { return mark };
        match self.trace.events[entered] {
            Event::Visit(id) => self.mark_visited(id, &mut mark),
            // A leaf in the table is known exactly.
            Event::Evaluate { score, .. } | Event::Probe { low: score, .. } => {
                (mark.state, mark.value) = (NodeState::Closed, Some(score));
            }
            _ => unreachable!("a node is entered by a visit, an evaluation, or a leaf's probe"),
        }
        if !is_current {
            (mark.state, mark.window) = (NodeState::Earlier, None);
        }
        mark
    }

    /// Whether `event`, the last one that entered `node`, belongs to the last search of every ancestor, and to this pass.
    fn is_current(&self, node: NodeId, event: usize) -> bool {
        if !self.trace.repeats() {
            return true;
        }
        let (mut child, mut entered) = (node, event);
        while let Some(parent) = self.tree.parent(child) {
            match self.trace.entered(parent, self.step) {
                Some(above) if above < entered => (child, entered) = (parent, above),
                _ => return false,
            }
        }
        let pass = self.trace.passes_before(self.step).checked_sub(1).map(|pass| &self.trace.passes[pass]);
        pass.is_none_or(|pass| (pass.first as usize) < entered)
    }

    fn mark_visited(&self, id: VisitId, mark: &mut Mark) {
        let visit = &self.trace.visits[id.index()];
        let has_returned = (visit.last as usize) < self.step;
        if let Some(open) = self.open.iter().find(|open| open.visit == id) {
            mark.state = NodeState::Open;
            mark.window = Some(open.window);
            mark.value = open.best;
            if self.tree.turn(visit.node) == Turn::Chance {
                mark.interval = Some(self.trace.proved(open.node, self.step)).filter(|known| known.says_something());
            }
            // It goes without saying that MAX has at least −∞.
            let best = open.best.filter(|best| best.is_finite());
            let bound = best.and_then(|best| self.trace.proved(open.node, self.step).bound_of(best));
            mark.sign = bound.map_or(Sign::None, Sign::from);
            mark.narrowed = match self.event() {
                Some(Event::Narrow { node, side, from, .. }) if node == visit.node => Some((side, from)),
                _ => None,
            };
        } else {
            mark.state = NodeState::Closed;
            mark.window = Some(visit.closing);
        }
        if has_returned {
            mark.value = Some(visit.score);
            mark.sign = visit.bound.into();
            mark.interval = None;
        }
        if visit.node == NodeId::ROOT
            && let Some(score) = self.proved()
        {
            (mark.value, mark.sign) = (Some(score), Sign::None);
        }
    }

    /// The root's value once the bounds of the passes have met, whatever the last one alone proved.
    fn proved(&self) -> Option<Score> {
        let begun = self.trace.passes_before(self.step);
        let pass = self.trace.passes[..begun].last().filter(|pass| (pass.last as usize) < self.step)?;
        (pass.known.0 == pass.known.1).then_some(pass.known.0)
    }

    /// Marks an unseen node if a cut-off removed it or an ancestor.
    fn mark_lost(&self, node: NodeId, mark: &mut Mark) {
        let mut child = node;
        while let Some(parent) = self.tree.parent(child) {
            let searched = self.trace.entered(parent, self.step).filter(|&event| self.is_current(parent, event));
            let Some(searched) = searched else {
                child = parent;
                continue;
            };
            let Event::Visit(id) = self.trace.events[searched] else { return };
            let cut_off = self.trace.cut_off_of(&self.trace.visits[id.index()]);
            if let Some((_, event)) = cut_off.filter(|&(_, event)| event < self.step) {
                mark.state = NodeState::Cut;
                mark.is_lost = child == node;
                mark.lost_at = Some(event);
            }
            return;
        }
    }

    /// For a new best score without effect, the bound that shows this: the mover's own, or the other one.
    fn idle(&self, open: &OpenNode, score: Score) -> (Option<Score>, Option<Score>) {
        let own = open.window.bound(open.player.own_side());
        match self.trace.events.get(self.step) {
            Some(Event::Narrow { node, .. } | Event::CutOff { node, .. }) if *node == open.node => (None, None),
            _ if open.player.prefers(score, own) => (None, Some(open.window.bound(open.player.cut_side()))),
            _ => (Some(own), None),
        }
    }

    fn arrival(&self, node: NodeId, score: Score, caller: Option<&OpenNode>) -> Arrival {
        // The table may store a score before it takes effect.
        let next = self.trace.events[self.step..].iter().find(|event| !matches!(event, Event::Store { .. }));
        let improves = matches!(next, Some(Event::Improve { child, .. }) if *child == node);
        // A surprise does not take effect: first the node is searched again.
        let caller = caller.filter(|_| !matches!(next, Some(Event::Ask { node: asked, .. }) if *asked == node));
        Arrival {
            caller: caller.map(|open| open.node),
            caller_best: caller.and_then(|open| open.best),
            caller_score: score,
            improves,
        }
    }

    /// The state of a visit after the first `step` events: its own events folded, its children's visits skipped.
    pub fn open_node(&self, id: VisitId, step: usize) -> OpenNode {
        let visit = &self.trace.visits[id.index()];
        let mut open = OpenNode {
            visit: id,
            node: visit.node,
            player: self.tree.player(visit.node),
            window: visit.window,
            best: None,
            best_child: None,
            sum: None,
        };
        for event in self.own_events(id, step) {
            match event {
                Event::Improve { child, score, .. } => (open.best, open.best_child) = (Some(score), Some(child)),
                Event::Narrow { side, to, .. } => open.window = open.window.moved(side, to),
                Event::Sum { sum, .. } => open.sum = Some(self.trace.sums[sum.index()]),
                _ => (),
            }
        }
        open
    }

    /// The children that each became the best so far during the last search of a node, in that order.
    pub fn improvements(&self, node: NodeId) -> Vec<NodeId> {
        let Some(id) = self.trace.visit_of(node, self.step) else { return Vec::new() };
        let improving = |event| if let Event::Improve { child, .. } = event { Some(child) } else { None };
        self.own_events(id, self.step).filter_map(improving).collect()
    }

    /// The events of a visit itself within the first `step` events, without its children's visits and leaf evaluations.
    fn own_events(&self, id: VisitId, step: usize) -> impl Iterator<Item = Event> {
        let visit = &self.trace.visits[id.index()];
        let (mut at, end) = (visit.first as usize + 1, step.min(visit.last as usize + 1));
        std::iter::from_fn(move || {
            while at < end {
                let event = self.trace.events[at];
                at = match event {
                    Event::Visit(child) => self.trace.visits[child.index()].last as usize + 1,
                    // A node may have a million leaves, few of which matter.
                    Event::Evaluate { .. } => self.trace.evaluations_end(at),
                    _ => {
                        at += 1;
                        return Some(event);
                    }
                };
            }
            None
        })
    }
}

/// Whether the holder of a met bound is an ancestor beyond the parent. A bound from the table belongs to the node itself.
pub fn is_deep(tree: &GameTree, node: NodeId, holder: Option<NodeId>) -> bool {
    holder.is_some() && holder != tree.parent(node) && holder != Some(node)
}
