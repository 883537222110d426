//! The games by name, for choosing one at run time. A game is a module with its row of the table; the list is here, and nothing else knows
//! which games there are.

use std::error::Error;
use std::fmt;

use super::{AnyGame, Calm, Features, Game, GameOption, Options, Solve, Texts, any_game};

pub(super) mod chess;
pub(super) mod connect_four;
pub(super) mod draughts;
pub(super) mod gomoku;
pub(super) mod kalah;
pub(super) mod mnk;
pub(super) mod nim;
pub(super) mod reversi;
pub(super) mod tic_tac_toe;

/// Passes every game to a macro, in the order of the picker: its module, and its parts of an [`AnyGame`].
macro_rules! every_game {
    ($d:tt $then:ident) => {
        $then! { $d
            nim: Nim(nim::Nim);
            mnk: Mnk(mnk::Mnk<u64>), WideMnk(mnk::Mnk<Wide>);
            tic_tac_toe:;
            gomoku:;
            connect_four: ConnectFour(connect_four::ConnectFour<u64>), WideConnectFour(connect_four::ConnectFour<u128>);
            reversi: Reversi(reversi::Reversi);
            draughts: Draughts(draughts::Draughts);
            kalah: Kalah(kalah::Kalah);
            chess: Chess(chess::Chess);
        }
    };
}
pub(super) use every_game;

/// All options of games, in the order of a text.
pub const OPTIONS: &[GameOption] = &[
    // Size of the board.
    super::options::SIZE,
    nim::HEAPS,
    mnk::MNK,
    // Rules.
    nim::RULE,
    nim::MOST,
    nim::DIE,
    kalah::CAPTURE,
    kalah::REST,
    mnk::ALL_MOVES,
];

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// The name in settings and links.
    pub id: &'static str,
    /// Its name in an English sentence.
    pub name: &'static str,
    /// Its options.
    pub options: &'static [GameOption],
}

macro_rules! table {
    ($d:tt $($rules:ident: $($kind:ident($game:ty)),*;)*) => {
        /// Every game, in the order of the picker.
        pub const GAMES: &[GameRow] = &[$($rules::ROW),*];

        /// Does something with the game with this name.
        pub fn with_game<V: Visitor>(id: &str, options: &Options, visitor: V) -> Result<V::Output, BadGame> {
            $(
                if id == $rules::ROW.id {
                    $rules::ROW.check(options)?;
                    return $rules::choose(options, visitor);
                }
            )*
            Err(BadGame::NoGame(id.to_owned()))
        }
    };
}

every_game! { $ table }

/// A game with everything that a page or a command line shows of it.
pub trait Playable: Texts + Features + Calm + Solve + Clone + Into<AnyGame> {}

impl<G: Texts + Features + Calm + Solve + Clone + Into<AnyGame>> Playable for G {}

/// An operation on any game: written once, and compiled for every game.
pub trait Visitor {
    /// Its result.
    type Output;

    /// Does it.
    fn visit<G: Playable>(self, game: G) -> Self::Output;
}

impl GameRow {
    /// Checks that no option is given that the game lacks.
    fn check(&self, options: &Options) -> Result<(), BadGame> {
        let strange = OPTIONS.iter().find(|option| options.get(option).is_some() && !self.options.contains(option));
        strange.map_or(Ok(()), |option| Err(BadGame::NoOption(option)))
    }
}

/// Whether some positions of a game are mirror images of each other, which its first moves reveal.
pub fn has_mirrors<G: Game + Clone>(game: &G) -> bool {
    // The moves that programs leave out may be the mirror images.
    let game = game.by_rules();
    let start = game.start();
    game.moves(&start).map(|by| game.play(&start, by)).any(|next| game.shape(&next) != game.key(&next))
}

/// The names of the games with some property, for a sentence: “draughts and chess”.
pub fn names_of(is_so: impl Fn(&AnyGame) -> bool) -> String {
    let is_one = |row: &&GameRow| any_game(row.id, &Options::default()).is_ok_and(|game| is_so(&game));
    let names: Vec<&str> = GAMES.iter().filter(is_one).map(|row| row.name).collect();
    match &names[..] {
        [others @ .., last] if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        names => names.concat(),
    }
}

/// Why there is no such game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadGame {
    /// No game has this name.
    NoGame(String),
    /// The game has no such option.
    NoOption(&'static GameOption),
    /// The game has no such rule among the option's choices.
    NoRule(&'static GameOption, String),
    /// The game has no such size; with those that it has.
    Size(&'static str),
}

impl fmt::Display for BadGame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadGame::NoGame(id) => {
                let ids: Vec<&str> = GAMES.iter().map(|row| row.id).collect();
                write!(out, "there is no game “{id}”, only {}", ids.join(", "))
            }
            BadGame::NoOption(option) => write!(out, "this game has no option “{}”", option.id),
            BadGame::NoRule(_, id) => write!(out, "this game has no rule “{id}”"),
            BadGame::Size(sizes) => write!(out, "this game has no such size, only {sizes}"),
        }
    }
}

impl Error for BadGame {}
