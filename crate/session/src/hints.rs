//! Hints on the tree for first-time users, one at a time: each until the user has done it, or stepped past it.

use crate::action::Action;
use crate::state::State;

/// A hint disappears after this many events on the page, or once the user has done it.
struct Hint {
    id: &'static str,
    until: usize,
    is_done: fn(&State) -> bool,
    known: fn(&mut State) -> &mut bool,
}

/// In this order.
const HINTS: [Hint; 3] = [
    Hint { id: "tip-step", until: 3, is_done: |_| false, known: |state| &mut state.knows_stepping },
    Hint {
        id: "tip-leaf",
        until: 12,
        is_done: |state| state.editing.is_some() || state.making.is_some(),
        known: |state| &mut state.knows_editing,
    },
    Hint { id: "tip-present", until: 24, is_done: |state| state.present, known: |state| &mut state.knows_presenting },
];

/// The hint to show now; `takes_scores`: whether the tree's leaves can be edited.
pub fn hint(state: &State, takes_scores: bool) -> Option<&'static str> {
    if !state.has_hints || state.present {
        return None;
    }
    let knows = [state.knows_stepping, state.knows_editing, state.knows_presenting];
    let helps = [true, takes_scores, state.letter_keys];
    (0..3).find(|&number| !knows[number] && helps[number]).map(|number| HINTS[number].id)
}

/// Learns from an action what the user knows.
pub(crate) fn learn(state: &mut State, action: &Action) {
    for Hint { until, is_done, known, .. } in HINTS {
        let is_read = matches!(action, Action::StepForward) && state.has_hints && until <= state.step;
        if is_read || is_done(state) {
            *known(state) = true;
        }
    }
}

/// Dismissing one hint dismisses all.
pub(crate) fn dismiss(state: &mut State) {
    for Hint { known, .. } in HINTS {
        *known(state) = true;
    }
}
