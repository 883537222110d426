//! Scores with which a search cuts off exactly the requested branches, changing as few scores as possible.
//!
//! First what can be decided without a search ([`NoScores`]: `why.rs`), then the scores (`hunt.rs`). It knows no words and no page.
//!
//! ```
//! use secateur::{NodeId, search::Settings, wanted};
//! let tree = secateur::notation::read("((3 12 8) (2 4 6) (14 5 2))")?;
//! let third = [NodeId(11), NodeId(12)];
//! // The second node, which is cut off as it stands, must not be.
//! let values = wanted::find(&tree, &Settings::default(), &third, 1).unwrap();
//! assert_eq!(values.scores.len(), 2);
//! assert!(values.is_fewest);
//! # Ok::<(), secateur::notation::ParseError>(())
//! ```

use std::collections::BTreeSet;

use crate::score::Score;
use crate::search::Settings;
use crate::tree::{GameTree, NodeId};

mod hunt;
mod why;

use hunt::Hunt;
pub use why::NoScores;

/// Scores that satisfy the request, to be set together ([`GameTree::rescored`]): a mixture of old and new scores may have too many digits.
#[derive(Clone, PartialEq, Debug)]
pub struct Values {
    /// The new scores, in pre-order: of leaves, or of static evaluations where the search stops. A repeated position occurs once.
    pub scores: Vec<(NodeId, Score)>,
    /// Whether no solution has fewer changes; else there may be one.
    pub is_fewest: bool,
}

/// Scores with which the search cuts off the `marked` branches, and nothing else: a cut-off removes them and they are not visited later.
/// Every new score is finite. The seed decides if there is too much to try.
///
/// # Errors
/// Why there are none, or none was found.
pub fn find(tree: &GameTree, settings: &Settings, marked: &[NodeId], seed: u64) -> Result<Values, NoScores> {
    let marked: BTreeSet<NodeId> = marked.iter().copied().collect();
    why::check(tree, settings, &marked)?;
    let mut hunt = Hunt::new(tree, settings, &marked);
    let mut found = hunt.any(seed)?;
    let is_fewest = hunt.lessen(&mut found);
    hunt.tidy(&mut found);
    Ok(Values { scores: hunt.changes(&found), is_fewest })
}
