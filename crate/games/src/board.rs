//! Boards as texts: rows from the top, separated by `/`, `.` for an empty square, `x` and `o` for the two players, then who is to move.
//! Capitals, and `-` or `_` for an empty square, are read, too. Shared by games; it knows no rule.

use secateur::score::Turn;

use super::{BadText, TextProblem};

/// The contents of a square: the number of a player, from 0.
pub(super) type Square = Option<usize>;

/// A board of one size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Board {
    pub width: usize,
    pub height: usize,
}

impl Board {
    /// How many squares there are.
    pub fn len(self) -> usize {
        self.width * self.height
    }

    /// `at` returns the contents of a square, by its place in reading order.
    pub fn write(self, at: impl Fn(usize) -> Square, mover: Turn) -> String {
        let row =
            |row: usize| -> String { (0..self.width).map(|column| sign(at(row * self.width + column))).collect() };
        let rows: Vec<String> = (0..self.height).map(row).collect();
        format!("{} {}", rows.join("/"), if mover == Turn::Min { "o" } else { "x" })
    }

    /// The size of the board that a text shows, if it shows one.
    pub fn size_of(text: &str) -> Option<(usize, usize)> {
        let rows = text.split_whitespace().next()?.split('/');
        // A single word that is not a board may be anything.
        let rows = text.contains(['/', ' ']).then_some(rows)?;
        let widths: Vec<usize> = rows.map(|row| row.chars().count()).collect();
        let width = *widths.first()?;
        widths.iter().all(|other| *other == width).then_some((width, widths.len()))
    }

    /// The contents of each square, in reading order, and who is to move: if players place one piece per turn, the numbers of pieces decide
    /// if the text does not say.
    pub fn read(self, text: &str, alternates: bool) -> Result<(Vec<Square>, Turn), BadText> {
        let text = text.trim_end();
        let (rows, mover) = text.split_once(' ').unwrap_or((text, ""));
        let rows: Vec<&str> = rows.split('/').collect();
        if rows.len() != self.height {
            return Err(BadText::new(0, TextProblem::Rows { expected: self.height }));
        }
        let (mut squares, mut at) = (Vec::with_capacity(self.len()), 0);
        for row in rows {
            if row.chars().count() != self.width {
                return Err(BadText::new(at, TextProblem::Squares { expected: self.width }));
            }
            for sign in row.chars() {
                squares.push(stone(sign).ok_or(BadText::new(at, TextProblem::Sign(sign)))?);
                at += 1;
            }
            at += 1;
        }
        let of = |player| squares.iter().filter(|square| **square == Some(player)).count();
        match mover.trim() {
            "x" | "X" => Ok((squares, Turn::Max)),
            "o" | "O" => Ok((squares, Turn::Min)),
            "" if alternates && of(0) == of(1) => Ok((squares, Turn::Max)),
            "" if alternates && of(0) == of(1) + 1 => Ok((squares, Turn::Min)),
            "" if alternates => Err(BadText::new(0, TextProblem::Impossible)),
            _ => Err(BadText::new(if mover.is_empty() { at - 1 } else { at }, TextProblem::NoMover)),
        }
    }

    /// All rotations and reflections of the board onto itself: by square, its image.
    pub fn symmetries(self) -> Vec<Vec<usize>> {
        let Board { width, height } = self;
        let mut all = Vec::new();
        for (swap, left, up) in (0..8).map(|way| (way & 4 != 0, way & 1 != 0, way & 2 != 0)) {
            if swap && width != height {
                continue;
            }
            let place = |square: usize| {
                let (row, column) = (square / width, square % width);
                let (row, column) = if swap { (column, row) } else { (row, column) };
                let (row, column) =
                    (if up { height - 1 - row } else { row }, if left { width - 1 - column } else { column });
                row * width + column
            };
            all.push((0..self.len()).map(place).collect());
        }
        all
    }
}

fn sign(square: Square) -> char {
    match square {
        None => '.',
        Some(0) => 'x',
        Some(_) => 'o',
    }
}

fn stone(sign: char) -> Option<Square> {
    match sign {
        '.' | '-' | '_' => Some(None),
        'x' | 'X' => Some(Some(0)),
        'o' | 'O' => Some(Some(1)),
        _ => None,
    }
}

/// The name of a square: a letter for the column, from a, and the number of the row.
pub(super) fn name(column: usize, row: usize) -> String {
    format!("{}{row}", char::from(b'a' + column as u8))
}
