//! Why the program cannot do what it is asked for, and how it ends then.

use std::fmt;
use std::process::ExitCode;

use clap::error::ErrorKind;

/// A sentence, with the place where there is one.
#[derive(Debug)]
pub enum Fault {
    /// The tree, a score or a file cannot be used.
    Unusable(String),
    /// The command line itself is wrong.
    Words(String),
    /// What was asked for is help, or help is what is needed.
    Help(Box<clap::Error>),
    /// Nobody reads any more what is written, which is no fault of anyone.
    Closed,
}

impl Fault {
    pub fn unusable(sentence: impl fmt::Display) -> Fault {
        Fault::Unusable(sentence.to_string())
    }

    pub fn words(sentence: impl fmt::Display) -> Fault {
        Fault::Words(sentence.to_string())
    }

    pub fn code(&self) -> ExitCode {
        match self {
            Fault::Unusable(_) => ExitCode::from(1),
            Fault::Words(_) => ExitCode::from(2),
            Fault::Help(help) => u8::try_from(help.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from),
            Fault::Closed => ExitCode::SUCCESS,
        }
    }

    /// What is said of it, if anything is.
    pub fn sentence(&self) -> Option<&str> {
        match self {
            Fault::Unusable(sentence) | Fault::Words(sentence) => Some(sentence),
            Fault::Help(_) | Fault::Closed => None,
        }
    }
}

impl From<clap::Error> for Fault {
    fn from(error: clap::Error) -> Fault {
        use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
        match error.kind() {
            DisplayHelp | DisplayVersion | DisplayHelpOnMissingArgumentOrSubcommand => Fault::Help(Box::new(error)),
            _ => Fault::Words(short(&error.render().to_string())),
        }
    }
}

/// What clap says of a mistake in at most three lines: the sentence, what there is instead, and where more is said.
fn short(told: &str) -> String {
    let told = told.strip_prefix("error: ").unwrap_or(told);
    let lines = told.lines().map(str::trim_end).filter(|line| !line.is_empty() && !line.starts_with("Usage:"));
    let (last, lines): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with("For more information"));
    lines.into_iter().take(2).chain(last).collect::<Vec<&str>>().join("\n")
}
