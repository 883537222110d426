//! The pieces of the notation: brackets, commas, colons and words, each with its place; and the head of a node.
//!
//! Knows what a score looks like, but nothing of trees.

use std::ops::Range;

use super::ParseErrorKind;
use crate::score::{Player, Score};

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
}

/// The tokens of a text, one ahead.
pub(super) struct Tokens<'a> {
    text: &'a str,
    token: Token<'a>,
    range: Range<usize>,
}

impl<'a> Tokens<'a> {
    pub fn new(text: &'a str) -> Tokens<'a> {
        let mut tokens = Tokens {
            text,
            token: Token::End,
            range: 0..0,
        };
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
        let rest = self.text[self.range.end..].trim_start();
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
                length = rest
                    .find(|c: char| c.is_whitespace() || "()[]{},:".contains(c))
                    .unwrap_or(rest.len());
                Token::Word(&rest[..length])
            }
        };
        self.range = start..start + length;
    }

    /// Reads name, player and score, as far as they are there.
    pub fn head(&mut self) -> Result<Head<'a>, (ParseErrorKind, Range<usize>)> {
        let mut head = Head {
            name: None,
            player: None,
            score: None,
            is_outcome: false,
        };
        while let Token::Word(word) = self.token {
            let range = self.range();
            self.next();
            if self.token == Token::Colon && head.name.is_none() && head.player.is_none() {
                head.name = Some(
                    unquoted(word)
                        .filter(|name| !name.is_empty())
                        .ok_or((ParseErrorKind::BadScore, range))?,
                );
                self.next();
            } else if let Some(player) = player(word).filter(|_| head.player.is_none()) {
                head.player = Some(player);
            } else {
                let score = score(word).ok_or((ParseErrorKind::BadScore, range.clone()))?;
                head.is_outcome = !score.is_finite() || word.eq_ignore_ascii_case("d");
                head.score = Some((score, range));
                return Ok(head);
            }
        }
        Ok(head)
    }
}

/// The bracket that closes `opening`.
pub(super) fn closing(opening: char) -> char {
    match opening {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}

/// The score that a word means, however large or precise.
pub(super) fn score(word: &str) -> Option<Score> {
    let word = word.replace('\u{2212}', "-");
    match word.to_ascii_lowercase().as_str() {
        "w" | "inf" | "+inf" | "infinity" | "+infinity" | "∞" | "+∞" => Some(Score::INFINITE),
        "l" | "-inf" | "-infinity" | "-∞" => Some(Score::MINUS_INFINITE),
        "d" => Score::new(0.0),
        // Only digits from here on: Rust would also read "nan" and other spellings of infinity.
        decimal if decimal.contains(|c: char| c.is_ascii_digit()) => decimal
            .parse()
            .ok()
            .and_then(Score::new)
            .filter(|score| score.is_finite()),
        _ => None,
    }
}

fn player(word: &str) -> Option<Player> {
    [Player::Max, Player::Min]
        .into_iter()
        .find(|player| word.eq_ignore_ascii_case(player.word()))
}

/// A name as pasted from JSON or Python without its quotes; `None` if it starts or ends with a lone quote.
fn unquoted(word: &str) -> Option<&str> {
    ['"', '\'']
        .into_iter()
        .find_map(|quote| word.strip_prefix(quote)?.strip_suffix(quote))
        .or_else(|| (!word.starts_with(['"', '\''])).then_some(word))
        .filter(|name| !name.starts_with(['"', '\'']))
}
