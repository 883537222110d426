//! Python, with packages from PyPI in our own virtual environment, and the tests of the program's Python module.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::run::{capture, root, say};
use crate::{debian, rust};

/// Two generations: the newer one needs a newer Python.
const PYTEST: &str = "pytest>=8,<10";

/// A Python that can import a module, which pip installs under this name if it is missing.
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

/// The module's tests. Without Python or pytest they are skipped with a message; on Debian as root they are required.
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
