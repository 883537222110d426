//! The pieces of the notation: brackets, commas, colons and words, each with its place; and the head of a node.
//!
//! Knows what a score looks like, but nothing of trees.

use std::ops::Range;

use super::ParseErrorKind;
use crate::score::{Player, Score, Turn};
use crate::tree::{Fraction, MOST_WEIGHT, ends_word};

/// One piece of a text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Token<'a> {
    Open(char),
    Close(char),
    Comma,
    Colon,
    Word(&'a str),
    End,
}

/// Everything before a node's children.
pub(super) struct Head<'a> {
    /// The weight below chance, if given.
    pub weight: Option<PlacedWeight>,
    pub name: Option<&'a str>,
    pub turn: Option<Turn>,
    pub score: Option<(Score, Range<usize>)>,
    /// The score is the outcome of a finished game (W, L, D, ±∞), so the node is a leaf.
    pub is_outcome: bool,
    /// The name of the position to repeat instead.
    pub met_again: Option<(&'a str, Range<usize>)>,
}

/// The tokens of a text, one ahead.
pub(crate) struct Tokens<'a> {
    text: &'a str,
    token: Token<'a>,
    range: Range<usize>,
}

impl<'a> Tokens<'a> {
    pub fn new(text: &'a str) -> Tokens<'a> {
        let mut tokens = Tokens { text, token: Token::End, range: 0..0 };
        tokens.next();
        tokens
    }

    pub fn peek(&self) -> Token<'a> {
        self.token
    }

    /// The place of the next token, in bytes.
    pub fn range(&self) -> Range<usize> {
        self.range.clone()
    }

    /// The end of the text without trailing white space.
    pub fn text_end(&self) -> usize {
        self.text.trim_end().len()
    }

    pub fn next(&mut self) {
        let rest = piece(self.text, self.range.end..self.text.len()).trim_start();
        let start = self.text.len() - rest.len();
        let Some(first) = rest.chars().next() else {
            self.token = Token::End;
            self.range = self.text_end()..self.text_end();
            return;
        };
        let mut length = first.len_utf8();
        self.token = match first {
            '(' | '[' | '{' => Token::Open(first),
            ')' | ']' | '}' => Token::Close(first),
            ',' => Token::Comma,
            ':' => Token::Colon,
            _ => {
                length = rest.find(ends_word).unwrap_or(rest.len());
                Token::Word(piece(rest, 0..length))
            }
        };
        self.range = start..start + length;
    }

    /// Reads weight, name, player and score, if present; a weight only below chance.
    pub(super) fn head(&mut self, is_up_to_chance: bool) -> Result<Head<'a>, (ParseErrorKind, Range<usize>)> {
        let mut head = Head { weight: None, name: None, turn: None, score: None, is_outcome: false, met_again: None };
        while let Token::Word(word) = self.token {
            let range = self.range();
            self.next();
            let may_be_named = self.token == Token::Colon && head.name.is_none() && head.turn.is_none();
            if may_be_named && is_up_to_chance && head.weight.is_none() && is_like_weight(word) {
                head.weight = Some((weight(word).map_err(|kind| (kind, range.clone()))?, range));
                self.next();
            } else if may_be_named {
                head.name =
                    Some(unquoted(word).filter(|name| !name.is_empty()).ok_or((ParseErrorKind::BadScore, range))?);
                self.next();
            } else if let Some(name) = word.strip_prefix('@').filter(|name| !name.is_empty() && head.turn.is_none()) {
                head.met_again = Some((name, range));
                return Ok(head);
            } else if let Some(turn) = turn(word).filter(|_| head.turn.is_none()) {
                head.turn = Some(turn);
            } else {
                let score = score(word).map_err(|kind| (kind, range.clone()))?;
                head.is_outcome = !score.is_finite() || word.eq_ignore_ascii_case("d");
                head.score = Some((score, range));
                return Ok(head);
            }
        }
        Ok(head)
    }
}

