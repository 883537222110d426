//! What can be counted of a game by its rules alone: how many sequences of moves there are, how many positions.

use std::collections::HashSet;
use std::ops::ControlFlow;

use rustc_hash::FxBuildHasher;

use super::Game;

/// By ply, from the position on that is counted from.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Perft {
    /// How many there are.
    pub plies: Vec<u64>,
    /// How many of them are the end of a game.
    pub ended: Vec<u64>,
}

/// What counts as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PerftUnit {
    /// A sequence of moves.
    #[default]
    Sequences,
    /// A position, however it came about; once on each ply.
    Positions,
    /// The same where mirror images are one position.
    Shapes,
}

/// Most positions of one ply that are kept: some hundred megabytes.
const MOST_KEPT: usize = 1 << 24;

impl Perft {
    /// Counts from a position down to so many plies below it, by the [rules alone](Game::by_rules). Where `goes_on`
    /// says no, or more than 2^24 positions would have to be kept, what has been counted so far comes back, cut at the
    /// last whole ply.
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
        // Asked now and then: one question for some thousand positions.
        if left == 4 && !goes_on() {
            return ControlFlow::Break(());
        }
        for by in game.moves(position) {
            self.sequences(game, &game.play(position, by), (ply + 1, left - 1), goes_on)?;
        }
        ControlFlow::Continue(())
    }
}
