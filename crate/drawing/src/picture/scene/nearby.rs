//! Where nodes of the path may be: beside their neighbours, never over them, and on the stage.

use super::kind_of;
use super::large::Large;
use super::place::Cast;
use super::step::on_ply;
use super::view::SceneView;
use crate::sight::Item;
use secateur::tree::NodeId;

/// The width of the controls over the top right corner of the stage, px.
const CORNER: f64 = 250.0;

impl Large<'_> {
    fn reach(&self, node: NodeId) -> (f64, f64) {
        self.sight.picture.geometry.boxes.reach(self.told.tree(), node)
    }

    /// Half the width of a node beside the path, without the labels that give way, at a scale.
    fn half(&self, node: NodeId, scale: f64) -> f64 {
        self.sight.picture.geometry.sizes.body(kind_of(self.told.tree(), node)).0 * scale / 2.0
    }

    /// Whether it is a wedge that covers part of the row of this ply.
    fn is_wedge_on(&self, item: &Item, ply: usize) -> bool {
        let begins = self.told.tree().ply(item.node);
        0 < item.siblings && (begins..=item.deepest).contains(&ply)
    }

    /// The stage's left and right edges, px of the tree.
    fn stage(&self) -> (f64, f64) {
        let SceneView { projection, pane, .. } = self.sight.view;
        let start = pane.left - projection.x;
        (start, start + pane.width)
    }
}

/// Enlarges nodes of the path to a readable size, within their span of the stage; their names and windows, too.
pub(super) fn enlarge(items: &[Item], cast: &mut Cast, large: &Large<'_>) {
    let tree = large.told.tree();
    let projection = &large.sight.view.projection;
    for (index, item) in items.iter().enumerate().filter(|(_, item)| large.told.is_on_path(item.node)) {
        let taken = taken(items, index, cast, large);
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
        // If subtrees overlap, that may cover something in its row.
        let (left, right) = (left * place.scale, right * place.scale);
        let (start, end) = large.stage();
        let wide = left + right;
        let span =
            ((item.left - wide).max(start).min(place.x - left), (item.right + wide).min(end).max(place.x + right));
        place.x = free_place(&taken, span, place.x, (left, right));
    }
}

/// The parts of the row that other items cover, including wedges that begin above it, from left to right.
fn taken(items: &[Item], index: usize, cast: &Cast, large: &Large<'_>) -> Vec<(f64, f64)> {
    let tree = large.told.tree();
    let ply = tree.ply(items[index].node);
    let gap = large.sight.picture.geometry.boxes.gap;
    let sides = |(at, other): (usize, &Item)| {
        if large.is_wedge_on(other, ply) {
            return Some((other.left, other.right));
        }
        let is_node = at != index && other.siblings == 0 && tree.ply(other.node) == ply;
        let place = cast.get(other.node).filter(|_| is_node)?.place;
        let (left, right) = large.reach(other.node);
        Some((place.x - left * place.scale - gap, place.x + right * place.scale + gap))
    };
    let mut taken: Vec<(f64, f64)> = items.iter().enumerate().filter_map(sides).collect();
    taken.sort_by(|one, other| one.0.total_cmp(&other.0));
    taken
}

/// The position nearest to a wanted one in a span of the row at which something of this extent to both sides covers nothing; otherwise, the
/// middle of the widest gap.
fn free_place(taken: &[(f64, f64)], (mut from, to): (f64, f64), wanted: f64, (left, right): (f64, f64)) -> f64 {
    let mut gaps = Vec::new();
    for &(start, end) in taken {
        gaps.push((from, start.min(to)));
        from = from.max(end);
    }
    gaps.push((from, to));
    let free = gaps.iter().filter(|(from, to)| left + right <= to - from);
    let places = free.map(|(from, to)| wanted.min(to - right).max(from + left));
    let nearest = places.min_by(|one, other| (one - wanted).abs().total_cmp(&(other - wanted).abs()));
    nearest.unwrap_or_else(|| {
        let gaps = gaps.iter().filter(|(from, to)| from < to);
        let widest = gaps.max_by(|one, other| (one.1 - one.0).total_cmp(&(other.1 - other.0)));
        widest.map_or(wanted, |(from, to)| from + (to - from) * left / (left + right))
    })
}

/// Shrinks nodes of the path that the lens has too little room for, if a neighbour in their row is too close.
pub(super) fn keep_clear(items: &[Item], cast: &mut Cast, large: &Large<'_>) {
    let tree = large.told.tree();
    for item in items {
        let Some(node) = on_ply(tree, &large.told.path, tree.ply(item.node)) else { continue };
        let Some(beside) = cast.get(item.node).map(|seen| seen.place).filter(|_| node != item.node) else { continue };
        let Some(place) = cast.get_mut(node).map(|seen| &mut seen.place) else { continue };
        let (left, right) = large.reach(node);
        let half = if 0 < item.siblings { 0.0 } else { large.half(item.node, beside.scale) };
        let free =
            if beside.x < place.x { (place.x - beside.x - half) / left } else { (beside.x - half - place.x) / right };
        place.scale = place.scale.min(free.max(0.3));
    }
}

/// Moves nodes of the path that are outside the stage, but have descendants on it, to its edge, as far as the other nodes of their row
/// leave room.
pub(super) fn pull_into_view(items: &[Item], cast: &mut Cast, large: &Large<'_>) {
    let tree = large.told.tree();
    let (start, end) = large.stage();
    let air = 0.12 * (end - start);
    let air_right = air.max(if 0.5 * (end - start) < CORNER { 0.0 } else { CORNER });
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
