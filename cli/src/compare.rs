//! `secateur compare`: the cost of every algorithm in the table on a tree.

use clap::Args;
use secateur::Bound;
use secateur::Counts;
use secateur::search::{ALGORITHMS, SearchError, Settings};

use crate::columns::columns;
use crate::error::CliError;
use crate::json::{formatted, text};
use crate::notations::NotationOption;
use crate::search_options::{SearchRules, refused};
use crate::streams::{self, Streams};
use crate::tree_options::{LoadedTree, TreeOptions};
use crate::values::score_word;

pub const EXAMPLES: &str = "\
Examples:
  secateur compare \"((3 12 8) (2 4 6) (14 5 2))\"
  secateur compare --order best-first --file tree.txt
  secateur random --branching 4 --depth 5 | secateur compare --json -";

#[derive(Args)]
pub struct CompareCommand {
    #[command(flatten)]
    given: TreeOptions,
    /// A JSON array, one object per algorithm, instead of the table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    rules: SearchRules,
    #[command(flatten)]
    notated: NotationOption,
}

impl CompareCommand {
    pub fn run(&self, streams: &mut Streams) -> Result<(), CliError> {
        let settings = self.rules.settings(self.notated.course())?;
        let (rows, missing) = rows(&self.given.read(streams)?, &settings)?;
        if let Some(reason) = missing {
            streams::note(&reason);
        }
        if self.json {
            return streams.line(&text(&rows.iter().map(formatted).collect::<Vec<_>>()));
        }
        streams.write(table(&rows))
    }
}

/// The counts of every algorithm, and why some have no row: with chance, only those that handle it have one; those that always stop at inner
/// nodes need static evaluations there. A limit that stops all of them there is an error.
fn rows(searched: &LoadedTree, settings: &Settings) -> Result<(Vec<Counts>, Option<String>), CliError> {
    let (mut rows, mut missing) = (Vec::new(), None);
    // Without chance, the searches for it do the same as alpha-beta.
    for &algorithm in ALGORITHMS.iter().filter(|row| !row.chance || searched.tree.has_chance()) {
        let settings = Settings { algorithm, ..*settings };
        match searched.record(&settings) {
            Ok(trace) => rows.push(Counts::at_end(&searched.tree, &trace, &settings)),
            Err(error @ SearchError::MissingStaticEvaluation { .. }) if algorithm.deepens => {
                let because = refused(&searched.tree, &settings, error).sentence().unwrap_or_default().to_owned();
                missing = Some(format!("no row for a search that cannot run here: {because}"));
            }
            Err(SearchError::Chance) => {
                missing = Some("no rows for the searches that cannot handle chance nodes".to_owned())
            }
            Err(error) => return Err(refused(&searched.tree, &settings, error)),
        }
    }
    Ok((rows, missing))
}

/// The counts as a table.
fn table(rows: &[Counts]) -> String {
    let lines: Vec<Vec<String>> =
        std::iter::once(COLUMNS.map(str::to_owned)).chain(rows.iter().map(cells)).map(Vec::from).collect();
    columns(&lines, 1)
}

const COLUMNS: [&str; 9] =
    ["algorithm", "leaves", "distinct", "visits", "cutoffs", "passes", "probes", "score", "bound"];

/// The cells of a row; "–" for a run that did not finish.
fn cells(counts: &Counts) -> [String; COLUMNS.len()] {
    let score = counts.score().map_or("–".to_owned(), score_word);
    let numbers = [counts.leaves, counts.distinct, counts.visits, counts.cutoffs, counts.passes, counts.probes];
    let [leaves, distinct, visits, cutoffs, passes, probes] = numbers.map(|number| number.to_string());
    let bound = counts.bound.map_or("–", Bound::id).to_owned();
    [counts.algorithm.to_owned(), leaves, distinct, visits, cutoffs, passes, probes, score, bound]
}
