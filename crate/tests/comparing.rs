//! One tree under every convention: the numbers of the lectures, and where two searches first diverge.

use common::sketch::{trees, windows};
use common::{all_rules, dialect, ends, in_words, minimax, number, settings, ties, within_payoffs};
use proptest::prelude::*;
use secateur::Bound;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Trace;
use secateur::Window;
use secateur::compare::Difference;
use secateur::notation;
use secateur::search::{self, DIALECTS, Settings};
use secateur::trace::Event;

/// Differences in a few words.
fn say(differences: &[Difference]) -> String {
    let words: Vec<String> = differences.iter().map(|&difference| say_one(difference)).collect();
    if words.is_empty() { "same".to_owned() } else { words.join("; ") }
}

fn say_one(difference: Difference) -> String {
    let who = |by_second| if by_second { "the row" } else { "the page" };
    match difference {
        Difference::Cut { node, score, side, met, by_second, leaves, .. } => {
            let side = format!("{side:?}").to_lowercase();
            let (score, met) = (number(score), number(met));
            format!("{} cuts at {}: {score} meets {side} {met}, {leaves} leaves", who(by_second), node.0)
        }
        Difference::Clamp { node, found, clamped, window, by_second, .. } => {
            let (found, clamped, window) = (number(found), number(clamped), common::interval(window));
            format!("{} clamps {found} at {} to {clamped} in {window}", who(by_second), node.0)
        }
        Difference::LastChild { node, score, .. } => format!("{} meets a bound at {}, last", number(score), node.0),
    }
}

/// The settings of every dialect, in the order of the table, and of minimax.
fn conventions(page: &Settings) -> impl Iterator<Item = Settings> {
    let page = *page;
    let dialects = DIALECTS.map(|dialect| settings(dialect, page.window));
    dialects.into_iter().chain([Settings { algorithm: minimax().algorithm, ..page }])
}

/// Leaves, cut-offs and difference under every convention.
fn check(text: &str, page: &Settings, expected: [(usize, usize, &str); 6]) {
    let tree = notation::read(text).unwrap();
    let record = |settings: &Settings| search::record(&tree, settings).unwrap();
    let current = record(page);
    let found = conventions(page).map(|settings| {
        let trace = record(&settings);
        let end = trace.events.len();
        let differences = Difference::between((page, &current), (&settings, &trace));
        (trace.leaves_before(end), trace.cut_offs_before(end), say(&differences))
    });
    let found: Vec<(usize, usize, String)> = found.collect();
    let expected = expected.map(|(leaves, cut_offs, difference)| (leaves, cut_offs, difference.to_owned()));
    assert_eq!(found, expected, "{text}");
}

const ROMANIAN: &str = "a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))";
const ENGLISH: &str = "(((W L) L) (L W W))";
const SLIDES: &str = "(((6 2) (8 7)) ((5 4) (9 3)))";

#[test]
fn the_romanian_notes_need_5_leaves_or_7_by_the_dialect() {
    let e = "the row clamps 5 at 5 to 4 in (-inf, 4)";
    check(
        ROMANIAN,
        &settings(dialect("fail-soft"), Window::FULL),
        [
            (5, 2, "same"),
            (5, 2, "same"),
            (5, 2, e),
            (7, 1, &format!("{e}; the page cuts at 8: 2 meets alpha 4, 2 leaves")),
            (5, 2, "the row clamps 2 at 9 to 4 in (4, inf)"),
            (8, 0, "the page cuts at 5: 5 meets beta 4, 1 leaves"),
        ],
    );
    let e = "the page clamps 5 at 5 to 4 in (-inf, 4)";
    check(
        ROMANIAN,
        &settings(dialect("fail-hard"), Window::FULL),
        [
            (5, 2, e),
            (5, 2, e),
            (5, 2, "same"),
            (7, 1, "the page cuts at 8: 4 meets alpha 4, 2 leaves"),
            (5, 2, e),
            (8, 0, "the page cuts at 5: 5 meets beta 4, 1 leaves"),
        ],
    );
}

#[test]
fn the_english_notes_look_at_3_leaves_or_at_all_6() {
    let at = "the page cuts at 2: inf meets beta inf, 1 leaves";
    check(
        ENGLISH,
        &settings(dialect("running-bound"), Window::FULL),
        [(3, 2, "same"), (6, 0, at), (3, 2, "same"), (6, 0, at), (3, 2, "same"), (6, 0, at)],
    );
    let at = "the row cuts at 2: inf meets beta inf, 1 leaves";
    check(ENGLISH, &minimax(), [(3, 2, at), (6, 0, "same"), (3, 2, at), (6, 0, "same"), (3, 2, at), (6, 0, "same")]);
}

