//! Every score of one leaf: the interval in which the root follows it, and the pieces on which a search does the same.

use common::sketch::woven;
use common::{dialect, ends, every_search, minimax, score, settings, ties, within_payoffs};
use proptest::prelude::*;
use secateur::search::{self, ChildOrder, Settings};
use secateur::sweep::{self, Piece, intervals};
use secateur::trace::Event;
use secateur::{GameTree, NodeId, Score, Window, notation};

/// “2…8” for every leaf in text order, “–” where it cannot change the root.
fn told_intervals(text: &str) -> Vec<String> {
    let tree = notation::read(text).unwrap();
    let intervals = intervals(&tree, &Settings::default()).unwrap();
    let leaves = tree.nodes().filter(|&node| tree.is_leaf(node));
    let told = leaves.map(|leaf| intervals[leaf.index()]).map(|interval| match interval.low == interval.high {
        true => "–".to_owned(),
        false => format!("{}…{}", interval.low, interval.high),
    });
    told.collect()
}

/// “3 < x ≤ 4: x by b, 9 leaves, cut d” for every piece.
fn told_pieces(text: &str, settings: &Settings, leaf: usize) -> Vec<String> {
    let tree = notation::read(text).unwrap();
    let leaf = tree.nodes().filter(|&node| tree.is_leaf(node)).nth(leaf - 1).unwrap();
    let told = |piece: &Piece| {
        let is_in = |score: Score| if piece.holds(score) { "≤" } else { "<" };
        let from =
            if piece.from.is_finite() { format!("{} {} ", piece.from, is_in(piece.from)) } else { String::new() };
        let to = if piece.to.is_finite() { format!(" {} {}", is_in(piece.to), piece.to) } else { String::new() };
        let score = piece.score.map_or("x".to_owned(), |score| score.to_string());
        let names = |nodes: &[NodeId]| nodes.iter().map(|node| node.0.to_string()).collect::<Vec<_>>().join(" ");
        let best = piece.best.map_or("-".to_owned(), |best| best.0.to_string());
        let sign = if piece.is_value { "" } else { "returns " };
        format!("{from}x{to}: {sign}{score} by {best}, {} leaves, cut {}", piece.leaves.len(), names(&piece.cut))
    };
    sweep::sweep(&tree, settings, leaf).unwrap().iter().map(told).collect()
}

const SMALL: &str = "((3 12 8) (2 4 6) (14 5 2))";

#[test]
fn the_intervals_of_known_trees() {
    assert_eq!(told_intervals(SMALL), ["2…8", "2…3", "2…3", "3…4", "–", "–", "–", "–", "3…5"]);
    let of_book = "a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))";
    assert_eq!(told_intervals(of_book), ["4…6", "1…6", "–", "–", "–", "–", "–", "–"]);
    assert_eq!(told_intervals("7"), ["L…W"]);
    // Both places of a position change together.
    assert_eq!(told_intervals("(a: (x: 5 3) b: (@x 3))"), ["L…3", "3…5", "L…3", "3…5"]);
    assert_eq!(told_intervals("(a: (x: 5 9) b: (@x 9))"), ["L…9", "–", "L…9", "–"]);
}

#[test]
fn the_pieces_of_known_leaves() {
    let fail_soft = Settings::default();
    let pieces =
        ["x ≤ 3: 3 by 1, 7 leaves, cut 7 8", "3 < x < 4: x by 5, 9 leaves, cut ", "4 ≤ x: 4 by 5, 9 leaves, cut "];
    assert_eq!(told_pieces(SMALL, &fail_soft, 4), pieces);
    let strict = settings(dialect("fail-soft-strict"), Window::FULL);
    let pieces = [
        "x < 3: 3 by 1, 7 leaves, cut 7 8",
        "3 ≤ x ≤ 3: 3 by 1, 9 leaves, cut ",
        "3 < x < 4: x by 5, 9 leaves, cut ",
        "4 ≤ x: 4 by 5, 9 leaves, cut ",
    ];
    assert_eq!(told_pieces(SMALL, &strict, 4), pieces);
    assert_eq!(told_pieces(SMALL, &minimax(), 5), ["3 by 1, 9 leaves, cut "].map(|piece| format!("x: {piece}")));
}

