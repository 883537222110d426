//! A table of positions and what is known of them, in little room: groups of places that the processor fetches at once. It grows, up
//! to an end.

use std::hash::{Hash, Hasher};
use std::mem;

use crate::score::{Bound, Score};
use crate::trace::Entry;

use super::units::{Units, depth_of};
use super::{MOST_KEPT, Slot};

/// Most bytes that positions may take.
const MOST_BYTES: usize = 1 << 26;

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
struct MixHasher(u64);

impl Hasher for MixHasher {
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
    let mut mixed = MixHasher::default();
    key.hash(&mut mixed);
    mixed.finish()
}

/// Groups, as many as a power of 2 says. A position stands in its own group, or where that was full in one of the next: much
/// time goes into waiting for places, and in a table that is dense fewer of them are far from the processor.
pub struct PackedTable<K> {
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
pub type At = usize;

/// Where a position stands, or may stand.
enum Found {
    /// With its word.
    Known(At, u64),
    Free(At),
    Full,
}

impl<K: Clone + Eq + Hash> PackedTable<K> {
    const FIRST_GROUPS: usize = 1 << 6;

    /// An empty table.
    pub fn new(units: Units) -> PackedTable<K> {
        PackedTable { groups: Vec::new(), shift: 0, reach: usize::MAX, room: 0, units }
    }

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

    /// What is known of a position.
    #[inline(always)]
    pub fn entry(&self, slot: &mut Slot<K>) -> Option<Entry> {
        let found = self.find(slot);
        if let Found::Known(at, _) | Found::Free(at) = found {
            (slot.at, slot.groups) = (at, self.groups.len());
        }
        match found {
            Found::Known(_, word) => Some(self.units.entry(word)),
            Found::Free(_) | Found::Full => None,
        }
    }

    /// Keeps that `score` is a `bound` of a position; gives what is now known.
    #[inline(always)]
    pub fn store(&mut self, slot: Slot<K>, score: Score, bound: Bound) -> Entry {
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
        let most = PackedTable::<K>::most_groups();
        let count = (self.groups.len() * 4).clamp(PackedTable::<K>::FIRST_GROUPS, most);
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
