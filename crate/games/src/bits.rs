//! Sets of squares, as large as the board needs: a machine word if that is enough.

use std::fmt::Debug;
use std::hash::Hash;

/// A set of the numbers from 0 up to some size.
pub trait Bits: Copy + Eq + Ord + Hash + Debug + Default {
    /// How many numbers there are.
    const SIZE: usize;

    /// The set of one number.
    fn one(number: usize) -> Self;
    /// Union.
    #[must_use]
    fn with(self, other: Self) -> Self;
    /// Difference.
    #[must_use]
    fn without(self, other: Self) -> Self;
    /// Intersection.
    #[must_use]
    fn shared(self, other: Self) -> Self;
    /// The smallest number, if there is any.
    fn least(self) -> Option<usize>;
    /// How many there are.
    fn count(self) -> u32;

    /// Whether a number is in it.
    #[inline]
    fn has(self, number: usize) -> bool {
        !self.shared(Self::one(number)).is_empty()
    }

    /// Whether there is none.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// All numbers, from the smallest.
    #[inline]
    fn each(self) -> impl Iterator<Item = usize> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let least = rest.least()?;
            rest = rest.without(Self::one(least));
            Some(least)
        })
    }
}

impl Bits for u64 {
    const SIZE: usize = 64;

    #[inline]
    fn one(number: usize) -> u64 {
        1 << number
    }
    #[inline]
    fn with(self, other: u64) -> u64 {
        self | other
    }
    #[inline]
    fn without(self, other: u64) -> u64 {
        self & !other
    }
    #[inline]
    fn shared(self, other: u64) -> u64 {
        self & other
    }
    #[inline]
    fn least(self) -> Option<usize> {
        (self != 0).then(|| self.trailing_zeros() as usize)
    }
    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }
}

/// A set for the largest boards, of up to 19 × 19 squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Wide([u64; 6]);

impl Wide {
    #[inline]
    fn both(self, other: Wide, join: impl Fn(u64, u64) -> u64) -> Wide {
        Wide(std::array::from_fn(|word| join(self.0[word], other.0[word])))
    }
}

impl Bits for Wide {
    const SIZE: usize = 384;

    #[inline]
    fn one(number: usize) -> Wide {
        let mut words = [0; 6];
        words[number / 64] = 1 << (number % 64);
        Wide(words)
    }
    #[inline]
    fn with(self, other: Wide) -> Wide {
        self.both(other, |one, other| one | other)
    }
    #[inline]
    fn without(self, other: Wide) -> Wide {
        self.both(other, |one, other| one & !other)
    }
    #[inline]
    fn shared(self, other: Wide) -> Wide {
        self.both(other, |one, other| one & other)
    }
    #[inline]
    fn least(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }
    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
    #[inline]
    fn has(self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 != 0
    }
}
