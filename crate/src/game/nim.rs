//! Nim: players in turn take any number from one heap. Whoever takes the last one wins, or loses where it is played misère
//! (Bouton 1902).

use std::slice;

use crate::score::{Score, Turn};

use super::Game;

/// Nim with any heaps that fit: as many bits as all their sizes take together, at most 63.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nim {
    /// By heap: where its bits begin, and which they are.
    heaps: Vec<(u32, u64)>,
    start: u64,
    misere: bool,
    longest: usize,
}

/// What is left of the heaps, which keep their places, and who moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NimPosition(u64);

/// The bit of a position in which MIN moves.
const MIN: u64 = 1 << 63;

/// So many from one heap: see [`Nim::heap_and_take`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NimMove(u64);

/// All moves of a position: from the first heap one, two and so on, then from the next.
struct Moves<'a> {
    position: u64,
    heaps: slice::Iter<'a, (u32, u64)>,
    /// How many more may be taken from the heap at hand.
    more: u64,
    /// One of it.
    one: u64,
    taken: u64,
}

impl Iterator for Moves<'_> {
    type Item = NimMove;

    #[inline]
    fn next(&mut self) -> Option<NimMove> {
        while self.more == 0 {
            let &(shift, mask) = self.heaps.next()?;
            (self.more, self.one, self.taken) = (self.position >> shift & mask, 1 << shift, 0);
        }
        self.more -= 1;
        self.taken += self.one;
        Some(NimMove(self.taken))
    }
}

impl Nim {
    /// Nim with heaps of these sizes; none where they do not fit.
    ///
    /// ```
    /// use secateur::game::Nim;
    /// assert!(Nim::new(&[1, 2, 3]).is_some());
    /// assert!(Nim::new(&[u32::MAX; 3]).is_none());
    /// ```
    pub fn new(sizes: &[u32]) -> Option<Nim> {
        let mut heaps = Vec::with_capacity(sizes.len());
        let (mut start, mut shift) = (0, 0);
        for &size in sizes {
            let bits = u32::BITS - size.leading_zeros();
            if 63 < shift + bits {
                return None;
            }
            if 0 < bits {
                start |= u64::from(size) << shift;
                heaps.push((shift, (1_u64 << bits) - 1));
            } else {
                heaps.push((0, 0));
            }
            shift += bits;
        }
        let longest = sizes.iter().map(|&size| size as usize).sum();
        Some(Nim { heaps, start, misere: false, longest })
    }

    /// The same where whoever takes the last one loses.
    #[must_use]
    pub fn misere(self) -> Nim {
        Nim { misere: true, ..self }
    }

    /// The sizes of the heaps of a position.
    pub fn sizes(&self, position: &NimPosition) -> impl Iterator<Item = u64> {
        let heaps = position.0;
        self.heaps.iter().map(move |(shift, mask)| heaps >> shift & mask)
    }

    /// From which heap a move takes, from 0, and how many.
    pub fn heap_and_take(&self, NimMove(taken): NimMove) -> (usize, u64) {
        let of = |&(shift, mask): &(u32, u64)| taken >> shift & mask;
        let heap = self.heaps.iter().position(|heap| 0 < of(heap)).unwrap_or(0);
        (heap, self.heaps.get(heap).map_or(0, of))
    }
}

impl Game for Nim {
    type Position = NimPosition;
    type Move = NimMove;
    type Key = NimPosition;

    fn start(&self) -> NimPosition {
        NimPosition(self.start)
    }

    #[inline]
    fn turn(&self, position: &NimPosition) -> Turn {
        if position.0 & MIN == 0 { Turn::Max } else { Turn::Min }
    }

    #[inline]
    fn moves(&self, position: &NimPosition) -> impl Iterator<Item = NimMove> {
        Moves { position: position.0, heaps: self.heaps.iter(), more: 0, one: 0, taken: 0 }
    }

    #[inline]
    fn play(&self, position: &NimPosition, NimMove(taken): NimMove) -> NimPosition {
        NimPosition((position.0 - taken) ^ MIN)
    }

    #[inline]
    fn outcome(&self, position: &NimPosition) -> Option<Score> {
        // The last one has been taken by the other player.
        let wins = (position.0 == 0) == self.misere;
        (position.0 & !MIN == 0).then_some(if wins { Score::ONE } else { Score::MINUS_ONE })
    }

    fn utilities(&self) -> (Score, Score) {
        (Score::MINUS_ONE, Score::ONE)
    }

    #[inline]
    fn key(&self, position: &NimPosition) -> NimPosition {
        *position
    }

    fn longest(&self) -> Option<usize> {
        Some(self.longest)
    }
}
