//! Positions and moves as texts, both ways. No search needs them.

use std::error::Error;
use std::fmt;

use secateur::score::Turn;

use super::board::Board;
use super::{Diagram, Game, Occupant, record};

/// A game whose positions and moves are written and read.
pub trait Texts: Game {
    /// The position as text that reads back as the same.
    fn write_position(&self, position: &Self::Position) -> String;

    /// The position that a text stands for.
    fn read_position(&self, text: &str) -> Result<Self::Position, BadText>;

    /// The drawn position, if the game can draw it.
    fn diagram(&self, _position: &Self::Position) -> Option<Diagram> {
        None
    }

    /// A drawn position after a move from another one, with the move marked.
    fn diagram_after(&self, before: &Self::Position, position: &Self::Position) -> Option<Diagram> {
        Some(self.diagram(position)?.after(&self.diagram(before)?))
    }

    /// The contents of a board as the text of a position, whether or not it can occur, in a game with a board of squares.
    fn write_diagram(&self, diagram: &Diagram, mover: Turn) -> String {
        let at = |place: usize| match diagram.squares[place] {
            Occupant::Piece { is_second, .. } => Some(usize::from(is_second)),
            _ => None,
        };
        Board { width: diagram.columns, height: diagram.rows() }.write(at, mover)
    }

    /// A move of the position: a name that the notation reads.
    fn write_move(&self, position: &Self::Position, by: Self::Move) -> String;

    /// The move of the position that a text stands for.
    fn read_move(&self, position: &Self::Position, text: &str) -> Result<Self::Move, BadText> {
        if self.outcome(position).is_some() {
            return Err(BadText::new(0, TextProblem::IsOver));
        }
        let found = self.moves(position).find(|&by| self.write_move(position, by).eq_ignore_ascii_case(text));
        found.ok_or_else(|| BadText::new(0, TextProblem::NoMove(text.to_owned())))
    }

    /// The moves of a text, each with its start: the words of a record, unless the game writes its moves without spaces.
    fn split<'t>(&self, text: &'t str) -> Vec<(usize, &'t str)> {
        record::words(text)
    }

    /// A move that records leave out, since the mover has no other.
    fn left_out(&self, _position: &Self::Position) -> Option<Self::Move> {
        None
    }

    /// The text of moves; some games write theirs without spaces.
    fn join<T: AsRef<str>>(&self, moves: &[T]) -> String {
        let moves: Vec<&str> = moves.iter().map(AsRef::as_ref).collect();
        moves.join(if self.split("11").len() == 1 { " " } else { "" })
    }

    /// The text of moves played one after the other.
    fn write_moves(&self, from: &Self::Position, played: &LineOfPlay<Self>) -> String {
        let before = [from].into_iter().chain(played.iter().map(|(_, position)| position));
        let moves: Vec<String> = before.zip(played).map(|(position, (by, _))| self.write_move(position, *by)).collect();
        self.join(&moves)
    }

    /// The position after a move played before the search, which is not part of the search's path.
    fn advance(&self, position: &Self::Position, by: Self::Move) -> Self::Position {
        self.play(position, by)
    }

    /// All moves of a text, one after the other, with the resulting positions; including those that it leaves out.
    fn replay(&self, from: &Self::Position, text: &str) -> Result<LineOfPlay<Self>, BadText> {
        let mut played: LineOfPlay<Self> = Vec::new();
        for (at, word) in self.split(text) {
            let position = played.last().map_or(from, |(_, position)| position);
            let mut found = self.read_move(position, word);
            if let Some(by) = self.left_out(position).filter(|_| found.is_err()) {
                let next = self.advance(position, by);
                found = self.read_move(&next, word);
                played.push((by, next));
            }
            let by = found.map_err(|bad| BadText { at: at + bad.at, ..bad })?;
            let next = self.advance(played.last().map_or(from, |(_, position)| position), by);
            played.push((by, next));
        }
        Ok(played)
    }
}

/// Moves one after the other, each with the resulting position.
pub type LineOfPlay<G> = Vec<(<G as Game>::Move, <G as Game>::Position)>;

/// Why a text is invalid, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadText {
    /// The number of characters before it.
    pub at: usize,
    /// What is wrong.
    pub problem: TextProblem,
}

impl BadText {
    pub(super) fn new(at: usize, problem: TextProblem) -> BadText {
        BadText { at, problem }
    }
}

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TextProblem {
    /// An unexpected character.
    Sign(char),
    /// A wrong number of rows.
    Rows {
        /// The number of rows of the board.
        expected: usize,
    },
    /// A wrong number of squares or pits in a row.
    Squares {
        /// The number in a row of the board.
        expected: usize,
    },
    /// Not a whole number, or one that is too large.
    Number,
    /// It does not say who is to move.
    NoMover,
    /// Impossible in any game: pieces that cannot be there, or too many.
    Impossible,
    /// A player's letter is missing, `B` or `W`.
    NoPlayer,
    /// It does not list the pieces of each player once.
    BothPlayers,
    /// Two pieces on one square.
    Taken,
    /// A missing field among board, turn, castling and en passant, or extra ones after these and two counters.
    Fields,
    /// A player has no king, or several, or the kings are adjacent.
    Kings,
    /// The king of the player who has just moved can be captured.
    Check,
    /// King or rook are not on their castling squares.
    Castling,
    /// No pawn can have passed that square.
    EnPassant,
    /// Not a move of the position.
    NoMove(String),
    /// A move after the end of the game.
    IsOver,
}

impl fmt::Display for BadText {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "character {}: {}", self.at + 1, self.problem)
    }
}

impl fmt::Display for TextProblem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextProblem::Sign(sign) => write!(out, "“{sign}” means nothing here"),
            TextProblem::Rows { expected } => write!(out, "the board has {expected} rows"),
            TextProblem::Squares { expected } => write!(out, "a row has {expected} places"),
            TextProblem::Number => out.write_str("a whole number is missing, or is too large"),
            TextProblem::NoMover => out.write_str("the player to move is missing"),
            TextProblem::Impossible => out.write_str("no game can reach this position"),
            TextProblem::NoPlayer => out.write_str("a player is missing, “B” or “W”"),
            TextProblem::BothPlayers => out.write_str("each player’s pieces must be given once"),
            TextProblem::Taken => out.write_str("a piece already stands on this square"),
            TextProblem::Fields => {
                out.write_str("a position is a board, a turn, castling, en passant and two counters")
            }
            TextProblem::Kings => out.write_str("each player has one king, and no king stands beside the other"),
            TextProblem::Check => out.write_str("whoever has just moved has left the king in check"),
            TextProblem::Castling => out.write_str("the king or the rook has left its square"),
            TextProblem::EnPassant => out.write_str("no pawn can have passed over this square"),
            TextProblem::NoMove(text) => write!(out, "“{text}” is not a move here"),
            TextProblem::IsOver => out.write_str("the game is over before this move"),
        }
    }
}

impl Error for BadText {}
