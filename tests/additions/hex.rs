//! Hex: players take turns to put a stone on a free cell. The first connects the top edge with the bottom one, the second the left edge
//! with the right one; on a full board exactly one has succeeded. In Reverse Hex that player has lost.

use secateur::score::{Score, Turn};

use super::GameRow;
use crate::board::{self, Board};
use crate::options::{OptionKind, SIZE};
use crate::{
    BadGame, BadText, Calm, Diagram, Feature, FeatureCounts, Features, Game, GameOption, MOST_FEATURES, Options, Solve,
    TextProblem, Texts, Visitor,
};

/// A board of one size, with at most 32 cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hex {
    board: Board,
    is_reverse: bool,
}

/// By player: a bit for each cell with a stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HexPosition([u32; 2]);

impl Hex {
    fn at(position: &HexPosition, place: usize) -> Option<usize> {
        (0..2).find(|&player| position.0[player] & 1 << place != 0)
    }

    fn places(&self, is_one: impl Fn(usize, usize) -> bool) -> u32 {
        let Board { width, height } = self.board;
        (0..width * height).filter(|place| is_one(place % width, place / width)).fold(0, |set, place| set | 1 << place)
    }

    /// Whether a player's stones connect the player's two edges.
    fn has_connected(&self, HexPosition(stones): &HexPosition, player: usize) -> bool {
        let Board { width, height } = self.board;
        let edge = |far: bool| {
            self.places(|column, row| {
                if player == 0 {
                    row == if far { height - 1 } else { 0 }
                } else {
                    column == if far { width - 1 } else { 0 }
                }
            })
        };
        let mut reached = edge(false) & stones[player];
        loop {
            let next = self.places(|column, row| {
                let beside = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1)].into_iter().any(|(right, down)| {
                    let cell = column.checked_add_signed(right).zip(row.checked_add_signed(down));
                    cell.is_some_and(|(column, row)| {
                        column < width && row < height && reached & 1 << (row * width + column) != 0
                    })
                });
                beside || reached & 1 << (row * width + column) != 0
            }) & stones[player];
            if next == reached {
                return reached & edge(true) != 0;
            }
            reached = next;
        }
    }
}

impl Game for Hex {
    type Position = HexPosition;
    type Move = u8;
    type Key = HexPosition;

    fn start(&self) -> HexPosition {
        HexPosition([0; 2])
    }

    fn turn(&self, HexPosition([first, second]): &HexPosition) -> Turn {
        if first.count_ones() == second.count_ones() { Turn::Max } else { Turn::Min }
    }

    fn moves(&self, position: &HexPosition) -> impl Iterator<Item = u8> {
        (0..self.board.len()).filter(|&place| Hex::at(position, place).is_none()).map(|place| place as u8)
    }

    fn play(&self, position: &HexPosition, by: u8) -> HexPosition {
        let HexPosition(mut stones) = *position;
        stones[usize::from(self.turn(position) == Turn::Min)] |= 1 << by;
        HexPosition(stones)
    }

    fn outcome(&self, position: &HexPosition) -> Option<Score> {
        let winner = (0..2).find(|&player| self.has_connected(position, player))?;
        Some(if (winner == 0) == self.is_reverse { Score::MINUS_ONE } else { Score::ONE })
    }

    fn utilities(&self) -> (Score, Score) {
        (Score::MINUS_ONE, Score::ONE)
    }

    fn key(&self, position: &HexPosition) -> HexPosition {
        *position
    }

    fn longest(&self) -> Option<usize> {
        Some(self.board.len())
    }
}

impl Texts for Hex {
    fn write_position(&self, position: &HexPosition) -> String {
        self.board.write(|place| Hex::at(position, place), self.turn(position))
    }

    fn read_position(&self, text: &str) -> Result<HexPosition, BadText> {
        let (squares, turn) = self.board.read(text, true)?;
        let mut stones = [0; 2];
        for (place, player) in squares.into_iter().enumerate().filter_map(|(place, square)| Some((place, square?))) {
            stones[player] |= 1 << place;
        }
        let position = HexPosition(stones);
        if turn == self.turn(&position) { Ok(position) } else { Err(BadText::new(0, TextProblem::Impossible)) }
    }

    fn diagram(&self, position: &HexPosition) -> Option<Diagram> {
        Some(Diagram::marks(self.board, |place| Hex::at(position, place), true))
    }

    fn write_move(&self, _: &HexPosition, by: u8) -> String {
        let place = usize::from(by);
        board::name(place % self.board.width, place / self.board.width + 1)
    }
}

/// Stones with others of the same player to the right or below.
impl Features for Hex {
    fn features(&self) -> &'static [Feature] {
        &[Feature { id: "pairs", weight: 1.0 }]
    }

    fn count(&self, HexPosition(stones): &HexPosition) -> FeatureCounts {
        let inner = self.places(|column, _| column + 1 < self.board.width);
        let [first, second] = stones.map(|own| {
            let pairs = own & inner & own >> 1 | own & own >> self.board.width;
            pairs.count_ones() as i32
        });
        let mut counts = [0; MOST_FEATURES];
        counts[0] = first - second;
        counts
    }
}

impl Calm for Hex {}

impl Solve for Hex {}

pub(super) const ROW: GameRow = GameRow { id: "hex", name: "Hex", options: &[SIZE.such_as("4x4"), REVERSE] };

/// Whether connecting loses.
pub(super) const REVERSE: GameOption = GameOption {
    id: "reverse",
    kind: OptionKind::Flag,
    value: "",
    help: "Whoever connects loses (Hex only)",
    sample: "",
    is_size: false,
};

pub(super) fn choose<V: Visitor>(options: &Options, visitor: V) -> Result<V::Output, BadGame> {
    let (width, height) = options.board_size().unwrap_or((3, 3));
    if !(1..=5).contains(&width) || !(1..=5).contains(&height) {
        return Err(BadGame::Size("sides of 1 to 5"));
    }
    Ok(visitor.visit(Hex { board: Board { width, height }, is_reverse: options.get(&REVERSE).is_some() }))
}
