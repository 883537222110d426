//! The moves of a position, by the crate that knows the rules, and the part of its path that can be repeated.

use cozy_chess::{BitBoard, Board, Move, Piece, PieceMoves, Square};

use super::key::ChessKey;
use crate::path::Path;

/// A position, and the part of its path that can be repeated.
#[derive(Clone, Debug)]
pub struct ChessPosition {
    pub(super) board: Board,
    path: Path<ChessKey>,
    /// How many plies ago the same position occurred.
    pub(super) repeated: Option<usize>,
}

/// A move of chess.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChessMove(pub(super) Move);

impl ChessMove {
    /// No move.
    pub(super) const NONE: ChessMove = ChessMove(Move { from: Square::A1, to: Square::A1, promotion: None });
}

/// How a position can end the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Mate,
    Stalemate,
    /// Neither player has more than a king.
    BareKings,
}

impl ChessPosition {
    /// Without a known history.
    pub(super) fn new(board: Board) -> ChessPosition {
        ChessPosition { board, path: Path::new(), repeated: None }
    }

    pub(super) fn is_check(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    /// How the game is over, if it is. Counters do not matter: a position does not have them.
    pub(super) fn end(&self) -> Option<End> {
        if !self.board.generate_moves(|_| true) {
            return Some(if self.is_check() { End::Mate } else { End::Stalemate });
        }
        (self.board.occupied().len() == 2).then_some(End::BareKings)
    }

    /// All moves: by start square, then by end square, row by row from White's side; castling ends on the rook's square. A pawn becomes a
    /// knight, a bishop, a rook, a queen.
    pub(super) fn moves(&self) -> impl Iterator<Item = ChessMove> + use<> {
        let mut pieces: Vec<PieceMoves> = Vec::with_capacity(MOST_PIECES);
        self.board.generate_moves(|moves| {
            pieces.push(moves);
            false
        });
        pieces.sort_by_key(|moves| moves.from);
        // A pawn's en passant captures come separately from its other moves.
        pieces.dedup_by(|later, earlier| {
            let is_same = later.from == earlier.from;
            earlier.to |= if is_same { later.to } else { BitBoard::EMPTY };
            is_same
        });
        pieces.into_iter().flatten().map(ChessMove)
    }

    /// Whether the mover can capture something.
    pub(super) fn can_capture(&self) -> bool {
        self.board.generate_moves(|moves| moves.into_iter().any(|by| self.is_capture(ChessMove(by))))
    }

    /// Whether a move captures something, including en passant.
    pub(super) fn is_capture(&self, ChessMove(by): ChessMove) -> bool {
        let board = &self.board;
        let is_pawn = board.pieces(Piece::Pawn).has(by.from);
        board.colors(!board.side_to_move()).has(by.to) || is_pawn && by.from.file() != by.to.file()
    }

    /// The position after one of its moves, without its history.
    pub(super) fn alone_after(&self, ChessMove(by): ChessMove) -> ChessPosition {
        let mut board = self.board.clone();
        board.play_unchecked(by);
        ChessPosition::new(board)
    }

    /// The position after one of its moves, with its history.
    pub(super) fn after(&self, by: ChessMove) -> ChessPosition {
        let after = self.alone_after(by);
        // After a pawn's move or a capture nothing can be repeated.
        if self.board.pieces(Piece::Pawn).has(by.0.from) || self.is_capture(by) {
            return after;
        }
        let path = self.path.and(ChessKey::from_board(&self.board));
        ChessPosition { repeated: path.back_to(&ChessKey::from_board(&after.board)), path, ..after }
    }
}

/// Maximum number of entries for pieces with moves: sixteen, and two pawns twice.
const MOST_PIECES: usize = 18;
