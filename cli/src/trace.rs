//! `secateur trace`: the whole run as one JSON object.

use std::io::{self, Write};

use clap::Args;
use secateur::search::{self, Settings};
use secateur::{Report, notation};

#[derive(Args)]
pub struct Trace {
    /// The tree as text, such as "((3 12 8) (2 4 6) (14 5 2))".
    #[arg(allow_hyphen_values = true)]
    tree: String,
}

impl Trace {
    pub fn run(&self) -> Result<(), String> {
        let tree = notation::read(&self.tree).map_err(|error| error.to_string())?;
        let settings = Settings::default();
        let trace = search::record(&tree, &settings).map_err(|error| error.to_string())?;
        let report = serde_json::to_string(&Report::of(&tree, &trace, &settings)).expect("a report is plain data");
        writeln!(io::stdout(), "{report}").map_err(|error| error.to_string())
    }
}
