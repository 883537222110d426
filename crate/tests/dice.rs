//! Nim with a die: its value, by fractions found without any search; its tree, its texts and its board.

use std::ops::Sub;

use secateur::notation;
use secateur::score::{Score, Turn};
use secateur::search::{self, Algorithm, Settings};
use secateur::tree::{GameTree, NodeId};
use secateur_games::{
    Boards, Game, Growth, Nim, NimPosition, Occupant, Perft, PerftUnit, Play, StagedGame, TextProblem, Texts,
    WeightedSum, grown,
};

/// A fraction in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Share {
    over: i128,
    under: i128,
}

impl Share {
    fn new(over: i128, under: i128) -> Share {
        let (mut one, mut other) = (over.abs(), under);
        while other != 0 {
            (one, other) = (other, one % other);
        }
        Share { over: over / one.max(1), under: under / one.max(1) }
    }

    fn larger(self, other: Share) -> Share {
        if self.over * other.under < other.over * self.under { other } else { self }
    }
}

impl Sub for Share {
    type Output = Share;

    fn sub(self, other: Share) -> Share {
        Share::new(self.over * other.under - other.over * self.under, self.under * other.under)
    }
}

const ONE: Share = Share { over: 1, under: 1 };

/// The rules, as in a table.
#[derive(Clone, Copy, Debug)]
struct DiceRules {
    die: u32,
    most: u32,
    is_misere: bool,
}

/// The chance of winning for the player about to throw.
fn before_a_throw(heaps: &[u32], rules: DiceRules) -> Share {
    if heaps.iter().all(|&size| size == 0) {
        return Share::new(i128::from(rules.is_misere), 1);
    }
    let lost =
        (1..=rules.die).fold(Share::new(i128::from(rules.die), 1), |lost, thrown| lost - after(heaps, thrown, rules));
    Share::new(i128::from(rules.die) * lost.under - lost.over, i128::from(rules.die) * lost.under)
}

/// The same after the throw.
fn after(heaps: &[u32], thrown: u32, rules: DiceRules) -> Share {
    let mut best = Share::new(0, 1);
    for heap in 0..heaps.len() {
        for taken in 1..=thrown.min(rules.most).min(heaps[heap]) {
            let mut left = heaps.to_vec();
            left[heap] -= taken;
            best = best.larger(ONE - before_a_throw(&left, rules));
        }
    }
    best
}

/// Whether a score equals this, up to the error of means rounded to nine decimals (half a unit) at each throw.
fn is_near(score: Score, share: Share) -> bool {
    (score.value() - share.over as f64 / share.under as f64).abs() < 4e-9
}

fn nim(heaps: &[u32], die: u32) -> Nim {
    Nim::new(heaps).unwrap().with_die(die).unwrap()
}

fn find(play: &Play<'_, Nim>, id: &str) -> search::SearchResult<secateur_games::NimMove> {
    let algorithm = Algorithm::named(id).unwrap();
    search::find(play, &Settings { algorithm, payoffs: secateur::Tree::payoffs(play), ..Settings::default() }).unwrap()
}

#[test]
fn the_chances_of_one_heap_with_a_die_of_three() {
    let chances = [Share::new(1, 1), Share::new(2, 3), Share::new(5, 9), Share::new(4, 9), Share::new(5, 9)];
    for (size, chance) in (1..).zip(chances) {
        let rules = DiceRules { die: 3, most: u32::MAX, is_misere: false };
        assert_eq!(before_a_throw(&[size], rules), chance);
        let nim = nim(&[size], 3);
        for id in ["expectiminimax", "star1"] {
            let score = find(&Play::new(&nim), id).score;
            assert!(is_near(score, chance), "{id}, {size}: {score}");
        }
    }
}

#[test]
fn searches_find_the_chances_that_fractions_give() {
    let heaps: &[&[u32]] = &[&[0], &[1], &[2], &[3], &[4], &[5], &[6], &[1, 1], &[2, 1], &[2, 2], &[1, 1, 1], &[3, 1]];
    let mut saved = 0;
    for heaps in heaps {
        for die in 1..=4 {
            for most in [1, 2, 3, u32::MAX] {
                for is_misere in [false, true] {
                    let rules = DiceRules { die, most, is_misere };
                    let game = nim(heaps, die).at_most(most);
                    let game = if is_misere { game.misere() } else { game };
                    let chance = before_a_throw(heaps, rules);
                    let play = Play::new(&game);
                    let [all, star] = ["expectiminimax", "star1"].map(|id| find(&play, id));
                    assert!(is_near(all.score, chance), "{heaps:?}, {rules:?}: {} {chance:?}", all.score);
                    assert_eq!(star.score, all.score, "{heaps:?}, {rules:?}");
                    assert!(star.leaves <= all.leaves, "{heaps:?}, {rules:?}");
                    saved += all.leaves - star.leaves;
                    // The player who throws first is MAX.
                    let second = game.read_position(&format!("{} second", game.write_position(&game.start()))).unwrap();
                    assert_eq!(find(&Play::new(&game).from(second, 0), "expectiminimax").score, all.score);
                }
            }
        }
    }
    assert!(0 < saved, "star1 cuts somewhere");
}

