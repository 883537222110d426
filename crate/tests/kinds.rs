//! One search for three kinds of trees: on games and formula trees, every algorithm finds the minimax value, and searches exactly as on the
//! same tree in an arena.

use std::collections::HashSet;

use proptest::prelude::*;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Observer;
use secateur::Player;
use secateur::Score;
use secateur::Tree;
use secateur::Turn;
use secateur::search::{self, ALGORITHMS, DIALECTS, SearchError, Settings, mean_of_random};
use secateur::tree::{Limits, TreeBuilder, TreeError, Uniform, UniformNode, grow};
use secateur_games::{Game, GameMoment, Nim, Play};

/// The value by definition alone.
fn minimax<T: Tree>(tree: &T, node: &T::Node) -> Score {
    if let Some(utility) = tree.utility(node) {
        return utility;
    }
    let values = tree.moves(node).map(|by| minimax(tree, &tree.child(node, by)).value());
    let best = match tree.turn(node) {
        Turn::Max => values.fold(f64::NEG_INFINITY, f64::max),
        Turn::Min => values.fold(f64::INFINITY, f64::min),
        Turn::Chance => panic!("no chance here"),
    };
    Score::new(best).unwrap()
}

#[derive(Default, PartialEq, Debug)]
struct VisitCounts {
    visits: usize,
    leaves: usize,
    improvements: usize,
    cut_offs: usize,
}

impl<T: Tree> Observer<T> for VisitCounts {
    fn visit(&mut self, _: &T::Node, _: secateur::Window) {
        self.visits += 1;
    }
    fn evaluate(&mut self, _: &T::Node, _: Score) {
        self.leaves += 1;
    }
    fn improve(&mut self, _: &T::Node, _: T::Move, _: Score) {
        self.improvements += 1;
    }
    fn cut_off(&mut self, _: &T::Node, _: secateur::Side, _: T::Move) {
        self.cut_offs += 1;
    }
}

/// Every algorithm under every dialect that it has.
fn all_settings() -> impl Iterator<Item = Settings> {
    ALGORITHMS.iter().flat_map(|&algorithm| {
        let dialects = DIALECTS.into_iter().take(if algorithm.dialects { DIALECTS.len() } else { 1 });
        dialects.map(move |one| Settings { algorithm, cut: one.cut, returns: one.returns, ..Settings::default() })
    })
}

/// Every search finds the value, and behaves the same on the tree in an arena.
fn check<T: Tree>(tree: &T) {
    let (value, arena) = (minimax(tree, &tree.root()), grow(tree, Limits::default()).unwrap());
    let known = |settings| [settings, Settings { payoffs: tree.payoffs(), ..settings }];
    for settings in all_settings().flat_map(known).filter(|settings| !settings.algorithm.deepens) {
        let (mut counts, mut in_arena) = (VisitCounts::default(), VisitCounts::default());
        let id = settings.algorithm.id;
        assert_eq!(search::run(tree, &settings, &mut counts), Ok(value), "{id}");
        assert_eq!(search::run(&arena, &settings, &mut in_arena), Ok(value), "{id}");
        // Only an arena stores leaves in its table.
        if settings.algorithm.table {
            assert_eq!(counts.visits, in_arena.visits, "{id}");
        } else {
            assert_eq!(counts, in_arena, "{id}");
        }
        if tree.utility(&tree.root()).is_none() {
            let (score, best) = search::decide(tree, &settings).unwrap();
            assert_eq!(score, value);
            let after = tree.child(&tree.root(), best.expect("some move is the best"));
            assert_eq!(minimax(tree, &after), value, "the move of {id}");
        }
    }
}

#[test]
fn nim_is_what_bouton_says() {
    let mut games = 0;
    for sizes in (0..5_u32.pow(3)).map(|number| [number % 5, number / 5 % 5, number / 25]) {
        let nim = Nim::new(&sizes).unwrap();
        let all_ones = sizes.iter().all(|&size| size <= 1);
        let sum = sizes.iter().fold(0, |sum, size| sum ^ size);
        for (nim, first_wins) in [(nim.clone(), sum != 0), (nim.misere(), (sum != 0) != all_ones)] {
            let settings =
                Settings { algorithm: search::Algorithm::named("alpha-beta-table").unwrap(), ..Settings::default() };
            let value = if first_wins { Score::ONE } else { Score::MINUS_ONE };
            assert_eq!(search::run(&Play::new(&nim), &settings, &mut ()), Ok(value), "{sizes:?}");
            games += 1;
        }
    }
    assert_eq!(games, 250);
}

