//! An earlier build of the page, which the benchmarks measure in the same run as the current one.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::run::{capture, cargo, root, say};

/// The last commit before steps wrote only differences.
const COMMIT: &str = "4cf5b85b46c32183149f0a37ec3092c5ab0685e8";

/// The folder of the build, which is made once; none if the clone is too shallow to have the commit.
pub fn build() -> Result<Option<PathBuf>> {
    let folder = root().join("target/before").join(&COMMIT[..7]);
    let page = folder.join("www/dist");
    if page.join("secateur.html").is_file() {
        return Ok(Some(page));
    }
    let git = || {
        let mut git = Command::new("git");
        git.current_dir(root());
        git
    };
    if capture(git().args(["cat-file", "-e", COMMIT])).is_err() {
        say(&format!("Nothing to compare with: this clone has no commit {COMMIT}"));
        return Ok(None);
    }
    say("Building the page as it was before");
    if !folder.is_dir() {
        capture(git().args(["clone", "--quiet", "--shared", "--no-checkout", "."]).arg(&folder))?;
    }
    capture(Command::new("git").args(["checkout", "--quiet", "--detach", COMMIT]).current_dir(&folder))?;
    let target = folder.join("target");
    capture(
        cargo()
            .args(["run", "--quiet", "--package", "xtask", "--", "build"])
            .env("CARGO_TARGET_DIR", target)
            .current_dir(folder),
    )?;
    Ok(Some(page))
}
