//! A position as it is drawn: a board of squares, heaps of counters, pits with seeds. It knows no rule, no colour and no language: a
//! game says what stands where, a style sheet what that looks like.

use std::ops::Range;

use super::board::{Board, Square};
use crate::named::named;
use crate::picture::{Canvas, Tag, fill};
use crate::score::Turn;

mod words;

pub use words::Sentence;

/// What a position is drawn on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ground {
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

    /// Its outline in hundredths of a square, from the middle of that to the right and down: of one that is alike on both sides, the
    /// right side from the top to the foot.
    fn outline(self) -> &'static [(f64, f64)] {
        match self {
            Man::Pawn => &[
                (0.0, -30.0),
                (8.0, -28.0),
                (13.0, -22.0),
                (13.0, -15.0),
                (9.0, -8.0),
                (6.0, -5.0),
                (9.0, 4.0),
                (14.0, 16.0),
                (22.0, 25.0),
                (22.0, 35.0),
            ],
            Man::Knight => &[
                (23.0, 35.0),
                (-20.0, 35.0),
                (-20.0, 26.0),
                (-13.0, 18.0),
                (-3.0, 4.0),
                (-7.0, 1.0),
                (-18.0, 9.0),
                (-27.0, 4.0),
                (-28.0, -4.0),
                (-20.0, -18.0),
                (-12.0, -28.0),
                (-11.0, -39.0),
                (-3.0, -31.0),
                (9.0, -28.0),
                (19.0, -16.0),
                (24.0, 4.0),
            ],
            Man::Bishop => &[
                (0.0, -41.0),
                (5.0, -37.0),
                (3.0, -32.0),
                (12.0, -20.0),
                (14.0, -8.0),
                (9.0, 3.0),
                (13.0, 8.0),
                (9.0, 13.0),
                (12.0, 22.0),
                (24.0, 27.0),
                (24.0, 35.0),
            ],
            Man::Rook => &[
                (0.0, -34.0),
                (6.0, -34.0),
                (6.0, -26.0),
                (13.0, -26.0),
                (13.0, -34.0),
                (24.0, -34.0),
                (24.0, -18.0),
                (15.0, -11.0),
                (15.0, 15.0),
                (25.0, 24.0),
                (25.0, 35.0),
            ],
            Man::Queen => &[
                (0.0, -38.0),
                (6.0, -13.0),
                (17.0, -35.0),
                (18.0, -11.0),
                (32.0, -26.0),
                (20.0, 14.0),
                (24.0, 24.0),
                (24.0, 35.0),
            ],
            Man::King => &[
                (0.0, -43.0),
                (4.0, -43.0),
                (4.0, -37.0),
                (10.0, -37.0),
                (10.0, -29.0),
                (4.0, -29.0),
                (4.0, -22.0),
                (14.0, -24.0),
                (25.0, -17.0),
                (26.0, -4.0),
                (16.0, 12.0),
                (23.0, 24.0),
                (23.0, 35.0),
            ],
        }
    }
}

/// How much of a position is drawn: the smaller, the less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// All of it.
    Card,
    /// All, with thicker lines.
    Small,
    /// The pieces, and hardly more.
    Chip,
}

/// Where a position is drawn, in px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// How wide and high a square is.
    pub side: f64,
    /// How much of it.
    pub detail: Detail,
}

/// A position, ready to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    ground: Ground,
    columns: usize,
    /// Row by row, from the top.
    cells: Vec<Cell>,
    /// What columns and rows are called; empty where moves do not name them.
    names: [Vec<String>; 2],
    /// Columns and rows that are drawn.
    shown: [Range<usize>; 2],
    /// Squares on which something else stood before the last move, and what.
    changed: Vec<(usize, Cell)>,
    /// The pit or store to which the last seed of a move came.
    ended: Option<usize>,
    /// The ends of a row that has won.
    won: Option<[usize; 2]>,
}

