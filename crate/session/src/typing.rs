//! Typing in the tree field: what Escape brings back, from the moment someone comes to the field until they leave it.

use serde::Serialize;
use ts_rs::TS;

use crate::editing::take_back;
use crate::memory::Memory;
use crate::need::Answer;
use crate::state::{Before, State};

/// Someone is in the tree field.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Typing {
    /// What Escape brings back.
    #[serde(skip)]
    pub before: Before,
    /// What is still being read, and the text in whose place it is to come.
    pub waiting: Option<Waiting>,
}

/// A text that is still being read.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Waiting {
    /// As it was typed.
    pub text: String,
    /// The one in whose place it comes.
    pub over: String,
}

/// Whoever comes back from another window goes on with what they had begun.
pub(crate) fn begin(state: &mut State) {
    if state.typing.is_none() {
        state.typing = Some(Typing { before: state.before(), waiting: None });
    }
}

/// Keeps what is typed while it is found out elsewhere what it is.
pub(crate) fn wait(state: &mut State, text: &str) {
    if let Some(typing) = &mut state.typing {
        typing.waiting = Some(Waiting { text: text.to_owned(), over: state.source.text().to_owned() });
    }
}

/// Nobody is there any more.
pub(crate) fn end(state: &mut State) {
    state.typing = None;
}

/// Takes back what was typed. Where nothing was, the steps that a remote has taken stay.
pub(crate) fn cancel(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let Some(Typing { before, .. }) = state.typing.take().filter(|typing| typing.before.source != state.source) else {
        return Ok(());
    };
    take_back(state, memory, before)?;
    state.animate = false;
    state.editing = None;
    Ok(())
}
