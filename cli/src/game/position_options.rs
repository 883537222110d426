//! The options of a game, and the position in question.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{Arg, Args, Command};
use secateur::Tree;
use secateur_games::{Evaluation, Game, GameField, Options, Play, Quiet, Texts};

use super::choices::Choices;
use crate::error::CliError;

#[derive(Args)]
#[command(next_help_heading = "Game")]
pub struct PositionOptions {
    #[command(flatten)]
    choices: Choices,
    /// The position as text; by default the initial one
    #[arg(long, global = true, value_name = "TEXT", allow_hyphen_values = true, value_parser = text)]
    position: Option<String>,
    /// The moves played so far; search also takes "-", to read one game per line from standard input
    #[arg(long, global = true, value_name = "TEXT", allow_hyphen_values = true, value_parser = text)]
    moves: Option<String>,
}

/// A position or moves, which may begin with a hyphen; another option is not one.
fn text(text: &str) -> Result<String, String> {
    let word = text.strip_prefix("--").and_then(|option| option.split('=').next());
    let is_option = word.is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'));
    // A board may begin with empty squares.
    if is_option && !text.starts_with("---") { Err("a text is missing here".to_owned()) } else { Ok(text.to_owned()) }
}

/// Refuses a game's option both before and after the verb: clap would silently take the later one.
pub fn check_said_once(words: &[OsString]) -> Result<(), clap::Error> {
    let mut command = PositionOptions::augment_args(Command::new("game"));
    command.build();
    let is_of = |arg: &Arg, word: &OsString| {
        let option = word.to_str().and_then(|word| word.strip_prefix("--"));
        option.and_then(|option| option.split('=').next()) == arg.get_long()
    };
    let count = |arg: &&Arg| words.iter().filter(|word| is_of(arg, word)).count();
    let twice = command.get_arguments().find(|arg| 1 < count(arg));
    let Some(twice) = twice.map(ToString::to_string) else { return Ok(()) };
    let error = format!("the argument '{twice}' cannot be used multiple times");
    Err(command.error(ErrorKind::ArgumentConflict, error))
}

/// The text of a game with further fields.
pub fn with_fields(text: String, said: impl IntoIterator<Item = (GameField, Option<String>)>) -> String {
    let said = said.into_iter().filter_map(|(field, value)| Some(format!("&{}={}", field.id(), value?)));
    said.fold(text, |text, field| text + &field)
}

impl PositionOptions {
    pub fn options(&self) -> Options {
        let Choices(choices) = &self.choices;
        let options = Options::default().at(self.position.clone());
        choices.iter().fold(options, |options, (option, value)| options.with(option, value.clone()))
    }

    /// Whether only the text of the position determines the board's size.
    pub fn is_sized_by_position(&self) -> bool {
        self.position.is_some() && !self.choices.0.iter().any(|(option, _)| option.is_size)
    }

    /// Whether many games come from standard input.
    pub fn is_many(&self) -> bool {
        self.moves.as_deref() == Some("-")
    }

    /// Whether the position in question may not be the initial one.
    pub fn is_begun(&self) -> bool {
        self.position.is_some() || self.moves.is_some()
    }

    fn text(&self, name: &str, moves: Option<String>) -> String {
        let Choices(choices) = &self.choices;
        let chosen = choices.iter().map(|(option, value)| (GameField::Option(option), Some(value.clone())));
        let said = chosen.chain([(GameField::Position, self.position.clone()), (GameField::Moves, moves)]);
        with_fields(format!("{}={name}", GameField::Game.id()), said)
    }

    /// The game before any of the moves.
    pub fn board<G: Texts>(&self, name: &str, game: G) -> Result<ChosenPosition<G>, CliError> {
        let position = match &self.position {
            Some(text) => game.read_position(text).map_err(|bad| CliError::unusable(format!("--position, {bad}")))?,
            None => game.start(),
        };
        Ok(ChosenPosition { text: self.text(name, None), game, position, played: 0 })
    }

    /// The game after the moves.
    pub fn laid<G: Texts>(&self, name: &str, game: G) -> Result<ChosenPosition<G>, CliError> {
        let laid = self.board(name, game)?;
        let Some(moves) = &self.moves else { return Ok(laid) };
        let (played, (position, count)) = laid.after(moves, "--moves, ")?;
        Ok(ChosenPosition {
            text: self.text(name, Some(played).filter(|moves| !moves.is_empty())),
            position,
            played: count,
            ..laid
        })
    }
}

/// A game, and the position in question.
pub struct ChosenPosition<G: Game> {
    /// Its options, as the text of a game.
    pub text: String,
    pub game: G,
    pub position: G::Position,
    /// The known number of moves before it.
    pub played: usize,
}

impl<G: Texts> ChosenPosition<G> {
    /// Further moves in the game's own form, the position after them, and the number of moves before that; `place` says where their text
    /// is.
    pub fn after(&self, moves: &str, place: &str) -> Result<(String, (G::Position, usize)), CliError> {
        let played = self.game.replay(&self.position, moves);
        let played = played.map_err(|bad| CliError::unusable(format!("{place}{bad}")))?;
        let last = played.last().map_or(&self.position, |(_, position)| position);
        Ok((self.game.write_moves(&self.position, &played), (last.clone(), self.played + played.len())))
    }
}

/// Moves of a tree from its root on, as texts.
pub fn texts<G: Texts, E: Evaluation<G>, Q: Quiet<G>>(play: &Play<'_, G, E, Q>, line: &[G::Move]) -> Vec<String> {
    let mut node = play.root();
    let text = |&by: &G::Move| {
        let text = play.write_move(&node, by);
        node = play.child(&node, by);
        text
    };
    line.iter().map(text).collect()
}
