//! How large a game's tree becomes with every further ply: how many nodes there are on it, and how many positions.

use std::collections::HashSet;

use rustc_hash::FxBuildHasher;

use crate::tree::{MOST_NODES, Tree};

use super::{AnyGame, AnyKey, AnyPosition, ByRules, Moment, Play, Staged, Weighing};

/// What there is on one ply, and on no other. A game that has ended is counted once, at its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PlyCount {
    /// Nodes: all ways that lead there.
    pub nodes: usize,
    /// Positions, however they came about; where mirror images are left out, they are one.
    pub positions: usize,
    /// Nodes at which the game has ended.
    pub ended: usize,
}

impl Staged {
    /// Ply by ply from the first position on, whatever the limit: as long as the tree has no more nodes than a tree may have.
    ///
    /// ```
    /// use secateur::game::Staged;
    /// let plies: Vec<_> = Staged::read("game=tic-tac-toe")?.plies().take(4).collect();
    /// assert_eq!(plies.iter().map(|ply| ply.nodes).collect::<Vec<_>>(), [1, 9, 72, 504]);
    /// assert_eq!(plies.iter().map(|ply| ply.positions).collect::<Vec<_>>(), [1, 9, 72, 252]);
    /// # Ok::<(), secateur::game::StagedError>(())
    /// ```
    pub fn plies(&self) -> impl Iterator<Item = PlyCount> {
        let play = self.play();
        let mut room = MOST_NODES;
        let mut is_over = false;
        let ply = move |at: usize| {
            if is_over {
                return None;
            }
            let mut counting = Counting {
                play: &play,
                is_folded: self.is_folded(),
                at,
                room,
                count: PlyCount::default(),
                met: HashSet::default(),
            };
            counting.node(&play.root()).then_some(())?;
            let count = PlyCount { positions: counting.met.len(), ..counting.count };
            room -= count.nodes;
            is_over = count.ended == count.nodes;
            Some(count)
        };
        (0..).map_while(ply)
    }
}

/// Looks for the nodes of one ply.
struct Counting<'p, 'g> {
    play: &'p Play<'g, AnyGame, Weighing, ByRules>,
    is_folded: bool,
    at: usize,
    /// How many nodes there may be.
    room: usize,
    count: PlyCount,
    met: HashSet<AnyKey, FxBuildHasher>,
}

impl Counting<'_, '_> {
    /// Whether there has been room for all nodes of the ply that are here or below.
    fn node(&mut self, node: &Moment<AnyPosition>) -> bool {
        let has_ended = self.play.utility(node).is_some();
        if node.ply == self.at {
            self.count.nodes += 1;
            self.count.ended += usize::from(has_ended);
            self.met.insert(if self.is_folded { self.play.shape(node) } else { self.play.key(node) });
            return self.count.nodes <= self.room;
        }
        if has_ended {
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
