//! Trees as other people and programs write them. The look of a text decides which reader takes it.
//!
//! The notation is tried first; a text that is plainly in the notation is read as that. For anything else, each form in the table has a
//! small reader from text to a draft of a tree. Nothing is guessed: a text with two sensible readings, or with a leaf that would lack a
//! score, is refused.

use crate::message::Message;
use crate::named;
use crate::notation::{self, ParseError, ParseErrorKind};
use crate::onward;
use crate::score::Score;
use crate::tree::GameTree;

mod data;
mod dot;
mod doubt;
mod draft;
mod foreign;
mod graph;
mod latex;
mod lines;
mod number;
mod objects;
mod plain;
mod problem;
mod value;
mod write;

use draft::Draft;

pub use problem::Problem;
pub use write::{WRITTEN, WritingForm, write};

/// Maximum depth of a tree in another form, and of the data around it: a reader's own stack holds a level each.
pub(crate) const MOST_LEVELS: usize = 500;

named! {
    /// How a tree is written.
    Form {
        /// The notation, including nested lists in any brackets.
        Own = "notation",
        /// Objects with fields, or tables of them.
        Json = "json",
        /// The language of Graphviz.
        Dot = "dot",
        /// Brackets with a label in front, as the LaTeX package forest has them.
        Forest = "forest",
        /// Python literals.
        Python = "python",
        /// One line per node, indented further than its parent.
        Outline = "outline",
        /// Operators and lists, as in Lisp.
        Lisp = "lisp",
        /// Nested lists that are not in the notation: calls, rows, other brackets.
        Lists = "lists",
        /// A label before its children: `["A", ["B", 3, 12]]`, `Max(Min(3, 12), 2)`.
        Labels = "labels",
        /// Dictionaries of names: `{"A": {"B": 3}}`.
        Names = "names",
        /// The successors of each node: `A: [B, C]`, `A -> B`.
        Adjacency = "adjacency",
        /// `\Tree [.MAX 3 12 ]`.
        Qtree = "qtree",
        /// `\node {A} child {node {3}}`.
        Tikz = "tikz",
        /// A table of edges with a header.
        Csv = "csv",
        /// A row of numbers for each child of the root.
        Rows = "rows",
    }
}

/// A remark about a text that was read.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReadingNote {
    /// A number so large that it was read as infinity.
    Endless {
        /// As it is written.
        number: String,
    },
    /// A number that was read as it is, but often stands for infinity.
    Suspected {
        /// As it is written.
        number: String,
    },
    /// A score directly before a bracket, which is a static evaluation.
    Static {
        /// As it is written.
        score: String,
    },
    /// A name that the notation does not allow.
    Renamed {
        /// As it is written.
        from: String,
        /// As it was read.
        to: String,
    },
    /// An object field that is not part of a tree.
    Ignored {
        /// Its key.
        field: String,
    },
}

impl ReadingNote {
    /// The name of this kind.
    pub fn id(&self) -> &'static str {
        match self {
            ReadingNote::Endless { .. } => "endless",
            ReadingNote::Suspected { .. } => "suspected",
            ReadingNote::Static { .. } => "static",
            ReadingNote::Renamed { .. } => "renamed",
            ReadingNote::Ignored { .. } => "ignored",
        }
    }

    /// The message in the language files: `read-` and the [id](ReadingNote::id).
    pub fn message(&self) -> Message {
        match self.clone() {
            ReadingNote::Endless { number } => Message::new("read-endless").with_text("number", number),
            ReadingNote::Suspected { number } => Message::new("read-suspected").with_text("number", number),
            ReadingNote::Static { score } => Message::new("hint-static").with_text("score", score),
            ReadingNote::Renamed { from, to } => {
                Message::new("read-renamed").with_text("from", from).with_text("to", to)
            }
            ReadingNote::Ignored { field } => Message::new("read-ignored").with_text("field", field),
        }
    }
}

/// A text that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadText {
    /// The tree in the notation; the text itself if it already is.
    pub text: String,
    /// What it was read as.
    pub form: Form,
    /// Remarks.
    pub notes: Vec<ReadingNote>,
    /// The other reading, where there are two.
    pub other: Option<OtherReading>,
}

