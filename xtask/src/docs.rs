//! Whether the documents are true to the sources: every path that they name is there, the glossary's words have their homes, and
//! `ARCHITECTURE.md` is short and leads to the file that a task needs.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::root;

/// Where the paths that documents name begin.
const FOLDERS: [&str; 7] = ["crate/", "cli/", "www/", "tests/", "xtask/", "docs/", ".github/"];
/// Folders of what is built.
const BUILT: [&str; 2] = ["www/pkg", "www/dist"];

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The documents in a folder of the project; with those in its folders, if it is not the project's own.
fn documents(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && folder != root() {
            found.extend(documents(&path));
        } else if path.extension().is_some_and(|extension| extension == "md") {
            found.push(path);
        }
    }
    found
}

/// What stands between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// A document without its blocks of code.
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

/// The paths that a document names, from the project's folder: quoted ones, and its links to files.
fn paths_in(text: &str, folder: &Path) -> Vec<PathBuf> {
    let is_named = |word: &&str| FOLDERS.iter().any(|folder| word.starts_with(folder)) && !word.contains(['*', ' ']);
    let is_built = |word: &str| BUILT.iter().any(|built| word.starts_with(built));
    let quoted = quoted(text).filter(is_named).filter(|word| !is_built(word)).map(|word| root().join(word));
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    let linked = targets.filter(|target| !target.is_empty() && !target.contains(':')).map(|target| folder.join(target));
    quoted.chain(linked).collect()
}

/// Whether a source says what this word is: a type, a function, a field, or a value of an enum.
fn defines(source: &str, word: &str) -> bool {
    source.lines().any(|line| {
        let line = line.trim_start().trim_start_matches("pub ").trim_start_matches("const ");
        let line = line.split_once("pub(").and_then(|(_, rest)| rest.split_once(") ")).map_or(line, |(_, rest)| rest);
        let kinds = ["struct ", "enum ", "trait ", "type ", "fn ", "export function ", ""];
        kinds.iter().filter_map(|kind| line.strip_prefix(kind)?.strip_prefix(word)).any(|rest| {
            // Without a word in front it is a field, or a value or a name that `named!` declares.
            let ends = if line.starts_with(word) { &[": ", " {", " = \"", "(", ","][..] } else { &["", " "] };
            !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_')
                && ends.iter().any(|end| rest.starts_with(end))
        })
    })
}

#[test]
fn every_path_that_a_document_names_is_there() {
    let all = [documents(&root()), documents(&root().join("docs")), documents(&root().join(".github"))].concat();
    for document in all {
        let text = without_code(&fs::read_to_string(&document).unwrap());
        for path in paths_in(&text, document.parent().expect("a file lies in a folder")) {
            assert!(path.exists(), "{} names {}, which is not there", document.display(), path.display());
        }
    }
    let named = paths_in(
        "`crate/none.rs`, [it](../one.md#part), `www/pkg/core.js`, `crate/*/src`, [far](https://a.b)",
        &root(),
    );
    assert_eq!(named, [root().join("crate/none.rs"), root().join("../one.md")]);
}

#[test]
fn architecture_is_short_and_leads_to_the_file_of_each_task() {
    let architecture = read("ARCHITECTURE.md");
    assert!(architecture.lines().count() <= 250, "ARCHITECTURE.md is to be read in one go");
    // What a newcomer wants, the file where they do it, and what they find there.
    let tasks = [
        ("add a cut mark", "crate/drawing/src/picture/scene/cut_mark.rs", "Cuts::Scissors =>"),
        ("change the sentence of a cut-off in Polish", "cli/locales/pl.ftl", "\ncutoff =\n"),
        ("add a field to the link", "crate/session/src/link.rs", "\nenum Field {\n"),
        ("know why a label is grey", "crate/export/src/tree.css", ".node:is(.is-unseen, .is-cut) .val {"),
        ("find Kalah's capture", "crate/games/src/games/kalah.rs", "captures_alone"),
        ("know what a lecture step is", "crate/search/src/grain.rs", "//! A lecture step is"),
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