#[test]
fn a_move_is_worth_what_is_left_of_the_other_players_chance() {
    let game = nim(&[5], 3);
    let rules = DiceRules { die: 3, most: u32::MAX, is_misere: false };
    for thrown in 1..=3 {
        for mover in ["", " second"] {
            let position = game.read_position(&format!("5{mover} die-{thrown}")).unwrap();
            let found = find(&Play::new(&game).from(position, 1), "star1");
            assert!(is_near(found.score, after(&[5], thrown, rules)), "{thrown}: {}", found.score);
            // The line ends where the other player throws.
            assert_eq!(found.line.len(), 1, "{thrown}");
        }
    }
    assert_eq!(find(&Play::new(&game), "star1").line, [], "chance has no best move");
}

fn grown_of(nim: &Nim) -> GameTree {
    grown(&Play::new(nim), Growth::default()).unwrap().tree
}

#[test]
fn the_whole_tree_of_three_counters_has_a_hundred_nodes_and_a_throw_is_a_ply() {
    let game = nim(&[3], 3);
    let tree = grown_of(&game);
    assert_eq!((tree.len(), tree.leaf_count()), (100, 40));
    assert_eq!((tree.turn(NodeId::ROOT), tree.height()), (Turn::Chance, 6));
    let counts = Perft::count(&game, &game.start(), 20, PerftUnit::Sequences, &mut || true);
    assert_eq!(counts.plies, [1, 3, 6, 15, 21, 27, 27]);
    assert_eq!((counts.plies.iter().sum::<u64>(), counts.ended.iter().sum::<u64>()), (100, 40));
    let text = notation::write(&grown_of(&nim(&[1], 2)));
    assert_eq!(text, "chance(die-1:(1-1:1)die-2:(@1-1))");
    for heaps in [&[3][..], &[2, 1], &[1, 1]] {
        let tree = grown_of(&nim(heaps, 3).misere());
        assert_eq!(notation::read(&notation::write(&tree)).unwrap(), tree, "{heaps:?}");
    }
}

#[test]
fn every_position_reads_back_from_its_text() {
    for game in [nim(&[2, 1], 3), nim(&[3], 8).misere().at_most(2)] {
        let mut waiting = vec![game.start()];
        let mut texts = 0;
        while let Some(position) = waiting.pop() {
            let text = game.write_position(&position);
            assert_eq!(game.read_position(&text).unwrap(), position, "{text}");
            texts += 1;
            let moves = || game.moves(&position).take(if game.outcome(&position).is_some() { 0 } else { usize::MAX });
            for by in moves() {
                assert_eq!(game.read_move(&position, &game.write_move(&position, by)).unwrap(), by, "{text}");
            }
            waiting.extend(moves().map(|by| game.play(&position, by)));
        }
        assert!(50 < texts);
    }
    let problem = |text: &str| nim(&[3], 3).read_position(text).map_err(|bad| bad.problem);
    assert_eq!(problem("3 die-0"), Err(TextProblem::Number));
    assert_eq!(problem("3 die-4"), Err(TextProblem::Number));
    assert_eq!(problem("3 die-"), Err(TextProblem::Number));
    assert_eq!(problem("3 die-99999999999999999999"), Err(TextProblem::Number));
    assert_eq!(problem("0 die-1"), Err(TextProblem::Impossible));
    assert_eq!(problem("3 third die-1"), Err(TextProblem::NoMover));
}

#[test]
fn a_limit_ends_with_an_even_chance() {
    let staged = StagedGame::read("game=nim&heaps=9&die=3&depth=2").unwrap();
    let tree = staged.grow(&mut |_| ()).unwrap().tree;
    assert!(tree.nodes().filter(|&node| tree.is_leaf(node)).all(|leaf| tree.score(leaf) == "0.5".parse().ok()));
    let game = nim(&[9], 3);
    let even = Play::new(&game).evaluated(WeightedSum::for_game(&game));
    let algorithm = Algorithm::named("star1").unwrap();
    let settings = Settings { algorithm, depth: Some(4), ..Settings::default() };
    assert_eq!(search::find(&even, &settings).unwrap().score, "0.5".parse().unwrap());
}

#[test]
fn the_die_lies_beside_the_first_heap_once_it_is_thrown() {
    let game = nim(&[1, 2], 3);
    let cells = |position: &NimPosition| game.diagram(position).unwrap().squares;
    let (start, thrown) = (game.start(), game.read_position("1,2 die-3").unwrap());
    let (here, none) = (Occupant::Counter, Occupant::Outside);
    assert_eq!(cells(&start), [here, none, none, here, here, none]);
    assert_eq!(cells(&thrown), [here, none, Occupant::Die(3), here, here, none]);
    let staged = StagedGame::read("game=nim&heaps=2&die=2").unwrap();
    let tree = std::rc::Rc::new(staged.grow(&mut |_| ()).unwrap().tree);
    let boards = Boards::for_tree(&staged, tree.clone()).unwrap();
    assert_eq!(boards.extent(), (3, 1));
    let second = tree.children(NodeId::ROOT).nth(1).unwrap();
    assert_eq!(boards.at(second).diagram.squares, [here, here, Occupant::Die(2)]);
}
