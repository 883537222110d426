//! The program `secateur`: the core's functions for scripts, papers and slides. It reads arguments and writes text; the core defines
//! searches, pictures and links.
//!
//! The exit code is 0, or 1 if a tree, score or file cannot be used, or 2 if the command line itself is wrong.

#![deny(missing_docs)]

mod columns;
mod command;
mod compare;
mod error;
mod fonts;
mod frames;
mod game;
mod gif;
#[cfg(test)]
mod guide;
mod json;
mod link;
mod manual;
mod notations;
mod output;
mod picture;
mod progress;
mod random;
mod run;
mod search_options;
mod step;
mod steps;
mod streams;
mod sweep;
mod teller;
mod trace;
mod tree;
mod tree_options;
mod values;
mod vector;
mod view_options;
#[allow(dead_code, reason = "what is held against the page asks for more")]
mod words;

use std::io::{self, Write};
use std::panic::resume_unwind;
use std::process::ExitCode;
use std::thread;

use error::CliError;
use streams::Streams;

/// A search recurses as deep as its game; the usual stack is too small.
const STACK: usize = 1 << 28;

fn main() -> ExitCode {
    let program = thread::Builder::new().stack_size(STACK).spawn(run).expect("there is room for the program");
    program.join().unwrap_or_else(|panic| resume_unwind(panic))
}

fn run() -> ExitCode {
    let mut streams = Streams { input: &mut io::stdin().lock(), output: &mut io::stdout().lock() };
    let done = command::read(std::env::args_os()).and_then(|command| command.run(&mut streams));
    let Err(error) = done else { return ExitCode::SUCCESS };
    // If stderr is closed too, the exit code still tells.
    match (&error, error.sentence()) {
        (CliError::Help(help), _) => drop(help.print()),
        (_, Some(sentence)) => drop(writeln!(io::stderr(), "error: {sentence}")),
        _ => (),
    }
    error.code()
}
