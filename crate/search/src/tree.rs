//! The game tree: a flat arena in pre-order, frozen once built.
//!
//! Pre-order makes a subtree one range of ids, and the first child of a node the next id. The tree knows nothing of
//! text, searches or pictures.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::score::{MaybeScore, Player, Score, Turn};
use crate::search::{self, ChildOrder, SearchError, Settings};
use crate::search::{GameTreeOrdering, InOrder, WrittenOrder};
use crate::transfer::{self, BadPart};

mod formal;
mod fraction;
mod grow;
mod uniform;

pub use formal::{MOST_AHEAD, Tree};
pub use fraction::{Fraction, MOST_WEIGHT};
pub(crate) use fraction::{divisor, multiple};
pub use grow::{Growing, TELLS_EVERY, placed};
pub use grow::{Limits, grow};
pub use uniform::{Uniform, UniformNode};

/// Maximum number of nodes in a tree.
pub const MOST_NODES: usize = 2_000_000;
/// The ply of the deepest node allowed in a tree; the root is at ply 0.
pub const MOST_PLIES: usize = 1_000;

/// Maximum total size of the names of a tree in bytes, as if every node had its own copy: a tree stores equal names once, but writing them
/// all out must not exhaust the memory.
pub const MOST_NAME_BYTES: usize = 100_000_000;

/// The pre-order number of a node; the root is 0. It belongs to its tree: with the id of another tree's node, functions answer for the node
/// with the same number here, and panic if there is none. The same holds for a trace, a frame and a layout of another tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The root of every tree.
    pub const ROOT: NodeId = NodeId(0);

    /// The id as an index into a table with one entry per node.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A game tree. Build one with [`TreeBuilder`] or read one with [`crate::notation::read`].
#[derive(Clone, PartialEq, Debug)]
pub struct GameTree {
    nodes: Vec<Node>,
    rest: Arc<TreeStructure>,
    decimals: u8,
    /// The first leaves of the positions of a game whose scores were set by hand.
    by_hand: Vec<NodeId>,
}

/// The parts that do not depend on scores: trees that differ only in scores share them.
#[derive(Clone, PartialEq, Debug, Default)]
struct TreeStructure {
    /// By node.
    plies: Vec<u16>,
    /// By node.
    movers: Vec<Mover>,
    /// By node: its probability below chance, as a weight relative to its siblings', in lowest terms; empty if all are equal.
    weights: Vec<u64>,
    has_chance: bool,
    height: usize,
    leaf_count: usize,
    /// Names as indices into `words`, sorted by node.
    names: Vec<(NodeId, u32)>,
    /// All names, without duplicates, in order of their first nodes.
    words: Vec<String>,
    /// By node: the first node with the same position; empty if no position is repeated.
    positions: Vec<NodeId>,
    /// The leaves that stand for a subtree that has not been grown, each with its number of moves; sorted by node.
    stubs: Vec<(NodeId, u32)>,
    /// A game's own order, and by node its place in that order among its siblings.
    own_order: Option<ChildOrder>,
    ranks: Vec<u16>,
    heights: Heights,
}

/// Who moves at a node, and whether chance moves first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
struct Mover(u8);

impl Mover {
    // Bits: a match on four values would become a jump table at every node of a search.
    const MIN: u8 = 1;
    const CHANCE: u8 = 2;

    fn new(turn: Turn, next: Player) -> Mover {
        match turn {
            Turn::Max => Mover(0),
            Turn::Min => Mover(Mover::MIN),
            Turn::Chance => Mover(next.number() | Mover::CHANCE),
        }
    }

    #[inline]
    fn player(self) -> Player {
        if self.0 & Mover::MIN == 0 { Player::Max } else { Player::Min }
    }

    #[inline]
    fn is_chance(self) -> bool {
        self.0 & Mover::CHANCE != 0
    }

    /// The player of the children by default: chance does not change the order of turns.
    fn next(self) -> Player {
        if self.is_chance() { self.player() } else { self.player().other() }
    }
}

/// By node: maximum number of plies left in the game; computed when a table first asks.
#[derive(Clone, Debug, Default)]
struct Heights(OnceLock<Vec<u16>>);

impl PartialEq for Heights {
    /// It follows from the rest of the tree.
    fn eq(&self, _: &Heights) -> bool {
        true
    }
}

/// What a search reads about a leaf, in 16 bytes: everything else about a node is stored separately, so that a million nodes stay small.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
struct Node {
    score: MaybeScore,
    /// One past the last node of the subtree.
    end: NodeId,
    /// The root is its own parent.
    parent: NodeId,
}

impl GameTree {
    /// The number of nodes, at least 1.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Always false: a tree has a root.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// All nodes in pre-order.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// The node with this number, if the tree has one: the number may come from anywhere.
    pub fn node(&self, number: u32) -> Option<NodeId> {
        ((number as usize) < self.len()).then_some(NodeId(number))
    }

