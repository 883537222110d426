//! Text to tree and back.
//!
//! ```text
//! node   = [ weight ":" ] [ name ":" ] ( [ turn ] [ score ] [ "(" node { [ "," ] node } ")" ] | "@" name | "@/" path )
//! turn   = "max" | "min" | "chance"
//! weight = decimal | whole number [ "/" whole number ]
//! score  = decimal | "W" | "L" | "D" | "inf" | "-inf" | "∞" | "-∞"
//! ```
//!
//! A *finite decimal* directly before a bracket is the node's static evaluation; a comma between them makes it a leaf of its own. W, L, D
//! and ±∞ are outcomes of a finished game and never static evaluations (a heuristic value lies strictly between loss and win), so `(L (1
//! W))` is a leaf and a subtree even without a comma.
//!
//! A number before a colon is a *weight* directly below a chance node, and a name everywhere else. There either all children have weights,
//! or none has and they are equally likely. Decimals and fractions sum to 1; whole numbers alone are shares, so `chance (2: 5 1: 8)` is
//! `chance (2/3: 5 1/3: 8)`. A win or a loss may not stand below chance, since it has no mean. Chance does not change the order of turns:
//! below it moves whoever would have moved in its place.
//!
//! `@b` repeats the position named b: the whole subtree of the one earlier node with that name. If several nodes have the name, as the name
//! of a move, `@/4/3` is the position at the end of this path of names from the root.
//!
//! `[ ]` and `{ }` are the same as `( )`, commas may trail, and names may be quoted, so nested lists from Python, JSON or Lisp can be
//! pasted.

use std::cmp::Ordering;
use std::collections::VecDeque;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use crate::forms::Problem;
use crate::score::{self, Score, Turn};
use crate::tree::{
    Fraction, GameTree, MOST_NAME_BYTES, MOST_NODES, MOST_PLIES, MOST_WEIGHT, NodeId, TreeBuilder, TreeError,
};

mod places;
mod token;
mod weights;

pub use places::{ScorePlaces, read_with_places};
use token::piece;
pub(crate) use token::{Token, Tokens, Weight, likelihood, turn};
pub(crate) use weights::ChanceWeights;
use weights::WrittenWeights;

/// Maximum length of a text, in characters.
pub const MOST_CHARACTERS: usize = 20_000_000;

/// Why a text is not a tree, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// What is wrong.
    pub kind: ParseErrorKind,
    /// The offending piece, in bytes of the text; empty if something is missing.
    pub range: Range<usize>,
    /// The line where it starts, from 1.
    pub line: usize,
    /// The column where it starts, from 1, in characters.
    pub column: usize,
}

/// What can be wrong with a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// A comma or colon instead of a node.
    UnexpectedCharacter,
    /// The text ends before a node.
    UnexpectedEnd,
    /// A bracket that is never closed.
    Unclosed,
    /// A closing bracket of another shape than its opening one.
    MismatchedBracket,
    /// A pair of brackets with nothing inside.
    EmptyNode,
    /// A name or player without score and children.
    MissingScore,
    /// Something after the end of the root.
    TrailingText,
    /// A word that is neither score nor player, nor a name, since no colon follows.
    BadScore,
    /// The scores together need more digits than unit arithmetic can hold.
    ScoreTooPrecise,
    /// More than [`MOST_CHARACTERS`] characters.
    TooLong,
    /// More than [`MOST_NODES`] nodes.
    TooManyNodes,
    /// A node below ply [`MOST_PLIES`].
    TooDeep,
    /// Names of more than [`MOST_NAME_BYTES`] bytes, counting those of repeated positions each time.
    NamesTooLong,
    /// The node to receive a score is not a leaf.
    NotALeaf,
    /// No earlier node has the name of the repeated position.
    UnknownPosition,
    /// Several earlier nodes have the name of the repeated position.
    AmbiguousPosition,
    /// A position is repeated below itself: the game would never end.
    EndlessPosition,
    /// A path that leads to no inner node of the tree.
    NoSuchNode,
    /// A weight that is not a number.
    BadWeight,
    /// A weight that is not more than 0.
    NoWeight,
    /// A weight with more digits than are exact, alone or together with its siblings.
    WeightTooPrecise,
    /// Some children of a chance node have weights and others have none.
    MissingWeight,
    /// The weights of a chance node's children, not all of them whole numbers, do not sum to 1.
    WeightSum {
        /// What they sum to.
        sum: Fraction,
    },
    /// A win or a loss below a chance node.
    InfiniteBelowChance,
    /// In another program's form, or ambiguous.
    Form(Problem),
}

