//! Gomoku: five in a row, by the rules of m,n,k.

use super::GameRow;
use super::mnk::{ALL_MOVES, play};
use crate::options::SIZE;
use crate::{BadGame, Options, Visitor};

pub(super) const ROW: GameRow = GameRow { id: "gomoku", name: "Gomoku", options: &[SIZE.such_as("9x9"), ALL_MOVES] };

/// By default on 15 × 15 squares.
pub(super) fn choose<V: Visitor>(options: &Options, visitor: V) -> Result<V::Output, BadGame> {
    let (width, height) = options.board_size().unwrap_or((15, 15));
    play((width, height, 5), options, visitor)
}
