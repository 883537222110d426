//! Moving through the run: changes the step and nothing about the tree. One press moves by the grain, or to the next slide of the course
//! whose notation is chosen; before a decision it may stop and ask.

use secateur::grain::Grain;
use secateur::tree::NodeId;

use crate::run::{Run, Stride};
use crate::state::{Prediction, Quiz, State};

/// How far one press goes in a state: by the course's slides, if it has them.
pub fn pace(state: &State) -> Stride {
    match (state.notation.0, state.grain) {
        (Some(course), Grain::Lecture) => Stride::Course { course, each: false },
        (Some(course), Grain::Event) => Stride::Course { course, each: true },
        (_, grain) => Stride::Grain(grain),
    }
}

/// Slide by slide in class and in the notation of a course, unless the user or a link has chosen the grain.
pub(crate) fn settle_grain(state: &mut State) {
    if !state.is_grain_own {
        state.grain = if state.present || state.notation.0.is_some() { Grain::Lecture } else { Grain::Event };
    }
}

/// A jump: it stops playing and is not animated.
pub(crate) fn go_to(state: &mut State, run: &Run, step: usize) {
    state.step = step.min(run.length());
    (state.asking, state.animate, state.playing) = (Quiz::No, false, false);
}

/// A press animates its step. Before a decision it first asks, and the next press shows the answer.
pub(crate) fn forward(state: &mut State, run: &Run) {
    if run.length() <= state.step {
        state.playing = false;
        return;
    }
    let question =
        |stop| if state.predict && run.settings.algorithm.windowed { run.decision(state.step, stop) } else { None };
    let (step, asking) = if state.asking == Quiz::Question {
        (state.step + 1, Quiz::Answer)
    } else {
        let stop = run.next_stop(state.step, pace(state));
        question(stop).map_or((stop, Quiz::No), |step| (step, Quiz::Question))
    };
    (state.step, state.asking, state.animate, state.playing) = (step, asking, true, false);
}

/// A press back. A question after a sentence gives way to the sentence.
pub(crate) fn back(state: &mut State, run: &Run) {
    let from = if state.asking == Quiz::Question { state.step + 1 } else { state.step };
    let step = run.previous_stop(from, pace(state));
    go_to(state, run, step);
}

/// The class's answer to the question, followed by the step. When asked again, the last answer counts.
pub(crate) fn answer(state: &mut State, run: &Run, says_yes: bool) {
    if state.asking != Quiz::Question {
        return;
    }
    let step = state.step;
    forward(state, run);
    let is_cut = run.trace.next_cut_off(step) == Some(state.step);
    // The question is whether the next child is visited.
    let is_right = says_yes != is_cut;
    state.asking = if is_right { Quiz::Right } else { Quiz::Wrong };
    state.predictions.retain(|prediction| prediction.step != step);
    state.predictions.push(Prediction { step, is_right });
}

/// To the next cut-off. If questions are on, they are asked on the way, too.
pub(crate) fn next_cut_off(state: &mut State, run: &Run) {
    if state.predict {
        let grain = std::mem::replace(&mut state.grain, Grain::CutOff);
        forward(state, run);
        state.grain = grain;
    } else {
        let step = run.trace.next_cut_off(state.step).unwrap_or(state.step);
        go_to(state, run, step);
    }
}

/// To the previous cut-off.
pub(crate) fn previous_cut_off(state: &mut State, run: &Run) {
    let step = run.trace.previous_cut_off(state.step).unwrap_or(state.step);
    go_to(state, run, step);
}

/// To a moment of a node: its entry, its end, and so on through its visits.
pub(crate) fn jump_to(state: &mut State, run: &Run, node: NodeId) {
    let step = run.trace.jump(&run.tree, node, state.step);
    go_to(state, run, step);
    state.focus_node = Some(node);
}

/// Sets how far one press goes.
pub(crate) fn set_grain(state: &mut State, grain: Grain) {
    state.grain = grain;
    state.is_grain_own = true;
}

/// Sets the next grain in order.
pub(crate) fn cycle_grain(state: &mut State) {
    let next = (usize::from(state.grain.number()) + 1) % Grain::ALL.len();
    set_grain(state, Grain::ALL[next]);
}

/// Starts playing with an immediate step; from the end it starts over.
pub(crate) fn play(state: &mut State, run: &Run) {
    state.editing = None;
    state.playing = true;
    if run.length() <= state.step {
        (state.step, state.asking, state.animate) = (0, Quiz::No, false);
    } else {
        tick(state, run);
    }
}

/// One beat of playing: a step forward, until the end, or until a question.
pub(crate) fn tick(state: &mut State, run: &Run) {
    if state.playing {
        forward(state, run);
        state.playing = state.asking != Quiz::Question && state.step < run.length();
    }
}

/// Toggles questions before decisions.
pub(crate) fn toggle_predict(state: &mut State) {
    state.predict = !state.predict;
    state.asking = Quiz::No;
    state.predictions.clear();
}

/// Toggles the view with only sentence, tree and timeline.
pub(crate) fn toggle_present(state: &mut State) {
    state.present = !state.present;
    state.editing = None;
}

/// Starts a presentation as a remote does, at the first step or at this one. A running one continues where it is.
pub(crate) fn start_show(state: &mut State, run: &Run, from_first: bool) {
    if !state.present {
        toggle_present(state);
        if from_first {
            go_to(state, run, 0);
        }
    }
}
