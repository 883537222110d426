//! The cost of searching a game to some depth: by every algorithm, and by alpha-beta with every move order. It knows no game.

use secateur::score::Score;
use secateur::search::{self, ALGORITHMS, Algorithm, ChildOrder, Settings};
use secateur::tree::Limits;

use super::{Evaluation, GameField, Growth, GrowthError, Play, Quiet, StagedGame, Texts, grown};

/// The cost of one search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cost {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The order of the moves.
    pub order: ChildOrder,
    /// Its result.
    pub score: Score,
    /// Evaluations.
    pub leaves: u64,
    /// Calls of inner nodes.
    pub visits: u64,
    /// How many of these were cut off.
    pub cut_offs: u64,
}

/// The cost of searching the tree of a play: with a given order, by every algorithm; without one, by every algorithm in the written order,
/// and then by alpha-beta in all others that have an effect here.
///
/// # Errors
/// If the tree is too large.
pub fn costs_of<G: Texts, E: Evaluation<G>, Q: Quiet<G>>(
    play: &Play<'_, G, E, Q>,
    growth: Growth,
    order: Option<ChildOrder>,
) -> Result<Vec<Cost>, GrowthError> {
    let tree = grown(play, Growth { is_evaluated: true, ..growth })?.tree;
    let usual = order.unwrap_or_default();
    let sorts = |order: &ChildOrder| *order != usual && order.lacks(&tree, ALGORITHMS[0]).is_none();
    let others = ChildOrder::ALL.iter().copied().filter(sorts).take(if order.is_none() { usize::MAX } else { 0 });
    let all = ALGORITHMS.iter().map(|&algorithm| (algorithm, usual)).chain(others.map(|order| (ALGORITHMS[0], order)));
    // With chance, the others have no result; without it, those for chance do the same as alpha-beta.
    all.filter(|(algorithm, _)| algorithm.chance == tree.has_chance())
        .map(|(algorithm, order)| {
            let found = search::find(&tree, &Settings { algorithm, order, ..Settings::default() })?;
            let search::SearchResult { score, leaves, visits, cut_offs, .. } = found;
            Ok(Cost { algorithm, order, score, leaves, visits, cut_offs })
        })
        .collect()
}

/// The largest tree, in nodes, for which a page waits; and the maximum depth in a game without a limit of its own.
const MOST_NODES: usize = 200_000;
const USUAL: usize = 6;

/// The same for a game on the stage, depth by depth up to its limit, as long as its tree is small enough to wait for.
#[derive(Clone, Debug)]
pub struct Depths {
    staged: StagedGame,
    depth: usize,
    last: usize,
}

impl Depths {
    /// From 1 on.
    ///
    /// ```
    /// use secateur_games::{Depths, StagedGame};
    /// let depths = Depths::new(StagedGame::read("game=connect-four&depth=3")?);
    /// assert_eq!(depths.map(|costs| costs[2].leaves).collect::<Vec<_>>(), [7, 49, 343]);
    /// # Ok::<(), secateur_games::StagedGameError>(())
    /// ```
    pub fn new(staged: StagedGame) -> Depths {
        let last = staged.depth().unwrap_or(USUAL);
        Depths { staged, depth: 0, last }
    }
}

impl Iterator for Depths {
    type Item = Vec<Cost>;

    fn next(&mut self) -> Option<Vec<Cost>> {
        self.depth += 1;
        let text = self.staged.regrown(GameField::Depth, &self.depth.to_string());
        let staged = StagedGame::read(&text).ok().filter(|_| self.depth <= self.last)?;
        let limits = Limits { nodes: MOST_NODES, depth: Some(self.depth) };
        let growth = Growth { limits, is_folded: staged.is_folded(), ..Growth::default() };
        costs_of(&staged.play(), growth, None).ok()
    }
}
