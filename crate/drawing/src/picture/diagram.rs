//! A position on a canvas: each kind of thing on it is one path. It knows no rule, no colour and no language: a style sheet gives it its
//! look.

use super::{Canvas, Tag, fill};
use secateur_games::{BoardDetail, BoardLines, Dark, Diagram, Ground, Man, Occupant};

/// The size of a square on a board that stands alone, and the margin for names, in px.
const SIDE: f64 = 40.0;
const MARGIN: f64 = 26.0;
/// How much of a position is drawn: the smaller, the less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// All of it.
    Card,
    /// All, with thicker lines.
    Small,
    /// The pieces, and little more.
    Chip,
}

/// Where a position is drawn, in px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// The width and height of a square.
    pub side: f64,
    /// How much of it.
    pub detail: Detail,
}

/// The parts of a drawn position, back to front: each kind is one path.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DiagramInk {
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

impl DiagramInk {
    const ALL: [DiagramInk; 19] = [
        DiagramInk::Dark,
        DiagramInk::Changed,
        DiagramInk::Lines,
        DiagramInk::Floor,
        DiagramInk::Hole,
        DiagramInk::Taken,
        DiagramInk::Pit,
        DiagramInk::Emptied,
        DiagramInk::Cross,
        DiagramInk::Nought,
        DiagramInk::Second,
        DiagramInk::First,
        DiagramInk::WhiteMan,
        DiagramInk::BlackMan,
        DiagramInk::Crown,
        DiagramInk::CrownOfSecond,
        DiagramInk::Last,
        DiagramInk::LastOfSecond,
        DiagramInk::Won,
    ];

    /// Its classes, and its stroke width, in squares; 0 if it is only filled.
    fn look(self) -> (&'static str, f64) {
        match self {
            DiagramInk::Dark => ("dark", 0.0),
            DiagramInk::Changed => ("changed", 0.0),
            DiagramInk::Lines => ("lines", 0.035),
            DiagramInk::Floor => ("floor", 0.1),
            DiagramInk::Hole => ("hole", 0.0),
            DiagramInk::Taken => ("taken", 0.06),
            DiagramInk::Pit => ("pit", 0.05),
            DiagramInk::Emptied => ("pit is-emptied", 0.05),
            DiagramInk::Cross => ("cross", 0.12),
            DiagramInk::Nought => ("nought", 0.12),
            DiagramInk::Second => ("second", 0.11),
            DiagramInk::First => ("first", 0.06),
            DiagramInk::WhiteMan => ("second man", 0.05),
            DiagramInk::BlackMan => ("first man", 0.03),
            DiagramInk::Crown => ("crown", 0.08),
            DiagramInk::CrownOfSecond => ("crown of-second", 0.08),
            DiagramInk::Last => ("last", 0.09),
            DiagramInk::LastOfSecond => ("last of-second", 0.09),
            DiagramInk::Won => ("won", 0.1),
        }
    }
}

impl DiagramInk {
    /// Its minimum stroke width, px.
    fn least(self) -> f64 {
        if matches!(self, DiagramInk::WhiteMan | DiagramInk::BlackMan) { 0.8 } else { 0.5 }
    }
}

/// How far a pit reaches from its middle, in squares.
const PIT: f64 = 0.44;
/// On squares smaller than this, px, men are drawn larger by the same factor.
const SMALL_SQUARE: f64 = 16.0;
const LARGER: f64 = 1.2;

/// A position to draw.
pub struct BoardSketch<'a> {
    diagram: &'a Diagram,
    spread: Spread,
}

