//! The label of a window beside its node: on one line, as the chosen notation writes it, or α and β stacked. It says which text goes where
//! and which bound is on the yellow marker. Knows no node, no colour and no element: roles become classes.

use super::skin::CHIP_PAD;
use super::text_width::{text_width, with_widest_digits};
use secateur::score::{Score, Side};
use secateur_courses::course::{Names, Notation, Separator, Windows};
use secateur_courses::numbers::NumberStyle;

/// How a window is placed beside its node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WindowStyle {
    /// On one line.
    Line,
    /// A line for each bound.
    Stacked,
}

impl WindowStyle {
    /// The number of lines.
    pub(super) fn lines(self) -> f64 {
        match self {
            WindowStyle::Line => 1.0,
            WindowStyle::Stacked => 2.0,
        }
    }
}

/// The bounds shown at a node.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct LabelBounds {
    /// None if it is not shown.
    pub alpha: Option<Score>,
    /// None if it is not shown.
    pub beta: Option<Score>,
    /// The highlighted bound: it has just moved, or was just met.
    pub side: Option<Side>,
    /// The bound's previous value, if it has moved.
    pub from: Option<Score>,
    /// The node's own bound, if a cut-off below met it.
    pub held: Option<Side>,
}

impl LabelBounds {
    /// The bounds that are shown.
    fn sides(&self) -> Vec<(Side, Score)> {
        let mut sides = Vec::new();
        for (side, bound) in [(Side::Alpha, self.alpha), (Side::Beta, self.beta)] {
            if let Some(bound) = bound {
                sides.push((side, bound));
            }
        }
        sides
    }
}

/// The role of a piece of a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// α, with its name.
    Alpha,
    /// β, with its name.
    Beta,
    /// A bound's previous value.
    Old,
    /// The arrow from there to its new value.
    Arrow,
    /// Brackets and separators.
    Plain,
}

impl From<Side> for Role {
    fn from(side: Side) -> Role {
        match side {
            Side::Alpha => Role::Alpha,
            Side::Beta => Role::Beta,
        }
    }
}

impl Role {
    /// The weight of its text. In a quiet label, only new text stands out.
    fn weight(self, is_quiet: bool) -> u16 {
        match self {
            _ if is_quiet => 450,
            Role::Old | Role::Arrow => 450,
            Role::Plain => 500,
            Role::Alpha | Role::Beta => 650,
        }
    }
}

/// A text of a label, in px from the label's left edge and the node's centre.
#[derive(Clone, PartialEq, Debug)]
pub struct LabelPiece {
    /// Its text.
    pub text: String,
    /// Its role.
    pub role: Role,
    /// Whether it is on the marker.
    pub is_new: bool,
    /// Where it begins.
    pub x: f64,
    /// Its baseline.
    pub y: f64,
    /// Width of the text.
    pub width: f64,
    /// Its font.
    pub size: f64,
}

/// A box, in px from the label's left edge and the node's centre.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Marker {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// Width of the box.
    pub width: f64,
    /// Height of the box.
    pub height: f64,
}

/// A line under the node's own bound that a cut-off met, in px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HeldLine {
    /// The bound.
    pub role: Role,
    /// Its left end.
    pub x: f64,
    /// From the node's centre.
    pub y: f64,
    /// Its length.
    pub width: f64,
}

/// A window as it is written beside its node.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct WindowLabel {
    /// From left to right; for stacked bounds, line after line.
    pub pieces: Vec<LabelPiece>,
    /// Under the highlighted bound.
    pub marker: Option<Marker>,
    /// Width of the whole label, in px.
    pub width: f64,
    /// Under the bound that was met.
    pub held: Option<HeldLine>,
}

/// How windows and scores are written on a tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Writing {
    /// The style of scores.
    pub numbers: NumberStyle,
    /// Brackets around both bounds, or a name before each.
    pub windows: Windows,
    /// The names of the bounds.
    pub names: Names,
    /// Between two bounds.
    pub separator: &'static str,
    /// Without a space after the separator.
    pub is_tight: bool,
    /// With the widest digit for every digit: for measuring, not for display.
    pub is_widest: bool,
    /// Maximum number of written decimals, where numbers may be means.
    pub most_decimals: Option<u8>,
    /// Whether scores are results of a game: see [`NumberStyle::write_result`].
    pub has_results: bool,
}

