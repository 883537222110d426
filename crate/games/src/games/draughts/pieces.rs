//! Pieces, mover, and moves: the rules of a single move. It knows nothing about earlier moves.

use super::board::{Diagonal, DraughtsBoard, WAYS, bits};

/// A player by colour, as in game records. Black moves first, and down the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// The first player.
    Black,
    /// The second player.
    White,
}

impl Colour {
    /// The opponent.
    #[must_use]
    pub fn other(self) -> Colour {
        match self {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        }
    }
}

/// The pieces on a board and who moves. Squares are bits, eight to a row; small boards use the top left ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DraughtsKey {
    pub(super) black: u64,
    pub(super) white: u64,
    pub(super) kings: u64,
    pub(super) mover: Colour,
}

/// A step of a piece, or all its jumps in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DraughtsMove {
    /// Its first square: the number of the bit.
    from: u8,
    /// How many pieces are captured: 0 for a step.
    captured: u8,
    /// The codes of its diagonals, the first one lowest. No board has more than 18 squares that can be jumped over.
    ways: u64,
}

impl DraughtsMove {
    /// No move: there is no such square.
    pub(super) const NONE: DraughtsMove = DraughtsMove { from: u8::MAX, captured: 0, ways: 0 };

    fn step(from: u64, way: Diagonal) -> DraughtsMove {
        DraughtsMove { from: from.trailing_zeros() as u8, captured: 0, ways: way.code() }
    }

    fn jumps_from(from: u64) -> DraughtsMove {
        DraughtsMove { from: from.trailing_zeros() as u8, captured: 0, ways: 0 }
    }

    fn and_a_jump(self, way: Diagonal) -> DraughtsMove {
        let ways = self.ways | way.code() << (2 * self.captured);
        DraughtsMove { captured: self.captured + 1, ways, ..self }
    }

    /// How many pieces it captures.
    pub fn captured(self) -> usize {
        self.captured.into()
    }

    /// Where it begins.
    pub(super) fn from(self) -> u64 {
        1 << self.from
    }

    /// Whether it begins down the board.
    pub(super) fn is_down(self) -> bool {
        Diagonal::from_code(self.ways).is_down()
    }

    /// By jump: the captured square, and where the piece lands.
    fn jumps(self) -> impl Iterator<Item = (u64, u64)> {
        (0..self.captured).scan(self.from(), move |at, jump| {
            let way = Diagonal::from_code(self.ways >> (2 * jump));
            let over = way.step(*at);
            *at = way.step(over);
            Some((over, *at))
        })
    }

    /// All squares of the piece, from first to last.
    pub(super) fn squares(self) -> impl Iterator<Item = u64> {
        let step = (self.captured == 0).then(|| Diagonal::from_code(self.ways).step(self.from()));
        [self.from()].into_iter().chain(step).chain(self.jumps().map(|(_, to)| to))
    }

    /// Where it ends.
    pub(super) fn to(self) -> u64 {
        self.squares().last().unwrap_or(self.from())
    }
}

