//! The worker's queries, and the page's to take over the worker's results: in parts, so that neither side is blocked.

use std::rc::Rc;

use js_sys::Function;
use wasm_bindgen::prelude::*;

use super::browser::Work;
use super::{PageRun, PageTree, settings, settings_error, to_js};
use secateur::notation::ScorePlaces;
use secateur::onward::is_onward;
use secateur::search::Settings;
use secateur::trace::Trace;
use secateur::tree::GameTree;
use secateur_games::StagedGame;
use secateur_session::{ReadError, reading::Reading, run};

/// The progress for `told` (a count, and its share of the whole, if known) is only for display, so an exception in it stops nothing.
pub(crate) fn tell(told: &Function, count: usize, share: f64) {
    drop(told.call2(&JsValue::NULL, &JsValue::from(count as u32), &JsValue::from(share)));
}

#[wasm_bindgen(js_class = Tree)]
impl PageTree {
    /// Reads a tree, and reports the number of nodes now and then.
    #[wasm_bindgen(js_name = readTelling)]
    pub fn read_telling(text: &str, told: &Function) -> Result<PageTree, JsValue> {
        let _work = Work::begin("secateur: read");
        let told = &mut |count, share: Option<f64>| tell(told, count, share.unwrap_or(f64::NAN));
        Reading::read(text, told).map(|reading| PageTree(Rc::new(reading))).map_err(|error| to_js(&error))
    }

    /// By node: where its score begins in the text, in bytes of UTF-8; `u32::MAX` if it has none of its own.
    pub fn places(&self) -> Vec<u32> {
        self.0.places().to_vec()
    }

    /// Runs a search, and reports the number of events now and then.
    #[wasm_bindgen(js_name = runTelling)]
    pub fn run_telling(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Settings")] settings: &JsValue,
        told: &Function,
    ) -> Result<PageRun, JsValue> {
        let settings = settings::read(settings)?;
        let _work = Work::begin("secateur: search");
        let run = run::Run::record(&self.0, settings, None, &mut |count| tell(told, count, f64::NAN));
        run.map(|run| PageRun(Rc::new(run))).map_err(settings_error)
    }

    /// The part of the tree with this number, from 0; none past the last.
    pub fn part(&self, number: usize) -> Option<Vec<u8>> {
        self.tree.part(number)
    }
}

#[wasm_bindgen(js_class = Run)]
impl PageRun {
    /// The part of the run with this number, from 0; none past the last.
    pub fn part(&self, number: usize) -> Option<Vec<u8>> {
        self.trace.part(number)
    }
}

/// A tree arriving in parts.
#[wasm_bindgen]
pub struct ArrivingTree(GameTree);

#[wasm_bindgen]
impl ArrivingTree {
    /// Without any part.
    #[wasm_bindgen(constructor)]
    pub fn new() -> ArrivingTree {
        ArrivingTree(GameTree::arriving())
    }

    /// Takes the next part.
    pub fn take(&mut self, part: &[u8]) -> Result<(), JsError> {
        self.0.take_part(part).map_err(|_| JsError::new("no part of a tree"))
    }

    /// The tree, once everything has arrived, and the places of its scores in the text; or the text that it was made from.
    pub fn finish(self, places: Vec<u32>, made_from: Option<String>) -> Result<PageTree, JsValue> {
        let reading = match made_from {
            None => Ok(Reading::with_places(self.0, ScorePlaces::new(places))),
            Some(text) if is_onward(&text) => Ok(Reading::going_on(self.0, &text)),
            Some(text) => match StagedGame::read(&text) {
                Ok(staged) => Ok(Reading::from_game(staged.told_by_hand(self.0), staged)),
                Err(error) => Err(to_js(&ReadError::from_game_error(&error, &text))),
            },
        };
        reading.map(|reading| PageTree(Rc::new(reading)))
    }
}

impl Default for ArrivingTree {
    fn default() -> ArrivingTree {
        ArrivingTree::new()
    }
}

/// A run arriving in parts.
#[wasm_bindgen]
pub struct ArrivingRun {
    reading: Rc<Reading>,
    trace: Trace,
    settings: Settings,
}

#[wasm_bindgen]
impl ArrivingRun {
    /// A run on `tree` without any part.
    #[wasm_bindgen(constructor)]
    pub fn new(
        tree: &PageTree,
        #[wasm_bindgen(unchecked_param_type = "Settings")] settings: &JsValue,
    ) -> Result<ArrivingRun, JsValue> {
        Ok(ArrivingRun { reading: tree.0.clone(), trace: Trace::arriving(), settings: settings::read(settings)? })
    }

    /// Takes the next part.
    pub fn take(&mut self, part: &[u8]) -> Result<(), JsError> {
        self.trace.take_part(part).map_err(|_| JsError::new("no part of a run"))
    }

    /// The run, once everything has arrived.
    pub fn finish(self) -> PageRun {
        PageRun(Rc::new(run::Run::new(self.reading, self.trace, self.settings)))
    }
}
