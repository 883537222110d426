//! Commas that may have been meant as decimal signs: they part nodes, and where they look like decimals the page says so and offers to
//! read them as such. What looks like decimals is for the notation to say.

use crate::memory::Memory;
use crate::state::State;

/// Numbers with a comma: digits on both sides, and no list of more.
fn with_comma(text: &str) -> String {
    // Asked of every tree at once, also of one of megabytes.
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

/// The first such number, where it is worth a question whether it is meant as one.
pub fn asked(state: &State, memory: &mut Memory) -> Option<String> {
    pointed(state, memory)?;
    with_comma(state.source.text()).split(' ').next().map(str::to_owned)
}

/// The text as it would read with decimal points, where that is worth a question: not of what is only on its way to a tree, and not again
/// of the same numbers.
pub fn pointed(state: &State, memory: &mut Memory) -> Option<String> {
    let found = if state.source == state.shown.source { with_comma(state.source.text()) } else { String::new() };
    if found.is_empty() || found == state.commas_kept { None } else { memory.with_decimal_points(&state.source) }
}

/// The numbers are two each, and it is not asked again.
pub(crate) fn keep(state: &mut State) {
    state.commas_kept = with_comma(state.source.text());
}
