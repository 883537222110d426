//! Cargo's checks and tests on this machine's own target.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::run::{capture, cargo, say};

/// The program that looks at the compiler before it compiles this one.
const DOOR: &str = "xtask/door/Cargo.toml";

/// The formatting of all Rust files.
pub fn format() -> Result<String> {
    have("rustfmt", "fmt")?;
    capture(cargo().args(["fmt", "--check", "--manifest-path", DOOR]))?;
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

/// Compiles the core's tests, and the examples along with them: one of those the browser tests ask.
pub fn build_core() -> Result<String> {
    capture(cargo().args(["test", "--package", "secateur", "--no-run"]))
}

/// The core's tests, those in the documentation too.
pub fn test_core() -> Result<String> {
    capture(cargo().args(["test", "--package", "secateur", "--no-fail-fast"]))
}

/// Compiles the program with its tests: it is also the native core of the browser's and the page's tests.
pub fn build_program() -> Result<String> {
    capture(cargo().args(["test", "--package", "secateur-cli", "--no-run"]))
}

/// The program's tests, which run it as a shell does.
pub fn test_program() -> Result<String> {
    capture(cargo().args(["test", "--package", "secateur-cli", "--no-fail-fast"]))
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

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;
    use std::process::Command;

    use super::DOOR;
    use crate::run::{capture, cargo, root};

    #[test]
    fn an_old_rust_is_told_in_one_sentence() {
        capture(cargo().args(["build", "--target-dir", "target/door", "--manifest-path", DOOR])).unwrap();
        let old = std::env::temp_dir().join(format!("secateur-rustc-{}", std::process::id()));
        let told = |version: &str| {
            std::fs::write(&old, format!("#!/bin/sh\necho 'rustc {version}'\n")).unwrap();
            std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o755)).unwrap();
            // In place of cargo, what only says that it was called.
            let door =
                Command::new(root().join("target/door/debug/door")).env("RUSTC", &old).env("CARGO", "echo").output();
            let door = door.unwrap();
            (door.status.success(), String::from_utf8(door.stderr).unwrap())
        };
        let (passed, sentence) = told("1.63.0 (4b91a6ea7 2022-08-08) (built from a source tarball)");
        assert!(!passed);
        assert_eq!(sentence, "error: Rust 1.63 is too old, 1.88 or newer is needed: try `rustup update`\n");
        assert_eq!(told("1.88.0"), (true, String::new()));
        assert_eq!(told("2.1.0-nightly"), (true, String::new()));
        std::fs::remove_file(&old).unwrap();
    }
}
