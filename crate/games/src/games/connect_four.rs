//! Connect Four: discs fall into columns, and four of one player's in a line win (Allis 1988: the first player wins on 7 × 6).

use std::hash::Hash;
use std::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

use secateur::score::{Score, Turn};
use secateur::search::ChildOrder;

use super::GameRow;
use crate::board::{Board, Square};
use crate::diagram::{STONES, numbers};
use crate::options::SIZE;
use crate::solve::{FREE_SQUARES, by_search};
use crate::{
    BadGame, BadText, BoardDetail, BoardLines, Calm, Dark, Diagram, Feature, FeatureCounts, Features, Game, Ground,
    MOST_FEATURES, Options, Play, Solution, Solve, TextProblem, Texts, TooLarge, Unrest, Utility, Visitor, record,
    to_the_end,
};

mod foresight;

pub use foresight::{Foresight, ForesightPosition};

/// Minimum and maximum side of a board.
const SIDES: std::ops::RangeInclusive<usize> = 4..=8;

/// A board as one number: each column is a run of bits from the bottom up, with an extra bit on top that stays empty, so that no line
/// continues from one column's end to the next. Eight columns of eight squares take more than 64 bits.
pub trait Discs:
    Copy
    + Ord
    + Hash
    + Default
    + Add<Output = Self>
    + Sub<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + From<u8>
{
    /// How many bits there are.
    const SIZE: usize;
    /// How many discs there are.
    fn count(self) -> i32;
    /// The lowest bits of a product, from some bit on.
    fn product(self, by: Self, from: u32) -> usize;
}

impl Discs for u64 {
    const SIZE: usize = 64;
    fn count(self) -> i32 {
        self.count_ones() as i32
    }
    #[inline(always)]
    fn product(self, by: Self, from: u32) -> usize {
        (self.wrapping_mul(by) >> from) as usize
    }
}

impl Discs for u128 {
    const SIZE: usize = 128;
    fn count(self) -> i32 {
        self.count_ones() as i32
    }
    #[inline(always)]
    fn product(self, by: Self, from: u32) -> usize {
        (self.wrapping_mul(by) >> from) as usize
    }
}

/// A board of one size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConnectFour<D: Discs = u64> {
    width: usize,
    height: usize,
    /// The columns in the order of moves, as many as there are.
    columns: [u8; 8],
    /// The same for each set of open columns: four bits per open column, with its number from 1.
    by_open: [u32; 256],
    /// By column: its lowest square.
    bottoms: [D; 8],
    /// By column: its highest square.
    tops: [D; 8],
    /// All of these.
    top: D,
    /// The factor that gathers them.
    gathering: D,
    /// All squares.
    all: D,
}

/// All discs, and those of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectFourPosition<D: Discs = u64> {
    own: D,
    all: D,
    count: u8,
    /// Whether the last disc has completed a line.
    is_won: bool,
}

impl<D: Discs> ConnectFour<D> {
    /// The game on `width` columns of `height` squares, 4 to 8 each; none if this number type is too small.
    pub fn new(width: usize, height: usize) -> Option<ConnectFour<D>> {
        if !SIDES.contains(&width) || !SIDES.contains(&height) || D::SIZE < width * (height + 1) {
            return None;
        }
        let one = D::from(1);
        let by_column =
            |row: usize| -> [D; 8] {
                std::array::from_fn(|column| {
                    if column < width { one << (column * (height + 1) + row) as u32 } else { D::default() }
                })
            };
        let (bottoms, tops) = (by_column(0), by_column(height - 1));
        let all = (0..height).flat_map(by_column).fold(D::default(), |all, square| all | square);
        let top = tops.into_iter().fold(D::default(), |all, square| all | square);
        let gathering = (0..width).fold(D::default(), |all, place| all | one << (place * height) as u32);
        let columns = std::array::from_fn(|column| column as u8);
        let game = ConnectFour { width, height, columns, by_open: [0; 256], bottoms, tops, top, gathering, all };
        Some(game.ordered())
    }

