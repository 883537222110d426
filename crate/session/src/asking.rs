//! Questions about sources and settings: which of them are shown, why others are not, and where a step of one run is in another.

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

/// Why the stage does not show what was typed and chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problems {
    /// In the text.
    pub error: Option<ReadError>,
    /// In the settings, on the tree that is shown.
    pub trouble: Option<SearchTrouble>,
}

/// Which leaf to edit next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the leaves of a tree, in its order")]
pub enum EditMove {
    Stay,
    Next,
    Previous,
}

impl Memory {
    /// What a state shows for a request: that subject, with the nearest settings; if the source is not a tree, the subject before.
    pub fn shown_of(&mut self, asked: &Subject, before: &Subject) -> Answer<Subject> {
        if let Ok(found) = self.nearest(asked)? {
            return Ok(found);
        }
        let standing = Subject { source: before.source.clone(), settings: asked.settings };
        Ok(self.nearest(&standing)?.unwrap_or_else(|_| before.clone()))
    }

    /// The settings themselves if they work on a source, else the nearest that do, and what is grown for them; or why it is not a tree.
    /// They depend on nothing else, so the request is enough to show the same again.
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

    /// Whether such a run exists, as far as known.
    pub fn works(&mut self, asked: &Subject) -> bool {
        matches!(self.outcome(&asked.source, &asked.settings), Ok(Ok(_)))
    }

    /// The same, or finding out takes too long.
    pub fn may_work(&mut self, asked: &Subject) -> bool {
        !matches!(self.outcome(&asked.source, &asked.settings), Ok(Err(_)))
    }

    /// Why settings do not work on a tree, as far as known.
    pub fn trouble(&mut self, asked: &Subject) -> Option<SearchTrouble> {
        match self.outcome(&asked.source, &asked.settings) {
            Ok(Err(Refusal::Settings(trouble))) => Some(trouble),
            _ => None,
        }
    }

    /// Why the stage does not show what was typed and chosen.
    pub fn problems(&mut self, state: &State) -> Problems {
        let asked = Subject { source: state.shown.source.clone(), settings: state.settings };
        Problems { error: self.read_error(&state.source), trouble: self.trouble(&asked) }
    }

    /// The shortest text of the same tree; none if it is not a tree.
    pub fn shortest(&mut self, source: &Source) -> Option<String> {
        self.known(source).map(|reading| reading.text())
    }

    /// The step of a run that shows the same moment as a step of another.
    pub fn same_point(&mut self, from: &Subject, step: usize, to: &Subject) -> usize {
        let (old, next) = (self.look(from), self.look(to));
        if Rc::ptr_eq(&old, &next) { step } else { moment::same_step(&old.trace, step, &next.trace) }
    }

    /// A leaf's score as one would type it.
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

    /// The nearest leaf with a score before or after a node.
    pub fn leaf_beside(&mut self, state: &State, node: NodeId, to: EditMove) -> Option<NodeId> {
        let run = self.look(&state.shown);
        let has_score = |node: &NodeId| has_score(&run, *node);
        match to {
            EditMove::Stay => None,
            EditMove::Next => (node.0 + 1..run.tree.len() as u32).map(NodeId).find(has_score),
            EditMove::Previous => (0..node.0).rev().map(NodeId).find(has_score),
        }
    }

    /// Everything that a state shows, requests or can restore; the memory may forget the rest.
    pub fn wanted(state: &State) -> Vec<Subject> {
        let State { editing, typing, weighing, .. } = state;
        let mut wanted = asked_for(state);
        let began = editing.iter().map(|editing| &editing.before).chain(typing.iter().map(|typing| &typing.before));
        for before in began {
            wanted.push(before.shown.clone());
            // The error of the typed text may be known, and need not be found again.
            wanted.push(Subject { source: before.source.clone(), settings: before.settings });
        }
        wanted.extend(weighing.iter().filter_map(|weighing| Some(weighing.was.as_ref()?.shown.clone())));
        wanted
    }

    /// Whether everything needed to draw a state is known; if not, the need.
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

/// Whether a node is a leaf with a known score; a part that has not been grown has none.
pub(crate) fn has_score(run: &Run, node: NodeId) -> bool {
    run.tree.is_leaf(node) && run.tree.stub(node).is_none()
}

/// From the requested settings to some that run on every tree, nearest first.
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
    // With chance nodes, no earlier one runs.
    let algorithm = search::for_chance(Window::between(settings.least, settings.greatest));
    let by_chance = changes.map(|one| RequestedSettings { algorithm, ..one });
    changes.into_iter().chain(by_chance).flat_map(without).flatten().collect()
}