impl Writing {
    /// How a notation and a language write windows.
    pub fn new(notation: &Notation, numbers: NumberStyle, has_decimals: bool) -> Writing {
        let comma = numbers.comma(has_decimals);
        Writing {
            numbers,
            windows: notation.windows,
            names: notation.names,
            separator: if notation.separator == Separator::Semicolon { ";" } else { comma },
            is_tight: notation.separator == Separator::Tight,
            is_widest: false,
            most_decimals: None,
            has_results: false,
        }
    }

    /// The same with the widest digits.
    pub(super) fn widest(self) -> Writing {
        Writing { is_widest: true, ..self }
    }

    /// A score, rounded to the written decimals.
    pub fn score(&self, score: Score) -> String {
        let score = self.most_decimals.map_or(score, |decimals| score.to_unit(decimals));
        let text = if self.has_results { self.numbers.write_result(score) } else { self.numbers.write(score) };
        if self.is_widest { with_widest_digits(&text) } else { text }
    }

    /// An interval between two scores.
    pub(super) fn between(&self, low: Score, high: Score) -> String {
        self.score(low) + "…" + &self.score(high)
    }

    /// Whether a score has more decimals than are written.
    pub fn rounds(&self, score: Score) -> bool {
        self.most_decimals.is_some_and(|decimals| decimals < score.decimals())
    }

    /// The name of a bound.
    pub fn bound_name(&self, side: Side) -> &'static str {
        match (self.names, side) {
            (Names::Greek, Side::Alpha) => "α",
            (Names::Greek, Side::Beta) => "β",
            (Names::MinMax, Side::Alpha) => "min",
            (Names::MinMax, Side::Beta) => "max",
        }
    }

    /// The brackets around both bounds.
    fn brackets(&self) -> [&'static str; 2] {
        match self.windows {
            Windows::Closed => ["[", "]"],
            Windows::Open => ["(", ")"],
            Windows::Labelled => ["", ""],
        }
    }

    fn is_list(&self) -> bool {
        self.windows != Windows::Labelled
    }
}

/// Between the bounds after a comma, in em.
const LIST_SPACE: f64 = 0.24;
/// Between the bounds without a comma, in em.
const APART_SPACE: f64 = 0.5;
/// Baselines of the two stacked lines, in em from the node's centre.
const STACKED_LINES: [f64; 2] = [-0.27, 0.97];
/// The baseline of a line level with the node.
const LEVEL_LINE: f64 = 0.35;

impl WindowLabel {
    /// The label in a font of this size, in px.
    pub fn write(
        style: WindowStyle,
        bounds: &LabelBounds,
        writing: &Writing,
        size: f64,
        is_quiet: bool,
    ) -> WindowLabel {
        let mut label = match style {
            WindowStyle::Line => on_one_line(bounds, writing, size, is_quiet),
            WindowStyle::Stacked => stacked(bounds, writing, size, is_quiet),
        };
        label.held = bounds.held.and_then(|side| line_under(&label.pieces, side.into()));
        label
    }

    /// Its whole text, without spaces.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for piece in &self.pieces {
            text.push_str(&piece.text);
        }
        text
    }
}

fn line_under(pieces: &[LabelPiece], role: Role) -> Option<HeldLine> {
    let first = pieces.iter().find(|piece| piece.role == role)?;
    let last = pieces.iter().rfind(|piece| piece.role == role)?;
    Some(HeldLine { role, x: first.x, y: last.y + 0.24 * last.size, width: last.x + last.width - first.x })
}

fn on_one_line(bounds: &LabelBounds, writing: &Writing, size: f64, is_quiet: bool) -> WindowLabel {
    let [open, close] = writing.brackets();
    let mut label = WindowLabel::default();
    let mut line = Line { size, baseline: LEVEL_LINE, is_quiet, label: &mut label };
    if is_quiet && bounds.side.is_none() {
        line.add(&quiet_text(bounds, writing), Role::Plain, 1.0);
        return label;
    }
    line.add(open, Role::Plain, 1.0);
    for (index, (side, bound)) in bounds.sides().into_iter().enumerate() {
        if 0 < index && writing.is_list() {
            line.add(writing.separator, Role::Plain, 1.0);
            line.skip(if writing.is_tight { 0.0 } else { LIST_SPACE });
        } else if 0 < index {
            line.skip(APART_SPACE);
        }
        if !writing.is_list() {
            line.add(&named(side, writing), side.into(), 1.0);
        }
        line.add_bound(side, bound, bounds, writing, false);
    }
    line.add(close, Role::Plain, 1.0);
    label
}

