//! The two bounds of a position and their lookahead in one word: scores are whole numbers of units in 24 bits.

use crate::score::{Bound, Score};
use crate::trace::Entry;

/// Scores as whole numbers of units in 24 bits.
#[derive(Clone, Copy)]
pub struct Units {
    /// Units per 1.
    scale: f64,
    decimals: u8,
}

/// A float this large is a whole number, and its last bits count the units.
const WHOLE: f64 = (1_u64 << 52) as f64;

impl Units {
    const MOST: f64 = ((1 << 23) - 1) as f64;
    const MASK: u64 = (1 << 24) - 1;
    /// The code of zero units, so that no score has the code 0.
    const ZERO: f64 = WHOLE + (1 << 23) as f64;
    /// The codes of +∞ and −∞.
    const WIN: u64 = Units::MASK;
    const LOSS: u64 = 1;

    pub fn new((least, greatest): (Score, Score), decimals: u8) -> Option<Units> {
        let scale = 10_f64.powi(i32::from(decimals));
        let fits = |score: Score| score.value().abs() * scale < Units::MOST;
        (fits(least) && fits(greatest)).then_some(Units { scale, decimals })
    }

    /// Never 0. Infinite scores get the extreme codes; a score that is not quite whole is rounded.
    #[inline(always)]
    fn code(self, score: Score) -> u64 {
        let units = if self.decimals == 0 { score.value() } else { score.value() * self.scale };
        (units.clamp(-Units::MOST, Units::MOST) + Units::ZERO).to_bits() & Units::MASK
    }

    #[inline(always)]
    fn score(self, code: u64) -> Score {
        let code = code & Units::MASK;
        let units = f64::from_bits(WHOLE.to_bits() | code) - Units::ZERO;
        let score = if self.decimals == 0 { Score::from_sum(units, 0) } else { self.part(units) };
        let score = if code == Units::WIN { Score::INFINITE } else { score };
        if code == Units::LOSS { Score::MINUS_INFINITE } else { score }
    }

    /// Separate, since it computes a power.
    #[cold]
    #[inline(never)]
    fn part(self, units: f64) -> Score {
        Score::from_sum(units, self.decimals)
    }

    /// Lookahead, lower and upper bound in one word that is never 0; only the lookahead is known.
    #[inline(always)]
    pub fn unknown(depth: u16) -> u64 {
        u64::from(depth) << 48 | Units::LOSS << 24 | Units::WIN
    }

    /// The same after one more bound.
    #[inline(always)]
    pub fn with(self, word: u64, score: Score, bound: Bound) -> u64 {
        let code = self.code(score);
        let low = word & !(Units::MASK << 24) | code << 24;
        match bound {
            Bound::Exact => low & !Units::MASK | code,
            Bound::Lower => low,
            Bound::Upper => word & !Units::MASK | code,
        }
    }

    #[inline]
    pub fn entry(self, word: u64) -> Entry {
        Entry { depth: depth_of(word), low: self.score(word >> 24), high: self.score(word) }
    }
}

#[inline]
/// The lookahead of a word.
pub fn depth_of(word: u64) -> u16 {
    (word >> 48) as u16
}
