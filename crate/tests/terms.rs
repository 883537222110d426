//! How a mean adds up at a step: a row for each child, the sum, what the mean can still be, and a child's window.

use proptest::prelude::*;
use secateur::frame::Frame;
use secateur::message::Message;
use secateur::notation;
use secateur::score::Interval;
use secateur::search::{self, Settings};
use secateur::terms::{Term, TermRequirement, TermState, Terms};
use secateur::trace::Event;
use secateur::{GameTree, Score, Trace, Window};

use common::case::{settings, with_telling};
use secateur_courses::telling::TermRow;
use serde_json::{Value, json};

const LECTURE: &str =
    "(a: chance (.5: c: (8 6) .3: d: (4 9) .2: e: (2 5)) b: chance (.5: f: (-2 3) .3: g: (1 4) .2: h: (7 9)))";

fn star1() -> Value {
    json!({ "algorithm": "star1", "least": -10, "greatest": 10 })
}

fn run(text: &str, given: &Value) -> (GameTree, Trace, Settings) {
    let tree = notation::read(text).unwrap();
    let settings = settings(given);
    let trace = search::record(&tree, &settings).unwrap();
    (tree, trace, settings)
}

fn written(known: Interval) -> String {
    match (known.low, known.high) {
        (low, high) if low == high => low.to_string(),
        (low, high) if low.is_finite() && high.is_finite() => format!("{low}…{high}"),
        (low, _) if low.is_finite() => format!("≥{low}"),
        (_, high) if high.is_finite() => format!("≤{high}"),
        _ => "?".into(),
    }
}

fn term(tree: &GameTree, term: &Term) -> String {
    let name = tree.name(term.child).map_or_else(|| term.child.0.to_string(), str::to_owned);
    let star = if term.is_now { "*" } else { "" };
    let [worth, product] = [term.worth, term.product].map(written);
    format!("{name}{star} {} {} × {worth} = {product}", term.state.id(), term.part)
}

fn said(tree: &GameTree, terms: &Terms) -> String {
    let rows = terms.terms.iter().map(|row| term(tree, row)).collect::<Vec<_>>().join("; ");
    let star = if terms.is_moved { "*" } else { "" };
    format!("{rows} | {}{star}, {}", written(terms.seen), written(terms.reach))
}

/// What is said at the first step whose last event is this one.
#[track_caller]
fn check(text: &str, given: &Value, is_it: impl Fn(&GameTree, &Trace, Event) -> bool, expected: &str) {
    let (tree, trace, _) = run(text, given);
    let step = trace.events.iter().position(|&event| is_it(&tree, &trace, event)).unwrap() + 1;
    assert_eq!(said(&tree, &Terms::at(&Frame::at(&tree, &trace, step)).unwrap()), expected);
}

fn is_visit(name: &'static str) -> impl Fn(&GameTree, &Trace, Event) -> bool {
    move |tree, trace, event| matches!(event, Event::Visit(_)) && tree.name(trace.node_of(event)) == Some(name)
}

#[test]
fn a_row_says_what_a_child_brings_or_still_can() {
    check(
        LECTURE,
        &star1(),
        is_visit("c"),
        "c* open .5 × -10…10 = -5…5; d unseen .3 × -10…10 = -3…3; e unseen .2 × -10…10 = -2…2 | 0, -10…10",
    );
    let has_seen_8 = |_: &GameTree, _: &Trace, event| matches!(event, Event::Improve { .. });
    check(
        LECTURE,
        &star1(),
        has_seen_8,
        "c* open .5 × -10…8 = -5…4; d unseen .3 × -10…10 = -3…3; e unseen .2 × -10…10 = -2…2 | 0, -10…9",
    );
    let is_sum = |_: &GameTree, _: &Trace, event| matches!(event, Event::Sum { .. });
    check(
        LECTURE,
        &star1(),
        is_sum,
        "c* seen .5 × 6 = 3; d unseen .3 × -10…10 = -3…3; e unseen .2 × -10…10 = -2…2 | 3*, -2…8",
    );
    check(
        LECTURE,
        &json!({ "algorithm": "expectiminimax" }),
        is_sum,
        "c* seen .5 × 6 = 3; d unseen .3 × ? = ?; e unseen .2 × ? = ? | 3*, ?",
    );
}

