//! Changing the tree: the text field and the leaf editor. Every change that reads as a tree runs again at once, at the same point of the
//! search; otherwise the last good tree stays on the stage, and the field keeps the typed text.

use secateur::search::RequestedSettings;
use secateur::tree::NodeId;
use secateur_courses::examples::{Example, example_like};
use serde::Serialize;
use ts_rs::TS;

use crate::asking::{EditMove, has_score};
use crate::memory::Memory;
use crate::need::Answer;
use crate::run::Run;
use crate::source::Source;
use crate::state::{Before, Quiz, State, Subject};
use crate::view::Overlay;
use crate::wrong::ReadError;

/// A leaf whose score is being typed.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Editing {
    /// The leaf.
    #[ts(as = "u32")]
    pub node: NodeId,
    /// As typed.
    pub text: String,
    /// Why it is not a score.
    pub error: Option<ReadError>,
    /// Whether the effect of the change is still being computed.
    pub is_waiting: bool,
    /// The node to choose again afterwards, if it is another one.
    #[ts(as = "Option<u32>")]
    pub back: Option<NodeId>,
    /// What Escape restores.
    #[serde(skip)]
    pub before: Before,
}

/// Runs new source or settings. For a text that cannot be read the stage keeps the last good one; for settings that do not work it shows
/// the nearest that do, whatever it showed before: so a link shows the same.
pub(crate) fn rerun(state: &mut State, memory: &mut Memory, source: Source, settings: RequestedSettings) -> Answer<()> {
    let meant = memory.followed(&source, &settings);
    let shown = memory.shown_of(&Subject { source, settings }, &state.shown)?;
    let run = memory.look(&shown);
    state.step = memory.same_point(&state.shown, state.step, &shown);
    let is_wrong = memory.read_error(&meant).is_some();
    state.source = if is_wrong { meant } else { shown.source.clone() };
    forget_drafts(state, &settings);
    state.settings = settings;
    state.example = example_of(&shown, &run, state).map(|example| example.id);
    state.focus_node = state.focus_node.filter(|node| node.index() < run.tree.len());
    state.shown = shown;
    state.asking = Quiz::No;
    state.animate = false;
    state.playing = false;
    Ok(())
}

/// The example that is shown, if any. A tree that is grown or continued from another is never one, whatever it looks like.
pub(crate) fn example_of(shown: &Subject, run: &Run, beside: &State) -> Option<&'static Example> {
    if shown.source.is_game() || shown.source.is_onward() {
        return None;
    }
    let overlay = Some(beside.overlay.id()).filter(|_| beside.overlay != Overlay::None);
    let has_race = beside.race.as_ref().is_some_and(|race| race.is_open);
    example_like(&run.tree, &shown.settings, overlay, has_race)
}

/// The same for another source.
pub(crate) fn rerun_source(state: &mut State, memory: &mut Memory, source: Source) -> Answer<()> {
    let settings = state.settings;
    rerun(state, memory, source, settings)
}

/// The same for other settings.
pub(crate) fn rerun_settings(state: &mut State, memory: &mut Memory, settings: RequestedSettings) -> Answer<()> {
    let source = state.source.clone();
    rerun(state, memory, source, settings)
}

/// The typed text in a field goes when its setting is changed elsewhere.
fn forget_drafts(state: &mut State, chosen: &RequestedSettings) {
    let before = state.settings;
    state.drafts.retain(|id, _| {
        let row = secateur::search::Setting::named(id);
        row.is_some_and(|row| row.value_in(chosen) == row.value_in(&before))
    });
}

/// Restores the state before, except for settings changed since.
pub(crate) fn take_back(state: &mut State, memory: &mut Memory, before: Before) -> Answer<()> {
    let Before { source, settings, shown, step, example, history } = before;
    if state.settings == settings {
        (state.source, state.shown, state.step, state.example) = (source, shown, step, example);
    } else {
        rerun_source(state, memory, source)?;
    }
    state.history = history;
    Ok(())
}

/// Whether a partly typed text may become a score: "-" is not an error yet.
fn may_become_score(text: &str) -> bool {
    let text = text.trim_start();
    let size = text.strip_prefix(['-', '+', '−']).unwrap_or(text);
    matches!(size, "" | ".") || ["i", "in"].iter().any(|part| size.eq_ignore_ascii_case(part))
}

fn set_source(state: &mut State, memory: &mut Memory, source: Source) -> Answer<()> {
    rerun_source(state, memory, source)?;
    state.editing = None;
    Ok(())
}

/// A text was typed in the tree field.
pub(crate) fn set_text(state: &mut State, memory: &mut Memory, text: &str) -> Answer<()> {
    let read = memory.in_form(text)?;
    let meant = read.as_ref().map_or(text, |read| &read.text);
    set_source(state, memory, meant.into())?;
    state.read_as = read;
    Ok(())
}

/// Takes the other reading of the typed text.
pub(crate) fn read_other(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let other = state.read_as.take().and_then(|read| read.other);
    let source = other.map_or_else(|| state.source.clone(), |other| other.text.into());
    set_source(state, memory, source)
}

