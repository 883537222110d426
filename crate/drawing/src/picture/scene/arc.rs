//! The arc from a cut-off to the node that holds the bound: beside the edges and, if possible, around all labels; in a game's tree also
//! from a repeated position to its first occurrence. It knows the drawn nodes and no search.

use super::SceneInput;
use super::at_node::StageArea;
use super::edge::{EdgeLook, EdgePart};
use super::node::NodeLook;
use super::node::NodePart;
use super::step::StepCache;
use super::text::{Anchor, TO_BASELINE};
use crate::picture::motion::Point;
use crate::picture::skin::{Edge, NodeKind};
use crate::picture::text_width::text_width;
use secateur::ranking;
use secateur::score::Side;
use secateur::trace::Event;
use secateur::tree::NodeId;

/// An arc: a curve with two control points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ArcPart {
    /// The node that is cut off, or whose position is repeated.
    pub node: NodeId,
    /// The node that holds the bound, or the position's first occurrence.
    pub holder: NodeId,
    /// The bound that was met, as shown at the node that is cut off; none for a repeated position.
    pub side: Option<Side>,
    /// Where it begins, at the cut-off.
    pub from: Point,
    /// The control point at its start.
    pub one: Point,
    /// The control point at its end.
    pub two: Point,
    /// Where it ends, at the holder.
    pub to: Point,
}

/// How far sideways an arc goes, as shares of its length.
const SWAYS: [f64; 5] = [0.04, 0.14, 0.3, 0.5, 0.75];
/// How steeply.
const RISES: [f64; 3] = [0.08, 0.3, 0.5];
/// The height of a level arc, in units of the rows.
const LIFTS: [f64; 4] = [0.5, 0.8, 1.2, 1.7];
/// A nearly straight arc is close to the path, so it is used only if the others would meet a label.
const STRAIGHT: f64 = 0.1;
const STRAIGHT_COST: f64 = 1e3;
const LABEL_COST: f64 = 1e4;
/// The number of points of an arc that are checked for obstacles; a third of them is enough to tell which arcs are worth it.
const EXACTLY: usize = 24;
const LIKELY: usize = 12;

/// The arc of a step's cut-off or current node, if both ends are drawn.
pub(super) fn arc(
    nodes: &[NodePart],
    edges: &[EdgePart],
    taken: &[StageArea],
    told: &StepCache<'_>,
    sight: &SceneInput<'_>,
    is_lecture: bool,
) -> Option<ArcPart> {
    let (node, side, holder) = match cut_off(told, is_lecture) {
        Some((node, side, holder)) => (node, Some(told.told(node, side)), holder),
        None => {
            let node = met_again(nodes)?;
            (node, None, told.tree().position(node))
        }
    };
    let find = |wanted: NodeId| nodes.iter().find(|part| part.node == wanted);
    let (from, to) = (find(node)?, find(holder)?);
    let scenery = Scenery::collect(from, to, nodes, edges, taken, sight);
    let rough = scenery.cheapest(&ways(from, to, sight), 3, LIKELY);
    let Curve { from, one, two, to, .. } = *scenery.cheapest(&rough, 1, 1).first()?;
    Some(ArcPart { node, holder, side, from, one, two, to })
}

/// The current node of a game's tree, if its position is a repetition.
fn met_again(nodes: &[NodePart]) -> Option<NodeId> {
    let is_again = |part: &&NodePart| part.board.as_ref().is_some_and(|board| board.is_again);
    nodes.iter().filter(is_again).find(|part| part.look == NodeLook::Now).map(|part| part.node)
}

/// The cut-off to draw an arc for: that of this step, or of the lecture step that this return ends.
fn cut_off(told: &StepCache<'_>, is_lecture: bool) -> Option<(NodeId, Side, NodeId)> {
    let frame = told.step.frame;
    let event = match frame.event()? {
        Event::Return(_) if is_lecture => frame.trace().events[frame.step.checked_sub(2)?],
        event => event,
    };
    match event {
        Event::CutOff { node, side, holder, .. } => Some((node, side, holder?)),
        _ => None,
    }
}

/// A possible curve.
#[derive(Clone, Copy)]
struct Curve {
    /// Its own cost, without obstacles.
    cost: f64,
    from: Point,
    one: Point,
    two: Point,
    to: Point,
}

