//! What is asked of sources and settings: which of them are shown, why others are not, and where a run stands in another.

use std::rc::Rc;

use secateur::moment;
use secateur::score::Window;
use secateur::search::{self, RequestedSettings};
use secateur::tree::NodeId;
use serde::Serialize;

use crate::memory::{Memory, Refusal, SearchTrouble};
use crate::need::Answer;
use crate::run::Run;
use crate::source::Source;
use crate::state::{State, Subject};
use crate::wrong::ReadError;

/// Why what is typed and chosen is not what is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problems {
    /// Of the text.
    pub error: Option<ReadError>,
    /// Of the settings, on the tree that is shown.
    pub trouble: Option<SearchTrouble>,
}

/// To which leaf an edit goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the leaves of a tree, in its order")]
pub enum EditMove {
    Stay,
    Next,
    Previous,
}

impl Memory {
    /// What a state shows of what is asked for: that, with the nearest settings; of a source that is no tree, the one before it.
    pub fn shown_of(&mut self, asked: &Subject, before: &Subject) -> Answer<Subject> {
        if let Ok(found) = self.nearest(asked)? {
            return Ok(found);
        }
        let standing = Subject { source: before.source.clone(), settings: asked.settings };
        Ok(self.nearest(&standing)?.unwrap_or_else(|_| before.clone()))
    }

    /// The settings themselves if they work on a source, else the nearest that do, and what is grown for them; or why it is no tree. They
    /// depend on nothing else, so what was asked for is enough to show the same again.
    pub(crate) fn nearest(&mut self, asked: &Subject) -> Answer<Result<Subject, ReadError>> {
        let mut refused = None;
        for settings in nearer(&asked.settings) {
            let source = self.followed(&asked.source, &settings);
            match self.outcome(&source, &settings)? {
                Ok(_) => return Ok(Ok(Subject { source, settings })),
                // Another search may look at less.
                Err(Refusal::Text(error)) => {
                    let first = refused.get_or_insert(error);
                    if source == asked.source {
                        return Ok(Err(first.clone()));
                    }
                }
                Err(Refusal::Settings(_)) => (),
            }
        }
        Ok(Err(refused.unwrap_or_else(|| unreachable!("alpha-beta runs on every tree, or expectiminimax"))))
    }

    /// Whether there is such a run, as far as that is known.
    pub fn works(&mut self, asked: &Subject) -> bool {
        matches!(self.outcome(&asked.source, &asked.settings), Ok(Ok(_)))
    }

    /// The same, or it takes longer to know.
    pub fn may_work(&mut self, asked: &Subject) -> bool {
        !matches!(self.outcome(&asked.source, &asked.settings), Ok(Err(_)))
    }

    /// Why settings do not work on a tree, as far as that is known.
    pub fn trouble(&mut self, asked: &Subject) -> Option<SearchTrouble> {
        match self.outcome(&asked.source, &asked.settings) {
            Ok(Err(Refusal::Settings(trouble))) => Some(trouble),
            _ => None,
        }
    }

    /// Why what is typed and chosen is not what is shown.
    pub fn problems(&mut self, state: &State) -> Problems {
        let asked = Subject { source: state.shown.source.clone(), settings: state.settings };
        Problems { error: self.read_error(&state.source), trouble: self.trouble(&asked) }
    }

    /// The shortest text of the same tree; nothing for what is none.
    pub fn shortest(&mut self, source: &Source) -> Option<String> {
        self.known(source).map(|reading| reading.text())
    }

    /// The step of a run that shows the same moment as a step of another.
    pub fn same_point(&mut self, from: &Subject, step: usize, to: &Subject) -> usize {
        let (old, next) = (self.look(from), self.look(to));
        if Rc::ptr_eq(&old, &next) { step } else { moment::same_step(&old.trace, step, &next.trace) }
    }