#[test]
fn a_cut_off_says_what_the_mean_is_at_the_most_and_what_is_lost() {
    let is_cut = |tree: &GameTree, trace: &Trace, event| {
        matches!(event, Event::CutOff { .. }) && tree.name(trace.node_of(event)) == Some("b")
    };
    let rows = "f seen .5 × ≤-2 = ≤-1; g lost .3 × -10…10 = -3…3; h lost .2 × -10…10 = -2…2 | ≤-1*, ≤4";
    check(LECTURE, &star1(), is_cut, rows);
    let is_return = |tree: &GameTree, trace: &Trace, event| {
        matches!(event, Event::Return(_)) && tree.name(trace.node_of(event)) == Some("b")
    };
    check(LECTURE, &star1(), is_return, rows);
    // Fail-hard knows of f only the bound of its window, and cuts by that.
    let mut clamped = star1();
    clamped["returns"] = json!("fail-hard");
    check(
        LECTURE,
        &clamped,
        is_cut,
        "f seen .5 × ≤-.8 = ≤-.4; g lost .3 × -10…10 = -3…3; h lost .2 × -10…10 = -2…2 | ≤-.4*, ≤4.6",
    );
}

#[test]
fn three_thirds_are_the_whole() {
    let (tree, trace, _) = run("chance (1 2 2)", &json!({ "algorithm": "expectiminimax" }));
    let last = said(&tree, &Terms::at(&Frame::at(&tree, &trace, trace.events.len())).unwrap());
    let rows = "1 seen 1/3 × 1 = .333333333; 2 seen 1/3 × 2 = .666666667; 3 seen 1/3 × 2 = .666666667";
    assert_eq!(last, format!("{rows} | 1.666666667*, 1.666666667"));
}

#[test]
fn a_child_is_asked_for_what_takes_the_mean_to_a_bound() {
    let needs = |text: &str, given: &Value, name: &'static str| {
        let (tree, trace, _) = run(text, given);
        let step = trace.events.iter().position(|&event| is_visit(name)(&tree, &trace, event)).unwrap() + 1;
        let needs = Terms::at(&Frame::at(&tree, &trace, step)).unwrap().needs;
        let text = |need: TermRequirement| {
            let TermRequirement { side, bound, seen, left, end, part, score, .. } = need;
            format!("{}: ({bound} - {seen} - {left} × {end}) / {part} = {score}", side.id())
        };
        needs.into_iter().map(text).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(needs(LECTURE, &star1(), "c"), "");
    assert_eq!(needs(LECTURE, &star1(), "f"), "alpha: (4.6 - 0 - .5 × 10) / .5 = -.8");
    // Without payoffs only the last child has a window.
    let written = json!({ "algorithm": "expectiminimax" });
    assert_eq!(needs(LECTURE, &written, "g"), "");
    assert_eq!(needs(LECTURE, &written, "h"), "alpha: (4.6 - -.7 - 0 × W) / .2 = 26.5");
    let min = "min (chance (c: (2 2) d: (3 3)) chance (e: (9 1) f: (4 4)))";
    let known = json!({ "algorithm": "star1", "least": 0, "greatest": 10 });
    assert_eq!(needs(min, &known, "e"), "beta: (2.5 - 0 - .5 × 0) / .5 = 5");
}

#[test]
fn below_another_throw_the_inner_one_is_told_from_its_first_child_on() {
    let text = "a: chance (.25: b: chance (2 6) .75: 5)";
    let (tree, trace, _) = run(text, &json!({ "algorithm": "expectiminimax" }));
    let at = |step| Terms::at(&Frame::at(&tree, &trace, step)).map(|terms| tree.name(terms.node).unwrap());
    let nodes: Vec<_> = (0..=trace.events.len()).map(|step| at(step).unwrap_or("-")).collect();
    assert_eq!(nodes.join(" "), "- a a b b b b b a a a a");
}

#[test]
fn of_many_children_those_around_the_last_are_told() {
    let leaves = (0..1000).map(|leaf| leaf.to_string()).collect::<Vec<_>>().join(" ");
    let (tree, trace, _) = run(&format!("chance ({leaves})"), &json!({ "algorithm": "expectiminimax" }));
    for (step, first) in [(1, 1), (2 * 500 + 1, 481), (trace.events.len(), 961)] {
        let terms = Terms::at(&Frame::at(&tree, &trace, step)).unwrap();
        assert_eq!((terms.terms.len(), terms.others), (40, 960));
        assert_eq!(terms.terms[0].child.0, first, "at step {step}");
    }
}

#[test]
fn without_an_open_throw_there_are_none() {
    let (tree, trace, _) = run("(chance (1 2) 3)", &star1());
    let at = |step| Terms::at(&Frame::at(&tree, &trace, step)).is_some();
    let steps: Vec<usize> = (0..=trace.events.len()).filter(|&step| at(step)).collect();
    assert_eq!(steps, [2, 3, 4, 5, 6, 7]);
}

/// The table at the first step with a window: the rows, the sums, and the message's arguments.
fn table(case: &Value) -> String {
    with_telling(case, |telling| {
        let tables = (0..=telling.trace.events.len()).filter_map(|step| telling.terms(step));
        let table = { tables }.find(|table| !table.needs.is_empty()).unwrap();
        let row = |row: &TermRow| format!("{} × {} = {}", row.part, row.worth, row.product);
        let rows = table.rows.iter().map(row).collect::<Vec<_>>().join("; ");
        let how = table.needs[0].args().iter().find(|(name, _)| *name == "how").map(|(_, how)| format!("{how:?}"));
        format!("{rows} | {}, {} | {}", table.seen, table.reach.unwrap_or_default(), how.unwrap())
    })
}