/// The text between two character boundaries. Plain indexing would pull in the panic message for a place inside a character, with a table
/// of all printable characters.
pub(super) fn piece(text: &str, range: Range<usize>) -> &str {
    text.get(range).expect("a piece has whole characters")
}

/// The bracket that closes `opening`.
pub(super) fn closing(opening: char) -> char {
    match opening {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}

/// The score that a word stands for.
pub(super) fn score(word: &str) -> Result<Score, ParseErrorKind> {
    let word = plain(word);
    match word.as_str() {
        "w" | "inf" | "+inf" | "infinity" | "+infinity" | "∞" | "+∞" => Ok(Score::INFINITE),
        "l" | "-inf" | "-infinity" | "-∞" => Ok(Score::MINUS_INFINITE),
        "d" => Ok(Score::ZERO),
        _ => {
            let Decimal { units, decimals, .. } = decimal(&word)?;
            let size = Score::from_units(units.unsigned_abs(), decimals).ok_or(ParseErrorKind::ScoreTooPrecise)?;
            Ok(if units < 0 { size.times(-1) } else { size })
        }
    }
}

/// A word in keyboard characters.
pub(super) fn plain(word: &str) -> String {
    word.chars().map(|sign| if sign == '\u{2212}' { '-' } else { sign.to_ascii_lowercase() }).collect()
}

/// A whole number of `units` of 10^−`decimals`, with no more decimals than it needs.
pub(super) struct Decimal {
    pub units: i64,
    pub decimals: i32,
    /// The number of written decimals, with trailing zeros.
    pub written: i32,
}

/// Maximum number of digits after a decimal comma: to many, three make a thousand.
pub(super) const MOST_BEHIND_COMMA: i32 = 2;

/// A plain decimal, with or without an exponent. Our scores are whole numbers up to 2^53 of units of at least 10^−15, so one exact division
/// reads them, in a tenth of the code and tables of a general float reader. No word in a tree has a comma; in a text that stands alone, it
/// is a decimal comma.
pub(super) fn decimal(word: &str) -> Result<Decimal, ParseErrorKind> {
    let bad = ParseErrorKind::BadScore;
    let is_whole = |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let (mantissa, exponent) = parted(word, b"e").unwrap_or((word, "0"));
    if !is_whole(exponent.strip_prefix(['+', '-']).unwrap_or(exponent)) {
        return Err(bad);
    }
    let unsigned = mantissa.strip_prefix(['+', '-']).unwrap_or(mantissa);
    let (whole, part) = parted(unsigned, b".,").unwrap_or((unsigned, ""));
    let digits = format!("{whole}{part}");
    let is_list =
        parted(word, b",").is_some() && (mantissa != word || !(1..=MOST_BEHIND_COMMA).contains(&(part.len() as i32)));
    if is_list || !is_whole(&digits) {
        return Err(bad);
    }
    let significant = digits.trim_end_matches('0');
    let part = part.len() as i32;
    if significant.is_empty() {
        return Ok(Decimal { units: 0, decimals: 0, written: part });
    }
    let too_precise = |_| ParseErrorKind::ScoreTooPrecise;
    let exponent: i32 = exponent.parse().map_err(too_precise)?;
    let units: i64 = significant.parse().map_err(too_precise)?;
    // Far beyond the exact range, a bit more makes no difference.
    let written = part.saturating_sub(exponent);
    let trailing_zeros = (digits.len() - significant.len()) as i32;
    let units = if mantissa.starts_with('-') { -units } else { units };
    Ok(Decimal { units, decimals: written.saturating_sub(trailing_zeros), written })
}

/// The text on both sides of the first of these characters. Not inlined: the page's first load pays for each copy.
#[inline(never)]
pub(super) fn parted<'a>(word: &'a str, signs: &[u8]) -> Option<(&'a str, &'a str)> {
    let at = word.bytes().position(|byte| signs.contains(&byte))?;
    Some((piece(word, 0..at), piece(word, at + 1..word.len())))
}

