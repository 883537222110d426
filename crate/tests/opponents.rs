//! Opponents who err, move randomly, or help: what the root's moves are worth against them.

use std::rc::Rc;

use proptest::prelude::*;
use secateur::edit::{self, Edit, edited};
use secateur::notation;
use secateur::search::{self, Algorithm, Opponent, Settings, values_against};
use secateur::tree::Fraction;
use secateur::{GameTree, NodeId, Player, Turn};
use secateur_session::opponents::{self, Opponents, Worth};
use secateur_session::reading::Reading;
use secateur_session::run::Run;

use super::chance::{read, tosses};

const BINS: &str = "(a: (-50 50) b: (1 3) c: (-5 15))";

fn opponents(text: &str, depth: Option<usize>) -> Option<Opponents> {
    let reading = Reading::read(text, &mut |_, _| ()).unwrap();
    let settings = Settings { depth, ..Settings::default() };
    let algorithm = search::nearest(settings.algorithm, &reading.tree, settings.payoffs);
    let run = Run::record(&Rc::new(reading), Settings { algorithm, ..settings }, None, &mut |_| ());
    opponents::compare(&run.unwrap())
}

/// “errs: 1 ~7.667 –, best 2 = 1” for every row: moves are numbered from 1, and the value of the root follows the equals sign.
fn told(Opponents { moves, rows, .. }: &Opponents) -> Vec<String> {
    let worth = |worth: Option<Worth>| match worth {
        None => "–".to_owned(),
        Some(Worth { score, is_rounded }) => format!("{}{score}", if is_rounded { "~" } else { "" }),
    };
    let place = |best: &NodeId| moves.iter().position(|node| node == best).map_or(best.0, |place| place as u32 + 1);
    let row = |row: &opponents::Against| {
        let values: Vec<String> = row.values.iter().map(|&value| worth(value)).collect();
        let best: Vec<String> = row.best.iter().map(|best| place(best).to_string()).collect();
        format!("{}: {}, best {} = {}", row.opponent, values.join(" "), best.join(" "), worth(row.value))
    };
    rows.iter().map(row).collect()
}

#[track_caller]
fn check(text: &str, rows: [&str; 4]) {
    assert_eq!(told(&opponents(text, None).unwrap()), rows, "{text}");
}

#[test]
fn which_move_is_best_depends_on_the_opponent() {
    check(
        BINS,
        [
            "best: -50 1 -5, best 2 = 1",
            "errs: -37.5 1.25 -2.5, best 2 = 1.25",
            "random: 0 2 5, best 3 = 5",
            "helps: 50 3 15, best 1 = 50",
        ],
    );
    check(
        "((3 12 8) (2 4 6) (14 5 2))",
        [
            "best: 3 2 2, best 1 = 3",
            "errs: ~4.167 2.5 3.25, best 1 = ~4.167",
            "random: ~7.667 4 7, best 1 = ~7.667",
            "helps: 12 6 14, best 3 = 14",
        ],
    );
    // MAX is the opponent where MIN moves first, and all equal moves are best.
    check(
        "min (max (3 1) max (2 2) 4)",
        [
            "best: 3 2 4, best 2 = 2",
            "errs: 2.75 2 4, best 2 = 2",
            "random: 2 2 4, best 1 2 = 2",
            "helps: 1 2 4, best 1 = 1",
        ],
    );
    assert_eq!(opponents("min (max (3 1) 4)", None).unwrap().player, Player::Max);
}

#[test]
fn a_mean_of_wins_or_losses_with_anything_else_is_none() {
    check(
        "((W 3) (2 4) (W W) (L))",
        [
            "best: 3 2 inf -inf, best 3 = inf",
            "errs: – 2.25 inf -inf, best  = –",
            "random: – 3 inf -inf, best  = –",
            "helps: inf 4 inf -inf, best 1 3 = inf",
        ],
    );
}

#[test]
fn chance_has_its_mean_and_chooses_nothing() {
    check(
        "chance (.25: max ((2 6) 1) .75: (4 8))",
        ["best: 2 8, best  = 6.5", "errs: 2.5 8, best  = 6.625", "random: 4 8, best  = 7", "helps: 6 8, best  = 7.5"],
    );
}

#[test]
fn a_static_evaluation_is_what_a_node_is_worth_at_the_limit() {
    let limited = opponents("(a: (7 (1 2) 9 (3 4)) b: (8 6))", Some(2)).unwrap();
    assert_eq!(
        told(&limited)[..3],
        ["best: 7 6, best 1 = 7", "errs: 7.25 6.25, best 1 = 7.25", "random: 8 7, best 1 = 8"]
    );
    assert_eq!(opponents("(a: 1 (7 9) b: 2 (8 6))", Some(1)), None);
}

