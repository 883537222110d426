//! The programs of games in Java.

use crate::code::LineKind::*;
use crate::code::passes::AFTER_PASS;
use crate::code::{CodeLine, Programs, line};
use secateur::score::Player::{Max, Min};

const LEAF: CodeLine = line("course-d-code-leaf", 1, &[Evaluate, Static]);
const STOP: CodeLine = line("course-d-code-stop", 2, &[CutOff]).with_values("course-d-code-now-cutoff");

const ALPHA_BETA: &[CodeLine] = &[
    line("course-d-code-call", 0, &[Visit]),
    LEAF,
    line("course-d-code-mine", 1, &[]),
    line("course-d-code-alpha", 2, &[Improve, Narrow, Start]).for_player(Max),
    STOP.for_player(Max),
    line("course-d-code-return-alpha", 1, &[Return, CutReturn]).for_player(Max),
    line("course-d-code-else", 1, &[]),
    line("course-d-code-beta", 2, &[Improve, Narrow, Start]).for_player(Min),
    STOP.for_player(Min),
    line("course-d-code-return-beta", 1, &[Return, CutReturn]).for_player(Min),
];

const DEEPENING: &[CodeLine] = &[
    line("course-d-code-deepening", 0, &[]),
    line("course-d-code-deepening-each", 1, &[Pass]),
    line("course-d-code-deepening-search", 2, &[]),
];

pub(super) const CODE: Programs = &[
    ("alpha-beta", &[ALPHA_BETA]),
    (
        "minimax",
        &[&[
            line("course-d-code-plain", 0, &[Visit]),
            LEAF,
            line("course-d-code-each", 1, &[]),
            line("course-d-code-add", 2, &[Improve]),
            line("course-d-code-return-max", 1, &[Return, CutReturn]).for_player(Max),
            line("course-d-code-return-min", 1, &[Return, CutReturn]).for_player(Min),
        ]],
    ),
    ("iterative-deepening", &[DEEPENING, AFTER_PASS, ALPHA_BETA]),
];
