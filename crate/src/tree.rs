//! The game tree: a flat arena in pre-order, frozen once built.
//!
//! Pre-order makes a subtree one range of ids, and the first child of a node the next id. The tree knows nothing of
//! text, searches or pictures.

use std::sync::Arc;

use serde::Serialize;

#[cfg(feature = "full")]
use crate::packing;
use crate::score::{MaybeScore, Player, Score};

/// Most nodes that a tree may have.
pub const MOST_NODES: usize = 2_000_000;
/// The ply of the deepest node that a tree may have; the root is at ply 0.
pub const MOST_PLIES: usize = 1_000;

/// The pre-order number of a node; the root is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "full", derive(serde::Deserialize))]
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
    rest: Arc<Rest>,
    decimals: u8,
}

/// What no score changes: trees that differ only in scores share it.
#[derive(Clone, PartialEq, Debug, Default)]
struct Rest {
    /// By node.
    plies: Vec<u16>,
    /// By node.
    players: Vec<Player>,
    height: usize,
    leaf_count: usize,
    /// Given names, sorted by node.
    names: Vec<(NodeId, String)>,
    /// By node: the first node with the same position; empty where every position is met only once.
    positions: Vec<NodeId>,
}

/// What a search reads of a leaf, in 16 bytes: all else about a node is kept apart, so that a million nodes stay small.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "full", derive(serde::Serialize, serde::Deserialize))]
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

    /// The player who moves at `node`.
    pub fn player(&self, node: NodeId) -> Player {
        self.rest.players[node.index()]
    }

    /// A leaf's utility, or an inner node's static evaluation if it has one.
    pub fn score(&self, node: NodeId) -> Option<Score> {
        self.nodes[node.index()].score.get()
    }

    /// The distance from the root, in plies.
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
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::ROOT).then(|| self.nodes[node.index()].parent)
    }

    /// One past the last node of the subtree below `node`: the subtree is `node..end`.
    pub fn end(&self, node: NodeId) -> NodeId {
        self.nodes[node.index()].end
    }

    /// How many nodes the subtree below `node` has.
    pub fn size(&self, node: NodeId) -> usize {
        self.end(node).index() - node.index()
    }

    /// Whether the game is over at `node`.
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.end(node).0 == node.0 + 1
    }

    /// The children of `node`, in order.
    pub fn children(&self, node: NodeId) -> Children<'_> {
        Children { tree: self, next: NodeId(node.0 + 1), end: self.end(node) }
    }

    /// The number of leaves.
    pub fn leaf_count(&self) -> usize {
        self.rest.leaf_count
    }

    /// The name that the text gives to `node`.
    pub fn name(&self, node: NodeId) -> Option<&str> {
        let found = self.rest.names.binary_search_by_key(&node, |(named, _)| *named).ok()?;
        Some(&self.rest.names[found].1)
    }

    /// The first node, in pre-order, with the same position as `node`: itself, unless it was met before.
    #[inline]
    pub fn position(&self, node: NodeId) -> NodeId {
        self.rest.positions.get(node.index()).copied().unwrap_or(node)
    }

    /// Whether any position is met more than once.
    pub fn has_repeats(&self) -> bool {
        !self.rest.positions.is_empty()
    }

    /// Whether a position is met again at `node` itself, and not only at an ancestor.
    pub fn is_met_again(&self, node: NodeId) -> bool {
        let is_again = |node: NodeId| self.position(node) != node;
        is_again(node) && !self.parent(node).is_some_and(is_again)
    }

    /// The same tree with another score at `leaf`, and wherever else its position is met.
    pub fn with_score(&self, leaf: NodeId, score: Score) -> Result<GameTree, TreeError> {
        let position = self.position(leaf);
        let is_changed = |node: NodeId| self.position(node) == position;
        let others = || {
            let kept = self.nodes().filter(|&node| !is_changed(node)).filter_map(|node| self.score(node));
            kept.filter(|score| score.is_finite())
        };
        let own = if score.is_finite() { score.decimals() } else { 0 };
        // As a rule some other score has as many decimals as the whole tree.
        let decimals = if self.decimals <= own || others().any(|score| score.decimals() == self.decimals) {
            own.max(self.decimals)
        } else {
            others().map(Score::decimals).max().unwrap_or(0).max(own)
        };
        // The others have been found exact with the decimals there were.
        let changed = others().take(if self.decimals < decimals { self.len() } else { 0 });
        let finite = score.is_finite().then_some(score);
        let largest = changed.chain(finite).map(|score| score.value().abs()).fold(0.0, f64::max);
        if is_too_precise(decimals, largest) {
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

    /// How many decimals the scores need: the tree's unit is 10^−`decimals`.
    pub fn decimals(&self) -> u8 {
        self.decimals
    }
}

/// The children of one node, in order.
#[derive(Clone)]
pub struct Children<'a> {
    tree: &'a GameTree,
    next: NodeId,
    end: NodeId,
}

