//! The guide in `docs/guide`: its pictures and tables, which the program makes, and the book. And checks of all texts: links in every text
//! of the project, and commands in guide and README. mdBook would find dead links, too, but only in the guide, and takes minutes to build;
//! so the tests use a check of our own, and the book is built with the page.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::markdown::MarkdownPage;
use crate::run::{about_nobody, capture, root, say};
use crate::rust;

const BOOK: &str = "docs/guide";
const PICTURES: &str = "docs/guide/src/pictures";

const TREE: &str = "((3 12 8) (2 4 6) (14 5 2))";

/// Every picture of guide and README, and the program's arguments for it.
const MADE: &[(&str, &[&str])] = &[
    ("run.gif", &["run", TREE, "--grain", "lecture", "--speed", "6.5"]),
    ("cut-off.svg", &["picture", TREE, "--step", "cut-off"]),
    ("leaves.svg", &["picture", TREE, "--step", "end", "--overlay", "leaves"]),
    ("critical.svg", &["picture", TREE, "--step", "end", "--overlay", "critical"]),
    ("course-a.svg", &["picture", TREE, "--step", "cut-off", "--notation", "a"]),
    ("course-b.svg", &["picture", TREE, "--step", "cut-off", "--notation", "b"]),
    ("course-c.svg", &["picture", TREE, "--step", "cut-off", "--notation", "c"]),
    ("course-d.svg", &["picture", TREE, "--step", "cut-off", "--notation", "d"]),
    ("course-e.svg", &["picture", TREE, "--step", "cut-off", "--notation", "e"]),
    ("connect-four.svg", &["game", "connect-four", "--moves", "4453", "picture", "--depth", "1", "--step", "end"]),
    (
        "chance.svg",
        &["picture", CHANCE, "--algorithm", "star1", "--least", "0", "--greatest", "10", "--step", "cut-off"],
    ),
];

const CHANCE: &str = "(chance (.5: (8 6) .3: (4 9) .2: (2 5)) chance (.5: (1 3) .5: (2 2)))";

/// The page itself, taken by `cargo xtask screenshot`.
const PAGE: &str = "page.png";

/// Files that the guide's commands use.
const FILES: [(&str, &str); 4] = [
    ("tree.txt", "((3 12 8) (2 4 6) (1 5 2))\n"),
    ("lecture.tree", "(a: (3 12) b: (2 4))\n"),
    ("tree.json", r#"{ "children": [{ "children": [3, 12] }, { "children": [2, 4] }] }"#),
    ("games.txt", "b2 a1\nb2 a1 c3\n"),
];

/// Commands that are not run: a text in them, and the reason.
const NOT_RUN: [(&str, &str); 9] = [
    ("cargo xtask", "takes minutes, and the tests are one of them"),
    ("cargo install", "compiles for minutes"),
    ("pip install", "fetches from PyPI"),
    ("| jq", "may be missing"),
    ("| display", "opens a window"),
    ("| man", "may be missing"),
    ("~/", "writes into somebody's own folder"),
    (" match ", "plays for minutes"),
    (" learn ", "plays for minutes"),
];

/// Makes pictures and tables again.
pub fn make() -> Result<()> {
    rust::write_guide()?;
    for (name, words) in MADE {
        draw(words, &root().join(PICTURES).join(name))?;
    }
    println!("Pictures and tables of the guide are in {BOOK}/src.");
    Ok(())
}

/// The substitute for the book without mdBook, so that “Guide” in the page leads somewhere.
const NO_BOOK: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>The guide to Secateur</title>\
    <p>This page was built without its guide. Read the chapters in <code>docs/guide/src</code>, or build the page again after \
    <code>cargo install mdbook</code>.</p></html>\n";

/// Builds the book beside the page, if mdBook is installed.
pub fn book() -> Result<()> {
    let mdbook = || Command::new("mdbook");
    let folder = root().join("www/dist/guide");
    if capture(mdbook().arg("--version")).is_err() {
        say("The page comes without its guide: there is no mdbook (cargo install mdbook)");
        fs::create_dir_all(&folder)?;
        return Ok(fs::write(folder.join("index.html"), NO_BOOK)?);
    }
    capture(mdbook().arg("build").arg(root().join(BOOK)).arg("--dest-dir").arg(folder)).map(drop)
}

/// All checks of guide and README, one after the other.
pub fn check() -> Result<String> {
    let folder = std::env::temp_dir().join(format!("secateur-guide-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let wrong = [pictures(&folder)?, dead_links()?, chapters()?, commands(&folder)?].concat();
    fs::remove_dir_all(&folder)?;
    ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(String::new())
}

fn draw(words: &[&str], file: &Path) -> Result<()> {
    let mut program = about_nobody(Command::new(rust::built().join("secateur")));
    program.args(words).arg("--output").arg(file);
    if is_drawing(file) {
        // Not every host allows fonts in the pictures of a text.
        program.arg("--outlines");
    }
    capture(&mut program).map(drop)
}

fn is_drawing(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "svg")
}

/// Pictures that the program would now make differently, and files without a picture. Pixels may differ between machines.
fn pictures(folder: &Path) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    let pictures = root().join(PICTURES);
    for (name, words) in MADE {
        let new = folder.join(name);
        let kept = fs::read(pictures.join(name)).unwrap_or_default();
        let is_old = if is_drawing(&new) {
            draw(words, &new)?;
            kept != fs::read(&new)?
        } else {
            kept.is_empty()
        };
        if is_old {
            wrong.push(format!("{PICTURES}/{name} is old: cargo xtask guide makes it anew"));
        }
    }
    for file in fs::read_dir(&pictures)? {
        let name = file?.file_name().to_string_lossy().into_owned();
        if name != PAGE && !MADE.iter().any(|(made, _)| *made == name) {
            wrong.push(format!("{PICTURES}/{name} is made by no command"));
        }
    }
    Ok(wrong)
}

/// Every Markdown text of the project, by its path from the root.
fn texts() -> Result<BTreeMap<PathBuf, MarkdownPage>> {
    let mut texts = BTreeMap::new();
    let mut folders = vec![root(), root().join("docs"), root().join("cli")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() && path.starts_with(root().join("docs")) {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                let page = MarkdownPage::read(&fs::read_to_string(&path)?);
                texts.insert(path.strip_prefix(root())?.to_path_buf(), page);
            }
        }
    }
    Ok(texts)
}

