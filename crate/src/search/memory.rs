//! The transposition table: what earlier searches found out about a position. A search asks it; it never searches.
//!
//! An entry helps only a search that looks just as far ahead: then a table never changes a result. Where all positions
//! are known, each has one place, for what was found out last. Else a table grows with what it keeps, and loses nothing
//! before it is as large as it may be; from then on what is new takes the place of something else.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash};

use rustc_hash::FxBuildHasher;

use crate::score::{Bound, Score};
use crate::trace::Entry;
use crate::tree::Tree;

/// Most positions that are kept where nobody knows how many there are.
const MOST_KEPT: usize = 1 << 22;
/// Most bytes that these may take.
const MOST_BYTES: usize = 1 << 27;

/// A transposition table.
pub enum Memory<T: Tree> {
    /// Remembers nothing.
    None,
    /// By the number of a position.
    Numbered(Vec<Option<Entry>>),
    /// By the position itself, in little room.
    Packed(Packed<T::Key>),
    /// By the position itself, where nobody knows how much room a score takes.
    Kept(HashMap<T::Key, Entry, FxBuildHasher>),
}

impl<T: Tree> Memory<T> {
    /// An empty table, with a place for every position where those are known.
    pub fn of(tree: &T) -> Memory<T> {
        if let Some(positions) = tree.positions() {
            return Memory::Numbered(vec![None; positions]);
        }
        match tree.range().and_then(|range| Units::of(range, tree.decimals())) {
            Some(units) => Memory::Packed(Packed { groups: Vec::new(), units }),
            None => Memory::Kept(HashMap::default()),
        }
    }

    /// What is known about `node` by a search that looked as far ahead as one down to ply `horizon` does.
    #[inline(always)]
    pub fn entry(&self, tree: &T, node: &T::Node, horizon: usize) -> Option<Entry> {
        match self {
            Memory::Packed(packed) => packed.entry(&tree.key(node), tree.ahead(node, horizon)),
            other => other.plain_entry(tree, node, horizon),
        }
    }

    /// A function of its own: the search of a game has the more room for what it needs.
    #[inline(never)]
    fn plain_entry(&self, tree: &T, node: &T::Node, horizon: usize) -> Option<Entry> {
        let entry = match self {
            Memory::Numbered(places) => places[tree.number(&tree.key(node))],
            Memory::Kept(entries) => entries.get(&tree.key(node)).copied(),
            Memory::None | Memory::Packed(_) => None,
        };
        entry.filter(|entry| entry.depth == tree.ahead(node, horizon))
    }

    /// Keeps that `score` is a `bound` of `node`, found by a search down to ply `horizon`; gives what is now known, if there was
    /// room for it.
    #[inline(always)]
    pub fn store(&mut self, tree: &T, node: &T::Node, horizon: usize, score: Score, bound: Bound) -> Option<Entry> {
        match self {
            Memory::Packed(packed) => Some(packed.store(tree.key(node), tree.ahead(node, horizon), score, bound)),
            other => other.plain_store(tree, node, horizon, score, bound),
        }
    }