impl ReadText {
    /// The messages about it: the form, unless it is the notation, and the remarks.
    pub fn messages(&self) -> Vec<Message> {
        let read_as = Message::new("read-as").with_word("form", self.form.id());
        let is_own = self.form == Form::Own;
        (!is_own).then_some(read_as).into_iter().chain(self.notes.iter().map(ReadingNote::message)).collect()
    }
}

/// Another reading of the same text.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherReading {
    /// The tree in the notation.
    pub text: String,
    /// What it is read as.
    pub form: Form,
}

/// Why a reader fails.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FormTrouble {
    kind: ParseErrorKind,
    /// The offending piece of the text, if known.
    piece: String,
    /// Where it stands, in bytes, if the reader knows.
    at: Option<usize>,
}

impl FormTrouble {
    fn new(problem: Problem, piece: &str) -> FormTrouble {
        FormTrouble::from_kind(ParseErrorKind::Form(problem), piece)
    }

    fn from_kind(kind: ParseErrorKind, piece: &str) -> FormTrouble {
        FormTrouble { kind, piece: piece.to_owned(), at: None }
    }

    /// Whether a text with this error is almost in the notation, whose own error then says more.
    fn is_nearly_own(&self) -> bool {
        matches!(self.kind, ParseErrorKind::Form(Problem::NoScore)) || !matches!(self.kind, ParseErrorKind::Form(_))
    }

    /// The error at its place in a text: at the first occurrence of the piece as a whole word, or anywhere, or at the start.
    fn placed(&self, text: &str) -> ParseError {
        let piece = self.piece.trim();
        let piece = piece.lines().next().unwrap_or_default();
        let is_part = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
        let is_word =
            |at: usize| !is_part(text[..at].chars().next_back()) && !is_part(text[at + piece.len()..].chars().next());
        let known = self.at.filter(|&at| text.get(at..).is_some_and(|rest| rest.starts_with(piece)));
        let mut found = text.match_indices(piece).map(|(at, _)| at);
        let at = known.or_else(|| found.clone().find(|&at| is_word(at))).or_else(|| found.next());
        match at {
            Some(at) if !piece.is_empty() => self.kind.at(at..at + piece.len(), text),
            _ if self.kind == ParseErrorKind::UnexpectedEnd => {
                self.kind.at(text.trim_end().len()..text.trim_end().len(), text)
            }
            _ => {
                let start = text.len() - text.trim_start().len();
                let line = text[start..].lines().next().unwrap_or_default();
                let end = line.char_indices().nth(30).map_or(line.trim_end().len(), |(end, _)| end);
                self.kind.at(start..start + end, text)
            }
        }
    }
}

