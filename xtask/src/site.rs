//! The page as a whole: built into `www/dist`, and served on this computer.

use std::env;

use anyhow::{Context, Result};

use crate::run::{root, say};
use crate::server::Server;
use crate::{page, wasm};

/// Tried first, because what the page remembers belongs to its address, port included.
const PORT: u16 = 8315;

/// Builds everything that a web server needs.
pub fn build() -> Result<()> {
    page::packages()?;
    wasm::build()?;
    page::build()?;
    Ok(())
}

/// Builds the page, serves it and opens it, until this process is ended.
pub fn serve(open: bool, port: Option<u16>) -> Result<()> {
    build()?;
    let folder = root().join("www/dist");
    let server = match port {
        Some(port) => Server::bind(folder, port).with_context(|| format!("cannot use port {port}"))?,
        None => Server::bind(folder.clone(), PORT).or_else(|_| Server::bind(folder, 0))?,
    };
    let url = server.url();
    println!("Secateur is at {url} (Ctrl-C ends it)");
    if open && has_screen() && open::that_detached(&url).is_err() {
        say("No browser could be opened: please open that address yourself");
    }
    server.run()
}

/// Whether there is a screen to show a browser on. Without one, Linux might start a browser in this very terminal.
fn has_screen() -> bool {
    let screens = ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"];
    !cfg!(target_os = "linux") || screens.iter().any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}
