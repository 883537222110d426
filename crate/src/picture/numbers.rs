//! How a language and a notation write scores: with a true minus, the language's decimal sign, and infinities as chosen.

use super::path::push_whole;
use crate::course::Infinity;
use crate::score::Score;

/// How scores are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberStyle {
    /// Before the decimals.
    pub decimal: char,
    /// Between thousands, from 10,000 on; nothing where they are not parted.
    pub group: Option<char>,
    /// How infinite scores are written.
    pub infinity: Infinity,
}

impl NumberStyle {
    /// A score as it stands on the tree.
    ///
    /// ```
    /// use secateur::Score;
    /// use secateur::course::Infinity;
    /// use secateur::picture::NumberStyle;
    /// let polish = NumberStyle { decimal: ',', group: Some('\u{202f}'), infinity: Infinity::Signs };
    /// assert_eq!(polish.write(Score::new(-1234.5).unwrap()), "−1234,5");
    /// assert_eq!(polish.write(Score::new(12345.0).unwrap()), "12\u{202f}345");
    /// assert_eq!(polish.write(Score::INFINITE), "+∞");
    /// ```
    pub fn write(&self, score: Score) -> String {
        let is_negative = score < Score::ZERO;
        if !score.is_finite() {
            return match (self.infinity, is_negative) {
                (Infinity::Signs, false) => "+∞",
                (Infinity::Signs, true) => "−∞",
                (Infinity::Letters, false) => "W",
                (Infinity::Letters, true) => "L",
                (Infinity::M, false) => "M",
                (Infinity::M, true) => "−M",
            }
            .into();
        }
        let decimals = score.decimals();
        let units = score.size().units(decimals) as u64;
        let unit = 10_u64.pow(decimals.into());
        let mut text = String::new();
        if is_negative {
            text.push('−');
        }
        let whole = units / unit;
        match self.group {
            Some(group) if 10_000 <= whole => push_grouped(&mut text, whole, group),
            _ => push_whole(&mut text, whole),
        }
        if 0 < decimals {
            text.push(self.decimal);
            push_digits(&mut text, units % unit, decimals.into());
        }
        text
    }
}

/// Writes a whole number with its thousands parted.
fn push_grouped(out: &mut String, number: u64, group: char) {
    if number < 1000 {
        return push_whole(out, number);
    }
    push_grouped(out, number / 1000, group);
    out.push(group);
    push_digits(out, number % 1000, 3);
}

/// Writes so many digits of a number, zeros in front included.
fn push_digits(out: &mut String, number: u64, digits: usize) {
    for place in (0..digits as u32).rev() {
        push_whole(out, number / 10_u64.pow(place) % 10);
    }
}
