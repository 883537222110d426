//! Trees that exist only as a formula: all inner nodes have the same number of children, all leaves have the same depth, and a leaf's score
//! follows from its path and a seed. So the cost of searches can be counted at sizes that no memory holds.

use std::ops::RangeInclusive;

use crate::random::{RandomTreeError, mixed};
use crate::score::{Player, Score, Turn};

use super::{MOST_PLIES, Tree};

/// A tree of one branching factor and one depth. MAX moves at the root, and the players alternate.
///
/// `SORTED` trees have the mover's best child first, or last: a search of the others saves the check, a tenth of its time.
#[derive(Clone, PartialEq, Debug)]
pub struct Uniform<const SORTED: bool = false> {
    branching: u64,
    depth: usize,
    /// The smallest score, and the number of scores.
    least: i64,
    choices: u64,
    distinct: bool,
    /// Only if sorted.
    is_best_first: bool,
    seed: u64,
    /// By ply: how many leaves lie below a node.
    leaves: Vec<u64>,
}

/// A node of a [`Uniform`] tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UniformNode {
    /// Its index among all nodes of its ply.
    number: u64,
    ply: usize,
    /// In sorted trees: its minimax value, or how many leaves have smaller scores than all below it.
    value: i64,
}

/// A larger score is not exact.
const MOST_SIZE: i64 = 1 << 53;

impl Uniform {
    /// The tree with `branching` children at each of `depth` plies, and random whole numbers from 0 to 2^32 − 1 as leaf scores.
    pub fn new(branching: usize, depth: usize, seed: u64) -> Result<Uniform, RandomTreeError> {
        let leaves = |plies: usize| (branching as u64).checked_pow(u32::try_from(plies).ok()?);
        if MOST_PLIES < depth {
            return Err(RandomTreeError::TooLarge);
        }
        let leaves: Option<Vec<u64>> = (0..=depth).rev().map(leaves).collect();
        let leaves = leaves.ok_or(RandomTreeError::TooLarge)?;
        if branching == 0 {
            return Err(RandomTreeError::EmptyRange);
        }
        // Neighbouring seeds give unrelated trees.
        let seed = mixed(seed);
        let (branching, choices) = (branching as u64, 1 << 32);
        Ok(Uniform { branching, depth, least: 0, choices, distinct: false, is_best_first: false, seed, leaves })
    }

    /// The same with scores from this range, each at most 2^53 in size.
    pub fn with_scores(self, scores: RangeInclusive<i64>) -> Result<Uniform, RandomTreeError> {
        if scores.is_empty() || *scores.start() < -MOST_SIZE || MOST_SIZE < *scores.end() {
            return Err(RandomTreeError::EmptyRange);
        }
        let choices = (scores.end() - scores.start()) as u64 + 1;
        Uniform { least: *scores.start(), choices, ..self }.checked()
    }

    /// The same with distinct leaves.
    pub fn distinct(self) -> Result<Uniform, RandomTreeError> {
        Uniform { distinct: true, ..self }.checked()
    }

    /// The same with the mover's best child first everywhere. With distinct leaves, every leaf below a better child is better than every
    /// leaf below a worse one.
    #[must_use]
    pub fn best_first(self) -> Uniform<true> {
        self.sorted(true)
    }

    /// The same with the mover's best child last everywhere.
    #[must_use]
    pub fn worst_first(self) -> Uniform<true> {
        self.sorted(false)
    }

    fn sorted(self, is_best_first: bool) -> Uniform<true> {
        let Uniform { branching, depth, least, choices, distinct, seed, leaves, .. } = self;
        Uniform { branching, depth, least, choices, distinct, is_best_first, seed, leaves }
    }

    fn checked(self) -> Result<Uniform, RandomTreeError> {
        let is_enough = !self.distinct || self.leaves[0] <= self.choices;
        if is_enough { Ok(self) } else { Err(RandomTreeError::TooFewScores) }
    }
}

impl<const SORTED: bool> Uniform<SORTED> {
    fn greatest(&self) -> i64 {
        self.least + (self.choices - 1) as i64
    }

