//! Moves as text: algebraic notation, `Nbd7`, `exd8=Q+`, `O-O-O`; squares alone, as engines write them, are read, too: `e7e8q`.

use cozy_chess::{Board, Move, util};

use super::position::ChessMove;

/// Writes a move of a position, with its check or mate sign.
pub(super) fn write(board: &Board, ChessMove(by): ChessMove) -> String {
    util::display_san_move(board, by).to_string()
}

/// Reads a move of a position. Check signs and annotations are optional, castling may use zeros, and the origin may be given in more detail
/// than needed.
pub(super) fn read(board: &Board, text: &str) -> Option<ChessMove> {
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    let castles = text.starts_with(['O', '0']);
    let letters = text.replace('0', "O");
    // The crate treats castling as a move of the king to its own rook, and would accept that as text.
    let is_castling = |by: &Move| board.colors(board.side_to_move()).has(by.to);
    let named = util::parse_san_move(board, if castles { &letters } else { text }).ok();
    let squares = text.to_ascii_lowercase();
    let is_written = |by: &Move| board.is_legal(*by) && util::display_uci_move(board, *by).to_string() == squares;
    let by_squares = || util::parse_uci_move(board, &squares).ok().filter(is_written);
    named.filter(|by| is_castling(by) == castles).or_else(by_squares).map(ChessMove)
}