/// Reads the typed text with its commas as decimal points.
pub(crate) fn read_decimals(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let pointed = memory.with_decimal_points(&state.source);
    let text = pointed.unwrap_or_else(|| state.source.text().to_owned());
    set_text(state, memory, &text)
}

/// Adds static evaluations for a search that stops at inner nodes.
pub(crate) fn fill_statics(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let source = memory.with_statics(&state.source)?;
    set_source(state, memory, source)
}

/// Grows the whole tree of a game, including parts that no search has visited.
pub(crate) fn grow_whole(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let source = memory.grown_whole(&state.shown.source);
    set_source(state, memory, source)
}

/// Opens the editor of a leaf, after finishing a pending edit.
pub(crate) fn begin(state: &mut State, memory: &mut Memory, node: NodeId) -> Answer<()> {
    if state.editing.as_ref().is_some_and(|editing| editing.is_waiting) {
        commit(state, memory, EditMove::Stay)?;
    }
    let run = memory.look(&state.shown);
    if !run.reading.takes_scores() {
        state.wants_score = true;
        return Ok(());
    }
    let has_error = state.editing.as_ref().is_some_and(|editing| editing.error.is_some());
    if has_error || !has_score(&run, node) {
        return Ok(());
    }
    let (text, before) = (memory.score_text(state, node), state.before());
    state.animate = false;
    state.playing = false;
    state.focus_node = Some(node);
    state.editing = Some(Editing { node, text, error: None, is_waiting: false, back: None, before });
    Ok(())
}

/// A score was typed. The answer to a question about a leaf may arrive after the leaf was closed.
pub(crate) fn type_score(state: &mut State, memory: &mut Memory, node: NodeId, text: &str) -> Answer<()> {
    let Some(open) = state.editing.clone().filter(|open| open.node == node) else { return Ok(()) };
    let editing = Editing { text: text.to_owned(), error: None, is_waiting: false, ..open };
    if may_become_score(text) {
        take_back(state, memory, editing.before.clone())?;
        state.editing = Some(editing);
        return Ok(());
    }
    apply(state, memory, editing)
}

/// Keeps the typed text while its effect is computed elsewhere.
pub(crate) fn wait(state: &mut State, text: &str) {
    if let Some(editing) = &mut state.editing {
        (editing.text, editing.error, editing.is_waiting) = (text.to_owned(), None, true);
    }
}

/// An invalid score leaves nothing behind, not even its valid beginning.
fn apply(state: &mut State, memory: &mut Memory, editing: Editing) -> Answer<()> {
    let node = editing.node;
    let error = if editing.text.trim().is_empty() && state.shown.source.is_game() {
        // Deleting the score of a game's leaf restores the one by the rules.
        if let Some(source) = memory.unscored(&state.shown.source, node)? {
            rerun_source(state, memory, source)?;
        }
        None
    } else {
        match memory.rescore(&state.shown.source, node, &editing.text)? {
            Ok(source) => {
                rerun_source(state, memory, source)?;
                state.focus_node = Some(node);
                None
            }
            Err(error) => {
                take_back(state, memory, editing.before.clone())?;
                Some(error)
            }
        }
    };
    state.editing = Some(Editing { error, ..editing });
    Ok(())
}

/// Accepts the typed score, and moves to another leaf.
pub(crate) fn commit(state: &mut State, memory: &mut Memory, to: EditMove) -> Answer<()> {
    let Some(editing) = state.editing.clone() else { return Ok(()) };
    if editing.is_waiting || may_become_score(&editing.text) {
        apply(state, memory, Editing { is_waiting: false, ..editing })?;
    }
    let Some(done) = state.editing.clone().filter(|editing| editing.error.is_none()) else { return Ok(()) };
    close(state, &done);
    match memory.leaf_beside(state, done.node, to) {
        Some(node) => begin(state, memory, node),
        None => Ok(()),
    }
}

fn close(state: &mut State, editing: &Editing) {
    state.editing = None;
    state.focus_node = editing.back.or(state.focus_node);
}

/// Leaves the leaf as it was.
pub(crate) fn cancel(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let Some(editing) = state.editing.clone() else { return Ok(()) };
    take_back(state, memory, editing.before.clone())?;
    close(state, &editing);
    Ok(())
}

/// Leaving the field accepts a valid score, and discards anything else.
pub(crate) fn leave(state: &mut State, memory: &mut Memory) -> Answer<()> {
    commit(state, memory, EditMove::Stay)?;
    let is_wrong = state.editing.as_ref().is_some_and(|editing| editing.error.is_some());
    if is_wrong { cancel(state, memory) } else { Ok(()) }
}

/// Gives a leaf another score at once; an invalid one changes nothing.
pub(crate) fn set_score(state: &mut State, memory: &mut Memory, node: NodeId, text: &str) -> Answer<()> {
    let before = state.clone();
    begin(state, memory, node)?;
    type_score(state, memory, node, text)?;
    match &state.editing {
        Some(editing) if editing.error.is_none() => state.editing = None,
        _ => *state = before,
    }
    Ok(())
}
