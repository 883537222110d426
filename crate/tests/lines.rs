//! A line of play never claims more than the search has proved.

use common::sketch::{windows, woven};
use common::{every_search, holds, score};
use proptest::prelude::*;
use secateur::Bound;
use secateur::NodeId;
use secateur::Report;
use secateur::Window;
use secateur::notation;
use secateur::search::{self, Algorithm, ChildOrder, Settings, values};

proptest! {
    #![proptest_config(common::cases(2_000))]

    #[test]
    fn every_node_of_a_line_is_worth_what_is_said_of_the_root(
        tree in woven(), bounds in windows(), guess in -8..8, depth in proptest::option::of(0..6_usize), seed in any::<u64>(),
    ) {
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        for settings in every_search() {
            for order in [ChildOrder::AsWritten, ChildOrder::Shuffled { seed }, ChildOrder::Killer] {
                let settings = Settings { window, guess: score(f64::from(guess)), depth, order, ..settings };
                let trace = search::record(&tree, &settings).unwrap();
                let horizon = trace.passes.last().map_or(settings.horizon(), |pass| pass.horizon);
                let truth = values(&tree, horizon);
                let bound = if trace.is_certain() { Bound::Exact } else { trace.bound };
                for node in trace.principal_variation(&tree) {
                    let value = truth[node.index()];
                    prop_assert!(holds(bound, trace.score, value),
                        "{} {order:?}: {} is worth {value}, the root {bound:?} {}", settings.algorithm.id, node.0, trace.score);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(common::cases(500))]

    #[test]
    fn the_line_of_a_report_goes_to_a_leaf_or_the_limit_and_keeps_the_score(
        tree in woven(), guess in -8..8, depth in proptest::option::of(0..6_usize), seed in any::<u64>(),
    ) {
        let truth = values(&tree, depth.unwrap_or(usize::MAX));
        let followed = every_search().filter(|settings| settings.algorithm.table || settings.algorithm.asks);
        for settings in followed {
            for order in [ChildOrder::AsWritten, ChildOrder::Shuffled { seed }] {
                let settings = Settings { guess: score(f64::from(guess)), depth, order, ..settings };
                let trace = search::record(&tree, &settings).unwrap();
                let report = serde_json::to_value(Report::new(&tree, &trace, &settings)).unwrap();
                let line: Vec<u32> = serde_json::from_value(report["principal_variation"].clone()).unwrap();
                let known: Vec<u32> = trace.principal_variation(&tree).iter().map(|node| node.0).collect();
                prop_assert!(line.starts_with(&known), "{line:?} {known:?} {settings:?}");
                let end = NodeId(line[line.len() - 1]);
                prop_assert!(tree.is_leaf(end) || depth == Some(tree.ply(end)), "{line:?} {settings:?}");
                prop_assert!(line.windows(2).all(|pair| tree.parent(NodeId(pair[1])) == Some(NodeId(pair[0]))));
                for &node in &line {
                    prop_assert_eq!(truth[node as usize], truth[0], "{:?} {:?}", line, settings);
                }
            }
        }
    }
}

#[test]
fn a_child_that_only_a_bound_is_known_of_ends_the_line() {
    // The table narrows the window of node 8 until its best child returns a mere bound.
    let tree = notation::read("((1,p1:((p2:0,p3:3),@p3)),@p1)").unwrap();
    let order = ChildOrder::Shuffled { seed: 2 };
    let algorithm = Algorithm::named("alpha-beta-table").unwrap();
    let trace = search::record(&tree, &Settings { algorithm, order, ..Settings::default() }).unwrap();
    let truth = values(&tree, usize::MAX);
    assert_eq!((trace.score, trace.bound), (score(3.0), Bound::Exact));
    let line = trace.principal_variation(&tree);
    assert!(line.iter().all(|node| truth[node.index()] == score(3.0)), "{line:?}");
    assert_eq!(line[0], NodeId::ROOT);
}
