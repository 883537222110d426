//! The probabilities of a chance node's children, each on its edge, near the node. They are on one line, in one size; if they do not fit
//! side by side, none is drawn. It knows no colour.

use std::collections::BTreeMap;

use super::SceneInput;
use super::apart::taken;
use super::at_node::StageArea;
use super::edge::{EdgeLook, EdgePart, labels_end, sort_by_place};
use super::node::NodePart;
use super::place::{Cast, PlacedNode};
use super::step::StepCache;
use crate::picture::chances::{Chance, Chances};
use crate::picture::text_width::text_width;
use secateur::score::Turn;
use secateur::tree::NodeId;
use secateur_courses::writing::Presence;

/// A probability on its edge.
#[derive(Clone, PartialEq, Debug)]
pub struct WeightPart {
    /// The node that chance goes to.
    pub node: NodeId,
    /// How that node's edge looks.
    pub look: EdgeLook,
    /// Whether this step is about that node.
    pub is_now: bool,
    /// What it says.
    pub text: Chance,
    /// Its middle, px of the tree.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// Width of its text.
    pub width: f64,
    /// Font size.
    pub font: f64,
}

impl WeightPart {
    /// The height of its plate.
    pub(in crate::picture) fn height(&self) -> f64 {
        height(&self.text) * self.font
    }

    /// Its area, with its plate.
    pub(super) fn area(&self) -> StageArea {
        let (across, down) = (self.width / 2.0 + PAD * self.font, self.height() / 2.0);
        StageArea { left: self.x - across, right: self.x + across, top: self.y - down, bottom: self.y + down }
    }
}

/// The plate: its additional width on either side, in fonts; and the space above and below a fraction's line.
pub(in crate::picture) const PAD: f64 = 0.18;
pub(in crate::picture) const PART: f64 = 0.8;
/// How far the line of a fraction is from the middles of numerator and denominator, in fonts.
pub(in crate::picture) const APART: f64 = 0.46;
/// Possible positions on the edges, best first.
const SHARES: [f64; 5] = [0.36, 0.4, 0.44, 0.48, 0.52];
/// From middle to middle of neighbours, in widths.
const DISTANCE: f64 = 1.5;
/// The maximum share of the edges' height that they take.
const MOST_HEIGHT: f64 = 0.36;
/// The minimum font, relative to readable ones.
const LEAST: f64 = 0.8;
/// The weight of a text on the path.
const BOLD: u16 = 650;

/// The height of a plate, in fonts.
fn height(text: &Chance) -> f64 {
    match text {
        Chance::Decimal(_) => 1.15,
        Chance::Fraction(..) => 1.75,
    }
}

/// The width of a text, in em.
fn wide(text: &Chance) -> f64 {
    match text {
        Chance::Decimal(text) => text_width(text, BOLD),
        Chance::Fraction(over, under) => PART * text_width(over, BOLD).max(text_width(under, BOLD)) + 0.1,
    }
}

/// The probabilities on these edges.
pub(super) fn weights(
    edges: &[EdgePart],
    cast: &Cast,
    told: &StepCache<'_>,
    sight: &SceneInput<'_>,
) -> Vec<WeightPart> {
    let (tree, mut weights) = (told.tree(), Vec::new());
    if !tree.has_chance() {
        return weights;
    }
    let mut families: BTreeMap<NodeId, Vec<usize>> = BTreeMap::new();
    for (index, edge) in edges.iter().enumerate() {
        let parent = tree.parent(edge.node).filter(|&parent| tree.turn(parent) == Turn::Chance);
        parent.into_iter().for_each(|parent| families.entry(parent).or_default().push(index));
    }
    for (parent, mut family) in families {
        let Some(chances @ Chances::OnEdges(_)) = Chances::at(tree, parent) else { continue };
        sort_by_place(&mut family, edges);
        // If rows are left out, an edge comes from further up.
        let Some(above) = cast.get(parent).filter(|above| above.written.presence == Presence::Drawn) else { continue };
        let edges: Vec<&EdgePart> = family.iter().map(|&index| &edges[index]).collect();
        let text = |edge: &EdgePart| Some(chances.text(tree.likelihood(edge.node)?, sight.picture.writing.numbers));
        let texts: Vec<Chance> = edges.iter().filter_map(|edge| text(edge)).collect();
        let Some((y, font)) = line(&edges, &texts, above, told, sight) else { continue };
        for (edge, text) in edges.iter().zip(texts) {
            let is_now = cast.get(edge.node).is_some_and(|below| below.written.is_now) && !told.is_over;
            let (x, width) = (x_at(edge, y), wide(&text) * font);
            weights.push(WeightPart { node: edge.node, look: edge.look, is_now, text, x, y, width, font });
        }
    }
    weights
}

/// The x of an edge at a height.
fn x_at(edge: &EdgePart, y: f64) -> f64 {
    edge.along(((y - edge.y1) / (edge.y2 - edge.y1)).clamp(0.0, 1.0)).0
}

/// The height at which the probabilities of a node are written, and their font; none if there is no room.
fn line(
    edges: &[&EdgePart],
    texts: &[Chance],
    above: &PlacedNode,
    told: &StepCache<'_>,
    sight: &SceneInput<'_>,
) -> Option<(f64, f64)> {
    let geometry = &sight.picture.geometry;
    let start = edges.iter().map(|edge| edge.y1).fold(f64::NEG_INFINITY, f64::max);
    let gap = edges.iter().map(|edge| edge.y2).fold(f64::INFINITY, f64::min) - start;
    let height = texts.iter().map(height).fold(0.0, f64::max);
    let usual = geometry.column.row_font.min(0.95 * geometry.sizes.window_font.max(geometry.sizes.leaf_font));
    let usual = (usual * above.place.scale.min(1.0)).min(MOST_HEIGHT * gap / height);
    let labels = labels_end(above, told.tree(), sight);
    let mut best: Option<(f64, f64)> = None;
    for share in SHARES {
        let y = start + share * gap;
        let mut font = usual;
        for (pair, texts) in edges.windows(2).zip(texts.windows(2)) {
            let distance = x_at(pair[1], y) - x_at(pair[0], y);
            font = font.min(distance / (DISTANCE * (wide(&texts[0]) + wide(&texts[1])) / 2.0));
        }
        let is_clear = labels <= y - height * font / 2.0;
        if is_clear && best.is_none_or(|(_, other)| other < font) {
            best = Some((y, font));
        }
    }
    best.filter(|(_, font)| LEAST * geometry.readable <= *font)
}

/// Removes probabilities on edges to several nodes at once, and those below a node if one meets a node, a label or another one.
pub(super) fn make_way(
    weights: &mut Vec<WeightPart>,
    nodes: &[NodePart],
    told: &StepCache<'_>,
    sight: &SceneInput<'_>,
) {
    if weights.is_empty() {
        return;
    }
    for part in nodes.iter().filter(|part| part.wedge.as_ref().is_some_and(|wedge| 1 < wedge.siblings)) {
        weights.retain(|weight| weight.node != part.node);
    }
    let (tree, mut taken) = (told.tree(), taken(nodes, sight));
    let mut crowded = Vec::new();
    for family in weights.chunk_by(|one, other| tree.parent(one.node) == tree.parent(other.node)) {
        let areas: Vec<StageArea> = family.iter().map(WeightPart::area).collect();
        if areas.iter().any(|area| taken.iter().any(|other| area.meets(other))) {
            crowded.push(tree.parent(family[0].node));
        } else {
            taken.extend(areas);
        }
    }
    weights.retain(|weight| !crowded.contains(&tree.parent(weight.node)));
}
