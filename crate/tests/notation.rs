//! The notation: what it accepts, what it writes, and where it reports errors.

use proptest::prelude::*;
use secateur::NodeId;
use secateur::Player;
use secateur::Score;
use secateur::Turn;
use secateur::edit::{Edit, EditError, edited};
use secateur::notation::{self, MOST_CHARACTERS, ParseErrorKind};
use secateur::search;
use secateur::tree::MOST_PLIES;

/// The shortest text of the tree given by `text`.
#[track_caller]
fn check(text: &str, written: &str) {
    let tree = notation::read(text).unwrap();
    assert_eq!(notation::write(&tree), written);
    assert_eq!(notation::read(written).unwrap(), tree);
}

#[track_caller]
fn check_error(text: &str, kind: ParseErrorKind, (line, column): (usize, usize), found: &str) {
    let error = notation::read(text).unwrap_err();
    let place = (error.kind, error.line, error.column, &text[error.range.clone()]);
    assert_eq!(place, (kind, line, column, found), "{text}");
}

#[test]
fn the_shortest_text_is_written() {
    check("((3 12 8) (2 4 6) (14 5 2))", "((3 12 8)(2 4 6)(14 5 2))");
    check("a: (b: (3 5) c: (2 9))", "a:(b:(3 5)c:(2 9))");
    check("max (min 4 (3 5) 7)", "(4(3 5)7)");
    check("min ((1 2) max (3 min (4)))", "min((1 2)(3,(4)))");
    check("(max (3) max 5 -0.50 +.25)", "(max(3)max 5 -.5 .25)");
    check("5", "5");
    check("(1e3 -2.50e-1 0.00e9 +007 5.)", "(1000 -.25 0 7 5)");
}

#[test]
fn lists_of_other_languages_read() {
    check("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", "((3 12 8)(2 4 6)(14 5 2))");
    check("[4, [3, 5], 7,]", "(4,(3 5)7)");
    check("((3,), (1, -2.50))", "((3)(1 -2.5))");
    check("{\"a\": [3, Infinity], 'b': [-Infinity, 1e-3]}", "(a:(3 W)b:(L .001))");
    check("(D W L inf -inf ∞ -∞ −3 +∞)", "(0 W L W L W L -3 W)");
}

#[test]
fn a_finite_score_before_a_bracket_is_a_static_evaluation_and_an_outcome_is_a_leaf() {
    let leaves = |text: &str| notation::read(text).unwrap().leaf_count();
    assert_eq!(leaves("(4 (3 5) 7)"), 3);
    assert_eq!(leaves("(4, (3 5) 7)"), 4);
    assert_eq!(leaves("(L (1 W))"), 3);
    assert_eq!(leaves("(D (1 W))"), 3);
    check("(L (1 W))", "(L(1 W))");
    check("(4, a: (3))", "(4 a:(3))");
}

#[test]
fn players_alternate_unless_written() {
    let tree = notation::read("((1) max (2, (3)))").unwrap();
    let players: Vec<Player> = tree.nodes().map(|node| tree.player(node)).collect();
    use Player::{Max, Min};
    assert_eq!(players, [Max, Min, Max, Max, Min, Min, Max]);
}

#[test]
fn every_fault_is_found_at_its_place() {
    use ParseErrorKind as Kind;
    check_error("", Kind::UnexpectedEnd, (1, 1), "");
    check_error("  \n ", Kind::UnexpectedEnd, (1, 1), "");
    check_error("((3 5)\n (2 x))", Kind::BadScore, (2, 5), "x");
    check_error("((3 5) (2 9)", Kind::Unclosed, (1, 1), "(");
    check_error("((3 5) (2 9", Kind::Unclosed, (1, 8), "(");
    check_error("((3 5]", Kind::MismatchedBracket, (1, 6), "]");
    check_error("(3 ( ) 4)", Kind::EmptyNode, (1, 4), "( )");
    check_error("(a: )", Kind::MissingScore, (1, 2), "a");
    check_error("(3 max)", Kind::MissingScore, (1, 4), "max");
    check_error("(3 5)) 4", Kind::TrailingText, (1, 6), ") 4");
    check_error("3 5", Kind::TrailingText, (1, 3), "5");
    check_error("(3,,5)", Kind::UnexpectedCharacter, (1, 4), ",");
    check_error("(: 5)", Kind::UnexpectedCharacter, (1, 2), ":");
    check_error("(3 nan)", Kind::BadScore, (1, 4), "nan");
    check_error("(3 1e999)", Kind::ScoreTooPrecise, (1, 4), "1e999");
    check_error("(3 9007199254740993)", Kind::ScoreTooPrecise, (1, 4), "9007199254740993");
    check_error("(1 0.30000000000000004)", Kind::ScoreTooPrecise, (1, 4), "0.30000000000000004");
    // Too large and too fine, also for exponent arithmetic.
    for word in
        ["10e2147483647", "1e-400", "1e-256", "1e16", "1e-16", "1e99999999999", "-1e-99999999999", "5e-2147483648"]
    {
        check_error(&format!("({word} 5)"), Kind::ScoreTooPrecise, (1, 2), word);
    }
    check_error("(1e+ 5)", Kind::BadScore, (1, 2), "1e+");
    check_error("(1e5.5 5)", Kind::BadScore, (1, 2), "1e5.5");
    check_error("(3 1e)", Kind::BadScore, (1, 4), "1e");
    check_error("(3 .)", Kind::BadScore, (1, 4), ".");
    check_error("(3-2)", Kind::BadScore, (1, 2), "3-2");
    check_error("(żółw\r\n 3)", Kind::BadScore, (1, 2), "żółw");
    check_error("(1000000000 0.0000001)", Kind::ScoreTooPrecise, (1, 13), "0.0000001");
}

