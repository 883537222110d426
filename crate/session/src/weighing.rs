//! A weight of a game's evaluation is changed under the hand: the whole tree is scored and searched anew at once, and what was before is
//! kept until a step is made.

use serde::Serialize;
use ts_rs::TS;

use crate::action::Action;
use crate::editing::rerun_source;
use crate::memory::Memory;
use crate::need::Answer;
use crate::state::{State, Subject};

/// Weights that are looked at and changed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS)]
pub struct Weighing {
    /// In which one is looked at.
    pub r#box: Option<WeightBox>,
    /// What has been changed last, and what the search found before.
    pub was: Option<FormerWeight>,
}

/// A box with a weight.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct WeightBox {
    /// Whose weight it is.
    pub feature: String,
    /// The weight that it has, or will have when the tree has been scored by it.
    pub weight: f64,
    /// What stands there, as long as it is typed.
    pub typed: Option<String>,
    /// Whether what is typed is none.
    pub is_wrong: bool,
}

/// A weight before it was changed.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct FormerWeight {
    /// Whose weight.
    pub feature: String,
    /// Before, and now.
    pub weights: [f64; 2],
    /// What stood on the stage.
    pub shown: Subject,
    /// What the search found there.
    pub score: f64,
    /// Its best move.
    pub best: String,
    /// The leaves that it evaluated.
    pub leaves: usize,
}

/// Opens the box of a feature, or closes it.
pub(crate) fn open(state: &mut State, memory: &mut Memory, feature: Option<&str>) {
    let was = state.weighing.take().and_then(|weighing| weighing.was);
    let opened = feature.map(|feature| opened(state, memory, feature));
    state.weighing = (opened.is_some() || was.is_some()).then_some(Weighing { r#box: opened, was });
}

/// A weight is changed, or typed.
pub(crate) fn set(state: &mut State, memory: &mut Memory, feature: &str, text: &str, is_typed: bool) -> Answer<()> {
    let typed = is_typed.then(|| text.to_owned());
    if may_become_weight(text) {
        edit(state, memory, feature, |own| (own.typed, own.is_wrong) = (typed, false));
        return Ok(());
    }
    let Ok(source) = memory.reweighed(&state.shown.source, feature, text) else {
        edit(state, memory, feature, |own| (own.typed, own.is_wrong) = (typed, true));
        return Ok(());
    };
    let run = memory.look(&state.shown);
    let weight = run.reading.weight(feature);
    let known = state.weighing.as_ref().and_then(|weighing| weighing.was.clone());
    let was = known.filter(|was| was.feature == feature).unwrap_or_else(|| {
        let found = run.found();
        FormerWeight {
            feature: feature.to_owned(),
            weights: [weight, weight],
            shown: state.shown.clone(),
            score: found.score.value(),
            best: found.best,
            leaves: found.leaves,
        }
    });
    rerun_source(state, memory, source)?;
    let opened = WeightBox { typed, ..opened(state, memory, feature) };
    let was = FormerWeight { weights: [was.weights[0], opened.weight], ..was };
    state.weighing = Some(Weighing { r#box: Some(opened), was: Some(was) });
    Ok(())
}

/// While the tree is scored anew elsewhere, what comes next counts from the weight that is awaited.
pub(crate) fn wait(state: &mut State, memory: &mut Memory, feature: &str, text: &str, is_typed: bool) {
    edit(state, memory, feature, |own| {
        own.is_wrong = false;
        own.typed = is_typed.then(|| text.to_owned());
        if !is_typed && let Ok(weight) = text.parse() {
            own.weight = weight;
        }
    });
}

/// What stood there before is told until something else happens.
pub(crate) fn end(before: &State, state: &mut State, action: &Action) {
    let is_own = matches!(action, Action::OpenWeight { .. } | Action::SetWeight { .. } | Action::AwaitWeight { .. });
    if !is_own && (state.step != before.step || state.shown != before.shown) {
        state.weighing = None;
    }
}

fn edit(state: &mut State, memory: &mut Memory, feature: &str, change: impl FnOnce(&mut WeightBox)) {
    let Weighing { r#box: known, was } = state.weighing.take().unwrap_or_default();
    let mut own = known.filter(|own| own.feature == feature).unwrap_or_else(|| opened(state, memory, feature));
    change(&mut own);
    state.weighing = Some(Weighing { r#box: Some(own), was });
}

fn opened(state: &State, memory: &mut Memory, feature: &str) -> WeightBox {
    let weight = memory.look(&state.shown).reading.weight(feature);
    WeightBox { feature: feature.to_owned(), weight, typed: None, is_wrong: false }
}

/// What may still become a weight while it is being typed.
fn may_become_weight(text: &str) -> bool {
    let text = text.trim_start();
    matches!(text.strip_prefix(['-', '+', '−']).unwrap_or(text), "" | "." | ",")
}
