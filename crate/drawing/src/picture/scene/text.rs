//! Texts and boxes of a picture, with their places. It knows no weight and no colour: those follow from what a part is.

use super::SceneInput;
use crate::picture::boxes::shown_name;
use crate::picture::row::RowText;
use crate::picture::window_label::{LabelBounds, WindowLabel, WindowStyle};
use secateur::frame::Sign;
use secateur::score::{Interval, Turn};
use secateur::tree::NodeId;
use secateur_courses::writing::NodeWriting;

/// Where a text stands of its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// It is centred there.
    Middle,
    /// It ends there.
    End,
}

/// A text on one line.
#[derive(Clone, PartialEq, Debug)]
pub struct TextPart {
    /// What it says.
    pub text: String,
    /// Its place, px.
    pub x: f64,
    /// Its baseline.
    pub y: f64,
    /// Px.
    pub font: f64,
    /// What of it stands at its place.
    pub anchor: Anchor,
}

/// A box with round corners, px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoxPart {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// From there.
    pub width: f64,
    /// See `width`.
    pub height: f64,
    /// The radius of its corners.
    pub round: f64,
}

/// A window at its place.
#[derive(Clone, PartialEq, Debug)]
pub struct LabelPart {
    /// Its pieces, from its left edge and from the middle of what it stands beside.
    pub label: WindowLabel,
    /// Where that is, px.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// Whether nothing happens there any more.
    pub is_quiet: bool,
}

/// How far digits reach above and below their baseline, in em.
pub(super) const DIGITS: [f64; 2] = [0.73, 0.02];

impl LabelPart {
    /// How far it reaches from its node's middle: left, right, top and bottom, px at scale 1.
    pub(super) fn reach(&self) -> [f64; 4] {
        let [above, below] = DIGITS;
        let (mut top, mut bottom) = (f64::INFINITY, f64::NEG_INFINITY);
        for piece in &self.label.pieces {
            top = top.min(self.y + piece.y - above * piece.size);
            bottom = bottom.max(self.y + piece.y + below * piece.size);
        }
        [self.x, self.x + self.label.width, top, bottom]
    }
}

/// From the middle of a line down to its baseline, in em.
pub(in crate::picture) const TO_BASELINE: f64 = 0.36;

/// What a language and a tree have words for.
#[derive(Clone, Copy)]
pub struct SceneWords<'a> {
    /// The short name of a node; nothing where it has none.
    pub names: &'a dyn Fn(NodeId) -> String,
    /// By ply: what is said of the row.
    pub rows: &'a [Option<RowText>],
    /// What MAX, MIN and chance are called.
    pub sides: [&'a str; 3],
    /// What is said beside a chance node whose children are all equally likely, with a `#` for how likely.
    pub each: &'a str,
    /// What is said of siblings that stand in one wedge, with a `#` for their number.
    pub others: &'a str,
    /// What the line of the limit is called that a game's tree goes beyond.
    pub limit: &'a str,
}

impl SceneInput<'_> {
    /// What a number is with what it proves.
    pub(super) fn number(&self, written: &NodeWriting) -> Option<String> {
        let writing = &self.picture.writing;
        if let Some(Interval { low, high }) = written.interval {
            return Some(writing.between(low, high));
        }
        let value = written.value?;
        let number = writing.score(value);
        Some(match written.sign {
            Sign::None if writing.rounds(value) => "≈".to_owned() + &number,
            Sign::None => number,
            Sign::AtMost => "≤".to_owned() + &number,
            Sign::AtLeast => "≥".to_owned() + &number,
        })
    }

    /// What was found before it was clamped to the number, and a way to that.
    pub(super) fn found(&self, written: &NodeWriting) -> String {
        written.found.map_or_else(String::new, |found| self.picture.writing.score(found) + "→")
    }

    /// The number of a node, behind what was found first.
    pub(super) fn value(&self, written: &NodeWriting) -> Option<String> {
        match written.found {
            Some(_) => Some(self.found(written) + &self.picture.writing.score(written.value?)),
            None => self.number(written),
        }
    }

    /// A name as it is drawn.
    pub(super) fn name(&self, node: NodeId) -> String {
        if self.boards.is_some() {
            return String::new();
        }
        shown_name(&(self.words.names)(node), self.picture.geometry.sizes.look().is_pill)
    }

    /// A window in a font of this size.
    pub(super) fn window(&self, style: WindowStyle, bounds: &LabelBounds, font: f64, is_quiet: bool) -> WindowLabel {
        WindowLabel::of(style, bounds, &self.picture.writing, font, is_quiet)
    }

    /// What whoever moves is called.
    pub(super) fn side(&self, turn: Turn) -> &str {
        self.words.sides[usize::from(turn.number())]
    }
}
