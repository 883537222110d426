//! The transposition table: what earlier searches found out about a position. A search asks it; it never searches.
//!
//! It has one place for each position, for what was found out last. An entry helps only a search that looks just as far
//! ahead: then a table never changes a result. So where a depth limit meets a position on several plies, what was found out
//! to one depth gives way to the next, and may have to be found out again; else nothing is ever lost.

use crate::score::{Bound, Score};
use crate::trace::Entry;
use crate::tree::{GameTree, NodeId};

/// A transposition table. [`Memory::none`] remembers nothing.
pub struct Memory {
    /// By the first node of each position.
    entries: Vec<Option<Entry>>,
    /// By node: how many plies the game still lasts at most.
    heights: Vec<u16>,
}

impl Memory {
    /// For the searches that remember nothing.
    pub fn none() -> Memory {
        Memory { entries: Vec::new(), heights: Vec::new() }
    }

    /// An empty table with a place for every position of `tree`.
    pub fn of(tree: &GameTree) -> Memory {
        let mut heights = vec![0; tree.len()];
        for node in tree.nodes().rev() {
            if let Some(parent) = tree.parent(node) {
                heights[parent.index()] = heights[parent.index()].max(heights[node.index()] + 1);
            }
        }
        Memory { entries: vec![None; tree.len()], heights }
    }

    /// What is known about `node` by a search that looked as far ahead as one down to ply `horizon` does.
    pub fn entry(&self, tree: &GameTree, node: NodeId, horizon: usize) -> Option<Entry> {
        self.entries[tree.position(node).index()].filter(|entry| entry.depth == self.depth(tree, node, horizon))
    }

    /// Keeps that `score` is a `bound` of `node`, found by a search down to ply `horizon`; gives what is now known.
    pub fn store(&mut self, tree: &GameTree, node: NodeId, horizon: usize, score: Score, bound: Bound) -> Entry {
        let depth = self.depth(tree, node, horizon);
        let unknown = Entry { depth, low: Score::MINUS_INFINITE, high: Score::INFINITE };
        let known = self.entry(tree, node, horizon).unwrap_or(unknown);
        let entry = match bound {
            Bound::Exact => Entry { low: score, high: score, ..known },
            Bound::Lower => Entry { low: score, ..known },
            Bound::Upper => Entry { high: score, ..known },
        };
        self.entries[tree.position(node).index()] = Some(entry);
        entry
    }

    /// How many plies a search down to ply `horizon` looks ahead at `node`.
    fn depth(&self, tree: &GameTree, node: NodeId, horizon: usize) -> u16 {
        let limit = horizon - tree.ply(node);
        self.heights[node.index()].min(u16::try_from(limit).unwrap_or(u16::MAX))
    }
}
