//! Beside and below the tree at a step: the texts of the rows, windows without room beside their nodes, and the legend. All in px of the
//! stage. It knows no language: the texts come from the caller.

use super::at_node::{StageArea, Surroundings};
use super::edge::EdgePart;
use super::node::{BodyPart, bounds, is_readable};
use super::place::Cast;
use super::step::{StepCache, on_ply};
use super::text::{Anchor, LabelPart, TO_BASELINE, TextPart};
use super::{SceneInput, kind_of};
use crate::picture::boxes::SMALL_ROW;
use crate::picture::skin::NodeKind;
use crate::picture::text_width::text_width;
use crate::picture::window_label::WindowStyle;
use crate::picture::{Geometry, Picture};
use secateur::score::Turn;
use secateur::tree::NodeId;
use secateur_courses::course::Rows;

/// A row this far beyond the stage's edge is still drawn.
const AIR: f64 = 20.0;

/// The height of a window of two lines, in em.
const HEIGHT: f64 = 2.2;

/// How far a row's text moves up if a window is below it, in its fonts.
const LIFT: f64 = 1.24;

/// What is beside a row.
#[derive(Clone, PartialEq, Debug)]
pub struct RowPart {
    /// Its ply.
    pub ply: usize,
    /// Its text, in one or two lines.
    pub lines: Vec<TextPart>,
    /// A window without room beside its node, with the node: near it if possible.
    pub window: Option<(NodeId, LabelPart)>,
}

/// Which shape belongs to whom, if no row says who moves.
#[derive(Clone, PartialEq, Debug)]
pub struct LegendPart {
    /// For MAX, MIN, and chance if it moves.
    pub entries: Vec<LegendEntry>,
}

impl LegendPart {
    /// How far it reaches to the right, px of the stage.
    pub fn reach(&self) -> f64 {
        let end = |TextPart { text, x, font, .. }: &TextPart| x + font * text_width(text, 500);
        self.entries.last().map_or(0.0, |entry| end(&entry.name))
    }
}

/// A shape with the name of its mover.
#[derive(Clone, PartialEq, Debug)]
pub struct LegendEntry {
    /// The shape.
    pub body: BodyPart,
    /// Its middle.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// The name.
    pub name: TextPart,
}

/// The margin of the visible rows; a window near its node gives way to texts on edges.
pub(super) fn rows(
    edges: &[EdgePart],
    on_edges: &[StageArea],
    cast: &Cast,
    told: &StepCache<'_>,
    sight: &SceneInput<'_>,
) -> Vec<RowPart> {
    let SceneInput { picture: Picture { geometry, .. }, view, .. } = sight;
    if geometry.column.width < 10.0 {
        return Vec::new();
    }
    let is_counted = matches!(told.step.notation.rows, Rows::Levels | Rows::Depth);
    let path = told.step.frame.path();
    let mut parts = Vec::new();
    for (ply, row) in sight.picture.rows.iter().enumerate() {
        let y = geometry.ys[ply] * view.projection.scale_y + view.projection.y;
        let is_said = 0 < row.inner || is_counted || sight.words.rows.get(ply).is_some_and(Option::is_some);
        if !is_said || y < -AIR || view.pane.height + AIR < y {
            continue;
        }
        let taken = [on_edges, &windows_of(&parts, sight)].concat();
        let around = Surroundings { cast, edges, taken: &taken, tree: told.tree(), sight };
        let window = on_ply(told.tree(), &path, ply).and_then(|node| window(node, ply, y, &around, told));
        let is_here = window.as_ref().is_some_and(|(_, label)| label.x == 0.0);
        let lines = lines(ply, y, is_here, sight);
        if !lines.is_empty() || window.is_some() {
            parts.push(RowPart { ply, lines, window });
        }
    }
    parts
}

