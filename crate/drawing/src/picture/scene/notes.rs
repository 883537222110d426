//! Facts on the tree besides the search, true whatever it has seen: MAX's strategy, the moves that keep the value, the node types of the
//! critical tree; and at a repeated position, its first occurrence.

use super::SceneInput;
use super::at_node::StageArea;
use super::edge::EdgePart;
use super::node::{BodyPart, NodeLook, NodePart, ValuePart};
use super::place::Cast;
use super::text::{Anchor, TextPart};
use crate::picture::Geometry;
use crate::picture::Picture;
use crate::picture::boards::WAY_LINE;
use crate::picture::skin::{NodeKind, Spot};
use crate::picture::text_width::text_width;
use secateur::frame::NodeState;
use secateur::score::Interval;
use secateur::search::NodeType;
use secateur::tree::{GameTree, NodeId};

/// Facts besides the search, by node.
#[derive(Clone, Copy, Debug)]
pub enum OverlayNotes<'a> {
    /// Where MAX's strategy may lead.
    Strategy(&'a [bool]),
    /// Whether the move that leads there keeps the value of the parent.
    Keeping(&'a [bool]),
    /// Its type in the critical tree.
    Critical(&'a [NodeType]),
    /// The interval of its values in which the root follows it.
    Leaves(&'a [Interval]),
}

/// A highlight over an edge.
#[derive(Clone, PartialEq, Debug)]
pub struct LinePart {
    /// The edge.
    pub edge: EdgePart,
    /// Its meaning.
    pub look: LineLook,
}

/// The meaning of a highlight, for the edge's lower end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineLook {
    /// MAX's strategy may lead there.
    Plan,
    /// It does not.
    Veil,
    /// The move keeps the value.
    Kept,
}

/// A note at a node.
#[derive(Clone, PartialEq, Debug)]
pub struct NotePart {
    /// The node.
    pub node: NodeId,
    /// Its place, px of the tree.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// Its text or shape.
    pub note: NodeNote,
}

/// A note's content; sizes in px.
#[derive(Clone, PartialEq, Debug)]
pub enum NodeNote {
    /// MAX's strategy may lead here or not: a shape over the node's, at its scale.
    Body(BodyPart, f64, bool),
    /// The move that leads here keeps the value: an equals sign of this size.
    Equals(f64),
    /// Its type in the critical tree, from 1, in this font.
    Type(u8, f64),
    /// The interval in which a leaf decides, below it, at its scale.
    Reach(TextPart, f64),
    /// A search need not visit it, and this one did: a ring of this size.
    Spare(f64),
    /// The first occurrence of the position: the path to it in place of a name, with its left end, baseline, width and font, at the node's
    /// scale.
    Again(NodeId, TextPart, f64, f64),
    /// The same in a game's tree: the path, below the board, at the node's scale.
    Way(NodeId, TextPart, f64),
    /// The number of moves that have not been grown, below their leaf, at the node's scale.
    Ungrown(TextPart, f64),
}

impl NodeNote {
    /// Whether it refers to the first occurrence of a position.
    pub(in crate::picture) fn is_of_position(&self) -> bool {
        matches!(self, NodeNote::Again(..) | NodeNote::Way(..))
    }
}

/// The smallest digit legible from the back row, px.
const SMALLEST_DIGIT: f64 = 10.0;
/// Smaller nodes show no type.
const LEAST_SCALE: f64 = 0.75;
/// The minimum font, relative to numbers.
const WAY_SHARE: f64 = 0.8;
/// Where on its slope an equals sign is, and its distance from a cut sign in its way.
const MIDDLE: f64 = 0.5;
const ASIDE: f64 = 0.3;

/// The highlights over the edges, under everything on them. A principal variation is left alone.
pub(super) fn lines(edges: &[EdgePart], overlay: Option<OverlayNotes<'_>>) -> Vec<LinePart> {
    let look = |edge: &EdgePart| match overlay? {
        OverlayNotes::Strategy(plan) if plan[edge.node.index()] => Some(LineLook::Plan),
        OverlayNotes::Strategy(_) => Some(LineLook::Veil),
        OverlayNotes::Keeping(kept) if kept[edge.node.index()] => Some(LineLook::Kept),
        OverlayNotes::Keeping(_) | OverlayNotes::Critical(_) | OverlayNotes::Leaves(_) => None,
    };
    let free = edges.iter().filter(|edge| edge.look != super::EdgeLook::Principal);
    free.filter_map(|edge| Some(LinePart { edge: *edge, look: look(edge)? })).collect()
}

/// The notes at the nodes.
pub(super) fn notes(
    nodes: &[NodePart],
    edges: &[EdgePart],
    on_edges: &[StageArea],
    cast: &Cast,
    tree: &GameTree,
    sight: &SceneInput<'_>,
    overlay: Option<OverlayNotes<'_>>,
) -> Vec<NotePart> {
    let mut all = Vec::new();
    match overlay {
        Some(OverlayNotes::Strategy(plan)) => {
            all.extend(nodes.iter().filter_map(|part| body(part, plan[part.node.index()], sight)));
        }
        Some(OverlayNotes::Keeping(kept)) => {
            all.extend(edges.iter().filter(|edge| kept[edge.node.index()]).map(|edge| equals(edge, sight)));
        }
        Some(OverlayNotes::Critical(types)) => {
            let typed =
                |part: &NodePart| node_type(part, types[part.node.index()], cast.get(part.node)?.written.state, sight);
            all.extend(nodes.iter().filter_map(typed));
        }
        Some(OverlayNotes::Leaves(intervals)) => {
            let leaves = || nodes.iter().filter(|part| tree.is_leaf(part.node) && part.wedge.is_none());
            let of = |part: &NodePart| intervals[part.node.index()];
            let is_idle = |part: &&NodePart| of(part).low == of(part).high;
            all.extend(leaves().filter(is_idle).filter_map(|part| body(part, false, sight)));
            all.extend(leaves().filter(|part| !is_idle(part)).filter_map(|part| reach(part, of(part), tree, sight)));
        }
        None => {}
    }
    let met_again = nodes.iter().filter(|part| tree.is_met_again(part.node));
    if sight.boards.is_some() {
        let is_free = |area: &StageArea| {
            sight.view.holds([area.left, area.right, area.top, area.bottom])
                && !edges.iter().any(|edge| area.is_crossed(edge))
                && !on_edges.iter().any(|other| area.meets(other))
        };
        all.extend(met_again.filter_map(|part| way_to_first(part, tree, sight, &is_free)));
        all.extend(nodes.iter().filter_map(|part| ungrown(part, tree, sight, &is_free)));
        return all;
    }
    all.extend(met_again.filter_map(|part| again(part, tree, sight)));
    all
}

/// The strategy in thick outline, the rest under a veil.
fn body(
    part: &NodePart,
    is_prepared: bool,
    SceneInput { picture: Picture { geometry, .. }, .. }: &SceneInput<'_>,
) -> Option<NotePart> {
    if part.wedge.is_some() || matches!(part.look, NodeLook::Principal | NodeLook::Now) {
        return None;
    }
    let (width, height) = geometry.sizes.body(part.kind);
    let outline = geometry.sizes.figure(part.kind).outline;
    Some(at(part, NodeNote::Body(BodyPart { outline, width, height }, part.scale, is_prepared)))
}

fn at(part: &NodePart, note: NodeNote) -> NotePart {
    NotePart { node: part.node, x: part.x, y: part.y, note }
}

fn equals(edge: &EdgePart, SceneInput { picture: Picture { geometry, .. }, .. }: &SceneInput<'_>) -> NotePart {
    let size = (1.1 * geometry.column.row_font).min(0.4 * (edge.y2 - edge.y1));
    let share = match edge.sign {
        Some(sign) if MIDDLE < sign.at => sign.at - ASIDE,
        Some(sign) => sign.at + ASIDE,
        None => MIDDLE,
    };
    let (x, y) = edge.along(share);
    NotePart { node: edge.node, x, y, note: NodeNote::Equals(size) }
}

/// Below the leaf, as large as fits; none if it would be unreadable or hidden.
fn reach(
    part: &NodePart,
    Interval { low, high }: Interval,
    tree: &GameTree,
    sight: &SceneInput<'_>,
) -> Option<NotePart> {
    let Picture { geometry, writing, .. } = sight.picture;
    let text = format!("{}…{}", writing.score(low), writing.score(high));
    let sizes = &geometry.sizes;
    let (left, right) = geometry.boxes.reach(tree, part.node);
    let room = 2.0 * left.min(right) + sizes.gap;
    let font = (0.72 * sizes.leaf_font).min(room / text_width(&text, 600));
    let below = sizes.leaf_height / 2.0;
    let ends = if text.contains(',') { 1.08 } else { 0.93 };
    let text = TextPart { text, x: 0.0, y: below + 0.9 * font, font, anchor: Anchor::Middle };
    let (x, base) = (part.x, part.y + (below + ends * font) * part.scale);
    let is_seen = SMALLEST_DIGIT <= font * part.scale && sight.view.holds([x, x, base, base]);
    is_seen.then(|| at(part, NodeNote::Reach(text, part.scale)))
}

fn node_type(part: &NodePart, node_type: NodeType, state: NodeState, sight: &SceneInput<'_>) -> Option<NotePart> {
    let sizes = &sight.picture.geometry.sizes;
    let number = node_type as u8;
    let is_spared = matches!(state, NodeState::Unseen | NodeState::Cut);
    let size = 0.72 * if part.kind == NodeKind::Leaf { sizes.leaf_font } else { sizes.name_font };
    if part.wedge.is_some() || part.scale < LEAST_SCALE || (number == 0 && is_spared) || size < SMALLEST_DIGIT {
        return None;
    }
    let spot = type_spot(part, size, sight);
    let note = if number == 0 { NodeNote::Spare(size) } else { NodeNote::Type(number, size) };
    Some(NotePart { node: part.node, x: part.x + spot.x * part.scale, y: part.y + spot.y * part.scale, note })
}

/// In the free corner: names are on the left, windows on the right, edges above and below.
fn type_spot(
    part: &NodePart,
    size: f64,
    SceneInput { picture: Picture { geometry, .. }, .. }: &SceneInput<'_>,
) -> Spot {
    let sizes = &geometry.sizes;
    let (width, height) = sizes.body(part.kind);
    if part.kind == NodeKind::Leaf {
        return Spot { x: 0.0, y: height / 2.0 + 0.95 * size };
    }
    let (spots, look) = (sizes.spots(part.kind), sizes.look());
    if look.is_beside {
        // Before the value, which may have given way to an edge.
        let before = |value: &ValuePart| Spot {
            x: value.text.x - text_width(&value.text.text, 600) * sizes.value_font,
            y: value.text.y,
        };
        let Spot { x, y } = part.value.as_ref().map_or(spots.value, before);
        return Spot { x: x - 0.5 * size, y: y - 0.36 * (sizes.value_font - size) };
    }
    if look.has_corner {
        return Spot { x: -spots.name.x + 0.1 * size, y: spots.name.y };
    }
    let share = if part.kind == NodeKind::Max { 0.4 } else { 0.5 };
    Spot { x: share * width + 0.4 * size, y: -0.3 * height }
}

/// The path to the first occurrence, in place of a repeated position's name.
fn again(
    part: &NodePart,
    tree: &GameTree,
    SceneInput { picture: Picture { geometry, .. }, .. }: &SceneInput<'_>,
) -> Option<NotePart> {
    let name = part.name.clone()?;
    let width = geometry.sizes.name_font * text_width(&name.text, 500);
    let left = if name.anchor == Anchor::Start { name.x } else { name.x - width };
    let name = TextPart { x: left, anchor: Anchor::Start, ..name };
    Some(at(part, NodeNote::Again(tree.position(part.node), name, width, part.scale)))
}

/// The moves to the first occurrence of a position, below a leaf, if they fit.
fn way_to_first(
    part: &NodePart,
    tree: &GameTree,
    SceneInput { picture: Picture { geometry, .. }, .. }: &SceneInput<'_>,
    is_free: &dyn Fn(&StageArea) -> bool,
) -> Option<NotePart> {
    let first = tree.position(part.node);
    let way = below_leaf(part, format!("= {}", tree.path(first)), 0.8, tree, geometry, is_free)?;
    Some(at(part, NodeNote::Way(first, way, part.scale)))
}

/// The number of moves that have not been grown, below their leaf, if it fits.
fn ungrown(
    part: &NodePart,
    tree: &GameTree,
    SceneInput { picture: Picture { geometry, .. }, .. }: &SceneInput<'_>,
    is_free: &dyn Fn(&StageArea) -> bool,
) -> Option<NotePart> {
    let moves = tree.stub(part.node)?.to_string();
    let moves = below_leaf(part, moves, WAY_LINE - 0.25, tree, geometry, is_free)?;
    Some(at(part, NodeNote::Ungrown(moves, part.scale)))
}

/// A text on the line below a leaf with a board, if it is readable and nothing overlaps it or the area up to this height, in fonts, above
/// its baseline.
fn below_leaf(
    part: &NodePart,
    text: String,
    above: f64,
    tree: &GameTree,
    geometry: &Geometry,
    is_free: &dyn Fn(&StageArea) -> bool,
) -> Option<TextPart> {
    let sizes = &geometry.sizes;
    let font = sizes.boards?.way;
    let is_leaf = part.kind == NodeKind::Leaf && part.board.is_some() && part.wedge.is_none();
    if !is_leaf || WAY_SHARE * geometry.readable > font * part.scale {
        return None;
    }
    let half = font * text_width(&text, 500) / 2.0;
    let y = sizes.leaf_height / 2.0 + sizes.boards?.line() - 0.25 * font;
    let (left, right) = geometry.boxes.reach(tree, part.node);
    let area = StageArea {
        left: part.x - half * part.scale,
        right: part.x + half * part.scale,
        top: part.y + (y - above * font) * part.scale,
        bottom: part.y + (y + 0.25 * font) * part.scale,
    };
    let has_room = half <= left.min(right) + sizes.gap / 2.0 && is_free(&area);
    has_room.then_some(TextPart { text, x: 0.0, y, font, anchor: Anchor::Middle })
}
