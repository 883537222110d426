//! Links, saved files and random trees at the door: the session's input and output, as plain objects.

use std::collections::BTreeMap;

use secateur::tree::NodeId;
use secateur_session::link;
use secateur_session::marking::Outcome;
use secateur_session::random;
use secateur_session::reading::Reading;
use secateur_session::view::View;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::settings::from_js;
use super::to_js;

#[wasm_bindgen(typescript_custom_section)]
const LINK: &str = r#"
/** what a link or a file says */
export type Link = {
    tree: string | null;
    /** how the tree was made */
    random: RandomFields | null;
    settings: Settings;
    step: number;
    race: Race | null;
    /** id of a claim */
    claim: string | null;
    /** fields of the page's state: how it speaks and draws */
    view: object;
    /** whether it says anything about the tree and its run */
    isRun: boolean;
    ignored: { piece: string, why: 'unknown' | 'unreadable' | 'twice' | 'too-long' | 'more', limit?: number }[];
};
/** the same as passed for writing: omitted fields have their defaults, and how the tree was made is as in a link */
export type LinkFields = Partial<Omit<Link, 'random' | 'isRun' | 'ignored'>> & { random?: string | null };
export type Race = import('../src/port/session.js').Race;
export type RandomFields = import('../src/port/session.js').RandomFields;
"#;

/// Reads a link: any text is one.
#[wasm_bindgen(js_name = readLink, unchecked_return_type = "Link")]
pub fn read_link(hash: &str, languages: Vec<String>) -> JsValue {
    to_js(&link::read(hash, &languages))
}

/// The shortest link to what is shown, for a reader whose page has this language and look.
#[wasm_bindgen(js_name = writtenLink)]
pub fn written_link(
    #[wasm_bindgen(unchecked_param_type = "LinkFields")] link: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "object | undefined")] own: &JsValue,
) -> Result<String, JsValue> {
    let own: Option<View> = from_js(own)?;
    Ok(link::written(&from_js(link)?, own.as_ref()))
}

/// The link that a text consists of, from "#" on.
#[wasm_bindgen(js_name = linkIn)]
pub fn link_in(text: &str) -> Option<String> {
    link::find(text).map(str::to_owned)
}

/// A page's language and look: the differences from the defaults, by name.
#[wasm_bindgen(js_name = writtenView, unchecked_return_type = "Record<string, string>")]
pub fn written_view(#[wasm_bindgen(unchecked_param_type = "object")] view: &JsValue) -> Result<JsValue, JsValue> {
    let texts: BTreeMap<String, String> = from_js::<View>(view)?.texts().collect();
    Ok(to_js(&texts))
}

/// The outcome of a search for scores with which given branches are cut off.
#[wasm_bindgen(js_name = wantedScores, unchecked_return_type = "Outcome")]
pub fn wanted_scores(
    text: &str,
    #[wasm_bindgen(unchecked_param_type = "Settings")] settings: JsValue,
    wanted: &[u32],
    seed: u32,
) -> Result<JsValue, JsValue> {
    let reading = Reading::read(text, &mut |_, _| ()).map_err(|error| to_js(&error))?;
    let wanted: Vec<NodeId> = wanted.iter().copied().map(NodeId).collect();
    Ok(to_js(&Outcome::search(&reading.tree, &from_js(&settings)?, &wanted, seed)))
}

/// A random tree's text, from its settings in a link.
#[wasm_bindgen(js_name = randomTree)]
pub fn random_tree(written: &str) -> Result<String, JsValue> {
    #[derive(Serialize)]
    struct RandomRefusal {
        kind: &'static str,
    }
    let asked = random::read(written).map_err(|_| JsError::new("no such tree is asked for"))?;
    asked.text().map_err(|error| to_js(&RandomRefusal { kind: error.id() }))
}
