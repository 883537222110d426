//! Runs the search at every score of one leaf where its behaviour may change, and between any two of them.

use std::collections::{BTreeMap, BTreeSet};

use super::pieces::{Piece, pieces};
use super::{between, intervals};
use crate::ranking;
use crate::score::{Interval, Score, Window};
use crate::search::{self, SearchError, Settings};
use crate::trace::{Event, Trace};
use crate::tree::{GameTree, NodeId};

/// A tree with more leaves is not swept: each piece takes whole searches.
pub const MOST_LEAVES: usize = 64;
/// If bounds move by sums, as in aspiration, at most this many scores are tried.
const MOST_TRIED: usize = 4096;

/// The pieces of a leaf's number line, from the least to the greatest score that the payoffs allow; ±∞ are its ends but not scores of it.
/// None if the tree has more than [`MOST_LEAVES`].
///
/// A search's behaviour can change only where the leaf's score passes one that it is compared with: another score of the tree, an end of a
/// window or of the payoffs. So it runs at each of these and once between any two neighbours. Aspiration's bounds move on from its results,
/// so they are found by running. What depends on the digits of all scores is taken as it is now: how a guess is rounded, and whether a unit
/// is exact beside a bound of more than 10^13.
pub fn sweep(tree: &GameTree, settings: &Settings, leaf: NodeId) -> Result<Vec<Piece>, SearchError> {
    let interval = intervals(tree, settings)?[leaf.index()];
    if MOST_LEAVES < tree.leaf_count() {
        return Ok(Vec::new());
    }
    let settings = &Settings { guess: settings.guess_on(tree), ..*settings };
    let leaf = SweptLeaf { tree, settings, leaf: tree.position(leaf), interval };
    let turns = leaf.turns();
    let mut points = turns.clone();
    loop {
        let tried = leaf.tried(&points)?;
        let known = points.len();
        leaf.add_moved_bounds(&tried, &turns, &mut points);
        if points.len() == known || MOST_TRIED < points.len() {
            return Ok(pieces(&tried));
        }
    }
}

/// Scores in order, without duplicates.
#[derive(Clone, Default)]
struct Points(BTreeMap<i64, Score>);

impl Points {
    fn insert(&mut self, score: Score) {
        self.0.insert(ranking::key(score), score);
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn iter(&self) -> impl Iterator<Item = Score> {
        self.0.values().copied()
    }
}

/// A leaf whose score varies.
struct SweptLeaf<'a> {
    tree: &'a GameTree,
    settings: &'a Settings,
    leaf: NodeId,
    interval: Interval,
}

/// A part of the number line to try: a point, or the interval between two neighbours.
pub(super) struct TrialRange {
    pub(super) from: Score,
    pub(super) to: Score,
    pub(super) sample: Score,
    pub(super) outcome: Trial,
}

/// What a search does with some score at the leaf.
pub(super) struct Trial {
    pub(super) score: Score,
    pub(super) is_value: bool,
    pub(super) best: Option<NodeId>,
    pub(super) leaves: Vec<NodeId>,
    pub(super) cut: Vec<NodeId>,
    pub(super) passes: Vec<(Window, Score)>,
}

impl SweptLeaf<'_> {
    /// The scores where the behaviour may change, as far as they follow from tree and settings alone.
    fn turns(&self) -> Points {
        let SweptLeaf { tree, settings, leaf, .. } = *self;
        let window = settings.root_window();
        let payoffs = settings.payoffs;
        let guess = Some(settings.guess).filter(|_| settings.algorithm.guess);
        let of_settings = [window.alpha(), window.beta(), payoffs.alpha(), payoffs.beta()].into_iter().chain(guess);
        let others = tree.nodes().filter(|&node| tree.position(node) != leaf).filter_map(|node| tree.score(node));
        let mut points = Points::default();
        of_settings.chain(others).filter(|&score| self.may_be(score)).for_each(|score| points.insert(score));
        points
    }

    /// Whether the leaf may have this score.
    fn may_be(&self, score: Score) -> bool {
        score.is_finite() && self.settings.payoffs.nearest(score) == score
    }

    /// The number line in order: the part before the first point, the point, the part after it, and so on.
    fn tried(&self, points: &Points) -> Result<Vec<TrialRange>, SearchError> {
        let (mut tried, mut from) = (Vec::new(), Score::MINUS_INFINITE);
        for point in points.iter().chain([Score::INFINITE]) {
            // A sample with more digits than can be distinguished beside the other scores is not a score of this tree.
            let with = |sample: Score| Some((sample, self.tree.with_score(self.leaf, sample).ok()?));
            let between = between(from, point).filter(|&sample| self.may_be(sample)).find_map(with);
            let at = Some(point).filter(|point| point.is_finite()).and_then(with);
            for (from, sample) in [(from, between), (point, at)] {
                let Some((sample, tree)) = sample else { continue };
                let outcome = self.outcome(&search::record(&tree, self.settings)?, sample);
                tried.push(TrialRange { from, to: point, sample, outcome });
            }
            from = point;
        }
        Ok(tried)
    }

    fn outcome(&self, trace: &Trace, sample: Score) -> Trial {
        let Interval { low, high } = self.interval;
        let mut leaves = Vec::new();
        for event in &trace.events {
            if let Event::Evaluate { node, .. } = *event {
                leaves.push(node);
            }
        }
        Trial {
            score: trace.score,
            is_value: trace.score == sample.larger(low).smaller(high),
            best: trace.taken_move(),
            leaves,
            cut: cut(self.tree, trace),
            passes: trace.passes.iter().map(|pass| (pass.window, pass.score)).collect(),
        }
    }

    /// Adds bounds that follow from a result: at the leaf's own score plus the distance of any other.
    fn add_moved_bounds(&self, tried: &[TrialRange], turns: &Points, points: &mut Points) {
        if !self.settings.algorithm.margin {
            return;
        }
        for TrialRange { sample, outcome, .. } in tried {
            let mut found = None;
            for &(window, score) in &outcome.passes {
                for bound in [window.alpha(), window.beta()].into_iter().filter(|bound| bound.is_finite()) {
                    if found == Some(*sample) {
                        let minus =
                            |one: Score, other: Score| one.plus(other.times(-1), one.decimals().max(other.decimals()));
                        let beyond = minus(bound, *sample);
                        let moved = turns.iter().map(|turn| minus(turn, beyond));
                        moved.filter(|&score| self.may_be(score)).for_each(|score| points.insert(score));
                    } else if self.may_be(bound) {
                        points.insert(bound);
                    }
                }
                found = Some(score);
            }
        }
    }
}

/// The children removed by cut-offs and not visited since.
pub(crate) fn cut(tree: &GameTree, trace: &Trace) -> Vec<NodeId> {
    let mut cut = BTreeSet::new();
    for (event, step) in trace.events.iter().zip(1..) {
        match *event {
            Event::CutOff { node, after, .. } => {
                let visit = &trace.visits[trace.visit_of(node, step).expect("only a visit cuts").index()];
                for lost in trace.lost(tree, visit, after) {
                    cut.retain(|&other| other < lost || tree.end(lost) <= other);
                    cut.insert(lost);
                }
            }
            Event::Visit(_) | Event::Evaluate { .. } | Event::Probe { .. } => {
                cut.remove(&trace.node_of(*event));
            }
            _ => (),
        }
    }
    cut.into_iter().collect()
}
