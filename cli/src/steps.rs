//! `secateur steps`: lists what happens at each step of a run.

use clap::Args;
use secateur::Score;
use secateur::Window;
use secateur::report::JsonScore;
use secateur::rows::EventRow;
use secateur_export::Studio;
use serde_json::json;

use crate::columns::columns;
use crate::error::CliError;
use crate::json::{formatted, text};
use crate::streams::Streams;
use crate::teller::Teller;
use crate::tree_options::{TreeInput, TreeOptions};
use crate::view_options::ViewOptions;

pub const EXAMPLES: &str = "\
Examples:
  secateur steps \"((3 12 8) (2 4 6) (14 5 2))\"
  secateur steps --grain cut-off --language pl --file tree.txt
  secateur steps --notation e --json \"((3 12) (2 4))\" | jq -r '.steps[].sentence'";

#[derive(Args)]
pub struct StepsCommand {
    #[command(flatten)]
    given: TreeOptions,
    #[command(flatten)]
    listing: Listing,
}

/// How the steps are listed, for any tree.
#[derive(Args)]
pub struct Listing {
    #[command(flatten)]
    pub shown: ViewOptions,
    /// One JSON object instead of the table
    #[arg(long)]
    json: bool,
}

impl StepsCommand {
    pub fn run(&self, streams: &mut Streams) -> Result<(), CliError> {
        self.listing.list(|streams, _| self.given.read(streams), streams)
    }
}

impl Listing {
    pub fn list(&self, tree: impl TreeInput, streams: &mut Streams) -> Result<(), CliError> {
        let ((run, boards), words) = (self.shown.run(|settings| tree(streams, settings))?, self.shown.words());
        let manner = self.shown.manner(&run, boards, &words);
        let stops = run.stops(manner.course, manner.grain, usize::MAX);
        let studio = Studio::new(run, manner);
        let told = told(&studio, &Teller::new(&words, &studio), &stops.steps);
        if self.json {
            let steps: Vec<_> = told.iter().map(StepReport::json).collect();
            return streams.line(&text(&formatted(json!({ "steps": steps }))));
        }
        let head = ["step", "kind", "node", "sentence"].map(str::to_owned);
        let line = |StepReport { row, name, sentence }: &StepReport| {
            vec![row.step.to_string(), row.kind.to_owned(), name.clone(), sentence.clone()]
        };
        let lines: Vec<Vec<String>> = std::iter::once(head.to_vec()).chain(told.iter().map(line)).collect();
        let table = columns(&lines, head.len());
        streams.write(table.lines().map(|line| format!("{}\n", line.trim_end())).collect::<String>())
    }
}

/// The report on a step.
pub struct StepReport {
    pub row: EventRow,
    /// The name of its node; "#" and its number in pre-order if it has none.
    pub name: String,
    pub sentence: String,
}

/// Reports on the given steps, except the untouched tree.
pub fn told(studio: &Studio, teller: &Teller, steps: &[usize]) -> Vec<StepReport> {
    let (tree, trace) = (&studio.run().tree, &studio.run().trace);
    let told = |&step: &usize| {
        let row = EventRow::at(tree, trace, step);
        let name = Some(teller.name(row.node)).filter(|name| !name.is_empty());
        StepReport {
            name: name.unwrap_or_else(|| format!("#{}", row.node.0)),
            sentence: teller.sentence(step).text(),
            row,
        }
    };
    steps.iter().filter(|&&step| 0 < step).map(told).collect()
}

impl StepReport {
    fn json(&self) -> serde_json::Value {
        let EventRow { step, kind, node, window, value, .. } = self.row;
        let number = |score: Score| json!(JsonScore(score));
        let end = |end: fn(Window) -> Score| window.map(|window| number(end(window)));
        let (alpha, beta) = (end(Window::alpha), end(Window::beta));
        json!({
            "step": step, "kind": kind, "node": node, "name": self.name, "alpha": alpha, "beta": beta,
            "value": value.map(number), "sentence": self.sentence,
        })
    }

    /// As a row of a table, with numbers for scripts.
    pub fn cells(&self, score: &dyn Fn(Score) -> String) -> Vec<String> {
        let EventRow { step, window, value, .. } = self.row;
        let said = |value: Option<Score>| value.map(score).unwrap_or_default();
        let (alpha, beta) = (said(window.map(Window::alpha)), said(window.map(Window::beta)));
        vec![step.to_string(), self.name.clone(), alpha, beta, said(value), self.sentence.clone()]
    }
}
