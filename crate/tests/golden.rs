//! The lecture trees: every dialect must give exactly the leaves, windows, cut-offs and returned scores of the tables.

use common::{dialect, in_words, minimax, number, settings, shown};
use secateur::Bound;
use secateur::Frame;
use secateur::NodeId;
use secateur::Report;
use secateur::Score;
use secateur::Trace;
use secateur::Window;
use secateur::notation;
use secateur::search::{self, Settings, minimax_leaves};
use secateur::trace::Event;
use serde_json::{Value, json};

fn cases() -> Vec<Value> {
    serde_json::from_str(include_str!("cases/alpha-beta.json")).unwrap()
}

fn read_number(value: &Value) -> Score {
    value.as_f64().map_or_else(|| notation::read_score(value.as_str().unwrap()).unwrap(), common::score)
}

fn read_window(value: &Value) -> Window {
    Window::new(read_number(&value[0]), read_number(&value[1])).unwrap()
}

/// Every lecture tree with every search of it in the tables.
pub fn runs() -> impl Iterator<Item = (String, Settings)> {
    cases().into_iter().flat_map(|case| {
        let (text, window) = (case["tree"].as_str().unwrap().to_owned(), read_window(&case["window"]));
        let dialects = search::DIALECTS.map(|dialect| settings(dialect, window));
        dialects.into_iter().chain([minimax()]).map(move |settings| (text.clone(), settings))
    })
}

/// A score as in the tables.
fn cell(score: Score) -> Value {
    let text = number(score);
    if score.is_finite() { serde_json::from_str(&text).unwrap() } else { json!(text) }
}

/// The run in the form of a table row.
fn row(report: &Value) -> Value {
    let events = report["events"].as_array().unwrap();
    let of_kind =
        |kinds: &'static [&str]| events.iter().filter(|event| kinds.contains(&event["kind"].as_str().unwrap()));
    let windows = of_kind(&["visit", "evaluate"]).map(|event| json!([event["node"], event["alpha"], event["beta"]]));
    let returns = of_kind(&["return"]).map(|event| json!([event["node"], event["score"], event["bound"]]));
    let cutoffs = of_kind(&["cutoff"]).map(|event| {
        let mut cutoff = event.clone();
        cutoff.as_object_mut().unwrap().remove("kind");
        cutoff
    });
    json!({
        "score": report["score"],
        "bound": report["bound"],
        "leaves": of_kind(&["evaluate"]).map(|event| event["score"].clone()).collect::<Value>(),
        "windows": windows.collect::<Value>(),
        "returns": returns.collect::<Value>(),
        "cutoffs": cutoffs.collect::<Value>(),
    })
}

#[test]
fn every_dialect_runs_as_the_lectures_say() {
    for case in cases() {
        let tree = notation::read(case["tree"].as_str().unwrap()).unwrap();
        let window = read_window(&case["window"]);
        let mut checked = 0;
        for expected in case["runs"].as_array().unwrap() {
            for id in expected["dialects"].as_array().unwrap() {
                let id = id.as_str().unwrap();
                let trace = search::record(&tree, &settings(dialect(id), window)).unwrap();
                let report = serde_json::to_value(Report::new(&tree, &trace, &settings(dialect(id), window))).unwrap();
                let mut expected = expected.clone();
                expected.as_object_mut().unwrap().remove("dialects");
                assert_eq!(row(&report), expected, "{} under {id}", case["name"]);
                if !case["principal_variation"].is_null() {
                    assert_eq!(report["principal_variation"], case["principal_variation"], "{} {id}", case["name"]);
                }
                checked += 1;
            }
        }
        assert_eq!(checked, search::DIALECTS.len(), "{} has a row for every dialect", case["name"]);
    }
}

#[test]
fn minimax_gives_the_value_and_looks_at_every_leaf() {
    for case in cases() {
        let tree = notation::read(case["tree"].as_str().unwrap()).unwrap();
        let trace = search::record(&tree, &minimax()).unwrap();
        let found = json!({
            "score": cell(trace.score),
            "leaves": trace.leaves_before(trace.events.len()),
        });
        assert_eq!(found, case["minimax"], "{}", case["name"]);
        assert_eq!(trace.bound, Bound::Exact);
        assert_eq!(minimax_leaves(&tree, usize::MAX), tree.leaf_count());
    }
}

#[test]
fn the_slides_come_out_step_by_step() {
    let table: Value = serde_json::from_str(include_str!("cases/lecture-steps.json")).unwrap();
    let tree = notation::read(table["tree"].as_str().unwrap()).unwrap();
    let dialect = dialect(table["dialect"].as_str().unwrap());
    for run in table["runs"].as_array().unwrap() {
        let window = read_window(&run["window"]);
        let trace = search::record(&tree, &settings(dialect, window)).unwrap();
        let events = in_words(&tree, &trace, window);
        let mut step = 0;
        for lecture_step in run["steps"].as_array().unwrap() {
            let expected: Vec<&str> =
                lecture_step["events"].as_array().unwrap().iter().map(|event| event.as_str().unwrap()).collect();
            assert_eq!(events[step..step + expected.len()], expected, "{}", lecture_step["fact"]);
            step += expected.len();
            let frame = Frame::at(&tree, &trace, step);
            for (node, expected) in lecture_step["shown"].as_object().unwrap() {
                assert_eq!(
                    &shown(&frame, NodeId(node.parse().unwrap())),
                    expected,
                    "{} at {node}",
                    lecture_step["fact"]
                );
            }
        }
        assert_eq!(step, events.len(), "the steps cover the run");
    }
}

