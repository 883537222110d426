//! The m,n,k game: stones are placed on a board of m × n squares, and at least k of one player's in a row win. Tic-tac-toe is 3,3,3 and
//! Gomoku 15,15,5.

use secateur::score::{Score, Turn};
use secateur::search::ChildOrder;

use super::GameRow;
use crate::bits::{Bits, Wide};
use crate::board::{self, Board};
use crate::options::{OptionKind, numbers};
use crate::solve::FREE_SQUARES;
use crate::{
    AnyGame, BadGame, BadText, Calm, Diagram, Feature, FeatureCounts, Features, Game, GameOption, MOST_FEATURES,
    Options, Solve, TextProblem, Texts, TooLarge, Unrest, Visitor, record,
};

/// Maximum length of sides and rows.
const LONGEST_SIDE: usize = 19;
/// On boards with a side of at least this length, a program considers only moves near a stone.
const LARGE: usize = 9;
/// The distance that counts as near, in any direction.
const NEAR: usize = 2;
/// The steps to the next square: along a row, a column, and both diagonals; and back.
const STEPS: [(isize, isize); 8] = [(0, 1), (1, 0), (1, 1), (1, -1), (0, -1), (-1, 0), (-1, -1), (-1, 1)];
/// No square.
const NOWHERE: u16 = u16::MAX;

/// A board and the length of a row. Squares are numbered in reading order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mnk<B: Bits = u64> {
    board: Board,
    in_row: usize,
    /// By number of a square: how many rows do not contain it, and its distance from the centre.
    ranks: Vec<u32>,
    /// By number: the next square for each of the steps.
    next: Vec<[u16; STEPS.len()]>,
    /// By number: the squares near it; empty if not needed.
    near: Vec<B>,
    /// All squares.
    all: B,
    /// Where the first stone goes, if only moves near a stone are considered.
    centre: B,
    is_near_only: bool,
    /// Every winning row, as a set of squares.
    rows: Vec<B>,
}

/// The stones of both players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MnkPosition<B: Bits = u64> {
    stones: [B; 2],
    /// The squares near a stone.
    near: B,
    count: u16,
    /// Whether the last stone has completed a row.
    is_won: bool,
}

impl<B: Bits> MnkPosition<B> {
    /// How many stones there are.
    pub fn count(&self) -> usize {
        usize::from(self.count)
    }
}

impl<B: Bits> Mnk<B> {
    /// The game with `width` × `height` squares and `in_row` in a row; none if this set type is too small.
    pub fn new(width: usize, height: usize, in_row: usize) -> Option<Mnk<B>> {
        let sides = 1..=LONGEST_SIDE;
        let is_known = sides.contains(&width) && sides.contains(&height);
        if !is_known || !(1..=width.max(height)).contains(&in_row) || B::SIZE < width * height {
            return None;
        }
        let board = Board { width, height };
        let step = |place: usize, (down, right): (isize, isize)| {
            let row = (place / board.width).checked_add_signed(down).filter(|&row| row < board.height)?;
            let column = (place % board.width).checked_add_signed(right).filter(|&column| column < board.width)?;
            Some(row * board.width + column)
        };
        let next =
            (0..board.len()).map(|place| STEPS.map(|by| step(place, by).map_or(NOWHERE, |next| next as u16))).collect();
        let set =
            |places: &mut dyn Iterator<Item = usize>| places.fold(B::default(), |set, place| set.with(B::one(place)));
        let is_near = |one: usize, other: usize| {
            let far = |one: usize, other: usize| NEAR < one.abs_diff(other);
            !far(one / board.width, other / board.width) && !far(one % board.width, other % board.width)
        };
        let near =
            (0..board.len()).map(|place| set(&mut (0..board.len()).filter(|&other| is_near(place, other)))).collect();
        let rows = STEPS[..4]
            .iter()
            .flat_map(|&by| (0..board.len()).map(move |place| (by, place)))
            .filter_map(|(by, place)| {
                let mut squares = std::iter::successors(Some(place), |&place| step(place, by)).take(in_row);
                let row: Vec<usize> = squares.by_ref().collect();
                (row.len() == in_row).then(|| set(&mut row.into_iter()))
            })
            .collect::<Vec<B>>();
        // A row of one square is the same in every direction.
        let rows = if in_row == 1 { rows[..board.len()].to_vec() } else { rows };
        let middle = (board.height - 1) / 2 * board.width + (board.width - 1) / 2;
        let all = set(&mut (0..board.len()));
        let centre = set(&mut std::iter::once(middle));
        let rank = |place: usize| {
            let far = |at: usize, side: usize| (2 * at).abs_diff(side - 1).pow(2);
            let distance = far(place / width, height) + far(place % width, width);
            let without = rows.iter().filter(|row| !row.has(place)).count();
            (without << u16::BITS | distance) as u32
        };
        let ranks = (0..board.len()).map(rank).collect();
        let is_near_only = LARGE <= width.min(height);
        Some(Mnk { board, in_row, ranks, next, near, all, centre, is_near_only, rows })
    }

