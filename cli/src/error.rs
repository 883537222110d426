//! Why the program cannot do what was requested, and how it then ends.

use std::fmt;
use std::process::ExitCode;

use clap::error::ErrorKind;

/// A sentence, with the place if there is one.
#[derive(Debug)]
pub enum CliError {
    /// The tree, a score or a file cannot be used.
    Unusable(String),
    /// The command line itself is wrong.
    Words(String),
    /// Help was requested, or is needed.
    Help(Box<clap::Error>),
    /// The reader has closed the output, which is not an error.
    Closed,
}

impl CliError {
    pub fn unusable(sentence: impl fmt::Display) -> CliError {
        CliError::Unusable(sentence.to_string())
    }

    pub fn words(sentence: impl fmt::Display) -> CliError {
        CliError::Words(sentence.to_string())
    }

    pub fn code(&self) -> ExitCode {
        match self {
            CliError::Unusable(_) => ExitCode::from(1),
            CliError::Words(_) => ExitCode::from(2),
            CliError::Help(help) => u8::try_from(help.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from),
            CliError::Closed => ExitCode::SUCCESS,
        }
    }

    /// Its message, if any.
    pub fn sentence(&self) -> Option<&str> {
        match self {
            CliError::Unusable(sentence) | CliError::Words(sentence) => Some(sentence),
            CliError::Help(_) | CliError::Closed => None,
        }
    }
}

impl From<clap::Error> for CliError {
    fn from(error: clap::Error) -> CliError {
        use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
        match error.kind() {
            DisplayHelp | DisplayVersion | DisplayHelpOnMissingArgumentOrSubcommand => CliError::Help(Box::new(error)),
            _ => CliError::Words(short(&error.render().to_string())),
        }
    }
}

/// clap's message about a mistake in at most three lines: the sentence, the alternatives, and where to read more.
fn short(told: &str) -> String {
    let told = told.strip_prefix("error: ").unwrap_or(told);
    let lines = told.lines().map(str::trim_end).filter(|line| !line.is_empty() && !line.starts_with("Usage:"));
    let (last, lines): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with("For more information"));
    lines.into_iter().take(2).chain(last).collect::<Vec<&str>>().join("\n")
}