impl ParseErrorKind {
    /// The name of this kind in the page's texts.
    pub fn id(self) -> &'static str {
        match self {
            ParseErrorKind::UnexpectedCharacter => "unexpected-character",
            ParseErrorKind::UnexpectedEnd => "unexpected-end",
            ParseErrorKind::Unclosed => "unclosed",
            ParseErrorKind::MismatchedBracket => "mismatched-bracket",
            ParseErrorKind::EmptyNode => "empty-node",
            ParseErrorKind::MissingScore => "missing-score",
            ParseErrorKind::TrailingText => "trailing-text",
            ParseErrorKind::BadScore => "bad-score",
            ParseErrorKind::ScoreTooPrecise => "score-too-precise",
            ParseErrorKind::TooLong => "too-long",
            ParseErrorKind::TooManyNodes => "too-many-nodes",
            ParseErrorKind::TooDeep => "too-deep",
            ParseErrorKind::NamesTooLong => "names-too-long",
            ParseErrorKind::NotALeaf => "not-a-leaf",
            ParseErrorKind::UnknownPosition => "unknown-position",
            ParseErrorKind::AmbiguousPosition => "ambiguous-position",
            ParseErrorKind::EndlessPosition => "endless-position",
            ParseErrorKind::NoSuchNode => "no-such-node",
            ParseErrorKind::BadWeight => "bad-weight",
            ParseErrorKind::NoWeight => "no-weight",
            ParseErrorKind::WeightTooPrecise => "weight-too-precise",
            ParseErrorKind::MissingWeight => "missing-weight",
            ParseErrorKind::WeightSum { .. } => "weight-sum",
            ParseErrorKind::InfiniteBelowChance => "infinite-below-chance",
            ParseErrorKind::Form(problem) => problem.id(),
        }
    }

    /// The limit that was exceeded, for kinds about one.
    pub fn limit(self) -> Option<usize> {
        match self {
            ParseErrorKind::TooLong => Some(MOST_CHARACTERS),
            ParseErrorKind::TooManyNodes => Some(MOST_NODES),
            ParseErrorKind::TooDeep => Some(MOST_PLIES),
            ParseErrorKind::NamesTooLong => Some(MOST_NAME_BYTES),
            ParseErrorKind::ScoreTooPrecise => Some(usize::from(Score::MOST_DECIMALS)),
            ParseErrorKind::WeightTooPrecise => Some(MOST_WEIGHT.ilog10() as usize),
            _ => None,
        }
    }

    /// The sum of the weights, for the kind about it.
    pub fn sum(self) -> Option<Fraction> {
        if let ParseErrorKind::WeightSum { sum } = self { Some(sum) } else { None }
    }

    /// The error at this place, in bytes, of a text.
    pub(crate) fn at(self, range: Range<usize>, text: &str) -> ParseError {
        let before = &text.as_bytes()[..range.start];
        let count = |byte: u8| before.iter().filter(|&&other| other == byte).count();
        let newlines = count(b'\n') + count(b'\r') - before.windows(2).filter(|pair| pair == b"\r\n").count();
        let line_start = before.iter().rposition(|byte| b"\r\n".contains(byte)).map_or(0, |newline| newline + 1);
        let column = piece(text, line_start..range.start).chars().count() + 1;
        ParseError { kind: self, line: newlines + 1, column, range }
    }
}

impl From<TreeError> for ParseErrorKind {
    fn from(error: TreeError) -> ParseErrorKind {
        match error {
            TreeError::TooManyNodes => ParseErrorKind::TooManyNodes,
            TreeError::TooDeep => ParseErrorKind::TooDeep,
            TreeError::MissingScore => ParseErrorKind::MissingScore,
            TreeError::TooPrecise => ParseErrorKind::ScoreTooPrecise,
            TreeError::NamesTooLong => ParseErrorKind::NamesTooLong,
            // Text cannot cause these: an unknown word is not a score either.
            TreeError::BadName | TreeError::OutcomeWithChildren => ParseErrorKind::BadScore,
            TreeError::NoWeight => ParseErrorKind::NoWeight,
            TreeError::WeightsTooFine => ParseErrorKind::WeightTooPrecise,
            TreeError::InfiniteBelowChance => ParseErrorKind::InfiniteBelowChance,
            TreeError::SecondRoot => ParseErrorKind::TrailingText,
            TreeError::NoSuchPosition => ParseErrorKind::EndlessPosition,
        }
    }
}

