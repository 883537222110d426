//! The trees of a game model.

use crate::examples::{Example, example};

const SQUARE: &str = "((5 7 6) (3 9 8) (8 4 9))";
const HEURISTIC: &str = "((W 3 (1 5) 6 (8 2)) (L -2 (4 0)) (D 7 (9 6) 2 (3 1)))";

pub(super) const EXAMPLES: &[Example] = &[
    example("by-levels", SQUARE, "minimax-by-levels"),
    example("recursive", SQUARE, "minimax"),
    example("hanging", SQUARE, "alpha-beta returns=fail-hard"),
    example("heuristic-2", HEURISTIC, "alpha-beta returns=fail-hard depth=2"),
    example("heuristic-3", HEURISTIC, "alpha-beta returns=fail-hard depth=3"),
];