/// The areas of windows near nodes, in px of the tree.
pub(super) fn windows_of(parts: &[RowPart], sight: &SceneInput<'_>) -> Vec<StageArea> {
    let projection = &sight.view.projection;
    let half = HEIGHT * sight.picture.geometry.column.window_font / 2.0;
    let mut areas = Vec::new();
    for (_, LabelPart { label, x, y, .. }) in parts.iter().filter_map(|part| part.window.as_ref()) {
        let (left, middle) = (x - projection.x, y - projection.y);
        areas.push(StageArea { left, right: left + label.width, top: middle - half, bottom: middle + half });
    }
    areas
}

/// The text of a row, centred at a height, or above the row's window in the margin.
fn lines(ply: usize, y: f64, has_window: bool, sight: &SceneInput<'_>) -> Vec<TextPart> {
    let Some(said) = sight.words.rows.get(ply).and_then(Option::as_ref) else { return Vec::new() };
    let column = &sight.picture.geometry.column;
    let font = column.row_font;
    let up = if said.small.is_empty() { 0.0 } else { 0.55 * font };
    let y = if has_window { y - LIFT * column.window_font - 0.6 * up } else { y };
    let mut lines = Vec::new();
    for (text, at, font) in [(&said.text, y - up, font), (&said.small, y + up, SMALL_ROW * font)] {
        if !text.is_empty() {
            let y = at + TO_BASELINE * font;
            lines.push(TextPart { text: text.clone(), x: 0.0, y, font, anchor: Anchor::Start });
        }
    }
    lines
}

/// The window of the path's node in a row without room beside its nodes: near the node if possible, else here.
fn window(
    node: NodeId,
    ply: usize,
    y: f64,
    around: &Surroundings<'_>,
    told: &StepCache<'_>,
) -> Option<(NodeId, LabelPart)> {
    let sight = around.sight;
    let Geometry { sizes, column, .. } = &sight.picture.geometry;
    let (seen, kind) = (around.cast.get(node)?, kind_of(told.tree(), node));
    // A pill has its window inside, if that is readable.
    let is_inside = sizes.look().is_pill && is_readable(seen, kind, told, sight);
    if kind == NodeKind::Leaf || sizes.beside[ply].is_some() || is_inside {
        return None;
    }
    let bounds = bounds(seen, told)?;
    let label = sight.window(WindowStyle::Stacked, &bounds, column.window_font, false);
    let height = HEIGHT * column.window_font;
    let projection = &sight.view.projection;
    let (x, y) = match around.spot(node, label.width, height) {
        Some((x, y)) => (x + projection.x, y + projection.y),
        None => (0.0, y + 0.45 * column.row_font),
    };
    Some((node, LabelPart { label, x, y, is_quiet: false }))
}

/// The legend below the tree, while the tree's lower end is visible.
pub(super) fn legend(sight: &SceneInput<'_>) -> Option<LegendPart> {
    let SceneInput { picture, view, .. } = sight;
    let geometry = &picture.geometry;
    let middle = geometry.height - geometry.legend / 2.0;
    let y = middle * view.projection.scale_y + view.projection.y;
    if geometry.legend <= 0.0 || view.pane.height <= y {
        return None;
    }
    let font = geometry.column.row_font;
    let size = 0.9 * font;
    let mut x = 0.0;
    let has_chance = picture.rows.iter().any(|row| row.has_chance);
    let turns = Turn::ALL.iter().filter(|&&turn| turn != Turn::Chance || has_chance);
    let entries = turns.map(|&turn| {
        let (at, text) = (x, sight.side(turn).to_owned());
        let figure = geometry.sizes.figure(turn.into());
        let side = figure.share * size;
        x += size + 0.45 * font + font * text_width(&text, 500) + 1.4 * font;
        let name =
            TextPart { text, x: at + size + 0.45 * font, y: y + TO_BASELINE * font, font, anchor: Anchor::Start };
        let body = BodyPart { outline: figure.outline, width: side, height: side };
        LegendEntry { body, x: at + size / 2.0 + 2.0, y, name }
    });
    Some(LegendPart { entries: entries.collect() })
}
