//! The program's input and output: its standard streams, or, for many command lines in one process, buffers.

use std::io::{self, Read, Write};

use crate::error::CliError;

/// Standard input and output, or their replacements.
pub struct Streams<'a> {
    pub input: &'a mut dyn Read,
    pub output: &'a mut dyn Write,
}

impl Streams<'_> {
    /// Writes a complete result.
    pub fn write(&mut self, bytes: impl AsRef<[u8]>) -> Result<(), CliError> {
        self.output.write_all(bytes.as_ref()).and_then(|()| self.output.flush()).map_err(unwritten)
    }

    /// Writes a text and ends its line.
    pub fn line(&mut self, text: &str) -> Result<(), CliError> {
        self.write(format!("{text}\n"))
    }
}

/// Writes a note on standard error. If that is closed, nothing is lost.
pub fn note(sentence: &str) {
    drop(writeln!(io::stderr(), "note: {sentence}"));
}

/// A reader that closes the pipe early is no error.
pub fn unwritten(error: io::Error) -> CliError {
    match error.kind() {
        io::ErrorKind::BrokenPipe => CliError::Closed,
        _ => CliError::unusable(format!("the result cannot be written: {error}")),
    }
}
