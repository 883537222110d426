//! Games searched as they are: known values and counts, by every algorithm where the tree is small enough, otherwise by those with a table.

use std::collections::HashMap;

use common::{algorithm, cases, every_search, in_own_order, minimax, score};
use secateur::CutRule;
use secateur::NodeId;
use secateur::Observer;
use secateur::Score;
use secateur::Ties;
use secateur::Tree;
use secateur::Turn;
use secateur::Window;
use secateur::search::{self, ChildOrder, SearchError, SearchResult, Settings};
use secateur::trace::Entry;
use secateur::tree::Limits;
use secateur_games::{
    ConnectFour, ConnectFourPosition, Evaluation, Features, Game, Growth, Kalah, Learning, Mnk, Nim, Play, Playable,
    PositionGraph, Program, Quiescence, Reversi, Solve, Texts, Utility, WeightedSum, contest, grown, grown_by_search,
};

/// The complete search of a tree.
#[track_caller]
fn find<T: Tree>(tree: &T, settings: &Settings) -> SearchResult<T::Move> {
    search::find(tree, settings).unwrap()
}

/// Nodes, the root included, and leaves.
fn counts<T: Tree>(tree: &T, settings: &Settings) -> (u64, u64) {
    let found = find(tree, settings);
    (found.visits + found.leaves, found.leaves)
}

fn by(id: &str) -> Settings {
    Settings { algorithm: algorithm(id), ..Settings::default() }
}

fn tic_tac_toe() -> Mnk {
    Mnk::new(3, 3, 3).unwrap()
}

#[test]
fn alpha_beta_takes_as_many_nodes_of_tic_tac_toe_as_is_known() {
    let game = tic_tac_toe();
    let at = |cut| Settings { cut, ..Settings::default() };
    let centre = |cut| Settings { order: ChildOrder::CentreFirst, ..at(cut) };
    assert_eq!(counts(&Play::new(&game), &at(CutRule::AtBound)), (18_297, 7_330));
    assert_eq!(counts(&Play::new(&game), &at(CutRule::PastBound)), (146_120, 62_162));
    assert_eq!(counts(&Play::new(&game), &centre(CutRule::AtBound)), (7_275, 2_893));
    assert_eq!(counts(&Play::new(&game), &centre(CutRule::PastBound)), (72_246, 29_285));
    let window = Window::new(Score::MINUS_ONE, Score::ONE).unwrap();
    assert_eq!(counts(&Play::new(&game), &Settings { window, ..Settings::default() }), (16_811, 6_740));
    // Known payoffs are such a window, and so is a win worth ∞.
    let payoffs = Settings { payoffs: window, ..Settings::default() };
    assert_eq!(counts(&Play::new(&game), &payoffs), (16_811, 6_740));
    assert_eq!(counts(&Play::new(&game).counting(Utility::Result), &Settings::default()), (16_811, 6_740));
    assert_eq!(counts(&Play::new(&game).counting(Utility::Speed), &Settings::default()), (20_866, 8_453));
}

#[test]
fn connect_four_with_the_middle_first_takes_the_least_that_is_possible_at_six_plies() {
    let game = ConnectFour::<u64>::new(7, 6).unwrap();
    let moves = in_own_order(&game, &game.start()).into_iter().map(|by| game.write_move(&game.start(), by));
    assert_eq!(moves.collect::<Vec<_>>().join(" "), "4 3 5 2 6 1 7");
    for (depth, value, all, left, first) in [(4, -2.0, 2_401, 582, 97), (6, 0.0, 117_649, 7_607, 685)] {
        for (order, leaves) in [(ChildOrder::AsWritten, left), (ChildOrder::CentreFirst, first)] {
            let weights = WeightedSum::read(&game, "open-lines=1,centre=0").unwrap();
            let play = Play::new(&game).counting(Utility::Plies).evaluated(weights);
            let limited = Settings { depth: Some(depth), order, ..Settings::default() };
            let found = find(&play, &limited);
            assert_eq!((found.score, found.leaves), (score(value), leaves), "to depth {depth}");
            assert_eq!(found.line.len(), depth);
            assert_eq!(find(&play, &Settings { depth: Some(depth), ..minimax() }).leaves, all);
        }
    }
}

/// The value by every search, for a tree small enough for that.
#[track_caller]
fn check_by_all<G: Playable>(game: &G, utility: Utility, value: Score) {
    let play = Play::new(game).from(game.start(), 0).counting(utility);
    for settings in every_search().chain([by("pvs-table")]) {
        let settings = Settings { payoffs: play.payoffs(), ..settings };
        // Deepening stops before the end, and asks for an evaluation there.
        let found = if settings.algorithm.deepens {
            find(&play_evaluated(game, utility), &settings).score
        } else {
            find(&play, &settings).score
        };
        assert_eq!(found, value, "{} at the {:?}", settings.algorithm.id, settings.cut);
    }
}

fn play_evaluated<G: Playable>(game: &G, utility: Utility) -> Play<'_, G, WeightedSum> {
    Play::new(game).from(game.start(), 0).counting(utility).evaluated(WeightedSum::for_game(game))
}

