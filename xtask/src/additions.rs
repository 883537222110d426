//! Checks that adding something takes as little as `ARCHITECTURE.md` says: a copy of the project gets one of each kind of thing from
//! `tests/additions`, with nothing but their own files and rows, and must show them on its page.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::run::{capture, npm_script, npm_tool, root, say, tracked};
use crate::wasm_target::WasmTarget;
use crate::{browser, wasm};

/// By its path from the root, the content of each file of the copy.
type Files = BTreeMap<String, Vec<u8>>;

const FIXTURES: &str = "tests/additions";
/// Build output and downloads: kept in the copy, and not copied.
const MADE: [&str; 5] = ["target", "node_modules", "www/pkg", "www/dist", "tests/browser/results"];

/// Makes the copy, adds to it, builds its page and checks that.
pub fn test() -> Result<String> {
    let copy = root().join("target/additions");
    let mut files = Files::new();
    for path in tracked()? {
        let source = fs::read(root().join(&path))?;
        files.insert(path, source);
    }
    let additions: Value = serde_json::from_slice(&files[&format!("{FIXTURES}/additions.json")])?;
    for addition in additions.as_array().context("a list of additions")? {
        let count = add(addition, &mut files)?;
        say(&format!("Adding {}: {count}", text(addition, "name")?));
    }
    write(&copy, &files)?;
    build(&copy)?;
    let mut tests = Command::new("node");
    tests.current_dir(copy.join(FIXTURES)).arg(copy.join("www/vite.served.js"));
    tests.arg(npm_script("", "@playwright/test/cli.js")).args(["test", "--reporter=line"]);
    capture(tests.env("CHROMIUM", browser::find_for_tests()?))
}

/// Adds files, rows and words, and returns the numbers of their lines and files.
fn add(addition: &Value, files: &mut Files) -> Result<String> {
    let (mut own, mut lines) = (0, 0);
    let (mut with_rows, mut rows) = (BTreeSet::new(), 0);
    for (path, fixture) in addition["files"].as_object().into_iter().flatten() {
        let source = files[&format!("{FIXTURES}/{}", fixture.as_str().context("a fixture")?)].clone();
        ensure!(files.insert(path.clone(), source.clone()).is_none(), "{path} is there already");
        own += 1;
        lines += source.split(|&byte| byte == b'\n').count() - 1;
    }
    for row in addition["rows"].as_array().into_iter().flatten() {
        let (path, row_text) = (text(row, "file")?, text(row, "row")?);
        let file = files.get_mut(path).with_context(|| format!("there is no {path}"))?;
        *file = with_row(std::str::from_utf8(file)?, row, row_text)?.into_bytes();
        with_rows.insert(path);
        rows += 1;
        lines += row_text.lines().count();
    }
    if let Some(language) = addition["language"].as_str() {
        for (path, source) in spoken(language, files)? {
            files.insert(path, source);
            own += 1;
        }
    }
    let (mut with_words, mut words) = (BTreeSet::new(), 0);
    for line in addition["words"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        for (path, file) in files.iter_mut().filter(|(path, _)| is_first_of_language(path)) {
            file.extend(format!("{line}\n").bytes());
            with_words.insert(path.clone());
            words += 1;
        }
    }
    let (with_rows, with_words) = (with_rows.len(), with_words.len());
    let all = own + with_rows + with_words;
    Ok(format!(
        "{all} files: {own} own, {with_rows} with {rows} rows, {with_words} with words; {lines} lines and {words} of words"
    ))
}

/// A file with another row: before a line, at the end of a table, or at its own end.
fn with_row(file: &str, place: &Value, row: &str) -> Result<String> {
    let lines: Vec<&str> = file.lines().collect();
    let find = |wanted: &dyn Fn(&str) -> bool, from: usize| {
        lines.iter().skip(from).position(|line| wanted(line)).map(|index| index + from)
    };
    let at = if let Some(before) = place["before"].as_str() {
        find(&|line| line == before, 0)
    } else if let Some(table) = place["table"].as_str() {
        find(&|line| line.contains(table), 0).and_then(|begin| find(&|line| ["}", "};", "];"].contains(&line), begin))
    } else {
        Some(lines.len())
    };
    let at = at.with_context(|| format!("no place for {row}"))?;
    let all = lines[..at].iter().chain([&row]).chain(&lines[at..]);
    Ok(all.map(|line| format!("{line}\n")).collect())
}

