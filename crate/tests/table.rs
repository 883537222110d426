//! Every row of the tables runs.

use secateur::GameTree;
use secateur::Score;
use secateur::search::{self, ALGORITHMS, ChildOrder, Settings};

fn tree() -> GameTree {
    "(a: 4 (a1: 3 (7 3) a2: 5 (8 6)) b: 9 (b1: 7 (7 9) b2: 4 (5 3)) c: 6 (c1: 6 (9 5) c2: 5 (8 1)))".parse().unwrap()
}

#[test]
fn every_algorithm_runs_in_every_order() {
    assert!(2 <= ALGORITHMS.len());
    for &algorithm in ALGORITHMS {
        for &order in ChildOrder::ALL {
            let settings = Settings { algorithm, order, ..Settings::default() };
            let found = search::run(&tree(), &settings, &mut ());
            assert_eq!(found, Ok(Score::new(8.0).unwrap()), "{} {}", algorithm.id, order.id());
        }
    }
}