    /// The same game with moves from the middle column to the edges, for searches without another order.
    #[must_use]
    pub fn centre_first(mut self) -> ConnectFour<D> {
        let mut columns = self.columns;
        columns[..self.width].sort_by_key(|&column| self.off_centre(column));
        self.columns = columns;
        self.ordered()
    }

    /// In half columns.
    fn off_centre(&self, column: u8) -> usize {
        (2 * usize::from(column)).abs_diff(self.width - 1)
    }

    /// With moves in the order of the columns.
    fn ordered(mut self) -> ConnectFour<D> {
        self.by_open = std::array::from_fn(|open| {
            let columns = self.columns[..self.width].iter().rev().filter(|&&column| open >> column & 1 == 1);
            columns.fold(0, |packed, &column| packed << 4 | u32::from(column + 1))
        });
        self
    }

    /// Which columns have room, one bit each.
    #[inline]
    fn open_columns(&self, all: D) -> usize {
        let free = self.top & !all;
        if self.width <= self.height + 1 {
            // Multiplying squares that are s bits apart by 1 + 2^(s−1) + 4^(s−1) + … gathers them in adjacent bits.
            let gathered = free.product(self.gathering, (self.width * self.height) as u32 - 1);
            gathered & ((1 << self.width) - 1)
        } else {
            (0..self.width).filter(|&column| free & self.tops[column] != D::default()).map(|column| 1 << column).sum()
        }
    }

    fn stride(&self) -> u32 {
        self.height as u32 + 1
    }

    /// The steps of a line, in bits: up, along a row, and both diagonals.
    fn steps(&self) -> [u32; 4] {
        steps(self.stride())
    }

    /// Whether columns have the usual height. With the steps as constants, shifts take a processor half the time.
    #[inline]
    fn is_usual(&self) -> bool {
        self.height == 6
    }

    /// Whether four of these are in a line.
    #[inline]
    fn has_four(&self, discs: D) -> bool {
        if self.is_usual() { has_four(discs, steps(7)) } else { has_four(discs, self.steps()) }
    }

    /// How many lines of four lie inside these squares.
    fn line_count(&self, squares: D) -> i32 {
        let along = |step: u32| {
            let pairs = squares & (squares >> step);
            (pairs & (pairs >> (2 * step))).count()
        };
        self.steps().into_iter().map(along).sum()
    }

    /// How many lines of four there are.
    pub fn lines(&self) -> usize {
        self.line_count(self.all) as usize
    }

    /// How many lines have three of these and a square that is free.
    fn threes(&self, discs: D, free: D) -> i32 {
        let line = |step: u32, hole: u32| {
            let at = |place: u32| (if place == hole { free } else { discs }) >> (place * step);
            (at(0) & at(1) & at(2) & at(3)).count()
        };
        self.steps().into_iter().flat_map(|step| (0..4).map(move |hole| line(step, hole))).sum()
    }

    /// The squares on which one more of these completes a line; including occupied ones, and those above the board.
    #[inline]
    fn completing(&self, discs: D) -> D {
        if self.is_usual() { completing(discs, steps(7)) } else { completing(discs, self.steps()) }
    }

    /// All squares of a column.
    #[inline]
    fn column(&self, column: u8) -> D {
        let column = usize::from(column);
        (self.tops[column] - self.bottoms[column]) | self.tops[column]
    }

    /// The position after a disc that completes no line.
    #[inline]
    fn dropped(&self, position: &ConnectFourPosition<D>, by: u8) -> ConnectFourPosition<D> {
        let all = position.all | (position.all + self.bottoms[usize::from(by)]);
        ConnectFourPosition { own: position.own ^ position.all, all, count: position.count + 1, is_won: false }
    }

