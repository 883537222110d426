//! JSON output: every object has the number of its format.

use serde::Serialize;

/// It increases when a field changes its meaning or is removed.
const FORMAT: u32 = 1;

/// An object with its format first.
#[derive(Serialize)]
pub struct JsonDocument<T> {
    format: u32,
    #[serde(flatten)]
    object: T,
}

/// An object that says its format.
pub fn formatted<T: Serialize>(object: T) -> JsonDocument<T> {
    JsonDocument { format: FORMAT, object }
}

/// As text, on one line.
pub fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data becomes JSON")
}
