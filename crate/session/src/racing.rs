//! Changes of a comparison: its runs, their pace, and their position.

use std::rc::Rc;

use secateur::search::{ALGORITHMS, Algorithm, ChildOrder, DIALECTS, RequestedSettings, Setting};
use secateur::trace::Event;
use serde::Deserialize;
use ts_rs::TS;

use crate::choosing::read_field;
use crate::link::{IgnoredPiece, IgnoredReason};
use crate::memory::Memory;
use crate::need::Answer;
use crate::race::{FEWEST, MOST, Pace, Race};
use crate::run::Run;
use crate::state::State;

/// Where runs go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the four ways")]
pub enum RaceStep {
    First,
    Back,
    Forward,
    Last,
}

/// The step that a run shows; a finished one stays at its end.
pub fn step_of(race: &Race, run: &Run) -> usize {
    let at = race.at as usize;
    match race.by {
        _ if at == 0 => 0,
        Pace::Event => at.min(run.length()),
        Pace::Leaf => leaf_steps(run).nth(at - 1).unwrap_or(run.length()),
        Pace::End => run.length(),
    }
}

/// The steps at which a run has just evaluated a leaf.
fn leaf_steps(run: &Run) -> impl Iterator<Item = usize> {
    let is_leaf = |event: &Event| matches!(event, Event::Evaluate { .. });
    run.trace.events.iter().enumerate().filter(move |(_, event)| is_leaf(event)).map(|(at, _)| at + 1)
}

/// The length of a run: its end may come after its last leaf.
fn length(by: Pace, run: &Run) -> usize {
    match by {
        Pace::Event => run.length(),
        Pace::End => 1,
        Pace::Leaf => {
            let last = leaf_steps(run).last();
            run.trace.leaves_before(run.length()) + usize::from(last != Some(run.length()))
        }
    }
}

/// The position at which the last of the runs ends.
pub fn last(by: Pace, runs: &[Rc<Run>]) -> u32 {
    runs.iter().map(|run| length(by, run)).max().unwrap_or(0) as u32
}

/// The compared runs that work.
///
/// # Errors
/// What has to be computed first.
pub fn runs(state: &State, memory: &mut Memory) -> Answer<Vec<Rc<Run>>> {
    let Some(race) = &state.race else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for settings in race.settings(&state.shown.settings) {
        found.extend(memory.outcome(&state.shown.source, &settings)?.ok());
    }
    Ok(found)
}

/// Opens the comparison; initially of the run on the page and minimax.
pub(crate) fn open(state: &mut State) {
    let first = state.shown.settings;
    let race = state.race.get_or_insert_with(|| {
        let [pruning, whole] = ["alpha-beta", "minimax"].map(|id| Algorithm::named(id).expect("both are in the table"));
        let algorithm = if first.algorithm == whole { pruning } else { whole };
        let second = RequestedSettings { algorithm, order: ChildOrder::default(), ..first };
        Race { runs: vec![own(first), own(second)], by: Pace::default(), at: 0, is_open: true }
    });
    race.is_open = true;
}

/// A run's own settings.
fn own(settings: RequestedSettings) -> RequestedSettings {
    let mut run = RequestedSettings::default();
    for row in secateur::search::SETTINGS.iter().filter(|row| row.own) {
        row.copy(&settings, &mut run);
    }
    run
}

/// A link may ask for more steps than there are: that is reported when the runs are first shown.
pub(crate) fn show(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let runs = runs(state, memory)?;
    let Some(race) = &mut state.race else { return Ok(()) };
    let last = last(race.by, &runs);
    if last < race.at {
        let beyond = IgnoredPiece::new(format!("at={}", race.at), IgnoredReason::Step);
        state.ignored.push(IgnoredPiece { limit: Some(last as usize), ..beyond });
        race.at = last;
    }
    Ok(())
}

/// Goes a step.
pub(crate) fn go(state: &mut State, memory: &mut Memory, step: RaceStep) -> Answer<()> {
    let runs = runs(state, memory)?;
    let Some(race) = &mut state.race else { return Ok(()) };
    let last = last(race.by, &runs);
    let at = race.at.min(last);
    race.at = match step {
        RaceStep::First => 0,
        RaceStep::Back => at.saturating_sub(1),
        RaceStep::Forward => last.min(at + 1),
        RaceStep::Last => last,
    };
    Ok(())
}

/// At another pace, the first run stays where it is, as far as possible.
pub(crate) fn pace(state: &mut State, memory: &mut Memory, by: Pace) -> Answer<()> {
    let runs = runs(state, memory)?;
    let Some(race) = &mut state.race else { return Ok(()) };
    let end = last(by, &runs);
    if let Some(first) = runs.first().filter(|_| 0 < race.at) {
        let is_over = by == Pace::End || last(race.by, &runs) <= race.at;
        let step = step_of(race, first);
        let passed = || if by == Pace::Event { step } else { leaf_steps(first).take_while(|&at| at <= step).count() };
        race.at = if is_over { end } else { end.min(passed() as u32) };
    }
    race.by = by;
    Ok(())
}

/// Sets another value of a setting, or another dialect, in one of the runs, as text; an invalid one changes nothing.
pub(crate) fn change(state: &mut State, index: usize, name: &str, text: &str) {
    let Some(run) = state.race.as_mut().and_then(|race| race.runs.get_mut(index)) else { return };
    if name == "dialect" {
        if let Some(dialect) = DIALECTS.into_iter().find(|dialect| dialect.id == text) {
            (run.cut, run.returns) = (dialect.cut, dialect.returns);
        }
    } else if let Some(row) = Setting::named(name).filter(|row| row.own) {
        let mut changed = *run;
        if read_field(row, text, &mut changed).is_some() {
            *run = changed;
        }
    }
}

/// Removes one of the runs.
pub(crate) fn remove(state: &mut State, index: usize) {
    if let Some(race) = state.race.as_mut().filter(|race| FEWEST < race.runs.len() && index < race.runs.len()) {
        race.runs.remove(index);
    }
}

/// Adds a run with an algorithm that is not there yet, and works.
pub(crate) fn add(state: &mut State, memory: &mut Memory) -> Answer<()> {
    let Some(race) = state.race.clone().filter(|race| race.runs.len() < MOST) else { return Ok(()) };
    let is_favourite =
        |row: &&Algorithm| ["minimax", "alpha-beta"].contains(&row.id) || row.asks || (row.guess && row.table);
    let favourites = ["minimax", "alpha-beta"].into_iter().filter_map(Algorithm::named);
    let others = ALGORITHMS.iter().filter(|row| is_favourite(row)).chain(ALGORITHMS.iter()).copied();
    let is_free = |algorithm: &Algorithm| race.runs.iter().all(|run| run.algorithm != *algorithm);
    let candidates = favourites.chain(others).filter(is_free);
    let mut found = race.runs[race.runs.len() - 1];
    for algorithm in candidates {
        let run = RequestedSettings { algorithm, order: ChildOrder::default(), ..race.runs[0] };
        let one = Race { runs: vec![run], ..race.clone() };
        let settings = one.settings(&state.shown.settings).next().expect("there is one");
        if memory.outcome(&state.shown.source, &settings)?.is_ok() {
            found = run;
            break;
        }
    }
    if let Some(race) = &mut state.race {
        race.runs.push(found);
    }
    Ok(())
}
