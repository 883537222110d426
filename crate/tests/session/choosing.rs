//! What is chosen and how it is shown: examples, settings, notations, panels. Settings that do not work on a tree stay requested, while the
//! nearest working ones are run; however they were reached, the page shows the same.

use std::rc::Rc;

use expect_test::expect;
use secateur::search::RequestedSettings;
use secateur::trace::Event;
use secateur_courses::examples::examples;
use secateur_session::memory::{Memory, SearchTrouble};
use secateur_session::state::{State, Subject};
use secateur_session::view::Overlay;
use secateur_session::{Session, race};
use serde_json::Value;

use super::page::{Page, settings, story};

const BARE: &str = "((3 12 8) (2 4 6))";

/// What does not work on the plain tree, as in links and as requested, and what is run instead.
const UNMET: [(&str, &str, &str); 9] = [
    ("algorithm=iterative-deepening", "algorithm=iterative-deepening", "plain"),
    ("algorithm=iterative-deepening&depth=2", "algorithm=iterative-deepening depth=2", "depth=2"),
    (
        "algorithm=iterative-deepening&depth=1&returns=fail-hard",
        "algorithm=iterative-deepening returns=fail-hard depth=1",
        "returns=fail-hard",
    ),
    ("depth=1", "depth=1", "plain"),
    (
        "algorithm=negamax&depth=0&cut=past-bound",
        "algorithm=negamax cut=past-bound depth=0",
        "algorithm=negamax cut=past-bound",
    ),
    (
        "algorithm=alpha-beta-table&depth=1&order=killer",
        "algorithm=alpha-beta-table depth=1 order=killer",
        "algorithm=alpha-beta-table order=killer",
    ),
    ("window=5,5", "alpha=5 beta=5", "plain"),
    ("algorithm=pvs&window=6,-1", "algorithm=pvs alpha=6 beta=-1", "algorithm=pvs"),
    ("window=inf,-inf&depth=1", "alpha=inf beta=-inf depth=1", "plain"),
];

fn essence(page: &Page) -> impl PartialEq + std::fmt::Debug {
    let State { source, settings, shown, step, .. } = page.state().clone();
    (source, settings, shown, step)
}