    /// The player who moves at `node`, or after chance has moved: see [`turn`](GameTree::turn).
    ///
    /// # Panics
    /// If `node` is not in this tree.
    #[inline]
    pub fn player(&self, node: NodeId) -> Player {
        self.rest.movers[node.index()].player()
    }

    /// Who moves at `node`: MAX, MIN or chance.
    ///
    /// # Panics
    /// If `node` is not in this tree.
    #[inline]
    pub fn turn(&self, node: NodeId) -> Turn {
        let mover = self.rest.movers[node.index()];
        if mover.is_chance() { Turn::Chance } else { mover.player().into() }
    }

    /// Whether chance moves at any inner node.
    pub fn has_chance(&self) -> bool {
        self.rest.has_chance
    }

    /// The probability of `node`, as a weight relative to its siblings', in lowest terms; 1 if chance does not decide.
    pub fn weight(&self, node: NodeId) -> u64 {
        self.rest.weights.get(node.index()).copied().unwrap_or(1)
    }

    /// Whether any chance node has children of different probability.
    pub fn has_weights(&self) -> bool {
        !self.rest.weights.is_empty()
    }

    /// The weights of all children of `node` together: at most [`MOST_WEIGHT`].
    pub fn whole(&self, node: NodeId) -> u64 {
        self.children(node).map(|child| self.weight(child)).sum()
    }

    /// The probability of `node`; none if chance does not decide.
    pub fn likelihood(&self, node: NodeId) -> Option<Fraction> {
        let parent = self.parent(node).filter(|&parent| self.turn(parent) == Turn::Chance)?;
        Fraction::new(self.weight(node).into(), self.whole(parent).into())
    }

    /// Whether there is a chance node above `node`, so that its value enters a mean.
    pub fn is_below_chance(&self, node: NodeId) -> bool {
        let above = std::iter::successors(self.parent(node), |&node| self.parent(node));
        self.rest.has_chance && { above }.any(|node| self.turn(node) == Turn::Chance)
    }

    /// The player of `node` by default.
    pub(crate) fn default_player(&self, node: NodeId) -> Player {
        self.parent(node).map_or(Player::Max, |parent| self.rest.movers[parent.index()].next())
    }

    /// The number of moves at a leaf that stands for a subtree that has not been grown. Such a leaf has no score, and a search that reaches
    /// it has no result.
    pub fn stub(&self, node: NodeId) -> Option<usize> {
        let found = self.rest.stubs.binary_search_by_key(&node, |(stub, _)| *stub).ok()?;
        Some(self.rest.stubs[found].1 as usize)
    }

    /// Whether the tree has been grown only where one search looks: some leaves stand for a subtree, and their values are unknown.
    #[inline]
    pub fn is_partial(&self) -> bool {
        !self.rest.stubs.is_empty()
    }

    /// A leaf's utility, or an inner node's static evaluation if it has one.
    ///
    /// # Panics
    /// If `node` is not in this tree.
    pub fn score(&self, node: NodeId) -> Option<Score> {
        self.nodes[node.index()].score.get()
    }

    /// The distance from the root, in plies.
    ///
    /// # Panics
    /// If `node` is not in this tree.
    pub fn ply(&self, node: NodeId) -> usize {
        usize::from(self.rest.plies[node.index()])
    }

    /// By node: its distance from the root.
    pub fn plies(&self) -> &[u16] {
        &self.rest.plies
    }

    /// The ply of the deepest node.
    pub fn height(&self) -> usize {
        self.rest.height
    }

