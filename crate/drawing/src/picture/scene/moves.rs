//! The moves of a game, each on its edge, near its child. It knows no colour and no rule.

use std::collections::{HashMap, HashSet};

use rustc_hash::FxBuildHasher;

use super::at_node::StageArea;
use super::edge::{EdgeLook, EdgePart};
use super::node::{NodeLook, NodePart};
use super::step::StepCache;
use super::{SceneInput, stalks};
use crate::picture::drawing::SHEET;
use crate::picture::skin::NodeKind;
use crate::picture::text_width::text_width;
use secateur::tree::NodeId;
use secateur_courses::writing::Presence;
use secateur_games::{Boards, Reach};

/// A move on its edge.
#[derive(Clone, PartialEq, Debug)]
pub struct MovePart {
    /// The node that it leads to.
    pub node: NodeId,
    /// How that node's edge looks.
    pub look: EdgeLook,
    /// Whether this step is about that node.
    pub is_now: bool,
    /// Its text.
    pub name: String,
    /// The number of moves, if they lead to mirror images: `×4`; or how far beyond the limit they lead: `+1`, or before it to where the
    /// search stops: `−2`.
    pub images: String,
    /// Its middle, px of the tree.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// The width of both together.
    pub width: f64,
    /// From its left edge to that of the text of `images`.
    pub aside: f64,
    /// Font size.
    pub font: f64,
}

impl MovePart {
    /// Its area, with its plate.
    pub(super) fn area(&self) -> StageArea {
        let (across, down) = (self.width / 2.0 + PAD * self.font, HEIGHT * self.font / 2.0);
        StageArea { left: self.x - across, right: self.x + across, top: self.y - down, bottom: self.y + down }
    }
}

/// The plate of a move: its additional width on either side, and its height, in fonts.
pub(in crate::picture) const PAD: f64 = 0.18;
pub(in crate::picture) const HEIGHT: f64 = 1.15;
/// How far down its edge a move is, above a leaf and above an inner node.
const ABOVE_LEAF: f64 = 0.77;
const ABOVE_INNER: f64 = 0.66;
/// Between two moves, in fonts; and the minimum font, relative to numbers, of moves other than the current one.
const APART: f64 = 0.35;
const LEAST: f64 = 0.8;
/// The font of the number of images, relative to the move's.
pub(in crate::picture) const IMAGES: f64 = 0.82;

/// The top of a node, including the second sheet of a repeated position.
fn upper_edge(part: &NodePart) -> f64 {
    let (Some(body), None) = (part.body, &part.wedge) else { return f64::INFINITY };
    let is_again = part.board.as_ref().is_some_and(|board| board.is_again);
    let sheet = if is_again { SHEET * body.width.min(body.height) } else { 0.0 };
    part.y - (body.height / 2.0 + sheet) * part.scale
}

