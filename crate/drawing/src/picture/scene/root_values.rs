//! The values of the root's moves if they do not fit inside their nodes: beside mere dots, and below wedges. If these are too narrow for
//! numbers side by side, the numbers alternate between several rows, and the wedges end higher if the stage has no room below. It knows no
//! value.

use super::SceneInput;
use super::node::NodePart;
use super::place::Cast;
use super::step::StepCache;
use super::text::{Anchor, TextPart};
use super::wedge::BESIDE_SIGN;
use crate::picture::text_width::text_width;
use secateur::tree::NodeId;
use secateur_courses::writing::Presence;

/// The maximum number of rows.
const MOST_ROWS: usize = 4;
/// The minimum font, px.
const LEAST: f64 = 10.0;
/// Below this font, relative to readable ones, one more row is used instead.
const RATHER: f64 = 0.8;
/// Between two numbers, and from one row to the next, in fonts.
const APART: f64 = 0.5;
const LINE: f64 = 1.15;
/// The share of its height that a wedge keeps.
const LEAST_HEIGHT: f64 = 0.5;

/// A number below a wedge.
struct Number {
    part: usize,
    text: String,
    /// In em.
    wide: f64,
    /// Its preferred middle, px of the tree.
    x: f64,
}

/// Writes the values of the root's moves below their wedges if they do not fit beside them.
pub(super) fn write(parts: &mut [NodePart], cast: &Cast, told: &StepCache<'_>, sight: &SceneInput<'_>) {
    let tree = told.tree();
    let is_at_root = |part: &NodePart| tree.parent(part.node) == Some(NodeId::ROOT);
    for part in parts.iter_mut().filter(|part| is_at_root(part)) {
        write_beside(part, cast, told, sight);
    }
    let mut numbers = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let Some(wedge) = part.wedge.as_ref().filter(|wedge| is_at_root(part) && wedge.siblings == 1) else { continue };
        let written = cast.get(part.node).map(|seen| &seen.written).filter(|_| !tree.is_leaf(part.node));
        let Some(text) = written.and_then(|written| sight.value(written)) else { continue };
        let x = part.x + f64::midpoint(wedge.left, wedge.right);
        numbers.push(Number { part: index, wide: text_width(&text, 600), text, x });
    }
    let has_value = |number: &Number| parts[number.part].wedge.as_ref().is_some_and(|wedge| wedge.value.is_some());
    if numbers.iter().all(has_value) {
        return;
    }
    let geometry = &sight.picture.geometry;
    let Some((rows, font, places)) = arranged(&numbers, sight) else { return };
    let end = |part: &NodePart| part.wedge.as_ref().map_or(0.0, |wedge| part.y + wedge.end());
    let lowest = parts.iter().filter(|part| is_at_root(part)).map(end).fold(0.0, f64::max);
    let bottom = sight.view.pane.height - sight.view.projection.y - geometry.legend;
    let missing = (lowest + (rows as f64 * LINE + 0.2) * font - bottom).max(0.0);
    // A wedge that ends at a limit line cannot end higher.
    if has_limit(sight) && 0.0 < missing {
        return;
    }
    for part in parts.iter_mut().filter(|part| is_at_root(part)) {
        let Some(wedge) = &mut part.wedge else { continue };
        let shorter = missing.min((1.0 - LEAST_HEIGHT) * wedge.height);
        wedge.height -= shorter;
        wedge.others.iter_mut().for_each(|others| others.y -= shorter);
    }
    for (place, (Number { part, text, .. }, x)) in numbers.into_iter().zip(places).enumerate() {
        let part = &mut parts[part];
        let Some(wedge) = &mut part.wedge else { continue };
        let y = wedge.end() + ((place % rows) as f64 * LINE + 1.0) * font;
        wedge.value = Some(TextPart { text, x: x - part.x, y, font, anchor: Anchor::Middle });
    }
}

/// Writes the value of a node that is drawn as a mere dot, since its subtree is wide, beside it.
fn write_beside(part: &mut NodePart, cast: &Cast, told: &StepCache<'_>, sight: &SceneInput<'_>) {
    let is_dot = part.wedge.is_none() && part.presence == Presence::Drawn && !told.tree().is_leaf(part.node);
    let Some(body) = part.body.filter(|_| is_dot && part.value.is_none()) else { return };
    let text = cast.get(part.node).and_then(|seen| sight.value(&seen.written));
    let font = sight.picture.geometry.column.window_font / part.scale;
    let x = body.width / 2.0 + BESIDE_SIGN / part.scale;
    part.beside = text.map(|text| TextPart { text, x, y: 0.36 * font, font, anchor: Anchor::Start });
}

fn has_limit(sight: &SceneInput<'_>) -> bool {
    super::stalks::line(sight).is_some()
}

/// The number of rows and the font that fit the numbers, with their middles: one more row rather than a font that is hard to read.
fn arranged(numbers: &[Number], sight: &SceneInput<'_>) -> Option<(usize, f64, Vec<f64>)> {
    let geometry = &sight.picture.geometry;
    let usual = geometry.column.window_font;
    (1..=MOST_ROWS).find_map(|rows| {
        let least = if rows == MOST_ROWS { LEAST } else { LEAST.max(RATHER * geometry.readable) };
        let mut fonts = std::iter::successors(Some(usual), |font| Some(font - 0.5)).take_while(|font| least <= *font);
        fonts.find_map(|font| Some((rows, font, placed(numbers, font, rows, sight)?)))
    })
}

/// The middles of numbers that alternate between so many rows on the stage; none if they do not fit.
fn placed(numbers: &[Number], font: f64, rows: usize, sight: &SceneInput<'_>) -> Option<Vec<f64>> {
    let (pane, projection) = (&sight.view.pane, &sight.view.projection);
    let (left, right) = (pane.left - projection.x, pane.left + pane.width - projection.x);
    let on_stage = |number: &Number| {
        let half = font * number.wide / 2.0;
        number.x.min(right - half).max(left + half)
    };
    let places: Vec<f64> = numbers.iter().map(on_stage).collect();
    let has_room = |place: usize| {
        let [one, other] = [place - rows, place];
        let wide = (numbers[one].wide + numbers[other].wide) / 2.0;
        (wide + APART) * font <= places[other] - places[one]
    };
    (rows..numbers.len()).all(has_room).then_some(places)
}
