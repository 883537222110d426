//! Subtrees too small to draw, as wedges from their node down to their last row. A wedge is shaded by counts: the shares evaluated and cut
//! off, strip by strip in the order of the leaves.

use super::stalks::{BELOW_LINE, Stalk};
use super::text::TextPart;
use crate::picture::path::{fill, px};
use crate::sight::{Item, Tally};
use secateur::named;
use secateur_games::Boards;

/// The maximum sign size at the top of a wedge, px.
const WIDEST_SIGN: f64 = 24.0;
/// Between a board and its wedge, px.
pub(super) const OVER: f64 = 3.0;
/// The maximum board size there, px.
const WIDEST_BOARD: f64 = 44.0;
/// Narrower wedges have no sign, px.
const LEAST_SIGNED: f64 = 9.0;
/// The height of a wedge for leaves alone, px.
const LEAST_HEIGHT: f64 = 12.0;
/// The gap between wedges, px.
const GAP: f64 = 3.0;
/// Between the sign and the value beside it, px.
pub(super) const BESIDE_SIGN: f64 = 6.0;

named! {
    /// The state of leaves in a part of a wedge, in the order in which the parts are painted.
    Share {
        /// Left by an earlier search.
        Earlier = "earlier",
        /// Cut off.
        Cut = "cut",
        /// Evaluated.
        Evaluated = "evaluated",
    }
}

/// A wedge, relative to the middle of its top.
#[derive(Clone, PartialEq, Debug)]
pub struct Wedge {
    /// Half its width at the top, px.
    pub top: f64,
    /// The left end of its base, relative to its top.
    pub left: f64,
    /// The right end of its base.
    pub right: f64,
    /// Down to its last row.
    pub height: f64,
    /// The width of the node's sign at the top; 0 if there is no room, or if several nodes share the wedge.
    pub sign: f64,
    /// How many siblings it stands for.
    pub siblings: u32,
    /// The states of its leaves, from left to right.
    pub strips: Vec<Tally>,
    /// The totals.
    pub counts: Tally,
    /// Stalks below it for leaves beyond the limit, from left to right.
    pub stalks: Vec<Stalk>,
    /// The value of its node, beside the sign.
    pub value: Option<TextPart>,
    /// The text for its number of siblings, below it.
    pub others: Option<TextPart>,
}

/// The width of the sign at the top; 0 if several siblings share the wedge.
pub(super) fn sign_width(item: &Item) -> f64 {
    let width = item.right - item.left;
    if 1 < item.siblings || width < LEAST_SIGNED { 0.0 } else { WIDEST_SIGN.min(0.4 * width) }
}

/// The width and height of the board over a wedge of a game's tree, px; 0 if there is no room for one.
pub(super) fn board_size(item: &Item, boards: &Boards) -> (f64, f64) {
    let (columns, rows) = boards.extent();
    let width = if 0.0 < sign_width(item) { WIDEST_BOARD.min(0.75 * (item.right - item.left)) } else { 0.0 };
    (width, width * rows as f64 / columns as f64)
}

impl Wedge {
    /// The wedge of an item, down to its last row.
    pub(super) fn from_item(item: &Item, height: f64) -> Wedge {
        let wide = item.right - item.left;
        let air = GAP.min(wide / 4.0) / 2.0;
        let sign = sign_width(item);
        let sum = |of: fn(&Tally) -> u32| item.strips.iter().map(of).sum();
        Wedge {
            top: if 0.0 < sign { (sign / 4.0).min(3.0) } else { (wide / 4.0).min(2.0) },
            left: (item.left - item.x + air).min(-0.5),
            right: (item.right - item.x - air).max(0.5),
            height: height.max(LEAST_HEIGHT),
            sign,
            siblings: item.siblings,
            counts: Tally {
                leaves: sum(|strip| strip.leaves),
                evaluated: sum(|strip| strip.evaluated),
                cut: sum(|strip| strip.cut),
                earlier: sum(|strip| strip.earlier),
            },
            strips: item.strips.clone(),
            stalks: Vec::new(),
            value: None,
            others: None,
        }
    }

    /// How far down it reaches from its top, with its stalks.
    pub fn end(&self) -> f64 {
        let longest = self.stalks.iter().map(|stalk| BELOW_LINE + stalk.length).fold(0.0, f64::max);
        self.height + longest
    }

    /// Its stalks; `None` without any.
    pub fn hanging(&self) -> Option<String> {
        let mut path = String::new();
        for stalk in &self.stalks {
            fill(&mut path, "M# #v#", &[stalk.x, self.height + BELOW_LINE, stalk.length]);
        }
        Some(path).filter(|path| !path.is_empty())
    }

    /// Its outline.
    pub fn outline(&self) -> String {
        let mut path = String::new();
        self.add_slice(&mut path, 0.0, 1.0);
        path
    }

    /// The part of it for leaves in one state; `None` if there are none.
    pub fn share(&self, share: Share) -> Option<String> {
        let mut path = String::new();
        let (mut before, mut start, mut end) = (0, 0, 0);
        let at = |leaves: u32| f64::from(leaves) / f64::from(self.counts.leaves);
        for strip in &self.strips {
            let (skipped, wide) = lane(strip, share);
            let from = before + skipped;
            before += strip.leaves;
            if wide == 0 {
                continue;
            }
            if end < from {
                if start < end {
                    self.add_slice(&mut path, at(start), at(end));
                }
                start = from;
            }
            end = from + wide;
        }
        if start == end {
            return None;
        }
        self.add_slice(&mut path, at(start), at(end));
        Some(path)
    }

    /// The part between two shares of its width, with sides bent like a blade of grass.
    fn add_slice(&self, path: &mut String, from: f64, to: f64) {
        let top = |share: f64| self.top * (2.0 * share - 1.0);
        let base = |share: f64| self.left + (self.right - self.left) * share;
        let knee = |share: f64| top(share) + 0.32 * (base(share) - top(share));
        let bend = px(0.55 * self.height);
        let down = [top(from), knee(from), bend, base(from), self.height];
        let up = [base(to), knee(to), bend, top(to)];
        fill(path, "M# 0Q# # # #", &down);
        fill(path, "H#Q# # # 0Z", &up);
    }
}

/// In a strip, evaluated leaves come first, then those cut off, then those of an earlier search: the number before the requested ones, and
/// their number.
fn lane(strip: &Tally, share: Share) -> (u32, u32) {
    match share {
        Share::Evaluated => (0, strip.evaluated),
        Share::Cut => (strip.evaluated, strip.cut),
        Share::Earlier => (strip.evaluated + strip.cut, strip.earlier),
    }
}
