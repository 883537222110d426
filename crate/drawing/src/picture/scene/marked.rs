//! What an overlay says of each node, found once for a run.

use super::notes::Overlay;
use secateur::named;
use secateur::search::{self, NodeType, Settings};
use secateur::trace::Trace;
use secateur::tree::GameTree;

named! {
    /// What can be written besides the search.
    OverlayKind {
        /// Where MAX's strategy may lead.
        Strategy = "strategy",
        /// The moves that keep the value.
        Keeping = "keeping",
        /// The critical tree.
        Critical = "critical",
    }
}

/// What an overlay says, by node.
#[derive(Clone, Debug)]
pub enum Marked {
    /// See [`Overlay::Strategy`].
    Strategy(Vec<bool>),
    /// See [`Overlay::Keeping`].
    Keeping(Vec<bool>),
    /// See [`Overlay::Critical`].
    Critical(Vec<NodeType>),
}

impl Marked {
    /// What one says of a run; nothing where not all of the tree is known.
    pub fn of(kind: OverlayKind, tree: &GameTree, trace: &Trace, settings: &Settings) -> Option<Marked> {
        let horizon = settings.horizon();
        (!tree.is_partial()).then(|| match kind {
            OverlayKind::Strategy => Marked::Strategy(strategy(tree, trace, settings)),
            OverlayKind::Keeping => Marked::Keeping(search::keeps_value(tree, horizon)),
            OverlayKind::Critical => Marked::Critical(search::critical(tree, horizon, settings.payoffs)),
        })
    }

    /// As a scene takes it.
    pub fn overlay(&self) -> Overlay<'_> {
        match self {
            Marked::Strategy(nodes) => Overlay::Strategy(nodes),
            Marked::Keeping(nodes) => Overlay::Keeping(nodes),
            Marked::Critical(types) => Overlay::Critical(types),
        }
    }
}

/// By node: whether MAX's strategy may lead there.
pub fn strategy(tree: &GameTree, trace: &Trace, settings: &Settings) -> Vec<bool> {
    let line = if trace.is_certain() { trace.principal_variation(tree) } else { Vec::new() };
    search::strategy(tree, settings.horizon(), &line)
}
