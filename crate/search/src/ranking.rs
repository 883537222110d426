//! The one sort of the crate: by whole numbers, smallest first, equals by what they were given with.
//!
//! A sort is much code. Everything here sorts by a number and keeps another, so all of it is sorted by the same code.

use crate::score::Score;

/// Sorts pairs by their keys, and equal keys by the other number.
pub fn sort(pairs: &mut [(i64, usize)]) {
    pairs.sort_unstable();
}

/// A key that sorts as the score does.
pub fn key(score: Score) -> i64 {
    let bits = score.value().to_bits() as i64;
    // The bits of a negative number grow when it falls.
    if bits < 0 { i64::MIN - bits } else { bits }
}
