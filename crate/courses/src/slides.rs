//! Where the slides of a course end: what one key press shows in its notation.

use crate::course::Course;
use secateur::search::{Settings, stops_at};
use secateur::trace::{Event, Trace, VisitId};
use secateur::tree::{GameTree, NodeId};

mod live;
mod parts;

pub use live::Live;
pub use parts::Part;

/// The slides of a run, as a course cuts it into them.
#[derive(Clone, Copy)]
pub struct Slides<'a> {
    /// What is searched.
    pub tree: &'a GameTree,
    /// The run.
    pub trace: &'a Trace,
    /// Of the run.
    pub settings: &'a Settings,
    /// Whose slides.
    pub course: Course,
    /// Whether every event that the course shows is one of its own, or a slide is what the course tells at once.
    pub by_event: bool,
}

impl Slides<'_> {
    /// Where the first slide behind `step` ends; the end of the run if there is none.
    pub fn next(&self, step: usize) -> usize {
        let end = self.trace.events.len();
        (step.saturating_add(1)..end).find(|&step| self.ends_at(step)).unwrap_or(end)
    }

    /// Where the last slide before `step` ends; the untouched tree if there is none.
    pub fn previous(&self, step: usize) -> usize {
        let end = self.trace.events.len();
        if end < step {
            return end;
        }
        (1..step).rev().find(|&step| self.ends_at(step)).unwrap_or(0)
    }

    /// Whether a slide ends after the first `step` events, 0 < `step` < all.
    fn ends_at(&self, step: usize) -> bool {
        // What the table keeps belongs to what it keeps it of.
        if matches!(self.trace.events[step], Event::Store { .. }) {
            return false;
        }
        let Some(last) = (0..step).rev().find(|&event| !matches!(self.trace.events[event], Event::Store { .. })) else {
            return false;
        };
        let (before, next) = (self.trace.events[last], self.trace.events[step]);
        match before {
            // What a pass says of the root belongs to its result.
            Event::Return(_) if matches!(next, Event::Prove(_)) => return false,
            Event::Prove(_) => return true,
            Event::Ask { .. } | Event::Pass(_) => return false,
            _ => (),
        }
        let moment = Moment { slides: self, last, before, next, is_call: self.trace.is_call(step) };
        if self.by_event {
            return moment.is_shown();
        }
        match self.course {
            Course::GameModel | Course::Java if self.settings.algorithm.by_levels => moment.ends_level(),
            Course::GameModel | Course::Java if !self.settings.algorithm.windowed => moment.ends_collecting(),
            Course::GameModel | Course::Java => moment.ends_arrival(),
            Course::GamesAsSearch => moment.ends_parent(),
            Course::Gomoku => moment.ends_move_of_v(),
            Course::OpenWindows => moment.ends_move_of_res(),
        }
    }

    /// How many events there were before what a step shows at once; whoever has jumped into a slide sees one event of it.
    pub fn since(&self, step: usize) -> usize {
        let since = self.previous(step);
        if self.next(since) == step { since } else { step.saturating_sub(1) }
    }

    /// How deep the search still goes below a node at a step, in the pass that is under way; 0 at the limit.
    pub fn depth_left(&self, node: NodeId, step: usize) -> usize {
        let height = self.tree.height();
        let pass = self.trace.passes[..self.trace.passes_before(step)].last();
        let depth = pass.map_or(self.settings.depth.unwrap_or(height), |pass| pass.horizon.min(height));
        depth.saturating_sub(self.tree.ply(node))
    }

    fn node(&self, id: VisitId) -> NodeId {
        self.trace.visits[id.index()].node
    }

    /// Whether the search goes no further than the children of `node`.
    fn is_parent_of_leaves(&self, node: NodeId, event: usize) -> bool {
        let pass = self.trace.passes[..self.trace.passes_before(event)].last();
        let horizon = pass.map_or(self.settings.horizon(), |pass| pass.horizon);
        self.tree.children(node).all(|child| stops_at(self.tree, child, horizon))
    }
}

/// Two events that follow each other, but for what the table keeps between them.
struct Moment<'a> {
    slides: &'a Slides<'a>,
    /// The number of the first.
    last: usize,
    before: Event,
    next: Event,
    /// Whether the second calls the search on a node.
    is_call: bool,
}

