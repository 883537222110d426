//! The core's output to the browser: failures with their place on the console, and the durations of work in the profiler, by name.

use std::panic;

use wasm_bindgen::prelude::*;
use web_sys::{Performance, console};

/// Without this, a panic of the core is an untraceable "unreachable".
#[wasm_bindgen(start)]
fn listen_to_failures() {
    panic::set_hook(Box::new(|failure| console::error_1(&failure.to_string().into())));
}

#[wasm_bindgen]
extern "C" {
    /// The same object in page, worker and node.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Performance;
}

/// Work that the profiler shows by its name, from here until this is dropped.
#[must_use]
pub(crate) struct Work(&'static str);

impl Work {
    pub fn begin(name: &'static str) -> Work {
        // It fails only for reserved names.
        PERFORMANCE.with(|performance| performance.mark(name).unwrap_or_default());
        Work(name)
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        PERFORMANCE.with(|performance| {
            performance.measure_with_start_mark(self.0, self.0).unwrap_or_default();
            // The profiler has it, and the page would keep it forever.
            performance.clear_marks_with_mark_name(self.0);
            performance.clear_measures_with_measure_name(self.0);
        });
    }
}