#[test]
fn every_algorithm_finds_the_known_values_of_small_games() {
    for utility in [Utility::Points, Utility::Result, Utility::Speed] {
        check_by_all(&tic_tac_toe(), utility, Score::ZERO);
    }
    for (heaps, wins) in [(&[1_u32, 2][..], true), (&[2, 2], false), (&[1, 2, 3], false)] {
        let nim = Nim::new(heaps).unwrap();
        check_by_all(&nim, Utility::Points, if wins { Score::ONE } else { Score::MINUS_ONE });
        check_by_all(&nim, Utility::Result, if wins { Score::INFINITE } else { Score::MINUS_INFINITE });
    }
    check_by_all(&Nim::new(&[2, 3, 4]).unwrap(), Utility::Points, Score::ONE);
    check_by_all(&Kalah::new(3, 1).unwrap(), Utility::Margin, Score::ZERO);
    check_by_all(&Nim::new(&[3, 4, 5]).unwrap(), Utility::Points, Score::ONE);
    // The fastest of the wins, and the slowest of the losses: 1,2 is won by making it 1,1, in 3 plies of at most 3.
    check_by_all(&Nim::new(&[1, 2]).unwrap(), Utility::Speed, Score::ONE);
    check_by_all(&Nim::new(&[2, 2]).unwrap(), Utility::Speed, score(-1.0));
    let margins = [[0, -2, 6, -2, 2, 0].as_slice(), &[2, -2]];
    for (pits, margins) in (1..).zip(margins) {
        for (seeds, &margin) in (1..).zip(margins) {
            check_by_all(&Kalah::new(pits, seeds).unwrap(), Utility::Margin, score(f64::from(margin)));
        }
    }
}

/// The value by the searches that can handle large trees.
#[track_caller]
fn check_with_table<G: Playable>(game: &G, utility: Utility, value: f64) {
    let play = Play::new(game).from(game.start(), 0).counting(utility);
    for id in ["alpha-beta-table", "pvs-table", "mtd-f"] {
        let order = game.own_order().unwrap_or_default();
        let settings = Settings { payoffs: play.payoffs(), order, ..by(id) };
        assert_eq!(find(&play, &settings).score.value(), value, "{id}");
    }
}

#[test]
fn larger_boards_have_the_known_values_by_searches_with_a_table() {
    let draws = [ConnectFour::<u64>::new(4, 4), ConnectFour::new(5, 4), ConnectFour::new(4, 5)];
    for game in draws.into_iter().flatten() {
        check_with_table(&game, Utility::Points, 0.0);
    }
    for (width, height, in_row, value) in [(4, 3, 3, 1.0), (4, 4, 3, 1.0), (5, 3, 3, 1.0), (4, 4, 4, 0.0)] {
        let game = Mnk::<u64>::new(width, height, in_row).unwrap();
        check_with_table(&game, Utility::Points, value);
    }
    check_with_table(&Reversi::new(4, 4).unwrap(), Utility::Margin, -8.0);
    check_with_table(&Reversi::new(4, 4).unwrap(), Utility::Result, f64::NEG_INFINITY);
}

#[test]
fn the_margins_of_kalah_are_those_that_are_known() {
    let margins: [&[i32]; 4] = [&[0, -2, 6, -2, 2, 0], &[2, -2, -2, -10, 6, 8], &[0, 4, 2, 2, 6, -8], &[2, 6, 6]];
    for (pits, margins) in (1..).zip(margins) {
        for (seeds, &margin) in (1..).zip(margins) {
            let game = Kalah::new(pits, seeds).unwrap();
            let play = Play::new(&game).counting(Utility::Margin);
            let order = ChildOrder::FurtherMoveFirst;
            let settings = Settings { payoffs: play.payoffs(), order, ..by("alpha-beta-table") };
            assert_eq!(find(&play, &settings).score.value(), f64::from(margin), "{pits} pits, {seeds} seeds");
        }
    }
}

#[test]
fn the_outer_columns_of_connect_four_on_five_by_four_lose() {
    let game = ConnectFour::<u64>::new(5, 4).unwrap().centre_first();
    for column in game.moves(&game.start()) {
        let play = Play::new(&game).from(game.play(&game.start(), column), 1).counting(Utility::Result);
        // From the side of the second player, who moves there.
        let value = find(&play, &by("alpha-beta-table")).score;
        assert_eq!(value, if column == 0 || column == 4 { Score::INFINITE } else { Score::ZERO }, "{column}");
    }
}