    /// The node's parent; `None` for the root.
    ///
    /// # Panics
    /// If `node` is not in this tree.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::ROOT).then(|| self.nodes[node.index()].parent)
    }

    /// One past the last node of the subtree below `node`: the subtree is `node..end`.
    ///
    /// # Panics
    /// If `node` is not in this tree.
    pub fn end(&self, node: NodeId) -> NodeId {
        self.nodes[node.index()].end
    }

    /// How many nodes the subtree below `node` has.
    ///
    /// # Panics
    /// If `node` is not in this tree.
    pub fn size(&self, node: NodeId) -> usize {
        self.end(node).index() - node.index()
    }

    /// Whether the game is over at `node`.
    ///
    /// # Panics
    /// If `node` is not in this tree.
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.end(node).0 == node.0 + 1
    }

    /// The children of `node`, in order.
    ///
    /// # Panics
    /// If `node` is not in this tree.
    pub fn children(&self, node: NodeId) -> Children<'_> {
        Children { tree: self, next: NodeId(node.0 + 1), end: self.end(node) }
    }

    /// The number of leaves.
    pub fn leaf_count(&self) -> usize {
        self.rest.leaf_count
    }

    /// The name of `node` in the text.
    pub fn name(&self, node: NodeId) -> Option<&str> {
        self.word(node).map(|word| self.word_at(word))
    }

    /// The index of the name of `node` among all distinct names.
    pub(crate) fn word(&self, node: NodeId) -> Option<usize> {
        let found = self.rest.names.binary_search_by_key(&node, |(named, _)| *named).ok()?;
        Some(self.rest.names[found].1 as usize)
    }

    /// The name with this index.
    pub(crate) fn word_at(&self, word: usize) -> &str {
        &self.rest.words[word]
    }

    /// How many different names there are.
    pub(crate) fn word_count(&self) -> usize {
        self.rest.words.len()
    }

    /// The named nodes in pre-order, each with the index of its name in [`words`](Self::words).
    pub fn names(&self) -> impl Iterator<Item = (NodeId, u32)> {
        self.rest.names.iter().copied()
    }

    /// All names of nodes, without duplicates.
    pub fn words(&self) -> &[String] {
        &self.rest.words
    }

    /// The names on the path to a node, separated by spaces: in a game's tree, the moves that lead there.
    pub fn path(&self, node: NodeId) -> String {
        let way = std::iter::successors(Some(node), |&node| self.parent(node));
        let mut names: Vec<&str> = way.filter_map(|node| self.name(node)).collect();
        names.reverse();
        names.join(" ")
    }

    /// The first node, in pre-order, with the same position as `node`: itself, unless the position is a repetition.
    #[inline]
    pub fn position(&self, node: NodeId) -> NodeId {
        self.rest.positions.get(node.index()).copied().unwrap_or(node)
    }

    /// Whether any position is repeated.
    pub fn has_repeats(&self) -> bool {
        !self.rest.positions.is_empty()
    }

    /// Whether a position is repeated at `node` itself, not just at an ancestor.
    pub fn is_met_again(&self, node: NodeId) -> bool {
        let is_again = |node: NodeId| self.position(node) != node;
        is_again(node) && !self.parent(node).is_some_and(is_again)
    }

    /// Whether the score of a leaf was set by hand, not by the rules of the game that the tree was grown from.
    pub fn is_by_hand(&self, node: NodeId) -> bool {
        self.by_hand.contains(&self.position(node))
    }

    /// The same tree, with these leaves marked as set by hand.
    pub fn given_by_hand(self, leaves: &[NodeId]) -> GameTree {
        GameTree { by_hand: leaves.iter().map(|&leaf| self.position(leaf)).collect(), ..self }
    }

    /// The same tree with another score at `leaf`, and wherever else its position occurs.
    ///
    /// # Panics
    /// If `leaf` is not in this tree.
    pub fn with_score(&self, leaf: NodeId, score: Score) -> Result<GameTree, TreeError> {
        let position = self.position(leaf);
        let is_changed = |node: NodeId| self.position(node) == position;
        let others = || {
            let kept = self.nodes().filter(|&node| !is_changed(node)).filter_map(|node| self.score(node));
            kept.filter(|score| score.is_finite())
        };
        let own = if score.is_finite() { score.decimals() } else { 0 };
        if !score.is_finite() && self.nodes().any(|node| is_changed(node) && self.is_below_chance(node)) {
            return Err(TreeError::InfiniteBelowChance);
        }
        // Usually some other score has as many decimals as the whole tree.
        let decimals = if self.decimals <= own || others().any(|score| score.decimals() == self.decimals) {
            own.max(self.decimals)
        } else {
            others().map(Score::decimals).max().unwrap_or(0).max(own)
        };
        // The others are known to be exact with the current decimals.
        let changed = others().take(if self.decimals < decimals { self.len() } else { 0 });
        let finite = score.is_finite().then_some(score);
        let largest = changed.chain(finite).map(Score::size).fold(Score::ZERO, Score::larger);
        if !largest.is_exact(decimals) {
            return Err(TreeError::TooPrecise);
        }
        let mut tree = GameTree { decimals, ..self.clone() };
        if self.has_repeats() {
            self.nodes()
                .filter(|&node| is_changed(node))
                .for_each(|node| tree.nodes[node.index()].score = Some(score).into());
        } else {
            tree.nodes[leaf.index()].score = Some(score).into();
        }
        Ok(tree)
    }

    /// The same tree with other scores wherever `score` returns one.
    pub fn rescored(&self, score: impl Fn(NodeId) -> Option<Score>) -> Result<GameTree, TreeError> {
        let mut tree = self.clone();
        for node in self.nodes() {
            if let Some(score) = score(node) {
                if !score.is_finite() && self.is_below_chance(node) {
                    return Err(TreeError::InfiniteBelowChance);
                }
                tree.nodes[node.index()].score = Some(score).into();
            }
        }
        let finite = || tree.nodes().filter_map(|node| tree.score(node)).filter(|score| score.is_finite());
        let decimals = finite().map(Score::decimals).max().unwrap_or(0);
        let largest = finite().map(Score::size).fold(Score::ZERO, Score::larger);
        if largest.is_exact(decimals) { Ok(GameTree { decimals, ..tree }) } else { Err(TreeError::TooPrecise) }
    }

    fn heights(&self) -> Vec<u16> {
        let mut heights = vec![0; self.len()];
        for node in self.nodes().rev() {
            if let Some(parent) = self.parent(node) {
                heights[parent.index()] = heights[parent.index()].max(heights[node.index()] + 1);
            }
        }
        heights
    }

    /// The smallest and the largest finite score.
    pub fn range(&self) -> Option<(Score, Score)> {
        let mut scores = self.nodes().filter_map(|node| self.score(node)).filter(|score| score.is_finite());
        let first = scores.next()?;
        Some(scores.fold((first, first), |(low, high), score| (low.smaller(score), high.larger(score))))
    }

    /// How many decimals the scores need: the tree's unit is 10^−`decimals`.
    pub fn decimals(&self) -> u8 {
        self.decimals
    }
}

