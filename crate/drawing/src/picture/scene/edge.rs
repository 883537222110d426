//! The edges of a tree at a step, and the cut signs on them. It knows no colour and no path data.

use std::collections::HashSet;

use super::at_node::StageArea;
use super::cut_mark::CutMark;
use super::cut_sign::{LostChildren, SignSpot};
use super::place::{Cast, NodePlace, PlacedNode};
use super::step::StepCache;
use super::straight::{EdgeEnds, straighten};
use super::weights::{WeightPart, weights};
use super::{SceneInput, kind_of};
use crate::picture::outline::Outline;
use crate::picture::skin::NodeKind;
use secateur::frame::NodeState;
use secateur::named;
use secateur::tree::{GameTree, NodeId};
use secateur_courses::course::Cuts;
use secateur_courses::writing::{NodeWriting, Presence};

named! {
    /// How an edge looks.
    EdgeLook {
        /// The search has visited its lower end.
        Done = "done",
        /// It has not.
        Unseen = "unseen",
        /// Left from an earlier search.
        Earlier = "earlier",
        /// On the path of the search.
        Path = "path",
        /// On the principal variation.
        Principal = "pv",
        /// Lost by a cut-off.
        Cut = "cut",
    }
}

/// An edge, which runs from the upper node straight down past its labels, along its slope, and straight down to the lower node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EdgePart {
    /// The lower end.
    pub node: NodeId,
    /// How it looks.
    pub look: EdgeLook,
    /// The upper end, px of the tree.
    pub x1: f64,
    /// Where it leaves the upper node.
    pub from: f64,
    /// Where its slope begins.
    pub y1: f64,
    /// The lower end.
    pub x2: f64,
    /// Where its slope ends.
    pub y2: f64,
    /// Where it meets the lower node.
    pub to: f64,
    /// For a lost child's edge, the share of the slope that is still solid: 0 if the whole edge is marked. 1 for any other edge.
    pub share: f64,
    /// The cut sign.
    pub sign: Option<CutSign>,
    /// The child's place in the order of the search, from 1, if that is shown.
    pub number: Option<EdgeNumber>,
    /// Whether it was lost in this step.
    pub is_fresh: bool,
}

/// A cut sign on an edge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CutSign {
    /// The share of the slope above it.
    pub at: f64,
    /// Px.
    pub size: f64,
    /// Whether it turns with the edge.
    pub is_turned: bool,
    /// Whether it only marks a branch to be cut off.
    pub is_wanted: bool,
}

/// The number of a child on its edge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EdgeNumber {
    /// From 1.
    pub number: usize,
    /// Its middle.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// The font, px.
    pub font: f64,
}

impl EdgeNumber {
    /// The area of its text.
    fn area(&self) -> StageArea {
        let half = 0.5 * self.font;
        StageArea { left: self.x - half, right: self.x + half, top: self.y - half, bottom: self.y + half }
    }
}

impl EdgePart {
    /// The area around its cut sign.
    pub(super) fn sign_area(&self) -> Option<StageArea> {
        let sign = self.sign?;
        let ((x, y), half) = (self.along(sign.at), 0.42 * sign.size);
        Some(StageArea { left: x - half, right: x + half, top: y - half, bottom: y + half })
    }

    /// A point of its slope.
    pub fn along(&self, share: f64) -> (f64, f64) {
        (self.x1 + (self.x2 - self.x1) * share, self.y1 + (self.y2 - self.y1) * share)
    }

    /// The angle between its slope and straight down, in degrees, to a tenth.
    pub fn turn(&self) -> f64 {
        let radians = -(self.x2 - self.x1).atan2(self.y2 - self.y1);
        crate::picture::px(radians.to_degrees()) + 0.0
    }
}

/// The position on an edge of the mark for a branch to be cut off.
const WANTED_AT: f64 = 0.6;
/// The share of an edge that is free for cut signs if a move is on it.
const ABOVE_MOVES: f64 = 0.6;
/// The position on an edge of a child's number: near the child, clear of cut signs.
const NUMBER_SHARE: f64 = 0.82;