/// The player that a word stands for.
pub(crate) fn turn(word: &str) -> Option<Turn> {
    [Turn::Max, Turn::Min, Turn::Chance].into_iter().find(|turn| word.eq_ignore_ascii_case(turn.word()))
}

pub(super) fn player(word: &str) -> Option<Player> {
    turn(word).and_then(Turn::player)
}

/// A weight below chance, as written.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Weight {
    /// A whole number: a share of the sum of all of them.
    Share(u64),
    /// A decimal or a fraction: a part of 1.
    Part(Fraction),
}

/// A weight, and where it stands.
pub(crate) type PlacedWeight = (Weight, Range<usize>);

impl Weight {
    /// The same as a fraction.
    pub fn fraction(self) -> Fraction {
        match self {
            Weight::Share(share) => Fraction::new(share.into(), 1).expect("it was read as a weight"),
            Weight::Part(part) => part,
        }
    }
}

/// Whether a word before a colon can only be a weight if it is below chance.
pub(super) fn is_like_weight(word: &str) -> bool {
    let unsigned = word.strip_prefix(['+', '-', '\u{2212}']).unwrap_or(word);
    let is_part = |sign: char| sign.is_ascii_digit() || matches!(sign, '.' | '/');
    unsigned.chars().all(is_part) && unsigned.contains(|sign: char| sign.is_ascii_digit())
}

/// The probability that a word stands for, if it is a number that can be one.
pub(crate) fn likelihood(word: &str) -> Option<Weight> {
    let weight = Some(word).filter(|word| is_like_weight(word)).map(weight)?.ok()?;
    Some(Weight::Part(weight.fraction()))
}

/// The weight that such a word stands for.
pub(super) fn weight(word: &str) -> Result<Weight, ParseErrorKind> {
    let word = plain(word);
    let unsigned = word.strip_prefix(['+', '-']).unwrap_or(&word);
    let weight = match parted(unsigned, b"/") {
        Some((over, under)) => {
            let (over, under) = (digits(over)?, digits(under)?);
            let fraction = Fraction::new(over.into(), under.into());
            Weight::Part(fraction.filter(|_| under != 0).ok_or(ParseErrorKind::BadWeight)?)
        }
        None => match parted(unsigned, b".") {
            Some((whole, part)) => {
                let part = part.trim_end_matches('0');
                let units = digits(&format!("0{whole}{part}"))?;
                let under = 10_u128.checked_pow(part.len() as u32).ok_or(ParseErrorKind::WeightTooPrecise)?;
                Weight::Part(Fraction::new(units.into(), under).ok_or(ParseErrorKind::WeightTooPrecise)?)
            }
            None => Weight::Share(digits(unsigned)?),
        },
    };
    let is_positive = !word.starts_with('-') && weight.fraction() != Fraction::ZERO;
    if is_positive { Ok(weight) } else { Err(ParseErrorKind::NoWeight) }
}

/// A whole number within the limit of weights.
fn digits(word: &str) -> Result<u64, ParseErrorKind> {
    let significant = word.trim_start_matches('0');
    match significant.parse() {
        Ok(number) if number <= MOST_WEIGHT => Ok(number),
        _ if word.is_empty() || !word.bytes().all(|digit| digit.is_ascii_digit()) => Err(ParseErrorKind::BadWeight),
        _ if significant.is_empty() => Ok(0),
        _ => Err(ParseErrorKind::WeightTooPrecise),
    }
}

/// A name from JSON or Python without its quotes; `None` if only one end is quoted.
fn unquoted(word: &str) -> Option<&str> {
    ['"', '\'']
        .into_iter()
        .find_map(|quote| word.strip_prefix(quote)?.strip_suffix(quote))
        .or_else(|| (!word.starts_with(['"', '\''])).then_some(word))
        .filter(|name| !name.starts_with(['"', '\'']))
}