    /// The squares where the next disc can land.
    #[inline]
    fn open(&self, position: &ConnectFourPosition<D>) -> D {
        let bottom = self.bottoms.iter().fold(D::default(), |all, &one| all | one);
        (position.all + bottom) & self.all
    }

    /// The top disc of each column.
    fn tops_of(&self, all: D) -> impl Iterator<Item = D> {
        self.bottoms[..self.width].iter().map(move |&bottom| (((all + bottom) & !all) >> 1) & all)
    }

    /// The discs of the first and of the second player.
    fn sides(position: &ConnectFourPosition<D>) -> [D; 2] {
        let other = position.own ^ position.all;
        if position.count.is_multiple_of(2) { [position.own, other] } else { [other, position.own] }
    }

    /// The contents of a square, by its place in reading order.
    fn squares(&self, position: &ConnectFourPosition<D>) -> impl Fn(usize) -> Square {
        let sides = ConnectFour::sides(position);
        move |place| {
            let square = self.square(place % self.width, place / self.width);
            sides.iter().position(|&discs| discs & square != D::default())
        }
    }

    fn square(&self, column: usize, row_from_top: usize) -> D {
        D::from(1) << (column * (self.height + 1) + self.height - 1 - row_from_top) as u32
    }

    fn board(&self) -> Board {
        Board { width: self.width, height: self.height }
    }

    fn mirrored(&self, discs: D) -> D {
        let column = (D::from(1) << self.stride()) - D::from(1);
        (0..self.width as u32).fold(D::default(), |all, place| {
            let one = (discs >> (place * self.stride())) & column;
            all | one << ((self.width as u32 - 1 - place) * self.stride())
        })
    }
}

/// The steps of a line, in bits, for this distance between columns.
#[inline(always)]
fn steps(stride: u32) -> [u32; 4] {
    [1, stride, stride - 1, stride + 1]
}

#[inline(always)]
fn has_four<D: Discs>(discs: D, [up, right, down, rise]: [u32; 4]) -> bool {
    let along = |step: u32| {
        let pairs = discs & (discs >> step);
        pairs & (pairs >> (2 * step))
    };
    along(up) | along(right) | along(down) | along(rise) != D::default()
}

#[inline(always)]
fn completing<D: Discs>(discs: D, [_, right, down, rise]: [u32; 4]) -> D {
    let along = |step: u32| {
        let pair = (discs << step) & (discs << (2 * step));
        let pair_below = (discs >> step) & (discs >> (2 * step));
        // Three on one side, or two and one with the square between them.
        pair & (discs << (3 * step))
            | pair & (discs >> step)
            | pair_below & (discs >> (3 * step))
            | pair_below & (discs << step)
    };
    let up = (discs << 1) & (discs << 2) & (discs << 3);
    up | along(right) | along(down) | along(rise)
}

impl<D: Discs> Game for ConnectFour<D> {
    type Position = ConnectFourPosition<D>;
    /// The column, from 0.
    type Move = u8;
    type Key = D;

    fn start(&self) -> ConnectFourPosition<D> {
        ConnectFourPosition { own: D::default(), all: D::default(), count: 0, is_won: false }
    }

    #[inline]
    fn turn(&self, position: &ConnectFourPosition<D>) -> Turn {
        if position.count.is_multiple_of(2) { Turn::Max } else { Turn::Min }
    }

    #[inline]
    fn moves(&self, position: &ConnectFourPosition<D>) -> impl Iterator<Item = u8> {
        let mut packed = self.by_open[self.open_columns(position.all) % 256];
        std::iter::from_fn(move || {
            let column = (packed % 16) as u8;
            packed /= 16;
            column.checked_sub(1)
        })
    }

    fn own_order(&self) -> Option<ChildOrder> {
        Some(ChildOrder::CentreFirst)
    }

    /// The middle column, the one left of it, the one right of it, and so on to the edges.
    fn rank(&self, _: &ConnectFourPosition<D>, by: u8) -> u32 {
        self.off_centre(by) as u32
    }

