//! Cargo's checks and tests on this machine's own target.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::run::{capture, cargo, root, say};

/// The program that checks the compiler before it compiles this one.
const DOOR: &str = "xtask/door/Cargo.toml";

/// The variable with the factor for the number of random cases. If set, Firefox runs all browser tests.
pub const CASES: &str = "SECATEUR_CASES";

/// The core's crates by layer, each of which knows only those above it: path and name.
pub const CRATES: [(&str, &str); 6] = [
    ("crate/search", "secateur"),
    ("crate/games", "secateur-games"),
    ("crate/courses", "secateur-courses"),
    ("crate/drawing", "secateur-drawing"),
    ("crate/export", "secateur-export"),
    ("crate/session", "secateur-session"),
];

/// The options that name the packages of the core.
pub fn core() -> impl Iterator<Item = &'static str> {
    CRATES.into_iter().flat_map(|(_, name)| ["--package", name])
}

/// The formatting of all Rust files.
pub fn format() -> Result<String> {
    have("rustfmt", "fmt")?;
    capture(cargo().args(["fmt", "--check", "--manifest-path", DOOR]))?;
    capture(cargo().args(["fmt", "--all", "--check"]))
}

/// Clippy on library, program, tests, examples, benches and this tool; the page's own part is checked for wasm32.
pub fn clippy() -> Result<String> {
    have("clippy", "clippy")?;
    capture(cargo().args([
        "clippy",
        "--workspace",
        "--exclude",
        "secateur-page",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))
}

/// Installs a component that a minimal toolchain lacks.
pub fn have(component: &str, subcommand: &str) -> Result<()> {
    if capture(cargo().args([subcommand, "--version"])).is_ok() {
        return Ok(());
    }
    say(&format!("Fetching {component}"));
    let fetched = capture(Command::new("rustup").args(["component", "add", component]));
    ensure!(fetched.is_ok(), "{component} is missing; try `rustup component add {component}`");
    Ok(())
}

/// Cargo on core and program in one call, so that the core is compiled once.
fn core_and_program(what: &str, targets: &[&str]) -> Command {
    let mut command = cargo();
    command.arg(what).args(core()).args(["--package", "secateur-tests", "--package", "secateur-cli"]);
    command.args(targets);
    if env::var_os(CASES).is_some() {
        // For tests that take hours, optimisation pays.
        command.args(["--config", "profile.test.package.secateur-tests.opt-level=1"]);
    }
    command
}

/// All tests except those inside the core and in its documentation.
fn outside() -> Command {
    core_and_program("test", &["--bins", "--test", "*"])
}

/// The tests inside the core, for which it is compiled once more. They are fast, so it is not optimised.
fn inside() -> Command {
    let mut test = cargo();
    // With the program, so that the core's dependencies are already there.
    test.arg("test").args(core()).args(["--package", "secateur-cli", "--lib"]);
    for (_, name) in CRATES {
        test.args(["--config", &format!("profile.test.package.{name}.opt-level=0")]);
    }
    test
}

/// Compiles core and program with their tests and examples, which the page's and browser tests need, too.
pub fn build() -> Result<String> {
    capture(outside().arg("--no-run"))?;
    capture(&mut core_and_program("build", &["--profile", "test", "--examples"]))?;
    capture(inside().arg("--no-run"))
}

/// The folder of their output.
pub fn built() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into())).join("debug")
}

/// Whether core and program were never compiled here with incremental compilation, which makes this build longer and the next one shorter:
/// in a fresh clone, until somebody else compiles.
pub fn is_new() -> bool {
    let kept = fs::read_dir(built().join("incremental"));
    !kept.into_iter().flatten().flatten().any(|of| of.file_name().to_string_lossy().starts_with("secateur"))
}

/// The tests of core and program, including those in the documentation. The program is run as from a shell.
pub fn test() -> Result<String> {
    let all = [outside(), inside(), core_and_program("test", &["--doc"])];
    let (passed, failed): (Vec<_>, Vec<_>) =
        all.into_iter().map(|mut tests| capture(tests.arg("--no-fail-fast"))).partition(Result::is_ok);
    let failed: Vec<_> = failed.into_iter().filter_map(Result::err).map(|error| format!("{error:#}")).collect();
    ensure!(failed.is_empty(), "{}", failed.join("\n"));
    Ok(passed.into_iter().flatten().collect())
}

/// Compiles the program, and has it write the guide's tables, which its tests check.
pub fn write_guide() -> Result<()> {
    capture(&mut core_and_program("build", &["--profile", "test", "--bins"]))?;
    capture(core_and_program("test", &["--bins", "guide"]).env("SECATEUR_GUIDE", "write")).map(drop)
}

/// This tool's own tests: not optimised and separate from the core's, otherwise all its dependencies would be rebuilt.
pub fn test_xtask() -> Result<String> {
    capture(cargo().args(["test", "--package", "xtask", "--profile", "dev"]))
}

/// The core's documentation, with all its links checked.
pub fn document() -> Result<String> {
    capture(cargo().arg("doc").args(core()).arg("--no-deps").env("RUSTDOCFLAGS", "-D warnings"))
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
            // In place of cargo, a program that only reports that it was called.
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