/// The moves on these edges, as far as they fit side by side; on the path of the search all of them.
pub(super) fn moves(
    edges: &[EdgePart],
    nodes: &[NodePart],
    told: &StepCache<'_>,
    sight: &SceneInput<'_>,
) -> Vec<MovePart> {
    let Some(boards) = sight.boards else { return Vec::new() };
    let tree = told.tree();
    let mut tops = vec![f64::INFINITY; tree.height() + 1];
    let mut drawn: HashMap<NodeId, &NodePart, FxBuildHasher> = HashMap::default();
    for part in nodes {
        let top = &mut tops[tree.ply(part.node)];
        *top = top.min(upper_edge(part));
        // If several siblings share a wedge, no move leads to all of them.
        let is_one = part.wedge.as_ref().is_none_or(|wedge| wedge.siblings == 1);
        if part.presence == Presence::Drawn && is_one {
            drawn.insert(part.node, part);
        }
    }
    let windows: Vec<StageArea> = nodes.iter().filter_map(NodePart::window_below).collect();
    // On a short edge the sign needs the room, and the move there is no longer of interest.
    let signs: Vec<StageArea> = edges.iter().filter_map(EdgePart::sign_area).collect();
    let feet: Vec<StageArea> = nodes.iter().filter_map(foot).collect();
    let row = MoveRow { boards, drawn, tops, told, sight };
    let clear = |parts: Vec<(usize, MovePart)>| {
        let mut parts = fitted(parts, told, sight.picture.geometry.readable);
        parts.retain(|part| {
            let meets = |areas: &[StageArea]| areas.iter().any(|area| area.meets(&part.area()));
            let is_lost = part.look == EdgeLook::Cut && meets(&signs);
            !meets(&windows) && !is_lost && (told.is_on_path(part.node) || !meets(&feet))
        });
        parts
    };
    let first = boards.crossed().map(|limit| limit + 1);
    let (crossing, others): (Vec<&EdgePart>, Vec<&EdgePart>) =
        edges.iter().partition(|edge| Some(tree.ply(edge.node)) == first);
    let parent = |node: NodeId| tree.parent(node).expect("an edge leads from one");
    // The moves of a node are placed lower if only there, further apart, they fit.
    let roomy = |way: Way| -> HashSet<NodeId, FxBuildHasher> {
        let parts = others.iter().filter_map(|edge| row.part(edge, way)).collect();
        let parts = fitted(parts, told, sight.picture.geometry.readable);
        parts.iter().filter(|part| !is_told(part, told)).map(|part| parent(part.node)).collect()
    };
    let (usual, low) = (roomy(Way::USUAL), roomy(Way::LOW));
    let way = |node: NodeId| if !usual.contains(&node) && low.contains(&node) { Way::LOW } else { Way::USUAL };
    let mut parts = clear(others.iter().filter_map(|edge| row.part(edge, way(parent(edge.node)))).collect());
    // Moves across the limit are placed in the first way that has room for them, with names if possible.
    let mut best: HashMap<NodeId, (usize, Way), FxBuildHasher> = HashMap::default();
    for way in Way::ALL.into_iter().filter(|_| !crossing.is_empty()) {
        let mut counts: HashMap<NodeId, usize, FxBuildHasher> = HashMap::default();
        for part in clear(crossing.iter().filter_map(|edge| row.part(edge, way)).collect()) {
            *counts.entry(parent(part.node)).or_default() += 1;
        }
        for (node, count) in counts {
            let found = best.entry(node).or_insert((count, way));
            // One of several is that of the path, which is always placed.
            let is_better = found.0 < count && (way.is_named || found.0 < 2);
            if is_better {
                *found = (count, way);
            }
        }
    }
    let way = |edge: &EdgePart| best.get(&parent(edge.node)).map_or(Way::USUAL, |found| found.1);
    parts.extend(clear(crossing.into_iter().filter_map(|edge| row.part(edge, way(edge))).collect()));
    parts
}

/// How moves are placed on their edges.
#[derive(Clone, Copy)]
struct Way {
    /// Whether they are on the limit line; else near their children.
    is_on_line: bool,
    /// Whether they are as close to these as possible.
    is_low: bool,
    /// Whether each has its name, not just how far it leads beyond the limit.
    is_named: bool,
}

impl Way {
    const USUAL: Way = Way { is_on_line: false, is_low: false, is_named: true };
    const LOW: Way = Way { is_low: true, ..Way::USUAL };
    /// Across the limit, the first that fits is used.
    const ALL: [Way; 4] = [
        Way { is_on_line: true, ..Way::USUAL },
        Way::USUAL,
        Way { is_on_line: true, is_named: false, ..Way::USUAL },
        Way { is_named: false, ..Way::USUAL },
    ];
}

/// Data for placing moves.
struct MoveRow<'a> {
    boards: &'a Boards,
    /// The nodes that one move leads to.
    drawn: HashMap<NodeId, &'a NodePart, FxBuildHasher>,
    /// By ply: the top of its highest node, so that no move covers the child, or a node beside it.
    tops: Vec<f64>,
    told: &'a StepCache<'a>,
    sight: &'a SceneInput<'a>,
}

