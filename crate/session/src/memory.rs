//! How sources read and what searches did on them: computed on demand, and remembered while shown.

use std::collections::HashMap;
use std::rc::Rc;

use secateur::notation;
use secateur::plain::Plain;
use secateur::random::RandomTree;
use secateur::search::{EmptyRange, RequestedSettings, SearchError};
use secateur::tree::{MOST_NODES, NodeId};
use secateur_games::StagedGame;
use serde::{Deserialize, Serialize};

use crate::marking::{Outcome, ScoreRequest};
use crate::need::{Answer, Need, Patience};
use crate::reading::Reading;
use crate::run::Run;
use crate::source::Source;
use crate::state::Subject;
use crate::strip::SweepCache;
use crate::wrong::ReadError;

/// Why no search with some settings runs on a tree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", try_from = "Plain")]
pub enum SearchTrouble {
    /// The root window is empty.
    EmptyWindow,
    /// The range of payoffs is empty.
    EmptyPayoffs,
    /// A node at which the search has to stop has no score.
    MissingStaticEvaluation {
        /// The first one.
        node: NodeId,
    },
    /// A score is outside the game's payoffs.
    BeyondPayoffs {
        /// The first one.
        node: NodeId,
    },
    /// More passes than expected.
    TooManyPasses {
        /// Their number.
        passes: usize,
    },
    /// The search needs a part that has not been grown.
    NotGrown,
    /// The tree has chance nodes.
    Chance,
}

/// From a worker's message.
impl TryFrom<Plain> for SearchTrouble {
    type Error = &'static str;

    fn try_from(value: Plain) -> Result<SearchTrouble, &'static str> {
        let count = |name: &str| value.field(name).count().ok_or("a number is missing");
        let node = || Ok(NodeId(count("node")? as u32));
        Ok(match value.field("kind").text() {
            Some("empty-window") => SearchTrouble::EmptyWindow,
            Some("empty-payoffs") => SearchTrouble::EmptyPayoffs,
            Some("missing-static-evaluation") => SearchTrouble::MissingStaticEvaluation { node: node()? },
            Some("beyond-payoffs") => SearchTrouble::BeyondPayoffs { node: node()? },
            Some("too-many-passes") => SearchTrouble::TooManyPasses { passes: count("passes")? as usize },
            Some("not-grown") => SearchTrouble::NotGrown,
            Some("chance") => SearchTrouble::Chance,
            _ => return Err("no such trouble"),
        })
    }
}

impl From<SearchError> for SearchTrouble {
    fn from(error: SearchError) -> SearchTrouble {
        match error {
            SearchError::MissingStaticEvaluation { node } => SearchTrouble::MissingStaticEvaluation { node },
            SearchError::BeyondPayoffs { node } => SearchTrouble::BeyondPayoffs { node },
            SearchError::TooManyPasses { passes } => SearchTrouble::TooManyPasses { passes },
            SearchError::NotGrown => SearchTrouble::NotGrown,
            SearchError::Chance => SearchTrouble::Chance,
            _ => unreachable!("a tree has an end, and all its scores and moves"),
        }
    }
}

impl From<EmptyRange> for SearchTrouble {
    fn from(empty: EmptyRange) -> SearchTrouble {
        match empty {
            EmptyRange::Window => SearchTrouble::EmptyWindow,
            EmptyRange::Payoffs => SearchTrouble::EmptyPayoffs,
        }
    }
}

/// Why a subject cannot be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Its text is not a tree.
    Text(ReadError),
    /// Its settings do not work on the tree.
    Settings(SearchTrouble),
}

/// How a source reads, with the searches on it.
struct SourceEntry {
    reading: Result<Rc<Reading>, ReadError>,
    runs: Vec<(RequestedSettings, Result<Rc<Run>, SearchTrouble>)>,
}

/// Results computed elsewhere.
#[derive(Default)]
pub struct Finding {
    /// How the source reads, unless that was known.
    pub reading: Option<Result<Rc<Reading>, ReadError>>,
    /// The search on it.
    pub run: Option<Result<Rc<Run>, SearchTrouble>>,
    /// The text of a random tree, unless there are too few scores for it.
    pub text: Option<String>,
    /// The outcome of a search for scores.
    pub outcome: Option<Outcome>,
}