impl Children<'_> {
    /// Whether no child is left.
    pub fn is_done(&self) -> bool {
        self.next == self.end
    }
}

impl Iterator for Children<'_> {
    type Item = NodeId;

    #[inline]
    fn next(&mut self) -> Option<NodeId> {
        if self.is_done() {
            return None;
        }
        let child = self.next;
        self.next = self.tree.end(child);
        Some(child)
    }
}

/// What stands in the way of a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeError {
    /// More than [`MOST_NODES`] nodes.
    TooManyNodes,
    /// A node below ply [`MOST_PLIES`].
    TooDeep,
    /// A node that was closed with neither a score nor a child.
    MissingScore,
    /// With this score, the tree's scores need more digits than arithmetic with units keeps (2^53 units).
    TooPrecise,
}

/// Builds a tree in pre-order: `open` a node, then its children, then `close` it.
#[derive(Default)]
pub struct TreeBuilder {
    nodes: Vec<Node>,
    plies: Vec<u16>,
    players: Vec<Player>,
    names: Vec<(NodeId, String)>,
    positions: Vec<NodeId>,
    open: Vec<NodeId>,
    decimals: u8,
    largest: f64,
}

impl TreeBuilder {
    /// Opens a node below the innermost open one. Without a `player` the players alternate, from MAX at the root.
    pub fn open(
        &mut self,
        name: Option<&str>,
        player: Option<Player>,
        score: Option<Score>,
    ) -> Result<NodeId, TreeError> {
        if let Some(score) = score {
            self.check_precision(score)?;
        }
        let player = player.unwrap_or_else(|| self.default_player());
        let node = self.push(player, score)?;
        if !self.positions.is_empty() {
            self.positions.push(node);
        }
        if let Some(name) = name {
            self.names.push((node, name.to_owned()));
        }
        self.open.push(node);
        Ok(node)
    }

    fn push(&mut self, player: Player, score: Option<Score>) -> Result<NodeId, TreeError> {
        if self.nodes.len() == MOST_NODES {
            return Err(TreeError::TooManyNodes);
        }
        if MOST_PLIES < self.open.len() {
            return Err(TreeError::TooDeep);
        }
        let node = NodeId(self.nodes.len() as u32);
        let parent = self.open.last().copied().unwrap_or(NodeId::ROOT);
        self.nodes.push(Node { score: score.into(), end: NodeId(node.0 + 1), parent });
        self.plies.push(self.open.len() as u16);
        self.players.push(player);
        Ok(node)
    }

    /// The position of the closed node `first`, met again below the innermost open node: its whole subtree stands there
    /// once more. Without a `name` the node has the name of `first`.
    ///
    /// # Panics
    /// When `first` is still open: no position leads to itself.
    pub fn repeat(&mut self, name: Option<&str>, first: NodeId) -> Result<NodeId, TreeError> {
        assert!(!self.open.contains(&first), "no position leads to itself");
        if self.positions.is_empty() {
            self.positions.extend((0..self.nodes.len() as u32).map(NodeId));
        }
        let start = NodeId(self.nodes.len() as u32);
        let plies = self.open.len();
        let mut named = self.names.partition_point(|(node, _)| *node < first);
        for again in first.0..self.nodes[first.index()].end.0 {
            let Node { end, score, .. } = self.nodes[again as usize];
            let depth = plies + usize::from(self.plies[again as usize] - self.plies[first.index()]);
            self.open.truncate(depth);
            let node = self.push(self.players[again as usize], score.get())?;
            self.nodes[node.index()].end = NodeId(start.0 + (end.0 - first.0));
            self.positions.push(self.positions[again as usize]);
            self.open.push(node);
            while self.names.get(named).is_some_and(|(node, _)| node.0 == again) {
                let copied = self.names[named].1.clone();
                let own = name.filter(|_| node == start).map_or(copied, str::to_owned);
                self.names.push((node, own));
                named += 1;
            }
        }
        self.open.truncate(plies);
        Ok(start)
    }

