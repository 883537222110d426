//! Where a window may be near its node in a row without room beside the nodes: above or below the node, on either side, clear of nodes,
//! edges and cut signs. Positions only, in px of the tree.

use super::edge::EdgePart;
use super::place::{Cast, NodePlace};
use super::{SceneInput, kind_of};
use crate::picture::skin::NodeKind;
use secateur::tree::{GameTree, NodeId};

/// Between a window and what it must not touch, px.
const AIR: f64 = 3.0;
/// A window is tried this many px further from its node, up to so many times.
const STEP: f64 = 4.0;
const TRIES: usize = 10;

/// A part of the stage.
#[derive(Clone, Copy)]
pub(super) struct StageArea {
    pub(super) left: f64,
    pub(super) right: f64,
    pub(super) top: f64,
    pub(super) bottom: f64,
}

impl StageArea {
    pub(super) fn meets(&self, other: &StageArea) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    /// Whether a part of a line is inside.
    fn holds((from_x, from_y): (f64, f64), (to_x, to_y): (f64, f64), area: &StageArea) -> bool {
        let (mut start, mut end): (f64, f64) = (0.0, 1.0);
        for (from, to, low, high) in [(from_x, to_x, area.left, area.right), (from_y, to_y, area.top, area.bottom)] {
            if from == to {
                if from <= low || high <= from {
                    return false;
                }
                continue;
            }
            let (one, other) = ((low - from) / (to - from), (high - from) / (to - from));
            start = start.max(one.min(other));
            end = end.min(one.max(other));
        }
        start < end
    }

    pub(super) fn is_crossed(&self, edge: &EdgePart) -> bool {
        let EdgePart { x1, from, y1, x2, y2, to, .. } = *edge;
        let slope = StageArea::holds((x1, y1), (x2, y2), self);
        slope || StageArea::holds((x1, from), (x1, y1), self) || StageArea::holds((x2, y2), (x2, to), self)
    }
}

/// What a window near a node must keep clear of.
pub(super) struct Surroundings<'a> {
    pub(super) cast: &'a Cast,
    pub(super) edges: &'a [EdgePart],
    /// The areas of other windows, and of a game's moves.
    pub(super) taken: &'a [StageArea],
    pub tree: &'a GameTree,
    pub(super) sight: &'a SceneInput<'a>,
}

impl Surroundings<'_> {
    /// The middle of the left edge of a window of this width and height; none if there is no room near its node.
    pub(super) fn spot(&self, node: NodeId, width: f64, height: f64) -> Option<(f64, f64)> {
        let place = self.cast.get(node)?.place;
        let half = self.half_height(node, place);
        let reach = TRIES as f64 * STEP + width + height;
        let near = StageArea {
            left: place.x - reach,
            right: place.x + reach,
            top: place.y - half - reach,
            bottom: place.y + half + reach,
        };
        let bodies: Vec<StageArea> = self.bodies().filter(|area| area.meets(&near)).collect();
        let edges: Vec<&EdgePart> = self.edges.iter().filter(|edge| near.is_crossed(edge)).collect();
        let air = AIR + 2.5 * self.sight.picture.geometry.sizes.pen;
        let is_free = |&(x, y): &(f64, f64)| {
            let (top, bottom) = (y - height / 2.0 - 1.0, y + height / 2.0 + 1.0);
            let area = StageArea { left: x - air + 0.1, right: x + width + air - 0.1, top, bottom };
            self.is_on_stage(&area)
                && !bodies.iter().any(|body| body.meets(&area))
                && !edges.iter().any(|edge| area.is_crossed(edge))
        };
        let (right, left) = (place.x + air, place.x - air - width);
        // The glow around the current node does not count.
        let glow = 13.0 * self.sight.picture.geometry.sizes.pen;
        let away = half + glow + height / 2.0;
        let tries = (0..TRIES * TRIES).map(|number| ((number / TRIES) as f64 * STEP, (number % TRIES) as f64 * STEP));
        let around = tries.flat_map(|(down, aside)| {
            let (over, under) = (place.y - away - down, place.y + away + down);
            [(right + aside, over), (left - aside, over), (right + aside, under), (left - aside, under)]
        });
        let mut beside = [place.y].map(|y| (place.x + self.reach(node).1, y)).into_iter().chain(around);
        beside.find(is_free)
    }

    fn is_on_stage(&self, area: &StageArea) -> bool {
        let (projection, pane) = (&self.sight.view.projection, &self.sight.view.pane);
        let (x, y) = (projection.x, projection.y);
        pane.left <= area.left + x
            && area.right + x <= pane.left + pane.width
            && 0.0 <= area.top + y
            && area.bottom + y <= pane.height
    }

    /// For a node with everything that will ever be beside it.
    fn reach(&self, node: NodeId) -> (f64, f64) {
        self.sight.picture.geometry.boxes.reach(self.tree, node)
    }

    fn half_height(&self, node: NodeId, place: NodePlace) -> f64 {
        let sizes = &self.sight.picture.geometry.sizes;
        let kind = kind_of(self.tree, node);
        let band = match kind {
            NodeKind::Leaf => 0.0,
            _ => sizes.bands[self.tree.ply(node)].left.max(sizes.bands[self.tree.ply(node)].right),
        };
        (sizes.body(kind).1 / 2.0).max(band) * place.scale
    }

    /// The areas of nodes, cut signs, and other windows.
    fn bodies(&self) -> impl Iterator<Item = StageArea> {
        let node = |index: usize| {
            let seen = self.cast.at(index);
            let ((left, right), half) = (self.reach(seen.node), self.half_height(seen.node, seen.place));
            let NodePlace { x, y, .. } = seen.place;
            StageArea { left: x - left, right: x + right, top: y - half, bottom: y + half }
        };
        let windows = self.taken.iter().copied();
        (0..self.cast.len()).map(node).chain(self.edges.iter().filter_map(EdgePart::sign_area)).chain(windows)
    }
}
