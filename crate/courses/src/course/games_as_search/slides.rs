//! Where the slides of games as search end.

use crate::slides::EventPair;
use secateur::trace::Event;

impl EventPair<'_> {
    /// The first descent node by node; then the calls down to a parent of leaves; that with all its leaves; and cut-offs.
    pub(super) fn ends_parent(&self) -> bool {
        match self.before {
            Event::Visit(_) => {
                self.slides.trace.leaves_before(self.last) == 0 || matches!(self.next, Event::Evaluate { .. })
            }
            Event::Return(id) => self.is_of_leaves(id) || self.has_been_cut(id),
            _ => false,
        }
    }

    /// Only one bound per node is shown, so only its moves are visible.
    pub(super) fn shows_bounds(&self) -> bool {
        match self.before {
            Event::Improve { .. } => false,
            Event::Narrow { .. } => true,
            _ => self.is_shown(),
        }
    }
}
