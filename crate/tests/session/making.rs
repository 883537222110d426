//! Changes to a tree's shape: the resulting text, the new selection, the step that stays, and what is rejected.

use expect_test::expect;
use secateur_session::action::Action;
use secateur_session::marking::Outcome;
use secateur_session::memory::Finding;
use secateur_session::need::{Need, Patience};

use super::page::{Page, story};

fn change(node: u32, change: &str) -> String {
    format!("focusNode {{\"node\": {node}}}\nchangeTree {{\"change\": {change}}}")
}

fn check(text: &str, node: u32, asked: &str, expected: &str, focus: u32) {
    let page = Page::showing(&format!("tree={text}")).then(&change(node, asked));
    assert_eq!(page.source(), expected);
    assert_eq!(page.shown(), expected);
    assert_eq!(page.state().focus_node.map(|node| node.0), Some(focus), "{expected}");
    assert_eq!(page.state().making.as_ref().unwrap().error, None);
    assert_eq!(page.then("undo").source(), text);
}

#[test]
fn a_child_joins_its_parent_which_stays_chosen_and_a_sibling_is_chosen_at_once() {
    check("((3 4) 5)", 1, r#"{"kind": "add-child"}"#, "((3 4 0) 5)", 1);
    check("((3 4) 5)", 2, r#"{"kind": "add-child"}"#, "(((3) 4) 5)", 2);
    check("((3 4) 5)", 2, r#"{"kind": "add-sibling"}"#, "((3 0 4) 5)", 3);
}

#[test]
fn deleting_chooses_the_parent() {
    check("((3 4) 5)", 1, r#"{"kind": "delete"}"#, "(5)", 0);
    check("((3 4) 5)", 2, r#"{"kind": "delete"}"#, "((4) 5)", 1);
}

#[test]
fn moving_keeps_the_node_chosen() {
    check("((3 4) 5)", 4, r#"{"kind": "move-left"}"#, "(5, (3 4))", 1);
    check("((3 4) 5)", 1, r#"{"kind": "move-right"}"#, "(5, (3 4))", 2);
}

#[test]
fn a_player_a_name_a_score_a_static_evaluation() {
    check("((3 4) 5)", 1, r#"{"kind": "set-player", "player": "max"}"#, "(max (3 4) 5)", 1);
    check("((3 4) 5)", 1, r#"{"kind": "set-name", "name": "b"}"#, "(b: (3 4) 5)", 1);
    check("(b: (3 4) 5)", 1, r#"{"kind": "set-name", "name": ""}"#, "((3 4) 5)", 1);
    check("((3 4) 5)", 1, r#"{"kind": "set-score", "score": "2.5"}"#, "(2.5 (3 4) 5)", 1);
    check("(2.5 (3 4) 5)", 1, r#"{"kind": "set-score", "score": ""}"#, "((3 4) 5)", 1);
}

#[test]
fn a_leafs_score_changes_in_the_text_and_leaves_the_rest_as_typed() {
    check("( ( 3, 4 ),\n 5 )", 2, r#"{"kind": "set-score", "score": "W"}"#, "( ( W, 4 ),\n 5 )", 2);
}

#[test]
fn another_player_at_the_root_turns_everyone_below() {
    check("(((5 6) 3) 2)", 0, r#"{"kind": "set-player", "player": "min"}"#, "min (((5 6) 3) 2)", 0);
}

#[test]
fn what_is_not_possible_changes_nothing_and_says_why() {
    let deep = format!("{}7{}", "(".repeat(1000), ")".repeat(1000));
    let cases = [
        ("(3 4)", 0, r#"{"kind": "delete"}"#, "making-error-no-such-place-root"),
        ("(3 4)", 0, r#"{"kind": "add-sibling"}"#, "making-error-no-such-place-root"),
        ("(3 4)", 1, r#"{"kind": "move-left"}"#, "making-error-no-such-place-left"),
        ("(3 4)", 2, r#"{"kind": "move-right"}"#, "making-error-no-such-place-right"),
        ("(3 4)", 1, r#"{"kind": "set-name", "name": "a b"}"#, "making-error-bad-name"),
        ("(3 4)", 1, r#"{"kind": "set-score", "score": ""}"#, "making-error-leaf-needs-score"),
        ("(3 4)", 1, r#"{"kind": "set-score", "score": "x"}"#, "error-bad-score"),
        ("((3 4))", 1, r#"{"kind": "set-score", "score": "W"}"#, "making-error-infinite-static"),
        (&deep, 1000, r#"{"kind": "add-child"}"#, "making-error-too-deep"),
        // What the depth limit could not search.
        ("(2 (3 4), 5)&depth=1", 1, r#"{"kind": "set-score", "score": ""}"#, "making-error-settings"),
    ];
    for (tree, node, asked, id) in cases {
        let before = Page::showing(&format!("tree={tree}"));
        let page = before.copy().then(&change(node, asked));
        let error = serde_json::to_value(page.state().making.as_ref().unwrap()).unwrap();
        assert_eq!(error["error"]["id"], id);
        assert_eq!(page.source(), before.source());
        assert_eq!(page.state().focus_node.map(|node| node.0), Some(node));
        assert_eq!(page.state().history.lengths(), (0, 0));
    }
}

#[test]
fn why_a_change_is_not_possible_is_told_until_the_next_one() {
    story(expect![[r#"
        = tree=(3 4)
        > focusNode {"node": 1}
          focusNode: 1
          strip: 1
        > changeTree {"change": {"kind": "set-score", "score": "12x"}}
          knowsEditing: true
          making: {error {args {found 12x, limit 0}, id error-bad-score, kind set-score, node 1, typed 12x}}
        > changeTree {"change": {"kind": "set-name", "name": "a b"}}
          making: {error {args {}, id making-error-bad-name, kind set-name, node 1, typed a b}}
        > changeTree {"change": {"kind": "add-sibling"}}
          focusNode: 2
          history: 1 to undo, 0 to redo
          making: {added 2}
          shown: (3 0 4), plain
          source: (3 0 4)
    "#]]);
}

#[test]
fn a_node_becomes_the_root() {
    story(expect![[r#"
        = tree=((3 12 8) ((4, 6) 2 1))
        > goOn {"node": 5}
          history: 1 to undo, 0 to redo
          recent: ((3 12 8) ((4, 6) 2 1))
          shown: min ((4 6) 2 1), plain
          source: min ((4 6) 2 1)
        > undo
          history: 0 to undo, 1 to redo
          shown: ((3 12 8) ((4, 6) 2 1)), plain
          source: ((3 12 8) ((4, 6) 2 1))
    "#]]);
}

#[test]
fn what_a_table_knew_by_then_is_kept_in_the_text() {
    story(expect![[r#"
        = tree=(((3 12) (8 2)) ((4 6) 1))&algorithm=alpha-beta-table
        > last
          step: 46
        > goOn {"node": 1}
          history: 1 to undo, 0 to redo
          recent: (((3 12) (8 2)) ((4 6) 1))
          shown: kept-from=1 (((3 12) (8 2)) ((4 6) 1)), algorithm=alpha-beta-table
          source: kept-from=1 (((3 12) (8 2)) ((4 6) 1))
          step: 0
        # As a link names it.
        ? shortest
          kept-from=1 (((3 12) (8 2)) ((4 6) 1))
        > goOn {"node": 1}
          history: 2 to undo, 0 to redo
          recent: kept-from=1 (((3 12) (8 2)) ((4 6) 1)) | (((3 12) (8 2)) ((4 6) 1))
          shown: kept-from=1,1 (((3 12) (8 2)) ((4 6) 1)), algorithm=alpha-beta-table
          source: kept-from=1,1 (((3 12) (8 2)) ((4 6) 1))
        > undo
          history: 1 to undo, 1 to redo
          shown: kept-from=1 (((3 12) (8 2)) ((4 6) 1)), algorithm=alpha-beta-table
          source: kept-from=1 (((3 12) (8 2)) ((4 6) 1))
        # What was known is of another tree.
        > setScore {"node": 2, "text": "5"}
          focusNode: 2
          history: 2 to undo, 0 to redo
          shown: min((5 12)(8 2)), algorithm=alpha-beta-table
          source: min((5 12)(8 2))
          strip: 2
    "#]]);
}

#[test]
fn the_search_stays_at_the_same_moment() {
    story(expect![[r#"
        > goTo {"step": 11}
          step: 11
        ? event
          visit 5 in (3, inf)
        > focusNode {"node": 9}
          focusNode: 9
        > changeTree {"change": {"kind": "add-child"}}
          example: none
          history: 1 to undo, 0 to redo
          knowsEditing: true
          making: {added 13}
          shown: ((3 12 8) (2 4 6) (14 5 2 0)), plain
          source: ((3 12 8) (2 4 6) (14 5 2 0))
        ? event
          visit 5 in (3, inf)
        > undo
          example: textbook
          history: 0 to undo, 1 to redo
          making: {}
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
          source: ((3 12 8) (2 4 6) (14 5 2))
    "#]]);
}

#[test]
fn the_edit_mode_begins_where_the_search_is_and_ends_with_a_step() {
    let open = Page::after("goTo {\"step\": 11}\ntoggleMaking");
    assert_eq!(open.state().focus_node.map(|node| node.0), Some(5));
    for end in ["toggleMaking", "stepForward", "stepBack", "last", "play", "nextCutoff", "togglePresent"] {
        assert!(open.state().making.is_some());
        let ended = open.copy().then(end);
        assert_eq!((&ended.state().making, ended.state().focus_node), (&None, None), "{end}");
    }
    story(expect![[r#"
        > openMaking {"wants": "name"}
          focusNode: 0
          knowsEditing: true
          making: {wants name}
        > closeMaking
          focusNode: none
          making: none
        > focusNode {"node": 3}
          focusNode: 3
          strip: 3
        > openMaking {"wants": null}
          making: {}
    "#]]);
}

#[test]
fn pieces_of_one_dragging_are_one_change() {
    story(expect![[r#"
        = tree=(1 2 3)
        > focusNode {"node": 1}
          focusNode: 1
          strip: 1
        > changeTree {"change": {"kind": "move-right"}, "group": "drag 1"}
          focusNode: 2
          history: 1 to undo, 0 to redo
          knowsEditing: true
          making: {}
          shown: (2 1 3), plain
          source: (2 1 3)
        > changeTree {"change": {"kind": "move-right"}, "group": "drag 1"}
          focusNode: 3
          shown: (2 3 1), plain
          source: (2 3 1)
        > changeTree {"change": {"kind": "move-left"}, "group": "drag 2"}
          focusNode: 2
          history: 2 to undo, 0 to redo
          shown: (2 1 3), plain
          source: (2 1 3)
        ? back
          (2 1 3) ← (2 3 1) ← (1 2 3)
        > undo
          focusNode: 3
          history: 1 to undo, 1 to redo
          shown: (2 3 1), plain
          source: (2 3 1)
        > undo
          focusNode: 1
          history: 0 to undo, 2 to redo
          shown: (1 2 3), plain
          source: (1 2 3)
    "#]]);
}

#[test]
fn what_is_typed_right_after_a_leaf_was_added_is_its_score_and_its_parent_is_chosen_again() {
    story(expect![[r#"
        = tree=((3 4) 5)
        > focusNode {"node": 1}
          focusNode: 1
        > changeTree {"change": {"kind": "add-child"}}
          history: 1 to undo, 0 to redo
          knowsEditing: true
          making: {added 4}
          shown: ((3 4 0) 5), plain
          source: ((3 4 0) 5)
        > scoreAdded {"text": "7"}
          editing: {back 1, node 4, text 7}
          focusNode: 4
          history: 2 to undo, 0 to redo
          making: {}
          shown: ((3 4 7) 5), plain
          source: ((3 4 7) 5)
          strip: 4
        > editText {"node": 4, "text": "7.5"}
          editing: {back 1, node 4, text 7.5}
          shown: ((3 4 7.5) 5), plain
          source: ((3 4 7.5) 5)
        > commitEdit {"move": "stay"}
          editing: none
          focusNode: 1
        ? back
          ((3 4 7.5) 5) ← ((3 4 0) 5) ← ((3 4) 5)
        # Taken back, the leaf is as it was added.
        > undo
          history: 1 to undo, 1 to redo
          shown: ((3 4 0) 5), plain
          source: ((3 4 0) 5)
        > changeTree {"change": {"kind": "add-child"}}
          history: 2 to undo, 0 to redo
          making: {added 5}
          shown: ((3 4 0 0) 5), plain
          source: ((3 4 0 0) 5)
        > scoreAdded {"text": "7"}
          editing: {back 1, node 5, text 7}
          focusNode: 5
          history: 3 to undo, 0 to redo
          making: {}
          shown: ((3 4 0 7) 5), plain
          source: ((3 4 0 7) 5)
          strip: 5
        > cancelEdit
          editing: none
          focusNode: 1
          history: 2 to undo, 0 to redo
          shown: ((3 4 0 0) 5), plain
          source: ((3 4 0 0) 5)
        # A sibling is chosen at once, and stays so.
        = tree=((3 4) 5)
        > focusNode {"node": 2}
          focusNode: 2
          strip: 2
        > changeTree {"change": {"kind": "add-sibling"}}
          focusNode: 3
          history: 1 to undo, 0 to redo
          knowsEditing: true
          making: {added 3}
          shown: ((3 0 4) 5), plain
          source: ((3 0 4) 5)
        > scoreAdded {"text": "9"}
          editing: {back 3, node 3, text 9}
          history: 2 to undo, 0 to redo
          making: {}
          shown: ((3 9 4) 5), plain
          source: ((3 9 4) 5)
          strip: 3
        # Not after a walk.
        = tree=((3 4) 5)
        > focusNode {"node": 1}
          focusNode: 1
        > changeTree {"change": {"kind": "add-child"}}
          history: 1 to undo, 0 to redo
          knowsEditing: true
          making: {added 4}
          shown: ((3 4 0) 5), plain
          source: ((3 4 0) 5)
        > focusNode {"node": 2}
          focusNode: 2
          making: {}
          strip: 2
        > scoreAdded {"text": "7"}
    "#]]);
}

#[test]
fn a_leaf_that_was_added_is_none_of_another_tree() {
    story(expect![[r#"
        > focusNode {"node": 9}
          focusNode: 9
        > changeTree {"change": {"kind": "add-child"}}
          example: none
          history: 1 to undo, 0 to redo
          knowsEditing: true
          making: {added 13}
          shown: ((3 12 8) (2 4 6) (14 5 2 0)), plain
          source: ((3 12 8) (2 4 6) (14 5 2 0))
        > setText {"text": "(1 2)"}
          focusNode: none
          history: 2 to undo, 0 to redo
          making: {}
          shown: (1 2), plain
          source: (1 2)
        > scoreAdded {"text": "7"}
    "#]]);
}

#[test]
fn nothing_of_a_games_tree_is_made_but_a_score_goes() {
    story(expect![[r#"
        = game=tic-tac-toe&depth=1
        > focusNode {"node": 1}
          focusNode: 1
          strip: 1
        > changeTree {"change": {"kind": "add-child"}}
          knowsEditing: true
          making: {error {args {}, id making-error-of-a-game, kind add-child, node 1}}
        > changeTree {"change": {"kind": "set-score", "score": "4"}}
          history: 1 to undo, 0 to redo
          making: {}
          shown: game=tic-tac-toe&depth=1&scores=a3: 4, plain
          source: game=tic-tac-toe&depth=1&scores=a3: 4
        > changeTree {"change": {"kind": "delete"}}
          history: 2 to undo, 0 to redo
          shown: game=tic-tac-toe&depth=1, plain
          source: game=tic-tac-toe&depth=1
        > changeTree {"change": {"kind": "delete"}}
          making: {error {args {}, id making-error-of-a-game, kind delete, node 1}}
        # A leaf whose score is deleted has its own again.
        > setScore {"node": 1, "text": "4"}
          history: 3 to undo, 0 to redo
          shown: game=tic-tac-toe&depth=1&scores=a3: 4, plain
          source: game=tic-tac-toe&depth=1&scores=a3: 4
        > editLeaf {"node": 1}
          editing: {node 1, text 4}
        > editText {"node": 1, "text": ""}
          editing: {node 1}
        > commitEdit {"move": "next"}
          editing: {node 2, text 2}
          focusNode: 2
          history: 4 to undo, 0 to redo
          shown: game=tic-tac-toe&depth=1, plain
          source: game=tic-tac-toe&depth=1
          strip: 2
        > cancelEdit
          editing: none
        > undo
          focusNode: 1
          history: 3 to undo, 1 to redo
          making: {}
          shown: game=tic-tac-toe&depth=1&scores=a3: 4, plain
          source: game=tic-tac-toe&depth=1&scores=a3: 4
    "#]]);
}

#[test]
fn chance_takes_a_turn_a_player_errs_and_one_of_a_throw_is_likelier() {
    check("((3 4) 5)", 1, r#"{"kind": "set-player", "player": "chance"}"#, "(chance (3 4) 5)", 1);
    check(
        "(((6 2) (8 7)) 4)",
        1,
        r#"{"kind": "set-player", "player": "chance"}"#,
        "(chance (max (6 2) max (8 7)) 4)",
        1,
    );
    check("(chance (3 4) 5)", 1, r#"{"kind": "set-player", "player": "min"}"#, "((3 4) 5)", 1);
    check("((3 4) 5)", 1, r#"{"kind": "errs", "times": "4"}"#, "(chance (.75: (3 4) .25: chance (3 4)) 5)", 1);
    check(
        "(chance (3 4 6) 5)",
        3,
        r#"{"kind": "set-likelihood", "part": "1/2"}"#,
        "(chance (.25: 3 .5: 4 .25: 6) 5)",
        3,
    );
    check(
        "(chance (.5: 3 .3: 4 .2: 6))",
        2,
        r#"{"kind": "set-likelihood", "part": "0,25"}"#,
        "(chance (.25: 3 .45: 4 .3: 6))",
        2,
    );
    let cases = [
        ("((3 4) 5)", 1, r#"{"kind": "errs", "times": "1"}"#, "making-error-times"),
        ("((3 4) 5)", 1, r#"{"kind": "errs", "times": "x"}"#, "making-error-times"),
        ("(chance (3 4))", 2, r#"{"kind": "set-likelihood", "part": "1"}"#, "making-error-likelihood"),
        ("(chance (3 4))", 2, r#"{"kind": "set-likelihood", "part": "a"}"#, "making-error-likelihood"),
        ("(chance (3 4))", 2, r#"{"kind": "set-score", "score": "W"}"#, "error-infinite-below-chance"),
        ("((W 4) 5)", 1, r#"{"kind": "set-player", "player": "chance"}"#, "making-error-infinite-below-chance"),
    ];
    for (tree, node, asked, id) in cases {
        let page = Page::showing(&format!("tree={tree}")).then(&change(node, asked));
        let error = serde_json::to_value(page.state().making.as_ref().unwrap()).unwrap();
        assert_eq!((&error["error"]["id"], page.source()), (&id.into(), tree), "{asked}");
    }
}

#[test]
fn where_chance_moves_k_goes_round_what_can_be_said_there() {
    let mut page = Page::showing("tree=(chance (3 4) 5)");
    let round = [(); 3].map(|()| {
        page.act("nextOverlay");
        page.state().overlay.id()
    });
    assert_eq!(round, ["strategy", "keeping", "none"]);
}

#[test]
fn branches_are_marked_and_scores_cut_off_exactly_these() {
    story(expect![[r#"
        = tree=((3 12 8) (2 4 6) (14 5 2))
        > focusNode {"node": 11}
          focusNode: 11
          strip: 11
        > markBranch
          knowsEditing: true
          making: {marked [11]}
        > focusNode {"node": 12}
          focusNode: 12
          strip: 12
        > markBranch
          making: {marked [11, 12]}
        > findScores
          history: 1 to undo, 0 to redo
          making: {marked [11, 12], outcome {id fewest, scores [[6, 4], [10, 3]]}}
          shown: ((3 12 8) (4 4 6) (3 5 2)), plain
          source: ((3 12 8) (4 4 6) (3 5 2))
        > undo
          example: textbook
          history: 0 to undo, 1 to redo
          making: {marked [11, 12]}
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
          source: ((3 12 8) (2 4 6) (14 5 2))
        > markBranch
          making: {marked [11]}
        > findScores
          making: {marked [11], outcome {id later-child, node 12}}
        > chooseAlgorithm {"id": "minimax"}
          making: {marked [11]}
          settings: algorithm=minimax
          shown: ((3 12 8) (2 4 6) (14 5 2)), algorithm=minimax
        > findScores
          making: {marked [11], outcome {id cuts-nothing}}
        > changeTree {"change": {"kind": "add-child"}}
          example: none
          history: 1 to undo, 0 to redo
          making: {added 13}
          shown: ((3 12 8) (2 4 6) (14 5, (2))), algorithm=minimax
          source: ((3 12 8) (2 4 6) (14 5, (2)))
          strip: none
        > focusNode {"node": 0}
          focusNode: 0
          making: {}
        > markBranch
          making: {outcome {id root}}
        > closeMaking
          focusNode: none
          making: none
    "#]]);
}

#[test]
fn scores_of_a_tree_that_follow_from_something_else_are_not_looked_for() {
    let mut page = Page::showing("tree=game%3Dtic-tac-toe%26moves%3Da1+b2+a2%26depth%3D2%26seen-by%3Dalpha-beta");
    for action in [r#"focusNode {"node": 2}"#, "markBranch", "findScores"] {
        page.act(action);
    }
    let making = page.state().making.as_ref().unwrap();
    assert_eq!((making.marked.len(), making.outcome.as_ref().unwrap().id.as_str()), (1, "follows"));
    assert_eq!(page.state().history.lengths(), (0, 0));
}

#[test]
fn scores_for_marked_branches_are_looked_for_beside_a_page_that_may_not_stand_still() {
    let mut page = Page::showing("tree=((3+12+8)(2+4+6)(14+5+2))");
    for action in [r#"focusNode {"node": 12}"#, "markBranch"] {
        page.act(action);
    }
    page.memory().patience = Patience::QUICK;
    let need = page.session.act(&Action::FindScores).unwrap_err();
    let Need::Scores(sought) = &*need else { panic!("{need:?}") };
    let outcome = Outcome::search(&page.run().tree, &sought.settings, &sought.wanted, sought.seed);
    page.memory().adopt(&need, Finding { outcome: Some(outcome), ..Finding::default() });
    page.does(&Action::FindScores);
    let last = page.run().trace.events.len();
    assert_eq!(page.state().making.as_ref().unwrap().outcome.as_ref().unwrap().id, "fewest");
    assert_eq!(page.run().trace.cut_offs_before(last), 1);
}