/// Known results, and the limits of what is computed at once.
pub struct Memory {
    known: HashMap<Source, SourceEntry>,
    /// Results for a question that is about to be asked again.
    awaited: Vec<Subject>,
    /// The last random tree made elsewhere.
    random: Option<(RandomTree, Result<String, &'static str>)>,
    /// The outcome of the last search for scores made elsewhere.
    pub(crate) sought: Option<(ScoreRequest, Outcome)>,
    /// The last game whose tree was too large to grow at once.
    large: Option<Source>,
    /// The effects of a leaf's score.
    pub(crate) swept: SweepCache,
    /// The limits of what is computed at once.
    pub patience: Patience,
}

impl Memory {
    /// Without any results.
    pub fn new(patience: Patience) -> Memory {
        Memory {
            known: HashMap::new(),
            awaited: Vec::new(),
            random: None,
            sought: None,
            large: None,
            swept: SweepCache::default(),
            patience,
        }
    }

    fn remember(&mut self, source: &Source, reading: Result<Reading, ReadError>) -> Result<Rc<Reading>, ReadError> {
        let reading = reading.map(Rc::new);
        self.known.insert(source.clone(), SourceEntry { reading: reading.clone(), runs: Vec::new() });
        reading
    }

    /// How a source reads; the settings are those of the next run.
    pub fn read(
        &mut self,
        source: &Source,
        settings: Option<&RequestedSettings>,
    ) -> Answer<Result<Rc<Reading>, ReadError>> {
        if let Some((kept, known)) = self.known.get_key_value(source) {
            let reading = known.reading.clone();
            // The page sent the same text again; comparing two giant texts at every press would take long.
            if !kept.is_same(source)
                && let Some(known) = self.known.remove(source)
            {
                self.known.insert(source.clone(), known);
            }
            return Ok(reading);
        }
        let need = || Box::new(Need::Reading { source: source.clone(), settings: settings.copied(), is_read: false });
        if source.is_game() {
            if self.large.as_ref() == Some(source) {
                return Err(need());
            }
            let most = self.patience.grown.unwrap_or(MOST_NODES);
            let grown = Reading::grow(source.text(), most, &mut |_| ());
            let is_large = |error: &ReadError| matches!(&*error.kind, "game-too-large" | "game-endless");
            if self.patience.grown.is_some() && grown.as_ref().is_err_and(is_large) {
                self.large = Some(source.clone());
                return Err(need());
            }
            return Ok(self.remember(source, grown));
        }
        if self.patience.characters < most_written(source.text()) {
            return Err(need());
        }
        let read = Reading::read(source.text(), &mut |_, _| ());
        // Why no form fits says more.
        let read = read.map_err(|error| {
            let refused = secateur::forms::read(source.text()).err();
            refused.map_or(error, |better| ReadError::from_parse_error(&better, source.text()))
        });
        Ok(self.remember(source, read))
    }

    /// The reading of a source, if known to be a tree.
    pub fn known(&mut self, source: &Source) -> Option<Rc<Reading>> {
        self.read(source, None).ok()?.ok()
    }

    /// Why a source is not a tree; none if that is not known yet.
    pub fn read_error(&mut self, source: &Source) -> Option<ReadError> {
        self.read(source, None).ok()?.err()
    }

    /// The run of a search, or why there is none.
    pub fn outcome(&mut self, source: &Source, settings: &RequestedSettings) -> Answer<Result<Rc<Run>, Refusal>> {
        let reading = match self.read(source, Some(settings))? {
            Ok(reading) => reading,
            Err(error) => return Ok(Err(Refusal::Text(error))),
        };
        let runs = &mut self.known.get_mut(source).expect("what was read is known").runs;
        let known = runs.iter().find(|(own, _)| own == settings).map(|(_, found)| found.clone());
        let found = match known {
            Some(found) => found,
            None => {
                let most = self.patience.recorded;
                let found = settings.settings().map_err(SearchTrouble::from).and_then(|settings| {
                    Run::record(&reading, settings, most, &mut |_| ()).map(Rc::new).map_err(SearchTrouble::from)
                });
                if most.is_some() && found.as_ref().is_ok_and(|run| !run.trace.is_finished) {
                    let need = Need::Reading { source: source.clone(), settings: Some(*settings), is_read: true };
                    return Err(Box::new(need));
                }
                runs.push((*settings, found.clone()));
                found
            }
        };
        Ok(found.map_err(Refusal::Settings))
    }

    /// The run of a shown subject, which is known to work.
    pub fn look(&mut self, shown: &Subject) -> Rc<Run> {
        match self.outcome(&shown.source, &shown.settings) {
            Ok(Ok(run)) => run,
            _ => unreachable!("only what works is shown"),
        }
    }

