//! The page's queries about pictures of a switch's values.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use secateur_drawing::picture::swatch::{Swatch, Switch};

use super::settings::read_notation;
use super::to_js;

#[wasm_bindgen(typescript_custom_section)]
const SWATCH: &str = r#"
/** The look of a switch's value; all in px, before the style sheet sets the picture's size. */
export type Swatch = {
    width: number;
    height: number;
    fonts: Record<'leaf' | 'value' | 'window' | 'name' | 'margin', number>;
    /** all line widths are multiples of this */
    pen: number;
    isBare: boolean;
    isBeside: boolean;
    /** its elements, as JSON text */
    drawn: string;
};
"#;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SwatchValue {
    width: f64,
    height: f64,
    fonts: Fonts,
    pen: f64,
    is_bare: bool,
    is_beside: bool,
    drawn: String,
}

#[derive(Serialize)]
struct Fonts {
    leaf: f64,
    value: f64,
    window: f64,
    name: f64,
    margin: f64,
}

/// The picture of a switch's value in a notation; none if words say more.
#[wasm_bindgen(unchecked_return_type = "Swatch | null | undefined")]
pub fn swatch(switch: &str, #[wasm_bindgen(unchecked_param_type = "Notation")] notation: &JsValue) -> JsValue {
    to_js(&Switch::named(switch).map(|switch| shown(Swatch::draw(switch, &read_notation(notation)))))
}

fn shown(Swatch { sizes, drawn }: Swatch) -> SwatchValue {
    SwatchValue {
        width: Swatch::WIDTH,
        height: Swatch::HEIGHT,
        fonts: Fonts {
            leaf: sizes.leaf_font,
            value: sizes.value_font,
            window: sizes.window_font,
            name: sizes.name_font,
            margin: Swatch::FONT,
        },
        pen: sizes.pen,
        is_bare: sizes.is_bare,
        is_beside: sizes.look().is_beside,
        drawn,
    }
}
