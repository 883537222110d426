//! The list of examples: the content of its groups, which comes next, and what the runs of a row cost.

use std::collections::BTreeSet;

use expect_test::{Expect, expect};
use secateur::search::{RequestedSettings, read_settings};
use secateur_courses::examples::{SUBJECTS, examples, group_of};
use secateur_courses::prepared::PREPARED;
use secateur_session::Session;
use secateur_session::picking::{self, Beside, ListPlace, ids_in, place};
use secateur_session::state::Subject;
use serde_json::json;

use super::page::{MANNER, Page};

#[test]
fn every_example_stands_in_its_course_and_in_subjects_that_name_it_once() {
    let all: Vec<_> = examples().map(|(_, example)| example.id).collect();
    assert_eq!(ids_in("all"), all);
    let mut courses: Vec<_> = examples().map(|(course, example)| group_of(course, example)).collect();
    courses.dedup();
    let of_courses: Vec<_> = courses.iter().flat_map(|course| ids_in(course)).collect();
    assert_eq!(of_courses, all);
    for (subject, about) in SUBJECTS {
        let ids = ids_in(subject);
        assert_eq!(BTreeSet::from_iter(&ids), BTreeSet::from_iter(about), "{subject} names examples that there are");
        assert_eq!(ids.len(), about.len(), "{subject} names each once");
        assert!(ids.is_sorted_by_key(|id| all.iter().position(|one| one == id)), "{subject}: in their order");
    }
    let groups = courses.iter().chain(["claims", "games"].iter()).chain(SUBJECTS.iter().map(|(id, _)| id));
    assert_eq!(BTreeSet::from_iter(groups.clone()).len(), groups.count(), "no two groups have one name");
}

