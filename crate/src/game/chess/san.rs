//! Moves as text: algebraic notation, `Nbd7`, `exd8=Q+`, `O-O-O`.

use cozy_chess::{Board, util};

use super::position::ChessMove;

/// Writes a move of a position, with its sign of check or mate.
pub(super) fn write(board: &Board, ChessMove(by): ChessMove) -> String {
    util::display_san_move(board, by).to_string()
}

/// Reads a move of a position. Signs of check and judgement may be there or not, castling may have zeros, and a move
/// may say more than it has to of where it comes from.
pub(super) fn read(board: &Board, text: &str) -> Option<ChessMove> {
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    let castles = text.starts_with(['O', '0']);
    let letters = text.replace('0', "O");
    let by = util::parse_san_move(board, if castles { &letters } else { text }).ok()?;
    // To the crate castling is a move of the king to his own rook, so it takes that for a text of it.
    let is_castling = board.colors(board.side_to_move()).has(by.to);
    (is_castling == castles).then_some(ChessMove(by))
}