impl fmt::Display for ParseErrorKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            ParseErrorKind::UnexpectedCharacter => "a node should stand here",
            ParseErrorKind::UnexpectedEnd => "the text ends where a node should stand",
            ParseErrorKind::Unclosed => "this bracket is never closed",
            ParseErrorKind::MismatchedBracket => "this bracket does not match the one that it closes",
            ParseErrorKind::EmptyNode => "these brackets are empty, and a node needs a score or children",
            ParseErrorKind::MissingScore => "a score or children are missing here",
            ParseErrorKind::TrailingText => "the tree is complete before this",
            ParseErrorKind::BadScore => "this is not a score, which is a number, W, L, D, inf or -inf",
            ParseErrorKind::ScoreTooPrecise => {
                return write!(
                    out,
                    "the scores need more digits than are exact: at most {} decimals",
                    Score::MOST_DECIMALS
                );
            }
            ParseErrorKind::TooLong => return write!(out, "the text has more than {MOST_CHARACTERS} characters"),
            ParseErrorKind::TooManyNodes => return write!(out, "the tree has more than {MOST_NODES} nodes"),
            ParseErrorKind::TooDeep => return write!(out, "the tree is deeper than {MOST_PLIES} plies"),
            ParseErrorKind::NamesTooLong => {
                return write!(out, "the names of all nodes together have more than {MOST_NAME_BYTES} bytes");
            }
            ParseErrorKind::NotALeaf => "this node is not a leaf",
            ParseErrorKind::UnknownPosition => "no node before this has that name",
            ParseErrorKind::AmbiguousPosition => "several nodes before this have that name",
            ParseErrorKind::EndlessPosition => "this stands below the node of that name, so the game would never end",
            ParseErrorKind::NoSuchNode => "these places among siblings lead to no inner node of the tree",
            ParseErrorKind::BadWeight => "this is not a weight, which is a decimal, a fraction or a whole number",
            ParseErrorKind::NoWeight => "a weight must be more than 0",
            ParseErrorKind::WeightTooPrecise => {
                return write!(out, "the weights need more than {} digits", MOST_WEIGHT.ilog10());
            }
            ParseErrorKind::MissingWeight => "either all children of a chance node have weights, or none of them",
            ParseErrorKind::WeightSum { sum } => {
                return write!(out, "these weights sum to {sum}, not to 1; only whole numbers are read as shares");
            }
            ParseErrorKind::InfiniteBelowChance => {
                "below a chance node every score is finite: no mean with a win or a loss is defined"
            }
            ParseErrorKind::Form(problem) => return problem.fmt(out),
        })
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl std::error::Error for ParseError {}

/// As [`read`] does.
impl FromStr for GameTree {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<GameTree, ParseError> {
        read(text)
    }
}

/// As [`write()`] does.
impl fmt::Display for GameTree {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&write(self))
    }
}

/// As [`read_score`] does.
impl FromStr for Score {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Score, ParseError> {
        read_score(text)
    }
}

/// Reads a tree.
///
/// ```
/// use secateur::notation;
/// let tree = notation::read("((3 12 8) (2 4 6) (14 5 2))")?;
/// assert_eq!(tree.leaf_count(), 9);
/// assert_eq!(notation::write(&tree), "((3 12 8)(2 4 6)(14 5 2))");
/// # Ok::<(), notation::ParseError>(())
/// ```
pub fn read(text: &str) -> Result<GameTree, ParseError> {
    read_noting_scores(text, &mut |_, _| ())
}

