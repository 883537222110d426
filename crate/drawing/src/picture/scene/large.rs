//! What is shown of a tree larger than the stage, as [`crate::sight`] decides: readable nodes, and wedges for the subtrees that are too
//! small. Never many parts, whatever the tree.

use std::collections::BTreeMap;

use super::place::{Cast, NodePlace};
use super::step::StepCache;
use super::wedge::sign_width;
use super::wedge::{OVER, board_size};
use super::{SceneInput, nearby};
use crate::picture::Picture;
use crate::picture::skin::NodeKind;
use crate::sight::{self, Item, Tallies, TreeShape};
use secateur::tree::NodeId;

/// The maximum number of edges drawn on each side to children outside the stage.
const EDGES_OUTSIDE: usize = 2;
/// The minimum distance between two rows, px.
const LEAST_DISTANCE: f64 = 8.0;
/// The share of the stage's width that is drawn beyond each side, so that nothing ends at its edge.
const MARGIN: f64 = 0.1;

/// A tree larger than the stage at a step.
#[derive(Clone, Copy)]
pub(super) struct Large<'a> {
    pub(super) told: &'a StepCache<'a>,
    pub(super) sight: &'a SceneInput<'a>,
    pub(super) shape: &'a TreeShape,
    pub(super) tallies: &'a Tallies,
}

