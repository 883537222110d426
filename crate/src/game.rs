//! Games by their rules: what a course calls initial position, operators, terminal test and utility. A game is searched as
//! it is, through [`Play`], or [grown](crate::tree::grow) into a tree that can be drawn.
//!
//! An evaluation and whether a position is quiet are not rules, so they are traits of their own.

use std::hash::Hash;

use crate::score::{Score, Turn, Window};
use crate::tree::Tree;

mod nim;

pub use nim::{Nim, NimMove, NimPosition};

/// The rules of a game. The same player may move several times in a row.
pub trait Game {
    /// Everything that the rules ask about a moment of the game.
    type Position;
    /// A move: small, and known apart from the position.
    type Move: Copy + Eq + Hash;
    /// What is equal for equal positions, and only for those: whose turn it is belongs to it.
    type Key: Eq + Hash;

    /// The initial position.
    fn start(&self) -> Self::Position;

    /// Whose turn it is where the game is not over.
    fn turn(&self, position: &Self::Position) -> Turn;

    /// The operators: the moves where the game is not over, always in the same order; at least one.
    fn moves(&self, position: &Self::Position) -> impl Iterator<Item = Self::Move>;

    /// The position after one of its moves.
    fn play(&self, position: &Self::Position, by: Self::Move) -> Self::Position;

    /// The terminal test, and the utility for MAX where the game is over.
    fn outcome(&self, position: &Self::Position) -> Option<Score>;

    /// The least and the greatest utility.
    fn utilities(&self) -> (Score, Score);

    /// The position, for those who keep what they have found out.
    fn key(&self, position: &Self::Position) -> Self::Key;

    /// How likely a move of chance is, as a share of the weights of all moves there, more than 0.
    fn weight(&self, _position: &Self::Position, _by: Self::Move) -> u32 {
        1
    }

    /// The most moves that a game has, if it cannot last for ever.
    fn longest(&self) -> Option<usize> {
        None
    }
}

/// What a program thinks of a position where it looks no further. `()` thinks nothing, so it knows no depth limit.
pub trait Evaluation<G: Game> {
    /// Whether there is an opinion at all.
    const IS_KNOWN: bool = true;

    /// What the position may be worth to MAX, strictly between a loss and a win.
    fn score(&self, game: &G, position: &G::Position) -> Score;

    /// How many decimals its scores have.
    fn decimals(&self) -> u8 {
        0
    }
}

impl<G: Game> Evaluation<G> for () {
    const IS_KNOWN: bool = false;

    fn score(&self, _: &G, _: &G::Position) -> Score {
        Score::ZERO
    }
}

/// Whether an evaluation can be trusted where nothing is about to happen. To `()` every position is quiet.
pub trait Quiet<G: Game> {
    /// Whether a search may stop here.
    fn is_quiet(&self, game: &G, position: &G::Position) -> bool;
}

impl<G: Game> Quiet<G> for () {
    fn is_quiet(&self, _: &G, _: &G::Position) -> bool {
        true
    }
}

/// A game from its initial position on, as a tree.
pub struct Play<'g, G: Game, E: Evaluation<G> = (), Q: Quiet<G> = ()> {
    game: &'g G,
    evaluation: E,
    quiet: Q,
    beyond: usize,
}

/// A moment of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment<P> {
    /// The position.
    pub position: P,
    /// How many moves have led to it.
    pub ply: usize,
}

impl<'g, G: Game> Play<'g, G> {
    /// To the end of the game, by its rules alone.
    pub fn new(game: &'g G) -> Play<'g, G> {
        Play { game, evaluation: (), quiet: (), beyond: 0 }
    }
}

impl<'g, G: Game, E: Evaluation<G>, Q: Quiet<G>> Play<'g, G, E, Q> {
    /// The same for a search that may stop before the end, with an evaluation.
    pub fn evaluated<F: Evaluation<G>>(self, evaluation: F) -> Play<'g, G, F, Q> {
        Play { game: self.game, evaluation, quiet: self.quiet, beyond: self.beyond }
    }

    /// The same for a search that looks up to `beyond` plies past its limit where a position is not quiet.
    pub fn until_quiet<R: Quiet<G>>(self, quiet: R, beyond: usize) -> Play<'g, G, E, R> {
        Play { game: self.game, evaluation: self.evaluation, quiet, beyond }
    }
}

impl<G: Game, E: Evaluation<G>, Q: Quiet<G>> Tree for Play<'_, G, E, Q> {
    type Node = Moment<G::Position>;
    type Move = G::Move;
    type Key = G::Key;

    fn root(&self) -> Self::Node {
        Moment { position: self.game.start(), ply: 0 }
    }

    #[inline]
    fn turn(&self, node: &Self::Node) -> Turn {
        self.game.turn(&node.position)
    }

    #[inline]
    fn moves(&self, node: &Self::Node) -> impl Iterator<Item = G::Move> {
        self.game.moves(&node.position)
    }

    #[inline]
    fn child(&self, node: &Self::Node, by: G::Move) -> Self::Node {
        Moment { position: self.game.play(&node.position, by), ply: node.ply + 1 }
    }

    #[inline]
    fn utility(&self, node: &Self::Node) -> Option<Score> {
        self.game.outcome(&node.position)
    }

    fn evaluation(&self, node: &Self::Node) -> Option<Score> {
        E::IS_KNOWN.then(|| self.evaluation.score(self.game, &node.position))
    }

    #[inline]
    fn stop(&self, node: &Self::Node, horizon: usize) -> Option<Score> {
        if let Some(utility) = self.utility(node) {
            return Some(utility);
        }
        let past = node.ply.checked_sub(horizon)?;
        let stops = self.beyond <= past || self.quiet.is_quiet(self.game, &node.position);
        if stops { self.evaluation(node) } else { None }
    }

    #[inline]
    fn ply(&self, node: &Self::Node) -> usize {
        node.ply
    }

    #[inline]
    fn key(&self, node: &Self::Node) -> G::Key {
        self.game.key(&node.position)
    }

    fn weight(&self, node: &Self::Node, by: G::Move) -> u32 {
        self.game.weight(&node.position, by)
    }

    fn decimals(&self) -> u8 {
        let (least, greatest) = self.game.utilities();
        least.decimals().max(greatest.decimals()).max(self.evaluation.decimals())
    }

    fn range(&self) -> Option<(Score, Score)> {
        let (least, greatest) = self.game.utilities();
        Some((least, greatest)).filter(|_| least.is_finite() && greatest.is_finite())
    }

    fn payoffs(&self) -> Window {
        let (least, greatest) = self.game.utilities();
        Window::new(least, greatest).unwrap_or(Window::FULL)
    }

    fn height(&self) -> Option<usize> {
        self.game.longest()
    }

    fn is_evaluated(&self) -> bool {
        E::IS_KNOWN
    }
}
