//! Trees made by hand and at random, and how far a key press moves.

use std::ops::RangeInclusive;

use common::sketch::trees;
use common::{dialect, score, settings};
use proptest::prelude::*;
use secateur::NodeId;
use secateur::Score;
use secateur::Trace;
use secateur::Turn;
use secateur::Window;
use secateur::edit::{Edit, EditError, edited};
use secateur::grain::Grain;
use secateur::notation;
use secateur::random::{RandomTree, RandomTreeError, TreeOrder};
use secateur::search::{self, Settings};
use secateur::trace::Event;
use secateur::tree::TreeError;

/// The text after an edit of `node`, and the node that it concerns then.
#[track_caller]
fn check(text: &str, node: u32, edit: Edit, written: &str, about: u32) {
    let (tree, node) = edited(&notation::read(text).unwrap(), NodeId(node), &edit).unwrap();
    assert_eq!((notation::write(&tree).as_str(), node.0), (written, about));
}

#[track_caller]
fn check_error(text: &str, node: u32, edit: Edit, error: EditError) {
    assert_eq!(edited(&notation::read(text).unwrap(), NodeId(node), &edit).map(|_| ()), Err(error));
}

#[test]
fn nodes_are_added_deleted_and_moved() {
    check("((3 5) 2)", 1, Edit::AddChild, "((3 5 0)2)", 4);
    check("((3 5) 2)", 4, Edit::AddChild, "((3 5)(2))", 5);
    check("((3 5) 2)", 1, Edit::AddSibling, "((3 5)0 2)", 4);
    check("((3 5) 2)", 2, Edit::Delete, "((5)2)", 1);
    check("(a:(3) 2)", 2, Edit::Delete, "(a:0 2)", 1);
    check("(4(3) 2)", 2, Edit::Delete, "(4 2)", 1);
    check("((3 5) 2)", 4, Edit::MoveLeft, "(2,(3 5))", 1);
    check("((3 5) 2)", 1, Edit::MoveRight, "(2,(3 5))", 2);
    check_error("((3 5) 2)", 1, Edit::MoveLeft, EditError::NoSuchPlace);
    check_error("((3 5) 2)", 4, Edit::MoveRight, EditError::NoSuchPlace);
    for edit in [Edit::AddSibling, Edit::Delete, Edit::MoveLeft, Edit::MoveRight] {
        check_error("(3 5)", 0, edit, EditError::NoSuchPlace);
    }
}

#[test]
fn nodes_get_players_names_and_scores() {
    check("((3 5) 2)", 1, Edit::SetTurn(Turn::Max), "(max(3 5)2)", 1);
    check("(((5 6) 3) 2)", 0, Edit::SetTurn(Turn::Min), "min(((5 6)3)2)", 0);
    check("min (((5 6) 3) 2)", 0, Edit::SetTurn(Turn::Max), "(((5 6)3)2)", 0);
    check("(((5 6) 3) 2)", 1, Edit::SetTurn(Turn::Max), "(max((5 6)3)2)", 1);
    check("((min (5 6) 3) 2)", 0, Edit::SetTurn(Turn::Min), "min((max(5 6)3)2)", 0);
    check("(((5 6) 3) 2)", 0, Edit::SetTurn(Turn::Max), "(((5 6)3)2)", 0);
    check("((3 5) 2)", 1, Edit::SetName(Some("ż1".into())), "(ż1:(3 5)2)", 1);
    check("(a:(3 5) 2)", 1, Edit::SetName(None), "((3 5)2)", 1);
    check("(b:(3 5) c:(@b 4) d:(@c 9))", 1, Edit::SetName(Some("x".into())), "(x:(3 5)c:(@x 4)d:(@c 9))", 1);
    check("(b:(3 5) c:(@b 4) d:(@c 9))", 10, Edit::SetName(Some("y".into())), "(b:(3 5)y:(@b 4)d:(@y 9))", 10);
    check("((3 5) 2)", 1, Edit::SetScore(Some(score(4.5))), "(4.5(3 5)2)", 1);
    check("(4(3 5) 2)", 1, Edit::SetScore(None), "((3 5)2)", 1);
    check("((3 5) 2)", 4, Edit::SetScore(Some(score(-1.0))), "((3 5)-1)", 4);
    check_error("((3 5) 2)", 4, Edit::SetScore(None), EditError::LeafNeedsScore);
    check_error("((3 5) 2)", 5, Edit::AddChild, EditError::NoSuchPlace);
    check_error("((3 5) 2)", u32::MAX, Edit::SetTurn(Turn::Min), EditError::NoSuchPlace);
    check_error("((3 5) 2)", 1, Edit::SetScore(Some(Score::INFINITE)), EditError::Tree(TreeError::OutcomeWithChildren));
    for name in ["", "two words", "a:b", "x(", "\"q"] {
        check_error("(3 5)", 1, Edit::SetName(Some(name.into())), EditError::BadName);
    }
}

