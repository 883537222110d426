//! The destination of a result: a file whose extension gives the format, or standard output.

use std::fs;
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueHint};
use secateur_export::{FORMATS, Format};

use crate::error::CliError;
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
    /// Whether this is standard output.
    pub fn is_standard(&self) -> bool {
        self.output.as_os_str() == "-"
    }

    /// Its format among these: the requested one, or else that of the file's extension.
    pub fn format(
        &self,
        said: Option<&'static Format>,
        is_one: impl Fn(&Format) -> bool,
    ) -> Result<&'static Format, CliError> {
        let ending = self.output.extension().and_then(|ending| ending.to_str()).map(str::to_lowercase);
        let formats = FORMATS.iter().filter(|format| is_one(format));
        if let Some(format) =
            said.or_else(|| formats.clone().find(|format| ending.as_deref() == Some(format.extension)))
        {
            return Ok(format);
        }
        let kinds: Vec<&str> = formats.map(|format| format.extension).collect();
        let (name, kinds) = (self.output.display(), kinds.join(", "));
        Err(CliError::words(if self.is_standard() {
            format!("standard output has no extension to give the format: use --format with one of {kinds}")
        } else {
            format!("the extension of {name} gives no format; the formats are: {kinds}")
        }))
    }

    /// Writes the whole result.
    pub fn write(&self, bytes: impl AsRef<[u8]>, streams: &mut Streams) -> Result<(), CliError> {
        if self.is_standard() { streams.write(bytes) } else { write(&self.output, bytes) }
    }
}

/// The formats of some kind, by extension.
pub fn formats(is_one: fn(&Format) -> bool) -> impl TypedValueParser<Value = &'static Format> {
    let formats = move || FORMATS.iter().filter(move |format| is_one(format));
    let values = formats().map(|format| PossibleValue::new(format.extension).help(format.help));
    let named = move |ending: String| formats().find(|format| format.extension == ending);
    PossibleValuesParser::new(values).map(move |ending| named(ending).expect("a format of the table"))
}

/// Writes a file.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), CliError> {
    fs::write(path, bytes).map_err(|error| CliError::unusable(format!("{} cannot be written: {error}", path.display())))
}