#[test]
fn the_limits_hold_and_say_so() {
    let deep = |plies: usize| format!("{}1{}", "(".repeat(plies), ")".repeat(plies));
    let tree = notation::read(&deep(MOST_PLIES)).unwrap();
    assert_eq!(tree.height(), MOST_PLIES);
    assert!(search::record(&tree, &search::Settings::default()).is_ok(), "the deepest tree can be searched");
    assert_eq!(notation::read(&deep(MOST_PLIES + 1)).unwrap_err().kind, ParseErrorKind::TooDeep);
    let long = |characters: usize| format!("(7{})", " ".repeat(characters - 3));
    assert_eq!(notation::read(&long(MOST_CHARACTERS)).unwrap().leaf_count(), 1);
    assert_eq!(notation::read(&long(MOST_CHARACTERS + 1)).unwrap_err().kind, ParseErrorKind::TooLong);
}

#[test]
fn more_nodes_than_the_limit_are_refused() {
    let mut builder = secateur::tree::TreeBuilder::default();
    builder.open(None, None, None).unwrap();
    for _ in 1..secateur::tree::MOST_NODES {
        builder.open(None, None, Score::new(1.0)).unwrap();
        builder.close().unwrap();
    }
    let one_more = builder.open(None, None, Score::new(1.0));
    assert_eq!(one_more, Err(secateur::tree::TreeError::TooManyNodes));
}

#[test]
fn a_long_name_at_many_places_is_kept_once() {
    let doubled = |name: &str, times: usize| {
        let twice: String = (1..=times).map(|time| format!(" n{time}:(@n{0} @n{0})", time - 1)).collect();
        format!("({name}:1 n0:(@{name} 2){twice})")
    };
    let bomb = doubled(&"x".repeat(20_000), 17);
    let error = notation::read(&bomb).unwrap_err();
    assert_eq!((error.kind, &bomb[error.range]), (ParseErrorKind::NamesTooLong, "@n11"));
    // A hundred million bytes of names if written out, and half a million nodes.
    let tree = notation::read(&doubled(&"x".repeat(300), 17)).unwrap();
    let packed: usize = (0..).map_while(|number| tree.part(number)).map(|part| part.len()).sum();
    assert!(tree.len() > 1_000_000 && packed < 24 * tree.len(), "{packed} bytes for {} nodes", tree.len());
}

#[test]
fn a_name_that_several_nodes_have_by_now_is_not_met_again() {
    check("(b:4 a:@b b:1 @a)", "(b:4 a:@b b:1 @a)");
    check("(b:4 a:@b c:@b b:1 c:2 d:@a)", "(b:4 a:@b c:@b b:1 c:2 d:@a)");
    check("(b:(1 2) a:@b b:1 c:@a)", "(b:(1 2)a:@b b:1 c:@a)");
    check("(b:4 b:@b 1)", "(b:4 @b 1)");
    check("(b:4 a:@b @a @b)", "(b:4 a:@b @a @b)");
}

/// Texts with few names and many transpositions.
fn woven_text() -> impl Strategy<Value = String> {
    let name = || prop_oneof![3 => Just(""), 1 => Just("a:"), 1 => Just("b:"), 1 => Just("c:")];
    let leaf = (name(), prop_oneof!["[0-3W]", "@[abc]"]).prop_map(|(name, rest)| name.to_owned() + &rest);
    leaf.prop_recursive(3, 24, 6, move |inner| {
        (name(), proptest::collection::vec(inner, 1..6)).prop_map(|(name, all)| format!("{name}({})", all.join(", ")))
    })
}

