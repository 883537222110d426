//! Random trees: their settings, as typed, and the last tree made. The same settings and seed always give the same text.

use secateur::plain::Plain;
use secateur::random::RandomTree;
use secateur::search::{RequestedSettings, SETTINGS};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::memory::{Memory, most_nodes};
use crate::need::Answer;
use crate::opening::{self, Opening};
use crate::random::{self, RandomFields, RandomProblem};
use crate::source::Source;
use crate::state::State;

/// The settings of random trees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct RandomState {
    /// As typed.
    pub fields: RandomFields,
    /// The last tree that was made.
    #[serde(with = "as_text")]
    #[ts(as = "Option<String>")]
    pub made: Option<Source>,
    /// Its settings; the fields may have changed since.
    #[serde(with = "as_link")]
    #[ts(as = "Option<String>")]
    pub of: Option<RandomTree>,
}

mod as_text {
    use super::*;

    pub fn serialize<S: Serializer>(made: &Option<Source>, serializer: S) -> Result<S::Ok, S::Error> {
        made.as_ref().map(Source::text).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Source>, D::Error> {
        Ok(Option::<String>::deserialize(deserializer)?.map(Source::from))
    }
}

mod as_link {
    use super::*;

    pub fn serialize<S: Serializer>(of: &Option<RandomTree>, serializer: S) -> Result<S::Ok, S::Error> {
        of.as_ref().map(random::written).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<RandomTree>, D::Error> {
        Ok(Option::<String>::deserialize(deserializer)?.and_then(|text| random::read(&text).ok()))
    }
}

impl Default for RandomState {
    fn default() -> RandomState {
        RandomState { fields: RandomFields::from(&random::usual()), made: None, of: None }
    }
}

impl RandomState {
    /// From saved data, which may be anything.
    pub fn from_plain(value: &Plain) -> RandomState {
        RandomState {
            fields: RandomFields::from_plain(value.field("fields")),
            made: value.field("made").text().map(Source::from),
            of: value.field("of").text().and_then(|text| random::read(text).ok()),
        }
    }

    /// Records that a tree was made with these settings.
    pub fn from_tree(of: RandomTree, made: Source) -> RandomState {
        RandomState { fields: RandomFields::from(&of), made: Some(made), of: Some(of) }
    }

    /// A tree's settings, if it is the last one made.
    pub fn tree_for(&self, source: &Source) -> Option<&RandomTree> {
        self.of.as_ref().filter(|_| self.made.as_ref() == Some(source))
    }
}

/// Makes a tree. Window, payoffs and limit of the tree before would make no sense. Invalid settings change nothing.
pub(crate) fn make(state: &mut State, memory: &mut Memory) -> Answer<bool> {
    let Ok(asked) = state.random.fields.tree() else { return Ok(false) };
    let Ok(text) = memory.random(&asked)? else { return Ok(false) };
    let (source, mut settings) = (Source::from(text), state.settings);
    for row in SETTINGS.iter().filter(|row| !row.own) {
        row.copy(&RequestedSettings::default(), &mut settings);
    }
    let fields = state.random.fields.clone();
    state.random = RandomState { fields, ..RandomState::from_tree(asked, source.clone()) };
    opening::open(state, memory, Opening { settings: Some(settings), ..source.into() })?;
    Ok(true)
}

/// The same with the next seed.
pub(crate) fn another(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let next = state.random.fields.seed.trim().parse().unwrap_or(f64::NAN) + 1.0;
    let is_seed = next.fract() == 0.0 && (0.0..(1_u64 << 53) as f64).contains(&next);
    state.random.fields.seed = if is_seed { next } else { 0.0 }.to_string();
    // Invalid settings cannot have made this tree, whatever a link said.
    if !make(state, memory)? {
        state.random.made = None;
    }
    Ok(())
}

/// What the fields would give, as they are typed.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Forecast {
    /// A tree of known size.
    Size {
        /// All of them.
        nodes: usize,
        /// Nodes without children.
        leaves: usize,
    },
    /// A tree of at most this many nodes: a large one is grown only on request.
    AtMost(usize),
    /// No tree: a field is invalid.
    Problem {
        /// The field with the message.
        field: &'static str,
        /// The end of the message's name.
        kind: &'static str,
        /// The field's least value.
        least: i64,
        /// The field's greatest value.
        most: i64,
    },
}

/// What the fields would give.
pub fn forecast(state: &State, memory: &mut Memory) -> Forecast {
    let asked = match state.random.fields.tree() {
        Ok(asked) => asked,
        Err(RandomProblem { field, kind, least, most }) => return Forecast::Problem { field, kind, least, most },
    };
    match memory.random(&asked) {
        Err(_) => Forecast::AtMost(most_nodes(&asked)),
        Ok(Err(kind)) => {
            let field = match kind {
                "too-large" => "depth",
                "too-few-scores" => "high",
                _ => "most",
            };
            Forecast::Problem { field, kind, least: 0, most: 0 }
        }
        Ok(Ok(text)) => {
            let is_digit = |sign: &char| sign.is_ascii_digit();
            let leaves = text.split(|sign: char| !is_digit(&sign)).filter(|number| !number.is_empty()).count();
            Forecast::Size { nodes: leaves + text.matches('(').count(), leaves }
        }
    }
}
