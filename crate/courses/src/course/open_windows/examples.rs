//! The trees of the slides on α-β and MTD(f).

use crate::examples::{DEEPENED, Example, MET, example};

const SLIDES: &str = "(((6 2) (8 7)) ((5 4) (9 3)))";

pub(super) const EXAMPLES: &[Example] = &[
    example("window-0-10", SLIDES, "alpha-beta window=0,10 least=0 greatest=10").was_open(),
    example("window-4-6", SLIDES, "alpha-beta window=4,6 least=0 greatest=10").was_open(),
    example("window-2-3", SLIDES, "alpha-beta window=2,3 least=0 greatest=10").was_open(),
    example("window-6-7", SLIDES, "alpha-beta window=6,7 least=0 greatest=10").was_open(),
    example("mtd", SLIDES, "mtd-f least=0 greatest=10 guess=3").was_open(),
    example("mtd-range", "(10 3)", "mtd-f least=0 greatest=10 guess=5"),
    example("table-answers", MET, "alpha-beta-table least=0 greatest=10").was_open(),
    // A leaf of 20 exceeds the payoffs of the others.
    example("table-narrows", "((2 p: (7 9)) (@p 20))", "alpha-beta-table least=0 greatest=20").was_open(),
    example("static", DEEPENED, "alpha-beta order=static least=0 greatest=10").was_open(),
    example("fewest-nodes", "((((6 5) (3 9) (2 8))) (9 8 7))", "alpha-beta order=fewest-nodes least=0 greatest=10"),
    example(
        "history",
        "(5, (x: 8 y: 3 z: 9) (w: (p: (x: 9 y: 2 z: 6) q: (x: 7 y: 4 z: 8)) v: 6))",
        "alpha-beta order=history least=0 greatest=10",
    )
    .was_open(),
    example("equal", "((3 3) (3 3))", "alpha-beta least=0 greatest=10"),
];
