//! The crate's only sort: by whole numbers, smallest first, ties by a second number.
//!
//! A sort is much code, so everything here that sorts shares this one.

use crate::score::Score;

/// Sorts pairs by their keys, and equal keys by the other number.
pub fn sort(pairs: &mut [(i64, usize)]) {
    pairs.sort_unstable();
}

/// A key that sorts as the score does.
pub fn key(score: Score) -> i64 {
    let bits = score.value().to_bits() as i64;
    // The bits of a negative number grow as it falls.
    if bits < 0 { i64::MIN - bits } else { bits }
}