impl Tree for GameTree {
    type Node = NodeId;
    /// The child that it leads to.
    type Move = NodeId;
    /// The first node with the position.
    type Key = NodeId;

    fn root(&self) -> NodeId {
        NodeId::ROOT
    }

    #[inline]
    fn turn(&self, &node: &NodeId) -> Turn {
        GameTree::turn(self, node)
    }

    fn weight(&self, _: &NodeId, by: NodeId) -> u64 {
        GameTree::weight(self, by)
    }

    fn own_order(&self) -> Option<ChildOrder> {
        self.rest.own_order
    }

    fn rank(&self, _: &NodeId, by: NodeId) -> u32 {
        self.rest.ranks.get(by.index()).copied().unwrap_or_default().into()
    }

    #[inline]
    fn moves(&self, &node: &NodeId) -> impl Iterator<Item = NodeId> {
        self.children(node)
    }

    #[inline]
    fn child(&self, _: &NodeId, by: NodeId) -> NodeId {
        by
    }

    fn utility(&self, &node: &NodeId) -> Option<Score> {
        self.score(node).filter(|_| self.is_leaf(node))
    }

    fn evaluation(&self, &node: &NodeId) -> Option<Score> {
        self.score(node).filter(|_| !self.is_leaf(node))
    }

    #[inline]
    fn stop(&self, &node: &NodeId, horizon: usize) -> Option<Score> {
        if search::stops_at(self, node, horizon) { self.score(node) } else { None }
    }

    #[inline]
    fn ply(&self, &node: &NodeId) -> usize {
        GameTree::ply(self, node)
    }

    #[inline]
    fn key(&self, &node: &NodeId) -> NodeId {
        self.position(node)
    }

    fn has_stubs(&self) -> bool {
        self.is_partial()
    }

    fn decimals(&self) -> u8 {
        self.decimals
    }

    fn range(&self) -> Option<(Score, Score)> {
        GameTree::range(self)
    }

    fn height(&self) -> Option<usize> {
        Some(GameTree::height(self))
    }

    fn ahead(&self, &node: &NodeId, horizon: usize) -> u16 {
        let limit = horizon.saturating_sub(GameTree::ply(self, node));
        self.rest.heights.0.get_or_init(|| self.heights())[node.index()].min(u16::try_from(limit).unwrap_or(MOST_AHEAD))
    }

    fn positions(&self) -> Option<usize> {
        Some(self.len())
    }

    fn number(&self, key: &NodeId) -> usize {
        key.index()
    }

    fn refusal(&self, settings: &Settings) -> Option<SearchError> {
        settings.refusal_on(self)
    }

    fn in_order<S: InOrder<GameTree>>(&self, settings: &Settings, search: S) -> Result<Score, SearchError> {
        let deepens = settings.algorithm.deepens;
        match settings.order {
            ChildOrder::AsWritten if !deepens => search.run(WrittenOrder),
            order => search.run(GameTreeOrdering::new(self, order, deepens, settings.horizon())),
        }
    }
}

/// The children of one node, in order.
#[derive(Clone)]
pub struct Children<'a> {
    tree: &'a GameTree,
    next: NodeId,
    end: NodeId,
}

impl Iterator for Children<'_> {
    type Item = NodeId;

    #[inline]
    fn next(&mut self) -> Option<NodeId> {
        if self.next == self.end {
            return None;
        }
        let child = self.next;
        self.next = self.tree.end(child);
        Some(child)
    }
}