/// Reads a text of one form.
type FormReader = fn(&str, &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble>;
/// A form: whether a text looks like it, and its reader; none for nested data, which can be in several forms.
type FormDefinition = (Form, fn(&str) -> bool, Option<FormReader>);

/// The forms that can be told by their look, in the order in which they are tried.
const FORMS: [FormDefinition; 9] = [
    (Form::Dot, dot::is_dot, Some(dot::read)),
    (Form::Qtree, latex::is_qtree, Some(latex::qtree)),
    (Form::Forest, latex::is_forest, Some(latex::forest)),
    (Form::Tikz, latex::is_tikz, Some(latex::tikz)),
    (Form::Lists, is_data, None),
    (Form::Csv, lines::is_table, Some(lines::table)),
    (Form::Rows, lines::is_rows, Some(lines::rows)),
    (Form::Adjacency, lines::is_adjacency, Some(lines::adjacency)),
    (Form::Outline, lines::is_outline, Some(lines::outline)),
];

/// Whether a text begins like nested data.
fn is_data(text: &str) -> bool {
    let word = text.find(|sign: char| !(sign.is_alphanumeric() || "._!".contains(sign))).unwrap_or(0);
    text.starts_with(['(', '[', '{', '\'', '`'])
        || 0 < word && text[word..].starts_with(['(', '[']) && plain::is_one_piece(text)
}

/// Reads a tree in any form. Texts of games are not accepted.
///
/// ```
/// use secateur::forms::{self, Form};
/// let read = forms::read("(max (min 3 12 8) (min 2 4 6))")?;
/// assert_eq!((read.form, secateur::notation::read(&read.text)?.leaf_count()), (Form::Lisp, 6));
/// assert!(forms::read("(;GM[1](;B[aa])(;B[bb]))").is_err());
/// # Ok::<(), secateur::notation::ParseError>(())
/// ```
///
/// # Errors
/// If the text is in no known form, lacks something, has too much, or could mean two trees.
pub fn read(text: &str) -> Result<ReadText, ParseError> {
    if onward::is_onward(text) {
        let own = ReadText { text: text.to_owned(), form: Form::Own, notes: Vec::new(), other: None };
        return onward::read(text, &mut |_, _| ()).map(|_| own);
    }
    let error = match notation::read(text) {
        Ok(tree) => return in_own_words(text, &tree, Vec::new()),
        Err(error) => error,
    };
    if error.kind.limit().is_some() && error.kind != ParseErrorKind::ScoreTooPrecise {
        return Err(error);
    }
    let mut notes = Vec::new();
    let inside = plain::inside(text);
    if let Some(problem) = foreign::format(inside.trim()) {
        return Err(FormTrouble::new(problem, "").placed(text));
    }
    match plain::in_own_words(&inside, &mut notes) {
        Ok(own) => {
            // A quote is Lisp's, which has no static evaluations.
            let is_quoted = text.trim_start().starts_with('\'');
            let own = if is_quoted { doubt::with_leaves_before_brackets(&own) } else { own };
            if let Ok(tree) = notation::read(&own) {
                return in_own_words(&own, &tree, notes).map_err(|error| moved(error, text));
            }
        }
        Err(trouble) => return Err(trouble.placed(text)),
    }
    let mut notes = Vec::new();
    let inside = inside.trim();
    let Some(&(form, _, reader)) = FORMS.iter().find(|(_, is_so, _)| is_so(inside)) else {
        return Err(foreign::shape(inside).map_or(error, |problem| FormTrouble::new(problem, "").placed(text)));
    };
    let found = match reader {
        Some(read) => read(inside, &mut notes).map(|draft| (form, draft)),
        None => data::read(inside, &mut notes),
    };
    let (form, tree) = match found {
        Ok((form, draft)) => (form, draft.tree(&mut notes)),
        Err(trouble) => (form, Err(trouble)),
    };
    match tree {
        Ok(tree) => Ok(ReadText { text: notation::write(&tree), form, notes, other: None }),
        Err(trouble) if form == Form::Lists && trouble.is_nearly_own() => Err(error),
        Err(trouble) => Err(trouble.placed(text)),
    }
}

/// The same error in a text that may have its piece elsewhere.
fn moved(error: ParseError, text: &str) -> ParseError {
    if error.range.end <= text.len()
        && text.is_char_boundary(error.range.start)
        && text.is_char_boundary(error.range.end)
    {
        error.kind.at(error.range, text)
    } else {
        error.kind.at(0..0, text)
    }
}

/// The result for a text that the notation reads as this tree.
fn in_own_words(text: &str, tree: &GameTree, mut notes: Vec<ReadingNote>) -> Result<ReadText, ParseError> {
    if notation::is_in_doubt(text)
        && let Some((form, text)) = doubt::other(text, tree, &mut notes).map_err(|trouble| trouble.placed(text))?
    {
        return Ok(ReadText { text, form, notes, other: None });
    }
    let told = |notes: &[ReadingNote]| notes.iter().any(|note| matches!(note, ReadingNote::Suspected { .. }));
    for score in tree.nodes().filter_map(|node| tree.score(node)) {
        if !told(&notes) {
            number::suspect(score, &mut notes);
        }
    }
    // If every inner node has a static evaluation, they are intended.
    let inner: Vec<Option<Score>> =
        tree.nodes().filter(|&node| !tree.is_leaf(node)).map(|node| tree.score(node)).collect();
    let first = inner.iter().find_map(|score| *score).filter(|_| inner.contains(&None));
    notes.extend(first.map(|score| ReadingNote::Static { score: score.to_string() }));
    let other = match first {
        Some(_) => Some((doubt::with_leaves_before_brackets(text), Form::Own)),
        None => doubt::forest_of_leaves(text).map(|text| (text, Form::Forest)),
    };
    let other = other.map(|(text, form)| OtherReading { text, form });
    Ok(ReadText { text: text.to_owned(), form: Form::Own, notes, other })
}