/// A uniform tree with distinct leaves, children sorted for the mover: best or worst first.
fn uniform(branching: usize, plies: usize, best_first: bool) -> String {
    fn build(branching: usize, plies: usize, is_max: bool, best_first: bool, scores: std::ops::Range<usize>) -> String {
        if plies == 0 {
            return scores.start.to_string();
        }
        // The children get disjoint ranges of scores, so their order does not depend on what is below them.
        let part = scores.len() / branching;
        let mut children: Vec<String> = (0..branching)
            .map(|child| scores.start + child * part)
            .map(|start| build(branching, plies - 1, !is_max, best_first, start..start + part))
            .collect();
        if is_max == best_first {
            children.reverse();
        }
        format!("({})", children.join(" "))
    }
    build(branching, plies, true, best_first, 0..branching.pow(plies as u32))
}

fn uniform_sizes() -> impl Iterator<Item = (usize, usize)> {
    (2..=4).flat_map(|branching| (0..=6).map(move |plies| (branching, plies)))
}

fn count_leaves(text: &str, settings: &Settings) -> usize {
    let trace = search::record(&notation::read(text).unwrap(), settings).unwrap();
    trace.leaves_before(trace.events.len())
}

#[test]
fn the_best_order_needs_exactly_the_leaves_of_knuth_and_moore() {
    for (branching, plies) in uniform_sizes() {
        let minimal = branching.pow(plies.div_ceil(2) as u32) + branching.pow((plies / 2) as u32) - 1;
        for dialect in search::DIALECTS {
            let leaves = count_leaves(&uniform(branching, plies, true), &settings(dialect, Window::FULL));
            if dialect.id == "fail-hard-strict" {
                assert!(minimal <= leaves, "{branching} children, {plies} plies");
            } else {
                assert_eq!(leaves, minimal, "{branching} children, {plies} plies, {}", dialect.id);
            }
        }
    }
}

#[test]
fn clamping_hides_a_cut_off_from_a_search_that_cuts_only_past_the_bound() {
    // A refutation is clamped to the very bound it refutes, and an equal score does not cut past the bound: even the best order on two
    // children and three plies needs 7 leaves instead of 5.
    let leaves = count_leaves(&uniform(2, 3, true), &settings(dialect("fail-hard-strict"), Window::FULL));
    assert_eq!(leaves, 7);
}

#[test]
fn the_worst_order_needs_every_leaf() {
    for (branching, plies) in uniform_sizes() {
        for dialect in search::DIALECTS {
            let leaves = count_leaves(&uniform(branching, plies, false), &settings(dialect, Window::FULL));
            assert_eq!(leaves, branching.pow(plies as u32), "{branching} children, {plies} plies, {}", dialect.id);
        }
    }
}

#[test]
fn a_deep_cut_off_names_the_far_ancestor() {
    // The root has 5 before the search goes four plies down, where a MIN node finds 4.
    let tree = notation::read("(5, (((4 9) 8) 7))").unwrap();
    let trace = search::record(&tree, &settings(dialect("fail-soft"), Window::FULL)).unwrap();
    let cut_offs: Vec<Event> =
        trace.events.iter().copied().filter(|event| matches!(event, Event::CutOff { .. })).collect();
    let [Event::CutOff { node, holder, .. }, ..] = cut_offs[..] else { panic!("there is a cut-off: {cut_offs:?}") };
    assert_eq!((node, holder), (NodeId(4), Some(NodeId::ROOT)));
    assert!(secateur::frame::is_deep(&tree, node, holder));
}

#[test]
fn a_depth_limit_stops_at_static_evaluations() {
    let tree = notation::read("max (min 4 (3 5) 7)").unwrap();
    for (depth, expected) in [(0, None), (1, Some(7.0)), (2, Some(7.0)), (9, Some(7.0))] {
        let settings = Settings { depth: Some(depth), ..minimax() };
        let found = search::record(&tree, &settings).ok().map(|trace: Trace| trace.score.value());
        assert_eq!(found, expected, "depth {depth}");
    }
    let stopped = search::record(&tree, &Settings { depth: Some(0), ..minimax() });
    let root = search::SearchError::MissingStaticEvaluation { node: NodeId::ROOT };
    assert_eq!(stopped.unwrap_err(), root, "the root has no static evaluation");
}

#[test]
fn from_four_plies_on_the_worst_order_may_still_be_cut_deep() {
    // Every MAX node's children ascend and every MIN node's descend, all leaves differ, and yet the root's 7 cuts node 18 off after its 6:
    // "no cut in the worst order" only holds for trees of up to three plies.
    let text = "((((2 1)(13 9))((11 3)(16 7)))(((6 5)(14 12))((15 4)(10 8))))";
    let tree = notation::read(text).unwrap();
    for dialect in search::DIALECTS {
        let trace = search::record(&tree, &settings(dialect, Window::FULL)).unwrap();
        let cut_offs: Vec<Event> =
            trace.events.iter().copied().filter(|event| matches!(event, Event::CutOff { .. })).collect();
        let [Event::CutOff { node: NodeId(18), holder: Some(NodeId::ROOT), .. }] = cut_offs[..] else {
            panic!("the root cuts node 18 off: {cut_offs:?}")
        };
        assert_eq!(trace.leaves_before(trace.events.len()), 15, "{}", dialect.id);
    }
}