#[test]
fn every_search_plays_nim() {
    for sizes in [&[][..], &[1], &[3], &[1, 2], &[1, 1, 1], &[2, 2], &[1, 2, 3]] {
        let nim = Nim::new(sizes).unwrap();
        check(&Play::new(&nim));
        check(&Play::new(&nim.misere()));
    }
}

#[test]
fn nim_has_as_many_nodes_leaves_and_positions_as_it_should() {
    let expected: [(&[u32], _); 5] = [
        (&[1, 2], [12, 5, 6]),
        (&[1, 1, 1], [16, 6, 8]),
        (&[2, 2], [33, 14, 9]),
        (&[1, 2, 3], [447, 182, 24]),
        (&[2, 3, 4], [20_652, 8_523, 60]),
    ];
    for (sizes, [nodes, leaves, positions]) in expected {
        let nim = Nim::new(sizes).unwrap();
        let tree = grow(&Play::new(&nim), Limits::default()).unwrap();
        assert_eq!((tree.len(), tree.leaf_count()), (nodes, leaves), "{sizes:?}");
        let mut heaps = HashSet::new();
        let mut open = vec![nim.start()];
        while let Some(position) = open.pop() {
            heaps.insert(nim.sizes(&position).collect::<Vec<_>>());
            open.extend(nim.moves(&position).map(|by| nim.play(&position, by)));
        }
        assert_eq!(heaps.len(), positions, "{sizes:?}");
    }
}

fn uniform() -> impl Strategy<Value = Uniform> {
    (1..5_usize, 0..5_usize, any::<u64>(), any::<bool>(), -20..20_i64).prop_map(
        |(branching, depth, seed, distinct, low)| {
            let tree = Uniform::new(branching, depth, seed).unwrap();
            let size = if distinct { branching.pow(depth as u32) as i64 } else { 7 };
            let tree = tree.with_scores(low..=low + size + 3).unwrap();
            if distinct { tree.distinct().unwrap() } else { tree }
        },
    )
}

fn check_formula<const SORTED: bool>(tree: &Uniform<SORTED>) {
    check(tree);
    let arena = grow(tree, Limits::default()).unwrap();
    let scores: Vec<f64> = arena.nodes().filter_map(|node| arena.score(node)).map(Score::value).collect();
    let (low, high) = tree.range().unwrap();
    assert!(scores.iter().all(|&score| low.value() <= score && score <= high.value()));
    assert_eq!(arena, grow(&tree.clone(), Limits::default()).unwrap());
}

proptest! {
    #![proptest_config(common::cases(200))]

    #[test]
    fn every_search_finds_the_value_of_a_formula(tree in uniform()) {
        check_formula(&tree);
        check_formula(&tree.clone().best_first());
        check_formula(&tree.worst_first());
    }

    #[test]
    fn no_two_leaves_are_alike_where_that_is_asked_for(tree in uniform()) {
        let leaves = tree.clone().with_scores(0..=999).unwrap().distinct().unwrap();
        for arena in [
            grow(&leaves, Limits::default()).unwrap(),
            grow(&leaves.clone().best_first(), Limits::default()).unwrap(),
            grow(&leaves.worst_first(), Limits::default()).unwrap(),
        ] {
            let mut scores: Vec<_> = arena.nodes().filter_map(|node| arena.score(node)).map(|score| score.value() as i64).collect();
            scores.sort_unstable();
            scores.dedup();
            prop_assert_eq!(scores.len(), arena.leaf_count());
        }
    }
}

#[test]
fn with_the_best_child_first_alpha_beta_takes_the_least_that_is_possible() {
    for (branching, depth) in [(2_usize, 6_usize), (3, 5), (5, 4), (10, 3)] {
        let least = |plies: usize| branching.pow(plies as u32);
        let least = least(depth / 2) + least(depth.div_ceil(2)) - 1;
        for seed in 0..20 {
            let tree = Uniform::new(branching, depth, seed).unwrap();
            for tree in [tree.clone().best_first(), tree.distinct().unwrap().best_first()] {
                let mut counts = VisitCounts::default();
                search::run(&tree, &Settings::default(), &mut counts).unwrap();
                assert_eq!(counts.leaves, least);
            }
        }
    }
}

