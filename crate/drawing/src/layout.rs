//! Where nodes are: a tidy drawing (Reingold and Tilford 1981), a pure function of the tree and its box sizes.
//!
//! Each subtree is placed as close to its left neighbour as their outlines allow, and a parent over the middle of its first and last child.
//! That packs to the left; packing the mirrored tree as well and taking the mean makes mirrored trees give mirrored drawings.
//!
//! Memory access dominates the time, so every pass is one sweep over the pre-order, forwards or backwards, that uses only the plies and one
//! row of siblings per ply. Adjacent leaves are placed as one piece: they keep their distances in both packings. Both packings are linear:
//! placing a subtree beside others costs the height of the lower outline, and the higher one is reused.

use secateur::tree::{GameTree, NodeId};

mod arrangement;
mod packing;
mod sizes;

pub use arrangement::Arrangement;
pub use sizes::{Boxes, RowBoxes};

use packing::Packing;
use sizes::BoxSizes;

/// The horizontal positions of all nodes, in the unit of the boxes. Plies are rows; the caller sets their height.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// By node: its centre. All boxes lie between 0 and [`Layout::width`].
    pub x: Vec<f64>,
    reaches: Vec<SubtreeReach>,
    width: f64,
    arrangement: Arrangement,
}

/// By node: how far its subtree's boxes reach to the left and right of its centre, to seven digits.
type SubtreeReach = (f32, f32);

impl Layout {
    /// Lays out `tree` as it is written.
    ///
    /// # Panics
    /// If there is not one box per node.
    pub fn arrange(tree: &GameTree, boxes: Boxes<'_>) -> Layout {
        Layout::with_arrangement(tree, boxes, Arrangement::default())
    }

    /// Lays out `tree` with the children of each node in a given order.
    ///
    /// # Panics
    /// If there is not one box per node.
    pub fn with_arrangement(tree: &GameTree, boxes: Boxes<'_>, arrangement: Arrangement) -> Layout {
        assert!(boxes.left.len() == tree.len() && boxes.right.len() == tree.len(), "there is one box per node");
        if arrangement.is_written() {
            return Layout::with_sizes(tree, boxes, arrangement);
        }
        let [left, right] = [boxes.left, boxes.right].map(|sizes| by_rank(sizes, &arrangement));
        Layout::with_sizes(tree, Boxes { left: &left, right: &right, ..boxes }, arrangement)
    }

    /// Lays out `tree` with equal boxes within each row, and the children of each node in a given order.
    ///
    /// # Panics
    /// If there is not one row per ply.
    pub fn in_rows(tree: &GameTree, rows: RowBoxes<'_>, arrangement: Arrangement) -> Layout {
        Layout::with_sizes(tree, rows, arrangement)
    }

    /// The sizes are by rank.
    fn with_sizes(tree: &GameTree, sizes: impl BoxSizes, arrangement: Arrangement) -> Layout {
        let inner = tree.len() - tree.leaf_count();
        if arrangement.is_written() {
            let (x, reaches, width) = tidy(tree.plies(), tree.height(), inner, sizes);
            return Layout { x, reaches, width, arrangement };
        }
        let (x, reaches, width) = tidy(&by_rank(tree.plies(), &arrangement), tree.height(), inner, sizes);
        let ranks = || tree.nodes().map(|node| arrangement.rank(node));
        Layout {
            x: ranks().map(|rank| x[rank]).collect(),
            reaches: ranks().map(|rank| reaches[rank]).collect(),
            width,
            arrangement,
        }
    }

    /// The width of the whole drawing.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// How far the subtree of `node` reaches to the left and right.
    pub fn extent(&self, node: NodeId) -> (f64, f64) {
        let (x, (left, right)) = (self.x[node.index()], self.reaches[node.index()]);
        (x - f64::from(left), x + f64::from(right))
    }

    /// The node with a rank in the pre-order of the drawing.
    pub fn node(&self, rank: usize) -> NodeId {
        self.arrangement.node(rank)
    }

