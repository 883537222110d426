//! Positions as text: Forsyth–Edwards Notation, each error with its place.
//!
//! Positions that the crate accepts but the rules of chess do not allow are refused here, above all adjacent kings: one could capture the
//! other.

use cozy_chess::{BitBoard, Board, BoardBuilder, BoardBuilderError, Color, File, Piece, Rank, Square, get_king_moves};

use secateur::score::Turn;

use super::{BadText, TextProblem};
use crate::{Diagram, Man, Occupant};

/// A part of a text and the number of characters before it.
#[derive(Clone, Copy)]
struct FenPart<'a> {
    at: usize,
    text: &'a str,
}

impl<'a> FenPart<'a> {
    fn bad<T>(self, problem: TextProblem) -> Result<T, BadText> {
        Err(BadText::new(self.at, problem))
    }

    /// The pieces between separator characters.
    fn split(self, separates: fn(char) -> bool) -> impl Iterator<Item = FenPart<'a>> {
        self.text.split(separates).scan(self.at, |next, text| {
            let at = *next;
            *next += text.chars().count() + 1;
            Some(FenPart { at, text })
        })
    }

    /// Each of its characters.
    fn signs(self) -> impl Iterator<Item = (char, FenPart<'a>)> {
        (self.at..).zip(self.text.chars()).map(move |(at, sign)| (sign, FenPart { at, ..self }))
    }
}

/// Reads a position; the two counters may be left out.
pub(super) fn read(text: &str) -> Result<Board, BadText> {
    let whole = FenPart { at: 0, text };
    let fields: Vec<FenPart<'_>> = whole.split(char::is_whitespace).filter(|field| !field.text.is_empty()).collect();
    let [squares, turn, castling, en_passant, ref counters @ ..] = fields[..] else {
        return whole.bad(TextProblem::Fields);
    };
    if let [_, _, more, ..] = counters {
        return more.bad(TextProblem::Fields);
    }
    let mut builder = BoardBuilder::empty();
    read_board(&mut builder, squares)?;
    builder.side_to_move = match turn.text {
        "w" => Color::White,
        "b" => Color::Black,
        _ => return turn.bad(TextProblem::NoMover),
    };
    check_kings(&builder, squares)?;
    read_castling(&mut builder, castling)?;
    read_en_passant(&mut builder, en_passant)?;
    for (counter, number) in counters.iter().map(|counter| counter.text.parse::<u32>()).enumerate() {
        let Ok(number) = number else { return counters[counter].bad(TextProblem::Number) };
        // No rule here uses them: what exceeds the crate's range becomes its maximum.
        match counter {
            0 => builder.halfmove_clock = number.min(100) as u8,
            _ => builder.fullmove_number = number.clamp(1, u16::MAX.into()) as u16,
        }
    }
    builder.build().or_else(|error| match error {
        BoardBuilderError::InvalidCastlingRights => castling.bad(TextProblem::Castling),
        BoardBuilderError::InvalidEnPassant => en_passant.bad(TextProblem::EnPassant),
        _ => squares.bad(TextProblem::Check),
    })
}

fn read_board(builder: &mut BoardBuilder, squares: FenPart<'_>) -> Result<(), BadText> {
    let rows: Vec<FenPart<'_>> = squares.split(|sign| sign == '/').collect();
    if rows.len() != Rank::NUM || squares.text.ends_with('/') {
        return squares.bad(TextProblem::Rows { expected: Rank::NUM });
    }
    for (row, &rank) in rows.into_iter().zip(Rank::ALL.iter().rev()) {
        let (mut file, mut is_after_number) = (0, false);
        for (sign, part) in row.signs() {
            if let Some(empty) = sign.to_digit(9).filter(|empty| 0 < *empty) {
                // Adjacent empty squares are one number.
                if is_after_number {
                    return part.bad(TextProblem::Sign(sign));
                }
                is_after_number = true;
                file += empty as usize;
                continue;
            }
            is_after_number = false;
            let Ok(piece) = Piece::try_from(sign.to_ascii_lowercase()) else {
                return part.bad(TextProblem::Sign(sign));
            };
            let color = if sign.is_ascii_uppercase() { Color::White } else { Color::Black };
            let Some(file_of_piece) = File::try_index(file) else {
                return row.bad(TextProblem::Squares { expected: File::NUM });
            };
            *builder.square_mut(Square::new(file_of_piece, rank)) = Some((piece, color));
            file += 1;
        }
        if file != File::NUM {
            return row.bad(TextProblem::Squares { expected: File::NUM });
        }
    }
    check_numbers(builder, squares)
}

