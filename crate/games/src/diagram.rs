//! A position as it is seen: a board of squares, heaps of counters, pits with seeds. It knows no rule, no colour and no language: a game
//! says what is where, and others draw it.

use std::ops::Range;

use super::board::{Board, Square};
use secateur::named;

mod words;

pub use words::Sentence;

/// The board of a game, and how to describe its contents: the game defines it, and code that draws or describes knows no game.
#[derive(PartialEq, Eq, Debug)]
pub struct Ground {
    /// The lines of the board.
    pub lines: BoardLines,
    /// Its dark squares.
    pub dark: Dark,
    /// Whether the pieces are crosses and noughts, and not stones.
    pub has_marks: bool,
    /// The pieces that can be placed on a square.
    pub pieces: &'static [Occupant],
    /// The looks of the first and second player's pieces, if any: messages of the page's texts.
    pub players: Option<[&'static str; 2]>,
    /// The order of its description.
    pub told: BoardDetail,
    /// Whether a move is named after the square of its piece, so that clicking that plays it.
    pub is_pressed: bool,
}

/// The lines of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardLines {
    /// None.
    None,
    /// Between squares.
    Between,
    /// Around all squares.
    All,
    /// Around the board.
    Frame,
    /// Below the board.
    Floor,
}

/// The dark squares of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dark {
    /// None.
    None,
    /// Every other one.
    Alternate,
    /// Those that are used, which are numbered.
    Used,
}

/// The parts of a position that are described one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardDetail {
    /// The pieces of each player.
    Pieces,
    /// The discs of each column.
    Columns,
    /// The counters of each heap.
    Heaps,
    /// The pits of each player, and the store.
    Pits,
}

/// Stones of two players, all alike.
pub(super) const STONES: &[Occupant] = &[stone(false), stone(true)];

const fn stone(is_second: bool) -> Occupant {
    Occupant::Piece { is_second, is_king: false }
}

/// Crosses and noughts.
const CROSSES: Ground = Ground {
    lines: BoardLines::Between,
    dark: Dark::None,
    has_marks: true,
    pieces: STONES,
    players: Some(["moves-cross", "moves-nought"]),
    told: BoardDetail::Pieces,
    is_pressed: true,
};

/// Black and white stones on squares.
const SQUARES: Ground =
    Ground { lines: BoardLines::All, has_marks: false, players: Some(["moves-black", "moves-white"]), ..CROSSES };

/// The contents of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Occupant {
    /// Nothing.
    #[default]
    Empty,
    /// A piece of the first or the second player.
    Piece {
        /// Whether it is the second's.
        is_second: bool,
        /// Whether it is a king.
        is_king: bool,
    },
    /// A man of chess.
    ChessMan {
        /// Whether it is Black's.
        is_black: bool,
        /// Which it is.
        man: Man,
    },
    /// A counter that belongs to nobody.
    Counter,
    /// So many seeds.
    Seeds(u32),
    /// A die with this number.
    Die(u32),
    /// No square.
    Outside,
}

named! {
    /// A man of chess.
    Man {
        /// K.
        King = "king",
        /// Q.
        Queen = "queen",
        /// R.
        Rook = "rook",
        /// B.
        Bishop = "bishop",
        /// N.
        Knight = "knight",
        /// A pawn, without a letter in the texts of moves.
        Pawn = "pawn",
    }
}

impl Man {
    /// Its letter in the texts of moves.
    pub fn letter(self) -> &'static str {
        match self {
            Man::Pawn => "",
            Man::Knight => "N",
            Man::Bishop => "B",
            Man::Rook => "R",
            Man::Queen => "Q",
            Man::King => "K",
        }
    }
}

/// A position, ready to draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// Its board.
    pub ground: &'static Ground,
    /// The number of columns.
    pub columns: usize,
    /// Row by row, from the top.
    pub squares: Vec<Occupant>,
    /// The names of columns and rows; empty if moves do not name them.
    pub names: [Vec<String>; 2],
    /// Columns and rows that are drawn.
    pub shown: [Range<usize>; 2],
    /// Squares changed by the last move, with their previous contents.
    pub changed: Vec<(usize, Occupant)>,
    /// The pit or store in which the last seed of a move ended.
    pub ended: Option<usize>,
    /// The ends of a winning row.
    pub won: Option<[usize; 2]>,
}

