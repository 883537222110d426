//! Where slides end in the courses in which α and β are assigned.

use crate::slides::EventPair;
use secateur::trace::Event;
use secateur::tree::NodeId;

impl EventPair<'_> {
    /// Level by level, node by node or score by score, as the search goes.
    pub(super) fn ends_assignment(&self) -> bool {
        match self.slides.settings.algorithm {
            algorithm if algorithm.by_levels => self.ends_level(),
            algorithm if algorithm.windowed => self.ends_arrival(),
            _ => self.ends_collecting(),
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

    /// A child's score, with everything that it moves and cuts.
    fn ends_arrival(&self) -> bool {
        !self.is_calling() && !self.has_consequence()
    }
}
