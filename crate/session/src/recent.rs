//! The user's recent trees, newest first and limited in number. A tree is added when another replaces it.

use secateur::plain::Plain;
use secateur::search::RequestedSettings;
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::action::Action;
use crate::saved_state;
use crate::source::Source;
use crate::state::State;

/// Maximum number of trees.
const MOST_TREES: usize = 12;
/// Maximum size of all of them, in bytes.
const MOST_BYTES: usize = 1_500_000;

/// A tree of the user's own.
#[derive(Clone, PartialEq, Debug)]
pub struct Recent {
    /// Its text.
    pub source: Source,
    /// How it was searched.
    pub settings: RequestedSettings,
}

/// In JSON.
impl Serialize for Recent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Recent", 3)?;
        fields.serialize_field("tree", self.source.text())?;
        fields.serialize_field("settings", &saved_state::JsonSettings(&self.settings))?;
        fields.serialize_field("step", &0)?;
        fields.end()
    }
}

impl Recent {
    /// From saved data, which may be anything.
    pub fn from_plain(value: &Plain) -> Option<Recent> {
        let source = Source::from(value.field("tree").text()?);
        Some(Recent { source, settings: saved_state::settings(value.field("settings"), &RequestedSettings::default()) })
    }
}

/// Adds the tree that another one replaces, unless it comes from elsewhere and can be found there.
pub(crate) fn remember(before: &State, state: &mut State, action: &Action) {
    let replaces = action.brings_tree() && !matches!(action, Action::AnotherRandom);
    if replaces && state.shown.source != before.shown.source && before.example.is_none() && before.claim.is_none() {
        add(&mut state.recent, Recent { source: before.shown.source.clone(), settings: before.settings });
    }
}

/// Adds a tree.
pub fn add(recent: &mut Vec<Recent>, tree: Recent) {
    recent.retain(|other| other.source != tree.source);
    recent.insert(0, tree);
    recent.truncate(MOST_TREES);
    let mut bytes = 0;
    recent.retain(|tree| {
        let all = bytes + tree.source.text().len();
        let fits = all <= MOST_BYTES;
        if fits {
            bytes = all;
        }
        fits
    });
}
