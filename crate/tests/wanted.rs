//! Scores for which exactly the marked branches are cut off.

use std::collections::{BTreeMap, BTreeSet};

use common::sketch::{windows, woven};
use common::{algorithm, all_rules, cases, dialect, ends, every_search, score, settings, ties, within_payoffs};
use proptest::prelude::*;
use secateur::random::{RandomTree, SplitMix64, TreeOrder};
use secateur::search::{self, ChildOrder, DIALECTS, SearchError, Settings};
use secateur::wanted::{self, NoScores, Values};
use secateur::{GameTree, NodeId, Score, Ties, Window, notation};

use crate::sweep::done;

const SMALL: &str = "((3 12 8) (2 4 6) (14 5 2))";

/// What a search cuts off.
fn cut(tree: &GameTree, settings: &Settings) -> Vec<NodeId> {
    done(tree, settings).3
}

/// The tree with the scores found.
fn with(tree: &GameTree, values: &Values) -> GameTree {
    let changed: BTreeMap<NodeId, Score> = values.scores.iter().copied().collect();
    tree.rescored(|node| changed.get(&tree.position(node)).copied()).unwrap()
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
            let node = why.node();
            format!("{}{}", why.id(), word(node))
        }
    }
}

#[test]
fn known_trees() {
    let usual = Settings::default();
    let with = |id: &str, window: Option<(f64, f64)>| {
        let window = window.map_or(Window::FULL, |(low, high)| Window::new(score(low), score(high)).unwrap());
        settings(dialect(id), window)
    };
    let payoffs = Settings { payoffs: Window::new(score(0.0), score(20.0)).unwrap(), ..usual };
    let cases = [
        (SMALL, usual, &[7, 8][..], ""),
        (SMALL, usual, &[11, 12], "6: 4, 10: 3"),
        (SMALL, usual, &[7, 8, 11, 12], "10: 2"),
        (SMALL, usual, &[], "6: 4"),
        // At the bound is not past it.
        ("((3 12) (3 8))", usual, &[6], ""),
        ("((3 12) (3 8))", with("fail-hard-strict", None), &[6], "5: 2"),
        ("((3 12) (3 8))", with("fail-soft-strict", None), &[], ""),
        (SMALL, with("fail-hard", Some((5.0, 9.0))), &[5, 9], "2: 10, 4: 11"),
        (SMALL, with("fail-hard", Some((5.0, 9.0))), &[3, 4, 7, 8, 11, 12], "10: 4"),
        (SMALL, payoffs, &[5, 9], "2: 20, 3: 20, 4: 20"),
        ("((0.5 12) (2 4))", payoffs, &[3], "2: 0"),
        // Where the search stops, static evaluations count.
        ("((4 (1 9), 7) (6 (2 3), 5))", Settings { depth: Some(2), ..usual }, &[10], "7: 3"),
        // Both places of a position change together.
        ("((x: 3 12) (4 @x))", usual, &[6], "5: 2"),
        // The 7 is cut off where MAX has more than the 5 already; but then MIN keeps the 5, and that did not cut off the 8.
        ("((3 12) (5, (6 7) 8))", usual, &[8, 9], "impossible"),
    ];
    let wrong: Vec<String> = cases
        .iter()
        .filter_map(|&(text, settings, marked, expected)| {
            let told = told(text, &settings, marked);
            (told != expected).then(|| format!("{text} {marked:?}: {told:?}, not {expected:?}"))
        })
        .collect();
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn reasons_that_need_no_search() {
    let usual = Settings::default();
    assert_eq!(told(SMALL, &usual, &[13]), "no-node");
    assert_eq!(told(SMALL, &usual, &[0]), "root 0");
    assert_eq!(told("7", &usual, &[0]), "root 0");
    assert_eq!(told(SMALL, &Settings { depth: Some(1), ..usual }, &[7, 8]), "below-limit 7");
    assert_eq!(told("((3 12) (2, (4 6) 8))", &usual, &[6, 7]), "inside 7");
    let minimax = Settings { algorithm: algorithm("minimax"), ..usual };
    assert_eq!(told(SMALL, &minimax, &[7, 8]), "cuts-nothing");
    assert_eq!(told(SMALL, &minimax, &[]), "");
    assert_eq!(told("((3 12) ((4)))", &usual, &[6]), "only-child 6");
    assert_eq!(told(SMALL, &usual, &[6, 7, 8]), "first-child 6");
    let reversed = Settings { order: ChildOrder::Reversed, ..usual };
    assert_eq!(told(SMALL, &reversed, &[8]), "first-child 8");
    assert_eq!(told(SMALL, &usual, &[7]), "later-child 8");
    assert_eq!(told(SMALL, &reversed, &[7]), "later-child 6");
    assert_eq!(told(SMALL, &usual, &[5, 9]), "open-root 5");
    assert_eq!(told(SMALL, &usual, &[3, 4]), "no-bound 3");
    assert_eq!(told(SMALL, &reversed, &[10, 11]), "no-bound 10");
    // Two consecutive moves of one player: the other has no alternative.
    assert_eq!(told("((3 12) max (2, max (4 6)))", &usual, &[6]), "no-bound 6");
    let wide = format!("({})", "(1 2 3 4 5) ".repeat(13));
    assert_eq!(told(&wide, &usual, &[]), "too-many-leaves");
    let tree = notation::read("((1 2) (3 4))").unwrap();
    let limited = Settings { depth: Some(1), ..usual };
    let error = SearchError::MissingStaticEvaluation { node: NodeId(1) };
    assert_eq!(wanted::find(&tree, &limited, &[NodeId(4)], 1), Err(NoScores::Search(error)));
}

#[test]
fn a_branch_marked_twice_is_marked() {
    assert_eq!(
        wanted::find(&notation::read(SMALL).unwrap(), &Settings::default(), &[7, 8, 7].map(NodeId), 1).unwrap().scores,
        []
    );
}

/// All trees with this many leaves in which every inner node has a choice; the leaves are written as “?”.
fn shapes(leaves: usize) -> Vec<String> {
    fn rows(leaves: usize, most: usize) -> Vec<String> {
        let beginning_with = |count: usize| {
            let rest = if count == leaves { vec![String::new()] } else { rows(leaves - count, leaves) };
            let with = move |one: String| rest.iter().map(|rest| format!("{one} {rest}")).collect::<Vec<_>>();
            shapes(count).into_iter().flat_map(with)
        };
        (1..=most.min(leaves)).flat_map(beginning_with).collect()
    }
    if leaves == 1 {
        return vec!["?".to_owned()];
    }
    rows(leaves, leaves - 1).iter().map(|row| format!("({row})")).collect()
}

/// A tree of this shape, with random scores and players.
fn tree_of(shape: &str, random: &mut SplitMix64) -> GameTree {
    let mut pick = |words: &[&str]| words[random.pick(&(0..=words.len() - 1))].to_owned();
    let word = |sign: char| match sign {
        '?' => pick(&["0", "1", "2", "3", "4"]),
        '(' => pick(&["(", "max (", "min ("]),
        sign => sign.to_string(),
    };
    notation::read(&shape.chars().map(word).collect::<String>()).unwrap()
}

/// Every order of this many things, ties included: the rank of each.
fn weak_orders(count: usize) -> impl Iterator<Item = Vec<usize>> {
    let digits = move |number: usize| (0..count).map(|place| number / count.pow(place as u32) % count).collect();
    let is_dense = |ranks: &Vec<usize>| (0..=*ranks.iter().max().unwrap()).all(|rank| ranks.contains(&rank));
    (0..count.pow(count as u32)).map(digits).filter(is_dense)
}

/// What scores are compared with besides each other.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Range {
    Nothing,
    RootWindow,
    Payoffs,
}

