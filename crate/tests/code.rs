//! The pseudo-code: every event is on one line of it, and the line says what happens.

use common::case::with_telling;
use common::sketch::{trees, windows};
use common::{cases, every_search, score};
use proptest::prelude::*;
use secateur::Frame;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Player;
use secateur::ReturnRule;
use secateur::Window;
use secateur::frame::Fact;
use secateur::message::{Argument, Message};
use secateur::notation;
use secateur::score::Ties;
use secateur::search::{self, Settings, read_settings};
use secateur_courses::course::{Course, Infinity, Windows};
use secateur_courses::numbers::NumberStyle;
use secateur_courses::telling::{Code, CutQuestion, Findings, Telling};
use serde_json::{Value, json};

/// Applies a function to the pseudo-code at every step, from the first on.
fn at_every_step(tree: &GameTree, settings: &Settings, course: Option<Course>, mut see: impl FnMut(usize, &Code)) {
    let Ok(trace) = search::record(tree, settings) else { return };
    let telling = Telling {
        tree,
        trace: &trace,
        settings,
        findings: &Findings::default(),
        names: &|_| String::new(),
        numbers: NumberStyle { decimal: '.', group: None, infinity: Infinity::Signs },
        windows: Windows::Closed,
        course,
        is_of_game: false,
        boards: None,
        grain: secateur::grain::Grain::Event,
        predicts: false,
        asking: CutQuestion::No,
        counts: false,
    };
    (0..=trace.events.len()).for_each(|step| see(step, &telling.code(step)));
}

/// The messages of the lines.
fn lines(settings: &str, course: Option<Course>) -> Vec<&'static str> {
    let mut ids = Vec::new();
    let tree = notation::read("(4 (5 7 6) 3 (3 9 8))").unwrap();
    at_every_step(&tree, &read_settings(settings).unwrap(), course, |_, code| {
        ids = code.lines.iter().map(|line| line.id).collect();
    });
    ids
}

#[test]
fn aspiration_opens_a_side_or_moves_on_by_a_growing_margin() {
    assert_eq!(lines("aspiration", None)[3..5], ["code-aspiration-low", "code-aspiration-high"]);
    let grown = ["code-aspiration-low-grown", "code-aspiration-high-grown"];
    assert_eq!(lines("aspiration growth=2", None)[3..5], grown);
}

#[test]
fn a_dialect_compares_and_returns_as_it_does() {
    let ends = |settings| lines(settings, None).split_off(5);
    assert_eq!(ends("alpha-beta"), ["code-best", "code-cut", "code-narrow", "code-return"]);
    assert_eq!(
        ends("alpha-beta returns=fail-hard cut=past-bound"),
        ["code-best", "code-cut", "code-narrow", "code-return-bound"]
    );
    assert_eq!(ends("alpha-beta returns=running-bound"), ["code-best", "code-narrow", "code-cut", "code-return-bound"]);
    assert_eq!(ends("minimax ties=last"), ["code-best-last", "code-return"]);
}

#[test]
fn only_a_search_to_a_limit_has_a_line_for_it() {
    for id in ["minimax", "alpha-beta", "negamax", "pvs", "alpha-beta-table", "minimax-by-levels"] {
        let has = |settings: &str| lines(settings, None).iter().any(|line| line.contains("-limit"));
        assert!(!has(id) && has(&format!("{id} depth=1")), "{id}");
    }
}

#[test]
fn what_a_search_does_not_ask_has_no_line() {
    // It takes the first of equals whatever the setting.
    assert!(!lines("pvs ties=last", None).contains(&"code-best-last"));
    assert!(lines("iterative-deepening", None).contains(&"code-deepening-sort"));
    assert!(lines("iterative-deepening order=refutation", None).contains(&"code-deepening-lines"));
}

#[test]
fn a_course_has_programs_of_its_own_where_its_rules_are_in_force() {
    for course in Course::ALL {
        let (cut, returns) = course.rules();
        let rules = format!("cut={} returns={}", cut.id(), returns.id());
        let own = format!("course-{}-code", course.id());
        for algorithm in ["alpha-beta", "minimax"] {
            assert!(lines(&format!("{algorithm} {rules}"), Some(course))[0].starts_with(&own), "{own}");
        }
        assert_eq!(lines(&format!("pvs {rules}"), Some(course)), lines("pvs", None));
    }
    let e = Course::named("e");
    assert_eq!(lines("alpha-beta cut=past-bound", e), lines("alpha-beta cut=past-bound", None));
}

