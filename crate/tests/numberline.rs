//! The argument of a cut-off, drawn: the number line at a step.

use common::case::settings as settings_of;
use common::{dialect, score, settings};
use secateur::Frame;
use secateur::Player;
use secateur::Window;
use secateur::notation;
use secateur::search::{self, Algorithm, Settings};
use secateur::trace::Event;
use secateur_courses::numberline::{Knowledge, LinePlace, NumberLine};
use serde_json::json;

const TEXTBOOK: &str = "((3 12 8) (2 4 6) (14 5 2))";

fn line(text: &str, settings: &Settings, step: usize) -> NumberLine {
    let tree = notation::read(text).unwrap();
    let trace = search::record(&tree, settings).unwrap();
    let frame = Frame::at(&tree, &trace, step);
    NumberLine::new(Knowledge::from_frame(&frame, settings), &tree, settings)
}

/// The position of a score of 2 to 14.
fn at(score: f64) -> f64 {
    0.1 + 0.8 * (score - 2.0) / 12.0
}

#[test]
fn ray_and_window_part_at_a_cut_off() {
    let settings = settings(dialect("fail-soft"), Window::FULL);
    let tree = notation::read(TEXTBOOK).unwrap();
    let trace = search::record(&tree, &settings).unwrap();
    let start = line(TEXTBOOK, &settings, 0);
    assert_eq!(start.window.map(|end| end.at), [0.0, 1.0], "the root's window stands there before the first step");
    assert_eq!((start.value, start.ray, start.gap), (None, None, None));
    // At a, MIN has 3: 3 or less, in (−∞, +∞).
    let at_a = line(TEXTBOOK, &settings, 4);
    assert_eq!((at_a.value.map(|value| value.at), at_a.ray, at_a.gap), (Some(at(3.0)), Some(0.0), None));
    // At b, MIN has 2: 2 or less, in (3, +∞). They do not meet; where that cuts, the gap is marked.
    let cut = trace.next_cut_off(0).unwrap();
    let before = line(TEXTBOOK, &settings, cut - 1);
    assert_eq!((before.value.map(|value| value.at), before.ray, before.gap), (Some(at(2.0)), Some(0.0), None));
    assert_eq!(before.window.map(|end| end.at), [at(3.0), 1.0]);
    for step in [cut, cut + 1] {
        assert_eq!(line(TEXTBOOK, &settings, step).gap, Some([at(2.0), at(3.0)]));
    }
    assert_eq!(line(TEXTBOOK, &settings, cut + 2).gap, None);
}

#[test]
fn without_windows_there_is_a_value_alone() {
    let settings = Settings { algorithm: Algorithm::named("minimax").unwrap(), ..Settings::default() };
    let line = line(TEXTBOOK, &settings, 4);
    assert_eq!((line.value.map(|value| value.score), line.ray, line.gap), (Some(score(3.0)), None, None));
}

#[test]
fn a_mover_wants_the_most_on_the_line_too() {
    let window = Window::new(score(3.0), score(10.0)).unwrap();
    let known =
        Knowledge { window, player: Player::Min, value: Some(score(2.0)), counts: true, is_cut: true, mean: None };
    let Knowledge { window, player, value, .. } = known.by_mover();
    assert_eq!((window.alpha(), window.beta()), (score(-10.0), score(-3.0)));
    assert_eq!((player, value), (Player::Max, Some(score(-2.0))));
}

#[test]
fn where_chance_moves_the_line_shows_what_the_mean_can_still_be_and_at_a_cut_off_its_end_and_the_bound() {
    let text = "(a: chance (.5: (8 6) .5: (4 9)) b: chance (.5: (-2 3) .5: (1 4)))";
    let settings = settings_of(&json!({ "algorithm": "star1", "least": -10, "greatest": 10 }));
    let tree = notation::read(text).unwrap();
    let trace = search::record(&tree, &settings).unwrap();
    let is_sum = |event: &Event| matches!(event, Event::Sum { .. });
    let sum = trace.events.iter().position(is_sum).unwrap() + 1;
    let ends = |mean: [LinePlace; 2]| mean.map(|end| end.score.value());
    assert_eq!(line(text, &settings, 2).mean, None, "that it lies among the payoffs goes without saying");
    let first = line(text, &settings, sum);
    assert_eq!((first.mean.map(ends), first.value, first.ray, first.gap), (Some([-2.0, 8.0]), None, None, None));
    // b can have at most 4 where a has 5.
    let is_cut = |event: &Event| matches!(event, Event::CutOff { node, .. } if tree.name(*node) == Some("b"));
    let cut = line(text, &settings, trace.events.iter().position(is_cut).unwrap() + 1);
    let [alpha, most] = [cut.window[0], cut.value.unwrap()];
    assert_eq!((alpha.score, most.score, cut.ray, cut.mean), (score(5.0), score(4.0), Some(0.0), None));
    assert_eq!(cut.gap, Some([most.at, alpha.at]));
}
