//! Odd guesses, margins and windows: every search ends, no question leaves its enclosing window, and a driver never makes more passes than
//! the tree has scores.

use common::sketch::woven;
use common::{ends, every_search, holds, in_words, score, within_payoffs};
use proptest::prelude::*;
use secateur::Bound;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Score;
use secateur::Side;
use secateur::Trace;
use secateur::Window;
use secateur::notation;
use secateur::search::{self, Algorithm, ChildOrder, Settings, read_settings, values};
use secateur::trace::Event;

fn with(id: &str) -> Settings {
    Settings { algorithm: Algorithm::named(id).unwrap(), ..Settings::default() }
}

/// Any number at all, including those that no text can express.
fn any_score() -> impl Strategy<Value = Score> {
    prop_oneof![
        2 => any::<f64>().prop_filter_map("a number", Score::new),
        2 => (-100..100_i32, 0..=16_i32).prop_filter_map("a number", |(units, decimals)| {
            Score::new(f64::from(units) / 10_f64.powi(decimals))
        }),
        1 => (-4.0..4.0).prop_filter_map("a number", Score::new),
        1 => prop_oneof![Just(0.1 + 0.2), Just(1e-300), Just(1e308), Just(-1e308), Just(f64::INFINITY), Just(f64::NEG_INFINITY)]
            .prop_filter_map("a number", Score::new),
    ]
}

/// A window near the scores of a tree: its ends are scores, or close to them.
fn window_near(tree: &GameTree, at: [prop::sample::Index; 2], beside: [i32; 2], decimals: u8) -> Option<Window> {
    let scores: Vec<Score> = tree.nodes().filter_map(|node| tree.score(node)).collect();
    let [one, other] = [0, 1].map(|end| scores[at[end].index(scores.len())].plus_units(beside[end], decimals));
    Window::new(one, other).or(Window::new(other, one))
}

/// The window of every call and question, and the remaining window at that point.
fn calls(trace: &Trace, root: Window) -> Vec<(Window, Window)> {
    let (mut open, mut calls, mut asked) = (vec![root], Vec::new(), None);
    for &event in &trace.events {
        match event {
            Event::Pass(pass) => open = vec![trace.passes[pass.index()].window],
            Event::Ask { window, .. } => {
                calls.push((window, open[open.len() - 1]));
                asked = Some(window);
            }
            Event::Visit(visit) => {
                let window = trace.visits[visit.index()].window;
                calls.push((window, asked.take().unwrap_or(open[open.len() - 1])));
                open.push(window);
            }
            Event::Narrow { side, to, .. } => {
                let last = open.len() - 1;
                open[last] = open[last].with(side, to).unwrap();
            }
            Event::Return(_) => drop(open.pop()),
            _ => (),
        }
    }
    calls
}

