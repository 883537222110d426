//! Games by their rules: what a course calls initial position, operators, terminal test and utility. A game is searched directly, through
//! [`Play`], or [grown](secateur::tree::grow) into a tree that can be drawn.
//!
//! A program's knowledge is not a rule, so it has traits of its own: [`Evaluation`], [`Quiet`]. So have the [texts](Texts) of positions and
//! moves, which no search needs.

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

use std::hash::Hash;

use secateur::score::{Score, Turn};
use secateur::search::ChildOrder;

mod any;
mod bits;
mod board;
mod board_setup;
mod boards;
mod by_depth;
mod contest;
mod diagram;
mod evaluation;
mod games;
mod graph;
mod growth;
mod learn;
mod line;
mod node_counts;
mod options;
mod path;
mod perft;
mod play;
mod quiet;
mod rating;
mod record;
mod ruler;
mod solve;
mod staged_game;
mod texts;

pub use any::{AnyGame, AnyKey, AnyMove, AnyPosition, any_game};
pub use bits::{Bits, Wide};
pub use board_setup::BoardSetup;
pub use boards::{Boards, GrowthExtent, NodeBoard, Reach};
pub use by_depth::{Cost, Depths, costs_of};
pub use contest::{MatchTally, Program, contest};
pub use diagram::{BoardDetail, BoardLines, Dark, Diagram, Ground, Man, Occupant, Sentence};
pub use evaluation::{BadWeights, Evaluation, Feature, FeatureCounts, Features, MOST_FEATURES, WeightedSum};
pub use games::chess::{Chess, ChessKey, ChessMove, ChessPosition};
pub use games::connect_four::{ConnectFour, ConnectFourPosition, Discs, Foresight, ForesightPosition};
pub use games::draughts::{Colour, Draughts, DraughtsKey, DraughtsMove, DraughtsPosition};
pub use games::kalah::{Kalah, KalahPosition};
pub use games::mnk::{Mnk, MnkPosition};
pub use games::nim::{Nim, NimMove, NimPosition};
pub use games::reversi::{Reversi, ReversiPosition};
pub use games::{BadGame, GAMES, GameRow, OPTIONS, Playable, Visitor, has_mirrors, names_of, with_game};
pub use graph::PositionGraph;
pub use growth::{GrownTree, Growth, GrowthError, grown, grown_by_search};
pub use learn::Learning;
pub use line::to_the_end;
pub use node_counts::{NodeCounts, WeightStrip};
pub use options::{GameOption, OptionKind, Options, YES};
pub use perft::{Perft, PerftUnit};
pub use play::{GameMoment, Play, Utility, Wins};
pub use quiet::{Calm, Quiescence, Quiet, Unrest};
pub use rating::{RatedMove, RatingError};
pub use ruler::{PlyCount, Ruler};
pub use solve::{MOST_POSITIONS, Solution, Solve, TooLarge};
pub use staged_game::{GameField, Reason, StagedGame, StagedGameError, WeightedFeature, is_game, sure_points};
pub use texts::{BadText, LineOfPlay, TextProblem, Texts};

/// The rules of a game. The same player may move several times in a row.
///
/// The first player is [`Turn::Max`], the second [`Turn::Min`], and scores are the first player's, whoever searches: see [`Play::from`].
/// Moves and ends are found in one pass if that pays: a position may hold results of [`play`](Game::play).
pub trait Game {
    /// Everything that the rules need about a moment of the game.
    type Position: Clone;
    /// A move: small, and independent of the position.
    type Move: Copy + Eq + Hash;
    /// Equal for equal positions, and only for those: it includes whose turn it is, but not how the position came about.
    type Key: Clone + Eq + Hash;

    /// Whether a position repeated on one path is a draw: see [`repeated`](Game::repeated).
    const REPEATS: bool = false;

    /// The initial position.
    fn start(&self) -> Self::Position;

    /// Whether chance moves at any point. Then an end is worth what it adds to the [probability to win](Utility::Chance).
    fn has_chance(&self) -> bool {
        false
    }

    /// Who moves, while the game is not over.
    fn turn(&self, position: &Self::Position) -> Turn;

    /// The player whose turn it is, even if chance moves first: who has to throw.
    fn mover(&self, position: &Self::Position) -> Turn {
        self.turn(position)
    }

    /// The operators: the moves while the game is not over, always in the same order; at least one.
    fn moves(&self, position: &Self::Position) -> impl Iterator<Item = Self::Move>;

    /// The position after one of its moves.
    fn play(&self, position: &Self::Position, by: Self::Move) -> Self::Position;

    /// The terminal test, and the utility for MAX if the game is over: more than 0 is a win.
    fn outcome(&self, position: &Self::Position) -> Option<Score>;

    /// The least and the greatest utility.
    fn utilities(&self) -> (Score, Score);

    /// The position as a key, for storing results.
    fn key(&self, position: &Self::Position) -> Self::Key;

    /// A common key for all positions that are mirror images of each other, in any way that the game knows.
    fn shape(&self, position: &Self::Position) -> Self::Key {
        self.key(position)
    }

    /// The probability of a chance move, as a weight relative to all moves there, more than 0.
    fn weight(&self, _position: &Self::Position, _by: Self::Move) -> u32 {
        1
    }

    /// Maximum number of moves from the initial position, if the game cannot last forever.
    fn longest(&self) -> Option<usize> {
        None
    }

    /// How many moves have led to a position, if positions determine that.
    fn ply(&self, _position: &Self::Position) -> Option<usize> {
        None
    }

    /// The value of a win on this ply, if faster wins are worth more; at least 1.
    fn pace(&self, _position: &Self::Position, ply: usize) -> i32 {
        1 + i32::try_from(self.longest().unwrap_or(play::LONGEST).saturating_sub(ply)).unwrap_or(i32::MAX - 1)
    }

    /// How many more discs or seeds the first player has when the game is over, in a game that counts them.
    fn margin(&self, _position: &Self::Position) -> Option<i32> {
        None
    }

    /// The greatest possible margin, in a game that counts one.
    fn greatest_margin(&self) -> Option<i32> {
        None
    }

    /// How many plies ago this very position occurred on the path, if that makes it a draw. A result that depends on such a draw holds on
    /// this path only, and no table stores it.
    fn repeated(&self, _position: &Self::Position) -> Option<usize> {
        None
    }

    /// The order in which a program considers the moves, if it knows a better one than that of [`moves`](Game::moves). Not a rule.
    fn own_order(&self) -> Option<ChildOrder> {
        None
    }

    /// A move's place in that order, smallest first; ties stay as they are.
    fn rank(&self, _position: &Self::Position, _by: Self::Move) -> u32 {
        0
    }

    /// The rules alone, for counting positions: with the moves that programs leave out, and without draws that nobody is forced to accept.
    #[must_use]
    fn by_rules(&self) -> Self
    where
        Self: Clone,
    {
        self.clone()
    }
}
