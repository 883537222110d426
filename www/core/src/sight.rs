//! What a stage shows of a tree that is too large to draw whole, in few flat arrays.

use std::cell::OnceCell;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Places, Run, Tree, to_js};
use secateur::frame::Frame;
use secateur::layout::{Arrangement, Layout, Rows};
use secateur::sight::{Shape, Sight, Tallies, View};
use secateur::tree::NodeId;

#[wasm_bindgen(typescript_custom_section)]
const SEEN: &str = r#"
export type Seen = {
    nodes: Uint32Array;
    siblings: Uint32Array;
    /** three each: place, left and right end of the subtree */
    places: Float64Array;
    /** one past the last rank of the subtree, or of all the siblings' */
    beyonds: Uint32Array;
    deepest: Uint32Array;
    /** one past the last strip */
    ends: Uint32Array;
    /** four each: leaves, evaluated, cut off, earlier */
    strips: Uint32Array;
};
"#;

/// By item in the pre-order of the drawing, unless it says otherwise.
#[derive(Serialize)]
struct SeenValue {
    /// The node; of a wedge, the first sibling.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    nodes: JsValue,
    /// How many siblings' subtrees a wedge stands for; 0 for a node.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    siblings: JsValue,
    /// Three numbers each: place, left and right end of the subtree.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    places: JsValue,
    /// One past the last rank.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    beyonds: JsValue,
    /// The last ply of the subtree.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    deepest: JsValue,
    /// One past the last strip.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    ends: JsValue,
    /// By strip, four numbers each: leaves, and of these evaluated, cut off, left by an earlier search.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    strips: JsValue,
}

#[wasm_bindgen]
impl Tree {
    /// Places the nodes of a tree whose boxes are alike in each row: by ply, how far a leaf reaches to the left and right, and
    /// an inner node; first and last children keep `family` more to those of other nodes.
    #[wasm_bindgen(js_name = layoutRows)]
    pub fn layout_rows(&self, rows: &[f64], family: f64, gap: f64, ranks: Vec<u32>) -> Places {
        let (sizes, _) = rows.as_chunks();
        Places::new(Layout::in_rows(&self.0, Rows { sizes, gap, family }, Arrangement::from_ranks(ranks)))
    }
}

#[wasm_bindgen(js_class = Layout)]
impl Places {
    /// How far the subtree of a node reaches: left, right.
    pub fn extent(&self, node: u32) -> Vec<f64> {
        let (left, right) = self.layout.extent(NodeId(node));
        vec![left, right]
    }
}

impl Run {
    pub(crate) fn counted<'a>(&'a self, shape: &'a OnceCell<Shape>) -> (&'a Shape, &'a Tallies) {
        let shape = shape.get_or_init(|| Shape::of(&self.tree));
        (shape, self.tallies.get_or_init(|| Tallies::of(&self.tree, &self.trace, shape)))
    }
}

#[wasm_bindgen]
impl Run {
    /// Counts beforehand what `seen` needs of the whole tree and run: that takes longer than a step.
    pub fn tally(&self, places: &Places) {
        self.counted(&places.shape);
    }

    /// What a stage shows after `step` events; see [`View`]. `bounds` are its ends, the first and last ply in sight, which of them
    /// are drawn, and the scale from which on a node can be read.
    #[wasm_bindgen(unchecked_return_type = "Seen")]
    pub fn seen(
        &self,
        places: &Places,
        step: usize,
        from: &[f64],
        to: &[f64],
        bounds: &[f64],
        path: &[u32],
    ) -> JsValue {
        let &[left, right, first, last, every, readable] = bounds else { return JsValue::NULL };
        let (shape, tallies) = self.counted(&places.shape);
        let frame = Frame::at(&self.tree, &self.trace, step);
        let view = View {
            from,
            to,
            left,
            right,
            plies: first as usize..=last as usize,
            every: every as usize,
            readable,
            path,
        };
        let items = Sight { tree: &self.tree, layout: &places.layout, shape, frame: &frame, tallies }.items(&view);
        let ends = items.iter().scan(0, |end, item| {
            *end += item.strips.len() as u32;
            Some(*end)
        });
        let strips = items.iter().flat_map(|item| &item.strips);
        let numbers = |all: Vec<u32>| JsValue::from(js_sys::Uint32Array::from(all.as_slice()));
        let spans: Vec<f64> = items.iter().flat_map(|item| [item.x, item.left, item.right]).collect();
        to_js(&SeenValue {
            nodes: numbers(items.iter().map(|item| item.node.0).collect()),
            siblings: numbers(items.iter().map(|item| item.siblings).collect()),
            places: js_sys::Float64Array::from(spans.as_slice()).into(),
            beyonds: numbers(items.iter().map(|item| item.beyond as u32).collect()),
            deepest: numbers(items.iter().map(|item| item.deepest as u32).collect()),
            ends: numbers(ends.collect()),
            strips: numbers(
                strips.flat_map(|tally| [tally.leaves, tally.evaluated, tally.cut, tally.earlier]).collect(),
            ),
        })
    }
}
