//! If values are beside small bodies, edges run straight from the middle of one node to that of the next, and the labels give way: each
//! moves slightly up or down, or out, into the space that the edges leave beside its node. Only if that is not enough does an edge go
//! around the labels. Positions alone; it knows no look and no word.

use super::place::Cast;
use super::wedge::BESIDE_SIGN;
use super::{SceneInput, kind_of};
use crate::picture::skin::NodeKind;
use crate::picture::text_width::text_width;
use secateur::tree::GameTree;

/// The maximum distance by which labels move out, in fonts.
const MOST_OUT: f64 = 1.2;

/// An edge, by the indices of its upper and its lower end in the cast.
pub(super) type EdgeEnds = (usize, usize);

/// The edges on one side of a node: the slope of the flattest, in px down per px sideways.
#[derive(Clone, Copy)]
struct SideEdges {
    above: f64,
    below: f64,
    is_bent: bool,
}

const NO_EDGES: SideEdges = SideEdges { above: f64::INFINITY, below: f64::INFINITY, is_bent: false };

/// How far the labels on one side of a node move for edges, px.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shift {
    /// Distance down.
    pub(super) down: f64,
    /// Distance out.
    pub(super) out: f64,
}

/// The labels on one side of a node, px from the node's middle.
struct SideLabels {
    /// Half the height of its parts, a name and the text after it, and the start of each.
    parts: [(f64, f64); 2],
    /// Where the labels of the next node may begin.
    next: f64,
    /// Maximum distance out.
    room: f64,
    /// Maximum distance up or down.
    most: (f64, f64),
    /// Between it and an edge.
    air: f64,
}

impl SideLabels {
    fn beside(
        index: usize,
        side: usize,
        next: Option<usize>,
        cast: &Cast,
        tree: &GameTree,
        sight: &SceneInput<'_>,
    ) -> Option<SideLabels> {
        let (geometry, seen) = (&sight.picture.geometry, cast.at(index));
        let (sizes, kind, ply, scale) =
            (&geometry.sizes, kind_of(tree, seen.node), tree.ply(seen.node), seen.place.scale);
        if kind == NodeKind::Leaf {
            return None;
        }
        if let Some(reach) = seen.folded {
            let (font, aside) = (geometry.column.window_font, sizes.node_width / 2.0 * scale + BESIDE_SIGN);
            let parts = [(0.5 * font, aside); 2];
            let value = SideLabels { parts, next: f64::INFINITY, room: 0.0, most: (0.0, 0.0), air: sizes.pen };
            // A narrower wedge has no room for a digit.
            return Some(value).filter(|_| side == 1 && aside + 0.5 * font < reach);
        }
        let band = &sizes.bands[ply];
        let aside = sizes.spots(kind).window * scale;
        let name_room = sizes.name_room(text_width(&sight.name(seen.node), 500)) * scale;
        let name = if 0.0 < name_room { 0.5 * sizes.name_font * scale } else { 0.0 };
        let parts = match side {
            0 => [(band.left * scale, aside); 2],
            _ => [(name, aside), (band.right * scale, aside + name_room)],
        };
        let next = next.map_or(f64::INFINITY, |next| {
            let next = cast.at(next);
            let (left, right) = geometry.boxes.reach(tree, next.node);
            (next.place.x - seen.place.x).abs() - if side == 0 { right } else { left }
        });
        let free = |one: usize, other: usize| {
            let extents = geometry.row_halves[one] + geometry.row_halves[other];
            (((geometry.ys[other] - geometry.ys[one]) * sight.view.projection.scale_y - extents) / 2.0).max(0.0)
        };
        let above = ply.checked_sub(1).map_or(geometry.ys[0] - geometry.row_halves[0], |before| free(before, ply));
        let (left, right) = geometry.boxes.reach(tree, seen.node);
        // At the stage's edge there is no more room than was reserved.
        let room = if next.is_finite() { next - if side == 0 { left } else { right } } else { 0.0 };
        let room = room.min(MOST_OUT * sizes.value_font * scale).max(if ply == 0 { sizes.value_font } else { 0.0 });
        Some(SideLabels { parts, next, room, most: (above, free(ply, ply + 1)), air: sizes.pen })
    }

