//! A position as it is seen: a board of squares, heaps of counters, pits with seeds. It knows no rule, no colour and no language: a
//! game says what stands where, and others draw it.

use std::ops::Range;

use super::board::{Board, Square};
use secateur::named;
use secateur::score::Turn;

mod words;

pub use words::Sentence;

/// What a position is drawn on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Lines between squares, crosses and noughts in them.
    Crosses,
    /// Squares with stones in them.
    Squares,
    /// A frame with holes, which discs fall into.
    Holes,
    /// Squares of which every other one is dark, and used.
    Dark,
    /// Squares of which every other one is dark, with men on all of them.
    Checks,
    /// Rows of counters.
    Heaps,
    /// Pits with seeds, which are counted.
    Pits,
}

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cell {
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
    Man {
        /// Whether it is Black's.
        is_black: bool,
        /// Which it is.
        man: Man,
    },
    /// A counter that belongs to nobody.
    Counter,
    /// So many seeds.
    Seeds(u32),
    /// There is no square.
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
        /// Without a letter in the texts of moves.
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

/// A position, ready to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// What it stands on.
    pub ground: Ground,
    /// How many there are.
    pub columns: usize,
    /// Row by row, from the top.
    pub squares: Vec<Cell>,
    /// What columns and rows are called; empty where moves do not name them.
    pub names: [Vec<String>; 2],
    /// Columns and rows that are drawn.
    pub shown: [Range<usize>; 2],
    /// Squares on which something else stood before the last move, and what.
    pub changed: Vec<(usize, Cell)>,
    /// The pit or store to which the last seed of a move came.
    pub ended: Option<usize>,
    /// The ends of a row that has won.
    pub won: Option<[usize; 2]>,
}

/// Larger boards are drawn as far as something stands there, and so many squares more.
const LARGE: usize = 8;
const AROUND: usize = 2;

/// Names of columns: letters.
pub(super) fn letters(count: usize) -> Vec<String> {
    (b'a'..).take(count).map(|letter| char::from(letter).to_string()).collect()
}

/// Names of columns or rows: numbers.
pub(super) fn numbers(numbers: impl Iterator<Item = usize>) -> Vec<String> {
    numbers.map(|number| number.to_string()).collect()
}

