//! Scores with which exactly the marked branches are cut off.

use std::collections::{BTreeMap, BTreeSet};

use common::sketch::woven;
use common::{algorithm, cases, dialect, every_search, score, settings, ties};
use proptest::prelude::*;
use secateur::random::{RandomTree, SplitMix64, TreeOrder};
use secateur::search::{ChildOrder, DIALECTS, SearchError, Settings};
use secateur::wanted::{self, Values, Why};
use secateur::{GameTree, NodeId, Score, Ties, Window, notation};

use crate::sweep::done;

const SMALL: &str = "((3 12 8) (2 4 6) (14 5 2))";

/// What a search cuts off.
fn cut(tree: &GameTree, settings: &Settings) -> Vec<NodeId> {
    done(tree, settings).3
}

/// The tree with the scores that were found.
fn with(tree: &GameTree, values: &Values) -> GameTree {
    let changed = |tree: GameTree, &(leaf, score): &(NodeId, Score)| tree.with_score(leaf, score).unwrap();
    values.scores.iter().fold(tree.clone(), changed)
}

/// “6: 4, 8: 4” for the leaves that change, by node; or why there are none.
fn told(text: &str, settings: &Settings, marked: &[u32]) -> String {
    let tree = notation::read(text).unwrap();
    let marked: Vec<NodeId> = marked.iter().copied().map(NodeId).collect();
    match wanted::find(&tree, settings, &marked, 1) {
        Ok(values) => {
            assert_eq!(cut(&with(&tree, &values), settings), marked);
            let told = |(leaf, score): &(NodeId, Score)| format!("{}: {score}", leaf.0);
            let sign = if values.is_fewest { "" } else { " or fewer" };
            values.scores.iter().map(told).collect::<Vec<_>>().join(", ") + sign
        }
        Err(why) => {
            let word = |node: Option<NodeId>| node.map_or(String::new(), |node| format!(" {}", node.0));
            let (node, other) = why.nodes();
            format!("{}{}{}", why.id(), word(node), word(other))
        }
    }
}

#[test]
fn known_trees() {
    let usual = Settings::default();
    assert_eq!(told(SMALL, &usual, &[7, 8]), "");
    assert_eq!(told(SMALL, &usual, &[11, 12]), "6: 4, 10: 3");
    assert_eq!(told(SMALL, &usual, &[7, 8, 11, 12]), "10: 3");
    assert_eq!(told(SMALL, &usual, &[]), "6: 4");
    let strict = settings(dialect("fail-hard-strict"), Window::FULL);
    assert_eq!(told(SMALL, &strict, &[7, 8, 11, 12]), "?");
    let narrow = settings(dialect("fail-hard"), Window::new(score(5.0), score(9.0)).unwrap());
    assert_eq!(told(SMALL, &narrow, &[5, 9]), "?");
    let payoffs = Window::new(score(0.0), score(20.0)).unwrap();
    assert_eq!(told(SMALL, &Settings { payoffs, ..usual }, &[5, 9]), "?");
    assert_eq!(told("((3 12) (2 4.5))", &Settings { payoffs, ..usual }, &[3]), "?");
    let limited = Settings { depth: Some(2), ..usual };
    assert_eq!(told("(((1 9), 7) (5 (2 3)))", &Settings { depth: None, ..usual }, &[8]), "?");
    assert_eq!(told("((4 (1 9), 7) (5, 6 (2 3)))", &limited, &[7]), "?");
}