fn some_edit() -> impl Strategy<Value = Edit> {
    let name = prop_oneof![Just(None), "[abcd]".prop_map(Some)];
    prop_oneof![
        Just(Edit::AddChild),
        Just(Edit::AddSibling),
        Just(Edit::Delete),
        Just(Edit::MoveLeft),
        Just(Edit::MoveRight),
        Just(Edit::SetTurn(Turn::Max)),
        name.prop_map(Edit::SetName),
        Just(Edit::SetScore(Some(Score::ONE))),
    ]
}

#[test]
fn what_stands_in_the_way_of_a_change_is_told_as_it_is() {
    let tree = notation::read("(b: (3 5) @b 7)").unwrap();
    let named = |node: u32, name: Option<&str>| {
        edited(&tree, NodeId(node), &Edit::SetName(name.map(str::to_owned))).map(|(tree, _)| tree)
    };
    assert_eq!(named(1, None), Err(EditError::NameNeeded));
    // Every place has its name, and only the text has no room for this one.
    assert_eq!(named(7, Some(&"x".repeat(MOST_CHARACTERS))), Err(EditError::TooLong));
}

proptest! {
    #![proptest_config(common::cases(20_000))]

    #[test]
    fn whatever_is_met_again_is_written_as_it_was_read(text in woven_text()) {
        let Ok(tree) = notation::read(&text) else { return Ok(()) };
        let written = notation::write(&tree);
        prop_assert_eq!(notation::read(&written), Ok(tree), "{}", written);
        prop_assert!(written.len() <= text.len());
    }

    #[test]
    fn a_changed_tree_is_written_as_it_is_or_a_name_is_needed(
        text in woven_text(), chosen in any::<prop::sample::Index>(), edit in some_edit(),
    ) {
        let Ok(tree) = notation::read(&text) else { return Ok(()) };
        match edited(&tree, NodeId(chosen.index(tree.len()) as u32), &edit) {
            Ok((changed, _)) => {
                let written = notation::write(&changed);
                prop_assert_eq!(notation::read(&written), Ok(changed), "{}", written);
            }
            Err(error) => prop_assert!(tree.has_repeats() || error != EditError::NameNeeded),
        }
    }

    #[test]
    fn a_number_is_read_exactly_or_not_at_all(number in "[+-]?[0-9]{0,18}(\\.[0-9]{0,18})?(e[+-]?[0-9]{1,11})?") {
        if let Ok(score) = notation::read_score(&number) {
            prop_assert_eq!(number.parse::<f64>().map(Score::new), Ok(Some(score)));
            let is_zero = number.split('e').next().unwrap().bytes().all(|sign| !(b'1'..=b'9').contains(&sign));
            prop_assert_eq!(score == Score::ZERO, is_zero);
        }
    }

    #[test]
    fn a_moved_number_is_the_sum_or_stays(
        size in 0..54_u32, offset in -9..9_i64, decimals in 0..18_u8, by in prop_oneof![-9..9, any::<i32>()],
    ) {
        let exact = |units: i64| Score::from_units(units.unsigned_abs(), decimals.into()).map(|score| (units < 0, score));
        let units = (1 << size) + offset;
        prop_assume!(units != 0, "nothing has no last decimal");
        let sign = if units < 0 { "-" } else { "" };
        let typed = format!("{sign}{}e-{decimals}", units.unsigned_abs());
        let moved = notation::plus_units(&typed, by, 0).unwrap();
        match exact(units + i64::from(by)) {
            Some((is_less, sum)) => {
                let read = notation::read_score(&moved).unwrap();
                prop_assert_eq!(read.value().abs(), sum.value(), "{}", typed);
                prop_assert_eq!(read < Score::ZERO, is_less);
            }
            None => prop_assert_eq!(&moved, &typed),
        }
    }
}

