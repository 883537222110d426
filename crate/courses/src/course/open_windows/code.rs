//! The programs of the slides on α-β and MTD(f).

use crate::code::LineKind::*;
use crate::code::passes::DEEPENING;
use crate::code::{CodeLine, LIMIT, Programs, line};

const CALL: CodeLine = line("course-e-code-call", 0, &[Visit]);
const LEAF: CodeLine = line("course-e-code-leaf", 1, &[Evaluate]);
const START: CodeLine = line("course-e-code-start", 1, &[Start]);
const EACH: CodeLine = line("course-e-code-each", 1, &[]);
const DESCEND: CodeLine = line("course-e-code-descend", 2, &[]);
const BEST: CodeLine = line("course-e-code-best", 2, &[Improve, Narrow]).of_first();
const BEST_LAST: CodeLine = line("course-e-code-best-last", 2, &[Improve, Narrow]).of_last();
const KNOWN: CodeLine = line("course-e-code-known", 1, &[Probe, Answer]);

/// The test comes before the assignment: a score that cuts is returned without being assigned.
const ALPHA_BETA: &[CodeLine] = &[
    CALL,
    LEAF,
    LIMIT,
    START,
    EACH,
    DESCEND,
    line("course-e-code-cut", 2, &[CutOff, CutReturn, CutImprove]),
    BEST,
    BEST_LAST,
    line("course-e-code-return", 1, &[Return]),
];

/// The loop of a search that stores its result: a cut-off only leaves it.
const KEEPING: &[CodeLine] = &[
    START,
    EACH,
    DESCEND,
    line("course-e-code-break", 2, &[CutOff, CutImprove]),
    BEST,
    BEST_LAST,
    line("course-e-code-store", 1, &[Store]),
    line("course-e-code-return", 1, &[Return, CutReturn]),
];

pub(super) const CODE: Programs = &[
    ("alpha-beta", &[ALPHA_BETA]),
    (
        "minimax",
        &[&[
            line("course-e-code-plain", 0, &[Visit]),
            LEAF,
            LIMIT,
            START,
            EACH,
            line("course-e-code-descend-plain", 2, &[]),
            line("course-e-code-best", 2, &[Improve]).of_first(),
            line("course-e-code-best-last", 2, &[Improve]).of_last(),
            line("course-e-code-return", 1, &[Return, CutReturn]),
        ]],
    ),
    ("iterative-deepening", &[DEEPENING, ALPHA_BETA]),
    (
        "alpha-beta-table",
        &[&[CALL, KNOWN, line("course-e-code-known-narrow", 1, &[NarrowKnown]), LEAF, LIMIT], KEEPING],
    ),
    (
        "mtd-f",
        &[
            &[
                line("course-e-code-mtd", 0, &[]),
                line("course-e-code-mtd-start", 1, &[]),
                line("course-e-code-mtd-while", 1, &[]),
                line("course-e-code-mtd-beta", 2, &[]),
                line("course-e-code-mtd-search", 2, &[Pass]),
                line("course-e-code-mtd-upper", 2, &[Prove, ProveLow]),
                line("course-e-code-mtd-lower", 2, &[ProveHigh]),
                CALL,
                KNOWN,
                line("course-e-code-leaf", 1, &[Evaluate, Static]),
            ],
            KEEPING,
        ],
    ),
];