#[test]
fn reasons_that_need_no_search() {
    let usual = Settings::default();
    assert_eq!(told(SMALL, &usual, &[13]), "no-node 13");
    assert_eq!(told(SMALL, &usual, &[0]), "root 0");
    assert_eq!(told("7", &usual, &[0]), "root 0");
    assert_eq!(told(SMALL, &Settings { depth: Some(1), ..usual }, &[7, 8]), "below-limit 7");
    assert_eq!(told("((3 12) (2 (4 6) 8))", &usual, &[6, 7]), "inside 7 6");
    let minimax = Settings { algorithm: algorithm("minimax"), ..usual };
    assert_eq!(told(SMALL, &minimax, &[7, 8]), "cuts-nothing");
    assert_eq!(told(SMALL, &minimax, &[]), "");
    assert_eq!(told("((3 12) ((4)))", &usual, &[6]), "only-child 6");
    assert_eq!(told(SMALL, &usual, &[6, 7, 8]), "first-child 6");
    let reversed = Settings { order: ChildOrder::Reversed, ..usual };
    assert_eq!(told(SMALL, &reversed, &[8]), "first-child 8");
    assert_eq!(told(SMALL, &usual, &[7]), "later-child 8 7");
    assert_eq!(told(SMALL, &reversed, &[7]), "later-child 6 7");
    assert_eq!(told(SMALL, &usual, &[5, 9]), "open-root 5");
    assert_eq!(told(SMALL, &usual, &[3, 4]), "no-bound 3 1");
    assert_eq!(told(SMALL, &reversed, &[10, 11]), "no-bound 10 9");
    // Two moves of one player in a row: there is nothing that the other could rather do.
    assert_eq!(told("((3 12) max (2 (4 6)))", &usual, &[6]), "no-bound 6 4");
    let wide = format!("({})", "(1 2 3 4 5) ".repeat(13));
    assert_eq!(told(&wide, &usual, &[]), "too-many-leaves");
    let tree = notation::read("((1 2) (3 4))").unwrap();
    let limited = Settings { depth: Some(1), ..usual };
    let error = SearchError::MissingStaticEvaluation { node: NodeId(1) };
    assert_eq!(wanted::find(&tree, &limited, &[NodeId(4)], 1), Err(Why::Search(error)));
}

#[test]
fn a_branch_marked_twice_is_marked() {
    assert_eq!(
        wanted::find(&notation::read(SMALL).unwrap(), &Settings::default(), &[7, 8, 7].map(NodeId), 1).unwrap().scores,
        []
    );
}

/// All trees with so many leaves in which every inner node has a choice; the leaves are written as “x”.
fn shapes(leaves: usize) -> Vec<String> {
    fn rows(leaves: usize, most: usize) -> Vec<String> {
        let first = |count: usize| {
            let rest = if count == leaves { vec![String::new()] } else { rows(leaves - count, leaves) };
            shapes(count)
                .into_iter()
                .flat_map(move |one| rest.iter().map(|rest| format!("{one} {rest}")).collect::<Vec<_>>())
        };
        (1..=most.min(leaves)).flat_map(first).collect()
    }
    if leaves == 1 {
        return vec!["x".to_owned()];
    }
    rows(leaves, leaves - 1).iter().map(|row| format!("({row})")).collect()
}

/// Every order of so many things, some of them equal: the rank of each.
fn weak_orders(count: usize) -> Vec<Vec<usize>> {
    let all = (0..count.pow(count as u32))
        .map(|number| (0..count).map(|place| number / count.pow(place as u32) % count).collect());
    let is_dense = |ranks: &Vec<usize>| (0..=*ranks.iter().max().unwrap()).all(|rank| ranks.contains(&rank));
    all.filter(is_dense).collect()
}

/// What is compared with the leaves' scores besides each other.
#[derive(Clone, Copy, Debug)]
enum Range {
    Nothing,
    RootWindow,
    Payoffs,
}