#[test]
fn the_table_is_written_as_language_and_text_have_it() {
    let case = json!({ "tree": LECTURE, "settings": star1() });
    let rows = ".5 × −10…10 = −5…5; .3 × −10…10 = −3…3; .2 × −10…10 = −2…2 | 0, −10…10";
    assert_eq!(table(&case), format!("{rows} | Text(\"(4.6 − .5 × 10) / .5\")"));
    let text = "(3 chance (.123456789012: 1.5 .0625: (7 8) .814043210988: (2 2)))";
    let settings = json!({ "algorithm": "expectiminimax" });
    let case = json!({ "tree": text, "settings": settings, "decimal": "," });
    let rows = "≈0,123 × 1,5 = ≈0,185; 0,0625 × 7 = ≈0,438; ≈0,814 × ? = ?";
    assert_eq!(table(&case), format!("{rows} | ≈0,623,  | Text(\"(3 − ≈0,623) / ≈0,814\")"));
    let case = json!({ "tree": "(-1 chance (2: -3 1: (7 -4)))", "settings": settings });
    assert_eq!(table(&case), "2/3 × −3 = −2; 1/3 × ? = ? | −2,  | Text(\"(−1 − (−2)) / (1/3)\")");
}

#[test]
fn in_a_game_a_child_is_called_by_its_own_move() {
    let case =
        json!({ "tree": "game=nim&heaps=3&die=3", "settings": { "algorithm": "star1", "least": 0, "greatest": 1 } });
    let asked = with_telling(&case, |telling| {
        let needs =
            (0..=telling.trace.events.len()).filter_map(|step| telling.terms(step)).flat_map(|table| table.needs);
        let child = |need: &Message| {
            need.args().iter().find(|(name, _)| *name == "child").map(|(_, child)| format!("{child:?}"))
        };
        needs.filter_map(|need| child(&need)).collect::<std::collections::BTreeSet<_>>()
    });
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), ["Text(\"die-3\")"]);
}

fn near(one: Score, other: f64) -> bool {
    if one.is_finite() { (one.value() - other).abs() < 1e-6 } else { one.value() == other }
}

proptest! {
    #![proptest_config(common::cases(60))]

    /// Whatever is known of the children, the rows add up to the totals below them.
    #[test]
    fn rows_add_up(
        scores in proptest::collection::vec(-9..9_i32, 24),
        weights in proptest::collection::vec(1..5_u32, 8),
        dialect in 0..search::DIALECTS.len(),
        algorithm in 0..2_usize,
    ) {
        let mut scores = scores.chunks(3).map(|three| format!("({} {} {})", three[0], three[1], three[2]));
        let mut weights = weights.iter();
        let mut child = || format!("{}: {}", weights.next().unwrap(), scores.next().unwrap());
        let mut throw = || format!("chance ({} {} {} {})", child(), child(), child(), child());
        let tree = notation::read(&format!("({} {})", throw(), throw())).unwrap();
        let search::Dialect { cut, returns, .. } = search::DIALECTS[dialect];
        let payoffs = Window::new(Score::new(-10.0).unwrap(), Score::new(10.0).unwrap()).unwrap();
        let algorithm = search::Algorithm::named(["star1", "expectiminimax"][algorithm]).unwrap();
        let settings = Settings { cut, returns, payoffs, algorithm, ..Settings::default() };
        let trace = search::record(&tree, &settings).unwrap();
        for step in 0..=trace.events.len() {
            let frame = Frame::at(&tree, &trace, step);
            let Some(Terms { terms, seen, reach, .. }) = Terms::at(&frame) else { continue };
            let is_summed = |term: &&Term| term.state == TermState::Seen;
            let sum = |end: fn(Interval) -> Score, cap: f64| -> f64 {
                let worth = |term: &Term| {
                    let part = term.part.over() as f64 / term.part.under() as f64;
                    let end = end(term.worth).value();
                    part * if end.is_finite() { end } else { cap }
                };
                terms.iter().map(worth).sum()
            };
            let [low, high] = [sum(|known| known.low, -10.0), sum(|known| known.high, 10.0)];
            prop_assert!(!reach.low.is_finite() || near(reach.low, low), "low at {}", step);
            prop_assert!(!reach.high.is_finite() || near(reach.high, high), "high at {}", step);
            let products = |end: fn(Interval) -> Score| terms.iter().filter(is_summed).map(|term| end(term.product).value()).sum();
            prop_assert!(near(seen.low, products(|known| known.low)) && near(seen.high, products(|known| known.high)));
        }
    }
}
