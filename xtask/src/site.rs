//! The page as a whole: built into `www/dist`, and served on this computer.

use std::env;

use anyhow::Result;

use crate::run::{hand_over, npm_tool};
use crate::{guide, page, wasm};

/// Builds everything that a web server needs, with the guide if possible.
pub fn build() -> Result<()> {
    page::packages()?;
    wasm::build()?;
    page::build()?;
    guide::book()
}

/// Builds the page, serves it (`preview` in `www/vite.config.js`) and opens it, until this process ends.
pub fn serve(open: bool, port: Option<u16>) -> Result<()> {
    build()?;
    let mut server = npm_tool("www", "vite/bin/vite.js");
    server.arg("preview");
    if let Some(port) = port {
        server.args(["--strictPort", "--port", &port.to_string()]);
    }
    if open && has_screen() {
        server.arg("--open");
    }
    hand_over(&mut server)
}

/// Whether there is a screen for a browser. Without one, Linux might start a browser in this terminal.
fn has_screen() -> bool {
    let screens = ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"];
    !cfg!(target_os = "linux") || screens.iter().any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}