/// The name of a bound, before its number.
fn named(side: Side, writing: &Writing) -> String {
    writing.bound_name(side).to_owned() + "="
}

/// Both bounds as one text.
fn quiet_text(bounds: &LabelBounds, writing: &Writing) -> String {
    let [open, close] = writing.brackets();
    let mut text = open.to_owned();
    for (index, (side, bound)) in bounds.sides().into_iter().enumerate() {
        if 0 < index && writing.is_list() {
            text.push_str(writing.separator);
            text.push_str(if writing.is_tight { "" } else { " " });
        } else if 0 < index {
            text.push_str("\u{a0}\u{a0}");
        }
        if !writing.is_list() {
            text.push_str(&named(side, writing));
        }
        text.push_str(&writing.score(bound));
    }
    text.push_str(close);
    text
}

fn stacked(bounds: &LabelBounds, writing: &Writing, size: f64, is_quiet: bool) -> WindowLabel {
    // A single line is level with the node.
    let sides = bounds.sides();
    let is_alone = sides.len() == 1;
    let is_named = is_alone || !writing.is_list();
    let mut label = WindowLabel::default();
    let mut widest: f64 = 0.0;
    for ((side, bound), baseline) in sides.into_iter().zip(STACKED_LINES) {
        label.width = 0.0;
        let baseline = if is_alone { LEVEL_LINE } else { baseline };
        let mut line = Line { size, baseline, is_quiet, label: &mut label };
        if is_named {
            line.add(&named(side, writing), side.into(), 1.0);
        } else {
            line.add(writing.bound_name(side), side.into(), 1.0);
            let is_marked = bounds.side == Some(side) && bounds.from.is_none();
            line.skip(if is_marked { CHIP_PAD } else { 2.0 * CHIP_PAD });
        }
        line.add_bound(side, bound, bounds, writing, true);
        widest = widest.max(label.width);
    }
    label.width = widest;
    label
}

/// One line of text, piece after piece.
struct Line<'a> {
    size: f64,
    /// In em from the node's centre.
    baseline: f64,
    is_quiet: bool,
    /// Its label, whose width is that of the line so far.
    label: &'a mut WindowLabel,
}

