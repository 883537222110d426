//! What a position is worth, and the moves that lead to that, in the way that is fastest for the game.

use std::fmt;

use secateur::score::{Score, Turn};
use secateur::search::{self, Algorithm, Settings};
use secateur::tree::Tree;

use super::{Game, Play, PositionGraph, Utility};

/// What a position is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution<M> {
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

impl<M> Solution<M> {
    /// The same with its moves as something else.
    pub(super) fn map<N>(self, named: impl Fn(M) -> N) -> Solution<N> {
        let Solution { score, by, line, leaves, visits } = self;
        Solution { score, by: by.map(&named), line: line.into_iter().map(named).collect(), leaves, visits }
    }
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

/// A game that knows a way to what its positions are worth.
pub trait Solve: Game + Sized {
    /// Why the end of the game is plainly too far from a position for any search, if it is.
    fn too_large(&self, _from: &Self::Position) -> Option<TooLarge> {
        None
    }

    /// The result of a position; nothing where it cannot be found out, or `goes_on` has said no, which is asked now and then.
    fn solve(&self, from: &Self::Position, goes_on: &mut dyn FnMut() -> bool) -> Option<Solution<Self::Move>> {
        self.solve_by(from, 0, Utility::Result, goes_on)
    }

    /// The same by what an end is worth, of a position to which so many moves have led.
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
    // Each pass would look at a game that is over once more.
    if let Some(score) = tree.stop(&tree.root(), usize::MAX) {
        return Some(Solution { score, by: None, line: Vec::new(), leaves: 1, visits: 0 });
    }
    let algorithm = Algorithm::named("mtd-f")?;
    let settings = Settings { algorithm, payoffs: tree.payoffs(), ..Settings::default() };
    let search::SearchResult { score, line, leaves, visits, .. } =
        search::find_by_mtd(tree, &settings, goes_on).ok()??;
    Some(Solution { score, by: line.first().copied(), line, leaves, visits })
}

/// By the graph of all positions: where positions repeat, paths are longer than any search can follow. Nothing where there are too
/// many, or more counts than the result.
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

/// Most positions of a game in which they repeat: some hundred megabytes.
pub const MOST_POSITIONS: usize = 1 << 20;