#[test]
fn what_a_narrow_window_returns_is_told_from_the_value() {
    let hard = settings(dialect("fail-hard"), Window::new(score(5.0), score(9.0)).unwrap());
    let pieces = [
        "x ≤ 5: returns 5 by 1, 4 leaves, cut 3 4 7 8 12",
        "5 < x < 8: x by 1, 6 leaves, cut 7 8 12",
        "8 ≤ x: 8 by 1, 6 leaves, cut 7 8 12",
    ];
    assert_eq!(told_pieces(SMALL, &hard, 1), pieces);
    assert_eq!(
        told_pieces("((3 8) 1)", &hard, 1),
        [
            "x ≤ 5: returns 5 by 1, 2 leaves, cut 3",
            "5 < x < 8: x by 1, 3 leaves, cut ",
            "8 ≤ x: 8 by 1, 3 leaves, cut ",
        ]
    );
}

#[test]
fn payoffs_end_the_line() {
    let payoffs = Window::new(score(-10.0), score(10.0)).unwrap();
    let known = Settings { payoffs, ..Settings::default() };
    let pieces = told_pieces("((3 8) (1 9))", &known, 1);
    assert_eq!((pieces[0].split(':').next(), pieces.len()), (Some("-10 ≤ x ≤ -10"), 4), "{pieces:#?}");
    assert!(pieces.last().unwrap().contains("≤ x ≤ 10"), "{pieces:#?}");
}

#[test]
fn what_takes_long_has_no_pieces_and_what_has_no_value_is_refused() {
    let wide = format!("({})", "(1 2 3 4 5) ".repeat(13));
    let tree = notation::read(&wide).unwrap();
    assert_eq!(sweep::sweep(&tree, &Settings::default(), NodeId(2)), Ok(Vec::new()));
    let tree = notation::read("((1 2) 3)").unwrap();
    let limited = Settings { depth: Some(1), ..Settings::default() };
    assert!(sweep::sweep(&tree, &limited, NodeId(2)).is_err(), "there is no static evaluation");
}

/// A leaf's score: one of the tree's, one next to it, or any.
fn tried(tree: &GameTree, seed: (prop::sample::Index, i8, u8)) -> Score {
    let scores: Vec<Score> = tree.nodes().filter_map(|node| tree.score(node)).collect();
    let score = scores[seed.0.index(scores.len())];
    score.plus_units(i32::from(seed.1), tree.decimals().max(seed.2 % 3).min(Score::MOST_DECIMALS))
}

/// What a search does: the score, the move, the leaves, and what is cut off.
pub fn done(tree: &GameTree, settings: &Settings) -> (Score, Option<NodeId>, Vec<NodeId>, Vec<NodeId>) {
    let trace = search::record(tree, settings).unwrap();
    let leaf = |event: &Event| matches!(event, Event::Evaluate { .. }).then(|| trace.node_of(*event));
    let leaves: Vec<NodeId> = trace.events.iter().filter_map(leaf).collect();
    // By node: the last event that cut it off, and whether that was final.
    let lost = |node: NodeId| {
        let parent = tree.parent(node)?;
        let is_lost = |step: usize| match trace.events[step] {
            Event::CutOff { node: at, after, .. } if at == parent => {
                let visit = &trace.visits[trace.visit_of(at, step).unwrap().index()];
                let order: Vec<NodeId> = trace.children(tree, visit).collect();
                let place = |child| order.iter().position(|&other| other == child);
                place(after) < place(node)
            }
            _ => false,
        };
        (0..trace.events.len()).rfind(|&step| is_lost(step))
    };
    let is_cut = |&node: &NodeId| {
        let Some(step) = lost(node) else { return false };
        let above = std::iter::successors(tree.parent(node), |&node| tree.parent(node));
        trace.entered(node, trace.events.len()).is_none_or(|entered| entered < step)
            && above.filter_map(lost).all(|other| other < step)
    };
    (trace.score, trace.taken_move(), leaves, tree.nodes().filter(is_cut).collect())
}

