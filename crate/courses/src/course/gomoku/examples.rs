//! The trees of the notes on Gomoku.

use crate::examples::{Example, MET, example};

const WINS: &str = "(((W L) L) (L W W))";
const JUDGED: &str = "(a: ((1 (0 4) 5 (2 7) 6 (9 3)) b: (8 (6 2) 3 (5 1))) (L (1 (4 0) W)))";

pub(super) const EXAMPLES: &[Example] = &[
    example("wins-minimax", WINS, "minimax"),
    example("win-loss", WINS, "alpha-beta cut=past-bound returns=fail-hard"),
    example("gomoku", "(a: ((1 5 6) b: (8 3)) (L (1 W)))", "alpha-beta cut=past-bound returns=fail-hard")
        .once("(((1 5 6) (8 3)) (L (1 W)))"),
    example("limit-3", JUDGED, "alpha-beta cut=past-bound returns=fail-hard depth=3"),
    example("no-limit", JUDGED, "alpha-beta cut=past-bound returns=fail-hard"),
    example("draw", "((W D) (L W) (D D W))", "alpha-beta cut=past-bound returns=fail-hard"),
    example("graph", MET, "alpha-beta cut=past-bound returns=fail-hard"),
];
