//! Windows on a slide. A window is one text, so that it can be edited; a highlighted bound is a box of its own filled like the yellow
//! marker, and the texts before and after it are aligned to its edges, whatever width the font has.

use super::drawn::{SlideSketch, number_of, text_box};
use super::shape::Shape;
use super::text::{Align, LINE, TO_MIDDLE, TextRun};
use crate::look::StyledElement;
use secateur_drawing::picture::Tag;

/// The gap between two pieces, in em, that becomes a space.
const SPACE: f64 = 0.09;

/// A piece of a window.
struct WindowPiece {
    run: TextRun,
    /// Its left edge, EMU.
    x: f64,
    /// Its baseline, EMU.
    y: f64,
    is_new: bool,
}

/// The shapes of a window.
pub(super) fn window(sketch: &SlideSketch<'_>, seen: &StyledElement<'_>, opacity: f64) -> Vec<Shape> {
    let is_piece = |child: &&StyledElement<'_>| matches!(child.element.tag, Tag::Text | Tag::Span);
    let pieces: Vec<WindowPiece> =
        seen.children.iter().filter(is_piece).filter_map(|child| piece(sketch, child, opacity)).collect();
    let marker = seen.children.iter().find(|child| child.element.has_class("marker"));
    let mut marker = marker.and_then(|marker| sketch.element(marker, opacity));
    if marker.is_none() {
        return lines(pieces).into_iter().collect();
    }
    let mut shapes = Vec::new();
    for line in by_line(pieces) {
        let Some(new) = line.iter().position(|piece| piece.is_new) else {
            shapes.extend(lines(line));
            continue;
        };
        let mut before = line;
        let mut after = before.split_off(new);
        let marked = after.remove(0);
        shapes.extend(row(before, Align::Right));
        if let Some(shape) = marker.take() {
            shapes.push(on_marker(shape, marked));
        }
        shapes.extend(row(after, Align::Left));
    }
    shapes
}

fn piece(sketch: &SlideSketch<'_>, seen: &StyledElement<'_>, opacity: f64) -> Option<WindowPiece> {
    let run = sketch.runs(seen, opacity * seen.look.opacity).into_iter().next()?;
    let (x, y) = sketch.at(seen, (number_of(seen, "x"), number_of(seen, "y")));
    Some(WindowPiece { run, x, y, is_new: seen.element.has_class("is-new") })
}

/// The marker with its number inside.
fn on_marker(marker: Shape, WindowPiece { run, y, .. }: WindowPiece) -> Shape {
    let middle = y - TO_MIDDLE * run.font;
    let down = 2.0 * (middle - marker.area.middle().1);
    let mut text = super::text::ShapeText::line(vec![run], Align::Middle);
    text.insets = [0.0, down.max(0.0), 0.0, (-down).max(0.0)];
    Shape { text: Some(text), ..marker }
}

fn by_line(pieces: Vec<WindowPiece>) -> Vec<Vec<WindowPiece>> {
    let mut lines: Vec<Vec<WindowPiece>> = Vec::new();
    for piece in pieces {
        match lines.last_mut() {
            Some(line) if (line[0].y - piece.y).abs() < 0.1 * piece.run.font => line.push(piece),
            _ => lines.push(vec![piece]),
        }
    }
    lines
}

/// All lines in one box.
fn lines(pieces: Vec<WindowPiece>) -> Option<Shape> {
    let lines = by_line(pieces);
    let (first, last) = (lines.first()?[0].y, lines.last()?[0].y);
    let count = lines.len();
    let mut rows = lines.into_iter().filter_map(|line| row(line, Align::Left));
    let mut shape = rows.next()?;
    for other in rows {
        shape.area = super::shape::SlideBox::around([shape.area, other.area].into_iter());
        if let (Some(text), Some(more)) = (&mut shape.text, other.text) {
            text.lines.extend(more.lines);
        }
    }
    if let Some(text) = shape.text.as_mut().filter(|_| 1 < count) {
        let leading = (last - first) / (count - 1) as f64;
        text.leading = Some(leading);
        // Lines of this height are centred around the middle of all.
        let middle = (first + last) / 2.0 - TO_MIDDLE * text.font();
        let half = (leading * count as f64).max(LINE * text.font()) / 2.0;
        (shape.area.top, shape.area.bottom) = (middle - half, middle + half);
    }
    Some(shape)
}

/// Pieces of one line as one text, aligned to this end.
fn row(pieces: Vec<WindowPiece>, align: Align) -> Option<Shape> {
    let (first, last) = (pieces.first()?, pieces.last()?);
    let (start, end, baseline) = (first.x, last.x + last.run.width, first.y);
    let mut runs: Vec<TextRun> = Vec::new();
    let mut here = start;
    for WindowPiece { run, x, .. } in pieces {
        if let Some(before) = runs.last_mut()
            && SPACE * before.font < x - here
        {
            before.text.push(' ');
            before.width += x - here;
            before.room += x - here;
        }
        here = x + run.width;
        runs.push(run);
    }
    text_box(runs, align, (if align == Align::Right { end } else { start }, baseline))
}
