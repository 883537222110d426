//! Changing the tree: the text field and the leaf editor. Every change that reads as a tree is run again at once, at the same point of
//! the search; one that does not leaves the last good tree on the stage and keeps what was typed.

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
    /// Whether what it changes is still to be found out.
    pub is_waiting: bool,
    /// The node that is chosen again afterwards, where that is another one.
    #[ts(as = "Option<u32>")]
    pub back: Option<NodeId>,
    /// What Escape brings back.
    #[serde(skip)]
    pub before: Before,
}

/// Runs new source or settings. Of a text that cannot be read the stage keeps the last good one; of settings that do not work it shows the
/// nearest that do, whatever it showed before: so a link shows the same.
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

/// The example that is shown, if it is one. What is grown or goes on from another tree is none, whatever it looks like.
pub(crate) fn example_of(shown: &Subject, run: &Run, beside: &State) -> Option<&'static Example> {
    if shown.source.is_game() || shown.source.is_onward() {
        return None;
    }
    let overlay = Some(beside.overlay.id()).filter(|_| beside.overlay != Overlay::None);
    let has_race = beside.race.as_ref().is_some_and(|race| race.is_open);
    example_like(&run.tree, &shown.settings, overlay, has_race)
}

/// The same of another source alone.
pub(crate) fn rerun_source(state: &mut State, memory: &mut Memory, source: Source) -> Answer<()> {
    let settings = state.settings;
    rerun(state, memory, source, settings)
}

/// The same of other settings alone.
pub(crate) fn rerun_settings(state: &mut State, memory: &mut Memory, settings: RequestedSettings) -> Answer<()> {
    let source = state.source.clone();
    rerun(state, memory, source, settings)
}

/// What stands typed in a field goes when its setting is chosen elsewhere.
fn forget_drafts(state: &mut State, chosen: &RequestedSettings) {
    let before = state.settings;
    state.drafts.retain(|id, _| {
        let row = secateur::search::Setting::named(id);
        row.is_some_and(|row| row.of(chosen) == row.of(&before))
    });
}

/// As it was before, but for settings that were chosen since.
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

/// What may still become a score while it is being typed, so that "-" is no mistake yet.
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

/// The other reading of what was typed.
pub(crate) fn read_other(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let other = state.read_as.take().and_then(|read| read.other);
    let source = other.map_or_else(|| state.source.clone(), |other| other.text.into());
    set_source(state, memory, source)
}

/// What is typed, read with its commas as decimal points.
pub(crate) fn read_decimals(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let pointed = memory.with_decimal_points(&state.source);
    let text = pointed.unwrap_or_else(|| state.source.text().to_owned());
    set_text(state, memory, &text)
}

/// Static evaluations for a search that stops at inner nodes.
pub(crate) fn fill_statics(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let source = memory.with_statics(&state.source)?;
    set_source(state, memory, source)
}

/// Of a game, also what no search has looked at.
pub(crate) fn grow_whole(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let source = memory.grown_whole(&state.shown.source);
    set_source(state, memory, source)
}

/// Opens the editor of a leaf. An edit that still waits is made first.
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

/// A score is typed. What was asked about a leaf may be known when that is no longer open.
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

/// Keeps what is typed while it is found out elsewhere what that changes.
pub(crate) fn wait(state: &mut State, text: &str) {
    if let Some(editing) = &mut state.editing {
        (editing.text, editing.error, editing.is_waiting) = (text.to_owned(), None, true);
    }
}

/// What is no score leaves nothing of itself behind, not even the part that was one while it was typed.
fn apply(state: &mut State, memory: &mut Memory, editing: Editing) -> Answer<()> {
    let node = editing.node;
    let error = if editing.text.trim().is_empty() && state.shown.source.is_game() {
        // A leaf of a game whose score is deleted has the one again that the game gives it.
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

/// Takes the score that is typed, and goes on to another leaf.
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

/// Whoever goes elsewhere takes a score along, and leaves behind what is none.
pub(crate) fn leave(state: &mut State, memory: &mut Memory) -> Answer<()> {
    commit(state, memory, EditMove::Stay)?;
    let is_wrong = state.editing.as_ref().is_some_and(|editing| editing.error.is_some());
    if is_wrong { cancel(state, memory) } else { Ok(()) }
}

/// A leaf gets another score at once; what is none changes nothing.
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
