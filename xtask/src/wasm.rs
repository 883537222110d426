//! The core as WebAssembly, twice: `www/pkg`, small, which the page begins with, and `www/pkg/full`, which it fetches when
//! an algorithm or an order is chosen that the small one lacks.
//!
//! wasm-bindgen is called as a library, so the lock file keeps it at the version that the core is built with.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

use anyhow::Result;
use wasm_bindgen_cli_support::Bindgen;

use crate::run::{capture, node, npm_tool, root, say};
use crate::rust;
use crate::wasm_target::WasmTarget;

/// Builds the core and writes both packages.
pub fn build() -> Result<()> {
    let target = WasmTarget::find()?;
    say("Building the core");
    write(&target, "small", "secateur_page", &["--lib", "--no-default-features"], "www/pkg")?;
    write(&target, "full", "secateur_page", &["--lib"], "www/pkg/full")?;
    // Written by the full core, and so as new as that.
    capture(&mut node("www", "core/tables.js")).map(drop)
}

/// Builds what the benchmarks run in the browser into `target/bench`, just as the page's small core is built.
pub fn build_bench() -> Result<()> {
    say("Building the core's benchmarks");
    let options = ["--example", "bench", "--no-default-features"];
    write(&WasmTarget::find()?, "bench", "examples/bench", &options, "target/bench")
}

fn write(target: &WasmTarget, build: &str, output: &str, options: &[&str], folder: &str) -> Result<()> {
    let name = if build == "bench" { build } else { "core" };
    let mut cargo = target.cargo("build", build)?;
    if build == "small" {
        cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "z");
    }
    capture(cargo.args(options))?;
    let input = target.output(build).join(output).with_extension("wasm");
    let (stamp, made_from) = (root().join(folder).join(".made-from"), made_from(&input)?);
    if fs::read_to_string(&stamp).is_ok_and(|before| before == made_from) {
        return Ok(());
    }
    bind(&input, &root().join(folder), name)?;
    // Without a word on features, it uses those that the compiler has used.
    let goal = if build == "small" { "-Oz" } else { "-O3" };
    let file = root().join(folder).join(format!("{name}_bg.wasm"));
    capture(npm_tool("www", "binaryen/bin/wasm-opt").args([goal, "-o"]).args([&file, &file]))?;
    // Written last, so that what was interrupted is made again.
    Ok(fs::write(stamp, made_from)?)
}

/// Makes the JavaScript side of what the compiler has built.
pub fn bind(input: &Path, folder: &Path, name: &str) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).web(true)?.typescript(true);
    // Otherwise the script does not name the wasm file, and Vite leaves that out of the page without a word.
    bindgen.out_name(name);
    bindgen.omit_default_module_path(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(folder)
}

/// What a package depends on: the compiler's result, the versions of the tools that make a package of it, and this file.
fn made_from(input: &Path) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    hasher.write(include_bytes!("wasm.rs"));
    for file in [input, &root().join("Cargo.lock"), &root().join("package-lock.json")] {
        hasher.write(&fs::read(file)?);
    }
    Ok(format!("{:x}\n", hasher.finish()))
}

/// Clippy's opinion of the part of the core that only exists there.
pub fn clippy() -> Result<String> {
    rust::have("clippy", "clippy")?;
    capture(WasmTarget::find()?.cargo("clippy", "full")?.args(["--lib", "--example", "bench", "--", "-D", "warnings"]))
}
