//! The programs of games as search.

use crate::code::LineKind::*;
use crate::code::passes::DEEPENING;
use crate::code::{CodeLine, EACH, LIMIT, Programs, line};
use secateur::score::Player::{Max, Min};

const LEAF: CodeLine = line("course-b-code-leaf", 1, &[Evaluate]);

const ALPHA_BETA: &[CodeLine] = &[
    line("course-b-code-call", 0, &[Visit]),
    LEAF,
    LIMIT,
    EACH,
    line("course-b-code-descend", 2, &[]),
    line("course-b-code-cut-max", 2, &[CutOff, CutReturn]).for_player(Max),
    line("course-b-code-cut-min", 2, &[CutOff, CutReturn]).for_player(Min),
    line("course-b-code-bound", 2, &[Improve, Narrow, Start]),
    line("course-b-code-return", 1, &[Return]).of_first(),
    line("course-b-code-return-last", 1, &[Return]).of_last(),
];

pub(super) const CODE: Programs = &[
    ("alpha-beta", &[ALPHA_BETA]),
    (
        "minimax",
        &[&[
            line("course-b-code-plain", 0, &[Visit]),
            LEAF,
            LIMIT,
            EACH,
            line("course-b-code-descend-plain", 2, &[Improve]),
            line("course-b-code-return", 1, &[Return, CutReturn]).of_first(),
            line("course-b-code-return-last", 1, &[Return, CutReturn]).of_last(),
        ]],
    ),
    ("iterative-deepening", &[DEEPENING, ALPHA_BETA]),
];
