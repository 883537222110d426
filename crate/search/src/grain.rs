//! How far one key press moves: an event, a lecture step, a leaf, or a cut-off.
//!
//! A lecture step is one score that arrives at a parent, with all its consequences up to the next call. The descent to the first leaf is a
//! step of its own; a later descent belongs to the score that it returns. If a leaf's score is going to cut, the step ends before that, so
//! that a class can be asked what follows.

use crate::named;
use crate::trace::{Event, Trace};

named! {
    /// What one key press moves by, from the finest to the coarsest.
    #[non_exhaustive]
    Grain {
        /// One event.
        Event = "event",
        /// One lecture step.
        Lecture = "lecture",
        /// To the next leaf that is evaluated.
        Leaf = "leaf",
        /// To the next cut-off.
        CutOff = "cut-off",
    }
}

impl Grain {
    /// The first stop after `step`; the end of the run if there is none.
    pub fn next(self, trace: &Trace, step: usize) -> usize {
        (step.saturating_add(1)..trace.events.len())
            .find(|&step| self.stops_at(trace, step))
            .unwrap_or(trace.events.len())
    }

    /// The last stop before `step`; the untouched tree if there is none.
    pub fn previous(self, trace: &Trace, step: usize) -> usize {
        let end = trace.events.len();
        if end < step {
            return end;
        }
        (1..step).rev().find(|&step| self.stops_at(trace, step)).unwrap_or(0)
    }

    /// Whether this grain stops after the first `step` events, 0 < `step` < all.
    fn stops_at(self, trace: &Trace, step: usize) -> bool {
        let last = trace.events[step - 1];
        match self {
            Grain::Event => true,
            Grain::Leaf => matches!(last, Event::Evaluate { .. }),
            Grain::CutOff => matches!(last, Event::CutOff { .. }),
            Grain::Lecture => {
                let is_call = trace.is_call(step);
                match last {
                    Event::Return(_) | Event::Prove(_) => true,
                    Event::Visit(_) | Event::Ask { .. } | Event::Pass(_) => false,
                    // Narrowing to the payoff range belongs to the call of the node.
                    Event::Narrow { .. } if matches!(trace.events[step - 2], Event::Visit(_)) => false,
                    Event::Improve { child, .. } | Event::Sum { child, .. }
                        if matches!(trace.events[step], Event::CutOff { .. }) =>
                    {
                        trace.visit_of(child, step).is_none()
                    }
                    Event::Evaluate { .. } => is_call || trace.leaves_before(step) == 1,
                    _ => is_call,
                }
            }
        }
    }
}
