//! The identity of a chess position: the board, who moves, castling rights, and an en passant square only if a pawn can be captured there.
//! The number of moves made does not count.

use cozy_chess::{Board, Color, File, Move, Piece, Rank, Square, get_pawn_attacks};

/// A position in compact form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChessKey {
    /// By square, one bit in each: its contents. The last plane is the colour.
    planes: [u64; 4],
    /// From the lowest bit: castling rights, whether White moves, and the column where a pawn can be captured en passant, from 1.
    rest: u16,
}

impl ChessKey {
    pub(super) fn from_board(board: &Board) -> ChessKey {
        let of = |piece| board.pieces(piece).0;
        let planes = [
            of(Piece::Pawn) | of(Piece::Bishop) | of(Piece::Queen),
            of(Piece::Knight) | of(Piece::Bishop) | of(Piece::King),
            of(Piece::Rook) | of(Piece::Queen) | of(Piece::King),
            board.colors(Color::White).0,
        ];
        let rights = Color::ALL.map(|color| *board.castle_rights(color));
        let may = rights.into_iter().flat_map(|rights| [rights.short, rights.long]).map(|rook| rook.is_some());
        let flags = [board.side_to_move() == Color::White].into_iter().chain(may);
        let flags = flags.fold(0, |flags, flag| flags << 1 | u16::from(flag));
        let column = usable_en_passant(board).map_or(0, |file| file as u16 + 1);
        ChessKey { planes, rest: flags | column << 5 }
    }
}

/// The column where a pawn can be captured en passant, by a legal move.
fn usable_en_passant(board: &Board) -> Option<File> {
    let file = board.en_passant()?;
    let mover = board.side_to_move();
    let to = Square::new(file, Rank::Sixth.relative_to(mover));
    let pawns = get_pawn_attacks(to, !mover) & board.colored_pieces(mover, Piece::Pawn);
    pawns.into_iter().any(|from| board.is_legal(Move { from, to, promotion: None })).then_some(file)
}
