//! English draughts (checkers) on 8 × 8 squares, and on small boards of 6 × 6 and 4 × 4 with fewer rows of men. Captures are mandatory,
//! with all jumps that the piece can then make; a player without moves loses. Black is the first player.
//!
//! By the rules a position may be repeated, and games may last forever; in a tree, a repetition on a path is a draw.

use secateur::score::{Score, Turn};
use secateur::search::ChildOrder;

use super::GameRow;
use crate::options::SIZE;
use crate::path::Path;
use crate::solve::{self, Solution, Solve};
use crate::{
    BadGame, BadText, BoardDetail, BoardLines, Calm, Dark, Diagram, Feature, FeatureCounts, Features, Game, Ground,
    MOST_FEATURES, Occupant, Options, TextProblem, Texts, Unrest, Utility, Visitor, record,
};
use board::DraughtsBoard;

mod board;
mod pieces;
mod text;

pub use pieces::{Colour, DraughtsKey, DraughtsMove};

/// Draughts on a board of one size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draughts {
    board: DraughtsBoard,
    /// Whether a repetition on a path ends the game.
    repeats: bool,
}

/// A position, and the part of its path that can be repeated.
#[derive(Clone, Debug)]
pub struct DraughtsPosition {
    pieces: DraughtsKey,
    path: Path<DraughtsKey>,
    /// How many plies ago the same position occurred.
    repeated: Option<usize>,
}

impl DraughtsPosition {
    /// Without a known history.
    fn new(pieces: DraughtsKey) -> DraughtsPosition {
        DraughtsPosition { pieces, path: Path::new(), repeated: None }
    }
}

impl Draughts {
    /// The game on a board with this many rows: 8, 6 or 4, with three, two or one rows of men per player at the start. None for any other
    /// size.
    ///
    /// ```
    /// use secateur_games::{Draughts, Game};
    /// let draughts = Draughts::new(8).unwrap();
    /// assert_eq!(draughts.moves(&draughts.start()).count(), 7);
    /// ```
    pub fn new(rows: usize) -> Option<Draughts> {
        Some(Draughts { board: DraughtsBoard::new(rows)?, repeats: true })
    }
}

/// The first player moves down the board.
fn turn(colour: Colour) -> Turn {
    match colour {
        Colour::Black => Turn::Max,
        Colour::White => Turn::Min,
    }
}

impl Game for Draughts {
    type Position = DraughtsPosition;
    type Move = DraughtsMove;
    type Key = DraughtsKey;

    const REPEATS: bool = true;

    fn start(&self) -> DraughtsPosition {
        let rows = self.board.rows_of_men();
        let (black, white) = (self.board.upper(rows), self.board.lower(rows));
        DraughtsPosition::new(DraughtsKey { black, white, kings: 0, mover: Colour::Black })
    }

    fn turn(&self, position: &DraughtsPosition) -> Turn {
        turn(position.pieces.mover)
    }

    fn moves(&self, position: &DraughtsPosition) -> impl Iterator<Item = DraughtsMove> {
        position.pieces.moves(self.board)
    }

    fn own_order(&self) -> Option<ChildOrder> {
        Some(ChildOrder::CapturesFirst)
    }

    /// The longest captures, then steps forward, then steps backward.
    fn rank(&self, position: &DraughtsPosition, by: DraughtsMove) -> u32 {
        let is_backward = by.is_down() != (position.pieces.mover == Colour::Black);
        2 * (u32::from(u16::MAX) - by.captured() as u32) + u32::from(is_backward)
    }

    fn play(&self, position: &DraughtsPosition, by: DraughtsMove) -> DraughtsPosition {
        let DraughtsPosition { pieces, path, .. } = position;
        let after = pieces.after(self.board, by);
        if !self.repeats || !pieces.can_be_undone(by) {
            return DraughtsPosition::new(after);
        }
        let path = path.and(*pieces);
        DraughtsPosition { pieces: after, repeated: path.back_to(&after), path }
    }

    fn outcome(&self, position: &DraughtsPosition) -> Option<Score> {
        if !position.pieces.can_move(self.board) {
            return Some(if position.pieces.mover == Colour::Black { Score::MINUS_ONE } else { Score::ONE });
        }
        self.repeated(position).map(|_| Score::ZERO)
    }

    fn utilities(&self) -> (Score, Score) {
        (Score::MINUS_ONE, Score::ONE)
    }

    fn key(&self, position: &DraughtsPosition) -> DraughtsKey {
        position.pieces
    }

    fn repeated(&self, position: &DraughtsPosition) -> Option<usize> {
        position.repeated.filter(|_| self.repeats)
    }

    fn by_rules(&self) -> Draughts {
        Draughts { repeats: false, ..self.clone() }
    }
}

/// `B:W21,K30:B1,2`, as in PDN: who moves, and the squares of both players, numbered from 1 in reading order. A move is `11-15`, a capture
/// `15x22x31`.
/// Alternating dark squares, which are the ones in use.
const GROUND: Ground = Ground {
    lines: BoardLines::Frame,
    dark: Dark::Used,
    has_marks: false,
    pieces: &[
        Occupant::Piece { is_second: false, is_king: false },
        Occupant::Piece { is_second: true, is_king: false },
        Occupant::Piece { is_second: false, is_king: true },
        Occupant::Piece { is_second: true, is_king: true },
    ],
    players: Some(["moves-black", "moves-white"]),
    told: BoardDetail::Pieces,
    is_pressed: false,
};

