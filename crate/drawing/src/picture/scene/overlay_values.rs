//! What an overlay shows at each node, computed once per run.

use super::notes::OverlayNotes;
use secateur::named;
use secateur::score::{Interval, Player};
use secateur::search::{self, NodeType, Settings};
use secateur::sweep;
use secateur::trace::Trace;
use secateur::tree::GameTree;

named! {
    /// Overlays besides the search.
    OverlayKind {
        /// Where MAX's strategy may lead.
        Strategy = "strategy",
        /// The moves that keep the value.
        Keeping = "keeping",
        /// The critical tree.
        Critical = "critical",
        /// The interval in which each leaf decides.
        Leaves = "leaves",
    }
}

/// The contents of an overlay, by node.
#[derive(Clone, Debug)]
pub enum OverlayValues {
    /// See [`OverlayNotes::Strategy`].
    Strategy(Vec<bool>),
    /// See [`OverlayNotes::Keeping`].
    Keeping(Vec<bool>),
    /// See [`OverlayNotes::Critical`].
    Critical(Vec<NodeType>),
    /// See [`OverlayNotes::Leaves`].
    Leaves(Vec<Interval>),
}

impl OverlayValues {
    /// An overlay of a run; none if part of the tree is unknown, or if minimax values are not enough.
    pub fn compute(kind: OverlayKind, tree: &GameTree, trace: &Trace, settings: &Settings) -> Option<OverlayValues> {
        let horizon = settings.horizon();
        let goes_by_values = matches!(kind, OverlayKind::Strategy | OverlayKind::Keeping) && !tree.is_partial();
        if !goes_by_values && search::not_by_minimax(tree).is_some() {
            return None;
        }
        Some(match kind {
            OverlayKind::Strategy => OverlayValues::Strategy(strategy(tree, trace, settings)),
            OverlayKind::Keeping => OverlayValues::Keeping(search::keeps_value(tree, horizon)),
            OverlayKind::Critical => OverlayValues::Critical(search::critical(tree, horizon, settings.payoffs)),
            OverlayKind::Leaves => OverlayValues::Leaves(seen_intervals(tree, settings)?),
        })
    }

    /// In the form that a scene takes.
    pub fn overlay(&self) -> OverlayNotes<'_> {
        match self {
            OverlayValues::Strategy(nodes) => OverlayNotes::Strategy(nodes),
            OverlayValues::Keeping(nodes) => OverlayNotes::Keeping(nodes),
            OverlayValues::Critical(types) => OverlayNotes::Critical(types),
            OverlayValues::Leaves(intervals) => OverlayNotes::Leaves(intervals),
        }
    }
}

/// By node: the interval in which it decides, from the mover's side if its own score is written that way.
fn seen_intervals(tree: &GameTree, settings: &Settings) -> Option<Vec<Interval>> {
    let mut intervals = sweep::intervals(tree, settings).ok()?;
    for (node, Interval { low, high }) in tree.nodes().zip(&mut intervals) {
        if settings.algorithm.from_mover && tree.player(node) == Player::Min {
            (*low, *high) = (-*high, -*low);
        }
    }
    Some(intervals)
}

/// By node: whether MAX's strategy may lead there.
pub fn strategy(tree: &GameTree, trace: &Trace, settings: &Settings) -> Vec<bool> {
    let line = if trace.is_certain() { trace.principal_variation(tree) } else { Vec::new() };
    search::strategy(tree, settings.horizon(), &line)
}
