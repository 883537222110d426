//! The program as a shell runs it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The outcome of a command line: the exit code, standard output and standard error.
#[derive(PartialEq, Debug)]
pub struct ProgramOutput {
    pub code: Option<i32>,
    pub out: String,
    pub errors: String,
}

/// The program, without arguments yet.
pub fn secateur() -> Command {
    Command::new(env!("CARGO_BIN_EXE_secateur"))
}

/// The program's answer to these arguments and this input.
pub fn said_to(words: &[&str], input: &[u8]) -> ProgramOutput {
    let piped = || Stdio::piped();
    let mut program =
        secateur().args(words).stdin(piped()).stdout(piped()).stderr(piped()).spawn().expect("the program starts");
    // It may end without reading.
    drop(program.stdin.take().unwrap().write_all(input));
    let Output { status, stdout, stderr } = program.wait_with_output().unwrap();
    let [out, errors] = [stdout, stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    ProgramOutput { code: status.code(), out, errors }
}

/// The program's answer to these arguments.
pub fn said(words: &[&str]) -> ProgramOutput {
    said_to(words, b"")
}