    /// Whether `node` is still open.
    pub fn is_open(&self, node: NodeId) -> bool {
        self.open.contains(&node)
    }

    /// Closes the innermost open node.
    ///
    /// # Panics
    /// When no node is open: opening and closing is the caller's own bookkeeping.
    pub fn close(&mut self) -> Result<(), TreeError> {
        let node = self.open.pop().expect("a node is open");
        let end = NodeId(self.nodes.len() as u32);
        let closed = &mut self.nodes[node.index()];
        closed.end = end;
        if closed.score.get().is_none() && end.0 == node.0 + 1 {
            return Err(TreeError::MissingScore);
        }
        Ok(())
    }

    /// The player of the next node unless it says otherwise.
    pub fn default_player(&self) -> Player {
        self.open.last().map_or(Player::Max, |parent| self.players[parent.index()].other())
    }

    /// How many nodes are open.
    pub fn open_count(&self) -> usize {
        self.open.len()
    }

    /// The finished tree.
    ///
    /// # Panics
    /// When a node is still open or none was opened.
    pub fn finish(self) -> GameTree {
        assert!(self.open.is_empty() && !self.nodes.is_empty(), "every node is closed, and there is a root");
        let height = self.plies.iter().max().map_or(0, |&ply| usize::from(ply));
        let leaf_count = self.nodes.iter().zip(1..).filter(|(node, next)| node.end.0 == *next).count();
        let TreeBuilder { mut nodes, plies, players, names, positions, decimals, .. } = self;
        // What has grown has room for up to as much again.
        nodes.shrink_to_fit();
        GameTree { nodes, rest: Arc::new(Rest { plies, players, height, leaf_count, names, positions }), decimals }
    }

    fn check_precision(&mut self, score: Score) -> Result<(), TreeError> {
        if score.is_finite() {
            self.decimals = self.decimals.max(score.decimals());
            self.largest = self.largest.max(score.value().abs());
        }
        if is_too_precise(self.decimals, self.largest) { Err(TreeError::TooPrecise) } else { Ok(()) }
    }
}

/// Whether scores as large as `largest` with so many `decimals` have more units than are exact.
fn is_too_precise(decimals: u8, largest: f64) -> bool {
    Score::MOST_DECIMALS < decimals || Score::MOST_UNITS as f64 <= largest * 10_f64.powi(i32::from(decimals))
}

/// In parts: see `packing.rs`.
#[cfg(feature = "full")]
impl GameTree {
    /// The part with this number, from 0; none behind the last.
    pub fn part(&self, number: usize) -> Option<Vec<u8>> {
        let mut left = number;
        packing::part(&mut left, 0, &self.nodes)
            .or_else(|| packing::part(&mut left, 1, &self.rest.plies))
            .or_else(|| packing::part(&mut left, 2, &self.rest.players))
            .or_else(|| packing::part(&mut left, 3, &self.rest.names))
            .or_else(|| packing::part(&mut left, 4, &self.rest.positions))
            .or_else(|| packing::part(&mut left, 5, &[(self.rest.height, self.rest.leaf_count, self.decimals)]))
    }

    /// The tree of which nothing has arrived yet; no tree before everything has.
    pub fn arriving() -> GameTree {
        GameTree { nodes: Vec::new(), rest: Arc::default(), decimals: 0 }
    }

    /// Takes the next part.
    pub fn take_part(&mut self, part: &[u8]) {
        let (field, items) = packing::opened(part);
        let rest = Arc::get_mut(&mut self.rest).expect("a tree that has not arrived shares nothing");
        match field {
            0 => packing::take(&mut self.nodes, items),
            1 => packing::take(&mut rest.plies, items),
            2 => packing::take(&mut rest.players, items),
            3 => packing::take(&mut rest.names, items),
            4 => packing::take(&mut rest.positions, items),
            _ => (rest.height, rest.leaf_count, self.decimals) = packing::one(items),
        }
    }
}
