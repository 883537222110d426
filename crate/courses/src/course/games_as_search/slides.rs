//! Where the slides of games as search end.

use crate::slides::EventPair;
use secateur::trace::Event;

impl EventPair<'_> {
    /// The first descent node by node; then what is called, down to a parent of leaves; that with all its leaves; and what
    /// has been cut off.
    pub(super) fn ends_parent(&self) -> bool {
        match self.before {
            Event::Visit(_) => {
                self.slides.trace.leaves_before(self.last) == 0 || matches!(self.next, Event::Evaluate { .. })
            }
            Event::Return(id) => self.is_of_leaves(id) || self.has_been_cut(id),
            _ => false,
        }
    }

    /// Of what moves, the bound is shown, which stands for both.
    pub(super) fn shows_bounds(&self) -> bool {
        match self.before {
            Event::Improve { .. } => false,
            Event::Narrow { .. } => true,
            _ => self.is_shown(),
        }
    }
}
