//! The orders in which a program looks at the moves of a game: no rule, so a game without any is a game.

use super::Game;

/// A game with orders of its own. What killers, history and their like sort, they sort on top of it.
pub trait Orders: Game + Sized {
    /// Their names, apart from the order in which moves are printed.
    fn orders(&self) -> &'static [&'static str] {
        &[]
    }

    /// The same game whose moves come in the order of this name; none where it has no such order. Positions belong to
    /// the game that made them.
    fn in_order(self, _order: &str) -> Option<Self> {
        None
    }
}
