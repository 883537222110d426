//! The live values beside the tree: which ones, what each is, and which has just moved.

use common::case::with_telling;
use serde_json::{Value, json};

/// The values of a case at a step: names and remarks, the number, and a star if new; then the width and the line.
fn live(case: &Value, step: usize) -> String {
    with_telling(case, |telling| {
        let live = telling.live(step);
        let values: Vec<String> = live
            .values
            .iter()
            .map(|value| {
                let name = [Some(value.row.name), value.row.about].into_iter().flatten().collect::<Vec<_>>().join(" ");
                let text = value.text.as_deref().unwrap_or("–");
                format!("{name}: {text}{}", if value.is_new { "*" } else { "" })
            })
            .collect();
        format!("{} ({}{})", values.join(", "), live.room, if live.has_line { ", line" } else { "" })
    })
}

#[track_caller]
fn check(course: Option<&str>, settings: Value, step: usize, expected: &str) {
    let case = json!({ "tree": "((3 12 8) (2 4 6))", "settings": settings, "course": course });
    assert_eq!(live(&case, step), expected);
}

#[test]
fn in_general_the_window_and_the_best_score_of_the_innermost_node() {
    let bounds = "live-alpha live-alpha-long: −∞, live-beta live-beta-long";
    check(None, json!({}), 0, &format!("{bounds}: +∞, live-best live-best-long: – (2, line)"));
    check(None, json!({}), 4, &format!("{bounds}: +∞, live-best live-best-long: 3 (2, line)"));
    check(None, json!({}), 5, &format!("{bounds}: 3*, live-best live-best-long: 3 (2, line)"));
    check(None, json!({ "algorithm": "minimax" }), 4, "live-best live-best-long: 3 (2, line)");
}

#[test]
fn in_negamax_as_its_mover_has_them() {
    let negamax = json!({ "algorithm": "negamax" });
    let expected =
        "live-alpha live-alpha-mover: −3*, live-beta live-beta-mover: +∞, live-best live-best-mover: −3 (3, line)";
    check(None, negamax, 5, expected);
}

#[test]
fn a_course_has_its_own_names_and_variable() {
    let alpha_beta = |course: &str, step, expected: &str| {
        let rules = secateur_courses::course::Course::named(course).unwrap().rules();
        check(Some(course), json!({ "cut": rules.0.id(), "returns": rules.1.id() }), step, expected);
    };
    let a = "live-alpha course-live-player: −∞, live-beta course-live-opponent: 3*, course-live-w: 3 (4, line)";
    alpha_beta("a", 4, a);
    alpha_beta("b", 5, "live-alpha course-live-here: −∞, live-beta course-live-here: 3*, course-live-val: 3 (4, line)");
    let c = "course-live-min course-live-called: −∞, course-live-max course-live-called: +∞, course-live-v course-live-here: 3 (4, line)";
    alpha_beta("c", 5, c);
    alpha_beta("d", 4, "live-alpha: −∞, live-beta: 3*, course-live-depth: 1 (4, line)");
    // A value that starts at the worst payoff exists before the first child.
    let e = "live-alpha course-live-called: −∞, live-beta course-live-called: +∞, course-live-res course-live-here";
    alpha_beta("e", 2, &format!("{e}: +∞ (4, line)"));
    alpha_beta("e", 5, &format!("{e}: 3 (4, line)"));
    check(Some("a"), json!({ "algorithm": "minimax" }), 4, "course-live-w: 3 (4)");
}

#[test]
fn a_number_has_room_for_all_decimals_of_the_tree() {
    let case = json!({ "tree": "(10 2.25)" });
    assert!(live(&case, 0).ends_with("(5, line)"));
}