proptest! {
    #![proptest_config(common::cases(120))]

    #[test]
    fn the_root_is_the_leafs_score_held_between_two_numbers(
        tree in woven(), seeds in proptest::collection::vec(any::<(prop::sample::Index, i8, u8)>(), 8),
    ) {
        let of_minimax = minimax();
        let intervals = intervals(&tree, &of_minimax).unwrap();
        for leaf in tree.nodes().filter(|&node| tree.is_leaf(node)) {
            let interval = intervals[leaf.index()];
            prop_assert!(interval.low <= interval.high);
            for score in seeds.iter().map(|&seed| tried(&tree, seed)).chain([Score::INFINITE, Score::MINUS_INFINITE]) {
                let Ok(changed) = tree.with_score(leaf, score) else { continue };
                let root = search::run(&changed, &of_minimax, &mut ()).unwrap();
                prop_assert_eq!(root, score.larger(interval.low).smaller(interval.high));
            }
        }
    }

    #[test]
    fn on_a_piece_a_search_does_the_same_and_beyond_it_something_else(
        tree in woven(), which in any::<prop::sample::Index>(), order in any::<prop::sample::Index>(), bounds in (-8..8, 1..8),
        is_full in any::<bool>(), ends in ends(), ties in ties(), depth in prop_oneof![3 => Just(None), 1 => (0..6_usize).prop_map(Some)],
        guess in -8..8, growth in prop_oneof![Just(None), Just(Some(2_u32))], leaf in any::<prop::sample::Index>(),
        seeds in proptest::collection::vec(any::<(prop::sample::Index, i8, u8)>(), 100),
    ) {
        let searches: Vec<Settings> = every_search().collect();
        let window = if is_full { Window::FULL } else { Window::new(score(f64::from(bounds.0)), score(f64::from(bounds.0 + bounds.1))).unwrap() };
        let orders = [ChildOrder::AsWritten, ChildOrder::AsWritten, ChildOrder::BestFirst, ChildOrder::WorstFirst];
        let (order, guess) = (orders[order.index(orders.len())], score(f64::from(guess)));
        let settings = Settings { window, ties, depth, order, guess, growth, ..searches[which.index(searches.len())] };
        let settings = within_payoffs(settings, &tree, ends);
        let leaves: Vec<NodeId> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
        let leaf = leaves[leaf.index(leaves.len())];
        let Ok(pieces) = sweep::sweep(&tree, &settings, leaf) else { return Ok(()) };
        let interval = intervals(&tree, &settings).unwrap()[leaf.index()];
        for score in seeds.iter().map(|&seed| tried(&tree, seed)).filter(|&score| score.is_finite()) {
            let Ok(changed) = tree.with_score(leaf, score) else { continue };
            if score < settings.payoffs.alpha() || settings.payoffs.beta() < score {
                continue;
            }
            let held: Vec<&Piece> = pieces.iter().filter(|piece| piece.holds(score)).collect();
            prop_assert_eq!(held.len(), 1, "{} in {:?} {:?}", score, &pieces, &settings);
            let (returned, best, leaves, cut) = done(&changed, &settings);
            let piece = held[0];
            prop_assert_eq!((piece.score.unwrap_or(score), piece.best), (returned, best), "{} {:?}", score, &pieces);
            prop_assert_eq!((&piece.leaves, &piece.cut), (&leaves, &cut), "{}", score);
            let value = score.larger(interval.low).smaller(interval.high);
            prop_assert!(!piece.is_value || returned == value, "{} is not {}", returned, value);
        }
        for piece in &pieces {
            prop_assert!(piece.holds(piece.middle));
        }
        for pair in pieces.windows(2) {
            // No score lies between the ends of two that do not touch.
            prop_assert!(pair[0].to <= pair[1].from);
            if pair[0].to != pair[1].from {
                continue;
            }
            let told = |piece: &Piece| (piece.score, piece.best, piece.leaves.clone(), piece.cut.clone());
            prop_assert_ne!(told(&pair[0]), told(&pair[1]), "{} {:?} {:?}", notation::write(&tree), &pieces, &settings);
        }
    }
}
