//! `secateur game`: games by their rules. Each verb has a file; the core knows what a game is.

use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use secateur::search::ChildOrder;
use secateur_games::{BadGame, GAMES, Playable, Visitor, with_game};

use crate::error::CliError;
use crate::streams::Streams;
pub use position_options::check_said_once;
use position_options::{ChosenPosition, PositionOptions};

mod choices;
mod compare;
mod contest;
mod growing;
mod learn;
mod perft;
mod position_options;
mod search;
mod thinking;

pub const EXAMPLES: &str = "\
Options of a game may stand before or after the verb, and every verb lists its own: secateur game chess search --help

Examples:
  secateur game tic-tac-toe perft --depth 9
  secateur game connect-four --moves 4453 search --depth 8 --order centre-first
  secateur game reversi --size 6x6 match --games 100 --first depth=4 --second depth=2
  secateur game nim --heaps 1,2 tree | secateur picture - --output nim.svg";

#[derive(Args)]
#[command(arg_required_else_help = true, disable_help_subcommand = true, subcommand_value_name = "VERB")]
#[command(subcommand_help_heading = "Verbs")]
pub struct GameCommand {
    /// Which game
    #[arg(value_parser = PossibleValuesParser::new(GAMES.iter().map(|row| row.id)))]
    name: String,
    #[command(flatten)]
    chosen: PositionOptions,
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Count sequences of moves, or positions, ply by ply
    #[command(after_help = perft::EXAMPLES)]
    Perft(perft::PerftCommand),
    /// Find the score of a position, and the line of play that leads to it
    #[command(after_help = search::EXAMPLES)]
    Search(Box<search::GameSearchCommand>),
    /// Count the leaves that every algorithm evaluates to each depth, and alpha-beta in each move order
    #[command(after_help = compare::EXAMPLES)]
    Compare(compare::GameCompareCommand),
    /// Write the tree of a game, as text
    #[command(after_help = growing::TREE_EXAMPLES)]
    Tree(growing::TreeTextCommand),
    /// Draw one step of a search of the tree
    #[command(after_help = growing::PICTURE_EXAMPLES)]
    Picture(Box<growing::GamePictureCommand>),
    /// Export a whole search of the tree: slides, a handout, an animation, a table
    #[command(after_help = growing::RUN_EXAMPLES)]
    Run(Box<growing::GameRunCommand>),
    /// List what happens at each step of a search of the tree
    #[command(after_help = growing::STEPS_EXAMPLES)]
    Steps(Box<growing::GameStepsCommand>),
    /// The page's address for the tree and how it is searched
    #[command(after_help = growing::LINK_EXAMPLES)]
    Link(Box<growing::GameLinkCommand>),
    /// Play games between two programs, each opening from both sides
    #[command(after_help = contest::EXAMPLES)]
    Match(contest::MatchCommand),
    /// Learn weights by playing a program against itself
    #[command(after_help = learn::EXAMPLES)]
    Learn(learn::LearnCommand),
}

impl Verb {
    /// The order in which a search considers the moves.
    fn order(&self) -> Option<ChildOrder> {
        match self {
            Verb::Search(search) => search.order(),
            Verb::Compare(compare) => compare.order(),
            Verb::Tree(text) => text.order(),
            Verb::Picture(picture) => picture.order(),
            Verb::Run(run) => run.order(),
            Verb::Steps(steps) => steps.order(),
            Verb::Link(link) => link.order(),
            Verb::Perft(_) | Verb::Match(_) | Verb::Learn(_) => None,
        }
    }

    fn run<G: Playable>(&self, laid: &ChosenPosition<G>, streams: &mut Streams) -> Result<(), CliError> {
        match self {
            Verb::Perft(perft) => perft.run(laid, streams),
            Verb::Search(search) => search.run(laid, streams),
            Verb::Compare(compare) => compare.run(laid, streams),
            Verb::Tree(text) => text.run(laid, streams),
            Verb::Picture(picture) => picture.run(laid, streams),
            Verb::Run(run) => run.run(laid, streams),
            Verb::Steps(steps) => steps.run(laid, streams),
            Verb::Link(link) => link.run(laid, streams),
            Verb::Match(contest) => contest.run(&laid.game, streams),
            Verb::Learn(learn) => learn.run(&laid.game, streams),
        }
    }
}

impl GameCommand {
    pub fn run(&self, streams: &mut Streams) -> Result<(), CliError> {
        let asked = CommandVisitor { game: self, streams };
        with_game(&self.name, &self.chosen.options(), asked).unwrap_or_else(|bad| Err(self.refused(&bad)))
    }

    /// Why there is no such game. A board of another size may come from the position.
    fn refused(&self, bad: &BadGame) -> CliError {
        match bad {
            BadGame::Size(_) if self.chosen.is_sized_by_position() => CliError::unusable(format!("--position: {bad}")),
            _ => CliError::words(format!("{}: {bad}", self.name)),
        }
    }
}

/// A command that waits for its game.
struct CommandVisitor<'a, 's> {
    game: &'a GameCommand,
    streams: &'a mut Streams<'s>,
}

impl Visitor for CommandVisitor<'_, '_> {
    type Output = Result<(), CliError>;

    fn visit<G: Playable>(self, game: G) -> Result<(), CliError> {
        let GameCommand { name, chosen, verb } = self.game;
        if let Some(order) = verb.order().filter(|&order| order.is_of_game() && game.own_order() != Some(order)) {
            let own =
                game.own_order().map_or("it has none of its own".into(), |own| format!("its own is {}", own.id()));
            return Err(CliError::words(format!("this game has no order {}; {own}", order.id())));
        }
        match verb {
            Verb::Search(search) if chosen.is_many() => search.each(&chosen.board(name, game)?, self.streams),
            _ if chosen.is_many() => Err(CliError::words("--moves - reads many games, which only search does")),
            Verb::Match(_) | Verb::Learn(_) if chosen.is_begun() => Err(CliError::words(
                "these games begin with the initial position, so --position and --moves cannot be given",
            )),
            Verb::Match(_) | Verb::Learn(_) if game.has_chance() => {
                Err(CliError::words("this game has chance nodes, which the programs of match and learn cannot handle"))
            }
            verb => verb.run(&chosen.laid(name, game)?, self.streams),
        }
    }
}