/// Why a tree cannot be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TreeError {
    /// More than [`MOST_NODES`] nodes.
    TooManyNodes,
    /// A node below ply [`MOST_PLIES`].
    TooDeep,
    /// A node closed with neither a score nor a child.
    MissingScore,
    /// A node with children and a score of ±∞: a win or a loss ends a game.
    OutcomeWithChildren,
    /// With this score, the tree's scores need more digits than unit arithmetic can hold.
    TooPrecise,
    /// The names of all nodes have more than [`MOST_NAME_BYTES`] bytes together.
    NamesTooLong,
    /// The notation would not read this name back: see [`is_name`].
    BadName,
    /// A node after the end of the root.
    SecondRoot,
    /// A position that has not occurred yet, or leads to itself.
    NoSuchPosition,
    /// A weight of 0: every move of chance must be possible.
    NoWeight,
    /// Weights of siblings whose sum exceeds [`MOST_WEIGHT`].
    WeightsTooFine,
    /// A win or a loss below chance: a mean with it is not a number.
    InfiniteBelowChance,
}

impl fmt::Display for TreeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TreeError::TooManyNodes => write!(out, "more than {MOST_NODES} nodes"),
            TreeError::TooDeep => write!(out, "a node below ply {MOST_PLIES}"),
            TreeError::MissingScore => out.write_str("a leaf without a score"),
            TreeError::OutcomeWithChildren => out.write_str("a node with children that is won or lost"),
            TreeError::TooPrecise => out.write_str("the scores together have more digits than are exact"),
            TreeError::NamesTooLong => write!(out, "names of more than {MOST_NAME_BYTES} bytes"),
            TreeError::BadName => out.write_str("a name that would not read back"),
            TreeError::SecondRoot => out.write_str("a node after the end of the root"),
            TreeError::NoWeight => out.write_str("a weight of 0"),
            TreeError::WeightsTooFine => write!(out, "weights of more than {MOST_WEIGHT} together"),
            TreeError::InfiniteBelowChance => {
                out.write_str("a win or a loss below a chance node, where no mean is defined")
            }
            TreeError::NoSuchPosition => out.write_str("a position that has not occurred yet"),
        }
    }
}

impl Error for TreeError {}

/// Whether `name` is a valid name of a node: one word without brackets, commas and colons that does not begin with a quotation mark.
pub fn is_name(name: &str) -> bool {
    !name.is_empty() && !name.contains(ends_word) && !name.starts_with(['"', '\''])
}

/// Whether a word of the notation ends before `c`.
pub(crate) fn ends_word(c: char) -> bool {
    c.is_whitespace() || matches!(c, '(' | ')' | '[' | ']' | '{' | '}' | ',' | ':')
}

/// The index in a list sorted by node at which the nodes from this one on begin.
// Not inlined: the page's first load pays for each copy.
#[inline(never)]
fn place_of(list: &[(NodeId, u32)], node: usize) -> usize {
    list.partition_point(|(one, _)| one.index() < node)
}

/// Builds a tree in pre-order: `open` a node, then its children, then `close` it. A call that returns an error changes nothing.
#[derive(Default)]
pub struct TreeBuilder {
    nodes: Vec<Node>,
    plies: Vec<u16>,
    movers: Vec<Mover>,
    /// By node, if weights were given.
    weights: Vec<u64>,
    names: Vec<(NodeId, u32)>,
    /// All distinct names, and the index of each.
    words: Vec<String>,
    word_numbers: BTreeMap<String, u32>,
    /// By name: the node that was opened or repeated with it; none if there were several.
    meant: Vec<Option<NodeId>>,
    name_bytes: usize,
    positions: Vec<NodeId>,
    stubs: Vec<(NodeId, u32)>,
    /// The own order of the tree's game, if it has one; then every node is [ranked](TreeBuilder::rank).
    own_order: Option<ChildOrder>,
    ranks: Vec<u16>,
    open: Vec<NodeId>,
    decimals: u8,
    largest: Score,
}

impl TreeBuilder {
    /// For a game with an order of its own, if it has one.
    pub fn in_game(own_order: Option<ChildOrder>) -> TreeBuilder {
        TreeBuilder { own_order, ..TreeBuilder::default() }
    }

    /// Opens a node below the innermost open one. By default the players alternate, from MAX at the root.
    pub fn open(&mut self, name: Option<&str>, turn: Option<Turn>, score: Option<Score>) -> Result<NodeId, TreeError> {
        let (decimals, largest) = self.precision_with(score)?;
        self.check_chance(score)?;
        self.check_room(1, 0)?;
        self.check_name(name)?;
        self.check_name_bytes(name.map_or(0, str::len))?;
        let next = self.default_player();
        let mover = Mover::new(turn.unwrap_or(next.into()), next);
        (self.decimals, self.largest) = (decimals, largest);
        let node = self.push(mover, score);
        if !self.positions.is_empty() {
            self.positions.push(node);
        }
        if let Some(name) = name {
            self.give_name(node, name);
            self.name_bytes += name.len();
        }
        self.open.push(node);
        Ok(node)
    }

