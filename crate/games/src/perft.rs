//! Counts by the rules of a game alone: sequences of moves, and positions.

use std::collections::HashSet;
use std::ops::ControlFlow;

use rustc_hash::FxBuildHasher;

use super::Game;

/// By ply, from the first position on.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Perft {
    /// The total number.
    pub plies: Vec<u64>,
    /// How many of them end the game.
    pub ended: Vec<u64>,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PerftUnit {
    /// A sequence of moves.
    #[default]
    Sequences,
    /// A position, however it came about; once per ply.
    Positions,
    /// The same with mirror images as one position.
    Shapes,
}

/// Maximum number of stored positions of one ply: a few hundred megabytes.
const MOST_KEPT: usize = 1 << 24;

impl Perft {
    /// Counts from a position down to so many plies below it, by the [rules alone](Game::by_rules). If `goes_on` returns false, or more
    /// than 2^24 positions would have to be stored, returns the counts up to the last complete ply.
    pub fn count<G: Game + Clone>(
        game: &G,
        from: &G::Position,
        depth: usize,
        counted: PerftUnit,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Perft {
        let game = game.by_rules();
        let mut perft = Perft::default();
        if counted == PerftUnit::Sequences {
            let finished = perft.sequences(&game, from, (0, depth), goes_on);
            return if finished.is_break() { Perft::default() } else { perft };
        }
        let key = |position: &G::Position| {
            if counted == PerftUnit::Shapes { game.shape(position) } else { game.key(position) }
        };
        let mut ply = vec![from.clone()];
        for at in 0..=depth {
            let is_over = |position: &&G::Position| game.outcome(position).is_some();
            perft.plies.push(ply.len() as u64);
            perft.ended.push(ply.iter().filter(is_over).count() as u64);
            if at == depth {
                break;
            }
            let mut met: HashSet<G::Key, FxBuildHasher> = HashSet::default();
            let mut next = Vec::new();
            for position in ply.iter().filter(|position| !is_over(position)) {
                for by in game.moves(position) {
                    let child = game.play(position, by);
                    if met.insert(key(&child)) {
                        next.push(child);
                    }
                }
                if MOST_KEPT < next.len() || !goes_on() {
                    return perft;
                }
            }
            if next.is_empty() {
                break;
            }
            ply = next;
        }
        perft
    }

    fn sequences<G: Game>(
        &mut self,
        game: &G,
        position: &G::Position,
        (ply, left): (usize, usize),
        goes_on: &mut dyn FnMut() -> bool,
    ) -> ControlFlow<()> {
        if self.plies.len() == ply {
            self.plies.push(0);
            self.ended.push(0);
        }
        self.plies[ply] += 1;
        if game.outcome(position).is_some() {
            self.ended[ply] += 1;
            return ControlFlow::Continue(());
        }
        if left == 0 {
            return ControlFlow::Continue(());
        }
        // Asked once every few thousand positions.
        if left == 4 && !goes_on() {
            return ControlFlow::Break(());
        }
        for by in game.moves(position) {
            self.sequences(game, &game.play(position, by), (ply + 1, left - 1), goes_on)?;
        }
        ControlFlow::Continue(())
    }
}
