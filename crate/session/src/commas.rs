//! Commas that may have been meant as decimal commas: they separate nodes, and if they look like decimals the page says so and offers to
//! read them as such. The notation decides what looks like decimals.

use crate::memory::Memory;
use crate::state::State;

/// Numbers with a comma: digits on both sides, and not part of a longer list.
fn with_comma(text: &str) -> String {
    // Called for every tree, including those of megabytes.
    if !text.contains(',') {
        return String::new();
    }
    let is_of_number = |sign: char| sign.is_ascii_digit() || sign == ',' || sign == '.';
    let pieces = text.split(|sign: char| !is_of_number(sign));
    let is_pair = |piece: &&str| {
        let parts: Vec<&str> = piece.trim_end_matches('.').split(',').collect();
        let is_digits = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        parts.len() == 2 && parts.iter().all(is_digits)
    };
    pieces.filter(is_pair).collect::<Vec<_>>().join(" ")
}

/// The first such number, if it is worth asking about.
pub fn asked(state: &State, memory: &mut Memory) -> Option<String> {
    pointed(state, memory)?;
    with_comma(state.source.text()).split(' ').next().map(str::to_owned)
}

/// The text with decimal points, if that is worth asking: not for a text that is not yet a tree, nor again for the same numbers.
pub fn pointed(state: &State, memory: &mut Memory) -> Option<String> {
    let found = if state.source == state.shown.source { with_comma(state.source.text()) } else { String::new() };
    if found.is_empty() || found == state.commas_kept { None } else { memory.with_decimal_points(&state.source) }
}

/// The numbers stay two each, and the question is not asked again.
pub(crate) fn keep(state: &mut State) {
    state.commas_kept = with_comma(state.source.text());
}
