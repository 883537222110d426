//! The page in real browsers: finding them, browser tests, benchmarks, and the guide's picture of the page.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::run::{capture, node, npm_script, root, say, show};
use crate::{before, debian, rust, site, wasm};

/// The folder of the scripts that open the page.
const FOLDER: &str = "tests/browser";

/// A browser: its various names, its Debian package, and the oldest version that is known to work.
struct Browser {
    name: &'static str,
    programs: &'static [&'static str],
    package: &'static str,
    variable: &'static str,
    least: u32,
}

const CHROMIUM: Browser = Browser {
    name: "Chromium",
    programs: &[
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
    package: "chromium",
    variable: "CHROMIUM",
    least: 150,
};

/// Chromium without windows: the same engine, at less than half the cost.
const SHELL: Browser = Browser {
    programs: &["chromium-headless-shell", "chrome-headless-shell"],
    package: "chromium-headless-shell",
    ..CHROMIUM
};

/// Firefox. Playwright drives 153; 140 does not understand its commands.
const FIREFOX: Browser = Browser {
    name: "Firefox",
    programs: &["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
    package: "firefox-esr",
    variable: "FIREFOX",
    least: 153,
};

/// What Firefox always runs: keys, typing, focus, files, pointers, boxes and what screen readers get.
const IN_FIREFOX: [&str; 8] = [
    "access.spec.js",
    "editing.spec.js",
    "layout.spec.js",
    "making.spec.js",
    "opening.spec.js",
    "session.spec.js",
    "stepping.spec.js",
    "taking.spec.js",
];

/// The variable with the folder of the programs that tests run.
pub const BUILT: &str = "SECATEUR_BUILT";
/// The variable with a driver of WebKitGTK.
const WEBKIT: &str = "WEBKIT";
/// The oldest WebKitGTK that is known to work.
const WEBKIT_LEAST: (u32, u32) = (2, 50);

impl Browser {
    /// The one in the variable, else the one on this machine, installed or upgraded if needed and possible.
    fn find(&self) -> Result<PathBuf> {
        if let Some(path) = env::var_os(self.variable).map(PathBuf::from) {
            return self.checked(path).with_context(|| format!("the variable {} names no usable one", self.variable));
        }
        let here = self.installed();
        if here.is_ok() || !debian::is_here() || !debian::is_root() {
            return here;
        }
        say(&format!("Fetching {}", self.name));
        // Packages from one source have the same version, so the installed ones are upgraded together.
        let mut packages = vec![self.package];
        packages.extend(
            [SHELL, CHROMIUM]
                .iter()
                .filter(|other| self.name == other.name && other.path().is_some())
                .map(|other| other.package),
        );
        debian::install_fresh(&packages)?;
        self.installed()
    }

    fn installed(&self) -> Result<PathBuf> {
        let path = self.path().with_context(|| {
            format!("there is no {}: install {} or name one in the variable {}", self.name, self.package, self.variable)
        })?;
        self.checked(path)
    }

    fn path(&self) -> Option<PathBuf> {
        self.programs.iter().find_map(|name| on_path(name))
    }

    /// The path, if the version there is new enough.
    fn checked(&self, path: PathBuf) -> Result<PathBuf> {
        let shown = path.display();
        ensure!(path.is_file(), "there is no {shown}");
        let version = major(&capture(Command::new(&path).arg("--version"))?);
        let version = version.with_context(|| format!("{shown} tells no version"))?;
        let Browser { name, package, variable, least, .. } = self;
        ensure!(
            version >= *least,
            "{shown} is {name} {version}, and {least} or newer is needed: update it (on Debian from the security suite, by \
             `apt-get update && apt-get install {package}`) or name another in the variable {variable}",
        );
        Ok(path)
    }
}

/// The program with this name, which may be an absolute path.
fn on_path(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH").unwrap_or_default();
    // An absolute path stays itself when joined to a folder.
    let places = env::split_paths(&folders).map(|folder| folder.join(name));
    places.map(|path| if cfg!(windows) { path.with_extension("exe") } else { path }).find(|path| path.is_file())
}

/// The first number in a browser's version output.
fn major(printed: &str) -> Option<u32> {
    let mut words = printed.lines().rev().flat_map(str::split_whitespace);
    let version = words.find(|word| word.starts_with(|letter: char| letter.is_ascii_digit()))?;
    version.split('.').next()?.parse().ok()
}

/// Chromium on this machine, installed if need be.
pub fn find() -> Result<PathBuf> {
    CHROMIUM.find()
}

/// The browser for tests: Chromium without windows if available, else any.
pub fn find_for_tests() -> Result<PathBuf> {
    SHELL.find().or_else(|_| CHROMIUM.find())
}

/// On Debian as root, or if a variable names one, a browser is required; elsewhere its tests are skipped with a message.
fn if_possible(name: &str, variable: &str, found: Result<PathBuf>) -> Result<Option<PathBuf>> {
    let may_install = debian::is_here() && debian::is_root();
    if may_install || env::var_os(variable).is_some() {
        return found.map(Some);
    }
    Ok(found.inspect_err(|reason| say(&format!("Not tested in {name}: {reason:#}"))).ok())
}

/// The driver of WebKitGTK, which tells its version only when driving, and needs a screen, even a virtual one. Installed or upgraded if
/// needed and possible.
fn webkit() -> Result<PathBuf> {
    if let Some(path) = env::var_os(WEBKIT) {
        return Ok(path.into());
    }
    let find = || on_path("WebKitWebDriver").zip(on_path("Xvfb")).map(|(driver, _)| driver);
    if debian::is_here() && debian::is_root() {
        let version = debian::version("webkit2gtk-driver");
        if find().is_none() || version.is_none_or(|version| version < WEBKIT_LEAST) {
            say("Fetching WebKitGTK");
            debian::install_fresh(&["webkit2gtk-driver", "xvfb"])?;
        }
    }
    find().with_context(|| {
        format!("there is no WebKitGTK to test in: install webkit2gtk-driver and xvfb or name a driver in the variable {WEBKIT}")
    })
}

/// The page's main job in WebKit.
pub fn test_webkit() -> Result<String> {
    let Some(driver) = if_possible("WebKit", WEBKIT, webkit())? else { return Ok(String::new()) };
    capture(on_page("--test").args(["--test-reporter=spec", "webkit/main.test.js"]).env("WEBKIT", driver))
}

/// The browser tests, on the built page.
pub fn test() -> Result<String> {
    let mut script = tests();
    // Without one, its own step says so.
    if let Ok(path) = FIREFOX.find() {
        script.env("FIREFOX", path);
    }
    capture(script.arg("--reporter=dot").env("CHROMIUM", find_for_tests()?).env(BUILT, rust::built()))
}

/// The tests that Firefox runs, with the usual number of cases: some files, or all if there are many random cases. None without a Firefox,
/// with a message.
pub fn test_in_firefox() -> Result<String> {
    let Some(path) = if_possible(FIREFOX.name, FIREFOX.variable, FIREFOX.find())? else { return Ok(String::new()) };
    let mut script = tests();
    if env::var_os(rust::CASES).is_none() {
        script.args(IN_FIREFOX);
    }
    script.arg("--reporter=dot").env("SECATEUR_BROWSER", "firefox").env("FIREFOX", path).env_remove(rust::CASES);
    capture(script.env("CHROMIUM", find_for_tests()?).env(BUILT, rust::built()))
}

fn tests() -> Command {
    let mut script = on_page(npm_script(FOLDER, "@playwright/test/cli.js"));
    script.arg("test");
    script
}

/// Makes documents on the built page and compiles them; the script prints the result of each.
pub fn papers(python: &Path) -> Result<()> {
    site::build()?;
    say("Making the documents and compiling them");
    show(on_page("papers/main.js").env("CHROMIUM", find()?).env("PYTHON", python))
}

/// Takes the guide's picture of the page, and the icons.
pub fn screenshot() -> Result<()> {
    site::build()?;
    say("Taking the picture");
    capture(on_page("screenshot.js").env("CHROMIUM", find()?))?;
    println!("The picture is in docs/guide/src/pictures/page.png, and the icons are in www/icons.");
    Ok(())
}

/// The cost of everything, measured by a script that prints a table; `options` are passed to it. It also runs the core's own benchmarks,
/// and counts their instructions if valgrind is available.
pub fn bench(options: &[String]) -> Result<()> {
    site::build()?;
    wasm::build_bench()?;
    say("Measuring");
    let mut script = on_page("bench/main.js");
    script.args(options);
    if debian::has("valgrind") {
        script.env("VALGRIND", "valgrind");
    }
    if let Some(page) = before::build()? {
        script.env("SECATEUR_BEFORE", page);
    }
    show(script.env("CHROMIUM", find()?))
}

/// Node in the folder of the browser tests, running a script while the page is served.
fn on_page(script: impl AsRef<OsStr>) -> Command {
    let mut served = node(FOLDER, root().join("www/vite.served.js"));
    served.arg(script);
    served
}

#[cfg(test)]
mod tests {
    use super::{FIREFOX, FOLDER, IN_FIREFOX, major, root};

    #[test]
    fn the_version_is_read_from_what_a_browser_prints() {
        assert_eq!(major("Mozilla Firefox 153.7.0esr\n"), Some(153));
        assert_eq!(major("*** You are running in headless mode.\nMozilla Firefox 140.12.0esr\n"), Some(140));
        assert_eq!(major("Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)"), Some(156));
        assert_eq!(major("Google Chrome 156.0.8078.79 \n"), Some(156));
        assert_eq!(major("Mozilla Firefox"), None);
        assert_eq!(major(""), None);
    }

    #[test]
    fn what_firefox_runs_is_there() {
        for file in IN_FIREFOX {
            assert!(root().join(FOLDER).join(file).is_file(), "{file}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_browser_that_is_too_old_is_named_with_what_helps() {
        use std::os::unix::fs::PermissionsExt;
        let path = std::env::temp_dir().join(format!("secateur-firefox-{}", std::process::id()));
        let saying = |version: &str| {
            std::fs::write(&path, format!("#!/bin/sh\necho Mozilla Firefox {version}\n")).unwrap();
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
            FIREFOX.checked(path.clone()).map_err(|reason| reason.to_string())
        };
        let old = saying("140.12.0esr").unwrap_err();
        assert!(old.contains("is Firefox 140, and 153 or newer is needed"), "{old}");
        assert!(old.contains("security suite") && old.contains("the variable FIREFOX"), "{old}");
        assert_eq!(saying("153.7.0esr"), Ok(path.clone()));
        assert!(saying("").unwrap_err().ends_with("tells no version"));
        std::fs::remove_file(&path).unwrap();
        assert!(FIREFOX.checked(path).is_err());
    }
}
