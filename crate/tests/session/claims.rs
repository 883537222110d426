//! Claims about searches: what the page says of each, and when one is on the stage.

use expect_test::expect;
use secateur_courses::course::{Infinity, Letters};
use secateur_courses::numbers::NumberStyle;
use secateur_session::claims::look::{Cell, ClaimLook};
use secateur_session::claims::{Claim, ClaimStyle, ClaimView, claims};
use serde_json::json;

use super::page::{MANNER, Page, settings, story};

fn view(page: &mut Page, manner: ClaimStyle) -> Option<ClaimView> {
    let shown = page.state().shown.clone();
    Claim::named(page.state().claim?)?.view(&shown, page.memory(), manner)
}

/// A message without the common prefix of its kind; a number by itself.
fn in_short(cell: &Cell) -> String {
    let said = json!(cell);
    match &said {
        serde_json::Value::Array(said) if said[0] == "counts-number" => said[2].as_f64().unwrap().to_string(),
        _ => said.to_string().replace('"', "").replace("look-", ""),
    }
}

/// What the page says of every claim on its trees.
fn views() -> String {
    let mut lines = Vec::new();
    for (kind, claim) in claims() {
        let courses: Vec<_> = claim.courses.iter().map(|course| course.id()).collect();
        lines.push(format!("{} {}, heard in {}", kind, claim.id, courses.join(" ")));
        for tree in (0..).map_while(|tree| claim.entry(tree, MANNER).map(|_| tree)) {
            let mut page = Page::after(&format!(r#"openClaim {{"id": "{}", "tree": {tree}}}"#, claim.id));
            let length = page.run().length();
            let view = view(&mut page, MANNER).expect("it stands there");
            assert_eq!((page.state().step, view.id), (view.step, claim.id));
            lines.push(format!("  {}, {}", page.shown(), settings(&page.state().settings)));
            lines.push(format!("    step {} of {length}: {}", view.step, json!(view.message)));
            match view.look {
                ClaimLook::Squares { bars } => lines.extend(bars.into_iter().map(|bar| {
                    let [label, small] = [&bar.label, &bar.small].map(in_short);
                    let look = json!(bar.look);
                    format!("    {label} {small}: {} {}", in_short(&bar.number.into()), look.as_str().unwrap())
                })),
                ClaimLook::Table { head, rows, now } => {
                    let row = |cells: &[Cell]| cells.iter().map(in_short).collect::<Vec<_>>().join(" | ");
                    lines.push(format!("    {}", row(&head.into_iter().map(Cell::from).collect::<Vec<_>>())));
                    let rows = rows.iter().enumerate();
                    lines.extend(
                        rows.map(|(at, cells)| format!("  {} {}", if at == now { "→" } else { " " }, row(cells))),
                    );
                }
            }
            lines.extend(view.other.map(|other| format!("    {}: {}", other.tree, json!(other.message))));
        }
    }
    lines.join("\n") + "\n"
}

#[test]
fn every_claim_stands_on_trees_that_show_it() {
    expect![[r#"
        saves root, heard in b
          a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1))), cut=past-bound
            step 30 of 30: ["claim-root","leaves",5,"all",8,"least",5,"root","√8","value",2.8,"sign","√N","even","2√N − 1"]
            [minimax] [every]: 8 full
            [run] [written]: 5 now
            [least] [orders,orders,128.0]: 5 full
            √N [said]: 2.8 said
            1: ["claim-other","size","smaller","leaves",4]
          ((3 4) (1 2)), cut=past-bound
            step 15 of 15: ["claim-root","leaves",3,"all",4,"least",3,"root","√4","value",2.0,"sign","√N","even","2√N − 1"]
            [minimax] [every]: 4 full
            [run] [written]: 3 now
            [least] [orders,orders,8.0]: 3 full
            √N [said]: 2 said
            0: ["claim-other","size","larger","leaves",8]
        saves twice, heard in b c d
          (((21 20 19) (24 23 22) (27 26 25)) ((12 11 10) (15 14 13) (18 17 16)) ((3 2 1) (6 5 4) (9 8 7))), plain
            step 45 of 45: ["claim-twice","few",9,"three",11,"four",17]
            [plies] | [minimax] | [reached] | [leaves]
          → 2 | 9 | 2 | 5
            3 | 27 | 4 | 17
            4 | 81 | 6 | 53
            1: ["claim-other","size","smaller","leaves",9]
          ((7 8 9) (4 5 6) (1 2 3)), plain
            step 21 of 21: ["claim-twice","few",9,"three",11,"four",17]
            [plies] | [minimax] | [reached] | [leaves]
          → 2 | 9 | 2 | 5
            3 | 27 | 4 | 17
            4 | 81 | 6 | 53
            0: ["claim-other","size","larger","leaves",27]
        saves unordered, heard in b
          ((3 12 8) (2 4 6) (14 5 2)), plain
            step 26 of 26: ["claim-unordered","leaves",7,"all",9,"plies",2,"more",3,"mean",19.5]
            [plies] | [minimax] | [random] | [ordered]
            2 | 9 | 7.4 | 5
          → 3 | 27 | 19.5 | 11
            4 | 81 | 45.2 | 17
            1: ["claim-other","size","smaller","leaves",4]
          ((3 4) (1 2)), plain
            step 15 of 15: ["claim-unordered","leaves",3,"all",4,"plies",2,"more",3,"mean",6.8]
            [plies] | [minimax] | [random] | [ordered]
            2 | 4 | 3.7 | 3
          → 3 | 8 | 6.8 | 5
            4 | 16 | 12 | 7
            0: ["claim-other","size","larger","leaves",9]
        saves power, heard in e
          ((3 12 8) (2 4 6) (14 5 2)), plain
            step 26 of 26: ["claim-power","children",3,"plies",2,"mean",7.44,"power",5.2]
            [minimax] [every]: 9 full
            [run] [written]: 7 full
            [mean] [random]: 7.44 now
            [power,exponent,0.75] [said]: 5.2 said
            1: ["claim-other","size","smaller","leaves",4]
          ((3 4) (1 2)), plain
            step 15 of 15: ["claim-power","children",2,"plies",2,"mean",3.67,"power",2.8]
            [minimax] [every]: 4 full
            [run] [written]: 3 full
            [mean] [random]: 3.67 now
            [power,exponent,0.75] [said]: 2.8 said
            0: ["claim-other","size","larger","leaves",9]
        saves slower, heard in d
          (((7 8 9) (4 5 6) (1 2 3)) ((16 17 18) (13 14 15) (10 11 12)) ((25 26 27) (22 23 24) (19 20 21))), plain
            step 131 of 131: ["claim-slower","leaves",27,"all",27]
            [minimax] [every]: 27 full
            [run] [written]: 27 now
            [least] [best]: 11 full
            1: ["claim-other","size","smaller","leaves",4]
          ((2 1) (4 3)), plain
            step 22 of 22: ["claim-slower","leaves",4,"all",4]
            [minimax] [every]: 4 full
            [run] [written]: 4 now
            [least] [orders,orders,8.0]: 3 full
            0: ["claim-other","size","larger","leaves",27]
        saves each-ply, heard in c
          (((21 20 19) (24 23 22) (27 26 25)) ((12 11 10) (15 14 13) (18 17 16)) ((3 2 1) (6 5 4) (9 8 7))), plain
            step 45 of 45: ["claim-each-ply","few",9,"all",27,"steps","5, 11, 17, 35, 53"]
            [plies] | [minimax] | [ordered] | [times]
            2 | 9 | 5 | 1.7
          → 3 | 27 | 11 | 2.2
            4 | 81 | 17 | 1.5
            5 | 243 | 35 | 2.1
            1: ["claim-other","size","smaller","leaves",9]
          ((7 8 9) (4 5 6) (1 2 3)), plain
            step 21 of 21: ["claim-each-ply","few",9,"all",27,"steps","5, 11, 17, 35, 53"]
            [plies] | [minimax] | [ordered] | [times]
            2 | 9 | 5 | 1.7
          → 3 | 27 | 11 | 2.2
            4 | 81 | 17 | 1.5
            5 | 243 | 35 | 2.1
            0: ["claim-other","size","larger","leaves",27]
        says at-most, heard in e
          (((6 9) (8 7)) ((5 4) (9 3))), alpha=4 beta=6
            step 17 of 17: ["claim-at-most","node","a","child","c","score","6","worth","8"]
            [node] | [returned] | [worth]
            c | ≥6 | 9
            d | ≥8 | 8
          → a | ≥6 | 8
            1: ["claim-other","size","smaller","leaves",2]
          (((6 9))), alpha=4 beta=6
            step 11 of 11: ["claim-at-most","node","a","child","b","score","6","worth","9"]
            [node] | [returned] | [worth]
            b | ≥6 | 9
          → a | ≥6 | 9
            0: ["claim-other","size","larger","leaves",8]
        says approximate, heard in b
          a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1))), cut=past-bound
            step 30 of 30: ["claim-approximate"]
            [node] | [returned] | [worth]
            e | ≥5 | 6
          → c | ≤2 | 1
            1: ["claim-other","size","smaller","leaves",3]
          (4, (2 1)), cut=past-bound
            step 10 of 10: ["claim-approximate"]
            [node] | [returned] | [worth]
          → a | ≤2 | 1
            0: ["claim-other","size","larger","leaves",8]
        says skipped, heard in c
          (W 1), cut=past-bound returns=fail-hard
            step 6 of 6: ["claim-skipped","leaves",2,"all",2,"at",1,"win","+∞","loss","−∞"]
            [minimax] [every]: 2 full
            [run] [past]: 2 now
            [at] [else]: 1 full
        rules enough, heard in c
          (((6 5) (8 7)) ((2 1) (4 3))), cut=past-bound returns=fail-hard
            step 33 of 33: ["claim-enough","leaves",7,"all",8,"at",5,"win","+∞","loss","−∞"]
            [minimax] [every]: 8 full
            [run] [past]: 7 now
            [at] [else]: 5 full
            1: ["claim-other","size","larger","leaves",27]
          (((21 20 19) (24 23 22) (27 26 25)) ((12 11 10) (15 14 13) (18 17 16)) ((3 2 1) (6 5 4) (9 8 7))), cut=past-bound returns=fail-hard
            step 69 of 69: ["claim-enough","leaves",23,"all",27,"at",11,"win","+∞","loss","−∞"]
            [minimax] [every]: 27 full
            [run] [past]: 23 now
            [at] [else]: 11 full
            0: ["claim-other","size","smaller","leaves",8]
        rules own, heard in c
          (((W L) L) (L W W)), cut=past-bound returns=fail-hard
            step 22 of 22: ["claim-own","leaves",6,"all",6,"at",3,"win","+∞","loss","−∞"]
            [minimax] [every]: 6 full
            [run] [past]: 6 now
            [at] [else]: 3 full
            1: ["claim-other","size","smaller","leaves",2]
          (W L), cut=past-bound returns=fail-hard
            step 6 of 6: ["claim-own","leaves",2,"all",2,"at",1,"win","+∞","loss","−∞"]
            [minimax] [every]: 2 full
            [run] [past]: 2 now
            [at] [else]: 1 full
            0: ["claim-other","size","larger","leaves",6]
        rules equals, heard in b
          (4, (4 2)), ties=last
            step 11 of 11: ["claim-equals","move","a","worth","2","score","4"]
            [equals] | [dialect] | [worth]
            [rule-ties-first] | [dialect-fail-soft] | 4
          → [rule-ties-last] | [dialect-fail-soft] | 2
            [rule-ties-last] | [dialect-fail-soft-strict] | 4
            1: ["claim-other","size","smaller","leaves",2]
          (4, (2)), returns=fail-hard ties=last
            step 10 of 10: ["claim-equals","move","a","worth","2","score","4"]
            [equals] | [dialect] | [worth]
            [rule-ties-first] | [dialect-fail-hard] | 4
          → [rule-ties-last] | [dialect-fail-hard] | 2
            [rule-ties-last] | [dialect-fail-soft-strict] | 4
            0: ["claim-other","size","larger","leaves",3]
        rules branch, heard in d
          (((6 2) (8 7)) ((5 4) (9 3))), returns=running-bound alpha=4 beta=6
            step 6 of 17: ["claim-branch","window","(4, 6)"]
            [window] | [before]
            (−∞, +∞) | 3
          → (4, 6) | 1
            1: ["claim-other","size","smaller","leaves",2]
          (6 2), returns=running-bound alpha=4 beta=6
            step 4 of 5: ["claim-branch","window","(4, 6)"]
            [window] | [before]
            (−∞, +∞) | [none]
          → (4, 6) | 1
            0: ["claim-other","size","larger","leaves",8]
        rules printed, heard in a
          ((3)), returns=fail-hard
            step 9 of 9: ["claim-printed","leaf","3","alpha","−∞"]
            [procedure] | [minimum] | [returned]
          → [printed] | α, 3 | −∞
            [mended] | β, 3 | 3
            1: ["claim-other","size","larger","leaves",9]
          ((5 7 6) (3 9 8) (8 4 9)), returns=fail-hard
            step 24 of 24: ["claim-printed","leaf","5","alpha","−∞"]
            [procedure] | [minimum] | [returned]
          → [printed] | α, 5 | −∞
            [mended] | β, 5 | 5
            0: ["claim-other","size","smaller","leaves",1]
    "#]].assert_eq(&views());
}

