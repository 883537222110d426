//! A program's features for a chess position, and the order in which it considers moves. Not a rule.

use cozy_chess::{
    BitBoard, Board, Color, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks,
    get_rook_moves,
};

use super::position::{ChessMove, ChessPosition};

/// The counted pieces, in the order of the features.
pub(super) const COUNTED: [Piece; 5] = [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];

/// The squares that a piece attacks, including those of its own player's pieces.
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

/// How many squares a player's knights, bishops, rooks and queens attack, except those of the player's own pieces.
pub(super) fn mobility(board: &Board, color: Color) -> u32 {
    let of = |piece| {
        let squares = board.colored_pieces(color, piece).into_iter();
        squares.map(|from| (attacks(board, piece, color, from) & !board.colors(color)).len()).sum::<u32>()
    };
    [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen].into_iter().map(of).sum()
}

/// The smallest first: captures, of the most valuable piece by the least valuable one first; threats; forward moves; all others.
pub fn rank(position: &ChessPosition, by: ChessMove) -> u32 {
    let (board, ChessMove(step)) = (&position.board, by);
    if position.is_capture(by) {
        // An en passant capture has nothing on its target square, so it ranks as the least capture.
        let worth = |square: Square| board.piece_on(square).map_or(0, |piece| 1 + piece as u32);
        return 8 * (7 - worth(step.to)) + worth(step.from);
    }
    let rows = |square: Square| square.rank().relative_to(board.side_to_move());
    match () {
        () if is_threat(position, by) => 64,
        () if rows(step.from) < rows(step.to) => 65,
        () => 66,
    }
}

/// Whether a move gives check, attacks a more valuable piece, or promotes.
fn is_threat(position: &ChessPosition, by: ChessMove) -> bool {
    let after = position.alone_after(by);
    let mover = position.board.side_to_move();
    let Some(piece) = after.board.piece_on(by.0.to) else { return after.is_check() };
    let more = COUNTED.into_iter().filter(|more| piece < *more).map(|more| after.board.colored_pieces(!mover, more));
    let attacked = attacks(&after.board, piece, mover, by.0.to);
    after.is_check() || by.0.promotion.is_some() || more.into_iter().any(|more| !(more & attacked).is_empty())
}
