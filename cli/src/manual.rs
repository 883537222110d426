//! What is installed beside the program: completions for shells, and manual pages.

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::command::CommandLine;
use crate::error::CliError;
use crate::streams::Streams;

pub const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  secateur completions bash > ~/.local/share/bash-completion/completions/secateur
  secateur completions zsh > ~/.zfunc/_secateur
  secateur completions fish > ~/.config/fish/completions/secateur.fish";

pub const EXAMPLES: &str = "\
Examples:
  secateur man > ~/.local/share/man/man1/secateur.1
  secateur man trace | man -l -
  secateur man game search | man -l -";

#[derive(Args)]
pub struct CompletionsCommand {
    /// Which shell
    shell: Shell,
}

impl CompletionsCommand {
    pub fn run(&self, streams: &mut Streams) -> Result<(), CliError> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut CommandLine::command(), "secateur", &mut script);
        streams.write(script)
    }
}

#[derive(Args)]
pub struct ManCommand {
    /// A command, and perhaps a verb of it; without one, the program
    #[arg(value_name = "COMMAND")]
    of: Vec<String>,
}

impl ManCommand {
    pub fn run(&self, streams: &mut Streams) -> Result<(), CliError> {
        let mut program = CommandLine::command();
        program.build();
        let page = self.of.iter().try_fold(&program, |of, name| {
            let found = of.find_subcommand(name).filter(|found| !found.is_hide_set());
            found.ok_or_else(|| CliError::words(format!("there is no command {name:?}")))
        })?;
        let mut text = Vec::new();
        clap_mangen::Man::new(page.clone()).render(&mut text).expect("memory takes what is written");
        streams.write(text)
    }
}
