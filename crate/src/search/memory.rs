//! The transposition table: what earlier searches found out about a position. A search asks it; it never searches.
//!
//! An entry helps only a search that looks just as far ahead: then a table never changes a result. Where all positions are
//! known, each has one place, for what was found out last. Else a table grows with what it keeps, and loses nothing before it is
//! as large as it may be; from then on what is new takes the place of what has been there for longest.

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
        let entry = match self {
            Memory::None => None,
            Memory::Numbered(places) => places[tree.number(&tree.key(node))],
            Memory::Packed(packed) => return packed.entry(&tree.key(node), tree.ahead(node, horizon)),
            Memory::Kept(entries) => entries.get(&tree.key(node)).copied(),
        };
        entry.filter(|entry| entry.depth == tree.ahead(node, horizon))
    }

    /// Keeps that `score` is a `bound` of `node`, found by a search down to ply `horizon`; gives what is now known, if there was
    /// room for it.
    #[inline(always)]
    pub fn store(&mut self, tree: &T, node: &T::Node, horizon: usize, score: Score, bound: Bound) -> Option<Entry> {
        let depth = tree.ahead(node, horizon);
        let with = |known: Option<Entry>| {
            let unknown = Entry { depth, low: Score::MINUS_INFINITE, high: Score::INFINITE };
            let known = known.unwrap_or(unknown);
            match bound {
                Bound::Exact => Entry { low: score, high: score, ..known },
                Bound::Lower => Entry { low: score, ..known },
                Bound::Upper => Entry { high: score, ..known },
            }
        };
        let key = tree.key(node);
        match self {
            Memory::None => None,
            Memory::Packed(packed) => Some(packed.store(key, depth, with)),
            Memory::Numbered(places) => {
                let place = &mut places[tree.number(&key)];
                *place = Some(with(place.filter(|entry| entry.depth == depth)));
                *place
            }
            Memory::Kept(entries) => {
                let known = entries.get(&key).copied();
                let entry = with(known.filter(|entry| entry.depth == depth));
                if known.is_none() && MOST_KEPT <= entries.len() {
                    return None;
                }
                entries.insert(key, entry);
                Some(entry)
            }
        }
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
    #[inline]
    fn code(self, score: Score) -> u64 {
        let value = score.value() * self.scale;
        // What is not whole is only just not so. An infinite score is the end of what there is.
        let half = if value < 0.0 { -0.5 } else { 0.5 };
        let unit = if self.decimals == 0 { value } else { value + half };
        ((unit as i64).clamp(-Units::MOST, Units::MOST) + Units::MOST + 1) as u64
    }

    #[inline]
    fn score(self, code: u64) -> Score {
        match (code & Units::MASK) as i64 - Units::MOST - 1 {
            Units::MOST => Score::INFINITE,
            unit if unit == -Units::MOST => Score::MINUS_INFINITE,
            unit => Score::of_sum(unit, self.decimals),
        }
    }

    /// How far ahead, at least and at most, in one word that is never 0.
    #[inline]
    fn word(self, entry: Entry) -> u64 {
        u64::from(entry.depth) << 48 | self.code(entry.low) << 24 | self.code(entry.high)
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
struct Group<K>([Place<K>; 4]);

/// Places in groups, as many as a power of 2 says.
pub struct Packed<K> {
    groups: Vec<Group<K>>,
    units: Units,
}

impl<K: Clone + Eq + Hash> Packed<K> {
    const FIRST_GROUPS: usize = 1 << 6;

    fn most_groups() -> usize {
        let most = (MOST_KEPT / 4).min(MOST_BYTES / size_of::<Group<K>>());
        if most.is_power_of_two() { most } else { most.next_power_of_two() / 2 }
    }

    #[inline(always)]
    fn group(key: &K, groups: usize) -> usize {
        // The upper bits of the product depend on all bits; the shift is less than 64, since there are two groups at least.
        let hash = FxBuildHasher.hash_one(key).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (hash >> (64 - groups.trailing_zeros())) as usize
    }

    #[inline(always)]
    fn entry(&self, key: &K, depth: u16) -> Option<Entry> {
        if self.groups.is_empty() {
            return None;
        }
        let Group(places) = &self.groups[Packed::group(key, self.groups.len())];
        let is_it = |place: &&Place<K>| place.key == *key && place.word != 0 && depth_of(place.word) == depth;
        places.iter().find(is_it).map(|place| self.units.entry(place.word))
    }

    #[inline(always)]
    fn store(&mut self, key: K, depth: u16, with: impl Fn(Option<Entry>) -> Entry) -> Entry {
        loop {
            let count = self.groups.len();
            if count != 0 {
                let Group(places) = &mut self.groups[Packed::group(&key, count)];
                let is_it = |place: &Place<K>| place.key == key && depth_of(place.word) == depth;
                let found = places.iter().position(|place| place.word == 0 || is_it(place));
                if let Some(found) = found.or_else(|| (Packed::<K>::most_groups() <= count).then_some(places.len() - 1))
                {
                    let place = &places[found];
                    let known = (place.word != 0 && is_it(place)).then(|| self.units.entry(place.word));
                    let entry = with(known);
                    // The newest comes first, so that the last is the oldest.
                    places[..=found].rotate_right(1);
                    places[0] = Place { key, word: self.units.word(entry) };
                    return entry;
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
        // From the oldest, and each to the front: so the order stays.
        for place in self.groups.drain(..).flat_map(|Group(places)| places.into_iter().rev()) {
            if place.word != 0 {
                let Group(places) = &mut groups[Packed::group(&place.key, count)];
                places.rotate_right(1);
                places[0] = place;
            }
        }
        self.groups = groups;
    }
}
