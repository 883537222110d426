//! Undo and redo: what a change of the source replaced, up to a limit. Typing is grouped into pieces that a user would call one change.

use std::rc::Rc;

use secateur::search::RequestedSettings;
use secateur::tree::NodeId;
use secateur_courses::course::Notation;
use secateur_courses::preset::Preset;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;
use crate::editing::rerun;
use crate::growing::RandomState;
use crate::memory::Memory;
use crate::need::Answer;
use crate::source::Source;
use crate::state::State;
use crate::view::Overlay;

/// Maximum number of versions.
const MOST_VERSIONS: usize = 200;
/// Maximum size of all versions, in bytes.
const MOST_BYTES: usize = 4_000_000;

/// What can be undone and redone.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct History {
    /// Oldest first.
    past: Vec<Rc<Version>>,
    /// The next one last.
    future: Vec<Rc<Version>>,
    /// The group that the next piece of the same change would belong to.
    group: Option<Group>,
}

/// Whether undo and redo are possible; the page needs nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Ways {
    can_undo: bool,
    can_redo: bool,
}

impl History {
    /// Whether undo and redo are possible.
    pub fn ways(&self) -> Ways {
        Ways { can_undo: !self.past.is_empty(), can_redo: !self.future.is_empty() }
    }
}

/// What a change of the source replaced.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Version {
    source: Source,
    /// The source on the stage at the time.
    good: Source,
    step: usize,
    focus_node: Option<NodeId>,
    /// If the change brought settings of its own.
    rest: Option<StageSettings>,
}

/// What a whole tree brings with it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct StageSettings {
    settings: RequestedSettings,
    drafts: std::collections::BTreeMap<String, String>,
    step: usize,
    random: RandomState,
    overlay: Overlay,
    #[serde(with = "crate::view::preset")]
    notation: Preset,
    #[serde(with = "crate::view::switches")]
    switches: Notation,
}

/// A change that continues as long as the next piece is in the same group.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Group {
    /// The score of a leaf.
    Leaf(NodeId),
    /// An action's own name.
    Named(String),
    /// The weight of this feature.
    Weight(String),
    /// A word written up to this character.
    Write(usize),
    /// A word erased from this character on.
    Erase(usize),
}

/// Records what an action replaced.
pub(crate) fn remember(before: &State, after: &mut State, action: &Action) {
    if after.history != before.history {
        return;
    }
    let is_other = (&after.settings, &after.example, after.step) != (&before.settings, &before.example, before.step);
    let is_same = after.source == before.source || action.is_choice();
    if is_same && !(action.brings_tree() && is_other) {
        if !action.is_piece() {
            after.history.group = None;
        }
        return;
    }
    let version = Rc::new(version_of(before, action.brings_tree()));
    let (source, history) = (&after.source, &mut after.history);
    let is_typed = matches!(action, Action::SetText { .. });
    if is_typed {
        // The browser's own undo in the field, or the same keys backwards: then the history moves with it.
        let leads_there = |version: &Rc<Version>| version.rest.is_none() && version.source == *source;
        if history.past.last().is_some_and(leads_there) {
            history.past.pop();
            history.future.push(version);
            history.group = None;
            return;
        }
        if history.future.last().is_some_and(leads_there) {
            history.future.pop();
            history.past.push(version);
            history.group = None;
            return;
        }
    }
    let (from, to) = group_of(before, source, after.editing.as_ref().map(|editing| editing.node), action);
    // A typed text that could not be read is part of the same change.
    let is_bad = is_typed && history.group.is_some() && before.source != before.shown.source;
    let goes_on = is_bad || history.group.is_some() && history.group == from;
    if history.past.is_empty() || !goes_on {
        history.past.push(version);
        bound(&mut history.past);
    }
    history.future.clear();
    history.group = to;
    // A leaf opened by the same action comes after the change.
    let was_open = before.editing.as_ref().map(|editing| &editing.before);
    if let Some(editing) = &mut after.editing
        && editing.before.source == after.source
        && was_open != Some(&editing.before)
    {
        editing.before.history = after.history.clone();
    }
}

/// The group to which a change belongs if it is still open, and the group it leaves open.
fn group_of(before: &State, now: &Source, leaf: Option<NodeId>, action: &Action) -> (Option<Group>, Option<Group>) {
    let same = |group: Option<Group>| (group.clone(), group);
    match (action, leaf) {
        (Action::EditText { .. } | Action::ScoreAdded { .. }, Some(leaf)) => same(Some(Group::Leaf(leaf))),
        (Action::SetScore { node, .. }, _) => same(Some(Group::Leaf(*node))),
        (Action::ChangeTree { group, .. }, _) => same(group.clone().map(Group::Named)),
        (Action::SetWeight { feature, .. }, _) => same(Some(Group::Weight(feature.clone()))),
        (Action::SetText { .. }, _) => typed(before.source.text(), now.text()),
        _ => (None, None),
    }
}

