//! Runs that are compared side by side: their own settings, as text. Window, payoffs and limit belong to the tree.

use secateur::named;
use secateur::plain::Plain;
use secateur::search::{RequestedSettings, SETTINGS, Setting, SettingKind};
use serde::ser::{SerializeSeq, Serializer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The minimum number of runs.
pub const FEWEST: usize = 2;
/// The maximum number of runs.
pub const MOST: usize = 4;

named! {
    /// What all runs do together in one step.
    #[derive(Default, Serialize, Deserialize, TS)]
    #[serde(rename_all = "lowercase")]
    Pace {
        /// Each evaluates a leaf.
        #[default]
        Leaf = "leaf",
        /// Each advances by an event.
        Event = "event",
        /// Each goes to its end.
        End = "end",
    }
}

/// Runs of one tree, side by side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Race {
    /// Two to four; settings that are not their own have defaults.
    #[serde(serialize_with = "owned")]
    #[ts(type = "Runner[]")]
    pub runs: Vec<RequestedSettings>,
    /// What a step is.
    pub by: Pace,
    /// The number of those steps; past the end of the longest run means its end.
    pub at: u32,
    /// Whether they are shown.
    pub is_open: bool,
}

fn own() -> impl Iterator<Item = &'static Setting> {
    SETTINGS.iter().filter(|row| row.own)
}

/// Each run's own settings.
fn owned<S: Serializer>(runs: &[RequestedSettings], serializer: S) -> Result<S::Ok, S::Error> {
    struct Own<'a>(&'a RequestedSettings);
    impl Serialize for Own<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map(own().map(|row| (row.id, row.value_in(self.0))))
        }
    }
    let mut list = serializer.serialize_seq(Some(runs.len()))?;
    runs.iter().try_for_each(|run| list.serialize_element(&Own(run)))?;
    list.end()
}

/// Runs as in links: `alpha-beta,past-bound;mtd-f,guess=3`. Rules are recognised by their ids alone.
pub fn written(runs: &[RequestedSettings]) -> String {
    runs.iter().map(written_run).collect::<Vec<_>>().join(";")
}

fn written_run(run: &RequestedSettings) -> String {
    let said = own().skip(1).filter(|row| !row.is_plain(run));
    let (mut rules, others): (Vec<_>, Vec<_>) = said.partition(|row| row.kind == SettingKind::Rule);
    // In links, the return rule has always come before the cut rule.
    rules.sort_by_key(|row| row.id != "returns");
    let words = rules.into_iter().map(|row| row.value_in(run).text());
    let fields = others.into_iter().map(|row| format!("{}={}", row.id, row.value_in(run).text()));
    let all: Vec<String> = [run.algorithm.id.to_owned()].into_iter().chain(words).chain(fields).collect();
    all.join(",")
}

/// Reads such runs; none if any piece is invalid.
///
/// ```
/// use secateur_session::race;
/// let runs = race::read(" alpha-beta , past-bound;mtd-f,guess=3").unwrap();
/// assert_eq!(race::written(&runs), "alpha-beta,past-bound;mtd-f,guess=3");
/// assert!(race::read("alpha-beta").is_none());
/// ```
pub fn read(text: &str) -> Option<Vec<RequestedSettings>> {
    let runs: Vec<RequestedSettings> = text.split(';').map(read_run).collect::<Option<_>>()?;
    (FEWEST..=MOST).contains(&runs.len()).then_some(runs)
}

fn read_run(text: &str) -> Option<RequestedSettings> {
    let mut run = RequestedSettings::default();
    let mut seen = Vec::new();
    for (at, piece) in text.split(',').map(str::trim).enumerate() {
        let (row, value) = if at == 0 { (&SETTINGS[0], piece) } else { named(piece)? };
        if seen.contains(&row.id) {
            return None;
        }
        seen.push(row.id);
        row.read(value, &mut run)?;
    }
    Some(run)
}

/// The setting of a piece, and its value.
fn named(piece: &str) -> Option<(&'static Setting, &str)> {
    let rule = own().find(|row| row.kind == SettingKind::Rule && (row.choices)().contains(&piece));
    rule.map(|row| (row, piece)).or_else(|| {
        let (name, value) = piece.split_once('=')?;
        let is_named =
            |row: &&Setting| row.id == name && !matches!(row.kind, SettingKind::Algorithm | SettingKind::Rule);
        Some((own().find(is_named)?, value))
    })
}

/// A race in JSON.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JsonRace {
    runs: String,
    by: Pace,
    at: u32,
    is_open: bool,
}

impl Race {
    /// The settings of each run on a tree with these settings.
    pub fn settings(&self, of_tree: &RequestedSettings) -> impl Iterator<Item = RequestedSettings> {
        let of_tree = *of_tree;
        self.runs.iter().map(move |run| {
            let mut settings = *run;
            for row in SETTINGS.iter().filter(|row| !row.own) {
                row.copy(&of_tree, &mut settings);
            }
            settings
        })
    }

    pub(crate) fn to_json(&self) -> JsonRace {
        JsonRace { runs: written(&self.runs), by: self.by, at: self.at, is_open: self.is_open }
    }

    /// From saved data, which may be anything.
    pub(crate) fn from_plain(value: &Plain) -> Option<Race> {
        Some(Race {
            runs: read(value.field("runs").text()?)?,
            by: Pace::named(value.field("by").text()?)?,
            at: u32::try_from(value.field("at").count()?).unwrap_or(u32::MAX),
            is_open: *value.field("isOpen") == Plain::Flag(true),
        })
    }
}
