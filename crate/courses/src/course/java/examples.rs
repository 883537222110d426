//! The trees of games in Java.

use crate::examples::{DEEPENED, Example, example};

const DEMO: &str = "((((8 6) (2 12)) ((15 14) (7 13))) (((1 5) (9 10)) ((3 4) (16 11))))";

pub(super) const EXAMPLES: &[Example] = &[
    example("demo-minimax", DEMO, "minimax"),
    example("demo", DEMO, "alpha-beta returns=running-bound"),
    example("demo-both", DEMO, "alpha-beta returns=running-bound")
        .with_race(&["minimax", "alpha-beta returns=running-bound"]),
    example(
        "killer",
        "((x: 5 y: 6 z: 7) (x: 8 y: 2 z: 9) (x: 9 y: 3 z: 1) (x: 7 y: 4 z: 6))",
        "alpha-beta returns=running-bound order=killer",
    ),
    example("deepening", DEEPENED, "iterative-deepening returns=running-bound order=previous-pass"),
    example("refutation", DEEPENED, "iterative-deepening returns=running-bound order=refutation"),
];
