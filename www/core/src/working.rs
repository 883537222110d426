//! What a worker asks, and what the page asks to take over what the worker has done: in parts, so that neither the way out
//! nor the way in holds anything up.

use std::rc::Rc;

use js_sys::Function;
use wasm_bindgen::prelude::*;

use super::browser::Work;
use super::games::staged_error;
use super::{Called, Run, Tree, settings, settings_error};
use secateur::notation::ScorePlaces;
use secateur::onward::is_onward;
use secateur::search::{self, Settings};
use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId};
use secateur_games::{Staged, is_game};

/// How many nodes are read between two times of telling.
const TELLS_EVERY: u32 = 1 << 15;

/// What `told` gets (a count, and which share of the whole that is, as far as it is known) is only for show, so a fault in it
/// stops nothing.
pub(crate) fn tell(told: &Function, count: usize, share: f64) {
    drop(told.call2(&JsValue::NULL, &JsValue::from(count as u32), &JsValue::from(share)));
}

#[wasm_bindgen]
impl Tree {
    /// Reads a tree, and tells now and then how many nodes there are.
    #[wasm_bindgen(js_name = readTelling)]
    pub fn read_telling(text: &str, told: &Function) -> Result<Tree, JsValue> {
        if is_game(text) {
            return Tree::grow_telling(text, told);
        }
        let told = &mut |node: NodeId, start: usize| {
            if node.0.is_multiple_of(TELLS_EVERY) {
                tell(told, node.index(), start as f64 / text.len() as f64);
            }
        };
        if is_onward(text) { Tree::read_onward(text, told) } else { Tree::read_noting(text, told) }
    }

    /// By node: where its score begins in the text, in bytes of UTF-8; the largest number where it has none of its own.
    pub fn places(&self) -> Vec<u32> {
        self.places.starts().to_vec()
    }

    /// Runs a search, and tells now and then how many events there are.
    #[wasm_bindgen(js_name = runTelling)]
    pub fn run_telling(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Settings")] settings: &JsValue,
        told: &Function,
    ) -> Result<Run, JsValue> {
        let settings = settings::read(settings)?;
        let _work = Work::begin("secateur: search");
        let known = self.known(&settings, false).filter(|_| self.goes_on());
        let told = &mut |count| tell(told, count, f64::NAN);
        let trace = search::record_knowing(&self.tree, &settings, known, search::MOST_RECORDED, told)
            .map_err(settings_error)?;
        Ok(Run::of(self.called.clone(), trace, settings))
    }

    /// The part of the tree with this number, from 0; none behind the last.
    pub fn part(&self, number: usize) -> Option<Vec<u8>> {
        self.tree.part(number)
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

    /// The tree, when everything has come, and where its scores stand in the text; or the text that it was made from.
    pub fn finish(self, places: Vec<u32>, made_from: Option<String>) -> Result<Tree, JsValue> {
        match made_from {
            None => Ok(Tree::of(self.0, ScorePlaces::new(places))),
            Some(text) if is_onward(&text) => Ok(Tree::going_on(self.0, &text)),
            Some(text) => match Staged::read(&text) {
                Ok(staged) => Ok(Tree::of_game(Rc::new(staged.told_by_hand(self.0)), staged)),
                Err(error) => Err(staged_error(&error, &text)),
            },
        }
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
    called: Rc<Called>,
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
        Ok(ArrivingRun { called: tree.called.clone(), trace: Trace::arriving(), settings: settings::read(settings)? })
    }

    /// Takes the next part.
    pub fn take(&mut self, part: &[u8]) -> Result<(), JsError> {
        self.trace.take_part(part).map_err(|_| JsError::new("no part of a run"))
    }

    /// The run, when everything has come.
    pub fn finish(self) -> Run {
        Run::of(self.called, self.trace, self.settings)
    }
}
