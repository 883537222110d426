//! Where the slides of the notes on Gomoku end.

use crate::slides::EventPair;
use secateur::trace::Event;

impl EventPair<'_> {
    /// A score that moves v, or does not; past the bound, the cut-off by itself; and every return, with the last child's score.
    pub(super) fn ends_move_of_v(&self) -> bool {
        match self.before {
            Event::Evaluate { .. } | Event::Narrow { .. } => self.is_call,
            Event::Improve { .. } => self.is_call || matches!(self.next, Event::CutOff { .. }),
            Event::Return(_) => true,
            _ => false,
        }
    }
}