#[test]
fn the_graph_of_all_positions_knows_what_the_searches_find() {
    fn check<G: Playable>(game: &G, value: Score) -> usize {
        let graph = PositionGraph::explore(game, &game.start(), 1 << 20, &mut || true).unwrap();
        assert_eq!(graph.value(game, &game.start()).unwrap().0, value);
        // Along best moves the value stays the same, and a win comes when it should.
        let (mut position, mut plies) = (game.start(), 0);
        while let Some(by) = graph.best(game, &position) {
            position = game.play(&position, by);
            plies += 1;
            assert_eq!(graph.value(game, &position).unwrap().0, value);
        }
        if value != Score::ZERO {
            assert_eq!(graph.value(game, &game.start()).unwrap().1, Some(plies));
        }
        graph.len()
    }
    assert_eq!(check(&tic_tac_toe(), Score::ZERO), 5478);
    check(&Nim::new(&[3, 4, 5]).unwrap(), Score::ONE);
    check(&Nim::new(&[1, 1, 1]).unwrap().misere(), Score::MINUS_ONE);
    check(&ConnectFour::<u64>::new(4, 4).unwrap(), Score::ZERO);
    check(&Reversi::new(4, 4).unwrap(), Score::MINUS_ONE);
    check(&Kalah::new(3, 2).unwrap(), Score::ONE);
    assert!(PositionGraph::explore(&tic_tac_toe(), &tic_tac_toe().start(), 5000, &mut || true).is_none());
}

#[test]
fn whoever_moves_in_the_searched_position_is_max() {
    let nim = Nim::new(&[1, 2]).unwrap();
    for text in ["1,2", "1,2 second", "0,2", "0,2 second"] {
        let play = Play::new(&nim).from(nim.read_position(text).unwrap(), 0);
        assert_eq!(find(&play, &Settings::default()).score, Score::ONE, "{text}");
        assert_eq!(play.is_turned(), text.contains("second"));
    }
    // The result is given for the player who would be to move.
    let over = Play::new(&nim).from(nim.read_position("0,0 second").unwrap(), 3);
    let found = find(&over, &Settings::default());
    assert_eq!((found.score, found.line), (Score::MINUS_ONE, vec![]));
}

#[test]
fn by_result_alone_a_win_may_be_put_off_and_by_speed_it_is_not() {
    let game = tic_tac_toe();
    let best = |utility, position: &<Mnk as Game>::Position| {
        find(&Play::new(&game).from(*position, 0).counting(utility), &Settings::default()).line[0]
    };
    let wins = |position: &<Mnk as Game>::Position, by| {
        game.outcome(&game.play(position, by)).is_some_and(|score| score != Score::ZERO)
    };
    let (mut open, mut put_off) = (vec![game.start()], Vec::new());
    while let Some(position) = open.pop() {
        if game.outcome(&position).is_some() {
            continue;
        }
        if game.moves(&position).any(|by| wins(&position, by)) {
            assert!(wins(&position, best(Utility::Speed, &position)), "{}", game.write_position(&position));
            if !wins(&position, best(Utility::Result, &position)) {
                put_off.push(game.write_position(&position));
            }
        }
        open.extend(game.moves(&position).filter(|_| position.count() < 5).map(|by| game.play(&position, by)));
    }
    // x takes the square that stops o and also wins, not the one that completes the row: in reading order it comes first.
    let example = game.read_position("o.o/.xx/... x").unwrap();
    assert!(put_off.contains(&game.write_position(&example)));
    assert_eq!(game.write_move(&example, best(Utility::Result, &example)), "b3");
    assert_eq!(game.write_move(&example, best(Utility::Speed, &example)), "a2");
}

#[test]
fn every_order_finds_the_same_value_and_those_that_know_the_whole_tree_or_another_game_are_refused() {
    let game = tic_tac_toe();
    let play = play_evaluated(&game, Utility::Speed);
    for &order in ChildOrder::ALL {
        for id in ["alpha-beta", "pvs", "alpha-beta-table", "mtd-f", "iterative-deepening", "minimax"] {
            let other = order.is_of_game() && game.own_order() != Some(order);
            let knows = other || ["fewest-nodes", "best-first", "worst-first", "shuffled"].contains(&order.id());
            let found = search::find(&play, &Settings { order, payoffs: play.payoffs(), ..by(id) });
            match found {
                Ok(found) => assert_eq!((found.score, knows), (Score::ZERO, false), "{id}, {order:?}"),
                Err(error) => assert_eq!((error, knows), (SearchError::NoSuchOrder { order }, true)),
            }
        }
    }
}

#[test]
fn beyond_the_limit_a_search_goes_on_where_something_is_about_to_happen() {
    let game = ConnectFour::<u64>::new(7, 6).unwrap();
    let position = game.replay(&game.start(), "4455").unwrap().pop().unwrap().1;
    let plain = Play::new(&game).from(position, 4).counting(Utility::Plies).evaluated(WeightedSum::for_game(&game));
    let limited = |depth| Settings { depth: Some(depth), ..Settings::default() };
    let deceived = find(&plain, &limited(1)).score;
    let quiet = Play::new(&game).from(position, 4).counting(Utility::Plies).evaluated(WeightedSum::for_game(&game));
    let beyond = find(&quiet.until_quiet(Quiescence::Replies, 4), &limited(1)).score;
    let deeper = find(&plain, &limited(5)).score;
    // x makes an open three and wins with the next disc but one.
    assert_eq!((beyond, deeper), (score(997.0), score(997.0)));
    assert!(deceived < score(900.0));
}