    #[inline]
    fn play(&self, position: &ConnectFourPosition<D>, by: u8) -> ConnectFourPosition<D> {
        let all = position.all | (position.all + self.bottoms[usize::from(by % 8)]);
        let own = position.own ^ position.all;
        ConnectFourPosition { own, all, count: position.count + 1, is_won: self.has_four(own ^ all) }
    }

    #[inline]
    fn outcome(&self, position: &ConnectFourPosition<D>) -> Option<Score> {
        if position.is_won {
            // By the player who has just moved.
            return Some(if position.count.is_multiple_of(2) { Score::MINUS_ONE } else { Score::ONE });
        }
        (position.all == self.all).then_some(Score::ZERO)
    }

    fn utilities(&self) -> (Score, Score) {
        (Score::MINUS_ONE, Score::ONE)
    }

    /// For each column, the sum of all discs and of one side's discs is unique for every way to fill it.
    #[inline]
    fn key(&self, position: &ConnectFourPosition<D>) -> D {
        position.own + position.all
    }

    fn shape(&self, position: &ConnectFourPosition<D>) -> D {
        let key = self.key(position);
        key.min(self.mirrored(position.own) + self.mirrored(position.all))
    }

    fn longest(&self) -> Option<usize> {
        Some(self.width * self.height)
    }

    fn ply(&self, position: &ConnectFourPosition<D>) -> Option<usize> {
        Some(usize::from(position.count))
    }

    /// The winner's own discs count, not the plies.
    fn pace(&self, _: &ConnectFourPosition<D>, ply: usize) -> i32 {
        (self.width * self.height).div_ceil(2) as i32 + 1 - ply.div_ceil(2) as i32
    }
}

/// Whether a position is given by the moves that lead to it: no board begins with a digit.
fn is_moves(position: &str) -> bool {
    position.trim_start().starts_with(|sign: char| sign.is_ascii_digit())
}

/// A frame with holes, into which discs fall.
const GROUND: Ground = Ground {
    lines: BoardLines::Floor,
    dark: Dark::None,
    has_marks: false,
    pieces: STONES,
    players: Some(["moves-full", "moves-ring"]),
    told: BoardDetail::Columns,
    is_pressed: true,
};

/// A move is a column, from 1; a game is its columns, one after the other. A position may be written like that, too, but is output as a
/// board.
impl<D: Discs> Texts for ConnectFour<D> {
    fn write_position(&self, position: &ConnectFourPosition<D>) -> String {
        self.board().write(self.squares(position), self.turn(position))
    }

    fn diagram(&self, position: &ConnectFourPosition<D>) -> Option<Diagram> {
        let names = [numbers(1..=self.board().width), Vec::new()];
        Some(Diagram::from_board(&GROUND, self.board(), self.squares(position), names).with_row(4))
    }

    fn read_position(&self, text: &str) -> Result<ConnectFourPosition<D>, BadText> {
        if is_moves(text) {
            let played = self.replay(&self.start(), text)?;
            return Ok(played.last().map_or(self.start(), |(_, position)| *position));
        }
        let (squares, turn) = self.board().read(text, true)?;
        let impossible = |at: usize| BadText::new(at, TextProblem::Impossible);
        let mut sides = [D::default(); 2];
        for (place, square) in squares.iter().enumerate() {
            let below = squares.get(place + self.width).copied();
            if square.is_some() && below == Some(None) {
                return Err(impossible(place + place / self.width));
            }
            if let Some(player) = *square {
                sides[player] = sides[player] | self.square(place % self.width, place / self.width);
            }
        }
        if sides[0].count() != sides[1].count() + i32::from(turn == Turn::Min) {
            return Err(impossible(0));
        }
        let (own, other) = if turn == Turn::Max { (sides[0], sides[1]) } else { (sides[1], sides[0]) };
        let (all, is_won) = (own | other, self.has_four(other));
        if self.has_four(own) || is_won && !self.tops_of(all).any(|last| !self.has_four(other & !last)) {
            return Err(impossible(0));
        }
        Ok(ConnectFourPosition { own, all, count: all.count() as u8, is_won })
    }

