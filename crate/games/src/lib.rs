//! Games by their rules: what a course calls initial position, operators, terminal test and utility. A game is searched
//! as it is, through [`Play`], or [grown](secateur::tree::grow) into a tree that can be drawn.
//!
//! What a program thinks is no rule, so it has traits of its own: [`Evaluation`], [`Quiet`]. So have the [texts](Texts) of positions and moves, which no search asks for.

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
/// The first player is [`Turn::Max`], the second [`Turn::Min`], and scores are the first player's, whoever searches:
/// see [`Play::from`]. Moves and end are found in one pass where that pays: a position may hold what
/// [`play`](Game::play) has found out about it.
pub trait Game {
    /// Everything that the rules ask about a moment of the game.
    type Position: Clone;
    /// A move: small, and known apart from the position.
    type Move: Copy + Eq + Hash;
    /// What is equal for equal positions, and only for those: whose turn it is belongs to it, how it came about does
    /// not.
    type Key: Clone + Eq + Hash;

    /// Whether a position that is met again on one path is a draw: see [`repeated`](Game::repeated).
    const REPEATS: bool = false;

    /// The initial position.
    fn start(&self) -> Self::Position;

    /// Whether chance moves somewhere in it. Then an end is worth what it adds to a [chance to win](Utility::Chance).
    fn has_chance(&self) -> bool {
        false
    }

    /// Whose turn it is where the game is not over.
    fn turn(&self, position: &Self::Position) -> Turn;

    /// The player whose turn it is, where chance moves too: who has to throw.
    fn mover(&self, position: &Self::Position) -> Turn {
        self.turn(position)
    }

    /// The operators: the moves where the game is not over, always in the same order; at least one.
    fn moves(&self, position: &Self::Position) -> impl Iterator<Item = Self::Move>;

    /// The position after one of its moves.
    fn play(&self, position: &Self::Position, by: Self::Move) -> Self::Position;

    /// The terminal test, and the utility for MAX where the game is over: what is more than 0 is a win.
    fn outcome(&self, position: &Self::Position) -> Option<Score>;

    /// The least and the greatest utility.
    fn utilities(&self) -> (Score, Score);

    /// The position, for those who keep what they have found out.
    fn key(&self, position: &Self::Position) -> Self::Key;

    /// The same for all positions that are one another's mirror images, in whatever way the game knows.
    fn shape(&self, position: &Self::Position) -> Self::Key {
        self.key(position)
    }

    /// How likely a move of chance is, as a share of the weights of all moves there, more than 0.
    fn weight(&self, _position: &Self::Position, _by: Self::Move) -> u32 {
        1
    }

    /// The most moves that a game has from the initial position on, if it cannot last for ever.
    fn longest(&self) -> Option<usize> {
        None
    }

    /// How many moves have led to a position, in a game whose positions tell.
    fn ply(&self, _position: &Self::Position) -> Option<usize> {
        None
    }

    /// What a win is worth that a game ends with on this ply, where a faster one is worth more; at least 1.
    fn pace(&self, _position: &Self::Position, ply: usize) -> i32 {
        1 + i32::try_from(self.longest().unwrap_or(play::LONGEST).saturating_sub(ply)).unwrap_or(i32::MAX - 1)
    }

    /// How many discs or seeds the first player has more than the second where the game is over, in a game that counts
    /// them.
    fn margin(&self, _position: &Self::Position) -> Option<i32> {
        None
    }

    /// The greatest margin that can be, in a game that counts one.
    fn greatest_margin(&self) -> Option<i32> {
        None
    }

    /// How many plies ago this very position stood on the path that has led here, where that is what makes it a draw.
    /// What rests on such a draw is true of this path alone, and no table keeps it.
    fn repeated(&self, _position: &Self::Position) -> Option<usize> {
        None
    }

    /// The order in which a program looks at the moves, where it knows a better one than that of [`moves`](Game::moves). No rule.
    fn own_order(&self) -> Option<ChildOrder> {
        None
    }

    /// Where a move stands in that order: the lower, the earlier; equals stay as they are.
    fn rank(&self, _position: &Self::Position, _by: Self::Move) -> u32 {
        0
    }

    /// The rules alone, by which positions are counted: with the moves that programs leave out, and without draws that
    /// nobody is forced to agree to.
    #[must_use]
    fn by_rules(&self) -> Self
    where
        Self: Clone,
    {
        self.clone()
    }
}