#[test]
fn no_call_of_the_builder_panics_but_those_that_say_so() {
    use secateur::tree::{TreeBuilder, TreeError};
    let leaf = |builder: &mut TreeBuilder, name| {
        builder.open(name, None, Some(Score::ONE)).and_then(|node| builder.close().map(|()| node))
    };
    let mut builder = TreeBuilder::default();
    assert_eq!(builder.repeat(None, NodeId(0)), Err(TreeError::NoSuchPosition));
    let root = builder.open(Some("a"), None, Some(Score::INFINITE)).unwrap();
    assert_eq!(builder.repeat(None, root), Err(TreeError::NoSuchPosition), "no position leads to itself");
    for name in ["two words", "", "a:b", "(", "'q", "1,5"] {
        assert_eq!(leaf(&mut builder, Some(name)), Err(TreeError::BadName));
    }
    let first = leaf(&mut builder, Some("b")).unwrap();
    assert_eq!(builder.repeat(Some("c d"), first), Err(TreeError::BadName));
    assert_eq!(builder.repeat(None, NodeId(7)), Err(TreeError::NoSuchPosition));
    assert_eq!(builder.close(), Err(TreeError::OutcomeWithChildren), "a win is the end of a game");

    let mut builder = TreeBuilder::default();
    builder.open(None, None, None).unwrap();
    assert_eq!(builder.close(), Err(TreeError::MissingScore));
    // Whatever returns an error changes nothing: not even the digits shared by all scores.
    let fine = Score::new(0.000_000_000_000_001);
    leaf(&mut builder, None).unwrap();
    builder.open(None, None, Score::new(1e10)).and_then(|_| builder.close()).unwrap();
    assert_eq!(builder.open(None, None, fine), Err(TreeError::TooPrecise));
    builder.close().unwrap();
    assert_eq!(leaf(&mut builder, None), Err(TreeError::SecondRoot));
    assert_eq!(builder.repeat(None, NodeId(1)), Err(TreeError::SecondRoot));
    assert_eq!(notation::write(&builder.finish()), "(1 10000000000)");
}

#[test]
fn units_that_are_not_exact_are_no_score() {
    for decimals in [i32::MIN, -16, 16, 256, i32::MAX] {
        assert_eq!(Score::from_units(1, decimals), None, "{decimals}");
    }
    assert_eq!(Score::from_units(9, -15), Score::new(9e15));
    assert_eq!(Score::from_units(1, 15), Score::new(1e-15));
    assert_eq!(Score::ONE.plus_units(i32::MAX, 255), Score::ONE);
}

#[test]
fn a_leaf_is_edited_where_it_stands() {
    let edit = |text: &str, node: u32, score: &str| notation::replace_score(text, NodeId(node), score);
    assert_eq!(edit("((3 12)\n (2, 4))", 5, " 7.5").unwrap(), "((3 12)\n (7.5, 4))");
    assert_eq!(edit("a: max 3", 0, "L").unwrap(), "a: max L");
    assert_eq!(edit("(L (1 W))", 1, "4").unwrap(), "(4, (1 W))");
    assert_eq!(edit("(3 (1 W))", 0, "4").unwrap_err().kind, ParseErrorKind::NotALeaf);
    assert_eq!(edit("(3 5)", 1, " -2,5").unwrap(), "(-2.5 5)", "between nodes a comma parts them");
    assert_eq!(edit("(3 5)", 1, "x").unwrap_err().kind, ParseErrorKind::BadScore);
    assert_eq!(edit("(3 5)", 1, "").unwrap_err().kind, ParseErrorKind::UnexpectedEnd);
    assert_eq!(edit("(3 5)", 9, "1").unwrap_err().kind, ParseErrorKind::NotALeaf);
}

#[test]
fn decimal_commas_are_told_from_commas() {
    let check = |text: &str, pointed: Option<&str>| {
        assert_eq!(notation::with_decimal_points(text).as_deref(), pointed, "{text}");
    };
    assert_eq!(notation::read("(3,5 4,2)").unwrap().leaf_count(), 4, "a comma parts numbers");
    check("(3,5 4,2)", Some("(3.5 4.2)"));
    check("(3,5, 4,2)", Some("(3.5, 4.2)"));
    check("((3,5 4) (-2,25 1))", Some("((3.5 4) (-2.25 1))"));
    check("(ż: 3,5 (2 1) 4)", Some("(ż: 3.5 (2 1) 4)"));
    check("((1 2) 0,5)", Some("((1 2) 0.5)"));
    check("3,5", Some("3.5"));
    check("((3,5 4) (2,5))", Some("((3.5 4) (2.5))"));
    for commas in [
        "(3 5)",
        "(3, 5 4, 2)",
        "(3 ,5 4)",
        "[[3,12,8],[2,4,6]]",
        "[[6,2],[8,7]]",
        "((6,2) (8,7))",
        "(3,5)",
        "(3,(5 4))",
        "(1.5 3,5)",
        "(1.5,2.5 4)",
        "(b1: (1 2) @b1,5 4)",
        "(1e3,5 4)",
        "(3,5 4",
        "(3,12,8 4,2)",
        "(W,L 3)",
        "(3,-5 4)",
        ",5",
        "5,",
    ] {
        check(commas, None);
    }
}

