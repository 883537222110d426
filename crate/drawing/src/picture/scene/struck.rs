//! The numbers of the nodes before the scores were changed: struck out, beside the current ones, if there is room.

use super::SceneInput;
use super::node::{NodeLook, NodePart};
use super::step::StepCache;
use super::text::{Anchor, TextPart};
use crate::picture::skin::NodeKind;
use crate::picture::text_width::text_width;
use secateur::frame::NodeState;
use secateur::tree::NodeId;

/// Their possible font sizes, in fonts of the value, largest first.
const SHARES: [f64; 3] = [0.66, 0.58, 0.5];
/// Between the two numbers, in fonts of the value.
const APART: f64 = 0.22;

/// Adds another run's results, where they differ, to the nodes with final numbers.
pub(super) fn strike(nodes: &mut [NodePart], was: &StepCache<'_>, told: &StepCache<'_>, sight: &SceneInput<'_>) {
    for part in nodes {
        let is_settled =
            part.kind == NodeKind::Leaf || told.is_over || told.written(part.node).state == NodeState::Closed;
        let is_shown = !matches!(part.look, NodeLook::Cut | NodeLook::Unseen) && part.wedge.is_none();
        if !is_settled || !is_shown || !is_same_position(part.node, was, told) {
            continue;
        }
        let Some(now) = part.value.as_ref().map(|value| &value.text) else { continue };
        let Some(before) = sight.value(&was.written(part.node)).filter(|before| *before != now.text) else { continue };
        let (wide, free) = (now.font * text_width(&now.text, 700), room(part, now, told, sight));
        let fits = |share: &&f64| wide + now.font * (APART + *share * text_width(&before, 500)) <= free;
        let Some(share) = SHARES.iter().find(fits) else { continue };
        let font = share * now.font;
        let struck = font * text_width(&before, 500);
        let apart = APART * now.font;
        let (x, moved) = match now.anchor {
            // Beside its node.
            Anchor::Start => (now.x + wide + apart, 0.0),
            // In its middle.
            Anchor::Middle | Anchor::End => (now.x - (wide + apart + struck) / 2.0, (struck + apart) / 2.0),
        };
        part.was = Some(TextPart { text: before, x, y: now.y, font, anchor: Anchor::Start });
        part.value.iter_mut().for_each(|value| value.text.x += moved);
    }
}

/// Whether a node has the same name in both: if the scores determine how far the tree goes, it is another tree.
fn is_same_position(node: NodeId, was: &StepCache<'_>, told: &StepCache<'_>) -> bool {
    node.index() < was.tree().len() && was.tree().path(node) == told.tree().path(node)
}

/// The maximum width of the two numbers together.
fn room(part: &NodePart, now: &TextPart, told: &StepCache<'_>, sight: &SceneInput<'_>) -> f64 {
    let geometry = &sight.picture.geometry;
    if now.anchor == Anchor::Start {
        let (_, right) = geometry.boxes.reach(told.tree(), part.node);
        return right / part.scale - now.x;
    }
    part.body.map_or(0.0, |body| body.width) - 0.3 * now.font
}