    /// A leaf's score as someone would type it.
    pub fn score_text(&mut self, state: &State, node: NodeId) -> String {
        let score = self.look(&state.shown).tree.score(node);
        let has_letters = state.shown.source.text().contains(['W', 'L']);
        match score.map(|score| score.value()) {
            Some(f64::INFINITY) => if has_letters { "W" } else { "∞" }.to_owned(),
            Some(f64::NEG_INFINITY) => if has_letters { "L" } else { "-∞" }.to_owned(),
            Some(value) => value.to_string(),
            None => String::new(),
        }
    }

    /// The leaf with a score before or behind a node.
    pub fn leaf_beside(&mut self, state: &State, node: NodeId, to: EditMove) -> Option<NodeId> {
        let run = self.look(&state.shown);
        let has_score = |node: &NodeId| has_score(&run, *node);
        match to {
            EditMove::Stay => None,
            EditMove::Next => (node.0 + 1..run.tree.len() as u32).map(NodeId).find(has_score),
            EditMove::Previous => (0..node.0).rev().map(NodeId).find(has_score),
        }
    }

    /// All that a state shows, was asked for, and brings back: what is kept of it, the rest may be forgotten.
    pub fn wanted(state: &State) -> Vec<Subject> {
        let State { editing, typing, weighing, .. } = state;
        let mut wanted = asked_for(state);
        let began = editing.iter().map(|editing| &editing.before).chain(typing.iter().map(|typing| &typing.before));
        for before in began {
            wanted.push(before.shown.clone());
            // Why it is refused may be known of what was typed, and not be found out again.
            wanted.push(Subject { source: before.source.clone(), settings: before.settings });
        }
        wanted.extend(weighing.iter().filter_map(|weighing| Some(weighing.was.as_ref()?.shown.clone())));
        wanted
    }

    /// Whether all is known that a state is drawn of; else what has to be found out first.
    pub fn missing(&mut self, state: &State) -> Answer<()> {
        for Subject { source, settings } in asked_for(state) {
            drop(self.outcome(&source, &settings)?);
        }
        Ok(())
    }
}

/// What a state shows, what was typed and chosen, and the runs that are compared.
fn asked_for(state: &State) -> Vec<Subject> {
    let State { shown, source, settings, .. } = state;
    let mut asked = vec![
        shown.clone(),
        Subject { source: source.clone(), settings: *settings },
        Subject { source: shown.source.clone(), settings: *settings },
    ];
    let compared = state.race.iter().filter(|race| race.is_open).flat_map(|race| race.settings(&shown.settings));
    asked.extend(compared.map(|settings| Subject { source: shown.source.clone(), settings }));
    asked
}

/// Whether a node is a leaf whose score can be told: what has not been grown has none.
pub(crate) fn has_score(run: &Run, node: NodeId) -> bool {
    run.tree.is_leaf(node) && run.tree.stub(node).is_none()
}

/// From what was asked for to what runs on every tree, the nearest first.
fn nearer(settings: &RequestedSettings) -> Vec<RequestedSettings> {
    let plain = RequestedSettings::default();
    let RequestedSettings { algorithm, depth, alpha, beta, order, .. } = plain;
    let changes = [
        *settings,
        RequestedSettings { order, ..*settings },
        RequestedSettings { depth, ..*settings },
        RequestedSettings { alpha, beta, ..*settings },
        RequestedSettings { algorithm, ..*settings },
        RequestedSettings { algorithm, depth, ..*settings },
        RequestedSettings { algorithm, depth, alpha, beta, ..*settings },
        RequestedSettings { algorithm, depth, alpha, beta, order, ..*settings },
    ];
    let RequestedSettings { least, greatest, .. } = plain;
    let has_payoffs = (settings.least, settings.greatest) != (least, greatest);
    let without =
        |one: RequestedSettings| [Some(one), has_payoffs.then_some(RequestedSettings { least, greatest, ..one })];
    // Where chance moves, nothing before these runs.
    let algorithm = search::for_chance(Window::between(settings.least, settings.greatest));
    let by_chance = changes.map(|one| RequestedSettings { algorithm, ..one });
    changes.into_iter().chain(by_chance).flat_map(without).flatten().collect()
}
