//! What can be played in a position, by the crate that knows the rules, and what of its path can come again.

use cozy_chess::{BitBoard, Board, Move, Piece, PieceMoves, Square};

use super::key::ChessKey;
use crate::path::Path;

/// A position, and what of its path can come again.
#[derive(Clone, Debug)]
pub struct ChessPosition {
    pub(super) board: Board,
    path: Path<ChessKey>,
    /// How many plies ago the same position stood.
    pub(super) repeated: Option<usize>,
}

/// A move of chess.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChessMove(pub(super) Move);

impl ChessMove {
    /// Nothing moves.
    pub(super) const NONE: ChessMove = ChessMove(Move { from: Square::A1, to: Square::A1, promotion: None });
}

/// How a game can be over by its position alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Mate,
    Stalemate,
    /// Nobody has more than his king.
    BareKings,
}

impl ChessPosition {
    /// Where nothing is known of what came before.
    pub(super) fn new(board: Board) -> ChessPosition {
        ChessPosition { board, path: Path::new(), repeated: None }
    }

    pub(super) fn is_check(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    /// How the game is over, if it is. No counter ends it: a position says nothing of them.
    pub(super) fn end(&self) -> Option<End> {
        if !self.board.generate_moves(|_| true) {
            return Some(if self.is_check() { End::Mate } else { End::Stalemate });
        }
        (self.board.occupied().len() == 2).then_some(End::BareKings)
    }

    /// All moves: by the square where they begin, then by that where they end, row by row from White's side; castling
    /// ends where the rook stands. A pawn becomes a knight, a bishop, a rook, a queen.
    pub(super) fn moves(&self) -> impl Iterator<Item = ChessMove> + use<> {
        let mut pieces: Vec<PieceMoves> = Vec::with_capacity(MOST_PIECES);
        self.board.generate_moves(|moves| {
            pieces.push(moves);
            false
        });
        pieces.sort_by_key(|moves| moves.from);
        // What a pawn can capture en passant is told apart from its other moves.
        pieces.dedup_by(|later, earlier| {
            let is_same = later.from == earlier.from;
            earlier.to |= if is_same { later.to } else { BitBoard::EMPTY };
            is_same
        });
        pieces.into_iter().flatten().map(ChessMove)
    }

    /// Whether whoever moves can capture something.
    pub(super) fn can_capture(&self) -> bool {
        self.board.generate_moves(|moves| moves.into_iter().any(|by| self.is_capture(ChessMove(by))))
    }

    /// Whether a move captures something, en passant too.
    pub(super) fn is_capture(&self, ChessMove(by): ChessMove) -> bool {
        let board = &self.board;
        let is_pawn = board.pieces(Piece::Pawn).has(by.from);
        board.colors(!board.side_to_move()).has(by.to) || is_pawn && by.from.file() != by.to.file()
    }

    /// The position after one of its moves, with nothing before it.
    pub(super) fn alone_after(&self, ChessMove(by): ChessMove) -> ChessPosition {
        let mut board = self.board.clone();
        board.play_unchecked(by);
        ChessPosition::new(board)
    }

    /// The position after one of its moves, with its path.
    pub(super) fn after(&self, by: ChessMove) -> ChessPosition {
        let after = self.alone_after(by);
        // After a pawn's move or a capture nothing comes again.
        if self.board.pieces(Piece::Pawn).has(by.0.from) || self.is_capture(by) {
            return after;
        }
        let path = self.path.and(ChessKey::from_board(&self.board));
        ChessPosition { repeated: path.back_to(&ChessKey::from_board(&after.board)), path, ..after }
    }
}

/// How many pieces can be told to have moves: sixteen, and two pawns twice.
const MOST_PIECES: usize = 18;