#[test]
fn a_score_that_stands_alone_may_have_a_decimal_comma() {
    for (text, same) in [("2,5", "2.5"), (" \u{2212}0,25 ", "-0.25"), (",5", "0.5"), ("+7,0", "7"), ("12,34", "12.34")]
    {
        assert_eq!(notation::read_score(text), notation::read_score(same), "{text}");
    }
    for list in ["1,000", "2,", ",", "2,x", "1,2,3", "1,2.3", "1.2,3", "2,5e1", "2,e1", "2e1,5", "2,-5"] {
        assert_eq!(notation::read_score(list).unwrap_err().kind, ParseErrorKind::BadScore, "{list}");
    }
}

#[test]
fn a_typed_score_moves_by_units() {
    let check = |typed: &str, units: i32, decimals: u8, moved: &str| {
        assert_eq!(notation::plus_units(typed, units, decimals).as_deref(), Some(moved), "{typed} {units} {decimals}");
    };
    check("12", 1, 0, "13");
    check("12", -100, 0, "-88");
    check("0.2", 1, 1, "0.3");
    // In floats, 0.1 and two tenths are 0.30000000000000004, and 1.005 to two decimals is 1.
    check("1.005", 1, 0, "1.006");
    check("2.50", 1, 0, "2.51");
    check("2.5", -1, 3, "2.499");
    check(".5", 1, 0, "0.6");
    check("-0.1", 1, 0, "0.0");
    check("\u{2212}3", 1, 0, "-2");
    check(" +7 ", 1, 0, "8");
    check("1e-7", 1, 0, "0.0000002");
    check("15E2", 1, 1, "1500.1");
    check("0.000000000000001", 1, 15, "0.000000000000002");
    check("0.000000000000001", -2, 0, "-0.000000000000001");
    check("1", -1, 15, "0.999999999999999");
}

#[test]
fn a_decimal_comma_stays_where_it_reads_as_one() {
    let check = |typed: &str, units: i32, decimals: u8, moved: &str| {
        assert_eq!(notation::plus_units(typed, units, decimals).as_deref(), Some(moved), "{typed} {units} {decimals}");
    };
    check("2,5", 1, 0, "2,6");
    check("2,5", 1, 2, "2,51");
    check("-0,1", 1, 0, "0,0");
    check("\u{2212}1,99", -1, 1, "-2,00");
    check("2,5", 1, 3, "2.501");
}

#[test]
fn a_typed_score_stays_at_the_end_of_what_is_exact() {
    for (typed, units, decimals) in [
        ("9007199254740991", 1, 0),
        ("9007199254740990", 2, 0),
        ("-9007199254740991", -1, 0),
        ("9007199254740991", -1, 1),
        ("9007199254740993", 1, 0),
        ("9223372036854775807", 1, 0),
        ("1e300", -1, 0),
        ("1e2147483647", 1, 0),
        ("99999999999999,9", 1, 2),
        ("10", 1, 15),
        ("7.999999999999999", 1, 15),
        ("0.1000000000000000", 1, 0),
        ("5", 1, 16),
        ("5", 1, 255),
    ] {
        assert_eq!(notation::plus_units(typed, units, decimals).as_deref(), Some(typed), "{units} {decimals}");
    }
    let down = notation::plus_units("9007199254740991", -1, 0);
    assert_eq!(down.as_deref(), Some("9007199254740990"), "there is a way back");
}

#[test]
fn what_is_no_number_has_no_neighbours() {
    for typed in ["", " ", "-", ".", ",", "x", "W", "l", "D", "∞", "-inf", "1,000", "2,", "1.2.3", "0x10", "NaN", "5 6"]
    {
        assert_eq!(notation::plus_units(typed, 1, 0), None, "{typed}");
    }
}

#[test]
fn units_add_up_as_they_are_read() {
    let read = |text: &str| notation::read_score(text).unwrap();
    let mut score = read("4.90");
    for hundredths in 491..1_500 {
        score = score.plus_units(1, 2);
        assert_eq!(score, read(&format!("{}.{:02}", hundredths / 100, hundredths % 100)));
    }
    assert_eq!(read("-0.1").plus_units(1, 1), read("0"));
    assert_eq!(Score::INFINITE.plus_units(-1, 0), Score::INFINITE);
    let decimals = |text: &str| notation::read(text).map(|tree| tree.decimals());
    assert_eq!(decimals("(1 2.50 W)"), Ok(1));
    assert_eq!(decimals("(0.001 7)"), Ok(3));
}
