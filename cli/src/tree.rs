//! `secateur tree`: a tree in the form of other programs.

use clap::Args;
use secateur::forms::{self, Form, WRITTEN};

use crate::error::CliError;
use crate::streams::Streams;
use crate::tree_options::TreeOptions;
use crate::values::ids;

pub const EXAMPLES: &str = "\
Examples:
  secateur tree \"(max (min 3 12 8) (min 2 4 6))\"
  secateur tree --format json \"((3 12 8) (2 4 6))\"
  secateur tree --format forest --file tree.json";

#[derive(Args)]
pub struct TreeCommand {
    #[command(flatten)]
    given: TreeOptions,
    /// The form to write; each of these can also be read
    #[arg(long, value_name = "FORM", default_value = "notation", value_parser = ids(WRITTEN.iter().map(|written| written.form.id()), Form::named))]
    format: Form,
}

impl TreeCommand {
    pub fn run(&self, streams: &mut Streams) -> Result<(), CliError> {
        let searched = self.given.read(streams)?;
        let text = forms::write(&searched.tree, self.format);
        let refused = || CliError::unusable(format!("the format {} cannot hold all of this tree", self.format.id()));
        streams.line(&text.ok_or_else(refused)?)
    }
}