impl Range {
    const ALL: [Range; 3] = [Range::Nothing, Range::RootWindow, Range::Payoffs];

    fn on(self, settings: Settings, window: Window) -> Settings {
        match self {
            Range::Nothing => settings,
            Range::RootWindow => Settings { window, ..settings },
            Range::Payoffs => Settings { payoffs: window, ..settings },
        }
    }

    /// Its ends, for leaves from 0 to 4.
    fn ends(self) -> &'static [f64] {
        match self {
            Range::Nothing => &[],
            Range::RootWindow => &[1.0, 3.0],
            Range::Payoffs => &[0.0, 4.0],
        }
    }
}

/// Every set that a search can be made to cut off, with the fewest leaves to change for it, found by trying every order.
fn fewest_by_force(tree: &GameTree, settings: Settings, range: Range) -> BTreeMap<Vec<NodeId>, usize> {
    let leaves: Vec<NodeId> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
    let count = leaves.len();
    let present = leaves.iter().map(|&leaf| tree.score(leaf).unwrap().value());
    let present: Vec<f64> = present.chain(range.ends().iter().copied()).collect();
    let mut fewest = BTreeMap::new();
    for ranks in weak_orders(present.len()) {
        let number = |place: usize| score(ranks[place] as f64);
        let window =
            if range == Range::Nothing { Some(Window::FULL) } else { Window::new(number(count), number(count + 1)) };
        let Some(window) = window else { continue };
        let settings = range.on(settings, window);
        let other = tree.rescored(|node| Some(number(leaves.iter().position(|&leaf| leaf == node)?))).unwrap();
        if search::run(&other, &settings, &mut ()).is_err() {
            continue;
        }
        // An unchanged score must compare as now to all other unchanged ones, and to the ends.
        let is_as_now =
            |one: usize, other: usize| present[one].partial_cmp(&present[other]) == Some(ranks[one].cmp(&ranks[other]));
        let kept = (0..1_u32 << count).filter(|kept| {
            let stays = |&place: &usize| count <= place || kept >> place & 1 == 1;
            let all = || (0..present.len()).filter(stays);
            all().all(|one| all().all(|other| is_as_now(one, other)))
        });
        let changes = count - kept.map(u32::count_ones).max().unwrap() as usize;
        let best = fewest.entry(cut(&other, &settings)).or_insert(changes);
        *best = changes.min(*best);
    }
    fewest
}