#[test]
fn a_sure_evaluation_ends_the_search_before_its_limit() {
    let game = Reversi::new(4, 4).unwrap();
    let limited = Settings { depth: Some(6), ..Settings::default() };
    let leaves = |sure: f64| {
        let play = Play::new(&game).counting(Utility::Plies).evaluated(WeightedSum::for_game(&game));
        counts(&play.until_quiet(Quiescence::Replies, 0).while_unsure(sure), &limited).0
    };
    assert!(
        leaves(20.0) < leaves(50.0) && leaves(50.0) <= leaves(200.0),
        "{} {} {}",
        leaves(20.0),
        leaves(50.0),
        leaves(200.0)
    );
}

/// What a table has stored, in one that cannot forget; and what it must answer next.
struct TableRecord<'p, T: Tree> {
    tree: &'p T,
    entries: HashMap<T::Key, Entry>,
    due: Option<Entry>,
    told: usize,
}

impl<T: Tree> Observer<T> for TableRecord<'_, T> {
    fn visit(&mut self, node: &T::Node, _: Window) {
        assert_eq!(self.due, None, "the table has lost something");
        self.due = self.entries.get(&self.tree.key(node)).copied();
    }
    fn probe(&mut self, node: &T::Node, entry: Entry) {
        // A leaf has no visit.
        let due = self.due.take().or_else(|| self.entries.get(&self.tree.key(node)).copied());
        assert_eq!(due, Some(entry), "the table has made something up");
        self.told += 1;
    }
    fn store(&mut self, node: &T::Node, entry: Entry) {
        self.entries.insert(self.tree.key(node), entry);
    }
    fn leave(&mut self, _: &T::Node, _: Score) {
        assert_eq!(self.due, None, "the table has lost something");
    }
}

#[test]
fn a_table_that_grows_tells_all_that_it_has_kept() {
    let game = ConnectFour::<u64>::new(7, 6).unwrap().centre_first();
    let position = *game.replay(&game.start(), "52446155614451175").unwrap().last().map(|(_, last)| last).unwrap();
    let play = Play::new(&game).from(position, 17);
    // Even with payoffs, no window is moved before the table is asked.
    let settings = Settings { payoffs: play.payoffs(), ..by("alpha-beta-table") };
    let mut kept = TableRecord { tree: &play, entries: HashMap::new(), due: None, told: 0 };
    let value = search::run(&play, &settings, &mut kept).unwrap();
    assert_eq!(value, find(&play, &settings).score);
    // At these sizes a table has grown six times.
    assert!(100_000 < kept.entries.len() && 50_000 < kept.told, "{} and {}", kept.entries.len(), kept.told);
}

#[test]
fn with_a_table_wins_of_different_speed_are_told_apart() {
    // Positions of Nim and Kalah do not include the ply.
    for heaps in [&[2_u32, 3][..], &[1, 2, 3], &[2, 2, 2], &[1, 3, 2, 1]] {
        for nim in [Nim::new(heaps).unwrap(), Nim::new(heaps).unwrap().misere()] {
            let play = Play::new(&nim).counting(Utility::Speed);
            let value = find(&play, &minimax()).score;
            for id in ["alpha-beta-table", "mtd-f", "sss-star", "dual-star"] {
                let settings = Settings { payoffs: play.payoffs(), ..by(id) };
                assert_eq!(find(&play, &settings).score, value, "{id} on {heaps:?}");
            }
        }
    }
}

/// Random integers.
fn random(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *seed >> 33
}

#[test]
fn nim_is_what_bouton_says_on_ten_thousand_positions() {
    let mut seed = 1;
    for number in 0..10_000 {
        let heaps: Vec<u32> = (0..1 + random(&mut seed) % 4).map(|_| (random(&mut seed) % 6) as u32).collect();
        let sum = heaps.iter().fold(0, |sum, size| sum ^ size);
        let all_ones = heaps.iter().all(|&size| size <= 1);
        let nim = Nim::new(&heaps).unwrap();
        let (nim, wins) = if number % 2 == 0 { (nim, sum != 0) } else { (nim.misere(), (sum != 0) != all_ones) };
        let found = nim.solve(&nim.start(), &mut || true).unwrap();
        assert_eq!(found.score, if wins { Score::INFINITE } else { Score::MINUS_INFINITE }, "{heaps:?}");
    }
}

#[test]
fn nim_with_a_greatest_take_goes_by_remainders() {
    let wins = |nim: &Nim| nim.solve(&nim.start(), &mut || true).unwrap().score == Score::INFINITE;
    for size in 0..=21 {
        let nim = Nim::new(&[size]).unwrap().at_most(3);
        assert_eq!(wins(&nim), size % 4 != 0, "{size}");
        assert_eq!(wins(&nim.misere()), size % 4 != 1, "{size}");
    }
    let mut seed = 3;
    for number in 0..300 {
        let heaps: Vec<u32> = (0..1 + random(&mut seed) % 3).map(|_| (random(&mut seed) % 7) as u32).collect();
        let nim = Nim::new(&heaps).unwrap().at_most(1 + number % 4);
        for nim in [nim.clone(), nim.misere()] {
            assert_eq!(wins(&nim), 0 < nim.count(&nim.start())[0], "{heaps:?}, at most {}", 1 + number % 4);
        }
    }
}

