//! The transposition table: what earlier searches found out about a position. A search asks it; it never searches.
//!
//! An entry helps only a search that looks just as far ahead: then a table never changes a result. Where all positions
//! are known, each has one place, for what was found out last. Else a table grows with what it keeps, and loses nothing
//! before it is as large as it may be; from then on what is new takes the place of something else.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::mem;

use rustc_hash::FxBuildHasher;

use crate::score::{Bound, Score};
use crate::trace::Entry;
use crate::tree::Tree;

/// Most positions that are kept where nobody knows how many there are.
const MOST_KEPT: usize = 1 << 21;
/// Most bytes that these may take.
const MOST_BYTES: usize = 1 << 26;

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
            Some(units) => Memory::Packed(Packed { groups: Vec::new(), shift: 0, reach: usize::MAX, room: 0, units }),
            None => Memory::Kept(HashMap::default()),
        }
    }

    /// What is known about the position by a search that looked just as far ahead.
    #[inline(always)]
    pub fn entry(&self, tree: &T, slot: &mut Slot<T::Key>) -> Option<Entry> {
        match self {
            Memory::Packed(packed) => packed.entry(slot),
            other => other.plain_entry(tree, slot),
        }
    }

    /// A function of its own: the search of a game has the more room for what it needs.
    #[inline(never)]
    fn plain_entry(&self, tree: &T, slot: &Slot<T::Key>) -> Option<Entry> {
        let entry = match self {
            Memory::Numbered(places) => places[tree.number(&slot.key)],
            Memory::Kept(entries) => entries.get(&slot.key).copied(),
            Memory::None | Memory::Packed(_) => None,
        };
        entry.filter(|entry| entry.depth == slot.depth)
    }

    /// Keeps that `score` is a `bound` of the position, found by a search that looked just as far ahead; gives what is now known,
    /// if there was room for it.
    #[inline(always)]
    pub fn store(&mut self, tree: &T, slot: Slot<T::Key>, score: Score, bound: Bound) -> Option<Entry> {
        match self {
            Memory::Packed(packed) => Some(packed.store(slot, score, bound)),
            other => other.plain_store(tree, slot, score, bound),
        }
    }

    #[inline(never)]
    fn plain_store(&mut self, tree: &T, slot: Slot<T::Key>, score: Score, bound: Bound) -> Option<Entry> {
        let Slot { key, depth, .. } = slot;
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
    pub fn of<T: Tree<Key = K>>(tree: &T, node: &T::Node, horizon: usize) -> Slot<K> {
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

/// Scores as whole numbers of units that take 24 bits.
#[derive(Clone, Copy)]
struct Units {
    /// How many units there are in 1.
    scale: f64,
    decimals: u8,
}

/// A float as large as that is a whole number, and one with a unit more has the next code in its last bits.
const WHOLE: f64 = (1_u64 << 52) as f64;

impl Units {
    const MOST: f64 = ((1 << 23) - 1) as f64;
    const MASK: u64 = (1 << 24) - 1;
    /// The code of no unit, so that none has the code 0.
    const ZERO: f64 = WHOLE + (1 << 23) as f64;
    /// What +∞ and −∞ are kept as.
    const WIN: u64 = Units::MASK;
    const LOSS: u64 = 1;

    fn of((least, greatest): (Score, Score), decimals: u8) -> Option<Units> {
        let scale = 10_f64.powi(i32::from(decimals));
        let fits = |score: Score| score.value().abs() * scale < Units::MOST;
        (fits(least) && fits(greatest)).then_some(Units { scale, decimals })
    }

    /// Never 0. An infinite score is the end of what there is; what is not whole is only just not so, and is rounded.
    #[inline(always)]
    fn code(self, score: Score) -> u64 {
        let units = if self.decimals == 0 { score.value() } else { score.value() * self.scale };
        (units.clamp(-Units::MOST, Units::MOST) + Units::ZERO).to_bits() & Units::MASK
    }

    #[inline(always)]
    fn score(self, code: u64) -> Score {
        let code = code & Units::MASK;
        let units = f64::from_bits(WHOLE.to_bits() | code) - Units::ZERO;
        let score = if self.decimals == 0 { Score::of_sum(units, 0) } else { self.part(units) };
        let score = if code == Units::WIN { Score::INFINITE } else { score };
        if code == Units::LOSS { Score::MINUS_INFINITE } else { score }
    }

    /// Apart from the rest, since it asks for a power.
    #[cold]
    #[inline(never)]
    fn part(self, units: f64) -> Score {
        Score::of_sum(units, self.decimals)
    }

    /// How far ahead, at least and at most, in one word that is never 0: nothing but the first is known.
    #[inline(always)]
    fn unknown(depth: u16) -> u64 {
        u64::from(depth) << 48 | Units::LOSS << 24 | Units::WIN
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

impl<K: Eq> Place<K> {
    #[inline(always)]
    fn is_of(&self, slot: &Slot<K>) -> bool {
        self.key == slot.key && depth_of(self.word) == slot.depth
    }
}

/// The places that a position may come to. Where keys are one word, the processor fetches all of them at once.
#[derive(Clone)]
#[repr(align(64))]
struct Group<K>([Place<K>; PLACES]);

/// How many places a group has.
const PLACES: usize = 4;
/// The share of places that may be taken in a table that can grow.
const DENSE: f64 = 0.75;
/// In how many groups a position may stand in one that cannot.
const REACH: usize = 2;

/// Its upper bits depend on all bits of a key. The library's takes longer where words have 32 bits, as in a browser, and no place is
/// fetched before it is known which.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    #[inline(always)]
    fn write_u64(&mut self, word: u64) {
        // Turned, so that the high squares of two words do not meet.
        self.0 = (self.0.rotate_left(32) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(size_of::<u64>()) {
            let mut word = [0; size_of::<u64>()];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline(always)]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[inline(always)]
fn hash<K: Hash>(key: &K) -> u64 {
    let mut mixed = Mixed::default();
    key.hash(&mut mixed);
    mixed.finish()
}

/// Groups, as many as a power of 2 says. A position stands in its own group, or where that was full in one of the next: much
/// time goes into waiting for places, and in a table that is dense fewer of them are far from the processor.
pub struct Packed<K> {
    groups: Vec<Group<K>>,
    /// The upper bits of a hash are the number of its own group, without so many.
    shift: u32,
    /// In how many groups a position may stand.
    reach: usize,
    /// How many places may be taken before the table grows.
    room: usize,
    units: Units,
}

/// The number of a place: those of the first group come first.
type At = usize;

/// Where a position stands, or may stand.
enum Found {
    /// With its word.
    Known(At, u64),
    Free(At),
    Full,
}

impl<K: Clone + Eq + Hash> Packed<K> {
    const FIRST_GROUPS: usize = 1 << 6;

    fn most_groups() -> usize {
        let most = (MOST_KEPT / PLACES).min(MOST_BYTES / size_of::<Group<K>>());
        if most.is_power_of_two() { most } else { most.next_power_of_two() / 2 }
    }

    /// The upper bits depend on all bits of a position.
    #[inline(always)]
    fn own_group(&self, key: &K) -> usize {
        (hash(key) >> self.shift) as usize
    }

    /// The group after one, of a table that has any.
    #[inline(always)]
    fn next(&self, group: usize) -> usize {
        (group + 1) & (self.groups.len() - 1)
    }

    /// Places fill from the front and are never freed, so the first that is free ends the search.
    #[inline(always)]
    fn find(&self, slot: &Slot<K>) -> Found {
        let mut group = self.own_group(&slot.key);
        for _ in 0..self.reach {
            // There is none in the beginning.
            let Some(Group(places)) = self.groups.get(group) else { return Found::Full };
            for (place, known) in places.iter().enumerate() {
                if known.word == 0 {
                    return Found::Free(group * PLACES + place);
                }
                if known.is_of(slot) {
                    return Found::Known(group * PLACES + place, known.word);
                }
            }
            group = self.next(group);
        }
        Found::Full
    }

    /// The same for a position that was asked for before, if that place still tells. One that was free then and still is would be the
    /// first again.
    #[inline(always)]
    fn find_again(&self, slot: &Slot<K>) -> Option<Found> {
        if slot.groups != self.groups.len() {
            return None;
        }
        let known = &self.groups.get(slot.at / PLACES)?.0[slot.at % PLACES];
        match known.word {
            0 => Some(Found::Free(slot.at)),
            word => known.is_of(slot).then_some(Found::Known(slot.at, word)),
        }
    }

    #[inline(always)]
    fn entry(&self, slot: &mut Slot<K>) -> Option<Entry> {
        let found = self.find(slot);
        if let Found::Known(at, _) | Found::Free(at) = found {
            (slot.at, slot.groups) = (at, self.groups.len());
        }
        match found {
            Found::Known(_, word) => Some(self.units.entry(word)),
            Found::Free(_) | Found::Full => None,
        }
    }

    #[inline(always)]
    fn store(&mut self, slot: Slot<K>, score: Score, bound: Bound) -> Entry {
        let (at, before) = loop {
            match self.find_again(&slot).unwrap_or_else(|| self.find(&slot)) {
                Found::Known(at, word) => break (at, word),
                Found::Free(at) if 0 < self.room => {
                    self.room -= 1;
                    break (at, Units::unknown(slot.depth));
                }
                Found::Full if self.reach == REACH => {
                    // By the bits behind those of the group: the lowest depend on few of a key.
                    let place = (hash(&slot.key) >> (self.shift - PLACES.ilog2())) as usize % PLACES;
                    break (self.own_group(&slot.key) * PLACES + place, Units::unknown(slot.depth));
                }
                _ => self.grow(&slot.key),
            }
        };
        let word = self.units.with(before, score, bound);
        self.groups[at / PLACES].0[at % PLACES] = Place { key: slot.key, word };
        self.units.entry(word)
    }

    /// Four times as large; `key` only fills what is empty.
    #[cold]
    #[inline(never)]
    fn grow(&mut self, key: &K) {
        let most = Packed::<K>::most_groups();
        let count = (self.groups.len() * 4).clamp(Packed::<K>::FIRST_GROUPS, most);
        let empty = || Place { key: key.clone(), word: 0 };
        let before = mem::replace(&mut self.groups, vec![Group(std::array::from_fn(|_| empty())); count]);
        self.shift = u64::BITS - count.trailing_zeros();
        self.room = ((count * PLACES) as f64 * DENSE) as usize;
        if count == most {
            // All groups fill up then, and what is not there is not to be looked for in all of them.
            (self.room, self.reach) = (usize::MAX, REACH);
        }
        // They are all different, so each takes the first place that is free.
        for known in before.into_iter().flat_map(|Group(places)| places).filter(|known| known.word != 0) {
            let mut group = self.own_group(&known.key);
            for _ in 0..self.reach {
                if let Some(free) = self.groups[group].0.iter_mut().find(|place| place.word == 0) {
                    *free = known;
                    self.room -= 1;
                    break;
                }
                group = self.next(group);
            }
        }
    }
}