impl DraughtsKey {
    /// The squares of one player.
    #[inline]
    pub(super) fn pieces_of(&self, colour: Colour) -> u64 {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.white,
        }
    }

    /// The empty squares.
    #[inline]
    fn empty(&self, board: DraughtsBoard) -> u64 {
        board.squares & !(self.black | self.white)
    }

    /// A player's pieces that may move along this diagonal: kings, and men if it is forward.
    #[inline]
    fn goers(&self, colour: Colour, way: Diagonal) -> u64 {
        let is_forward = way.is_down() == (colour == Colour::Black);
        self.pieces_of(colour) & if is_forward { u64::MAX } else { self.kings }
    }

    /// The squares that a player's pieces can step to along this diagonal.
    #[inline]
    fn steps(&self, board: DraughtsBoard, colour: Colour, way: Diagonal) -> u64 {
        way.step(self.goers(colour, way)) & self.empty(board)
    }

    /// The squares that a player's pieces can jump to along this diagonal.
    #[inline]
    fn jumps(&self, board: DraughtsBoard, colour: Colour, way: Diagonal) -> u64 {
        let over = way.step(self.goers(colour, way)) & self.pieces_of(colour.other());
        way.step(over) & self.empty(board)
    }

    /// Whether the player could capture something if it were the player's turn.
    #[inline]
    pub(super) fn can_capture(&self, board: DraughtsBoard, colour: Colour) -> bool {
        WAYS.iter().any(|&way| self.jumps(board, colour, way) != 0)
    }

    /// Whether the mover has any move.
    #[inline]
    pub(super) fn can_move(&self, board: DraughtsBoard) -> bool {
        WAYS.iter().any(|&way| self.steps(board, self.mover, way) != 0) || self.can_capture(board, self.mover)
    }

    /// How many steps a player's pieces could make if captures were not mandatory.
    pub(super) fn mobility(&self, board: DraughtsBoard, colour: Colour) -> u32 {
        WAYS.iter().map(|&way| self.steps(board, colour, way).count_ones()).sum()
    }

    /// All moves, in the order of their square numbers. Captures are mandatory, and continue as long as the piece can jump.
    pub(super) fn moves(&self, board: DraughtsBoard) -> impl Iterator<Item = DraughtsMove> + use<> {
        let captures = if self.can_capture(board, self.mover) { self.captures(board) } else { Vec::new() };
        let position = *self;
        let pieces = if captures.is_empty() { self.pieces_of(self.mover) } else { 0 };
        let steps = bits(pieces).flat_map(move |from| {
            let may_go = move |way: &Diagonal| {
                position.goers(position.mover, *way) & from != 0 && way.step(from) & position.empty(board) != 0
            };
            WAYS.into_iter().filter(may_go).map(move |way| DraughtsMove::step(from, way))
        });
        captures.into_iter().chain(steps)
    }

    fn captures(&self, board: DraughtsBoard) -> Vec<DraughtsMove> {
        let mut found = Vec::new();
        for from in bits(self.pieces_of(self.mover)) {
            let mut capture = Capture { position: self, board, from, found: &mut found };
            capture.go_on(from, 0, DraughtsMove::jumps_from(from));
        }
        found
    }

    /// Whether a move can be undone by later ones: a king's step. After any other one, no position can be repeated.
    pub(super) fn can_be_undone(&self, by: DraughtsMove) -> bool {
        by.captured == 0 && self.kings & by.from() != 0
    }

    /// The position after one of its moves.
    pub(super) fn after(&self, board: DraughtsBoard, by: DraughtsMove) -> DraughtsKey {
        let taken: u64 = by.jumps().map(|(over, _)| over).sum();
        let (from, to) = (by.from(), by.to());
        let own = (self.pieces_of(self.mover) ^ from) | to;
        let theirs = self.pieces_of(self.mover.other()) & !taken;
        let is_king = self.kings & from != 0 || to & last_row(board, self.mover) != 0;
        let kings = (self.kings & !(from | taken)) | if is_king { to } else { 0 };
        let (black, white) = match self.mover {
            Colour::Black => (own, theirs),
            Colour::White => (theirs, own),
        };
        DraughtsKey { black, white, kings, mover: self.mover.other() }
    }
}

/// Where a man becomes a king.
pub(super) fn last_row(board: DraughtsBoard, colour: Colour) -> u64 {
    match colour {
        Colour::Black => board.lower(1),
        Colour::White => board.upper(1),
    }
}

/// The search for all captures by one piece.
struct Capture<'a> {
    position: &'a DraughtsKey,
    board: DraughtsBoard,
    from: u64,
    found: &'a mut Vec<DraughtsMove>,
}

impl Capture<'_> {
    /// Continues from `at`, after the jumps of `made` over the `taken` pieces, which stay on the board until the move is over and cannot be
    /// jumped over twice. A man that reaches the last row ends its move there.
    fn go_on(&mut self, at: u64, taken: u64, made: DraughtsMove) {
        let (position, from, mover) = (self.position, self.from, self.position.mover);
        let is_man = position.kings & from == 0;
        let is_crowned = is_man && at & last_row(self.board, mover) != 0;
        let mut is_over = true;
        for way in WAYS.into_iter().filter(|&way| !is_crowned && position.goers(mover, way) & from != 0) {
            let over = way.step(at) & position.pieces_of(mover.other()) & !taken;
            let to = way.step(over) & (position.empty(self.board) | from);
            if to != 0 {
                is_over = false;
                self.go_on(to, taken | over, made.and_a_jump(way));
            }
        }
        if is_over && 0 < made.captured {
            self.found.push(made);
        }
    }
}
