//! Moving through the run: what changes the step and nothing about the tree. One press moves by the grain, or to the next slide of the
//! course whose notation is chosen; before a decision it may stop and ask.

use secateur::grain::Grain;
use secateur::tree::NodeId;

use crate::run::{Run, Stride};
use crate::state::{Prediction, Quiz, State};

/// How far one press goes in a state: where a course has a say in it, it does.
pub fn pace(state: &State) -> Stride {
    match (state.notation.0, state.grain) {
        (Some(course), Grain::Lecture) => Stride::Course { course, each: false },
        (Some(course), Grain::Event) => Stride::Course { course, each: true },
        (_, grain) => Stride::Grain(grain),
    }
}

/// Slide by slide in a hall and in the notation of a course, unless someone or a link has chosen how far a step goes.
pub(crate) fn settle_grain(state: &mut State) {
    if !state.is_grain_own {
        state.grain = if state.present || state.notation.0.is_some() { Grain::Lecture } else { Grain::Event };
    }
}

/// A jump: it stops the playing and is not animated.
pub(crate) fn go_to(state: &mut State, run: &Run, step: usize) {
    state.step = step.min(run.length());
    (state.asking, state.animate, state.playing) = (Quiz::No, false, false);
}

/// A press plays what happens in its step. Before a decision it first asks, and the next press is the answer.
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

/// A press back. A question that came after a sentence gives way to the sentence.
pub(crate) fn back(state: &mut State, run: &Run) {
    let from = if state.asking == Quiz::Question { state.step + 1 } else { state.step };
    let step = run.previous_stop(from, pace(state));
    go_to(state, run, step);
}

/// What the hall says to the question, and then what happens. Asked again, the last answer counts.
pub(crate) fn answer(state: &mut State, run: &Run, says_yes: bool) {
    if state.asking != Quiz::Question {
        return;
    }
    let step = state.step;
    forward(state, run);
    let is_cut = run.trace.next_cut_off(step) == Some(state.step);
    // The question is whether the next child is looked at.
    let is_right = says_yes != is_cut;
    state.asking = if is_right { Quiz::Right } else { Quiz::Wrong };
    state.predictions.retain(|prediction| prediction.step != step);
    state.predictions.push(Prediction { step, is_right });
}

/// To the next cut-off. Who is asked first is asked on the way there too.
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

/// To the cut-off before.
pub(crate) fn previous_cut_off(state: &mut State, run: &Run) {
    let step = run.trace.previous_cut_off(state.step).unwrap_or(state.step);
    go_to(state, run, step);
}

/// To a moment of a node: when it was entered, when it was closed, and so on through its visits.
pub(crate) fn jump_to(state: &mut State, run: &Run, node: NodeId) {
    let step = run.trace.jump(&run.tree, node, state.step);
    go_to(state, run, step);
    state.focus_node = Some(node);
}

/// Chooses how far one press goes.
pub(crate) fn set_grain(state: &mut State, grain: Grain) {
    state.grain = grain;
    state.is_grain_own = true;
}

/// The next one in the order of the grains.
pub(crate) fn cycle_grain(state: &mut State) {
    let next = (usize::from(state.grain.number()) + 1) % Grain::ALL.len();
    set_grain(state, Grain::ALL[next]);
}

/// Playing begins with a step at once; from the end it starts over.
pub(crate) fn play(state: &mut State, run: &Run) {
    state.editing = None;
    state.playing = true;
    if run.length() <= state.step {
        (state.step, state.asking, state.animate) = (0, Quiz::No, false);
    } else {
        tick(state, run);
    }
}

/// One beat of the playing: a step forward that goes on playing until the end, or until something is asked.
pub(crate) fn tick(state: &mut State, run: &Run) {
    if state.playing {
        forward(state, run);
        state.playing = state.asking != Quiz::Question && state.step < run.length();
    }
}

/// Whether presses ask before every decision.
pub(crate) fn toggle_predict(state: &mut State) {
    state.predict = !state.predict;
    state.asking = Quiz::No;
    state.predictions.clear();
}

/// Only sentence, tree and timeline, or all again.
pub(crate) fn toggle_present(state: &mut State) {
    state.present = !state.present;
    state.editing = None;
}

/// What a remote sends to start, at the first step or at this one. A show that is on goes on where it is.
pub(crate) fn start_show(state: &mut State, run: &Run, from_first: bool) {
    if !state.present {
        toggle_present(state);
        if from_first {
            go_to(state, run, 0);
        }
    }
}
