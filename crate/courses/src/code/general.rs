//! The programs of the general notation: first the driver's loop, if any, then the search that it calls.

use super::LineKind::*;
use super::passes::{LINES, PROOFS, SORT};
use super::{CodeLine, EACH, LIMIT, Programs, PseudoCode, line};
use secateur::score::ReturnRule;
use secateur::search::Settings;

const CALL: CodeLine = line("code-call-window", 0, &[Visit]);
const LEAF: CodeLine = line("code-leaf", 1, &[Evaluate]);
const STOP: CodeLine = line("code-stop", 1, &[Evaluate, Static]);
const START: CodeLine = line("code-start", 1, &[Start]);
const EACH_DESCENDS: CodeLine = line("code-each-descend", 1, &[]);
const DESCEND: CodeLine = line("code-descend-window", 2, &[]);
const CUT: CodeLine = line("code-cut", 2, &[CutOff, CutReturn]);
const NARROW: CodeLine = line("code-narrow", 2, &[Narrow]);
/// With a table, the node's bound is stored before it is returned, so a cut-off only leaves the loop.
const BREAK: CodeLine = line("code-break", 2, &[CutOff]);
const STORE: CodeLine = line("code-store", 1, &[Store]);
const KNOWN: CodeLine = line("code-known", 1, &[Probe, Answer]);
const RETURN: CodeLine = line("code-return", 1, &[Return]);
const RETURN_ALL: CodeLine = line("code-return", 1, &[Return, CutReturn]);

/// Of equals the first or the last.
const BESTS: &[CodeLine] =
    &[line("code-best", 2, &[Improve]).of_first(), line("code-best-last", 2, &[Improve]).of_last()];

/// The consequences of a child's score, by the rules of the dialect; a running bound moves before the comparison, since it is what is
/// compared and returned.
const BY_DIALECT: &[CodeLine] = &[
    NARROW.when(compares_bound),
    CUT,
    NARROW.when(|settings| !compares_bound(settings)),
    RETURN.when(returns_best),
    line("code-return-bound", 1, &[Return]).when(|settings| !returns_best(settings)),
];

/// Alpha-beta, short, below a driver's loop.
const CALLED: &[CodeLine] = &[line("code-call-window", 0, &[Visit, Start]), STOP, EACH_DESCENDS];

/// Only zero windows, so that no window is ever narrowed.
const BY_ZERO_WINDOWS: &[CodeLine] = &[
    line("code-mtd-while", 1, &[]),
    line("code-mtd-beta", 2, &[]),
    line("code-mtd-search", 2, &[Pass]),
    line("code-mtd-bound", 2, PROOFS),
    CALL,
    KNOWN,
    STOP,
    EACH_DESCENDS,
];
const WITH_TABLE: &[CodeLine] = &[BREAK, STORE, RETURN_ALL];

const MINIMAX: PseudoCode =
    &[&[line("code-call", 0, &[Visit]), LEAF, LIMIT, START, EACH, line("code-descend", 2, &[])], BESTS, &[RETURN_ALL]];
const ALPHA_BETA: PseudoCode = &[&[CALL, LEAF, LIMIT, START, EACH, DESCEND], BESTS, BY_DIALECT];

const PROGRAMS: Programs = &[
    ("minimax", MINIMAX),
    ("alpha-beta", ALPHA_BETA),
    (
        "negamax",
        &[
            &[
                line("code-negamax", 0, &[Visit]),
                line("code-leaf-mover", 1, &[Evaluate]),
                line("code-limit-mover", 1, &[Static]).when(has_limit),
                START,
                EACH,
                line("code-descend-negamax", 2, &[]),
            ],
            BESTS,
            BY_DIALECT,
        ],
    ),
    (
        "minimax-by-levels",
        &[&[
            line("code-levels", 0, &[]),
            line("code-levels-plies", 1, &[]),
            line("code-levels-nodes", 2, &[]),
            line("code-levels-leaf", 3, &[Evaluate]),
            line("code-levels-limit", 3, &[Static]).when(has_limit),
            line("code-levels-start", 3, &[Visit]),
            line("code-levels-each", 4, &[]),
            line("code-levels-best", 5, &[Improve]).of_first(),
            line("code-levels-best-last", 5, &[Improve]).of_last(),
            line("code-levels-score", 4, &[Return, CutReturn]),
        ]],
    ),
    (
        "iterative-deepening",
        &[
            &[
                line("code-deepening", 0, &[]),
                line("code-deepening-each", 1, &[Pass]),
                line("code-deepening-search", 2, &[]),
                line("code-deepening-sort", 2, PROOFS).when(SORT),
                line("code-deepening-lines", 2, PROOFS).when(LINES),
            ],
            CALLED,
            BESTS,
            BY_DIALECT,
        ],
    ),
    (
        "aspiration",
        &[
            &[
                line("code-aspiration", 0, &[]),
                line("code-aspiration-window", 1, &[]),
                line("code-aspiration-search", 1, &[Pass]),
                line("code-aspiration-low", 1, &[ProveLow]).when(opens),
                line("code-aspiration-high", 1, &[ProveHigh]).when(opens),
                line("code-aspiration-low-grown", 1, &[ProveLow]).when(|settings| !opens(settings)),
                line("code-aspiration-high-grown", 1, &[ProveHigh]).when(|settings| !opens(settings)),
                line("code-aspiration-return", 1, &[Prove]),
            ],
            CALLED,
            BESTS,
            BY_DIALECT,
        ],
    ),
    (
        "pvs",
        &[
            &[
                CALL,
                LEAF,
                LIMIT,
                START,
                EACH,
                line("code-pvs-first", 2, &[]),
                line("code-pvs-ask", 2, &[Ask]),
                line("code-pvs-again", 2, &[AskAgain]),
            ],
            BESTS,
            &[CUT, NARROW, RETURN],
        ],
    ),
    (
        "alpha-beta-table",
        &[
            &[CALL, KNOWN, line("code-known-narrow", 1, &[NarrowKnown]), LEAF, LIMIT, START, EACH, DESCEND],
            BESTS,
            &[BREAK, NARROW, STORE, RETURN_ALL],
        ],
    ),
    ("mtd-f", &[&[line("code-mtd", 0, &[]), line("code-mtd-start", 1, &[])], BY_ZERO_WINDOWS, BESTS, WITH_TABLE]),
    ("sss-star", &[&[line("code-sss", 0, &[]), line("code-sss-start", 1, &[])], BY_ZERO_WINDOWS, BESTS, WITH_TABLE]),
    ("dual-star", &[&[line("code-dual", 0, &[]), line("code-dual-start", 1, &[])], BY_ZERO_WINDOWS, BESTS, WITH_TABLE]),
];

fn opens(settings: &Settings) -> bool {
    settings.growth.is_none()
}

fn has_limit(settings: &Settings) -> bool {
    settings.depth.is_some()
}

fn returns_best(settings: &Settings) -> bool {
    settings.rules().1 == ReturnRule::FailSoft
}

fn compares_bound(settings: &Settings) -> bool {
    settings.rules().1 == ReturnRule::RunningBound
}

/// An algorithm without a program of its own uses that of the basic search that it is a variant of.
pub(super) fn program(settings: &Settings) -> PseudoCode {
    let basic = if settings.algorithm.windowed { ALPHA_BETA } else { MINIMAX };
    super::program(PROGRAMS, settings.algorithm.id).unwrap_or(basic)
}