#[test]
fn a_claim_opens_at_the_step_that_shows_it_and_ends_where_an_example_takes_its_tree() {
    story(expect![[r#"
        > openClaim {"id": "root"}
          claim: root
          example: line
          history: 1 to undo, 0 to redo
          settings: cut=past-bound
          shown: a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1))), cut=past-bound
          source: a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))
          step: 30
        > openClaim {"id": "root", "tree": 1}
          example: none
          history: 2 to undo, 0 to redo
          shown: ((3 4) (1 2)), cut=past-bound
          source: ((3 4) (1 2))
          step: 15
        > openClaim {"id": "root", "tree": 2}
        > openClaim {"id": "square"}
        > openClaim {"id": "branch"}
          claim: branch
          example: window-4-6
          history: 3 to undo, 0 to redo
          settings: returns=running-bound alpha=4 beta=6
          shown: (((6 2) (8 7)) ((5 4) (9 3))), returns=running-bound alpha=4 beta=6
          source: (((6 2) (8 7)) ((5 4) (9 3)))
          step: 6
        ? event
          cut off 2 on beta after 3
        > stepBack
          step: 5
        > chooseExample {"id": "textbook"}
          claim: none
          example: textbook
          history: 4 to undo, 0 to redo
          settings: plain
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
          source: ((3 12 8) (2 4 6) (14 5 2))
          step: 0
        > openClaim {"id": "power"}
          claim: power
          history: 5 to undo, 0 to redo
          step: 26
        > chooseExample {"id": "textbook"}
          claim: none
          history: 6 to undo, 0 to redo
          step: 0
    "#]]);
}

