//! How a language and a notation write scores: with a true minus, the language's decimal separator, and infinities as chosen.

use crate::course::Infinity;
use secateur::score::Score;
use secateur::search::Means;
use secateur::tree::GameTree;

/// The number of decimals of written means, unless the leaves' scores have more.
pub const MEAN_DECIMALS: u8 = 3;

/// The maximum denominator of a mean written as a fraction.
const MOST_UNDER: u32 = 1000;

/// The number of decimals with which a tree's scores are written: with chance, a mean may have many. None if all are whole.
pub fn most_decimals(tree: &GameTree) -> Option<u8> {
    tree.has_chance().then(|| MEAN_DECIMALS.max(tree.decimals()))
}

/// A mean as the fraction with a small denominator that it equals to all its decimals; none if there is none.
///
/// ```
/// use secateur::Score;
/// use secateur_courses::numbers::write_fraction;
/// let [third, other] = [-7.666666667, 0.123456789].map(|score| Score::new(score).unwrap());
/// assert_eq!([third, other].map(write_fraction), [Some("−23/3".to_owned()), None]);
/// ```
pub fn write_fraction(mean: Score) -> Option<String> {
    let size = mean.size();
    let over = |under: u32| (size.value() * f64::from(under)).round();
    let is_it = |under: &u32| {
        let fraction = Score::new(over(*under) / f64::from(*under));
        fraction.is_some_and(|fraction| fraction.to_unit(Means::USUAL_DECIMALS) == size)
    };
    let under = (1..=MOST_UNDER).find(is_it).filter(|_| mean.is_finite())?;
    let sign = if mean < Score::ZERO { "−" } else { "" };
    Some(format!("{sign}{}/{under}", over(under)))
}

/// How scores are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberStyle {
    /// The decimal separator.
    pub decimal: char,
    /// The separator of thousands, from 10,000 on; none without grouping.
    pub group: Option<char>,
    /// How infinite scores are written.
    pub infinity: Infinity,
}

impl NumberStyle {
    /// A score as on the tree.
    ///
    /// ```
    /// use secateur::Score;
    /// use secateur_courses::course::Infinity;
    /// use secateur_courses::numbers::NumberStyle;
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
                (Infinity::Signs | Infinity::Unsigned, true) => "−∞",
                (Infinity::Unsigned, false) => "∞",
                (Infinity::Letters, false) => "W",
                (Infinity::Letters, true) => "L",
                (Infinity::M, false) => "M",
                (Infinity::M, true) => "−M",
            }
            .into();
        }
        let mut text = String::new();
        if is_negative {
            text.push('−');
        }
        let decimals = score.decimals();
        let group = self.group.filter(|_| 10_000.0 <= score.size().value());
        self.push(&mut text, score.size().units(decimals) as u64, -i32::from(decimals), group);
        text
    }

    /// A score as on the tree of a game to its end, where 1, 0 and −1 are letters if infinities are; those then become signs.
    ///
    /// ```
    /// use secateur::Score;
    /// use secateur_courses::course::Infinity;
    /// use secateur_courses::numbers::NumberStyle;
    /// let style = NumberStyle { decimal: '.', group: None, infinity: Infinity::Letters };
    /// assert_eq!([Score::ONE, Score::ZERO, Score::MINUS_ONE].map(|score| style.write_result(score)), ["W", "D", "L"]);
    /// assert_eq!(style.write_result(Score::INFINITE), "+∞");
    /// ```
    pub fn write_result(&self, score: Score) -> String {
        if self.infinity != Infinity::Letters {
            return self.write(score);
        }
        match score {
            Score::ONE => "W".into(),
            Score::ZERO => "D".into(),
            Score::MINUS_ONE => "L".into(),
            other => NumberStyle { infinity: Infinity::Signs, ..*self }.write(other),
        }
    }

    /// A score with at most so many decimals, with ≈ before it if it has more.
    ///
    /// ```
    /// use secateur::Score;
    /// use secateur_courses::course::Infinity;
    /// use secateur_courses::numbers::NumberStyle;
    /// let style = NumberStyle { decimal: '.', group: None, infinity: Infinity::Signs };
    /// let [mean, half] = [23.0 / 3.0, 0.5].map(|score| Score::new(score).unwrap());
    /// assert_eq!([mean, half].map(|score| style.write_about(score, Some(3))), ["≈7.667", "0.5"]);
    /// ```
    pub fn write_about(&self, score: Score, most_decimals: Option<u8>) -> String {
        match most_decimals {
            Some(decimals) if decimals < score.decimals() => "≈".to_owned() + &self.write(score.to_unit(decimals)),
            _ => self.write(score),
        }
    }

    /// The separator of two numbers: a comma, or a semicolon if one may have a decimal comma.
    ///
    /// ```
    /// use secateur_courses::course::Infinity;
    /// use secateur_courses::numbers::NumberStyle;
    /// let polish = NumberStyle { decimal: ',', group: None, infinity: Infinity::Signs };
    /// assert_eq!([polish.comma(false), polish.comma(true)], [",", ";"]);
    /// ```
    pub fn comma(&self, has_decimals: bool) -> &'static str {
        if has_decimals && self.decimal == ',' { ";" } else { "," }
    }

    /// Writes a number digit by digit, the last one worth 10^`place`. By hand, since the standard formatter is large.
    fn push(&self, out: &mut String, number: u64, place: i32, group: Option<char>) {
        let has_more = 10 <= number || place < 0;
        if has_more {
            self.push(out, number / 10, place + 1, group);
        }
        if place == -1 {
            out.push(self.decimal);
        }
        if let Some(group) = group.filter(|_| has_more && place % 3 == 2) {
            out.push(group);
        }
        out.push(char::from(b'0' + (number % 10) as u8));
    }
}
