//! A position as it is drawn: a board of squares, heaps of counters, pits with seeds. It knows no rule, no colour and no language: a
//! game says what stands where, a style sheet what that looks like.

use super::board::{Board, Square};
use crate::picture::{Canvas, Tag};

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
    /// A counter that belongs to nobody.
    Counter,
    /// So many seeds.
    Seeds(u32),
    /// There is no square.
    Outside,
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
}

/// How large a square is, and what names take beside the board, in px.
const SIDE: f64 = 40.0;
const MARGIN: f64 = 26.0;

/// Names of columns: letters.
pub(super) fn letters(count: usize) -> Vec<String> {
    (b'a'..).take(count).map(|letter| char::from(letter).to_string()).collect()
}

/// Names of columns or rows: numbers.
pub(super) fn numbers(numbers: impl Iterator<Item = usize>) -> Vec<String> {
    numbers.map(|number| number.to_string()).collect()
}

impl Diagram {
    fn of_board(ground: Ground, board: Board, at: impl Fn(usize) -> Square, names: [Vec<String>; 2]) -> Diagram {
        let cell = |place: usize| {
            let piece = |player: usize| Cell::Piece { is_second: player == 1, is_king: false };
            at(place).map_or(Cell::Empty, piece)
        };
        Diagram { ground, columns: board.width, cells: (0..board.len()).map(cell).collect(), names }
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
        Diagram {
            ground: Ground::Dark,
            columns: width,
            cells: (0..width * height).map(cell).collect(),
            names: [Vec::new(), Vec::new()],
        }
    }

    /// Heaps of counters, one a row.
    pub(super) fn heaps(sizes: &[u32], most: u32) -> Diagram {
        let row = |&size: &u32| (0..most).map(move |at| if at < size { Cell::Counter } else { Cell::Outside });
        Diagram {
            ground: Ground::Heaps,
            columns: most as usize,
            cells: sizes.iter().flat_map(row).collect(),
            names: [Vec::new(), numbers(1..=sizes.len())],
        }
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
        Diagram {
            ground: Ground::Pits,
            columns: pits + 2,
            cells: top.chain(bottom).collect(),
            names: [columns, Vec::new()],
        }
    }

    fn rows(&self) -> usize {
        self.cells.len() / self.columns.max(1)
    }

    fn left(&self) -> f64 {
        if self.names[1].is_empty() { 1.0 } else { MARGIN }
    }

    /// In px.
    pub fn width(&self) -> f64 {
        self.left() + SIDE * self.columns as f64 + 1.0
    }

    /// In px.
    pub fn height(&self) -> f64 {
        1.0 + SIDE * self.rows() as f64 + if self.names[0].is_empty() { 1.0 } else { MARGIN }
    }

    /// What stands on each square, row by row from the top, with its name where columns and rows have any.
    pub fn cells(&self) -> impl Iterator<Item = (String, Cell)> {
        let [columns, rows] = &self.names;
        let name = move |place: usize| {
            let part = |names: &[String], at: usize| names.get(at).cloned().unwrap_or_default();
            part(columns, place % self.columns) + &part(rows, place / self.columns)
        };
        self.cells.iter().enumerate().map(move |(place, &cell)| (name(place), cell))
    }

    /// The middle of a square.
    fn middle(&self, place: usize) -> (f64, f64) {
        let (column, row) = ((place % self.columns) as f64, (place / self.columns) as f64);
        (self.left() + SIDE * (column + 0.5), 1.0 + SIDE * (row + 0.5))
    }

    /// Draws it; what differs from the position before is marked.
    pub fn draw(&self, before: Option<&Diagram>, canvas: &mut impl Canvas) {
        let is_changed = |place: usize| {
            before.is_some_and(|before| before.cells.get(place).is_some_and(|cell| *cell != self.cells[place]))
        };
        for (place, cell) in self.cells.iter().enumerate() {
            if self.ground == Ground::Dark && *cell != Cell::Outside {
                self.fill_square("dark", place, canvas);
            }
            if is_changed(place) {
                self.fill_square("changed", place, canvas);
            }
        }
        self.draw_lines(canvas);
        for (place, &cell) in self.cells.iter().enumerate() {
            self.draw_cell(cell, self.middle(place), canvas);
        }
        self.draw_names(canvas);
    }