proptest! {
    #![proptest_config(common::cases(1_000))]

    #[test]
    fn every_driver_ends_with_the_value_whatever_it_begins_with(
        tree in woven(), guess in any_score(), margin in any_score(), order in any::<prop::sample::Index>(), ends in ends(),
        growth in proptest::option::of(2..100_u32),
    ) {
        let value = values(&tree, usize::MAX)[0];
        let order = ChildOrder::ALL[order.index(ChildOrder::ALL.len())];
        for settings in every_search() {
            let settings = within_payoffs(Settings { guess, margin, growth, order, ..settings }, &tree, ends);
            let trace = search::record(&tree, &settings).unwrap();
            prop_assert_eq!(trace.score, value, "{}", settings.algorithm.id);
            prop_assert!(trace.is_certain());
            prop_assert!(trace.passes.len() <= tree.len() + 1, "{} passes", trace.passes.len());
            for pass in &trace.passes {
                prop_assert!(!pass.window.is_empty(), "{} {:?}", settings.algorithm.id, pass.window);
                if settings.algorithm.table {
                    let unit = |score: Score| !score.is_finite() || score.decimals() <= tree.decimals();
                    prop_assert!(unit(pass.window.alpha()) && unit(pass.window.beta()), "{:?}", pass.window);
                }
            }
        }
    }

    #[test]
    fn only_a_root_window_that_holds_not_all_payoffs_may_miss_the_value(
        tree in woven(), at in any::<[prop::sample::Index; 2]>(), beside in [-3..=3_i32, -3..=3_i32], ends in ends(),
    ) {
        let near = window_near(&tree, at, beside, tree.decimals()).unwrap_or(Window::FULL);
        for (settings, window) in every_search().flat_map(|one| [(one, Window::FULL), (one, near)]) {
            let settings = within_payoffs(Settings { window, ..settings }, &tree, ends);
            let trace = search::record(&tree, &settings).unwrap();
            prop_assert!(trace.is_certain() || settings.may_miss(), "{}", settings.algorithm.id);
            prop_assert!(!settings.may_miss() || settings.algorithm.root_window && window == near);
            prop_assert!(!settings.may_miss() || !window.contains(settings.payoffs));
        }
    }

    #[test]
    fn every_call_and_question_stays_inside_the_window_it_is_made_in(
        tree in woven(), at in any::<[prop::sample::Index; 2]>(), beside in [-3..=3_i32, -3..=3_i32], decimals in 0..=15_u8,
        order in any::<prop::sample::Index>(), depth in proptest::option::of(0..5_usize), ends in ends(),
    ) {
        let window = window_near(&tree, at, beside, decimals).unwrap_or(Window::FULL);
        let order = ChildOrder::ALL[order.index(ChildOrder::ALL.len())];
        for settings in every_search().filter(|settings| settings.algorithm.windowed) {
            let settings = within_payoffs(Settings { window, order, depth, ..settings }, &tree, ends);
            let trace = search::record(&tree, &settings).unwrap();
            for (inner, outer) in calls(&trace, settings.root_window()) {
                prop_assert!(outer.contains(inner), "{} {inner:?} in {outer:?}", settings.algorithm.id);
            }
        }
    }

    #[test]
    fn pvs_asks_about_one_unit_and_searches_again_from_the_answer_on(
        tree in woven(), at in any::<[prop::sample::Index; 2]>(), beside in [-3..=3_i32, -3..=3_i32], decimals in 0..=15_u8,
        order in any::<prop::sample::Index>(),
    ) {
        let order = ChildOrder::ALL[order.index(ChildOrder::ALL.len())];
        for window in [Window::FULL, window_near(&tree, at, beside, decimals).unwrap_or(Window::FULL)] {
            let settings = Settings { window, order, ..with("pvs") };
            let trace = search::record(&tree, &settings).unwrap();
            let truth = values(&tree, usize::MAX);
            prop_assert!(holds(trace.bound, trace.score, truth[0]));
            for (number, event) in trace.events.iter().enumerate() {
                let Event::Ask { node, window, .. } = *event else { continue };
                prop_assert!(!window.is_empty());
                let before = trace.visit_of(node, number).map(|visit| &trace.visits[visit.index()]);
                let caller = trace.visits[trace.visit_of(tree.parent(node).unwrap(), number).unwrap().index()];
                let Some(answered) = before.filter(|visit| (caller.first..).contains(&visit.first)) else {
                    let between = tree.nodes().filter_map(|node| tree.score(node)).find(|&score| window.holds(score));
                    prop_assert_eq!(between, None, "a zero window {:?}", window);
                    continue;
                };
                let own = if tree.player(caller.node) == secateur::Player::Max { Side::Alpha } else { Side::Beta };
                prop_assert_eq!(window.bound(own), answered.score, "{}", in_words(&tree, &trace, settings.window).join("\n"));
                // Whatever the second search returns, both together know the value, or a bound that cuts.
                let again = &trace.visits[trace.visit_of(node, usize::MAX).unwrap().index()];
                prop_assert!(again.bound == Bound::Exact || again.window.bound(own) != again.score);
            }
        }
    }

    #[test]
    fn whatever_makes_a_score_it_is_one(value in any::<f64>(), decimals in any::<u8>(), units in any::<i32>()) {
        let Some(score) = Score::new(value) else {
            prop_assert!(value.is_nan());
            return Ok(());
        };
        prop_assert_eq!(notation::read_score(&score.to_string()), Ok(score));
        prop_assert!(score.decimals() <= Score::MOST_DECIMALS);
        prop_assert_eq!(Score::new(score.value()), Some(score));
        let rounded = score.to_unit(decimals);
        prop_assert!(!rounded.is_finite() || rounded.decimals() <= decimals);
        let moved = score.plus_units(units, decimals);
        prop_assert_eq!(moved.is_finite(), score.is_finite(), "{:?} {:?}", score, moved);
        prop_assert!(moved == score || (moved < score) == (units < 0));
    }
}