#[test]
fn a_root_window_gives_bounds_where_minimax_gives_the_value() {
    let cut = "the page cuts at 2: 6 meets beta 6, 1 leaves";
    check(
        SLIDES,
        &settings(dialect("fail-soft"), window((4.0, 6.0))),
        [
            (2, 3, "same"),
            (5, 2, cut),
            (2, 3, "the row clamps 8 at 5 to 6 in (4, 6)"),
            (6, 2, cut),
            (2, 3, "same"),
            (8, 0, cut),
        ],
    );
}

#[test]
fn what_changes_no_score_is_told_where_nothing_else_differs() {
    let soft = settings(dialect("fail-soft"), Window::FULL);
    let (raised, last) = ("the row clamps 2 at 4 to 3 in (3, inf)", "3 meets a bound at 4, last");
    check(
        "((3 12) (2))",
        &soft,
        [(3, 0, "same"), (3, 0, "same"), (3, 0, raised), (3, 0, raised), (3, 0, "same"), (3, 0, "same")],
    );
    check(
        "((3 12) (9 3))",
        &soft,
        [(4, 0, "same"), (4, 0, last), (4, 0, "same"), (4, 0, last), (4, 0, "same"), (4, 0, "same")],
    );
    let strict = settings(dialect("fail-soft-strict"), Window::FULL);
    check(
        "((3 12) (9 3))",
        &strict,
        [(4, 0, last), (4, 0, "same"), (4, 0, last), (4, 0, "same"), (4, 0, last), (4, 0, "same")],
    );
    let leaf = settings(dialect("fail-soft"), window((4.0, 6.0)));
    check("7", &leaf, [(1, 0, "same"); 6]);
}

#[test]
fn a_running_bound_is_clamped_on_the_own_side_only() {
    // Node e finds 5 above β = 4: fail-hard lowers it, a running bound returns it.
    let e = "the row clamps 5 at 5 to 4 in (-inf, 4)";
    let f = "the page clamps 2 at 9 to 4 in (4, inf)";
    check(
        ROMANIAN,
        &settings(dialect("running-bound"), Window::FULL),
        [
            (5, 2, f),
            (5, 2, f),
            (5, 2, e),
            (7, 1, &format!("{e}; the page cuts at 8: 4 meets alpha 4, 2 leaves")),
            (5, 2, "same"),
            (8, 0, "the page cuts at 5: 5 meets beta 4, 1 leaves"),
        ],
    );
}

fn window((low, high): (f64, f64)) -> Window {
    Window::new(common::score(low), common::score(high)).unwrap()
}

/// What a node returns, by scanning all events.
fn returned(trace: &Trace, node: NodeId) -> Option<(f64, Bound)> {
    let visit = trace.visits.iter().find(|visit| visit.node == node)?;
    Some((visit.score.value(), shown(visit.score.value(), visit.bound)))
}

fn shown(score: f64, bound: Bound) -> Bound {
    match bound {
        Bound::Lower if score == f64::INFINITY => Bound::Exact,
        Bound::Upper if score == f64::NEG_INFINITY => Bound::Exact,
        bound => bound,
    }
}

/// Everything that the comparison shows of a run: leaves, cut-offs, and what the root and every inner node return.
fn numbers(tree: &GameTree, trace: &Trace) -> impl PartialEq + std::fmt::Debug {
    let count = |kind: fn(&Event) -> bool| trace.events.iter().filter(|event| kind(event)).count();
    (
        count(|event| matches!(event, Event::Evaluate { .. })),
        count(|event| matches!(event, Event::CutOff { .. })),
        (trace.score.value(), shown(trace.score.value(), trace.bound)),
        tree.nodes().map(|node| returned(trace, node)).collect::<Vec<_>>(),
    )
}

/// With bounds as shown: +∞ exactly and at least +∞ are no difference.
fn plain(trace: &Trace) -> Trace {
    let mut trace = trace.clone();
    for visit in &mut trace.visits {
        visit.bound = shown(visit.score.value(), visit.bound);
    }
    trace.bound = shown(trace.score.value(), trace.bound);
    // What the score alone proves is no event, and no number of the comparison.
    trace.theorem = trace.bound;
    trace
}

/// Every way to search, named or not, with a window and a limit.
fn ways(window: Window, depth: Option<usize>) -> impl Iterator<Item = Settings> {
    let windowed =
        all_rules().map(move |(cut, returns)| Settings { cut, returns, window, depth, ..Settings::default() });
    windowed.chain([Settings { window, depth, ..minimax() }])
}

/// Without windows, which minimax does not have, and what they prove.
fn telling(tree: &GameTree, trace: &Trace, window: Window) -> Vec<String> {
    let words = in_words(tree, trace, window).into_iter().filter(|event| !event.starts_with("narrow"));
    let plain = |event: String| {
        let event = event.split(" in ").next().unwrap();
        event.trim_end_matches(" exact").trim_end_matches(" lower").trim_end_matches(" upper").to_owned()
    };
    words.map(plain).collect()
}