    /// The same with all moves, however far from a stone.
    #[must_use]
    pub fn with_all_moves(self) -> Mnk<B> {
        Mnk { is_near_only: false, ..self }
    }

    /// Whether only moves near a stone are considered.
    pub fn is_near_only(&self) -> bool {
        self.is_near_only
    }

    /// How many rows win.
    pub fn row_count(&self) -> usize {
        self.rows.len()
    }

    /// Who places the next stone.
    fn mover(position: &MnkPosition<B>) -> usize {
        usize::from(position.count % 2)
    }

    /// Whether a stone there completes a row of these.
    fn completes(&self, stones: B, number: usize) -> bool {
        let run = |by: usize| {
            let mut length = 0;
            let mut at = self.next[number][by];
            while at != NOWHERE && stones.has(usize::from(at)) {
                length += 1;
                at = self.next[usize::from(at)][by];
            }
            length
        };
        (0..4).any(|by| self.in_row <= 1 + run(by) + run(by + 4))
    }

    fn with_stone(&self, position: &MnkPosition<B>, number: usize) -> MnkPosition<B> {
        let mover = Mnk::mover(position);
        let is_won = self.completes(position.stones[mover], number);
        let mut stones = position.stones;
        stones[mover] = stones[mover].with(B::one(number));
        MnkPosition { stones, near: position.near.with(self.near[number]), count: position.count + 1, is_won }
    }

    fn free(&self, position: &MnkPosition<B>) -> B {
        let squares = match position.count {
            _ if !self.is_near_only => self.all,
            0 => self.centre,
            _ => position.near,
        };
        squares.without(position.stones[0]).without(position.stones[1])
    }

    /// The contents of a square, by its place in reading order.
    fn at(&self, position: &MnkPosition<B>, place: usize) -> board::Square {
        position.stones.iter().position(|stones| stones.has(place))
    }
}

impl<B: Bits> Game for Mnk<B> {
    type Position = MnkPosition<B>;
    /// The number of a square.
    type Move = u16;
    type Key = [B; 2];

    fn start(&self) -> MnkPosition<B> {
        MnkPosition { stones: [B::default(); 2], near: B::default(), count: 0, is_won: false }
    }

    #[inline]
    fn turn(&self, position: &MnkPosition<B>) -> Turn {
        if position.count.is_multiple_of(2) { Turn::Max } else { Turn::Min }
    }

    #[inline]
    fn moves(&self, position: &MnkPosition<B>) -> impl Iterator<Item = u16> {
        self.free(position).each().map(|number| number as u16)
    }

    #[inline]
    fn play(&self, position: &MnkPosition<B>, by: u16) -> MnkPosition<B> {
        self.with_stone(position, usize::from(by))
    }

    #[inline]
    fn outcome(&self, position: &MnkPosition<B>) -> Option<Score> {
        if position.is_won {
            // By the player who has just moved.
            return Some(if self.turn(position) == Turn::Min { Score::ONE } else { Score::MINUS_ONE });
        }
        (position.count() == self.board.len()).then_some(Score::ZERO)
    }

