//! Connect Four for a program that wants only the result: a win with the next disc counts as an end, moves that let the opponent win at
//! once are left out, and those with most threats come first. The value of every position stays the same.

use secateur::score::{Score, Turn};

use super::{ConnectFour, ConnectFourPosition, Discs};
use crate::Game;

/// The game from one position, where all moves are searched.
#[derive(Clone, Debug)]
pub struct Foresight<'g, D: Discs = u64> {
    game: &'g ConnectFour<D>,
    from: ConnectFourPosition<D>,
}

/// A position, and its foresight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForesightPosition<D: Discs = u64> {
    position: ConnectFourPosition<D>,
    /// Where a disc can land without losing at once.
    safe: D,
    /// Whether the mover wins with the next disc.
    wins: bool,
}

impl<'g, D: Discs> Foresight<'g, D> {
    /// The game from this position.
    pub fn new(game: &'g ConnectFour<D>, from: ConnectFourPosition<D>) -> Foresight<'g, D> {
        Foresight { game, from }
    }

    #[inline]
    fn is_root(&self, position: &ConnectFourPosition<D>) -> bool {
        position.count == self.from.count
    }

    #[inline]
    fn foreseen(&self, position: ConnectFourPosition<D>) -> ForesightPosition<D> {
        let none = D::default();
        let open = self.game.open(&position);
        let free = self.game.all & !position.all;
        if self.is_root(&position) {
            return ForesightPosition { position, safe: open, wins: false };
        }
        if self.game.completing(position.own) & open != none {
            return ForesightPosition { position, safe: none, wins: true };
        }
        let threats = self.game.completing(position.own ^ position.all) & free;
        let forced = open & threats;
        let open = if forced == none { open } else { forced };
        // Of two threats one would remain. And no disc goes below a square on which the opponent completes a line.
        let safe = if 1 < forced.count() { none } else { open & !(threats >> 1) };
        ForesightPosition { position, safe, wins: false }
    }
}

/// Moves, those with most threats first.
struct SortedMoves {
    /// By place: how many threats, and the column.
    moves: [(i8, u8); 8],
    next: usize,
    count: usize,
}

impl Iterator for SortedMoves {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let (_, column) = *self.moves[..self.count].get(self.next)?;
        self.next += 1;
        Some(column)
    }
}

impl<D: Discs> Game for Foresight<'_, D> {
    type Position = ForesightPosition<D>;
    /// The column, from 0.
    type Move = u8;
    type Key = D;

    fn start(&self) -> ForesightPosition<D> {
        self.foreseen(self.from)
    }

    #[inline]
    fn turn(&self, foreseen: &ForesightPosition<D>) -> Turn {
        self.game.turn(&foreseen.position)
    }

    #[inline]
    fn moves(&self, foreseen: &ForesightPosition<D>) -> impl Iterator<Item = u8> {
        let mut sorted = SortedMoves { moves: [(0, 0); 8], next: 0, count: 0 };
        let position = &foreseen.position;
        for &column in &self.game.columns[..self.game.width] {
            let square = foreseen.safe & self.game.column(column);
            if square == D::default() {
                continue;
            }
            let threats = (self.game.completing(position.own | square) & self.game.all & !position.all).count() as i8;
            // Ties stay in order.
            let mut place = sorted.count;
            while 0 < place && sorted.moves[place - 1].0 < threats {
                sorted.moves[place] = sorted.moves[place - 1];
                place -= 1;
            }
            sorted.moves[place] = (threats, column);
            sorted.count += 1;
        }
        sorted
    }

    #[inline]
    fn play(&self, foreseen: &ForesightPosition<D>, by: u8) -> ForesightPosition<D> {
        let position = &foreseen.position;
        // A winning move is searched nowhere else.
        let next = if self.is_root(position) { self.game.play(position, by) } else { self.game.dropped(position, by) };
        self.foreseen(next)
    }

    #[inline]
    fn outcome(&self, foreseen: &ForesightPosition<D>) -> Option<Score> {
        let position = &foreseen.position;
        if self.is_root(position) || position.is_won {
            return self.game.outcome(position);
        }
        let own = if position.count.is_multiple_of(2) { Score::ONE } else { Score::MINUS_ONE };
        match () {
            () if foreseen.wins => Some(own),
            () if foreseen.safe != D::default() => None,
            () if position.all == self.game.all => Some(Score::ZERO),
            () => Some(own.times(-1)),
        }
    }

    fn utilities(&self) -> (Score, Score) {
        self.game.utilities()
    }

    #[inline]
    fn key(&self, foreseen: &ForesightPosition<D>) -> D {
        self.game.key(&foreseen.position)
    }

    fn longest(&self) -> Option<usize> {
        self.game.longest()
    }

    fn ply(&self, foreseen: &ForesightPosition<D>) -> Option<usize> {
        self.game.ply(&foreseen.position)
    }

    /// A foreseen end comes with the next disc, or with the opponent's after it.
    fn pace(&self, foreseen: &ForesightPosition<D>, ply: usize) -> i32 {
        let position = &foreseen.position;
        let further = match () {
            () if self.is_root(position) || position.is_won => 0,
            () if foreseen.wins => 1,
            () if foreseen.safe == D::default() => 2,
            () => 0,
        };
        self.game.pace(position, ply + further)
    }
}
