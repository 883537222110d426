//! Where the slides of a course end: what one key press shows in its notation.

use crate::course::Course;
use secateur::search::{Settings, stops_at};
use secateur::trace::{Event, Trace, VisitId};
use secateur::tree::{GameTree, NodeId};

mod live;
mod parts;

pub use live::LiveVariables;
pub use parts::Part;

/// The slides into which a course divides a run.
#[derive(Clone, Copy)]
pub struct Slides<'a> {
    /// What is searched.
    pub tree: &'a GameTree,
    /// The run.
    pub trace: &'a Trace,
    /// Of the run.
    pub settings: &'a Settings,
    /// The course.
    pub course: Course,
    /// Whether every event that the course shows is a slide, or a slide is what the course describes at once.
    pub by_event: bool,
}

impl Slides<'_> {
    /// Where the first slide after `step` ends; the end of the run if there is none.
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
        // A store belongs to the result that it stores.
        if matches!(self.trace.events[step], Event::Store { .. }) {
            return false;
        }
        let Some(last) = (0..step).rev().find(|&event| !matches!(self.trace.events[event], Event::Store { .. })) else {
            return false;
        };
        let (before, next) = (self.trace.events[last], self.trace.events[step]);
        match before {
            // The proof of a pass belongs to its result.
            Event::Return(_) if matches!(next, Event::Prove(_)) => return false,
            Event::Prove(_) => return true,
            Event::Ask { .. } | Event::Pass(_) => return false,
            _ => (),
        }
        let moment = EventPair { slides: self, last, before, next, is_call: self.trace.is_call(step) };
        if self.by_event {
            return (self.course.lesson().slides.shows)(&moment);
        }
        (self.course.lesson().slides.ends)(&moment)
    }

    /// The number of events before those that a step shows at once; after a jump into a slide, the step shows one event.
    pub fn since(&self, step: usize) -> usize {
        let since = self.previous(step);
        if self.next(since) == step { since } else { step.saturating_sub(1) }
    }

    /// The remaining depth below a node at a step, in the current pass; 0 at the limit.
    pub fn depth_left(&self, node: NodeId, step: usize) -> usize {
        let height = self.tree.height();
        let pass = self.trace.passes[..self.trace.passes_before(step)].last();
        let depth = pass.map_or(self.settings.depth.unwrap_or(height), |pass| pass.horizon.min(height));
        depth.saturating_sub(self.tree.ply(node))
    }

    pub(crate) fn node(&self, id: VisitId) -> NodeId {
        self.trace.visits[id.index()].node
    }

    /// Whether the search goes no further than the children of `node`.
    pub(crate) fn is_parent_of_leaves(&self, node: NodeId, event: usize) -> bool {
        let pass = self.trace.passes[..self.trace.passes_before(event)].last();
        let horizon = pass.map_or(self.settings.horizon(), |pass| pass.horizon);
        self.tree.children(node).all(|child| stops_at(self.tree, child, horizon))
    }
}

/// Two consecutive events, ignoring stores between them.
pub(crate) struct EventPair<'a> {
    pub slides: &'a Slides<'a>,
    /// The index of the first.
    pub last: usize,
    pub before: Event,
    pub next: Event,
    /// Whether the second calls the search on a node.
    pub is_call: bool,
}

impl EventPair<'_> {
    /// Whether the first event changes anything that the course shows: it has one variable where events have two.
    pub(crate) fn is_shown(&self) -> bool {
        let events = &self.slides.trace.events[..self.last];
        let follows = matches!(events.last(), Some(Event::Improve { .. }));
        let moves = matches!(self.next, Event::Narrow { .. });
        match self.before {
            Event::Narrow { .. } => !follows,
            // Past the bound it moves, too, and cuts.
            Event::Improve { .. } => moves || matches!(self.next, Event::CutOff { .. } | Event::Return(_)),
            _ => true,
        }
    }

    /// The number of nested calls, the last of them right before event `end`.
    pub(crate) fn descent(&self, end: usize) -> usize {
        let events = self.slides.trace.events[..end].iter().rev();
        events
            .take_while(|&event| Self::belongs_to_call(event))
            .filter(|event| matches!(event, Event::Visit(_)))
            .count()
    }

    /// The visit of the first event, if that still belongs to the call.
    pub(crate) fn visit(&self) -> Option<VisitId> {
        let events = self.slides.trace.events[..=self.last].iter().rev();
        events.take_while(|&event| Self::belongs_to_call(event)).find_map(|&event| match event {
            Event::Visit(id) => Some(id),
            _ => None,
        })
    }

    /// Whether an event is a call, or the table's immediate answer: the search has not found anything yet.
    fn belongs_to_call(event: &Event) -> bool {
        matches!(event, Event::Visit(_) | Event::Probe { .. } | Event::Narrow { .. } | Event::Store { .. })
    }

    /// Whether the first event is part of a call that has brought nothing yet.
    pub(crate) fn is_calling(&self) -> bool {
        match self.before {
            Event::Visit(_) => true,
            // A leaf's probe is the answer; an inner node's, and narrowing by the table, belong to the visit.
            Event::Probe { .. } => !self.slides.trace.is_call(self.last),
            Event::Narrow { .. } => {
                !matches!(self.slides.trace.events[..self.last].last(), Some(Event::Improve { .. }))
            }
            _ => false,
        }
    }

    /// Whether the second event follows from the first.
    pub(crate) fn has_consequence(&self) -> bool {
        matches!(self.next, Event::Improve { .. } | Event::Narrow { .. } | Event::CutOff { .. })
    }

    pub(crate) fn is_of_leaves(&self, id: VisitId) -> bool {
        self.slides.is_parent_of_leaves(self.slides.node(id), self.last)
    }

    pub(crate) fn has_been_cut(&self, id: VisitId) -> bool {
        let trace = self.slides.trace;
        trace.cut_off_of(&trace.visits[id.index()]).is_some()
    }
}