impl Moment<'_> {
    /// Whether the first event changes anything that the course shows: it has one variable where events have two.
    fn is_shown(&self) -> bool {
        let events = &self.slides.trace.events[..self.last];
        let follows = matches!(events.last(), Some(Event::Improve { .. }));
        let moves = matches!(self.next, Event::Narrow { .. });
        match (self.slides.course, self.before) {
            (Course::GamesAsSearch, Event::Improve { .. }) => false,
            (Course::OpenWindows, Event::Improve { .. }) | (Course::GamesAsSearch, Event::Narrow { .. }) => true,
            (_, Event::Narrow { .. }) => !follows,
            // Past the bound it moves too, and cuts.
            (_, Event::Improve { .. }) => moves || matches!(self.next, Event::CutOff { .. } | Event::Return(_)),
            _ => true,
        }
    }

    /// All leaves; then level by level upwards; then the choice at the root.
    fn ends_level(&self) -> bool {
        let ply = |event| self.slides.tree.ply(self.slides.trace.node_of(event));
        let chooses = matches!(self.next, Event::Return(id) if self.slides.node(id) == NodeId::ROOT);
        ply(self.before) != ply(self.next) || chooses
    }

    /// The values of all children of a node; then the best of them.
    fn ends_collecting(&self) -> bool {
        [self.before, self.next].iter().any(|event| matches!(event, Event::Return(_)))
    }

    /// A child's score, with all that it moves and cuts.
    fn ends_arrival(&self) -> bool {
        !self.is_calling() && !self.has_consequence()
    }

    /// The first descent node by node; then what is called, down to a parent of leaves; that with all its leaves; and what
    /// has been cut off.
    fn ends_parent(&self) -> bool {
        match self.before {
            Event::Visit(_) => {
                self.slides.trace.leaves_before(self.last) == 0 || matches!(self.next, Event::Evaluate { .. })
            }
            Event::Return(id) => self.is_of_leaves(id) || self.has_been_cut(id),
            _ => false,
        }
    }

    /// A score that moves v, or leaves it; past the bound, the cut-off by itself; and every return, with the last child's
    /// score.
    fn ends_move_of_v(&self) -> bool {
        match self.before {
            Event::Evaluate { .. } | Event::Narrow { .. } => self.is_call,
            Event::Improve { .. } => self.is_call || matches!(self.next, Event::CutOff { .. }),
            Event::Return(_) => true,
            _ => false,
        }
    }

    /// A descent of several calls to its leaf, or the call of a parent of leaves; a new value, at a parent of leaves before
    /// its cut-off too, or a leaf that leaves it; the root's cut-off; the return of a parent of leaves, and every return
    /// that changes its caller's value or is followed by a call.
    fn ends_move_of_res(&self) -> bool {
        if self.is_calling() {
            let alone = self.descent(self.last + 1) == 1;
            return self.is_call && alone && self.visit().is_some_and(|id| self.is_of_leaves(id));
        }
        match self.before {
            Event::Evaluate { .. } | Event::Probe { .. } => self.is_call || 1 < self.descent(self.last),
            Event::Improve { node, .. } => match self.next {
                Event::CutOff { .. } => self.slides.is_parent_of_leaves(node, self.last),
                _ => self.is_call,
            },
            Event::Narrow { .. } => self.is_call,
            Event::CutOff { node, .. } => node == NodeId::ROOT,
            Event::Return(id) => self.is_of_leaves(id) || self.is_call || matches!(self.next, Event::Improve { .. }),
            _ => false,
        }
    }

    /// How many nodes have been called one by the other, the last of them right before event `end`.
    fn descent(&self, end: usize) -> usize {
        let events = self.slides.trace.events[..end].iter().rev();
        events
            .take_while(|&event| Self::belongs_to_call(event))
            .filter(|event| matches!(event, Event::Visit(_)))
            .count()
    }

    /// The visit that the first event belongs to, if that is still calling.
    fn visit(&self) -> Option<VisitId> {
        let events = self.slides.trace.events[..=self.last].iter().rev();
        events.take_while(|&event| Self::belongs_to_call(event)).find_map(|&event| match event {
            Event::Visit(id) => Some(id),
            _ => None,
        })
    }

    /// Whether an event is a call, or what the table says at once: the search has not found anything out yet.
    fn belongs_to_call(event: &Event) -> bool {
        matches!(event, Event::Visit(_) | Event::Probe { .. } | Event::Narrow { .. } | Event::Store { .. })
    }

    /// Whether the first event is part of a call, which is still to bring something.
    fn is_calling(&self) -> bool {
        match self.before {
            Event::Visit(_) => true,
            // A leaf's probe is the answer; an inner node's, and what the table narrows, belong to the visit.
            Event::Probe { .. } => !self.slides.trace.is_call(self.last),
            Event::Narrow { .. } => {
                !matches!(self.slides.trace.events[..self.last].last(), Some(Event::Improve { .. }))
            }
            _ => false,
        }
    }

    /// Whether the second event follows from the first.
    fn has_consequence(&self) -> bool {
        matches!(self.next, Event::Improve { .. } | Event::Narrow { .. } | Event::CutOff { .. })
    }

    fn is_of_leaves(&self, id: VisitId) -> bool {
        self.slides.is_parent_of_leaves(self.slides.node(id), self.last)
    }

    fn has_been_cut(&self, id: VisitId) -> bool {
        let trace = self.slides.trace;
        trace.cut_off_of(&trace.visits[id.index()]).is_some()
    }
}