#[test]
fn other_rules_of_kalah_have_other_margins() {
    let margins = |rules: fn(Kalah) -> Kalah| -> Vec<i32> {
        let sizes = (1..=2).flat_map(|pits| (1..=6).map(move |seeds| (pits, seeds)));
        let margin = |(pits, seeds)| {
            let game = rules(Kalah::new(pits, seeds).unwrap());
            let play = Play::new(&game).counting(Utility::Margin);
            find(&play, &Settings { payoffs: play.payoffs(), ..by("alpha-beta-table") }).score.value() as i32
        };
        sizes.map(margin).collect()
    };
    let known = [0, -2, 6, -2, 2, 0, 2, -2, -2, -10, 6, 8];
    assert_eq!(margins(|game| game), known);
    let alone = [0, -2, 6, -2, 2, 0, 2, -2, -2, -12, 6, 8];
    assert_eq!(margins(Kalah::capturing_alone), alone);
    assert_ne!(margins(Kalah::leaving_to_opponent), known);
}

#[test]
fn what_is_left_of_kalah_goes_to_its_owner_or_to_the_player_without_seeds() {
    let game = Kalah::new(3, 3).unwrap();
    let margin = |game: &Kalah| game.margin(&game.read_position("0,0,0,5/1,2,0,4 second").unwrap());
    assert_eq!([margin(&game), margin(&game.clone().leaving_to_opponent())], [Some(-2), Some(4)]);
    // The first player's last seed ends in an empty pit with nothing opposite.
    let after = |game: &Kalah| {
        let position = game.read_position("1,0,3,0/2,0,3,0 first").unwrap();
        game.write_position(&game.play(&position, 0))
    };
    assert_eq!(after(&game), "0,1,3,0/2,0,3,0 second");
    assert_eq!(after(&game.capturing_alone()), "0,0,3,1/2,0,3,0 second");
}

#[test]
fn the_part_below_a_move_is_worth_what_it_is_in_the_whole() {
    let game = ConnectFour::<u64>::new(5, 4).unwrap();
    let position = game.replay(&game.start(), "332").unwrap().pop().unwrap().1;
    for utility in [Utility::Plies, Utility::Speed, Utility::Result] {
        let play = || {
            let play = Play::new(&game).from(position, 3).counting(utility);
            play.evaluated(WeightedSum::for_game(&game)).until_quiet(Quiescence::Replies, 0)
        };
        for id in ["minimax", "alpha-beta", "alpha-beta-table", "mtd-f"] {
            let settings = Settings { depth: Some(5), payoffs: play().payoffs(), ..by(id) };
            let whole = find(&play(), &settings).score;
            let each = game.moves(&position).map(|by| find(&play().after(by), &settings).score);
            let best = each.reduce(|one, other| if one < other { other } else { one });
            assert_eq!(best, Some(whole), "{id}");
        }
    }
}

/// A position after some random moves, before the end of the game.
fn by_chance(game: &ConnectFour<u64>, seed: &mut u64) -> ConnectFourPosition<u64> {
    let mut position = game.start();
    for _ in 0..8 + random(seed) % 12 {
        let moves: Vec<u8> = game.moves(&position).collect();
        let next = game.play(&position, moves[random(seed) as usize % moves.len()]);
        if game.outcome(&next).is_some() {
            break;
        }
        position = next;
    }
    position
}

#[test]
fn connect_four_is_solved_as_the_rules_alone_would_do_it() {
    let mut seed = 3;
    let game = ConnectFour::<u64>::new(5, 5).unwrap();
    let middle = game.clone().centre_first();
    for _ in 0..60 {
        let position = by_chance(&game, &mut seed);
        let play = |position| Play::new(&middle).from(position, 0).counting(Utility::Result);
        let solved = game.solve(&position, &mut || true).unwrap();
        let value = find(&play(position), &by("alpha-beta-table")).score;
        assert_eq!(solved.score, value, "{}", game.write_position(&position));
        // The move has that value: the opponent moves next.
        let next = game.play(&position, solved.by.unwrap());
        let after = find(&play(next), &by("alpha-beta-table")).score;
        assert_eq!(after.value(), 0.0 - value.value());
    }
}

#[test]
fn connect_four_is_solved_by_speed_as_the_rules_alone_would_do_it() {
    let mut seed = 5;
    let game = ConnectFour::<u64>::new(5, 5).unwrap();
    for _ in 0..cases(10).cases {
        let position = by_chance(&game, &mut seed);
        let text = game.write_position(&position);
        let plain = Play::new(&game).from(position, 0).counting(Utility::Speed);
        let solved = game.solve_by(&position, 0, Utility::Speed, &mut || true).unwrap();
        assert_eq!(solved.score, find(&plain, &by("pvs")).score, "{text}");
        let end = solved.line.iter().fold(position, |position, &by| game.play(&position, by));
        assert!(game.outcome(&end).is_some(), "{text}");
        assert_eq!(
            solved.score.value().abs(),
            game.outcome(&end).map_or(0.0, |won| won.value().abs() * pace(&game, &end))
        );
    }
}