#[test]
fn without_a_choice_there_is_nothing_to_compare() {
    for text in ["5", "(3 4)", "((3 4))", "((3) (4))", "(max (3 4) 5)"] {
        assert_eq!(opponents(text, None), None, "{text}");
    }
    let large = format!("({})", "(1 2) ".repeat(34_000));
    assert_eq!(opponents(&large, None), None);
}

#[test]
fn of_many_moves_only_the_best_are_told() {
    let many = opponents(&format!("({}(5 6))", "(1 2) ".repeat(12)), None).unwrap();
    assert_eq!(many.moves, []);
    assert_eq!(told(&many)[..2], ["best: , best 37 = 5", "errs: , best 37 = 5.125"]);
}

#[test]
fn who_errs_in_more_than_two_moves_of_three_is_met_with_the_third_bin() {
    let bins = read(BINS);
    let best = |over, under| {
        let part = Fraction::new(over, under).unwrap();
        let values = values_against(&bins, Player::Min, Opponent::Errs(part), usize::MAX);
        let is_best = |node: &NodeId| values[node.index()] == values[0];
        bins.children(NodeId::ROOT).filter(is_best).map(|node| bins.name(node).unwrap()).collect::<String>()
    };
    let parts = [best(0, 1), best(1, 4), best(666, 1000), best(2, 3), best(667, 1000), best(1, 1)];
    assert_eq!(parts, ["b", "b", "b", "bc", "c", "c"]);
}

/// The tree in which someone else makes all moves of a player, and everyone else's turns stay.
fn with_turns(tree: &GameTree, player: Player, turn: Turn) -> GameTree {
    let is_his = |node: &NodeId| !tree.is_leaf(*node) && tree.turn(*node) == player.into();
    let wanted = |node: NodeId| if is_his(&node) { turn } else { tree.turn(node) };
    // From the top down, since swapping MAX and MIN flips everything below.
    tree.nodes().filter(|&node| !tree.is_leaf(node)).fold(tree.clone(), |made, node| match wanted(node) {
        wanted if made.turn(node) == wanted => made,
        wanted => edited(&made, node, &Edit::SetTurn(wanted)).unwrap().0,
    })
}

/// The tree in which a player errs in this share of all moves.
fn with_errors(tree: &GameTree, player: Player, part: Fraction) -> GameTree {
    let his = tree.nodes().rev().filter(|&node| !tree.is_leaf(node) && tree.turn(node) == player.into());
    // From the bottom up: whatever precedes a node stays there.
    his.fold(tree.clone(), |made, node| edit::errs(&made, node, part).unwrap().0)
}

proptest! {
    #![proptest_config(common::cases(300))]

    #[test]
    fn an_opponent_is_worth_what_the_tree_is_in_which_chance_takes_his_turns(
        toss in tosses(), min in any::<bool>(), under in 2..1000_u128, over in 1..1000_u128, horizon in 1..6_usize,
    ) {
        let tree = read(&toss.text());
        let player = if min { Player::Min } else { Player::Max };
        let part = Fraction::new(1 + over % (under - 1), under).unwrap();
        let settings = Settings { algorithm: Algorithm::named("expectiminimax").unwrap(), ..Settings::default() };
        for (opponent, changed) in [
            (Opponent::PlaysBest, tree.clone()),
            (Opponent::Errs(part), with_errors(&tree, player, part)),
            (Opponent::AtRandom, with_turns(&tree, player, Turn::Chance)),
            (Opponent::Helps, with_turns(&tree, player, player.other().into())),
        ] {
            let changed = read(&notation::write(&changed));
            let found = values_against(&tree, player, opponent, usize::MAX)[0];
            prop_assert_eq!(found, Some(search::run(&changed, &settings, &mut ()).unwrap()), "{:?}", opponent);
        }
        // Erring makes a tree deeper.
        let tree = edit::with_static_evaluations(&tree).unwrap();
        let settings = Settings { depth: Some(horizon), ..settings };
        let changed = with_turns(&tree, player, Turn::Chance);
        let found = values_against(&tree, player, Opponent::AtRandom, horizon)[0];
        prop_assert_eq!(found, Some(search::run(&changed, &settings, &mut ()).unwrap()));
    }
}
