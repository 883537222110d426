//! A call that would block the page for too long returns what has to be computed first, elsewhere.

use secateur::random::RandomTree;
use secateur::search::RequestedSettings;
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::marking::ScoreRequest;
use crate::random;
use crate::source::Source;

/// An answer, or what has to be computed before.
pub type Answer<T> = Result<T, Box<Need>>;

/// What has to be computed.
#[derive(Clone, PartialEq, Debug)]
pub enum Need {
    /// How a source reads, and a search on it.
    Reading {
        /// The text.
        source: Source,
        /// For the search, if there is one.
        settings: Option<RequestedSettings>,
        /// Whether the tree is known already.
        is_read: bool,
    },
    /// The text of a random tree.
    Random(RandomTree),
    /// Scores with which certain branches are cut off.
    Scores(ScoreRequest),
}

/// As the page passes it to its worker.
impl Serialize for Need {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Need::Reading { source, settings, is_read } => {
                let mut fields = serializer.serialize_struct("Need", 3)?;
                fields.serialize_field("source", source)?;
                fields.serialize_field("settings", settings)?;
                fields.serialize_field("isRead", is_read)?;
                fields.end()
            }
            Need::Random(asked) => {
                let mut fields = serializer.serialize_struct("Need", 1)?;
                fields.serialize_field("asked", &random::written(asked))?;
                fields.end()
            }
            Need::Scores(sought) => sought.serialize(serializer),
        }
    }
}

/// How much is computed at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// Characters of a text to read.
    pub characters: usize,
    /// Events and visits of a run together.
    pub recorded: Option<usize>,
    /// Nodes of a random tree.
    pub nodes: usize,
    /// Nodes of a game's tree.
    pub grown: Option<usize>,
}

impl Patience {
    /// Limits within which the page is not blocked noticeably.
    pub const QUICK: Patience =
        Patience { characters: 100_000, recorded: Some(200_000), nodes: 30_000, grown: Some(10_000) };
    /// No limits.
    pub const ENDLESS: Patience = Patience { characters: usize::MAX, recorded: None, nodes: usize::MAX, grown: None };
}
