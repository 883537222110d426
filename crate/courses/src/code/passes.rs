//! Shared by the loops around whole searches.

use super::LineKind::*;
use super::{CodeLine, LineKind, line};
use secateur::search::Settings;

/// Whatever a pass proves.
pub(crate) const PROOFS: &[LineKind] = &[Prove, ProveLow, ProveHigh];

/// For deepening that passes scores on to the next pass.
pub(super) const SORT: fn(&Settings) -> bool = |settings| settings.order.id() != "refutation";
/// For deepening that passes refutation lines on.
pub(super) const LINES: fn(&Settings) -> bool = |settings| settings.order.id() == "refutation";

/// A course's loop of deepening.
pub(crate) const DEEPENING: &[CodeLine] = &[
    line("course-code-deepening", 0, &[]),
    line("course-code-deepening-each", 1, &[Pass]),
    line("course-code-deepening-search", 2, &[]),
    AFTER_PASS[0],
    AFTER_PASS[1],
];

/// What a pass passes on to the next one, in a course's words.
pub(crate) const AFTER_PASS: &[CodeLine] = &[
    line("course-code-deepening-sort", 2, PROOFS).when(SORT),
    line("course-code-deepening-lines", 2, PROOFS).when(LINES),
];
