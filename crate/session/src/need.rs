//! What takes longer than a page may stand still is answered with what has to be found out first, elsewhere.

use secateur::random::RandomTree;
use secateur::search::RequestedSettings;
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::marking::ScoreRequest;
use crate::random;
use crate::source::Source;

/// What was asked, or what has to be found out before.
pub type Answer<T> = Result<T, Box<Need>>;

/// What is to be found out.
#[derive(Clone, PartialEq, Debug)]
pub enum Need {
    /// What a source reads as, and what a search does on it.
    Reading {
        /// The text.
        source: Source,
        /// Of the search, if one is asked for.
        settings: Option<RequestedSettings>,
        /// Whether the tree is known already.
        is_read: bool,
    },
    /// The text of a random tree.
    Random(RandomTree),
    /// Scores with which certain branches are cut off.
    Scores(ScoreRequest),
}

/// As the page hands it to its worker.
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

/// How much is done at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// Characters of a text that is read.
    pub characters: usize,
    /// Events and visits of a run together.
    pub recorded: Option<usize>,
    /// Nodes of a random tree.
    pub nodes: usize,
    /// Nodes of a game's tree.
    pub grown: Option<usize>,
}

impl Patience {
    /// What takes no longer than a page may stand still.
    pub const QUICK: Patience =
        Patience { characters: 100_000, recorded: Some(200_000), nodes: 30_000, grown: Some(10_000) };
    /// As long as it takes.
    pub const ENDLESS: Patience = Patience { characters: usize::MAX, recorded: None, nodes: usize::MAX, grown: None };
}
