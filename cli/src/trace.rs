//! `secateur trace`: the whole run as one JSON object.

use clap::Args;
use secateur::Report;

use crate::error::CliError;
use crate::json::{formatted, text};
use crate::notations::NotationOption;
use crate::search_options::{FullSearchOptions, record};
use crate::streams::Streams;
use crate::tree_options::TreeOptions;

pub const EXAMPLES: &str = "\
Examples:
  secateur trace \"((3 12 8) (2 4 6) (14 5 2))\"
  secateur trace --algorithm pvs --window 0 10 --file tree.txt
  secateur trace --notation e \"((3 12) (2 4))\" | jq .principal_variation";

#[derive(Args)]
pub struct TraceCommand {
    #[command(flatten)]
    given: TreeOptions,
    #[command(flatten)]
    searching: FullSearchOptions,
    #[command(flatten)]
    notated: NotationOption,
}

impl TraceCommand {
    pub fn run(&self, streams: &mut Streams) -> Result<(), CliError> {
        let settings = self.searching.settings(self.notated.course())?;
        let searched = self.given.read(streams)?;
        let settings = self.searching.on(&searched.tree, settings);
        let trace = record(&searched, &settings)?;
        streams.line(&text(&formatted(Report::new(&searched.tree, &trace, &settings))))
    }
}
