//! Finds or downloads a Rust toolchain that builds for wasm32, and calls cargo with it.
//!
//! A toolchain may come without the wasm32 target, and some networks reach package registries but not rustup's server. Then Debian's
//! compiler is used instead: it builds the standard library from source. There is no rust-toolchain.toml for the target, because where it
//! cannot be downloaded that file would break every other command, too.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::debian;
use crate::run::{about_nobody, capture, capture_within, cargo, root, say};

const TARGET: &str = "wasm32-unknown-unknown";

/// How to call cargo for wasm32.
pub struct WasmTarget {
    /// The root folder of the unpacked Debian packages; `None` for the toolchain that runs us.
    debian: Option<PathBuf>,
}

impl WasmTarget {
    /// The toolchain on this machine, downloaded if needed.
    pub fn find() -> Result<Self> {
        if is_installed() {
            return Ok(Self { debian: None });
        }
        if let Some(folder) = unpacked_before() {
            return Ok(Self { debian: Some(folder) });
        }
        say("Fetching Rust's wasm32 target");
        let limit = Duration::from_secs(60);
        // Ignores rustup's answer, which sometimes calls a missing target up to date.
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

    /// The output folder of this toolchain's builds: two compilers in one folder would undo each other's work.
    fn folder(&self) -> PathBuf {
        root().join("target").join(if self.debian.is_some() { "wasm-debian" } else { "wasm" })
    }

    /// The folder in which a build leaves its result.
    pub fn output(&self) -> PathBuf {
        self.folder().join(TARGET).join("page")
    }

    /// Cargo for building or checking the core for wasm32, as for the page.
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
        // The user's flags are for this machine's processor and linker. Set but empty also hides those of config files.
        command.env("CARGO_ENCODED_RUSTFLAGS", "").env_remove("RUSTFLAGS");
        Ok(command)
    }
}

/// Our cargo with Debian's compiler. Clippy belongs to its compiler, so it is Debian's, too; it calls our cargo.
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

/// Checks that Debian's unpacked compiler runs.
fn check(folder: &Path) -> Result<()> {
    let mut rustc = Command::new(folder.join("usr/bin/rustc"));
    capture(rustc.arg("--version").env("LD_LIBRARY_PATH", libraries(folder)?)).map(drop)
}

/// The folder of the shared libraries among Debian's unpacked packages.
fn libraries(folder: &Path) -> Result<PathBuf> {
    Ok(folder.join("usr/lib").join(host()?.replace("-unknown-", "-")))
}

/// The wasm linker that comes with every rustup toolchain.
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