/// What a win is worth by speed.
fn pace(game: &ConnectFour, end: &<ConnectFour as Game>::Position) -> f64 {
    f64::from(game.pace(end, game.ply(end).unwrap()))
}

/// A game that never ends.
struct Forever;

impl Game for Forever {
    type Position = u32;
    type Move = u32;
    type Key = u32;

    fn start(&self) -> u32 {
        0
    }

    fn turn(&self, position: &u32) -> Turn {
        if position.is_multiple_of(2) { Turn::Max } else { Turn::Min }
    }

    fn moves(&self, _: &u32) -> impl Iterator<Item = u32> {
        1..4
    }

    fn play(&self, position: &u32, by: u32) -> u32 {
        position + by
    }

    fn outcome(&self, _: &u32) -> Option<Score> {
        None
    }

    fn utilities(&self) -> (Score, Score) {
        (Score::MINUS_ONE, Score::ONE)
    }

    fn key(&self, position: &u32) -> u32 {
        *position
    }
}

/// Considers both sides equal.
struct Even;

impl Evaluation<Forever> for Even {
    fn score(&self, _: &Forever, _: &u32) -> Score {
        Score::ZERO
    }
}

#[test]
fn an_endless_search_is_an_error_and_no_crash() {
    let search = || {
        let play = Play::new(&Forever).evaluated(Even);
        for settings in every_search().filter(|settings| !settings.algorithm.by_levels) {
            assert_eq!(search::find(&play, &settings), Err(SearchError::Endless), "{}", settings.algorithm.id);
            assert_eq!(search::find(&play, &Settings { depth: Some(4), ..settings }).unwrap().score, Score::ZERO);
        }
    };
    // Unoptimised, a thousand plies take more than the 2 MiB of a test thread.
    std::thread::Builder::new().stack_size(16 << 20).spawn(search).unwrap().join().unwrap();
}

#[test]
fn what_nobody_waits_for_has_no_result() {
    let game = ConnectFour::<u64>::new(7, 6).unwrap();
    assert_eq!(game.solve(&game.start(), &mut || false), None);
}

#[test]
fn a_grown_game_is_the_tree_that_is_searched() {
    let game = tic_tac_toe();
    let tree = grown(&Play::new(&game), Growth::default()).unwrap().tree;
    let positions: std::collections::HashSet<_> = tree.nodes().map(|node| tree.position(node)).collect();
    assert_eq!((tree.len(), positions.len()), (549_946, 5_478));
    assert_eq!(tree.name(secateur::NodeId(1)), Some("a3"));
    assert_eq!(find(&tree, &Settings::default()).leaves, 7_330);
    let folded = grown(&Play::new(&game), Growth { is_folded: true, ..Growth::default() }).unwrap().tree;
    assert_eq!(folded.children(secateur::NodeId::ROOT).count(), 3);
    assert_eq!(find(&folded, &Settings::default()).score, Score::ZERO);
    let few = Growth { limits: Limits { nodes: 1000, depth: None }, ..Growth::default() };
    assert!(grown(&Play::new(&game), few).is_err());
    let nim = Nim::new(&[1, 2, 3]).unwrap();
    let tree = grown(&Play::new(&nim), Growth::default()).unwrap().tree;
    assert_eq!((tree.len(), tree.leaf_count()), (447, 182));
}

#[test]
fn what_a_search_looks_at_is_enough_for_it_and_the_rest_are_stubs() {
    let game = ConnectFour::<u64>::new(4, 4).unwrap();
    let play = Play::new(&game).counting(Utility::Plies).evaluated(WeightedSum::for_game(&game));
    for id in ["alpha-beta", "pvs", "minimax", "alpha-beta-table", "mtd-f"] {
        let settings = Settings { depth: Some(5), ..by(id) };
        let whole = find(&play, &settings);
        let seen = grown_by_search(&play, &settings, Growth::default(), &mut |_| ()).unwrap().tree;
        let again = find(&seen, &settings);
        assert_eq!((again.score, again.visits), (whole.score, whole.visits), "{id}");
        let stubs: Vec<NodeId> = seen.nodes().filter(|&node| seen.stub(node).is_some()).collect();
        let is_stub = |&node: &NodeId| seen.is_leaf(node) && seen.stub(node) > Some(0) && seen.score(node).is_none();
        assert!(stubs.iter().all(is_stub) && seen.is_partial() == (id != "minimax"), "{id}");
    }
}