    fn write_move(&self, _: &ConnectFourPosition<D>, by: u8) -> String {
        (by + 1).to_string()
    }

    fn split<'t>(&self, text: &'t str) -> Vec<(usize, &'t str)> {
        record::signs(record::words(text))
    }
}

/// Lines of four without an opponent's disc; discs in the middle column, or the middle two; lines with three own discs and a free square.
impl<D: Discs> Features for ConnectFour<D> {
    fn features(&self) -> &'static [Feature] {
        const {
            &[
                Feature { id: "open-lines", weight: 1.0 },
                Feature { id: "centre", weight: 1.0 },
                Feature { id: "threes", weight: 0.0 },
            ]
        }
    }

    fn count(&self, position: &ConnectFourPosition<D>) -> FeatureCounts {
        let [first, second] = ConnectFour::sides(position);
        let free = self.all & !position.all;
        let column = (D::from(1) << self.stride()) - D::from(1);
        let middle = |place: usize| column << (place as u32 * self.stride());
        let centre = middle(self.width / 2) | middle((self.width - 1) / 2);
        let mut counts = [0; MOST_FEATURES];
        counts[0] = self.line_count(self.all & !second) - self.line_count(self.all & !first);
        counts[1] = (first & centre).count() - (second & centre).count();
        counts[2] = self.threes(first, free) - self.threes(second, free);
        counts
    }
}

impl<D: Discs> Calm for ConnectFour<D> {
    fn usual_unrest(&self) -> Option<Unrest> {
        Some(Unrest::Threat)
    }

    fn unrest(&self, position: &ConnectFourPosition<D>) -> Option<Unrest> {
        let open = self.open(position);
        let wins = |side: D| self.threes(side, open) != 0;
        ConnectFour::sides(position).into_iter().any(wins).then_some(Unrest::Threat)
    }
}

/// Using a program's [foresight](Foresight).
impl<D: Discs> Solve for ConnectFour<D> {
    fn too_large(&self, from: &ConnectFourPosition<D>) -> Option<TooLarge> {
        TooLarge::check(FREE_SQUARES, (self.width * self.height) as u64 - u64::from(from.count), 42)
    }

    fn solve_by(
        &self,
        from: &ConnectFourPosition<D>,
        played: usize,
        utility: Utility,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<Solution<u8>> {
        let middle = self.clone().centre_first();
        let foresight = Foresight::new(&middle, *from);
        let mut solved = by_search(&Play::new(&foresight).from(foresight.start(), played).counting(utility), goes_on)?;
        // Foresight ends the line up to two discs early.
        let mut next = |position: &ConnectFourPosition<D>, further: usize| {
            let rest = self.solve_by(position, played + further, utility, goes_on);
            rest.map_or(Vec::new(), |rest| rest.line)
        };
        solved.line = to_the_end(self, from, solved.line, &mut next);
        Some(solved)
    }
}

pub(super) const ROW: GameRow = GameRow { id: "connect-four", name: "Connect Four", options: &[SIZE.such_as("5x4")] };

/// The game with these options, by default on 7 × 6 squares.
pub(super) fn choose<V: Visitor>(options: &Options, visitor: V) -> Result<V::Output, BadGame> {
    let is_sized = !options.position.as_deref().is_some_and(is_moves);
    let size = if is_sized { options.board_size() } else { options.size() };
    let (width, height) = size.unwrap_or((7, 6));
    if let Some(game) = ConnectFour::<u64>::new(width, height) {
        return Ok(visitor.visit(game));
    }
    let game = ConnectFour::<u128>::new(width, height).ok_or(BadGame::Size("sides of 4 to 8"))?;
    Ok(visitor.visit(game))
}
