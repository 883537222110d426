//! What a key press plays of its step, and for how long.

use common::sketch::trees;
use common::{dialect, settings};
use proptest::prelude::*;
use secateur::Window;
use secateur::grain::Grain;
use secateur::notation;
use secateur::search;
use secateur::trace::{Event, Trace};
use secateur_courses::film::{LONGEST, Shot, film};

fn run(text: &str) -> Trace {
    let tree = notation::read(text).unwrap();
    search::record(&tree, &settings(dialect("fail-soft"), Window::FULL)).unwrap()
}

fn shots(trace: &Trace, since: usize, step: usize) -> Vec<(usize, u32)> {
    film(trace, since, step).into_iter().map(|Shot { step, time }| (step, time)).collect()
}

#[test]
fn each_event_of_a_lecture_step_is_a_shot() {
    let trace = run("((3 12 8) (2 4 6) (14 5 2))");
    // Down to the first leaf; its score at a.
    assert_eq!(shots(&trace, 0, 3), [(1, 400), (2, 400), (3, 400)]);
    assert_eq!(shots(&trace, 3, 5), [(4, 400), (5, 400)]);
    // Down to the leaf that decides, and its score at b; then the cut-off, and what b returns.
    let cut = trace.next_cut_off(0).unwrap();
    let before = Grain::Lecture.previous(&trace, cut);
    assert_eq!(before + 1, cut, "the class is asked before the cut-off");
    assert!(matches!(trace.events[before - 1], Event::Improve { .. }));
    let deciding = Grain::Lecture.previous(&trace, before);
    assert_eq!(shots(&trace, deciding, before), [(before - 2, 400), (before - 1, 400), (before, 400)]);
    assert_eq!(shots(&trace, before, before + 2), [(cut, 400), (cut + 1, 400)]);
}

#[test]
fn many_events_share_the_shots() {
    let trace = run("((((((((1 2))))))))");
    assert_eq!(shots(&trace, 0, 5).iter().map(|shot| shot.1).collect::<Vec<_>>(), [320; 5]);
    assert_eq!(shots(&trace, 0, 8), [(1, 266), (2, 266), (4, 266), (5, 266), (6, 266), (8, 266)]);
}

proptest! {
    #[test]
    fn a_film_is_short_and_ends_where_the_step_does(sketch in trees(), by in 0..Grain::ALL.len()) {
        let tree = notation::read(&sketch.text()).unwrap();
        let trace = search::record(&tree, &settings(dialect("fail-soft"), Window::FULL)).unwrap();
        let mut since = 0;
        while since < trace.events.len() {
            let step = Grain::ALL[by].next(&trace, since);
            let shots = film(&trace, since, step);
            prop_assert_eq!(shots.last().map(|shot| shot.step), Some(step));
            prop_assert!(shots.windows(2).all(|pair| pair[0].step < pair[1].step) && since < shots[0].step);
            prop_assert!(shots.iter().all(|shot| (250..=400).contains(&shot.time)));
            prop_assert!(shots.iter().map(|shot| shot.time).sum::<u32>() <= LONGEST);
            since = step;
        }
    }
}
