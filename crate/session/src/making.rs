//! Editing on the tree: the edit mode and the changes of a node. Every change makes a new text, run again at the same moment; an impossible
//! one says why and changes nothing.

use std::collections::BTreeMap;

use secateur::frame::Frame;
use secateur::tree::NodeId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;
use crate::editing::{begin, rerun_source, type_score};
use crate::marking::Outcome;
use crate::memory::{Memory, Refusal, SearchTrouble};
use crate::need::Answer;
use crate::state::{NoticeArgument, State};
use crate::variants::{Change, NoChange};
use crate::wrong::ReadError;

/// The edit mode.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS)]
pub struct Making {
    /// Why the last change was not possible.
    pub error: Option<EditProblem>,
    /// The field to focus next.
    pub wants: Option<EditBarField>,
    /// The leaf that was added last, as long as typing a digit sets its score.
    #[ts(as = "Option<u32>")]
    pub added: Option<NodeId>,
    /// The lower ends of the branches to be cut off.
    #[ts(as = "Vec<u32>")]
    pub marked: Vec<NodeId>,
    /// The outcome of the last search for such scores.
    pub outcome: Option<Outcome>,
    /// How many there were.
    #[serde(skip)]
    pub(crate) tries: u32,
}

impl Making {
    /// Forgets messages about the last request.
    pub(crate) fn forget_told(&mut self) {
        *self = Making { marked: std::mem::take(&mut self.marked), tries: self.tries, ..Making::default() };
    }
}

/// A change that was not possible, with the message that says why.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct EditProblem {
    #[ts(as = "u32")]
    node: NodeId,
    id: String,
    args: BTreeMap<String, NoticeArgument>,
    #[ts(type = "Change['kind']")]
    kind: &'static str,
    typed: String,
}

/// A field of the edit bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "what is typed there")]
pub enum EditBarField {
    Name,
    Score,
}

/// Opens the edit mode, at the chosen node, or where the search is.
pub(crate) fn open(state: &mut State, memory: &mut Memory, wants: Option<EditBarField>) {
    let run = memory.look(&state.shown);
    let search = || Frame::at(&run.tree, &run.trace, state.step).path().last().copied();
    state.focus_node = Some(state.focus_node.or_else(search).unwrap_or(NodeId::ROOT));
    let marked = state.making.take().map_or_else(Vec::new, |making| making.marked);
    state.making = Some(Making { wants, marked, ..Making::default() });
    state.editing = None;
    state.playing = false;
    state.animate = false;
}

/// Closes it.
pub(crate) fn close(state: &mut State) {
    if state.making.take().is_some() {
        state.focus_node = None;
    }
}

/// Toggles it.
pub(crate) fn toggle(state: &mut State, memory: &mut Memory) {
    if state.making.is_some() { close(state) } else { open(state, memory, None) }
}

/// Stepping ends the edit mode, so that the sentence is visible again.
pub(crate) fn end_by_stepping(before: &State, state: &mut State) {
    let is_stepped = state.step != before.step && state.shown == before.shown;
    if state.playing || state.present || is_stepped {
        close(state);
    }
}

/// In another tree the added leaf may be another one, or missing.
pub(crate) fn forget_added(state: &mut State, action: &Action) {
    if let Some(making) = &mut state.making
        && !matches!(action, Action::ChangeTree { .. })
    {
        making.added = None;
    }
}

/// Makes a change at the chosen node.
pub(crate) fn change(state: &mut State, memory: &mut Memory, asked: &Change) -> Answer<()> {
    // The tree of a game cannot be edited.
    if !state.shown.source.is_game() || state.focus_node.is_none() {
        open(state, memory, None);
    }
    let node = state.focus_node.unwrap_or(NodeId::ROOT);
    let (source, there) = match memory.edited(&state.shown.source, node, asked)? {
        Ok(done) => done,
        Err(NoChange::Error(kind)) => {
            let place = if kind == "no-such-place" { place_of(node, asked) } else { "" };
            return refuse(state, node, asked, format!("making-error-{kind}{place}"), BTreeMap::new());
        }
        Err(NoChange::BadScore(error)) => {
            let args = args_of(&error);
            return refuse(state, node, asked, format!("error-{}", error.kind), args);
        }
    };
    // Adding chance changes the search that is shown.
    if memory
        .outcome(&source, &state.shown.settings)?
        .is_err_and(|error| error != Refusal::Settings(SearchTrouble::Chance))
    {
        return refuse(state, node, asked, "making-error-settings".to_owned(), BTreeMap::new());
    }
    rerun_source(state, memory, source)?;
    let adds = matches!(asked, Change::AddChild | Change::AddSibling);
    if let Some(making) = &mut state.making {
        making.forget_told();
        making.added = adds.then_some(there);
    }
    // A node stays chosen while children are added to it.
    state.focus_node = Some(if *asked == Change::AddChild { node } else { there });
    Ok(())
}

fn refuse(
    state: &mut State,
    node: NodeId,
    asked: &Change,
    id: String,
    args: BTreeMap<String, NoticeArgument>,
) -> Answer<()> {
    let error = EditProblem { node, id, args, kind: asked.id(), typed: asked.typed().to_owned() };
    let making = state.making.get_or_insert_default();
    making.forget_told();
    making.error = Some(error);
    Ok(())
}

/// The name of the missing place.
fn place_of(node: NodeId, asked: &Change) -> &'static str {
    match asked {
        _ if node == NodeId::ROOT => "-root",
        Change::MoveLeft => "-left",
        _ => "-right",
    }
}

fn args_of(error: &ReadError) -> BTreeMap<String, NoticeArgument> {
    let found = NoticeArgument::Text(error.found.clone().unwrap_or_default());
    let limit = NoticeArgument::Number(error.limit.unwrap_or_default() as f64);
    BTreeMap::from([("found".to_owned(), found), ("limit".to_owned(), limit)])
}

/// A number typed right after a leaf was added is its score; then its parent is chosen again, for the next child.
pub(crate) fn score_added(state: &mut State, memory: &mut Memory, text: &str) -> Answer<()> {
    let parent = state.focus_node;
    let Some(node) = state.making.as_mut().and_then(|making| making.added.take()) else { return Ok(()) };
    begin(state, memory, node)?;
    if let Some(editing) = &mut state.editing {
        editing.back = parent;
    }
    type_score(state, memory, node, text)
}