/// Whether it has a language's general words, not those of its courses or examples.
fn is_first_of_language(path: &str) -> bool {
    let name = path.strip_prefix("cli/locales/").and_then(|name| name.strip_suffix(".ftl"));
    name.is_some_and(|name| !name.contains('.'))
}

/// The files of a language: English's, with the fixture's messages in place of its own.
fn spoken(language: &str, files: &Files) -> Result<Files> {
    let fixture = std::str::from_utf8(&files[&format!("{FIXTURES}/{language}.ftl")])?;
    let own: Vec<(&str, &str)> = fixture.lines().filter_map(|line| Some((line.split_once(" =")?.0, line))).collect();
    let mut made = Files::new();
    for (path, source) in files.iter().filter(|(path, _)| path.starts_with("cli/locales/en.")) {
        let says = |line| own.iter().find(|(id, _)| line_names(line, id)).map_or(line, |&(_, own)| own);
        let source: String = std::str::from_utf8(source)?.lines().map(|line| format!("{}\n", says(line))).collect();
        made.insert(path.replace("/en.", &format!("/{language}.")), source.into_bytes());
    }
    Ok(made)
}

fn line_names(line: &str, id: &str) -> bool {
    line.strip_prefix(id).is_some_and(|rest| rest.starts_with(" ="))
}

/// Makes the copy equal to this, without touching unchanged files, so that little is rebuilt.
fn write(copy: &Path, files: &Files) -> Result<()> {
    fs::create_dir_all(copy)?;
    for path in present(copy, copy)? {
        if !files.contains_key(&path) {
            fs::remove_file(copy.join(path))?;
        }
    }
    for (path, source) in files {
        let path = copy.join(path);
        if fs::read(&path).is_ok_and(|before| before == *source) {
            continue;
        }
        fs::create_dir_all(path.parent().expect("a file lies in a folder"))?;
        fs::write(path, source)?;
    }
    let packages = copy.join("node_modules");
    #[cfg(unix)]
    if !packages.exists() {
        std::os::unix::fs::symlink(root().join("node_modules"), packages)?;
    }
    #[cfg(windows)]
    if !packages.exists() {
        std::os::windows::fs::symlink_dir(root().join("node_modules"), packages)?;
    }
    Ok(())
}

/// The files of a folder of the copy, by their paths from the copy.
fn present(copy: &Path, folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.strip_prefix(copy)?.to_string_lossy().replace('\\', "/");
        if MADE.contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() { found.extend(present(copy, &path)?) } else { found.push(name) }
    }
    Ok(found)
}

/// Builds the copy's core, quickly, and its page.
fn build(copy: &Path) -> Result<()> {
    let target = WasmTarget::find()?;
    let mut cargo = target.cargo("build")?;
    cargo.current_dir(copy).args(["--lib", "--locked"]);
    for (option, value) in [("LTO", "off"), ("OPT_LEVEL", "0"), ("CODEGEN_UNITS", "16"), ("INCREMENTAL", "true")] {
        cargo.env(format!("CARGO_PROFILE_PAGE_{option}"), value);
    }
    capture(&mut cargo)?;
    wasm::bind(fs::read(target.output().join("secateur_page.wasm"))?, &copy.join("www/pkg"), "core")?;
    let www = copy.join("www");
    capture(Command::new("node").arg("core/tables.js").current_dir(&www))?;
    capture(npm_tool("www", "typescript/bin/tsc").arg("--noEmit").current_dir(&www))?;
    capture(npm_tool("www", "vite/bin/vite.js").args(["build", "--logLevel", "warn"]).current_dir(&www)).map(drop)
}

fn text<'a>(value: &'a Value, field: &str) -> Result<&'a str> {
    value[field].as_str().with_context(|| format!("no {field} in {value}"))
}
