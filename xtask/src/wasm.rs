//! The core as WebAssembly, twice: `www/pkg`, small, which the page begins with, and `www/pkg/full`, which it fetches when
//! an algorithm or an order is chosen that the small one lacks.
//!
//! wasm-bindgen is called as a library, so the lock file keeps it at the version that the core is built with.

use anyhow::Result;
use wasm_bindgen_cli_support::Bindgen;

use crate::run::{capture, npm_tool, root, say};
use crate::rust;
use crate::wasm_target::WasmTarget;

/// Builds the core and writes both packages.
pub fn build() -> Result<()> {
    let target = WasmTarget::find()?;
    say("Building the core");
    write(&target, "small", &["--no-default-features"], "www/pkg")?;
    write(&target, "full", &[], "www/pkg/full")
}

fn write(target: &WasmTarget, core: &str, features: &[&str], folder: &str) -> Result<()> {
    capture(target.cargo("build", core)?.args(features))?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(target.output(core).join("secateur.wasm")).web(true)?.typescript(true);
    // Otherwise the script does not name the wasm file, and Vite leaves that out of the page without a word.
    bindgen.omit_default_module_path(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(root().join(folder))?;
    // For speed, which measured only a few bytes larger than for size. Without a word on features, it uses those that the
    // compiler has used.
    let file = root().join(folder).join("secateur_bg.wasm");
    capture(npm_tool("www", "binaryen/bin/wasm-opt").args(["-O3", "-o"]).args([&file, &file])).map(drop)
}

/// Clippy's opinion of the part of the core that only exists there.
pub fn clippy() -> Result<String> {
    rust::have("clippy", "clippy")?;
    capture(WasmTarget::find()?.cargo("clippy", "full")?.args(["--", "-D", "warnings"]))
}
