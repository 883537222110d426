//! The rows of a tree: what is on each ply. Knows nothing of px, of a run or of a step.

use secateur::score::Turn;
use secateur::tree::GameTree;

/// What is on one ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlyRow {
    /// How many inner nodes.
    pub inner: usize,
    /// How many leaves.
    pub leaves: usize,
    /// Who moves at all inner nodes; none without inner nodes, or if they differ.
    pub turn: Option<Turn>,
    /// Whether chance moves at any.
    pub has_chance: bool,
}

/// The text of a row in the margin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowText {
    /// The first line.
    pub text: String,
    /// A smaller second one, which may be empty.
    pub small: String,
}

/// The rows of a tree, by ply.
pub fn rows_of(tree: &GameTree) -> Vec<PlyRow> {
    let mut rows = vec![PlyRow::default(); tree.height() + 1];
    for node in tree.nodes() {
        let row = &mut rows[tree.ply(node)];
        if tree.is_leaf(node) {
            row.leaves += 1;
            continue;
        }
        let turn = tree.turn(node);
        row.turn = Some(turn).filter(|_| row.inner == 0 || row.turn == Some(turn));
        row.has_chance |= turn == Turn::Chance;
        row.inner += 1;
    }
    rows
}
