//! The settings of a run in the page's form: the core's table, and how a plain object of them is read.

use secateur::search::{
    ALGORITHMS, ChildOrder, Only, RequestedSettings, SETTINGS, Setting, SettingKind, SettingValue, Settings,
};
use secateur_courses::course::Notation;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use super::field;
use super::object::Object;
use super::to_js;

// From the rows that the build writes: a new setting needs no line here.
#[wasm_bindgen(typescript_custom_section)]
const SETTINGS_TYPE: &str = r#"
export type SettingRow = (typeof import('./tables.js').settings)[number];
export type SettingValue<R> = R extends { kind: 'rule', choices: readonly (infer C)[] } ? C
    : R extends { choices: readonly string[] } ? string
    : R extends { plain: null } ? number | null : number;
/** as requested, by id of a row of the core's table */
export type Settings = { [R in SettingRow as R['id']]: SettingValue<R> };
/** the settings of one of several compared runs */
export type Runner = { [R in Extract<SettingRow, { own: true }> as R['id']]: SettingValue<R> };
export type CutRule = Settings['cut'];
export type ReturnRule = Settings['returns'];
export type Ties = Settings['ties'];
"#;

/// Reads the page's settings, a plain object.
pub(crate) fn read(value: &JsValue) -> Result<Settings, JsValue> {
    let asked: RequestedSettings = from_js(value)?;
    asked.settings().map_err(|empty| {
        let mut object = Object::new();
        object.word("kind", empty.id());
        object.finish()
    })
}

/// A value of the core's from a plain one.
pub(crate) fn from_js<T: for<'de> Deserialize<'de>>(value: &JsValue) -> Result<T, JsValue> {
    Ok(serde_wasm_bindgen::from_value(value.clone())?)
}

/// The value of a small field; none if it is invalid.
#[wasm_bindgen(js_name = readSetting, unchecked_return_type = "number | undefined")]
pub fn read_setting(id: &str, text: &str) -> JsValue {
    Setting::named(id).and_then(|row| row.typed(text)).map_or(JsValue::UNDEFINED, |value| to_js(&value))
}

/// One setting: its name in links, files and plain objects, its kind, and its default.
#[derive(Serialize)]
pub(crate) struct SettingRow {
    id: &'static str,
    kind: &'static str,
    plain: SettingValue,
    /// For an algorithm, a rule or an order: all ids.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<&'static str>,
    /// For a count: the maximum number of digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    digits: Option<u8>,
    /// Whether each of several compared runs has its own; else it belongs to the page's tree.
    own: bool,
    /// The values of another setting that give it an effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    only: Option<With>,
}

#[derive(Serialize)]
struct With {
    setting: &'static str,
    values: Vec<&'static str>,
}

/// Every setting, in the order in which links name them.
pub(crate) fn table() -> Vec<SettingRow> {
    let kind = |kind: SettingKind| match kind {
        SettingKind::Algorithm => ("algorithm", None),
        SettingKind::Rule => ("rule", None),
        SettingKind::Order => ("order", None),
        SettingKind::Bound => ("bound", None),
        SettingKind::Score => ("score", None),
        SettingKind::Margin => ("margin", None),
        SettingKind::Count { digits } => ("count", Some(digits)),
    };
    let with = |only: Only| match only {
        Only::Always => None,
        Only::With(has) => {
            let values = ALGORITHMS.iter().filter(|row| has(row)).map(|row| row.id).collect();
            Some(With { setting: "algorithm", values })
        }
        Only::Shuffled => Some(With { setting: "order", values: vec![ChildOrder::Shuffled { seed: 1 }.id()] }),
    };
    let row = |row: &Setting| {
        let (kind, digits) = kind(row.kind);
        let (id, choices, own) = (row.id, (row.choices)(), row.own);
        SettingRow { id, kind, plain: row.plain(), choices, digits, own, only: with(row.only) }
    };
    SETTINGS.iter().map(row).collect()
}

/// Reads an object with an id for every switch; an unknown id counts as the general notation's.
pub(crate) fn read_notation(ids: &JsValue) -> Notation {
    let mut notation = Notation::GENERAL;
    for (switch, _) in Notation::choices() {
        if let Some(id) = field(ids, switch).ok().and_then(|id| id.as_string()) {
            notation.put(switch, &id);
        }
    }
    notation
}
