//! The value of a position, and the moves that lead to it, in the fastest way for the game.

use std::fmt;

use secateur::score::{Score, Turn};
use secateur::search::{self, Algorithm, Settings};
use secateur::tree::Tree;

use super::{Game, Play, PositionGraph, Utility};

/// The value of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution<M> {
    /// For the mover: W, L or D if only the result counts.
    pub score: Score,
    /// A move with this value; none if the game is over.
    pub by: Option<M>,
    /// The best moves from there on, to the end of the game, or to the first repetition.
    pub line: Vec<M>,
    /// The number of ends visited.
    pub leaves: u64,
    /// The number of other positions visited.
    pub visits: u64,
}

impl<M> Solution<M> {
    /// The same with its moves mapped.
    pub(super) fn map<N>(self, named: impl Fn(M) -> N) -> Solution<N> {
        let Solution { score, by, line, leaves, visits } = self;
        Solution { score, by: by.map(&named), line: line.into_iter().map(named).collect(), leaves, visits }
    }
}

/// Too much for a search to the end of a game to finish in a night.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge {
    /// What there is too much of.
    pub what: &'static str,
    /// Its amount.
    pub count: u64,
    /// The maximum amount.
    pub most: u64,
}

/// What boards may have too much of.
pub(super) const FREE_SQUARES: &str = "free squares";

impl TooLarge {
    /// None if the maximum is not exceeded.
    pub(super) fn check(what: &'static str, count: u64, most: u64) -> Option<TooLarge> {
        (most < count).then_some(TooLarge { what, count, most })
    }
}

impl fmt::Display for TooLarge {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TooLarge { what, count, most } = self;
        write!(out, "{count} {what}, at most {most}")
    }
}

/// A game with its own way of finding the values of its positions.
pub trait Solve: Game + Sized {
    /// Why the end of the game is clearly too far from a position for any search, if so.
    fn too_large(&self, _from: &Self::Position) -> Option<TooLarge> {
        None
    }

    /// The result of a position; none if it cannot be found, or if `goes_on`, which is asked now and then, returns false.
    fn solve(&self, from: &Self::Position, goes_on: &mut dyn FnMut() -> bool) -> Option<Solution<Self::Move>> {
        self.solve_by(from, 0, Utility::Result, goes_on)
    }

    /// The same with a value of ends, for a position after so many moves.
    fn solve_by(
        &self,
        from: &Self::Position,
        played: usize,
        utility: Utility,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<Solution<Self::Move>> {
        by_search(&Play::new(self).from(from.clone(), played).counting(utility), goes_on)
    }
}

/// By zero windows and a table.
pub(super) fn by_search<T: Tree>(tree: &T, goes_on: &mut dyn FnMut() -> bool) -> Option<Solution<T::Move>> {
    // Each pass would visit a finished game once more.
    if let Some(score) = tree.stop(&tree.root(), usize::MAX) {
        return Some(Solution { score, by: None, line: Vec::new(), leaves: 1, visits: 0 });
    }
    let algorithm = Algorithm::named("mtd-f")?;
    let settings = Settings { algorithm, payoffs: tree.payoffs(), ..Settings::default() };
    let search::SearchResult { score, line, leaves, visits, .. } =
        search::find_by_mtd(tree, &settings, goes_on).ok()??;
    Some(Solution { score, by: line.first().copied(), line, leaves, visits })
}

/// By the graph of all positions: with repetitions, paths are longer than any search can follow. None if there are too many, or if more
/// than the result counts.
pub(super) fn by_graph<G: Game + Clone>(
    game: &G,
    from: &G::Position,
    utility: Utility,
    goes_on: &mut dyn FnMut() -> bool,
) -> Option<Solution<G::Move>> {
    if !matches!(utility, Utility::Points | Utility::Result) {
        return None;
    }
    let graph = PositionGraph::explore(game, from, MOST_POSITIONS, goes_on)?;
    let rules = game.by_rules();
    let (score, _) = graph.value(&rules, from)?;
    let sign = if rules.turn(from) == Turn::Min { -1 } else { 1 };
    let score = match score.times(sign) {
        points if utility == Utility::Points => points,
        Score::ONE => Score::INFINITE,
        Score::MINUS_ONE => Score::MINUS_INFINITE,
        draw => draw,
    };
    let line = graph.line(&rules, from);
    let leaves = graph.ends() as u64;
    Some(Solution { score, by: line.first().copied(), line, leaves, visits: graph.len() as u64 - leaves })
}

/// Maximum number of positions in a game with repetitions: a few hundred megabytes.
pub const MOST_POSITIONS: usize = 1 << 20;