/// The edges to `nodes`, in their order, and the probabilities on them; cut signs are below these.
pub(super) fn edges(
    nodes: &[NodeId],
    cast: &mut Cast,
    told: &StepCache<'_>,
    sight: &SceneInput<'_>,
    is_numbered: bool,
) -> (Vec<EdgePart>, Vec<WeightPart>) {
    let ends: Vec<EdgeEnds> = nodes.iter().filter_map(|&node| ends(node, cast, told.tree())).collect();
    let are_straight = straighten(&ends, cast, told.tree(), sight);
    let cast = &*cast;
    let mut edges = Vec::new();
    // The parents of lost children, each with the indices of their edges.
    let mut lost: Vec<(NodeId, Vec<usize>)> = Vec::new();
    for (&(above, below), is_straight) in ends.iter().zip(are_straight) {
        let (above, below) = (cast.at(above), cast.at(below));
        if below.written.presence == Presence::Gone {
            continue;
        }
        let mut edge = edge(above, below, told, sight);
        if is_straight {
            run_straight(&mut edge, above, below, told.tree(), sight);
        }
        if is_numbered && !below.written.is_lost && 0.5 <= below.place.scale {
            edge.number = number(&edge, told, sight);
        }
        if below.written.presence == Presence::Mark && told.step.notation.cuts == Cuts::Cross {
            set_in_place(&mut edge, below.place, sight);
        } else if below.written.is_lost {
            let parent = above.node;
            match lost.iter_mut().find(|(other, _)| *other == parent) {
                Some((_, family)) => family.push(edges.len()),
                None => lost.push((parent, vec![edges.len()])),
            }
        }
        edges.push(edge);
    }
    let weights = weights(&edges, cast, told, sight);
    for (parent, mut family) in lost {
        let scale = cast.get(edges[family[0]].node).map_or(1.0, |seen| seen.place.scale);
        let labels = cast.get(parent).map_or(0.0, |above| labels_end(above, told.tree(), sight));
        let own = weights.iter().filter(|weight| told.tree().parent(weight.node) == Some(parent));
        let chances = own.map(|weight| weight.area().bottom).reduce(f64::max);
        set_signs(&mut edges, &mut family, told, sight, scale, LabelExtent { labels, chances });
    }
    (edges, weights)
}

/// The parent with its child; if rows are too close for all to be drawn, the nearest drawn ancestor.
fn ends(node: NodeId, cast: &Cast, tree: &GameTree) -> Option<EdgeEnds> {
    let mut above = tree.parent(node)?;
    loop {
        if let Some(found) = cast.find(above) {
            return Some((found, cast.find(node)?));
        }
        above = tree.parent(above)?;
    }
}

fn edge(above: &PlacedNode, below: &PlacedNode, told: &StepCache<'_>, sight: &SceneInput<'_>) -> EdgePart {
    let is_leftwards = below.place.x < above.place.x;
    let upper = EdgeTip::at(above, is_leftwards, told.tree(), sight);
    let lower = EdgeTip::at(below, !is_leftwards, told.tree(), sight);
    let (dx, dy) = ((below.place.x - above.place.x).abs(), below.place.y - above.place.y);
    let (from, to) = (above.place.y + upper.body, below.place.y - lower.body);
    EdgePart {
        node: below.node,
        look: look(below, told),
        x1: above.place.x,
        from,
        y1: from + upper.neck(dx, dy - lower.reach()),
        x2: below.place.x,
        y2: to - lower.neck(dx, dy - upper.reach()),
        to,
        share: 1.0,
        sign: None,
        number: None,
        is_fresh: below.written.is_freshly_lost,
    }
}

/// Runs an edge from the middle of a small body to that of the next, or to its leaf; only the part outside bodies is drawn.
fn run_straight(edge: &mut EdgePart, above: &PlacedNode, below: &PlacedNode, tree: &GameTree, sight: &SceneInput<'_>) {
    let (from, to) = (above.place, below.place);
    let kind = kind_of(tree, below.node);
    let sizes = &sight.picture.geometry.sizes;
    let end = if kind == NodeKind::Leaf { edge.to } else { to.y };
    let (dx, dy) = (to.x - from.x, end - from.y);
    // The share of the edge inside a body.
    let inside = |seen: &PlacedNode| {
        let kind = kind_of(tree, seen.node);
        let length = match sizes.figure(kind).outline {
            Outline::DIAMOND => dx.abs() + dy.abs(),
            _ => (dx * dx + dy * dy).sqrt(),
        };
        sizes.body(kind).0 / 2.0 * seen.place.scale / length
    };
    let (upper, lower) = (inside(above), if kind == NodeKind::Leaf { 0.0 } else { inside(below) });
    (edge.x1, edge.x2) = (from.x + upper * dx, to.x - lower * dx);
    (edge.y1, edge.y2) = (from.y + upper * dy, end - lower * dy);
    (edge.from, edge.to) = (edge.y1, edge.y2);
}

