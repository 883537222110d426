//! The pieces of the notation: brackets, commas, colons and words, each with its place; and the head of a node.
//!
//! Knows what a score looks like, but nothing of trees.

use std::ops::Range;

use super::ParseErrorKind;
use crate::score::{Player, Score};
use crate::tree::ends_word;

/// One piece of a text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Token<'a> {
    Open(char),
    Close(char),
    Comma,
    Colon,
    Word(&'a str),
    End,
}

/// What stands before a node's children.
pub(super) struct Head<'a> {
    pub name: Option<&'a str>,
    pub player: Option<Player>,
    pub score: Option<(Score, Range<usize>)>,
    /// The score is the outcome of a finished game (W, L, D, ±∞), so the node is a leaf.
    pub is_outcome: bool,
    /// The name of the position that is met again instead.
    pub met_again: Option<(&'a str, Range<usize>)>,
}

/// The tokens of a text, one ahead.
pub(super) struct Tokens<'a> {
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

    /// Where the token ahead stands, in bytes.
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

    /// Reads name, player and score, as far as they are there.
    pub fn head(&mut self) -> Result<Head<'a>, (ParseErrorKind, Range<usize>)> {
        let mut head = Head { name: None, player: None, score: None, is_outcome: false, met_again: None };
        while let Token::Word(word) = self.token {
            let range = self.range();
            self.next();
            if self.token == Token::Colon && head.name.is_none() && head.player.is_none() {
                head.name =
                    Some(unquoted(word).filter(|name| !name.is_empty()).ok_or((ParseErrorKind::BadScore, range))?);
                self.next();
            } else if let Some(name) = word.strip_prefix('@').filter(|name| !name.is_empty() && head.player.is_none()) {
                head.met_again = Some((name, range));
                return Ok(head);
            } else if let Some(player) = player(word).filter(|_| head.player.is_none()) {
                head.player = Some(player);
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

/// What lies between two places of a text where characters begin. An index would say the same, and bring all that tells of a
/// place inside a character: every character that can be printed is known there.
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

/// The score that a word means.
pub(super) fn score(word: &str) -> Result<Score, ParseErrorKind> {
    let word = word.replace('\u{2212}', "-").to_ascii_lowercase();
    match word.as_str() {
        "w" | "inf" | "+inf" | "infinity" | "+infinity" | "∞" | "+∞" => Ok(Score::INFINITE),
        "l" | "-inf" | "-infinity" | "-∞" => Ok(Score::MINUS_INFINITE),
        "d" => decimal("0"),
        _ => decimal(&word),
    }
}

/// A decimal, with an exponent or without. Our scores are whole numbers up to 2^53 of units of at least 10^−15, so one
/// exact division reads them; that takes a tenth of the code and tables of a reader for all floats.
fn decimal(word: &str) -> Result<Score, ParseErrorKind> {
    let bad = ParseErrorKind::BadScore;
    let is_whole = |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let (mantissa, exponent) = word.split_once('e').unwrap_or((word, "0"));
    if !is_whole(exponent.strip_prefix(['+', '-']).unwrap_or(exponent)) {
        return Err(bad);
    }
    let unsigned = mantissa.strip_prefix(['+', '-']).unwrap_or(mantissa);
    let (whole, part) = unsigned.split_once('.').unwrap_or((unsigned, ""));
    let digits = format!("{whole}{part}");
    if !is_whole(&digits) {
        return Err(bad);
    }
    let significant = digits.trim_end_matches('0');
    if significant.is_empty() {
        return Ok(Score::ZERO);
    }
    let too_precise = ParseErrorKind::ScoreTooPrecise;
    let trailing_zeros = (digits.len() - significant.len()) as i64;
    let exponent: i32 = exponent.parse().map_err(|_| too_precise)?;
    let decimals = part.len() as i64 - trailing_zeros - i64::from(exponent);
    let decimals = i32::try_from(decimals).map_err(|_| too_precise)?;
    let units: u64 = significant.parse().map_err(|_| too_precise)?;
    let sign = if mantissa.starts_with('-') { -1 } else { 1 };
    Score::of_units(units, decimals).map(|score| score.times(sign)).ok_or(too_precise)
}

fn player(word: &str) -> Option<Player> {
    [Player::Max, Player::Min].into_iter().find(|player| word.eq_ignore_ascii_case(player.word()))
}

/// A name as pasted from JSON or Python without its quotes; `None` if it starts or ends with a lone quote.
fn unquoted(word: &str) -> Option<&str> {
    ['"', '\'']
        .into_iter()
        .find_map(|quote| word.strip_prefix(quote)?.strip_suffix(quote))
        .or_else(|| (!word.starts_with(['"', '\''])).then_some(word))
        .filter(|name| !name.starts_with(['"', '\'']))
}