    /// Whether this many more nodes fit below the innermost open one, the lowest of them this many plies below the first.
    fn check_room(&self, nodes: usize, plies: usize) -> Result<(), TreeError> {
        if self.open.is_empty() && !self.nodes.is_empty() {
            return Err(TreeError::SecondRoot);
        }
        if MOST_NODES < self.nodes.len() + nodes {
            return Err(TreeError::TooManyNodes);
        }
        if MOST_PLIES < self.open.len() + plies { Err(TreeError::TooDeep) } else { Ok(()) }
    }

    /// Whether this may be the score of a node below the innermost open one.
    fn check_chance(&self, score: Option<Score>) -> Result<(), TreeError> {
        let is_finite = score.is_none_or(Score::is_finite);
        if is_finite || !self.open.iter().any(|&node| self.is_chance(node)) {
            Ok(())
        } else {
            Err(TreeError::InfiniteBelowChance)
        }
    }

    fn is_chance(&self, node: NodeId) -> bool {
        self.movers[node.index()].is_chance()
    }

    /// Whether the next node is a child of a chance node.
    pub(crate) fn is_up_to_chance(&self) -> bool {
        self.open.last().is_some_and(|&parent| self.is_chance(parent))
    }

    fn check_name(&self, name: Option<&str>) -> Result<(), TreeError> {
        if name.is_none_or(is_name) { Ok(()) } else { Err(TreeError::BadName) }
    }

    fn check_name_bytes(&self, more: usize) -> Result<(), TreeError> {
        if MOST_NAME_BYTES < self.name_bytes + more { Err(TreeError::NamesTooLong) } else { Ok(()) }
    }

    fn give_name(&mut self, node: NodeId, name: &str) {
        let number = if let Some(&number) = self.word_numbers.get(name) {
            self.meant[number as usize] = None;
            number
        } else {
            let number = self.words.len() as u32;
            self.words.push(name.to_owned());
            self.word_numbers.insert(name.to_owned(), number);
            self.meant.push(Some(node));
            number
        };
        self.names.push((node, number));
    }

    /// The node that was given this name: the outer option is empty for an unused name, the inner one for a name of several nodes. Copies
    /// of a repeated position do not count.
    pub fn named(&self, name: &str) -> Option<Option<NodeId>> {
        self.word_numbers.get(name).map(|&number| self.meant[number as usize])
    }

    /// The node at the end of a path of names from the root, each after a slash.
    pub(crate) fn at(&self, way: &str) -> Option<NodeId> {
        let end =
            |node: NodeId| if self.is_open(node) { self.nodes.len() } else { self.nodes[node.index()].end.index() };
        way.strip_prefix('/')?.split('/').try_fold(NodeId::ROOT, |node, name| {
            let number = *self.word_numbers.get(name)?;
            let mut child = node.index() + 1;
            while child < end(node) {
                let place = place_of(&self.names, child);
                if self.names.get(place) == Some(&(NodeId(child as u32), number)) {
                    return Some(NodeId(child as u32));
                }
                child = end(NodeId(child as u32));
            }
            None
        })
    }

    fn push(&mut self, mover: Mover, score: Option<Score>) -> NodeId {
        let node = NodeId(self.nodes.len() as u32);
        let parent = self.open.last().copied().unwrap_or(NodeId::ROOT);
        self.nodes.push(Node { score: score.into(), end: NodeId(node.0 + 1), parent });
        self.plies.push(self.open.len() as u16);
        self.movers.push(mover);
        node
    }

    /// Sets the probability of `node`, whose parent is still open, as a weight relative to its siblings'.
    pub fn weigh(&mut self, node: NodeId, weight: u64) -> Result<(), TreeError> {
        if weight == 0 {
            return Err(TreeError::NoWeight);
        }
        if self.nodes.get(node.index()).is_none_or(|node| !self.open.contains(&node.parent)) {
            return Err(TreeError::NoSuchPosition);
        }
        if !self.weights.is_empty() || weight != 1 {
            self.weights.resize(self.nodes.len(), 1);
            self.weights[node.index()] = weight;
        }
        Ok(())
    }

    /// Sets a node's place among its siblings in the game's own order.
    pub fn rank(&mut self, node: NodeId, place: u16) {
        if self.own_order.is_some() {
            self.ranks.resize(self.nodes.len(), 0);
            self.ranks[node.index()] = place;
        }
    }