proptest! {
    #![proptest_config(common::cases(2_000))]

    #[test]
    fn whatever_differs_is_told_and_true(
        sketch in trees(),
        bounds in windows(),
        depth in proptest::option::of(0..5_usize),
        ends in ends(),
        ties in ties(),
    ) {
        let tree = notation::read(&sketch.text()).unwrap();
        let runs: Vec<(Settings, Trace)> =
            ways(window(bounds), depth).map(|way| within_payoffs(Settings { ties, ..way }, &tree, ends))
                .map(|way| (way, search::record(&tree, &way).unwrap())).collect();
        for (ours, our) in &runs {
            for (theirs, their) in &runs {
                let differences = Difference::between((ours, our), (theirs, their));
                check_sameness(&tree, (ours, our), (theirs, their), &differences)?;
                check_facts(&tree, (ours, our), (theirs, their), &differences)?;
            }
        }
    }
}

/// No difference exactly where the events are the same; scores and counts differ exactly where reported.
fn check_sameness(
    tree: &GameTree,
    (ours, our): (&Settings, &Trace),
    (theirs, their): (&Settings, &Trace),
    differences: &[Difference],
) -> Result<(), TestCaseError> {
    if ours.algorithm == theirs.algorithm {
        prop_assert_eq!(differences.is_empty(), plain(our) == plain(their), "{:?}", differences);
    }
    let is_quiet = matches!(differences, [] | [Difference::LastChild { .. }]);
    prop_assert_eq!(numbers(tree, our) == numbers(tree, their), is_quiet, "{:?}", differences);
    let walked = |trace: &Trace| -> Vec<NodeId> {
        let entered = |event: &&Event| matches!(event, Event::Visit(_) | Event::Evaluate { .. });
        trace.events.iter().filter(entered).map(|&event| trace.node_of(event)).collect()
    };
    let is_cut = matches!(differences, [.., Difference::Cut { .. }]);
    prop_assert_eq!(walked(our) != walked(their), is_cut, "{:?}", differences);
    let is_pair = matches!(differences, [Difference::Clamp { .. }, Difference::Cut { .. }]);
    prop_assert!(differences.len() < 2 || is_pair, "{:?}", differences);
    Ok(())
}

/// What is reported is true, and nothing of the kind has differed before.
fn check_facts(
    tree: &GameTree,
    (ours, our): (&Settings, &Trace),
    (theirs, their): (&Settings, &Trace),
    differences: &[Difference],
) -> Result<(), TestCaseError> {
    let words = [telling(tree, our, ours.window), telling(tree, their, theirs.window)];
    let runs = [(ours, our), (theirs, their)];
    let visit_in = |trace: &Trace, node| *trace.visits.iter().find(|visit| visit.node == node).unwrap();
    for &difference in differences {
        match difference {
            Difference::LastChild { .. } => prop_assert_eq!(&words[0], &words[1]),
            Difference::Cut { node, score, side, met, rule, by_second, leaves } => {
                let walks = words.each_ref().map(|words| walk(words));
                let same = same(&walks);
                let (cutting, going_on) = (usize::from(by_second), usize::from(!by_second));
                let expected = format!("cut off {}", node.0);
                prop_assert_eq!(&walks[cutting][same], &expected);
                let rest = &walks[going_on][same..];
                let end = rest.iter().position(|event| *event == format!("return {}", node.0)).unwrap();
                let evaluated = rest[..end].iter().filter(|event| event.starts_with("evaluate")).count();
                prop_assert_eq!(leaves, evaluated);
                prop_assert!(0 < leaves);
                let (settings, trace) = runs[cutting];
                let visit = visit_in(trace, node);
                prop_assert_eq!((score, met, rule), (visit.best.unwrap().0, visit.closing.bound(side), settings.cut));
                // Between searches with windows and the same scores so far, only an equal score is judged differently.
                prop_assert!(differences.len() == 2 || score == met || ours.algorithm != theirs.algorithm);
            }
            Difference::Clamp { node, found, clamped, side, window, rule, by_second } => {
                let same = same(&words);
                let returned = format!("return {} =", node.0);
                prop_assert!(words.iter().all(|words| words[same].starts_with(&returned)));
                let ((settings, trace), (_, other)) = (runs[usize::from(by_second)], runs[usize::from(!by_second)]);
                prop_assert_eq!((visit_in(trace, node).score, visit_in(other, node).score), (clamped, found));
                prop_assert_eq!((clamped, window), (window.bound(side), visit_in(trace, node).window));
                prop_assert_eq!(rule, settings.returns);
            }
        }
    }
    Ok(())
}

/// How many initial events are the same in both runs.
fn same([one, other]: &[Vec<String>; 2]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// The path of the search, with node numbers only.
fn walk(words: &[String]) -> Vec<String> {
    let steps = words.iter().filter(|event| !event.starts_with("improve"));
    let short = |event: &String| {
        let words = if event.starts_with("cut off") { 3 } else { 2 };
        event.split(' ').take(words).collect::<Vec<_>>().join(" ")
    };
    steps.map(short).collect()
}
