//! A weight of a game's evaluation changes under the user's hand: the whole tree is scored and searched again at once, and the previous
//! result is kept until a step is made.

use serde::Serialize;
use ts_rs::TS;

use crate::action::Action;
use crate::editing::rerun_source;
use crate::memory::Memory;
use crate::need::Answer;
use crate::state::{State, Subject};

/// Weights that are shown and changed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS)]
pub struct Weighing {
    /// The open box, if any.
    pub r#box: Option<WeightBox>,
    /// The last change, and what the search found before it.
    pub was: Option<FormerWeight>,
}

/// A box with a weight.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct WeightBox {
    /// Whose weight it is.
    pub feature: String,
    /// The current weight, or the one that the tree is being scored with.
    pub weight: f64,
    /// The typed text, while typing.
    pub typed: Option<String>,
    /// Whether the typed text is not a weight.
    pub is_wrong: bool,
}

/// A weight before it was changed.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct FormerWeight {
    /// The feature.
    pub feature: String,
    /// Before, and now.
    pub weights: [f64; 2],
    /// What was on the stage.
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

/// While the tree is scored again elsewhere, further changes start from the weight that is awaited.
pub(crate) fn wait(state: &mut State, memory: &mut Memory, feature: &str, text: &str, is_typed: bool) {
    edit(state, memory, feature, |own| {
        own.is_wrong = false;
        own.typed = is_typed.then(|| text.to_owned());
        if !is_typed && let Ok(weight) = text.parse() {
            own.weight = weight;
        }
    });
}

/// The result before is shown until something else happens.
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

/// Whether a partly typed text may become a weight.
fn may_become_weight(text: &str) -> bool {
    let text = text.trim_start();
    matches!(text.strip_prefix(['-', '+', '−']).unwrap_or(text), "" | "." | ",")
}
