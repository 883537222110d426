//! What the page asks for when someone compares runs, or wants a tree or a run as data.

use wasm_bindgen::prelude::*;

use super::{PageRun, PageTree, to_js};
use secateur::Report;
use secateur::compare::Difference;
use secateur::forms::{self, Form};
use secateur_drawing::picture;

/// A name as it stands where there is little room: see [`picture::shown_name`].
#[wasm_bindgen(js_name = shownName)]
pub fn shown_name(name: &str) -> String {
    picture::shown_name(name, false)
}

#[wasm_bindgen(js_class = Tree)]
impl PageTree {
    /// The tree in a form by its id, as the table of written forms has it; nothing where that has no room for all of it.
    #[wasm_bindgen(js_name = inForm)]
    pub fn in_form(&self, form: &str) -> Option<String> {
        Form::named(form).and_then(|form| forms::write(&self.tree, form))
    }
}

#[wasm_bindgen(typescript_custom_section)]
const DIFFERENCE: &str = r#"
export type Difference = {
    kind: 'cut';
    node: number;
    score: Score;
    side: Side;
    met: Score;
    rule: CutRule;
    bySecond: boolean;
    leaves: number;
} | {
    kind: 'clamp';
    node: number;
    found: Score;
    clamped: Score;
    side: Side;
    window: {
        alpha: Score;
        beta: Score;
    };
    rule: ReturnRule;
    bySecond: boolean;
} | {
    kind: 'last-child';
    node: number;
    score: Score;
    side: Side;
};
"#;

#[wasm_bindgen(js_class = Run)]
impl PageRun {
    /// Where this run on the same tree parts from `other`; see [`Difference`]. Nothing where one cannot be held against the other.
    #[wasm_bindgen(js_name = differencesFrom, unchecked_return_type = "Difference[]")]
    pub fn differences_from(&self, other: &PageRun) -> JsValue {
        let is_plain = |run: &PageRun| {
            let row = run.settings.algorithm;
            !(row.asks || row.table || row.by_levels) && run.trace.passes.is_empty()
        };
        if !is_plain(self) || !is_plain(other) || self.tree != other.tree || self.tree.has_chance() {
            return to_js(&[(); 0]);
        }
        to_js(&Difference::between((&other.settings, &other.trace), (&self.settings, &self.trace)))
    }

    /// The run as the JSON object of the trace example.
    pub fn report(&self) -> JsValue {
        to_js(&Report::new(&self.tree, &self.trace, &self.settings))
    }
}
