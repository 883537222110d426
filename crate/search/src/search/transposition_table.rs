//! The transposition table: what earlier searches found out about a position. A search asks it; it never searches.
//!
//! An entry helps only a search with exactly the same lookahead: then a table never changes a result. If all positions are known, each has
//! one slot, for its latest result. Otherwise the table grows, and loses nothing before it reaches its maximum size; from then on new
//! entries replace old ones.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use crate::score::{Bound, Score};
use crate::trace::Entry;
use crate::tree::Tree;

mod packed_table;
mod units;

use packed_table::{PackedTable, PlaceIndex};
use units::Units;

/// Maximum number of stored positions if their total is unknown.
const MOST_KEPT: usize = 1 << 21;

/// A transposition table.
pub enum TranspositionTable<T: Tree> {
    /// Stores nothing.
    None,
    /// By the number of a position.
    Numbered(Vec<Option<Entry>>),
    /// By the position itself, packed.
    Packed(PackedTable<T::Key>),
    /// By the position itself, if the size of a score is unknown.
    Kept(HashMap<T::Key, Entry, FxBuildHasher>),
}

impl<T: Tree> TranspositionTable<T> {
    /// An empty table, with a slot for every position if those are known.
    pub fn new(tree: &T) -> TranspositionTable<T> {
        if let Some(positions) = tree.positions() {
            return TranspositionTable::Numbered(vec![None; positions]);
        }
        match tree.range().and_then(|range| Units::new(range, tree.decimals())) {
            Some(units) => TranspositionTable::Packed(PackedTable::new(units)),
            None => TranspositionTable::Kept(HashMap::default()),
        }
    }

    /// What a search with exactly the same lookahead found out about the position.
    #[inline(always)]
    pub fn entry(&self, tree: &T, slot: &mut Slot<T::Key>) -> Option<Entry> {
        match self {
            TranspositionTable::Packed(packed) => packed.entry(slot),
            other => other.plain_entry(tree, slot),
        }
    }

    /// Not inlined, so that the search of a game has more registers for itself.
    #[inline(never)]
    fn plain_entry(&self, tree: &T, slot: &Slot<T::Key>) -> Option<Entry> {
        let entry = match self {
            TranspositionTable::Numbered(places) => places[tree.number(&slot.key)],
            TranspositionTable::Kept(entries) => entries.get(&slot.key).copied(),
            TranspositionTable::None | TranspositionTable::Packed(_) => None,
        };
        entry.filter(|entry| entry.depth == slot.depth)
    }

    /// Stores that `score` is a `bound` on the position, found with exactly this lookahead; returns what is now known, if there was room
    /// for it.
    #[inline(always)]
    pub fn store(&mut self, tree: &T, slot: Slot<T::Key>, score: Score, bound: Bound) -> Option<Entry> {
        match self {
            TranspositionTable::Packed(packed) => Some(packed.store(slot, score, bound)),
            other => other.plain_store(tree, slot, score, bound),
        }
    }

    #[inline(never)]
    fn plain_store(&mut self, tree: &T, slot: Slot<T::Key>, score: Score, bound: Bound) -> Option<Entry> {
        let Slot { key, depth, .. } = slot;
        let with = |known: Option<Entry>| with(known.filter(|entry| entry.depth == depth), depth, score, bound);
        match self {
            TranspositionTable::Numbered(places) => {
                let place = &mut places[tree.number(&key)];
                *place = Some(with(*place));
                *place
            }
            TranspositionTable::Kept(entries) => {
                let known = entries.get(&key).copied();
                if known.is_none() && MOST_KEPT <= entries.len() {
                    return None;
                }
                let entry = with(known);
                entries.insert(key, entry);
                Some(entry)
            }
            TranspositionTable::None | TranspositionTable::Packed(_) => None,
        }
    }
}

/// A position with its lookup, computed once per visit.
pub struct Slot<K> {
    key: K,
    /// The lookahead of the search.
    depth: u16,
    /// The place where it was found, or could be stored.
    at: PlaceIndex,
    /// The number of groups in the table then; 0 if it has not been looked up.
    groups: usize,
}

impl<K> Slot<K> {
    /// The slot of `node` for a search down to ply `horizon`.
    #[inline(always)]
    pub fn new<T: Tree<Key = K>>(tree: &T, node: &T::Node, horizon: usize) -> Slot<K> {
        Slot { key: tree.key(node), depth: tree.ahead(node, horizon), at: 0, groups: 0 }
    }
}

/// What is known about a position after one more `bound`.
#[inline(always)]
fn with(known: Option<Entry>, depth: u16, score: Score, bound: Bound) -> Entry {
    let known = known.unwrap_or(Entry { depth, low: Score::MINUS_INFINITE, high: Score::INFINITE });
    match bound {
        Bound::Exact => Entry { low: score, high: score, ..known },
        Bound::Lower => Entry { low: score, ..known },
        Bound::Upper => Entry { high: score, ..known },
    }
}
