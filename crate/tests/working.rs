//! A worker delivers what it found, and changing a score in the tree equals reading the changed text.

use common::sketch::trees;
use proptest::prelude::*;
use secateur::GameTree;
use secateur::Score;
use secateur::Trace;
use secateur::Turn;
use secateur::notation;
use secateur::search::{self, ALGORITHMS, ChildOrder, Settings};
use secateur::tree::TreeBuilder;

fn handed_over(tree: &GameTree) -> GameTree {
    let mut arriving = GameTree::arriving();
    (0..).map_while(|number| tree.part(number)).for_each(|part| arriving.take_part(&part).unwrap());
    arriving
}

fn handed_over_run(trace: &Trace) -> Trace {
    let mut arriving = Trace::arriving();
    (0..).map_while(|number| trace.part(number)).for_each(|part| arriving.take_part(&part).unwrap());
    arriving
}

proptest! {
    #![proptest_config(common::cases(1_000))]

    #[test]
    fn what_is_handed_over_in_parts_is_the_same(sketch in trees(), most in 0..200_usize, order in any::<prop::sample::Index>()) {
        let tree = notation::read(&sketch.text()).unwrap();
        prop_assert_eq!(&handed_over(&tree), &tree);
        let order = ChildOrder::ALL[order.index(ChildOrder::ALL.len())];
        for &algorithm in ALGORITHMS {
            let settings = Settings { algorithm, order, ..Settings::default() };
            let trace = search::record_within(&tree, &settings, most).unwrap();
            prop_assert_eq!(handed_over_run(&trace), trace, "{}", algorithm.id);
        }
    }

    #[test]
    fn a_changed_score_is_read_from_the_changed_text(
        sketch in trees(), leaf in any::<prop::sample::Index>(), units in -2_000..2_000_i32, decimals in 0..16_u8,
    ) {
        let text = sketch.text();
        let read = |text: &str| notation::read_with_places(text, &mut |_, _| ());
        let (tree, places) = read(&text).unwrap();
        let leaves: Vec<_> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
        let leaf = leaves[leaf.index(leaves.len())];
        let score = Score::ZERO.plus_units(units, decimals).to_string();
        match places.with_score(&text, &tree, leaf, &score) {
            Ok((edited, tree, places)) => prop_assert_eq!((tree, places), read(&edited).unwrap(), "{}", edited),
            Err(error) => {
                let start = places.starts()[tree.position(leaf).index()] as usize;
                let end = start + text[start..].find([' ', '(', ')', ',', '\n']).unwrap_or(text.len() - start);
                let comma = if text[end..].trim_start().starts_with('(') { "," } else { "" };
                let edited = format!("{}{score}{comma}{}", &text[..start], &text[end..]);
                prop_assert_eq!(error.kind, read(&edited).unwrap_err().kind, "{}", edited);
            }
        }
    }
}

proptest! {
    #![proptest_config(common::cases(5_000))]

    #[test]
    fn what_is_no_part_is_refused(
        bytes in proptest::collection::vec(any::<u8>(), 0..40), field in 0..12_u8, sketch in trees(),
    ) {
        let tree = notation::read(&sketch.text()).unwrap();
        for part in [bytes.clone(), [&[field][..], &bytes].concat()] {
            // Whatever it does, it does not panic.
            let _ = GameTree::arriving().take_part(&part);
            let _ = Trace::arriving().take_part(&part);
        }
        let part = tree.part(0).unwrap();
        prop_assert_eq!(GameTree::arriving().take_part(&part[..part.len() - 1]), Err(secateur::BadPart));
        let mut twice = GameTree::arriving();
        twice.take_part(&part).unwrap();
        prop_assert_eq!(twice.take_part(&part), Err(secateur::BadPart), "more nodes than there are");
    }
}

#[test]
fn a_position_that_is_met_again_changes_at_all_its_places() {
    let text = "((a: (3 5) 9) (@a 2))";
    let tree = notation::read(text).unwrap();
    for leaf in tree.nodes().filter(|&node| tree.is_leaf(node)) {
        let edited = notation::replace_score(text, leaf, "7.25").unwrap();
        assert_eq!(tree.with_score(leaf, Score::new(7.25).unwrap()).unwrap(), notation::read(&edited).unwrap());
    }
}

#[test]
fn a_tree_of_more_than_one_part_is_the_same() {
    let text = format!("({})", "(1 2 3)".repeat(20_000));
    let tree = notation::read(&text).unwrap();
    assert!(tree.part(2).is_some(), "more nodes than a part holds");
    assert_eq!(handed_over(&tree), tree);
    let trace = search::record(&tree, &Settings::default()).unwrap();
    assert_eq!(handed_over_run(&trace), trace);
}

#[test]
fn chance_and_its_weights_are_handed_over_too() {
    let mut builder = TreeBuilder::default();
    builder.open(None, Some(Turn::Chance), None).unwrap();
    for weight in 1..=2 {
        let leaf = builder.open(None, None, Some(Score::ZERO)).unwrap();
        builder.weigh(leaf, weight).unwrap();
        builder.close().unwrap();
    }
    builder.close().unwrap();
    let tree = builder.finish();
    assert_eq!(handed_over(&tree), tree);
}

#[test]
fn a_long_run_tells_how_far_it_is() {
    let text = format!("({})", "(1 2 3)".repeat(20_000));
    let tree = notation::read(&text).unwrap();
    let settings = Settings { algorithm: search::Algorithm::named("minimax").unwrap(), ..Settings::default() };
    let mut told = Vec::new();
    let trace =
        search::record_knowing(&tree, &settings, None, search::MOST_RECORDED, &mut |events| told.push(events)).unwrap();
    assert!(2 < told.len() && told.is_sorted() && *told.last().unwrap() < trace.events.len());
    assert_eq!(trace, search::record(&tree, &settings).unwrap());
}
