//! Where the nodes stand: a tidy drawing (Reingold and Tilford 1981), a pure function of the tree and its box sizes.
//!
//! Each subtree is placed as near to its left neighbour as their outlines allow, and a parent over the middle of its
//! first and last child. That packs to the left; doing it on the mirrored tree too and taking the mean makes mirrored
//! trees give mirrored drawings.
//!
//! Memory is what costs time here, so every pass is one sweep over the pre-order, forwards or backwards, that goes by the
//! plies alone and keeps one row of siblings per ply. Both packings are linear: setting a subtree beside others costs the
//! height of the lower outline, and the higher one is taken over as it is.

use std::ops::Range;

use crate::tree::{GameTree, NodeId};

mod arrangement;
mod packing;

pub use arrangement::Arrangement;

use packing::Packing;

/// The horizontal places of all nodes, in the unit of the boxes. Plies are rows; their height is the page's business.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// By node: its centre. All boxes lie between 0 and [`Layout::width`].
    pub x: Vec<f64>,
    /// By node: how far the boxes of its subtree reach to the left and right.
    extents: Vec<(f64, f64)>,
    arrangement: Arrangement,
}

/// The boxes of the nodes: how far each reaches to the left and right of its centre, and the gap between two boxes.
#[derive(Clone, Copy)]
pub struct Boxes<'a> {
    /// By node, not negative.
    pub left: &'a [f64],
    /// By node, not negative.
    pub right: &'a [f64],
    /// At least this much between neighbours of a ply.
    pub gap: f64,
}

impl Layout {
    /// Lays out `tree` as it is written.
    ///
    /// # Panics
    /// When there is not one box per node.
    pub fn of(tree: &GameTree, boxes: Boxes<'_>) -> Layout {
        Layout::arranged(tree, boxes, Arrangement::default())
    }

    /// Lays out `tree` with the children of each node in an order of their own.
    ///
    /// # Panics
    /// When there is not one box per node.
    pub fn arranged(tree: &GameTree, boxes: Boxes<'_>, arrangement: Arrangement) -> Layout {
        assert!(boxes.left.len() == tree.len() && boxes.right.len() == tree.len(), "there is one box per node");
        if arrangement.is_written() {
            let (x, extents) = tidy(tree.plies(), boxes);
            return Layout { x, extents, arrangement };
        }
        let by_rank = |values: &[f64]| -> Vec<f64> {
            (0..tree.len()).map(|rank| values[arrangement.node(rank).index()]).collect()
        };
        let (left, right) = (by_rank(boxes.left), by_rank(boxes.right));
        let plies: Vec<u16> = (0..tree.len()).map(|rank| tree.plies()[arrangement.node(rank).index()]).collect();
        let (x, extents) = tidy(&plies, Boxes { left: &left, right: &right, ..boxes });
        let ranks = || tree.nodes().map(|node| arrangement.rank(node));
        Layout {
            x: ranks().map(|rank| x[rank]).collect(),
            extents: ranks().map(|rank| extents[rank]).collect(),
            arrangement,
        }
    }

    /// The width of the whole drawing.
    pub fn width(&self) -> f64 {
        self.extents[0].1
    }

    /// How far the subtree below `node` reaches to the left and right.
    pub fn extent(&self, node: NodeId) -> (f64, f64) {
        self.extents[node.index()]
    }

    /// The node of a rank in the pre-order of the drawing.
    pub fn node(&self, rank: usize) -> NodeId {
        self.arrangement.node(rank)
    }

    /// Whether all nodes stand as written, so that ranks are their numbers.
    pub fn is_written(&self) -> bool {
        self.arrangement.is_written()
    }

    /// The rank of a node in the pre-order of the drawing.
    pub fn rank(&self, node: NodeId) -> usize {
        self.arrangement.rank(node)
    }

    /// The children of a node from left to right.
    pub fn children<'a>(&'a self, tree: &'a GameTree, node: NodeId) -> impl Iterator<Item = NodeId> + 'a {
        self.arrangement.children(tree, node)
    }
}

