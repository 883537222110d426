//! `secateur game … perft`: counts sequences of moves, or positions.

use clap::Args;
use secateur_games::{Perft, PerftUnit, Playable};
use serde::Serialize;

use super::position_options::ChosenPosition;
use crate::error::CliError;
use crate::json::{formatted, text};
use crate::progress::Progress;
use crate::streams::Streams;
use crate::values::plies;

pub const EXAMPLES: &str = "\
Examples:
  secateur game connect-four perft --depth 7
  secateur game tic-tac-toe perft --depth 9 --distinct --symmetry --json
  secateur game chess perft --depth 3 --position \"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1\"";

#[derive(Args)]
pub struct PerftCommand {
    /// Down to this ply; ply 0 is the position itself, and a throw counts as a ply, like a move
    #[arg(long, value_name = "PLIES", value_parser = plies)]
    depth: usize,
    /// Count positions, each once per ply, instead of sequences of moves
    #[arg(long)]
    distinct: bool,
    /// Count mirror images as one position
    #[arg(long, requires = "distinct")]
    symmetry: bool,
    /// One JSON object instead of the table
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct PerftReport {
    plies: Vec<u64>,
    ended: Vec<u64>,
}

impl PerftCommand {
    pub fn run<G: Playable>(&self, laid: &ChosenPosition<G>, streams: &mut Streams) -> Result<(), CliError> {
        let counted = match (self.distinct, self.symmetry) {
            (_, true) => PerftUnit::Shapes,
            (true, _) => PerftUnit::Positions,
            _ => PerftUnit::Sequences,
        };
        let mut progress = Progress::endless("Counting");
        let counts = Perft::count(&laid.game, &laid.position, self.depth, counted, &mut || {
            progress.tick();
            true
        });
        drop(progress);
        let last = counts.plies.len() - 1;
        if last < self.depth && counts.plies[last] != counts.ended[last] {
            return Err(CliError::unusable(format!("ply {} has more positions than can be stored at once", last + 1)));
        }
        if self.json {
            let Perft { plies, ended } = counts;
            return streams.line(&text(&formatted(PerftReport { plies, ended })));
        }
        streams.write(table(&counts, if self.distinct { "positions" } else { "sequences" }))
    }
}

fn table(counts: &Perft, what: &str) -> String {
    let rows = counts.plies.iter().zip(&counts.ended).enumerate();
    let line = |ply: &str, count: &str, ended: &str| format!("{ply:>3}  {count:>20}  {ended:>20}\n");
    let rows = rows.map(|(ply, (count, ended))| line(&ply.to_string(), &count.to_string(), &ended.to_string()));
    std::iter::once(line("ply", what, "ended")).chain(rows).collect()
}
