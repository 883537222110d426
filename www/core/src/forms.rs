//! Trees as other people and programs write them.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use secateur::forms::{self, Form};
use secateur_drawing::picture::Pen;

use super::{Tree, read_error, telling, to_js};

#[wasm_bindgen(typescript_custom_section)]
const READ_FORM: &str = r#"
/** A text that was read in whatever form it is written. */
export type ReadForm = {
    /** the tree in the notation: the text itself where it is in that */
    text: string;
    /** the id of what it was read as, `notation` where it is that */
    form: string;
    /** what is said of it, as the text of JSON: a list of messages as [`Run.tell`] has them */
    messages: string;
    /** the other reading where there are two */
    other: { text: string, form: string } | null;
};
"#;

#[derive(Serialize)]
struct ReadValue {
    text: String,
    form: &'static str,
    messages: String,
    other: Option<OtherValue>,
}

#[derive(Serialize)]
struct OtherValue {
    text: String,
    form: &'static str,
}

/// Reads a tree in whatever form it is written: see [`forms::read`].
///
/// # Errors
/// A `ReadError`, as of [`Tree::read`].
#[wasm_bindgen(js_name = readForm, unchecked_return_type = "ReadForm")]
pub fn read_form(text: &str) -> Result<JsValue, JsValue> {
    let read = forms::read(text).map_err(|error| read_error(&error, text))?;
    let mut pen = Pen::default();
    pen.open();
    read.messages().iter().for_each(|message| telling::write(&mut pen, message));
    pen.close();
    let other = read.other.map(|other| OtherValue { text: other.text, form: other.form.id() });
    Ok(to_js(&ReadValue { text: read.text, form: read.form.id(), messages: pen.finish(), other }))
}

#[wasm_bindgen]
impl Tree {
    /// The tree in a form by its id, as the table of written forms has it; nothing where that has no room for all of it.
    #[wasm_bindgen(js_name = inForm)]
    pub fn in_form(&self, form: &str) -> Option<String> {
        Form::named(form).and_then(|form| forms::write(&self.tree, form))
    }
}
