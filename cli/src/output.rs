//! Where a result goes: a file whose ending says of which kind it is, or standard output.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};

use crate::fault::Fault;
use crate::streams::Streams;

/// A file, or standard output.
#[derive(Args)]
#[command(next_help_heading = "Output")]
pub struct Output {
    /// The file; its extension gives the format. "-" is standard output
    #[arg(long, short, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub output: PathBuf,
}

impl Output {
    /// Whether it goes to standard output.
    pub fn is_standard(&self) -> bool {
        self.output.as_os_str() == "-"
    }

    /// Of which kind it is to be: as is said, or else as the file ends.
    pub fn kind<K: Copy>(&self, said: Option<K>, named: fn(&str) -> Option<K>, all: &[&str]) -> Result<K, Fault> {
        let ending = self.output.extension().and_then(|ending| ending.to_str()).map(str::to_lowercase);
        if let Some(kind) = said.or_else(|| named(ending.as_deref()?)) {
            return Ok(kind);
        }
        let (name, kinds) = (self.output.display(), all.join(", "));
        Err(Fault::words(if self.is_standard() {
            format!("on standard output nothing says of which kind the result is to be: give --format, one of {kinds}")
        } else {
            format!("the ending of {name} says no kind of result; there are: {kinds}")
        }))
    }

    /// Writes the whole result.
    pub fn write(&self, bytes: impl AsRef<[u8]>, streams: &mut Streams) -> Result<(), Fault> {
        if self.is_standard() { streams.write(bytes) } else { write(&self.output, bytes) }
    }
}

/// Writes a file.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), Fault> {
    fs::write(path, bytes).map_err(|error| Fault::unusable(format!("{} cannot be written: {error}", path.display())))
}
