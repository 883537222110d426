//! What the page asks for when someone makes a tree, compares runs, or wants a run as data.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Run, Tree, field, to_js};
use secateur::Report;
use secateur::compare::Difference;
use secateur::edit::{self, Edit};
use secateur::notation;
use secateur::onward::is_onward;
use secateur::score::{Player, Score};
use secateur::tree::NodeId;
use secateur_drawing::picture;
use secateur_games::is_game;

/// A name as it stands where there is little room: see [`picture::shown_name`].
#[wasm_bindgen(js_name = shownName)]
pub fn shown_name(name: &str) -> String {
    picture::shown_name(name, false)
}

/// The text as it would read with decimal commas, where it looks as if they were meant.
#[wasm_bindgen(js_name = withDecimalPoints)]
pub fn with_decimal_points(text: &str) -> Option<String> {
    if is_game(text) || is_onward(text) { None } else { notation::with_decimal_points(text) }
}

#[derive(Serialize)]
struct EditErrorValue {
    kind: &'static str,
}

#[derive(Serialize)]
struct EditedValue {
    text: String,
    node: NodeId,
}

/// Reads a change from a plain object: `kind`, and `player`, `name` or `score` where it sets one.
fn read_edit(value: &JsValue) -> Result<Edit, JsValue> {
    let text = |name: &str| field(value, name).map(|value| value.as_string());
    let kind = text("kind")?.unwrap_or_default();
    Ok(match kind.as_str() {
        "add-child" => Edit::AddChild,
        "add-sibling" => Edit::AddSibling,
        "delete" => Edit::Delete,
        "move-left" => Edit::MoveLeft,
        "move-right" => Edit::MoveRight,
        "set-player" => {
            let is_min = text("player")?.is_some_and(|player| player == Player::Min.word());
            Edit::SetPlayer(if is_min { Player::Min } else { Player::Max })
        }
        "set-name" => Edit::SetName(text("name")?.filter(|name| !name.is_empty())),
        "set-score" => Edit::SetScore(field(value, "score")?.as_f64().and_then(Score::new)),
        _ => return Err(JsError::new("no such edit").into()),
    })
}

#[wasm_bindgen]
impl Tree {
    /// The text of the same tree with static evaluations at all inner nodes.
    #[wasm_bindgen(js_name = withStaticEvaluations)]
    pub fn with_static_evaluations(&self) -> String {
        self.0.with_static_evaluations()
    }

    /// The text after a change about one node, and where that node stands then.
    #[wasm_bindgen(unchecked_return_type = "{ text: string, node: number }")]
    pub fn edited(
        &self,
        node: u32,
        #[wasm_bindgen(unchecked_param_type = "object")] change: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (tree, node) = edit::edited(&self.tree, NodeId(node), &read_edit(change)?)
            .map_err(|error| to_js(&EditErrorValue { kind: error.id() }))?;
        Ok(to_js(&EditedValue { text: notation::write(&tree), node }))
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

#[wasm_bindgen]
impl Run {
    /// Where this run on the same tree parts from `other`; see [`Difference`]. Nothing where one cannot be held against the other.
    #[wasm_bindgen(js_name = differencesFrom, unchecked_return_type = "Difference[]")]
    pub fn differences_from(&self, other: &Run) -> JsValue {
        let is_plain = |run: &Run| {
            let row = run.settings.algorithm;
            !(row.asks || row.table || row.by_levels) && run.trace.passes.is_empty()
        };
        if !is_plain(self) || !is_plain(other) || self.tree != other.tree {
            return to_js(&[(); 0]);
        }
        to_js(&Difference::between((&other.settings, &other.trace), (&self.settings, &self.trace)))
    }

    /// The run as the JSON object of the trace example.
    pub fn report(&self) -> JsValue {
        to_js(&Report::of(&self.tree, &self.trace, &self.settings))
    }
}
