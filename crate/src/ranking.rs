//! The one sort of the crate: by whole numbers, smallest first, equals by what they were given with.
//!
//! A sort is much code. Everything here sorts by a number and keeps another, so all of it is sorted by the same code.

use std::collections::BinaryHeap;
use std::mem;

use crate::score::Score;

/// Sorts pairs by their keys, and equal keys by the other number.
pub fn sort(pairs: &mut Vec<(i64, usize)>) {
    if cfg!(feature = "family") {
        pairs.sort_unstable();
    } else {
        sort_small(pairs);
    }
}

/// The same with a tenth of the code, but slower: a small core has nothing long to sort.
fn sort_small(pairs: &mut Vec<(i64, usize)>) {
    *pairs = BinaryHeap::from(mem::take(pairs)).into_sorted_vec();
}

/// A key that sorts as the score does.
pub fn key(score: Score) -> i64 {
    let bits = score.value().to_bits() as i64;
    // The bits of a negative number grow when it falls.
    if bits < 0 { i64::MIN - bits } else { bits }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_cores_sort_alike() {
        for count in 0..200 {
            let mut pairs: Vec<(i64, usize)> = (0..count).map(|place| (place as i64 * 7919 % 13 - 6, place)).collect();
            let mut small = pairs.clone();
            pairs.sort_unstable();
            sort_small(&mut small);
            assert_eq!(small, pairs);
        }
    }
}