    fn utilities(&self) -> (Score, Score) {
        (Score::MINUS_ONE, Score::ONE)
    }

    #[inline]
    fn key(&self, position: &MnkPosition<B>) -> [B; 2] {
        position.stones
    }

    fn shape(&self, position: &MnkPosition<B>) -> [B; 2] {
        let turned = |way: Vec<usize>| {
            position.stones.map(|stones| stones.each().fold(B::default(), |set, number| set.with(B::one(way[number]))))
        };
        self.board.symmetries().into_iter().map(turned).min().unwrap_or(position.stones)
    }

    fn longest(&self) -> Option<usize> {
        Some(self.board.len())
    }

    fn ply(&self, position: &MnkPosition<B>) -> Option<usize> {
        Some(position.count())
    }

    fn own_order(&self) -> Option<ChildOrder> {
        Some(ChildOrder::CentreFirst)
    }

    /// Squares in most rows first, and among those the nearest to the centre.
    fn rank(&self, _: &MnkPosition<B>, by: u16) -> u32 {
        self.ranks[usize::from(by)]
    }

    fn by_rules(&self) -> Mnk<B> {
        self.clone().with_all_moves()
    }
}

/// A move is a square: a letter for the column, a number for the row, from the bottom.
impl<B: Bits> Texts for Mnk<B> {
    fn write_position(&self, position: &MnkPosition<B>) -> String {
        self.board.write(|place| self.at(position, place), self.turn(position))
    }

    fn diagram(&self, position: &MnkPosition<B>) -> Option<Diagram> {
        Some(Diagram::marks(self.board, |place| self.at(position, place), false).with_row(self.in_row))
    }

    fn read_position(&self, text: &str) -> Result<MnkPosition<B>, BadText> {
        let (squares, turn) = self.board.read(text, true)?;
        let of = |player: usize| squares.iter().filter(|square| **square == Some(player)).count();
        let impossible = || BadText::new(0, TextProblem::Impossible);
        if of(0) != of(1) + usize::from(turn == Turn::Min) {
            return Err(impossible());
        }
        let mut position = self.start();
        for (place, square) in squares.iter().enumerate() {
            if let Some(player) = *square {
                position.stones[player] = position.stones[player].with(B::one(place));
                position.near = position.near.with(self.near[place]);
                position.count += 1;
            }
        }
        let rows_of = |player: usize| {
            let stones = position.stones[player];
            self.rows.iter().filter(move |row| row.without(stones).is_empty())
        };
        // The last stone was the other player's, and completed all winning rows.
        let mut won = rows_of(1 - Mnk::mover(&position)).copied();
        let last = won.next().map(|row| won.fold(row, B::shared));
        if rows_of(Mnk::mover(&position)).next().is_some() || last.is_some_and(B::is_empty) {
            return Err(impossible());
        }
        position.is_won = last.is_some();
        Ok(position)
    }

    /// Any free square: moves that programs leave out can be played, too.
    fn read_move(&self, position: &MnkPosition<B>, text: &str) -> Result<u16, BadText> {
        if self.outcome(position).is_some() {
            return Err(BadText::new(0, TextProblem::IsOver));
        }
        let free = self.all.without(position.stones[0]).without(position.stones[1]);
        let mut numbers = free.each().map(|number| number as u16);
        let found = numbers.find(|&by| self.write_move(position, by).eq_ignore_ascii_case(text));
        found.ok_or_else(|| BadText::new(0, TextProblem::NoMove(text.to_owned())))
    }

    fn split<'t>(&self, text: &'t str) -> Vec<(usize, &'t str)> {
        record::squares(record::words(text))
    }

    fn write_move(&self, _: &MnkPosition<B>, by: u16) -> String {
        let place = usize::from(by);
        board::name(place % self.board.width, self.board.height - place / self.board.width)
    }
}

