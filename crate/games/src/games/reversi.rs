//! Reversi, or Othello: a disc must enclose opposing discs in a line, and turns them. A player without a move passes; if neither can move,
//! the game is over, and the larger number of discs wins.

use std::ops::RangeInclusive;

use secateur::score::{Score, Turn};
use secateur::search::ChildOrder;

use super::GameRow;
use crate::board::{self, Board};
use crate::options::SIZE;
use crate::solve::FREE_SQUARES;
use crate::{
    BadGame, BadText, Calm, Diagram, Feature, FeatureCounts, Features, Game, MOST_FEATURES, Options, Solve, Texts,
    TooLarge, Unrest, Visitor, record,
};

/// Minimum and maximum side of a board.
const SIDES: RangeInclusive<usize> = 4..=8;
/// The bits per row, for any board.
const STRIDE: usize = 8;
/// A move without a disc.
const PASS: u8 = 64;

/// The value of a square by the distances of its row and its column from the nearest edge, as in textbooks: corners most, squares that give
/// them away least.
const SQUARES: [[i32; 4]; 4] = [[100, -20, 10, 5], [-20, -50, -2, -2], [10, -2, -1, -1], [5, -2, -1, -1]];

/// A board of one size. Squares are bits of a word: its rows are bytes, from the top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reversi {
    board: Board,
    all: u64,
    corners: u64,
    /// The squares next to a corner.
    beside: u64,
}

/// The discs of both players, and derived data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReversiPosition {
    discs: [u64; 2],
    mover: u8,
    /// Where the mover can place a disc.
    moves: u64,
    is_over: bool,
}

/// The eight directions, as a left or right shift and a mask against wrapping around an edge.
const SHIFTS: [(u32, bool, u64); 8] = {
    const NOT_LEFT: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_RIGHT: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    [
        (1, true, NOT_LEFT),
        (1, false, NOT_RIGHT),
        (8, true, u64::MAX),
        (8, false, u64::MAX),
        (9, true, NOT_LEFT),
        (9, false, NOT_RIGHT),
        (7, true, NOT_RIGHT),
        (7, false, NOT_LEFT),
    ]
};

#[inline]
fn shifted(discs: u64, (by, is_up, inside): (u32, bool, u64)) -> u64 {
    (if is_up { discs << by } else { discs >> by }) & inside
}

/// The opposing discs in an unbroken line from these squares on.
#[inline]
fn line(from: u64, other: u64, way: (u32, bool, u64)) -> u64 {
    let mut found = shifted(from, way) & other;
    for _ in 0..STRIDE - 3 {
        found |= shifted(found, way) & other;
    }
    found
}

impl Reversi {
    /// The game on `width` × `height` squares, 4 to 8 each.
    pub fn new(width: usize, height: usize) -> Option<Reversi> {
        if !SIDES.contains(&width) || !SIDES.contains(&height) {
            return None;
        }
        let row = (1_u64 << width) - 1;
        let all = (0..height).fold(0, |all, number| all | row << (number * STRIDE));
        let ends = 1 | 1 << (width - 1);
        let corners = ends | ends << ((height - 1) * STRIDE);
        let beside = SHIFTS.into_iter().fold(0, |all, way| all | shifted(corners, way)) & all & !corners;
        Some(Reversi { board: Board { width, height }, all, corners, beside })
    }

    /// The bit of a square, by its place in reading order.
    fn bit(&self, place: usize) -> u64 {
        1 << (place / self.board.width * STRIDE + place % self.board.width)
    }

    /// The contents of a square, by its place in reading order.
    fn at(&self, position: &ReversiPosition, place: usize) -> board::Square {
        position.discs.iter().position(|discs| discs & self.bit(place) != 0)
    }

    /// Where a player can place a disc.
    fn moves_of(&self, own: u64, other: u64) -> u64 {
        let ends = SHIFTS.into_iter().fold(0, |ends, way| ends | shifted(line(own, other, way), way));
        ends & self.all & !(own | other)
    }

