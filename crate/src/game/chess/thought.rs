//! What a program counts in a position of chess, and the order in which it looks at the moves. No rule.

use std::cmp::Reverse;

use cozy_chess::{
    BitBoard, Board, Color, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks,
    get_rook_moves,
};

use super::position::{ChessMove, ChessPosition};

/// The pieces that are counted, in the order of the features.
pub(super) const COUNTED: [Piece; 5] = [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];

/// The squares that a piece attacks, its own player's among them.
fn attacks(board: &Board, piece: Piece, color: Color, from: Square) -> BitBoard {
    let rays = |lines: fn(Square, BitBoard) -> BitBoard| lines(from, board.occupied());
    match piece {
        Piece::Pawn => get_pawn_attacks(from, color),
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => rays(get_bishop_moves),
        Piece::Rook => rays(get_rook_moves),
        Piece::Queen => rays(get_bishop_moves) | rays(get_rook_moves),
        Piece::King => get_king_moves(from),
    }
}

/// How many squares the knights, bishops, rooks and queens of one player attack where he has no piece himself.
pub(super) fn mobility(board: &Board, color: Color) -> u32 {
    let of = |piece| {
        let squares = board.colored_pieces(color, piece).into_iter();
        squares.map(|from| (attacks(board, piece, color, from) & !board.colors(color)).len()).sum::<u32>()
    };
    [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen].into_iter().map(of).sum()
}

/// What is looked at first is least: captures, of the most valuable piece by the least valuable one first; threats;
/// moves forward; all others.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Capture { of: Reverse<Option<Piece>>, by: Option<Piece> },
    Threat,
    Forward,
    Other,
}

/// The moves in the order of a program: captures, threats, moves forward and all others.
pub(super) fn sort(position: &ChessPosition, moves: &mut [ChessMove]) {
    moves.sort_by_cached_key(|&by| rank(position, by));
}

fn rank(position: &ChessPosition, by: ChessMove) -> Rank {
    let (board, ChessMove(step)) = (&position.board, by);
    if position.is_capture(by) {
        // Nothing stands where a pawn comes to en passant, so that is the least capture.
        return Rank::Capture { of: Reverse(board.piece_on(step.to)), by: board.piece_on(step.from) };
    }
    let rows = |square: Square| square.rank().relative_to(board.side_to_move());
    if is_threat(position, by) {
        Rank::Threat
    } else if rows(step.from) < rows(step.to) {
        Rank::Forward
    } else {
        Rank::Other
    }
}

/// Whether a move gives check, or the piece then attacks one that is worth more, or has just become more itself.
fn is_threat(position: &ChessPosition, by: ChessMove) -> bool {
    let after = position.alone_after(by);
    let mover = position.board.side_to_move();
    let Some(piece) = after.board.piece_on(by.0.to) else { return after.is_check() };
    let more = COUNTED.into_iter().filter(|more| piece < *more).map(|more| after.board.colored_pieces(!mover, more));
    let attacked = attacks(&after.board, piece, mover, by.0.to);
    after.is_check() || by.0.promotion.is_some() || more.into_iter().any(|more| !(more & attacked).is_empty())
}
