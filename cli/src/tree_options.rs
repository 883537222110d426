//! The tree of a command: as an argument, in a file, or on standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use clap::{Args, ValueHint};
use secateur::GameTree;
use secateur::Trace;
use secateur::forms;
use secateur::notation::{MOST_CHARACTERS, ParseError};
use secateur::onward;
use secateur::search::{self, SearchError, Settings};
use secateur_games::Boards;

use crate::error::CliError;
use crate::streams::{self, Streams};
use crate::teller;

/// The maximum size of a text, in bytes; a longer one is refused without reading all of it.
const MOST_BYTES: u64 = 4 * MOST_CHARACTERS as u64 + 1;
/// The maximum number of characters shown around a mistake.
const SHOWN: usize = 60;

/// What is searched.
pub struct LoadedTree {
    /// The tree.
    pub tree: Rc<GameTree>,
    /// For a game, and for a tree continued from a node: the text in links.
    pub text: Option<String>,
    /// For a game: what is drawn in its nodes.
    pub boards: Option<Rc<Boards>>,
}

impl LoadedTree {
    /// The recorded run, up to the maximum length.
    pub fn record(&self, settings: &Settings) -> Result<Trace, SearchError> {
        let onward = self.text.as_deref().filter(|text| onward::is_onward(text));
        let known = onward.map(|text| onward::known(text, settings));
        search::record_knowing(&self.tree, settings, known, search::MOST_RECORDED, &mut |_| ())
    }
}

/// A source of the tree for a search, which may change the settings.
pub trait TreeInput: FnOnce(&mut Streams, &mut Settings) -> Result<LoadedTree, CliError> {}

impl<F: FnOnce(&mut Streams, &mut Settings) -> Result<LoadedTree, CliError>> TreeInput for F {}

#[derive(Args)]
#[group(required = true, multiple = false)]
pub struct TreeOptions {
    /// The tree, such as "((3 12 8) (2 4 6))"; "-" reads it from standard input
    #[arg(value_parser = tree)]
    tree: Option<String>,
    /// A file with the tree
    #[arg(long, value_name = "PATH", value_hint = ValueHint::FilePath)]
    file: Option<PathBuf>,
}

impl TreeOptions {
    pub fn read(&self, streams: &mut Streams) -> Result<LoadedTree, CliError> {
        let (text, place) = match (&self.file, self.tree.as_deref()) {
            (Some(path), _) => (of_file(path)?, format!("{}, ", path.display())),
            (None, Some("-")) => (of_bytes(&mut streams.input, "standard input")?, "standard input, ".to_owned()),
            (None, text) => (text.expect("one of the two is required").to_owned(), String::new()),
        };
        let read =
            forms::read(&text).map_err(|error| CliError::unusable(format!("{place}{}", error_at(&text, &error))))?;
        read.messages().iter().for_each(|message| streams::note(&teller::english(message)));
        let tree = onward::read(&read.text, &mut |_, _| ()).expect("what was read is a tree");
        Ok(LoadedTree { tree: Rc::new(tree), text: onward::is_onward(&text).then_some(text), boards: None })
    }
}

/// A word that may be a tree: one that begins with a hyphen is an option unless it reads as a tree.
fn tree(word: &str) -> Result<String, String> {
    let is_like_an_option =
        word.strip_prefix('-').is_some_and(|rest| rest.starts_with(|sign: char| sign == '-' || sign.is_alphabetic()));
    if is_like_an_option && forms::read(word).is_err() {
        Err("there is no such option".to_owned())
    } else {
        Ok(word.to_owned())
    }
}

fn of_file(path: &Path) -> Result<String, CliError> {
    let place = path.display();
    let mut file = File::open(path).map_err(|error| unread(&place.to_string(), error))?;
    of_bytes(&mut file, &place.to_string())
}

/// The mark with which some editors begin a text.
pub const MARK: &[u8] = "\u{feff}".as_bytes();

fn of_bytes(input: &mut dyn Read, place: &str) -> Result<String, CliError> {
    let mut bytes = Vec::new();
    input.take(MOST_BYTES).read_to_end(&mut bytes).map_err(|error| unread(place, error))?;
    if bytes.starts_with(MARK) {
        bytes.drain(..MARK.len());
    }
    String::from_utf8(bytes).map_err(|error| {
        let line = error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
        CliError::unusable(format!("{place}, line {}: this is not UTF-8 text", line + 1))
    })
}

fn unread(place: &str, error: io::Error) -> CliError {
    CliError::unusable(format!("{place} cannot be read: {error}"))
}

/// The error as a sentence, and its place below the text around it.
fn error_at(text: &str, error: &ParseError) -> String {
    let line = text.lines().nth(error.line - 1).unwrap_or_default();
    let before = (error.column - 1).min(SHOWN * 2 / 3);
    let shown: String = line.chars().skip(error.column - 1 - before).take(SHOWN).map(plain).collect();
    format!("{error}\n  {shown}\n  {}^", " ".repeat(before))
}

/// A character that takes one column and has no other effect on a terminal.
fn plain(character: char) -> char {
    if character.is_control() { ' ' } else { character }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use secateur::notation;
    use secateur::search::{Algorithm, Settings};

    use super::LoadedTree;

    #[test]
    fn no_run_is_recorded_for_longer_than_memory_has_room() {
        let family = format!("({})", "(1 2)".repeat(700));
        let tree = notation::read(&format!("({})", family.repeat(700))).unwrap();
        let searched = LoadedTree { tree: Rc::new(tree), text: None, boards: None };
        let algorithm = Algorithm::named("minimax").unwrap();
        let trace = searched.record(&Settings { algorithm, ..Settings::default() }).unwrap();
        assert!(!trace.is_finished);
    }
}