/// Checks every set of branches of every tree with this many leaves.
fn check_by_force(leaves: usize, searches: &[(Settings, Range)]) {
    let mut random = SplitMix64(7);
    for shape in shapes(leaves) {
        for &(settings, range) in searches {
            let tree = tree_of(&shape, &mut random);
            let fewest = fewest_by_force(&tree, settings, range);
            let window = if let &[low, high] = range.ends() { Window::new(score(low), score(high)) } else { None };
            let settings = range.on(settings, window.unwrap_or(Window::FULL));
            for set in 0..1_u32 << (tree.len() - 1) {
                let marked = (1..tree.len() as u32).filter(|node| set >> (node - 1) & 1 == 1);
                let marked: Vec<NodeId> = marked.map(NodeId).collect();
                let about = format!("{} {marked:?} {settings:?}", notation::write(&tree));
                match (wanted::find(&tree, &settings, &marked, 1), fewest.get(&marked)) {
                    (Ok(values), Some(&changes)) => {
                        assert_eq!(cut(&with(&tree, &values), &settings), marked, "{about}");
                        assert_eq!((values.scores.len(), values.is_fewest), (changes, true), "{values:?} {about}");
                    }
                    (Err(why), None) => assert_ne!(why, NoScores::NotFound, "{about}"),
                    (found, changes) => panic!("{found:?}, but {changes:?} by force: {about}"),
                }
            }
        }
    }
}

#[test]
fn every_small_tree_is_done_with_the_fewest_changes_or_refused() {
    let kinds = [("alpha-beta", Ties::First, ChildOrder::AsWritten), ("negamax", Ties::Last, ChildOrder::Reversed)];
    let rules = || all_rules().map(|(cut, returns)| Settings { cut, returns, ..Settings::default() });
    let with =
        |(id, ties, order)| rules().map(move |rules| Settings { algorithm: algorithm(id), ties, order, ..rules });
    let searches: Vec<Settings> = kinds.into_iter().flat_map(with).collect();
    let in_ranges = |ranges: &[Range]| -> Vec<(Settings, Range)> {
        searches.iter().flat_map(|&settings| ranges.iter().map(move |&range| (settings, range))).collect()
    };
    (1..=4).for_each(|leaves| check_by_force(leaves, &in_ranges(&Range::ALL)));
    check_by_force(5, &in_ranges(&[Range::Nothing]));
}

#[test]
fn other_searches_and_orders_are_tried_as_they_are() {
    use ChildOrder::{BestFirst, FewestNodes, Killer, Shuffled, Static, WorstFirst};
    let orders = [BestFirst, WorstFirst, Static, Killer, FewestNodes, Shuffled { seed: 3 }];
    let in_order = |order| Settings { order, ..Settings::default() };
    let by = |id| Settings { algorithm: algorithm(id), ..Settings::default() };
    let algorithms = ["pvs", "alpha-beta-table", "sss-star", "dual-star"];
    let searches = orders.map(in_order).into_iter().chain(algorithms.map(by));
    let searches: Vec<_> = searches.zip(Range::ALL.into_iter().cycle()).collect();
    (1..=3).for_each(|leaves| check_by_force(leaves, &searches));
}

/// The tree with its scores shuffled, each position once.
fn dealt(tree: &GameTree, random: &mut SplitMix64) -> Option<GameTree> {
    let has_score = |&node: &NodeId| tree.position(node) == node && tree.score(node).is_some();
    let mut scores: Vec<Score> = tree.nodes().filter(has_score).filter_map(|node| tree.score(node)).collect();
    let mut dealt = BTreeMap::new();
    for node in tree.nodes().filter(has_score) {
        dealt.insert(node, scores.swap_remove(random.pick(&(0..=scores.len() - 1))));
    }
    tree.rescored(|node| dealt.get(&tree.position(node)).copied()).ok()
}

