//! What sources read as and what searches did on them: found out when it is asked for, and remembered while it is shown.

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

/// Why there is no search by some settings on a tree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", try_from = "Plain")]
pub enum SearchTrouble {
    /// The root window has nothing inside.
    EmptyWindow,
    /// Nor have the payoffs.
    EmptyPayoffs,
    /// A node at which the search has to stop has no score.
    MissingStaticEvaluation {
        /// The first one.
        node: NodeId,
    },
    /// A score is not a payoff that the game can give.
    BeyondPayoffs {
        /// The first one.
        node: NodeId,
    },
    /// More passes than there can be.
    TooManyPasses {
        /// So many.
        passes: usize,
    },
    /// The search would have to know what has not been grown.
    NotGrown,
    /// There is chance in the tree.
    Chance,
}

/// As it comes from a worker.
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
    /// Its text is no tree.
    Text(ReadError),
    /// Its settings do not work on the tree.
    Settings(SearchTrouble),
}

/// What a source reads as, with the searches on it.
struct SourceEntry {
    reading: Result<Rc<Reading>, ReadError>,
    runs: Vec<(RequestedSettings, Result<Rc<Run>, SearchTrouble>)>,
}

/// What was found out elsewhere.
#[derive(Default)]
pub struct Finding {
    /// What the source reads as, unless that was known.
    pub reading: Option<Result<Rc<Reading>, ReadError>>,
    /// What the search on it gives.
    pub run: Option<Result<Rc<Run>, SearchTrouble>>,
    /// The text of a random tree, unless there are too few scores for it.
    pub text: Option<String>,
    /// What came of a search for scores.
    pub outcome: Option<Outcome>,
}

/// What is known, and how much may be found out at once.
pub struct Memory {
    known: HashMap<Source, SourceEntry>,
    /// What was found out for a question that is still to be asked again.
    awaited: Vec<Subject>,
    /// The last random tree that was made elsewhere.
    random: Option<(RandomTree, Result<String, &'static str>)>,
    /// What came of the last search for scores that was made elsewhere.
    pub(crate) sought: Option<(ScoreRequest, Outcome)>,
    /// The last game whose tree was too large to be grown at once.
    large: Option<Source>,
    /// What a leaf's score changes.
    pub(crate) swept: SweepCache,
    /// How much is done at once.
    pub patience: Patience,
}

impl Memory {
    /// Nothing is known yet.
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

    /// What a source reads as; the settings are those of the run that is asked for next.
    pub fn read(
        &mut self,
        source: &Source,
        settings: Option<&RequestedSettings>,
    ) -> Answer<Result<Rc<Reading>, ReadError>> {
        if let Some((kept, known)) = self.known.get_key_value(source) {
            let reading = known.reading.clone();
            // The same text has come again from the page; to compare the two letter by letter at every press takes long for a giant.
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
            let grown = Reading::grown(source.text(), most, &mut |_| ());
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
        // Why it is not read in any form says more.
        let read = read.map_err(|error| {
            let refused = secateur::forms::read(source.text()).err();
            refused.map_or(error, |better| ReadError::of_tree(&better, source.text()))
        });
        Ok(self.remember(source, read))
    }

    /// What is known to be a tree.
    pub fn known(&mut self, source: &Source) -> Option<Rc<Reading>> {
        self.read(source, None).ok()?.ok()
    }

    /// Why a source is no tree; nothing too where that is not known yet.
    pub fn read_error(&mut self, source: &Source) -> Option<ReadError> {
        self.read(source, None).ok()?.err()
    }

    /// What a search gives, or why there is none.
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
                    Run::recorded(&reading, settings, most, &mut |_| ()).map(Rc::new).map_err(SearchTrouble::from)
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

    /// The run of what works, and is shown.
    pub fn look(&mut self, shown: &Subject) -> Rc<Run> {
        match self.outcome(&shown.source, &shown.settings) {
            Ok(Ok(run)) => run,
            _ => unreachable!("only what works is shown"),
        }
    }

    /// The source as it is grown for a search: of a game of which only what a search looks at is grown, that is what this one looks at.
    pub fn followed(&self, source: &Source, settings: &RequestedSettings) -> Source {
        let seen_by = |settings| StagedGame::read(source.text()).ok()?.seen_by(&settings);
        let text = if source.is_game() { settings.settings().ok().and_then(seen_by) } else { None };
        text.map_or_else(|| source.clone(), Source::from)
    }

    /// A game all of which is grown.
    pub fn grown_whole(&self, source: &Source) -> Source {
        StagedGame::read(source.text()).map_or_else(|_| source.clone(), |staged| staged.whole().into())
    }

    /// Remembers a tree that follows from another one, under its text.
    pub(crate) fn follow(&mut self, (text, reading): (String, Reading)) -> Source {
        let source = Source::from(text);
        if !self.known.contains_key(&source) {
            drop(self.remember(&source, Ok(reading)));
        }
        source
    }

    /// A text as it is known to be refused, since it may be meant in more than one form.
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

    /// Keeps what someone still waits for.
    pub fn hold(&mut self, need: &Need) {
        if let Need::Reading { source, settings: Some(settings), .. } = need {
            self.awaited.push(Subject { source: source.clone(), settings: *settings });
        }
    }

    /// Nobody waits any more.
    pub fn let_go(&mut self) {
        self.awaited.clear();
        (self.random, self.sought) = (None, None);
    }

    /// Takes what was found out for a need elsewhere.
    pub fn adopt(&mut self, need: &Need, found: Finding) {
        let Finding { reading, run, text, outcome } = found;
        match need {
            // A tree that is too large is never asked for.
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

    /// Forgets everything but this, and what is awaited.
    pub fn keep_only(&mut self, wanted: &[Subject]) {
        let wanted: Vec<&Subject> = wanted.iter().chain(&self.awaited).collect();
        self.known.retain(|source, known| {
            let of = || wanted.iter().filter(|subject| subject.source == *source);
            known.runs.retain(|(settings, _)| of().any(|subject| subject.settings == *settings));
            of().next().is_some()
        });
    }
}

/// How long a text can be with every position met again written out: each at most doubles what stands before it.
fn most_written(text: &str) -> usize {
    let repeats = text.matches('@').count() as u32;
    text.len().saturating_mul(1_usize.checked_shl(repeats).unwrap_or(usize::MAX))
}

/// How many nodes a random tree has at most; a little more than there may be where it has more.
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
/// Why it is none.
pub fn read_score(text: &str) -> Result<secateur::score::Score, ReadError> {
    notation::read_score(text).map_err(|error| ReadError::of_tree(&error, text))
}
