//! Chance: its text, its edits, and the searches that support it.

use proptest::prelude::*;
use secateur::edit::{Edit, EditError, at_random, edited, errs};
use secateur::forms::{self, Form, WRITTEN};
use secateur::frame::{Fact, Frame, NodeState, Sign};
use secateur::notation::{self, ParseErrorKind};
use secateur::random::{RandomTree, TreeOrder};
use secateur::score::{Interval, Ties};
use secateur::search::{self, ALGORITHMS, Algorithm, ChildOrder, Costs, DIALECTS, Dialect, SearchError, Settings};
use secateur::sweep;
use secateur::trace::{Event, Trace};
use secateur::tree::{Fraction, TreeError};
use secateur::{Bound, GameTree, NodeId, Score, Side, Turn, Window};

use common::case::with_telling;
use common::sketch::{trees, windows};
use serde_json::json;

pub(super) fn read(text: &str) -> GameTree {
    notation::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A text written out and read back.
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
fn other_forms_have_chance_as_far_as_they_have_room_for_it() {
    let written = |text: &str| {
        let tree = read(text);
        let forms = WRITTEN.iter().filter(|written| forms::write(&tree, written.form).is_some());
        forms.map(|written| written.form.id()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(written("(a: chance (b: (3 12) c: (2 4)) d: 5)"), "notation json dot forest python outline");
    assert_eq!(written("(a: chance (1/6: b: (3 12) 5/6: c: (2 4)) d: 5)"), "notation json python");
    let json = forms::write(&read("chance (.25: 3 .75: 5)"), Form::Json).unwrap();
    assert!(json.contains("\"player\": \"chance\"") && json.contains("\"probability\": 0.25"), "{json}");
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

#[test]
fn what_is_written_as_the_notation_has_it_is_read_as_that() {
    for text in [
        AIMA,
        HALVES,
        "(chance (max (6 2) max (8 7)) chance (max (5 4) max (9 3)))",
        "(chance (8 6) 4)",
        "chance (3 5)",
    ] {
        assert_eq!(forms::read(text).unwrap().form, Form::Own, "{text}");
    }
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
    check_refused("chance (.5: 5 1: 8)", sum(3, 2), "1", "only whole numbers are read as shares");
    check_refused("chance (.3: 5)", sum(3, 10), ".3", "sum to .3");
    check_refused("chance (0: 5 1: 8)", ParseErrorKind::NoWeight, "0", "more than 0");
    check_refused("chance (1: 5 0.0: 8)", ParseErrorKind::NoWeight, "0.0", "more than 0");
    check_refused("chance (0/3: 5 1: 8)", ParseErrorKind::NoWeight, "0/3", "more than 0");
    check_refused("chance (-.5: 5 1.5: 8)", ParseErrorKind::NoWeight, "-.5", "more than 0");
    check_refused("chance (1/0: 5 1: 8)", ParseErrorKind::BadWeight, "1/0", "not a weight");
    check_refused("chance (1/2/3: 5)", ParseErrorKind::BadWeight, "1/2/3", "not a weight");
    check_refused("chance (1.2.3: 5)", ParseErrorKind::BadWeight, "1.2.3", "not a weight");
    check_refused("chance (.5/1: 5)", ParseErrorKind::BadWeight, ".5/1", "not a weight");
    check_refused("chance (1: 5 8)", ParseErrorKind::MissingWeight, "8", "or none of them");
    check_refused("chance (5 a: 3 1: 8)", ParseErrorKind::MissingWeight, "1", "or none of them");
    check_refused("chance (.5: 5, (3 4))", ParseErrorKind::MissingWeight, "(", "or none of them");
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

fn score(value: f64) -> Score {
    Score::new(value).unwrap()
}

fn range(low: f64, high: f64) -> Window {
    Window::new(score(low), score(high)).unwrap()
}

fn named(id: &str, payoffs: Window) -> Settings {
    Settings { algorithm: Algorithm::named(id).unwrap(), payoffs, ..Settings::default() }
}

/// The leaves that a search evaluates, as in the text.
fn looked_at(tree: &GameTree, settings: &Settings) -> Vec<String> {
    let trace = search::record(tree, settings).unwrap();
    let leaf = |event: &Event| if let Event::Evaluate { score, .. } = event { Some(score.to_string()) } else { None };
    trace.events.iter().filter_map(leaf).collect()
}

/// The value of the root and of its children.
#[track_caller]
fn check_values(text: &str, root: &str, children: &[&str]) {
    let tree = read(text);
    let values = search::values(&tree, usize::MAX);
    let written = |node: NodeId| values[node.index()].to_string();
    assert_eq!(written(NodeId::ROOT), root, "{text}");
    assert_eq!(tree.children(NodeId::ROOT).map(written).collect::<Vec<_>>(), children, "{text}");
    for id in ["expectiminimax", "star1"] {
        let found = search::find(&tree, &named(id, Window::FULL)).unwrap();
        assert_eq!(found.score.to_string(), root, "{id} of {text}");
        let best = tree.children(NodeId::ROOT).find(|child| values[child.index()] == values[0]);
        assert_eq!(
            found.line.first().copied(),
            best.filter(|_| tree.turn(NodeId::ROOT) != Turn::Chance),
            "{id} of {text}"
        );
    }
}

const AIMA: &str = "(chance (.9: (2 2) .1: (3 3)) chance (.9: (1 1) .1: (4 4)))";
const HALVES: &str = "(chance ((2 2) (1 2)) chance ((0 2) (-1 0)))";

#[test]
fn chance_is_worth_the_mean_of_what_can_come() {
    check_values("(chance (10 8 3) chance (2 15 7) chance (6 5 4))", "8", &["7", "8", "5"]);
    check_values("((10 8 3) (2 15 7) (6 5 4))", "4", &["3", "2", "4"]);
    check_values(AIMA, "2.1", &["2.1", "1.3"]);
    let stretched = "(chance (.9: (20 20) .1: (30 30)) chance (.9: (1 1) .1: (400 400)))";
    check_values(stretched, "40.9", &["21", "40.9"]);
    check_values(HALVES, "1.5", &["1.5", "-.5"]);
    check_values("((-50 50) (1 3) (-5 15))", "1", &["-50", "1", "-5"]);
    check_values("(chance (-50 50) chance (1 3) chance (-5 15))", "5", &["0", "2", "5"]);
    check_values("(max (-50 50) max (1 3) max (-5 15))", "50", &["50", "3", "15"]);
    check_values("(chance (3 12 8) chance (2 4 6) chance (14 5 2))", "7.666666667", &["7.666666667", "4", "7"]);
    check_values("(chance (.5: (8 6) .3: (4 9) .2: (2 5)))", "4.6", &["4.6"]);
    check_values("chance (.5: (8 6) .3: (4 9) .2: (2 5))", "7.7", &["8", "9", "5"]);
    check_values("(chance (max (6 2) max (8 7)) chance (max (5 4) max (9 3)))", "7", &["7", "7"]);
    check_values("chance (3)", "3", &["3"]);
    check_values("chance (1/3: 1 1/3: 1 1/3: 2)", "1.333333333", &["1", "1", "2"]);
    check_values("chance (.000000000001: 5 .999999999999: 6)", "6", &["5", "6"]);
    check_values("chance (chance (0 1) chance (.25: 0 .75: 1))", ".625", &[".5", ".75"]);
    check_values("min (min (chance (max (1 2) max (3 4)) 5) 4)", "3", &["3", "4"]);
    check_values("chance (0 .000000001)", ".000000001", &["0", ".000000001"]);
    check_values("chance (0 -.000000001)", "-.000000001", &["0", "-.000000001"]);
    check_values("chance (0 .0000000000001)", ".0000000000001", &["0", ".0000000000001"]);
    check_values("chance (0 9007199254740991)", "4503599627370496", &["0", "9007199254740991"]);
}

#[test]
fn who_errs_seldom_enough_is_better_off_with_care() {
    let best = |part| {
        let bins = read("((-50 50) (1 3) (-5 15))");
        let tree = (0..3).fold(bins, |tree, place| {
            let bin = tree.children(NodeId::ROOT).nth(place).unwrap();
            errs(&tree, bin, part).unwrap().0
        });
        let (_, first) = search::decide(&tree, &named("expectiminimax", Window::FULL)).unwrap();
        tree.children(NodeId::ROOT).position(|bin| Some(bin) == first).unwrap()
    };
    let part = |over, under| Fraction::new(over, under).unwrap();
    assert_eq!([part(1, 4), part(2, 3), part(667, 1000)].map(best), [1, 1, 2]);
}

#[test]
fn star1_cuts_what_no_payoff_could_change() {
    let check = |text: &str, payoffs: Window, leaves: &str| {
        assert_eq!(looked_at(&read(text), &named("star1", payoffs)).join(" "), leaves, "{text}");
    };
    let count = |text: &str, payoffs: Window| looked_at(&read(text), &named("star1", payoffs)).len();
    assert_eq!(count("(chance (10 8 3) chance (2 15 7) chance (6 5 4))", range(0.0, 15.0)), 9);
    check(AIMA, range(1.0, 4.0), "2 2 3 3 1");
    let stretched = "(chance (.9: (20 20) .1: (30 30)) chance (.9: (1 1) .1: (400 400)))";
    assert_eq!(count(stretched, range(1.0, 400.0)), 7);
    check(HALVES, range(-2.0, 2.0), "2 2 1 2 0");
    assert_eq!(count(HALVES, Window::FULL), 7);
    let textbook = "(chance (3 12 8) chance (2 4 6) chance (14 5 2))";
    assert_eq!([range(2.0, 14.0), range(0.0, 20.0)].map(|payoffs| count(textbook, payoffs)), [8, 9]);
    assert_eq!(count("(chance (.5: (8 6) .3: (4 9) .2: (2 5)))", range(0.0, 10.0)), 6);
    // A payoff at one end is enough for that side.
    let least = Window::new(Score::MINUS_INFINITE, score(2.0)).unwrap();
    check(HALVES, least, "2 2 1 2 0");
    assert_eq!(count(HALVES, Window::new(score(-2.0), Score::INFINITE).unwrap()), 7);
}

#[test]
fn a_child_is_asked_for_plain_numbers_where_the_mean_has_them() {
    let tree = read(HALVES);
    let trace = search::record(&tree, &named("star1", range(-2.0, 2.0))).unwrap();
    let asked = trace.visits.iter().map(|visit| format!("{} {}", visit.window.alpha(), visit.window.beta()));
    assert_eq!(asked.collect::<Vec<_>>(), ["-2 2", "-2 2", "-2 2", "-2 2", "1.5 2", "1 2"]);
}

#[test]
fn windows_and_payoffs_may_lie_far_beyond_what_a_mean_can_be() {
    let tree = read("(chance (1: .000000000000001 999999999999: (.000000000000003 .000000000000002)) 0)");
    for far in [9e15, 1e3, 1.0] {
        for dialect in DIALECTS {
            let Dialect { cut, returns, .. } = dialect;
            let wide = range(-far, far);
            let settings = Settings { cut, returns, window: wide, ..named("star1", wide) };
            let found = search::run(&tree, &settings, &mut ()).unwrap();
            assert_eq!(found.to_string(), ".000000000000002", "{} within {far}", dialect.id);
            let above = Settings { window: range(far / 2.0, far), ..settings };
            assert!(search::run(&tree, &above, &mut ()).unwrap() <= score(far / 2.0), "{} within {far}", dialect.id);
        }
    }
}

#[test]
fn what_knows_no_chance_is_refused_and_another_search_is_near() {
    let tree = read(AIMA);
    for &algorithm in ALGORITHMS {
        let settings = Settings { algorithm, ..Settings::default() };
        let refused = (!algorithm.chance).then_some(SearchError::Chance);
        assert_eq!(search::run(&tree, &settings, &mut ()).err(), refused, "{}", algorithm.id);
        let near = search::nearest(algorithm, &tree, Window::FULL);
        assert_eq!(near.id, if algorithm.chance { algorithm.id } else { "expectiminimax" });
        assert_eq!(search::nearest(algorithm, &read("(1 2)"), Window::FULL), algorithm);
    }
    let alpha_beta = Settings::default().algorithm;
    assert_eq!(search::nearest(alpha_beta, &tree, range(1.0, 4.0)).id, "star1");
    let settings = named("star1", range(1.0, 4.0));
    assert_eq!(sweep::intervals(&tree, &settings), Err(SearchError::Chance));
    assert_eq!(search::not_by_minimax(&tree), Some(SearchError::Chance));
    assert_eq!(Costs::compute(&tree, &settings).best_first, None);
}

#[test]
fn every_step_is_told_in_sentences_that_there_are() {
    let known = include_str!("../../cli/locales/en.ftl");
    let check = |tree: &str, settings: &serde_json::Value, grain: &str| {
        with_telling(&json!({ "tree": tree, "settings": settings, "grain": grain }), |telling| {
            for step in 0..=telling.trace.events.len() {
                for message in telling.at(step) {
                    let id = message.id_parts().concat();
                    assert!(known.contains(&format!("\n{id} =")), "{id} at step {step} of {tree} by {settings}");
                }
            }
        });
    };
    for algorithm in ["expectiminimax", "star1"] {
        for tree in [HALVES, AIMA, "(chance (2: ((2 1) (3 0)) 1: c: (1 2)) 1)", "chance (chance (1 2) max (1 3))"] {
            for grain in ["event", "lecture"] {
                check(tree, &json!({ "algorithm": algorithm }), grain);
                check(tree, &json!({ "algorithm": algorithm, "least": -2, "greatest": 4 }), grain);
            }
        }
    }
}

/// A random tree as boxes: scores are quarters.
#[derive(Clone, Debug)]
pub(super) struct Toss {
    turn: &'static str,
    weight: u64,
    quarters: i64,
    children: Vec<Toss>,
}

const BILLION: i128 = 1_000_000_000;

impl Toss {
    pub(super) fn text(&self) -> String {
        if self.children.is_empty() {
            return format!("{}", self.quarters as f64 / 4.0);
        }
        let child = |child: &Toss| {
            let weight = if self.turn == "chance" { format!("{}: ", child.weight) } else { String::new() };
            weight + &child.text()
        };
        let children: Vec<String> = self.children.iter().map(child).collect();
        format!("{} ({})", self.turn, children.join(", "))
    }

    /// By definition, in billionths, and rounded at every chance node.
    fn value(&self) -> i128 {
        let values = || self.children.iter().map(Toss::value);
        match self.turn {
            _ if self.children.is_empty() => i128::from(self.quarters) * BILLION / 4,
            "max" => values().max().unwrap(),
            "min" => values().min().unwrap(),
            _ => {
                let whole: i128 = self.children.iter().map(|child| i128::from(child.weight)).sum();
                let sum: i128 = self.children.iter().map(|child| i128::from(child.weight) * child.value()).sum();
                let (below, rest) = (sum.div_euclid(whole), sum.rem_euclid(whole));
                let is_up = whole < 2 * rest || whole == 2 * rest && 0 <= sum;
                below + i128::from(is_up)
            }
        }
    }

    /// As exact as a float can be, never rounded to a unit.
    fn float(&self) -> f64 {
        let values = || self.children.iter().map(Toss::float);
        match self.turn {
            _ if self.children.is_empty() => self.quarters as f64 / 4.0,
            "max" => values().fold(f64::NEG_INFINITY, f64::max),
            "min" => values().fold(f64::INFINITY, f64::min),
            _ => {
                let whole: f64 = self.children.iter().map(|child| child.weight as f64).sum();
                self.children.iter().map(|child| child.weight as f64 / whole * child.float()).sum()
            }
        }
    }
}

pub(super) fn tosses() -> impl Strategy<Value = Toss> {
    let weight = || prop_oneof![4 => 1..4_u64, 1 => 1..1_000_000_000_000_u64];
    let leaf = (weight(), prop_oneof![4 => -12..=12_i64, 1 => -4_000..=4_000_i64])
        .prop_map(|(weight, quarters)| Toss { turn: "max", weight, quarters, children: Vec::new() });
    leaf.prop_recursive(5, 60, 4, move |inner| {
        let turn = prop_oneof![2 => Just("chance"), 1 => Just("max"), 1 => Just("min")];
        let children = proptest::collection::vec(inner, 1..=4);
        (turn, weight(), children).prop_map(|(turn, weight, children)| Toss { turn, weight, quarters: 0, children })
    })
}

/// Which payoffs are known: each end, and how far it lies beyond the scores.
fn some_payoffs(tree: &GameTree, known: [Option<i32>; 2]) -> Window {
    let (low, high) = tree.range().unwrap();
    let [least, greatest] = known.map(|far| far.map(|far| f64::from(far) / 8.0));
    let low = least.map_or(Score::MINUS_INFINITE, |far| score(low.value() - far));
    let high = greatest.map_or(Score::INFINITE, |far| score(high.value() + far));
    Window::new(low, high).unwrap_or(Window::FULL)
}

fn ends() -> impl Strategy<Value = [Option<i32>; 2]> {
    let end = || prop_oneof![1 => Just(None), 2 => Just(Some(0)), 2 => (0..40).prop_map(Some)];
    [end(), end()]
}

proptest! {
    #![proptest_config(common::cases(2_000))]

    #[test]
    fn a_tree_with_chance_reads_back_as_it_is(toss in tosses()) {
        let tree = read(&toss.text());
        let written = notation::write(&tree);
        let again = read(&written);
        prop_assert_eq!(&again, &tree, "{}", written);
        prop_assert_eq!(notation::write(&again), written);
    }

    #[test]
    fn both_searches_find_the_mean_and_star1_looks_at_no_other_leaf(toss in tosses(), known in ends(), dialect in 0..4_usize) {
        let tree = read(&toss.text());
        let payoffs = some_payoffs(&tree, known);
        let value = score(toss.value() as f64 / BILLION as f64);
        prop_assert_eq!(search::values(&tree, usize::MAX)[0], value);
        prop_assert!((value.value() - toss.float()).abs() < 1e-8);
        let Dialect { cut, returns, .. } = [0, 1, 2, 4].map(|place| DIALECTS[place])[dialect];
        let looked = ["expectiminimax", "star1"].map(|id| {
            let settings = Settings { cut, returns, ..named(id, payoffs) };
            let trace = search::record(&tree, &settings).unwrap();
            assert_eq!((trace.score, trace.bound), (value, Bound::Exact), "{id}");
            assert_eq!(search::run(&tree, &settings, &mut ()), Ok(value));
            tree.nodes().map(|node| trace.evaluates(node, usize::MAX)).collect::<Vec<_>>()
        });
        prop_assert!(looked[0].iter().zip(&looked[1]).all(|(all, star)| all >= star));
        if payoffs == Window::FULL {
            prop_assert_eq!(&looked[0], &looked[1]);
        }
    }

    #[test]
    fn inside_a_window_both_are_exact_and_outside_they_are_bounds(
        toss in tosses(), known in ends(), (low, high) in windows(), dialect in 0..5_usize, last in any::<bool>(), order in 0..16_usize,
    ) {
        let tree = read(&toss.text());
        let payoffs = some_payoffs(&tree, known);
        let value = score(toss.value() as f64 / BILLION as f64);
        let Dialect { cut, returns, .. } = DIALECTS[dialect];
        let ties = if last { Ties::Last } else { Ties::First };
        let window = range(low, high);
        for id in ["expectiminimax", "star1"] {
            let settings = Settings { cut, returns, ties, window, order: ChildOrder::ALL[order], ..named(id, payoffs) };
            let found = search::run(&tree, &settings, &mut ()).unwrap();
            let holds = match settings.proves(found, settings.root_window()) {
                Bound::Exact => found == value,
                Bound::Lower => found <= value,
                Bound::Upper => value <= found,
            };
            prop_assert!(holds, "{} finds {} in ({}, {}) and not {}", id, found, low, high, value);
        }
    }

    #[test]
    fn what_a_step_shows_is_true(toss in tosses(), known in ends(), dialect in 0..5_usize, star in any::<bool>()) {
        let tree = read(&toss.text());
        let Dialect { cut, returns, .. } = DIALECTS[dialect];
        let settings = Settings { cut, returns, ..named(if star { "star1" } else { "expectiminimax" }, some_payoffs(&tree, known)) };
        let trace = search::record(&tree, &settings).unwrap();
        let values = search::values(&tree, usize::MAX);
        for step in 0..=trace.events.len() {
            let frame = Frame::at(&tree, &trace, step);
            for node in tree.nodes() {
                let value = values[node.index()];
                let mark = frame.mark(node);
                if let Some(Interval { low, high }) = mark.interval {
                    prop_assert!(low <= value && value <= high);
                }
                let (sign, shown) = (mark.sign, mark.value);
                let is_true = |shown| match sign {
                    Sign::AtMost => value <= shown,
                    Sign::AtLeast => shown <= value,
                    Sign::None => mark.state != NodeState::Closed || shown == value,
                };
                prop_assert!(shown.is_none_or(is_true), "node {} at step {}", node.0, step);
            }
            match frame.fact() {
                Some(Fact::Sum { node, low, high, left, seen, .. }) => {
                    let value = values[node.index()];
                    prop_assert!(low <= value && value <= high);
                    prop_assert!(left != Fraction::ZERO || low == seen || high == seen);
                }
                Some(Fact::CutOff { score, met, side, .. }) => {
                    let is_met = if side == Side::Alpha { score <= met } else { met <= score };
                    prop_assert!(is_met);
                }
                _ => (),
            }
        }
        let arrived = {
            let mut arrived = Trace::arriving();
            (0..).map_while(|number| trace.part(number)).for_each(|part| arrived.take_part(&part).unwrap());
            arrived
        };
        prop_assert_eq!(arrived, trace);
    }

    #[test]
    fn without_chance_both_are_alpha_beta(sketch in trees(), dialect in 0..5_usize, (low, high) in windows()) {
        let tree = read(&sketch.text());
        let Dialect { cut, returns, .. } = DIALECTS[dialect];
        let run = |id| search::record(&tree, &Settings { cut, returns, window: range(low, high), ..named(id, Window::FULL) }).unwrap();
        prop_assert_eq!(run("expectiminimax"), run("alpha-beta"));
        prop_assert_eq!(run("star1"), run("alpha-beta"));
    }
}
