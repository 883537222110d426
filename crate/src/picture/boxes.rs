//! The boxes that must not touch: each node with its name and the widest labels it will ever have, to the left and right of
//! its centre; and the column on the left that belongs to the rows. All px. Knows no place of any node.

use crate::tree::{GameTree, NodeId};

/// How far boxes reach to the left and right of their nodes' centres, in px.
#[derive(Clone, PartialEq, Debug)]
pub struct NodeBoxes {
    /// The least between two boxes of a row.
    pub gap: f64,
    /// Node by node, or alike in each row of a large tree.
    pub reaches: Reaches,
}

/// How far boxes reach to the left and right, in px.
#[derive(Clone, PartialEq, Debug)]
pub enum Reaches {
    /// By node: to the left, and to the right.
    Nodes(Vec<f64>, Vec<f64>),
    /// By ply, as [`Rows`](crate::layout::Rows) has them; and half the further gap between the children of two nodes.
    Rows(Vec<[f64; 4]>, f64),
}

impl NodeBoxes {
    /// How far the box of a node reaches to the left and right of its centre, in px.
    pub fn reach(&self, tree: &GameTree, node: NodeId) -> (f64, f64) {
        match &self.reaches {
            Reaches::Nodes(left, right) => (left[node.index()], right[node.index()]),
            Reaches::Rows(rows, _) => {
                let [leaf_left, leaf_right, left, right] = rows[tree.ply(node)];
                if tree.is_leaf(node) { (leaf_left, leaf_right) } else { (left, right) }
            }
        }
    }
}

/// The column on the left, with the names of the rows and the windows that have no room beside their nodes; in px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Column {
    /// Of the column.
    pub width: f64,
    /// Of what is said about rows.
    pub row_font: f64,
    /// Of a window that has room only here.
    pub window_font: f64,
    /// Whether there is room for a number alone.
    pub is_short: bool,
}

/// The second line about a row, in heights of the first.
pub const SMALL_ROW: f64 = 0.86;
/// In characters.
const LONGEST_NAME: usize = 14;

/// A name as it is drawn: a very long one is shortened, and beside a pill it stands in brackets, as in the words of its course.
pub fn shown_name(name: &str, is_pill: bool) -> String {
    let short = match name.char_indices().nth(LONGEST_NAME - 1) {
        Some((end, sign)) if end + sign.len_utf8() < name.len() => name[..end].to_owned() + "…",
        _ => name.to_owned(),
    };
    if is_pill && !name.is_empty() { "(".to_owned() + &short + ")" } else { short }
}
