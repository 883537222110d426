//! Nested data as programming languages write it: lists in any brackets, dictionaries, calls, strings, numbers and words. It knows no
//! trees.
//!
//! Python, JSON, JavaScript, Lisp, Mathematica, C, MATLAB, R, Scala and Prolog differ in brackets, separators and quotes, so one
//! reader takes them all.

use super::{FormTrouble, MOST_LEVELS, Problem};
use crate::notation::ParseErrorKind;

/// A piece of data.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum DataValue {
    /// A string in quotes.
    Text(String),
    /// A number, or a word without quotes.
    Word(String),
    List(List),
    /// In order, each value with its key.
    Dict(Vec<(String, DataValue)>),
    /// `head(…)` or `head[…]`.
    Call(String, Box<List>),
}

/// The content of a pair of brackets.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct List {
    /// The opening bracket.
    pub open: char,
    pub items: Vec<DataValue>,
    /// Items with a key, as `children=[…]`.
    pub keyed: Vec<(String, DataValue)>,
    pub has_commas: bool,
}

impl List {
    pub fn is_square(&self) -> bool {
        self.open == '['
    }
}

impl DataValue {
    /// The word or string that this is.
    pub fn word(&self) -> Option<&str> {
        match self {
            DataValue::Text(word) | DataValue::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Whether this is a null value.
    pub fn is_nothing(&self) -> bool {
        let is_none = |word: &str| ["null", "none", "nil", "undefined", "unset", "nan", ""].contains(&word);
        self.word().is_some_and(|word| is_none(&word.to_lowercase()))
            || matches!(self, DataValue::List(list) if list.items.is_empty() && list.keyed.is_empty())
    }
}

/// Reads one piece of data, which is the whole text.
pub(super) fn read(text: &str) -> Result<DataValue, FormTrouble> {
    let mut reader = ValueReader { text, at: 0, levels: 0 };
    let value = reader.value()?;
    reader.skip_space();
    if reader.at < text.len() { Err(reader.trouble(ParseErrorKind::TrailingText)) } else { Ok(value) }
}

struct ValueReader<'a> {
    text: &'a str,
    at: usize,
    levels: usize,
}

impl ValueReader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn take(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    fn trouble(&self, kind: ParseErrorKind) -> FormTrouble {
        let next = self.rest().split(char::is_whitespace).next().unwrap_or_default();
        FormTrouble { kind, piece: next.chars().take(12).collect(), at: Some(self.at) }
    }

    /// Blanks and comments.
    fn skip_space(&mut self) {
        loop {
            let rest = self.rest();
            let blank = rest.len() - rest.trim_start().len();
            self.at += blank;
            let rest = self.rest();
            if rest.starts_with('#') || rest.starts_with("//") || rest.starts_with(";;") {
                self.at += rest.find('\n').unwrap_or(rest.len());
            } else if rest.starts_with("/*") {
                self.at += rest.find("*/").map_or(rest.len(), |end| end + 2);
            } else if blank == 0 {
                return;
            }
        }
    }

    fn value(&mut self) -> Result<DataValue, FormTrouble> {
        self.skip_space();
        match self.peek() {
            Some(open @ ('(' | '[' | '{')) => self.brackets(open),
            Some(quote @ ('"' | '\'')) if self.is_string(quote) => self.string(quote).map(DataValue::Text),
            // Lisp.
            Some('\'' | '`') => {
                self.take();
                self.value()
            }
            // A Clojure keyword.
            Some(':') if self.rest()[1..].starts_with(char::is_alphabetic) => {
                self.take();
                self.word()
            }
            Some(')' | ']' | '}' | ',' | ':' | ';') | None => Err(self.trouble(match self.peek() {
                None => ParseErrorKind::UnexpectedEnd,
                _ => ParseErrorKind::UnexpectedCharacter,
            })),
            Some(_) => self.word(),
        }
    }

    /// Whether a quote begins a string: in Lisp it stands before a bracket or a word, unclosed.
    fn is_string(&self, quote: char) -> bool {
        let rest = &self.rest()[1..];
        !rest.starts_with(['(', '[']) && rest.contains(quote)
    }

    fn string(&mut self, quote: char) -> Result<String, FormTrouble> {
        let start = self.at;
        self.take();
        let mut string = String::new();
        while let Some(sign) = self.peek() {
            self.take();
            match sign {
                _ if sign == quote => return Ok(string),
                '\\' => self.escaped(&mut string),
                _ => string.push(sign),
            }
        }
        self.at = start;
        Err(self.trouble(ParseErrorKind::Unclosed))
    }

    fn escaped(&mut self, string: &mut String) {
        let Some(sign) = self.peek() else { return };
        self.take();
        match sign {
            'n' | 'r' | 't' => string.push(' '),
            'u' => {
                let mut unit = || {
                    let digits = self.text.get(self.at..self.at + 4)?;
                    let unit = u16::from_str_radix(digits, 16).ok()?;
                    self.at += 4;
                    Some(unit)
                };
                let mut units: Vec<u16> = unit().into_iter().collect();
                if units.first().is_some_and(|unit| (0xd800..0xdc00).contains(unit)) && self.rest().starts_with("\\u") {
                    self.at += 2;
                    let digits =
                        self.text.get(self.at..self.at + 4).and_then(|digits| u16::from_str_radix(digits, 16).ok());
                    if let Some(low) = digits {
                        self.at += 4;
                        units.push(low);
                    }
                }
                string.push_str(&String::from_utf16_lossy(&units));
            }
            // A TeX command, as $\Delta$.
            sign if sign.is_alphabetic() => string.extend(['\\', sign]),
            sign => string.push(sign),
        }
    }

    fn word(&mut self) -> Result<DataValue, FormTrouble> {
        let ends = |sign: char| {
            sign.is_whitespace() || matches!(sign, '(' | ')' | '[' | ']' | '{' | '}' | ',' | ':' | ';' | '"' | '=')
        };
        let mut length = self.rest().find(ends).unwrap_or(self.rest().len());
        // A path, as f64::INFINITY.
        if self.rest()[length..].starts_with("::") {
            let after = &self.rest()[length + 2..];
            length += 2 + after.find(ends).unwrap_or(after.len());
        }
        if length == 0 {
            return Err(self.trouble(ParseErrorKind::UnexpectedCharacter));
        }
        let word = self.rest()[..length].to_owned();
        // TeX mathematics and templates, of which only a part would be read.
        if word.contains('$') {
            return Err(self.trouble(ParseErrorKind::BadScore));
        }
        self.at += length;
        match self.peek() {
            Some(open @ ('(' | '[')) if is_head(&word) => {
                let DataValue::List(list) = self.brackets(open)? else {
                    return Err(self.trouble(ParseErrorKind::BadScore));
                };
                // A numeric type, as np.int64(3).
                let kind = word.trim_start_matches('-').rsplit('.').next().unwrap_or_default();
                let kind = kind.trim_end_matches(|sign: char| sign.is_ascii_digit());
                if ["int", "uint", "float"].contains(&kind)
                    && let [DataValue::Word(number)] = list.items.as_slice()
                    && number.starts_with(|sign: char| sign == '-' || sign.is_ascii_digit())
                    && !word.starts_with('-')
                {
                    return Ok(DataValue::Word(number.clone()));
                }
                if word.to_lowercase().trim_start_matches('-') == "float"
                    && let [DataValue::Text(number)] = list.items.as_slice()
                {
                    let sign = if word.starts_with('-') { "-" } else { "" };
                    return Ok(DataValue::Word(format!("{sign}{number}").replace("--", "")));
                }
                Ok(DataValue::Call(word, Box::new(list)))
            }
            _ => Ok(DataValue::Word(word)),
        }
    }

    fn brackets(&mut self, open: char) -> Result<DataValue, FormTrouble> {
        let start = self.at;
        self.levels += 1;
        if MOST_LEVELS < self.levels {
            return Err(self.trouble(ParseErrorKind::TooDeep));
        }
        self.take();
        let mut rows: Vec<DataValue> = Vec::new();
        let mut list = List { open, items: Vec::new(), keyed: Vec::new(), has_commas: false };
        loop {
            self.skip_space();
            match self.peek() {
                None => {
                    self.at = start;
                    return Err(self.trouble(ParseErrorKind::Unclosed));
                }
                Some(close @ (')' | ']' | '}')) => {
                    if close != closing(open) {
                        return Err(self.trouble(ParseErrorKind::MismatchedBracket));
                    }
                    self.take();
                    break;
                }
                Some(',') => {
                    list.has_commas = true;
                    self.take();
                    self.skip_space();
                    if self.peek() == Some(',') {
                        return Err(self.trouble(ParseErrorKind::UnexpectedCharacter));
                    }
                }
                // Lisp: a pair.
                Some('.') if open == '(' && self.rest()[1..].starts_with(char::is_whitespace) => self.take(),
                // MATLAB: a row ends.
                Some(';') if open != '(' => {
                    self.take();
                    rows.push(row(open, std::mem::take(&mut list.items)));
                }
                Some(_) => self.item(&mut list)?,
            }
        }
        self.levels -= 1;
        if !rows.is_empty() {
            if !list.items.is_empty() {
                rows.push(row(open, list.items));
            }
            // A column, or what semicolons separate elsewhere.
            let is_column = rows.iter().all(|row| matches!(row, DataValue::List(row) if row.items.len() == 1));
            let only = |row: DataValue| match row {
                DataValue::List(mut row) => row.items.remove(0),
                other => other,
            };
            list.items = if is_column { rows.into_iter().map(only).collect() } else { rows };
        }
        let is_dict = open == '{' && list.items.is_empty() && !list.keyed.is_empty();
        Ok(if is_dict { DataValue::Dict(list.keyed) } else { DataValue::List(list) })
    }

    /// A value, or a key and a value.
    fn item(&mut self, list: &mut List) -> Result<(), FormTrouble> {
        let is_keyword = list.open == '{' && self.peek() == Some(':');
        let value = self.value()?;
        self.skip_space();
        let is_before_value = is_keyword && !self.rest().starts_with([',', '}', '=', ':', '-']);
        let arrows = ["=>", "->", ":", "="].into_iter();
        let arrow =
            if is_before_value { Some("") } else { arrows.into_iter().find(|&arrow| self.rest().starts_with(arrow)) };
        match (arrow, value.word()) {
            (Some(arrow), Some(key)) => {
                let key = key.to_owned();
                self.at += arrow.len();
                let value = self.value()?;
                list.keyed.push((key, value));
            }
            (Some(_), None) => return Err(self.trouble(ParseErrorKind::UnexpectedCharacter)),
            (None, _) => list.items.push(value),
        }
        if !list.keyed.is_empty() && list.open == '{' && !list.items.is_empty() {
            return Err(FormTrouble::new(Problem::Label, list.items[0].word().unwrap_or_default()));
        }
        Ok(())
    }
}

fn row(open: char, items: Vec<DataValue>) -> DataValue {
    DataValue::List(List { open, items, keyed: Vec::new(), has_commas: true })
}

fn is_head(word: &str) -> bool {
    let word = word.strip_prefix(['-', '!']).unwrap_or(word);
    word.starts_with(|sign: char| sign.is_alphabetic() || sign == '_')
}

fn closing(open: char) -> char {
    match open {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}
