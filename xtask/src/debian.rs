//! Debian packages as a fallback: a browser, a profiler, and a Rust compiler that builds for wasm32.
//!
//! The compiler is only unpacked into a folder of ours, which needs no root and leaves the system's own untouched.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::run::{capture, say};

/// Whether Debian packages are available.
pub fn is_here() -> bool {
    Path::new("/etc/debian_version").exists() && capture(Command::new("apt-get").arg("--version")).is_ok()
}

/// Whether we may install packages.
pub fn is_root() -> bool {
    capture(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// Installs a package; for root only.
pub fn install(package: &str) -> Result<()> {
    with_fresh_lists(|| capture(apt_get().args(["install", "-y", "--no-install-recommends", package])).map(drop))
}

/// Installs packages after updating the package lists; for root only.
pub fn install_fresh(packages: &[&str]) -> Result<()> {
    capture(apt_get().arg("update"))?;
    capture(apt_get().args(["install", "-y", "--no-install-recommends"]).args(packages)).map(drop)
}

/// Whether a program exists, installing the package with its name if needed and possible.
pub fn has(program: &str) -> bool {
    let runs = || capture(Command::new(program).arg("--version")).is_ok();
    if runs() || !is_here() || !is_root() {
        return runs();
    }
    say(&format!("Fetching {program}"));
    install(program).is_ok() && runs()
}

/// The first two numbers of an installed package's version.
pub fn version(package: &str) -> Option<(u32, u32)> {
    let printed = capture(Command::new("dpkg-query").args(["--show", "--showformat=${Version}", package])).ok()?;
    let mut numbers = printed.split(['.', '-', '~', '+']).map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// Unpacks Debian's newest Rust compiler, its clippy and the sources of the standard library into a folder in `cache`, named by their
/// version.
pub fn unpack_rustc(cache: &Path) -> Result<PathBuf> {
    with_fresh_lists(|| {
        let policy = capture(Command::new("apt-cache").args(["policy", "rustc-web"]))?;
        let version = candidate(&policy).context("Debian has no package rustc-web here")?;
        let folder = cache.join(format!("rustc-web-{version}"));
        if folder.exists() {
            return Ok(folder);
        }
        say(&format!("Fetching Debian's Rust compiler {version}"));
        let part = cache.join(format!("part-{}", std::process::id()));
        fs::create_dir_all(&part)?;
        let unpacked = fetch(&version, &part).and_then(|()| unpack(&part));
        // Renamed when complete, so that a folder with this name is complete.
        let moved = unpacked.and_then(|()| Ok(fs::rename(part.join("root"), &folder)?));
        fs::remove_dir_all(&part)?;
        moved.map(|()| folder)
    })
}

/// Downloads the packages into a folder.
fn fetch(version: &str, folder: &Path) -> Result<()> {
    let short = version.splitn(3, '.').take(2).collect::<Vec<_>>().join(".");
    let library = format!("libstd-rust-web-{short}");
    let about = capture(Command::new("apt-cache").args(["show", &format!("{library}={version}")]))?;
    let llvm = depends(&about).find(|name| name.starts_with("libllvm")).context("rustc-web without LLVM")?;
    let names = ["rustc-web", "rust-web-clippy", "rust-web-src", "libstd-rust-web-dev", &library];
    let names = names.map(|name| format!("{name}={version}"));
    capture(apt_get().arg("download").args(names).arg(llvm).current_dir(folder)).map(drop)
}

/// Unpacks the packages of a folder into its subfolder `root`; from the sources, only the standard library.
fn unpack(folder: &Path) -> Result<()> {
    let root = folder.join("root");
    fs::create_dir(&root)?;
    for package in fs::read_dir(folder)? {
        let package = package?.path();
        let name = package.file_name().expect("a file in a folder has a name").to_string_lossy();
        if name.starts_with("rust-web-src") {
            let tar = Command::new("dpkg-deb").arg("--fsys-tarfile").arg(&package).stdout(Stdio::piped()).spawn()?;
            let parts = ["./usr/src/rustc-*/library", "./usr/lib/rustlib/src"];
            let tar = tar.stdout.expect("it was asked for");
            let status =
                Command::new("tar").arg("-xC").arg(&root).arg("--wildcards").args(parts).stdin(tar).status()?;
            ensure!(status.success(), "unpacking {name} failed");
        } else if name.ends_with(".deb") {
            capture(Command::new("dpkg-deb").arg("-x").arg(&package).arg(&root))?;
        }
    }
    Ok(())
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    // Another program may be installing something.
    command.args(["-q", "-o", "DPkg::Lock::Timeout=120"]).env("DEBIAN_FRONTEND", "noninteractive");
    command
}

/// Retries with fresh package lists after a failure: they may be empty on a new machine, or outdated.
fn with_fresh_lists<T>(mut work: impl FnMut() -> Result<T>) -> Result<T> {
    let first = work();
    if first.is_ok() || !is_root() {
        return first;
    }
    say("Fetching Debian's package lists");
    capture(apt_get().arg("update"))?;
    work()
}

/// The version that `apt-cache policy` says would be installed.
fn candidate(policy: &str) -> Option<String> {
    let version = policy.lines().find_map(|line| line.trim().strip_prefix("Candidate: "))?;
    (version != "(none)").then(|| version.to_owned())
}

/// The names of the packages that a package depends on, from `apt-cache show`.
fn depends(about: &str) -> impl Iterator<Item = &str> {
    let list = about.lines().find_map(|line| line.strip_prefix("Depends: ")).unwrap_or_default();
    list.split(", ").filter_map(|entry| entry.split_whitespace().next())
}

/// The user's cache folder.
pub fn cache() -> Option<PathBuf> {
    let base = env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let base = base.filter(|path| path.is_absolute()).or_else(|| Some(env::home_dir()?.join(".cache")))?;
    Some(base.join("secateur"))
}

#[cfg(test)]
mod tests {
    use super::{candidate, depends};

    #[test]
    fn the_candidate_is_read_from_the_policy() {
        let policy = "rustc-web:\n  Installed: (none)\n  Candidate: 1.96.0+dfsg1-1\n  Version table:\n";
        assert_eq!(candidate(policy).as_deref(), Some("1.96.0+dfsg1-1"));
        assert_eq!(candidate("x:\n  Candidate: (none)\n"), None);
        assert_eq!(candidate(""), None);
    }

    #[test]
    fn needed_packages_come_without_their_versions() {
        let about = "Package: x\nDepends: libc6 (>= 2.34), libllvm22, libstdc++6 (>= 11)\n";
        assert_eq!(depends(about).collect::<Vec<_>>(), ["libc6", "libllvm22", "libstdc++6"]);
    }
}
