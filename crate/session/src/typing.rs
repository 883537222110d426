//! Typing in the tree field: what Escape restores, from entering the field to leaving it.

use serde::Serialize;
use ts_rs::TS;

use crate::editing::take_back;
use crate::memory::Memory;
use crate::need::Answer;
use crate::state::{Before, State};

/// The tree field is being edited.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Typing {
    /// What Escape restores.
    #[serde(skip)]
    pub before: Before,
    /// A text still being read, and the text that it will replace.
    pub waiting: Option<Waiting>,
}

/// A text that is still being read.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Waiting {
    /// As it was typed.
    pub text: String,
    /// The text that it will replace.
    pub over: String,
}

/// Coming back from another window continues the edit.
pub(crate) fn begin(state: &mut State) {
    if state.typing.is_none() {
        state.typing = Some(Typing { before: state.before(), waiting: None });
    }
}

/// Keeps the typed text while it is read elsewhere.
pub(crate) fn wait(state: &mut State, text: &str) {
    if let Some(typing) = &mut state.typing {
        typing.waiting = Some(Waiting { text: text.to_owned(), over: state.source.text().to_owned() });
    }
}

/// The field is left.
pub(crate) fn end(state: &mut State) {
    state.typing = None;
}

/// Discards the typed text. If there was none, steps taken by a remote meanwhile stay.
pub(crate) fn cancel(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let Some(Typing { before, .. }) = state.typing.take().filter(|typing| typing.before.source != state.source) else {
        return Ok(());
    };
    take_back(state, memory, before)?;
    state.animate = false;
    state.editing = None;
    Ok(())
}
