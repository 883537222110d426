//! Where nodes are on the stage and how large: the layout seen through the view and, in a tree larger than the stage, through the lens over
//! the path of the search. It knows no look and no word.

use super::SceneInput;
use super::step::StepCache;
use super::straight::Shift;
use crate::picture::Picture;
use secateur::tree::{GameTree, NodeId};
use secateur_courses::writing::NodeWriting;

/// The place of a node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NodePlace {
    /// Its middle, in px of the tree, without the projection's offset.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// The scale at which it is drawn.
    pub scale: f64,
}

impl NodePlace {
    /// The place of a node before anything makes room for it.
    pub(super) fn locate(node: NodeId, tree: &GameTree, sight: &SceneInput<'_>) -> NodePlace {
        let SceneInput { picture: Picture { geometry, layout, .. }, view, .. } = sight;
        let (projection, ply) = (&view.projection, tree.ply(node));
        let at = layout.x[node.index()] * geometry.stretch * projection.scale_x;
        let near = if projection.is_far() { box_scale(node, tree, at, sight) } else { projection.scale_x };
        let near = near.min(row_scale(ply, sight));
        let row = if tree.is_leaf(node) { 1.0 } else { geometry.sizes.scales[ply] };
        let y = geometry.ys[ply] * projection.scale_y - near * raise(ply, tree.is_leaf(node), sight);
        NodePlace { x: view.lens.at(at), y, scale: near * row }
    }
}

/// How far above the middle of its row a node is: there, leaves and inner nodes begin at the same height, so that an edge to the smaller
/// ones never crosses the larger ones.
fn raise(ply: usize, is_leaf: bool, sight: &SceneInput<'_>) -> f64 {
    let SceneInput { picture: Picture { geometry, rows, .. }, .. } = sight;
    let (sizes, row) = (&geometry.sizes, &rows[ply]);
    if row.leaves == 0 || row.inner == 0 {
        return 0.0;
    }
    let [leaf, inner] = [sizes.leaf_height, sizes.scales[ply] * sizes.node_height];
    (leaf.max(inner) - if is_leaf { leaf } else { inner }) / 2.0
}

/// The scale at which a node's box fits what the lens leaves of its place, which is `x` before the lens.
fn box_scale(node: NodeId, tree: &GameTree, x: f64, sight: &SceneInput<'_>) -> f64 {
    let (scale, lens) = (sight.view.projection.scale_x, &sight.view.lens);
    let (left, right) = sight.picture.geometry.boxes.reach(tree, node);
    let at = lens.at(x);
    ((at - lens.at(x - left * scale)) / left).min((lens.at(x + right * scale) - at) / right).min(1.0)
}

/// The scale at which a row stays clear of its neighbours: to be visible all at once, rows may be squeezed.
fn row_scale(ply: usize, sight: &SceneInput<'_>) -> f64 {
    let SceneInput { picture: Picture { geometry, .. }, view, .. } = sight;
    let (ys, halves) = (&geometry.ys, &geometry.row_halves);
    let between = |upper: usize| {
        let lower = upper + 1;
        let distance = ys.get(lower)? - ys[upper];
        Some(view.projection.scale_y * distance / (halves[upper] + halves[lower]))
    };
    let scales = [ply.checked_sub(1).and_then(between), between(ply)];
    scales.into_iter().flatten().fold(f64::INFINITY, f64::min)
}

/// A node with its place and contents.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlacedNode {
    pub(super) node: NodeId,
    pub(super) place: NodePlace,
    pub(super) written: NodeWriting,
    /// How far its wedge reaches to the right; there, its only label is a value to its right.
    pub(super) folded: Option<f64>,
    /// How far its labels move for edges, to its left and to its right.
    pub(super) shifts: [Shift; 2],
}

/// The nodes that are drawn, or whose edges are.
pub(super) struct Cast {
    /// Sorted by node.
    all: Vec<PlacedNode>,
}

impl Cast {
    /// Places and contents of some nodes, each computed once.
    pub(super) fn collect(nodes: &[NodeId], told: &StepCache<'_>, sight: &SceneInput<'_>) -> Cast {
        let mut sorted = nodes.to_vec();
        // Only a tree larger than the stage, or in an order of its own, comes unsorted.
        if !sorted.is_sorted() {
            let mut keys: Vec<(i64, usize)> = sorted.iter().map(|node| (i64::from(node.0), 0)).collect();
            secateur::ranking::sort(&mut keys);
            sorted = keys.into_iter().map(|(node, _)| NodeId(node as u32)).collect();
        }
        let mut all = Vec::new();
        for node in sorted {
            all.push(PlacedNode {
                node,
                place: NodePlace::locate(node, told.tree(), sight),
                written: told.written(node),
                folded: None,
                shifts: Default::default(),
            });
        }
        Cast { all }
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// The index of a node.
    pub(super) fn find(&self, node: NodeId) -> Option<usize> {
        self.all.binary_search_by_key(&node, |seen| seen.node).ok()
    }

    pub(super) fn at(&self, index: usize) -> &PlacedNode {
        &self.all[index]
    }

    pub(super) fn get(&self, node: NodeId) -> Option<&PlacedNode> {
        self.find(node).map(|index| self.at(index))
    }

    pub(super) fn get_mut(&mut self, node: NodeId) -> Option<&mut PlacedNode> {
        self.find(node).map(|index| &mut self.all[index])
    }

    /// Sets the shifts of the labels of all nodes, in order.
    pub(super) fn set_shifts(&mut self, shifts: Vec<[Shift; 2]>) {
        self.all.iter_mut().zip(shifts).for_each(|(seen, shifts)| seen.shifts = shifts);
    }
}