/// Everything that a search can be made to cut off, with the fewest leaves that have to change for it, found by trying every order.
fn fewest_by_force(tree: &GameTree, settings: &Settings, range: Range, ends: [f64; 2]) -> BTreeMap<Vec<NodeId>, usize> {
    let leaves: Vec<NodeId> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
    let mut known: Vec<f64> = leaves.iter().map(|&leaf| tree.score(leaf).unwrap().value()).collect();
    if !matches!(range, Range::Nothing) {
        known.extend(ends);
    }
    let mut fewest = BTreeMap::new();
    for ranks in weak_orders(known.len()) {
        let number = |place: usize| score(ranks[place] as f64);
        let window = || Window::new(number(leaves.len()), number(leaves.len() + 1));
        let settings = match range {
            Range::Nothing => *settings,
            Range::RootWindow => match window() {
                Some(window) => Settings { window, ..*settings },
                None => continue,
            },
            Range::Payoffs => match window() {
                Some(payoffs) => Settings { payoffs, ..*settings },
                None => continue,
            },
        };
        let places = 0..leaves.len();
        if matches!(range, Range::Payoffs)
            && places
                .clone()
                .any(|place| number(place) < settings.payoffs.alpha() || settings.payoffs.beta() < number(place))
        {
            continue;
        }
        let other = tree.rescored(|node| Some(number(leaves.iter().position(|&leaf| leaf == node)?))).unwrap();
        // As many leaves as possible keep their scores: those must be ordered among each other, and with what is fixed, as they are now.
        let kept = (0..1_u32 << leaves.len()).filter(|kept| {
            let stays: Vec<usize> =
                (0..known.len()).filter(|&place| leaves.len() <= place || kept >> place & 1 == 1).collect();
            stays.iter().all(|&one| {
                stays.iter().all(|&other| known[one].partial_cmp(&known[other]) == Some(ranks[one].cmp(&ranks[other])))
            })
        });
        let changes = leaves.len() - kept.map(u32::count_ones).max().unwrap() as usize;
        let best = fewest.entry(cut(&other, &settings)).or_insert(changes);
        *best = changes.min(*best);
    }
    fewest
}

/// Compares with every order, for every set of branches; `leaves` are written into the shapes.
fn check_by_force(most_leaves: usize, searches: &[Settings]) {
    let mut random = SplitMix64(7);
    let (mut found, mut refused) = (0, 0);
    for shape in (1..=most_leaves).flat_map(shapes) {
        for (number, &settings) in searches.iter().enumerate() {
            let range = [Range::Nothing, Range::RootWindow, Range::Payoffs][number % 3];
            let mut text = format!("{} {shape}", ["max", "min"][random.pick(&(0..=1))]);
            while let Some(place) =
                text.find('x').filter(|_| text.len() > 3).and_then(|_| text.rfind('x')).filter(|&place| 3 <= place)
            {
                text.replace_range(place..=place, &random.pick(&(0..=4)).to_string());
            }
            let tree = notation::read(&text).unwrap();
            let ends = match range {
                Range::Payoffs => [0.0, 4.0],
                _ => [1.0, 3.0],
            };
            let window = Window::new(score(ends[0]), score(ends[1])).unwrap();
            let fewest = fewest_by_force(&tree, &settings, range, ends);
            let settings = match range {
                Range::Nothing => settings,
                Range::RootWindow => Settings { window, ..settings },
                Range::Payoffs => Settings { payoffs: window, ..settings },
            };
            for set in 0..1_u32 << (tree.len() - 1) {
                let marked: Vec<NodeId> =
                    (1..tree.len() as u32).filter(|node| set >> (node - 1) & 1 == 1).map(NodeId).collect();
                let context = format!("{text} {marked:?} {settings:?}");
                match (wanted::find(&tree, &settings, &marked, 1), fewest.get(&marked)) {
                    (Ok(values), Some(&changes)) => {
                        found += 1;
                        assert_eq!(cut(&with(&tree, &values), &settings), marked, "{context}");
                        assert_eq!((values.scores.len(), values.is_fewest), (changes, true), "{values:?} {context}");
                    }
                    (Err(why), None) => {
                        refused += 1;
                        assert_ne!(why, Why::NotFound, "{context}");
                    }
                    (result, changes) => panic!("{result:?}, but {changes:?} by force: {context}"),
                }
            }
        }
    }
    println!("{found} {refused}");
}