#[test]
fn the_guess_is_rounded_to_the_units_of_the_tree() {
    let passes = |text: &str, guess: f64| {
        let tree = notation::read(text).unwrap();
        let settings = Settings { guess: Score::new(guess).unwrap(), ..with("mtd-f") };
        let trace = search::record(&tree, &settings).unwrap();
        let windows: Vec<String> = trace.passes.iter().map(|pass| common::interval(pass.window)).collect();
        (settings.guess_on(&tree).value(), trace.score.value(), windows.join(" "))
    };
    let told = |guess: f64, score: f64, windows: &str| (guess, score, windows.to_owned());
    assert_eq!(passes("((-187 724 -566))", 1.05307526335401), told(1.0, -566.0, "(0, 1) (-188, -187) (-567, -566)"));
    assert_eq!(passes("(-8 17)", 1.000000000000001), told(1.0, 17.0, "(0, 1) (17, 18)"));
    assert_eq!(passes("((3 5) 4)", 1e-300), told(0.0, 4.0, "(-1, 0) (3, 4) (4, 5)"));
    assert_eq!(passes("(0.5 0.3)", 0.1 + 0.2), told(0.3, 0.5, "(0.2, 0.3) (0.5, 0.6)"));
    assert_eq!(passes("((3 5) 4)", 1e300), told(f64::INFINITY, 4.0, "(5, inf) (3, 4)"));
    assert_eq!(passes("(1.5 2)", 0.26), told(0.3, 2.0, "(0.2, 0.3) (1.5, 1.6) (2, 2.1)"));
}

#[test]
fn the_window_of_aspiration_is_never_empty_and_never_no_number() {
    let first = |guess: f64, margin: f64| {
        let tree = notation::read("((3 5) 4)").unwrap();
        let [guess, margin] = [guess, margin].map(|value| Score::new(value).unwrap());
        let trace = search::record(&tree, &Settings { guess, margin, ..with("aspiration") }).unwrap();
        assert_eq!(trace.score, score(4.0), "{guess:?} {margin:?}");
        common::interval(trace.passes[0].window)
    };
    assert_eq!(first(4.0, 1e308), "(-inf, inf)");
    assert_eq!(first(1e308, 1e308), "(5, inf)");
    assert_eq!(first(4.0, 1e-300), "(3, 5)");
    assert_eq!(first(4.0, -2.0), "(3, 5)");
    assert_eq!(first(4.0, 0.25), "(3.75, 4.25)");
    assert_eq!(first(4.5, 0.5), "(4, 5)");
    assert_eq!(first(1.25, 0.5), "(0.75, 1.75)");
    assert_eq!(first(9_007_199_254_740_991.0, 0.25), "(9007199254740990, inf)");
}

#[test]
fn a_margin_that_grows_reaches_beyond_the_result_until_the_window_holds_it() {
    let passes = |text: &str, settings: &str| {
        let tree = notation::read(text).unwrap();
        let trace = search::record(&tree, &read_settings(&format!("aspiration {settings}")).unwrap()).unwrap();
        trace.passes.iter().map(|pass| common::interval(pass.window)).collect::<Vec<_>>().join(" ")
    };
    let uneven = "((12 30) (17 90) (4 2))";
    assert_eq!(passes(uneven, ""), "(-1, 1) (-1, inf)");
    assert_eq!(passes(uneven, "growth=2"), "(-1, 1) (-1, 14) (-1, 21)");
    assert_eq!(passes(uneven, "growth=9"), "(-1, 1) (-1, 21)");
    assert_eq!(passes(uneven, "growth=2 greatest=90"), "(-1, 1) (-1, 14) (-1, 21)");
    assert_eq!(passes(uneven, "growth=9 guess=90"), "(89, 91) (8, 91)");
    // As many passes as there are nodes find nothing out: then the last of them must not fail again.
    assert_eq!(passes("70", "growth=2 returns=fail-hard"), "(-1, 1) (-1, inf)");
    assert_eq!(passes("(70)", "growth=2 returns=fail-hard"), "(-1, 1) (-1, 3) (-1, inf)");
    assert_eq!(passes("(W)", "growth=2"), "(-1, 1) (-1, inf)");
}