#[test]
fn the_mean_over_seeds_is_that_of_random_trees() {
    for (branching, depth) in [(2, 6), (3, 4), (5, 3)] {
        let seeds = 3000;
        let leaves = |seed| {
            let tree = Uniform::new(branching, depth, seed).unwrap().distinct().unwrap();
            let mut counts = VisitCounts::default();
            search::run(&tree, &Settings::default(), &mut counts).unwrap();
            counts.leaves as f64
        };
        let all: Vec<f64> = (0..seeds).map(leaves).collect();
        let mean = all.iter().sum::<f64>() / seeds as f64;
        let variance = all.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / seeds as f64;
        let expected = mean_of_random(branching, depth);
        let error = (variance / seeds as f64).sqrt();
        assert!((mean - expected).abs() < 4.5 * error, "{branching}, {depth}: {mean}, not {expected} ± {error}");
    }
}

#[test]
fn what_no_search_can_do_is_an_error() {
    let nim = Nim::new(&[2, 3]).unwrap();
    let limited = Settings { depth: Some(2), ..Settings::default() };
    assert_eq!(search::run(&Play::new(&nim), &limited, &mut ()), Err(SearchError::NoEvaluation));
    let order = search::ChildOrder::BestFirst;
    let sorted = Settings { order, ..Settings::default() };
    assert_eq!(search::run(&Play::new(&nim), &sorted, &mut ()), Err(SearchError::NoSuchOrder { order }));
    let levels = Settings { algorithm: search::Algorithm::named("minimax-by-levels").unwrap(), ..Settings::default() };
    let large = Uniform::new(10, 12, 0).unwrap();
    assert_eq!(search::run(&large, &levels, &mut ()), Err(SearchError::TooManyNodes));
    assert!(grow(&large, Limits::default()).is_err());
    assert!(grow(&Play::new(&nim), Limits { nodes: 10, depth: None }).is_err());
    assert!(Uniform::new(10, 20, 0).is_err() && Uniform::new(0, 3, 0).is_err() && Uniform::new(1, 100_000, 0).is_err());
    assert!(Uniform::new(10, 3, 0).unwrap().with_scores(0..=9).unwrap().distinct().is_err());
}

/// Nim with an evaluation: a heap of more than one stone is taken for a win for the mover.
struct ByHeaps;

impl secateur_games::Evaluation<Nim> for ByHeaps {
    fn score(&self, nim: &Nim, position: &<Nim as Game>::Position) -> Score {
        let sum = nim.sizes(position).fold(0, |sum, size| sum ^ size);
        let wins = (sum != 0) == (nim.turn(position) == Turn::Max);
        Score::new(if wins { 0.5 } else { -0.5 }).unwrap()
    }

    fn decimals(&self) -> u8 {
        1
    }
}

/// Positions with one heap left are about to end.
struct ManyHeaps;

impl secateur_games::Quiet<Nim> for ManyHeaps {
    fn is_quiet(&self, nim: &Nim, position: &<Nim as Game>::Position) -> bool {
        1 < nim.sizes(position).filter(|&size| 0 < size).count()
    }
}

#[test]
fn a_search_that_stops_before_the_end_goes_by_an_evaluation_and_on_where_nothing_is_quiet() {
    let nim = Nim::new(&[1, 2, 3]).unwrap();
    let tree = Play::new(&nim).evaluated(ByHeaps);
    for settings in all_settings() {
        for depth in 0..6 {
            let id = settings.algorithm.id;
            let found = search::run(&tree, &Settings { depth: Some(depth), ..settings }, &mut ()).unwrap();
            assert!(found < Score::ZERO, "{id} to depth {depth}");
        }
    }
    let deepening =
        Settings { algorithm: search::Algorithm::named("iterative-deepening").unwrap(), ..Settings::default() };
    assert_eq!(search::run(&tree, &deepening, &mut ()), Ok(Score::MINUS_ONE));
    let arena = grow(&tree, Limits { depth: Some(2), ..Limits::default() }).unwrap();
    assert_eq!(arena.height(), 2);
    let two = Nim::new(&[1, 3]).unwrap();
    let limited =
        Settings { depth: Some(1), algorithm: search::Algorithm::named("minimax").unwrap(), ..Settings::default() };
    let plain = Play::new(&two).evaluated(ByHeaps);
    let quiet = Play::new(&two).evaluated(ByHeaps).until_quiet(ManyHeaps, 2);
    let (mut near, mut far) = (Deepest(0), Deepest(0));
    search::run(&plain, &limited, &mut near).unwrap();
    search::run(&quiet, &limited, &mut far).unwrap();
    assert_eq!((near.0, far.0), (1, 3));
}

