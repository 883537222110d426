//! The limit line of a game's tree that goes beyond it, and its name, beside the rows. It knows no language.

use super::at_node::StageArea;
use super::margin::RowPart;
use super::text::{Anchor, TextPart};
use super::{SceneInput, stalks};
use crate::picture::boxes::{SMALL_ROW, line_width};

/// The line of the limit: nodes below it have been grown because their positions are not quiet. In px of the stage.
#[derive(Clone, PartialEq, Debug)]
pub struct LimitPart {
    /// Its left end.
    pub x: f64,
    /// How far down it is.
    pub y: f64,
    /// Its length.
    pub width: f64,
    /// Its name, if there is room beside the rows.
    pub name: Option<TextPart>,
}

/// From the line to the baseline of its name, below and above it, in fonts.
const BELOW: f64 = 1.06;
const ABOVE: f64 = -0.45;
/// How far letters reach above and below their baseline, with space, in fonts.
const UP: f64 = 0.85;
const DOWN: f64 = 0.3;
/// In a narrow column, the font of its name may be this share of the rows' font.
const LEAST: f64 = 0.75;

/// The limit line, if the tree goes beyond it; with its name beside the rows.
pub(super) fn limit(rows: &[RowPart], sight: &SceneInput<'_>) -> Option<LimitPart> {
    let pane = sight.view.pane;
    let y = stalks::line(sight)? + sight.view.projection.y;
    if y < 0.0 || pane.height < y {
        return None;
    }
    let name = name(y, rows, sight);
    let x = if name.is_some() { 0.0 } else { pane.left };
    Some(LimitPart { x, y, width: pane.left + pane.width - x, name })
}

/// Its name, below or above it, clear of the rows' texts.
fn name(y: f64, rows: &[RowPart], sight: &SceneInput<'_>) -> Option<TextPart> {
    let (text, column) = (sight.words.limit, &sight.picture.geometry.column);
    if text.is_empty() {
        return None;
    }
    let usual = SMALL_ROW * column.row_font;
    let font = usual.min(column.width / line_width(text));
    if font < LEAST * usual {
        return None;
    }
    let width = font * line_width(text);
    let taken: Vec<StageArea> = rows.iter().flat_map(areas).collect();
    let area = |baseline: f64| {
        // Including the line itself, which reaches this far.
        let (top, bottom) = ((baseline - UP * font).min(y - 1.0), (baseline + DOWN * font).max(y + 1.0));
        StageArea { left: 0.0, right: width, top, bottom }
    };
    let is_free = |baseline: &f64| {
        let area = area(*baseline);
        0.0 <= area.top && area.bottom <= sight.view.pane.height && !taken.iter().any(|other| other.meets(&area))
    };
    let baseline = [BELOW, ABOVE].map(|down| y + down * font).into_iter().find(is_free)?;
    Some(TextPart { text: text.to_owned(), x: 0.0, y: baseline, font, anchor: Anchor::Start })
}

/// The areas of a row's texts, and of a window in the margin.
fn areas(row: &RowPart) -> Vec<StageArea> {
    let lines = row.lines.iter().map(|TextPart { text, x, y, font, .. }| StageArea {
        left: *x,
        right: x + font * line_width(text),
        top: y - UP * font,
        bottom: y + DOWN * font,
    });
    let window = row.window.iter().map(|(_, window)| {
        let [left, right, top, bottom] = window.reach();
        StageArea { left, right, top, bottom }
    });
    lines.chain(window).collect()
}
