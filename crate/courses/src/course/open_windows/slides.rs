//! Where the slides of the slides on α-β and MTD(f) end.

use crate::slides::EventPair;
use secateur::trace::Event;
use secateur::tree::NodeId;

impl EventPair<'_> {
    /// A descent of several calls to its leaf, or the call of a parent of leaves; a new value, at a parent of leaves also before its
    /// cut-off, or a leaf that changes nothing; the root's cut-off; the return of a parent of leaves, and every return that changes its
    /// caller's value or is followed by a call.
    pub(super) fn ends_move_of_res(&self) -> bool {
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
}
