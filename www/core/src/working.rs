//! What a worker asks, and what the page asks to take over what the worker has done: in parts, so that neither the way out
//! nor the way in holds anything up.

use std::rc::Rc;

use js_sys::Function;
use wasm_bindgen::prelude::*;

use super::{Run, Tree, read_error, settings, settings_error};
use secateur::notation::{self, ParseError};
use secateur::score::Score;
use secateur::search::{self, Settings};
use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId};

/// How many nodes are read between two times of telling.
const TELLS_EVERY: u32 = 1 << 15;

/// What `told` gets (a count, and which share of the whole that is, as far as it is known) is only for show, so a fault in it
/// stops nothing.
fn tell(told: &Function, count: usize, share: f64) {
    drop(told.call2(&JsValue::NULL, &JsValue::from(count as u32), &JsValue::from(share)));
}

/// A long text that has been read.
#[wasm_bindgen]
pub struct LongText {
    tree: Rc<GameTree>,
    places: Vec<u32>,
}

#[wasm_bindgen]
impl LongText {
    /// Reads a tree, and tells now and then how many nodes there are.
    pub fn read(text: &str, told: &Function) -> Result<LongText, JsValue> {
        let mut places = Vec::new();
        let tree = notation::read_noting_scores(text, &mut |node, range| {
            if node.0 % TELLS_EVERY == 0 {
                tell(told, node.index(), range.start as f64 / text.len() as f64);
            }
            places.resize(node.index(), u32::MAX);
            places.push(range.start as u32);
        })
        .map_err(|error| read_error(&error, text))?;
        places.resize(tree.len(), u32::MAX);
        in_utf16(&mut places, text);
        Ok(LongText { tree: Rc::new(tree), places })
    }

    /// The tree.
    pub fn tree(&self) -> Tree {
        Tree(self.tree.clone())
    }

    /// By node: where its score begins in the text, as JavaScript counts; the largest number where it has none of its own.
    pub fn places(&self) -> Vec<u32> {
        self.places.clone()
    }
}

/// Bytes become what JavaScript counts; the places are in order.
fn in_utf16(places: &mut [u32], text: &str) {
    if text.is_ascii() {
        return;
    }
    let (mut bytes, mut units) = (0, 0);
    for place in places.iter_mut().filter(|place| **place != u32::MAX) {
        units += text[bytes..*place as usize].encode_utf16().count();
        bytes = *place as usize;
        *place = units as u32;
    }
}

#[wasm_bindgen]
impl Tree {
    /// Runs a search, and tells now and then how many events there are.
    #[wasm_bindgen(js_name = runTelling)]
    pub fn run_telling(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Settings")] settings: &JsValue,
        told: &Function,
    ) -> Result<Run, JsValue> {
        let settings = settings::read(settings)?;
        let trace = search::record_telling(&self.0, &settings, &mut |count| tell(told, count, f64::NAN))
            .map_err(settings_error)?;
        Ok(Run::of(self.0.clone(), trace, settings))
    }

    /// The part of the tree with this number, from 0; none behind the last.
    pub fn part(&self, number: usize) -> Option<Vec<u8>> {
        self.0.part(number)
    }

    /// The same tree with another score at a leaf.
    #[wasm_bindgen(js_name = withScore)]
    pub fn with_score(&self, leaf: u32, score: f64) -> Result<Tree, JsValue> {
        let score = Score::new(score).ok_or_else(|| JsError::new("no score"))?;
        if self.0.len() <= leaf as usize {
            return Err(JsError::new("no such leaf").into());
        }
        let tree = self.0.with_score(NodeId(leaf), score);
        // As a fault of the changed text would be told, but for its place.
        tree.map(|tree| Tree(Rc::new(tree)))
            .map_err(|error| read_error(&ParseError { kind: error.into(), range: 0..0, line: 1, column: 1 }, ""))
    }
}

#[wasm_bindgen]
impl Run {
    /// The part of the run with this number, from 0; none behind the last.
    pub fn part(&self, number: usize) -> Option<Vec<u8>> {
        self.trace.part(number)
    }
}

/// A tree that comes in parts.
#[wasm_bindgen]
pub struct ArrivingTree(GameTree);

#[wasm_bindgen]
impl ArrivingTree {
    /// Nothing of a tree.
    #[wasm_bindgen(constructor)]
    pub fn new() -> ArrivingTree {
        ArrivingTree(GameTree::arriving())
    }

    /// Takes the next part.
    pub fn take(&mut self, part: &[u8]) -> Result<(), JsError> {
        self.0.take_part(part).map_err(|_| JsError::new("no part of a tree"))
    }

    /// The tree, when everything has come.
    pub fn finish(self) -> Tree {
        Tree(Rc::new(self.0))
    }
}

impl Default for ArrivingTree {
    fn default() -> ArrivingTree {
        ArrivingTree::new()
    }
}

/// A run that comes in parts.
#[wasm_bindgen]
pub struct ArrivingRun {
    tree: Rc<GameTree>,
    trace: Trace,
    settings: Settings,
}

#[wasm_bindgen]
impl ArrivingRun {
    /// Nothing of a run on `tree`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        tree: &Tree,
        #[wasm_bindgen(unchecked_param_type = "Settings")] settings: &JsValue,
    ) -> Result<ArrivingRun, JsValue> {
        Ok(ArrivingRun { tree: tree.0.clone(), trace: Trace::arriving(), settings: settings::read(settings)? })
    }

    /// Takes the next part.
    pub fn take(&mut self, part: &[u8]) -> Result<(), JsError> {
        self.trace.take_part(part).map_err(|_| JsError::new("no part of a run"))
    }

    /// The run, when everything has come.
    pub fn finish(self) -> Run {
        Run::of(self.tree, self.trace, self.settings)
    }
}
