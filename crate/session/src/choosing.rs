//! The choices in header and menu: example, algorithm, dialect, root window, payoffs, depth limit, notation.

use secateur::search::{DIALECTS, RequestedSettings, Setting, SettingKind};
use secateur_courses::examples::examples;
use secateur_courses::preset::Preset;

use crate::editing::{rerun, rerun_settings};
use crate::memory::Memory;
use crate::need::Answer;
use crate::race::{Pace, Race};
use crate::state::{Panel, State};
use crate::view::Overlay;

/// Opens an example afresh in the notation of its course, with everything it needs and nothing chosen before.
pub(crate) fn example(state: &mut State, memory: &mut Memory, id: &str) -> Answer<()> {
    let Some((course, example)) = examples().find(|(_, example)| example.id == id) else { return Ok(()) };
    if course.is_some() && Preset(course) != state.notation {
        put_notation(state, Preset(course));
    }
    let runs: Vec<RequestedSettings> = example.race().iter().map(RequestedSettings::from).collect();
    if runs.is_empty() {
        close_race(state);
    } else {
        state.race = Some(Race { runs, by: Pace::Leaf, at: 0, is_open: true });
    }
    let overlay = example.overlay.and_then(Overlay::named).unwrap_or(Overlay::None);
    state.overlay = overlay;
    state.claim = None;
    state.editing = None;
    state.focus_node = None;
    rerun(state, memory, example.text.into(), RequestedSettings::from(&example.settings()))?;
    state.step = 0;
    state.drafts.clear();
    if overlay != Overlay::None {
        put_overlay(state, overlay);
    }
    Ok(())
}

/// Hides the runs side by side, and leaves them as they are.
pub(crate) fn close_race(state: &mut State) {
    if let Some(race) = &mut state.race {
        race.is_open = false;
    }
}

/// The text of a small field: as typed there, else the setting. Empty for a default and for a bound that is not set.
pub fn field_text(state: &State, row: &Setting) -> String {
    if let Some(typed) = state.drafts.get(row.id) {
        return typed.clone();
    }
    if row.is_plain(&state.settings) {
        return String::new();
    }
    match row.value_in(&state.settings).text().as_str() {
        "inf" | "-inf" if row.kind == SettingKind::Bound => String::new(),
        "inf" => "W".to_owned(),
        "-inf" => "L".to_owned(),
        text => text.to_owned(),
    }
}

/// Makes the settings that run the requested ones.
pub(crate) fn settle(state: &mut State) {
    state.settings = state.shown.settings;
    state.drafts.clear();
    state.wants_score = false;
}

/// Chooses an algorithm, a rule or an order by its id; an unknown id changes nothing.
pub(crate) fn setting(state: &mut State, memory: &mut Memory, name: &str, id: &str) -> Answer<()> {
    let mut settings = state.settings;
    let row = Setting::named(name).filter(|row| !(row.choices)().is_empty());
    match row.and_then(|row| row.read(id, &mut settings)) {
        Some(()) => rerun_settings(state, memory, settings),
        None => Ok(()),
    }
}

/// Chooses how alpha-beta cuts and what it returns.
pub(crate) fn dialect(state: &mut State, memory: &mut Memory, id: &str) -> Answer<()> {
    let Some(dialect) = DIALECTS.into_iter().find(|dialect| dialect.id == id) else { return Ok(()) };
    let settings = RequestedSettings { cut: dialect.cut, returns: dialect.returns, ..state.settings };
    rerun_settings(state, memory, settings)
}

/// Shows a panel.
pub(crate) fn panel(state: &mut State, panel: Panel) {
    state.counting = panel == Panel::Counts;
    if !state.counting {
        state.panel = Some(panel);
    }
    state.animate = false;
}

/// Toggles between the counts and the state of the search.
pub(crate) fn toggle_counts(state: &mut State) {
    state.counting = !state.counting;
    state.animate = false;
}

/// Shows an overlay on the tree and in its panel: the one with the id, else the next one.
pub(crate) fn next_overlay(state: &mut State, memory: &mut Memory) {
    let has_chance = memory.look(&state.shown).tree.has_chance();
    // Neither makes sense where values are means.
    let is_shown = |overlay: &&Overlay| !(has_chance && matches!(overlay, Overlay::Critical | Overlay::Leaves));
    let round = Overlay::ALL.iter().cycle().skip(usize::from(state.overlay.number()) + 1);
    let next = { round }.find(is_shown).copied();
    put_overlay(state, next.unwrap_or(Overlay::None));
}

pub(crate) fn put_overlay(state: &mut State, overlay: Overlay) {
    state.overlay = overlay;
    state.panel = Panel::for_overlay(overlay);
    state.animate = false;
}

/// A whole notation, with the rules of its course.
pub(crate) fn notation(state: &mut State, memory: &mut Memory, id: &str) -> Answer<()> {
    let preset = Preset::named(id).unwrap_or_default();
    put_notation(state, preset);
    let (cut, returns) = preset.rules();
    let settings = RequestedSettings { cut, returns, ..state.settings };
    rerun_settings(state, memory, settings)
}

fn put_notation(state: &mut State, preset: Preset) {
    state.notation = preset;
    state.switches = preset.notation();
    state.animate = false;
}

/// Typing in a small field. An invalid text stays there, and changes nothing.
pub(crate) fn field(state: &mut State, memory: &mut Memory, name: &str, text: &str) -> Answer<()> {
    let Some(row) = Setting::named(name).filter(|row| (row.choices)().is_empty()) else { return Ok(()) };
    let mut settings = state.settings;
    if read_field(row, text, &mut settings).is_some() {
        rerun_settings(state, memory, settings)?;
    }
    state.drafts.insert(row.id.to_owned(), text.to_owned());
    Ok(())
}

/// Sets what a small field says; an empty one means the default. None if it is invalid.
pub(crate) fn read_field(row: &Setting, text: &str, settings: &mut RequestedSettings) -> Option<()> {
    let text = text.trim();
    row.set(if text.is_empty() { row.plain() } else { row.typed(text)? }, settings)
}