#[test]
fn the_questions_of_pvs_stay_inside_the_root_window() {
    let asked = |text: &str, low: f64, high: f64| {
        let tree = notation::read(text).unwrap();
        let window = Window::new(score(low), score(high)).unwrap();
        let trace = search::record(&tree, &Settings { window, ..with("pvs") }).unwrap();
        let said = in_words(&tree, &trace, window).into_iter().filter(|event| event.starts_with("ask"));
        said.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(asked("(((W 0)(W 1)(W 1)))", 2.0, f64::INFINITY), "");
    assert_eq!(asked("((-1 -2) (3 4) (5 6))", 0.0, 0.5), "ask 4 in (0, 0.1)");
    assert_eq!(asked("((-1 -2) (0 4) (0 6))", 0.0, 0.5), "ask 4 in (0, 0.1), ask 7 in (0, 0.1)");
    // A window too fine to be counted in units together with the scores: the question goes to the next score.
    assert_eq!(
        asked("((-1000000000 1) (2 4))", 0.000000000000001, 3.0),
        "ask 4 in (0.000000000000001, 1), ask 4 in (2, 3)"
    );
}

#[test]
fn pvs_pays_or_must_repeat() {
    let evaluated = |id: &str, text: &str| {
        let tree = notation::read(text).unwrap();
        let trace = search::record(&tree, &with(id)).unwrap();
        let score = |event: &Event| if let Event::Evaluate { score, .. } = *event { Some(score.value()) } else { None };
        trace.events.iter().filter_map(score).collect::<Vec<f64>>()
    };
    let pays = "((((5 2) (4 1)) ((1 8) (9 4))) (((7 3) (9 9)) ((6 2) (3 2))))";
    assert_eq!((evaluated("pvs", pays).len(), evaluated("alpha-beta", pays).len()), (13, 16));
    let repeats = "((3 4) (5 6) (2 9))";
    // From the answer 5 on, one leaf is enough to know that the second child is worth no more.
    assert_eq!(evaluated("pvs", repeats), [3.0, 4.0, 5.0, 6.0, 5.0, 2.0]);
    assert_eq!(evaluated("alpha-beta", repeats).len(), 5);
}

#[test]
fn a_surprise_that_is_no_better_than_its_answer_is_known_exactly() {
    // The zero window proves at least 4, the search from 4 on at most 4.
    let tree = notation::read("((3 9) (4 9))").unwrap();
    let trace = search::record(&tree, &with("pvs")).unwrap();
    let again = trace.visit_of(NodeId(4), usize::MAX).map(|visit| trace.visits[visit.index()]).unwrap();
    assert_eq!((again.window.alpha(), again.score, again.bound), (score(4.0), score(4.0), Bound::Exact));
    assert_eq!(trace.principal_variation(&tree), [NodeId(0), NodeId(4), NodeId(5)]);
}

/// Whatever the window proves, it says why: inside it, on its bounds, past them, or at an end of the payoffs.
#[test]
fn a_result_says_why_it_proves_what_it_does() {
    use secateur::score::ProofReason;
    let window = |alpha, beta| Window::new(score(alpha), score(beta)).unwrap();
    let (open, payoffs) = (window(4.0, 6.0), window(0.0, 10.0));
    let proof = |bound: Bound, value: f64, payoffs| bound.proof(Score::new(value).unwrap(), open, payoffs);
    assert_eq!(proof(Bound::Lower, 7.0, payoffs), ProofReason::Lower);
    assert_eq!(proof(Bound::Upper, 3.0, payoffs), ProofReason::Upper);
    assert_eq!(proof(Bound::Exact, 5.0, payoffs), ProofReason::Exact);
    assert_eq!(proof(Bound::Exact, 6.0, payoffs), ProofReason::OnBound);
    assert_eq!(proof(Bound::Exact, 10.0, payoffs), ProofReason::Greatest);
    assert_eq!(proof(Bound::Exact, 0.0, payoffs), ProofReason::Least);
    assert_eq!(proof(Bound::Exact, 10.0, Window::FULL), ProofReason::Certain);
    assert_eq!(proof(Bound::Exact, f64::INFINITY, Window::FULL), ProofReason::Certain);
    // An end at infinity leaves nothing to open.
    assert_eq!(Bound::Upper.missed(open), Some(Side::Alpha));
    assert_eq!(Bound::Lower.missed(open), Some(Side::Beta));
    assert_eq!((Bound::Upper.missed(Window::FULL), Bound::Exact.missed(open)), (None, None));
}
