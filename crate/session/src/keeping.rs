//! What a page opens with, and what it stores until the next time.

use secateur::plain::Plain;
use secateur_courses::course::Notation;
use secateur_courses::preset::Preset;
use serde::{Deserialize, Serialize, Serializer};

use crate::action::Action;
use crate::following;
use crate::growing::RandomState;
use crate::history::History;
use crate::memory::Memory;
use crate::need::Answer;
use crate::opening::{self, Opening};
use crate::recent::{self, Recent};
use crate::saved_state::{self, SavedState};
use crate::session::Session;
use crate::source::Source;
use crate::state::{Prediction, State};
use crate::stepping::settle_grain;
use crate::view::{Arrange, Theme};

/// Text sizes.
pub const TEXT_SIZES: [f64; 4] = [0.85, 1.0, 1.15, 1.3];
/// Playing speeds.
pub const SPEEDS: [f64; 4] = [0.5, 1.0, 2.0, 4.0];

/// What a page opens with, as far as available; saved data may be anything.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Start {
    /// The user's own trees.
    #[serde(default)]
    pub recent: Vec<Plain>,
    /// The settings of random trees.
    pub random: Plain,
    /// The saved state of the page.
    pub now: Plain,
    /// The link.
    pub hash: String,
    /// State carried over from the page before; parsed separately, since another version may have written it.
    #[serde(skip)]
    pub carried: Option<ReloadState>,
}

/// State in neither address nor session that survives a reload.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReloadState {
    source: Source,
    history: History,
    predict: bool,
    /// Answers about that source.
    predictions: Vec<Prediction>,
}

/// The part of the page's state that is stored.
#[derive(Serialize)]
pub struct Now {
    #[serde(serialize_with = "text")]
    tree: Source,
    #[serde(flatten)]
    saved: SavedState,
    /// A typed text that cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    typed: Option<String>,
}

fn text<S: Serializer>(source: &Source, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(source.text())
}

impl Session {
    /// Opens the page with the saved state and a link.
    ///
    /// # Errors
    /// What has to be computed first: then the page is unchanged.
    pub fn open(&mut self, start: &Start) -> Answer<()> {
        let before = self.state.clone();
        let opened = self.open_all(start);
        if opened.is_err() {
            self.state = before;
        }
        opened
    }

    fn open_all(&mut self, start: &Start) -> Answer<()> {
        self.state.recent = start.recent.iter().filter_map(Recent::from_plain).collect();
        self.state.random = RandomState::from_plain(&start.random);
        let mut kept = self.state.clone();
        if open_kept(&mut kept, &mut self.memory, &start.now)? {
            self.state = kept.clone();
        } else {
            kept = self.state.clone();
        }
        if 1 < start.hash.len() {
            self.act(&Action::OpenLink { hash: start.hash.clone() })?;
            if self.state != kept {
                beside_link(&mut self.state, &mut self.memory, kept);
            }
        }
        let state = &mut self.state;
        match &start.carried {
            None => state.history = History::default(),
            Some(ReloadState { source, history, predict, predictions }) => {
                state.history = history.clone();
                state.predict = *predict;
                state.predictions = if *source == state.shown.source { predictions.clone() } else { Vec::new() };
            }
        }
        Ok(())
    }

    /// What survives a reload.
    pub fn carried(&self) -> ReloadState {
        let State { shown, history, predict, predictions, .. } = &self.state;
        ReloadState {
            source: shown.source.clone(),
            history: history.clone(),
            predict: *predict,
            predictions: predictions.clone(),
        }
    }
}

/// Restores the saved state of the page; returns whether it could.
fn open_kept(state: &mut State, memory: &mut Memory, now: &Plain) -> Answer<bool> {
    let Some(tree) = now.field("tree").text() else { return Ok(false) };
    let saved = saved_state::read(now, &state.settings, &[]);
    let (settings, step) = (Some(saved.settings), saved.step as usize);
    state.race = saved.race;
    opening::open(state, memory, Opening { source: tree.into(), settings, step, race: None })?;
    if let Some(typed) = now.field("typed").text() {
        // A text that could not be read is restored as typed.
        state.source = typed.into();
    }
    Ok(state.shown.source.text() == tree)
}

/// A link wins over the saved state; but if both have the same tree, its text stays as typed.
fn beside_link(state: &mut State, memory: &mut Memory, kept: State) {
    let source = kept.shown.source;
    if memory.shortest(&source) != memory.shortest(&state.shown.source) {
        return;
    }
    if state.random.tree_for(&state.shown.source).is_some() {
        state.random.made = Some(source.clone());
    }
    state.source = kept.source;
    state.shown.source = source;
    state.recent = kept.recent;
}

/// The part of the page's state to store.
pub fn now(state: &State) -> Now {
    let mut said = following::link(state, String::new());
    (said.random, said.view) = (None, Default::default());
    let tree = state.shown.source.clone();
    let typed = (state.source != tree).then(|| state.source.text().to_owned());
    Now { tree, saved: saved_state::written(&said), typed }
}

/// The contents of a file, for other readers: including language and look.
pub fn file(state: &State) -> Now {
    let saved = saved_state::written(&following::link(state, String::new()));
    Now { tree: state.shown.source.clone(), saved, typed: None }
}

/// The recent trees, including those that another tab has added since.
pub fn recent_beside(state: &State, kept: &[Plain]) -> Vec<Recent> {
    let mut all: Vec<Recent> = kept.iter().filter_map(Recent::from_plain).collect();
    for own in state.recent.iter().rev() {
        recent::add(&mut all, own.clone());
    }
    all
}

/// Applies saved preferences; invalid ones are ignored.
pub(crate) fn prefer(state: &mut State, kept: &Plain) {
    let among = |name: &str, all: &[f64]| match *kept.field(name) {
        Plain::Number(number) => all.iter().copied().find(|&one| one == number),
        _ => None,
    };
    let flag = |name: &str| if let Plain::Flag(flag) = *kept.field(name) { Some(flag) } else { None };
    let word = |name: &str| kept.field(name).text();
    state.text_size = among("textSize", &TEXT_SIZES).unwrap_or(state.text_size);
    state.speed = among("speed", &SPEEDS).unwrap_or(state.speed);
    state.letter_keys = flag("letterKeys").unwrap_or(state.letter_keys);
    state.knows_stepping |= flag("knowsStepping") == Some(true);
    state.knows_editing |= flag("knowsEditing") == Some(true);
    state.knows_presenting |= flag("knowsPresenting") == Some(true);
    state.theme = word("theme").and_then(Theme::named).unwrap_or(state.theme);
    state.arrange = word("arrange").and_then(Arrange::named).unwrap_or(state.arrange);
    state.notation = word("notation").and_then(Preset::named).unwrap_or(state.notation);
    for (switch, _) in Notation::choices() {
        if let Some(id) = word(switch) {
            state.switches.put(switch, id);
        }
    }
    settle_grain(state);
}