/// Whether a text that reads here may be meant in another form: `max` or `min` after a bracket, as in Lisp, or at a leaf, quotes, braces,
/// commas between numbers, a number before square brackets. Output of [`write()`] never is, except for players.
///
/// ```
/// use secateur::notation::is_in_doubt;
/// assert!(is_in_doubt("(max (min 3 12 8) (min 2 4 6))"));
/// assert!(!is_in_doubt("((3 12 8) (2 4 6))"));
/// ```
pub fn is_in_doubt(text: &str) -> bool {
    // Each line may be a row.
    if text.starts_with('[') && text.contains('\n') {
        return true;
    }
    let mut tokens = Tokens::new(text);
    let (mut last, mut next) = (Token::End, tokens.peek());
    loop {
        let before = std::mem::replace(&mut last, next);
        tokens.next();
        next = tokens.peek();
        let is_here = match (last, next) {
            (Token::End, _) => return false,
            (Token::Open('{'), _) => true,
            (Token::Comma, Token::Word(_)) => matches!(before, Token::Word(_)),
            (Token::Word(word), next) => {
                let is_first = matches!(before, Token::Open(_));
                let is_player = token::player(word).is_some() && (is_first || matches!(next, Token::Word(_)));
                let is_square = matches!((before, next), (Token::Open('['), Token::Open(_)));
                let is_named = token::player(word).is_some() && next == Token::Colon;
                word.contains(['"', '\'']) || next != Token::Colon && is_player || is_square || is_named
            }
            (Token::Open('('), Token::Open('[')) => {
                matches!(before, Token::Word(word) if token::player(word).is_some())
            }
            _ => false,
        };
        if is_here {
            return true;
        }
    }
}

/// Reads a single score, as in a leaf's field: there a comma separates nothing, so it may be a decimal comma. At most two digits may follow
/// it, since `1,000` is a thousand to many.
///
/// ```
/// use secateur::Score;
/// use secateur::notation;
/// assert_eq!(notation::read_score("2,5")?, Score::new(2.5).unwrap());
/// assert!(notation::read_score("1,000").is_err());
/// # Ok::<(), notation::ParseError>(())
/// ```
pub fn read_score(text: &str) -> Result<Score, ParseError> {
    let word = text.trim();
    let start = text.len() - text.trim_start().len();
    let error = |kind: ParseErrorKind| kind.at(start..start + word.len(), text);
    match token::score(word) {
        Ok(score) => Ok(score),
        Err(_) if word.is_empty() => Err(error(ParseErrorKind::UnexpectedEnd)),
        Err(kind) => Err(error(kind)),
    }
}

/// A typed probability: a decimal or a fraction, more than 0.
///
/// ```
/// use secateur::notation::read_likelihood;
/// assert_eq!(read_likelihood(" 1/4"), read_likelihood("0,25"));
/// assert!(read_likelihood("a").is_none());
/// ```
pub fn read_likelihood(text: &str) -> Option<Fraction> {
    token::weight(&text.trim().replace(',', ".")).ok().map(token::Weight::fraction)
}

/// A typed number moved by `units`, as it would be typed: in units of the last typed decimal, or of 10^−`decimals` if that is finer; with a
/// decimal comma if one was typed, if it would be read as such. A number without an exact neighbour stays the same; the result is none if
/// the text is no number (W, L and ±∞ are none).
///
/// ```
/// use secateur::notation::plus_units;
/// assert_eq!(plus_units("2,5", 1, 0).as_deref(), Some("2,6"));
/// assert_eq!(plus_units("12", -1, 2).as_deref(), Some("11.99"));
/// assert_eq!(plus_units("W", 1, 0), None);
/// ```
pub fn plus_units(typed: &str, units: i32, decimals: u8) -> Option<String> {
    let own = token::decimal(&token::plain(typed.trim())).ok()?;
    let decimals = own.written.max(i32::from(decimals));
    let finer = (own.decimals..decimals).try_fold(own.units, |units, _| units.checked_mul(10));
    let sum = finer.and_then(|own| own.checked_add(units.into()));
    let Some(sum) = sum.filter(|sum| Score::from_units(sum.unsigned_abs(), decimals).is_some()) else {
        return Some(typed.to_owned());
    };
    let has_comma = token::parted(typed, b",").is_some() && decimals <= token::MOST_BEHIND_COMMA;
    Some(score::written(sum, decimals as usize, if has_comma { "," } else { "." }, 1))
}

