//! `cargo xtask test`: the table of everything that is checked, quick things first.

use std::process::ExitCode;

use crate::steps::{self, Step};
use crate::wasm_target::WasmTarget;
use crate::{browser, page, rust, wasm};

const STEPS: &[Step] = &[
    step("Rust format", &[], rust::format),
    step("npm packages", &[], page::packages),
    step("page lint", &["npm packages"], page::lint),
    step("clippy", &[], rust::clippy),
    tests("core tests", &[], rust::test_core),
    step("core docs", &[], rust::document),
    tests("xtask tests", &[], rust::test_xtask),
    step("wasm32 target", &[], || WasmTarget::find().map(|_| String::new())),
    step("wasm32 build", &["npm packages", "wasm32 target"], || wasm::build().map(|()| String::new())),
    step("wasm32 clippy", &["wasm32 target"], wasm::clippy),
    step("page types", &["npm packages", "wasm32 build"], page::types),
    tests("page tests", &["npm packages", "wasm32 build"], page::test),
    step("page build", &["npm packages", "wasm32 build"], page::build),
    tests("browser tests", &["page build"], browser::test),
];

/// Runs all of it.
pub fn run() -> ExitCode {
    steps::run(STEPS)
}

const fn step(name: &'static str, needs: &'static [&'static str], run: fn() -> anyhow::Result<String>) -> Step {
    Step { name, needs, run, tests: false }
}

/// A step that must run at least one test.
const fn tests(name: &'static str, needs: &'static [&'static str], run: fn() -> anyhow::Result<String>) -> Step {
    Step { name, needs, run, tests: true }
}
