//! The trees of lectures: each can be searched by its search, and both are the lecture's.

use std::collections::BTreeSet;

use common::case::settings;
use secateur::notation;
use secateur::search::{self, RequestedSettings, read_settings, settings_line};
use secateur_courses::examples::{MOST_NODES, example_like, examples};
use serde_json::Value;

#[test]
fn every_example_is_read_and_searched_and_named_once() {
    let mut ids = BTreeSet::new();
    for (_, example) in examples() {
        assert!(ids.insert(example.id), "{}", example.id);
        for text in [Some(example.text), example.once].into_iter().flatten() {
            let tree = notation::read(text).unwrap();
            assert!(tree.len() <= MOST_NODES, "{text}");
            for settings in std::iter::once(example.settings()).chain(example.race()) {
                assert!(search::record(&tree, &settings).is_ok(), "{} {}", example.id, settings_line(&settings));
            }
        }
    }
}

#[test]
fn every_example_is_what_its_lecture_tells() {
    let told: Vec<Value> = serde_json::from_str(include_str!("cases/examples.json")).unwrap();
    assert_eq!(told.len(), examples().count());
    for ((_, example), told) in examples().zip(&told) {
        assert_eq!([example.id, example.text], ["id", "text"].map(|name| told[name].as_str().unwrap()));
        assert_eq!(settings_line(&example.settings()), settings_line(&settings(&told["settings"])), "{}", example.id);
    }
}

#[test]
fn an_example_is_known_by_its_tree_and_by_how_it_is_searched() {
    let like = |tree: &str, search: &str, overlay, has_race| {
        let asked = RequestedSettings::from(&read_settings(search).unwrap());
        example_like(&notation::read(tree).unwrap(), &asked, overlay, has_race).map(|example| example.id)
    };
    let id = |tree, search| like(tree, search, None, false);
    let demo = "((((8 6)(2 12))((15 14)(7 13)))(((1 5)(9 10))((3 4)(16 11))))";
    assert_eq!(id(demo, "alpha-beta returns=running-bound"), Some("demo"));
    assert_eq!(like(demo, "alpha-beta returns=running-bound", None, true), Some("demo-both"));
    assert_eq!(id(demo, "minimax"), Some("demo-minimax"));
    // In another search by the one that only asks for rules.
    assert_eq!(id(demo, "pvs"), Some("demo"));
    // In another window, and without its payoffs where its links always had them, by none.
    let slides = "(((6 2)(8 7))((5 4)(9 3)))";
    assert_eq!([id(slides, "alpha-beta"), id("(10 3)", "mtd-f guess=5")], [None, None]);
    assert_eq!(id(slides, "mtd-f guess=3"), Some("mtd"));
    assert_eq!(id("(10 3)", "mtd-f guess=5 least=0 greatest=10"), Some("mtd-range"));
    // As it was once written.
    let gomoku = "(((1 5 6)(8 3))(L(1 W)))";
    assert_eq!(id(gomoku, "alpha-beta cut=past-bound returns=fail-hard"), Some("gomoku"));
    assert_eq!(id("((W 0)(L W)(0 0 W))", "alpha-beta cut=past-bound returns=fail-hard"), Some("draw"));
    assert_eq!(id("(4 4)", "alpha-beta cut=past-bound ties=last"), Some("ties-last"));
    assert_eq!(id("(4 4)", "alpha-beta cut=past-bound"), None);
    assert_eq!(id("((3 12 8)(2 4 6)(14 5 2))", "alpha-beta ties=last"), Some("textbook"));
    let line = "a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))";
    assert_eq!(like(line, "alpha-beta cut=past-bound", Some("strategy"), false), Some("strategy"));
    assert_eq!(like(line, "alpha-beta cut=past-bound", Some("keeping"), false), Some("line"));
    let known = examples().filter(|(_, example)| {
        let settings = example.settings();
        like(example.text, &settings_line(&settings), example.overlay, !example.race().is_empty()) == Some(example.id)
    });
    assert_eq!(known.count(), examples().count());
}

#[test]
fn a_tree_that_an_example_is_has_its_text() {
    let find = |id| examples().find(|(_, example)| example.id == id).unwrap().1;
    let gomoku = find("gomoku");
    assert_eq!(gomoku.text_of(&notation::read(gomoku.text).unwrap()), Some(gomoku.text));
    assert_eq!(gomoku.text_of(&notation::read(gomoku.once.unwrap()).unwrap()), None);
}
