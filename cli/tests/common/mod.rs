//! The program as a shell runs it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What came of a command line: the exit code, and what was written to standard output and error.
#[derive(PartialEq, Debug)]
pub struct ProgramOutput {
    pub code: Option<i32>,
    pub out: String,
    pub errors: String,
}

/// The program, its words still to come.
pub fn secateur() -> Command {
    Command::new(env!("CARGO_BIN_EXE_secateur"))
}

/// What the program says to these words and that input.
pub fn said_to(words: &[&str], input: &[u8]) -> ProgramOutput {
    let piped = || Stdio::piped();
    let mut program =
        secateur().args(words).stdin(piped()).stdout(piped()).stderr(piped()).spawn().expect("the program starts");
    // It may well end without reading.
    drop(program.stdin.take().unwrap().write_all(input));
    let Output { status, stdout, stderr } = program.wait_with_output().unwrap();
    let [out, errors] = [stdout, stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    ProgramOutput { code: status.code(), out, errors }
}

/// What the program says to these words.
pub fn said(words: &[&str]) -> ProgramOutput {
    said_to(words, b"")
}
