//! Tic-tac-toe: three in a row on nine squares, by the rules of m,n,k.

use super::GameRow;
use super::mnk::play;
use crate::{BadGame, Options, Visitor};

pub(super) const ROW: GameRow = GameRow { id: "tic-tac-toe", name: "tic-tac-toe", options: &[] };

pub(super) fn choose<V: Visitor>(options: &Options, visitor: V) -> Result<V::Output, BadGame> {
    play((3, 3, 3), options, visitor)
}