/// The centres of nodes and the extents of their subtrees, from their plies and boxes, all in the pre-order of the drawing.
fn tidy(plies: &[u16], boxes: Boxes<'_>) -> (Vec<f64>, Vec<(f64, f64)>) {
    let Boxes { left, right, gap } = boxes;
    let height = plies.iter().max().map_or(0, |&ply| usize::from(ply));
    let starts = starts(plies);
    // Until the last sweep: where a node stands and, as the left of its extent, where the middle of its children is, both
    // counted from a place that it shares with its siblings, and its children with each other.
    let mut x = vec![0.0; plies.len()];
    let mut extents = vec![(0.0, 0.0); plies.len()];

    // Turned around, the pre-order is a post-order of the mirrored tree.
    let mut from_right = Packing::new(height, gap);
    for Run { ply, leaves, inner, .. } in runs(&starts).rev() {
        if let Some(node) = inner {
            let (place, middle) = from_right.set_inner(ply, right[node], left[node]);
            x[node] = -place / 2.0;
            extents[node].0 = -middle / 2.0;
        }
        let boxes = right[leaves.clone()].iter().zip(&left[leaves.clone()]).rev();
        from_right.set_leaves(ply, boxes, x[leaves].iter_mut().rev(), |x, place| *x = -place / 2.0);
    }
    let mut from_left = Packing::new(height, gap);
    let mut open = vec![0; height + 1];
    for Run { ply, leaves, inner, next } in runs(&starts) {
        let boxes = left[leaves.clone()].iter().zip(&right[leaves.clone()]);
        from_left.set_leaves(ply, boxes, x[leaves].iter_mut(), |x, place| *x += place / 2.0);
        if let Some(node) = inner {
            open[ply] = node;
        }
        for ply in (next..ply).rev() {
            let node = open[ply];
            let (place, middle) = from_left.set_inner(ply, left[node], right[node]);
            x[node] += place / 2.0;
            extents[node].0 += middle / 2.0;
        }
    }

    // By ply: what the places of the open siblings are counted from, and how far the subtree of their parent reaches so far.
    let mut origins = vec![from_left.reach_back(&from_right); height + 2];
    let mut reaches = vec![(0.0, 0.0); height + 2];
    for Run { ply, leaves, inner, next } in runs(&starts) {
        if !leaves.is_empty() {
            let boxes = left[leaves.clone()].iter().zip(&right[leaves.clone()]);
            for ((x, extent), (left, right)) in
                x[leaves.clone()].iter_mut().zip(&mut extents[leaves.clone()]).zip(boxes)
            {
                *x += origins[ply];
                *extent = (*x - left, *x + right);
            }
            // Of boxes beside each other, the first reaches farthest to the left and the last to the right.
            reaches[ply] = both(reaches[ply], (extents[leaves.start].0, extents[leaves.end - 1].1));
        }
        if let Some(node) = inner {
            open[ply] = node;
            x[node] += origins[ply];
            origins[ply + 1] = x[node] - extents[node].0;
            reaches[ply + 1] = (x[node] - left[node], x[node] + right[node]);
        }
        for ply in (next..ply).rev() {
            extents[open[ply]] = reaches[ply + 1];
            reaches[ply] = both(reaches[ply], reaches[ply + 1]);
        }
    }
    (x, extents)
}

/// Nodes of one ply with no others between them: leaves, and perhaps an inner node behind them.
struct Run {
    ply: usize,
    leaves: Range<usize>,
    inner: Option<usize>,
    /// The ply of the run behind this one; 0 at the end.
    next: usize,
}

/// Where the runs start, and their plies; at the end, where one more would.
fn starts(plies: &[u16]) -> Vec<(u32, u16)> {
    let mut starts = Vec::new();
    let mut last = None;
    for (node, &ply) in (0..).zip(plies) {
        if last != Some(ply) {
            starts.push((node, ply));
            last = Some(ply);
        }
    }
    starts.push((plies.len() as u32, 0));
    starts
}

/// The runs in pre-order.
fn runs(starts: &[(u32, u16)]) -> impl DoubleEndedIterator<Item = Run> {
    starts.windows(2).map(|pair| {
        let (start, end) = (pair[0].0 as usize, pair[1].0 as usize);
        let (ply, next) = (usize::from(pair[0].1), usize::from(pair[1].1));
        let inner = (ply < next).then(|| end - 1);
        Run { ply, leaves: start..inner.unwrap_or(end), inner, next }
    })
}

/// The extent of two subtrees together.
fn both(one: (f64, f64), other: (f64, f64)) -> (f64, f64) {
    (if other.0 < one.0 { other.0 } else { one.0 }, if one.1 < other.1 { other.1 } else { one.1 })
}
