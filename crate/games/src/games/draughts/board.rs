//! The dark squares of a board and the diagonals between them, as bits of a word with eight columns for any size. Knows no piece.
//!
//! A step off the side of the board ends on a light square or outside, so the mask of the dark squares is enough to find the edge.

/// The four diagonals, in the order of the square numbers that they lead to.
pub const WAYS: [Diagonal; 4] = [Diagonal(0), Diagonal(1), Diagonal(2), Diagonal(3)];

/// A diagonal by its code: up and left, up and right, down and left, down and right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diagonal(u8);

impl Diagonal {
    /// Where pieces land after one step; a step off the board ends outside [`DraughtsBoard::squares`].
    #[inline]
    pub fn step(self, from: u64) -> u64 {
        match self.0 {
            0 => from >> 9,
            1 => from >> 7,
            2 => from << 7,
            _ => from << 9,
        }
    }

    /// Whether it leads to higher numbers.
    #[inline]
    pub fn is_down(self) -> bool {
        2 <= self.0
    }

    /// The diagonal in two bits.
    #[inline]
    pub fn code(self) -> u64 {
        u64::from(self.0)
    }

    /// The diagonal with this code; higher bits are ignored.
    #[inline]
    pub fn from_code(code: u64) -> Diagonal {
        WAYS[(code & 3) as usize]
    }
}

/// A board of 4 × 4, 6 × 6 or 8 × 8 squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DraughtsBoard {
    rows: usize,
    /// All dark squares.
    pub squares: u64,
}

impl DraughtsBoard {
    /// The available sizes, in rows.
    pub const SIZES: [usize; 3] = [4, 6, 8];

    /// A board with this many rows and columns; none for any other size.
    pub fn new(rows: usize) -> Option<DraughtsBoard> {
        let board = |squares| DraughtsBoard { rows, squares };
        let squares = || (0..rows).map(|row| board(u64::MAX).row_of_dark(row)).sum();
        DraughtsBoard::SIZES.contains(&rows).then(squares).map(board)
    }

    /// The dark squares of a row. The top left corner is light.
    fn row_of_dark(self, row: usize) -> u64 {
        let within = (1 << self.rows) - 1;
        let dark = if row.is_multiple_of(2) { 0b1010_1010 } else { 0b0101_0101 };
        (dark & within) << (8 * row)
    }

    /// The dark squares of the upper `rows`.
    pub fn upper(self, rows: usize) -> u64 {
        self.squares & ((1 << (8 * rows)) - 1)
    }

    /// The dark squares of the lower `rows`.
    pub fn lower(self, rows: usize) -> u64 {
        self.squares & !self.upper(self.rows - rows)
    }

    /// The number of rows of men per player at the start.
    pub fn rows_of_men(self) -> usize {
        self.rows / 2 - 1
    }

    /// The number of rows, equal to that of columns.
    pub fn rows(self) -> usize {
        self.rows
    }

    /// The number of a square, from 1 in reading order.
    pub fn number(self, square: u64) -> usize {
        let place = square.trailing_zeros() as usize;
        let (row, column) = (place / 8, place % 8);
        row * (self.rows / 2) + column / 2 + 1
    }

    /// The square with a number.
    pub fn square(self, number: usize) -> Option<u64> {
        bits(self.squares).nth(number.checked_sub(1)?)
    }
}

/// Each square of a set, lowest number first.
#[inline]
pub fn bits(mut squares: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = squares & squares.wrapping_neg();
        squares ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}
