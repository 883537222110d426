//! Published links and files keep working: links are on slides as QR codes, files on other people's disks. The table was written by the
//! version of November 2026 and is never rewritten. Where a search has been corrected since, the row says so in `changed`: why, and how
//! long the run is now; a step beyond its end is its end.

use std::collections::BTreeSet;

use secateur::search::{ALGORITHMS, Setting};
use secateur_session::race;
use serde_json::{Value, json};

use super::page::Page;

fn rows(kind: &str) -> Vec<Value> {
    let table: Value = serde_json::from_str(include_str!("../cases/given-out.json")).unwrap();
    table[kind].as_array().unwrap().clone()
}

/// What a row says of the page that it opens; it does not know later settings.
fn told(page: &mut Page, row: &Value) -> Value {
    let event = page.event();
    // Its former name, by kind and node; a pass is one of the root.
    let event = event.replacen("cut off", "cutoff", 1);
    let (kind, rest) = event.split_once(' ').unwrap_or((&event, ""));
    let node = if ["pass", "prove"].contains(&kind) { "0" } else { rest.split(' ').next().unwrap() };
    let happened = format!("{kind} {node}");
    let tree = page.answer("shortest");
    let run = page.run();
    let state = page.state();
    let settings = row["settings"].as_object().unwrap().keys().map(|name| {
        let value = Setting::named(name).unwrap().value_in(&state.shown.settings).to_json();
        (name.clone(), as_number(serde_json::to_value(value).unwrap()))
    });
    let switches = &state.switches;
    json!({
        "tree": tree,
        "step": state.step,
        "settings": settings.collect::<serde_json::Map<_, _>>(),
        "notation": [switches.skin.id(), switches.windows.id(), switches.cuts.id(), switches.infinity.id()],
        "grain": state.grain.id().replace("cut-off", "cutoff"),
        "language": state.language,
        "arrange": state.arrange.id(),
        "compared": state.race.as_ref().map(|race| {
            json!({ "runs": race::written(&race.runs), "by": race.by.id(), "at": race.at, "isOpen": race.is_open })
        }),
        "example": state.example,
        "run": {
            "events": run.length(),
            "leaves": run.trace.leaves_before(run.length()),
            "happened": (state.step > 0).then_some(happened),
        },
    })
}

/// JSON may write one number in two ways.
fn as_number(value: Value) -> Value {
    value.as_f64().map_or(value, |number| json!(number))
}

fn check(page: &mut Page, row: &Value) {
    let mut expected = row.clone();
    for (name, value) in row["changed"].as_object().into_iter().flatten() {
        expected[name] = value.clone();
    }
    for value in expected["settings"].as_object_mut().unwrap().values_mut() {
        *value = as_number(value.take());
    }
    let mut told = told(page, row);
    // A tree may have become an example since.
    if row["example"].is_null() {
        told["example"] = Value::Null;
    }
    for (name, value) in told.as_object().unwrap() {
        assert_eq!(*value, expected[name], "{name}: {row}");
    }
}

#[test]
fn every_link_that_was_given_out_opens_what_it_opened_then() {
    let rows = rows("links");
    assert_eq!(rows.len(), 200);
    for row in rows {
        let hash = json!({ "hash": format!("#{}", row["link"].as_str().unwrap()) });
        let mut page = Page::after(&format!("openLink {hash}"));
        check(&mut page, &row);
    }
}

#[test]
fn every_file_that_was_saved_opens_what_it_opened_then() {
    let rows = rows("files");
    assert_eq!(rows.len(), 20);
    for mut row in rows {
        let race = row["file"]["race"].clone();
        let mut page = Page::after(&format!("openSaved {}", json!({ "saved": row["file"] })));
        // The table does not have this.
        row["compared"] = race;
        check(&mut page, &row);
    }
}

#[test]
fn the_rows_hold_every_value_of_every_setting() {
    let rows = [rows("links"), rows("files")].concat();
    let values = |of: &dyn Fn(&Value) -> String| rows.iter().map(of).collect::<BTreeSet<_>>().len();
    // Those for chance were added later.
    let given = ALGORITHMS.iter().filter(|algorithm| !algorithm.chance).count();
    assert_eq!(values(&|row| row["settings"]["algorithm"].to_string()), given);
    assert_eq!(values(&|row| row["settings"]["order"].to_string()), 10);
    assert_eq!(values(&|row| format!("{} {}", row["settings"]["cut"], row["settings"]["returns"])), 6);
    assert_eq!([0, 1, 2, 3].map(|at| values(&|row| row["notation"][at].to_string())), [4, 3, 5, 2]);
    assert_eq!([values(&|row| row["grain"].to_string()), values(&|row| row["language"].to_string())], [4, 4]);
}