    /// One of a number of scores, by a hash.
    #[inline]
    fn drawn(&self, hash: u64, choices: u64) -> i64 {
        ((u128::from(hash) * u128::from(choices)) >> 64) as i64
    }

    /// A permutation of the scores, by a cipher that is repeated until it stays in range (Black and Rogaway 2002).
    #[cold]
    fn permuted(&self, number: u64) -> u64 {
        let half = (64 - (self.choices - 1).leading_zeros()).div_ceil(2).max(1);
        let mask = (1_u64 << half) - 1;
        let mut number = number;
        loop {
            let (mut left, mut right) = (number >> half, number & mask);
            for round in 0..4 {
                let next = left ^ (mixed(self.seed.wrapping_add(round) ^ right << 8) & mask);
                (left, right) = (right, next);
            }
            number = left << half | right;
            if number < self.choices {
                return number;
            }
        }
    }

    /// The value of a child at a node whose value is known: the best one has the same, and no other is better.
    fn value_below(&self, node: &UniformNode, number: u64, place: u64) -> i64 {
        let player = self.player(node.ply);
        let from_best = if self.is_best_first { place } else { self.branching - 1 - place };
        if self.distinct {
            // The leaves below the better children have the larger scores, or the smaller ones.
            let blocks = if player == Player::Max { self.branching - 1 - from_best } else { from_best };
            return node.value + (blocks * self.leaves[node.ply + 1]) as i64;
        }
        if from_best == 0 {
            return node.value;
        }
        let hash = mixed(self.seed ^ mixed(number.wrapping_add((node.ply as u64 + 1) << 56)));
        match player {
            Player::Max => self.least + self.drawn(hash, (node.value - self.least) as u64 + 1),
            Player::Min => node.value + self.drawn(hash, (self.greatest() - node.value) as u64 + 1),
        }
    }

    fn player(&self, ply: usize) -> Player {
        if ply.is_multiple_of(2) { Player::Max } else { Player::Min }
    }

    /// The score of a leaf, as an index.
    #[inline]
    fn leaf(&self, node: &UniformNode) -> i64 {
        match (SORTED, self.distinct) {
            (false, false) => self.least + self.drawn(mixed(node.number.wrapping_add(self.seed)), self.choices),
            (false, true) => self.least + self.permuted(node.number) as i64,
            (true, false) => node.value,
            (true, true) => self.least + node.value,
        }
    }
}

impl<const SORTED: bool> Tree for Uniform<SORTED> {
    type Node = UniformNode;
    /// The child's index among its siblings.
    type Move = u64;
    /// No position is repeated.
    type Key = (u64, usize);

    fn root(&self) -> UniformNode {
        let value = if self.distinct { 0 } else { self.least + self.drawn(mixed(self.seed), self.choices) };
        UniformNode { number: 0, ply: 0, value }
    }

    #[inline]
    fn turn(&self, node: &UniformNode) -> Turn {
        self.player(node.ply).into()
    }

    #[inline]
    fn moves(&self, _: &UniformNode) -> impl Iterator<Item = u64> {
        0..self.branching
    }

    #[inline]
    fn child(&self, node: &UniformNode, by: u64) -> UniformNode {
        let number = node.number * self.branching + by;
        let value = if SORTED { self.value_below(node, number, by) } else { 0 };
        UniformNode { number, ply: node.ply + 1, value }
    }

    #[inline]
    fn utility(&self, node: &UniformNode) -> Option<Score> {
        (node.ply == self.depth).then(|| Score::from_whole(self.leaf(node)))
    }

    #[inline]
    fn ply(&self, node: &UniformNode) -> usize {
        node.ply
    }

    fn key(&self, node: &UniformNode) -> (u64, usize) {
        (node.number, node.ply)
    }

    fn decimals(&self) -> u8 {
        0
    }

    fn range(&self) -> Option<(Score, Score)> {
        Some((Score::from_whole(self.least), Score::from_whole(self.greatest())))
    }

    fn height(&self) -> Option<usize> {
        Some(self.depth)
    }
}
