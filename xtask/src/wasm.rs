//! The core as WebAssembly, twice: `www/pkg`, small, which the page begins with, and `www/pkg/full`, which it fetches when
//! an algorithm or an order is chosen that the small one lacks.
//!
//! wasm-bindgen is called as a library, so the lock file keeps it at the version that the core is built with.

use std::collections::HashMap;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;
use std::process::Command;

use anyhow::Result;
use wasm_bindgen_cli_support::Bindgen;

use crate::run::{capture, node, npm_tool, root, say};
use crate::rust;
use crate::wasm_target::WasmTarget;

/// What wasm-opt tells of the names that it has made short: rows that end with the long name and the short one.
type Names = HashMap<String, Vec<Vec<String>>>;

/// Builds the core and writes both packages.
pub fn build() -> Result<()> {
    let target = WasmTarget::find()?;
    say("Building the core");
    write(&target, "small", "secateur_page", &["--lib", "--no-default-features"], "www/pkg")?;
    write(&target, "full", "secateur_page", &["--lib"], "www/pkg/full")?;
    // Written by the full core, and so as new as that.
    capture(&mut node("www", "core/tables.js")).map(drop)
}

/// Builds what the benchmarks run in the browser into `target/bench`: the core's jobs, just as the page's small core is built, and
/// with games; and the games by themselves, without chess and with it.
pub fn build_bench() -> Result<()> {
    say("Building the core's benchmarks");
    let target = WasmTarget::find()?;
    for (build, example, features, folder) in [
        ("bench", "bench", "", "target/bench"),
        ("tables", "bench", "games", "target/bench/tables"),
        ("games", "games", "games", "target/bench/games"),
        ("chess", "games", "chess", "target/bench/chess"),
    ] {
        let options = ["--example", example, "--no-default-features", "--features", features];
        write(&target, build, &format!("examples/{example}"), &options, folder)?;
    }
    Ok(())
}

fn write(target: &WasmTarget, build: &str, output: &str, options: &[&str], folder: &str) -> Result<()> {
    let name = if ["small", "full"].contains(&build) { "core" } else { build };
    let output = target.output().join(output);
    let folder = root().join(folder);
    let (stamp, sources) = (folder.join(".made-from"), folder.join(".sources"));
    // Cargo, too, knows what has changed, but of several cores of one package it keeps the last alone.
    let is_new = |before: &String| made_from(target, &sources).is_ok_and(|now| now == *before);
    if fs::read_to_string(&stamp).is_ok_and(|before| is_new(&before)) {
        return Ok(());
    }
    let mut cargo = target.cargo("build")?;
    // What is weighed.
    let is_light = !["full", "bench", "tables"].contains(&build);
    if is_light {
        cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "z");
    }
    capture(cargo.args(options))?;
    bind(fs::read(output.with_extension("wasm"))?, &folder, name)?;
    // Without a word on features, it uses those that the compiler has used. What was compiled for speed gains no more by -O3, which takes
    // three times as long.
    let goals: &[&str] = if is_light { &["-Oz", "--flatten", "--rereloop", "-Oz", "-Oz", "-Os"] } else { &["-O1"] };
    let file = folder.join(format!("{name}_bg.wasm"));
    let mut optimise = npm_tool("www", "binaryen/bin/wasm-opt");
    optimise.args(goals).arg("--minify-imports-and-exports-and-modules").arg("-o").args([&file, &file]);
    let told = capture(&mut optimise)?;
    let names: Names = serde_json::from_str(&told)?;
    rename(&folder.join(format!("{name}.js")), &names)?;
    // For tests that listen in.
    fs::write(folder.join("names.json"), told)?;
    fs::copy(output.with_extension("d"), &sources)?;
    // Written last, so that what was interrupted is made again.
    Ok(fs::write(stamp, made_from(target, &sources)?)?)
}

/// Makes the JavaScript side of what the compiler has built.
pub fn bind(program: Vec<u8>, folder: &Path, name: &str) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_bytes(name, program).web(true)?.typescript(true);
    // Otherwise the script does not name the wasm file, and Vite leaves that out of the page without a word.
    bindgen.out_name(name);
    bindgen.omit_default_module_path(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(folder)
}

/// Has the script call things by the short names that wasm-opt has given them. What the core gives stands behind `wasm.`, what it takes on a line of its own.
fn rename(script: &Path, names: &Names) -> Result<()> {
    let name = script.file_stem().unwrap_or_default().to_string_lossy();
    let text = fs::read_to_string(script)?.replace(&format!("\"./{name}_bg.js\": import0"), "a: import0");
    let given = renamed(&text, "wasm.", &names["exports"]);
    let renamed = renamed(&given, "\n        ", &names["imports"]);
    Ok(fs::write(script, without_warnings(&renamed))?)
}

/// Without its warnings in words, with which the page would open: of an old way to call it, which nobody takes, and of a server that
/// does not call the core what it is, where the error itself is told.
fn without_warnings(text: &str) -> String {
    let old = without(text, " else {\n            console.warn('using deprecated", "\n        }");
    without(&old, "\"`WebAssembly.instantiateStreaming` failed", "\\n\", ")
}

/// Without what stands from here to there.
fn without(text: &str, from: &str, to: &str) -> String {
    let mut parts = text.split(from);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |made, part| made + part.split_once(to).map_or(part, |(_, rest)| rest))
}

/// With another name wherever one of these follows the mark.
fn renamed(text: &str, mark: &str, names: &[Vec<String>]) -> String {
    let short = short(names);
    let mut parts = text.split(mark);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |made, part| {
        let end = part.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        made + mark + short.get(name).unwrap_or(&name) + rest
    })
}

/// The short names by the long ones.
fn short(names: &[Vec<String>]) -> HashMap<&str, &str> {
    let rows = names.iter().filter_map(|row| match row.as_slice() {
        [.., long, short] => Some((long.as_str(), short.as_str())),
        _ => None,
    });
    rows.collect()
}

/// What a package depends on: the files that the compiler has read, the manifests, the versions of compiler and tools that make a
/// package of it, and this file.
fn made_from(target: &WasmTarget, sources: &Path) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    hasher.write(include_bytes!("wasm.rs"));
    hasher.write(capture(Command::new("rustc").arg("-vV"))?.as_bytes());
    hasher.write(target.output().as_os_str().as_encoded_bytes());
    let read = fs::read_to_string(sources)?;
    let manifests = ["Cargo.toml", "Cargo.lock", "crate/Cargo.toml", "www/core/Cargo.toml", "package-lock.json"];
    for file in manifests.map(str::to_owned).into_iter().chain(made_of(&read)) {
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

/// Clippy's opinion of the part of the core that only exists there.
pub fn clippy() -> Result<String> {
    rust::have("clippy", "clippy")?;
    capture(WasmTarget::find()?.cargo("clippy")?.args([
        "--lib",
        "--examples",
        "--features",
        "chess",
        "--",
        "-D",
        "warnings",
    ]))
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