impl Line<'_> {
    /// Adds a text at a scale.
    fn add(&mut self, text: &str, role: Role, scale: f64) {
        self.add_piece(text, role, scale, false);
    }

    fn add_piece(&mut self, text: &str, role: Role, scale: f64, is_new: bool) {
        if text.is_empty() {
            return;
        }
        let size = scale * self.size;
        let width = text_width(text, role.weight(self.is_quiet && !is_new)) * size;
        let (x, y) = (self.label.width, self.baseline * self.size);
        self.label.pieces.push(LabelPiece { text: text.to_owned(), role, is_new, x, y, width, size });
        self.label.width += width;
    }

    /// Leaves a gap of so many em.
    fn skip(&mut self, em: f64) {
        self.label.width += em * self.size;
    }

    /// Adds a bound, and its previous value if it is the highlighted one; without an arrow if stacked.
    fn add_bound(&mut self, side: Side, bound: Score, bounds: &LabelBounds, writing: &Writing, is_short: bool) {
        let text = writing.score(bound);
        if bounds.side != Some(side) {
            self.add(&text, side.into(), 1.0);
            return;
        }
        if let Some(from) = bounds.from {
            self.add(&writing.score(from), Role::Old, if is_short { 0.82 } else { 0.78 });
            self.skip(0.14);
            if !is_short {
                self.add("→", Role::Arrow, 0.72);
                self.skip(0.06);
            }
        }
        self.mark(&text, side.into());
    }

    /// Adds a text on the marker.
    fn mark(&mut self, text: &str, role: Role) {
        let x = self.label.width;
        self.skip(CHIP_PAD);
        self.add_piece(text, role, 1.0, true);
        self.skip(CHIP_PAD);
        let y = (self.baseline - 0.97) * self.size;
        self.label.marker = Some(Marker { x, y, width: self.label.width - x, height: 1.24 * self.size });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use secateur_courses::course::{Infinity, Names, Separator};

    /// [3.5, +∞]; a bound may have been −2 before.
    const WINDOW: (f64, f64) = (3.5, f64::INFINITY);

    fn bounds(side: Option<Side>) -> LabelBounds {
        let (alpha, beta) = WINDOW;
        let from = side.and(Score::new(-2.0));
        LabelBounds { alpha: Score::new(alpha), beta: Score::new(beta), side, from, held: None }
    }

    fn label(notation: &Notation, style: WindowStyle, bounds: &LabelBounds, is_quiet: bool) -> WindowLabel {
        let numbers = NumberStyle { decimal: ',', group: None, infinity: Infinity::Signs };
        WindowLabel::write(style, bounds, &Writing::new(notation, numbers, true), 20.0, is_quiet)
    }

    fn texts(label: &WindowLabel) -> String {
        label.pieces.iter().map(|piece| piece.text.as_str()).collect::<Vec<_>>().join(" ")
    }

    fn check(style: WindowStyle, windows: Windows, side: Option<Side>, expected: &str) {
        let label = label(&Notation { windows, ..Notation::GENERAL }, style, &bounds(side), false);
        assert_eq!(texts(&label), expected);
        assert_eq!(label.marker.is_some(), side.is_some());
    }

    #[test]
    fn a_window_is_written_as_the_notation_has_it() {
        check(WindowStyle::Line, Windows::Closed, None, "[ 3,5 ; +∞ ]");
        check(WindowStyle::Line, Windows::Open, Some(Side::Alpha), "( −2 → 3,5 ; +∞ )");
        check(WindowStyle::Line, Windows::Labelled, None, "α= 3,5 β= +∞");
        check(WindowStyle::Stacked, Windows::Closed, Some(Side::Beta), "α 3,5 β −2 +∞");
    }

    #[test]
    fn a_bound_may_stand_alone_have_another_name_and_need_no_space() {
        let alone = LabelBounds { alpha: None, ..bounds(None) };
        let tight = Notation { separator: Separator::Tight, names: Names::MinMax, ..Notation::GENERAL };
        let labelled = Notation { windows: Windows::Labelled, ..tight };
        assert_eq!(texts(&label(&Notation::GENERAL, WindowStyle::Line, &alone, false)), "[ +∞ ]");
        assert_eq!(texts(&label(&tight, WindowStyle::Line, &bounds(None), true)), "[3,5;+∞]");
        assert_eq!(texts(&label(&labelled, WindowStyle::Line, &bounds(None), false)), "min= 3,5 max= +∞");
    }

    #[test]
    fn a_line_stands_under_the_bound_that_a_cut_off_has_met_alone() {
        let notation = Notation { windows: Windows::Labelled, ..Notation::GENERAL };
        for style in [WindowStyle::Line, WindowStyle::Stacked] {
            assert_eq!(label(&notation, style, &bounds(None), false).held, None);
            let met = label(&notation, style, &LabelBounds { held: Some(Side::Beta), ..bounds(None) }, false);
            let held = met.held.unwrap();
            let first = met.pieces.iter().find(|piece| piece.role == Role::Beta).unwrap();
            assert_eq!(held.x, first.x);
            assert!(first.y < held.y && held.x + held.width <= met.width + 1e-9);
        }
    }

    #[test]
    fn pieces_stand_in_order_and_the_marker_lies_under_the_new_bound() {
        for &windows in Windows::ALL {
            let notation = Notation { windows, ..Notation::GENERAL };
            let label = label(&notation, WindowStyle::Line, &bounds(Some(Side::Alpha)), false);
            assert!(label.pieces.windows(2).all(|two| two[0].x < two[1].x));
            let (marker, new) = (label.marker.unwrap(), label.pieces.iter().find(|piece| piece.is_new).unwrap());
            assert_eq!(new.text, "3,5");
            assert!(marker.x < new.x && new.x < marker.x + marker.width);
        }
    }
}
