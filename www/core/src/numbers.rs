//! Data that crosses as rows of numbers: the name of each number of a row, and the meaning of its values. A number for something else is an
//! index into a table.

use secateur::frame::Mark;
use secateur::score::{Score, Side};

/// A row of [`PageRun::marks`](super::PageRun::marks): the look of one node.
pub(crate) const MARK: [&str; 8] = ["state", "value", "sign", "alpha", "beta", "side", "from", "flags"];
/// The flags of a mark, lowest bit first.
pub(crate) const FLAGS: [&str; 5] = ["isNow", "isLost", "isFresh", "isPrincipal", "isEvaluated"];
/// A row of [`PageRun::columns`](super::PageRun::columns): one event.
pub(crate) const COLUMN: [&str; 3] = ["kind", "node", "side"];
/// A row of [`PageRun::bins`](super::PageRun::bins): numbers of leaves evaluated, cut-offs, and moves of the root's window.
pub(crate) const BIN: [&str; 3] = ["leaves", "cuts", "moves"];

/// The bounds, after none.
pub(crate) fn sides() -> Vec<Option<&'static str>> {
    [None].into_iter().chain(Side::ALL.iter().map(|side| Some(side.id()))).collect()
}

pub(crate) fn side_number(side: Option<Side>) -> u8 {
    side.map_or(0, |side| 1 + side.number())
}

/// The numbers of a mark: NaN for a missing score.
pub(crate) fn mark_numbers(mark: Mark, step: usize, on_line: bool, is_evaluated: bool) -> [f64; MARK.len()] {
    let is_freshly_lost = mark.lost_at.is_some_and(|event| event + 1 == step);
    let flags = [mark.is_now, mark.is_lost, is_freshly_lost, on_line, is_evaluated];
    [
        f64::from(mark.state.number()),
        number(mark.value),
        f64::from(mark.sign.number()),
        number(mark.window.map(|window| window.alpha())),
        number(mark.window.map(|window| window.beta())),
        f64::from(side_number(mark.narrowed.map(|(side, _)| side))),
        number(mark.narrowed.map(|(_, from)| from)),
        bits(&flags),
    ]
}

fn number(score: Option<Score>) -> f64 {
    score.map_or(f64::NAN, Score::value)
}

/// The lowest bit is the first flag.
fn bits(flags: &[bool]) -> f64 {
    f64::from(flags.iter().rev().fold(0_u32, |bits, &flag| 2 * bits + u32::from(flag)))
}