fn dead_links() -> Result<Vec<String>> {
    let texts = texts()?;
    let mut dead = Vec::new();
    for (path, page) in &texts {
        for link in page.links() {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            if file.contains(':') {
                continue;
            }
            let target = if file.is_empty() { path.clone() } else { path.parent().context("a file")?.join(file) };
            let target = root().join(target).canonicalize().ok();
            let has_anchor = |target: &PathBuf| {
                let name = target.strip_prefix(root().canonicalize().ok()?).ok()?;
                texts.get(name).map(|page| page.anchors().iter().any(|heading| heading == anchor))
            };
            let is_alive = target.is_some_and(|target| anchor.is_empty() || has_anchor(&target).unwrap_or(false));
            if !is_alive {
                dead.push(format!("{}: the link {link} leads nowhere", path.display()));
            }
        }
    }
    Ok(dead)
}

/// Chapters missing from the table of contents, which no reader would find.
fn chapters() -> Result<Vec<String>> {
    let folder = root().join(BOOK).join("src");
    let contents = MarkdownPage::read(&fs::read_to_string(folder.join("SUMMARY.md"))?);
    let mut missing = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") && name != "SUMMARY.md" && !contents.links().contains(&&name[..]) {
            missing.push(format!("{BOOK}/src/SUMMARY.md lacks {name}"));
        }
    }
    Ok(missing)
}

/// Runs every block of commands, and compares its output with the following block of text.
fn commands(folder: &Path) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    let mut not_run = NOT_RUN.to_vec();
    let path = std::env::join_paths(
        [rust::built()].into_iter().chain(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())),
    )?;
    for (name, text) in FILES {
        fs::write(folder.join(name), text)?;
    }
    for (file, page) in texts()?.iter().filter(|(file, _)| file.starts_with(BOOK) || file.as_os_str() == "README.md") {
        let mut printed = None;
        for block in &page.blocks {
            if block.kind == "text" && block.is_next {
                if let Some(printed) = printed.take().filter(|printed| *printed != block.text) {
                    wrong.push(format!("{}: a command prints something else now:\n{printed}", file.display()));
                }
                continue;
            }
            if block.kind != "sh" {
                continue;
            }
            let is_run = |line: &&str| !NOT_RUN.iter().any(|(part, _)| line.contains(part));
            not_run.retain(|(part, _)| !block.text.contains(part));
            let lines: Vec<&str> = block.text.lines().filter(is_run).collect();
            let mut shell = about_nobody(Command::new("sh"));
            shell.args(["-e", "-c", &lines.join("\n")]).current_dir(folder).env("PATH", &path);
            match capture(&mut shell) {
                Ok(output) => printed = Some(output),
                Err(error) => wrong.push(format!("{}: {error:#}", file.display())),
            }
        }
    }
    wrong.extend(not_run.iter().map(|(part, _)| format!("nothing in the guide has “{part}”, which is not to be run")));
    Ok(wrong)
}
