//! The page in a real browser: finding Chromium, the browser tests, the benchmarks, and the README's picture.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::run::{capture, node, npm_tool, root, say, show};
use crate::server::Server;
use crate::{debian, site, wasm};

/// What Chromium is called in various places.
const CHROMIUM: [&str; 6] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// Chromium without windows: the same engine, to which a page costs less than half.
const SHELL: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];

/// And Firefox, which only has to open the page's one file.
const FIREFOX: [&str; 3] = ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/// What Playwright drives for certain; 140 does not know what it is told.
const FIREFOX_LEAST: u32 = 153;

/// Chromium on this machine, installed if need be.
pub fn find() -> Result<PathBuf> {
    if let Some(path) = env::var_os("CHROMIUM").map(PathBuf::from) {
        ensure!(path.is_file(), "there is no {}, which the variable CHROMIUM names", path.display());
        return Ok(path);
    }
    if let Some(path) = installed(&CHROMIUM) {
        return Ok(path);
    }
    let missing = "no Chromium: install chromium or google-chrome, or name one in the variable CHROMIUM";
    if !debian::is_here() || !debian::is_root() {
        bail!(missing);
    }
    say("Fetching Chromium");
    debian::install_fresh(&["chromium"]).context(missing)?;
    installed(&CHROMIUM).context(missing)
}

/// What the tests run in: Chromium without windows where it is to be had, or else any.
fn find_for_tests() -> Result<PathBuf> {
    if env::var_os("CHROMIUM").is_none() {
        if installed(&SHELL).is_none() && debian::is_here() && debian::is_root() {
            say("Fetching Chromium");
            // They share a package, so that one goes with the other.
            let whole = installed(&CHROMIUM).map(|_| "chromium");
            let packages: Vec<_> = whole.into_iter().chain(["chromium-headless-shell"]).collect();
            debian::install_fresh(&packages).unwrap_or_else(|reason| say(&format!("{reason:#}")));
        }
        if let Some(path) = installed(&SHELL) {
            return Ok(path);
        }
    }
    find()
}

/// Firefox on this machine, installed or renewed if that is possible. Without one that is new enough, its tests are left out.
fn firefox() -> Option<PathBuf> {
    let named = env::var_os("FIREFOX").map(PathBuf::from);
    let is_ready = named.is_some() || installed(&FIREFOX).is_some_and(|path| ensure_new(&path).is_ok());
    if !is_ready && debian::is_here() && debian::is_root() {
        say("Fetching Firefox");
        debian::install_fresh(&["firefox-esr"]).unwrap_or_else(|reason| say(&format!("{reason:#}")));
    }
    let found = named.or_else(|| installed(&FIREFOX)).context("there is none");
    let usable = found.and_then(|path| ensure_new(&path).map(|()| path));
    usable.inspect_err(|reason| say(&format!("The tests in Firefox are left out: {reason:#}"))).ok()
}

/// Fails with the reason for a Firefox that its tests cannot drive.
fn ensure_new(firefox: &Path) -> Result<()> {
    let printed = capture(Command::new(firefox).arg("--version"))?;
    let version = major(&printed).with_context(|| format!("{} tells no version", firefox.display()))?;
    ensure!(
        version >= FIREFOX_LEAST,
        "{} is version {version}, and {FIREFOX_LEAST} or newer is needed; update it (on Debian from the security \
         suite, by `apt-get update && apt-get install firefox-esr`) or name another in the variable FIREFOX",
        firefox.display(),
    );
    Ok(())
}

/// The first part of the version that `firefox --version` prints.
fn major(printed: &str) -> Option<u32> {
    let version = printed.lines().find_map(|line| line.trim().strip_prefix("Mozilla Firefox "))?;
    version.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

/// The browser tests, on the built page.
pub fn test() -> Result<String> {
    let mut script = npm_tool("tests/browser", "@playwright/test/cli.js");
    script.args(["test", "--reporter=dot"]);
    if let Some(path) = firefox() {
        script.env("FIREFOX", path);
    }
    capture(on_page(&mut script, find_for_tests()?)?)
}

/// Makes documents on the built page and compiles them; the script prints what becomes of each.
pub fn papers() -> Result<()> {
    site::build()?;
    say("Making the documents and compiling them");
    show(on_page(&mut node("", "tests/browser/papers/main.js"), find()?)?)
}

/// Takes the README's picture of the page.
pub fn screenshot() -> Result<()> {
    site::build()?;
    say("Taking the picture");
    capture(on_page(&mut node("", "tests/browser/screenshot.js"), find()?)?)?;
    println!("The picture is in docs/lecture.png.");
    Ok(())
}

/// What everything costs, measured by a script that prints a table; `options` go to it. It runs the core's own
/// benchmarks too, and counts their instructions where there is a valgrind.
pub fn bench(options: &[String]) -> Result<()> {
    site::build()?;
    wasm::build_bench()?;
    say("Measuring");
    let mut script = node("", "tests/browser/bench/main.js");
    script.args(options);
    if debian::has("valgrind") {
        script.env("VALGRIND", "valgrind");
    }
    show(on_page(&mut script, find()?)?)
}

/// Tells a script where the page and the browser are. The page must work under any path, so here it gets one.
fn on_page(script: &mut Command, chromium: PathBuf) -> Result<&mut Command> {
    let server = Server::bind(root().join("www"), 0)?;
    script.env("SECATEUR_URL", server.url() + "dist/").env("CHROMIUM", chromium);
    server.run_aside();
    Ok(script)
}

fn installed(names: &[&str]) -> Option<PathBuf> {
    let folders = env::var_os("PATH").unwrap_or_default();
    // An absolute name stays itself when joined to a folder.
    let places = env::split_paths(&folders).flat_map(|folder| names.iter().map(move |name| folder.join(name)));
    places.map(|path| if cfg!(windows) { path.with_extension("exe") } else { path }).find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn the_version_is_read_from_what_firefox_prints() {
        assert_eq!(major("Mozilla Firefox 153.7.0esr\n"), Some(153));
        assert_eq!(major("*** You are running in headless mode.\nMozilla Firefox 140.12.0esr\n"), Some(140));
        assert_eq!(major("Mozilla Firefox"), None);
        assert_eq!(major(""), None);
    }
}
