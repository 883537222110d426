//! The words of a command line, and which command they are for.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use secateur::Score;
use secateur::notation::read_score;

use crate::fault::Fault;
use crate::streams::Streams;
use crate::{compare, lines, link, manual, random, trace};

/// Minimax, alpha-beta and their relatives on game trees, for papers, slides and notebooks
#[derive(Parser)]
#[command(name = "secateur", version, arg_required_else_help = true, disable_help_subcommand = true)]
#[command(after_help = "Every command tells its options and gives examples: secateur trace --help")]
pub struct Words {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// A whole run as one JSON object: every event, with what it proves
    #[command(after_help = trace::EXAMPLES)]
    Trace(trace::Trace),
    /// What every algorithm costs on a tree
    #[command(after_help = compare::EXAMPLES)]
    Compare(compare::Compare),
    /// A tree by chance, the same for a seed for ever
    #[command(after_help = random::EXAMPLES)]
    Random(random::Random),
    /// The page's address for a tree and how it is searched
    #[command(after_help = link::EXAMPLES)]
    Link(link::Link),
    /// What a shell needs to complete these words
    #[command(after_help = manual::COMPLETIONS_EXAMPLES)]
    Completions(manual::Completions),
    /// The manual page of the program or of a command
    #[command(after_help = manual::EXAMPLES)]
    Man(manual::Man),
    /// Answers each line of the input, a JSON array of words, by a line
    #[command(hide = true)]
    Lines,
}

/// What the words ask for, the program's name in front.
pub fn read(words: impl IntoIterator<Item = OsString>) -> Result<Command, Fault> {
    let mut words: Vec<OsString> = words.into_iter().collect();
    let read = Words::try_parse_from(&words);
    // Of numbers below 0 clap knows, but not of a lost game.
    let read = match read {
        Err(error) if error.kind() == ErrorKind::UnknownArgument && words.last().is_some_and(is_loss) => {
            words.insert(words.len() - 1, "--".into());
            Words::try_parse_from(&words).map_err(|_| error)
        }
        read => read,
    };
    read.map(|words| words.command).map_err(Fault::from)
}

/// Whether a word is a whole tree: `-inf`.
fn is_loss(word: &OsString) -> bool {
    word.to_str().is_some_and(|word| read_score(word) == Ok(Score::MINUS_INFINITE))
}

impl Command {
    pub fn run(&self, streams: &mut Streams) -> Result<(), Fault> {
        match self {
            Command::Trace(trace) => trace.run(streams),
            Command::Compare(compare) => compare.run(streams),
            Command::Random(random) => random.run(streams),
            Command::Link(link) => link.run(streams),
            Command::Completions(completions) => completions.run(streams),
            Command::Man(man) => man.run(streams),
            Command::Lines => lines::run(streams),
        }
    }
}
