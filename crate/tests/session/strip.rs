//! Which leaf's number line is shown, and what a page learns of it.

use expect_test::expect;
use secateur_session::strip::{self, StripPart};

use super::page::{Page, story};

const SMALL: &str = "tree=((3+12+8)(2+4+6)(14+5+2))";

#[test]
fn the_line_of_a_leaf_is_seen_from_when_it_is_chosen_until_the_search_goes_on() {
    story(expect![[r#"
        = tree=((3+12+8)(2+4+6)(14+5+2))
        > editLeaf {"node": 6}
          editing: {node 6, text 2}
          focusNode: 6
          knowsEditing: true
          strip: 6
        > commitEdit {"move": "stay"}
          editing: none
        > focusNode {"node": null}
          focusNode: none
        > stepForward
          animate: true
          step: 1
          strip: none
        > focusNode {"node": 6}
          focusNode: 6
          strip: 6
        > focusNode {"node": 5}
          focusNode: 5
          strip: none
        > setScore {"node": 6, "text": "3.5"}
          animate: false
          focusNode: 6
          history: 1 to undo, 0 to redo
          shown: ((3 12 8)(3.5 4 6)(14 5 2)), plain
          source: ((3 12 8)(3.5 4 6)(14 5 2))
          strip: 6
        > setScore {"node": 6, "text": "4"}
          shown: ((3 12 8)(4 4 6)(14 5 2)), plain
          source: ((3 12 8)(4 4 6)(14 5 2))
        ? back
          ((3 12 8)(4 4 6)(14 5 2)) ← ((3 12 8)(2 4 6)(14 5 2))
        > undo
          example: textbook
          history: 0 to undo, 1 to redo
          shown: ((3 12 8)(2 4 6)(14 5 2)), plain
          source: ((3 12 8)(2 4 6)(14 5 2))
        > openTree {"text": "((3 4) (5 6))"}
          example: none
          focusNode: none
          history: 1 to undo, 0 to redo
          shown: ((3 4) (5 6)), plain
          source: ((3 4) (5 6))
          step: 0
          strip: none
    "#]]);
}

#[test]
fn in_its_panel_it_stays_and_a_link_leads_there() {
    story(expect![[r#"
        = tree=((3+12+8)(2+4+6)(14+5+2))
        > chooseStrip {"node": 6}
          focusNode: 6
          panel: leaves
          strip: 6
        ? link
          tree=((3+12+8)(2+4+6)(14+5+2))&strip=4
        > stepForward
          animate: true
          step: 1
        > chooseStrip {"node": null}
          animate: false
          focusNode: none
          strip: none
        ? link
          tree=((3+12+8)(2+4+6)(14+5+2))&step=1
        > openLink {"hash": "tree=(a:+(x:+3+12)+b:+(2+4))&strip=x"}
          focusNode: 2
          history: 1 to undo, 0 to redo
          recent: ((3 12 8)(2 4 6)(14 5 2))
          shown: (a: (x: 3 12) b: (2 4)), plain
          source: (a: (x: 3 12) b: (2 4))
          step: 0
          strip: 2
        ? link
          tree=(a:(x:3+12)b:(2+4))&strip=x
        > openLink {"hash": "tree=((3+12)(2+4))&strip=9"}
          focusNode: none
          history: 2 to undo, 0 to redo
          ignored: [{piece strip=9, why unreadable}]
          recent: (a: (x: 3 12) b: (2 4)) | ((3 12 8)(2 4 6)(14 5 2))
          shown: ((3 12)(2 4)), plain
          source: ((3 12)(2 4))
          strip: none
        > openLink {"hash": "tree=((3+12)(2+4))"}
          ignored: []
    "#]]);
}

#[test]
fn a_leaf_that_there_is_not_is_told_in_short() {
    let mut page = Page::opening();
    page.act(&format!(r#"openLink {{"hash": "tree=((3+12)(2+4))&strip={}"}}"#, "x".repeat(5000)));
    let pieces: Vec<usize> = page.state().ignored.iter().map(|ignored| ignored.piece.chars().count()).collect();
    assert_eq!((pieces, page.state().strip), (vec![40], None));
}

#[test]
fn a_strip_has_its_pieces_side_by_side() {
    let strip_of = |hash: &str, leaf| Page::showing(hash).strip(leaf);
    let found = strip_of(SMALL, 6).unwrap();
    let told = |part: &StripPart| (part.ends, part.score, part.middle.clone(), part.is_now);
    let infinite = f64::INFINITY;
    let parts = [
        ([-infinite, 3.0], Some(3.0), "2".to_owned(), true),
        ([3.0, 4.0], None, "3.5".to_owned(), false),
        ([4.0, infinite], Some(4.0), "5".to_owned(), false),
    ];
    assert_eq!(found.parts.iter().map(told).collect::<Vec<_>>(), parts);
    assert_eq!((found.parts[0].at[0], found.parts[1].at[0], found.is_searched), (0.0, found.parts[0].at[1], true));
    assert!((found.parts[2].at[1] - 1.0).abs() < 1e-9);
    // A win lies on the last piece.
    let won = strip_of("tree=((3+12+8)(W+4+6)(14+5+2))", 6).unwrap();
    assert!(won.parts.last().unwrap().is_now);
    let wide = strip_of(&format!("tree=({})", "(1+2+3+4+5)".repeat(13)), 2).unwrap();
    assert_eq!((wide.is_searched, wide.low, wide.parts.len()), (false, 1.0, 3));
    assert_eq!(strip_of(SMALL, 5), None, "no leaf");
    assert_eq!(
        strip_of("tree=game%3Dtic-tac-toe%26depth%3D9%26moves%3Da1+b2+a2+a3+c1", 3),
        None,
        "a result follows from the rules"
    );
}

#[test]
fn a_strip_is_the_same_as_one_found_anew_whatever_was_found_before() {
    let mut page = Page::showing(SMALL);
    for (leaf, score) in [(6, "7"), (6, "2.5"), (6, "100"), (2, "-3"), (6, "W")] {
        page.act(&format!(r#"setScore {{"node": {leaf}, "text": "{score}"}}"#));
        let anew = Page::showing(&format!("tree={}", page.state().source.text().replace(' ', "+"))).strip(6);
        assert_eq!(page.strip(6), anew, "{score}");
    }
    page.act(r#"chooseAlgorithm {"id": "minimax"}"#);
    assert_eq!(page.strip(6).unwrap().parts[0].leaves, 9);
}

#[test]
fn all_leaves_are_listed_and_a_position_that_is_met_again_once() {
    let listed = |hash: &str, most| {
        let all = strip::all(&Page::showing(hash).run(), most);
        all.iter().map(|reach| (reach.own, reach.low, reach.high)).collect::<Vec<_>>()
    };
    assert_eq!(listed(SMALL, 2), [(3.0, 2.0, 8.0), (12.0, 2.0, 3.0)]);
    assert_eq!(listed("tree=(a:+(x:+5+3)+b:+(@x+3))", 9).len(), 3);
}