#[test]
fn where_chance_moves_what_knows_it_is_shown_and_what_was_asked_for_stays() {
    story(expect![[r#"
        > setText {"text": "(chance ((2 2) (1 2)) chance ((0 2) (-1 0)))"}
          example: none
          history: 1 to undo, 0 to redo
          shown: (chance ((2 2) (1 2)) chance ((0 2) (-1 0))), algorithm=expectiminimax
          source: (chance ((2 2) (1 2)) chance ((0 2) (-1 0)))
        > setField {"field": "greatest", "text": "2"}
          drafts: {greatest 2}
          settings: greatest=2
          shown: (chance ((2 2) (1 2)) chance ((0 2) (-1 0))), algorithm=star1 greatest=2
        > chooseOverlay {"id": "critical"}
          overlay: critical
          panel: critical
        > goTo {"step": 9}
          step: 9
        > chooseAlgorithm {"id": "expectiminimax"}
          settings: algorithm=expectiminimax greatest=2
          shown: (chance ((2 2) (1 2)) chance ((0 2) (-1 0))), algorithm=expectiminimax greatest=2
        > setText {"text": "(1 2)"}
          history: 2 to undo, 0 to redo
          shown: (1 2), algorithm=expectiminimax greatest=2
          source: (1 2)
          step: 1
    "#]]);
}

#[test]
fn what_does_not_work_stays_asked_for_while_the_nearest_that_does_is_shown() {
    for (said, asked, run) in UNMET {
        let mut page = Page::showing(&format!("tree={BARE}&{said}"));
        assert_eq!(settings(&page.state().settings), asked);
        assert_eq!(settings(&page.state().shown.settings), run, "{asked}");
        assert!(page.problems().contains("trouble"), "{asked}");
        assert!(page.run().trace.is_finished);

        page.act(r#"goTo {"step": 7}"#);
        page.act(r#"setText {"text": "((3 12 8)(2 4 6))"}"#);
        let link = page.link();
        let linked = Page::after(&format!(r##"openLink {{"hash": "#{link}"}}"##));
        assert_eq!(essence(&linked), essence(&page), "{link}");
    }
}

#[test]
fn what_is_shown_depends_on_what_is_asked_for_not_on_what_was_shown_before() {
    story(expect![[r#"
        > chooseAlgorithm {"id": "negamax"}
          settings: algorithm=negamax
          shown: ((3 12 8) (2 4 6) (14 5 2)), algorithm=negamax
        > chooseAlgorithm {"id": "iterative-deepening"}
          settings: algorithm=iterative-deepening
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
        ? link
          tree=((3+12+8)(2+4+6)(14+5+2))&algorithm=iterative-deepening
    "#]]);
}

#[test]
fn what_was_asked_for_is_run_as_soon_as_it_works_and_no_longer_wanted_when_someone_says_so() {
    story(expect![[r#"
        > chooseAlgorithm {"id": "iterative-deepening"}
          settings: algorithm=iterative-deepening
        > fillStatics
          example: none
          history: 1 to undo, 0 to redo
          shown: 6 (8 (3 12 8) 4 (2 4 6) 7 (14 5 2)), algorithm=iterative-deepening
          source: 6 (8 (3 12 8) 4 (2 4 6) 7 (14 5 2))
        ? problems
          {}
        =
        > setField {"field": "depth", "text": "1"}
          drafts: {depth 1}
          settings: depth=1
        ? problems
          {trouble {kind missing-static-evaluation, node 1}}
        > settle
          drafts: {}
          settings: plain
        ? field depth
          “”
        ? problems
          {}
    "#]]);
}

#[test]
fn a_tree_that_can_be_read_is_shown_whatever_was_asked_of_the_one_before() {
    story(expect![[r#"
        = tree=(4 (1 2) 3)
        > setField {"field": "depth", "text": "1"}
          drafts: {depth 1}
          settings: depth=1
          shown: (4 (1 2) 3), depth=1
        > setText {"text": "((3 12 8) (2 4 6))"}
          history: 1 to undo, 0 to redo
          shown: ((3 12 8) (2 4 6)), plain
          source: ((3 12 8) (2 4 6))
    "#]]);
}

#[test]
fn a_compared_run_that_does_not_work_says_why_and_keeps_nothing_else_from_running() {
    let mut page = Page::showing(&format!("tree={BARE}"));
    let race = race::read("iterative-deepening;alpha-beta;minimax").unwrap();
    let source = page.state().source.clone();
    let troubles =
        race.into_iter().map(|settings| page.memory().trouble(&Subject { source: source.clone(), settings }));
    let missing = SearchTrouble::MissingStaticEvaluation { node: secateur::NodeId(1) };
    assert_eq!(troubles.collect::<Vec<_>>(), [Some(missing), None, None]);
}

#[test]
fn the_runs_that_are_compared_are_kept_as_long_as_they_are_shown() {
    let mut page = Page::after(r#"openLink {"hash": "tree=(((6 2)(8 7))((5 4)(9 3)))&compare=alpha-beta;pvs"}"#);
    let pvs = RequestedSettings {
        algorithm: secateur::search::Algorithm::named("pvs").unwrap(),
        ..RequestedSettings::default()
    };
    let asked = Subject { source: page.state().shown.source.clone(), settings: pvs };
    let run = |page: &mut Page| {
        let Session { state, memory, .. } = &mut page.session;
        memory.keep_only(&Memory::wanted(state));
        memory.outcome(&asked.source, &asked.settings).unwrap().ok().unwrap()
    };
    let (first, again) = (run(&mut page), run(&mut page));
    assert!(Rc::ptr_eq(&first, &again));
    page.act(r#"openLink {"hash": "tree=(((6 2)(8 7))((5 4)(9 3)))"}"#);
    assert!(!Rc::ptr_eq(&first, &run(&mut page)));
}

#[test]
fn a_dialect_is_a_cut_rule_and_a_return_rule_and_a_rule_alone_makes_another() {
    story(expect![[r#"
        > chooseDialect {"id": "fail-hard-strict"}
          settings: cut=past-bound returns=fail-hard
          shown: ((3 12 8) (2 4 6) (14 5 2)), cut=past-bound returns=fail-hard
        > chooseDialect {"id": "constructor"}
        > chooseRule {"rule": "cut", "id": "at-bound"}
          settings: returns=fail-hard
          shown: ((3 12 8) (2 4 6) (14 5 2)), returns=fail-hard
        > chooseRule {"rule": "cut", "id": "at-all"}
        > chooseRule {"rule": "ties", "id": "last"}
          settings: returns=fail-hard ties=last
          shown: ((3 12 8) (2 4 6) (14 5 2)), returns=fail-hard ties=last
        > chooseRule {"rule": "guess", "id": "3"}
        > chooseOrder {"id": "killer"}
          settings: returns=fail-hard ties=last order=killer
          shown: ((3 12 8) (2 4 6) (14 5 2)), returns=fail-hard ties=last order=killer
        > chooseOrder {"id": "best"}
        > chooseAlgorithm {"id": "alphabeta"}
    "#]]);
}

#[test]
fn a_field_that_cannot_be_read_changes_nothing_but_itself() {
    story(expect![[r#"
        > setField {"field": "alpha", "text": "x"}
          drafts: {alpha x}
        > setField {"field": "depth", "text": "-1"}
          drafts: {alpha x, depth -1}
        > setField {"field": "margin", "text": "0"}
          drafts: {alpha x, depth -1, margin 0}
        > setField {"field": "algorithm", "text": "pvs"}
        > setField {"field": "seed", "text": "7"}
          drafts: {alpha x, depth -1, margin 0, seed 7}
          settings: seed=7
          shown: ((3 12 8) (2 4 6) (14 5 2)), seed=7
        > setField {"field": "beta", "text": "W"}
          drafts: {alpha x, beta W, depth -1, margin 0, seed 7}
        > setField {"field": "guess", "text": "L"}
          drafts: {alpha x, beta W, depth -1, guess L, margin 0, seed 7}
          settings: seed=7 guess=-inf
          shown: ((3 12 8) (2 4 6) (14 5 2)), seed=7 guess=-inf
        ? field guess
          “L”
        > setField {"field": "guess", "text": " 2,5 "}
          drafts: {alpha x, beta W, depth -1, guess  2,5 , margin 0, seed 7}
          settings: seed=7 guess=2.5
          shown: ((3 12 8) (2 4 6) (14 5 2)), seed=7 guess=2.5
        > setField {"field": "guess", "text": ""}
          drafts: {alpha x, beta W, depth -1, margin 0, seed 7}
          settings: seed=7
          shown: ((3 12 8) (2 4 6) (14 5 2)), seed=7
    "#]]);
}

#[test]
fn what_is_typed_in_a_field_stays_as_typed_until_its_setting_is_chosen_elsewhere() {
    story(expect![[r##"
        > setField {"field": "alpha", "text": "1.0"}
          drafts: {alpha 1.0}
          example: none
          settings: alpha=1
          shown: ((3 12 8) (2 4 6) (14 5 2)), alpha=1
        > setField {"field": "depth", "text": "x"}
          drafts: {alpha 1.0, depth x}
        ? field alpha
          “1.0”
        ? field depth
          “x”
        > chooseAlgorithm {"id": "pvs"}
          settings: algorithm=pvs alpha=1
          shown: ((3 12 8) (2 4 6) (14 5 2)), algorithm=pvs alpha=1
        > openSaved {"saved": {"tree": "(1 2)", "settings": {"alpha": -3}}}
          drafts: {}
          history: 1 to undo, 0 to redo
          recent: ((3 12 8) (2 4 6) (14 5 2))
          settings: algorithm=pvs alpha=-3
          shown: (1 2), algorithm=pvs alpha=-3
          source: (1 2)
        ? field alpha
          “-3”
        ? field depth
          “”
        > undo
          drafts: {alpha 1.0, depth x}
          history: 0 to undo, 1 to redo
          settings: algorithm=pvs alpha=1
          shown: ((3 12 8) (2 4 6) (14 5 2)), algorithm=pvs alpha=1
          source: ((3 12 8) (2 4 6) (14 5 2))
        > openLink {"hash": "#tree=(1 2)&window=0,10"}
          drafts: {}
          history: 1 to undo, 0 to redo
          settings: alpha=0 beta=10
          shown: (1 2), alpha=0 beta=10
          source: (1 2)
        ? field beta
          “10”
    "##]]);
}

#[test]
fn every_example_is_read_run_and_named_once() {
    let mut ids = Vec::new();
    for (_, example) in examples() {
        assert!(!ids.contains(&example.id), "{}", example.id);
        ids.push(example.id);
        let mut page = Page::after(&format!(r#"chooseExample {{"id": "{}"}}"#, example.id));
        assert_eq!((page.shown(), page.state().example), (example.text, Some(example.id)));
        assert_eq!(page.state().shown.settings, RequestedSettings::from(&example.settings()));
        assert_eq!(page.problems(), "{}", "{}", example.id);
        // And by its link, too.
        let link = page.link();
        let mut linked = Page::after(&format!(r##"openLink {{"hash": "#{link}"}}"##));
        let State { shown, example, ignored, .. } = linked.state().clone();
        assert_eq!((&shown, example, &ignored[..]), (&page.state().shown, page.state().example, &[][..]), "{link}");
        assert_eq!(linked.link(), link);
    }
}

#[test]
fn every_example_runs_as_its_lecture_tells() {
    let told: Value = serde_json::from_str(include_str!("../cases/examples.json")).unwrap();
    let told = told.as_array().unwrap();
    assert_eq!(told.len(), examples().count());
    let number = |value: &Value| value.as_str().map_or_else(|| value.as_f64().unwrap().to_string(), str::to_owned);
    for (row, (_, example)) in told.iter().zip(examples()) {
        let mut page = Page::after(&format!(r#"chooseExample {{"id": "{}"}}"#, example.id));
        let run = page.run();
        let events = &run.trace.events;
        let leaves = events.iter().filter_map(|event| match event {
            Event::Evaluate { score, .. } => Some(common::number(*score)),
            _ => None,
        });
        let expected: Vec<String> = row["leaves"].as_array().unwrap().iter().map(number).collect();
        assert_eq!(leaves.collect::<Vec<_>>(), expected, "{}", example.id);
        let cut_offs = (1..=run.length()).filter_map(|step| {
            let frame = secateur::Frame::at(&run.tree, &run.trace, step);
            match frame.event()? {
                Event::CutOff { node, side, holder, .. } => {
                    let deep = if secateur::frame::is_deep(&run.tree, node, holder) { " deep" } else { "" };
                    Some(format!("{} {}{deep}", node.0, side.id()))
                }
                _ => None,
            }
        });
        let expected: Vec<&str> = row["cutoffs"].as_array().unwrap().iter().map(|cut| cut.as_str().unwrap()).collect();
        assert_eq!(cut_offs.collect::<Vec<_>>(), expected, "{}", example.id);
        assert_eq!(common::number(run.trace.score), number(&row["score"]), "{}", example.id);
    }
}

#[test]
fn a_link_knows_an_example_and_what_goes_on_from_another_tree_is_none() {
    story(expect![[r##"
        > openLink {"hash": "#tree=((3 12 8)(2 4 6)(14 5 2))&ties=last"}
          history: 1 to undo, 0 to redo
          settings: ties=last
          shown: ((3 12 8) (2 4 6) (14 5 2)), ties=last
        ? example
          textbook
        # As it was once written.
        > openLink {"hash": "#tree=(((1 5 6)(8 3))(L(1 W)))&returns=fail-hard&cut=past-bound"}
          example: gomoku
          history: 2 to undo, 0 to redo
          settings: cut=past-bound returns=fail-hard
          shown: (((1 5 6)(8 3))(L(1 W))), cut=past-bound returns=fail-hard
          source: (((1 5 6)(8 3))(L(1 W)))
        # In another window by none.
        > openLink {"hash": "#tree=(((6 2)(8 7))((5 4)(9 3)))"}
          example: none
          history: 3 to undo, 0 to redo
          settings: plain
          shown: (((6 2)(8 7))((5 4)(9 3))), plain
          source: (((6 2)(8 7))((5 4)(9 3)))
        > openLink {"hash": "#tree=kept-from=1,1 ((((3 12 8)(2 4 6)(14 5 2))))&algorithm=alpha-beta-table"}
          history: 4 to undo, 0 to redo
          recent: (((6 2)(8 7))((5 4)(9 3)))
          settings: algorithm=alpha-beta-table
          shown: kept-from=1,1 ((((3 12 8)(2 4 6)(14 5 2)))), algorithm=alpha-beta-table
          source: kept-from=1,1 ((((3 12 8)(2 4 6)(14 5 2))))
        ? example
          none
    "##]]);
}

#[test]
fn an_example_may_open_with_runs_side_by_side_and_another_one_closes_them() {
    story(expect![[r#"
        > chooseExample {"id": "demo-both"}
          after: cut
          best: none
          example: demo-both
          grain: lecture
          history: 1 to undo, 0 to redo
          notation: d
          race: minimax;alpha-beta,running-bound by leaf at 0, open
          raised: before
          rows: depth
          settings: returns=running-bound
          shown: ((((8 6) (2 12)) ((15 14) (7 13))) (((1 5) (9 10)) ((3 4) (16 11)))), returns=running-bound
          source: ((((8 6) (2 12)) ((15 14) (7 13))) (((1 5) (9 10)) ((3 4) (16 11))))
          windows: labelled
        > chooseExample {"id": "demo"}
          example: demo
          history: 2 to undo, 0 to redo
          race: minimax;alpha-beta,running-bound by leaf at 0, closed
    "#]]);
}

#[test]
fn an_example_may_open_with_something_written_on_the_tree_and_another_one_with_nothing() {
    story(expect![[r#"
        > chooseExample {"id": "strategy"}
          after: cut
          best: none
          bounds: own
          cuts: dashed
          example: strategy
          grain: lecture
          history: 1 to undo, 0 to redo
          letters: root
          notation: b
          numbers: seen
          overlay: strategy
          panel: strategy
          settings: cut=past-bound
          shown: a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1))), cut=past-bound
          skin: letters
          source: a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))
          windows: labelled
        > chooseExample {"id": "keeping"}
          example: keeping
          history: 2 to undo, 0 to redo
          overlay: keeping
          panel: keeping
          shown: (a: ((4 1) (2 6)) b: ((5 4) (3 4)) c: (7 (2 1))), cut=past-bound
          source: (a: ((4 1) (2 6)) b: ((5 4) (3 4)) c: (7 (2 1)))
        > chooseExample {"id": "textbook"}
          example: textbook
          history: 3 to undo, 0 to redo
          overlay: none
          settings: plain
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
          source: ((3 12 8) (2 4 6) (14 5 2))
        > chooseExample {"id": "line"}
          example: line
          history: 4 to undo, 0 to redo
          settings: cut=past-bound
          shown: a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1))), cut=past-bound
          source: a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))
        > chooseExample {"id": "strategy"}
          example: strategy
          history: 5 to undo, 0 to redo
          overlay: strategy
          panel: strategy
        > undo
          example: line
          history: 4 to undo, 1 to redo
          overlay: none
        > redo
          example: strategy
          history: 5 to undo, 0 to redo
          overlay: strategy
    "#]]);
}

#[test]
fn an_example_opens_with_nothing_of_what_was_chosen_before() {
    story(expect![[r#"
        > chooseAlgorithm {"id": "mtd-f"}
          settings: algorithm=mtd-f
          shown: ((3 12 8) (2 4 6) (14 5 2)), algorithm=mtd-f
        > chooseOrder {"id": "killer"}
          settings: algorithm=mtd-f order=killer
          shown: ((3 12 8) (2 4 6) (14 5 2)), algorithm=mtd-f order=killer
        > setField {"field": "guess", "text": "5"}
          drafts: {guess 5}
          settings: algorithm=mtd-f order=killer guess=5
          shown: ((3 12 8) (2 4 6) (14 5 2)), algorithm=mtd-f order=killer guess=5
        > chooseExample {"id": "textbook"}
          drafts: {}
          history: 1 to undo, 0 to redo
          settings: plain
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
        > chooseExample {"id": "nonsense"}
    "#]]);
}

#[test]
fn another_example_and_another_random_tree_know_nothing_of_payoffs() {
    for action in [r#"chooseExample {"id": "line"}"#, "makeRandom"] {
        let page = Page::after(r#"setField {"field": "least", "text": "-100"}"#).then(action);
        assert_eq!(page.state().settings.least.value(), f64::NEG_INFINITY, "{action}");
    }
}

#[test]
fn a_score_that_is_no_payoff_is_named_the_search_goes_on_without_them_and_nothing_typed_is_lost() {
    story(expect![[r#"
        > setText {"text": "(a: (1 12) 3)"}
          example: none
          history: 1 to undo, 0 to redo
          shown: (a: (1 12) 3), plain
          source: (a: (1 12) 3)
        > setField {"field": "least", "text": "0"}
          drafts: {least 0}
          settings: least=0
          shown: (a: (1 12) 3), least=0
        > setField {"field": "greatest", "text": "10"}
          drafts: {greatest 10, least 0}
          settings: least=0 greatest=10
          shown: (a: (1 12) 3), plain
        ? field greatest
          “10”
        ? problems
          {trouble {kind beyond-payoffs, node 3}}
        # They count again as soon as the tree has none beyond.
        > setScore {"node": 3, "text": "9"}
          focusNode: 3
          history: 2 to undo, 0 to redo
          shown: (a: (1 9) 3), least=0 greatest=10
          source: (a: (1 9) 3)
          strip: 3
        > setField {"field": "least", "text": "11"}
          drafts: {greatest 10, least 11}
          settings: least=11 greatest=10
          shown: (a: (1 9) 3), plain
        ? problems
          {trouble {kind empty-payoffs}}
        > setField {"field": "least", "text": "0"}
          drafts: {greatest 10, least 0}
          settings: least=0 greatest=10
          shown: (a: (1 9) 3), least=0 greatest=10
        > setText {"text": "(W 3)"}
          focusNode: none
          history: 3 to undo, 0 to redo
          shown: (W 3), plain
          source: (W 3)
          strip: none
        ? problems
          {trouble {kind beyond-payoffs, node 1}}
    "#]]);
}

#[test]
fn a_link_holds_the_payoffs_and_which_of_equals_is_taken() {
    story(expect![[r##"
        > openLink {"hash": "#tree=(10 3)&algorithm=mtd-f&guess=5&least=0&greatest=10"}
          example: mtd-range
          history: 1 to undo, 0 to redo
          settings: algorithm=mtd-f least=0 greatest=10 guess=5
          shown: (10 3), algorithm=mtd-f least=0 greatest=10 guess=5
          source: (10 3)
        ? field least
          “0”
        ? field greatest
          “10”
        ? link
          tree=(10+3)&algorithm=mtd-f&least=0&greatest=10&guess=5
        > openLink {"hash": "#tree=(4,(4 2))&ties=last"}
          example: none
          history: 2 to undo, 0 to redo
          settings: ties=last
          shown: (4,(4 2)), ties=last
          source: (4,(4 2))
        ? link
          tree=(4,(4+2))&ties=last
    "##]]);
}

#[test]
fn a_whole_notation_brings_the_rules_of_its_course_and_what_is_changed_in_it_stays() {
    story(expect![[r#"
        > chooseNotation {"id": "a"}
          after: gone
          best: none
          cuts: stub
          grain: lecture
          infinity: m
          notation: a
          raised: before
          rows: levels
          settings: returns=fail-hard
          shown: ((3 12 8) (2 4 6) (14 5 2)), returns=fail-hard
          windows: labelled
        > setNotation {"change": {"cuts": "cross", "windows": "nonsense", "colour": "red"}}
          cuts: cross
        # An example of the same course keeps what has been changed, one of another does not.
        > chooseExample {"id": "hanging"}
          example: hanging
          history: 1 to undo, 0 to redo
          shown: ((5 7 6) (3 9 8) (8 4 9)), returns=fail-hard
          source: ((5 7 6) (3 9 8) (8 4 9))
        > chooseExample {"id": "demo"}
          after: cut
          cuts: slashes
          example: demo
          history: 2 to undo, 0 to redo
          infinity: signs
          notation: d
          rows: depth
          settings: returns=running-bound
          shown: ((((8 6) (2 12)) ((15 14) (7 13))) (((1 5) (9 10)) ((3 4) (16 11)))), returns=running-bound
          source: ((((8 6) (2 12)) ((15 14) (7 13))) (((1 5) (9 10)) ((3 4) (16 11))))
        > chooseExample {"id": "textbook"}
          example: textbook
          history: 3 to undo, 0 to redo
          settings: plain
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
          source: ((3 12 8) (2 4 6) (14 5 2))
        > chooseNotation {"id": "nonsense"}
          after: kept
          best: best
          grain: event
          notation: general
          raised: after
          rows: names
          windows: closed
    "#]]);
}

#[test]
fn a_key_goes_round_all_overlays_and_back_to_none_and_each_brings_its_panel() {
    story(expect![[r#"
        = tree=a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))
        > nextOverlay
          overlay: strategy
          panel: strategy
        > nextOverlay
          overlay: keeping
          panel: keeping
        > nextOverlay
          overlay: critical
          panel: critical
        > nextOverlay
          overlay: leaves
          panel: leaves
        > chooseOverlay {"id": "critical"}
          overlay: critical
          panel: critical
        > chooseOverlay {"id": "none"}
          overlay: none
          panel: none
    "#]]);
}

#[test]
fn what_is_written_on_the_tree_is_in_the_link_with_its_panel() {
    for &overlay in Overlay::ALL {
        let mut page = Page::after(&format!(r#"chooseOverlay {{"id": "{}"}}"#, overlay.id()));
        let link = page.link();
        assert_eq!(link.contains("overlay"), overlay != Overlay::None);
        let linked = Page::after(&format!(r##"openLink {{"hash": "#{link}"}}"##));
        assert_eq!((linked.state().overlay, linked.state().panel), (overlay, page.state().panel));
    }
}

#[test]
fn panels_and_counts_stand_in_one_place() {
    story(expect![[r#"
        > choosePanel {"panel": "table"}
          panel: table
        > choosePanel {"panel": "counts"}
          counting: true
        > toggleCounts
          counting: false
        > toggleCounts
          counting: true
        > choosePanel {"panel": "window"}
          counting: false
          panel: window
        > toggleCounts
          counting: true
    "#]]);
}

#[test]
fn the_switches_turn_there_and_back() {
    story(expect![[r#"
        > stepForward
          animate: true
          step: 1
        > toggleArrange
          animate: false
          arrange: search
        > toggleArrange
          arrange: written
        > setTheme {"theme": "dark"}
          theme: dark
        > setTheme {"theme": "pink"}
          theme: auto
        > setTextSize {"size": 1.25}
          textSize: 1.25
        > setSpeed {"speed": 2}
          speed: 2
        > toggleLetterKeys
          letterKeys: false
        > rateMoves {"by": "score"}
          rated: score
        > rateMoves {"by": null}
          rated: none
        > openRace
          race: alpha-beta;minimax by leaf at 0, open
        > changeRun {"index": 0, "name": "algorithm", "text": "pvs"}
          race: pvs;minimax by leaf at 0, open
        > paceRace {"by": "end"}
          race: pvs;minimax by end at 0, open
        > moveRace {"step": "forward"}
          race: pvs;minimax by end at 1, open
        > dropRace
          race: none
        > closeClaim
    "#]]);
}

#[test]
fn one_line_of_news_goes_with_the_tree_that_it_is_about() {
    story(expect![[r#"
        > notice {"notice": {"id": "taken", "args": {"count": 3, "name": "a"}}}
          notice: {args {count 3, name a}, id taken}
        > chooseAlgorithm {"id": "pvs"}
          settings: algorithm=pvs
          shown: ((3 12 8) (2 4 6) (14 5 2)), algorithm=pvs
        > setText {"text": "(1 2)"}
          example: none
          history: 1 to undo, 0 to redo
          notice: none
          shown: (1 2), algorithm=pvs
          source: (1 2)
        > notice {"notice": {"id": "taken"}}
          notice: {id taken}
        > notice {"notice": null}
          notice: none
    "#]]);
}

#[test]
fn what_was_kept_of_someones_wishes_is_taken_one_by_one() {
    story(expect![[r#"
        > prefer {"kept": {"theme": "dark", "textSize": 1.3, "speed": 2, "skin": "circles", "arrange": "search", "letterKeys": false}}
          arrange: search
          letterKeys: false
          skin: circles
          speed: 2
          textSize: 1.3
          theme: dark
    "#]]);
    // An invalid value is treated as if nobody had chosen it, by itself.
    let names = ["theme", "textSize", "speed", "skin", "arrange", "letterKeys", "notation"];
    let junk = r#"null|0|-1|1e308|""|"x"|"1"|"constructor"|"__proto__"|[]|[1.3]|["dark"]|{}|{"toString": 1}"#;
    for junk in junk.split('|') {
        let fields: String = names.iter().map(|name| format!(r#""{name}": {junk}, "#)).collect();
        let page = Page::after(&format!(r#"prefer {{"kept": {{{fields}"cuts": "scissors"}}}}"#));
        let mut expected = Page::opening().state().clone();
        expected.switches.put("cuts", "scissors");
        assert_eq!(*page.state(), expected, "{junk}");
    }
}
