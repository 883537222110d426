//! Trees that continue from one of their nodes, with what a table knows by then.

use common::sketch::woven;
use common::{algorithm, cases};
use proptest::prelude::*;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Trace;
use secateur::edit;
use secateur::notation;
use secateur::onward;
use secateur::search::{self, Settings};
use secateur::trace::Entry;

fn by(id: &str) -> Settings {
    Settings { algorithm: algorithm(id), ..Settings::default() }
}

fn leaves(run: &Trace) -> usize {
    run.leaves_before(run.events.len())
}

fn read(text: &str) -> GameTree {
    onward::read(text, &mut |_, _| ()).unwrap()
}

/// What is wrong, and where.
fn error(text: &str) -> (&str, &str) {
    let error = onward::read(text, &mut |_, _| ()).unwrap_err();
    (error.kind.id(), &text[error.range])
}

#[test]
fn a_text_says_one_node_after_the_other() {
    let first = "((3 12 8) (((1 9) 4) 2 6))";
    let tree = notation::read(first).unwrap();
    let second = onward::text(first, &tree, NodeId(5));
    assert_eq!(second, "kept-from=2 ((3 12 8) (((1 9) 4) 2 6))");
    let next = read(&second);
    assert_eq!(notation::write(&next), "min(((1 9)4)2 6)");
    let third = onward::text(&second, &next, NodeId(2));
    assert_eq!(third, "kept-from=2,1.1 ((3 12 8) (((1 9) 4) 2 6))");
    assert_eq!(notation::write(&read(&third)), "min(1 9)");
    assert_eq!(read(first), tree, "from the root on");
    assert_eq!(read(" kept-from=2((3 12 8) (2 4 6))"), read("kept-from=2 ((3 12 8) (2 4 6))"));
}

#[test]
fn a_position_that_was_met_before_the_node_stands_there_once_more() {
    let text = "kept-from=2 ((p:(3 5) 4) (@p q:(1 2) @q @p))";
    assert_eq!(notation::write(&read(text)), "min(p:(3 5)q:(1 2)@q @p)");
    let known = onward::known(text, &by("alpha-beta-table"));
    assert_eq!(
        known.iter().map(|(node, _)| node.0).collect::<Vec<_>>(),
        [1, 2, 3, 4, 5, 6],
        "each where it is met first"
    );
}

#[test]
fn what_is_wrong_is_told_where_it_stands() {
    for wrong in ["3", "0", "1.1", "two", "-1", "2.", ""] {
        let text = format!("kept-from={wrong} ((3 12 8) (2 4 6))");
        assert_eq!(error(&text), ("no-such-node", wrong));
    }
    assert_eq!(error("kept-from=2,1 ((3 12 8) (2 4 6))"), ("no-such-node", "1"));
    assert_eq!(error("kept-from=2"), ("unexpected-end", ""));
    assert_eq!(error("kept-from=2 ((3 12 8) (2 b 6))"), ("bad-score", "b"));
    let wrong = onward::read("kept-from=2\n((3 12 8)\n (2 b 6))", &mut |_, _| ()).unwrap_err();
    assert_eq!((wrong.line, wrong.column), (3, 5));
}

#[test]
fn what_was_kept_answers_at_once_and_the_search_without_it_is_told() {
    let text = "kept-from=1 (((3 12) (8 2)) ((4 6) (1 5)))";
    let (tree, table) = (read(text), by("alpha-beta-table"));
    let knowing = |settings: &Settings, known| search::record_knowing(&tree, settings, known, usize::MAX, &mut |_| ());
    let run = knowing(&table, Some(onward::known(text, &table))).unwrap();
    assert_eq!((leaves(&run), run.known.1), (0, Some(4)));
    let unknowing = knowing(&table, Some(Vec::new())).unwrap();
    assert_eq!((leaves(&unknowing), unknowing.known.1), (4, Some(4)), "there was a search before");
    assert_eq!(knowing(&by("alpha-beta"), Some(Vec::new())).unwrap().known.1, None, "no table");
    assert!(onward::known(text, &by("alpha-beta")).is_empty(), "no table");
    let shallow = Settings { depth: Some(1), ..table };
    assert!(onward::known("kept-from=1 ((1(3 12)8) 4)", &shallow).is_empty(), "it looked less far ahead");
}

#[test]
fn a_page_that_waits_does_not_read_what_is_long() {
    let text = "kept-from=1 ((p:(3 12) @p) 2)";
    let table = by("mtd-f");
    assert_eq!(onward::known_within(2 * text.len(), text, &table), Some(onward::known(text, &table)));
    assert_eq!(onward::known_within(2 * text.len() - 1, text, &table), None);
    assert_eq!(onward::known_within(0, text, &by("pvs")), Some(Vec::new()));
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn what_a_table_knew_is_true_and_changes_no_result(mut tree in woven(), pick: proptest::sample::Index, again: proptest::sample::Index) {
        let inner = |tree: &GameTree| -> Vec<NodeId> { tree.nodes().skip(1).filter(|&node| !tree.is_leaf(node)).collect() };
        let mut text = notation::write(&tree);
        for pick in [pick, again] {
            let nodes = inner(&tree);
            if nodes.is_empty() {
                break;
            }
            let node = *pick.get(&nodes);
            text = onward::text(&text, &tree, node);
            tree = edit::below(&tree, node);
            prop_assert_eq!(read(&text), tree.clone());
            let values = search::values(&tree, usize::MAX);
            for id in ["alpha-beta-table", "mtd-f", "sss-star", "dual-star"] {
                let settings = by(id);
                let known = onward::known(&text, &settings);
                for (node, Entry { low, high, .. }) in &known {
                    let value = values[node.index()];
                    prop_assert!(*low <= value && value <= *high, "{text} {id} {node:?}: {low} ≤ {value} ≤ {high}");
                }
                let run = search::record_knowing(&tree, &settings, Some(known), usize::MAX, &mut |_| ()).unwrap();
                let without = search::record(&tree, &settings).unwrap();
                prop_assert_eq!((run.score, run.is_certain()), (without.score, without.is_certain()), "{} {}", text, id);
                prop_assert!(leaves(&run) <= leaves(&without), "{text} {id}");
            }
        }
    }
}
