//! Who holds a bound: where a bound of an open window comes from. Never calls a search.

use crate::frame::{Frame, OpenNode};
use crate::score::{Score, Side, Turn, Window};
use crate::trace::Event;
use crate::tree::NodeId;

/// Where a bound of a window comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// This node has a best score that is the bound.
    Node(NodeId),
    /// The root window; with passes, that of the current pass.
    RootWindow,
    /// The end of the payoff range.
    Payoffs,
    /// A question, a table or chance set it; no node holds it.
    Nobody,
}

impl Frame<'_> {
    /// Who holds the bound on one side of an open node's window, in a game with these payoffs.
    pub fn holder(&self, node: NodeId, side: Side, payoffs: Window) -> Holder {
        let Some(bound) = self.open_at(node).map(|open| open.window.bound(side)) else { return Holder::Nobody };
        if bound == payoffs.bound(side) {
            return Holder::Payoffs;
        }
        // Bounds are passed down from the root, or from chance, which gives each child bounds of its own.
        let is_chance = |open: &OpenNode| open.node < node && self.tree().turn(open.node) == Turn::Chance;
        let begin = self.open.iter().rposition(is_chance).map_or(0, |chance| chance + 1);
        let first = &self.trace().visits[self.open[begin].visit.index()];
        if bound == first.window.bound(side) {
            return if begin == 0 { Holder::RootWindow } else { Holder::Nobody };
        }
        // A bound is passed down unchanged, so it comes from the highest node that has it; for a cut-off, the recorder knows.
        let first = match self.event() {
            Some(Event::CutOff { side: met, holder: Some(by), .. }) if met == side => self.open_at(by),
            _ => self.open[begin..].iter().find(|open| open.window.bound(side) == bound),
        };
        first.filter(|open| open.has(side, bound)).map_or(Holder::Nobody, |open| Holder::Node(open.node))
    }

    fn open_at(&self, node: NodeId) -> Option<&OpenNode> {
        self.open.iter().find(|open| open.node == node)
    }
}

impl OpenNode {
    /// Whether a bound on this side is the node's best score and its mover's own bound.
    fn has(&self, side: Side, bound: Score) -> bool {
        self.player.own_side() == side && self.best == Some(bound)
    }
}