proptest! {
    #![proptest_config(cases(12))]

    /// Every event has a line, and no kind of event has two lines for one player.
    #[test]
    fn every_event_stands_on_one_line(sketch in trees(), bounds in windows(), depth in 0_usize..6, is_last: bool) {
        let tree = notation::read(&sketch.text()).unwrap();
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        let depth = (depth < 4).then_some(depth);
        let ties = if is_last { Ties::Last } else { Ties::First };
        for settings in every_search() {
            let settings = Settings { window, depth, ties, ..settings };
            for course in Course::ALL.map(Some).into_iter().chain([None]) {
                at_every_step(&tree, &settings, course, |step, code| {
                    let of = format!("step {step} of {:?} in {course:?}", settings.algorithm.id);
                    assert_eq!(code.here.is_some(), 0 < step, "{of}");
                    // What a page has room for; a course whose search stores its results takes two more.
                    let most = if course.is_none() { 16 } else { 18 };
                    assert!(code.lines.len() <= most, "{of}");
                    for &player in Player::ALL {
                        for (at, line) in code.lines.iter().enumerate() {
                            let again = |&kind| code.lines[..at].iter().any(|before| before.has(kind, player));
                            assert!(!line.kinds.iter().any(|kind| line.has(*kind, player) && again(kind)), "{} {of}", line.id);
                        }
                    }
                });
            }
        }
    }

    /// The value on the return line is what is returned.
    #[test]
    fn what_a_line_returns_is_returned(sketch in trees(), bounds in windows()) {
        let tree = notation::read(&sketch.text()).unwrap();
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        for settings in every_search().filter(|settings| settings.algorithm.id == "alpha-beta") {
            let settings = Settings { window, ..settings };
            let trace = search::record(&tree, &settings).unwrap();
            at_every_step(&tree, &settings, None, |step, code| {
                let frame = Frame::at(&tree, &trace, step);
                let Some(Fact::Return { score, best: Some(best), .. }) = frame.fact() else { return };
                let open = frame.open.last().unwrap();
                let own = open.window.narrowed(open.player, best).unwrap_or(open.window).bound(open.player.own_side());
                let (at, _) = code.here.as_ref().unwrap();
                let expected = match (settings.returns, code.lines[*at].id) {
                    (ReturnRule::FailSoft, _) => best,
                    (ReturnRule::FailHard, "code-cut") => open.window.bound(open.player.cut_side()),
                    _ => own,
                };
                assert_eq!(score, expected, "step {step}");
            });
        }
    }
}

#[test]
fn a_leaf_leaves_the_lines_to_the_node_above_it() {
    let tree = notation::read("((3 12 8) (2 4 6) (14 5 2))").unwrap();
    let settings = Settings::default();
    let trace = search::record(&tree, &settings).unwrap();
    let mut leaves = 0;
    at_every_step(&tree, &settings, None, |step, code| {
        let node = Frame::at(&tree, &trace, step).fact().map_or(NodeId::ROOT, |fact| fact.node());
        leaves += usize::from(tree.is_leaf(node));
        let player = if node == NodeId::ROOT { "max" } else { "min" };
        assert!(code.told.args().contains(&("player", Argument::Text(player.into()))), "step {step}");
    });
    assert_eq!(leaves, 7);
}

/// By step: the line, and the values beside it with their own remarks.
fn told(case: &Value) -> Vec<String> {
    let in_words = |message: &Message, known: &Message| {
        let own = message.args().iter().filter(|argument| !known.args().contains(argument));
        let args: Vec<String> = own
            .map(|(name, value)| match value {
                Argument::Text(text) => format!(" {name}={text}"),
                other => format!(" {name}={other:?}"),
            })
            .collect();
        message.id() + &args.concat()
    };
    with_telling(case, |telling| {
        let at = |step| {
            let Code { lines, told, here } = telling.code(step);
            match here {
                None => in_words(&told, &Message::default()),
                Some((at, values)) => format!("{at} {}: {}", lines[at].id, in_words(&values, &told)),
            }
        };
        (0..=telling.trace.events.len()).map(at).collect()
    })
}

/// With `SECATEUR_UPDATE` in the environment, writes the current marks into the cases instead: check the diff.
#[test]
fn every_step_marks_what_its_case_marks() {
    let mut renewed = String::new();
    for line in include_str!("cases/code.jsonl").lines() {
        let mut case: Value = serde_json::from_str(line).unwrap();
        let told = json!(told(&case));
        if std::env::var_os("SECATEUR_UPDATE").is_none() {
            assert_eq!(told, case["steps"], "{} {}", case["tree"], case["settings"]);
        }
        case["steps"] = told;
        renewed += &format!("{case}\n");
    }
    if std::env::var_os("SECATEUR_UPDATE").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/cases/code.jsonl"), renewed).unwrap();
    }
}
