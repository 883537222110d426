//! A text with the tree that it means and the place of each score, so that a leaf's score changes in both at once.

use std::ops::Range;

use super::{ParseError, ParseErrorKind, end_of_room, read_noting_scores, read_score, token};
use crate::tree::{GameTree, NodeId, ends_word};

/// Where the score of each node stands in the text that its tree was read from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScorePlaces {
    /// By node, in bytes, and in order.
    starts: Vec<u32>,
}

/// A node without a score of its own.
const NOWHERE: u32 = u32::MAX;

/// Reads a tree and the places of its scores. `told` gets every node that has a score, and its place in bytes.
pub fn read_with_places(
    text: &str,
    told: &mut dyn FnMut(NodeId, usize),
) -> Result<(GameTree, ScorePlaces), ParseError> {
    let mut starts = Vec::new();
    let tree = read_noting_scores(text, &mut |node, Range { start, .. }| {
        told(node, start);
        starts.resize(node.index(), NOWHERE);
        starts.push(start as u32);
    })?;
    starts.resize(tree.len(), NOWHERE);
    Ok((tree, ScorePlaces { starts }))
}

impl ScorePlaces {
    /// Places by node, in bytes, as [`starts`](ScorePlaces::starts) gives them.
    pub fn new(starts: Vec<u32>) -> ScorePlaces {
        ScorePlaces { starts }
    }

    /// By node: the start of its score, in bytes; `u32::MAX` if it has none of its own.
    pub fn starts(&self) -> &[u32] {
        &self.starts
    }

    /// The text with the score of `leaf` replaced by `score`, the tree that it then means, and its places. Errors are about the score
    /// alone. Nothing is read again. Everything else stays as typed, but a decimal comma becomes a point, since between nodes a comma
    /// separates.
    ///
    /// ```
    /// use secateur::NodeId;
    /// use secateur::notation;
    /// let text = "( (3 12)\n  (L (1 W)) )";
    /// let (tree, places) = notation::read_with_places(text, &mut |_, _| ())?;
    /// let (edited, ..) = places.with_score(text, &tree, NodeId(5), "4.5")?;
    /// assert_eq!(edited, "( (3 12)\n  (4.5, (1 W)) )");
    /// # Ok::<(), notation::ParseError>(())
    /// ```
    pub fn with_score(
        &self,
        text: &str,
        tree: &GameTree,
        leaf: NodeId,
        score: &str,
    ) -> Result<(String, GameTree, ScorePlaces), ParseError> {
        let value = read_score(score)?;
        let refused = |kind: ParseErrorKind| kind.at(0..score.len(), score);
        // The score of a repeated position is written at its first occurrence.
        let leaf = if leaf.index() < tree.len() { tree.position(leaf) } else { leaf };
        let start = self.starts.get(leaf.index()).map_or(NOWHERE, |&start| start) as usize;
        let Some((before, rest)) = text.split_at_checked(start).filter(|_| tree.is_leaf(leaf)) else {
            return Err(refused(ParseErrorKind::NotALeaf));
        };
        let after = rest.trim_start_matches(|sign| !ends_word(sign));
        // A finite score directly before a bracket would become a static evaluation.
        let comma = if after.trim_start().starts_with(['(', '[', '{']) { "," } else { "" };
        let score = score.trim();
        let (whole, point, part) =
            token::parted(score, b",").map_or((score, "", ""), |(whole, part)| (whole, ".", part));
        let edited = format!("{before}{whole}{point}{part}{comma}{after}");
        if end_of_room(&edited).is_some() {
            return Err(refused(ParseErrorKind::TooLong));
        }
        let tree = tree.with_score(leaf, value).map_err(|error| refused(error.into()))?;
        let longer = (edited.len() as u32).wrapping_sub(text.len() as u32);
        let moved = |at: u32| if start < at as usize && at != NOWHERE { at.wrapping_add(longer) } else { at };
        let starts = self.starts.iter().map(|&at| moved(at)).collect();
        Ok((edited, tree, ScorePlaces { starts }))
    }
}