fn look(PlacedNode { node, written: NodeWriting { state, .. }, .. }: &PlacedNode, told: &StepCache<'_>) -> EdgeLook {
    match state {
        _ if told.is_principal(*node) => EdgeLook::Principal,
        _ if told.is_on_path(*node) && !told.is_over => EdgeLook::Path,
        NodeState::Unseen => EdgeLook::Unseen,
        NodeState::Cut => EdgeLook::Cut,
        NodeState::Earlier => EdgeLook::Earlier,
        NodeState::Open | NodeState::Closed => EdgeLook::Done,
    }
}

/// The end of an edge at a node.
struct EdgeTip {
    /// The height of the node below its middle, px.
    body: f64,
    /// The height of its labels.
    band: f64,
    /// The horizontal distance at which they begin.
    aside: f64,
}

impl EdgeTip {
    fn at(seen: &PlacedNode, is_left: bool, tree: &GameTree, sight: &SceneInput<'_>) -> EdgeTip {
        let sizes = &sight.picture.geometry.sizes;
        let (kind, scale) = (kind_of(tree, seen.node), seen.place.scale);
        let body = sizes.body(kind).1 / 2.0;
        let bands = &sizes.bands[tree.ply(seen.node)];
        let band = match kind {
            NodeKind::Leaf => body,
            _ if is_left => bands.left,
            _ => bands.right,
        };
        EdgeTip { body: body * scale, band: band * scale, aside: sizes.spots(kind).window * scale }
    }

    fn reach(&self) -> f64 {
        self.body.max(self.band)
    }

    /// How far an edge first runs straight down, to pass below the labels beside its node; 0 for a steep one. `dy` is the distance from the
    /// node's middle to the lowest end of the slope.
    fn neck(&self, dx: f64, dy: f64) -> f64 {
        let EdgeTip { body, band, aside } = *self;
        if band <= body || dx <= aside {
            return 0.0;
        }
        let share = aside / dx;
        ((band - dy * share) / (1.0 - share) - body).max(0.0).min(band - body)
    }
}

/// The size of cut signs below a node of this scale.
fn sign_size(sight: &SceneInput<'_>, scale: f64) -> f64 {
    sight.picture.geometry.sizes.sign_size * scale.clamp(0.25, 4.0)
}

/// The cross of a child that is not drawn takes its place.
fn set_in_place(edge: &mut EdgePart, place: NodePlace, sight: &SceneInput<'_>) {
    (edge.look, edge.x2, edge.y2, edge.to) = (EdgeLook::Done, place.x, place.y, place.y);
    edge.sign =
        Some(CutSign { at: edge.share, size: sign_size(sight, place.scale), is_turned: false, is_wanted: false });
}

/// How far down the labels beside a node may reach.
pub(super) fn labels_end(seen: &PlacedNode, tree: &GameTree, sight: &SceneInput<'_>) -> f64 {
    let band = &sight.picture.geometry.sizes.bands[tree.ply(seen.node)];
    let [left, right] = seen.shifts;
    seen.place.y + (band.left * seen.place.scale + left.down).max(band.right * seen.place.scale + right.down)
}

/// How far down the labels of a node reach, and the probabilities of its children if they are there.
struct LabelExtent {
    labels: f64,
    chances: Option<f64>,
}

