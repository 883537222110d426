//! The arguments of a command line, and the command that they are for.

use std::ffi::OsString;

use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, CommandFactory, FromArgMatches, Parser, Subcommand, ValueHint};

use crate::error::CliError;
use crate::streams::Streams;
use crate::{compare, game, link, manual, picture, random, run, steps, sweep, trace, tree};

/// Minimax, alpha-beta and their relatives on game trees, for papers, slides and notebooks
#[derive(Parser)]
#[command(name = "secateur", version, arg_required_else_help = true)]
#[command(after_help = "Every command lists its options with examples: secateur trace --help")]
pub struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// A whole run as one JSON object: every event, with what it proves
    #[command(after_help = trace::EXAMPLES)]
    Trace(trace::TraceCommand),
    /// Compare the costs of all algorithms on a tree
    #[command(after_help = compare::EXAMPLES)]
    Compare(compare::CompareCommand),
    /// Draw one step of a run
    #[command(after_help = picture::EXAMPLES)]
    Picture(Box<picture::PictureCommand>),
    /// Export a whole run: slides, a handout, an animation, a table
    #[command(after_help = run::EXAMPLES)]
    Run(Box<run::RunCommand>),
    /// List what happens at each step of a run
    #[command(after_help = steps::EXAMPLES)]
    Steps(Box<steps::StepsCommand>),
    /// Show what another score at a leaf would change
    #[command(after_help = sweep::EXAMPLES)]
    Sweep(Box<sweep::SweepCommand>),
    /// Make a random tree; the same seed always gives the same tree
    #[command(after_help = random::EXAMPLES)]
    Random(random::RandomCommand),
    /// Convert a tree to another form: JSON, DOT, forest, Python, an outline
    #[command(after_help = tree::EXAMPLES)]
    Tree(tree::TreeCommand),
    /// Games: count positions, search them, grow trees, play
    #[command(after_help = game::EXAMPLES)]
    Game(Box<game::GameCommand>),
    /// The page's address for a tree and how it is searched
    #[command(after_help = link::EXAMPLES)]
    Link(Box<link::LinkCommand>),
    /// Completions for a shell
    #[command(after_help = manual::COMPLETIONS_EXAMPLES)]
    Completions(manual::CompletionsCommand),
    /// The manual page of the program or of a command
    #[command(after_help = manual::EXAMPLES)]
    Man(manual::ManCommand),
}

/// The command in the arguments, which begin with the program's name.
pub fn read(words: impl IntoIterator<Item = OsString>) -> Result<Command, CliError> {
    let words: Vec<OsString> = words.into_iter().collect();
    let read = match CommandLine::try_parse_from(&words) {
        Err(error) if [ErrorKind::UnknownArgument, ErrorKind::InvalidValue].contains(&error.kind()) => {
            with_hyphens(&words, error)
        }
        read => read,
    };
    let command = read.map(|words| words.command)?;
    if let Command::Game(_) = command {
        game::check_said_once(&words)?;
    }
    Ok(command)
}

/// The command, if a tree or a path among the arguments begins with a hyphen. This is tried last, because it takes any misspelt option for
/// one; so `error` is reported unless it is about a number.
fn with_hyphens(words: &[OsString], error: clap::Error) -> Result<CommandLine, clap::Error> {
    let is_free = |arg: &Arg| arg.is_positional() || arg.get_value_hint() == ValueHint::FilePath;
    let taking = |arg: Arg| if is_free(&arg) { arg.allow_hyphen_values(true) } else { arg };
    let program = CommandLine::command().mut_subcommands(|command| command.mut_args(taking));
    let read = program.try_get_matches_from(words).and_then(|matches| CommandLine::from_arg_matches(&matches));
    read.map_err(|other| if blames_a_number(&error) { other } else { error })
}

fn blames_a_number(error: &clap::Error) -> bool {
    let blamed = error.get(ContextKind::InvalidArg).map(ToString::to_string).unwrap_or_default();
    blamed.strip_prefix('-').is_some_and(|rest| !rest.starts_with(|sign: char| sign == '-' || sign.is_alphabetic()))
}

impl Command {
    pub fn run(&self, streams: &mut Streams) -> Result<(), CliError> {
        match self {
            Command::Trace(trace) => trace.run(streams),
            Command::Compare(compare) => compare.run(streams),
            Command::Picture(picture) => picture.run(streams),
            Command::Run(run) => run.run(streams),
            Command::Steps(steps) => steps.run(streams),
            Command::Sweep(sweep) => sweep.run(streams),
            Command::Random(random) => random.run(streams),
            Command::Tree(tree) => tree.run(streams),
            Command::Game(game) => game.run(streams),
            Command::Link(link) => link.run(streams),
            Command::Completions(completions) => completions.run(streams),
            Command::Man(man) => man.run(streams),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_sentences(command: &clap::Command) {
        for argument in command.get_arguments().filter(|argument| !argument.is_hide_set()) {
            assert!(argument.get_help().is_some(), "{} {}", command.get_name(), argument.get_id());
        }
        command.get_subcommands().for_each(check_sentences);
    }

    #[test]
    fn every_option_has_a_sentence() {
        let mut program = CommandLine::command();
        program.build();
        check_sentences(&program);
    }
}