proptest! {
    #![proptest_config(common::cases(256))]

    #[test]
    fn there_and_back_is_the_same_tree(sketch in trees(), chosen in any::<prop::sample::Index>()) {
        let tree = notation::read(&sketch.text()).unwrap();
        let node = NodeId(chosen.index(tree.len()) as u32);
        for (there, back) in [(Edit::MoveLeft, Edit::MoveRight), (Edit::AddSibling, Edit::Delete)] {
            if let Ok((changed, node)) = edited(&tree, node, &there) {
                prop_assert_eq!(&edited(&changed, node, &back).unwrap().0, &tree);
            }
        }
    }

    #[test]
    fn every_grain_goes_from_end_to_end_and_back_by_the_same_stops(sketch in trees()) {
        let tree = notation::read(&sketch.text()).unwrap();
        let trace = search::record(&tree, &Settings::default()).unwrap();
        for &grain in Grain::ALL {
            let forward = stops(&trace, grain);
            prop_assert_eq!(forward.last(), Some(&trace.events.len()));
            let back = std::iter::successors(Some(trace.events.len()), |&step| (0 < step).then(|| grain.previous(&trace, step)));
            let mut back: Vec<usize> = back.collect();
            back.reverse();
            prop_assert_eq!(back, forward, "{:?}", grain);
        }
    }

    #[test]
    fn a_random_tree_is_what_was_asked_for(branching in 1..4_usize, more in 0..3_usize, depth in 0..5_usize, seed: u64, distinct: bool) {
        let branching = branching..=branching + more;
        let asked = RandomTree { branching: branching.clone(), depth, scores: -2_000..=2_000, distinct, order: TreeOrder::Random, chance: false, seed };
        let text = asked.text().unwrap();
        let tree = notation::read(&text).unwrap();
        for node in tree.nodes() {
            let children = tree.children(node).count();
            let expected = if tree.ply(node) == depth { 0..=0 } else { branching.clone() };
            prop_assert!(expected.contains(&children));
        }
        let mut leaves: Vec<f64> = tree.nodes().filter(|&node| tree.is_leaf(node)).map(|leaf| tree.score(leaf).unwrap().value()).collect();
        prop_assert!(leaves.iter().all(|score| score.abs() <= 2_000.0));
        leaves.sort_by(f64::total_cmp);
        prop_assert!(!distinct || leaves.windows(2).all(|pair| pair[0] < pair[1]));
        prop_assert_eq!(asked.text().unwrap(), text);
    }
}

/// The stops of a grain, from the untouched tree on.
fn stops(trace: &Trace, grain: Grain) -> Vec<usize> {
    let end = trace.events.len();
    std::iter::successors(Some(0), |&step| (step < end).then(|| grain.next(trace, step))).collect()
}

fn textbook() -> Trace {
    let tree = notation::read("((3 12 8) (2 4 6) (14 5 2))").unwrap();
    search::record(&tree, &settings(dialect("fail-soft"), Window::FULL)).unwrap()
}