/// Places the signs of one node's lost children, whose edges are `family`, below the node's labels and below the probabilities.
fn set_signs(
    edges: &mut [EdgePart],
    family: &mut [usize],
    told: &StepCache<'_>,
    sight: &SceneInput<'_>,
    scale: f64,
    LabelExtent { labels, chances }: LabelExtent,
) {
    let mark = CutMark::from_cuts(told.step.notation.cuts);
    sort_by_place(family, edges);
    let xs: Vec<f64> = family.iter().map(|&index| edges[index].x2).collect();
    let start = family.iter().map(|&index| edges[index].y1).fold(f64::INFINITY, f64::min);
    let gap = family.iter().map(|&index| edges[index].y2 - edges[index].y1).fold(f64::INFINITY, f64::min);
    // Moves of a game are below them.
    let free = if sight.boards.is_some() { ABOVE_MOVES } else { 1.0 };
    let xs: Vec<f64> = xs.into_iter().map(|x| free * x).collect();
    let SignSpot { share, size } = LostChildren {
        xs: &xs,
        are_leaves: family.iter().all(|&index| told.tree().is_leaf(edges[index].node)),
        gap: free * gap,
        size: sign_size(sight, scale),
        clear: (labels.max(chances.unwrap_or(labels)) - start).max(0.0),
        are_below_chances: chances.is_some(),
    }
    .spot();
    let share = free * share;
    for &index in family.iter() {
        edges[index].share = if mark.is_whole { 0.0 } else { share };
        edges[index].sign =
            (!mark.is_whole).then_some(CutSign { at: share, size, is_turned: mark.is_turned, is_wanted: false });
    }
}

/// Marks the edges to be cut off, so small that marks of siblings do not meet.
pub(super) fn mark(edges: &mut [EdgePart], marked: &[NodeId], sight: &SceneInput<'_>) {
    for &node in marked {
        let Some(place) = edges.iter().position(|edge| edge.node == node) else { continue };
        let EdgePart { x1, y1, x2, y2, sign, .. } = edges[place];
        let siblings = edges.iter().filter(|edge| (edge.x1, edge.y1) == (x1, y1) && edge.node != node);
        let apart = siblings.map(|edge| (edge.x2 - x2).abs()).fold(y2 - y1, f64::min);
        let size = sign_size(sight, 1.0).min(0.8 * WANTED_AT * apart);
        let spot = sign.unwrap_or(CutSign { at: WANTED_AT, size, is_turned: false, is_wanted: true });
        edges[place].sign = Some(CutSign { is_turned: false, is_wanted: true, ..spot });
    }
}

/// Siblings are in order except when some are beside the stage, so one pass is nearly enough.
pub(super) fn sort_by_place(family: &mut [usize], edges: &[EdgePart]) {
    for end in 1..family.len() {
        let mut at = end;
        while 0 < at && edges[family[at]].x2 < edges[family[at - 1]].x2 {
            family.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// The number of the lower end, if its parent has been searched.
fn number(edge: &EdgePart, told: &StepCache<'_>, sight: &SceneInput<'_>) -> Option<EdgeNumber> {
    let (tree, frame) = (told.tree(), told.step.frame);
    let trace = frame.trace();
    let visit = &trace.visits[trace.visit_of(tree.parent(edge.node)?, frame.step)?.index()];
    let number = 1 + trace.children(tree, visit).position(|child| child == edge.node)?;
    let (sizes, column) = (&sight.picture.geometry.sizes, &sight.picture.geometry.column);
    // As large as the names of the rows, unless windows are even smaller.
    let font = column.row_font.min(0.95 * sizes.window_font.max(sizes.leaf_font));
    // Never on the child, however short the edge.
    let share = NUMBER_SHARE.min(1.0 - 0.75 * font / (edge.y2 - edge.y1)).max(0.4);
    let (x, y) = edge.along(share);
    Some(EdgeNumber { number, x, y, font })
}

/// Removes the numbers of a node's children if one would overlap a move.
pub(super) fn make_way(edges: &mut [EdgePart], moves: &[StageArea], tree: &GameTree) {
    let is_met = |number: &EdgeNumber| moves.iter().any(|moved| moved.meets(&number.area()));
    let crowded: HashSet<Option<NodeId>> = edges
        .iter()
        .filter(|edge| edge.number.as_ref().is_some_and(is_met))
        .map(|edge| tree.parent(edge.node))
        .collect();
    for edge in edges.iter_mut().filter(|edge| crowded.contains(&tree.parent(edge.node))) {
        edge.number = None;
    }
}
