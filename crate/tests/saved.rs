//! Saved files and sessions: what is written beside a tree reads back, and any single invalid field is ignored.

use secateur::plain::Plain;
use secateur::score::{CutRule, ReturnRule, Score};
use secateur::search::{Algorithm, RequestedSettings, SETTINGS};
use secateur_courses::course::{Course, Notation, Skin};
use secateur_courses::preset::Preset;
use secateur_session::link::Link;
use secateur_session::race::{self, Pace, Race};
use secateur_session::random::{self, RandomFields};
use secateur_session::saved_state;
use secateur_session::view::{Theme, View};
use serde::Deserialize;
use serde_json::{Value, json};

use common::score;

fn plain(value: &Value) -> Plain {
    Plain::deserialize(value).unwrap()
}

fn read(file: &Value, chosen: &RequestedSettings) -> Link {
    saved_state::read(&plain(file), chosen, &["en", "pl", "ru"].map(str::to_owned))
}

fn read_settings(settings: Value) -> RequestedSettings {
    read(&json!({ "settings": settings }), &RequestedSettings::default()).settings
}

/// Values of unexpected types.
fn junk() -> Vec<Value> {
    serde_json::from_str(
        r#"[null, true, 0, -1, 1e308, 0.5, "", "x", "1", "constructor", [], [1], {}, {"toString": 1}]"#,
    )
    .unwrap()
}

#[test]
fn what_is_written_is_read_again() {
    let open = Preset(Some(Course::OpenWindows));
    let notation = Notation { skin: Skin::Plain, ..open.notation() };
    let view = View { theme: Some(Theme::Dark), language: Some("pl".to_owned()), ..View::default() };
    let runs = race::read("alpha-beta,fail-hard;mtd-f,guess=-inf").unwrap();
    let link = Link {
        settings: RequestedSettings {
            guess: Score::INFINITE,
            alpha: score(0.5),
            depth: Some(3),
            seed: 9,
            ..RequestedSettings::default()
        },
        step: 5,
        race: Some(Race { runs, by: Pace::End, at: 1, is_open: true }),
        random: Some(random::usual()),
        view: view.noted(open, &notation),
        is_run: true,
        ..Link::default()
    };
    let file = serde_json::to_value(saved_state::written(&link)).unwrap();
    let expected = r#"{
        "settings": {
            "algorithm": "alpha-beta", "cut": "at-bound", "returns": "fail-soft", "ties": "first", "alpha": 0.5, "beta": "inf",
            "depth": 3, "order": "as-written", "seed": 9, "least": "-inf", "greatest": "inf", "guess": "inf", "margin": 1.0,
            "growth": null
        },
        "step": 5,
        "race": { "runs": "alpha-beta,fail-hard;mtd-f,guess=-inf", "by": "end", "at": 1, "isOpen": true },
        "random": "seed:1",
        "view": { "language": "pl", "theme": "dark", "notation": "e", "skin": "plain" }
    }"#;
    assert_eq!(file, serde_json::from_str::<Value>(expected).unwrap());
    assert_eq!(read(&file, &RequestedSettings { depth: Some(7), ..RequestedSettings::default() }), link);
}

#[test]
fn what_is_missing_or_means_nothing_stays_as_it_is_chosen() {
    let chosen = RequestedSettings {
        algorithm: Algorithm::named("pvs").unwrap(),
        depth: Some(2),
        margin: score(4.0),
        ..RequestedSettings::default()
    };
    assert_eq!(read(&json!({}), &chosen).settings, chosen);
    for name in SETTINGS.iter().map(|row| row.id) {
        for value in junk() {
            let settings = read(&json!({ "settings": { name: value } }), &chosen).settings;
            // Nothing invalid turns into another value: what is accepted can be written.
            let said = serde_json::to_value(saved_state::written(&Link { settings, ..Link::default() })).unwrap();
            assert_eq!(read(&said, &RequestedSettings::default()).settings, settings, "{name} {value}");
            let taken = settings != chosen;
            let is_number = value.is_number() || (name == "depth" && value.is_null());
            assert!(!taken || is_number, "{name} {value}");
        }
    }
    for file in junk() {
        assert_eq!(read(&file, &chosen), Link { settings: chosen, is_run: true, ..Link::default() }, "{file}");
    }
}

#[test]
fn a_setting_is_read_as_it_was_written() {
    assert_eq!(read_settings(json!({ "depth": null })).depth, None);
    assert_eq!(read_settings(json!({ "depth": 9999, "seed": 10 })).depth, Some(9999));
    assert_eq!(read_settings(json!({ "depth": 10000 })).depth, None);
    assert_eq!(read_settings(json!({ "guess": 0.30000000000000004 })).guess, score(0.3));
    assert_eq!(read_settings(json!({ "guess": "W", "margin": "inf" })), RequestedSettings::default());
    // Half a dialect is none.
    let hard = read_settings(json!({ "cut": "past-bound", "returns": "fail-hard" }));
    assert_eq!((hard.cut, hard.returns), (CutRule::PastBound, ReturnRule::FailHard));
    for rules in [json!({ "cut": "past-bound" }), json!({ "cut": "past-bound", "returns": "running-bound" })] {
        assert_eq!(read_settings(rules), RequestedSettings::default());
    }
}

#[test]
fn of_the_rest_what_is_wrong_counts_for_nothing() {
    let file = json!({
        "step": "3", "random": "seed:x", "race": { "runs": "alpha-beta;nothing", "by": "leaf", "at": 0 },
        "view": { "skin": "stars", "language": "xx", "theme": 7, "step": "3", "tree": "(9 9)", "constructor": "x", "cuts": "stub" },
    });
    let link = read(&file, &RequestedSettings::default());
    assert_eq!((link.step, &link.random, &link.race, &link.tree), (0, &None, &None, &None));
    assert_eq!(link.view, View { switches: [("cuts", "stub")].into(), ..View::default() });
    for race in [
        json!({ "runs": "pvs;pvs", "by": "leaf", "at": -1 }),
        json!({ "runs": 3, "by": "leaf", "at": 0 }),
        json!({ "runs": "pvs;pvs" }),
    ] {
        assert_eq!(read(&json!({ "race": race }), &RequestedSettings::default()).race, None);
    }
}

#[test]
fn of_what_random_trees_are_like_every_spoiled_field_is_as_at_first() {
    let usual = RandomFields::from(&random::usual());
    let kept = |value: Value| RandomFields::from_plain(&plain(&value));
    assert_eq!(kept(json!(null)), usual);
    let good = kept(json!({ "least": "2", "most": "4", "low": " −5 ", "order": "best-first", "distinct": true }));
    assert_eq!((good.tree().unwrap().branching, good.low.as_str()), (2..=4, " −5 "));
    assert_eq!((good.order.as_str(), good.distinct, good.tree().unwrap().scores), ("best-first", true, -5..=20));
    for name in ["least", "most", "depth", "low", "high", "seed", "order", "distinct"] {
        for value in junk() {
            assert!(kept(json!({ name: value })).tree().is_ok(), "{name}");
        }
    }
    assert_eq!(kept(json!({ "least": "5", "low": "30", "depth": "0", "seed": "x", "order": ["random"] })), usual);
    for (field, text, kind) in
        [("depth", "x", "number"), ("seed", "-1", "range"), ("least", "4", "empty"), ("low", "30", "empty")]
    {
        let mut typed = serde_json::to_value(&usual).unwrap();
        typed[field] = json!(text);
        assert_eq!(RandomFields::deserialize(typed).unwrap().tree().unwrap_err().kind, kind, "{field}");
    }
}
