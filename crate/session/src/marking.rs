//! Branches marked in the edit mode to be cut off, and the search for scores with which exactly these are.

use std::collections::BTreeMap;

use secateur::notation;
use secateur::score::Score;
use secateur::search::RequestedSettings;
use secateur::tree::{GameTree, NodeId};
use secateur::wanted::{self, Values};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;
use crate::editing::rerun_source;
use crate::making;
use crate::memory::Memory;
use crate::need::{Answer, Need};
use crate::reading::Reading;
use crate::source::Source;
use crate::state::State;
use crate::variants::spaced;

/// A request for scores.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScoreRequest {
    /// The text of the tree.
    pub source: Source,
    /// How it is searched.
    pub settings: RequestedSettings,
    /// The branches to be cut off, by their lower ends.
    pub wanted: Vec<NodeId>,
    /// The seed for random tries if there is too much to try.
    pub seed: u32,
}

/// The outcome, by the end of its message's name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// `found`, or `fewest` if fewer new scores are known to be impossible; else why there are none.
    pub id: String,
    /// The node that this is about, to be chosen.
    #[ts(as = "Option<u32>")]
    pub node: Option<NodeId>,
    /// The new scores.
    #[ts(type = "[node: number, score: number][]")]
    pub scores: Vec<(NodeId, Score)>,
}

impl Outcome {
    fn from_id(id: &str) -> Outcome {
        Outcome { id: id.to_owned(), node: None, scores: Vec::new() }
    }

    /// Searches for scores, which may take seconds.
    pub fn search(tree: &GameTree, settings: &RequestedSettings, marked: &[NodeId], seed: u32) -> Outcome {
        let Ok(settings) = settings.settings() else { return Outcome::from_id("search") };
        match wanted::find(tree, &settings, marked, seed.into()) {
            Ok(Values { scores, is_fewest }) => {
                Outcome { scores, ..Outcome::from_id(if is_fewest { "fewest" } else { "found" }) }
            }
            Err(why) => Outcome { node: why.node(), ..Outcome::from_id(why.id()) },
        }
    }
}

impl Memory {
    /// The outcome, computed elsewhere if it would block the page.
    fn outcome_of(&mut self, reading: &Reading, sought: ScoreRequest) -> Answer<Outcome> {
        if let Some((_, outcome)) = self.sought.as_ref().filter(|(of, _)| *of == sought) {
            return Ok(outcome.clone());
        }
        if self.patience.recorded.is_some() {
            return Err(Box::new(Need::Scores(sought)));
        }
        Ok(Outcome::search(&reading.tree, &sought.settings, &sought.wanted, sought.seed))
    }

    /// A source with several new scores at once; the rest stays as typed if possible. None if a game's score follows from its rules.
    fn with_scores(&mut self, shown: &Source, scores: &[(NodeId, Score)]) -> Answer<Option<Source>> {
        let mut source = shown.clone();
        for &(node, score) in scores {
            match self.rescore(&source, node, &score.value().to_string())? {
                Ok(next) => source = next,
                // A mixture of old and new scores may have too many digits.
                Err(_) => return Ok(self.written_with_scores(shown, scores)),
            }
        }
        Ok(Some(source))
    }

    fn written_with_scores(&mut self, shown: &Source, scores: &[(NodeId, Score)]) -> Option<Source> {
        let reading = self.known(shown).filter(|_| !shown.is_game())?;
        let scores: BTreeMap<_, _> = scores.iter().copied().collect();
        let tree = reading.tree.rescored(|node| scores.get(&reading.tree.position(node)).copied()).ok()?;
        Some(spaced(&notation::write(&tree)))
    }
}

/// Marks or unmarks the branch above the chosen node.
pub(crate) fn mark(state: &mut State, memory: &mut Memory) {
    if state.making.is_none() || state.focus_node.is_none() {
        making::open(state, memory, None);
    }
    let (Some(making), Some(node)) = (&mut state.making, state.focus_node) else { return };
    making.forget_told();
    if node == NodeId::ROOT {
        making.outcome = Some(Outcome::from_id("root"));
    } else if let Some(place) = making.marked.iter().position(|&marked| marked == node) {
        making.marked.remove(place);
    } else {
        making.marked.push(node);
    }
}

/// Searches for scores with which exactly the marked branches are cut off, and sets them.
pub(crate) fn find_scores(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let Some(making) = &state.making else { return Ok(()) };
    let tries = making.tries + 1;
    let Ok(reading) = memory.read(&state.shown.source, None)? else { return Ok(()) };
    let (source, settings) = (state.shown.source.clone(), state.shown.settings);
    let sought = ScoreRequest { source, settings, wanted: making.marked.clone(), seed: tries };
    let mut outcome = if reading.takes_scores() && !reading.goes_on() {
        memory.outcome_of(&reading, sought)?
    } else {
        Outcome::from_id("follows")
    };
    let source = memory.with_scores(&state.shown.source, &outcome.scores)?;
    match source {
        Some(source) if !outcome.scores.is_empty() => rerun_source(state, memory, source)?,
        Some(_) => (),
        None => outcome = Outcome::from_id("follows"),
    }
    state.focus_node = outcome.node.or(state.focus_node);
    if let Some(making) = &mut state.making {
        making.forget_told();
        (making.outcome, making.tries) = (Some(outcome), tries);
    }
    Ok(())
}

/// Marks belong to a tree of this shape. The outcome is shown until something else is shown or marked.
pub(crate) fn follow(before: &State, state: &mut State, memory: &mut Memory, action: &Action) {
    let Some(making) = &mut state.making else { return };
    if state.shown == before.shown {
        return;
    }
    if !matches!(action, Action::FindScores) {
        (making.outcome, making.tries) = (None, 0);
    }
    if !making.marked.is_empty() && state.shown.source != before.shown.source {
        let trees = [&before.shown, &state.shown].map(|shown| memory.known(&shown.source));
        if let [Some(before), Some(now)] = trees
            && !is_same_shape(&before.tree, &now.tree)
        {
            making.marked.clear();
        }
    }
}

fn is_same_shape(one: &GameTree, other: &GameTree) -> bool {
    one.len() == other.len() && one.nodes().all(|node| one.end(node) == other.end(node))
}