    /// Repeats the position of the closed node `first` below the innermost open node, with its whole subtree. Without a `name` the node has
    /// the name of `first`.
    pub fn repeat(&mut self, name: Option<&str>, first: NodeId) -> Result<NodeId, TreeError> {
        if self.nodes.len() <= first.index() || self.open.contains(&first) {
            return Err(TreeError::NoSuchPosition);
        }
        let range = first.index()..self.nodes[first.index()].end.index();
        self.nodes[range.clone()].iter().try_for_each(|node| self.check_chance(node.score.get()))?;
        let lowest = self.plies[range.clone()].iter().max().map_or(0, |&ply| ply - self.plies[first.index()]);
        self.check_room(range.len(), usize::from(lowest))?;
        self.check_name(name)?;
        let copied = place_of(&self.names, range.start)..place_of(&self.names, range.end);
        let renamed = name.is_some() && self.names.get(copied.start).is_some_and(|(node, _)| *node == first);
        let kept = copied.start + usize::from(renamed)..copied.end;
        let bytes = self.names[kept.clone()].iter().map(|(_, word)| self.words[*word as usize].len()).sum::<usize>();
        self.check_name_bytes(bytes + name.map_or(0, str::len))?;
        self.name_bytes += bytes + name.map_or(0, str::len);
        if self.positions.is_empty() {
            self.positions.extend((0..self.nodes.len() as u32).map(NodeId));
        }
        let start = NodeId(self.nodes.len() as u32);
        let there = |node: NodeId| NodeId(start.0 + (node.0 - first.0));
        if let Some(name) = name {
            self.give_name(start, name);
        }
        for index in kept {
            let (node, word) = self.names[index];
            self.names.push((there(node), word));
        }
        if !self.weights.is_empty() {
            // The weight of a node belongs to the edge to it.
            self.weights.resize(start.index() + 1, 1);
            self.weights.resize(range.end.max(self.weights.len()), 1);
            self.weights.extend_from_within(range.start + 1..range.end);
        }
        for index in place_of(&self.stubs, range.start)..place_of(&self.stubs, range.end) {
            let (node, moves) = self.stubs[index];
            self.stubs.push((there(node), moves));
        }
        if self.own_order.is_some() {
            self.ranks.resize(start.index(), 0);
            self.ranks.extend_from_within(range.clone());
        }
        let (ply, parent) = (self.open.len() as u16, self.open.last().copied().unwrap_or(NodeId::ROOT));
        for again in range {
            let Node { end, parent: above, score } = self.nodes[again];
            let parent = if again == first.index() { parent } else { there(above) };
            self.nodes.push(Node { score, end: there(end), parent });
            self.plies.push(ply + (self.plies[again] - self.plies[first.index()]));
            self.movers.push(self.movers[again]);
            self.positions.push(self.positions[again]);
        }
        Ok(start)
    }

    /// How many nodes there are so far.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Whether `node` is still open.
    pub fn is_open(&self, node: NodeId) -> bool {
        self.open.contains(&node)
    }

    /// Closes the innermost open node.
    ///
    /// # Panics
    /// If no node is open: matching calls are the caller's responsibility.
    pub fn close(&mut self) -> Result<(), TreeError> {
        let node = *self.open.last().expect("a node is open");
        let end = NodeId(self.nodes.len() as u32);
        let closed = &self.nodes[node.index()];
        if closed.score.get().is_none() && end.0 == node.0 + 1 {
            return Err(TreeError::MissingScore);
        }
        if closed.score.get().is_some_and(|score| !score.is_finite()) && node.0 + 1 < end.0 {
            return Err(TreeError::OutcomeWithChildren);
        }
        if MOST_WEIGHT < self.whole_below(node) {
            return Err(TreeError::WeightsTooFine);
        }
        self.nodes[node.index()].end = end;
        self.open.pop();
        Ok(())
    }

    /// Closes the innermost open node as a stub for a subtree that is not grown and has this many moves at its root. It must have been
    /// opened without a score.
    ///
    /// # Panics
    /// If no node is open, or the node has a score or children.
    pub fn close_stub(&mut self, moves: usize) {
        let node = self.open.pop().expect("a node is open");
        let closed = &self.nodes[node.index()];
        assert!(
            closed.score.get().is_none() && self.nodes.len() == node.index() + 1,
            "a stub has neither score nor child"
        );
        self.stubs.push((node, moves as u32));
    }

    /// The player of the next node by default.
    pub fn default_player(&self) -> Player {
        self.open.last().map_or(Player::Max, |parent| self.movers[parent.index()].next())
    }

    /// The finished tree.
    ///
    /// # Panics
    /// If a node is still open or none was opened.
    pub fn finish(self) -> GameTree {
        assert!(self.open.is_empty() && !self.nodes.is_empty(), "every node is closed, and there is a root");
        let height = self.plies.iter().max().map_or(0, |&ply| usize::from(ply));
        let leaf_count = self.nodes.iter().zip(1..).filter(|(node, next)| node.end.0 == *next).count();
        let is_inner = |node: &Node, next: u32| next < node.end.0;
        let has_chance = self
            .movers
            .iter()
            .zip(&self.nodes)
            .zip(1..)
            .any(|((mover, node), next)| mover.is_chance() && is_inner(node, next));
        let weights = self.reduced_weights();
        let TreeBuilder { mut nodes, plies, movers, names, words, positions, decimals, .. } = self;
        // A grown vector may have up to twice the room it needs.
        nodes.shrink_to_fit();
        GameTree {
            nodes,
            rest: Arc::new(TreeStructure {
                plies,
                movers,
                weights,
                has_chance,
                height,
                leaf_count,
                names,
                words,
                positions,
                stubs: self.stubs,
                own_order: self.own_order,
                ranks: self.ranks,
                heights: Heights::default(),
            }),
            decimals,
            by_hand: Vec::new(),
        }
    }

