//! Positions and moves as in game records (Portable Draughts Notation): `B:W21,K30:B1,2`, `11-15`, `15x22x31`.

use std::fmt::Write;

use super::board::{DraughtsBoard, bits};
use super::pieces::{Colour, DraughtsKey, DraughtsMove, last_row};
use super::{BadText, TextProblem};

/// A part of a text and the number of characters before it.
#[derive(Clone, Copy)]
struct TextSlice<'a> {
    at: usize,
    text: &'a str,
}

impl<'a> TextSlice<'a> {
    fn bad(self, problem: TextProblem) -> BadText {
        BadText::new(self.at, problem)
    }

    fn trimmed(self) -> TextSlice<'a> {
        let rest = self.text.trim_start();
        let spaces = self.text[..self.text.len() - rest.len()].chars().count();
        TextSlice { at: self.at + spaces, text: rest.trim_end() }
    }

    /// The parts between separators.
    fn split(self, separator: char) -> impl Iterator<Item = TextSlice<'a>> {
        self.text.split(separator).scan(self.at, |next, text| {
            let at = *next;
            *next += text.chars().count() + 1;
            Some(TextSlice { at, text }.trimmed())
        })
    }

    /// The player whose letter comes first, and the rest.
    fn player(self) -> Result<(Colour, TextSlice<'a>), BadText> {
        let colours = [('B', Colour::Black), ('W', Colour::White)];
        let found = colours.into_iter().find_map(|(letter, colour)| Some((colour, self.text.strip_prefix(letter)?)));
        let (colour, text) = found.ok_or_else(|| self.bad(TextProblem::NoPlayer))?;
        Ok((colour, TextSlice { at: self.at + 1, text }.trimmed()))
    }
}

/// Reads a position, with an optional final full stop.
pub(super) fn read_position(board: DraughtsBoard, text: &str) -> Result<DraughtsKey, BadText> {
    let whole = TextSlice { at: 0, text }.trimmed();
    let whole = TextSlice { text: whole.text.strip_suffix('.').unwrap_or(whole.text), ..whole };
    let mut sections = whole.split(':');
    let turn = sections.next().unwrap_or(whole);
    let (mover, rest) = turn.player().map_err(|bad| BadText { problem: TextProblem::NoMover, ..bad })?;
    if !rest.text.is_empty() {
        return Err(turn.bad(TextProblem::NoMover));
    }
    let mut pieces = DraughtsKey { black: 0, white: 0, kings: 0, mover };
    let mut seen = Vec::new();
    for section in sections {
        let (colour, squares) = section.player()?;
        if seen.contains(&colour) {
            return Err(section.bad(TextProblem::BothPlayers));
        }
        seen.push(colour);
        for piece in squares.split(',').filter(|_| !squares.text.is_empty()) {
            place(board, &mut pieces, colour, piece)?;
        }
    }
    if seen.len() == 2 { Ok(pieces) } else { Err(whole.bad(TextProblem::BothPlayers)) }
}

/// Places a piece on the board.
fn place(board: DraughtsBoard, pieces: &mut DraughtsKey, colour: Colour, piece: TextSlice<'_>) -> Result<(), BadText> {
    let (number, is_king) = piece.text.strip_prefix('K').map_or((piece.text, false), |number| (number, true));
    let number = number.parse().ok().filter(|_| number.bytes().all(|byte| byte.is_ascii_digit()));
    let square = number.and_then(|number| board.square(number)).ok_or_else(|| piece.bad(TextProblem::Number))?;
    if (pieces.black | pieces.white) & square != 0 {
        return Err(piece.bad(TextProblem::Taken));
    }
    let is_full = board.upper(board.rows_of_men()).count_ones() <= pieces.pieces_of(colour).count_ones();
    if is_full || !is_king && square & last_row(board, colour) != 0 {
        // A player cannot have more pieces than at the start, and a man on the last row would be a king.
        return Err(piece.bad(TextProblem::Impossible));
    }
    match colour {
        Colour::Black => pieces.black |= square,
        Colour::White => pieces.white |= square,
    }
    pieces.kings |= if is_king { square } else { 0 };
    Ok(())
}

/// Writes a position.
pub(super) fn write_position(board: DraughtsBoard, pieces: &DraughtsKey) -> String {
    let mut text = String::from(if pieces.mover == Colour::Black { "B" } else { "W" });
    for (letter, squares) in [('W', pieces.white), ('B', pieces.black)] {
        let _ = write!(text, ":{letter}");
        for (index, square) in bits(squares).enumerate() {
            let comma = if index == 0 { "" } else { "," };
            let king = if pieces.kings & square == 0 { "" } else { "K" };
            let _ = write!(text, "{comma}{king}{}", board.number(square));
        }
    }
    text
}

/// Writes a move with all its squares.
pub(super) fn write_move(board: DraughtsBoard, by: DraughtsMove) -> String {
    let sign = if by.captured() == 0 { "-" } else { "x" };
    let numbers: Vec<String> = by.squares().map(|square| board.number(square).to_string()).collect();
    numbers.join(sign)
}

/// Reads a move of a position; for a capture, its first and last square are enough if they are unique. Squares may be separated by `-`, or
/// in a capture by `x` or `:`, and annotations may follow.
pub(super) fn read_move(board: DraughtsBoard, pieces: &DraughtsKey, text: &str) -> Option<DraughtsMove> {
    let typed = text.trim_end_matches(['!', '?']).to_ascii_lowercase().replace(':', "x");
    let text = typed.replace('x', "-");
    let is_said = |by: DraughtsMove| 0 < by.captured() || text == typed;
    let long = |by| write_move(board, by).replace('x', "-");
    if let Some(by) = pieces.moves(board).find(|&by| long(by) == text && is_said(by)) {
        return Some(by);
    }
    let short = |by: DraughtsMove| format!("{}-{}", board.number(by.from()), board.number(by.to()));
    let mut alike = pieces.moves(board).filter(|&by| 0 < by.captured() && short(by) == text);
    alike.next().filter(|_| alike.next().is_none())
}