#[test]
fn what_larger_trees_can_do_is_found() {
    let mut random = SplitMix64(3);
    for dialect in DIALECTS {
        for _ in 0..6 {
            let (branching, depth) = [(2..=3, 3), (1..=3, 4), (3..=6, 2), (1..=2, 6)][random.pick(&(0..=3))].clone();
            let seed = random.pick(&(0..=1 << 30)) as u64;
            let drawn = RandomTree {
                branching,
                depth,
                scores: -20..=20,
                distinct: false,
                order: TreeOrder::Random,
                chance: false,
                seed,
            };
            let tree = notation::read(&drawn.text().unwrap()).unwrap();
            let settings = settings(dialect, Window::FULL);
            let marked = cut(&dealt(&tree, &mut random).unwrap(), &settings);
            let values = wanted::find(&tree, &settings, &marked, 1).unwrap();
            assert_eq!(cut(&with(&tree, &values), &settings), marked);
        }
    }
}

/// Whether a search's behaviour follows from the order of the scores it has seen.
fn is_exact(settings: &Settings) -> bool {
    let id = settings.algorithm.id;
    ["alpha-beta", "negamax"].contains(&id) && [ChildOrder::AsWritten, ChildOrder::Reversed].contains(&settings.order)
}

/// Whether there are numbers between all numbers.
fn has_room(tree: &GameTree, settings: &Settings) -> bool {
    let is_short = |score: Score| !score.is_finite() || score.decimals() < 4 && score.size().value() < 1e6;
    let ends = [settings.window, settings.payoffs].into_iter().flat_map(|window| [window.alpha(), window.beta()]);
    tree.nodes().filter_map(|node| tree.score(node)).chain(ends).all(is_short)
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn what_is_found_is_so_and_what_is_possible_is_not_called_impossible(
        tree in woven(), which in any::<prop::sample::Index>(), order in any::<prop::sample::Index>(), bounds in windows(),
        is_full in any::<bool>(), ends in ends(), ties in ties(), depth in prop_oneof![3 => Just(None), 1 => (0..6_usize).prop_map(Some)],
        seed in any::<u64>(), odd in proptest::option::weighted(0.3, proptest::collection::vec(0..70_u32, 0..5)),
    ) {
        let searches: Vec<Settings> = every_search().collect();
        let window = if is_full { Window::FULL } else { Window::new(score(bounds.0), score(bounds.1)).unwrap() };
        let orders = [ChildOrder::AsWritten, ChildOrder::Reversed, ChildOrder::BestFirst, ChildOrder::History];
        let order = orders[order.index(orders.len())];
        let settings = Settings { window, ties, depth, order, ..searches[which.index(searches.len())] };
        let settings = within_payoffs(settings, &tree, ends);
        prop_assume!(tree.leaf_count() < 30);
        let other = dealt(&tree, &mut SplitMix64(seed));
        let can_do = other.filter(|other| search::run(other, &settings, &mut ()).is_ok()).map(|other| cut(&other, &settings));
        let marked = odd.clone().map(|odd| odd.into_iter().map(NodeId).collect()).or(can_do).unwrap_or_default();
        match wanted::find(&tree, &settings, &marked, seed) {
            Ok(values) => {
                let set: BTreeSet<NodeId> = marked.iter().copied().collect();
                prop_assert_eq!(cut(&with(&tree, &values), &settings), set.into_iter().collect::<Vec<_>>());
                let may_be = |score: Score| score.is_finite() && settings.payoffs.contains(Window::between(score, score));
                prop_assert!(values.scores.iter().all(|&(_, score)| may_be(score)));
            }
            // A win or a loss is never a new score, so what another shuffle achieves may be impossible there.
            Err(NoScores::Impossible) => {
                let is_infinite = tree.nodes().any(|node| tree.score(node).is_some_and(|score| !score.is_finite()));
                prop_assert!(odd.is_some() || is_infinite, "{:?} {:?}", notation::write(&tree), settings);
            }
            Err(NoScores::NotFound) => prop_assert!(!is_exact(&settings) || !has_room(&tree, &settings)),
            Err(NoScores::Search(error)) => prop_assert_eq!(search::run(&tree, &settings, &mut ()), Err(error)),
            Err(why) => prop_assert!(odd.is_some(), "{:?} {} {:?}", why, notation::write(&tree), settings),
        }
    }
}
