//! Why a search has no result.

use std::error::Error;
use std::fmt;

use crate::tree::NodeId;

use super::ChildOrder;

/// Why a search has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SearchError {
    /// The search stops at an inner node that has no static evaluation.
    MissingStaticEvaluation {
        /// The first such node, in pre-order.
        node: NodeId,
    },
    /// A score within the search's reach is outside the game's payoffs.
    BeyondPayoffs {
        /// The first such node, in pre-order.
        node: NodeId,
    },
    /// This build has no such order: it is not in [`ChildOrder::ALL`].
    NoSuchOrder {
        /// The requested order.
        order: ChildOrder,
    },
    /// A chance node, which the algorithm cannot handle: see [`nearest`](super::nearest).
    Chance,
    /// A win or a loss below chance, which has no mean.
    InfiniteBelowChance,
    /// A depth limit or deepening without an evaluation of unfinished positions.
    NoEvaluation,
    /// An unfinished position without moves.
    NoMove,
    /// The search reaches a part that has not been grown, or its order needs the whole tree: see
    /// [`GameTree::is_partial`](crate::GameTree::is_partial).
    NotGrown,
    /// Without a limit, a search is deeper than [`MOST_PLIES`](crate::tree::MOST_PLIES), or would be, in a game of unknown length.
    Endless,
    /// More nodes than fit in memory at once: [`MOST_NODES`](crate::tree::MOST_NODES).
    TooManyNodes,
    /// A driver has made as many passes as could find anything new, and still goes on, which would be a bug in the driver.
    TooManyPasses {
        /// How many it has made.
        passes: usize,
    },
}

impl fmt::Display for SearchError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchError::MissingStaticEvaluation { node } => {
                write!(out, "the search stops at node {}, which has no static evaluation", node.0)
            }
            SearchError::BeyondPayoffs { node } => {
                write!(out, "the score of node {} is not a payoff that the game can give", node.0)
            }
            SearchError::NoSuchOrder { order } => write!(out, "there is no order {} here", order.id()),
            SearchError::Chance => out.write_str("the tree has chance nodes, which this search cannot handle"),
            SearchError::InfiniteBelowChance => {
                out.write_str("a win or a loss below a chance node has no finite score, so no mean with it is defined")
            }
            SearchError::NoEvaluation => {
                out.write_str("a search that stops before the end of the game needs an evaluation")
            }
            SearchError::NoMove => out.write_str("a position has no move, but is not the end of the game"),
            SearchError::NotGrown => out.write_str("the search comes to a part of the tree that has not been grown"),
            SearchError::Endless => out.write_str("the game may last for ever, so its search needs a depth limit"),
            SearchError::TooManyNodes => out.write_str("the tree has too many nodes to keep them all"),
            SearchError::TooManyPasses { passes } => {
                write!(out, "{passes} passes have been made, and the last proved nothing new")
            }
        }
    }
}

impl Error for SearchError {}
