//! A weight of a game's evaluation is changed by dragging, and the grown tree follows the search.

use expect_test::expect;

use super::page::{Page, story};

#[test]
fn a_weight_rescores_the_tree_at_once_is_one_change_for_whoever_takes_it_back_and_is_told_until_a_step_is_made() {
    story(expect![[r#"
        = game=tic-tac-toe&depth=2&symmetry=yes
        > last
          step: 30
        > openWeight {"feature": "rows-with-one"}
          weighing: {box {feature rows-with-one, weight 1}}
        > setWeight {"feature": "rows-with-one", "text": "0", "isTyped": false}
          history: 1 to undo, 0 to redo
          shown: game=tic-tac-toe&depth=2&weights=rows-with-one=0&symmetry=yes, plain
          source: game=tic-tac-toe&depth=2&weights=rows-with-one=0&symmetry=yes
          step: 23
          weighing: {box {feature rows-with-one, weight 0}, was {best b2, feature rows-with-one, leaves 8, score 1, shown game=tic-tac-toe&depth=2&symmetry=yes, weights [1, 0]}}
        > setWeight {"feature": "rows-with-one", "text": "-2", "isTyped": false}
          shown: game=tic-tac-toe&depth=2&weights=rows-with-one=-2&symmetry=yes, plain
          source: game=tic-tac-toe&depth=2&weights=rows-with-one=-2&symmetry=yes
          step: 31
          weighing: {box {feature rows-with-one, weight -2}, was {best b2, feature rows-with-one, leaves 8, score 1, shown game=tic-tac-toe&depth=2&symmetry=yes, weights [1, -2]}}
        ? back
          game=tic-tac-toe&depth=2&weights=rows-with-one=-2&symmetry=yes ← game=tic-tac-toe&depth=2&symmetry=yes
        # The box is left, and nothing else has happened.
        > openWeight {"feature": null}
          weighing: {was {best b2, feature rows-with-one, leaves 8, score 1, shown game=tic-tac-toe&depth=2&symmetry=yes, weights [1, -2]}}
        > openWeight {"feature": "rows-with-two"}
          weighing: {box {feature rows-with-two, weight 3}, was {best b2, feature rows-with-one, leaves 8, score 1, shown game=tic-tac-toe&depth=2&symmetry=yes, weights [1, -2]}}
        > stepBack
          step: 30
          weighing: none
        > undo
          history: 0 to undo, 1 to redo
          shown: game=tic-tac-toe&depth=2&symmetry=yes, plain
          source: game=tic-tac-toe&depth=2&symmetry=yes
          step: 27
    "#]]);
}

#[test]
fn back_to_the_weight_from_before_it_is_told_as_that() {
    story(expect![[r#"
        = game=tic-tac-toe&depth=2&symmetry=yes
        > last
          step: 30
        > setWeight {"feature": "rows-with-one", "text": "-2", "isTyped": false}
          history: 1 to undo, 0 to redo
          shown: game=tic-tac-toe&depth=2&weights=rows-with-one=-2&symmetry=yes, plain
          source: game=tic-tac-toe&depth=2&weights=rows-with-one=-2&symmetry=yes
          step: 31
          weighing: {box {feature rows-with-one, weight -2}, was {best b2, feature rows-with-one, leaves 8, score 1, shown game=tic-tac-toe&depth=2&symmetry=yes, weights [1, -2]}}
        > setWeight {"feature": "rows-with-one", "text": "1", "isTyped": false}
          shown: game=tic-tac-toe&depth=2&symmetry=yes, plain
          source: game=tic-tac-toe&depth=2&symmetry=yes
          step: 30
          weighing: {box {feature rows-with-one, weight 1}, was {best b2, feature rows-with-one, leaves 8, score 1, shown game=tic-tac-toe&depth=2&symmetry=yes, weights [1, 1]}}
        > setWeight {"feature": "rows-with-two", "text": "4", "isTyped": true}
          history: 2 to undo, 0 to redo
          shown: game=tic-tac-toe&depth=2&weights=rows-with-two=4&symmetry=yes, plain
          source: game=tic-tac-toe&depth=2&weights=rows-with-two=4&symmetry=yes
          weighing: {box {feature rows-with-two, typed 4, weight 4}, was {best b2, feature rows-with-two, leaves 8, score 1, shown game=tic-tac-toe&depth=2&symmetry=yes, weights [3, 4]}}
    "#]]);
}

#[test]
fn what_is_typed_of_a_weight_is_kept_while_it_is_none() {
    story(expect![[r#"
        = game=tic-tac-toe&depth=2&symmetry=yes
        > setWeight {"feature": "rows-with-one", "text": "2,5", "isTyped": true}
          history: 1 to undo, 0 to redo
          shown: game=tic-tac-toe&depth=2&weights=rows-with-one=2.5&symmetry=yes, plain
          source: game=tic-tac-toe&depth=2&weights=rows-with-one=2.5&symmetry=yes
          weighing: {box {feature rows-with-one, typed 2,5, weight 2.5}, was {best b2, feature rows-with-one, leaves 8, score 1, shown game=tic-tac-toe&depth=2&symmetry=yes, weights [1, 2.5]}}
        > setWeight {"feature": "rows-with-one", "text": "2,5,", "isTyped": true}
          weighing: {box {feature rows-with-one, isWrong, typed 2,5,, weight 2.5}, was {best b2, feature rows-with-one, leaves 8, score 1, shown game=tic-tac-toe&depth=2&symmetry=yes, weights [1, 2.5]}}
        > setWeight {"feature": "rows-with-one", "text": "-", "isTyped": true}
          weighing: {box {feature rows-with-one, typed -, weight 2.5}, was {best b2, feature rows-with-one, leaves 8, score 1, shown game=tic-tac-toe&depth=2&symmetry=yes, weights [1, 2.5]}}
        > awaitWeight {"feature": "rows-with-one", "text": "-3", "isTyped": true}
          weighing: {box {feature rows-with-one, typed -3, weight 2.5}, was {best b2, feature rows-with-one, leaves 8, score 1, shown game=tic-tac-toe&depth=2&symmetry=yes, weights [1, 2.5]}}
        > awaitWeight {"feature": "rows-with-one", "text": "7", "isTyped": false}
          weighing: {box {feature rows-with-one, weight 7}, was {best b2, feature rows-with-one, leaves 8, score 1, shown game=tic-tac-toe&depth=2&symmetry=yes, weights [1, 2.5]}}
        > awaitWeight {"feature": "rows-with-two", "text": "8", "isTyped": false}
          weighing: {box {feature rows-with-two, weight 8}, was {best b2, feature rows-with-one, leaves 8, score 1, shown game=tic-tac-toe&depth=2&symmetry=yes, weights [1, 2.5]}}
        # A tree has none.
        = tree=(1 2)
        > openWeight {"feature": "rows-with-one"}
          weighing: {box {feature rows-with-one, weight 0}}
        > setWeight {"feature": "rows-with-one", "text": "2", "isTyped": true}
          weighing: {box {feature rows-with-one, isWrong, typed 2, weight 0}}
    "#]]);
}

#[test]
fn a_tree_by_other_weights_is_the_one_that_is_grown_by_them() {
    let mut page = Page::showing("game=tic-tac-toe&depth=2&symmetry=yes");
    page.act(r#"setWeight {"feature": "rows-with-one", "text": "-2", "isTyped": false}"#);
    let mut grown = Page::showing(page.shown());
    let scores = |page: &mut Page| {
        let tree = page.run().tree.clone();
        tree.nodes().map(|node| tree.score(node)).collect::<Vec<_>>()
    };
    assert_eq!(scores(&mut page), scores(&mut grown));
}

#[test]
fn what_is_sure_follows_the_weights() {
    let mut page = Page::showing("game=reversi&size=6x6&depth=3&sure=2.5");
    let before = page.run().tree.len();
    page.act(r#"setWeight {"feature": "discs", "text": "0", "isTyped": false}"#);
    let after = page.run().tree.len();
    assert_ne!(after, before);
    assert_eq!(after, Page::showing(page.shown()).run().tree.len());
}

#[test]
fn what_is_grown_follows_the_search_and_the_whole_tree_is_grown_where_that_is_asked_for() {
    story(expect![[r#"
        = game=connect-four&depth=3&seen-by=alpha-beta
        > chooseAlgorithm {"id": "pvs"}
          settings: algorithm=pvs
          shown: game=connect-four&depth=3&seen-by=pvs, algorithm=pvs
          source: game=connect-four&depth=3&seen-by=pvs
        # The address keeps what was asked for.
        > chooseAlgorithm {"id": "iterative-deepening"}
          settings: algorithm=iterative-deepening
          shown: game=connect-four&depth=3&seen-by=alpha-beta, plain
          source: game=connect-four&depth=3&seen-by=alpha-beta
        ? problems
          {trouble {kind not-grown}}
        > growWhole
          history: 1 to undo, 0 to redo
          shown: game=connect-four&depth=3, algorithm=iterative-deepening
          source: game=connect-four&depth=3
        ? problems
          {}
        = game=connect-four&depth=3&seen-by=alpha-beta
        > chooseOrder {"id": "best-first"}
          settings: order=best-first
        ? problems
          {trouble {kind not-grown}}
        > setWeight {"feature": "open-lines", "text": "-3", "isTyped": true}
          history: 1 to undo, 0 to redo
          shown: game=connect-four&depth=3&weights=open-lines=-3&seen-by=alpha-beta, plain
          source: game=connect-four&depth=3&weights=open-lines=-3&seen-by=alpha-beta
          weighing: {box {feature open-lines, typed -3, weight -3}, was {best 4, feature open-lines, leaves 140, score 10, shown game=connect-four&depth=3&seen-by=alpha-beta, weights [1, -3]}}
    "#]]);
}

#[test]
fn a_leaf_of_a_game_takes_a_score_by_hand_where_all_of_it_is_grown() {
    story(expect![[r#"
        = game=tic-tac-toe&depth=1
        > editLeaf {"node": 2}
          editing: {node 2, text 2}
          focusNode: 2
          knowsEditing: true
          strip: 2
        > editText {"node": 2, "text": "5"}
          editing: {node 2, text 5}
          history: 1 to undo, 0 to redo
          shown: game=tic-tac-toe&depth=1&scores=b3: 5, plain
          source: game=tic-tac-toe&depth=1&scores=b3: 5
        > editText {"node": 2, "text": ""}
          editing: {node 2}
          history: 0 to undo, 0 to redo
          shown: game=tic-tac-toe&depth=1, plain
          source: game=tic-tac-toe&depth=1
        > editText {"node": 2, "text": "x"}
          editing: {error {column 1, found x, kind bad-score, length 1, line 1, offset 0}, node 2, text x}
        > leaveEdit
          editing: none
        > setScore {"node": 2, "text": "5"}
          history: 1 to undo, 0 to redo
          shown: game=tic-tac-toe&depth=1&scores=b3: 5, plain
          source: game=tic-tac-toe&depth=1&scores=b3: 5
        > setScore {"node": 3, "text": "5,5"}
          focusNode: 3
          history: 2 to undo, 0 to redo
          shown: game=tic-tac-toe&depth=1&scores=b3: 5, c3: 5.5, plain
          source: game=tic-tac-toe&depth=1&scores=b3: 5, c3: 5.5
          strip: 3
        > setScore {"node": 2, "text": ""}
          focusNode: 2
          strip: 2
        > growWhole
    "#]]);
}
