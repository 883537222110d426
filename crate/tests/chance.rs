//! Chance: its text, its edits, and the searches that know it.

use secateur::NodeId;
use secateur::Turn;
use secateur::edit::{Edit, EditError, at_random, edited, errs};
use secateur::notation::{self, ParseErrorKind};
use secateur::random::{RandomTree, TreeOrder};
use secateur::tree::{Fraction, TreeError};
use secateur::{GameTree, Score};

fn read(text: &str) -> GameTree {
    notation::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What is written of a text, and read again.
#[track_caller]
fn check_written(text: &str, written: &str) {
    let tree = read(text);
    assert_eq!(notation::write(&tree), written, "of {text}");
    assert_eq!(read(written), tree, "{written}");
}

#[test]
fn weights_are_written_as_decimals_where_these_end_and_left_out_where_all_are_alike() {
    check_written("(chance (.5: (8 6) .3: (4 9) .2: (2 5)))", "(chance(.5:(8 6).3:(4 9).2:(2 5)))");
    check_written("chance (1/6: 3 1/3: 6 1/2: 0)", "chance(1/6:3 1/3:6 1/2:0)");
    check_written("chance (2: 5 1: 8)", "chance(2/3:5 1/3:8)");
    check_written("chance (3: 5 1: 8)", "chance(.75:5 .25:8)");
    check_written("chance (1/3: 1 1/3: 2 1/3: 3)", "chance(1 2 3)");
    check_written("chance (0.50: 5 .500: 8)", "chance(5 8)");
    check_written("chance (7: 5)", "chance(5)");
    check_written("chance (1.0: a: 5)", "chance(a:5)");
    check_written("CHANCE (.5: c: (8 6) 1/6: (4 9) 1/3: 7)", "chance(1/2:c:(8 6)1/6:(4 9)1/3:7)");
    check_written("chance (.000000000001: 5, .999999999999: b: 6)", "chance(.000000000001:5 .999999999999:b:6)");
    check_written("chance (1: 5 999999999999: 6)", "chance(.000000000001:5 .999999999999:6)");
    check_written("chance (1: 5 65535: 6)", "chance(1/65536:5 65535/65536:6)");
}

#[test]
fn chance_stands_where_a_player_does_and_names_are_names() {
    check_written("b1: chance 0 (3 5)", "b1:chance 0(3 5)");
    check_written("(chance 0 (3 5), chance 5)", "(chance 0(3 5)chance 5)");
    check_written("(chance: 3 max: 4 min: 5)", "(chance:3 max:4 min:5)");
    check_written("(.5: 3 1/2: 4 -1: (2 1))", "(.5:3 1/2:4 -1:(2 1))");
    check_written("chance (a: 3 1-2: 4 e1: 5)", "chance(a:3 1-2:4 e1:5)");
    check_written("chance (.5: 1: 3 .5: 2: 4)", "chance(.5:1:3 .5:2:4)");
    check_written("chance (1/3: 1: 3 1/3: 2: 4 1/3: 3: 5)", "chance(1/3:1:3 1/3:2:4 1/3:3:5)");
    check_written("chance (1: 1: 3)", "chance(1:1:3)");
    check_written("chance (.5: b: (1 2) .5: (3 .5: @b))", "chance(b:(1 2)(3 .5:@b))");
    check_written("(b: (1 2) chance (.25: @b .75: c: @b))", "(b:(1 2)chance(.25:@b .75:c:@b))");
    check_written("chance (b: chance (.25: 3 .75: 4) @b)", "chance(b:chance(.25:3 .75:4)@b)");
}

#[test]
fn chance_keeps_nobody_from_his_turn() {
    let turns = |text| {
        let tree = read(text);
        let turns = tree.nodes().filter(|&node| !tree.is_leaf(node)).map(|node| tree.turn(node).word());
        turns.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(turns("(chance ((1 2) (3 4)))"), "max chance min min");
    assert_eq!(turns("chance ((1 2) chance ((3 4)))"), "chance max chance max");
    assert_eq!(turns("(chance (chance ((chance ((1 2))))))"), "max chance chance min chance max");
    assert_eq!(turns("(chance (max (6 2) max (8 7)))"), "max chance max max");
    check_written("(chance (min (6 2) max (8 7)))", "(chance((6 2)max(8 7)))");
}

#[track_caller]
fn check_refused(text: &str, kind: ParseErrorKind, found: &str, sentence: &str) {
    let error = notation::read(text).unwrap_err();
    assert_eq!((error.kind, &text[error.range.clone()]), (kind, found), "{text}");
    assert!(error.to_string().contains(sentence), "{text}: {error}");
}

#[test]
fn weights_that_make_no_sense_are_refused_where_they_stand() {
    let sum = |over, under| ParseErrorKind::WeightSum { sum: Fraction::new(over, under).unwrap() };
    check_refused("(3 chance (.5: 5 .4: 8))", sum(9, 10), ".4", "sum to .9, not to 1");
    check_refused("chance (1/2: 5 2/3: (8 9))", sum(7, 6), "2/3", "sum to 7/6");
    check_refused("chance (.5: 5 1: 8)", sum(3, 2), "1", "only whole numbers alone are shares");
    check_refused("chance (.3: 5)", sum(3, 10), ".3", "sum to .3");
    check_refused("chance (0: 5 1: 8)", ParseErrorKind::NoWeight, "0", "more than 0");
    check_refused("chance (1: 5 0.0: 8)", ParseErrorKind::NoWeight, "0.0", "more than 0");
    check_refused("chance (0/3: 5 1: 8)", ParseErrorKind::NoWeight, "0/3", "more than 0");
    check_refused("chance (-.5: 5 1.5: 8)", ParseErrorKind::NoWeight, "-.5", "more than 0");
    check_refused("chance (1/0: 5 1: 8)", ParseErrorKind::BadWeight, "1/0", "no weight");
    check_refused("chance (1/2/3: 5)", ParseErrorKind::BadWeight, "1/2/3", "no weight");
    check_refused("chance (1.2.3: 5)", ParseErrorKind::BadWeight, "1.2.3", "no weight");
    check_refused("chance (.5/1: 5)", ParseErrorKind::BadWeight, ".5/1", "no weight");
    check_refused("chance (1: 5 8)", ParseErrorKind::MissingWeight, "8", "or none has");
    check_refused("chance (5 a: 3 1: 8)", ParseErrorKind::MissingWeight, "1", "or none has");
    check_refused("chance (.5: 5, (3 4))", ParseErrorKind::MissingWeight, "(", "or none has");
    let fine = ParseErrorKind::WeightTooPrecise;
    check_refused("chance (1234567890123456: 5)", fine, "1234567890123456", "15 digits");
    check_refused("chance (.0000000000000001: 5)", fine, ".0000000000000001", "15 digits");
    check_refused("chance (1/999999999989: 5 1/999999999961: 5)", fine, "1/999999999961", "15 digits");
    check_refused("chance (1000000000000000: 5 1: 6)", fine, "1", "15 digits");
    assert!(notation::read("chance (.5:)").is_err());
    assert!(notation::read("chance (.5: .5: .5: 3)").is_err());
}

#[test]
fn no_win_and_no_loss_stands_below_chance() {
    let kind = ParseErrorKind::InfiniteBelowChance;
    check_refused("chance (W 3)", kind, "W", "no mean with a win or a loss");
    check_refused("(chance ((3 (4 -inf)) 5))", kind, "-inf", "no mean");
    check_refused("(a: (W 2) chance (@a 3))", kind, "@a", "no mean");
    check_written("(W chance (D 3))", "(W chance(0 3))");
    let tree = read("(W chance (2 (3 4)))");
    let below = NodeId(5);
    assert_eq!(tree.with_score(below, Score::INFINITE), Err(TreeError::InfiniteBelowChance));
    assert!(tree.with_score(NodeId(1), Score::MINUS_INFINITE).is_ok());
    let lost = |node| (node == below).then_some(Score::MINUS_INFINITE);
    assert_eq!(tree.rescored(lost), Err(TreeError::InfiniteBelowChance));
    assert_eq!(notation::replace_score("(W chance (2 (3 4)))", below, "W").unwrap_err().kind, kind);
    let refused = |text, node, edit| edited(&read(text), NodeId(node), &edit).map(drop);
    let infinite = Err(EditError::Tree(TreeError::InfiniteBelowChance));
    assert_eq!(refused("(W 2)", 0, Edit::SetTurn(Turn::Chance)), infinite);
    assert_eq!(refused("(chance (2 3))", 2, Edit::SetScore(Some(Score::INFINITE))), infinite);
    assert_eq!(refused("(2 chance W)", 2, Edit::AddChild), infinite);
    assert_eq!(refused("((W 3) 2)", 1, Edit::Errs(Fraction::new(1, 2).unwrap())), infinite);
}

#[track_caller]
fn check_edit(text: &str, node: u32, edit: Edit, becomes: &str) {
    let (tree, _) = edited(&read(text), NodeId(node), &edit).unwrap();
    assert_eq!(notation::write(&tree), becomes, "{edit:?} of {text}");
    assert_eq!(read(becomes), tree);
}

#[test]
fn an_edit_keeps_weights_in_proportion() {
    check_edit("chance (1: 5 1: 6 2: 7)", 3, Edit::Delete, "chance(5 6)");
    check_edit("chance (1: 5 2: 6 3: 7)", 1, Edit::Delete, "chance(.4:6 .6:7)");
    check_edit("chance (5 6)", 1, Edit::AddSibling, "chance(5 0 6)");
    check_edit("chance (.25: 5 .75: 6)", 1, Edit::AddSibling, "chance(.2:5 .2:0 .6:6)");
    check_edit("chance (1/3: 5 2/3: 6)", 0, Edit::AddChild, "chance(.2:5 .4:6 .4:0)");
    check_edit("chance (.25: 5 .75: a: 6)", 1, Edit::MoveRight, "chance(.75:a:6 .25:5)");
    check_edit("(chance 4)", 1, Edit::AddChild, "(chance(4))");
    check_edit("(chance (.25: 5 .75: 6))", 1, Edit::SetTurn(Turn::Min), "((5 6))");
    check_edit("(chance (5 6))", 2, Edit::AddChild, "(chance((5)6))");
    check_edit("chance (5)", 1, Edit::Delete, "chance 0");
}

#[test]
fn chance_takes_the_place_of_a_player_and_everyone_else_keeps_his_turn() {
    let tree = read("(((6 2) (8 7)) ((5 4) (9 3)))");
    let (half, _) = at_random(&tree, NodeId(1)).unwrap();
    let (all, there) = at_random(&half, half.children(NodeId::ROOT).last().unwrap()).unwrap();
    assert_eq!(notation::write(&all), "(chance(max(6 2)max(8 7))chance(max(5 4)max(9 3)))");
    assert_eq!(all.turn(there), Turn::Chance);
    check_edit(&notation::write(&all), 1, Edit::SetTurn(Turn::Min), "(((6 2)(8 7))chance(max(5 4)max(9 3)))");
    check_edit("(((6 2) 3) 1)", 1, Edit::SetTurn(Turn::Chance), "(chance(max(6 2)3)1)");
    check_edit("(chance (max (6 2) 3) 1)", 1, Edit::SetTurn(Turn::Max), "(max(max(6 2)3)1)");
    check_edit("(b: (6 2) @b)", 4, Edit::SetTurn(Turn::Chance), "(b:chance(6 2)@b)");
}

#[test]
fn a_player_who_errs_now_and_then_is_a_throw_between_two_kinds_of_play() {
    let part = |over, under| Fraction::new(over, under).unwrap();
    let text = |text, node, part| errs(&read(text), NodeId(node), part).map(|(tree, _)| notation::write(&tree));
    let quarter = text("(b: (-5 15) (1 3))", 1, part(1, 4));
    assert_eq!(quarter.as_deref(), Ok("(b:chance(.75:(-5 15).25:chance(-5 15))(1 3))"));
    let third = text("((4, (6 2)) 5)", 1, part(1, 3));
    assert_eq!(third.as_deref(), Ok("(chance(2/3:(4,(6 2))1/3:chance(4 max(6 2)))5)"));
    assert_eq!(text("(3, (1 2))", 2, part(1, 2)).as_deref(), Ok("(3 chance((1 2)chance(1 2)))"));
    for odd in [Fraction::ZERO, Fraction::ONE, part(3, 2)] {
        assert_eq!(text("(3, (1 2))", 2, odd), Err(EditError::Tree(TreeError::NoWeight)));
    }
    assert_eq!(text("(3, (1 2))", 1, part(1, 2)), Err(EditError::NoSuchPlace));
    assert_eq!(text("(a: (b: (1 2) 3) @b)", 1, part(1, 2)), Err(EditError::NameNeeded));
}

fn random(seed: u64, chance: bool, order: TreeOrder) -> String {
    let tree = RandomTree { branching: 1..=3, depth: 4, scores: -9..=9, distinct: false, order, chance, seed };
    tree.text().unwrap()
}

#[test]
fn in_a_random_tree_chance_throws_between_any_two_moves() {
    let tree = read(&random(3, true, TreeOrder::Random));
    let word = |node| tree.turn(node).word();
    let first = std::iter::successors(Some(NodeId::ROOT), |&node| tree.children(node).next());
    assert_eq!(first.map(word).take(4).collect::<Vec<_>>(), ["max", "chance", "min", "chance"]);
    for seed in 0..200 {
        for order in [TreeOrder::Random, TreeOrder::BestFirst] {
            let with = random(seed, true, order);
            assert_eq!(notation::read(&notation::write(&read(&with))), Ok(read(&with)));
        }
        let [with, without] = [true, false].map(|chance| random(seed, chance, TreeOrder::Random));
        assert_eq!(with.replace("chance", ""), without);
    }
}