/// The same text with the score of `leaf` replaced by `score`: see [`ScorePlaces::with_score`].
pub fn replace_score(text: &str, leaf: NodeId, score: &str) -> Result<String, ParseError> {
    let (tree, places) = read_with_places(text, &mut |_, _| ())?;
    places.with_score(text, &tree, leaf, score).map(|(edited, ..)| edited)
}

/// The text with decimal commas read as points, if they look intended: `(3,5 4,2)` has four leaves, and two with points. None if commas are
/// just commas: if none has digits on both sides, if they join three or more numbers, if another number has a point, or if no number with a
/// comma would keep a sibling.
///
/// ```
/// use secateur::notation;
/// assert_eq!(notation::with_decimal_points("(3,5 4,2)").as_deref(), Some("(3.5 4.2)"));
/// assert_eq!(notation::with_decimal_points("((3,12,8) (2,4))"), None);
/// ```
pub fn with_decimal_points(text: &str) -> Option<String> {
    let is_digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let between_digits = |sign: char| {
        let places = text.match_indices(sign).map(|(place, _)| place);
        places.filter(|&place| is_digit(place.wrapping_sub(1)) && is_digit(place + 1)).collect::<Vec<usize>>()
    };
    let commas = between_digits(',');
    let joins_more = |pair: &[usize]| (pair[0] + 1..pair[1]).all(is_digit);
    if commas.is_empty() || commas.windows(2).any(joins_more) || !between_digits('.').is_empty() {
        return None;
    }
    let mut pointed = text.to_owned().into_bytes();
    commas.iter().for_each(|&comma| pointed[comma] = b'.');
    let pointed = String::from_utf8(pointed).expect("one sign of one byte has become another");
    let mut with_comma = Vec::new();
    let tree = read_noting_scores(&pointed, &mut |node, range| {
        if commas
            .binary_search_by(|comma| if range.contains(comma) { Ordering::Equal } else { comma.cmp(&range.start) })
            .is_ok()
        {
            with_comma.push(node);
        }
    })
    .ok()?;
    let has_sibling = |&node: &NodeId| tree.parent(node).is_none_or(|parent| tree.size(node) + 1 < tree.size(parent));
    with_comma.iter().any(has_sibling).then_some(pointed)
}

/// The shortest text that reads back as the same tree, with scores as plain decimals, W or L. A repeated position needs a unique name at
/// its first occurrence, as in every tree that was read. Nodes that have not been grown have no text.
pub fn write(tree: &GameTree) -> String {
    written(tree).0
}

/// The text of [`write`], and whether every repeated position has a name that refers to it. If one has none, its subtree is written again,
/// and would be read as a position of its own.
pub(crate) fn written(tree: &GameTree) -> (String, bool) {
    let mut text = String::new();
    let mut names_suffice = true;
    // Whether a bracket after the last node can only begin a new node.
    let mut ends_whole = false;
    let mut open: Vec<NodeId> = Vec::new();
    let mut names = WrittenNames::new(tree);
    let mut weights = WrittenWeights::new(tree);
    let mut next = NodeId::ROOT;
    for node in tree.nodes() {
        if node < next {
            continue;
        }
        while let Some(parent) = open.pop_if(|parent| tree.end(*parent) <= node) {
            debug_assert!(!tree.is_leaf(parent), "only inner nodes open a bracket");
            text.push(')');
        }
        let is_met_again = tree.is_met_again(node);
        let again = if is_met_again { names.reference(tree, node) } else { None };
        let way = if is_met_again && again.is_none() { way_to(tree, tree.position(node)) } else { None };
        let is_again = again.is_some() || way.is_some();
        names_suffice &= is_again == is_met_again;
        let own = tree.word(node).filter(|_| again != tree.word(node));
        if let Some(own) = own.filter(|_| tree.has_repeats()) {
            names.note(tree.position(node), own);
        }
        let mut head = weights.text(node);
        if let Some(own) = own {
            head.extend([tree.word_at(own), ":"]);
        }
        match (again, way) {
            (Some(again), _) => head.extend(["@", tree.word_at(again)]),
            (None, Some(way)) => head.extend(["@", &way]),
            (None, None) => push_head(tree, node, &mut head),
        }
        if !text.is_empty() && !text.ends_with(['(', ')']) {
            // After a leaf. "4(3 5)" would make 4 a static evaluation; "L(3 5)" would not.
            match (head.is_empty(), ends_whole) {
                (false, _) => text.push(' '),
                (true, false) => text.push(','),
                (true, true) => (),
            }
        }
        text.push_str(&head);
        ends_whole = is_again || text.ends_with(['W', 'L']);
        if is_again {
            next = tree.end(node);
        } else if !tree.is_leaf(node) {
            text.push('(');
            open.push(node);
        }
    }
    text.extend(std::iter::repeat_n(')', open.len()));
    (text, names_suffice)
}