    /// The source as it is grown for a search: for a game grown only as far as a search looks, that part for this search.
    pub fn followed(&self, source: &Source, settings: &RequestedSettings) -> Source {
        let seen_by = |settings| StagedGame::read(source.text()).ok()?.seen_by(&settings);
        let text = if source.is_game() { settings.settings().ok().and_then(seen_by) } else { None };
        text.map_or_else(|| source.clone(), Source::from)
    }

    /// A game with its whole tree grown.
    pub fn grown_whole(&self, source: &Source) -> Source {
        StagedGame::read(source.text()).map_or_else(|_| source.clone(), |staged| staged.whole().into())
    }

    /// Remembers a tree derived from another one, by its text.
    pub(crate) fn follow(&mut self, (text, reading): (String, Reading)) -> Source {
        let source = Source::from(text);
        if !self.known.contains_key(&source) {
            drop(self.remember(&source, Ok(reading)));
        }
        source
    }

    /// Remembers that a text is refused, since it may be meant in more than one form.
    pub(crate) fn refuse(&mut self, source: &Source, error: ReadError) {
        let is_free = self.known.get(source).is_some_and(|known| known.reading.is_ok() && known.runs.is_empty());
        if is_free {
            drop(self.remember(source, Err(error)));
        }
    }

    /// The text of a random tree, or why there is none.
    pub fn random(&mut self, asked: &RandomTree) -> Answer<Result<String, &'static str>> {
        if let Some((_, made)) = self.random.as_ref().filter(|(of, _)| of == asked) {
            return Ok(made.clone());
        }
        let size = most_nodes(asked);
        if self.patience.nodes < size && size <= MOST_NODES {
            return Err(Box::new(Need::Random(asked.clone())));
        }
        Ok(asked.text().map_err(|error| error.id()))
    }

    /// Keeps results that are still awaited.
    pub fn hold(&mut self, need: &Need) {
        if let Need::Reading { source, settings: Some(settings), .. } = need {
            self.awaited.push(Subject { source: source.clone(), settings: *settings });
        }
    }

    /// Nothing is awaited any more.
    pub fn let_go(&mut self) {
        self.awaited.clear();
        (self.random, self.sought) = (None, None);
    }

    /// Takes the result for a need, computed elsewhere.
    pub fn adopt(&mut self, need: &Need, found: Finding) {
        let Finding { reading, run, text, outcome } = found;
        match need {
            // A tree that is too large is never requested.
            Need::Random(asked) => self.random = Some((asked.clone(), text.ok_or("too-few-scores"))),
            Need::Scores(sought) => self.sought = outcome.map(|outcome| (sought.clone(), outcome)),
            Need::Reading { source, settings, .. } => {
                if let Some(reading) = reading {
                    self.known.insert(source.clone(), SourceEntry { reading, runs: Vec::new() });
                }
                if let (Some(run), Some(settings)) = (run, settings)
                    && let Some(known) = self.known.get_mut(source)
                {
                    known.runs.retain(|(own, _)| own != settings);
                    known.runs.push((*settings, run));
                }
            }
        }
    }

    /// Forgets everything except this, and what is awaited.
    pub fn keep_only(&mut self, wanted: &[Subject]) {
        let wanted: Vec<&Subject> = wanted.iter().chain(&self.awaited).collect();
        self.known.retain(|source, known| {
            let of = || wanted.iter().filter(|subject| subject.source == *source);
            known.runs.retain(|(settings, _)| of().any(|subject| subject.settings == *settings));
            of().next().is_some()
        });
    }
}

/// The maximum length of a text with all repeated positions written out: each at most doubles the text before it.
fn most_written(text: &str) -> usize {
    let repeats = text.matches('@').count() as u32;
    text.len().saturating_mul(1_usize.checked_shl(repeats).unwrap_or(usize::MAX))
}

/// The maximum number of nodes of a random tree, capped just past the limit.
pub(crate) fn most_nodes(asked: &RandomTree) -> usize {
    let (mut size, mut row) = (1, 1);
    for _ in 0..asked.depth {
        if MOST_NODES < size {
            break;
        }
        row *= *asked.branching.end();
        size += row;
    }
    size
}

/// The score that was typed.
///
/// # Errors
/// Why it is not a score.
pub fn read_score(text: &str) -> Result<secateur::score::Score, ReadError> {
    notation::read_score(text).map_err(|error| ReadError::from_parse_error(&error, text))
}
