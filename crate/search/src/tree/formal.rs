//! What every search walks: a game tree as a course defines it (initial state, operators, terminal test, utility), stored or not.
//!
//! [`GameTree`](crate::GameTree), the arena, is one kind, and the only one that can be recorded and drawn; [`Uniform`](crate::Uniform)
//! exists only as a formula, and `Play` in the games crate is any game, searched directly.

use std::hash::Hash;

use crate::score::{Score, Turn, Window};
use crate::search::{ChildOrder, InOrder, SearchError, Settings, WrittenOrder};

/// A game tree that need not be stored anywhere.
pub trait Tree: Sized {
    /// A place in the tree. A search makes it with [`child`](Tree::child), and drops it on return.
    type Node;
    /// An edge from a node to a child: small, since lists of moves are sorted.
    type Move: Copy + Eq + Hash;
    /// Equal for equal positions, and only for those.
    type Key: Clone + Eq + Hash;

    /// Whether repeating a position on one path may end the game: see [`repeated`](Tree::repeated).
    const REPEATS: bool = false;

    /// The initial state.
    fn root(&self) -> Self::Node;

    /// Who moves at a node where the game is not over.
    fn turn(&self, node: &Self::Node) -> Turn;

    /// The moves at a node where the game is not over, in order; at least one.
    fn moves(&self, node: &Self::Node) -> impl Iterator<Item = Self::Move>;

    /// The node after `by`, one of the moves of `node`.
    fn child(&self, node: &Self::Node, by: Self::Move) -> Self::Node;

    /// The utility of a leaf, where the game is over; none elsewhere.
    fn utility(&self, node: &Self::Node) -> Option<Score>;

    /// The number of moves between the root and `node`.
    fn ply(&self, node: &Self::Node) -> usize;

    /// The position at a node, for searches that store results.
    fn key(&self, node: &Self::Node) -> Self::Key;

    /// The same for positions that are one another's mirror images.
    fn shape(&self, node: &Self::Node) -> Self::Key {
        self.key(node)
    }

    /// How many plies above `node` the position is whose repetition ends the game here. A result that depends on this holds on one path
    /// only.
    fn repeated(&self, _node: &Self::Node) -> Option<usize> {
        None
    }

    /// How many decimals the scores need that a search may meet: their unit is 10^−`decimals`.
    fn decimals(&self) -> u8;

    /// The smallest and the largest finite score that a search may meet, if there is any.
    fn range(&self) -> Option<(Score, Score)>;

    /// A static evaluation of an inner node, if there is one.
    fn evaluation(&self, _node: &Self::Node) -> Option<Score> {
        None
    }

    /// The score with which a search down to ply `horizon` stops at `node`; none if it goes deeper.
    #[inline]
    fn stop(&self, node: &Self::Node, horizon: usize) -> Option<Score> {
        self.utility(node).or_else(|| if horizon <= self.ply(node) { self.evaluation(node) } else { None })
    }

    /// Whether some nodes have neither a utility nor a move, since their subtrees have not been grown: see
    /// [`GameTree::stub`](crate::GameTree::stub).
    fn has_stubs(&self) -> bool {
        false
    }

    /// The range of the scores that can still result at an inner node, if it is smaller than that of all payoffs. A search with a table
    /// need not look for others.
    #[inline]
    fn outlook(&self, _node: &Self::Node) -> Option<Window> {
        None
    }

    /// The probability of a move of chance, as a weight relative to all moves at its node, more than 0; all equal by default.
    fn weight(&self, _node: &Self::Node, _by: Self::Move) -> u64 {
        1
    }

    /// The order in which players of this game consider the moves, if it differs from theirs.
    fn own_order(&self) -> Option<ChildOrder> {
        None
    }

    /// A move's place in that order, smallest first; ties stay as they are.
    fn rank(&self, _node: &Self::Node, _by: Self::Move) -> u32 {
        0
    }

    /// The game's payoffs, from the least to the greatest, as far as known. A search uses those in its [settings](Settings::payoffs).
    fn payoffs(&self) -> Window {
        Window::FULL
    }

    /// The ply of the deepest node, if known.
    fn height(&self) -> Option<usize> {
        None
    }

    /// How many plies a search down to ply `horizon` looks ahead at `node`: equal for equal positions that are searched equally deep, at
    /// most [`MOST_AHEAD`].
    fn ahead(&self, node: &Self::Node, horizon: usize) -> u16 {
        u16::try_from(horizon.saturating_sub(self.ply(node))).unwrap_or(MOST_AHEAD)
    }

    /// How many positions there are, if all of them are known and [numbered](Tree::number).
    fn positions(&self) -> Option<usize> {
        None
    }

    /// The number of a position, below the number of [positions](Tree::positions) if that is known.
    fn number(&self, _key: &Self::Key) -> usize {
        0
    }

    /// Whether there is an [`evaluation`](Tree::evaluation) wherever a search may stop.
    fn is_evaluated(&self) -> bool {
        false
    }

    /// Why no search with these settings has a result, as far as known before it begins.
    fn refusal(&self, settings: &Settings) -> Option<SearchError> {
        let limit = if settings.algorithm.deepens { Some(1) } else { settings.depth };
        let stops_early = limit.is_some_and(|limit| self.height().is_none_or(|height| limit < height));
        (stops_early && !self.is_evaluated()).then_some(SearchError::NoEvaluation)
    }

    /// Runs a search in the order of the settings. A tree with additional knowledge can sort the moves itself.
    #[doc(hidden)]
    fn in_order<S: InOrder<Self>>(&self, settings: &Settings, search: S) -> Result<Score, SearchError> {
        match settings.order {
            ChildOrder::AsWritten => search.run(WrittenOrder),
            order => Err(SearchError::NoSuchOrder { order }),
        }
    }
}

/// The maximum lookahead that is counted.
pub const MOST_AHEAD: u16 = u16::MAX;
