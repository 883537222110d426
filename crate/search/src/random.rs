//! Random trees: the same settings and seed give the same text forever.
//!
//! So the generator is written out here (SplitMix64; Steele, Lea and Flood 2014) instead of using a library whose stream may change with a
//! version.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use crate::named;
use crate::score::Turn;
use crate::tree::{MOST_NODES, MOST_PLIES};

/// What a random tree is like.
#[derive(Clone, PartialEq, Debug)]
pub struct RandomTree {
    /// How many children an inner node has.
    pub branching: RangeInclusive<usize>,
    /// How many plies lie below the root.
    pub depth: usize,
    /// The whole numbers that leaves are drawn from.
    pub scores: RangeInclusive<i32>,
    /// No two leaves with the same score.
    pub distinct: bool,
    /// How the children of each node are sorted.
    pub order: TreeOrder,
    /// Whether there is a chance node between any two moves.
    pub chance: bool,
    /// The seed of all randomness.
    pub seed: u64,
}

named! {
    /// How the children of each node are sorted.
    TreeOrder {
        /// Unsorted.
        Random = "random",
        /// The mover's best child first.
        BestFirst = "best-first",
        /// The mover's best child last.
        WorstFirst = "worst-first",
    }
}

/// Why there is no such tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RandomTreeError {
    /// A range is empty, or a node would have no child.
    EmptyRange,
    /// The tree could have more than [`MOST_NODES`] nodes, or more than [`MOST_PLIES`] plies.
    TooLarge,
    /// There are fewer scores than leaves that must all differ.
    TooFewScores,
}

impl RandomTreeError {
    /// The name in messages.
    pub fn id(self) -> &'static str {
        match self {
            RandomTreeError::EmptyRange => "empty-range",
            RandomTreeError::TooLarge => "too-large",
            RandomTreeError::TooFewScores => "too-few-scores",
        }
    }
}

impl fmt::Display for RandomTreeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RandomTreeError::EmptyRange => out.write_str("a range is empty, or a node would have no child"),
            RandomTreeError::TooLarge => {
                write!(out, "the tree could have more than {MOST_NODES} nodes, or more than {MOST_PLIES} plies")
            }
            RandomTreeError::TooFewScores => out.write_str("there are fewer scores than leaves that must all differ"),
        }
    }
}

impl Error for RandomTreeError {}

impl RandomTree {
    /// The tree in the notation.
    pub fn text(&self) -> Result<String, RandomTreeError> {
        if self.branching.is_empty() || self.scores.is_empty() || *self.branching.start() == 0 {
            return Err(RandomTreeError::EmptyRange);
        }
        if MOST_PLIES < self.depth || MOST_NODES < self.most_nodes() {
            return Err(RandomTreeError::TooLarge);
        }
        let mut random = SplitMix64(self.seed);
        let mut root = self.grow(&mut random, self.depth, Turn::Max);
        self.fill(&mut random, &mut root)?;
        self.sort(&mut root);
        let mut text = String::new();
        root.write(&mut text);
        Ok(text)
    }

    /// The maximum number of nodes, capped just past the limit.
    fn most_nodes(&self) -> usize {
        let level = |nodes: &usize| nodes.checked_mul(*self.branching.end()).filter(|&nodes| nodes <= MOST_NODES);
        let levels = std::iter::successors(Some(1), level).take(self.depth + 1);
        if levels.clone().count() <= self.depth { usize::MAX } else { levels.sum() }
    }

    fn grow(&self, random: &mut SplitMix64, depth: usize, turn: Turn) -> RandomBranch {
        let count = if depth == 0 { 0 } else { random.pick(&self.branching) };
        let plies = self.depth + 1 - depth;
        let next = match (self.chance, plies % 4) {
            (true, 1 | 3) => Turn::Chance,
            (true, 2) | (false, 1 | 3) => Turn::Min,
            _ => Turn::Max,
        };
        let children = (0..count).map(|_| self.grow(random, depth - 1, next)).collect();
        RandomBranch { turn, score: 0, children }
    }

    fn fill(&self, random: &mut SplitMix64, root: &mut RandomBranch) -> Result<(), RandomTreeError> {
        let leaves = root.leaves();
        let (low, high) = (i64::from(*self.scores.start()), i64::from(*self.scores.end()));
        let choices = (high - low + 1) as usize;
        if !self.distinct {
            leaves.into_iter().for_each(|leaf| *leaf = random.pick(&(0..=choices - 1)) as i64 + low);
            return Ok(());
        }
        if choices < leaves.len() {
            return Err(RandomTreeError::TooFewScores);
        }
        // Floyd's sample: either this number or one drawn below it is not taken yet.
        let mut taken = std::collections::BTreeSet::new();
        for top in choices - leaves.len()..choices {
            let drawn = random.pick(&(0..=top));
            taken.insert(if taken.contains(&drawn) { top } else { drawn });
        }
        let mut scores: Vec<usize> = taken.into_iter().collect();
        for (index, leaf) in leaves.into_iter().enumerate() {
            let drawn = random.pick(&(index..=scores.len() - 1));
            scores.swap(index, drawn);
            *leaf = scores[index] as i64 + low;
        }
        Ok(())
    }

    /// Sorts the children of players; returns the value of the branch.
    fn sort(&self, branch: &mut RandomBranch) -> f64 {
        let RandomBranch { turn, children, .. } = branch;
        let mut valued: Vec<(f64, RandomBranch)> =
            std::mem::take(children).into_iter().map(|mut child| (self.sort(&mut child), child)).collect();
        let is_descending = (*turn == Turn::Max) == (self.order == TreeOrder::BestFirst);
        if self.order != TreeOrder::Random && *turn != Turn::Chance {
            valued.sort_by(
                |(one, _), (other, _)| if is_descending { other.total_cmp(one) } else { one.total_cmp(other) },
            );
        }
        let values = || valued.iter().map(|(value, _)| *value);
        let value = match turn {
            _ if valued.is_empty() => branch.score as f64,
            Turn::Max => values().fold(f64::NEG_INFINITY, f64::max),
            Turn::Min => values().fold(f64::INFINITY, f64::min),
            Turn::Chance => values().sum::<f64>() / valued.len() as f64,
        };
        *children = valued.into_iter().map(|(_, child)| child).collect();
        value
    }
}

struct RandomBranch {
    turn: Turn,
    score: i64,
    children: Vec<RandomBranch>,
}

impl RandomBranch {
    fn leaves(&mut self) -> Vec<&mut i64> {
        if self.children.is_empty() {
            return vec![&mut self.score];
        }
        self.children.iter_mut().flat_map(RandomBranch::leaves).collect()
    }

    fn write(&self, text: &mut String) {
        if self.children.is_empty() {
            text.push_str(&self.score.to_string());
            return;
        }
        text.push_str(if self.turn == Turn::Chance { "chance(" } else { "(" });
        for (index, child) in self.children.iter().enumerate() {
            if 0 < index {
                text.push(' ');
            }
            child.write(text);
        }
        text.push(')');
    }
}

/// A one-to-one scramble of numbers.
#[inline]
pub(crate) fn mixed(mut number: u64) -> u64 {
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// A small generator whose numbers never change for a seed.
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.0)
    }

    /// A number of the range, all equally likely: the upper half of a long product has negligible bias.
    pub fn pick(&mut self, range: &RangeInclusive<usize>) -> usize {
        let count = (range.end() - range.start() + 1) as u128;
        range.start() + ((u128::from(self.next()) * count) >> 64) as usize
    }
}
