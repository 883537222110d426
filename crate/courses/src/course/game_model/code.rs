//! The programs of a game model.

use crate::code::LineKind::*;
use crate::code::passes::DEEPENING;
use crate::code::{CodeLine, LIMIT, Programs, line};
use secateur::score::Player::{Max, Min};

const LEAF: CodeLine = line("course-a-code-leaf", 1, &[Evaluate]);

const ALPHA_BETA: &[CodeLine] = &[
    line("course-a-code-call", 0, &[Visit]),
    LEAF,
    LIMIT,
    line("course-a-code-each", 1, &[]),
    line("course-a-code-assign", 2, &[Improve, Narrow, Start]),
    line("course-a-code-cut", 2, &[CutOff, CutReturn]),
    line("code-return-bound", 1, &[Return]),
];

pub(super) const CODE: Programs = &[
    ("alpha-beta", &[ALPHA_BETA]),
    (
        "minimax",
        &[&[
            line("course-a-code-plain", 0, &[Visit]),
            LEAF,
            LIMIT,
            line("course-a-code-each", 1, &[]),
            line("course-a-code-descend-plain", 2, &[Improve]),
            line("course-a-code-return-plain", 1, &[Return, CutReturn]),
        ]],
    ),
    (
        "minimax-by-levels",
        &[&[
            line("course-a-code-levels", 0, &[]),
            line("course-a-code-levels-each", 1, &[]),
            line("course-a-code-levels-leaf", 2, &[Evaluate, Static]),
            line("course-a-code-levels-max", 2, &[Visit, Improve, Return, CutReturn]).for_player(Max),
            line("course-a-code-levels-min", 2, &[Visit, Improve, Return, CutReturn]).for_player(Min),
            line("course-a-code-levels-choose", 1, &[Result]),
        ]],
    ),
    ("iterative-deepening", &[DEEPENING, ALPHA_BETA]),
];