#[test]
fn a_lecture_step_is_one_score_and_what_follows_from_it() {
    let trace = textbook();
    let last_events: Vec<Event> =
        stops(&trace, Grain::Lecture)[1..].iter().map(|&step| trace.events[step - 1]).collect();
    let last_nodes: Vec<u32> = last_events.iter().map(|&event| trace.node_of(event).0).collect();
    // Leaf 3; 3 at a; 12; 8 and a returns; 3 at the root; 2 at b; that cuts, and b returns; 14; 5; 2 and c returns; the end.
    assert_eq!(last_nodes, [2, 1, 3, 1, 0, 5, 5, 9, 9, 9, 0]);
}

#[test]
fn leaves_and_cut_offs_are_stops() {
    let trace = textbook();
    assert_eq!(stops(&trace, Grain::Leaf).len(), 1 + 7 + 1);
    assert_eq!(stops(&trace, Grain::CutOff).len(), 1 + 1 + 1);
    assert_eq!(stops(&trace, Grain::Event).len(), 1 + trace.events.len());
    assert!(Grain::ALL.iter().all(|&grain| Grain::named(grain.id()) == Some(grain)));
}

fn random(depth: usize, order: TreeOrder, distinct: bool, scores: RangeInclusive<i32>) -> RandomTree {
    RandomTree { branching: 3..=3, depth, scores, distinct, order, chance: false, seed: 7 }
}

#[test]
fn a_seed_gives_the_same_tree_for_ever() {
    let tree = random(2, TreeOrder::Random, false, 0..=99);
    assert_eq!(tree.text().unwrap(), "((45 24 46) (32 13 41) (10 95 91))");
    let sorted = |order| random(2, order, true, 1..=20).text().unwrap();
    assert_eq!(sorted(TreeOrder::BestFirst), "((5 6 8) (3 4 20) (2 7 19))");
    assert_eq!(sorted(TreeOrder::WorstFirst), "((19 7 2) (20 4 3) (8 6 5))");
}

#[test]
fn the_best_child_first_gives_the_fewest_leaves_and_the_worst_all() {
    let leaves = |depth, order, seed| {
        let asked = RandomTree { seed, ..random(depth, order, true, 0..=9_999) };
        let tree = notation::read(&asked.text().unwrap()).unwrap();
        let trace = search::record(&tree, &Settings::default()).unwrap();
        trace.leaves_before(trace.events.len())
    };
    for seed in 0..100 {
        assert_eq!(leaves(4, TreeOrder::BestFirst, seed), 9 + 9 - 1);
        // Deeper trees may be cut even in the worst order: see the golden tests.
        assert_eq!(leaves(3, TreeOrder::WorstFirst, seed), 27);
    }
}

#[test]
fn what_cannot_be_made_says_why() {
    assert_eq!(random(2, TreeOrder::Random, true, 1..=8).text(), Err(RandomTreeError::TooFewScores));
    // Compared without being printed: the text would be long.
    assert!(random(14, TreeOrder::Random, false, 1..=8).text() == Err(RandomTreeError::TooLarge));
    let nobody = RandomTree { branching: 0..=3, ..random(2, TreeOrder::Random, false, 1..=8) };
    assert_eq!(nobody.text(), Err(RandomTreeError::EmptyRange));
}

#[test]
fn missing_static_evaluations_are_the_means_of_the_leaves_below() {
    for (text, expected) in [
        ("((3 12 8)(2 4 6)(14 5 2))", "6(8(3 12 8)4(2 4 6)7(14 5 2))"),
        ("(5(3 4)(1.5 2))", "2.6(5(3 4)1.8(1.5 2))"),
        ("((W 4)(L L))", "4(4(W 4)0(L L))"),
        ("(a:(1 3)@a)", "2(a:2(1 3)@a)"),
        ("7", "7"),
    ] {
        let filled = secateur::edit::with_static_evaluations(&notation::read(text).unwrap()).unwrap();
        assert_eq!(notation::write(&filled), expected, "{text}");
        assert_eq!(notation::read(expected).unwrap(), filled);
    }
}