    /// The sum of the weights of an open node's children, as far as given.
    fn whole_below(&self, node: NodeId) -> u64 {
        let mut whole = 0_u64;
        let mut child = node.index() + 1;
        while !self.weights.is_empty() && child < self.nodes.len() {
            whole = whole.saturating_add(self.weights.get(child).copied().unwrap_or(1));
            child = self.nodes[child].end.index();
        }
        whole
    }

    /// The weights in lowest terms, only below chance.
    fn reduced_weights(&self) -> Vec<u64> {
        let mut weights = self.weights.clone();
        if weights.is_empty() {
            return weights;
        }
        weights.resize(self.nodes.len(), 1);
        let parent = |index: usize| self.nodes[index].parent;
        let mut common = vec![0; self.nodes.len()];
        for (index, &weight) in weights.iter().enumerate().skip(1) {
            let common = &mut common[parent(index).index()];
            *common = fraction::divisor(*common, weight.into());
        }
        for (index, weight) in weights.iter_mut().enumerate() {
            let is_up_to_chance = index != 0 && self.is_chance(parent(index));
            *weight = if is_up_to_chance { *weight / common[parent(index).index()] as u64 } else { 1 };
        }
        if weights.iter().all(|&weight| weight == 1) { Vec::new() } else { weights }
    }

    /// The decimals and the largest absolute value of all scores including this one.
    fn precision_with(&self, score: Option<Score>) -> Result<(u8, Score), TreeError> {
        let finite = score.filter(|score| score.is_finite());
        let decimals = finite.map_or(self.decimals, |score| self.decimals.max(score.decimals()));
        let largest = finite.map_or(self.largest, |score| self.largest.larger(score.size()));
        if largest.is_exact(decimals) { Ok((decimals, largest)) } else { Err(TreeError::TooPrecise) }
    }
}

/// In parts: see `transfer.rs`.
impl GameTree {
    /// The part with this number, from 0; none past the last.
    pub fn part(&self, number: usize) -> Option<Vec<u8>> {
        let mut left = number;
        transfer::part(&mut left, 0, &self.nodes)
            .or_else(|| transfer::part(&mut left, 1, &self.rest.plies))
            .or_else(|| transfer::part(&mut left, 2, &self.rest.movers))
            .or_else(|| transfer::part(&mut left, 3, &self.rest.names))
            .or_else(|| transfer::part(&mut left, 4, &self.rest.positions))
            .or_else(|| transfer::part(&mut left, 5, &self.rest.words))
            .or_else(|| transfer::part(&mut left, 6, &self.rest.weights))
            .or_else(|| transfer::part(&mut left, 7, &[self.numbers()]))
            .or_else(|| transfer::part(&mut left, 9, &self.rest.ranks))
            .or_else(|| self.part_of_stubs(&mut left))
    }

    fn part_of_stubs(&self, left: &mut usize) -> Option<Vec<u8>> {
        transfer::part(left, 8, &self.rest.stubs)
    }

    fn numbers(&self) -> (usize, usize, bool, u8, Option<ChildOrder>) {
        (self.rest.height, self.rest.leaf_count, self.rest.has_chance, self.decimals, self.rest.own_order)
    }

    /// An empty tree that takes parts; none until all parts have arrived.
    pub fn arriving() -> GameTree {
        GameTree { nodes: Vec::new(), rest: Arc::default(), decimals: 0, by_hand: Vec::new() }
    }

    /// Takes the next part of one tree, as written by this very build.
    pub fn take_part(&mut self, part: &[u8]) -> Result<(), BadPart> {
        let (field, items) = transfer::opened(part)?;
        let rest = Arc::make_mut(&mut self.rest);
        match field {
            0 => transfer::take(&mut self.nodes, items),
            1 => transfer::take(&mut rest.plies, items),
            2 => transfer::take(&mut rest.movers, items),
            3 => transfer::take(&mut rest.names, items),
            4 => transfer::take(&mut rest.positions, items),
            5 => transfer::take(&mut rest.words, items),
            6 => transfer::take(&mut rest.weights, items),
            8 => transfer::take(&mut rest.stubs, items),
            9 => transfer::take(&mut rest.ranks, items),
            _ => transfer::one(items).map(|one| {
                (rest.height, rest.leaf_count, rest.has_chance, self.decimals, rest.own_order) = one;
            }),
        }
    }
}
