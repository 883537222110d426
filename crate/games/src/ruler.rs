//! The size of a game's tree at every further ply: the number of nodes on it, the number of positions, and the number of nodes below it
//! where a search goes beyond its limit.

use std::collections::HashSet;

use rustc_hash::FxBuildHasher;

use secateur::tree::{MOST_NODES, Tree};

use super::{AnyGame, AnyKey, AnyPosition, GameField, GameMoment, Play, Quiescence, StagedGame, WeightedSum};

/// The counts on one ply, and below it. An ended game is counted once, at its end. If only the part that a search visits is grown, each
/// limit has another tree: then all nodes of the tree with this limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct PlyCount {
    /// Nodes: all paths that lead there.
    pub nodes: usize,
    /// Positions, however they came about; mirror images are one if they are left out. If only the part that a search visits is grown, the
    /// visited nodes.
    pub positions: usize,
    /// Nodes at which the game has ended, or a certain evaluation ends the branch.
    pub ended: usize,
    /// Nodes below it in the tree with this limit: where a position is not quiet.
    pub beyond: usize,
}

/// Counts ply by ply, from the first position and independent of the limit, as long as a tree with this limit stays within the maximum
/// size.
#[derive(Clone, Debug)]
pub struct Ruler {
    staged: StagedGame,
    ply: usize,
    /// How many more nodes are allowed.
    room: usize,
    is_over: bool,
}

impl Ruler {
    /// From the root.
    ///
    /// ```
    /// use secateur_games::{Ruler, StagedGame};
    /// let plies: Vec<_> = Ruler::new(StagedGame::read("game=tic-tac-toe")?).take(4).collect();
    /// assert_eq!(plies.iter().map(|ply| ply.nodes).collect::<Vec<_>>(), [1, 9, 72, 504]);
    /// assert_eq!(plies.iter().map(|ply| ply.positions).collect::<Vec<_>>(), [1, 9, 72, 252]);
    /// # Ok::<(), secateur_games::StagedGameError>(())
    /// ```
    pub fn new(staged: StagedGame) -> Ruler {
        Ruler { staged, ply: 0, room: MOST_NODES, is_over: false }
    }
}

impl Iterator for Ruler {
    type Item = PlyCount;

    fn next(&mut self) -> Option<PlyCount> {
        if self.is_over {
            return None;
        }
        if self.staged.value(GameField::SeenBy).is_some() {
            return self.seen();
        }
        let play = self.staged.play().limited(Some(self.ply));
        let mut counting = PlyCounter {
            play: &play,
            is_folded: self.staged.is_folded(),
            at: self.ply,
            goes_beyond: 0 < self.staged.beyond(),
            room: self.room,
            count: PlyCount::default(),
            met: HashSet::default(),
        };
        let fits = counting.node(&play.root());
        let count = PlyCount { positions: counting.met.len(), ..counting.count };
        self.is_over = !fits || count.ended == count.nodes;
        self.ply += 1;
        self.room = self.room.saturating_sub(count.nodes);
        fits.then_some(count)
    }
}

impl Ruler {
    /// The nodes that a search to the next ply visits; only the root before the first. None if they are too many.
    fn seen(&mut self) -> Option<PlyCount> {
        let play = self.staged.play();
        let limit = self.ply;
        self.ply += 1;
        if limit == 0 {
            self.is_over = play.stop(&play.root(), usize::MAX).is_some();
            return Some(PlyCount { nodes: 1, positions: 1, ended: usize::from(self.is_over), beyond: 0 });
        }
        let is_last = play.height().is_some_and(|height| height <= limit);
        // To the end of the game, ends have another value.
        let depth = if is_last { String::new() } else { limit.to_string() };
        let limited = StagedGame::read(&self.staged.regrown(GameField::Depth, &depth));
        let grown = limited.and_then(|staged| staged.grow(&mut |_| ()));
        self.is_over = grown.is_err() || is_last;
        let tree = grown.ok()?.tree;
        self.is_over |= tree.nodes().all(|node| tree.ply(node) < limit);
        let (nodes, stubs) = (tree.len(), tree.nodes().filter(|&node| tree.stub(node).is_some()).count());
        Some(PlyCount { nodes, positions: nodes - stubs, ended: if self.is_over { nodes } else { 0 }, beyond: 0 })
    }
}

/// Counts the nodes of one ply.
struct PlyCounter<'p, 'g> {
    play: &'p Play<'g, AnyGame, WeightedSum, Quiescence>,
    is_folded: bool,
    at: usize,
    goes_beyond: bool,
    /// Maximum number of nodes.
    room: usize,
    count: PlyCount,
    met: HashSet<AnyKey, FxBuildHasher>,
}

impl PlyCounter<'_, '_> {
    /// Whether all nodes of the ply in this subtree, and those below them, stay within the maximum.
    fn node(&mut self, node: &GameMoment<AnyPosition>) -> bool {
        let (is_here, is_below) = (node.ply == self.at, self.at < node.ply);
        self.count.beyond += usize::from(is_below);
        if is_here {
            self.count.nodes += 1;
            self.count.ended += usize::from(self.play.stop(node, usize::MAX).is_some());
            self.met.insert(if self.is_folded { self.play.shape(node) } else { self.play.key(node) });
        }
        if self.room < self.count.nodes + self.count.beyond {
            return false;
        }
        if is_here && !self.goes_beyond || self.play.stop(node, self.at).is_some() {
            return true;
        }
        let mut shapes = HashSet::new();
        for by in self.play.moves(node) {
            let child = self.play.child(node, by);
            let is_other = !self.is_folded || shapes.insert(self.play.shape(&child));
            if is_other && !self.node(&child) {
                return false;
            }
        }
        true
    }
}