/// Where a text beyond the maximum length is truncated.
pub(crate) fn end_of_room(text: &str) -> Option<usize> {
    // Every character takes at least a byte.
    let end = if MOST_CHARACTERS < text.len() { text.char_indices().nth(MOST_CHARACTERS) } else { None };
    end.map(|(end, _)| end)
}

/// The names in a text so far, as its reader will know them. A name is its index among all names of the tree.
struct WrittenNames {
    /// By name: the position that it refers to, once written.
    meant: Vec<Meaning>,
    /// By position: its names, the first one first; empty if no position is repeated.
    of: Vec<VecDeque<usize>>,
}

#[derive(Clone, Copy, PartialEq)]
enum Meaning {
    None,
    Position(NodeId),
    /// Several nodes have the name.
    Several,
}

impl WrittenNames {
    fn new(tree: &GameTree) -> WrittenNames {
        let positions = if tree.has_repeats() { tree.len() } else { 0 };
        WrittenNames { meant: vec![Meaning::None; tree.word_count()], of: vec![VecDeque::new(); positions] }
    }

    /// Records that a node with this position was written with this name.
    fn note(&mut self, position: NodeId, name: usize) {
        let meant = &mut self.meant[name];
        *meant = if *meant == Meaning::None { Meaning::Position(position) } else { Meaning::Several };
        self.of[position.index()].push_back(name);
    }

    /// A name that refers to the position of `node`; if it is the node's own, it need not be written.
    fn reference(&mut self, tree: &GameTree, node: NodeId) -> Option<usize> {
        let position = tree.position(node);
        let means = |name: &usize| self.meant[*name] == Meaning::Position(position);
        if let Some(own) = tree.word(node).filter(means) {
            return Some(own);
        }
        let names = &mut self.of[position.index()];
        // A name of several nodes will never refer to one of them.
        while names.front().is_some_and(|name| !means(name)) {
            names.pop_front();
        }
        names.front().copied()
    }
}

/// The names on the path to a node, each after a slash; none if they lead elsewhere.
fn way_to(tree: &GameTree, node: NodeId) -> Option<String> {
    let Some(parent) = tree.parent(node) else { return Some(String::new()) };
    let name = tree.name(node).filter(|name| !name.contains('/'))?;
    let is_first = tree.children(parent).find(|&child| tree.name(child) == Some(name)) == Some(node);
    way_to(tree, parent).filter(|_| is_first).map(|way| format!("{way}/{name}"))
}

/// Writes player and score of a node, unless they can be left out.
fn push_head(tree: &GameTree, node: NodeId, head: &mut String) {
    let turn = Some(tree.turn(node)).filter(|&turn| turn != tree.default_player(node).into());
    head.push_str(turn.map_or("", Turn::word));
    if let Some(score) = tree.score(node) {
        head.push_str(if turn.is_some() { " " } else { "" });
        head.push_str(&score.to_string());
    }
}

