//! Scores as people and programs write them, and texts reduced to keyboard characters.

use super::{FormTrouble, Problem, ReadingNote};
use crate::notation::{self, ParseErrorKind};
use crate::score::Score;

/// From here on a number stands for infinity: the largest 64-bit integer.
const ENDLESS: f64 = 9.2e18;
/// The first whole number outside the notation's range, which is used as infinity.
const FIRST_INEXACT: &str = "9007199254740992";
/// Numbers that are exact and often stand for infinity: the limits of integer types.
const SUSPECTED: [f64; 3] = [9_007_199_254_740_991.0, 2_147_483_648.0, 2_147_483_647.0];

/// The same text with ASCII digits and punctuation instead of wide or typographic ones.
pub(super) fn keyboard(text: &str) -> String {
    let plain = |sign: char| match sign {
        '\u{2212}' | '\u{2013}' | '\u{2010}' | '\u{2011}' | '\u{ff0d}' | '\u{fe63}' => '-',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0).expect("each has an ASCII form"),
        '\u{3000}' => ' ',
        '\u{3001}' => ',',
        '\u{201c}' | '\u{201d}' | '\u{201e}' => '"',
        '\u{2018}' | '\u{2019}' => '\'',
        '\u{feff}' | '\u{200b}' | '\u{200c}' | '\u{200d}' | '\u{2060}' => ' ',
        sign => sign,
    };
    text.chars().map(plain).collect()
}

/// A word as a number.
pub(super) trait AsNumber {
    /// Whether it looks like a number, and so can hardly be a name.
    fn is_numeric(&self) -> bool;
}

impl AsNumber for str {
    fn is_numeric(&self) -> bool {
        self.trim_start_matches(['-', '+', '.']).starts_with(|sign: char| sign.is_ascii_digit())
    }
}

/// The score that a word stands for; none if it is not a number.
///
/// # Errors
/// If it is a number outside the range of scores.
pub(super) fn read(word: &str, notes: &mut Vec<ReadingNote>) -> Result<Option<Score>, FormTrouble> {
    let plain = keyboard(word).to_lowercase();
    let (is_negative, size) = plain.strip_prefix('-').map_or((false, plain.as_str()), |size| (true, size));
    let size = size.strip_prefix('+').unwrap_or(size);
    let signed = |score: Score| Some(if is_negative { score.times(-1) } else { score });
    if is_infinity(size) {
        return Ok(signed(Score::INFINITE));
    }
    if is_greatest(size) {
        notes.push(ReadingNote::Endless { number: word.to_owned() });
        let endless = if LEAST.contains(&size) { Score::INFINITE.times(-1) } else { Score::INFINITE };
        return Ok(signed(endless));
    }
    if let Some((above, below)) = size.split_once('/') {
        return fraction(above, below).map_or(Ok(None), |score| match score {
            Some(score) => Ok(signed(score)),
            None => Err(FormTrouble::new(Problem::Fraction, word)),
        });
    }
    match plain.replace('_', "").parse::<f64>().map(f64::abs) {
        Ok(size) if size.is_finite() && plain.is_numeric() => {
            if ENDLESS <= size || plain.trim_start_matches(['-', '+']) == FIRST_INEXACT {
                notes.push(ReadingNote::Endless { number: word.to_owned() });
                return Ok(signed(Score::INFINITE));
            }
            let score = notation::read_score(&plain.replace('_', ""))
                .map_err(|error| FormTrouble::from_kind(error.kind, word))?;
            if SUSPECTED.contains(&size) {
                notes.push(ReadingNote::Suspected { number: word.to_owned() });
            }
            Ok(Some(score))
        }
        // Beyond all 64-bit floats.
        Ok(size) if size.is_infinite() && plain.is_numeric() => {
            notes.push(ReadingNote::Endless { number: word.to_owned() });
            Ok(signed(Score::INFINITE))
        }
        _ => match notation::read_score(&plain) {
            Ok(score) => Ok(Some(score)),
            Err(error) if error.kind == ParseErrorKind::ScoreTooPrecise => {
                Err(FormTrouble::from_kind(error.kind, word))
            }
            Err(_) => Ok(None),
        },
    }
}

/// Notes scores that other programs use for infinity.
pub(super) fn suspect(score: Score, notes: &mut Vec<ReadingNote>) {
    if SUSPECTED.contains(&score.value().abs()) {
        notes.push(ReadingNote::Suspected { number: score.to_string() });
    }
}

/// Whether a word is W, L or D, which may also be a name.
pub(super) fn is_outcome(word: &str) -> bool {
    ["W", "L", "D", "w", "l", "d"].contains(&word)
}

/// Whether a word, without its sign and in lowercase, is a name of infinity.
pub(super) fn is_infinity(word: &str) -> bool {
    const NAMES: [&str; 16] = [
        "oo",
        "∞",
        "inf",
        "infinity",
        ".inf",
        "\\infty",
        "math.inf",
        "np.inf",
        "numpy.inf",
        "infty",
        "double.positive_infinity",
        "number.positive_infinity",
        "f64::infinity",
        "f32::infinity",
        "math.huge",
        "positive_infinity",
    ];
    NAMES.contains(&word)
}

/// Lowercase names of the smallest numbers of programming languages.
const LEAST: [&str; 11] = [
    "int_min",
    "long_min",
    "integer.min_value",
    "long.min_value",
    "int.minvalue",
    "double.minvalue",
    "number.min_safe_integer",
    "double.negative_infinity",
    "number.negative_infinity",
    "f64::neg_infinity",
    "i32::min",
];

/// Whether a lowercase word is the name of a language's largest or smallest number, which stands for infinity.
pub(super) fn is_greatest(word: &str) -> bool {
    const NAMES: [&str; 15] = [
        "int.maxvalue",
        "double.maxvalue",
        "sys.maxsize",
        "sys.maxint",
        "int_max",
        "long_max",
        "integer.max_value",
        "long.max_value",
        "double.max_value",
        "number.max_value",
        "number.max_safe_integer",
        "dbl_max",
        "flt_max",
        "i32::max",
        "sys.float_info.max",
    ];
    NAMES.contains(&word) || LEAST.contains(&word)
}

/// A fraction as a decimal. The inner option is empty if the decimal does not end, the outer if this is no fraction.
fn fraction(above: &str, below: &str) -> Option<Option<Score>> {
    let [above, below] = [above, below].map(|digits| digits.parse::<u64>().ok());
    let (above, below) = (above?, below.filter(|&below| below != 0)?);
    let exact = (0..=i32::from(Score::MOST_DECIMALS)).find_map(|decimals| {
        let units = u128::from(above) * 10_u128.pow(decimals as u32);
        units
            .is_multiple_of(u128::from(below))
            .then(|| u64::try_from(units / u128::from(below)).ok())?
            .and_then(|units| Score::from_units(units, decimals))
    });
    Some(exact)
}
