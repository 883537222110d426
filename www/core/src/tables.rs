//! What the core has of each kind, as tables: the build writes them down for the page (`www/core/tables.js`), so that they are
//! there before either core is.

use secateur::score::{CutRule, ReturnRule};
use secateur::search::{ALGORITHMS, ChildOrder, DIALECTS, Dialect, Traits};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::to_js;

#[derive(Serialize)]
struct Tables {
    /// In the order of the picker.
    algorithms: Vec<&'static Traits>,
    dialects: Vec<DialectRow>,
    orders: Vec<&'static str>,
}

#[derive(Serialize)]
struct DialectRow {
    id: &'static str,
    cut: CutRule,
    returns: ReturnRule,
}

/// All tables.
#[wasm_bindgen]
pub fn tables() -> JsValue {
    let dialect = |&Dialect { id, cut, returns }: &Dialect| DialectRow { id, cut, returns };
    to_js(&Tables {
        algorithms: ALGORITHMS.iter().map(|algorithm| algorithm.traits()).collect(),
        dialects: DIALECTS.iter().map(dialect).collect(),
        orders: ChildOrder::ALL.iter().map(|order| order.id()).collect(),
    })
}
