//! What searches of a game take to some depth: every algorithm, and alpha-beta in every order of the moves. It knows no game.

use crate::score::Score;
use crate::search::{self, ALGORITHMS, Algorithm, ChildOrder, Settings};
use crate::tree::Limits;

use super::{Evaluation, Growth, GrowthError, Play, Quiet, Texts, grown};

/// What one search takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cost {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The order of the moves.
    pub order: ChildOrder,
    /// What it finds.
    pub score: Score,
    /// Evaluations.
    pub leaves: u64,
    /// Calls of inner nodes.
    pub visits: u64,
    /// How many of these were cut off.
    pub cut_offs: u64,
}

/// What searches to this depth take: of one order every algorithm; without one every algorithm in the printed order, and then
/// alpha-beta in all others that sort by something here.
///
/// # Errors
/// When the tree has no room.
pub fn costs_to<G: Texts, E: Evaluation<G>, Q: Quiet<G>>(
    play: &Play<'_, G, E, Q>,
    depth: usize,
    order: Option<ChildOrder>,
) -> Result<Vec<Cost>, GrowthError> {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let tree = grown(play, Growth { limits, is_evaluated: true, ..Growth::default() })?.tree;
    let usual = order.unwrap_or_default();
    let sorts = |order: &ChildOrder| *order != usual && order.lacks(&tree, ALGORITHMS[0]).is_none();
    let others = ChildOrder::ALL.iter().copied().filter(sorts).take(if order.is_none() { usize::MAX } else { 0 });
    let all = ALGORITHMS.iter().map(|&algorithm| (algorithm, usual)).chain(others.map(|order| (ALGORITHMS[0], order)));
    all.map(|(algorithm, order)| {
        let found = search::find(&tree, &Settings { algorithm, order, ..Settings::default() })?;
        let search::Found { score, leaves, visits, cut_offs, .. } = found;
        Ok(Cost { algorithm, order, score, leaves, visits, cut_offs })
    })
    .collect()
}