impl MoveRow<'_> {
    /// The move on an edge, with its width in em, and its ply.
    fn part(&self, edge: &EdgePart, way: Way) -> Option<(usize, MovePart)> {
        let MoveRow { boards, told, sight, .. } = *self;
        let (part, tree) = (self.drawn.get(&edge.node)?, told.tree());
        let ply = tree.ply(edge.node);
        let is_named = way.is_named || told.is_on_path(edge.node) || part.look == NodeLook::Now;
        let name = tree.name(edge.node).filter(|_| is_named).unwrap_or_default().to_owned();
        let line = stalks::line(sight).filter(|_| way.is_on_line);
        let share = match part.kind {
            _ if way.is_low => 1.0,
            NodeKind::Leaf => ABOVE_LEAF,
            NodeKind::Max | NodeKind::Min | NodeKind::Chance => ABOVE_INNER,
        };
        let share = line.map_or(share, |line| (line - edge.y1) / (edge.y2 - edge.y1).max(1.0));
        let moved = MovePart { name, ..bare(edge, part, self.tops[ply], share, sight) };
        let board = boards.at(edge.node);
        let limit = boards.limit().unwrap_or(ply);
        let images = match board.moves {
            _ if limit < ply => format!("+{}", ply - limit),
            _ if board.reach == Some(Reach::Sure) => format!("−{}", limit - ply),
            1 => String::new(),
            many => format!("×{many}"),
        };
        let gap = if images.is_empty() || moved.name.is_empty() { 0.0 } else { 0.15 };
        let aside = text_width(&moved.name, 650) + gap;
        let width = aside + IMAGES * text_width(&images, 450);
        Some((ply, MovePart { images, aside, width, ..moved }))
    }
}

/// The lower half of a wide wedge, with what hangs below it.
fn foot(part: &NodePart) -> Option<StageArea> {
    let wedge = part.wedge.as_ref()?;
    let top = part.y + wedge.height / 2.0;
    let bottom = part.y + wedge.end();
    Some(StageArea { left: part.x + wedge.left, right: part.x + wedge.right, top, bottom })
}

/// A move without its text, in the largest font that fits its edge, this far down the edge; its child begins at `top`.
fn bare(
    edge: &EdgePart,
    part: &NodePart,
    top: f64,
    share: f64,
    SceneInput { picture, .. }: &SceneInput<'_>,
) -> MovePart {
    let (sizes, down) = (&picture.geometry.sizes, edge.y2 - edge.y1);
    let usual = picture.geometry.column.row_font.min(1.05 * sizes.window_font.max(sizes.leaf_font));
    let font = usual.min(0.5 * down);
    let lowest = (top - 0.66 * font - edge.y1) / down.max(1.0);
    let (x, y) = edge.along(share.min(lowest).max(0.0));
    let (name, images) = Default::default();
    let is_now = part.look == NodeLook::Now;
    MovePart { node: edge.node, look: edge.look, is_now, name, images, x, y, width: 0.0, aside: 0.0, font }
}

/// Whether a move is drawn even without room.
fn is_told(part: &MovePart, told: &StepCache<'_>) -> bool {
    told.is_on_path(part.node) || part.is_now
}

/// Those that are legible side by side, with their plies; their widths are still in em.
fn fitted(mut parts: Vec<(usize, MovePart)>, told: &StepCache<'_>, readable: f64) -> Vec<MovePart> {
    let least = LEAST * readable;
    parts.retain(|(_, part)| least <= part.font);
    // All moves in a row have the same size.
    let mut fonts = vec![f64::INFINITY; told.tree().height() + 1];
    for (ply, part) in &parts {
        fonts[*ply] = fonts[*ply].min(part.font);
    }
    parts.sort_by(|(ply, one), (other_ply, other)| ply.cmp(other_ply).then(one.x.total_cmp(&other.x)));
    let mut fitting: HashMap<Option<NodeId>, f64, FxBuildHasher> = HashMap::default();
    for (at, (ply, part)) in parts.iter().enumerate() {
        let free = |other: Option<&(usize, MovePart)>| match other {
            Some((other_ply, other)) if other_ply == ply => {
                (other.x - part.x).abs() / (APART + (part.width + other.width) / 2.0)
            }
            _ => f64::INFINITY,
        };
        let before = at.checked_sub(1).and_then(|before| parts.get(before));
        // The moves of a node have the same size, and either all of them are drawn or none.
        let font = fitting.entry(told.tree().parent(part.node)).or_insert(fonts[*ply]);
        *font = font.min(free(before)).min(free(parts.get(at + 1)));
    }
    let mut shown = Vec::new();
    for (ply, part) in parts {
        let fitting = fitting[&told.tree().parent(part.node)];
        if least <= fitting || is_told(&part, told) {
            let font = if is_told(&part, told) { fonts[ply].min(fitting.max(readable)) } else { fitting };
            shown.push(MovePart { font, width: part.width * font, aside: part.aside * font, ..part });
        }
    }
    shown
}