/// Characters of one word that are written or erased one after another at the same place are one change.
fn typed(from: &str, to: &str) -> (Option<Group>, Option<Group>) {
    let common = from.char_indices().zip(to.chars()).find(|((_, one), other)| one != other);
    let place = common.map_or(from.len().min(to.len()), |((place, _), _)| place);
    let (gone, come) = (&from[place..], &to[place..]);
    let mut signs = come.chars();
    if let Some(sign) = signs.next().filter(|_| signs.as_str() == gone) {
        let is_word = !sign.is_whitespace() && !"()[]{},:".contains(sign);
        return (is_word.then_some(Group::Write(place)), Some(Group::Write(place + sign.len_utf8())));
    }
    let mut signs = gone.chars();
    if let Some(sign) = signs.next().filter(|_| signs.as_str() == come) {
        return (Some(Group::Erase(place + sign.len_utf8())), Some(Group::Erase(place)));
    }
    let tail: usize = gone
        .chars()
        .rev()
        .zip(come.chars().rev())
        .take_while(|(one, other)| one == other)
        .map(|(sign, _)| sign.len_utf8())
        .sum();
    (None, Some(Group::Write(to.len() - tail)))
}

fn version_of(state: &State, with_rest: bool) -> Version {
    let State { source, shown, focus_node, settings, drafts, step, random, notation, overlay, switches, .. } = state;
    let rest = || StageSettings {
        settings: *settings,
        drafts: drafts.clone(),
        step: *step,
        random: random.clone(),
        overlay: *overlay,
        notation: *notation,
        switches: *switches,
    };
    Version {
        source: source.clone(),
        good: shown.source.clone(),
        step: *step,
        focus_node: *focus_node,
        rest: with_rest.then(rest),
    }
}

fn bound(past: &mut Vec<Rc<Version>>) {
    let mut bytes = 0;
    let size = |Version { source, good, .. }: &Version| {
        source.text().len() + if good == source { 0 } else { good.text().len() }
    };
    let fits = |version: &&Rc<Version>| {
        bytes += size(version);
        bytes <= MOST_BYTES
    };
    let kept = past.iter().rev().take(MOST_VERSIONS).take_while(fits).count();
    // The newest one stays, however long it is.
    past.drain(..past.len() - kept.max(1));
}

/// Restores what the last change replaced.
pub(crate) fn undo(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let mut history = state.history.clone();
    let Some(version) = history.past.pop() else { return Ok(()) };
    history.future.push(Rc::new(version_of(state, version.rest.is_some())));
    bring_back(state, memory, &version, history)
}

/// Restores what was undone last.
pub(crate) fn redo(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let mut history = state.history.clone();
    let Some(version) = history.future.pop() else { return Ok(()) };
    history.past.push(Rc::new(version_of(state, version.rest.is_some())));
    bring_back(state, memory, &version, history)
}

fn bring_back(state: &mut State, memory: &mut Memory, version: &Version, history: History) -> Answer<()> {
    let Version { source, good, step, focus_node, rest } = version;
    let (before, step_before) = (state.shown.clone(), state.step);
    state.editing = None;
    if let Some(making) = &mut state.making {
        making.forget_told();
    }
    let settings = rest.as_ref().map_or(state.settings, |rest| rest.settings);
    // The example may depend on what is written on the tree.
    state.overlay = rest.as_ref().map_or(state.overlay, |rest| rest.overlay);
    rerun(state, memory, good.clone(), settings)?;
    if source != good {
        // It may have been refused only for its form, which is forgotten by now.
        drop(memory.in_form(source.text())?);
        rerun(state, memory, source.clone(), settings)?;
    }
    let run = memory.look(&state.shown);
    // If two steps have become one, mapping the step back does not tell which of them it was.
    let is_there = *step <= run.length() && memory.same_point(&state.shown, *step, &before) == step_before;
    if is_there {
        state.step = *step;
    }
    let is_chosen = state.making.is_some() && focus_node.is_some_and(|node| node.index() < run.tree.len());
    if is_chosen {
        state.focus_node = *focus_node;
    }
    state.history = History { group: None, ..history };
    if let Some(StageSettings { drafts, step, random, notation, switches, .. }) = rest {
        (state.drafts, state.random) = (drafts.clone(), random.clone());
        (state.notation, state.switches) = (*notation, *switches);
        state.step = (*step).min(run.length());
    }
    Ok(())
}

impl History {
    /// The numbers of changes that can be undone and redone.
    pub fn lengths(&self) -> (usize, usize) {
        (self.past.len(), self.future.len())
    }
}
