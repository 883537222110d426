//! The programs of the notes on Gomoku.

use crate::code::LineKind::*;
use crate::code::passes::DEEPENING;
use crate::code::{CodeLine, EACH, Programs, line};

const LEAF: CodeLine = line("course-c-code-leaf", 1, &[Evaluate, Static]);

const ALPHA_BETA: &[CodeLine] = &[
    line("course-c-code-call", 0, &[Visit]),
    LEAF,
    line("course-c-code-start", 1, &[Start]),
    EACH,
    line("course-c-code-descend", 2, &[]),
    line("course-c-code-best", 2, &[Improve, Narrow]).of_first(),
    line("course-c-code-best-last", 2, &[Improve, Narrow]).of_last(),
    line("course-c-code-cut", 2, &[CutOff, CutReturn]),
    line("course-c-code-return", 1, &[Return]),
];

pub(super) const CODE: Programs = &[
    ("alpha-beta", &[ALPHA_BETA]),
    (
        "minimax",
        &[&[
            line("course-c-code-plain", 0, &[Visit]),
            LEAF,
            line("course-c-code-start-plain", 1, &[]),
            EACH,
            line("course-c-code-descend-plain", 2, &[]),
            line("course-c-code-best", 2, &[Improve]).of_first(),
            line("course-c-code-best-last", 2, &[Improve]).of_last(),
            line("course-c-code-return", 1, &[Return, CutReturn]),
        ]],
    ),
    ("iterative-deepening", &[DEEPENING, ALPHA_BETA]),
];