#[test]
fn a_link_holds_a_claim_with_its_tree_and_step() {
    for (_, claim) in claims() {
        for tree in 0..2 {
            let mut page = Page::after(&format!(r#"openClaim {{"id": "{}", "tree": {tree}}}"#, claim.id));
            let Some(here) = view(&mut page, MANNER) else { continue };
            let link = page.link();
            let mut again = Page::after(&json!({ "hash": link }).to_string().replacen('{', "openLink {", 1));
            assert_eq!(view(&mut again, MANNER), Some(here), "{link}");
            assert_eq!((again.state().step, &again.state().ignored), (page.state().step, &Vec::new()), "{link}");
        }
    }
}

#[test]
fn a_link_brings_no_claim_that_says_nothing_of_its_tree() {
    story(expect![[r##"
        > openLink {"hash": "#tree=(W,1)&cut=past-bound&returns=fail-hard&step=6&claim=skipped"}
          claim: skipped
          example: none
          hasHints: false
          history: 1 to undo, 0 to redo
          settings: cut=past-bound returns=fail-hard
          shown: (W,1), cut=past-bound returns=fail-hard
          source: (W,1)
          step: 6
        > openLink {"hash": "#tree=(1 2)&claim=skipped"}
          claim: none
          history: 2 to undo, 0 to redo
          ignored: [{piece claim=skipped, why unreadable}]
          settings: plain
          shown: (1 2), plain
          source: (1 2)
          step: 0
        > openLink {"hash": "#tree=(W 1)&claim=skipped"}
          history: 3 to undo, 0 to redo
          recent: (1 2)
          shown: (W 1), plain
          source: (W 1)
        > openLink {"hash": "#tree=(W 1)&claim=square&step=90"}
          history: 4 to undo, 0 to redo
          ignored: [{limit 5, piece step=90, why step}, {piece claim=square, why unreadable}]
          step: 5
        > openLink {"hash": "#tree=(W&claim=skipped"}
          history: 5 to undo, 0 to redo
          ignored: [{error {column 1, found (, kind unclosed, length 1, line 1, offset 0}, piece tree, why tree}, {piece claim=skipped, why unreadable}]
          source: (W
          step: 0
    "##]]);
}

#[test]
fn nodes_and_scores_are_written_as_on_the_tree() {
    let numbers = NumberStyle { infinity: Infinity::Letters, ..MANNER.numbers };
    let said = |id, manner| json!(Claim::named(id).unwrap().entry(0, manner).unwrap().message).to_string();
    assert!(said("skipped", ClaimStyle { numbers, ..MANNER }).ends_with(r#""win","W","loss","L"]"#));
    let from_root = ClaimStyle { letters: Letters::Root, ..MANNER };
    assert!(said("at-most", MANNER).contains(r#""node","a","child","c""#));
    assert!(said("at-most", from_root).contains(r#""node","b","child","d""#));
}
