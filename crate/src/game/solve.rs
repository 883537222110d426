//! What a position is worth, and the moves that lead to that, in the way that is fastest for the game.

use crate::score::{Score, Turn};
use crate::search::{self, Algorithm, Settings};
use crate::tree::Tree;

use super::{Game, Graph, Play, Utility};

/// What a position is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Solved<M> {
    /// For whoever is to move: W, L or D where nothing but the result counts.
    pub score: Score,
    /// A move that has it; none where the game is over.
    pub by: Option<M>,
    /// The best moves from there on, to the end of the game, or to the first position that comes again.
    pub line: Vec<M>,
    /// How many ends that took.
    pub leaves: u64,
    /// How many other positions.
    pub visits: u64,
}

/// A game that knows a way to what its positions are worth.
pub trait Solve: Game + Sized {
    /// The result of a position; nothing where it cannot be found out, or `goes_on` has said no, which is asked now and then.
    fn solve(&self, from: &Self::Position, goes_on: &mut dyn FnMut() -> bool) -> Option<Solved<Self::Move>> {
        self.solve_by(from, 0, Utility::Result, goes_on)
    }

    /// The same by what an end is worth, of a position to which so many moves have led.
    fn solve_by(
        &self,
        from: &Self::Position,
        played: usize,
        utility: Utility,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<Solved<Self::Move>> {
        by_search(&Play::new(self).from(from.clone(), played).counting(utility), goes_on)
    }
}

/// By zero windows and a table.
pub(super) fn by_search<T: Tree>(tree: &T, goes_on: &mut dyn FnMut() -> bool) -> Option<Solved<T::Move>> {
    let algorithm = Algorithm::named("mtd-f")?;
    let settings = Settings { algorithm, payoffs: tree.payoffs(), ..Settings::default() };
    let search::Found { score, line, leaves, visits } = search::find_while(tree, &settings, goes_on).ok()??;
    Some(Solved { score, by: line.first().copied(), line, leaves, visits })
}

/// By the graph of all positions: where positions repeat, paths are longer than any search can follow. Nothing where there are too
/// many, or more counts than the result.
pub(super) fn by_graph<G: Game + Clone>(
    game: &G,
    from: &G::Position,
    utility: Utility,
    goes_on: &mut dyn FnMut() -> bool,
) -> Option<Solved<G::Move>> {
    if utility != Utility::Result {
        return None;
    }
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

/// Some hundred megabytes.
const MOST_POSITIONS: usize = 1 << 20;
