//! What every search walks: a game tree as a course defines it (initial state, operators, terminal test, utility),
//! whether it is stored or not.
//!
//! [`GameTree`](crate::GameTree), the arena, is one kind, and the only one that can be recorded and drawn;
//! [`Uniform`](crate::Uniform) exists only as a formula, and `Play` of the crate of games is any game, searched
//! directly.

use std::hash::Hash;

use crate::score::{Score, Turn, Window};
use crate::search::{ChildOrder, InOrder, SearchError, Settings, WrittenOrder};

/// A game tree that need not be stored anywhere.
pub trait Tree: Sized {
    /// A place in the tree. A search makes it with [`child`](Tree::child), and drops it when it returns.
    type Node;
    /// What leads from a node to a child: small, since lists of moves are sorted.
    type Move: Copy + Eq + Hash;
    /// What is equal for equal positions, and only for those.
    type Key: Clone + Eq + Hash;

    /// Whether a position that is met again on one path may end the game there: see [`repeated`](Tree::repeated).
    const REPEATS: bool = false;

    /// The initial state.
    fn root(&self) -> Self::Node;

    /// Whose turn it is at a node that is not the end.
    fn turn(&self, node: &Self::Node) -> Turn;

    /// The moves at a node that is not the end, in order; at least one.
    fn moves(&self, node: &Self::Node) -> impl Iterator<Item = Self::Move>;

    /// The node to which `by` leads, one of the moves of `node`.
    fn child(&self, node: &Self::Node, by: Self::Move) -> Self::Node;

    /// The utility of a leaf, where the game is over; nothing elsewhere.
    fn utility(&self, node: &Self::Node) -> Option<Score>;

    /// The number of moves between the root and `node`.
    fn ply(&self, node: &Self::Node) -> usize;

    /// The position at a node, for the searches that keep what they have found out.
    fn key(&self, node: &Self::Node) -> Self::Key;

    /// The same for positions that are one another's mirror images.
    fn shape(&self, node: &Self::Node) -> Self::Key {
        self.key(node)
    }

    /// How many plies above `node` the position stands whose return ends the game here. What rests on such an end is
    /// true of one path alone.
    fn repeated(&self, _node: &Self::Node) -> Option<usize> {
        None
    }

    /// How many decimals the scores need that a search may meet: their unit is 10^−`decimals`.
    fn decimals(&self) -> u8;

    /// The smallest and the largest finite score that a search may meet; nothing where there is none.
    fn range(&self) -> Option<(Score, Score)>;

    /// What an inner node is thought to be worth by someone who looks no further, where there is such an opinion.
    fn evaluation(&self, _node: &Self::Node) -> Option<Score> {
        None
    }

    /// The score with which a search down to ply `horizon` stops at `node`; nothing where it goes deeper.
    #[inline]
    fn stop(&self, node: &Self::Node, horizon: usize) -> Option<Score> {
        self.utility(node).or_else(|| if horizon <= self.ply(node) { self.evaluation(node) } else { None })
    }

    /// Whether some nodes have neither an end nor a move, since they stand for what has not been grown: see
    /// [`GameTree::stub`](crate::GameTree::stub).
    fn has_stubs(&self) -> bool {
        false
    }

    /// Between which scores everything lies that may still come of an inner node, where that is less than all payoffs. A search
    /// with a table need not look for anything else.
    #[inline]
    fn outlook(&self, _node: &Self::Node) -> Option<Window> {
        None
    }

    /// How likely a move of chance is, as a share of the weights of all moves at its node, more than 0; all alike
    /// unless it says otherwise.
    fn weight(&self, _node: &Self::Node, _by: Self::Move) -> u64 {
        1
    }

    /// The order in which whoever plays this game looks at the moves, where that is another one than theirs.
    fn own_order(&self) -> Option<ChildOrder> {
        None
    }

    /// Where a move stands in that order: the lower, the earlier; equals stay as they are.
    fn rank(&self, _node: &Self::Node, _by: Self::Move) -> u32 {
        0
    }

    /// The payoffs that the game can give, from the least to the greatest, as far as they are known. A search goes by
    /// those of its [settings](Settings::payoffs).
    fn payoffs(&self) -> Window {
        Window::FULL
    }

    /// The ply beyond which there is no node, as far as that is known.
    fn height(&self) -> Option<usize> {
        None
    }

    /// How many plies a search down to ply `horizon` looks ahead at `node`: equal for equal positions that are searched
    /// equally deep, at most [`MOST_AHEAD`].
    fn ahead(&self, node: &Self::Node, horizon: usize) -> u16 {
        u16::try_from(horizon.saturating_sub(self.ply(node))).unwrap_or(MOST_AHEAD)
    }

    /// How many positions there are, where all of them are known and [numbered](Tree::number).
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

    /// Why no search with these settings has a result, as far as that is known before it begins.
    fn refusal(&self, settings: &Settings) -> Option<SearchError> {
        let limit = if settings.algorithm.deepens { Some(1) } else { settings.depth };
        let stops_early = limit.is_some_and(|limit| self.height().is_none_or(|height| limit < height));
        (stops_early && !self.is_evaluated()).then_some(SearchError::NoEvaluation)
    }

    /// Runs a search in the order of the settings. Whoever knows more than the order of the moves can sort them.
    #[doc(hidden)]
    fn in_order<S: InOrder<Self>>(&self, settings: &Settings, search: S) -> Result<Score, SearchError> {
        match settings.order {
            ChildOrder::AsWritten => search.run(WrittenOrder),
            order => Err(SearchError::NoSuchOrder { order }),
        }
    }
}

/// No search counts further ahead.
pub const MOST_AHEAD: u16 = u16::MAX;
