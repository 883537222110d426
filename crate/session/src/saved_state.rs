//! What a saved file, and a browser's storage, holds beside the tree, as plain data for JSON. Input may be anything, so everything is
//! checked.

use std::collections::BTreeMap;

use secateur::plain::Plain;
use secateur::search::{DIALECTS, RequestedSettings, SETTINGS};
use serde::{Serialize, Serializer};

use crate::link::Link;
use crate::race::{self, Race};
use crate::random;
use crate::view::View;

/// What is written beside a tree.
#[derive(Serialize)]
pub struct SavedState {
    #[serde(serialize_with = "kept")]
    settings: RequestedSettings,
    step: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    race: Option<race::JsonRace>,
    #[serde(skip_serializing_if = "Option::is_none")]
    random: Option<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    view: BTreeMap<String, String>,
}

/// JSON has no infinities, so they are words.
fn kept<S: Serializer>(settings: &RequestedSettings, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(SETTINGS.iter().map(|row| (row.id, row.value_in(settings).to_json())))
}

/// What to write about what a page shows.
pub fn written(link: &Link) -> SavedState {
    SavedState {
        settings: link.settings,
        step: link.step,
        race: link.race.as_ref().map(Race::to_json),
        random: link.random.as_ref().map(random::written),
        view: link.view.texts().collect(),
    }
}

/// Reads it; missing or invalid settings stay as chosen.
pub fn read(saved: &Plain, chosen: &RequestedSettings, languages: &[String]) -> Link {
    let step = saved.field("step").count().unwrap_or(0);
    Link {
        settings: settings(saved.field("settings"), chosen),
        step: u32::try_from(step).unwrap_or(u32::MAX),
        race: Race::from_plain(saved.field("race")),
        random: saved.field("random").text().and_then(|text| random::read(text).ok()),
        view: View::from_plain(saved.field("view"), languages),
        is_run: true,
        ..Link::default()
    }
}

/// Settings in JSON.
pub(crate) struct JsonSettings<'a>(pub &'a RequestedSettings);

impl Serialize for JsonSettings<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        kept(self.0, serializer)
    }
}

/// Settings from saved data.
pub(crate) fn settings(saved: &Plain, chosen: &RequestedSettings) -> RequestedSettings {
    let mut settings = *chosen;
    for row in SETTINGS.iter().filter(|row| saved.has(row.id)) {
        row.take(saved.field(row.id), &mut settings);
    }
    // Half a dialect is ignored.
    let [cut, returns] = ["cut", "returns"].map(|name| saved.field(name).text());
    let is_dialect = DIALECTS.iter().any(|row| Some(row.cut.id()) == cut && Some(row.returns.id()) == returns);
    if is_dialect { settings } else { RequestedSettings { cut: chosen.cut, returns: chosen.returns, ..settings } }
}
