//! The page's queries about claims and the list of examples.

use wasm_bindgen::prelude::*;

use secateur::search::RequestedSettings;
use secateur_courses::course::Notation;
use secateur_courses::numbers::NumberStyle;
use secateur_session::claims::{Claim, ClaimStyle};
use secateur_session::state::Subject;
use secateur_session::{self as core, picking};

use super::session::{PageSession, from_js};
use super::to_js;

#[wasm_bindgen(typescript_custom_section)]
const PICKING: &str = r#"
type ClaimEntry = import('../src/port/session.js').ClaimEntry;
type ClaimView = import('../src/port/session.js').ClaimView;
type ListPlace = import('../src/port/session.js').ListPlace;
type Beside = import('../src/port/session.js').Beside;
type RowCost = import('../src/port/session.js').RowCost;
"#;

#[wasm_bindgen(js_class = Session)]
impl PageSession {
    /// A claim's entry in a list. The characters are the decimal separator and that of thousands.
    #[wasm_bindgen(js_name = claimEntry, unchecked_return_type = "ClaimEntry")]
    pub fn claim_entry(&self, id: &str, decimal: char, group: Option<char>) -> JsValue {
        let manner = self.manner(decimal, group);
        let entry = Claim::named(id).and_then(|claim| claim.entry(0, manner));
        entry.map_or(JsValue::UNDEFINED, |entry| to_js(&entry))
    }

    /// The view of the claim on the stage, if there is one.
    #[wasm_bindgen(js_name = claimView, unchecked_return_type = "ClaimView | undefined")]
    pub fn claim_view(&mut self, decimal: char, group: Option<char>) -> JsValue {
        let manner = self.manner(decimal, group);
        let core::Session { state, memory, .. } = &mut self.session;
        let claim = state.claim.and_then(Claim::named);
        let view = claim.and_then(|claim| claim.view(&state.shown, memory, manner));
        view.map_or(JsValue::UNDEFINED, |view| to_js(&view))
    }

    /// The place of what is on the stage. The arguments are the group from which an example was last opened, and that example.
    #[wasm_bindgen(unchecked_return_type = "ListPlace")]
    pub fn place(&self, group: Option<String>, id: Option<String>) -> JsValue {
        to_js(&picking::place(&self.session.state, last(&group, &id)))
    }

    /// The neighbour this many places further.
    #[wasm_bindgen(unchecked_return_type = "Beside")]
    pub fn beside(
        &self,
        by: i32,
        group: Option<String>,
        id: Option<String>,
        decimal: char,
        thousands: Option<char>,
    ) -> JsValue {
        let manner = self.manner(decimal, thousands);
        to_js(&picking::beside(&self.session.state, by as isize, last(&group, &id), manner))
    }

    /// The cost of a tree's run, or of the runs side by side; none if computing it takes long, or the text is not a tree.
    #[wasm_bindgen(unchecked_return_type = "RowCost | undefined")]
    pub fn cost(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Subject")] asked: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Settings[]")] side: JsValue,
    ) -> Result<JsValue, JsValue> {
        let core::Session { state, memory, .. } = &mut self.session;
        let cost = picking::cost(state, memory, &from_js::<Subject>(asked)?, &from_js::<Vec<RequestedSettings>>(side)?);
        Ok(cost.map_or(JsValue::UNDEFINED, |cost| to_js(&cost)))
    }

    fn manner(&self, decimal: char, group: Option<char>) -> ClaimStyle {
        let Notation { letters, infinity, .. } = self.session.state.switches;
        ClaimStyle { letters, numbers: NumberStyle { decimal, group, infinity } }
    }
}

fn last<'a>(group: &'a Option<String>, id: &'a Option<String>) -> Option<(&'a str, &'a str)> {
    group.as_deref().zip(id.as_deref())
}