/// Larger boards are drawn only around their pieces, with a margin of squares.
const LARGE: usize = 8;
const AROUND: usize = 2;

/// Names of columns as letters.
pub(super) fn letters(count: usize) -> Vec<String> {
    (b'a'..).take(count).map(|letter| char::from(letter).to_string()).collect()
}

/// Names of columns or rows as numbers.
pub(super) fn numbers(numbers: impl Iterator<Item = usize>) -> Vec<String> {
    numbers.map(|number| number.to_string()).collect()
}

impl Diagram {
    /// Its squares row by row, from the top.
    pub(super) fn new(
        ground: &'static Ground,
        columns: usize,
        cells: Vec<Occupant>,
        names: [Vec<String>; 2],
    ) -> Diagram {
        let rows = cells.len() / columns.max(1);
        Diagram {
            ground,
            columns,
            squares: cells,
            names,
            shown: [0..columns, 0..rows],
            changed: Vec::new(),
            ended: None,
            won: None,
        }
    }

    /// Stones of two players; `at` returns the contents of each square, in reading order.
    pub(super) fn from_board(
        ground: &'static Ground,
        board: Board,
        at: impl Fn(usize) -> Square,
        names: [Vec<String>; 2],
    ) -> Diagram {
        let cell = |place: usize| at(place).map_or(Occupant::Empty, |player| stone(player == 1));
        Diagram::new(ground, board.width, (0..board.len()).map(cell).collect(), names)
    }

    /// Marks in squares: crosses and noughts between lines on a small board, else stones.
    pub(super) fn marks(board: Board, at: impl Fn(usize) -> Square, rows_from_the_top: bool) -> Diagram {
        let rows = 1..=board.height;
        let rows = if rows_from_the_top { numbers(rows) } else { numbers(rows.rev()) };
        let is_small = board.width <= 5 && board.height <= 5 && !rows_from_the_top;
        let ground = if is_small { &CROSSES } else { &SQUARES };
        Diagram::from_board(ground, board, at, [letters(board.width), rows])
    }

    /// The same with the last move marked, by comparison with the position before it.
    #[must_use]
    pub fn after(self, before: &Diagram) -> Diagram {
        let differs = |place: &usize| before.squares.get(*place).is_some_and(|cell| *cell != self.squares[*place]);
        let changed = (0..self.squares.len()).filter(differs).map(|place| (place, before.squares[place])).collect();
        Diagram { changed, ..self }
    }

    /// The same with a line through the first row of this many pieces of one player.
    #[must_use]
    pub(super) fn with_row(self, pieces: usize) -> Diagram {
        let won = (0..self.squares.len()).find_map(|place| {
            [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().find_map(|step| self.row(place, step, pieces))
        });
        Diagram { won, ..self }
    }

    /// The ends of a row that begins at a square and continues by a step, if it belongs to one player.
    fn row(&self, place: usize, (right, down): (isize, isize), pieces: usize) -> Option<[usize; 2]> {
        let Occupant::Piece { .. } = self.squares[place] else { return None };
        let (column, row) = ((place % self.columns) as isize, (place / self.columns) as isize);
        let at = |step: usize| {
            let (column, row) = (column + right * step as isize, row + down * step as isize);
            let is_there = (0..self.columns as isize).contains(&column) && (0..self.rows() as isize).contains(&row);
            is_there.then_some((row * self.columns as isize + column) as usize)
        };
        let is_own = |step: usize| at(step).is_some_and(|other| self.squares[other] == self.squares[place]);
        (1..pieces).all(is_own).then(|| at(pieces - 1)).flatten().map(|end| [place, end])
    }

    /// On a large board, the part with pieces, or that moves with these names can reach, plus two squares all around; if discs fall, only
    /// as many rows as this many plies can fill, plus an empty one.
    pub(super) fn part<'n>(&self, moves: impl Iterator<Item = &'n str>, plies: usize) -> [Range<usize>; 2] {
        let whole = [0..self.columns, 0..self.rows()];
        if self.ground.told == BoardDetail::Columns {
            let first = self.squares.iter().position(|cell| matches!(cell, Occupant::Piece { .. }));
            let empty = first.map_or(self.rows(), |place| place / self.columns);
            return [0..self.columns, empty.saturating_sub(plies + 1)..self.rows()];
        }
        if self.ground.lines != BoardLines::All || self.columns.max(self.rows()) <= LARGE {
            return whole;
        }
        let [columns, rows] = &self.names;
        let named = moves.filter_map(|by| {
            let split = by.find(|sign: char| sign.is_ascii_digit())?;
            let place = |names: &[String], name: &str| names.iter().position(|other| other == name);
            Some((place(columns, &by[..split])?, place(rows, &by[split..])?))
        });
        let filled = self.squares.iter().enumerate().filter(|(_, cell)| matches!(cell, Occupant::Piece { .. }));
        let filled = filled.map(|(place, _)| (place % self.columns, place / self.columns));
        let around = |at: usize, more: usize, most: usize| at.saturating_sub(more)..(at + more + 1).min(most);
        let part = |(column, row), more| [around(column, more, self.columns), around(row, more, self.rows())];
        let parts = named.map(|place| part(place, 0)).chain(filled.map(|place| part(place, AROUND)));
        let both = |one: Range<usize>, other: Range<usize>| one.start.min(other.start)..one.end.max(other.end);
        let hull = parts
            .reduce(|[columns, rows], [more_columns, more_rows]| [both(columns, more_columns), both(rows, more_rows)]);
        hull.unwrap_or(whole)
    }

