//! Finds a Rust toolchain that builds for wasm32, or fetches one, and calls cargo with it.
//!
//! A toolchain may come without the wasm32 target, and some networks reach package registries but not rustup's server.
//! Then Debian's compiler stands in: it builds the standard library from source. No rust-toolchain.toml asks for the
//! target, because where it cannot be fetched that file would stop every other command too.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::debian;
use crate::run::{about_nobody, capture, capture_within, cargo, root, say};

const TARGET: &str = "wasm32-unknown-unknown";

/// How cargo is to be called for wasm32.
pub struct WasmTarget {
    /// The root folder that Debian's packages were unpacked into; `None` for the toolchain that runs us.
    debian: Option<PathBuf>,
}

impl WasmTarget {
    /// The toolchain on this machine, fetched if need be.
    pub fn find() -> Result<Self> {
        if is_installed() {
            return Ok(Self { debian: None });
        }
        if let Some(folder) = unpacked_before() {
            return Ok(Self { debian: Some(folder) });
        }
        say("Fetching Rust's wasm32 target");
        let limit = Duration::from_secs(60);
        // Whatever rustup answers: it has been seen to call a missing target up to date.
        let _ = capture_within(Command::new("rustup").args(["target", "add", TARGET]), limit);
        if is_installed() {
            return Ok(Self { debian: None });
        }
        let missing = format!("no compiler for wasm32; try `rustup target add {TARGET}`");
        let Some(cache) = debian::cache().filter(|_| debian::is_here()) else { bail!(missing) };
        let folder = linker().and_then(|_| debian::unpack_rustc(&cache)).and_then(|folder| {
            check(&folder)?;
            Ok(folder)
        });
        Ok(Self { debian: Some(folder.context(missing)?) })
    }

    /// Where this toolchain's builds go: two compilers in one folder would undo each other's work.
    fn folder(&self) -> PathBuf {
        root().join("target").join(if self.debian.is_some() { "wasm-debian" } else { "wasm" })
    }

    /// The folder in which a build leaves its result.
    pub fn output(&self) -> PathBuf {
        self.folder().join(TARGET).join("page")
    }

    /// Cargo, about to build or check the core for wasm32, as the page gets it.
    pub fn cargo(&self, subcommand: &str) -> Result<Command> {
        let mut command = match &self.debian {
            Some(folder) => with_debian(folder, subcommand)?,
            None => cargo(),
        };
        command.arg(subcommand).args(["--package", "secateur-page", "--profile", "page", "--target", TARGET]);
        command.arg("--target-dir").arg(self.folder());
        if self.debian.is_some() {
            command.arg("-Zbuild-std=std,panic_abort");
        }
        // The user's flags are meant for this machine's processor and linker. Set but empty hides config files' too.
        command.env("CARGO_ENCODED_RUSTFLAGS", "").env_remove("RUSTFLAGS");
        Ok(command)
    }
}

/// Our cargo with Debian's compiler. Clippy belongs to its compiler, so it is Debian's as well; it calls our cargo.
fn with_debian(folder: &Path, subcommand: &str) -> Result<Command> {
    let programs = folder.join("usr/bin");
    let mut command = match subcommand {
        "clippy" => about_nobody(Command::new(programs.join("cargo-clippy"))),
        _ => cargo(),
    };
    command.env("RUSTC", programs.join("rustc")).env("RUSTC_BOOTSTRAP", "1");
    command.env_remove("RUSTC_WRAPPER").env_remove("RUSTC_WORKSPACE_WRAPPER");
    command.env("LD_LIBRARY_PATH", libraries(folder)?);
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?);
    Ok(command)
}

/// Whether the toolchain that runs us has the target.
fn is_installed() -> bool {
    let Ok(folder) = rustc(&["--print", "target-libdir", "--target", TARGET]) else {
        return false;
    };
    let Ok(files) = fs::read_dir(folder.trim()) else {
        return false;
    };
    files.flatten().any(|file| {
        let name = file.file_name();
        let name = name.to_string_lossy();
        name.starts_with("libstd-") && name.ends_with(".rlib")
    })
}

/// The newest of Debian's compilers in the cache that still runs.
fn unpacked_before() -> Option<PathBuf> {
    let folders = fs::read_dir(debian::cache()?).ok()?.flatten().map(|entry| entry.path());
    folders.filter(|folder| check(folder).is_ok()).max()
}

/// Makes sure that Debian's unpacked compiler runs.
fn check(folder: &Path) -> Result<()> {
    let mut rustc = Command::new(folder.join("usr/bin/rustc"));
    capture(rustc.arg("--version").env("LD_LIBRARY_PATH", libraries(folder)?)).map(drop)
}

/// The folder of the shared libraries among Debian's unpacked packages.
fn libraries(folder: &Path) -> Result<PathBuf> {
    Ok(folder.join("usr/lib").join(host()?.replace("-unknown-", "-")))
}

/// The linker for wasm that every rustup toolchain brings along.
fn linker() -> Result<PathBuf> {
    let sysroot = rustc(&["--print", "sysroot"])?;
    let linker = Path::new(sysroot.trim()).join("lib/rustlib").join(host()?).join("bin/rust-lld");
    ensure!(linker.exists(), "this Rust toolchain has no rust-lld");
    Ok(linker)
}

/// The triple of this machine, such as x86_64-unknown-linux-gnu.
fn host() -> Result<String> {
    let about = rustc(&["-vV"])?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc tells no host")?;
    Ok(host.to_owned())
}

fn rustc(arguments: &[&str]) -> Result<String> {
    capture(Command::new("rustc").args(arguments))
}
