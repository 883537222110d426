//! Where the slides of a course end: what one key press shows in its notation.

use crate::course::Course;
use crate::search::{Settings, stops_at};
use crate::trace::{Event, Trace, VisitId};
use crate::tree::{GameTree, NodeId};

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
}

impl Slides<'_> {
    /// Where the first slide behind `step` ends; the end of the run if there is none.
    pub fn next(&self, step: usize) -> usize {
        let end = self.trace.events.len();
        (step + 1..end).find(|&step| self.ends_at(step)).unwrap_or(end)
    }

    /// Where the last slide before `step` ends; the untouched tree if there is none.
    pub fn previous(&self, step: usize) -> usize {
        let end = self.trace.events.len();
        (1..step.min(end + 1)).rev().find(|&step| self.ends_at(step)).unwrap_or(0)
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
        match self.course {
            Course::GameModel | Course::Java if self.settings.algorithm.id == "minimax-by-levels" => {
                moment.ends_level()
            }
            Course::GameModel | Course::Java if !self.settings.algorithm.windowed => moment.ends_collecting(),
            Course::GameModel | Course::Java => moment.ends_arrival(),
            Course::GamesAsSearch => moment.ends_parent(),
            Course::Gomoku => moment.ends_move_of_v(),
            Course::OpenWindows => moment.ends_move_of_res(),
        }
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
        let events = &self.slides.trace.events[..self.last];
        match self.before {
            Event::Visit(id) => {
                self.is_call && self.is_of_leaves(id) && !matches!(events.last(), Some(Event::Visit(_)))
            }
            Event::Evaluate { .. } => self.is_call || matches!(events, [.., Event::Visit(_), Event::Visit(_)]),
            Event::Improve { node, .. } => match self.next {
                Event::CutOff { .. } => self.slides.is_parent_of_leaves(node, self.last),
                _ => self.is_call,
            },
            Event::Narrow { .. } => self.is_call && matches!(events.last(), Some(Event::Improve { .. })),
            Event::CutOff { node, .. } => node == NodeId::ROOT,
            Event::Return(id) => self.is_of_leaves(id) || self.is_call || matches!(self.next, Event::Improve { .. }),
            // A leaf that the table knows.
            Event::Probe { .. } => self.is_call && !self.is_calling(),
            _ => false,
        }
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
