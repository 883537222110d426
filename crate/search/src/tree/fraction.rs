//! Exact probabilities: fractions, so that three thirds are 1. It knows no tree.

use std::fmt;

use crate::score;

/// The maximum of a weight and of a sum of weights: with this many decimals, arithmetic is exact.
pub const MOST_WEIGHT: u64 = 10_u64.pow(MOST_DIGITS);
const MOST_DIGITS: u32 = 15;

/// A fraction in lowest terms, not negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Fraction {
    over: u64,
    under: u64,
}

impl Fraction {
    /// Zero.
    pub const ZERO: Fraction = Fraction { over: 0, under: 1 };
    /// One.
    pub const ONE: Fraction = Fraction { over: 1, under: 1 };

    /// `over` / `under`; none if `under` is 0, or if one of them exceeds [`MOST_WEIGHT`] in lowest terms.
    pub fn new(over: u128, under: u128) -> Option<Fraction> {
        let common = divisor(over, under);
        let reduced = |number: u128| u64::try_from(number / common).ok().filter(|&number| number <= MOST_WEIGHT);
        if under == 0 { None } else { Some(Fraction { over: reduced(over)?, under: reduced(under)? }) }
    }

    /// The numerator.
    pub fn over(self) -> u64 {
        self.over
    }

    /// The denominator, at least 1.
    pub fn under(self) -> u64 {
        self.under
    }

    /// The sum, if it is exact.
    pub fn plus(self, other: Fraction) -> Option<Fraction> {
        let across = |one: Fraction, other: Fraction| u128::from(one.over) * u128::from(other.under);
        Fraction::new(across(self, other) + across(other, self), u128::from(self.under) * u128::from(other.under))
    }

    /// Whether it is a finite decimal.
    pub fn ends(self) -> bool {
        self.decimals().is_some()
    }

    fn decimals(self) -> Option<u32> {
        (0..=MOST_DIGITS).find(|&decimals| 10_u64.pow(decimals).is_multiple_of(self.under))
    }

    /// One minus this; none for a fraction above 1.
    pub fn rest(self) -> Option<Fraction> {
        Some(Fraction { over: self.under.checked_sub(self.over)?, under: self.under })
    }
}

impl fmt::Display for Fraction {
    /// As a decimal if that is finite, else with a slash: `.5`, `1/6`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = self.over / self.under;
        match self.decimals() {
            None => write!(out, "{}/{}", self.over, self.under),
            Some(0) => write!(out, "{whole}"),
            Some(decimals) => {
                let units = self.over % self.under * (10_u64.pow(decimals) / self.under);
                let part = score::written(units as i64, decimals as usize, ".", 0);
                if whole == 0 { out.write_str(&part) } else { write!(out, "{whole}{part}") }
            }
        }
    }
}

/// The greatest common divisor; 1 for two zeros.
pub(crate) fn divisor(one: u128, other: u128) -> u128 {
    let (mut one, mut other) = (one, other);
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one.max(1)
}

/// The least common multiple, if it is within the range of weights.
pub(crate) fn multiple(one: u64, other: u64) -> Option<u64> {
    let all = u128::from(one) / divisor(one.into(), other.into()) * u128::from(other);
    u64::try_from(all).ok().filter(|&all| all <= MOST_WEIGHT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fraction_is_written_as_a_decimal_where_that_ends() {
        let written = |over, under| Fraction::new(over, under).unwrap().to_string();
        let texts = [(1, 2), (2, 6), (4, 4), (0, 7), (3, 2), (1, 1 << 15), (1, 1 << 16), (1, MOST_WEIGHT.into())];
        let texts = texts.map(|(over, under)| written(over, under));
        assert_eq!(texts, [".5", "1/3", "1", "0", "1.5", ".000030517578125", "1/65536", ".000000000000001"]);
    }

    #[test]
    fn thirds_make_a_whole_and_what_is_not_exact_is_none() {
        let third = Fraction::new(1, 3).unwrap();
        let two = third.plus(third).unwrap();
        assert_eq!(two.plus(third), Some(Fraction::ONE));
        assert_eq!((two.rest(), two.plus(two).unwrap().rest()), (Some(third), None));
        let fine = |under| Fraction::new(1, under).unwrap();
        assert_eq!(fine(999_999_999_989).plus(fine(999_999_999_961)), None);
        assert_eq!((Fraction::new(1, 0), Fraction::new(1, u128::from(MOST_WEIGHT) + 1)), (None, None));
    }
}