    /// How the label gives way to the edges; none if it cannot. Bent edges go around it at its height.
    fn way(&self, SideEdges { above, below, is_bent }: SideEdges) -> Option<Shift> {
        let SideLabels { parts, next, room, most, air } = *self;
        let (up, down) = if is_bent { (0.0, 0.0) } else { most };
        // The distance out at which the edges leave room: for each part alone, within its limits up or down, and for all together.
        let mut out: f64 = 0.0;
        for (half, aside) in parts {
            out = out.max((half + air - down) / above - aside).max((half + air - up) / below - aside);
            for (other, other_aside) in parts {
                if above.is_finite() && below.is_finite() {
                    let missing = half + other + 2.0 * air - above * aside - below * other_aside;
                    out = out.max(missing / (above + below));
                }
            }
        }
        let is_near = parts.iter().any(|(half, _)| above.min(below) * next < half + air);
        if is_near || room < out {
            return None;
        }
        let (mut least, mut greatest) = (-up, down);
        for (half, aside) in parts {
            least = least.max(half + air - above * (aside + out));
            greatest = greatest.min(below * (aside + out) - half - air);
        }
        Some(Shift { down: 0_f64.min(greatest).max(least), out })
    }
}

/// Moves the labels of the cast out of the way of the edges, and returns for each edge whether it is straight.
pub(super) fn straighten(edges: &[EdgeEnds], cast: &mut Cast, tree: &GameTree, sight: &SceneInput<'_>) -> Vec<bool> {
    if !sight.picture.geometry.sizes.look().is_beside {
        return vec![false; edges.len()];
    }
    let beside = beside(edges, cast, tree);
    let label =
        |index: usize| [0, 1].map(|side| SideLabels::beside(index, side, beside[index][side], cast, tree, sight));
    let labels: Vec<[Option<SideLabels>; 2]> = (0..cast.len()).map(label).collect();
    let mut are_straight = vec![true; edges.len()];
    loop {
        let sides = sides(edges, &are_straight, cast, tree, sight);
        let way = |index: usize, side: usize| match &labels[index][side] {
            Some(label) => label.way(sides[index][side]),
            None => Some(Shift::default()),
        };
        let mut has_changed = false;
        for (&(above, below), is_straight) in edges.iter().zip(&mut are_straight) {
            let side = towards(cast, above, below);
            let is_clear = way(above, side).is_some() && way(below, 1 - side).is_some();
            has_changed |= *is_straight && !is_clear;
            *is_straight &= is_clear;
        }
        if !has_changed {
            let shifts = (0..labels.len()).map(|index| [0, 1].map(|side| way(index, side).unwrap_or_default()));
            cast.set_shifts(shifts.collect());
            return are_straight;
        }
    }
}

/// By node: its neighbours in its row.
fn beside(edges: &[EdgeEnds], cast: &Cast, tree: &GameTree) -> Vec<[Option<usize>; 2]> {
    let mut beside = vec![[None; 2]; cast.len()];
    let mut last = vec![None; tree.height() + 1];
    for &(_, node) in edges {
        let before: Option<usize> = last[tree.ply(cast.at(node).node)].replace(node);
        beside[node][0] = before;
        if let Some(before) = before {
            beside[before][1] = Some(node);
        }
    }
    beside
}

/// The side of its upper end on which an edge is: 0 is left, 1 is right.
fn towards(cast: &Cast, above: usize, below: usize) -> usize {
    usize::from(cast.at(above).place.x < cast.at(below).place.x)
}

/// By node: what is to its left and to its right.
fn sides(
    edges: &[EdgeEnds],
    are_straight: &[bool],
    cast: &Cast,
    tree: &GameTree,
    sight: &SceneInput<'_>,
) -> Vec<[SideEdges; 2]> {
    let mut sides = vec![[NO_EDGES; 2]; cast.len()];
    for (&(above, below), &is_straight) in edges.iter().zip(are_straight) {
        let (from, to, side) = (cast.at(above).place, cast.at(below).place, towards(cast, above, below));
        let end = match kind_of(tree, cast.at(below).node) {
            NodeKind::Leaf => to.y - sight.picture.geometry.sizes.leaf_height / 2.0 * to.scale,
            _ => to.y,
        };
        let steep = if is_straight { (end - from.y) / (to.x - from.x).abs() } else { f64::INFINITY };
        let upper = &mut sides[above][side];
        (upper.below, upper.is_bent) = (upper.below.min(steep), upper.is_bent || !is_straight);
        let lower = &mut sides[below][1 - side];
        (lower.above, lower.is_bent) = (lower.above.min(steep), lower.is_bent || !is_straight);
    }
    sides
}