#[test]
fn every_prepared_position_is_a_game_that_opens_and_is_searched_as_it_asks_for() {
    for prepared in PREPARED {
        let mut page = Page::after(&format!(r#"openPrepared {{"id": "{}"}}"#, prepared.id));
        let asked = RequestedSettings::from(&prepared.settings());
        assert_eq!(page.shown(), prepared.text, "{}", prepared.id);
        assert_eq!((page.state().settings, page.state().shown.settings), (asked, asked), "{}", prepared.id);
        let run = page.run();
        assert!(1 < run.tree.len() && run.reading.staged.is_some(), "{}", prepared.id);
        // It is on the stage, and no other one.
        let here = ListPlace { group: "games".to_owned(), id: Some(prepared.id) };
        assert_eq!(place(page.state(), None), here);
    }
    let by = |id: &str| PREPARED.iter().find(|prepared| prepared.id == id).unwrap();
    let found = Page::after(r#"openPrepared {"id": "row-of-four"}"#).run().trace.score;
    assert_eq!(found.value(), -998.0, "five follow at once, whatever is played");
    let leaves = |id: &str| Page::after(&format!(r#"openPrepared {{"id": "{id}"}}"#)).run().leaves();
    assert_eq!(["as-listed", "captures-first"].map(leaves), [111, 9]);
    let words = |id| json!(by(id).words()).to_string();
    assert_eq!(words("corner"), r#"[["prepared-game","id","reversi"],["prepared-subject","id","evaluation"]]"#);
    assert!(
        words("mirrored").ends_with(r#"["prepared-subject","id","symmetry"],["prepared-subject","id","evaluation"]]"#)
    );
    assert!(
        words("horizon").ends_with(r#"["prepared-subject","id","evaluation"],["prepared-subject","id","quiescence"]]"#)
    );
}

fn cost(page: &mut Page, text: &str, line: &str, race: &[&str]) -> String {
    let asked = |line: &&str| RequestedSettings::from(&read_settings(line).unwrap());
    let subject = Subject { source: text.into(), settings: asked(&line) };
    let side: Vec<_> = race.iter().map(asked).collect();
    let Session { state, memory, .. } = &mut page.session;
    picking::cost(state, memory, &subject, &side).map_or_else(|| "none".to_owned(), |cost| json!(cost).to_string())
}

#[test]
fn leaves_and_cut_offs_of_a_row_are_those_of_its_runs() {
    let mut page = Page::opening();
    let wanted = ["textbook", "heuristic-2", "pvs-repeats", "deepening", "refutation", "mtd", "mtd-range", "demo-both"];
    let told: String = wanted
        .iter()
        .map(|id| {
            let (_, example) = examples().find(|(_, example)| example.id == *id).unwrap();
            let subject =
                Subject { source: example.text.into(), settings: RequestedSettings::from(&example.settings()) };
            let side: Vec<_> = example.race().iter().map(RequestedSettings::from).collect();
            let Session { state, memory, .. } = &mut page.session;
            format!("{id}: {}\n", json!(picking::cost(state, memory, &subject, &side)))
        })
        .collect();
    expect![[r#"
        textbook: {"cutoffs":1,"isSum":false,"leaves":[7],"of":9}
        heuristic-2: {"cutoffs":2,"isSum":false,"leaves":[5],"of":8}
        pvs-repeats: {"cutoffs":2,"isSum":false,"leaves":[6],"of":null}
        deepening: {"cutoffs":4,"isSum":true,"leaves":[3,5,7],"of":null}
        refutation: {"cutoffs":3,"isSum":true,"leaves":[3,6,8],"of":null}
        mtd: {"cutoffs":5,"isSum":true,"leaves":[2,3],"of":null}
        mtd-range: {"cutoffs":1,"isSum":false,"leaves":[1],"of":2}
        demo-both: {"cutoffs":0,"isSum":false,"leaves":[16,11],"of":null}
    "#]]
    .assert_eq(&told);
    assert_eq!(
        cost(&mut page, &format!("({})", "1 ".repeat(2000)), "alpha-beta", &[]),
        "none",
        "a long text is not run"
    );
    assert_eq!(cost(&mut page, "(1 2", "alpha-beta", &[]), "none");
    let limited = cost(&mut page, "((1 2) 3)", "alpha-beta depth=1", &[]);
    assert!(limited.contains(r#""leaves":[3]"#), "of what cannot run, what is shown instead: {limited}");
}

/// Someone going from one to the next, remembering what was opened last.
struct ListWalk {
    page: Page,
    last: Option<(String, &'static str)>,
}

impl ListWalk {
    fn from(actions: &str) -> ListWalk {
        ListWalk { page: Page::after(actions), last: None }
    }

    fn last(&self) -> Option<(&str, &str)> {
        self.last.as_ref().map(|(group, id)| (&**group, *id))
    }

    fn place(&self) -> ListPlace {
        place(self.page.state(), self.last())
    }

    fn go(&mut self, by: isize) -> String {
        let Beside { group, id, place, all, is_end, message } =
            picking::beside(self.page.state(), by, self.last(), MANNER);
        if !is_end {
            let opens = match &*group {
                "claims" => "openClaim",
                "games" => "openPrepared",
                _ => "chooseExample",
            };
            self.page.act(&format!(r#"{opens} {{"id": "{id}"}}"#));
            if group != "claims" {
                self.last = Some((group.clone(), id));
            }
        }
        format!("{group} {place} of {all}: {}{}\n", json!(message), if is_end { ", the end" } else { "" })
    }
}

/// What is reported while someone moves some places on.
#[expect(clippy::needless_pass_by_value, reason = "as `expect!` makes it")]
fn goes(actions: &str, by: &[isize], told: Expect) {
    let mut walk = ListWalk::from(actions);
    told.assert_eq(&by.iter().map(|&by| walk.go(by)).collect::<String>());
}

#[test]
fn the_next_one_of_a_group_comes_and_the_last_one_stays() {
    goes(
        r#"chooseExample {"id": "table-narrows"}"#,
        &[1, 1, 1, 1, 1],
        expect![[r#"
        e 9 of 12: ["example-static"]
        e 10 of 12: ["example-fewest-nodes"]
        e 11 of 12: ["example-history"]
        e 12 of 12: ["example-equal"]
        e 12 of 12: ["example-equal"], the end
    "#]],
    );
    goes(
        r#"chooseExample {"id": "textbook"}"#,
        &[-1],
        expect![[r#"
        books 1 of 6: ["example-textbook"], the end
    "#]],
    );
    goes(
        r#"openClaim {"id": "equals"}"#,
        &[1, 1, 1],
        expect![[r#"
        claims 13 of 14: ["claim-branch","window","(4, 6)"]
        claims 14 of 14: ["claim-printed","leaf","3","alpha","−∞"]
        claims 14 of 14: ["claim-printed","leaf","3","alpha","−∞"], the end
    "#]],
    );
    goes(
        r#"openPrepared {"id": "last-squares"}"#,
        &[-1, 1, 1],
        expect![[r#"
            games 1 of 18: ["prepared-last-squares"], the end
            games 2 of 18: ["prepared-open-lines"]
            games 3 of 18: ["prepared-mirrored"]
        "#]],
    );
}

#[test]
fn where_two_examples_are_searched_alike_none_is_missed_and_none_comes_twice() {
    for course in ["b", "d"] {
        let ids = ids_in(course);
        let mut walk = ListWalk::from(&format!(r#"chooseExample {{"id": "{}"}}"#, ids[0]));
        for id in &ids {
            assert_eq!(walk.place().id, Some(*id));
            walk.go(1);
        }
        assert_eq!(walk.place().id, ids.last().copied());
    }
}

#[test]
fn the_group_that_was_opened_last_is_gone_through_from_an_own_tree_from_its_first() {
    let from = |actions, group: &str, id| ListWalk { last: Some((group.to_owned(), id)), ..ListWalk::from(actions) };
    let demo = r#"chooseExample {"id": "demo"}"#;
    let mut walk = from(demo, "deep", "demo");
    assert_eq!(walk.place().group, "deep");
    assert_eq!(walk.go(1), "deep 3 of 3: [\"example-history\"]\n");
    walk.page.act(r#"setText {"text": "(1 2)"}"#);
    assert_eq!(walk.place().id, None);
    assert_eq!(walk.go(1), "deep 1 of 3: [\"example-deep\"]\n");
    // One outside that group goes by its own course, and so does one that was not opened last.
    assert_eq!(from(r#"chooseExample {"id": "gomoku"}"#, "deep", "demo").place().group, "c");
    assert_eq!(from(r#"chooseExample {"id": "textbook"}"#, "games", "corner").place().group, "books");
    let everything = from(demo, "all", "demo").place();
    assert_eq!((&*everything.group, everything.id), ("all", Some("demo")));
}
