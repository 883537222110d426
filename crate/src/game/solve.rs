//! Who wins: the result of a position, and moves that have it, in the way that is fastest for the game.

use std::fmt;

use crate::score::{Score, Turn};
use crate::search::{self, Algorithm, Settings};
use crate::tree::Tree;

use super::{Game, Graph, Play, Utility, to_the_end};

/// The result of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Solved<M> {
    /// For whoever is to move: W, L or D.
    pub score: Score,
    /// A move that has it; none where the game is over.
    pub by: Option<M>,
    /// The best moves from there on, as far as they are known.
    pub line: Vec<M>,
    /// How many ends that took.
    pub leaves: u64,
    /// How many other positions.
    pub visits: u64,
}

/// More than a search to the end of a game can be through with in a night.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge {
    /// What there is too much of.
    pub what: &'static str,
    /// How much of it there is.
    pub count: u64,
    /// How much of it there may be.
    pub most: u64,
}

/// What boards have too much of.
pub(super) const FREE_SQUARES: &str = "free squares";

impl TooLarge {
    /// Nothing where there is no more than the most.
    pub(super) fn of(what: &'static str, count: u64, most: u64) -> Option<TooLarge> {
        (most < count).then_some(TooLarge { what, count, most })
    }
}

impl fmt::Display for TooLarge {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TooLarge { what, count, most } = self;
        write!(out, "{count} {what}, at most {most}")
    }
}

/// A game that knows a way to its results.
pub trait Solve: Game + Sized {
    /// Why the end of the game is plainly too far from a position for any search, if it is.
    fn too_large(&self, _from: &Self::Position) -> Option<TooLarge> {
        None
    }

    /// The result of a position; nothing where `goes_on` has said no, which is asked now and then.
    fn solve(&self, from: &Self::Position, goes_on: &mut dyn FnMut() -> bool) -> Option<Solved<Self::Move>> {
        by_search(&Play::new(self).from(from.clone(), 0).counting(Utility::Result), goes_on)
    }

    /// The same with the line to the end of the game.
    fn solve_to_the_end(&self, from: &Self::Position, goes_on: &mut dyn FnMut() -> bool) -> Option<Solved<Self::Move>> {
        let solved = self.solve(from, goes_on)?;
        // Where positions repeat the line is as long as it gets: nobody need make an end of a draw.
        let mut next = |position: &Self::Position, _: usize| {
            if Self::REPEATS {
                Vec::new()
            } else {
                self.solve(position, goes_on).map_or(Vec::new(), |found| found.line)
            }
        };
        let line = to_the_end(self, from, solved.line, &mut next);
        Some(Solved { line, ..solved })
    }
}

/// By zero windows and a table.
pub(super) fn by_search<T: Tree>(tree: &T, goes_on: &mut dyn FnMut() -> bool) -> Option<Solved<T::Move>> {
    let algorithm = Algorithm::named("mtd-f")?;
    let settings = Settings { algorithm, payoffs: tree.payoffs(), ..Settings::default() };
    let found = search::find_while(tree, &settings, goes_on).ok()??;
    let score = match found.score {
        Score::ZERO => Score::ZERO,
        score if Score::ZERO < score => Score::INFINITE,
        _ => Score::MINUS_INFINITE,
    };
    let by = found.line.first().copied();
    // Zero windows prove the first move alone: the opponent's answers in them need not be his best.
    let line = by.into_iter().collect();
    Some(Solved { score, by, line, leaves: found.leaves, visits: found.visits })
}

/// By the graph of all positions: where positions repeat, paths are longer than any search can follow. Nothing where there are too
/// many.
pub(super) fn by_graph<G: Game + Clone>(
    game: &G,
    from: &G::Position,
    goes_on: &mut dyn FnMut() -> bool,
) -> Option<Solved<G::Move>> {
    let graph = Graph::of(game, from, MOST_POSITIONS, goes_on)?;
    let rules = game.by_rules();
    let (score, _) = graph.value(&rules, from)?;
    let sign = if rules.turn(from) == Turn::Min { -1 } else { 1 };
    let score = match score.times(sign) {
        Score::ONE => Score::INFINITE,
        Score::MINUS_ONE => Score::MINUS_INFINITE,
        draw => draw,
    };
    let line = graph.line(&rules, from);
    let leaves = graph.ends() as u64;
    Some(Solved { score, by: line.first().copied(), line, leaves, visits: graph.len() as u64 - leaves })
}

/// Most positions of a game in which they repeat: some hundred megabytes.
pub const MOST_POSITIONS: usize = 1 << 20;
