//! The games by name, for whoever chooses one while the program runs. A game is one file and one row.

use std::error::Error;
use std::fmt;

use super::board::Board;
use super::chess;
use super::{AnyGame, Calm, Features, Game, Solve, Texts, connect_four, draughts, kalah, mnk, nim, reversi};
use secateur::named;

/// A game with all that a page or a command line shows of it.
pub trait Playable: Texts + Features + Calm + Solve + Clone + Into<AnyGame> {}

impl<G: Texts + Features + Calm + Solve + Clone + Into<AnyGame>> Playable for G {}

/// What is to be done with a game, whichever it is: written once, and compiled for every game by itself.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Playable>(self, game: G) -> Self::Output;
}

named! {
    /// Something about a game that can be chosen.
    GameOption {
        /// Width and height; pits and seeds.
        Size = "size",
        /// The sizes of heaps.
        Heaps = "heaps",
        /// Width, height, and how many in a row.
        Mnk = "mnk",
        /// By another rule: `misere`.
        Rule = "rule",
        /// The most that a move takes.
        Most = "most",
        /// When seeds are captured: `opposite`, or `alone`, too.
        Capture = "capture",
        /// To whom seeds go that are left at the end: to their `owner`, or to the `opponent`.
        Rest = "rest",
        /// Also the moves that a program leaves out.
        AllMoves = "all-moves",
    }
}

/// What is chosen; what is not is as the game has it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Width and height; of Kalah pits and seeds.
    pub size: Option<(usize, usize)>,
    /// The sizes of the heaps.
    pub heaps: Option<Vec<u32>>,
    /// The text of a position that is going to be read: what is not chosen is as it says, as far as a text can say that.
    pub position: Option<String>,
    /// Width, height, and how many in a row.
    pub mnk: Option<(usize, usize, usize)>,
    /// By the rule of this name.
    pub rule: Option<String>,
    /// The most that a move takes, from 1 on.
    pub most: Option<u32>,
    /// When seeds are captured.
    pub capture: Option<String>,
    /// To whom seeds go that are left at the end.
    pub rest: Option<String>,
    /// Whether all moves are looked at, also those far from any stone.
    pub all_moves: bool,
}

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// The name in settings and links.
    pub id: &'static str,
    /// What can be chosen.
    pub options: &'static [GameOption],
}

macro_rules! games {
    ($($(#[$when:meta])? $id:literal $rules:ident $make:ident, [$($option:ident),*];)*) => {
        /// Every game, in the order of the picker.
        pub const GAMES: &[GameRow] =
            &[$($(#[$when])? GameRow { id: $id, options: &[$(GameOption::$option),*] }),*];

        /// Does something with the game of this name.
        pub fn with_game<V: Visitor>(id: &str, options: &Options, visitor: V) -> Result<V::Output, BadGame> {
            match id {
                $($(#[$when])? $id => {
                    options.only(&[$(GameOption::$option),*])?;
                    $rules::$make(options, visitor)
                })*
                _ => Err(BadGame::NoGame(id.to_owned())),
            }
        }
    };
}

games! {
    "nim" nim choose, [Heaps, Rule, Most];
    "mnk" mnk choose, [Mnk, AllMoves];
    "tic-tac-toe" mnk choose, [];
    "gomoku" mnk choose_gomoku, [Size, AllMoves];
    "connect-four" connect_four choose, [Size];
    "reversi" reversi choose, [Size];
    "draughts" draughts choose, [Size];
    "kalah" kalah choose, [Size, Capture, Rest];
    "chess" chess choose, [];
}

/// Whether some positions of a game are one another's mirror images, which its first moves tell.
pub fn has_mirrors<G: Game + Clone>(game: &G) -> bool {
    // What programs leave out may be just those.
    let game = game.by_rules();
    let start = game.start();
    game.moves(&start).map(|by| game.play(&start, by)).any(|next| game.shape(&next) != game.key(&next))
}

impl Options {
    /// Nothing that the game does not know.
    fn only(&self, known: &[GameOption]) -> Result<(), BadGame> {
        let chosen = [
            (GameOption::Size, self.size.is_some()),
            (GameOption::Heaps, self.heaps.is_some()),
            (GameOption::Mnk, self.mnk.is_some()),
            (GameOption::Rule, self.rule.is_some()),
            (GameOption::Most, self.most.is_some()),
            (GameOption::Capture, self.capture.is_some()),
            (GameOption::Rest, self.rest.is_some()),
            (GameOption::AllMoves, self.all_moves),
        ];
        let strange = chosen.into_iter().find(|(option, is_chosen)| *is_chosen && !known.contains(option));
        strange.map_or(Ok(()), |(option, _)| Err(BadGame::NoOption(option)))
    }

    /// The size that is chosen, or that of a board that is going to be read.
    pub(super) fn board_size(&self) -> Option<(usize, usize)> {
        self.size.or_else(|| Board::size_of(self.position.as_deref()?))
    }
}

/// Why there is no such game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadGame {
    /// No row of the table has this name.
    NoGame(String),
    /// The game has nothing of that kind to choose.
    NoOption(GameOption),
    /// The game has no such rule, of those that the option chooses from.
    NoRule(GameOption, String),
    /// The game has no such size; what it has.
    Size(&'static str),
}

impl fmt::Display for BadGame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadGame::NoGame(id) => {
                let ids: Vec<&str> = GAMES.iter().map(|row| row.id).collect();
                write!(out, "there is no game “{id}”, only {}", ids.join(", "))
            }
            BadGame::NoOption(option) => write!(out, "this game has no option “{}”", option.id()),
            BadGame::NoRule(_, id) => write!(out, "this game has no rule “{id}”"),
            BadGame::Size(sizes) => write!(out, "this game has no such size, only {sizes}"),
        }
    }
}

impl Error for BadGame {}
