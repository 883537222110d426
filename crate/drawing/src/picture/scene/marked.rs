//! What an overlay says of each node, found once for a run.

use super::notes::OverlayNotes;
use secateur::named;
use secateur::score::{Interval, Player};
use secateur::search::{self, NodeType, Settings};
use secateur::sweep;
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
        /// Between which scores each leaf decides.
        Leaves = "leaves",
    }
}

/// What an overlay says, by node.
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
    /// What one says of a run; nothing where not all of the tree is known, or minimax values do not say it.
    pub fn of(kind: OverlayKind, tree: &GameTree, trace: &Trace, settings: &Settings) -> Option<OverlayValues> {
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

    /// As a scene takes it.
    pub fn overlay(&self) -> OverlayNotes<'_> {
        match self {
            OverlayValues::Strategy(nodes) => OverlayNotes::Strategy(nodes),
            OverlayValues::Keeping(nodes) => OverlayNotes::Keeping(nodes),
            OverlayValues::Critical(types) => OverlayNotes::Critical(types),
            OverlayValues::Leaves(intervals) => OverlayNotes::Leaves(intervals),
        }
    }
}

/// By node: between which scores it decides, from the mover's side where its own score is written so.
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
