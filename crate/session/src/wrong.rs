//! Why a text cannot be read, as shown beside the text.

use std::borrow::Cow;
use std::ops::Range;

use secateur::notation::ParseError;
use secateur_games::StagedGameError;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ReadError {
    /// The end of the name of its message, `error-…`.
    pub kind: Cow<'static, str>,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// Where the offending piece begins, in UTF-16 units, as in scripts.
    pub offset: usize,
    /// Its length, in the same units.
    pub length: usize,
    /// The piece itself, if any; or the actual sum of weights.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub found: Option<String>,
    /// The limit that was exceeded, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub limit: Option<usize>,
    /// For a game: the wrong field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub field: Option<Cow<'static, str>>,
}

impl ReadError {
    /// Why a text is not a tree or a score.
    pub fn from_parse_error(error: &ParseError, text: &str) -> ReadError {
        let (line, column) = (error.line, error.column);
        let there = ReadError::at(error.kind.id(), error.kind.limit(), error.range.clone(), text);
        let found = error.kind.sum().map(|sum| sum.to_string()).or(there.found);
        ReadError { line, column, found, ..there }
    }

    /// Why a text is not a game.
    pub fn from_game_error(error: &StagedGameError, text: &str) -> ReadError {
        let refused = ReadError::at(error.reason.id(), error.reason.limit(), error.at.clone(), text);
        ReadError { field: Some(error.field.id().into()), ..refused }
    }

    /// An error at bytes of a text of one line.
    pub fn at(kind: &'static str, limit: Option<usize>, at: Range<usize>, text: &str) -> ReadError {
        let before = text.get(..at.start).unwrap_or_default();
        let found = text.get(at).filter(|found| !found.is_empty());
        let utf16 = |text: &str| text.encode_utf16().count();
        ReadError {
            kind: kind.into(),
            line: 1,
            column: before.chars().count() + 1,
            offset: utf16(before),
            length: found.map_or(0, utf16),
            found: found.map(str::to_owned),
            limit,
            field: None,
        }
    }

    /// An error in the whole of the typed text.
    pub(crate) fn whole(kind: &'static str, limit: Option<usize>, typed: &str) -> ReadError {
        ReadError::at(kind, limit, 0..typed.len(), typed)
    }
}
