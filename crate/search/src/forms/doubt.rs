//! Texts that the notation reads, though they were written in another form: Lisp and forest, with the player's word after the bracket,
//! dictionaries, and payoffs of several players.

use super::value::{self, DataValue};
use super::{Form, FormTrouble, Problem, ReadingNote, data, lines};
use crate::notation::{self, Token, Tokens, turn};
use crate::score::{Player, Turn};
use crate::tree::GameTree;

/// What a text that the notation reads as `tree` is in another form, if any.
///
/// # Errors
/// If both readings make sense, or neither.
pub(super) fn other(
    text: &str,
    tree: &GameTree,
    notes: &mut Vec<ReadingNote>,
) -> Result<Option<(Form, String)>, FormTrouble> {
    if text.contains(['"', '\'', '{'])
        && let Ok(value) = value::read(text)
        && has_dict(&value)
    {
        let (form, draft) = data::read(text, notes)?;
        return Ok(Some((form, notation::write(&draft.tree(notes)?))));
    }
    if let Some(rows) = rows(text) {
        return Ok(Some((Form::Rows, rows)));
    }
    let edited = without_lists_and_colons(text);
    if edited != text
        && text.trim() != notation::write(tree)
        && let Ok(tree) = notation::read(&edited)
    {
        let found = other(&edited, &tree, notes)?;
        return Ok(Some(found.unwrap_or_else(|| (Form::Labels, notation::write(&tree)))));
    }
    let pieces = Pieces::split(text);
    // One child below a player, line by line.
    if pieces.brackets().is_empty() && lines::is_outline(text) {
        let draft = lines::outline(text, notes)?;
        return Ok(Some((Form::Outline, notation::write(&draft.tree(notes)?))));
    }
    if pieces.are_payoffs() {
        return Err(FormTrouble::new(Problem::Payoffs, &pieces.first_group(text)));
    }
    pieces.with_players(text, tree)
}

/// The rows of a matrix of MATLAB, each on a line of its own.
fn rows(text: &str) -> Option<String> {
    let inside = text.trim().strip_prefix('[')?.strip_suffix(']')?;
    if inside.contains(['(', '[', '{', ',', ':']) {
        return None;
    }
    let rows: Vec<&str> = inside.lines().map(str::trim).filter(|row| !row.is_empty()).collect();
    let width = |row: &str| row.split_whitespace().count();
    let is_matrix = 1 < rows.len() && 1 < width(rows[0]) && rows.iter().all(|row| width(row) == width(rows[0]));
    is_matrix.then(|| format!("(({}))", rows.join(")(")))
}

/// The text without the list in `max([3, 12])` and without the colon in `max: (3 12)`: the player is not a name.
fn without_lists_and_colons(text: &str) -> String {
    let mut tokens = Tokens::new(text);
    let mut all = Vec::new();
    while tokens.peek() != Token::End {
        all.push((tokens.peek(), tokens.range()));
        tokens.next();
    }
    let piece = |at: usize| all.get(at).map_or(Token::End, |(piece, _)| *piece);
    let is_player = |at: usize| matches!(piece(at), Token::Word(word) if player(word).is_some());
    let mut dropped = Vec::new();
    let mut open = Vec::new();
    for at in 0..all.len() {
        match piece(at) {
            Token::Open(_) => open.push(at),
            Token::Close(_) => {
                let from = open.pop().unwrap_or(0);
                let is_list = 1 < from && is_player(from - 2) && piece(from) == Token::Open('[');
                if is_list && piece(from - 1) == Token::Open('(') && matches!(piece(at + 1), Token::Close(_)) {
                    dropped.extend([from, at]);
                }
            }
            Token::Colon if 0 < at && is_player(at - 1) && matches!(piece(at + 1), Token::Open(_)) => dropped.push(at),
            _ => (),
        }
    }
    let mut edited = text.to_owned();
    dropped.sort_unstable();
    for at in dropped.into_iter().rev() {
        edited.replace_range(all[at].1.clone(), " ");
    }
    edited
}

/// Nested brackets read as a forest tree, where no label shows that they are.
pub(super) fn forest_of_leaves(text: &str) -> Option<String> {
    if text.contains([',', '(', '{', ':']) {
        return None;
    }
    let pieces = Pieces::split(text);
    let brackets = pieces.brackets();
    let alone = |bracket: &Bracket| bracket.words == usize::from(bracket.items == 1 && bracket.words == 1);
    let is_deep = brackets.iter().any(|bracket| bracket.words == 0);
    (is_deep && brackets.iter().all(alone)).then(|| pieces.as_forest())
}

