//! Changing the tree: in its field, in any form, and at a leaf, key by key. An intermediate score is shown at once, and what turns out to
//! be invalid leaves nothing behind.

use expect_test::expect;
use secateur::NodeId;
use secateur_session::memory::read_score;
use secateur_session::state::State;

use super::page::{Page, story};

#[test]
fn an_edited_leaf_is_run_again_at_once_at_the_same_point_of_the_search() {
    story(expect![[r#"
        > goTo {"step": 8}
          step: 8
        ? event
          return 1 = 3 exact
        > editLeaf {"node": 2}
          editing: {node 2, text 3}
          focusNode: 2
          knowsEditing: true
          strip: 2
        > editText {"node": 2, "text": "7"}
          editing: {node 2, text 7}
          example: none
          history: 1 to undo, 0 to redo
          shown: ((7 12 8) (2 4 6) (14 5 2)), plain
          source: ((7 12 8) (2 4 6) (14 5 2))
        ? event
          return 1 = 7 exact
        > commitEdit {"move": "stay"}
          editing: none
    "#]]);
}

#[test]
fn where_the_point_is_gone_the_nearest_earlier_one_is_shown() {
    story(expect![[r##"
        # With 3 instead of 14 the first leaf of c cuts, so its other leaves are never evaluated.
        > goTo {"step": 23}
          step: 23
        ? event
          evaluate 12 = 2 in (3, 5)
        > setScore {"node": 10, "text": "3"}
          example: none
          focusNode: 10
          history: 1 to undo, 0 to redo
          shown: ((3 12 8) (2 4 6) (3 5 2)), plain
          source: ((3 12 8) (2 4 6) (3 5 2))
          step: 18
          strip: 10
        ? event
          improve 9 by 10 to 3
    "##]]);
}

#[test]
fn a_wrong_score_says_why_keeps_what_was_typed_and_changes_nothing() {
    story(expect![[r#"
        > editLeaf {"node": 2}
          editing: {node 2, text 3}
          focusNode: 2
          knowsEditing: true
          strip: 2
        > editText {"node": 2, "text": "1x"}
          editing: {error {column 1, found 1x, kind bad-score, length 2, line 1, offset 0}, node 2, text 1x}
        > commitEdit {"move": "next"}
        > editLeaf {"node": 3}
        > leaveEdit
          editing: none
    "#]]);
}

#[test]
fn the_beginning_of_a_score_is_no_mistake_yet_but_cannot_be_kept() {
    for text in ["", "-", "−", ".", "i", "-in"] {
        let typed = format!(r#"editText {{"node": 2, "text": "{text}"}}"#);
        let page = Page::after(r#"editLeaf {"node": 2}"#).then(&typed);
        assert_eq!(page.state().editing.as_ref().unwrap().error, None, "{text}");
        let page = page.then(r#"commitEdit {"move": "stay"}"#);
        let editing = page.state().editing.as_ref().unwrap();
        assert!(editing.error.is_some(), "{text}");
        assert_eq!(editing.text, text);
    }
}

#[test]
fn escape_brings_back_text_step_and_example_from_before() {
    story(expect![[r#"
        > goTo {"step": 14}
          step: 14
        > editLeaf {"node": 6}
          editing: {node 6, text 2}
          focusNode: 6
          knowsEditing: true
          strip: 6
        > editText {"node": 6, "text": "9"}
          editing: {node 6, text 9}
          example: none
          history: 1 to undo, 0 to redo
          shown: ((3 12 8) (9 4 6) (14 5 2)), plain
          source: ((3 12 8) (9 4 6) (14 5 2))
          step: 13
        > cancelEdit
          editing: none
          example: textbook
          history: 0 to undo, 0 to redo
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
          source: ((3 12 8) (2 4 6) (14 5 2))
          step: 14
    "#]]);
}

#[test]
fn tab_goes_to_the_next_leaf_and_back_and_leaves_at_the_ends() {
    story(expect![[r#"
        > editLeaf {"node": 4}
          editing: {node 4, text 8}
          focusNode: 4
          knowsEditing: true
          strip: 4
        > commitEdit {"move": "next"}
          editing: {node 6, text 2}
          focusNode: 6
          strip: 6
        > commitEdit {"move": "previous"}
          editing: {node 4, text 8}
          focusNode: 4
          strip: 4
        > commitEdit {"move": "previous"}
          editing: {node 3, text 12}
          focusNode: 3
          strip: 3
        > cancelEdit
          editing: none
        > editLeaf {"node": 12}
          editing: {node 12, text 2}
          focusNode: 12
          strip: 12
        > commitEdit {"move": "next"}
          editing: none
    "#]]);
}

#[test]
fn only_a_leaf_can_be_edited_and_only_where_leaves_take_scores() {
    story(expect![[r#"
        > editLeaf {"node": 1}
        # What has not been grown has no score, and a tree that is grown for its search takes none by hand.
        = game=connect-four&depth=3&seen-by=alpha-beta
        > editLeaf {"node": 4}
          wantsScore: true
        > settle
          wantsScore: false
        > growWhole
          history: 1 to undo, 0 to redo
          shown: game=connect-four&depth=3, plain
          source: game=connect-four&depth=3
        > editLeaf {"node": 3}
          editing: {node 3, text 3}
          focusNode: 3
          knowsEditing: true
          strip: 3
    "#]]);
}

#[test]
fn decimals_negative_numbers_and_outcomes_can_be_typed() {
    let typed = [("-2.5", -2.5), ("−4", -4.0), ("W", f64::INFINITY), ("L", f64::NEG_INFINITY), ("D", 0.0)];
    for (text, score) in typed {
        let mut page = Page::after(&format!(r#"setScore {{"node": 2, "text": "{text}"}}"#));
        assert_eq!(page.run().tree.score(NodeId(2)).unwrap().value(), score, "{text}");
        assert_eq!(page.state().editing, None);
    }
}

#[test]
fn a_score_that_stands_alone_may_have_a_decimal_comma_and_a_thousand_is_none() {
    for (text, score) in [("3,5", 3.5), ("−0,25", -0.25), (" ,5 ", 0.5)] {
        assert_eq!(read_score(text).unwrap().value(), score, "{text}");
    }
    for text in ["1,000", "1,2,3", "3,", ","] {
        assert_eq!(read_score(text).unwrap_err().kind, "bad-score", "{text}");
    }
}

#[test]
fn bad_text_keeps_the_last_good_tree_on_the_stage_and_good_text_replaces_it() {
    story(expect![[r#"
        > setText {"text": "((3 12"}
          history: 1 to undo, 0 to redo
          source: ((3 12
        ? problems
          {error {column 2, found (, kind unclosed, length 1, line 1, offset 1}}
        > setText {"text": "(1 2)"}
          example: none
          shown: (1 2), plain
          source: (1 2)
        ? problems
          {}
    "#]]);
}

#[test]
fn a_new_setting_is_run_even_while_the_text_is_bad() {
    story(expect![[r#"
        > setText {"text": "(("}
          history: 1 to undo, 0 to redo
          source: ((
        > chooseAlgorithm {"id": "minimax"}
          settings: algorithm=minimax
          shown: ((3 12 8) (2 4 6) (14 5 2)), algorithm=minimax
    "#]]);
}

#[test]
fn the_tree_walk_never_stands_on_a_node_that_is_gone() {
    story(expect![[r#"
        > focusNode {"node": 12}
          focusNode: 12
          strip: 12
        > setText {"text": "(1 2)"}
          example: none
          focusNode: none
          history: 1 to undo, 0 to redo
          shown: (1 2), plain
          source: (1 2)
          strip: none
    "#]]);
}

#[test]
fn missing_static_evaluations_are_filled_in_and_the_run_goes_on() {
    story(expect![[r#"
        > setText {"text": "((3 12 8) (2 4 6))"}
          example: none
          history: 1 to undo, 0 to redo
          shown: ((3 12 8) (2 4 6)), plain
          source: ((3 12 8) (2 4 6))
        > setField {"field": "depth", "text": "1"}
          drafts: {depth 1}
          settings: depth=1
        ? problems
          {trouble {kind missing-static-evaluation, node 1}}
        > fillStatics
          history: 2 to undo, 0 to redo
          shown: 6 (8 (3 12 8) 4 (2 4 6)), depth=1
          source: 6 (8 (3 12 8) 4 (2 4 6))
        ? problems
          {}
    "#]]);
}

#[test]
fn nothing_is_done_about_a_node_that_the_tree_does_not_have() {
    let about = ["jumpTo", "editLeaf", "editText", "awaitEdit", "setScore", "goOn", "focusNode"];
    for (tree, size) in [("(1 2)", 3), ("((1 2) 3)", 5)] {
        for name in about {
            for node in [size, 100, 1 << 31, u32::MAX] {
                let page = Page::showing(&format!("tree={tree}"));
                let before = page.state().clone();
                let page = page.then(&format!(r#"{name} {{"node": {node}, "text": "7"}}"#));
                assert_eq!(*page.state(), before, "{name} {node}");
            }
        }
    }
}

#[test]
fn a_focus_goes_with_its_tree() {
    story(expect![[r##"
        > setText {"text": "(3 4)"}
          example: none
          history: 1 to undo, 0 to redo
          shown: (3 4), plain
          source: (3 4)
        > openTree {"text": "((3 12 8) (2 4 6))"}
          history: 2 to undo, 0 to redo
          recent: (3 4)
          shown: ((3 12 8) (2 4 6)), plain
          source: ((3 12 8) (2 4 6))
        > focusNode {"node": 7}
          focusNode: 7
          strip: 7
        > openTree {"text": "(1 2)"}
          focusNode: none
          history: 3 to undo, 0 to redo
          recent: ((3 12 8) (2 4 6)) | (3 4)
          shown: (1 2), plain
          source: (1 2)
          strip: none
        > undo
          history: 2 to undo, 1 to redo
          shown: ((3 12 8) (2 4 6)), plain
          source: ((3 12 8) (2 4 6))
        > focusNode {"node": 7}
          focusNode: 7
          strip: 7
        > openLink {"hash": "#tree=(1 2)"}
          focusNode: none
          history: 3 to undo, 0 to redo
          shown: (1 2), plain
          source: (1 2)
          strip: none
        > undo
          history: 2 to undo, 1 to redo
          shown: ((3 12 8) (2 4 6)), plain
          source: ((3 12 8) (2 4 6))
        > focusNode {"node": 7}
          focusNode: 7
          strip: 7
        > openMaking {"wants": null}
          knowsEditing: true
          making: {}
        > setText {"text": "(1 2)"}
          focusNode: none
          history: 3 to undo, 0 to redo
          shown: (1 2), plain
          source: (1 2)
          strip: none
        > undo
          focusNode: 7
          history: 2 to undo, 1 to redo
          shown: ((3 12 8) (2 4 6)), plain
          source: ((3 12 8) (2 4 6))
        > focusNode {"node": 7}
        > openRecent {"index": 1}
          focusNode: none
          history: 3 to undo, 0 to redo
          making: none
          shown: (3 4), plain
          source: (3 4)
    "##]]);
}

/// The tree, apart from what is being typed.
fn tree(state: &State) -> impl PartialEq + std::fmt::Debug {
    let State { source, shown, step, example, history, .. } = state.clone();
    (source, shown, step, example, history)
}

/// Where the keys are pressed.
const LEAF: &str = r#"
    goTo {"step": 14}
    editLeaf {"node": 6}
"#;

/// One key after the other.
fn typed(text: &str) -> Vec<String> {
    let starts = text.char_indices().map(|(at, sign)| &text[..at + sign.len_utf8()]);
    starts.map(|text| format!(r#"editText {{"node": 6, "text": "{text}"}}"#)).collect()
}

fn without_edit(page: &Page) -> State {
    State { editing: None, ..page.state().clone() }
}

#[test]
fn what_is_no_score_brings_back_the_tree_and_the_step_even_after_a_part_that_was_one() {
    let before = Page::after(LEAF);
    for text in ["1/2", "1e999", "12x", "-3-", "1.2.3", "5 6", "4(", "infinite", "1,234,5"] {
        let mut page = Page::after(LEAF);
        let mut is_part_shown = false;
        for key in typed(text) {
            page.act(&key);
            is_part_shown |= page.shown() != before.shown();
        }
        assert!(is_part_shown || text == "infinite", "{text}: a part of it is shown");
        let wrong = page.then(r#"commitEdit {"move": "stay"}"#);
        let editing = wrong.state().editing.as_ref().unwrap();
        assert_eq!(editing.text, text, "what was typed stays");
        assert!(editing.error.is_some(), "{text}");
        assert_eq!(tree(wrong.state()), tree(before.state()), "{text}");
        assert_eq!(*wrong.then("leaveEdit").state(), without_edit(&before), "{text}");
    }
}

#[test]
fn the_beginning_of_a_score_shows_the_tree_from_before_too() {
    let before = Page::after(LEAF);
    for text in ["", "-", "i"] {
        let page = Page::after(LEAF).then(&typed("9")[0]).then(&format!(r#"editText {{"node": 6, "text": "{text}"}}"#));
        assert_eq!(page.state().editing.as_ref().unwrap().error, None);
        assert_eq!(tree(page.state()), tree(before.state()), "{text}");
        assert_eq!(*page.then("leaveEdit").state(), without_edit(&before), "{text}");
    }
}

#[test]
fn a_score_mended_after_a_mistake_is_one_change_and_is_kept_when_one_goes_elsewhere() {
    let page = Page::after(LEAF).then(&typed("1/2").join("\n")).then(&typed("20").join("\n")).then("leaveEdit");
    assert_eq!(page.state().editing, None);
    assert_eq!(page.way_back(), ["((3 12 8) (20 4 6) (14 5 2))", "((3 12 8) (2 4 6) (14 5 2))"]);
}

#[test]
fn settings_that_were_chosen_meanwhile_stay_when_what_was_typed_is_taken_back() {
    let before = Page::after(LEAF);
    for (wrong, end) in [("k", "leaveEdit"), ("9", "cancelEdit"), ("-", "cancelEdit")] {
        let page = Page::after(LEAF).then(&typed(wrong)[0]).then(r#"chooseAlgorithm {"id": "minimax"}"#).then(end);
        assert_eq!(page.source(), before.source());
        assert_eq!(page.state().shown.settings.algorithm.id, "minimax", "{wrong}");
        assert_eq!(page.state().history, before.state().history);
    }
    story(expect![[r#"
        > beginText
          typing: {}
        > setText {"text": "(1 2)"}
          example: none
          history: 1 to undo, 0 to redo
          shown: (1 2), plain
          source: (1 2)
        > chooseAlgorithm {"id": "minimax"}
          settings: algorithm=minimax
          shown: (1 2), algorithm=minimax
        > cancelText
          example: textbook
          history: 0 to undo, 0 to redo
          shown: ((3 12 8) (2 4 6) (14 5 2)), algorithm=minimax
          source: ((3 12 8) (2 4 6) (14 5 2))
          typing: none
    "#]]);
}

#[test]
fn what_is_typed_on_from_before_is_still_known_when_everything_else_is_forgotten() {
    let before = Page::after(LEAF);
    let mut page = Page::after(LEAF).then(&typed("1e9").join("\n"));
    page.forget();
    let mut page = page.then(&typed("1e999")[3..].join("\n"));
    assert_eq!(page.state().shown, before.state().shown);
    page.forget();
    let page = page.then(&typed("1")[0]).then("cancelEdit");
    assert_eq!(tree(page.state()), tree(before.state()));
}

#[test]
fn an_edit_that_waits_is_made_before_the_next_leaf_is_opened() {
    story(expect![[r#"
        > editLeaf {"node": 2}
          editing: {node 2, text 3}
          focusNode: 2
          knowsEditing: true
          strip: 2
        > awaitEdit {"node": 2, "text": "7"}
          editing: {isWaiting, node 2, text 7}
        > editLeaf {"node": 3}
          editing: {node 3, text 12}
          example: none
          focusNode: 3
          history: 1 to undo, 0 to redo
          shown: ((7 12 8) (2 4 6) (14 5 2)), plain
          source: ((7 12 8) (2 4 6) (14 5 2))
          strip: 3
        > awaitEdit {"node": 3, "text": "x"}
          editing: {isWaiting, node 3, text x}
        > commitEdit {"move": "next"}
          editing: {error {column 1, found x, kind bad-score, length 1, line 1, offset 0}, node 3, text x}
    "#]]);
}

#[test]
fn what_is_typed_while_it_is_read_elsewhere_is_kept_with_the_text_in_whose_place_it_comes() {
    story(expect![[r#"
        > awaitText {"text": "(1 2)"}
        > beginText
          typing: {}
        > awaitText {"text": "(1 2)"}
          typing: {waiting {over ((3 12 8) (2 4 6) (14 5 2)), text (1 2)}}
        > setText {"text": "(1 2)"}
          example: none
          history: 1 to undo, 0 to redo
          shown: (1 2), plain
          source: (1 2)
        > beginText
        > endText
          typing: none
    "#]]);
}

#[test]
fn whoever_leaves_the_field_as_it_was_keeps_the_steps_that_a_remote_has_taken() {
    story(expect![[r#"
        > beginText
          typing: {}
        > stepForward
          animate: true
          step: 1
        > cancelText
          typing: none
        > beginText
          typing: {}
        > setText {"text": "(1 2"}
          animate: false
          history: 1 to undo, 0 to redo
          source: (1 2
        > stepForward
          animate: true
          step: 2
        > cancelText
          animate: false
          history: 0 to undo, 0 to redo
          source: ((3 12 8) (2 4 6) (14 5 2))
          step: 1
          typing: none
    "#]]);
}

#[test]
fn what_looks_like_decimals_is_asked_about_and_lists_are_not() {
    story(expect![[r#"
        > setText {"text": "(3,5 4,2)"}
          example: none
          history: 1 to undo, 0 to redo
          shown: (3,5 4,2), plain
          source: (3,5 4,2)
        ? pointed
          (3.5 4.2)
        > readDecimals
          history: 2 to undo, 0 to redo
          shown: (3.5 4.2), plain
          source: (3.5 4.2)
        # It is settled.
        ? pointed
          no
        > undo
          history: 1 to undo, 1 to redo
          shown: (3,5 4,2), plain
          source: (3,5 4,2)
        > setText {"text": "((3,5 12) (2 4,25))"}
          history: 2 to undo, 0 to redo
          shown: ((3,5 12) (2 4,25)), plain
          source: ((3,5 12) (2 4,25))
        ? pointed
          ((3.5 12) (2 4.25))
        > setText {"text": "((-1,5 2) 3)"}
          history: 3 to undo, 0 to redo
          shown: ((-1,5 2) 3), plain
          source: ((-1,5 2) 3)
        ? pointed
          ((-1.5 2) 3)
        > readDecimals
          history: 4 to undo, 0 to redo
          shown: ((-1.5 2) 3), plain
          source: ((-1.5 2) 3)
    "#]]);
    let lists = ["[[3,12,8],[2,4,6]]", "[[3, 12], [2, 4]]", "((3 12) (2 4))", "[[3,12],[2,4]]", "(3.5, 4.2)", "(3,5"];
    for text in lists.into_iter().chain(["((1,2,3) (4,5))"]) {
        let mut page = Page::after(&format!(r#"setText {{"text": "{text}"}}"#));
        assert_eq!(page.answer("pointed"), "no", "{text}");
    }
}

#[test]
fn whoever_leaves_the_commas_is_not_asked_again_about_the_same_numbers() {
    story(expect![[r#"
        > setText {"text": "(3,5 4,2)"}
          example: none
          history: 1 to undo, 0 to redo
          shown: (3,5 4,2), plain
          source: (3,5 4,2)
        > keepCommas
          commasKept: 3,5 4,2
        ? pointed
          no
        > setText {"text": "((3,5 4,2) 1)"}
          history: 2 to undo, 0 to redo
          shown: ((3,5 4,2) 1), plain
          source: ((3,5 4,2) 1)
        ? pointed
          no
        > setText {"text": "(7,5 4,2)"}
          history: 3 to undo, 0 to redo
          shown: (7,5 4,2), plain
          source: (7,5 4,2)
        ? pointed
          (7.5 4.2)
    "#]]);
}

#[test]
fn what_is_typed_in_another_form_is_shown_as_the_tree_that_it_means() {
    let text =
        r#"{"children": [{"children": [{"value": 3}, {"value": 12}]}, {"children": [{"value": 2}, {"value": 4}]}]}"#;
    let quoted = serde_json::to_string(text).unwrap();
    let mut page = Page::after(&format!(r#"setText {{"text": {quoted}}}"#));
    let read = page.state().read_as.clone().unwrap();
    assert_eq!((read.form, &*read.typed, &*read.text), ("json", text, page.shown()));
    assert_eq!(page.answer("shortest"), "((3 12)(2 4))");
    let edited = page.then("editLeaf {\"node\": 2}\neditText {\"node\": 2, \"text\": \"9\"}");
    assert_eq!(edited.source(), "((9 12)(2 4))", "an edit is made in the notation");
    let given = Page::after(&format!(r#"openGiven {{"text": {quoted}}}"#));
    assert_eq!(given.state().read_as, Some(read));
}

#[test]
fn a_text_in_another_form_is_read_with_what_is_said_of_it() {
    story(expect![[r#"
        > setText {"text": "(max (min 3 12 8) (min 2 sys.maxsize 6))"}
          example: none
          history: 1 to undo, 0 to redo
          readAs: {form lisp, messages [[read-as, form, lisp], [read-endless, number, sys.maxsize]], text max(min(3, 12, 8, ) min(2, W, 6, ) ), typed (max (min 3 12 8) (min 2 sys.maxsize 6))}
          shown: max(min(3, 12, 8, ) min(2, W, 6, ) ), plain
          source: max(min(3, 12, 8, ) min(2, W, 6, ) )
        ? shortest
          ((3 12 8)(2 W 6))
        # One in the notation again has nothing to be said.
        > setText {"text": "(1 2)"}
          history: 2 to undo, 0 to redo
          readAs: none
          shown: (1 2), plain
          source: (1 2)
    "#]]);
}

#[test]
fn the_other_reading_can_be_taken_and_the_one_there_is_be_kept() {
    story(expect![[r#"
        > setText {"text": "(2 (3 5))"}
          example: none
          history: 1 to undo, 0 to redo
          readAs: {form notation, messages [[hint-static, score, 2]], other {form notation, text (2, (3 5))}, text (2 (3 5)), typed (2 (3 5))}
          shown: (2 (3 5)), plain
          source: (2 (3 5))
        > readOther
          history: 2 to undo, 0 to redo
          readAs: none
          shown: (2, (3 5)), plain
          source: (2, (3 5))
        ? shortest
          (2,(3 5))
        > setText {"text": "(2 (3 5))"}
          history: 1 to undo, 1 to redo
          readAs: {form notation, messages [[hint-static, score, 2]], other {form notation, text (2, (3 5))}, text (2 (3 5)), typed (2 (3 5))}
          shown: (2 (3 5)), plain
          source: (2 (3 5))
        > keepReading
          readAs: none
    "#]]);
}

#[test]
fn what_can_be_meant_in_two_ways_is_refused_and_the_tree_before_it_stays() {
    story(expect![[r#"
        > setText {"text": "(1 2)"}
          example: none
          history: 1 to undo, 0 to redo
          shown: (1 2), plain
          source: (1 2)
        > setText {"text": "(max (1 2) (3 4))"}
          history: 2 to undo, 0 to redo
          source: (max (1 2) (3 4))
        ? problems
          {error {column 2, found max, kind form-operator, length 3, line 1, offset 1}}
        # What comes as a text of the notation is one.
        =
        > openTree {"text": "(max (5 2) (3 4))"}
          example: none
          history: 1 to undo, 0 to redo
          shown: (max (5 2) (3 4)), plain
          source: (max (5 2) (3 4))
        ? problems
          {}
    "#]]);
}

#[test]
fn what_other_programs_write_and_is_not_read_here_is_refused_by_its_name() {
    story(expect![[r#"
        > setText {"text": "((b1:3,b2:12)B,(c1:2,c2:4)C)A;"}
          history: 1 to undo, 0 to redo
          source: ((b1:3,b2:12)B,(c1:2,c2:4)C)A;
        ? problems
          {error {column 1, found ((b1:3,b2:12)B,(c1:2,c2:4)C)A;, kind form-newick, length 30, line 1, offset 0}}
        > setText {"text": "graph TD\n  A --> B"}
          source: graph TD⏎  A --> B
        ? problems
          {error {column 1, found graph TD, kind form-mermaid, length 8, line 1, offset 0}}
        > setText {"text": "((1 2) (3"}
          source: ((1 2) (3
        ? problems
          {error {column 8, found (, kind unclosed, length 1, line 1, offset 7}}
        # A text that goes on from no node says where.
        > setText {"text": "kept-from=1.3 ((3 12) 8)"}
          source: kept-from=1.3 ((3 12) 8)
        ? problems
          {error {column 11, found 1.3, kind no-such-node, length 3, line 1, offset 10}}
    "#]]);
}

#[test]
fn what_is_wrong_with_a_game_stands_where_it_is_and_the_former_tree_stays() {
    story(expect![[r#"
        = tree=((1 2) 3)
        > setText {"text": "game=connect-four&moves=4458&depth=2"}
          history: 1 to undo, 0 to redo
          source: game=connect-four&moves=4458&depth=2
        ? problems
          {error {column 28, field moves, found 8, kind game-no-move, length 1, line 1, offset 27}}
    "#]]);
}
