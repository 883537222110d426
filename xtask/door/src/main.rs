//! The first program of `cargo xtask`: it says what is needed if Rust is too old, which cargo's own error would hide. So it is written for
//! any version of Rust, and needs no packages.

use std::env;
use std::path::Path;
use std::process::{exit, Command};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).expect("the project has a manifest");
    let needed = after(&manifest, "rust-version = \"").expect("the manifest names a version");
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let printed = Command::new(rustc).arg("--version").output().expect("a compiler has compiled this").stdout;
    let here = after(&String::from_utf8_lossy(&printed), "rustc ").expect("it tells its version");
    if here < needed {
        let (major, minor) = needed;
        eprintln!(
            "error: Rust {}.{} is too old, {}.{} or newer is needed: try `rustup update`",
            here.0, here.1, major, minor
        );
        exit(1);
    }
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut xtask = Command::new(cargo);
    xtask.args(["run", "--package", "xtask", "--manifest-path"]).arg(root.join("Cargo.toml")).arg("--");
    become_it(xtask.args(env::args_os().skip(1)))
}

/// So that killing this process kills that one.
#[cfg(unix)]
fn become_it(command: &mut Command) -> ! {
    use std::os::unix::process::CommandExt;
    panic!("cargo has run this, and now: {}", command.exec())
}

#[cfg(not(unix))]
fn become_it(command: &mut Command) -> ! {
    exit(command.status().expect("cargo has run this").code().unwrap_or(1))
}

/// The version after a mark, without its last part.
fn after(text: &str, mark: &str) -> Option<(u32, u32)> {
    let version = &text[text.find(mark)? + mark.len()..];
    let mut numbers = version.split(|sign: char| !sign.is_ascii_digit()).map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}