impl Texts for Draughts {
    fn write_position(&self, position: &DraughtsPosition) -> String {
        text::write_position(self.board, &position.pieces)
    }

    fn diagram(&self, position: &DraughtsPosition) -> Option<Diagram> {
        let DraughtsKey { black, white, kings, .. } = position.pieces;
        let at = |index: usize| {
            let square = self.board.square(index + 1).unwrap_or_default();
            let is_king = kings & square != 0;
            match (black & square != 0, white & square != 0) {
                (true, _) => Occupant::Piece { is_second: false, is_king },
                (_, true) => Occupant::Piece { is_second: true, is_king },
                _ => Occupant::Empty,
            }
        };
        let side = self.board.rows();
        let cell = |place: usize| {
            let is_dark = (place / side + place % side) % 2 == 1;
            if is_dark { at(place / 2) } else { Occupant::Outside }
        };
        Some(Diagram::new(&GROUND, side, (0..side * side).map(cell).collect(), [Vec::new(), Vec::new()]))
    }

    /// Dark squares are numbered from 1.
    fn write_diagram(&self, diagram: &Diagram, mover: Turn) -> String {
        let of = |player: bool| {
            let squares = diagram.squares.iter().filter(|cell| **cell != Occupant::Outside).zip(1..);
            let own = squares.filter_map(|(cell, number)| match *cell {
                Occupant::Piece { is_second, is_king } if is_second == player => {
                    Some(format!("{}{number}", if is_king { "K" } else { "" }))
                }
                _ => None,
            });
            own.collect::<Vec<_>>().join(",")
        };
        format!("{}:W{}:B{}", if mover == Turn::Min { "W" } else { "B" }, of(true), of(false))
    }

    fn read_position(&self, text: &str) -> Result<DraughtsPosition, BadText> {
        text::read_position(self.board, text).map(DraughtsPosition::new)
    }

    fn write_move(&self, _: &DraughtsPosition, by: DraughtsMove) -> String {
        text::write_move(self.board, by)
    }

    fn split<'t>(&self, text: &'t str) -> Vec<(usize, &'t str)> {
        record::without_result(record::words(text))
    }

    fn advance(&self, position: &DraughtsPosition, by: DraughtsMove) -> DraughtsPosition {
        DraughtsPosition::new(position.pieces.after(self.board, by))
    }

    fn read_move(&self, position: &DraughtsPosition, text: &str) -> Result<DraughtsMove, BadText> {
        if self.outcome(position).is_some() {
            return Err(BadText::new(0, TextProblem::IsOver));
        }
        let found = text::read_move(self.board, &position.pieces, text);
        found.ok_or_else(|| BadText::new(0, TextProblem::NoMove(text.to_owned())))
    }
}

/// Men, kings, and steps that could be made if captures were not mandatory.
impl Features for Draughts {
    fn features(&self) -> &'static [Feature] {
        &[
            Feature { id: "men", weight: 1.0 },
            Feature { id: "kings", weight: 1.5 },
            Feature { id: "mobility", weight: 0.1 },
        ]
    }

    fn count(&self, position: &DraughtsPosition) -> FeatureCounts {
        let pieces = &position.pieces;
        let of = |colour| {
            let (own, mobility) = (pieces.pieces_of(colour), pieces.mobility(self.board, colour));
            [(own & !pieces.kings).count_ones(), (own & pieces.kings).count_ones(), mobility]
        };
        let mut counts = [0; MOST_FEATURES];
        for ((count, black), white) in counts.iter_mut().zip(of(Colour::Black)).zip(of(Colour::White)) {
            *count = black as i32 - white as i32;
        }
        counts
    }
}

impl Calm for Draughts {
    fn usual_unrest(&self) -> Option<Unrest> {
        Some(Unrest::Capture)
    }

    fn unrest(&self, position: &DraughtsPosition) -> Option<Unrest> {
        position.pieces.can_capture(self.board, position.pieces.mover).then_some(Unrest::Capture)
    }

    fn standing(&self) -> Option<DraughtsMove> {
        Some(DraughtsMove::NONE)
    }

    fn is_capture(&self, _: &DraughtsPosition, by: DraughtsMove) -> bool {
        0 < by.captured()
    }
}

impl Solve for Draughts {
    fn solve_by(
        &self,
        from: &DraughtsPosition,
        _: usize,
        utility: Utility,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<Solution<DraughtsMove>> {
        solve::by_graph(self, from, utility, goes_on)
    }
}

pub(super) const ROW: GameRow = GameRow { id: "draughts", name: "draughts", options: &[SIZE.such_as("6x6")] };

/// The game with these options, by default on 8 × 8 squares.
pub(super) fn choose<V: Visitor>(options: &Options, visitor: V) -> Result<V::Output, BadGame> {
    let (width, height) = options.size().unwrap_or((8, 8));
    let game = Some(width).filter(|_| width == height).and_then(Draughts::new);
    Ok(visitor.visit(game.ok_or(BadGame::Size("8x8, 6x6 and 4x4"))?))
}