impl Curve {
    /// The point at a share of its length.
    fn at(&self, t: f64) -> Point {
        let rest = 1.0 - t;
        let shares = [rest * rest * rest, 3.0 * t * rest * rest, 3.0 * t * t * rest, t * t * t];
        let (mut x, mut y) = (0.0, 0.0);
        for (share, point) in shares.iter().zip([self.from, self.one, self.two, self.to]) {
            x += share * point.0;
            y += share * point.1;
        }
        (x, y)
    }
}

/// All curves between two nodes: on the right and on the left, near and far.
fn ways(node: &NodePart, holder: &NodePart, sight: &SceneInput<'_>) -> Vec<Curve> {
    if node.y <= holder.y {
        return level_ways(node, holder, sight);
    }
    let mut ways = Vec::new();
    for side in [1.0, -1.0] {
        let (from, to) = (corner(node, side, true, sight), corner(holder, side, false, sight));
        let (length, height) = (distance(from, to), from.1 - to.1);
        for one in SWAYS {
            for two in SWAYS {
                let cost = if one.min(two) < STRAIGHT { STRAIGHT_COST } else { 0.0 };
                for rise in RISES {
                    let one = (from.0 + side * one * length, from.1 - rise * height);
                    let two = (to.0 + side * two * length, to.1 + rise * height);
                    ways.push(Curve { cost, from, one, two, to });
                }
            }
        }
    }
    ways
}

/// The same to a node that is no higher: over everything between them.
fn level_ways(node: &NodePart, first: &NodePart, sight: &SceneInput<'_>) -> Vec<Curve> {
    let side = (first.x - node.x).signum();
    let (from, to) = (corner(node, side, true, sight), corner(first, -side, true, sight));
    let across = (to.0 - from.0).abs();
    let mut ways = Vec::new();
    for lift in LIFTS {
        for share in RISES {
            let pull = |(x, y): Point, side: f64| {
                (x + side * share * across, y - lift * node.scale * sight.picture.geometry.sizes.row_unit)
            };
            ways.push(Curve { cost: 0.0, from, one: pull(from, side), two: pull(to, -side), to });
        }
    }
    ways
}

/// Where an arc leaves or meets a node, slightly outside: above or below, on side −1 or 1.
fn corner(part: &NodePart, side: f64, is_above: bool, sight: &SceneInput<'_>) -> Point {
    let sizes = &sight.picture.geometry.sizes;
    let (width, height) = sizes.body(part.kind);
    let (width, height) = (width / 2.0 * part.scale, height / 2.0 * part.scale);
    let out = 9.0 * sizes.pen * part.scale;
    let [upper, lower] = sizes.figure(part.kind).edges;
    let (across, down) = match if is_above { upper } else { lower } {
        Edge::Flat => (0.72 * width, height + out),
        Edge::Slant => (0.3 * width + out, 0.4 * height),
        Edge::Tip => (0.6 * width + out, 0.4 * height),
        Edge::Round => (0.7 * (width + out), 0.7 * (height + out)),
    };
    (part.x + side * across, part.y + if is_above { -down } else { down })
}

/// The obstacles of an arc.
struct Scenery<'a> {
    boxes: Vec<StageArea>,
    edges: Vec<&'a EdgePart>,
    /// The distance to an edge that is too close, px.
    close: f64,
}