impl<'a> BoardSketch<'a> {
    /// In a given place.
    pub fn at(diagram: &'a Diagram, spread: Spread) -> BoardSketch<'a> {
        BoardSketch { diagram, spread }
    }

    /// As a board that stands alone.
    pub fn alone(diagram: &'a Diagram) -> BoardSketch<'a> {
        let left = if diagram.names[1].is_empty() { 1.0 } else { MARGIN };
        // The second player's pits are labelled above them.
        let top = if diagram.ground.told == BoardDetail::Pits { MARGIN } else { 1.0 };
        BoardSketch { diagram, spread: Spread { left, top, side: SIDE, detail: Detail::Card } }
    }

    /// Width of a board that stands alone, in px.
    pub fn width(&self) -> f64 {
        self.spread.left + SIDE * self.diagram.extent().0 as f64 + 1.0
    }

    /// Height of a board that stands alone, in px.
    pub fn height(&self) -> f64 {
        let below = if self.diagram.names[0].is_empty() { 1.0 } else { MARGIN };
        self.spread.top + SIDE * self.diagram.extent().1 as f64 + below
    }

    /// Covers each square that names a move with a clickable square, named after its move, if there is one.
    pub fn draw_squares(&self, canvas: &mut impl Canvas) {
        if !self.diagram.ground.is_pressed {
            return;
        }
        let Spread { side, .. } = self.spread;
        for (place, (name, _)) in self.diagram.cells().enumerate() {
            let Some([left, top]) = self.corner(place) else { continue };
            canvas.begin(Tag::Rect, &["square"], "");
            canvas.set("data-square", &name);
            canvas.numbers(&["x", "y", "width", "height"], &[left, top, side, side]);
            canvas.end();
        }
    }

    /// Each square that can hold a piece, by its place in reading order: its top left corner, width and height, in px.
    pub fn places(&self) -> impl Iterator<Item = (usize, [f64; 2], f64)> {
        let used = self.diagram.squares.iter().enumerate().filter(|(_, cell)| **cell != Occupant::Outside);
        used.filter_map(|(place, _)| Some((place, self.corner(place)?, self.spread.side)))
    }

    /// The middle of a square; none for one that is not drawn. A store is as high as both rows of pits.
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

    /// The top left corner of a square; none for one that is not drawn.
    fn corner(&self, place: usize) -> Option<[f64; 2]> {
        let (x, y) = self.middle(place)?;
        Some([x, y].map(|at| at - self.spread.side / 2.0))
    }

    /// Draws it, without names.
    pub fn draw(&self, canvas: &mut impl Canvas) {
        let mut ways = [const { String::new() }; DiagramInk::ALL.len()];
        let Ground { has_marks, told, .. } = *self.diagram.ground;
        let is_stones = told == BoardDetail::Pieces && !has_marks;
        canvas.begin(Tag::Group, &["pieces", if is_stones { "of-stones" } else { "" }], "");
        self.add_lines(&mut ways);
        self.add_changes(&mut ways);
        for (place, &cell) in self.diagram.squares.iter().enumerate() {
            let Some(middle) = self.middle(place) else { continue };
            if self.is_dark(place) {
                self.add_square(DiagramInk::Dark, middle, &mut ways);
            }
            self.add_cell(place, cell, middle, &mut ways);
        }
        let heavier = if self.spread.detail == Detail::Card { 1.0 } else { 1.4 };
        for (ink, way) in DiagramInk::ALL.into_iter().zip(&ways).filter(|(_, way)| !way.is_empty()) {
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
        let lines = &mut ways[DiagramInk::Lines as usize];
        match ground.lines {
            BoardLines::All if self.spread.detail == Detail::Chip => {}
            BoardLines::Between | BoardLines::All => {
                // The edge of the board is a line, except where it continues, and on boards for crosses.
                let is_line = |at: usize, all: usize| 0 < at && at < all || ground.lines == BoardLines::All;
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
            BoardLines::Frame => fill(lines, "M# #H#V#H#Z", &[left, top, right, bottom, left]),
            BoardLines::Floor => fill(&mut ways[DiagramInk::Floor as usize], "M# #H#", &[left, bottom, right]),
            BoardLines::None => {}
        }
        if let Some([from, to]) = self.diagram.won.map(|ends| ends.map(|place| self.middle(place).unwrap_or_default()))
        {
            fill(&mut ways[DiagramInk::Won as usize], "M# #L# #", &[from.0, from.1, to.0, to.1]);
        }
    }

    /// Shows the last move: a tint or a dot at its pieces, an outline for those that are gone.
    fn add_changes(&self, ways: &mut [String]) {
        let Diagram { ground, squares, changed, .. } = self.diagram;
        let is_turned = |&(place, was): &(usize, Occupant)| {
            matches!((was, squares[place]), (Occupant::Piece { .. }, Occupant::Piece { .. }))
        };
        let has_turned = changed.iter().any(is_turned);
        if let Some(place) = self.diagram.ended {
            self.add_pit(DiagramInk::Changed, place, ways);
        }
        for &(place, was) in changed {
            let Some(middle) = self.middle(place) else { continue };
            match (squares[place], was) {
                (Occupant::Piece { is_second, .. }, _) if ground.is_pressed && !ground.has_marks => {
                    let ink = if is_second { DiagramInk::LastOfSecond } else { DiagramInk::Last };
                    if has_turned && was == Occupant::Empty {
                        let (x, y, reach) = (middle.0, middle.1, 0.2 * self.spread.side);
                        let plus = [x - reach, y, x + reach, x, y - reach, y + reach];
                        fill(&mut ways[ink as usize], "M# #H#M# #V#", &plus);
                    } else if self.spread.detail != Detail::Chip || !has_turned {
                        self.add_disc(ink, middle, 0.09, ways);
                    }
                }
                (Occupant::Piece { .. } | Occupant::ChessMan { .. }, _) | (_, Occupant::ChessMan { .. }) => {
                    self.add_square(DiagramInk::Changed, middle, ways);
                }
                (Occupant::Seeds(0), _) => self.add_pit(DiagramInk::Emptied, place, ways),
                (_, Occupant::Die(_)) => {}
                (Occupant::Empty | Occupant::Outside, _) => self.add_disc(DiagramInk::Taken, middle, 0.32, ways),
                _ => {}
            }
        }
    }

    fn add_cell(&self, place: usize, cell: Occupant, middle: (f64, f64), ways: &mut [String]) {
        let (ground, detail) = (self.diagram.ground, self.spread.detail);
        match cell {
            Occupant::Piece { is_second: false, .. } if ground.has_marks => {
                let ((x, y), reach) = (middle, 0.27 * self.spread.side);
                let (west, east, north, south) = (x - reach, x + reach, y - reach, y + reach);
                let cross = [west, north, east, south, east, north, west, south];
                fill(&mut ways[DiagramInk::Cross as usize], "M# #L# #M# #L# #", &cross);
            }
            Occupant::Piece { .. } if ground.has_marks => self.add_disc(DiagramInk::Nought, middle, 0.27, ways),
            Occupant::Piece { is_second, is_king } => {
                let [disc, crown] = if is_second {
                    [DiagramInk::Second, DiagramInk::CrownOfSecond]
                } else {
                    [DiagramInk::First, DiagramInk::Crown]
                };
                // A ring with its stroke is as large as a disc.
                self.add_disc(disc, middle, if is_second { 0.37 } else { 0.42 }, ways);
                if is_king {
                    self.add_disc(crown, middle, 0.18, ways);
                }
            }
            Occupant::ChessMan { is_black, man } => self.add_man(man, is_black, middle, ways),
            Occupant::Counter => self.add_disc(DiagramInk::First, middle, 0.36, ways),
            Occupant::Die(thrown) => self.add_die(thrown, middle, ways),
            Occupant::Seeds(seeds) => {
                let is_emptied = seeds == 0 && self.diagram.changed.iter().any(|&(changed, _)| changed == place);
                // If there is little room, the counts take it.
                let is_drawn = detail != Detail::Chip || self.is_store(place);
                if is_drawn && !is_emptied {
                    self.add_pit(DiagramInk::Pit, place, ways);
                }
            }
            Occupant::Empty if ground.told == BoardDetail::Columns && detail != Detail::Chip => {
                self.add_disc(DiagramInk::Hole, middle, 0.07, ways);
            }
            Occupant::Empty | Occupant::Outside => {}
        }
    }

    fn is_store(&self, place: usize) -> bool {
        let Diagram { ground, columns, squares, .. } = self.diagram;
        let is_last = (place + 1).is_multiple_of(*columns) || place.is_multiple_of(*columns);
        ground.told == BoardDetail::Pits && is_last && matches!(squares[place], Occupant::Seeds(_))
    }

    fn is_dark(&self, place: usize) -> bool {
        let Diagram { ground, columns, squares, .. } = self.diagram;
        match ground.dark {
            Dark::None => false,
            Dark::Used => squares[place] != Occupant::Outside,
            Dark::Alternate => self.spread.detail != Detail::Chip && (place / columns + place % columns) % 2 == 1,
        }
    }

    fn add_man(&self, man: Man, is_black: bool, (x, y): (f64, f64), ways: &mut [String]) {
        let size = if self.spread.side < SMALL_SQUARE { LARGER } else { 1.0 };
        let (unit, way) = (
            size * self.spread.side / 100.0,
            &mut ways[if is_black { DiagramInk::BlackMan } else { DiagramInk::WhiteMan } as usize],
        );
        let outline = outline(man);
        let left = outline.iter().rev().map(|&(right, down)| (-right, down)).filter(|_| man != Man::Knight);
        for (at, (right, down)) in outline.iter().copied().chain(left).enumerate() {
            fill(way, if at == 0 { "M# #" } else { "L# #" }, &[x + unit * right, y + unit * down]);
        }
        way.push('Z');
    }

    fn add_disc(&self, ink: DiagramInk, (x, y): (f64, f64), radius: f64, ways: &mut [String]) {
        let r = radius * self.spread.side;
        let (across, way) = (2.0 * r, &mut ways[ink as usize]);
        fill(way, "M# #a# # 0 1 1 # 0a# # 0 1 1 # 0Z", &[x - r, y, r, r, across, r, r, -across]);
    }

    /// A square, drawn like a pit, with pips up to six.
    fn add_die(&self, thrown: u32, (x, y): (f64, f64), ways: &mut [String]) {
        let side = self.spread.side;
        let half = 0.36 * side;
        fill(
            &mut ways[DiagramInk::Pit as usize],
            "M# #h#v#h#Z",
            &[x - half, y - half, 2.0 * half, 2.0 * half, -2.0 * half],
        );
        for &(right, down) in pips(thrown) {
            self.add_disc(DiagramInk::First, (x + 0.2 * side * right, y + 0.2 * side * down), 0.075, ways);
        }
    }

    fn add_pit(&self, ink: DiagramInk, place: usize, ways: &mut [String]) {
        let Some((x, y)) = self.middle(place) else { return };
        if !self.is_store(place) {
            return self.add_disc(ink, (x, y), PIT, ways);
        }
        let (r, reach) = (PIT * self.spread.side, self.spread.side / 2.0);
        let capsule = [x - r, y - reach, r, r, 2.0 * r, y + reach, r, r, -2.0 * r];
        fill(&mut ways[ink as usize], "M# #a# # 0 0 1 # 0V#a# # 0 0 1 # 0Z", &capsule);
    }

    fn add_square(&self, ink: DiagramInk, (x, y): (f64, f64), ways: &mut [String]) {
        let Spread { side, .. } = self.spread;
        let [left, top] = [x - side / 2.0, y - side / 2.0];
        fill(&mut ways[ink as usize], "M# #h#v#h#Z", &[left, top, side, side, -side]);
    }

    /// The numbers of seeds, and a die's number if it has no pips.
    fn draw_seeds(&self, canvas: &mut impl Canvas) {
        let Spread { side, detail, .. } = self.spread;
        let font = if detail == Detail::Card { 0.48 } else { 0.66 } * side;
        for (place, &cell) in self.diagram.squares.iter().enumerate() {
            let seeds = match cell {
                Occupant::Seeds(seeds) => seeds,
                Occupant::Die(thrown) if pips(thrown).is_empty() => thrown,
                _ => continue,
            };
            if let Some((x, y)) = self.middle(place) {
                let numbers = [x, y + 0.36 * font, font];
                canvas.leaf(Tag::Text, &["seeds"], &seeds.to_string(), &["x", "y", "font-size"], &numbers);
            }
        }
    }

    /// Draws the names of its columns and rows.
    pub fn draw_names(&self, canvas: &mut impl Canvas) {
        let Diagram { ground, names: [columns, rows], shown: [across, down], .. } = self.diagram;
        let mut name = |name: &str, x: f64, y: f64| {
            if !name.is_empty() {
                canvas.leaf(Tag::Text, &["name"], name, &["x", "y"], &[x, y]);
            }
        };
        let bottom = self.height() - 0.2 * MARGIN;
        for (column, text) in columns.iter().enumerate() {
            let Some((x, _)) = self.middle(down.start * self.diagram.columns + column) else { continue };
            name(text, x, bottom);
            if ground.told == BoardDetail::Pits {
                // The other player's pits are counted from the other side.
                name(&columns[columns.len() - 1 - column], x, 0.7 * MARGIN);
            }
        }
        for (row, text) in rows.iter().enumerate() {
            if let Some((_, y)) = self.middle(row * self.diagram.columns + across.start) {
                name(text, 0.4 * MARGIN, y + 0.12 * SIDE);
            }
        }
        let dark = (0..self.diagram.squares.len()).filter(|&place| ground.dark == Dark::Used && self.is_dark(place));
        for (number, place) in dark.enumerate() {
            let Some([left, top]) = self.corner(place) else { continue };
            let numbers = [left + 0.04 * SIDE, top + 0.26 * SIDE, 0.26 * SIDE];
            canvas.leaf(Tag::Text, &["number"], &(number + 1).to_string(), &["x", "y", "font-size"], &numbers);
        }
    }
}

/// The pips of a die, relative to its middle, to the right and down; empty for more than six.
fn pips(thrown: u32) -> &'static [(f64, f64)] {
    const MIDDLE: (f64, f64) = (0.0, 0.0);
    const RISING: [(f64, f64); 2] = [(-1.0, 1.0), (1.0, -1.0)];
    const FALLING: [(f64, f64); 2] = [(-1.0, -1.0), (1.0, 1.0)];
    match thrown {
        1 => &[MIDDLE],
        2 => &RISING,
        3 => &[RISING[0], MIDDLE, RISING[1]],
        4 => &[RISING[0], RISING[1], FALLING[0], FALLING[1]],
        5 => &[RISING[0], RISING[1], MIDDLE, FALLING[0], FALLING[1]],
        6 => &[RISING[0], RISING[1], (-1.0, 0.0), (1.0, 0.0), FALLING[0], FALLING[1]],
        _ => &[],
    }
}

/// The outline of a man in hundredths of a square, relative to its middle, to the right and down; for a symmetric one, the right side from
/// top to bottom.
fn outline(man: Man) -> &'static [(f64, f64)] {
    match man {
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
