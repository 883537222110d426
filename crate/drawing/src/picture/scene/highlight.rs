//! Highlights at a step: the glow around the current node, the ring around the chosen one, and the value on its way to its caller.

use super::SceneInput;
use super::at_node::StageArea;
use super::node::{BodyPart, NodeLook, NodePart};
use super::place::Cast;
use super::step::StepCache;
use super::text::{Anchor, TO_BASELINE, TextPart};
use crate::picture::outline::Outline;
use crate::picture::skin::NodeKind;
use crate::picture::text_width::text_width;
use secateur::frame::Fact;
use secateur::tree::NodeId;

/// The glow around the current node, behind all nodes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HaloPart {
    /// The node.
    pub node: NodeId,
    /// Its centre, px of the tree.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// The scale at which it is drawn.
    pub scale: f64,
    /// Its shape, around its centre.
    pub body: BodyPart,
}

/// The ring around the chosen node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RingPart {
    /// The node.
    pub node: NodeId,
    /// Its centre, px of the tree.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// How wide the node is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// How far outside the node the ring is.
    pub reach: f64,
}

impl RingPart {
    /// Its path, around its centre.
    pub fn path(&self) -> String {
        Outline::Round.path(self.width, self.height, self.reach)
    }
}

/// A returned value on its way to the caller.
#[derive(Clone, PartialEq, Debug)]
pub struct ReturnValuePart {
    /// The node that has returned it.
    pub node: NodeId,
    /// Its middle, px of the tree.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// Size of the plate around it, whose corners are fully rounded.
    pub width: f64,
    /// See `width`.
    pub height: f64,
    /// The value, around its middle.
    pub text: TextPart,
}

impl ReturnValuePart {
    /// The area of its plate.
    pub(super) fn area(&self) -> StageArea {
        let (across, down) = (self.width / 2.0, self.height / 2.0);
        StageArea { left: self.x - across, right: self.x + across, top: self.y - down, bottom: self.y + down }
    }
}

/// The glow, if the current node is drawn and not folded.
pub(super) fn halo(nodes: &[NodePart], sight: &SceneInput<'_>) -> Option<HaloPart> {
    let now = nodes.iter().find(|part| part.look == NodeLook::Now).filter(|part| part.wedge.is_none())?;
    let sizes = &sight.picture.geometry.sizes;
    let (width, height) = sizes.body(now.kind);
    let whole = BodyPart { outline: sizes.figure(now.kind).outline, width, height };
    // A bare number has its own body, which may be much narrower than the widest.
    let body = now.body.filter(|body| now.is_turned || body.width < width).unwrap_or(whole);
    Some(HaloPart { node: now.node, x: now.x, y: now.y, scale: now.scale, body })
}

/// The ring around a node, if that is drawn.
pub(super) fn ring(focus: NodeId, nodes: &[NodePart], sight: &SceneInput<'_>) -> Option<RingPart> {
    let &NodePart { node, kind, x, y, scale, ref wedge, .. } = nodes.iter().find(|part| part.node == focus)?;
    let sizes = &sight.picture.geometry.sizes;
    if wedge.is_some() {
        return Some(RingPart { node, x, y, width: 14.0, height: 14.0, reach: 14.0 });
    }
    let (width, height) = sizes.body(kind);
    let most = if kind == NodeKind::Leaf { 6.0 } else { 9.0 };
    // Never as far out as the labels beside a small node.
    let reach = (13.0 * sizes.pen).min(most);
    Some(RingPart { node, x, y, width: width * scale, height: height * scale, reach })
}

/// The value that a node has just returned: half-way up, or above the move on that edge if there is room, below the probability.
pub(super) fn carried(
    cast: &Cast,
    told: &StepCache<'_>,
    sight: &SceneInput<'_>,
    on_edges: &[StageArea],
) -> Option<ReturnValuePart> {
    let Some(Fact::Return { node, arrival, .. }) = &told.fact else { return None };
    let (above, below) = (cast.get(arrival.caller?)?, cast.get(*node)?);
    let text = sight.number(&below.written).filter(|_| !told.tree().is_leaf(*node))?;
    let (above, below) = (above.place, below.place);
    let sizes = &sight.picture.geometry.sizes;
    let half = sizes.node_height / 2.0;
    let font = sizes.value_font;
    let height = 1.28 * font;
    let (top, bottom) = (above.y + half * above.scale, below.y - half * below.scale);
    let carried = ReturnValuePart {
        node: *node,
        x: f64::midpoint(above.x, below.x),
        y: f64::midpoint(top, bottom),
        width: height.max(font * text_width(&text, 700) + 0.6 * font),
        height,
        text: TextPart { text, x: 0.0, y: TO_BASELINE * font, font, anchor: Anchor::Middle },
    };
    let area = carried.area();
    let met = || on_edges.iter().filter(|edge| edge.meets(&area));
    let under = met().map(|edge| edge.bottom).reduce(f64::max).filter(|_| told.tree().has_chance());
    let under = under.map(|met| met + height / 2.0).filter(|y| *y <= bottom - height / 2.0);
    let over = met().map(|edge| edge.top).reduce(f64::min);
    let over = over.map(|met| met - height / 2.0).filter(|y| top + height / 2.0 <= *y);
    let Some(y) = under.or(over) else { return Some(carried) };
    let share = (y - top) / (bottom - top);
    Some(ReturnValuePart { x: above.x + share * (below.x - above.x), y, ..carried })
}
