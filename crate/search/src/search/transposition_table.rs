//! The transposition table: what earlier searches found out about a position. A search asks it; it never searches.
//!
//! An entry helps only a search that looks just as far ahead: then a table never changes a result. Where all positions
//! are known, each has one place, for what was found out last. Else a table grows with what it keeps, and loses nothing
//! before it is as large as it may be; from then on what is new takes the place of something else.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use crate::score::{Bound, Score};
use crate::trace::Entry;
use crate::tree::Tree;

mod packed;
mod units;

use packed::{At, PackedTable};
use units::Units;

/// Most positions that are kept where nobody knows how many there are.
const MOST_KEPT: usize = 1 << 21;

/// A transposition table.
pub enum TranspositionTable<T: Tree> {
    /// Remembers nothing.
    None,
    /// By the number of a position.
    Numbered(Vec<Option<Entry>>),
    /// By the position itself, in little room.
    Packed(PackedTable<T::Key>),
    /// By the position itself, where nobody knows how much room a score takes.
    Kept(HashMap<T::Key, Entry, FxBuildHasher>),
}

impl<T: Tree> TranspositionTable<T> {
    /// An empty table, with a place for every position where those are known.
    pub fn new(tree: &T) -> TranspositionTable<T> {
        if let Some(positions) = tree.positions() {
            return TranspositionTable::Numbered(vec![None; positions]);
        }
        match tree.range().and_then(|range| Units::new(range, tree.decimals())) {
            Some(units) => TranspositionTable::Packed(PackedTable::new(units)),
            None => TranspositionTable::Kept(HashMap::default()),
        }
    }

    /// What is known about the position by a search that looked just as far ahead.
    #[inline(always)]
    pub fn entry(&self, tree: &T, slot: &mut Slot<T::Key>) -> Option<Entry> {
        match self {
            TranspositionTable::Packed(packed) => packed.entry(slot),
            other => other.plain_entry(tree, slot),
        }
    }

    /// A function of its own: the search of a game has the more room for what it needs.
    #[inline(never)]
    fn plain_entry(&self, tree: &T, slot: &Slot<T::Key>) -> Option<Entry> {
        let entry = match self {
            TranspositionTable::Numbered(places) => places[tree.number(&slot.key)],
            TranspositionTable::Kept(entries) => entries.get(&slot.key).copied(),
            TranspositionTable::None | TranspositionTable::Packed(_) => None,
        };
        entry.filter(|entry| entry.depth == slot.depth)
    }

    /// Keeps that `score` is a `bound` of the position, found by a search that looked just as far ahead; gives what is now known,
    /// if there was room for it.
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

/// A position as a search asks for it, found out once a visit.
pub struct Slot<K> {
    key: K,
    /// How far the search looks ahead.
    depth: u16,
    /// Where it stood when it was asked for, or could be put.
    at: At,
    /// And in a table of how many groups; of none where it has not been asked for.
    groups: usize,
}

impl<K> Slot<K> {
    /// That of `node` for a search down to ply `horizon`.
    #[inline(always)]
    pub fn new<T: Tree<Key = K>>(tree: &T, node: &T::Node, horizon: usize) -> Slot<K> {
        Slot { key: tree.key(node), depth: tree.ahead(node, horizon), at: 0, groups: 0 }
    }
}

/// What is known of a position once its score has been found to be one more `bound`.
#[inline(always)]
fn with(known: Option<Entry>, depth: u16, score: Score, bound: Bound) -> Entry {
    let known = known.unwrap_or(Entry { depth, low: Score::MINUS_INFINITE, high: Score::INFINITE });
    match bound {
        Bound::Exact => Entry { low: score, high: score, ..known },
        Bound::Lower => Entry { low: score, ..known },
        Bound::Upper => Entry { high: score, ..known },
    }
}