/// The text with a comma after every number directly before a bracket, which makes the number a leaf.
pub(super) fn with_leaves_before_brackets(text: &str) -> String {
    let mut tokens = Tokens::new(text);
    let mut edited = String::new();
    let mut from = 0;
    let mut before = Token::End;
    while tokens.peek() != Token::End {
        let (piece, range) = (tokens.peek(), tokens.range());
        if let (Token::Word(word), Token::Open(_)) = (before, piece)
            && player(word).is_none()
        {
            edited += &text[from..range.start];
            edited = format!("{}, ", edited.trim_end());
            from = range.start;
        }
        before = piece;
        tokens.next();
    }
    edited + &text[from..]
}

fn has_dict(value: &DataValue) -> bool {
    match value {
        DataValue::Dict(_) => true,
        DataValue::List(list) => list.items.iter().any(has_dict),
        _ => false,
    }
}

/// The tokens of a text.
struct Pieces<'a> {
    all: Vec<Token<'a>>,
}

/// The content of a pair of brackets.
#[derive(Clone, Copy)]
struct Bracket {
    shape: char,
    /// How many brackets are around it.
    depth: usize,
    items: usize,
    /// Items that are words, including the first player's.
    words: usize,
    /// The player whose word comes first.
    player: Option<Player>,
    parent: Option<usize>,
}

fn player(word: &str) -> Option<Player> {
    turn(word).and_then(Turn::player)
}

impl<'a> Pieces<'a> {
    fn split(text: &'a str) -> Pieces<'a> {
        let mut tokens = Tokens::new(text);
        let mut all = Vec::new();
        while tokens.peek() != Token::End {
            all.push(tokens.peek());
            tokens.next();
        }
        Pieces { all }
    }

    fn at(&self, place: usize) -> Token<'a> {
        self.all.get(place).copied().unwrap_or(Token::End)
    }

    fn turn_at(&self, place: usize) -> Option<Turn> {
        match self.at(place) {
            Token::Word(word) if self.at(place + 1) != Token::Colon => turn(word),
            _ => None,
        }
    }

    fn player_at(&self, place: usize) -> Option<Player> {
        self.turn_at(place).and_then(Turn::player)
    }

    fn brackets(&self) -> Vec<Bracket> {
        let mut all: Vec<Bracket> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        for (place, piece) in self.all.iter().enumerate() {
            match *piece {
                Token::Open(shape) => {
                    let parent = open.last().copied();
                    if let Some(parent) = parent {
                        all[parent].items += 1;
                    }
                    let player = self.player_at(place + 1);
                    open.push(all.len());
                    all.push(Bracket { shape, depth: open.len() - 1, items: 0, words: 0, player, parent });
                }
                Token::Close(_) => drop(open.pop()),
                Token::Word(_) if self.at(place + 1) != Token::Colon => {
                    if let Some(&bracket) = open.last() {
                        all[bracket].items += 1;
                        all[bracket].words += 1;
                    }
                }
                _ => (),
            }
        }
        all
    }

    /// Whether every player's word comes directly after a bracket, as an operator does.
    fn are_operators(&self, brackets: &[Bracket]) -> bool {
        let is_in_place = |place: usize| {
            self.player_at(place).is_none() || place != 0 && matches!(self.at(place - 1), Token::Open(_))
        };
        // Two plies of the same player would be odd if nothing says whose turn the first is.
        let is_sensible = |bracket: &Bracket| {
            bracket.parent.is_none_or(|parent| {
                let is_root = brackets[parent].parent.is_none();
                !is_root || brackets[parent].player.is_some() || bracket.player != Some(Player::Max)
            })
        };
        !self.all.contains(&Token::Comma)
            && (0..self.all.len()).all(is_in_place)
            && brackets.iter().any(|bracket| bracket.player.is_some())
            && brackets.iter().all(is_sensible)
    }

    /// Whether a player moves at a leaf, which makes no sense. `is_first`: where the leaf is the first in its bracket.
    fn moves_at_a_leaf(&self, is_first: bool) -> bool {
        (0..self.all.len()).any(|place| {
            let is_here = self.player_at(place).is_some() && matches!(self.at(place + 1), Token::Word(_));
            is_here
                && !matches!(self.at(place + 2), Token::Open(_))
                && (!is_first || place == 0 || matches!(self.at(place - 1), Token::Open(_)))
        })
    }