    fn draw_lines(&self, canvas: &mut impl Canvas) {
        let (left, width, height) = (self.left(), SIDE * self.columns as f64, SIDE * self.rows() as f64);
        let (is_open, is_gridded) = match self.ground {
            Ground::Crosses => (true, true),
            Ground::Squares => (false, true),
            Ground::Holes | Ground::Dark => (false, false),
            Ground::Heaps | Ground::Pits => return,
        };
        let mut lines = String::new();
        if is_gridded {
            for column in 1..self.columns {
                let x = left + SIDE * column as f64;
                lines += &format!("M{x} 1V{}", 1.0 + height);
            }
            for row in 1..self.rows() {
                let y = 1.0 + SIDE * row as f64;
                lines += &format!("M{left} {y}H{}", left + width);
            }
        }
        if !is_open {
            lines += &format!("M{left} 1h{width}v{height}h{}Z", -width);
        }
        canvas.path(&["lines"], &lines);
    }

    /// Lays a square over each that moves are named by, so that it can be pressed: its name is that of a move there, if there is one.
    pub fn draw_squares(&self, canvas: &mut impl Canvas) {
        if matches!(self.ground, Ground::Crosses | Ground::Squares | Ground::Holes) {
            for (place, (name, _)) in self.cells().enumerate() {
                let (x, y) = self.middle(place);
                canvas.begin(Tag::Rect, &["square"], "");
                canvas.set("data-square", &name);
                canvas.numbers(&["x", "y", "width", "height"], &[x - SIDE / 2.0, y - SIDE / 2.0, SIDE, SIDE]);
                canvas.end();
            }
        }
    }

    fn fill_square(&self, class: &str, place: usize, canvas: &mut impl Canvas) {
        let (x, y) = self.middle(place);
        let numbers = [x - SIDE / 2.0, y - SIDE / 2.0, SIDE, SIDE];
        canvas.leaf(Tag::Rect, &[class], "", &["x", "y", "width", "height"], &numbers);
    }

    fn draw_cell(&self, cell: Cell, middle: (f64, f64), canvas: &mut impl Canvas) {
        let (x, y) = middle;
        match cell {
            Cell::Piece { is_second: false, .. } if self.ground == Ground::Crosses => {
                let reach = 0.27 * SIDE;
                let (west, east, north, south) = (x - reach, x + reach, y - reach, y + reach);
                canvas.path(&["cross"], &format!("M{west} {north}L{east} {south}M{east} {north}L{west} {south}"));
            }
            Cell::Piece { .. } if self.ground == Ground::Crosses => circle("nought", middle, 0.27, canvas),
            Cell::Piece { is_second, is_king } => {
                circle(if is_second { "second" } else { "first" }, middle, 0.37, canvas);
                if is_king {
                    circle(if is_second { "crown of-second" } else { "crown" }, middle, 0.17, canvas);
                }
            }
            Cell::Counter => circle("counter", middle, 0.34, canvas),
            Cell::Seeds(seeds) => {
                circle("pit", middle, 0.44, canvas);
                canvas.leaf(Tag::Text, &["seeds"], &seeds.to_string(), &["x", "y"], &[x, y + 0.14 * SIDE]);
            }
            Cell::Empty if self.ground == Ground::Holes => circle("hole", middle, 0.37, canvas),
            Cell::Empty | Cell::Outside => {}
        }
    }

    fn draw_names(&self, canvas: &mut impl Canvas) {
        let [columns, rows] = &self.names;
        for (column, name) in columns.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
            let place = [self.middle(column).0, self.height() - 0.2 * MARGIN];
            canvas.leaf(Tag::Text, &["name"], name, &["x", "y"], &place);
        }
        for (row, name) in rows.iter().enumerate() {
            let place = [0.4 * MARGIN, self.middle(row * self.columns).1 + 0.12 * SIDE];
            canvas.leaf(Tag::Text, &["name"], name, &["x", "y"], &place);
        }
    }
}

/// A circle with a radius in squares.
fn circle(class: &str, (x, y): (f64, f64), radius: f64, canvas: &mut impl Canvas) {
    canvas.leaf(Tag::Circle, &[class], "", &["cx", "cy", "r"], &[x, y, radius * SIDE]);
}
