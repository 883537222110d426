//! The core as WebAssembly in `www/pkg`, and the parts that the benchmarks need.
//!
//! wasm-bindgen is called as a library, so the lock file pins it to the version that the core is built with.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;
use std::process::Command;

use anyhow::Result;
use wasm_bindgen_cli_support::Bindgen;

use crate::run::{capture, node, npm_tool, root, say};
use crate::rust::{self, CRATES};
use crate::wasm_target::WasmTarget;

/// Builds the core and writes its package.
pub fn build() -> Result<()> {
    let target = WasmTarget::find()?;
    say("Building the core");
    write(&target, "core", "secateur_page", &["--lib"], "www/pkg")?;
    // Written by the core, and so as new as that.
    capture(&mut node("www", "core/tables.js")).map(drop)
}

/// Builds the benchmarks' browser parts into `target/bench`, with the core's build settings: the core's jobs, and the games by themselves.
pub fn build_bench() -> Result<()> {
    say("Building the core's benchmarks");
    let target = WasmTarget::find()?;
    for name in ["bench", "games"] {
        write(&target, name, &format!("examples/{name}"), &["--example", name], &format!("target/bench/{name}"))?;
    }
    Ok(())
}

fn write(target: &WasmTarget, name: &str, output: &str, options: &[&str], folder: &str) -> Result<()> {
    let output = target.output().join(output);
    let folder = root().join(folder);
    let (stamp, sources) = (folder.join(".made-from"), folder.join(".sources"));
    // Cargo also knows what has changed, but wasm-opt takes equally long.
    let is_new = |before: &String| made_from(target, &sources).is_ok_and(|now| now == *before);
    if fs::read_to_string(&stamp).is_ok_and(|before| is_new(&before)) {
        return Ok(());
    }
    capture(target.cargo("build")?.args(options))?;
    bind(fs::read(output.with_extension("wasm"))?, &folder, name)?;
    let file = folder.join(format!("{name}_bg.wasm"));
    // By default it uses the features that the compiler used. Further passes take three times as long and save 3 bytes in 1,000.
    capture(npm_tool("www", "binaryen/bin/wasm-opt").args(["-Os", "-o"]).args([&file, &file]))?;
    fs::copy(output.with_extension("d"), &sources)?;
    // Written last, so that an interrupted build is repeated.
    Ok(fs::write(stamp, made_from(target, &sources)?)?)
}

/// Makes the JavaScript side of a compiled program.
pub fn bind(program: Vec<u8>, folder: &Path, name: &str) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_bytes(name, program).web(true)?.typescript(true);
    bindgen.out_name(name);
    // Page and worker pass its path.
    bindgen.omit_default_module_path(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(folder)
}

/// The dependencies of a package: the files that the compiler read, the manifests, the versions of the compiler and tools that build it,
/// and this file.
fn made_from(target: &WasmTarget, sources: &Path) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    hasher.write(include_bytes!("wasm.rs"));
    hasher.write(capture(Command::new("rustc").arg("-vV"))?.as_bytes());
    hasher.write(target.output().as_os_str().as_encoded_bytes());
    let read = fs::read_to_string(sources)?;
    let manifests = ["Cargo.toml", "Cargo.lock", "www/core/Cargo.toml", "package-lock.json"].map(str::to_owned);
    let of_crates = CRATES.map(|(folder, _)| format!("{folder}/Cargo.toml"));
    for file in manifests.into_iter().chain(of_crates).chain(made_of(&read)) {
        hasher.write(&fs::read(root().join(file))?);
    }
    Ok(format!("{:x}\n", hasher.finish()))
}

/// The files of a line such as `core.wasm: one.rs a\ space.rs`.
fn made_of(line: &str) -> impl Iterator<Item = String> {
    let files = line.trim_end().split_once(": ").map_or("", |(_, files)| files);
    let mut parts = files.split(' ').filter(|part| !part.is_empty());
    std::iter::from_fn(move || {
        let mut file = parts.next()?.to_owned();
        while file.ends_with('\\') {
            file.pop();
            file.extend([" ", parts.next()?]);
        }
        Some(file)
    })
}

/// Clippy on the part of the core that exists only there.
pub fn clippy() -> Result<String> {
    rust::have("clippy", "clippy")?;
    capture(WasmTarget::find()?.cargo("clippy")?.args(["--lib", "--examples", "--", "-D", "warnings"]))
}

#[cfg(test)]
mod tests {
    use super::made_of;

    #[test]
    fn a_file_may_have_spaces_in_its_name() {
        let files: Vec<_> = made_of("/a\\ b/core.wasm: /a\\ b/lib.rs /c.css\n").collect();
        assert_eq!(files, ["/a b/lib.rs", "/c.css"]);
    }
}
