//! The program `secateur`: what the core knows of a tree, for scripts, papers and slides. It reads words and writes text; what a
//! search, a picture or a link is, the core says.

#![deny(missing_docs)]

mod trace;
#[allow(dead_code, reason = "what says sentences is still to come")]
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Minimax, alpha-beta and their relatives on game trees.
#[derive(Parser)]
#[command(name = "secateur", version)]
struct Words {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// The whole run as one JSON object.
    Trace(trace::Trace),
}

fn main() -> ExitCode {
    let done = match Words::parse().command {
        Command::Trace(trace) => trace.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("error: {fault}");
            ExitCode::FAILURE
        }
    }
}