    fn with_players(&self, text: &str, tree: &GameTree) -> Result<Option<(Form, String)>, FormTrouble> {
        let brackets = self.brackets();
        let operators = self.are_operators(&brackets);
        let inner = |bracket: &Bracket| bracket.words < bracket.items;
        let is_forest = brackets.iter().all(|bracket| match inner(bracket) {
            true => bracket.words == 1 && bracket.player.is_some(),
            false => bracket.words == 1 && bracket.player.is_none(),
        });
        if operators && is_forest && brackets.iter().any(inner) {
            return Ok(Some((Form::Forest, self.as_forest())));
        }
        let meaningless = self.moves_at_a_leaf(false);
        if operators && meaningless {
            return Ok(Some((Form::Lisp, self.as_lisp())));
        }
        let is_labelled = brackets.iter().all(|bracket| bracket.shape == '[')
            && !self.all.contains(&Token::Comma)
            && brackets.iter().any(|bracket| inner(bracket) && bracket.words == 1)
            && brackets.iter().all(|bracket| bracket.words == 1)
            && (0..self.all.len()).all(|place| {
                !matches!(self.at(place), Token::Word(_)) || place != 0 && matches!(self.at(place - 1), Token::Open(_))
            });
        let first = self.all.iter().find_map(|piece| match piece {
            Token::Word(word) => Some(*word),
            _ => None,
        });
        // The program's own output keeps its meaning.
        let is_own = text.trim() == notation::write(tree);
        if !is_own && operators || self.moves_at_a_leaf(true) && !brackets.is_empty() {
            return Err(FormTrouble::new(Problem::Operator, first.unwrap_or_default()));
        }
        if is_labelled && !is_own {
            return Err(FormTrouble::new(Problem::Inner, first.unwrap_or_default()));
        }
        Ok(None)
    }

    /// The same text with each operator before its bracket, as in the notation.
    fn as_lisp(&self) -> String {
        self.written(false)
    }

    /// The same, with a bracket around one word as a leaf.
    fn as_forest(&self) -> String {
        self.written(true)
    }

    fn written(&self, is_forest: bool) -> String {
        let mut text = String::new();
        let mut place = 0;
        while place < self.all.len() {
            match self.at(place) {
                Token::Open(_) => {
                    let next = self.at(place + 1);
                    if let (true, Token::Word(word), Token::Close(_)) = (is_forest, next, self.at(place + 2)) {
                        text += &format!("{word}, ");
                        place += 3;
                        continue;
                    }
                    if let Some(turn) = self.turn_at(place + 1) {
                        text += turn.word();
                        place += 1;
                    }
                    text.push('(');
                }
                Token::Close(_) => text += ") ",
                Token::Word(word) if self.at(place + 1) == Token::Colon => {
                    text += &format!("{word}:");
                    place += 1;
                }
                Token::Word(word) => text += &format!("{word}, "),
                Token::Comma | Token::Colon | Token::End => (),
            }
            place += 1;
        }
        // A comma after the root does not count.
        text.trim_end().trim_end_matches(',').to_owned()
    }

    /// Whether the innermost brackets hold payoffs of several players: each has as many numbers as there can be players, and no node has as
    /// many children; or tuples of numbers in lists.
    fn are_payoffs(&self) -> bool {
        if !self.all.contains(&Token::Comma) || self.all.contains(&Token::Colon) {
            return false;
        }
        let brackets = self.brackets();
        let (last, inner): (Vec<Bracket>, Vec<Bracket>) =
            brackets.iter().partition(|bracket| bracket.words == bracket.items);
        let Some(first) = last.first() else { return false };
        let count = first.items;
        let are_alike = 1 < last.len() && last.iter().all(|bracket| bracket.items == count && bracket.shape == '(');
        let are_whole = inner.iter().all(|bracket| bracket.words == 0);
        let is_listed = 1 < count && inner.iter().all(|bracket| bracket.shape == '[');
        let is_deep = 2 < count
            && inner.iter().all(|bracket| bracket.shape == '(' && bracket.items != count)
            && last.iter().all(|bracket| count <= bracket.depth);
        are_alike && are_whole && (is_listed || is_deep || count == 2 && self.are_opposite())
    }

    /// Whether all numbers come in pairs of a gain and the same loss.
    fn are_opposite(&self) -> bool {
        let numbers: Vec<&str> = self
            .all
            .iter()
            .filter_map(|piece| match piece {
                Token::Word(word) => Some(*word),
                _ => None,
            })
            .collect();
        let is_opposite = |pair: &[&str]| match pair {
            ["0", "0"] => true,
            [gain, loss] => gain != loss && gain.trim_start_matches('-') == loss.trim_start_matches('-'),
            _ => false,
        };
        numbers.chunks(2).all(is_opposite) && numbers.iter().any(|word| *word != "0")
    }

    /// The first innermost bracket of the text.
    fn first_group(&self, text: &str) -> String {
        let close = text.find(')').unwrap_or(0);
        let open = text[..close].rfind('(').unwrap_or(0);
        text.get(open..=close).unwrap_or_default().to_owned()
    }
}
