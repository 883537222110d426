//! The core's jobs in a browser, for `cargo xtask bench`, which measures them there. Not part of the page.

#![cfg(target_arch = "wasm32")]

use wasm_bindgen::prelude::*;

#[path = "../../../crate/tests/benches/costs/jobs.rs"]
mod jobs;

/// A tree, ready for every job.
#[wasm_bindgen]
pub struct Jobs(jobs::Bench);

#[wasm_bindgen]
impl Jobs {
    /// Prepares everything.
    #[wasm_bindgen(constructor)]
    pub fn new(text: String) -> Jobs {
        Jobs(jobs::Bench::new(text))
    }

    /// How many events the run has.
    #[wasm_bindgen(getter)]
    pub fn events(&self) -> usize {
        self.0.trace.events.len()
    }

    /// Does a job.
    pub fn run(&self, job: &str) -> f64 {
        jobs::Bench::job(job).map_or(f64::NAN, |run| run(&self.0))
    }

    /// Lays the tree out, and returns the width of the drawing.
    pub fn layout(&self) -> f64 {
        self.0.layout().width()
    }
}
