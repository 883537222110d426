//! Checks the documents against the sources: every path in them exists, the glossary's words have their homes, and `ARCHITECTURE.md` is
//! short and leads to the file for each task.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{root, tracked};

/// The beginnings of paths in documents.
const FOLDERS: [&str; 7] = ["crate/", "cli/", "www/", "tests/", "xtask/", "docs/", ".github/"];
/// Folders of build output.
const BUILT: [&str; 2] = ["www/pkg", "www/dist"];

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Documents for readers: in the project's folder, `docs` and `.github`.
fn is_document(path: &Path) -> bool {
    let is_ours = path.components().count() == 1 || path.starts_with("docs") || path.starts_with(".github");
    is_ours && path.extension().is_some_and(|extension| extension == "md")
}

/// The texts between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// A document without its code blocks.
fn without_code(text: &str) -> String {
    let (mut prose, mut fence) = (String::new(), "");
    for line in text.lines() {
        let ticks = &line[..line.len() - line.trim_start_matches('`').len()];
        if ticks.len() > 2 && (fence.is_empty() || ticks == fence) {
            fence = if fence.is_empty() { ticks } else { "" };
        } else if fence.is_empty() {
            prose += line;
            prose.push('\n');
        }
    }
    prose
}

/// The paths from the project's folder in a document. The step `guide` checks its links.
fn paths_in(text: &str) -> impl Iterator<Item = &str> {
    let is_named = |word: &&str| FOLDERS.iter().any(|folder| word.starts_with(folder)) && !word.contains(['*', ' ']);
    let is_built = |word: &str| BUILT.iter().any(|built| word.starts_with(built));
    quoted(text).filter(is_named).filter(move |word| !is_built(word))
}

/// The sources that a document refers to by the end of their path.
fn sources_in(text: &str) -> impl Iterator<Item = &str> {
    let ends = [".rs", ".js", ".css", ".ftl"];
    quoted(text).filter(move |word| ends.iter().any(|end| word.ends_with(end)) && !word.contains(['*', ' ']))
}

/// Whether a source defines this word: a type, a function, a field, or a value of an enum.
fn defines(source: &str, word: &str) -> bool {
    let kinds = ["struct ", "enum ", "trait ", "type ", "fn ", "const fn ", "export function "];
    let is_letter = |next: char| next.is_alphanumeric() || next == '_';
    // Fields, values, and names that `named!` declares have no keyword.
    let ends = [": ", " {", " = \"", "(", ","];
    source.lines().map(str::trim_start).any(|line| {
        let behind = |open: &str, close: &str| Some(line.strip_prefix(open)?.split_once(close)?.1);
        let line = behind("pub ", "").or_else(|| behind("pub(", ") ")).unwrap_or(line);
        let mut declared = kinds.iter().filter_map(|kind| line.strip_prefix(kind)?.strip_prefix(word));
        declared.any(|rest| !rest.starts_with(is_letter))
            || line.strip_prefix(word).is_some_and(|rest| ends.iter().any(|end| rest.starts_with(end)))
    })
}

#[test]
fn every_path_that_a_document_names_is_there() {
    let all: Vec<PathBuf> = tracked().unwrap().into_iter().map(PathBuf::from).collect();
    for document in all.iter().filter(|path| is_document(path)) {
        let text = without_code(&read(document));
        for path in paths_in(&text) {
            assert!(root().join(path).exists(), "{} names {path}, which is not there", document.display());
        }
        for source in sources_in(&text) {
            assert!(all.iter().any(|path| path.ends_with(source)), "{} names {source}", document.display());
        }
    }
    assert!(paths_in("`crate/none.rs`, `www/pkg/core.js`, `crate/*/src`").eq(["crate/none.rs"]));
    assert_eq!(without_code("one\n```\n[two](two.md)\n```\nthree\n"), "one\nthree\n");
}

#[test]
fn architecture_is_short_and_leads_to_the_file_of_each_task() {
    let architecture = read("ARCHITECTURE.md");
    assert!(architecture.lines().count() <= 250, "ARCHITECTURE.md is to be read in one go");
    // A newcomer's task, its file, and what is there.
    let tasks = [
        ("add a cut mark", "crate/drawing/src/picture/scene/cut_mark.rs", "Cuts::Scissors =>"),
        ("change the sentence of a cut-off in Polish", "cli/locales/pl.ftl", "\ncutoff =\n"),
        ("add a field to the link", "crate/session/src/link.rs", "\nenum Field {\n"),
        ("know why a label is grey", "crate/export/src/tree.css", ".node:is(.is-unseen, .is-cut) .val {"),
        ("find Kalah's capture", "crate/games/src/games/kalah.rs", "captures_alone"),
        ("know what a lecture step is", "crate/search/src/grain.rs", "//! A lecture step is"),
        ("add a column to the comparison", "www/src/port/comparison.js", "@typedef {object} Numbers"),
        ("trace a number in “Other opponents”", "crate/search/src/search/opponents.rs", "pub fn values_against("),
        ("see where a mean is rounded", "crate/courses/src/numbers.rs", "pub fn write_about("),
        ("or the wheel for pip", ".github/workflows/release.yml", "maturin-action"),
    ];
    for (task, file, content) in tasks {
        let row = architecture.lines().find(|line| line.contains(task)).unwrap_or_else(|| panic!("no row for: {task}"));
        assert!(row.contains(&format!("`{file}`")), "{task}: {file} is not named");
        assert!(read(file).contains(content), "{task}: {file} has no {content:?}");
    }
}

#[test]
fn each_word_of_the_glossary_has_one_home() {
    let glossary = read("docs/glossary.md");
    let rows = glossary.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| word |"));
    let mut words = Vec::new();
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        let [word, _, home] = cells[..] else { panic!("{row}") };
        assert!(!words.contains(&word), "{word} has two rows");
        words.push(word);
        match quoted(home).collect::<Vec<_>>()[..] {
            [path] => assert!(root().join(path).exists(), "{word}: there is no {path}"),
            [name, path] => assert!(defines(&read(path), name), "{word}: {path} does not define {name}"),
            _ => panic!("{word} has no home"),
        }
    }
    assert!(words.contains(&"lecture step"));
    assert!(defines("    pub(crate) enum Kind {", "Kind") && defines("        Kind = \"kind\",", "Kind"));
    assert!(!defines("let kind = Kind::Score; // a Kind\nenum Kinds {", "Kind"));
}