/// How large a square is on a board that stands alone, and what names take beside it, in px.
const SIDE: f64 = 40.0;
const MARGIN: f64 = 26.0;
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
            cells,
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
        let differs = |place: &usize| before.cells.get(*place).is_some_and(|cell| *cell != self.cells[*place]);
        let changed = (0..self.cells.len()).filter(differs).map(|place| (place, before.cells[place])).collect();
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
        let won = (0..self.cells.len()).find_map(|place| {
            [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().find_map(|step| self.row(place, step, pieces))
        });
        Diagram { won, ..self }
    }

    /// The ends of a row that begins at a square and goes on by a step, if it is one player's.
    fn row(&self, place: usize, (right, down): (isize, isize), pieces: usize) -> Option<[usize; 2]> {
        let Cell::Piece { .. } = self.cells[place] else { return None };
        let (column, row) = ((place % self.columns) as isize, (place / self.columns) as isize);
        let at = |step: usize| {
            let (column, row) = (column + right * step as isize, row + down * step as isize);
            let is_there = (0..self.columns as isize).contains(&column) && (0..self.rows() as isize).contains(&row);
            is_there.then_some((row * self.columns as isize + column) as usize)
        };
        let is_own = |step: usize| at(step).is_some_and(|other| self.cells[other] == self.cells[place]);
        (1..pieces).all(is_own).then(|| at(pieces - 1)).flatten().map(|end| [place, end])
    }

    /// Of a large board the part in which something stands with two more all around, or is put by moves of these names; of one that
    /// discs fall into, no more rows than so many plies can fill, and one that stays empty.
    pub(super) fn part<'n>(&self, moves: impl Iterator<Item = &'n str>, plies: usize) -> [Range<usize>; 2] {
        let whole = [0..self.columns, 0..self.rows()];
        if self.ground == Ground::Holes {
            let first = self.cells.iter().position(|cell| matches!(cell, Cell::Piece { .. }));
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
        let filled = self.cells.iter().enumerate().filter(|(_, cell)| matches!(cell, Cell::Piece { .. }));
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

    fn rows(&self) -> usize {
        self.cells.len() / self.columns.max(1)
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
        if let Some(old) = self.cells.get_mut(place).filter(|old| **old != Cell::Outside) {
            *old = cell;
        }
    }

    /// What stands there as the text of a position.
    pub(super) fn text(&self, mover: Turn) -> String {
        match self.ground {
            Ground::Dark => self.text_of_draughts(mover),
            Ground::Checks => self.text_of_chess(mover),
            _ => {
                let at = |place: usize| match self.cells[place] {
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
            let squares = self.cells.iter().filter(|cell| **cell != Cell::Outside).zip(1..);
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
        for row in self.cells.chunks(self.columns) {
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

    fn left(&self) -> f64 {
        if self.names[1].is_empty() { 1.0 } else { MARGIN }
    }

    /// The second player's pits are named above them.
    fn top(&self) -> f64 {
        if self.ground == Ground::Pits { MARGIN } else { 1.0 }
    }

    /// Of a board that stands alone, in px.
    pub fn width(&self) -> f64 {
        self.left() + SIDE * self.extent().0 as f64 + 1.0
    }

    /// Of a board that stands alone, in px.
    pub fn height(&self) -> f64 {
        self.top() + SIDE * self.extent().1 as f64 + if self.names[0].is_empty() { 1.0 } else { MARGIN }
    }

    /// What stands on each square, row by row from the top, with its name where columns and rows have any.
    pub fn cells(&self) -> impl Iterator<Item = (String, Cell)> {
        self.cells.iter().enumerate().map(move |(place, &cell)| (self.name_of(place), cell))
    }

    /// The name of its column, if there is one, and that of its row.
    fn name_of(&self, place: usize) -> String {
        let [columns, rows] = &self.names;
        let part = |names: &[String], at: usize| names.get(at).cloned().unwrap_or_default();
        part(columns, place % self.columns) + &part(rows, place / self.columns)
    }

    /// Draws it as a board that stands alone, with the names of its columns and rows.
    pub fn draw_alone(&self, canvas: &mut impl Canvas) {
        let sketch = self.alone();
        sketch.draw(canvas);
        sketch.draw_names(canvas);
    }

    /// Draws it, without names.
    pub fn draw(&self, spread: Spread, canvas: &mut impl Canvas) {
        Sketch { diagram: self, spread }.draw(canvas);
    }

    /// Lays a square over each that moves are named by, so that it can be pressed: its name is that of a move there, if there is one.
    pub fn draw_squares(&self, canvas: &mut impl Canvas) {
        if !matches!(self.ground, Ground::Crosses | Ground::Squares | Ground::Holes) {
            return;
        }
        let sketch = self.alone();
        for (place, (name, _)) in self.cells().enumerate() {
            let Some([left, top]) = sketch.corner(place) else { continue };
            canvas.begin(Tag::Rect, &["square"], "");
            canvas.set("data-square", &name);
            canvas.numbers(&["x", "y", "width", "height"], &[left, top, SIDE, SIDE]);
            canvas.end();
        }
    }

    /// Each square that something can be put on, by its place in reading order: its left upper corner on a board that stands alone, and
    /// how wide and high it is, in px.
    pub fn places(&self) -> impl Iterator<Item = (usize, [f64; 2], f64)> {
        let used = self.cells.iter().enumerate().filter(|(_, cell)| **cell != Cell::Outside);
        used.filter_map(|(place, _)| Some((place, self.alone().corner(place)?, SIDE)))
    }

    /// The next square on which something can be put: so many columns to the right in its row, or so many rows down, and there the
    /// one that is nearest. At the edge it is the square itself.
    pub(super) fn beside(&self, place: usize, right: isize, down: isize) -> usize {
        let of = |place: usize| ((place % self.columns) as isize, (place / self.columns) as isize);
        let (column, row) = of(place);
        let is_there = |&other: &usize| {
            let (to, at) = of(other);
            self.cells[other] != Cell::Outside
                && at == row + down
                && (down != 0 || (to - column).signum() == right.signum())
        };
        let others = (0..self.cells.len()).filter(|&other| other != place).filter(is_there);
        others.min_by_key(|&other| (of(other).0 - column).abs()).unwrap_or(place)
    }

    fn alone(&self) -> Sketch<'_> {
        let spread = Spread { left: self.left(), top: self.top(), side: SIDE, detail: Detail::Card };
        Sketch { diagram: self, spread }
    }
}

/// What is drawn of a position, from the back to the front: each kind is one path.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ink {
    Dark,
    Changed,
    Lines,
    Floor,
    Hole,
    Taken,
    Pit,
    Emptied,
    Cross,
    Nought,
    Second,
    First,
    WhiteMan,
    BlackMan,
    Crown,
    CrownOfSecond,
    Last,
    LastOfSecond,
    Won,
}

impl Ink {
    const ALL: [Ink; 19] = [
        Ink::Dark,
        Ink::Changed,
        Ink::Lines,
        Ink::Floor,
        Ink::Hole,
        Ink::Taken,
        Ink::Pit,
        Ink::Emptied,
        Ink::Cross,
        Ink::Nought,
        Ink::Second,
        Ink::First,
        Ink::WhiteMan,
        Ink::BlackMan,
        Ink::Crown,
        Ink::CrownOfSecond,
        Ink::Last,
        Ink::LastOfSecond,
        Ink::Won,
    ];

    /// Its classes, and how wide its stroke is, in squares; 0 where it is filled alone.
    fn look(self) -> (&'static str, f64) {
        match self {
            Ink::Dark => ("dark", 0.0),
            Ink::Changed => ("changed", 0.0),
            Ink::Lines => ("lines", 0.035),
            Ink::Floor => ("floor", 0.1),
            Ink::Hole => ("hole", 0.0),
            Ink::Taken => ("taken", 0.06),
            Ink::Pit => ("pit", 0.05),
            Ink::Emptied => ("pit is-emptied", 0.05),
            Ink::Cross => ("cross", 0.12),
            Ink::Nought => ("nought", 0.12),
            Ink::Second => ("second", 0.11),
            Ink::First => ("first", 0.06),
            Ink::WhiteMan => ("second man", 0.05),
            Ink::BlackMan => ("first man", 0.03),
            Ink::Crown => ("crown", 0.08),
            Ink::CrownOfSecond => ("crown of-second", 0.08),
            Ink::Last => ("last", 0.09),
            Ink::LastOfSecond => ("last of-second", 0.09),
            Ink::Won => ("won", 0.1),
        }
    }
}

impl Ink {
    /// How thin its stroke may be, px.
    fn least(self) -> f64 {
        if matches!(self, Ink::WhiteMan | Ink::BlackMan) { 0.8 } else { 0.5 }
    }
}

/// How far a pit reaches from its middle, in squares.
const PIT: f64 = 0.44;
/// On squares smaller than this, px, men are as much larger.
const SMALL_SQUARE: f64 = 16.0;
const LARGER: f64 = 1.2;

/// A position at its place.
struct Sketch<'a> {
    diagram: &'a Diagram,
    spread: Spread,
}

impl Sketch<'_> {
    /// The middle of a square; nothing of one that is not drawn. A store is as high as both rows of pits.
    fn middle(&self, place: usize) -> Option<(f64, f64)> {
        let Diagram { columns, shown: [across, down], .. } = self.diagram;
        let (column, row) = (place % columns, place / columns);
        let Spread { left, top, side, .. } = self.spread;
        if self.is_store(place) {
            return Some((left + side * (column as f64 + 0.5), top + side));
        }
        let at = |from: usize, at: usize| (at - from) as f64 + 0.5;
        (across.contains(&column) && down.contains(&row))
            .then(|| (left + side * at(across.start, column), top + side * at(down.start, row)))
    }

    /// The left upper corner of a square; nothing of one that is not drawn.
    fn corner(&self, place: usize) -> Option<[f64; 2]> {
        let (x, y) = self.middle(place)?;
        Some([x, y].map(|at| at - self.spread.side / 2.0))
    }

    fn draw(&self, canvas: &mut impl Canvas) {
        let mut ways = [const { String::new() }; Ink::ALL.len()];
        let is_stones = matches!(self.diagram.ground, Ground::Squares | Ground::Dark | Ground::Checks);
        canvas.begin(Tag::Group, &["pieces", if is_stones { "of-stones" } else { "" }], "");
        self.add_lines(&mut ways);
        self.add_changes(&mut ways);
        for (place, &cell) in self.diagram.cells.iter().enumerate() {
            let Some(middle) = self.middle(place) else { continue };
            if self.is_dark(place) {
                self.add_square(Ink::Dark, middle, &mut ways);
            }
            self.add_cell(place, cell, middle, &mut ways);
        }
        let heavier = if self.spread.detail == Detail::Card { 1.0 } else { 1.4 };
        for (ink, way) in Ink::ALL.into_iter().zip(&ways).filter(|(_, way)| !way.is_empty()) {
            let (class, stroke) = ink.look();
            canvas.begin(Tag::Path, &[class], "");
            canvas.set("d", way);
            if 0.0 < stroke {
                canvas.numbers(&["stroke-width"], &[(stroke * heavier * self.spread.side).max(ink.least())]);
            }
            canvas.end();
        }
        self.draw_seeds(canvas);
        canvas.end();
    }

    fn add_lines(&self, ways: &mut [String]) {
        let Diagram { ground, columns, shown: [across, down], .. } = self.diagram;
        let Spread { left, top, side, .. } = self.spread;
        let (right, bottom) = (left + side * across.len() as f64, top + side * down.len() as f64);
        let lines = &mut ways[Ink::Lines as usize];
        match ground {
            Ground::Squares if self.spread.detail == Detail::Chip => {}
            Ground::Crosses | Ground::Squares => {
                // The edge of the board is a line, but for crosses; where the board goes on, there is none.
                let is_line = |at: usize, all: usize| 0 < at && at < all || *ground == Ground::Squares;
                for column in (across.start..=across.end).filter(|&column| is_line(column, *columns)) {
                    let is_edge = column == 0 || column == *columns;
                    if is_edge || across.start < column && column < across.end {
                        fill(lines, "M# #V#", &[left + side * (column - across.start) as f64, top, bottom]);
                    }
                }
                let rows = self.diagram.rows();
                for row in (down.start..=down.end).filter(|&row| is_line(row, rows)) {
                    let is_edge = row == 0 || row == rows;
                    if is_edge || down.start < row && row < down.end {
                        fill(lines, "M# #H#", &[left, top + side * (row - down.start) as f64, right]);
                    }
                }
            }
            Ground::Dark | Ground::Checks => fill(lines, "M# #H#V#H#Z", &[left, top, right, bottom, left]),
            Ground::Holes => fill(&mut ways[Ink::Floor as usize], "M# #H#", &[left, bottom, right]),
            Ground::Heaps | Ground::Pits => {}
        }
        if let Some([from, to]) = self.diagram.won.map(|ends| ends.map(|place| self.middle(place).unwrap_or_default()))
        {
            fill(&mut ways[Ink::Won as usize], "M# #L# #", &[from.0, from.1, to.0, to.1]);
        }
    }

    /// What the last move has done: a tint or a dot where something is now, an outline of what is gone.
    fn add_changes(&self, ways: &mut [String]) {
        let Diagram { ground, cells, changed, .. } = self.diagram;
        let is_turned =
            |&(place, was): &(usize, Cell)| matches!((was, cells[place]), (Cell::Piece { .. }, Cell::Piece { .. }));
        let has_turned = changed.iter().any(is_turned);
        if let Some(place) = self.diagram.ended {
            self.add_pit(Ink::Changed, place, ways);
        }
        for &(place, was) in changed {
            let Some(middle) = self.middle(place) else { continue };
            match (cells[place], was) {
                (Cell::Piece { is_second, .. }, _) if matches!(ground, Ground::Holes | Ground::Squares) => {
                    let ink = if is_second { Ink::LastOfSecond } else { Ink::Last };
                    if has_turned && was == Cell::Empty {
                        let (x, y, reach) = (middle.0, middle.1, 0.2 * self.spread.side);
                        let plus = [x - reach, y, x + reach, x, y - reach, y + reach];
                        fill(&mut ways[ink as usize], "M# #H#M# #V#", &plus);
                    } else if self.spread.detail != Detail::Chip || !has_turned {
                        self.add_disc(ink, middle, 0.09, ways);
                    }
                }
                (Cell::Piece { .. } | Cell::Man { .. }, _) | (_, Cell::Man { .. }) => {
                    self.add_square(Ink::Changed, middle, ways);
                }
                (Cell::Seeds(0), _) => self.add_pit(Ink::Emptied, place, ways),
                (Cell::Empty | Cell::Outside, _) => self.add_disc(Ink::Taken, middle, 0.32, ways),
                _ => {}
            }
        }
    }

    fn add_cell(&self, place: usize, cell: Cell, middle: (f64, f64), ways: &mut [String]) {
        let (ground, detail) = (self.diagram.ground, self.spread.detail);
        match cell {
            Cell::Piece { is_second: false, .. } if ground == Ground::Crosses => {
                let ((x, y), reach) = (middle, 0.27 * self.spread.side);
                let (west, east, north, south) = (x - reach, x + reach, y - reach, y + reach);
                let cross = [west, north, east, south, east, north, west, south];
                fill(&mut ways[Ink::Cross as usize], "M# #L# #M# #L# #", &cross);
            }
            Cell::Piece { .. } if ground == Ground::Crosses => self.add_disc(Ink::Nought, middle, 0.27, ways),
            Cell::Piece { is_second, is_king } => {
                let [disc, crown] =
                    if is_second { [Ink::Second, Ink::CrownOfSecond] } else { [Ink::First, Ink::Crown] };
                // A ring is as large as a disc, its stroke included.
                self.add_disc(disc, middle, if is_second { 0.37 } else { 0.42 }, ways);
                if is_king {
                    self.add_disc(crown, middle, 0.18, ways);
                }
            }
            Cell::Man { is_black, man } => self.add_man(man, is_black, middle, ways),
            Cell::Counter => self.add_disc(Ink::First, middle, 0.36, ways),
            Cell::Seeds(seeds) => {
                let is_emptied = seeds == 0 && self.diagram.changed.iter().any(|&(changed, _)| changed == place);
                // Where there is little room, the counts have it.
                let is_drawn = detail != Detail::Chip || self.is_store(place);
                if is_drawn && !is_emptied {
                    self.add_pit(Ink::Pit, place, ways);
                }
            }
            Cell::Empty if ground == Ground::Holes && detail != Detail::Chip => {
                self.add_disc(Ink::Hole, middle, 0.07, ways);
            }
            Cell::Empty | Cell::Outside => {}
        }
    }

    fn is_store(&self, place: usize) -> bool {
        let Diagram { ground, columns, cells, .. } = self.diagram;
        let is_last = (place + 1).is_multiple_of(*columns) || place.is_multiple_of(*columns);
        *ground == Ground::Pits && is_last && matches!(cells[place], Cell::Seeds(_))
    }

    fn is_dark(&self, place: usize) -> bool {
        let Diagram { ground, columns, cells, .. } = self.diagram;
        match ground {
            Ground::Dark => cells[place] != Cell::Outside,
            Ground::Checks if self.spread.detail == Detail::Chip => false,
            Ground::Checks => (place / columns + place % columns) % 2 == 1,
            _ => false,
        }
    }

    fn add_man(&self, man: Man, is_black: bool, (x, y): (f64, f64), ways: &mut [String]) {
        let size = if self.spread.side < SMALL_SQUARE { LARGER } else { 1.0 };
        let (unit, way) =
            (size * self.spread.side / 100.0, &mut ways[if is_black { Ink::BlackMan } else { Ink::WhiteMan } as usize]);
        let outline = man.outline();
        let left = outline.iter().rev().map(|&(right, down)| (-right, down)).filter(|_| man != Man::Knight);
        for (at, (right, down)) in outline.iter().copied().chain(left).enumerate() {
            fill(way, if at == 0 { "M# #" } else { "L# #" }, &[x + unit * right, y + unit * down]);
        }
        way.push('Z');
    }

    fn add_disc(&self, ink: Ink, (x, y): (f64, f64), radius: f64, ways: &mut [String]) {
        let r = radius * self.spread.side;
        let (across, way) = (2.0 * r, &mut ways[ink as usize]);
        fill(way, "M# #a# # 0 1 1 # 0a# # 0 1 1 # 0Z", &[x - r, y, r, r, across, r, r, -across]);
    }

    fn add_pit(&self, ink: Ink, place: usize, ways: &mut [String]) {
        let Some((x, y)) = self.middle(place) else { return };
        if !self.is_store(place) {
            return self.add_disc(ink, (x, y), PIT, ways);
        }
        let (r, reach) = (PIT * self.spread.side, self.spread.side / 2.0);
        let capsule = [x - r, y - reach, r, r, 2.0 * r, y + reach, r, r, -2.0 * r];
        fill(&mut ways[ink as usize], "M# #a# # 0 0 1 # 0V#a# # 0 0 1 # 0Z", &capsule);
    }

    fn add_square(&self, ink: Ink, (x, y): (f64, f64), ways: &mut [String]) {
        let Spread { side, .. } = self.spread;
        let [left, top] = [x - side / 2.0, y - side / 2.0];
        fill(&mut ways[ink as usize], "M# #h#v#h#Z", &[left, top, side, side, -side]);
    }

    /// How many seeds are where.
    fn draw_seeds(&self, canvas: &mut impl Canvas) {
        let Spread { side, detail, .. } = self.spread;
        let font = if detail == Detail::Card { 0.48 } else { 0.66 } * side;
        for (place, &cell) in self.diagram.cells.iter().enumerate() {
            let Cell::Seeds(seeds) = cell else { continue };
            if let Some((x, y)) = self.middle(place) {
                let numbers = [x, y + 0.36 * font, font];
                canvas.leaf(Tag::Text, &["seeds"], &seeds.to_string(), &["x", "y", "font-size"], &numbers);
            }
        }
    }

    fn draw_names(&self, canvas: &mut impl Canvas) {
        let Diagram { ground, names: [columns, rows], shown: [across, down], .. } = self.diagram;
        let mut name = |name: &str, x: f64, y: f64| {
            if !name.is_empty() {
                canvas.leaf(Tag::Text, &["name"], name, &["x", "y"], &[x, y]);
            }
        };
        let bottom = self.diagram.height() - 0.2 * MARGIN;
        for (column, text) in columns.iter().enumerate() {
            let Some((x, _)) = self.middle(down.start * self.diagram.columns + column) else { continue };
            name(text, x, bottom);
            if *ground == Ground::Pits {
                // The other player's pits are counted from the other side.
                name(&columns[columns.len() - 1 - column], x, 0.7 * MARGIN);
            }
        }
        for (row, text) in rows.iter().enumerate() {
            if let Some((_, y)) = self.middle(row * self.diagram.columns + across.start) {
                name(text, 0.4 * MARGIN, y + 0.12 * SIDE);
            }
        }
        let dark = (0..self.diagram.cells.len()).filter(|&place| *ground == Ground::Dark && self.is_dark(place));
        for (number, place) in dark.enumerate() {
            let Some([left, top]) = self.corner(place) else { continue };
            let numbers = [left + 0.04 * SIDE, top + 0.26 * SIDE, 0.26 * SIDE];
            canvas.leaf(Tag::Text, &["number"], &(number + 1).to_string(), &["x", "y", "font-size"], &numbers);
        }
    }
}