impl<'a> Scenery<'a> {
    fn collect(
        node: &NodePart,
        holder: &NodePart,
        nodes: &[NodePart],
        edges: &'a [EdgePart],
        taken: &[StageArea],
        sight: &SceneInput<'_>,
    ) -> Scenery<'a> {
        let reach = 1.5 * distance((node.x, node.y), (holder.x, holder.y));
        let mut boxes = taken.to_vec();
        for part in nodes {
            if (part.x - node.x).abs() < reach && (part.y - node.y).abs() < reach {
                let is_end = part.node == node.node || part.node == holder.node;
                add_obstacles(&mut boxes, part, is_end, sight);
            }
        }
        let edges = edges.iter().filter(|edge| holder.y < edge.y2 && edge.y1 < node.y).collect();
        Scenery { boxes, edges, close: 9.0 * sight.picture.geometry.sizes.pen }
    }

    /// The cheapest `count` curves, judged by every `stride`-th of their points.
    fn cheapest(&self, ways: &[Curve], stride: usize, count: usize) -> Vec<Curve> {
        // In thousandths, so that rounding never decides between two symmetric sides.
        let mut costs = Vec::new();
        for (index, way) in ways.iter().enumerate() {
            costs.push(((1e3 * self.cost(way, stride) + 0.5) as i64, index));
        }
        ranking::sort(&mut costs);
        costs.truncate(count);
        costs.into_iter().map(|(_, index)| ways[index]).collect()
    }

    /// Labels in the way cost most, then edges, above all the path's, with which an arc must not be confused; then the length.
    fn cost(&self, way: &Curve, stride: usize) -> f64 {
        let mut cost = way.cost;
        let mut last = way.from;
        let mut index = 1 + stride / 2;
        while index <= EXACTLY {
            let point = way.at(index as f64 / EXACTLY as f64);
            cost += distance(point, last);
            last = point;
            let (x, y) = point;
            for it in &self.boxes {
                if it.left < x && x < it.right && it.top < y && y < it.bottom {
                    cost += LABEL_COST;
                }
            }
            for edge in &self.edges {
                if is_near(point, edge, self.close) {
                    cost += if edge.look == EdgeLook::Path { 60.0 } else { 25.0 };
                }
            }
            index += stride;
        }
        cost
    }
}

/// Adds the node itself, unless the arc ends there, and the labels around it.
fn add_obstacles(boxes: &mut Vec<StageArea>, part: &NodePart, is_end: bool, sight: &SceneInput<'_>) {
    let sizes = &sight.picture.geometry.sizes;
    let mut add = |left: f64, right: f64, top: f64, bottom: f64| {
        boxes.push(StageArea {
            left: part.x + left * part.scale,
            right: part.x + right * part.scale,
            top: part.y + top * part.scale,
            bottom: part.y + bottom * part.scale,
        });
    };
    if !is_end {
        let (width, height) = sizes.body(part.kind);
        add(-width / 2.0, width / 2.0, -height / 2.0, height / 2.0);
    }
    if part.kind == NodeKind::Leaf {
        return;
    }
    if let Some(window) = &part.window {
        let lines = if window.label.pieces.iter().any(|piece| piece.y < 0.0) { 1.3 } else { 0.7 };
        let font = sizes.window_font;
        let (left, middle) = (window.x - 0.3 * font, window.y);
        add(left, window.x + window.label.width, middle - lines * font, middle + lines * font);
    }
    let is_beside = sizes.look().is_beside;
    if let Some(name) = &part.name {
        let wide = sizes.name_font * text_width(&name.text, 500);
        let left = if is_beside { name.x } else { name.x - wide };
        // No arc skips a single letter between two of its points.
        let air = 0.4 * sizes.name_font;
        add(left - air, left + wide + air, name.y - 0.9 * sizes.name_font, name.y + 0.1 * sizes.name_font);
    }
    if let Some(value) = part.value.as_ref().filter(|_| sizes.has_values_outside()) {
        let (font, at) = (sizes.value_font, value.text.x);
        let middle = value.text.y - TO_BASELINE * font;
        let wide = font * text_width(&value.text.text, 700);
        let left = if value.text.anchor == Anchor::End { at - wide } else { at };
        add(left, left + wide, middle - 0.6 * font, middle + 0.6 * font);
    }
}

fn distance(one: Point, other: Point) -> f64 {
    let (dx, dy) = (one.0 - other.0, one.1 - other.1);
    (dx * dx + dy * dy).sqrt()
}

/// Whether a point is nearer than `close` to the slope of an edge.
fn is_near((x, y): Point, edge: &EdgePart, close: f64) -> bool {
    let &EdgePart { x1, y1, x2, y2, .. } = edge;
    // Most edges are far away, which can be seen without a square root.
    if y < y1 - close || y2 + close < y || x < x1.min(x2) - close || x1.max(x2) + close < x {
        return false;
    }
    let (dx, dy) = (x2 - x1, y2 - y1);
    let square = dx * dx + dy * dy;
    let share = if 0.0 < square { ((x - x1) * dx + (y - y1) * dy) / square } else { 0.0 };
    let (near_x, near_y) = edge.along(share.clamp(0.0, 1.0));
    distance((x, y), (near_x, near_y)) < close
}