/// By the number of own stones in a row without an opponent's.
const OPEN_ROWS: [Feature; 4] = [
    Feature { id: "rows-with-one", weight: 1.0 },
    Feature { id: "rows-with-two", weight: 3.0 },
    Feature { id: "rows-with-three", weight: 10.0 },
    Feature { id: "rows-with-four", weight: 30.0 },
];

impl<B: Bits> Features for Mnk<B> {
    fn features(&self) -> &'static [Feature] {
        // Enough to complete a row would end the game.
        &OPEN_ROWS[..OPEN_ROWS.len().min(self.in_row - 1)]
    }

    fn count(&self, position: &MnkPosition<B>) -> FeatureCounts {
        let mut counts = [0; MOST_FEATURES];
        let most = self.features().len();
        for row in &self.rows {
            let [own, others] = position.stones.map(|stones| stones.shared(*row).count() as usize);
            let open = if own == 0 { others } else { own };
            if (own == 0) != (others == 0) && open < self.in_row {
                counts[open.min(most) - 1] += if own == 0 { -1 } else { 1 };
            }
        }
        counts
    }
}

impl<B: Bits> Calm for Mnk<B> {
    fn usual_unrest(&self) -> Option<Unrest> {
        Some(Unrest::Threat)
    }

    fn unrest(&self, position: &MnkPosition<B>) -> Option<Unrest> {
        let wins = |stones: B| self.free(position).each().any(|number| self.completes(stones, number));
        position.stones.into_iter().any(wins).then_some(Unrest::Threat)
    }
}

impl<B: Bits> Solve for Mnk<B> {
    fn too_large(&self, from: &MnkPosition<B>) -> Option<TooLarge> {
        // On any board two in a row soon occur, and three on all but the smallest.
        let most = match self.in_row {
            ..=2 => return None,
            3 => 81,
            _ => 25,
        };
        TooLarge::check(FREE_SQUARES, (self.board.len() - from.count()) as u64, most)
    }
}

pub(super) const ROW: GameRow = GameRow { id: "mnk", name: "m,n,k", options: &[MNK, ALL_MOVES] };

/// Width, height, and number in a row.
pub(super) const MNK: GameOption = GameOption {
    id: "mnk",
    kind: OptionKind::Text { read: |text| numbers(text, ',', 3), needed: "three numbers such as 4,4,3 are needed" },
    value: "4,4,3",
    help: "Width, height, and number in a row (mnk only)",
    sample: "4,3,3",
    is_size: true,
};

/// Includes the moves that a program leaves out.
pub(super) const ALL_MOVES: GameOption = GameOption {
    id: "all-moves",
    kind: OptionKind::Flag,
    value: "",
    help: "On large boards, include moves far from any stone",
    sample: "",
    is_size: false,
};

/// By default three in a row on nine squares.
pub(super) fn choose<V: Visitor>(options: &Options, visitor: V) -> Result<V::Output, BadGame> {
    let chosen = options.numbers(&MNK).and_then(|numbers| <[usize; 3]>::try_from(numbers).ok());
    play(chosen.unwrap_or([3, 3, 3]).into(), options, visitor)
}

/// With this width, height, and number in a row.
pub(super) fn play<V: Visitor>(
    (width, height, in_row): (usize, usize, usize),
    options: &Options,
    visitor: V,
) -> Result<V::Output, BadGame> {
    if width.saturating_mul(height) <= u64::SIZE {
        hand(Mnk::<u64>::new(width, height, in_row), options, visitor)
    } else {
        hand(Mnk::<Wide>::new(width, height, in_row), options, visitor)
    }
}

fn hand<B: Bits, V: Visitor>(game: Option<Mnk<B>>, options: &Options, visitor: V) -> Result<V::Output, BadGame>
where
    Mnk<B>: Into<AnyGame>,
{
    let game = game.ok_or(BadGame::Size("sides of 1 to 19, and no longer row than the longer side"))?;
    Ok(visitor.visit(if options.get(&ALL_MOVES).is_some() { game.with_all_moves() } else { game }))
}
