//! What is left out in a tree larger than the stage, because it would overlap something or be cut off: labels beside the path of the
//! search, whose nodes are drawn larger than they have room for, boards over wedges, and what hangs below them. It knows only boxes.

use super::SceneInput;
use super::at_node::StageArea;
use super::node::NodePart;
use super::stalks::BELOW_LINE;
use super::step::StepCache;
use super::text::{Anchor, DIGITS, TextPart};
use crate::picture::skin::NodeKind;
use crate::picture::text_width::text_width;

/// Permitted overlap, px.
const HAIR: f64 = 0.5;

/// A drawn part of a node.
#[derive(Clone, Copy, PartialEq)]
enum NodeDetail {
    Body,
    Value,
    Name,
    Window,
    /// The equal probability of its children.
    Each,
    /// The value of a wedge, or of a dot.
    Brief,
    /// The number of siblings in a wedge, below it.
    Others,
    /// The position over a wedge.
    Board,
}

/// A part with its box, px of the tree.
struct DetailBox {
    /// The index of its node.
    part: usize,
    what: NodeDetail,
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

impl DetailBox {
    fn is_on(&self, other: &DetailBox) -> bool {
        let across = self.right.min(other.right) - self.left.max(other.left);
        let down = self.bottom.min(other.bottom) - self.top.max(other.top);
        self.part != other.part && HAIR < across.min(down)
    }
}

/// Removes overlapping labels of nodes beside the path, and boards over wedges.
pub(super) fn keep_apart(parts: &mut [NodePart], told: &StepCache<'_>, sight: &SceneInput<'_>) {
    let things = things(parts, sight);
    keep_stalks_clear(parts, &things);
    let mut is_gone = vec![false; things.len()];
    for (index, thing) in things.iter().enumerate() {
        let may_go = thing.what != NodeDetail::Body && !told.is_on_path(parts[thing.part].node);
        let is_cut_off =
            thing.what == NodeDetail::Brief && !sight.view.holds([thing.left, thing.right, thing.top, thing.bottom]);
        is_gone[index] =
            is_cut_off || may_go && things.iter().zip(&is_gone).any(|(other, &is_gone)| !is_gone && thing.is_on(other));
    }
    for (thing, _) in things.iter().zip(is_gone).filter(|&(_, is_gone)| is_gone) {
        let part = &mut parts[thing.part];
        match thing.what {
            NodeDetail::Body => {}
            NodeDetail::Value => part.value = None,
            NodeDetail::Name => part.name = None,
            NodeDetail::Window => part.window = None,
            NodeDetail::Each => part.each = None,
            NodeDetail::Brief => {
                part.beside = None;
                part.wedge.iter_mut().for_each(|wedge| wedge.value = None);
            }
            NodeDetail::Board => part.board = None,
            NodeDetail::Others => part.wedge.iter_mut().for_each(|wedge| wedge.others = None),
        }
    }
}

/// Removes what hangs below wedges if it covers a node that has more room than its subtree.
fn keep_stalks_clear(parts: &mut [NodePart], things: &[DetailBox]) {
    let bodies = || things.iter().filter(|thing| thing.what == NodeDetail::Body);
    for (index, part) in parts.iter_mut().enumerate() {
        let (x, y) = (part.x, part.y);
        let Some(wedge) = part.wedge.as_mut().filter(|wedge| !wedge.stalks.is_empty()) else { continue };
        let top = y + wedge.height;
        wedge.stalks.retain(|stalk| {
            let at = x + stalk.x;
            let below = top + BELOW_LINE + stalk.length;
            let hanging = DetailBox {
                part: index,
                what: NodeDetail::Others,
                left: at - 1.0,
                right: at + 1.0,
                top,
                bottom: below,
            };
            !bodies().any(|body| hanging.is_on(body))
        });
    }
}

/// The areas of nodes with the labels around them, px of the tree.
pub(super) fn taken(parts: &[NodePart], sight: &SceneInput<'_>) -> Vec<StageArea> {
    let area = |&DetailBox { left, right, top, bottom, .. }: &DetailBox| StageArea { left, right, top, bottom };
    things(parts, sight).iter().map(area).collect()
}

/// The bodies of nodes and the labels around them; labels inside a body are part of it.
fn things(parts: &[NodePart], sight: &SceneInput<'_>) -> Vec<DetailBox> {
    let look = sight.picture.geometry.sizes.look();
    let is_outside = sight.picture.geometry.sizes.has_values_outside();
    let mut things = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let scale = if part.wedge.is_some() { 1.0 } else { part.scale };
        let mut add = |what: NodeDetail, [left, right, top, bottom]: [f64; 4]| {
            let (left, right) = (part.x + left * scale, part.x + right * scale);
            things.push(DetailBox {
                part: index,
                what,
                left,
                right,
                top: part.y + top * scale,
                bottom: part.y + bottom * scale,
            });
        };
        if let Some(body) = part.body {
            add(NodeDetail::Body, [-body.width / 2.0, body.width / 2.0, -body.height / 2.0, body.height / 2.0]);
        }
        if let Some(value) = part.value.as_ref().filter(|_| is_outside && part.kind != NodeKind::Leaf) {
            add(NodeDetail::Value, around(&value.text, 700));
        }
        if let Some(board) = part.board.as_ref().filter(|_| part.wedge.is_some()) {
            let spread = board.spread;
            let (columns, rows) = board.board.diagram.extent();
            let [width, height] = [columns, rows].map(|count| count as f64 * spread.side);
            add(NodeDetail::Board, [spread.left, spread.left + width, spread.top, spread.top + height]);
        }
        if let Some(brief) = part.wedge.as_ref().and_then(|wedge| wedge.value.as_ref()).or(part.beside.as_ref()) {
            add(NodeDetail::Brief, around(brief, 600));
        }
        if let Some(others) = part.wedge.as_ref().and_then(|wedge| wedge.others.as_ref()) {
            add(NodeDetail::Others, around(others, 600));
        }
        if let Some(name) = part.name.as_ref().filter(|_| !look.is_named) {
            add(NodeDetail::Name, around(name, 500));
        }
        if let Some(window) = part.window.as_ref().filter(|_| !look.is_pill) {
            add(NodeDetail::Window, window.reach());
        }
        if let Some(each) = &part.each {
            add(NodeDetail::Each, around(each, 500));
        }
    }
    things
}

fn around(text: &TextPart, weight: u16) -> [f64; 4] {
    let wide = text.font * text_width(&text.text, weight);
    let left = match text.anchor {
        Anchor::Start => text.x,
        Anchor::Middle => text.x - wide / 2.0,
        Anchor::End => text.x - wide,
    };
    let [above, below] = DIGITS;
    [left, left + wide, text.y - above * text.font, text.y + below * text.font]
}
