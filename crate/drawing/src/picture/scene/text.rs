//! Texts and boxes of a picture, with their positions. It knows no weight and no colour: those follow from the kind of part.

use super::SceneInput;
use crate::picture::boxes::shown_name;
use crate::picture::row::RowText;
use crate::picture::window_label::{LabelBounds, WindowLabel, WindowStyle};
use secateur::frame::Sign;
use secateur::score::{Interval, Turn};
use secateur::tree::NodeId;
use secateur_courses::writing::NodeWriting;

/// Where a text is relative to its point.
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
    /// Its text.
    pub text: String,
    /// Its point, px.
    pub x: f64,
    /// Its baseline.
    pub y: f64,
    /// Px.
    pub font: f64,
    /// Which end of it is at its point.
    pub anchor: Anchor,
}

/// A box with rounded corners, px.
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

/// A positioned window.
#[derive(Clone, PartialEq, Debug)]
pub struct LabelPart {
    /// Its pieces, relative to its left edge and the middle of its node.
    pub label: WindowLabel,
    /// Where that is, px.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// Whether nothing will change there any more.
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

/// Texts that depend on language and tree.
#[derive(Clone, Copy)]
pub struct SceneWords<'a> {
    /// The short name of a node; empty if it has none.
    pub names: &'a dyn Fn(NodeId) -> String,
    /// By ply: the text of the row.
    pub rows: &'a [Option<RowText>],
    /// The names of MAX, MIN and chance.
    pub sides: [&'a str; 3],
    /// The text beside a chance node whose children are all equally likely, with a `#` for the probability.
    pub each: &'a str,
    /// The text for siblings in one wedge, with a `#` for their number.
    pub others: &'a str,
    /// The name of the limit line in a game's tree that goes beyond it.
    pub limit: &'a str,
}

impl SceneInput<'_> {
    /// A number with what it proves.
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

    /// The score before clamping, and an arrow to the number.
    pub(super) fn found(&self, written: &NodeWriting) -> String {
        written.found.map_or_else(String::new, |found| self.picture.writing.score(found) + "→")
    }

    /// The number of a node, after the score before clamping, if any.
    pub(super) fn value(&self, written: &NodeWriting) -> Option<String> {
        match written.found {
            Some(_) => Some(self.found(written) + &self.picture.writing.score(written.value?)),
            None => self.number(written),
        }
    }

    /// A name as drawn.
    pub(super) fn name(&self, node: NodeId) -> String {
        if self.boards.is_some() {
            return String::new();
        }
        shown_name(&(self.words.names)(node), self.picture.geometry.sizes.look().is_pill)
    }

    /// A window in a font of this size.
    pub(super) fn window(&self, style: WindowStyle, bounds: &LabelBounds, font: f64, is_quiet: bool) -> WindowLabel {
        WindowLabel::write(style, bounds, &self.picture.writing, font, is_quiet)
    }

    /// The name of the mover.
    pub(super) fn side(&self, turn: Turn) -> &str {
        self.words.sides[usize::from(turn.number())]
    }
}
