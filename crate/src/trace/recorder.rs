//! The observer that records a trace.
//!
//! It also finds out what a search need not know: whose bound a cut-off met, and what a score returned from an empty
//! window still proves. It knows nothing of algorithms.

use super::{Event, Observer, Trace, Visit, VisitId};
use crate::score::{Bound, Player, Score, Side, Window};
use crate::tree::{GameTree, NodeId};

/// An observer that records a trace.
pub struct Recorder<'a> {
    tree: &'a GameTree,
    windowed: bool,
    trace: Trace,
    open: Vec<OpenVisit>,
}

/// A visit that has not returned yet.
struct OpenVisit {
    visit: VisitId,
    window: Window,
    alpha_holder: Option<NodeId>,
    beta_holder: Option<NodeId>,
    best: Option<(Score, NodeId)>,
    /// Some child is proved at least as large as its score / at most as large.
    some_lower: bool,
    some_upper: bool,
}

impl<'a> Recorder<'a> {
    /// A recorder for one run on `tree`; without windows every returned score is exact.
    pub fn new(tree: &'a GameTree, windowed: bool) -> Recorder<'a> {
        let trace = Trace {
            events: Vec::new(),
            visits: Vec::new(),
            entered: vec![Trace::NEVER; tree.len()],
            evaluations: Vec::new(),
            cut_offs: Vec::new(),
            score: Score::MINUS_INFINITE,
            bound: Bound::Exact,
        };
        Recorder { tree, windowed, trace, open: Vec::new() }
    }

    /// The trace of a search that has ended with `score`, called with `window`.
    pub fn finish(mut self, score: Score, window: Window) -> Trace {
        self.trace.score = score;
        self.trace.bound = match self.trace.visits.first() {
            Some(root) => root.bound,
            None if self.windowed => Bound::of(score, window),
            None => Bound::Exact,
        };
        self.trace
    }

    fn enter(&mut self, node: NodeId, event: Event) {
        self.trace.entered[node.index()] = self.trace.events.len() as u32;
        self.trace.events.push(event);
    }

    /// Notes what the score of a child proves about it.
    fn note(&mut self, bound: Bound) {
        if let Some(parent) = self.open.last_mut() {
            parent.some_lower |= bound == Bound::Lower;
            parent.some_upper |= bound == Bound::Upper;
        }
    }

    fn innermost(&mut self) -> &mut OpenVisit {
        self.open.last_mut().expect("a visit is open between its visit and its return")
    }
}

impl Observer for Recorder<'_> {
    fn visit(&mut self, node: NodeId, window: Window) {
        let visit = VisitId(self.trace.visits.len() as u32);
        let caller = self.open.last();
        let open = OpenVisit {
            visit,
            window,
            alpha_holder: caller.and_then(|caller| caller.alpha_holder),
            beta_holder: caller.and_then(|caller| caller.beta_holder),
            best: None,
            some_lower: false,
            some_upper: false,
        };
        let first = self.trace.events.len() as u32;
        self.trace.visits.push(Visit {
            node,
            caller: caller.map(|caller| caller.visit),
            window,
            first,
            last: first,
            score: window.alpha,
            bound: Bound::Exact,
            best: (window.alpha, node),
            closing: window,
        });
        self.enter(node, Event::Visit(visit));
        self.open.push(open);
    }

    fn evaluate(&mut self, node: NodeId, score: Score) {
        self.trace.evaluations.push(self.trace.events.len() as u32);
        self.enter(node, Event::Evaluate { node, score });
        if let Some(parent) = self.open.last() {
            self.note(Bound::of(score, parent.window));
        }
    }

    fn improve(&mut self, node: NodeId, child: NodeId, score: Score) {
        self.innermost().best = Some((score, child));
        self.trace.events.push(Event::Improve { node, child, score });
    }

    fn narrow(&mut self, node: NodeId, side: Side, from: Score, to: Score) {
        let open = self.innermost();
        match side {
            Side::Alpha => (open.window.alpha, open.alpha_holder) = (to, Some(node)),
            Side::Beta => (open.window.beta, open.beta_holder) = (to, Some(node)),
        }
        self.trace.events.push(Event::Narrow { node, side, from, to });
    }

    fn cut_off(&mut self, node: NodeId, side: Side, after: NodeId) {
        let open = self.innermost();
        let holder = match side {
            Side::Alpha => open.alpha_holder,
            Side::Beta => open.beta_holder,
        };
        self.trace.cut_offs.push(self.trace.events.len() as u32);
        self.trace.events.push(Event::CutOff { node, side, after, holder });
    }

    fn leave(&mut self, node: NodeId, score: Score) {
        let open = self.open.pop().expect("a visit is open between its visit and its return");
        let visit = &mut self.trace.visits[open.visit.index()];
        visit.last = self.trace.events.len() as u32;
        visit.score = score;
        visit.best = open.best.expect("an inner node has a first child, whose score is its first best");
        visit.closing = open.window;
        visit.bound = if !self.windowed {
            Bound::Exact
        } else if visit.window.is_empty() {
            // r ≤ α and β ≤ r are both true here, so only the children tell which of them the search has proved.
            match self.tree.player(node) {
                Player::Max if open.some_lower => Bound::Lower,
                Player::Max => Bound::Upper,
                Player::Min if open.some_upper => Bound::Upper,
                Player::Min => Bound::Lower,
            }
        } else {
            Bound::of(score, visit.window)
        };
        let bound = visit.bound;
        self.trace.events.push(Event::Return(open.visit));
        self.note(bound);
    }
}