impl<'a> Large<'a> {
    /// None for a tree that fits, which is drawn whole.
    pub(super) fn at(told: &'a StepCache<'a>, sight: &'a SceneInput<'a>) -> Option<Large<'a>> {
        let (shape, tallies) = sight.large.filter(|_| !sight.picture.geometry.fits)?;
        Some(Large { told, sight, shape, tallies })
    }

    /// The items to draw, in the pre-order of the drawing, and the nodes that they replace.
    pub(super) fn seen(&self) -> (Vec<Item>, Vec<NodeId>) {
        let items = self.items(self.sight.picture.geometry.readable, true);
        let asked = items.iter().map(|item| item.node).chain(self.children_outside(&items)).collect();
        (items, asked)
    }

    /// What the view shows. Nodes open when the font of their texts reaches `readable` px; with `is_gathered`, many siblings may be
    /// gathered into one wedge, except the best few.
    pub(super) fn items(&self, readable: f64, is_gathered: bool) -> Vec<Item> {
        let SceneInput { picture: Picture { geometry, layout, .. }, view, .. } = self.sight;
        let (projection, pane) = (&view.projection, &view.pane);
        let scale = geometry.stretch * projection.scale_x;
        let left = pane.left - MARGIN * pane.width - projection.x;
        let from: Vec<f64> = view.lens.from.iter().map(|at| at / scale).collect();
        let path: Vec<u32> = self.told.path.iter().map(|node| node.0).collect();
        let (first, last) = self.rows_in_sight();
        let view = sight::SightView {
            from: &from,
            to: &view.lens.to,
            left,
            right: left + (1.0 + 2.0 * MARGIN) * pane.width,
            plies: first..=last,
            every: self.row_stride(),
            // At scale 1, a unit of the layout is one px.
            readable: geometry.stretch * (readable / geometry.sizes.leaf_font).min(1.0),
            path: &path,
            is_gathered,
        };
        let Large { told, shape, tallies, .. } = *self;
        sight::Sight { tree: told.tree(), layout, shape, frame: told.step.frame, tallies }.items(&view)
    }

    /// Where rows are too close to tell apart, only every n-th is drawn.
    fn row_stride(&self) -> usize {
        let ys = &self.sight.picture.geometry.ys;
        let steps = ys.len() - 1;
        let distance = (ys[steps] - ys[0]) * self.sight.view.projection.scale_y / steps.max(1) as f64;
        if steps == 0 { 1 } else { (LEAST_DISTANCE / distance).ceil().max(1.0) as usize }
    }

    /// The first and the last visible row.
    fn rows_in_sight(&self) -> (usize, usize) {
        let SceneInput { picture: Picture { geometry, .. }, view, .. } = self.sight;
        let air = 2.5 * geometry.sizes.row_unit;
        let is_seen = |y: &f64| {
            let at = y * view.projection.scale_y + view.projection.y;
            -air <= at && at <= view.pane.height + air
        };
        let first = geometry.ys.iter().position(is_seen).unwrap_or(0);
        let last = geometry.ys.iter().rposition(is_seen).unwrap_or(0);
        (first, last.max(first))
    }

    /// The nearest children outside the stage whose parents are on it: their edges lead out of the picture.
    fn children_outside(&self, items: &[Item]) -> Vec<NodeId> {
        let (tree, layout) = (self.told.tree(), &self.sight.picture.layout);
        // By parent: its first child on the stage, and the rank after the last.
        let mut families: BTreeMap<NodeId, (NodeId, usize)> = BTreeMap::new();
        for item in items {
            if let Some(parent) = tree.parent(item.node) {
                families.entry(parent).or_insert((item.node, 0)).1 = item.beyond;
            }
        }
        let mut outside = Vec::new();
        for item in items.iter().filter(|item| item.siblings == 0 && !tree.is_leaf(item.node)) {
            let leftmost = layout.node(layout.rank(item.node) + 1);
            let none = (leftmost, layout.rank(leftmost));
            let (first, beyond) = families.get(&item.node).copied().unwrap_or(none);
            outside.extend(self.children_behind(item.node, beyond));
            outside.extend(self.children_before(item.node, first));
        }
        outside
    }

    /// The first of the children from a rank on that are outside the stage.
    fn children_behind(&self, node: NodeId, rank: usize) -> impl Iterator<Item = NodeId> {
        let (tree, layout) = (self.told.tree(), &self.sight.picture.layout);
        let end = layout.rank(node) + tree.size(node);
        let child = move |rank: usize| (rank < end).then(|| layout.node(rank));
        let children = std::iter::successors(child(rank), move |&last| child(layout.rank(last) + tree.size(last)));
        children.take(EDGES_OUTSIDE).filter(|&child| self.is_beside(child))
    }

    /// The last of the children before one of them that are outside the stage.
    fn children_before(&self, node: NodeId, first: NodeId) -> impl Iterator<Item = NodeId> {
        let before = move |child: &NodeId| Some(self.sibling_before(node, *child)).filter(|&before| before != node);
        let children = std::iter::successors(Some(first), before);
        children.skip(1).take(EDGES_OUTSIDE).filter(|&child| self.is_beside(child))
    }

    /// The sibling before a child, or its parent if there is none.
    fn sibling_before(&self, parent: NodeId, child: NodeId) -> NodeId {
        let (tree, layout) = (self.told.tree(), &self.sight.picture.layout);
        let mut before = layout.node(layout.rank(child) - 1);
        while before != parent && tree.parent(before) != Some(parent) {
            before = tree.parent(before).expect("what stands before a child is its parent or below a sibling");
        }
        before
    }

    fn is_beside(&self, node: NodeId) -> bool {
        let SceneInput { picture: Picture { geometry, layout, .. }, view, .. } = self.sight;
        let (projection, pane) = (&view.projection, &view.pane);
        let x = view.lens.at(layout.x[node.index()] * geometry.stretch * projection.scale_x) + projection.x;
        x < pane.left || pane.left + pane.width < x
    }

    /// The scale at which a node that is kept fits this room.
    fn scale_in(&self, room: f64, node: NodeId) -> f64 {
        let (left, right) = self.sight.picture.geometry.boxes.reach(self.told.tree(), node);
        (room / (left + right)).min(1.0)
    }

    /// A wedge for others begins as high as those beside it, so that no edge to it crosses them.
    fn lift(&self, item: &Item) -> f64 {
        let (tree, Picture { geometry, layout, .. }) = (self.told.tree(), self.sight.picture);
        if item.siblings == 1 {
            return 0.0;
        }
        if tree.is_leaf(item.node) {
            let (from, to) = layout.extent(item.node);
            let room = geometry.stretch * (geometry.readable / geometry.sizes.leaf_font).min(1.0) * (to - from);
            return self.scale_in(room, item.node) * geometry.sizes.body(NodeKind::Leaf).1 / 2.0;
        }
        if let Some(boards) = self.sight.boards {
            let kept = Item { siblings: 1, left: 0.0, right: sight::LEAST_KEPT, ..item.clone() };
            return board_size(&kept, boards).1 + OVER;
        }
        0.0
    }

    /// The distance from an item to neighbouring wedges in its row, px.
    fn room(&self, items: &[Item], index: usize) -> f64 {
        let (tree, item) = (self.told.tree(), &items[index]);
        let is_in_row = |other: &&Item| tree.ply(other.node) == tree.ply(item.node);
        let is_wedge = |other: &&Item| 0 < other.siblings;
        let before = items[..index].iter().rev().find(is_in_row).filter(is_wedge);
        let behind = items[index + 1..].iter().find(is_in_row).filter(is_wedge);
        let before = before.map_or(f64::INFINITY, |other| item.x - other.right);
        before.min(behind.map_or(f64::INFINITY, |other| other.left - item.x)).max(0.0)
    }

    /// Wedges begin in the middle of their subtrees, and the nodes of the path are moved to where they can be read.
    pub(super) fn arrange(&self, items: &[Item], cast: &mut Cast) {
        let tree = self.told.tree();
        for (index, item) in items.iter().enumerate() {
            let Some(seen) = cast.get_mut(item.node) else { continue };
            let width = self.sight.picture.geometry.sizes.node_width;
            let sign = sign_width(item) / width;
            if 0 < item.siblings {
                let sign = self.sight.boards.map_or(sign, |boards| {
                    // Its edge ends above the board.
                    let (_, height) = board_size(item, boards);
                    2.0 * (height + OVER) / self.sight.picture.geometry.sizes.node_height
                });
                let lift = if item.is_gathered { self.lift(item) } else { 0.0 };
                seen.place = NodePlace { x: item.x, y: seen.place.y - lift, scale: sign };
                seen.folded = Some(item.right - item.x);
            } else if item.is_gathered {
                let (left, right) = self.sight.picture.geometry.boxes.reach(tree, item.node);
                let scale = self.scale_in(item.right - item.left, item.node);
                seen.place = NodePlace { x: item.x + scale * (left - right) / 2.0, scale, ..seen.place };
            } else if !tree.is_leaf(item.node) {
                // A node that is drawn because its subtree is wide is as large as those above wedges, but no larger than nodes are: where
                // its body is a mere dot, its labels would cover the row. It must not cover a wedge either.
                let room = 2.0 * self.room(items, index) / width;
                seen.place.scale = seen.place.scale.max(sign.min(room).min(1.0));
            }
        }
        nearby::enlarge(items, cast, self);
        nearby::pull_into_view(items, cast, self);
        if self.sight.view.projection.is_far() {
            nearby::keep_clear(items, cast, self);
        }
    }
}
