//! Moving through the run: how a press, a jump and playing change the step, who is asked before a decision, and presenting.

use common::in_words;
use expect_test::expect;
use secateur_courses::examples::examples;
use secateur_session::state::Quiz;
use secateur_session::stepping::pace;

use super::page::{Page, story};

#[test]
fn the_page_opens_at_step_0_of_the_textbook_tree_not_playing() {
    story(expect![[r#"
        ? state step playing animate example editing
          step: 0, playing: false, animate: false, example: textbook, editing: none
        ? link
          tree=((3+12+8)(2+4+6)(14+5+2))
    "#]]);
}

#[test]
fn one_step_forward_is_animated_and_one_back_and_every_jump_are_not() {
    story(expect![[r#"
        > stepForward
          animate: true
          step: 1
        > stepForward
          step: 2
        > stepBack
          animate: false
          step: 1
        > stepForward
          animate: true
          step: 2
        > goTo {"step": 9}
          animate: false
          step: 9
    "#]]);
}

#[test]
fn hints_are_given_one_at_a_time_and_each_goes_for_good_when_it_is_done_or_after_some_steps() {
    story(expect![[r#"
        ? hint
          tip-step
        > stepForward
          animate: true
          step: 1
        > stepForward
          step: 2
        ? hint
          tip-step
        > stepForward
          knowsStepping: true
          step: 3
        ? hint
          tip-leaf
        ? hint without-scores
          tip-present
        > first
          animate: false
          step: 0
        ? hint
          tip-leaf
        > editLeaf {"node": 2}
          editing: {node 2, text 3}
          focusNode: 2
          knowsEditing: true
          strip: 2
        > cancelEdit
          editing: none
        ? hint
          tip-present
        =
        > goTo {"step": 20}
          step: 20
        ? hint
          tip-step
        =
        > goTo {"step": 11}
          step: 11
        > stepForward
          animate: true
          knowsEditing: true
          knowsStepping: true
          step: 12
        ? hint
          tip-present
        > togglePresent
          grain: lecture
          knowsPresenting: true
          present: true
        > togglePresent
          grain: event
          present: false
        ? hint
          none
        =
        > goTo {"step": 23}
          step: 23
        > stepForward
          animate: true
          knowsEditing: true
          knowsPresenting: true
          knowsStepping: true
          step: 24
        ? hint
          none
        =
        > togglePresent
          grain: lecture
          knowsPresenting: true
          present: true
        ? hint
          none
        =
        > toggleLetterKeys
          letterKeys: false
        > goTo {"step": 11}
          step: 11
        > stepForward
          animate: true
          knowsEditing: true
          knowsStepping: true
          step: 12
        ? hint
          none
        =
        > dismissTip
          knowsEditing: true
          knowsPresenting: true
          knowsStepping: true
        ? hint
          none
    "#]]);
}

#[test]
fn a_link_to_a_step_brings_no_hint_and_steps_from_there_are_no_sign_of_one() {
    story(expect![[r##"
        > openLink {"hash": "#step=14"}
          hasHints: false
          history: 1 to undo, 0 to redo
          step: 14
        > stepForward
          animate: true
          step: 15
        =
        > openLink {"hash": "#tree=(1+2)"}
          example: none
          history: 1 to undo, 0 to redo
          shown: (1 2), plain
          source: (1 2)
        ? hint
          tip-step
    "##]]);
}

#[test]
fn steps_stay_between_the_first_and_the_last() {
    story(expect![[r#"
        > stepBack
        > goTo {"step": -4}
        > goTo {"step": 1e9}
          step: 26
        > stepForward
        > last
        > first
          step: 0
    "#]]);
}

#[test]
fn cut_offs_are_found_forwards_and_back_and_where_there_is_none_the_step_stays() {
    story(expect![[r#"
        > previousCutoff
        > nextCutoff
          step: 14
        ? event
          cut off 5 on alpha after 6
        > nextCutoff
        > last
          step: 26
        > previousCutoff
          step: 14
    "#]]);
}

#[test]
fn playing_steps_at_once_and_with_every_tick_until_the_end_and_a_key_stops_it() {
    story(expect![[r#"
        > play
          animate: true
          playing: true
          step: 1
        > tick
          step: 2
        > stepBack
          animate: false
          playing: false
          step: 1
        > togglePlay
          animate: true
          playing: true
          step: 2
        > togglePlay
          playing: false
        > tick
        > last
          animate: false
          step: 26
        > stepBack
          step: 25
        > togglePlay
          animate: true
          step: 26
        > togglePlay
          animate: false
          playing: true
          step: 0
    "#]]);
}

#[test]
fn an_answer_is_right_or_wrong_and_is_counted_and_then_what_happens_is_told() {
    story(expect![[r##"
        # At node c, after 14, its next child is looked at.
        > goTo {"step": 18}
          step: 18
        > togglePredict
          predict: true
        > stepForward
          animate: true
          asking: question
          knowsEditing: true
          knowsStepping: true
        > answer {"answer": "yes"}
          asking: right
          predictions: [{isRight, step 18}]
          step: 19
        > stepForward
          asking: no
          step: 20
        # At node b, 2 cuts off. Asked again, the last answer counts.
        > goTo {"step": 13}
          animate: false
          step: 13
        > stepForward
          animate: true
          asking: question
        > answer {"answer": "yes"}
          asking: wrong
          predictions: [{isRight, step 18}, {step 13}]
          step: 14
        > stepBack
          animate: false
          asking: no
          step: 13
        > stepForward
          animate: true
          asking: question
        > answer {"answer": "no"}
          asking: right
          predictions: [{isRight, step 18}, {isRight, step 13}]
          step: 14
        # A remote goes on without an answer.
        > stepBack
          animate: false
          asking: no
          step: 13
        > stepForward
          animate: true
          asking: question
        > stepForward
          asking: answer
          step: 14
    "##]]);
    story(expect![[r#"
        > goTo {"step": 18}
          step: 18
        > togglePredict
          predict: true
        > stepForward
          animate: true
          asking: question
          knowsEditing: true
          knowsStepping: true
        > answer {"answer": "no"}
          asking: wrong
          predictions: [{step 18}]
          step: 19
    "#]]);
}

#[test]
fn nothing_is_answered_where_nothing_is_asked() {
    story(expect![[r#"
        > goTo {"step": 18}
          step: 18
        > answer {"answer": "yes"}
        > togglePredict
          predict: true
        > answer {"answer": "yes"}
    "#]]);
}

#[test]
fn another_run_and_another_turn_begin_to_count_anew() {
    story(expect![[r#"
        > goTo {"step": 18}
          step: 18
        > togglePredict
          predict: true
        > stepForward
          animate: true
          asking: question
          knowsEditing: true
          knowsStepping: true
        > answer {"answer": "yes"}
          asking: right
          predictions: [{isRight, step 18}]
          step: 19
        > setText {"text": "((1 2) 3)"}
          animate: false
          asking: no
          example: none
          history: 1 to undo, 0 to redo
          predictions: []
          shown: ((1 2) 3), plain
          source: ((1 2) 3)
          step: 9
        =
        > goTo {"step": 18}
          step: 18
        > togglePredict
          predict: true
        > stepForward
          animate: true
          asking: question
          knowsEditing: true
          knowsStepping: true
        > answer {"answer": "yes"}
          asking: right
          predictions: [{isRight, step 18}]
          step: 19
        > togglePredict
          asking: no
          predict: false
          predictions: []
    "#]]);
}

#[test]
fn the_way_to_the_next_cut_off_asks_before_every_decision() {
    let mut page = Page::after("togglePredict");
    let length = page.run().length();
    for _ in 0..100 {
        let (step, is_asked) = (page.state().step, page.state().asking == Quiz::Question);
        if step == length {
            break;
        }
        page.act("nextCutoff");
        assert!(!is_asked || page.state().step == step + 1);
        assert!(is_asked || !page.event().starts_with("cut off"), "only after a question");
    }
    assert_eq!(page.state().step, length);
}

#[test]
fn a_presentation_goes_by_lecture_steps_and_the_page_by_events_again() {
    story(expect![[r#"
        > togglePresent
          grain: lecture
          knowsPresenting: true
          present: true
        # Which nobody has chosen.
        ? link
          tree=((3+12+8)(2+4+6)(14+5+2))
        > togglePresent
          grain: event
          present: false
        > togglePresent
          grain: lecture
          present: true
        > leave
          grain: event
          present: false
        > toggleBlank {"blank": "black"}
          blank: black
        > leave
          blank: none
    "#]]);
}

#[test]
fn the_grain_that_someone_or_a_link_has_chosen_stays() {
    for grain in ["event", "leaf", "cut-off"] {
        let by_hand = format!(r#"setGrain {{"grain": "{grain}"}}"#);
        let by_link = format!(r##"openLink {{"hash": "#tree=(1 2)&grain={grain}"}}"##);
        for choice in [by_hand, by_link] {
            let page = Page::after(&choice).then("togglePresent");
            assert_eq!(page.state().grain.id(), grain);
            assert_eq!(page.then("togglePresent").state().grain.id(), grain);
        }
    }
    story(expect![[r#"
        # Chosen while presenting.
        > togglePresent
          grain: lecture
          knowsPresenting: true
          present: true
        > cycleGrain
          grain: leaf
          isGrainOwn: true
        > togglePresent
          present: false
        > cycleGrain
          grain: cut-off
        > cycleGrain
          grain: event
        > cycleGrain
          grain: lecture
    "#]]);
}

#[test]
fn f5_starts_at_the_first_step_with_shift_at_this_one_and_a_show_that_is_on_goes_on() {
    story(expect![[r#"
        > goTo {"step": 5}
          step: 5
        > startShow {"from": "here"}
          grain: lecture
          knowsPresenting: true
          present: true
        > stepForward
          animate: true
          knowsStepping: true
          step: 6
        > startShow {"from": "first"}
        =
        > goTo {"step": 5}
          step: 5
        > startShow {"from": "first"}
          grain: lecture
          knowsPresenting: true
          present: true
          step: 0
    "#]]);
}

#[test]
fn over_a_blank_screen_a_press_only_brings_the_tree_back() {
    for press in ["stepForward", "stepBack", "nextCutoff", "last", "play", r#"startShow {"from": "first"}"#] {
        let page = Page::after(r#"goTo {"step": 5}"#).then("dismissTip");
        let before = page.state().clone();
        let page = page.then(r#"toggleBlank {"blank": "white"}"#).then(press);
        assert_eq!(*page.state(), before, "{press}");
    }
    story(expect![[r#"
        > play
          animate: true
          playing: true
          step: 1
        > toggleBlank {"blank": "black"}
          blank: black
          playing: false
        > toggleBlank {"blank": "white"}
          blank: white
        > goTo {"step": 7}
          animate: false
          step: 7
        > toggleBlank {"blank": "white"}
          blank: none
    "#]]);
}

/// The steps at which slides end.
fn stops(page: &mut Page) -> Vec<usize> {
    let (run, pace) = (page.run(), pace(page.state()));
    std::iter::successors(Some(0), |&at| (at < run.length()).then(|| run.next_stop(at, pace))).collect()
}

#[test]
fn a_leaf_is_changed_at_every_slide_of_a_course_and_the_show_stays_there() {
    let mut courses = Vec::new();
    for (course, example) in examples() {
        if courses.contains(&course) {
            continue;
        }
        courses.push(course);
        let opening = format!(r#"chooseExample {{"id": "{}"}}"#, example.id);
        let mut opened = Page::after(&opening).then("togglePresent");
        let run = opened.run();
        let words = in_words(&run.tree, &run.trace, run.settings.window);
        let mut changed = 0;
        for step in stops(&mut opened) {
            for leaf in run.tree.nodes().filter(|&node| run.tree.is_leaf(node)) {
                let is_one = run.tree.score(leaf).is_some_and(|score| score.value() == 1.0);
                let mut page = opened.copy();
                page.act(&format!(r#"goTo {{"step": {step}}}"#));
                page.act(&format!(r#"editLeaf {{"node": {}}}"#, leaf.0));
                page.act(&format!(r#"editText {{"node": {}, "text": "{}"}}"#, leaf.0, if is_one { 0 } else { 1 }));
                page.act(r#"commitEdit {"move": "stay"}"#);
                assert!(page.state().present && page.state().editing.is_none());
                assert_eq!(page.state().switches, opened.state().switches);
                let evaluated = format!("evaluate {} ", leaf.0);
                let is_seen = words[..step].iter().any(|event| event.starts_with(&evaluated));
                // What was seen may have led elsewhere; the rest of the run is still to come.
                if is_seen {
                    continue;
                }
                changed += 1;
                assert_eq!(page.state().step, step, "leaf {} at step {step}", leaf.0);
                assert!(stops(&mut page).contains(&step), "leaf {}: step {step} still ends a slide", leaf.0);
            }
        }
        assert!(0 < changed, "{}", example.id);
    }
    assert_eq!(courses.len(), 6);
}
