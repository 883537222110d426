//! `secateur sweep`: what another score at a leaf would change.

use clap::Args;
use secateur::score::Interval;
use secateur::search::{SearchError, Settings};
use secateur::sweep::{self, LeafEntry, Piece};
use secateur::{GameTree, NodeId, Score};
use serde::Serialize;

use crate::columns::columns;
use crate::error::CliError;
use crate::json::{formatted, text};
use crate::notations::NotationOption;
use crate::search_options::{FullSearchOptions, refused};
use crate::streams::{self, Streams};
use crate::tree_options::TreeOptions;
use crate::values::score_word;

pub const EXAMPLES: &str = "\
Examples:
  secateur sweep \"((3 12 8) (2 4 6) (14 5 2))\"
  secateur sweep --leaf 4 --returns fail-hard \"((3 12 8) (2 4 6) (14 5 2))\"
  secateur sweep --json --file tree.txt | jq '.leaves[] | select(.low < .high) | .node'";

#[derive(Args)]
pub struct SweepCommand {
    #[command(flatten)]
    given: TreeOptions,
    /// Only this leaf: its name, or its number in the order of the text, from 1
    #[arg(long, value_name = "LEAF")]
    leaf: Option<String>,
    /// A JSON object instead of the tables
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    searching: FullSearchOptions,
    #[command(flatten)]
    notated: NotationOption,
}

/// The JSON object.
#[derive(Serialize)]
struct Leaves<'a> {
    leaves: Vec<LeafEntry<'a>>,
}

/// A leaf, the interval in which the root follows it, and its pieces.
type LeafPieces = (NodeId, Interval, Vec<Piece>);

impl SweepCommand {
    pub fn run(&self, streams: &mut Streams) -> Result<(), CliError> {
        let settings = self.searching.settings(self.notated.course())?;
        let searched = self.given.read(streams)?;
        let tree = &searched.tree;
        let swept = self.swept(tree, &settings)?;
        if sweep::MOST_LEAVES < tree.leaf_count() {
            let most = sweep::MOST_LEAVES;
            streams::note(&format!("more than {most} leaves: only the interval in which the root follows each"));
        }
        if self.json {
            let entry = |(leaf, interval, pieces): &LeafPieces| LeafEntry::new(tree, *leaf, *interval, pieces);
            return streams.line(&text(&formatted(Leaves { leaves: swept.iter().map(entry).collect() })));
        }
        let tables: Vec<String> = swept.iter().map(|swept| table(tree, swept)).collect();
        streams.write(tables.join("\n"))
    }

    fn swept(&self, tree: &GameTree, settings: &Settings) -> Result<Vec<LeafPieces>, CliError> {
        let leaves: Vec<NodeId> = match &self.leaf {
            // A repeated position is listed once.
            None => tree.nodes().filter(|&node| tree.is_leaf(node) && tree.position(node) == node).collect(),
            Some(word) => {
                let count = tree.leaf_count();
                let missing =
                    || CliError::unusable(format!("no leaf is called {word:?}, and their numbers are 1 to {count}"));
                vec![sweep::leaf_called(tree, word).ok_or_else(missing)?]
            }
        };
        let refused = |error| match error {
            SearchError::Chance => CliError::unusable("this tree has chance nodes, so no leaf decides alone"),
            error => refused(tree, settings, error),
        };
        let intervals = sweep::intervals(tree, settings).map_err(refused)?;
        let swept = |leaf: NodeId| Ok((leaf, intervals[leaf.index()], sweep::sweep(tree, settings, leaf)?));
        leaves.into_iter().map(swept).collect::<Result<_, _>>().map_err(refused)
    }
}

fn table(tree: &GameTree, (leaf, interval, pieces): &LeafPieces) -> String {
    let name = tree.name(*leaf).map_or(String::new(), |name| format!(" ({name})"));
    let score = tree.score(*leaf).map_or(String::new(), |score| format!(", which has {}", score_word(score)));
    let (low, high) = (score_word(interval.low), score_word(interval.high));
    let effect = match interval.low == interval.high {
        true => format!("the root is {low} whatever its score"),
        false => format!("the root is its score clamped between {low} and {high}"),
    };
    let head = format!("node {}{name}{score}: {effect}\n", leaf.0);
    let rows = [HEADS.map(str::to_owned)].into_iter().chain(pieces.iter().map(cells)).map(Vec::from);
    let rows: Vec<Vec<String>> = rows.take(if pieces.is_empty() { 0 } else { usize::MAX }).collect();
    let is_value = pieces.iter().all(|piece| piece.is_value);
    let note =
        if is_value { "" } else { "the result is what this search returns, which may differ from the root's value\n" };
    head + &columns(&rows, 1) + note
}

const HEADS: [&str; 5] = ["score", "result", "move", "leaves", "cut"];

/// “3 < x < 4”, and the search's result there; “x” is the leaf's own score.
fn cells(piece: &Piece) -> [String; HEADS.len()] {
    let (from, to) = (score_word(piece.from), score_word(piece.to));
    let holds = |end: Score, yes: &'static str, no: &'static str| if piece.holds(end) { yes } else { no };
    let place = match (piece.from.is_finite(), piece.to.is_finite()) {
        (false, false) => "x".to_owned(),
        (false, true) => format!("x {} {to}", holds(piece.to, "≤", "<")),
        (true, false) => format!("x {} {from}", holds(piece.from, "≥", ">")),
        (true, true) if from == to => format!("x = {from}"),
        (true, true) => format!("{from} {} x {} {to}", holds(piece.from, "≤", "<"), holds(piece.to, "≤", "<")),
    };
    let result = piece.score.map_or("x".to_owned(), score_word);
    let cut: Vec<String> = piece.cut.iter().map(|node| node.0.to_string()).collect();
    let cut = if cut.is_empty() { "–".to_owned() } else { cut.join(" ") };
    let best = piece.best.map_or("–".to_owned(), |best| best.0.to_string());
    [place, result, best, piece.leaves.len().to_string(), cut]
}