    /// Whether all nodes are in the written order, so that ranks are their numbers.
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

/// Values by node, reordered by rank.
fn by_rank<T: Copy>(by_node: &[T], arrangement: &Arrangement) -> Vec<T> {
    (0..by_node.len()).map(|rank| by_node[arrangement.node(rank).index()]).collect()
}

/// A run of adjacent leaves, or one inner node.
#[derive(Clone, Copy)]
struct LayoutPiece {
    /// The first node.
    start: u32,
    /// For an inner node, less than that of the next piece.
    ply: u16,
    /// The position of the first node, relative to an origin that it shares with its siblings.
    place: f64,
    /// For leaves, the distance of the last one from the first; for an inner node, the middle of its children, relative to their shared
    /// origin.
    span: f64,
}

/// The centres of nodes, the reaches of their subtrees, and the width of the drawing, from the plies in its pre-order.
fn tidy(plies: &[u16], height: usize, inner: usize, sizes: impl BoxSizes) -> (Vec<f64>, Vec<SubtreeReach>, f64) {
    let (pieces, reach_back) = packed(plies, height, inner, &sizes);
    let mut x = Vec::with_capacity(plies.len());
    let mut reaches = Vec::with_capacity(plies.len());
    // By ply: the origin of the open siblings, how far their subtrees reach so far, and their parent.
    let mut rows = vec![(reach_back, (0.0, 0.0), 0); height + 2];
    for pair in pieces.windows(2) {
        let [piece, next] = pair else { unreachable!("a window of two has two") };
        let ply = usize::from(piece.ply);
        let place = rows[ply].0 + piece.place;
        if piece.ply < next.ply {
            let (left, right) = sizes.inner(x.len(), ply);
            // The family reaches as far as its children plus `family`, but the node itself does not.
            let reach = (place - left + sizes.family(), place + right - sizes.family());
            rows[ply + 1] = (place - piece.span, reach, x.len());
            x.push(place);
            reaches.push((0.0, 0.0));
        } else {
            let leaves = x.len()..next.start as usize;
            let (left, right) = sizes.ends(leaves.clone(), ply);
            sizes.set(leaves, ply, place, &mut x, &mut reaches);
            rows[ply].1 = both(rows[ply].1, (place - left, place + piece.span + right));
        }
        for ply in (usize::from(next.ply)..ply).rev() {
            let (_, (left, right), node) = rows[ply + 1];
            let reach = (left - sizes.family(), right + sizes.family());
            reaches[node] = ((x[node] - reach.0) as f32, (reach.1 - x[node]) as f32);
            rows[ply].1 = both(rows[ply].1, reach);
        }
    }
    (x, reaches, rows[0].1.1)
}

/// The pieces in pre-order, each at its mean position of both packings, and one more for the end; and how far the tree reaches back from
/// its root.
fn packed(plies: &[u16], height: usize, inner: usize, sizes: &impl BoxSizes) -> (Vec<LayoutPiece>, f64) {
    let mut pieces: Vec<LayoutPiece> = Vec::with_capacity(2 * inner + 2);
    let mut from_left = Packing::new(height, sizes);
    let mut open = vec![0; height + 1];
    let mut start = 0;
    while start < plies.len() {
        let ply = plies[start];
        let end = plies[start..].iter().position(|&other| other != ply).map_or(plies.len(), |count| start + count);
        let next = plies.get(end).map_or(0, |&next| next);
        let leaves = start..end - usize::from(ply < next);
        let row = usize::from(ply);
        if !leaves.is_empty() {
            let ((left, right), span) = (sizes.ends(leaves.clone(), row), sizes.span(leaves.clone(), row));
            let place = from_left.set_leaves(row, left, span, right);
            pieces.push(LayoutPiece { start: start as u32, ply, place, span });
        }
        if ply < next {
            open[row] = pieces.len();
            pieces.push(LayoutPiece { start: leaves.end as u32, ply, place: 0.0, span: 0.0 });
        }
        for row in (usize::from(next)..row).rev() {
            let piece = &mut pieces[open[row]];
            let (left, right) = sizes.inner(piece.start as usize, row);
            (piece.place, piece.span) = from_left.set_inner(row, left, right);
        }
        start = end;
    }

    // Reversed, the pre-order is a post-order of the mirrored tree.
    let mut from_right = Packing::new(height, sizes);
    let end = LayoutPiece { start: plies.len() as u32, ply: 0, place: 0.0, span: 0.0 };
    let mut next = end;
    for piece in pieces.iter_mut().rev() {
        let ply = usize::from(piece.ply);
        if piece.ply < next.ply {
            let (left, right) = sizes.inner(piece.start as usize, ply);
            let (place, middle) = from_right.set_inner(ply, right, left);
            piece.place = (piece.place - place) / 2.0;
            piece.span = (piece.span - middle) / 2.0;
        } else {
            let (left, right) = sizes.ends(piece.start as usize..next.start as usize, ply);
            let place = from_right.set_leaves(ply, right, piece.span, left);
            piece.place = (piece.place - place - piece.span) / 2.0;
        }
        next = *piece;
    }
    pieces.push(end);
    (pieces, from_left.reach_back(&from_right))
}

/// The extent of two subtrees together.
fn both(one: (f64, f64), other: (f64, f64)) -> (f64, f64) {
    (if other.0 < one.0 { other.0 } else { one.0 }, if one.1 < other.1 { other.1 } else { one.1 })
}
