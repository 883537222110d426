//! A complete new tree: from a text, a file, a link, a random generator, or a node of the current tree; and the trees that it replaces.

use expect_test::expect;
use secateur::plain::Plain;
use secateur::search::{RequestedSettings, SETTINGS};
use secateur_session::random::{self, RandomFields};
use secateur_session::recent::{self, Recent};
use secateur_session::state::State;
use secateur_session::{following, link, saved_state};

use super::page::{Page, story};

#[test]
fn a_tree_becomes_recent_when_another_takes_its_place_examples_do_not_and_each_stands_once() {
    story(expect![[r#"
        > setText {"text": "(1 2)"}
          example: none
          history: 1 to undo, 0 to redo
          shown: (1 2), plain
          source: (1 2)
        > chooseExample {"id": "deep"}
          example: deep
          history: 2 to undo, 0 to redo
          recent: (1 2)
          shown: (5, (((3 9) 4) 8)), plain
          source: (5, (((3 9) 4) 8))
        > openTree {"text": "(3 4)"}
          example: none
          history: 3 to undo, 0 to redo
          shown: (3 4), plain
          source: (3 4)
        > openRecent {"index": 0}
          history: 4 to undo, 0 to redo
          recent: (3 4) | (1 2)
          shown: (1 2), plain
          source: (1 2)
        > openRecent {"index": 7}
    "#]]);
}

#[test]
fn a_recent_tree_comes_back_with_its_settings_at_its_first_step() {
    story(expect![[r#"
        = tree=(1 (2 3))&algorithm=pvs
        > goTo {"step": 3}
          step: 3
        > setField {"field": "alpha", "text": "1"}
          drafts: {alpha 1}
          settings: algorithm=pvs alpha=1
          shown: (1 (2 3)), algorithm=pvs alpha=1
        > chooseExample {"id": "line"}
          after: cut
          best: none
          bounds: own
          cuts: dashed
          drafts: {}
          example: line
          grain: lecture
          history: 1 to undo, 0 to redo
          letters: root
          notation: b
          numbers: seen
          recent: (1 (2 3))
          settings: cut=past-bound
          shown: a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1))), cut=past-bound
          skin: letters
          source: a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))
          step: 0
          windows: labelled
        > openRecent {"index": 0}
          example: none
          history: 2 to undo, 0 to redo
          settings: algorithm=pvs alpha=1
          shown: (1 (2 3)), algorithm=pvs alpha=1
          source: (1 (2 3))
    "#]]);
}

#[test]
fn the_recent_trees_are_bounded_in_number_and_in_size() {
    let of = |text: String| Recent { source: text.into(), settings: RequestedSettings::default() };
    let mut many = Vec::new();
    for number in 0..40 {
        recent::add(&mut many, of(format!("({number} 1)")));
    }
    assert_eq!((many.len(), many[0].source.text()), (12, "(39 1)"));
    let mut long = Vec::new();
    for number in 0..3 {
        recent::add(&mut long, of(format!("({number} 1){}", " ".repeat(600_000))));
    }
    assert_eq!(long.len(), 2);
}

#[test]
fn a_text_that_does_not_read_goes_into_the_field_and_the_tree_stays() {
    story(expect![[r#"
        > goTo {"step": 5}
          step: 5
        > openTree {"text": "(1 (2"}
          history: 1 to undo, 0 to redo
          source: (1 (2
        ? problems
          {error {column 4, found (, kind unclosed, length 1, line 1, offset 3}}
        > undo
          history: 0 to undo, 1 to redo
          source: ((3 12 8) (2 4 6) (14 5 2))
    "#]]);
}

#[test]
fn the_tree_of_a_node_is_what_stands_below_it() {
    for text in ["((3 12 8) ((4, 6) 2 1))", "a: (b: (5 (W L)) max (-1.5 c: (2)))", "min (((1 2) 3) (4, (5 6)))"] {
        let mut page = Page::showing(&format!("tree={text}"));
        let tree = page.run().tree.clone();
        for node in tree.nodes().skip(1).filter(|&node| !tree.is_leaf(node)) {
            let mut on = page.copy().then(&format!(r#"goOn {{"node": {}}}"#, node.0));
            let below = on.run().tree.clone();
            let scores = |tree: &secateur::GameTree, from: u32, count: usize| -> Vec<_> {
                let nodes = (from..).take(count).map(secateur::NodeId);
                nodes.map(|node| (tree.score(node), tree.player(node), tree.name(node).map(str::to_owned))).collect()
            };
            assert_eq!(scores(&below, 0, below.len()), scores(&tree, node.0, below.len()), "{text} {}", node.0);
        }
    }
}

#[test]
fn a_game_goes_on_from_a_node_by_its_moves_and_with_what_a_table_knew() {
    story(expect![[r#"
        = game=nim&heaps=1,2
        > goOn {"node": 1}
          history: 1 to undo, 0 to redo
          recent: game=nim&heaps=1,2
          shown: game=nim&heaps=1,2&moves=1-1, plain
          source: game=nim&heaps=1,2&moves=1-1
        = game=tic-tac-toe&moves=a1 b2&depth=2&algorithm=alpha-beta-table
        > goOn {"node": 1}
          history: 1 to undo, 0 to redo
          recent: game=tic-tac-toe&moves=a1 b2&depth=2
          shown: game=tic-tac-toe&moves=a1 b2 a3&depth=2&kept-from=1, algorithm=alpha-beta-table
          source: game=tic-tac-toe&moves=a1 b2 a3&depth=2&kept-from=1
        ? shortest
          game=tic-tac-toe&moves=a1 b2 a3&depth=2&kept-from=1
        > chooseAlgorithm {"id": "alpha-beta"}
          settings: plain
          shown: game=tic-tac-toe&moves=a1 b2 a3&depth=2&kept-from=1, plain
    "#]]);
}

#[test]
fn a_link_opens_tree_run_and_step_and_says_what_it_could_not_follow() {
    story(expect![[r##"
        > openLink {"hash": "#tree=(((6 2)(8 7))((5 4)(9 3)))&window=4,6&step=3"}
          example: window-4-6
          hasHints: false
          history: 1 to undo, 0 to redo
          settings: alpha=4 beta=6
          shown: (((6 2) (8 7)) ((5 4) (9 3))), alpha=4 beta=6
          source: (((6 2) (8 7)) ((5 4) (9 3)))
          step: 3
        > openLink {"hash": "#tree=(1 2)&colour=red&step=99"}
          example: none
          history: 2 to undo, 0 to redo
          ignored: [{piece colour=red, why unknown}, {limit 8, piece step=99, why step}]
          settings: plain
          shown: (1 2), plain
          source: (1 2)
          step: 8
        > dismissIgnored
          ignored: []
        > openLink {"hash": "#grain=leaf&theme=dark"}
          grain: leaf
          isGrainOwn: true
          theme: dark
        > notLoaded
          ignored: [{why not-loaded}]
        > notLoaded
    "##]]);
}

#[test]
fn people_may_write_a_link_as_they_like() {
    for hash in [
        "#tree=((3 12 8)(2 4 6)(14 5 2))&step=11",
        "#tree=((3+12+8)+(2+4+6)+(14+5+2))&step=11",
        "#step=11&tree=%28%283%2012%208%29%282%204%206%29%2814%205%202%29%29",
        "#tree=[[3,12,8],[2,4,6],[14,5,2]]&step=11&",
        "#step=11",
    ] {
        let page = Page::after(&format!(r#"openLink {{"hash": "{hash}"}}"#));
        let State { step, example, ignored, .. } = page.state();
        assert_eq!((*step, *example, &ignored[..]), (11, Some("textbook"), &[][..]), "{hash}");
    }
    for window in ["0,10", "(0,10)", "[0, 10]", "0,+10.0"] {
        let page = Page::after(&format!(r##"openLink {{"hash": "#tree=(1 2)&window={window}"}}"##));
        assert_eq!(page.state().shown.settings.beta.value(), 10.0, "{window}");
    }
}

#[test]
fn a_tree_that_does_not_read_stands_in_the_field_beside_a_tree_that_does() {
    story(expect![[r##"
        > goTo {"step": 9}
          step: 9
        > openLink {"hash": "#tree=((3 12 8)(2 4&step=5&compare=pvs;minimax"}
          history: 1 to undo, 0 to redo
          ignored: [{error {column 10, found (, kind unclosed, length 1, line 1, offset 9}, piece tree, why tree}]
          source: ((3 12 8)(2 4
          step: 0
        > dismissIgnored
          ignored: []
    "##]]);
}

#[test]
fn a_long_text_that_does_not_read_is_no_tree_with_a_small_mistake() {
    let page = Page::after(&format!(r##"openLink {{"hash": "#tree=({}"}}"##, "1 ".repeat(3000)));
    assert_eq!(page.source(), Page::opening().source());
    assert_eq!(page.state().ignored.len(), 1);
}

#[test]
fn a_comparison_comes_with_a_link_and_is_closed_and_kept_by_one_that_has_none() {
    story(expect![[r#"
        > openLink {"hash": "tree=((3 12 8)(2 4 6)(14 5 2))&compare=alpha-beta;pvs&by=event&at=5"}
          race: alpha-beta;pvs by event at 5, open
        ? link
          tree=((3+12+8)(2+4+6)(14+5+2))&compare=alpha-beta;pvs&by=event&at=5
        > openLink {"hash": "tree=(((6 2)(8 7))((5 4)(9 3)))"}
          example: none
          history: 1 to undo, 0 to redo
          race: alpha-beta;pvs by event at 5, closed
          shown: (((6 2)(8 7))((5 4)(9 3))), plain
          source: (((6 2)(8 7))((5 4)(9 3)))
        ? link
          tree=(((6+2)(8+7))((5+4)(9+3)))
        > openLink {"hash": "tree=(1 2)&compare=alpha-beta;what&by=leaves&at=1e3"}
          history: 2 to undo, 0 to redo
          ignored: [{piece compare=alpha-beta;what, why unreadable}, {piece by=leaves, why unreadable}, {piece at=1e3, why unreadable}]
          recent: (((6 2)(8 7))((5 4)(9 3)))
          shown: (1 2), plain
          source: (1 2)
        > openLink {"hash": "by=leaf&at=3"}
          ignored: [{piece by, why unreadable}, {piece at, why unreadable}]
    "#]]);
}

#[test]
fn what_is_written_on_the_tree_comes_with_a_link_with_its_panel() {
    story(expect![[r#"
        > openLink {"hash": "tree=(1 2)&overlay=keeping"}
          example: none
          history: 1 to undo, 0 to redo
          overlay: keeping
          panel: keeping
          shown: (1 2), plain
          source: (1 2)
        > openLink {"hash": "tree=(1 2)&overlay=everything"}
          ignored: [{piece overlay=everything, why unreadable}]
        > openLink {"hash": "tree=(6 2)&window=4,6&returns=running-bound&arrange=search&predict=on&claim=branch"}
          arrange: search
          claim: branch
          history: 2 to undo, 0 to redo
          ignored: []
          predict: true
          recent: (1 2)
          settings: returns=running-bound alpha=4 beta=6
          shown: (6 2), returns=running-bound alpha=4 beta=6
          source: (6 2)
        ? link
          tree=(6+2)&returns=running-bound&window=4,6&claim=branch&predict=on&arrange=search&overlay=keeping
        # A claim goes with its tree.
        > setText {"text": "(1 2 3)"}
          claim: none
          history: 3 to undo, 0 to redo
          shown: (1 2 3), returns=running-bound alpha=4 beta=6
          source: (1 2 3)
    "#]]);
}

#[test]
fn a_claim_ends_where_its_tree_does_and_its_tree_is_none_of_ones_own() {
    let claimed = r#"openClaim {"id": "enough"}"#;
    for action in
        ["stepBack", "togglePresent", r#"toggleBlank {"blank": "black"}"#, r#"chooseOverlay {"id": "critical"}"#]
    {
        assert_eq!(Page::after(claimed).then(action).state().claim, Some("enough"), "{action}");
    }
    for action in [
        r#"setText {"text": "(1 2)"}"#,
        r#"chooseDialect {"id": "fail-hard"}"#,
        r#"chooseExample {"id": "textbook"}"#,
        r#"openTree {"text": "(1 2)"}"#,
        r##"openLink {"hash": "#tree=(1 2)"}"##,
        r#"setScore {"node": 3, "text": "9"}"#,
        r#"openPrepared {"id": "corner"}"#,
        r#"goOn {"node": 1}"#,
        "makeRandom",
        "undo",
        "closeClaim",
    ] {
        assert_eq!(Page::after(claimed).then(action).state().claim, None, "{action}");
    }
    // The tree and the search of the example are the claim's.
    let of_example = r#"openClaim {"id": "power"}"#;
    assert_eq!(Page::after(of_example).state().claim, Some("power"));
    assert_eq!(Page::after(of_example).then(r#"chooseExample {"id": "textbook"}"#).state().claim, None);
    story(expect![[r##"
        > setText {"text": "(1 (2 3))"}
          example: none
          history: 1 to undo, 0 to redo
          readAs: {form notation, messages [[hint-static, score, 1]], other {form notation, text (1, (2 3))}, text (1 (2 3)), typed (1 (2 3))}
          shown: (1 (2 3)), plain
          source: (1 (2 3))
        > openLink {"hash": "#tree=(W 1)&cut=past-bound&returns=fail-hard&claim=skipped"}
          claim: skipped
          history: 2 to undo, 0 to redo
          recent: (1 (2 3))
          settings: cut=past-bound returns=fail-hard
          shown: (W 1), cut=past-bound returns=fail-hard
          source: (W 1)
        > chooseExample {"id": "textbook"}
          claim: none
          example: textbook
          history: 3 to undo, 0 to redo
          settings: plain
          shown: ((3 12 8) (2 4 6) (14 5 2)), plain
          source: ((3 12 8) (2 4 6) (14 5 2))
        > openLink {"hash": "#tree=(1 2)&claim=No+Such"}
          example: none
          history: 4 to undo, 0 to redo
          ignored: [{piece claim=No Such, why unreadable}]
          shown: (1 2), plain
          source: (1 2)
    "##]]);
}

#[test]
fn a_link_to_what_a_search_looks_at_opens_with_what_its_own_search_looks_at() {
    story(expect![[r##"
        > openLink {"hash": "#game=connect-four&depth=3&seen-by=mtd-f"}
          example: none
          history: 1 to undo, 0 to redo
          shown: game=connect-four&depth=3&seen-by=alpha-beta, plain
          source: game=connect-four&depth=3&seen-by=alpha-beta
        = game=connect-four&depth=3&seen-by=pvs&algorithm=pvs
        > chooseOrder {"id": "static"}
          settings: algorithm=pvs order=static
          shown: game=connect-four&depth=3&seen-by=pvs order=static, algorithm=pvs order=static
          source: game=connect-four&depth=3&seen-by=pvs order=static
        ? link
          game=connect-four&depth=3&seen-by=pvs+order=static&algorithm=pvs&order=static
        > openLink {"hash": "#game=connect-four&depth=3&seen-by=pvs+order=static&algorithm=pvs&order=static"}
    "##]]);
}

#[test]
fn a_search_for_which_a_game_cannot_be_grown_stays_asked_for_in_its_link() {
    story(expect![[r##"
        = game=tic-tac-toe&moves=a1 b2 a2&depth=2&seen-by=pvs&algorithm=pvs
        > chooseOrder {"id": "corners-first"}
          settings: algorithm=pvs order=corners-first
          source: game=tic-tac-toe&moves=a1 b2 a2&depth=2&seen-by=pvs order=corners-first
        ? problems
          {error {column 39, field depth, found 2, kind game-seen-by, length 1, line 1, offset 38}}
        ? link
          game=tic-tac-toe&moves=a1+b2+a2&depth=2&seen-by=pvs&algorithm=pvs&order=corners-first
        > openTree {"text": "(1 2)"}
          history: 1 to undo, 0 to redo
          recent: game=tic-tac-toe&moves=a1 b2 a2&depth=2&seen-by=pvs
          shown: (1 2), algorithm=pvs order=corners-first
          source: (1 2)
        > openLink {"hash": "#game=tic-tac-toe&moves=a1+b2+a2&depth=2&seen-by=pvs&algorithm=pvs&order=corners-first"}
          history: 2 to undo, 0 to redo
          recent: (1 2) | game=tic-tac-toe&moves=a1 b2 a2&depth=2&seen-by=pvs
          shown: game=tic-tac-toe&moves=a1 b2 a2&depth=2&seen-by=pvs, algorithm=pvs
          source: game=tic-tac-toe&moves=a1 b2 a2&depth=2&seen-by=pvs order=corners-first
        ? problems
          {error {column 39, field depth, found 2, kind game-seen-by, length 1, line 1, offset 38}}
    "##]]);
}

/// A file, as JSON, opened.
fn opened(page: Page, file: &str) -> Page {
    page.then(&format!("openSaved {{\"saved\": {file}}}"))
}

/// The file of what a page shows.
fn file(page: &Page) -> String {
    let link = following::link(page.state(), page.shown().to_owned());
    let mut saved = serde_json::to_value(saved_state::written(&link)).unwrap();
    saved["tree"] = page.shown().into();
    saved.to_string()
}

#[test]
fn a_file_brings_notation_language_and_an_open_comparison() {
    let lectured = Page::after(
        r##"
        openLink {"hash": "#tree=((3 12)(2 4))&step=5&compare=pvs;mtd-f,guess=3&by=event&at=4"}
        setNotation {"change": {"skin": "circles", "cuts": "cross", "infinity": "letters", "windows": "open"}}
        setLanguage {"language": "pl"}
        "##,
    );
    let there = opened(Page::opening(), &file(&lectured));
    let of = |page: &Page| {
        let State { switches, language, step, race, shown, .. } = page.state().clone();
        (switches, language, step, race, shown)
    };
    assert_eq!(of(&there), of(&lectured));
}

#[test]
fn what_a_file_leaves_out_is_as_the_reader_has_it() {
    story(expect![[r#"
        > setLanguage {"language": "ru"}
          language: ru
        > setNotation {"change": {"skin": "plain"}}
          skin: plain
        # A file of earlier days says nothing of all that.
        > openSaved {"saved": {"tree": "(1 2)", "settings": {}, "step": 1}}
          example: none
          history: 1 to undo, 0 to redo
          shown: (1 2), plain
          source: (1 2)
          step: 1
    "#]]);
}

#[test]
fn what_a_file_says_wrongly_counts_for_nothing() {
    story(expect![[r#"
        > openSaved {"saved": {"tree": "(1 2)", "view": {"skin": "stars", "language": "xx", "theme": 7, "step": "3", "tree": "(9 9)", "constructor": "x"}, "race": {"runs": "alpha-beta;nothing"}}}
          example: none
          history: 1 to undo, 0 to redo
          shown: (1 2), plain
          source: (1 2)
        > openSaved {"saved": {"tree": 7}}
        > openSaved {"saved": 7}
        > openSaved {"saved": {"tree": "(1 2)", "step": 1.5, "settings": {"algorithm": "x", "cut": "y", "alpha": "z", "beta": null, "depth": -1}}}
        > openSaved {"saved": {"tree": "(1 2)", "settings": {"alpha": 2, "beta": "inf", "ties": "both"}}}
          history: 2 to undo, 0 to redo
          settings: alpha=2
          shown: (1 2), alpha=2
    "#]]);
}

/// Values of unexpected types.
const JUNK: [&str; 14] = [
    "null",
    "true",
    "0",
    "-1",
    "1e308",
    r#""""#,
    r#""x""#,
    r#""1""#,
    r#""constructor""#,
    r#""__proto__""#,
    "[]",
    "[1]",
    "{}",
    r#"{"toString": 1}"#,
];

#[test]
fn a_file_of_anything_opens_and_shows_what_can_be_shown() {
    for name in ["settings", "step", "race", "random", "view", "typed"] {
        for bad in JUNK {
            let mut page = opened(Page::opening(), &format!(r#"{{"tree": "(1 2)", "{name}": {bad}}}"#));
            assert_eq!(page.answer("shortest"), "(1 2)", "{name}: {bad}");
            assert_eq!(page.state().settings, RequestedSettings::default(), "{name}: {bad}");
        }
    }
    for bad in JUNK {
        assert_eq!(opened(Page::opening(), bad).state(), Page::opening().state(), "{bad}");
    }
}

#[test]
fn every_setting_that_a_file_may_hold_can_stand_in_a_link() {
    let numbers =
        ["0.30000000000000004", "1e-300", "1e21", "9007199254740992", "12345", "-1.5", r#""inf""#, r#""-inf""#];
    for row in SETTINGS {
        for value in JUNK.into_iter().chain(numbers) {
            let file = format!(r#"{{"tree": "(1 2)", "settings": {{"{}": {value}}}}}"#, row.id);
            let mut page = opened(Page::opening(), &file);
            let linked = link::read(&page.link(), &[]);
            assert_eq!((linked.settings, &linked.ignored[..]), (page.state().settings, &[][..]), "{}={value}", row.id);
        }
    }
}

#[test]
fn numbers_of_a_file_are_the_scores_that_are_made_of_them() {
    story(expect![[r#"
        > openSaved {"saved": {"tree": "5", "settings": {"alpha": -1e308, "beta": 1e308, "guess": 0.30000000000000004, "margin": 1e308}}}
          example: none
          history: 1 to undo, 0 to redo
          settings: guess=0.3
          shown: 5, guess=0.3
          source: 5
        > openSaved {"saved": {"tree": "5", "settings": {"guess": 1e-300}}}
          history: 2 to undo, 0 to redo
          settings: plain
          shown: 5, plain
    "#]]);
}

#[test]
fn another_language_which_starts_the_page_again_waits_where_the_tree_would_not_outlast_that() {
    let giant = format!(r#"{{"tree": "({})", "view": {{"language": "pl", "skin": "plain"}}}}"#, "7 ".repeat(600_000));
    let page = opened(Page::opening(), &giant);
    assert_eq!((page.state().language.as_str(), page.state().switches.skin.id()), ("en", "plain"));
}

#[test]
fn a_file_says_what_is_asked_for_and_shows_the_same() {
    for hash in [
        "tree=(((6 2)(8 7))((5 4)(9 3)))&window=4,6&least=0&greatest=10&step=5",
        "tree=((3 12 8) (2 4 6))&algorithm=iterative-deepening&depth=1&returns=fail-hard&step=4",
        "tree=((3 12 8) (2 4 6))&window=5,5",
        "tree=(1 (2 W))&ties=last",
        "tree=(1 2)&overlay=critical",
    ] {
        let page = Page::after(&format!(r#"openLink {{"hash": "{hash}"}}"#));
        assert_eq!(page.state().ignored, [], "{hash}");
        let there = opened(Page::opening(), &file(&page));
        let of = |page: &Page| {
            let State { source, settings, shown, step, overlay, panel, .. } = page.state().clone();
            (source, settings, shown, step, overlay, panel)
        };
        assert_eq!(of(&there), of(&page), "{hash}");
    }
}

#[test]
fn a_random_tree_is_made_with_the_full_window_can_be_undone_and_the_next_one_has_the_next_seed() {
    story(expect![[r#"
        > setField {"field": "least", "text": "-100"}
          drafts: {least -100}
          example: none
          settings: least=-100
          shown: ((3 12 8) (2 4 6) (14 5 2)), least=-100
        > setField {"field": "alpha", "text": "4"}
          drafts: {alpha 4, least -100}
          settings: alpha=4 least=-100
          shown: ((3 12 8) (2 4 6) (14 5 2)), alpha=4 least=-100
        > setField {"field": "depth", "text": "2"}
          drafts: {alpha 4, depth 2, least -100}
          settings: alpha=4 depth=2 least=-100
          shown: ((3 12 8) (2 4 6) (14 5 2)), alpha=4 depth=2 least=-100
        > setRandom {"change": {"seed": "41", "depth": "2"}}
          random: depth 2, seed 41
        > makeRandom
          drafts: {}
          history: 1 to undo, 0 to redo
          random: depth 2, seed 41, made ((19 14 16) (2 12 4) (4 15 3)) of depth:2,seed:41
          recent: ((3 12 8) (2 4 6) (14 5 2))
          settings: plain
          shown: ((19 14 16) (2 12 4) (4 15 3)), plain
          source: ((19 14 16) (2 12 4) (4 15 3))
        > anotherRandom
          history: 2 to undo, 0 to redo
          random: depth 2, seed 42, made ((0 18 4) (16 7 12) (4 10 10)) of depth:2,seed:42
          shown: ((0 18 4) (16 7 12) (4 10 10)), plain
          source: ((0 18 4) (16 7 12) (4 10 10))
        > undo
          history: 1 to undo, 1 to redo
          random: depth 2, seed 41, made ((19 14 16) (2 12 4) (4 15 3)) of depth:2,seed:41
          shown: ((19 14 16) (2 12 4) (4 15 3)), plain
          source: ((19 14 16) (2 12 4) (4 15 3))
        > undo
          drafts: {alpha 4, depth 2, least -100}
          history: 0 to undo, 2 to redo
          random: depth 2, seed 41
          settings: alpha=4 depth=2 least=-100
          shown: ((3 12 8) (2 4 6) (14 5 2)), alpha=4 depth=2 least=-100
          source: ((3 12 8) (2 4 6) (14 5 2))
    "#]]);
}

#[test]
fn what_no_tree_can_be_made_of_changes_nothing() {
    story(expect![[r##"
        > setRandom {"change": {"least": "4"}}
          random: least 4
        > makeRandom
        > setRandom {"change": {"least": "x", "distinct": true}}
          random: distinct true, least x
        > makeRandom
        # What this one was made of, a link says in vain.
        > openLink {"hash": "#tree=(1 2)&random=scores:0..1,distinct,seed:1"}
          example: none
          history: 1 to undo, 0 to redo
          random: distinct true, high 1, made (1 2) of scores:0..1,distinct,seed:1
          shown: (1 2), plain
          source: (1 2)
        > anotherRandom
          random: distinct true, high 1, seed 2
        # The next of a seed that is none is the first.
        > setRandom {"change": {"distinct": false, "seed": "x"}}
          random: high 1, seed x
        > anotherRandom
          history: 2 to undo, 0 to redo
          random: high 1, seed 0, made (((1 1 1) (0 1 0) (1 1 1)) ((1 0 1) (1 0 0) (1 1 1)) ((0 0 0) (1 0 0) (0 0 0))) of scores:0..1,seed:0
          shown: (((1 1 1) (0 1 0) (1 1 1)) ((1 0 1) (1 0 0) (1 1 1)) ((0 0 0) (1 0 0) (0 0 0))), plain
          source: (((1 1 1) (0 1 0) (1 1 1)) ((1 0 1) (1 0 0) (1 1 1)) ((0 0 0) (1 0 0) (0 0 0)))
        > setRandom {"change": {"seed": " 7 "}}
          random: high 1, seed  7 , made (((1 1 1) (0 1 0) (1 1 1)) ((1 0 1) (1 0 0) (1 1 1)) ((0 0 0) (1 0 0) (0 0 0))) of scores:0..1,seed:0
        > anotherRandom
          history: 3 to undo, 0 to redo
          random: high 1, seed 8, made (((0 1 1) (0 0 1) (0 1 0)) ((0 0 1) (0 0 0) (1 1 0)) ((0 0 1) (1 0 0) (1 0 1))) of scores:0..1,seed:8
          shown: (((0 1 1) (0 0 1) (0 1 0)) ((0 0 1) (0 0 0) (1 1 0)) ((0 0 1) (1 0 0) (1 0 1))), plain
          source: (((0 1 1) (0 0 1) (0 1 0)) ((0 0 1) (0 0 0) (1 1 0)) ((0 0 1) (1 0 0) (1 0 1)))
        > setRandom {"change": {"seed": "9007199254740991"}}
          random: high 1, seed 9007199254740991, made (((0 1 1) (0 0 1) (0 1 0)) ((0 0 1) (0 0 0) (1 1 0)) ((0 0 1) (1 0 0) (1 0 1))) of scores:0..1,seed:8
        > anotherRandom
          history: 4 to undo, 0 to redo
          random: high 1, seed 0, made (((1 1 1) (0 1 0) (1 1 1)) ((1 0 1) (1 0 0) (1 1 1)) ((0 0 0) (1 0 0) (0 0 0))) of scores:0..1,seed:0
          shown: (((1 1 1) (0 1 0) (1 1 1)) ((1 0 1) (1 0 0) (1 1 1)) ((0 0 0) (1 0 0) (0 0 0))), plain
          source: (((1 1 1) (0 1 0) (1 1 1)) ((1 0 1) (1 0 0) (1 1 1)) ((0 0 0) (1 0 0) (0 0 0)))
    "##]]);
}

#[test]
fn a_link_says_how_its_tree_was_made_and_only_of_the_tree_that_was_made() {
    story(expect![[r#"
        > setRandom {"change": {"least": "2", "most": "2", "depth": "2"}}
          random: depth 2, least 2, most 2
        > makeRandom
          example: none
          history: 1 to undo, 0 to redo
          random: depth 2, least 2, most 2, made ((9 9) (16 18)) of children:2,depth:2,seed:1
          shown: ((9 9) (16 18)), plain
          source: ((9 9) (16 18))
        ? link
          tree=((9+9)(16+18))&random=children:2,depth:2,seed:1
        > setRandom {"change": {"seed": "5"}}
          random: depth 2, least 2, most 2, seed 5, made ((9 9) (16 18)) of children:2,depth:2,seed:1
        ? link
          tree=((9+9)(16+18))&random=children:2,depth:2,seed:1
        > setText {"text": "((9 9) (16 17))"}
          history: 2 to undo, 0 to redo
          shown: ((9 9) (16 17)), plain
          source: ((9 9) (16 17))
        ? link
          tree=((9+9)(16+17))
        > undo
          history: 1 to undo, 1 to redo
          shown: ((9 9) (16 18)), plain
          source: ((9 9) (16 18))
        ? link
          tree=((9+9)(16+18))&random=children:2,depth:2,seed:1
    "#]]);
}

#[test]
fn a_link_without_a_tree_makes_it_and_one_with_a_tree_takes_it_at_its_word() {
    story(expect![[r##"
        > openLink {"hash": "#random=children:2,depth:2,seed:1&algorithm=minimax&step=3"}
          example: none
          hasHints: false
          history: 1 to undo, 0 to redo
          random: depth 2, least 2, most 2, made ((9 9) (16 18)) of children:2,depth:2,seed:1
          settings: algorithm=minimax
          shown: ((9 9) (16 18)), algorithm=minimax
          source: ((9 9) (16 18))
          step: 3
        > openLink {"hash": "#tree=((9+9)(16+18))&random=children:2,depth:2,seed:2"}
          history: 2 to undo, 0 to redo
          random: depth 2, least 2, most 2, seed 2, made ((9 9)(16 18)) of children:2,depth:2,seed:2
          recent: ((9 9) (16 18))
          settings: plain
          shown: ((9 9)(16 18)), plain
          source: ((9 9)(16 18))
          step: 0
        ? link
          tree=((9+9)(16+18))&random=children:2,depth:2,seed:2
        > openLink {"hash": "#random=scores:0..1,distinct,seed:1"}
          ignored: [{piece random=scores:0..1,distinct,seed:1, why random}]
        > openLink {"hash": "#tree=(1 2&random=seed:1"}
          history: 3 to undo, 0 to redo
          ignored: [{error {column 1, found (, kind unclosed, length 1, line 1, offset 0}, piece tree, why tree}]
          source: (1 2
    "##]]);
}

#[test]
fn what_was_kept_of_random_trees_may_be_anything() {
    let junk = [
        Plain::Nothing,
        Plain::Flag(true),
        Plain::Number(-1.0),
        Plain::Text("x".to_owned()),
        Plain::Text("1e400".to_owned()),
        Plain::List,
    ];
    for name in ["least", "most", "depth", "low", "high", "seed", "order", "distinct"] {
        for bad in &junk {
            let kept = RandomFields::from_plain(&Plain::Fields(vec![(name.to_owned(), bad.clone())]));
            assert!(kept.tree().is_ok(), "{name}");
        }
    }
    for (name, text) in [("low", "30"), ("high", "-1"), ("depth", "0"), ("seed", "x"), ("order", "upside-down")] {
        let kept = RandomFields::from_plain(&Plain::Fields(vec![(name.to_owned(), Plain::Text(text.to_owned()))]));
        assert_eq!(kept, RandomFields::from(&random::usual()), "{name}");
    }
}