/// Reads a tree, and reports where each score is, in bytes.
fn read_noting_scores(text: &str, note_score: &mut dyn FnMut(NodeId, Range<usize>)) -> Result<GameTree, ParseError> {
    if let Some(end) = end_of_room(text) {
        return Err(ParseErrorKind::TooLong.at(end..end, text));
    }
    let mut tokens = Tokens::new(text);
    let mut builder = TreeBuilder::default();
    let mut brackets = Brackets::default();
    let error = |kind: ParseErrorKind, range: &Range<usize>| kind.at(range.clone(), text);
    loop {
        let start = tokens.range();
        let is_up_to_chance = builder.is_up_to_chance();
        let head = tokens.head(is_up_to_chance).map_err(|(kind, range)| error(kind, &range))?;
        if is_up_to_chance {
            let next = NodeId(builder.node_count() as u32);
            brackets
                .weighings
                .last_mut()
                .expect("a chance node is open")
                .add(next, head.weight.clone())
                .map_err(|kind| error(kind, &start))?;
        }
        if let Some((name, range)) = &head.met_again {
            let first = match builder.named(name).or_else(|| builder.at(name).map(Some)) {
                None => return Err(error(ParseErrorKind::UnknownPosition, range)),
                Some(None) => return Err(error(ParseErrorKind::AmbiguousPosition, range)),
                Some(Some(first)) if builder.is_open(first) => {
                    return Err(error(ParseErrorKind::EndlessPosition, range));
                }
                Some(Some(first)) => first,
            };
            builder.repeat(head.name, first).map_err(|kind| error(kind.into(), range))?;
            if close_brackets(&mut tokens, &mut brackets, &mut builder).map_err(|(kind, range)| error(kind, &range))? {
                return Ok(builder.finish());
            }
            continue;
        }
        let node = builder
            .open(head.name, head.turn, head.score.as_ref().map(|(score, _)| *score))
            .map_err(|kind| error(kind.into(), head.score.as_ref().map_or(&start, |(_, range)| range)))?;
        if let Some((_, range)) = &head.score {
            note_score(node, range.clone());
        }
        if let Token::Open(bracket) = tokens.peek()
            && !head.is_outcome
        {
            let opened_at = tokens.range();
            tokens.next();
            if let Token::Close(_) = tokens.peek() {
                return Err(error(ParseErrorKind::EmptyNode, &(opened_at.start..tokens.range().end)));
            }
            brackets.open.push((bracket, opened_at));
            if builder.is_up_to_chance() {
                brackets.weighings.push(ChanceWeights::default());
            }
            continue;
        }
        if head.score.is_none() {
            return Err(missing(&tokens, &brackets.open, &head, &start, text));
        }
        builder.close().expect("a leaf has its score");
        if close_brackets(&mut tokens, &mut brackets, &mut builder).map_err(|(kind, range)| error(kind, &range))? {
            return Ok(builder.finish());
        }
    }
}

/// Open brackets and their weights.
#[derive(Default)]
struct Brackets {
    /// Each bracket with its place.
    open: Vec<(char, Range<usize>)>,
    /// The weights of the children of each open chance node.
    weighings: Vec<ChanceWeights>,
}

/// Closes what ends after a node; returns true at the end of the text.
fn close_brackets(
    tokens: &mut Tokens<'_>,
    brackets: &mut Brackets,
    builder: &mut TreeBuilder,
) -> Result<bool, (ParseErrorKind, Range<usize>)> {
    let mut after_comma = false;
    while let Some((opening, opened_at)) = brackets.open.last() {
        match tokens.peek() {
            Token::Close(closing) if closing == token::closing(*opening) => {
                brackets.open.pop();
                if builder.is_up_to_chance() {
                    brackets.weighings.pop().expect("a chance node is open").weigh(builder)?;
                }
                tokens.next();
                builder.close().expect("a bracket holds at least one node");
                after_comma = false;
            }
            Token::Close(_) => return Err((ParseErrorKind::MismatchedBracket, tokens.range())),
            Token::Comma if !after_comma => {
                tokens.next();
                after_comma = true;
            }
            Token::End => return Err((ParseErrorKind::Unclosed, opened_at.clone())),
            _ => return Ok(false),
        }
    }
    match tokens.peek() {
        Token::End => Ok(true),
        _ => Err((ParseErrorKind::TrailingText, tokens.range().start..tokens.text_end())),
    }
}

/// The error of a head with no score and no children.
fn missing(
    tokens: &Tokens<'_>,
    brackets: &[(char, Range<usize>)],
    head: &token::Head<'_>,
    start: &Range<usize>,
    text: &str,
) -> ParseError {
    let bare = head.weight.is_none() && head.name.is_none() && head.turn.is_none();
    match (tokens.peek(), brackets.last()) {
        (Token::End, Some((_, opened_at))) => ParseErrorKind::Unclosed.at(opened_at.clone(), text),
        (Token::End, None) if bare => ParseErrorKind::UnexpectedEnd.at(tokens.range(), text),
        _ if bare => ParseErrorKind::UnexpectedCharacter.at(tokens.range(), text),
        _ => ParseErrorKind::MissingScore.at(start.clone(), text),
    }
}