/// The ply of the deepest evaluation.
struct Deepest(usize);

impl<T: Tree<Node = GameMoment<P>>, P> Observer<T> for Deepest {
    fn evaluate(&mut self, node: &GameMoment<P>, _: Score) {
        self.0 = self.0.max(node.ply);
    }
}

/// A loaded die is thrown before the first move.
struct Die;

impl Game for Die {
    type Position = u8;
    type Move = u8;
    type Key = u8;
    fn start(&self) -> u8 {
        0
    }
    fn turn(&self, _: &u8) -> Turn {
        Turn::Chance
    }
    fn moves(&self, _: &u8) -> impl Iterator<Item = u8> {
        1..=6
    }
    fn play(&self, _: &u8, by: u8) -> u8 {
        by
    }
    fn outcome(&self, position: &u8) -> Option<Score> {
        (0 < *position).then(|| Score::new(f64::from(*position)).unwrap())
    }
    fn utilities(&self) -> (Score, Score) {
        (Score::ONE, Score::new(6.0).unwrap())
    }
    fn key(&self, position: &u8) -> u8 {
        *position
    }
    fn weight(&self, _: &u8, by: u8) -> u32 {
        if by == 6 { 5 } else { 1 }
    }
}

#[test]
fn what_knows_chance_finds_its_mean_and_for_all_else_its_turn_is_an_error_and_no_panic() {
    for settings in all_settings().filter(|settings| !settings.algorithm.deepens) {
        let found = search::run(&Play::new(&Die), &settings, &mut ());
        assert_eq!(found, mean_of_die(&settings), "{}", settings.algorithm.id);
    }
}

fn mean_of_die(settings: &Settings) -> Result<Score, SearchError> {
    if settings.algorithm.chance { Ok(Score::new(4.5).unwrap()) } else { Err(SearchError::Chance) }
}

#[test]
fn an_arena_keeps_the_turns_and_the_weights_of_chance() {
    let tree = grow(&Play::new(&Die), Limits::default()).unwrap();
    assert!(tree.has_chance());
    assert_eq!(tree.turn(NodeId::ROOT), Turn::Chance);
    assert_eq!(tree.children(NodeId::ROOT).map(|child| tree.weight(child)).collect::<Vec<_>>(), [1, 1, 1, 1, 1, 5]);
    for settings in all_settings() {
        assert_eq!(search::run(&tree, &settings, &mut ()), mean_of_die(&settings), "{}", settings.algorithm.id);
    }
    let mut arrived = GameTree::arriving();
    (0..).map_while(|number| tree.part(number)).for_each(|part| arrived.take_part(&part).unwrap());
    assert_eq!(arrived, tree);
}

#[test]
fn chance_keeps_nobody_from_his_turn_and_a_weight_belongs_to_the_way_to_a_node() {
    let mut builder = TreeBuilder::default();
    let root = builder.open(None, None, None).unwrap();
    let chance = builder.open(None, Some(Turn::Chance), None).unwrap();
    let seldom = builder.open(None, None, Some(Score::ONE)).unwrap();
    builder.close().unwrap();
    assert_eq!(builder.weigh(seldom, 0), Err(TreeError::NoWeight));
    assert_eq!(builder.weigh(NodeId(9), 2), Err(TreeError::NoSuchPosition));
    builder.weigh(seldom, 2).unwrap();
    let often = builder.repeat(None, seldom).unwrap();
    builder.weigh(often, 7).unwrap();
    builder.close().unwrap();
    let again = builder.repeat(None, chance).unwrap();
    builder.close().unwrap();
    let tree = builder.finish();
    assert_eq!((tree.turn(root), tree.player(root), tree.player(seldom)), (Turn::Max, Player::Max, Player::Min));
    assert_eq!(tree.turn(again), Turn::Chance);
    assert_eq!(tree.nodes().map(|node| tree.weight(node)).collect::<Vec<_>>(), [1, 1, 2, 7, 1, 2, 7]);
}

#[test]
fn a_node_of_a_formula_is_a_position_of_its_own() {
    let tree = Uniform::new(3, 4, 1).unwrap();
    let mut keys = HashSet::new();
    let mut open: Vec<UniformNode> = vec![tree.root()];
    while let Some(node) = open.pop() {
        assert!(keys.insert(tree.key(&node)));
        if tree.utility(&node).is_none() {
            open.extend(tree.moves(&node).map(|by| tree.child(&node, by)));
        }
    }
    assert_eq!(keys.len(), 1 + 3 + 9 + 27 + 81);
}
