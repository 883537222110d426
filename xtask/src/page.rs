//! The page's own tools, all from npm: the packages, Biome, TypeScript, node's test runner and Vite.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::run::{capture, npm_tool, root, say};
use crate::{browser, rust};

/// Installs the npm packages, unless those of the current lock file are installed.
pub fn packages() -> Result<String> {
    let about = capture(Command::new("node").arg("--version"));
    let wanted = "Node.js 20.19, or 22.12 or newer, and npm are needed";
    let about = about.context(wanted)?;
    ensure!(version(&about).is_some_and(runs_vite), "{wanted}, not {}", about.trim());
    let lock = fs::read(root().join("package-lock.json"))?;
    let stamp = root().join("node_modules/.installed-by");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(String::new());
    }
    say("Fetching the page's packages");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let options = ["--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"];
    capture(Command::new(npm).arg("ci").args(options).current_dir(root()))?;
    // Written last: `npm ci` first empties the folder, so an interrupted run leaves no stamp.
    fs::write(stamp, lock)?;
    Ok(String::new())
}

/// Formatting and lint of JavaScript, CSS and JSON.
pub fn lint() -> Result<String> {
    capture(npm_tool("", "@biomejs/biome/bin/biome").args(["ci", "--colors=off", "."]))
}

/// The types in the comments, checked against the core's.
pub fn types() -> Result<String> {
    capture(npm_tool("www", "typescript/bin/tsc").arg("--noEmit"))
}

/// The page's tests that need no browser.
pub fn test() -> Result<String> {
    let mut tests = Command::new("node");
    // This reporter lists failures at its end.
    tests.args(["--test-reporter=spec", "test/all.js"]).current_dir(root().join("www"));
    capture(tests.env(browser::BUILT, rust::built()))
}

/// Builds the page into `www/dist`, and then again as the single file `secateur.html`.
pub fn build() -> Result<String> {
    say("Building the page");
    let vite = |options: &[&str]| {
        let base = ["build", "--logLevel", "warn"];
        capture(npm_tool("www", "vite/bin/vite.js").args(base).args(options))
    };
    vite(&[])?;
    vite(&["--config", "vite.single.config.js"])
}

/// Whether Vite runs on a node with this version: it rejects 21.
fn runs_vite(version: (u32, u32)) -> bool {
    version >= (22, 12) || version.0 == 20 && version.1 >= 19
}

/// The major and minor number in node's `v20.19.1`.
fn version(about: &str) -> Option<(u32, u32)> {
    let mut numbers = about.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::{runs_vite, version};

    #[test]
    fn nodes_version_is_read() {
        assert_eq!(version("v20.19.1\n"), Some((20, 19)));
        assert_eq!(version("v8"), None);
        assert_eq!(version("node"), None);
    }

    #[test]
    fn a_node_that_vite_does_not_run_on_is_known() {
        let nodes = [(18, 20), (20, 18), (20, 19), (20, 20), (21, 7), (22, 11), (22, 12), (24, 0)];
        assert_eq!(nodes.map(runs_vite), [false, false, true, true, false, false, true, true]);
    }
}