#[test]
fn a_contest_is_the_same_for_the_same_seed_and_who_looks_deeper_wins_it() {
    let game = ConnectFour::<u64>::new(5, 4).unwrap();
    let program = |depth| Program { depth, beyond: 0, weights: WeightedSum::for_game(&game) };
    let play = |seed| contest(&game, [program(5), program(1)], 100, seed, &mut |_| true).unwrap();
    let tally = play(1);
    assert_eq!((tally, tally.games()), (play(1), 100));
    assert!(0.5 < tally.interval().0 && tally.interval().0 < tally.score() && tally.score() < tally.interval().1);
    let mut told = 0;
    let ended = contest(&game, [program(1), program(1)], 100, 1, &mut |tally| {
        told = tally.games();
        told < 3
    });
    assert_eq!((ended, told), (None, 3));
    // Against itself a program is equally strong: both games of an opening are the same.
    let same = contest(&game, [program(2), program(2)], 60, 5, &mut |_| true).unwrap();
    assert_eq!(same.wins, same.losses);
}

#[test]
fn weights_that_are_learned_are_better_than_equal_ones() {
    fn check<G: Playable>(game: &G, depth: usize) {
        let equal = vec![1.0; game.features().len()];
        let first = Program { depth, beyond: 0, weights: WeightedSum::from_weights(&equal) };
        let learning = Learning { first, games: 200, seed: 1 };
        let mut told = 0;
        let weights = learning
            .run(game, &mut |games| {
                told = games;
                true
            })
            .unwrap();
        assert!(200 < told && told <= learning.total(equal.len()));
        let tally = contest(game, [Program { weights, ..first }, first], 400, 42, &mut |_| true).unwrap();
        assert!(0.5 < tally.interval().0, "{tally:?} {:?}", weights.weights());
    }
    check(&ConnectFour::<u64>::new(5, 4).unwrap(), 4);
    check(&Reversi::new(6, 6).unwrap(), 2);
}

#[test]
fn the_line_of_a_search_that_has_not_come_along_it_in_one_go_reaches_the_end_and_keeps_the_score() {
    fn check<G: Playable>(game: &G, utility: Utility) {
        let play = Play::new(game).counting(utility);
        let first = find(&play, &Settings::default()).line[0];
        for id in ["alpha-beta-table", "pvs-table", "mtd-f", "sss-star", "dual-star", "pvs"] {
            for payoffs in [Window::FULL, play.payoffs()] {
                let found = find(&play, &Settings { payoffs, ..by(id) });
                // The first of equals, as without a table.
                assert!(found.line[0] == first, "{id}");
                let mut position = game.start();
                for (ply, &by) in found.line.iter().enumerate() {
                    let value = Play::new(game).from(position.clone(), ply).counting(utility);
                    let sign = if value.is_turned() { -1.0 } else { 1.0 };
                    assert_eq!(sign * find(&value, &Settings::default()).score.value(), found.score.value(), "{id}");
                    position = game.play(&position, by);
                }
                assert!(game.outcome(&position).is_some(), "{id}");
            }
        }
    }
    for utility in [Utility::Points, Utility::Result, Utility::Speed] {
        check(&tic_tac_toe(), utility);
        check(&Nim::new(&[1, 2, 3]).unwrap(), utility);
        check(&Nim::new(&[1, 1, 1]).unwrap().misere(), utility);
    }
    check(&Kalah::new(2, 2).unwrap(), Utility::Margin);
}

#[test]
fn the_line_of_a_lost_position_is_that_of_the_deepest_pass() {
    let game = Reversi::new(4, 4).unwrap();
    let played = game.replay(&game.start(), "a2 a3 b4 c1 d1 a1 d3 d2").unwrap();
    let play = Play::new(&game).from(played[7].1, played.len()).counting(Utility::Result);
    let play = play.evaluated(WeightedSum::read(&game, "").unwrap());
    let found = find(&play, &by("iterative-deepening"));
    assert_eq!((found.score, &found.line), (Score::MINUS_INFINITE, &find(&play, &minimax()).line));
    let end = found.line.iter().fold(played[7].1, |position, &by| game.play(&position, by));
    assert!(game.outcome(&end).is_some());
}

#[test]
fn level_by_level_the_line_is_that_of_minimax() {
    let game = Kalah::new(3, 2).unwrap();
    for (depth, beyond) in [(4, 0), (3, 2), (5, 1)] {
        let play = Play::new(&game).counting(Utility::Margin).evaluated(WeightedSum::read(&game, "").unwrap());
        let play = play.until_quiet(Quiescence::Replies, beyond);
        for ties in [Ties::First, Ties::Last] {
            let line = |id: &str| find(&play, &Settings { ties, depth: Some(depth), ..by(id) }).line;
            assert_eq!(line("minimax-by-levels"), line("minimax"), "{depth} {beyond} {ties:?}");
            assert!(1 < line("minimax").len());
        }
    }
}

