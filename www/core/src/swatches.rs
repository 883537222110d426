//! What the page asks about pictures of the values of a switch.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use secateur::picture::swatch::{Swatch, Switch};

use super::settings::read_notation;
use super::{changes, to_js};

#[wasm_bindgen(typescript_custom_section)]
const SWATCH: &str = r#"
/** What a value of a switch looks like; all in px, before the style sheet gives the picture its size. */
export type Swatch = {
    width: number;
    height: number;
    /** of texts that stand in no tree's rows */
    marginFont: number;
    leafFont: number;
    valueFont: number;
    windowFont: number;
    nameFont: number;
    /** all line widths are multiples of this */
    pen: number;
    isBare: boolean;
    isBeside: boolean;
    /** its elements, as the text of JSON */
    drawn: string;
};
"#;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Shown {
    width: f64,
    height: f64,
    margin_font: f64,
    leaf_font: f64,
    value_font: f64,
    window_font: f64,
    name_font: f64,
    pen: f64,
    is_bare: bool,
    is_beside: bool,
    drawn: String,
}

/// What the value that a notation has of a switch looks like; nothing where words say more.
#[wasm_bindgen(unchecked_return_type = "Swatch | null | undefined")]
pub fn swatch(switch: &str, #[wasm_bindgen(unchecked_param_type = "Notation")] notation: &JsValue) -> JsValue {
    to_js(&Switch::named(switch).map(|switch| shown(&Swatch::of(switch, &read_notation(notation)))))
}

fn shown(Swatch { sizes, elements }: &Swatch) -> Shown {
    Shown {
        width: Swatch::WIDTH,
        height: Swatch::HEIGHT,
        margin_font: Swatch::FONT,
        leaf_font: sizes.leaf_font,
        value_font: sizes.value_font,
        window_font: sizes.window_font,
        name_font: sizes.name_font,
        pen: sizes.pen,
        is_bare: sizes.is_bare,
        is_beside: sizes.skin.look().is_beside,
        drawn: changes::of_elements(elements),
    }
}
