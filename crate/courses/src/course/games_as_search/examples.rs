//! The trees of games as search.

use crate::examples::{Example, example};

const LINE: &str = "a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))";

pub(super) const EXAMPLES: &[Example] = &[
    example("line-minimax", LINE, "minimax"),
    example("line", LINE, "alpha-beta cut=past-bound"),
    example("strategy", LINE, "alpha-beta cut=past-bound").with_overlay("strategy"),
    example("three-cuts", "c: (a: ((2 3) b: (5 9)) d: ((0) (7 4)) e: ((2 1) (5 6)))", "alpha-beta cut=past-bound"),
    example("keeping", "(a: ((4 1) (2 6)) b: ((5 4) (3 4)) c: (7 (2 1)))", "alpha-beta cut=past-bound")
        .with_overlay("keeping"),
    example("ties-last", "(4 4)", "alpha-beta cut=past-bound ties=last"),
];
