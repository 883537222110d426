//! What the score of a leaf changes, as JSON.

use serde::Serialize;

use super::{Ends, Piece};
use crate::report::JsonScore;
use crate::score::Interval;
use crate::tree::{GameTree, NodeId};

/// The effect of a leaf's score, in the form for scripts.
#[derive(Serialize, Debug)]
pub struct LeafEntry<'a> {
    node: NodeId,
    name: Option<&'a str>,
    low: JsonScore,
    high: JsonScore,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pieces: Vec<PieceEntry>,
}

#[derive(Serialize, Debug)]
struct PieceEntry {
    from: JsonScore,
    to: JsonScore,
    includes: Ends,
    score: PieceScore,
    is_value: bool,
    r#move: Option<NodeId>,
    leaves: usize,
    cut: Vec<NodeId>,
}

/// “leaf”, or a number.
#[derive(Serialize, Debug)]
#[serde(untagged)]
enum PieceScore {
    Leaf(&'static str),
    Number(JsonScore),
}

impl<'a> LeafEntry<'a> {
    /// The effect of a leaf with its interval and its pieces, possibly none.
    pub fn new(tree: &'a GameTree, node: NodeId, interval: Interval, pieces: &[Piece]) -> LeafEntry<'a> {
        let entry = |piece: &Piece| PieceEntry {
            from: JsonScore(piece.from),
            to: JsonScore(piece.to),
            includes: piece.includes,
            score: piece.score.map_or(PieceScore::Leaf("leaf"), |score| PieceScore::Number(JsonScore(score))),
            is_value: piece.is_value,
            r#move: piece.best,
            leaves: piece.leaves.len(),
            cut: piece.cut.clone(),
        };
        let Interval { low, high } = interval;
        let pieces = pieces.iter().map(entry).collect();
        LeafEntry { node, name: tree.name(node), low: JsonScore(low), high: JsonScore(high), pieces }
    }
}