    /// The same with only these columns and rows.
    #[must_use]
    pub(super) fn within(self, shown: [Range<usize>; 2]) -> Diagram {
        Diagram { shown, ..self }
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.squares.len() / self.columns.max(1)
    }

    /// The same with everything shown and nothing marked.
    #[must_use]
    pub(super) fn plain(self) -> Diagram {
        Diagram { shown: [0..self.columns, 0..self.rows()], changed: Vec::new(), ended: None, won: None, ..self }
    }

    /// The pieces for its squares, none first; empty without pieces.
    pub(super) fn pieces(&self) -> Vec<Occupant> {
        let pieces = self.ground.pieces;
        if pieces.is_empty() { Vec::new() } else { [&[Occupant::Empty], pieces].concat() }
    }

    /// A board with a single square.
    pub(super) fn with_one(&self, cell: Occupant) -> Diagram {
        Diagram::new(self.ground, 1, vec![cell], [Vec::new(), Vec::new()])
    }

    /// Places something on a square, if there is one.
    pub(super) fn put(&mut self, place: usize, cell: Occupant) {
        if let Some(old) = self.squares.get_mut(place).filter(|old| **old != Occupant::Outside) {
            *old = cell;
        }
    }

    /// The number of drawn columns and rows.
    pub fn extent(&self) -> (usize, usize) {
        let [columns, rows] = &self.shown;
        (columns.len(), rows.len())
    }

    /// The look of a player's pieces, if players have pieces: a message of the page's texts.
    pub(super) fn piece(&self, is_second: bool) -> Option<&'static str> {
        self.ground.players.map(|players| players[usize::from(is_second)])
    }

    /// The contents of each square, row by row from the top, with its name if columns and rows have any.
    pub fn cells(&self) -> impl Iterator<Item = (String, Occupant)> {
        self.squares.iter().enumerate().map(move |(place, &cell)| (self.name_of(place), cell))
    }

    /// The name of its column, if there is one, and that of its row.
    fn name_of(&self, place: usize) -> String {
        let [columns, rows] = &self.names;
        let part = |names: &[String], at: usize| names.get(at).cloned().unwrap_or_default();
        part(columns, place % self.columns) + &part(rows, place / self.columns)
    }

    /// The next square that can be set: this many columns to the right in its row, or this many rows down, and there the nearest one. At
    /// the edge, the square itself.
    pub(super) fn beside(&self, place: usize, right: isize, down: isize) -> usize {
        let of = |place: usize| ((place % self.columns) as isize, (place / self.columns) as isize);
        let (column, row) = of(place);
        let is_there = |&other: &usize| {
            let (to, at) = of(other);
            self.squares[other] != Occupant::Outside
                && at == row + down
                && (down != 0 || (to - column).signum() == right.signum())
        };
        let others = (0..self.squares.len()).filter(|&other| other != place).filter(is_there);
        others.min_by_key(|&other| (of(other).0 - column).abs()).unwrap_or(place)
    }
}
