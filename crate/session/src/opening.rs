//! Opening a whole tree: from a file, the clipboard, the random trees or the recent ones. It replaces the current one; a text that cannot
//! be read goes into the tree field, and the stage keeps the last good tree.

use secateur::plain::Plain;
use secateur::search::RequestedSettings;
use secateur::tree::NodeId;

use crate::editing::rerun;
use crate::following::take_view;
use crate::growing::RandomState;
use crate::link::Link;
use crate::memory::Memory;
use crate::need::Answer;
use crate::race::Race;
use crate::saved_state;
use crate::source::Source;
use crate::state::State;

/// Changing the language reloads the page, and a longer text, in bytes, would be lost then.
const LONGEST_CARRIED: usize = 1_000_000;

/// What to open.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening {
    /// The tree.
    pub source: Source,
    /// How it is searched; unchanged if absent.
    pub settings: Option<RequestedSettings>,
    /// The number of past events.
    pub step: usize,
    /// Runs that come with it.
    pub race: Option<Race>,
}

impl Opening {
    /// Just a text.
    pub fn from_text(text: &str) -> Opening {
        Source::from(text).into()
    }
}

impl From<Source> for Opening {
    fn from(source: Source) -> Opening {
        Opening { source, settings: None, step: 0, race: None }
    }
}

/// Opens a tree.
pub(crate) fn open(state: &mut State, memory: &mut Memory, opening: Opening) -> Answer<()> {
    let Opening { source, settings, step, race } = opening;
    state.editing = None;
    state.making = None;
    state.focus_node = None;
    let settings = settings.unwrap_or(state.settings);
    rerun(state, memory, source.clone(), settings)?;
    state.claim = None;
    state.drafts.clear();
    if state.shown.source == source {
        state.step = step.min(memory.look(&state.shown).length());
        state.race = race.or(state.race.take());
    }
    Ok(())
}

/// The same for a text in the form of other people or programs: it opens as the tree that it means.
pub(crate) fn open_given(state: &mut State, memory: &mut Memory, opening: Opening) -> Answer<()> {
    let read = memory.in_form(opening.source.text())?;
    let source = read.as_ref().map_or_else(|| opening.source.clone(), |read| read.text.as_str().into());
    open(state, memory, Opening { source, ..opening })?;
    state.read_as = read;
    Ok(())
}

/// Makes a node the root, or the first position, for a search whose table keeps its entries.
pub(crate) fn go_on(state: &mut State, memory: &mut Memory, node: NodeId) -> Answer<()> {
    let keeps_table = state.shown.settings.algorithm.table;
    let source = memory.onward(&state.shown.source, node, keeps_table)?;
    open(state, memory, source.into())
}

/// Opens saved or stored data: a tree with its settings, its step, and the page's language and look.
pub(crate) fn open_saved(state: &mut State, memory: &mut Memory, saved: &Plain, languages: &[String]) -> Answer<()> {
    let Some(text) = saved.field("tree").text() else { return Ok(()) };
    let Link { settings, step, race, random, mut view, .. } = saved_state::read(saved, &state.settings, languages);
    let source = Source::from(text);
    if LONGEST_CARRIED < text.len() {
        view.language = None;
    }
    take_view(state, &view);
    open(state, memory, Opening { source: source.clone(), settings: Some(settings), step: step as usize, race })?;
    if let Some(of) = random {
        state.random = RandomState::from_tree(of, source);
    }
    Ok(())
}

/// Opens a recent tree again.
pub(crate) fn open_recent(state: &mut State, memory: &mut Memory, index: usize) -> Answer<()> {
    let Some(recent) = state.recent.get(index).cloned() else { return Ok(()) };
    open(state, memory, Opening { settings: Some(recent.settings), ..recent.source.into() })
}
