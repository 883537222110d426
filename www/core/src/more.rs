//! The page's queries when runs are compared, or a tree or a run is wanted as data.

use wasm_bindgen::prelude::*;

use super::{PageRun, PageTree, to_js};
use secateur::Report;
use secateur::compare::Difference;
use secateur::forms::{self, Form};
use secateur_drawing::picture;

/// A name shortened for little room: see [`picture::shown_name`].
#[wasm_bindgen(js_name = shownName)]
pub fn shown_name(name: &str) -> String {
    picture::shown_name(name, false)
}

#[wasm_bindgen(js_class = Tree)]
impl PageTree {
    /// The tree in a form, by its id in the table of written forms; none if the form cannot hold all of it.
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
    /// Where this run diverges from `other` on the same tree; see [`Difference`]. None if the two cannot be compared.
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

    /// The run as a JSON object, as the program's `trace` writes it.
    pub fn report(&self) -> JsValue {
        to_js(&Report::new(&self.tree, &self.trace, &self.settings))
    }
}
