//! The trees of lectures: each is a tree that its search can search, and both are those of the lecture.

use std::collections::BTreeSet;

use common::case::settings;
use secateur::notation;
use secateur::search::{self, settings_line};
use secateur_courses::examples::examples;
use serde_json::Value;

#[test]
fn every_example_is_read_and_searched_and_named_once() {
    let mut ids = BTreeSet::new();
    for (_, example) in examples() {
        assert!(ids.insert(example.id), "{}", example.id);
        for text in [Some(example.text), example.once].into_iter().flatten() {
            let tree = notation::read(text).unwrap();
            // What the page takes for an example has no more nodes.
            assert!(tree.len() <= 64, "{text}");
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
