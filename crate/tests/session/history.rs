//! Undo and redo: what they restore, what is grouped, and how much is stored.

use expect_test::expect;

use super::page::{Page, story};

const TEXTBOOK: &str = "((3 12 8) (2 4 6) (14 5 2))";

/// Each text in the field as someone types.
fn typing(texts: &[&str]) -> String {
    texts.iter().map(|text| format!("setText {{\"text\": \"{text}\"}}\n")).collect()
}

/// A leaf is opened, typed in, and left.
fn leaf(node: u32, texts: &[&str]) -> String {
    let typed: String =
        texts.iter().map(|text| format!("editText {{\"node\": {node}, \"text\": \"{text}\"}}\n")).collect();
    format!("editLeaf {{\"node\": {node}}}\n{typed}commitEdit {{\"move\": \"stay\"}}\n")
}

#[test]
fn nothing_to_undo_or_redo_changes_nothing() {
    story(expect![[r#"
        > undo
        > redo
    "#]]);
}

#[test]
fn an_edited_leaf_is_one_change_however_much_was_typed() {
    story(expect![[r#"
        > goTo {"step": 8}
          step: 8
        > editLeaf {"node": 2}
          editing: {node 2, text 3}
          focusNode: 2
          knowsEditing: true
          strip: 2
        > editText {"node": 2, "text": "1"}
          editing: {node 2, text 1}
          example: none
          history: 1 to undo, 0 to redo
          shown: ((1 12 8) (2 4 6) (14 5 2)), plain
          source: ((1 12 8) (2 4 6) (14 5 2))
        > editText {"node": 2, "text": "17"}
          editing: {node 2, text 17}
          shown: ((17 12 8) (2 4 6) (14 5 2)), plain
          source: ((17 12 8) (2 4 6) (14 5 2))
          step: 12
        > editText {"node": 2, "text": "17x"}
          editing: {error {column 1, found 17x, kind bad-score, length 3, line 1, offset 0}, node 2, text 17x}
          example: textbook
          history: 0 to undo, 0 to redo
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
          source: ((3 12 8) (2 4 6) (14 5 2))
          step: 8
        > editText {"node": 2, "text": "17."}
          editing: {node 2, text 17.}
          example: none
          history: 1 to undo, 0 to redo
          shown: ((17. 12 8) (2 4 6) (14 5 2)), plain
          source: ((17. 12 8) (2 4 6) (14 5 2))
          step: 12
        > editText {"node": 2, "text": "17.5"}
          editing: {node 2, text 17.5}
          shown: ((17.5 12 8) (2 4 6) (14 5 2)), plain
          source: ((17.5 12 8) (2 4 6) (14 5 2))
        > commitEdit {"move": "stay"}
          editing: none
        ? back
          ((17.5 12 8) (2 4 6) (14 5 2)) ← ((3 12 8) (2 4 6) (14 5 2))
        > undo
          example: textbook
          history: 0 to undo, 1 to redo
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
          source: ((3 12 8) (2 4 6) (14 5 2))
          step: 8
        > redo
          example: none
          history: 1 to undo, 0 to redo
          shown: ((17.5 12 8) (2 4 6) (14 5 2)), plain
          source: ((17.5 12 8) (2 4 6) (14 5 2))
          step: 12
    "#]]);
}

#[test]
fn the_same_leaf_edited_twice_is_two_changes() {
    let page = Page::after(&leaf(2, &["1"])).then(&leaf(2, &["2"]));
    assert_eq!(page.way_back().len(), 3);
}

#[test]
fn an_edit_that_escape_took_back_leaves_nothing_to_undo() {
    story(expect![[r#"
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
        > cancelEdit
          editing: none
          example: textbook
          history: 0 to undo, 0 to redo
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
          source: ((3 12 8) (2 4 6) (14 5 2))
        > undo
    "#]]);
}

#[test]
fn what_one_press_makes_and_leaves_for_the_next_leaf_can_be_undone_after_escape() {
    story(expect![[r#"
        > editLeaf {"node": 2}
          editing: {node 2, text 3}
          focusNode: 2
          knowsEditing: true
          strip: 2
        > awaitEdit {"node": 2, "text": "7"}
          editing: {isWaiting, node 2, text 7}
        > commitEdit {"move": "next"}
          editing: {node 3, text 12}
          example: none
          focusNode: 3
          history: 1 to undo, 0 to redo
          shown: ((7 12 8) (2 4 6) (14 5 2)), plain
          source: ((7 12 8) (2 4 6) (14 5 2))
          strip: 3
        > editText {"node": 3, "text": "5"}
          editing: {node 3, text 5}
          history: 2 to undo, 0 to redo
          shown: ((7 5 8) (2 4 6) (14 5 2)), plain
          source: ((7 5 8) (2 4 6) (14 5 2))
        > cancelEdit
          editing: none
          history: 1 to undo, 0 to redo
          shown: ((7 12 8) (2 4 6) (14 5 2)), plain
          source: ((7 12 8) (2 4 6) (14 5 2))
        > undo
          example: textbook
          history: 0 to undo, 1 to redo
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
          source: ((3 12 8) (2 4 6) (14 5 2))
    "#]]);
}

#[test]
fn characters_of_a_word_are_one_change_and_words_are_several() {
    let words = ["(1)", "(1", "(1 ", "(1 2", "(1 23", "(1 23 ", "(1 23 4", "(1 23 4)"];
    let back = Page::after(&typing(&words)).way_back();
    assert_eq!(back[back.len() - 2..], ["(1)", TEXTBOOK]);
    let numbers = ["(1 2)", "(13 2)", "(135 2)", "(135 4)", "(135 42)", "(135 4)", "(135 )", "(135)"];
    let back = Page::after(&typing(&numbers)).way_back();
    assert_eq!(back, ["(135)", "(135 42)", "(135 2)", "(1 2)", TEXTBOOK]);
}

#[test]
fn names_in_any_writing_are_typed_in_words_too() {
    let named = ["(я: 1)", "(яб: 1)", "(ябв: 1)", "(ябв: 12)", "(яб: 12)", "(я: 12)", "(𝄞: 12)", "(𝄞𝄞: 12)"];
    let back = Page::after(&typing(&named)).way_back();
    assert_eq!(back, ["(𝄞𝄞: 12)", "(я: 12)", "(ябв: 12)", "(ябв: 1)", "(я: 1)", TEXTBOOK]);
}

#[test]
fn the_fields_own_undo_goes_back_in_the_history_too() {
    let page = Page::after(&typing(&["(1 2)", "(1 2 3)", "(1 2)"]));
    assert_eq!(page.way_back(), ["(1 2)", TEXTBOOK]);
    assert_eq!(page.copy().then("redo").source(), "(1 2 3)");
    assert_eq!(page.then(&typing(&["(1 2 3)"])).way_back(), ["(1 2 3)", "(1 2)", TEXTBOOK]);
}

#[test]
fn a_text_that_cannot_be_read_is_never_lost_to_an_example_and_comes_back_with_the_tree_that_stood_then() {
    story(expect![[r#"
        > setText {"text": "(1 2)"}
          example: none
          history: 1 to undo, 0 to redo
          shown: (1 2), plain
          source: (1 2)
        > setText {"text": "(1 2"}
          history: 2 to undo, 0 to redo
          source: (1 2
        > chooseExample {"id": "gomoku"}
          asOf: called
          best: v
          cuts: cross
          example: gomoku
          grain: lecture
          history: 3 to undo, 0 to redo
          infinity: letters
          interim: plain
          leafWindows: called
          letters: unnamed
          names: min-max
          notation: c
          numbers: seen
          recent: (1 2)
          rows: none
          separator: tight
          settings: cut=past-bound returns=fail-hard
          shown: (a: ((1 5 6) b: (8 3)) (L (1 W))), cut=past-bound returns=fail-hard
          skin: pills
          source: (a: ((1 5 6) b: (8 3)) (L (1 W)))
          unseen: dots
        > undo
          asOf: left
          best: best
          cuts: slashes
          example: none
          grain: event
          history: 2 to undo, 1 to redo
          infinity: signs
          interim: signed
          leafWindows: none
          letters: below
          names: greek
          notation: general
          numbers: start
          rows: names
          separator: comma
          settings: plain
          shown: (1 2), plain
          skin: triangles
          source: (1 2
          unseen: drawn
        > undo
          history: 1 to undo, 2 to redo
          source: (1 2)
    "#]]);
}

#[test]
fn a_text_that_was_refused_for_its_form_alone_is_refused_when_it_comes_back() {
    let refused = r#"setText {"text": "(max (1 2) (3 4))"}"#;
    let mut page = Page::after(refused).then("stepForward").then(r#"setText {"text": "(1 2)"}"#);
    page.forget();
    let mut page = page.then("undo");
    assert_eq!(page.shown(), TEXTBOOK);
    assert!(page.problems().contains("form-operator"));
    // Also by Escape, after more keys.
    let mut page = Page::after(refused).then("editLeaf {\"node\": 2}\neditText {\"node\": 2, \"text\": \"9\"}");
    page.forget();
    let mut page = page.then("cancelEdit");
    assert_eq!(page.source(), "(max (1 2) (3 4))");
    assert!(page.problems().contains("form-operator"));
}

#[test]
fn what_follows_a_search_that_was_chosen_is_nothing_to_undo() {
    story(expect![[r#"
        = game=connect-four&depth=2&seen-by=alpha-beta
        > setWeight {"feature": "open-lines", "text": "2", "isTyped": false}
          history: 1 to undo, 0 to redo
          shown: game=connect-four&depth=2&weights=open-lines=2&seen-by=alpha-beta, plain
          source: game=connect-four&depth=2&weights=open-lines=2&seen-by=alpha-beta
          weighing: {box {feature open-lines, weight 2}, was {best 3, feature open-lines, leaves 37, score -3, shown game=connect-four&depth=2&seen-by=alpha-beta, weights [1, 2]}}
        > chooseAlgorithm {"id": "pvs"}
          settings: algorithm=pvs
          shown: game=connect-four&depth=2&weights=open-lines=2&seen-by=pvs, algorithm=pvs
          source: game=connect-four&depth=2&weights=open-lines=2&seen-by=pvs
          weighing: none
        > undo
          history: 0 to undo, 1 to redo
          shown: game=connect-four&depth=2&seen-by=pvs, algorithm=pvs
          source: game=connect-four&depth=2&seen-by=pvs
    "#]]);
}

#[test]
fn undo_leads_to_a_step_that_there_is_also_where_another_search_was_chosen_since() {
    story(expect![[r#"
        > last
          step: 26
        > setText {"text": "(1 2)"}
          example: none
          history: 1 to undo, 0 to redo
          shown: (1 2), plain
          source: (1 2)
          step: 8
        > chooseOrder {"id": "best-first"}
          settings: order=best-first
          shown: (1 2), order=best-first
          step: 6
        > undo
          example: textbook
          history: 0 to undo, 1 to redo
          shown: ((3 12 8) (2 4 6) (14 5 2)), order=best-first
          source: ((3 12 8) (2 4 6) (14 5 2))
          step: 21
    "#]]);
}

#[test]
fn an_example_brings_settings_and_undo_brings_back_those_from_before_and_the_step() {
    story(expect![[r#"
        > setField {"field": "alpha", "text": "1"}
          drafts: {alpha 1}
          example: none
          settings: alpha=1
          shown: ((3 12 8) (2 4 6) (14 5 2)), alpha=1
        > goTo {"step": 7}
          step: 7
        > chooseExample {"id": "window-4-6"}
          asOf: called
          best: res
          drafts: {}
          example: window-4-6
          grain: lecture
          history: 1 to undo, 0 to redo
          infinity: unsigned
          interim: plain
          leafWindows: called
          notation: e
          recent: ((3 12 8) (2 4 6) (14 5 2))
          rows: none
          settings: alpha=4 beta=6 least=0 greatest=10
          shown: (((6 2) (8 7)) ((5 4) (9 3))), alpha=4 beta=6 least=0 greatest=10
          skin: circles
          source: (((6 2) (8 7)) ((5 4) (9 3)))
          step: 0
          windows: open
        > goTo {"step": 3}
          step: 3
        > undo
          asOf: left
          best: best
          drafts: {alpha 1}
          example: none
          grain: event
          history: 0 to undo, 1 to redo
          infinity: signs
          interim: signed
          leafWindows: none
          notation: general
          rows: names
          settings: alpha=1
          shown: ((3 12 8) (2 4 6) (14 5 2)), alpha=1
          skin: triangles
          source: ((3 12 8) (2 4 6) (14 5 2))
          step: 7
          windows: closed
        > redo
          asOf: called
          best: res
          drafts: {}
          example: window-4-6
          grain: lecture
          history: 1 to undo, 0 to redo
          infinity: unsigned
          interim: plain
          leafWindows: called
          notation: e
          rows: none
          settings: alpha=4 beta=6 least=0 greatest=10
          shown: (((6 2) (8 7)) ((5 4) (9 3))), alpha=4 beta=6 least=0 greatest=10
          skin: circles
          source: (((6 2) (8 7)) ((5 4) (9 3)))
          step: 3
          windows: open
    "#]]);
}

#[test]
fn examples_of_the_same_tree_with_other_windows_are_changes_too() {
    story(expect![[r#"
        > chooseExample {"id": "window-4-6"}
          asOf: called
          best: res
          example: window-4-6
          grain: lecture
          history: 1 to undo, 0 to redo
          infinity: unsigned
          interim: plain
          leafWindows: called
          notation: e
          rows: none
          settings: alpha=4 beta=6 least=0 greatest=10
          shown: (((6 2) (8 7)) ((5 4) (9 3))), alpha=4 beta=6 least=0 greatest=10
          skin: circles
          source: (((6 2) (8 7)) ((5 4) (9 3)))
          windows: open
        > chooseExample {"id": "window-2-3"}
          example: window-2-3
          history: 2 to undo, 0 to redo
          settings: alpha=2 beta=3 least=0 greatest=10
          shown: (((6 2) (8 7)) ((5 4) (9 3))), alpha=2 beta=3 least=0 greatest=10
        > undo
          example: window-4-6
          history: 1 to undo, 1 to redo
          settings: alpha=4 beta=6 least=0 greatest=10
          shown: (((6 2) (8 7)) ((5 4) (9 3))), alpha=4 beta=6 least=0 greatest=10
        # Once more, at another step, is one too.
        > goTo {"step": 3}
          step: 3
        > chooseExample {"id": "window-4-6"}
          history: 2 to undo, 0 to redo
          step: 0
        > undo
          history: 1 to undo, 1 to redo
          step: 3
    "#]]);
}

#[test]
fn after_an_edit_of_its_text_the_dialect_chosen_since_stays() {
    story(expect![[r#"
        > setScore {"node": 2, "text": "5"}
          example: none
          focusNode: 2
          history: 1 to undo, 0 to redo
          shown: ((5 12 8) (2 4 6) (14 5 2)), plain
          source: ((5 12 8) (2 4 6) (14 5 2))
          strip: 2
        > chooseDialect {"id": "fail-hard"}
          settings: returns=fail-hard
          shown: ((5 12 8) (2 4 6) (14 5 2)), returns=fail-hard
        > undo
          example: textbook
          history: 0 to undo, 1 to redo
          shown: ((3 12 8) (2 4 6) (14 5 2)), returns=fail-hard
          source: ((3 12 8) (2 4 6) (14 5 2))
    "#]]);
}

#[test]
fn a_new_change_forgets_what_could_be_redone() {
    story(expect![[r#"
        > setScore {"node": 2, "text": "5"}
          example: none
          focusNode: 2
          history: 1 to undo, 0 to redo
          shown: ((5 12 8) (2 4 6) (14 5 2)), plain
          source: ((5 12 8) (2 4 6) (14 5 2))
          strip: 2
        > undo
          example: textbook
          history: 0 to undo, 1 to redo
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
          source: ((3 12 8) (2 4 6) (14 5 2))
        > setScore {"node": 3, "text": "6"}
          example: none
          focusNode: 3
          history: 1 to undo, 0 to redo
          shown: ((3 6 8) (2 4 6) (14 5 2)), plain
          source: ((3 6 8) (2 4 6) (14 5 2))
          strip: 3
        > redo
    "#]]);
}

#[test]
fn the_history_is_bounded_in_moments_and_in_bytes() {
    let many: String = (20..320).map(|score| leaf(2, &[&score.to_string()])).collect();
    assert_eq!(Page::after(&many).state().history.lengths(), (200, 0));
    let long = " ".repeat(900_000);
    let mut page = Page::showing("tree=(1 2)");
    for number in 0..8 {
        page.act(&format!("setText {{\"text\": \"({number} 1){long}\"}}"));
    }
    assert!(page.state().history.lengths().0 < 6);
}
