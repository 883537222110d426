//! `cargo xtask test`: the table of everything that is checked.

use std::env;
use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::run::hand_over;
use crate::steps::{self, Step};
use crate::wasm_target::WasmTarget;
use crate::{additions, browser, guide, licences, page, python, rust, wasm};

const STEPS: &[Step] = &[
    step("npm packages", &[], page::packages),
    step("wasm32 target", &[], || WasmTarget::find().map(|_| String::new())),
    step("wasm32 build", &["npm packages", "wasm32 target"], || wasm::build().map(|()| String::new())),
    step("Rust format", &[], rust::format),
    step("licences", &[], licences::check),
    step("Rust build", &[], rust::build),
    step("page lint", &["npm packages"], page::lint),
    step("page build", &["npm packages", "wasm32 build"], page::build),
    tests("browser tests", &["page build", "Rust build"], browser::test),
    tests("additions", &["browser tests"], additions::test),
    step("Firefox tests", &["browser tests"], browser::test_in_firefox),
    step("WebKit tests", &["browser tests"], browser::test_webkit),
    tests("Rust tests", &["Rust build"], rust::test),
    step("guide", &["Rust build"], guide::check),
    step("Python tests", &["Rust build"], python::test),
    // Cargo lets one in at a time, and few steps wait for this one.
    step("clippy", &["Rust tests"], rust::clippy),
    step("wasm32 clippy", &["wasm32 build"], wasm::clippy),
    step("core docs", &["clippy"], rust::document),
    tests("xtask tests", &["clippy"], rust::test_xtask),
    step("page types", &["npm packages", "wasm32 build"], page::types),
    tests("page tests", &["npm packages", "wasm32 build", "Rust build"], page::test),
];

/// Runs all of it; long runs have a hundred times as many cases.
pub fn run(is_long: bool) -> Result<ExitCode> {
    let is_first = env::var_os("CARGO_INCREMENTAL").is_none() && rust::is_new();
    if !is_long && !is_first {
        return Ok(steps::run(STEPS));
    }
    // Only the environment reaches the programs run here, and it can be set only for other processes.
    let mut again = Command::new(env::current_exe()?);
    if is_long {
        again.env(rust::CASES, "100");
    }
    if is_first {
        again.env("CARGO_INCREMENTAL", "0");
    }
    hand_over(again.arg("test")).map(|()| ExitCode::SUCCESS)
}

const fn step(name: &'static str, needs: &'static [&'static str], run: fn() -> Result<String>) -> Step {
    Step { name, needs, run, tests: false }
}

/// A step that must run at least one test.
const fn tests(name: &'static str, needs: &'static [&'static str], run: fn() -> Result<String>) -> Step {
    Step { name, needs, run, tests: true }
}
