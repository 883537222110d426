//! The observer that records a trace.
//!
//! It also finds out what a search need not know: whose bound a cut-off met, what has been proved about each node, and what the passes of a
//! driver prove together. It knows nothing of algorithms.
//!
//! Its room is limited. When it is full, it records no further call and none of its effects, so the last step of an unfinished trace is
//! complete.

use super::{Entry, Event, Observer, Pass, PassId, Sum, SumId, Trace, Visit, VisitId};
use crate::ranking;
use crate::score::{Bound, Interval, Player, Score, Side, Turn, Window};
use crate::search::{Means, Settings};
use crate::tree::{GameTree, NodeId};

/// An observer that records a trace.
pub struct Recorder<'a> {
    tree: &'a GameTree,
    settings: &'a Settings,
    trace: Trace,
    open: Vec<PendingVisit>,
    /// Maximum number of events and visits together, not counting the effects of the last call.
    most: usize,
    /// Called now and then with the number of events.
    told: Option<&'a mut dyn FnMut(usize)>,
    /// The number of events at which it is called next.
    tells_at: usize,
}

/// Number of events between two calls.
const TELLS_EVERY: usize = 1 << 15;

/// A visit that has not returned yet.
struct PendingVisit {
    visit: VisitId,
    node: NodeId,
    window: Window,
    alpha_holder: Option<NodeId>,
    beta_holder: Option<NodeId>,
    best: Option<(Score, NodeId)>,
}

impl PendingVisit {
    /// Who holds the bound on one side of the window with which this visit calls a child. Chance gives each child a different one, up to
    /// the ends of the payoffs.
    fn holder(&self, tree: &GameTree, side: Side, window: Window, payoffs: Window) -> Option<NodeId> {
        if tree.turn(self.node) == Turn::Chance {
            return (window.bound(side) != payoffs.bound(side)).then_some(self.node);
        }
        let held = match side {
            Side::Alpha => self.alpha_holder,
            Side::Beta => self.beta_holder,
        };
        // Any bound but its own comes from the question that it asks.
        if window.bound(side) == self.window.bound(side) { held } else { Some(self.node) }
    }
}

impl<'a> Recorder<'a> {
    /// A recorder for one run on `tree`, with room for `most` events and visits together.
    pub fn new(tree: &'a GameTree, settings: &'a Settings, most: usize) -> Recorder<'a> {
        let means = if tree.has_chance() { Means::from_tree(tree) } else { Means::default() };
        let mut trace = Trace::empty(tree.len(), settings.payoffs, means);
        // Alpha-beta has about a quarter as many events as nodes, and growing means copying.
        trace.events.reserve(most.min(tree.len() / 4));
        Recorder { tree, settings, trace, open: Vec::new(), most, told: None, tells_at: 0 }
    }

    /// The same recorder, which reports the number of events now and then.
    pub fn telling(self, told: &'a mut dyn FnMut(usize)) -> Recorder<'a> {
        Recorder { told: Some(told), ..self }
    }

    /// The trace of a search that has ended with `score`, called with `window`.
    pub fn finish(mut self, score: Score, window: Window) -> Trace {
        ranking::sort(&mut self.trace.entered_before);
        // A grown vector may have up to twice the room it needs.
        self.trace.events.shrink_to_fit();
        self.trace.visits.shrink_to_fit();
        if self.is_full() {
            self.leave_open();
            return self.trace;
        }
        self.trace.score = score;
        let root = self.trace.known_so_far(NodeId::ROOT);
        let known = self.trace.passes.last().map_or(root, |pass| root.and(pass.known()));
        self.trace.theorem = match self.trace.passes.last() {
            Some(pass) if pass.known.0 == pass.known.1 => Bound::Exact,
            Some(pass) => pass.bound,
            None if self.settings.algorithm.windowed => self.settings.proves(score, window),
            None => Bound::Exact,
        };
        self.trace.bound = known.bound_of(score).unwrap_or(self.trace.theorem);
        self.trace
    }

    /// Visits and passes that have not ended end past the last event, with what they have so far.
    fn leave_open(&mut self) {
        let end = self.trace.events.len() as u32;
        for open in &self.open {
            let visit = &mut self.trace.visits[open.visit.index()];
            (visit.last, visit.best, visit.closing) = (end, open.best, open.window);
        }
        if let Some(pass) = self.trace.passes.last_mut().filter(|pass| pass.last == pass.first) {
            pass.last = end;
        }
    }

    /// Whether one more call may be recorded.
    fn takes_call(&mut self) -> bool {
        let events = self.trace.events.len();
        if self.tells_at <= events {
            self.tells_at = events + TELLS_EVERY;
            if let Some(told) = &mut self.told {
                told(events);
            }
        }
        self.trace.is_finished &= events + self.trace.visits.len() < self.most;
        self.trace.is_finished
    }

    fn enter(&mut self, node: NodeId, event: Event) {
        let number = self.trace.events.len() as u32;
        let before = std::mem::replace(&mut self.trace.entered[node.index()], number);
        if before != Trace::NEVER {
            self.trace.entered_before.push((i64::from(node.0), before as usize));
        }
        self.trace.events.push(event);
    }

    fn innermost(&mut self) -> &mut PendingVisit {
        self.open.last_mut().expect("a visit is open between its visit and its return")
    }
}

