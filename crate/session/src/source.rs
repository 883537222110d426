//! The source of a page's tree: a text, as typed, of a tree or of a game whose tree is grown.

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use secateur::onward::is_onward;
use secateur_games::is_game;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The text of a tree. Two sources with the same text give the same tree; a text may be a million characters long, and is never copied.
#[derive(Clone, Eq, PartialOrd, Ord, Debug, TS)]
#[ts(type = "{ text: string }")]
pub struct Source(Rc<str>);

/// Immediate if both share one text in memory, which `Rc<str>` does not check.
impl PartialEq for Source {
    fn eq(&self, other: &Source) -> bool {
        self.is_same(other) || self.0 == other.0
    }
}

/// By its length and its ends: every press looks up the tree of a text, which may be megabytes long.
impl Hash for Source {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        const ENDS: usize = 64;
        let bytes = self.0.as_bytes();
        bytes.len().hash(hasher);
        bytes[..bytes.len().min(ENDS)].hash(hasher);
        bytes[bytes.len().saturating_sub(ENDS)..].hash(hasher);
    }
}

impl Source {
    /// The text itself.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Whether both share one text in memory.
    pub(crate) fn is_same(&self, other: &Source) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }

    /// Whether its tree is grown by the rules of a game.
    pub fn is_game(&self) -> bool {
        is_game(&self.0)
    }

    /// Whether its tree continues from a node of another.
    pub fn is_onward(&self) -> bool {
        is_onward(&self.0)
    }
}

impl From<&str> for Source {
    fn from(text: &str) -> Source {
        Source(text.into())
    }
}

impl From<String> for Source {
    fn from(text: String) -> Source {
        Source(text.into())
    }
}

/// In the page's form.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Source")]
struct SourceObject<Text> {
    text: Text,
}

impl Serialize for Source {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SourceObject { text: &*self.0 }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Source, D::Error> {
        SourceObject::<String>::deserialize(deserializer).map(|written| Source::from(written.text))
    }
}
