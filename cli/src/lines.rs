//! Many command lines in one process, for tests that ask much: every line of the input is one, as a JSON array of its words, and is
//! answered by a line, with what it writes or an object with the error.

use std::ffi::OsString;
use std::io::BufRead;

use serde_json::json;

use crate::command;
use crate::fault::Fault;
use crate::json::formatted;
use crate::streams::Streams;

pub fn run(streams: &mut Streams) -> Result<(), Fault> {
    let mut answers = String::new();
    for line in std::io::BufReader::new(&mut streams.input).lines() {
        let line = line.map_err(Fault::unusable)?;
        let words: Vec<String> = serde_json::from_str(&line).map_err(Fault::unusable)?;
        answers.extend([&answer(words), "\n"]);
    }
    streams.write(answers)
}

fn answer(words: Vec<String>) -> String {
    let mut output = Vec::new();
    let mut streams = Streams { input: &mut std::io::empty(), output: &mut output };
    let words = std::iter::once("secateur".to_owned()).chain(words).map(OsString::from);
    let done = command::read(words).and_then(|command| command.run(&mut streams));
    match done {
        Ok(()) => String::from_utf8_lossy(&output).trim_end().to_owned(),
        Err(fault) => crate::json::text(&formatted(json!({ "error": fault.sentence() }))),
    }
}