#[test]
fn every_small_tree_is_done_with_the_fewest_changes_or_refused() {
    let rules = || common::all_rules().map(|(cut, returns)| Settings { cut, returns, ..Settings::default() });
    let searches = rules().flat_map(|settings| {
        [("alpha-beta", Ties::First, ChildOrder::AsWritten), ("negamax", Ties::Last, ChildOrder::Reversed)]
            .map(|(id, ties, order)| Settings { algorithm: algorithm(id), ties, order, ..settings })
    });
    let searches: Vec<Settings> = searches.flat_map(|settings| [settings; 3]).collect();
    check_by_force(4, &searches);
}

#[test]
fn other_searches_and_orders_are_tried_as_they_are() {
    let usual = Settings::default();
    let orders = [
        ChildOrder::BestFirst,
        ChildOrder::WorstFirst,
        ChildOrder::Killer,
        ChildOrder::FewestNodes,
        ChildOrder::Shuffled { seed: 3 },
    ];
    let algorithms = ["pvs", "alpha-beta-table", "sss-star", "dual-star"];
    let searches: Vec<Settings> = orders
        .map(|order| Settings { order, ..usual })
        .into_iter()
        .chain(algorithms.map(|id| Settings { algorithm: algorithm(id), ..usual }))
        .flat_map(|settings| [settings; 3])
        .collect();
    check_by_force(3, &searches);
}

/// A random tree, and what the same with other scores cuts off.
fn drawn(seed: u64, settings: &Settings) -> (GameTree, Vec<NodeId>) {
    let draw = |seed: u64, branching, depth| RandomTree {
        branching,
        depth,
        scores: -20..=20,
        distinct: false,
        order: TreeOrder::Random,
        seed,
    };
    let mut random = SplitMix64(seed);
    loop {
        let (branching, depth) = [(2..=3, 3), (1..=3, 4), (3..=6, 2), (1..=2, 6)][random.pick(&(0..=3))].clone();
        let text = draw(random.pick(&(0..=usize::MAX - 1)) as u64, branching, depth).text().unwrap();
        let tree = notation::read(&text).unwrap();
        if (13..=40).contains(&tree.leaf_count()) {
            let scores: Vec<Score> = tree.nodes().map(|_| score(random.pick(&(0..=40)) as f64 - 20.0)).collect();
            let other = tree.rescored(|node| tree.score(node).map(|_| scores[node.index()])).unwrap();
            let marked = cut(&other, settings);
            return (tree, marked);
        }
    }
}

#[test]
fn what_larger_trees_can_do_is_found() {
    for settings in DIALECTS.map(|dialect| settings(dialect, Window::FULL)) {
        for seed in 0..20 {
            let (tree, marked) = drawn(seed, &settings);
            let start = std::time::Instant::now();
            let values = wanted::find(&tree, &settings, &marked, seed);
            println!(
                "{} leaves {} marked {:?} {} ms",
                tree.leaf_count(),
                marked.len(),
                values.as_ref().map(|v| (v.scores.len(), v.is_fewest)),
                start.elapsed().as_millis()
            );
            assert_eq!(cut(&with(&tree, &values.unwrap()), &settings), marked);
        }
    }
}

#[test]
fn other_searches_of_larger_trees_find_most() {
    for id in ["pvs", "mtd-f", "sss-star", "alpha-beta-table", "aspiration"] {
        let settings = Settings { algorithm: algorithm(id), ..Settings::default() };
        let (mut found, mut all) = (0, 0);
        for seed in 0..10 {
            let (tree, marked) = drawn(seed, &settings);
            let start = std::time::Instant::now();
            let values = wanted::find(&tree, &settings, &marked, seed);
            all += 1;
            println!(
                "{id} {} leaves {} marked {:?} {} ms",
                tree.leaf_count(),
                marked.len(),
                values.as_ref().map(|v| (v.scores.len(), v.is_fewest)),
                start.elapsed().as_millis()
            );
            if let Ok(values) = values {
                found += 1;
                assert_eq!(cut(&with(&tree, &values), &settings), marked);
            }
        }
        println!("{id} {found} of {all}");
    }
}
