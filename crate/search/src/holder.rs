//! Whose bound it is: what a bound of an open window comes from. Never asks a search.

use crate::frame::{Frame, OpenNode};
use crate::score::{Score, Side, Window};
use crate::trace::Event;
use crate::tree::NodeId;

/// What a bound of a window comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// This node has a best score that is the bound.
    Node(NodeId),
    /// The root window, of the pass under way where there are passes.
    RootWindow,
    /// The end of the payoffs, beyond which there is nothing.
    Payoffs,
    /// A question or a table has put it there, and nobody has it.
    Nobody,
}

impl Frame<'_> {
    /// Whose the bound on one side of an open node's window is, in a game with these payoffs.
    pub fn holder(&self, node: NodeId, side: Side, payoffs: Window) -> Holder {
        let Some(bound) = self.open_at(node).map(|open| open.window.bound(side)) else { return Holder::Nobody };
        if bound == payoffs.bound(side) {
            return Holder::Payoffs;
        }
        let root = &self.trace().visits[self.open[0].visit.index()];
        if bound == root.window.bound(side) {
            return Holder::RootWindow;
        }
        // A bound is handed down as it is, so it comes from the highest node that has it; of a cut-off, the recorder knows.
        let first = match self.event() {
            Some(Event::CutOff { side: met, holder: Some(by), .. }) if met == side => self.open_at(by),
            _ => self.open.iter().find(|open| open.window.bound(side) == bound),
        };
        first.filter(|open| open.has(side, bound)).map_or(Holder::Nobody, |open| Holder::Node(open.node))
    }

    fn open_at(&self, node: NodeId) -> Option<&OpenNode> {
        self.open.iter().find(|open| open.node == node)
    }
}

impl OpenNode {
    /// Whether a bound on this side is the best score of the node, and its mover's own.
    fn has(&self, side: Side, bound: Score) -> bool {
        self.player.own_side() == side && self.best == Some(bound)
    }
}