impl Diagram {
    fn new(ground: Ground, columns: usize, cells: Vec<Cell>, names: [Vec<String>; 2]) -> Diagram {
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

    fn of_board(ground: Ground, board: Board, at: impl Fn(usize) -> Square, names: [Vec<String>; 2]) -> Diagram {
        let cell = |place: usize| {
            let piece = |player: usize| Cell::Piece { is_second: player == 1, is_king: false };
            at(place).map_or(Cell::Empty, piece)
        };
        Diagram::new(ground, board.width, (0..board.len()).map(cell).collect(), names)
    }

    /// Marks in squares: on a small board crosses and noughts between lines, else stones.
    pub(super) fn marks(board: Board, at: impl Fn(usize) -> Square, rows_from_the_top: bool) -> Diagram {
        let rows = 1..=board.height;
        let rows = if rows_from_the_top { numbers(rows) } else { numbers(rows.rev()) };
        let is_small = board.width <= 5 && board.height <= 5 && !rows_from_the_top;
        let ground = if is_small { Ground::Crosses } else { Ground::Squares };
        Diagram::of_board(ground, board, at, [letters(board.width), rows])
    }

    /// Discs that fall into columns.
    pub(super) fn discs(board: Board, at: impl Fn(usize) -> Square) -> Diagram {
        Diagram::of_board(Ground::Holes, board, at, [numbers(1..=board.width), Vec::new()])
    }

    /// Pieces on the dark squares of a board; `at` tells what stands on each of them, in reading order.
    pub(super) fn dark_squares(width: usize, height: usize, at: impl Fn(usize) -> Cell) -> Diagram {
        let cell = |place: usize| {
            let (row, column) = (place / width, place % width);
            if (row + column) % 2 == 1 { at(place / 2) } else { Cell::Outside }
        };
        Diagram::new(Ground::Dark, width, (0..width * height).map(cell).collect(), [Vec::new(), Vec::new()])
    }

    /// Men of chess on a board of eight by eight; `at` tells what stands on each square, in reading order.
    pub(super) fn men(at: impl Fn(usize) -> Cell) -> Diagram {
        Diagram::new(Ground::Checks, 8, (0..64).map(at).collect(), [letters(8), numbers((1..=8).rev())])
    }

    /// Heaps of counters, one a row; where all are empty, rows of none.
    pub(super) fn heaps(sizes: &[u32], most: u32) -> Diagram {
        let most = most.max(1);
        let row = |&size: &u32| (0..most).map(move |at| if at < size { Cell::Counter } else { Cell::Outside });
        let names = [Vec::new(), numbers(1..=sizes.len())];
        Diagram::new(Ground::Heaps, most as usize, sizes.iter().flat_map(row).collect(), names)
    }

    /// Two rows of pits, the second player's on top and from right to left, and a store at either end.
    pub(super) fn pits([first, second]: [&[u8]; 2]) -> Diagram {
        let pits = first.len() - 1;
        let seeds = |&seeds: &u8| Cell::Seeds(u32::from(seeds));
        let top = second.iter().rev().map(seeds).chain([Cell::Outside]);
        let bottom = [Cell::Outside].into_iter().chain(first.iter().map(seeds));
        let mut columns = numbers(0..=pits + 1);
        columns[0].clear();
        columns[pits + 1].clear();
        Diagram::new(Ground::Pits, pits + 2, top.chain(bottom).collect(), [columns, Vec::new()])
    }

    /// The same with the last move marked, as what differs from the position before it.
    #[must_use]
    pub fn after(self, before: &Diagram) -> Diagram {
        let differs = |place: &usize| before.squares.get(*place).is_some_and(|cell| *cell != self.squares[*place]);
        let changed = (0..self.squares.len()).filter(differs).map(|place| (place, before.squares[place])).collect();
        Diagram { changed, ..self }
    }

    /// The same with the pit or store marked to which the last seed came: by player, and by place from the own left.
    #[must_use]
    pub(super) fn ended_in(self, player: usize, place: usize) -> Diagram {
        let ended = if player == 1 { self.columns - 2 - place } else { self.columns + 1 + place };
        Diagram { ended: Some(ended), ..self }
    }

    /// The same with a line through the first of all rows of so many pieces of one player.
    #[must_use]
    pub(super) fn with_row(self, pieces: usize) -> Diagram {
        let won = (0..self.squares.len()).find_map(|place| {
            [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().find_map(|step| self.row(place, step, pieces))
        });
        Diagram { won, ..self }
    }

    /// The ends of a row that begins at a square and goes on by a step, if it is one player's.
    fn row(&self, place: usize, (right, down): (isize, isize), pieces: usize) -> Option<[usize; 2]> {
        let Cell::Piece { .. } = self.squares[place] else { return None };
        let (column, row) = ((place % self.columns) as isize, (place / self.columns) as isize);
        let at = |step: usize| {
            let (column, row) = (column + right * step as isize, row + down * step as isize);
            let is_there = (0..self.columns as isize).contains(&column) && (0..self.rows() as isize).contains(&row);
            is_there.then_some((row * self.columns as isize + column) as usize)
        };
        let is_own = |step: usize| at(step).is_some_and(|other| self.squares[other] == self.squares[place]);
        (1..pieces).all(is_own).then(|| at(pieces - 1)).flatten().map(|end| [place, end])
    }

    /// Of a large board the part in which something stands with two more all around, or is put by moves of these names; of one that
    /// discs fall into, no more rows than so many plies can fill, and one that stays empty.
    pub(super) fn part<'n>(&self, moves: impl Iterator<Item = &'n str>, plies: usize) -> [Range<usize>; 2] {
        let whole = [0..self.columns, 0..self.rows()];
        if self.ground == Ground::Holes {
            let first = self.squares.iter().position(|cell| matches!(cell, Cell::Piece { .. }));
            let empty = first.map_or(self.rows(), |place| place / self.columns);
            return [0..self.columns, empty.saturating_sub(plies + 1)..self.rows()];
        }
        if self.ground != Ground::Squares || self.columns.max(self.rows()) <= LARGE {
            return whole;
        }
        let [columns, rows] = &self.names;
        let named = moves.filter_map(|by| {
            let split = by.find(|sign: char| sign.is_ascii_digit())?;
            let place = |names: &[String], name: &str| names.iter().position(|other| other == name);
            Some((place(columns, &by[..split])?, place(rows, &by[split..])?))
        });
        let filled = self.squares.iter().enumerate().filter(|(_, cell)| matches!(cell, Cell::Piece { .. }));
        let filled = filled.map(|(place, _)| (place % self.columns, place / self.columns));
        let around = |at: usize, more: usize, most: usize| at.saturating_sub(more)..(at + more + 1).min(most);
        let part = |(column, row), more| [around(column, more, self.columns), around(row, more, self.rows())];
        let parts = named.map(|place| part(place, 0)).chain(filled.map(|place| part(place, AROUND)));
        let both = |one: Range<usize>, other: Range<usize>| one.start.min(other.start)..one.end.max(other.end);
        let hull = parts
            .reduce(|[columns, rows], [more_columns, more_rows]| [both(columns, more_columns), both(rows, more_rows)]);
        hull.unwrap_or(whole)
    }

    /// The same with these columns and rows alone.
    #[must_use]
    pub(super) fn within(self, shown: [Range<usize>; 2]) -> Diagram {
        Diagram { shown, ..self }
    }

    /// How many there are.
    pub fn rows(&self) -> usize {
        self.squares.len() / self.columns.max(1)
    }

    /// The same with all of it shown and nothing marked.
    #[must_use]
    pub(super) fn plain(self) -> Diagram {
        Diagram { shown: [0..self.columns, 0..self.rows()], changed: Vec::new(), ended: None, won: None, ..self }
    }

    /// What can stand on its squares, nothing first; none where there are no pieces.
    pub(super) fn pieces(&self) -> Vec<Cell> {
        let both = |is_king: bool| [false, true].map(|is_second| Cell::Piece { is_second, is_king });
        let of = |is_black: bool| Man::ALL.iter().map(|&man| Cell::Man { is_black, man }).collect::<Vec<_>>();
        let pieces = match self.ground {
            Ground::Crosses | Ground::Squares | Ground::Holes => both(false).to_vec(),
            Ground::Dark => [both(false), both(true)].concat(),
            Ground::Checks => [of(false), of(true)].concat(),
            Ground::Heaps | Ground::Pits => return Vec::new(),
        };
        [Cell::Empty].into_iter().chain(pieces).collect()
    }

    /// A board with nothing but one square.
    pub(super) fn of_one(&self, cell: Cell) -> Diagram {
        Diagram::new(self.ground, 1, vec![cell], [Vec::new(), Vec::new()])
    }

    /// Puts something on a square, if there is one.
    pub(super) fn put(&mut self, place: usize, cell: Cell) {
        if let Some(old) = self.squares.get_mut(place).filter(|old| **old != Cell::Outside) {
            *old = cell;
        }
    }

    /// What stands there as the text of a position.
    pub(super) fn text(&self, mover: Turn) -> String {
        match self.ground {
            Ground::Dark => self.text_of_draughts(mover),
            Ground::Checks => self.text_of_chess(mover),
            _ => {
                let at = |place: usize| match self.squares[place] {
                    Cell::Piece { is_second, .. } => Some(usize::from(is_second)),
                    _ => None,
                };
                Board { width: self.columns, height: self.rows() }.write(at, mover)
            }
        }
    }

    /// Dark squares are counted from 1.
    fn text_of_draughts(&self, mover: Turn) -> String {
        let of = |player: bool| {
            let squares = self.squares.iter().filter(|cell| **cell != Cell::Outside).zip(1..);
            let own = squares.filter_map(|(cell, number)| match *cell {
                Cell::Piece { is_second, is_king } if is_second == player => {
                    Some(format!("{}{number}", if is_king { "K" } else { "" }))
                }
                _ => None,
            });
            own.collect::<Vec<_>>().join(",")
        };
        format!("{}:W{}:B{}", if mover == Turn::Min { "W" } else { "B" }, of(true), of(false))
    }

    /// Nobody can castle: where kings and rooks have been is not seen.
    fn text_of_chess(&self, mover: Turn) -> String {
        let mut rows = Vec::new();
        for row in self.squares.chunks(self.columns) {
            let (mut text, mut empty) = (String::new(), 0);
            for cell in row {
                let Cell::Man { is_black, man } = *cell else {
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

    /// How many columns and rows are drawn.
    pub fn extent(&self) -> (usize, usize) {
        let [columns, rows] = &self.shown;
        (columns.len(), rows.len())
    }

    /// What the pieces of a player look like, where players have pieces: a message of the page's texts.
    pub(super) fn piece(&self, is_second: bool) -> Option<&'static str> {
        let [first, second] = match self.ground {
            Ground::Crosses => ["moves-cross", "moves-nought"],
            Ground::Squares | Ground::Dark => ["moves-black", "moves-white"],
            Ground::Checks => ["moves-white", "moves-black"],
            Ground::Holes => ["moves-full", "moves-ring"],
            Ground::Heaps | Ground::Pits => return None,
        };
        Some(if is_second { second } else { first })
    }

    /// What stands on each square, row by row from the top, with its name where columns and rows have any.
    pub fn cells(&self) -> impl Iterator<Item = (String, Cell)> {
        self.squares.iter().enumerate().map(move |(place, &cell)| (self.name_of(place), cell))
    }

    /// The name of its column, if there is one, and that of its row.
    fn name_of(&self, place: usize) -> String {
        let [columns, rows] = &self.names;
        let part = |names: &[String], at: usize| names.get(at).cloned().unwrap_or_default();
        part(columns, place % self.columns) + &part(rows, place / self.columns)
    }

    /// The next square on which something can be put: so many columns to the right in its row, or so many rows down, and there the
    /// one that is nearest. At the edge it is the square itself.
    pub(super) fn beside(&self, place: usize, right: isize, down: isize) -> usize {
        let of = |place: usize| ((place % self.columns) as isize, (place / self.columns) as isize);
        let (column, row) = of(place);
        let is_there = |&other: &usize| {
            let (to, at) = of(other);
            self.squares[other] != Cell::Outside
                && at == row + down
                && (down != 0 || (to - column).signum() == right.signum())
        };
        let others = (0..self.squares.len()).filter(|&other| other != place).filter(is_there);
        others.min_by_key(|&other| (of(other).0 - column).abs()).unwrap_or(place)
    }
}
