//! What killer moves and history learn from cut-offs. A move is identified by the name of the node it leads to.

use std::collections::BTreeMap;

use crate::score::Player;
use crate::trace::{Event, Trace};
use crate::tree::{GameTree, NodeId};

/// What killer moves and history have learned from the cut-offs so far. A move is the first node with its name; nameless moves are all
/// different.
#[derive(Clone, PartialEq, Debug)]
pub struct KillerHistory {
    /// By ply: the two moves that last cut off, most recent first.
    pub killers: Vec<[Option<NodeId>; 2]>,
    /// By move, for MAX and for MIN: the sum of the squared lookahead, in plies, at its cut-offs.
    pub history: Vec<[u64; 2]>,
    /// By node: the move that leads to it.
    moves: Vec<NodeId>,
    horizon: usize,
}

impl KillerHistory {
    /// Nothing learned yet, for a search down to ply `horizon`.
    pub fn new(tree: &GameTree, horizon: usize) -> KillerHistory {
        let mut first: BTreeMap<&str, Option<NodeId>> = BTreeMap::new();
        let moves = tree
            .nodes()
            .map(|node| tree.name(node).and_then(|name| *first.entry(name).or_insert(Some(node))).unwrap_or(node))
            .collect();
        KillerHistory {
            killers: Vec::new(),
            history: vec![[0; 2]; tree.len()],
            moves,
            horizon: horizon.min(tree.height()),
        }
    }

    /// What is learned from the first `step` events of a run down to ply `horizon`.
    pub fn at(tree: &GameTree, trace: &Trace, horizon: usize, step: usize) -> KillerHistory {
        let mut learned = KillerHistory::new(tree, horizon);
        for event in &trace.events[..step.min(trace.events.len())] {
            if let Event::CutOff { node, after, .. } = *event {
                learned.learn(tree, node, after);
            }
        }
        learned
    }

    pub(super) fn learn(&mut self, tree: &GameTree, node: NodeId, child: NodeId) {
        let (by, ply) = (self.moves[child.index()], tree.ply(node));
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None, None]);
        }
        let [first, second] = &mut self.killers[ply];
        if *first != Some(by) {
            *second = first.replace(by);
        }
        let ahead = self.horizon.saturating_sub(ply) as u64;
        self.history[by.index()][tree.player(node) as usize] += ahead * ahead;
    }

    /// 0 for the move that last cut off on the ply of `node`, 1 for the one before, 2 for all others.
    pub(super) fn killer_rank(&self, tree: &GameTree, node: NodeId, child: NodeId) -> i64 {
        let killers = self.killers.get(tree.ply(node)).map_or(&[][..], |killers| &killers[..]);
        let by = Some(self.moves[child.index()]);
        killers.iter().position(|&killer| killer == by).unwrap_or(2) as i64
    }

    pub(super) fn weight(&self, player: Player, child: NodeId) -> u64 {
        self.history[self.moves[child.index()].index()][player as usize]
    }
}