/// The squares of one kind of piece.
fn squares_of(builder: &BoardBuilder, wanted: impl Fn(Piece, Color) -> bool) -> BitBoard {
    let has = |square: &Square| builder.square(*square).is_some_and(|(piece, color)| wanted(piece, color));
    Square::ALL.into_iter().filter(has).collect()
}

fn check_numbers(builder: &BoardBuilder, squares: FenPart<'_>) -> Result<(), BadText> {
    for color in Color::ALL {
        let of = |kind| squares_of(builder, |piece, whose| piece == kind && whose == color).len();
        if of(Piece::King) != 1 {
            return squares.bad(TextProblem::Kings);
        }
        if 8 < of(Piece::Pawn) || 16 < squares_of(builder, |_, whose| whose == color).len() {
            return squares.bad(TextProblem::Impossible);
        }
    }
    let edges = Rank::First.bitboard() | Rank::Eighth.bitboard();
    let at_the_edge = edges & squares_of(builder, |piece, _| piece == Piece::Pawn);
    if at_the_edge.is_empty() { Ok(()) } else { squares.bad(TextProblem::Impossible) }
}

fn check_kings(builder: &BoardBuilder, squares: FenPart<'_>) -> Result<(), BadText> {
    let kings = squares_of(builder, |piece, _| piece == Piece::King);
    let touch = kings.into_iter().any(|king| !(get_king_moves(king) & kings).is_empty());
    if touch { squares.bad(TextProblem::Kings) } else { Ok(()) }
}

fn read_castling(builder: &mut BoardBuilder, castling: FenPart<'_>) -> Result<(), BadText> {
    if castling.text == "-" {
        return Ok(());
    }
    for (sign, part) in castling.signs() {
        let color = if sign.is_ascii_uppercase() { Color::White } else { Color::Black };
        let king = Square::new(File::E, Rank::First.relative_to(color));
        let is_home = builder.square(king) == Some((Piece::King, color));
        let rights = builder.castle_rights_mut(color);
        let (right, rook) = match sign.to_ascii_lowercase() {
            'k' => (&mut rights.short, File::H),
            'q' => (&mut rights.long, File::A),
            _ => return part.bad(TextProblem::Sign(sign)),
        };
        if right.replace(rook).is_some() {
            return part.bad(TextProblem::Sign(sign));
        }
        if !is_home || builder.square(Square::new(rook, king.rank())) != Some((Piece::Rook, color)) {
            return part.bad(TextProblem::Castling);
        }
    }
    Ok(())
}

fn read_en_passant(builder: &mut BoardBuilder, en_passant: FenPart<'_>) -> Result<(), BadText> {
    if en_passant.text != "-" {
        let Ok(square) = en_passant.text.parse() else { return en_passant.bad(TextProblem::EnPassant) };
        builder.en_passant = Some(square);
    }
    Ok(())
}

/// The contents of a board. Nobody can castle: the history of kings and rooks is unknown.
pub(super) fn write_diagram(diagram: &Diagram, mover: Turn) -> String {
    let mut rows = Vec::new();
    for row in diagram.squares.chunks(diagram.columns) {
        let (mut text, mut empty) = (String::new(), 0);
        for cell in row {
            let Occupant::ChessMan { is_black, man } = *cell else {
                empty += 1;
                continue;
            };
            if 0 < empty {
                text += &empty.to_string();
            }
            empty = 0;
            let letter = if man == Man::Pawn { "P" } else { man.letter() };
            text += &if is_black { letter.to_lowercase() } else { letter.to_owned() };
        }
        if 0 < empty {
            text += &empty.to_string();
        }
        rows.push(text);
    }
    format!("{} {} - -", rows.join("/"), if mover == Turn::Min { "b" } else { "w" })
}
