//! When the search is called on a node and when that call ends, which is where a jump to a node leads; and the decisions to ask a class
//! about. Step s is the state after s events.

use crate::score::Turn;
use crate::trace::{Event, Trace};
use crate::tree::{GameTree, NodeId};

impl Trace {
    /// The steps up to `step` at which something happened to a node, in order. For a node that was cut off, the step of the cut-off.
    pub fn story(&self, tree: &GameTree, node: NodeId, step: usize) -> Vec<usize> {
        let mut steps = Vec::new();
        for (event, &told) in self.events[..step.min(self.events.len())].iter().enumerate() {
            if self.node_of(told) == node {
                steps.push(event + 1);
            }
        }
        let (lost, _) = self.call_of(tree, node, step);
        if steps.is_empty() && 0 < lost && lost <= step && matches!(self.events[lost - 1], Event::CutOff { .. }) {
            steps.push(lost);
        }
        steps
    }

    /// The steps that show the call of the search on a node and the end of that call: the last call within `step` events, else the first
    /// one. Both are the cut-off if the node was cut off, or the evaluation in its place if a depth limit hides it.
    fn call_of(&self, tree: &GameTree, node: NodeId, step: usize) -> (usize, usize) {
        if let Some(event) = self.entered(node, step).or_else(|| self.called_from(node, 0)) {
            let end = match self.events[event] {
                Event::Visit(id) => self.visits[id.index()].last as usize,
                _ => event,
            };
            // In an unfinished run, some calls do not end.
            return (event + 1, if end < self.events.len() { end + 1 } else { event + 1 });
        }
        let mut node = node;
        while let Some(above) = tree.parent(node) {
            node = above;
            let mut hides = None;
            for event in 0..self.events.len() {
                if step <= event && hides.is_some() {
                    break;
                }
                if self.hides_children(event, node) {
                    hides = Some((event + 1, event + 1));
                }
            }
            if let Some(moments) = hides {
                return moments;
            }
        }
        (0, 0)
    }

    /// Where a jump from `step` to a node leads: to the call that shows it; from there to the end of that call, then to the next call, and
    /// after the last call to the first.
    pub fn jump(&self, tree: &GameTree, node: NodeId, step: usize) -> usize {
        let (begin, end) = self.call_of(tree, node, step);
        if step == begin && begin < end {
            end
        } else if step != end {
            begin
        } else if let Some(event) = self.called_from(node, step) {
            event + 1
        } else {
            self.call_of(tree, node, 0).0
        }
    }

    /// The node that has just received a child's score and has more children, so it now either goes on or is cut off. Both look the same up
    /// to here, since a bound moves only after this. Chance nodes pose no such question.
    pub fn decision(&self, tree: &GameTree, step: usize) -> Option<NodeId> {
        let (event, next) = (*self.events.get(step.checked_sub(1)?)?, *self.events.get(step)?);
        let child = if let Event::Improve { child, .. } = event {
            child
        } else {
            let child = self.node_of(event);
            // A table entry or another call of the node still comes before the score takes effect.
            if matches!(next, Event::Improve { .. }) || self.node_of(next) == child || !self.gives_score(step - 1) {
                return None;
            }
            child
        };
        let parent = tree.parent(child).filter(|&parent| tree.turn(parent) != Turn::Chance)?;
        let visit = &self.visits[self.visit_of(parent, step)?.index()];
        (!self.lost(tree, visit, child).is_empty()).then_some(parent)
    }

    /// The node whose position is shown after so many events: that of the last event; at a cut-off by a leaf, that leaf; at the end, the
    /// leaf that gives the result.
    pub fn spoken(&self, tree: &GameTree, step: usize) -> NodeId {
        let Some(&event) = step.checked_sub(1).and_then(|last| self.events.get(last)) else { return NodeId::ROOT };
        if self.is_finished && step == self.events.len() {
            return self.principal_variation(tree).last().copied().unwrap_or(NodeId::ROOT);
        }
        let before = step.checked_sub(2).map(|before| self.events[before]);
        match (event, before) {
            (
                Event::CutOff { .. },
                Some(
                    Event::Improve { child: leaf, .. }
                    | Event::Sum { child: leaf, .. }
                    | Event::Evaluate { node: leaf, .. },
                ),
            ) if tree.is_leaf(leaf) => leaf,
            _ => self.node_of(event),
        }
    }

    /// The first event from `from` on that calls the search on a node.
    fn called_from(&self, node: NodeId, from: usize) -> Option<usize> {
        let (mut found, mut before) = (None, self.events.len());
        while let Some(event) = self.entered(node, before).filter(|&event| from <= event) {
            (found, before) = (Some(event), event);
        }
        found
    }

    /// Whether this event makes the search skip some or all children of a node.
    fn hides_children(&self, event: usize, node: NodeId) -> bool {
        self.node_of(self.events[event]) == node
            && (matches!(self.events[event], Event::CutOff { .. }) || self.enters_leaf(event))
    }

    /// Whether an event gives its node a score.
    fn gives_score(&self, event: usize) -> bool {
        match self.events[event] {
            Event::Return(_) => true,
            // A leaf's score may be stored, but only right after its evaluation.
            Event::Store { .. } => self.enters_leaf(event - 1),
            _ => self.enters_leaf(event),
        }
    }

    /// Whether this event calls the search on a node and ends there: a leaf has no visit.
    fn enters_leaf(&self, event: usize) -> bool {
        let node = self.node_of(self.events[event]);
        self.entered(node, event + 1) == Some(event) && !matches!(self.events[event], Event::Visit(_))
    }
}
