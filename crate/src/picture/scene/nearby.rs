//! Where nodes of the path may stand: beside their neighbours, never on them, and on the stage.

use super::large::Large;
use super::place::Cast;
use super::step::on_ply;
use crate::sight::Item;
use crate::tree::NodeId;

/// What stands over the upper right corner of the stage, px.
const CORNER: f64 = 250.0;

impl Large<'_> {
    fn reach(&self, node: NodeId) -> (f64, f64) {
        self.sight.picture.geometry.boxes.reach(self.told.tree(), node)
    }
}

/// Nodes of the path are drawn at a size that can be read, within the span of the stage that belongs to them; their names and
/// windows too.
pub(super) fn enlarge(items: &[Item], cast: &mut Cast, large: &Large<'_>) {
    let tree = large.told.tree();
    let projection = &large.sight.view.projection;
    for (index, item) in items.iter().enumerate().filter(|(_, item)| large.told.is_on_path(item.node)) {
        let neighbours = neighbours(items, index, cast, large);
        let Some(seen) = cast.get_mut(item.node) else { continue };
        let place = &mut seen.place;
        let is_leaf = tree.is_leaf(item.node);
        let row = if is_leaf { 1.0 } else { large.sight.picture.geometry.sizes.scales[tree.ply(item.node)] };
        place.scale = place.scale.max(projection.scale_y.min(1.0) * row);
        if !projection.is_far() || is_leaf {
            continue;
        }
        let (left, right) = large.reach(item.node);
        place.x += (f64::midpoint(item.left, item.right) - place.x) * (2.0 * (1.0 - projection.scale_x)).min(1.0);
        place.x = place.x.min(item.right - right * place.scale).max(item.left + left * place.scale);
        // Where subtrees reach over each other, that may be on a neighbour.
        let (from, to) = (neighbours.0 + left * place.scale, neighbours.1 - right * place.scale);
        place.x = if from <= to { place.x.clamp(from, to) } else { f64::midpoint(from, to) };
    }
}

/// Where the node before another one in its row ends, and where the one behind it begins.
fn neighbours(items: &[Item], index: usize, cast: &Cast, large: &Large<'_>) -> (f64, f64) {
    let ply = |item: &Item| large.told.tree().ply(item.node);
    let side = |other: &Item| Some((cast.get(other.node)?.place, large.reach(other.node)));
    let is_in_row = |other: &&Item| ply(other) == ply(&items[index]);
    let is_node = |other: &&Item| other.siblings == 0;
    let before = items[..index].iter().rev().find(is_in_row).filter(is_node).and_then(side);
    let behind = items[index + 1..].iter().find(is_in_row).filter(is_node).and_then(side);
    let gap = large.sight.picture.geometry.boxes.gap;
    (
        before.map_or(f64::NEG_INFINITY, |(place, (_, right))| place.x + right * place.scale + gap),
        behind.map_or(f64::INFINITY, |(place, (left, _))| place.x - left * place.scale - gap),
    )
}

/// Nodes of the path, drawn larger than the lens has room for, become smaller where a neighbour in their row is nearer.
pub(super) fn keep_clear(items: &[Item], cast: &mut Cast, large: &Large<'_>) {
    let tree = large.told.tree();
    for item in items {
        let Some(node) = on_ply(tree, &large.told.path, tree.ply(item.node)) else { continue };
        let Some(beside) = cast.get(item.node).map(|seen| seen.place).filter(|_| node != item.node) else { continue };
        let Some(place) = cast.get_mut(node).map(|seen| &mut seen.place) else { continue };
        let (left, right) = large.reach(node);
        let (other_left, other_right) = large.reach(item.node);
        let scale = if 0 < item.siblings { 0.0 } else { beside.scale };
        let free = if beside.x < place.x {
            (place.x - beside.x - other_right * scale) / left
        } else {
            (beside.x - other_left * scale - place.x) / right
        };
        place.scale = place.scale.min(free.max(0.3));
    }
}

/// Nodes of the path that stand beside the stage, but have something below them on it, come to its edge, as far as the other nodes
/// of their row leave room.
pub(super) fn pull_into_view(items: &[Item], cast: &mut Cast, large: &Large<'_>) {
    let tree = large.told.tree();
    let (projection, pane) = (&large.sight.view.projection, &large.sight.view.pane);
    let start = pane.left - projection.x;
    let end = start + pane.width;
    let air = 0.12 * pane.width;
    let air_right = air.max(if 0.5 * pane.width < CORNER { 0.0 } else { CORNER });
    for item in items.iter().filter(|item| large.told.is_on_path(item.node)) {
        let Some(place) = cast.get(item.node).map(|seen| seen.place) else { continue };
        let (left, right) = large.reach(item.node);
        let (mut from, mut to) = (start + left + air, end - right - air_right);
        let is_inside = from <= place.x && place.x <= to;
        if item.right < start || end < item.left || is_inside {
            continue;
        }
        let is_other =
            |other: &&Item| !large.told.is_on_path(other.node) && tree.ply(other.node) == tree.ply(item.node);
        for other in items.iter().filter(is_other) {
            let Some(beside) = cast.get(other.node).map(|seen| seen.place) else { continue };
            let (other_left, other_right) = large.reach(other.node);
            let gap = large.sight.picture.geometry.boxes.gap;
            if beside.x < place.x {
                from = from.max(beside.x + other_right * beside.scale + left + gap);
            } else {
                to = to.min(beside.x - other_left * beside.scale - right - gap);
            }
        }
        if let Some(seen) = cast.get_mut(item.node).filter(|_| from <= to) {
            seen.place.x = place.x.max(from).min(to);
        }
    }
}