#[test]
fn a_solved_line_goes_to_the_end_and_keeps_the_result() {
    fn check<G: Playable>(game: &G) {
        let solved = game.solve(&game.start(), &mut || true).unwrap();
        let mut position = game.start();
        for by in &solved.line {
            let value = game.solve(&position, &mut || true).unwrap().score.value();
            // The first player starts all of them.
            let sign = if game.turn(&position) == Turn::Max { 1.0 } else { -1.0 };
            assert_eq!(sign * value, solved.score.value());
            position = game.play(&position, *by);
        }
        assert!(game.outcome(&position).is_some());
        assert!(solved.by == solved.line.first().copied());
    }
    check(&tic_tac_toe());
    check(&Nim::new(&[1, 2, 3]).unwrap());
    check(&ConnectFour::<u64>::new(4, 4).unwrap());
    check(&Kalah::new(3, 3).unwrap());
}

/// Textbook quiescence, using only the rules and the evaluation, from the mover's side, and its number of evaluations: the evaluation is
/// the mover's minimum, and beyond the limit only captures are searched.
struct Textbook<'g, G> {
    game: &'g G,
    evaluations: u64,
}

impl<G: Playable> Textbook<'_, G> {
    /// `left` plies with all moves, then `beyond` with captures; `ply` is the position's own.
    fn value(&mut self, at: &G::Position, left: usize, beyond: usize, ply: i32, [alpha, beta]: [f64; 2]) -> f64 {
        let sign = if self.game.turn(at) == Turn::Max { 1.0 } else { -1.0 };
        if let Some(points) = self.game.outcome(at).map(Score::value) {
            self.evaluations += 1;
            return if points == 0.0 { 0.0 } else { sign * points.signum() * f64::from(1000 - ply) };
        }
        let mut best = f64::NEG_INFINITY;
        if left == 0 {
            self.evaluations += 1;
            best = sign * WeightedSum::for_game(self.game).score(self.game, at).value();
        }
        for by in self.game.moves(at) {
            if beta <= best || left == 0 && (beyond == 0 || !self.game.is_capture(at, by)) {
                continue;
            }
            let further = if left == 0 { beyond - 1 } else { beyond };
            let window = [-beta, -alpha.max(best)];
            best = best.max(-self.value(&self.game.play(at, by), left.saturating_sub(1), further, ply + 1, window));
        }
        best
    }
}

/// Every algorithm agrees with the textbook, for captures and standing pat; minimax and alpha-beta in evaluations too.
fn check_standing_pat<G: Playable>(game: &G, position: &str, depth: usize, beyond: usize) {
    let start = game.read_position(position).unwrap();
    let textbook = |window| {
        let mut textbook = Textbook { game, evaluations: 0 };
        (textbook.value(&start, depth, beyond, 0, window), textbook.evaluations)
    };
    let cut = textbook([f64::NEG_INFINITY, f64::INFINITY]);
    let play = Play::new(game).from(start.clone(), 0).counting(Utility::Plies).evaluated(WeightedSum::for_game(game));
    let play = play.until_quiet(Quiescence::Captures, beyond).limited(Some(depth));
    let mut searched = 0;
    for settings in common::every_search() {
        let settings = Settings { depth: Some(depth), ..settings };
        let Ok(found) = search::find(&play, &settings) else { continue };
        assert_eq!(found.score.value(), cut.0, "{position} {}", settings.algorithm.id);
        searched += 1;
    }
    assert!(20 < searched, "{searched}");
    let leaves = |id: &str| find(&play, &Settings { depth: Some(depth), ..by(id) }).leaves;
    assert_eq!(leaves("alpha-beta"), cut.1, "{position}");
}

#[test]
fn captures_with_standing_pat_are_searched_as_textbooks_have_it() {
    let chess = secateur_games::Chess::new();
    for position in [
        "4k3/8/2p5/3p4/8/8/8/3R3K w - -",
        "r1bqkbnr/pppp1ppp/2n5/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R b KQkq -",
        "3r2k1/pp3ppp/2n5/3qp3/3P4/2N1P3/PP3PPP/3QR1K1 w - -",
    ] {
        check_standing_pat(&chess, position, 1, 4);
        check_standing_pat(&chess, position, 2, 2);
    }
    let draughts = secateur_games::Draughts::new(8).unwrap();
    for position in ["B:W18,22,23,27:B6,9,10,14", "W:W21,22,K30:B10,13,K5"] {
        for (depth, beyond) in [(1, 8), (3, 4), (4, 1)] {
            check_standing_pat(&draughts, position, depth, beyond);
        }
    }
}

#[test]
fn who_stands_pat_never_takes_a_defended_pawn() {
    let chess = secateur_games::Chess::new();
    let found = |quiescence, beyond| {
        let start = chess.read_position("4k3/8/2p5/3p4/8/8/8/3R3K w - -").unwrap();
        let play =
            Play::new(&chess).from(start.clone(), 0).counting(Utility::Plies).evaluated(WeightedSum::for_game(&chess));
        let found =
            find(&play.until_quiet(quiescence, beyond).limited(Some(1)), &Settings { depth: Some(1), ..minimax() });
        chess.write_move(&start, found.line[0])
    };
    assert_eq!(found(Quiescence::Replies, 0), "Rxd5");
    assert_ne!(found(Quiescence::Captures, 4), "Rxd5");
}
