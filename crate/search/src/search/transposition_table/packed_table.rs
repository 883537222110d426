//! A compact table of positions and what is known about them: groups of places that the processor fetches at once. It grows up to a limit.

use std::hash::{Hash, Hasher};
use std::mem;

use crate::score::{Bound, Score};
use crate::trace::Entry;

use super::units::{Units, depth_of};
use super::{MOST_KEPT, Slot};

/// Maximum size of the positions, in bytes.
const MOST_BYTES: usize = 1 << 26;

/// What is known about one position; a word of 0 means nothing.
#[derive(Clone)]
struct TablePlace<K> {
    key: K,
    word: u64,
}

impl<K: Eq> TablePlace<K> {
    #[inline(always)]
    fn is_of(&self, slot: &Slot<K>) -> bool {
        self.key == slot.key && depth_of(self.word) == slot.depth
    }
}

/// The places for a position. If keys are one word, the processor fetches all of them at once.
#[derive(Clone)]
#[repr(align(64))]
struct PlaceGroup<K>([TablePlace<K>; PLACES]);

/// Places per group.
const PLACES: usize = 4;
/// The share of places that may be filled in a table that can grow.
const DENSE: f64 = 0.75;
/// The number of groups in which a position may be, once the table cannot grow.
const REACH: usize = 2;

/// Its upper bits depend on all bits of a key. The library's hash takes longer where words have 32 bits, as in a browser, and no place can
/// be fetched before it is known.
#[derive(Default)]
struct MixHasher(u64);

impl Hasher for MixHasher {
    #[inline(always)]
    fn write_u64(&mut self, word: u64) {
        // Rotated, so that the high squares of two words do not collide.
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

/// Groups, their number a power of 2. A position is in its own group or, if that was full, in one of the next. Much of the time is spent
/// waiting for memory, and a dense table has fewer places far from the processor.
pub struct PackedTable<K> {
    groups: Vec<PlaceGroup<K>>,
    /// Right shift of a hash that gives the number of its group.
    shift: u32,
    /// The number of groups in which a position may be.
    reach: usize,
    /// The number of places that may be filled before the table grows.
    room: usize,
    units: Units,
}

/// The index of a place, counted from the first group.
pub type PlaceIndex = usize;

/// Where a position is, or could be stored.
enum PlaceState {
    /// With its word.
    Known(PlaceIndex, u64),
    Free(PlaceIndex),
    Full,
}

impl<K: Clone + Eq + Hash> PackedTable<K> {
    const FIRST_GROUPS: usize = 1 << 6;

    /// An empty table.
    pub fn new(units: Units) -> PackedTable<K> {
        PackedTable { groups: Vec::new(), shift: 0, reach: usize::MAX, room: 0, units }
    }

    fn most_groups() -> usize {
        let most = (MOST_KEPT / PLACES).min(MOST_BYTES / size_of::<PlaceGroup<K>>());
        if most.is_power_of_two() { most } else { most.next_power_of_two() / 2 }
    }

    /// The upper bits depend on all bits of a position.
    #[inline(always)]
    fn own_group(&self, key: &K) -> usize {
        (hash(key) >> self.shift) as usize
    }

    /// The next group, in a table that has any.
    #[inline(always)]
    fn next(&self, group: usize) -> usize {
        (group + 1) & (self.groups.len() - 1)
    }

    /// Places fill from the front and are never freed, so the first free one ends the search.
    #[inline(always)]
    fn find(&self, slot: &Slot<K>) -> PlaceState {
        let mut group = self.own_group(&slot.key);
        for _ in 0..self.reach {
            // Initially there is none.
            let Some(PlaceGroup(places)) = self.groups.get(group) else { return PlaceState::Full };
            for (place, known) in places.iter().enumerate() {
                if known.word == 0 {
                    return PlaceState::Free(group * PLACES + place);
                }
                if known.is_of(slot) {
                    return PlaceState::Known(group * PLACES + place, known.word);
                }
            }
            group = self.next(group);
        }
        PlaceState::Full
    }

    /// The same for a position that was looked up before, if its place is still valid. A place that was free then and still is would be the
    /// first again.
    #[inline(always)]
    fn find_again(&self, slot: &Slot<K>) -> Option<PlaceState> {
        if slot.groups != self.groups.len() {
            return None;
        }
        let known = &self.groups.get(slot.at / PLACES)?.0[slot.at % PLACES];
        match known.word {
            0 => Some(PlaceState::Free(slot.at)),
            word => known.is_of(slot).then_some(PlaceState::Known(slot.at, word)),
        }
    }

    /// What is known about a position.
    #[inline(always)]
    pub fn entry(&self, slot: &mut Slot<K>) -> Option<Entry> {
        let found = self.find(slot);
        if let PlaceState::Known(at, _) | PlaceState::Free(at) = found {
            (slot.at, slot.groups) = (at, self.groups.len());
        }
        match found {
            PlaceState::Known(_, word) => Some(self.units.entry(word)),
            PlaceState::Free(_) | PlaceState::Full => None,
        }
    }

    /// Stores that `score` is a `bound` on a position; returns what is now known.
    #[inline(always)]
    pub fn store(&mut self, slot: Slot<K>, score: Score, bound: Bound) -> Entry {
        let (at, before) = loop {
            match self.find_again(&slot).unwrap_or_else(|| self.find(&slot)) {
                PlaceState::Known(at, word) => break (at, word),
                PlaceState::Free(at) if 0 < self.room => {
                    self.room -= 1;
                    break (at, Units::unknown(slot.depth));
                }
                PlaceState::Full if self.reach == REACH => {
                    // By the bits after those of the group: the lowest bits depend on few bits of a key.
                    let place = (hash(&slot.key) >> (self.shift - PLACES.ilog2())) as usize % PLACES;
                    break (self.own_group(&slot.key) * PLACES + place, Units::unknown(slot.depth));
                }
                _ => self.grow(&slot.key),
            }
        };
        let word = self.units.with(before, score, bound);
        self.groups[at / PLACES].0[at % PLACES] = TablePlace { key: slot.key, word };
        self.units.entry(word)
    }

    /// Makes the table four times as large; `key` only fills empty places.
    #[cold]
    #[inline(never)]
    fn grow(&mut self, key: &K) {
        let most = PackedTable::<K>::most_groups();
        let count = (self.groups.len() * 4).clamp(PackedTable::<K>::FIRST_GROUPS, most);
        let empty = || TablePlace { key: key.clone(), word: 0 };
        let before = mem::replace(&mut self.groups, vec![PlaceGroup(std::array::from_fn(|_| empty())); count]);
        self.shift = u64::BITS - count.trailing_zeros();
        self.room = ((count * PLACES) as f64 * DENSE) as usize;
        if count == most {
            // From now on all groups fill up, and a missing position must not be searched for in all of them.
            (self.room, self.reach) = (usize::MAX, REACH);
        }
        // They are all different, so each takes the first free place.
        for known in before.into_iter().flat_map(|PlaceGroup(places)| places).filter(|known| known.word != 0) {
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
