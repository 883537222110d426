//! Cargo's checks and tests on this machine's own target.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::run::{capture, cargo, say};

/// The formatting of all Rust files.
pub fn format() -> Result<String> {
    have("rustfmt", "fmt")?;
    capture(cargo().args(["fmt", "--all", "--check"]))
}

/// Clippy's opinion of everything: library, tests, examples, benches and this tool.
pub fn clippy() -> Result<String> {
    have("clippy", "clippy")?;
    capture(cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

/// Makes sure of a part that a minimal toolchain lacks.
pub fn have(component: &str, subcommand: &str) -> Result<()> {
    if capture(cargo().args([subcommand, "--version"])).is_ok() {
        return Ok(());
    }
    say(&format!("Fetching {component}"));
    let fetched = capture(Command::new("rustup").args(["component", "add", component]));
    ensure!(fetched.is_ok(), "{component} is missing; try `rustup component add {component}`");
    Ok(())
}

/// Compiles the core's tests, and the examples along with them: one of those is the native core of the browser tests.
pub fn build_core() -> Result<String> {
    capture(cargo().args(["test", "--package", "secateur", "--no-run"]))
}

/// The core's tests, those in the documentation too.
pub fn test_core() -> Result<String> {
    capture(cargo().args(["test", "--package", "secateur", "--no-fail-fast"]))
}

/// The small core's tables, natively: all else is tested in the full one.
pub fn test_small_core() -> Result<String> {
    capture(cargo().args(["test", "--package", "secateur", "--no-default-features", "--test", "table"]))
}

/// This tool's own tests: not optimised and apart from the core's, else all it is made of would be compiled anew.
pub fn test_xtask() -> Result<String> {
    capture(cargo().args(["test", "--package", "xtask", "--profile", "dev"]))
}

/// The core's documentation, all its links included.
pub fn document() -> Result<String> {
    capture(cargo().args(["doc", "--package", "secateur", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}
