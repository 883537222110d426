//! Python, with packages from PyPI in a virtual environment of our own, and the tests of the module beside the program.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::run::{capture, root, say};
use crate::{debian, rust};

/// Of two generations: the newer one wants a newer Python.
const PYTEST: &str = "pytest>=8,<10";

/// A Python that can import a module, fetched by what pip calls it where it is not there.
pub fn with(module: &str, package: &str) -> Result<PathBuf> {
    let folder = root().join("target/python");
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if capture(Command::new(&python).args(["-c", &format!("import {module}")])).is_err() {
        say(&format!("Fetching {module} for Python"));
        let make = || capture(Command::new("python3").args(["-m", "venv"]).arg(&folder));
        if make().is_err() && debian::is_here() && debian::is_root() {
            debian::install("python3-venv")?;
        }
        make().context("on Debian it is in python3-venv")?;
        capture(Command::new(&python).args(["-m", "pip", "install", "--quiet", package]))?;
    }
    Ok(python)
}

/// The module's tests. Where there is no Python, or no way to pytest, they are left out, with a word; on Debian as root there has to be one.
pub fn test() -> Result<String> {
    let python = with("pytest", PYTEST);
    if let Err(reason) = &python
        && !(debian::is_here() && debian::is_root())
    {
        say(&format!("Not tested in Python: {reason:#}"));
        return Ok(String::new());
    }
    let others = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([rust::built()].into_iter().chain(env::split_paths(&others)))?;
    capture(Command::new(python?).args(["-m", "pytest", "--quiet"]).env("PATH", path).current_dir(root()))
}
