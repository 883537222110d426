//! The transposition table: what earlier searches found out about a position. A search asks it; it never searches.
//!
//! It has one place for each position, for what was found out last. An entry helps only a search that looks just as far
//! ahead: then a table never changes a result. So where a depth limit meets a position on several plies, what was found out
//! to one depth gives way to the next, and may have to be found out again; else nothing is ever lost, as long as there is room.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use crate::score::{Bound, Score};
use crate::trace::Entry;
use crate::tree::Tree;

/// Most positions that are kept where nobody knows how many there are.
const MOST_KEPT: usize = 1 << 22;

/// A transposition table.
pub enum Memory<T: Tree> {
    /// Remembers nothing.
    None,
    /// By the number of a position.
    Numbered(Vec<Option<Entry>>),
    /// By the position itself.
    Kept(HashMap<T::Key, Entry, FxBuildHasher>),
}

impl<T: Tree> Memory<T> {
    /// An empty table, with a place for every position where those are known.
    pub fn of(tree: &T) -> Memory<T> {
        match tree.positions() {
            Some(positions) => Memory::Numbered(vec![None; positions]),
            None => Memory::Kept(HashMap::default()),
        }
    }

    /// What is known about `node` by a search that looked as far ahead as one down to ply `horizon` does.
    pub fn entry(&self, tree: &T, node: &T::Node, horizon: usize) -> Option<Entry> {
        let key = tree.key(node);
        let entry = match self {
            Memory::None => None,
            Memory::Numbered(places) => places[tree.number(&key)],
            Memory::Kept(entries) => entries.get(&key).copied(),
        };
        entry.filter(|entry| entry.depth == tree.ahead(node, horizon))
    }

    /// Keeps that `score` is a `bound` of `node`, found by a search down to ply `horizon`; gives what is now known, if there was
    /// room for it.
    pub fn store(&mut self, tree: &T, node: &T::Node, horizon: usize, score: Score, bound: Bound) -> Option<Entry> {
        let depth = tree.ahead(node, horizon);
        let unknown = Entry { depth, low: Score::MINUS_INFINITE, high: Score::INFINITE };
        let known = self.entry(tree, node, horizon).unwrap_or(unknown);
        let entry = match bound {
            Bound::Exact => Entry { low: score, high: score, ..known },
            Bound::Lower => Entry { low: score, ..known },
            Bound::Upper => Entry { high: score, ..known },
        };
        let key = tree.key(node);
        match self {
            Memory::None => return None,
            Memory::Numbered(places) => places[tree.number(&key)] = Some(entry),
            Memory::Kept(entries) if entries.len() < MOST_KEPT || entries.contains_key(&key) => {
                entries.insert(key, entry);
            }
            Memory::Kept(_) => return None,
        }
        Some(entry)
    }
}