    /// The position with these discs.
    fn position(&self, discs: [u64; 2], mover: u8) -> ReversiPosition {
        let (own, other) = (discs[usize::from(mover)], discs[usize::from(1 - mover)]);
        let moves = self.moves_of(own, other);
        let is_over = moves == 0 && self.moves_of(other, own) == 0;
        ReversiPosition { discs, mover, moves, is_over }
    }

    /// The discs turned by a new one.
    fn turned(own: u64, other: u64, disc: u64) -> u64 {
        SHIFTS.into_iter().fold(0, |turned, way| {
            let between = line(disc, other, way);
            if shifted(between, way) & own == 0 { turned } else { turned | between }
        })
    }

    /// The total value of the squares of some discs.
    fn worth(&self, discs: u64) -> i32 {
        let Board { width, height } = self.board;
        let edge = |at: usize, side: usize| at.min(side - 1 - at);
        let squares = (0..self.board.len()).filter(|&place| discs & self.bit(place) != 0);
        squares.map(|place| SQUARES[edge(place / width, height)][edge(place % width, width)]).sum()
    }

    fn name(&self, square: u8) -> String {
        board::name(usize::from(square) % STRIDE, usize::from(square) / STRIDE + 1)
    }
}

impl Game for Reversi {
    type Position = ReversiPosition;
    /// The number of a square's bit, or 64 for a pass.
    type Move = u8;
    type Key = [u64; 2];

    fn start(&self) -> ReversiPosition {
        let Board { width, height } = self.board;
        let at = |row: usize, column: usize| 1 << (row * STRIDE + column);
        let (top, left) = (height / 2 - 1, width / 2 - 1);
        let first = at(top, left + 1) | at(top + 1, left);
        let second = at(top, left) | at(top + 1, left + 1);
        self.position([first, second], 0)
    }

    #[inline]
    fn turn(&self, position: &ReversiPosition) -> Turn {
        if position.mover == 0 { Turn::Max } else { Turn::Min }
    }

    #[inline]
    fn moves(&self, position: &ReversiPosition) -> impl Iterator<Item = u8> {
        let mut rest = position.moves;
        let mut passes = rest == 0;
        std::iter::from_fn(move || {
            if std::mem::take(&mut passes) {
                return Some(PASS);
            }
            let square = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(square)
        })
    }

    fn own_order(&self) -> Option<ChildOrder> {
        Some(ChildOrder::CornersFirst)
    }

    /// Corners, then moves that give none away, and last the squares next to a corner.
    fn rank(&self, _: &ReversiPosition, by: u8) -> u32 {
        let is_in = |squares: u64| by < PASS && squares >> by & 1 == 1;
        1 + u32::from(is_in(self.beside)) - u32::from(is_in(self.corners))
    }

    fn play(&self, position: &ReversiPosition, by: u8) -> ReversiPosition {
        let (mut discs, mover) = (position.discs, usize::from(position.mover));
        if by < PASS {
            let disc = 1 << by;
            let turned = Reversi::turned(discs[mover], discs[1 - mover], disc);
            discs[mover] |= turned | disc;
            discs[1 - mover] &= !turned;
        }
        self.position(discs, 1 - position.mover)
    }

    #[inline]
    fn outcome(&self, position: &ReversiPosition) -> Option<Score> {
        if !position.is_over {
            return None;
        }
        let [first, second] = position.discs.map(u64::count_ones);
        Some(match first.cmp(&second) {
            std::cmp::Ordering::Less => Score::MINUS_ONE,
            std::cmp::Ordering::Equal => Score::ZERO,
            std::cmp::Ordering::Greater => Score::ONE,
        })
    }

    fn utilities(&self) -> (Score, Score) {
        (Score::MINUS_ONE, Score::ONE)
    }

    /// A free square is in neither set if the first player is to move, and in both if the second is.
    #[inline]
    fn key(&self, position: &ReversiPosition) -> [u64; 2] {
        let [first, second] = position.discs;
        let free = if position.mover == 0 { 0 } else { self.all & !(first | second) };
        [first | free, second | free]
    }