impl Observer for Recorder<'_> {
    fn is_full(&self) -> bool {
        !self.trace.is_finished
    }

    fn visit(&mut self, &node: &NodeId, window: Window) {
        if !self.takes_call() {
            return;
        }
        let visit = VisitId(self.trace.visits.len() as u32);
        let caller = self.open.last();
        let begin = self.trace.begin_of_pass() as usize;
        let again = self.trace.entered(node, usize::MAX).filter(|&event| begin <= event);
        let again = again.and_then(|_| self.trace.visit_of(node, usize::MAX));
        let proved = again.map_or(0, |before| self.trace.visits[before.index()].proof);
        let payoffs = self.settings.payoffs;
        let holder = |caller: &PendingVisit, side: Side| caller.holder(self.tree, side, window, payoffs);
        let open = PendingVisit {
            visit,
            node,
            window,
            alpha_holder: caller.and_then(|caller| holder(caller, Side::Alpha)),
            beta_holder: caller.and_then(|caller| holder(caller, Side::Beta)),
            best: None,
        };
        let first = self.trace.events.len() as u32;
        self.trace.visits.push(Visit {
            node,
            caller: caller.map(|caller| caller.visit),
            window,
            first,
            last: first,
            score: Score::MINUS_INFINITE,
            bound: Bound::Lower,
            best: None,
            closing: window,
            order: Trace::NEVER,
            proof: 0,
        });
        self.enter(node, Event::Visit(visit));
        self.trace.begin_proof(self.tree, visit, proved, self.settings.algorithm.by_levels);
        self.open.push(open);
    }

    fn order(&mut self, children: &[NodeId]) {
        if self.is_full() {
            return;
        }
        let visit = self.innermost().visit;
        self.trace.visits[visit.index()].order = self.trace.orders.len() as u32;
        self.trace.orders.extend_from_slice(children);
    }

    fn evaluate(&mut self, &node: &NodeId, score: Score) {
        if !self.takes_call() {
            return;
        }
        self.trace.evaluations.push(self.trace.events.len() as u32);
        let before = self.trace.known_so_far(node);
        self.enter(node, Event::Evaluate { node, score });
        self.trace.learn(self.tree, node, before, Interval::exactly(score));
    }

    fn improve(&mut self, &node: &NodeId, child: NodeId, score: Score) {
        if self.is_full() {
            return;
        }
        self.innermost().best = Some((score, child));
        self.trace.events.push(Event::Improve { node, child, score });
    }

    fn sum(&mut self, &node: &NodeId, child: NodeId, sum: Sum) {
        if self.is_full() {
            return;
        }
        let id = SumId(self.trace.sums.len() as u32);
        self.trace.sums.push(sum);
        self.trace.events.push(Event::Sum { node, child, sum: id });
    }

    fn narrow(&mut self, &node: &NodeId, side: Side, from: Score, to: Score) {
        if self.is_full() {
            return;
        }
        // No score lies beyond the payoffs, so a bound at their end needs no holder.
        let holder = (to != self.settings.payoffs.bound(side)).then_some(node);
        let open = self.innermost();
        open.window = open.window.moved(side, to);
        match side {
            Side::Alpha => open.alpha_holder = holder,
            Side::Beta => open.beta_holder = holder,
        }
        if node == NodeId::ROOT {
            self.trace.root_moves.push(self.trace.events.len() as u32);
        }
        self.trace.events.push(Event::Narrow { node, side, from, to });
    }

    fn cut_off(&mut self, &node: &NodeId, side: Side, after: NodeId) {
        if self.is_full() {
            return;
        }
        let open = self.innermost();
        let holder = if side == Side::Alpha { open.alpha_holder } else { open.beta_holder };
        self.trace.cut_offs.push(self.trace.events.len() as u32);
        self.trace.events.push(Event::CutOff { node, side, after, holder });
    }

    fn leave(&mut self, &node: &NodeId, score: Score) {
        if self.is_full() {
            return;
        }
        let open = self.open.pop().expect("a visit is open between its visit and its return");
        let visit = &mut self.trace.visits[open.visit.index()];
        visit.last = self.trace.events.len() as u32;
        visit.score = score;
        visit.best = open.best;
        visit.closing = open.window;
        let window = visit.window;
        let proved = self.trace.known_so_far(node).bound_of(score);
        self.trace.visits[open.visit.index()].bound = proved.unwrap_or_else(|| self.settings.proves(score, window));
        self.trace.events.push(Event::Return(open.visit));
    }

    fn ask(&mut self, &child: &NodeId, window: Window) {
        // It belongs to the previous call: asking a child again means that its score has not arrived.
        if self.is_full() {
            return;
        }
        self.trace.events.push(Event::Ask { node: child, window });
    }

    fn probe(&mut self, &node: &NodeId, entry: Entry) {
        if self.is_full() {
            return;
        }
        let Entry { depth, low, high } = entry;
        let event = Event::Probe { node, depth, low, high };
        let before = self.trace.known_so_far(node);
        if self.open.last().is_some_and(|open| open.node == node) {
            self.trace.events.push(event);
        } else if self.takes_call() {
            // A leaf has no visit.
            self.enter(node, event);
        } else {
            return;
        }
        self.trace.learn(self.tree, node, before, Interval { low, high });
    }

    fn store(&mut self, &node: &NodeId, Entry { depth, low, high }: Entry) {
        if self.is_full() {
            return;
        }
        self.trace.events.push(Event::Store { node, depth, low, high });
    }

    fn pass(&mut self, window: Window, horizon: usize) {
        if !self.takes_call() {
            return;
        }
        let pass = PassId(self.trace.passes.len() as u32);
        let first = self.trace.events.len() as u32;
        let before = self.trace.passes.last().filter(|before| before.horizon == horizon);
        let payoffs = self.settings.payoffs;
        let known = before.map_or((payoffs.alpha(), payoffs.beta()), |before| before.known);
        let (score, bound) = (Score::MINUS_INFINITE, Bound::Lower);
        self.trace.passes.push(Pass { window, horizon, first, last: first, score, bound, best: None, known });
        self.trace.events.push(Event::Pass(pass));
    }

    fn prove(&mut self, score: Score) {
        if self.is_full() {
            return;
        }
        let number = self.trace.passes.len() - 1;
        // The driver knows only the score.
        let bound = self.settings.proves(score, self.trace.passes[number].window);
        let root = self.trace.visit_of(NodeId::ROOT, usize::MAX).map(|root| &self.trace.visits[root.index()]);
        // A bound on the mover's own side is reached by some move; one on the other side limits all moves.
        let failed = match self.tree.player(NodeId::ROOT) {
            Player::Max => Bound::Upper,
            Player::Min => Bound::Lower,
        };
        let best = root.and_then(|root| root.best).filter(|_| bound != failed).map(|(_, child)| child);
        let pass = &mut self.trace.passes[number];
        let (low, high) = pass.known;
        pass.known = match bound {
            Bound::Exact => (score, score),
            Bound::Lower => (if low < score { score } else { low }, high),
            Bound::Upper => (low, if score < high { score } else { high }),
        };
        (pass.last, pass.score, pass.bound, pass.best) = (self.trace.events.len() as u32, score, bound, best);
        self.trace.events.push(Event::Prove(PassId(number as u32)));
    }
}