    #[inline(never)]
    fn plain_store(&mut self, tree: &T, node: &T::Node, horizon: usize, score: Score, bound: Bound) -> Option<Entry> {
        let (key, depth) = (tree.key(node), tree.ahead(node, horizon));
        let with = |known: Option<Entry>| with(known.filter(|entry| entry.depth == depth), depth, score, bound);
        match self {
            Memory::Numbered(places) => {
                let place = &mut places[tree.number(&key)];
                *place = Some(with(*place));
                *place
            }
            Memory::Kept(entries) => {
                let known = entries.get(&key).copied();
                if known.is_none() && MOST_KEPT <= entries.len() {
                    return None;
                }
                let entry = with(known);
                entries.insert(key, entry);
                Some(entry)
            }
            Memory::None | Memory::Packed(_) => None,
        }
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

/// Scores as whole numbers of units that take 24 bits.
#[derive(Clone, Copy)]
struct Units {
    /// How many units there are in 1.
    scale: f64,
    decimals: u8,
}

impl Units {
    const MOST: i64 = (1 << 23) - 1;
    const MASK: u64 = (1 << 24) - 1;

    fn of((least, greatest): (Score, Score), decimals: u8) -> Option<Units> {
        let scale = 10_f64.powi(i32::from(decimals));
        let fits = |score: Score| score.value().abs() * scale < Units::MOST as f64;
        (fits(least) && fits(greatest)).then_some(Units { scale, decimals })
    }

    /// Never 0.
    #[inline(always)]
    fn code(self, score: Score) -> u64 {
        let value = score.value();
        let unit = if self.decimals == 0 {
            value
        } else {
            // What is not whole is only just not so.
            value * self.scale + if value < 0.0 { -0.5 } else { 0.5 }
        };
        // An infinite score is the end of what there is.
        (i64::from(unit as i32).clamp(-Units::MOST, Units::MOST) + Units::MOST + 1) as u64
    }

    #[inline]
    fn score(self, code: u64) -> Score {
        match (code & Units::MASK) as i64 - Units::MOST - 1 {
            Units::MOST => Score::INFINITE,
            unit if unit == -Units::MOST => Score::MINUS_INFINITE,
            unit => Score::of_sum(unit, self.decimals),
        }
    }

    /// How far ahead, at least and at most, in one word that is never 0: nothing but the first is known.
    #[inline(always)]
    fn unknown(depth: u16) -> u64 {
        u64::from(depth) << 48 | 1 << 24 | Units::MASK
    }

    /// The same once a score has been found to be one more bound.
    #[inline(always)]
    fn with(self, word: u64, score: Score, bound: Bound) -> u64 {
        let code = self.code(score);
        let low = word & !(Units::MASK << 24) | code << 24;
        match bound {
            Bound::Exact => low & !Units::MASK | code,
            Bound::Lower => low,
            Bound::Upper => word & !Units::MASK | code,
        }
    }

    #[inline]
    fn entry(self, word: u64) -> Entry {
        Entry { depth: depth_of(word), low: self.score(word >> 24), high: self.score(word) }
    }
}

#[inline]
fn depth_of(word: u64) -> u16 {
    (word >> 48) as u16
}

/// What is known of one position; a word of 0 knows nothing.
#[derive(Clone)]
struct Place<K> {
    key: K,
    word: u64,
}

/// The places that a position may come to. Where keys are one word, the processor fetches all of them at once.
#[derive(Clone)]
#[repr(align(64))]
struct Group<K>([Place<K>; PLACES]);

/// How many places a group has.
const PLACES: usize = 4;

#[inline(always)]
fn hash<K: Hash>(key: &K) -> u64 {
    FxBuildHasher.hash_one(key).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[inline(always)]
fn group_of(hash: u64, groups: usize) -> usize {
    // The upper bits of the product depend on all bits; the shift is less than 64, since there are two groups at least.
    (hash >> (64 - groups.trailing_zeros())) as usize
}

/// The place of a position in its group, or behind the last one.
#[inline(always)]
fn place_of<K: Eq>(places: &[Place<K>; PLACES], key: &K, depth: u16) -> usize {
    let is_it = |place: &Place<K>| place.key == *key && place.word != 0 && depth_of(place.word) == depth;
    // Places fill from the front, and the first that is free ends the search: in a table with room that is the first one looked at.
    places
        .iter()
        .position(|place| place.word == 0 || is_it(place))
        .filter(|&found| is_it(&places[found]))
        .unwrap_or(PLACES)
}

/// Places in groups, as many as a power of 2 says.
pub struct Packed<K> {
    groups: Vec<Group<K>>,
    units: Units,
}

impl<K: Clone + Eq + Hash> Packed<K> {
    const FIRST_GROUPS: usize = 1 << 6;

    fn most_groups() -> usize {
        let most = (MOST_KEPT / PLACES).min(MOST_BYTES / size_of::<Group<K>>());
        if most.is_power_of_two() { most } else { most.next_power_of_two() / 2 }
    }

    #[inline(always)]
    fn entry(&self, key: &K, depth: u16) -> Option<Entry> {
        if self.groups.is_empty() {
            return None;
        }
        let Group(places) = &self.groups[group_of(hash(key), self.groups.len())];
        let found = place_of(places, key, depth);
        places.get(found).map(|place| self.units.entry(place.word))
    }

    #[inline(always)]
    fn store(&mut self, key: K, depth: u16, score: Score, bound: Bound) -> Entry {
        let hash = hash(&key);
        loop {
            let count = self.groups.len();
            if count != 0 {
                let Group(places) = &mut self.groups[group_of(hash, count)];
                let known = place_of(places, &key, depth);
                let free = || places.iter().position(|place| place.word == 0);
                let drawn = || (Packed::<K>::most_groups() <= count).then_some(hash as usize % PLACES);
                if let Some(found) = Some(known).filter(|&known| known < PLACES).or_else(free).or_else(drawn) {
                    let place = &mut places[found];
                    let before = if known == found { place.word } else { Units::unknown(depth) };
                    *place = Place { key, word: self.units.with(before, score, bound) };
                    return self.units.entry(place.word);
                }
            }
            self.grow(&key);
        }
    }

    /// Four times as large; `key` only fills what is empty.
    #[cold]
    #[inline(never)]
    fn grow(&mut self, key: &K) {
        let count = (self.groups.len() * 4).clamp(Packed::<K>::FIRST_GROUPS, Packed::<K>::most_groups());
        let empty = || Place { key: key.clone(), word: 0 };
        let mut groups = vec![Group(std::array::from_fn(|_| empty())); count];
        // Four groups share what was in one, so there is room in each.
        for place in self.groups.drain(..).flat_map(|Group(places)| places).filter(|place| place.word != 0) {
            let Group(places) = &mut groups[group_of(hash(&place.key), count)];
            if let Some(free) = places.iter().position(|place| place.word == 0) {
                places[free] = place;
            }
        }
        self.groups = groups;
    }
}
