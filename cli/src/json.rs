//! JSON as the program writes it: every object says by which format it is to be read.

use serde::Serialize;

/// It grows when a field changes its meaning or goes.
const FORMAT: u32 = 1;

/// An object with its format in front.
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