    fn shape(&self, position: &ReversiPosition) -> [u64; 2] {
        let key = self.key(position);
        let turned = |way: Vec<usize>| {
            key.map(|set| {
                let of = |place: usize| if set & self.bit(place) == 0 { 0 } else { self.bit(way[place]) };
                (0..self.board.len()).fold(0, |all, place| all | of(place))
            })
        };
        self.board.symmetries().into_iter().map(turned).min().unwrap_or(key)
    }

    /// Every free square gets taken, and no two passes follow each other.
    fn longest(&self) -> Option<usize> {
        Some(2 * (self.board.len() - 4))
    }

    fn margin(&self, position: &ReversiPosition) -> Option<i32> {
        let [first, second] = position.discs.map(|discs| discs.count_ones() as i32);
        Some(first - second)
    }

    fn greatest_margin(&self) -> Option<i32> {
        Some(self.board.len() as i32)
    }
}

/// A move is a square: a letter for the column, a number for the row, from the top; or `pass`.
impl Texts for Reversi {
    fn write_position(&self, position: &ReversiPosition) -> String {
        self.board.write(|place| self.at(position, place), self.turn(position))
    }

    fn diagram(&self, position: &ReversiPosition) -> Option<Diagram> {
        Some(Diagram::marks(self.board, |place| self.at(position, place), true))
    }

    fn read_position(&self, text: &str) -> Result<ReversiPosition, BadText> {
        let (squares, turn) = self.board.read(text, false)?;
        let mut discs = [0; 2];
        for (place, square) in squares.into_iter().enumerate() {
            if let Some(player) = square {
                discs[player] |= self.bit(place);
            }
        }
        Ok(self.position(discs, u8::from(turn == Turn::Min)))
    }

    fn split<'t>(&self, text: &'t str) -> Vec<(usize, &'t str)> {
        record::squares(record::words(text))
    }

    fn left_out(&self, position: &ReversiPosition) -> Option<u8> {
        (position.moves == 0 && !position.is_over).then_some(PASS)
    }

    fn write_move(&self, _: &ReversiPosition, by: u8) -> String {
        if by == PASS { "pass".to_owned() } else { self.name(by) }
    }
}

impl Features for Reversi {
    fn features(&self) -> &'static [Feature] {
        &[
            Feature { id: "corners", weight: 20.0 },
            Feature { id: "mobility", weight: 3.0 },
            Feature { id: "discs", weight: 1.0 },
            Feature { id: "squares", weight: 0.0 },
        ]
    }

    fn count(&self, position: &ReversiPosition) -> FeatureCounts {
        let [first, second] = position.discs;
        let less = |one: u64, other: u64| one.count_ones() as i32 - other.count_ones() as i32;
        let mut counts = [0; MOST_FEATURES];
        counts[0] = less(first & self.corners, second & self.corners);
        counts[1] = less(self.moves_of(first, second), self.moves_of(second, first));
        counts[2] = less(first, second);
        counts[3] = self.worth(first) - self.worth(second);
        counts
    }
}

impl Calm for Reversi {
    fn usual_unrest(&self) -> Option<Unrest> {
        Some(Unrest::Corner)
    }

    fn unrest(&self, position: &ReversiPosition) -> Option<Unrest> {
        (position.moves & self.corners != 0).then_some(Unrest::Corner)
    }
}

impl Solve for Reversi {
    fn too_large(&self, from: &ReversiPosition) -> Option<TooLarge> {
        let [first, second] = from.discs;
        TooLarge::check(FREE_SQUARES, u64::from((self.all & !(first | second)).count_ones()), 30)
    }
}

pub(super) const ROW: GameRow = GameRow { id: "reversi", name: "Reversi", options: &[SIZE.such_as("6x6")] };

/// The game with these options, by default on 8 × 8 squares.
pub(super) fn choose<V: Visitor>(options: &Options, visitor: V) -> Result<V::Output, BadGame> {
    let (width, height) = options.board_size().unwrap_or((8, 8));
    let game = Reversi::new(width, height).ok_or(BadGame::Size("sides of 4 to 8"))?;
    Ok(visitor.visit(game))
}
