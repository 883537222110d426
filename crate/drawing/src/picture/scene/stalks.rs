//! The part of a wedge's subtree beyond the limit: the wedge ends at the limit line, and a stalk hangs below it for each deeper leaf, as
//! long as it is deep. It knows no colour.

use super::SceneInput;
use crate::layout::Layout;
use crate::sight::{Item, TreeShape};
use secateur::tree::{GameTree, NodeId};

/// A stroke down from the limit line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stalk {
    /// From the middle of the wedge's top, px.
    pub x: f64,
    /// How long it is, px.
    pub length: f64,
}

/// Between the line and the stalks below it, px.
pub(in crate::picture) const BELOW_LINE: f64 = 3.0;
/// From one stalk to the next, px; with more leaves, neighbours share the stalk of the deepest.
const APART: f64 = 3.0;
const MOST: f64 = 60.0;
/// The length of a stalk per ply, in fonts of the rows.
const LENGTH: f64 = 0.5;

/// The height of the limit line in a tree that goes beyond it, px of the tree.
pub(super) fn line(sight: &SceneInput<'_>) -> Option<f64> {
    let limit = sight.boards?.crossed()?;
    let geometry = &sight.picture.geometry;
    let above = geometry.ys[limit] + geometry.row_halves[limit];
    let below = geometry.ys[limit + 1] - geometry.row_halves[limit + 1];
    Some(f64::midpoint(above, below) * sight.view.projection.scale_y)
}

/// Where an item across the limit ends: at the limit line.
pub(super) fn end(item: &Item, tree: &GameTree, sight: &SceneInput<'_>) -> Option<f64> {
    let limit = sight.boards?.crossed()?;
    line(sight).filter(|_| (tree.ply(item.node)..item.deepest).contains(&limit))
}

/// The stalks below the wedge of such an item, whose base reaches this far from its middle.
pub(super) fn stalks(item: &Item, tree: &GameTree, [left, right]: [f64; 2], sight: &SceneInput<'_>) -> Vec<Stalk> {
    let (Some(limit), Some((shape, _))) = (sight.boards.and_then(|boards| boards.crossed()), sight.large) else {
        return Vec::new();
    };
    let layout = &sight.picture.layout;
    let siblings = || {
        let next = |rank: usize| (rank < item.beyond).then(|| layout.node(rank));
        std::iter::successors(Some(item.node), move |&node| next(layout.rank(node) + tree.size(node)))
    };
    let leaves: u32 = siblings().map(|node| shape.leaves(tree, node)).sum();
    let most = ((right - left) / APART).clamp(1.0, MOST);
    let share = (f64::from(leaves) / most).ceil() as u32;
    let mut depths = LeafDepths { tree, layout, shape, limit, share, found: Vec::new(), next: (0, 0) };
    siblings().for_each(|node| depths.add(node));
    depths.finish();
    let (mut before, mut stalks) = (0, Vec::new());
    let down = LENGTH * sight.picture.geometry.column.row_font;
    for (count, deepest) in depths.found {
        let middle = f64::from(before) + f64::from(count) / 2.0;
        before += count;
        if limit < deepest {
            let x = left + (right - left) * middle / f64::from(leaves);
            stalks.push(Stalk { x, length: down * (deepest - limit) as f64 });
        }
    }
    stalks
}

/// The depths of a subtree's leaves, from left to right, in groups.
struct LeafDepths<'a> {
    tree: &'a GameTree,
    layout: &'a Layout,
    shape: &'a TreeShape,
    limit: usize,
    share: u32,
    /// The number of leaves, and the ply of the deepest.
    found: Vec<(u32, usize)>,
    next: (u32, usize),
}

impl LeafDepths<'_> {
    fn add(&mut self, node: NodeId) {
        let (leaves, deepest) = (self.shape.leaves(self.tree, node), self.shape.deepest(node));
        let is_divided = self.limit < deepest && self.share < leaves;
        if is_divided {
            self.layout.children(self.tree, node).for_each(|child| self.add(child));
            return;
        }
        self.next = (self.next.0 + leaves, self.next.1.max(deepest));
        if self.share <= self.next.0 {
            self.finish();
        }
    }

    fn finish(&mut self) {
        if 0 < self.next.0 {
            self.found.push(std::mem::take(&mut self.next));
        }
    }
}
