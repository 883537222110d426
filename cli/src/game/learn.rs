//! `secateur game … learn`: weights learned by playing against itself, and how good they are against the first ones.

use clap::Args;
use secateur_games::{Learning, Playable, Program, WeightedSum};
use serde::Serialize;
use serde_json::{Map, Value};

use super::contest::{Result95, play};
use super::thinking::weighing;
use crate::error::CliError;
use crate::json::{formatted, text};
use crate::progress::Progress;
use crate::streams::Streams;
use crate::values::whole;

pub const EXAMPLES: &str = "\
Examples:
  secateur game connect-four --size 5x4 learn --games 400 --depth 4 --weights open-lines=1,centre=1,threes=1
  secateur game reversi --size 6x6 learn --games 400 --seed 7 --depth 2 --json";

#[derive(Args)]
pub struct LearnCommand {
    /// Number of games against itself, with every candidate, and finally against the first weights
    #[arg(long, value_name = "NUMBER", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Seed of the random numbers
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole::<u64>)]
    seed: u64,
    /// How many plies ahead the program looks
    #[arg(long, value_name = "PLIES", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=400))]
    depth: u16,
    /// The initial weights, such as open-lines=1,centre=1; by default the game's own
    #[arg(long, value_name = "FEATURE=WEIGHT,…", allow_hyphen_values = true)]
    weights: Option<String>,
    /// One JSON object instead of readable lines
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct LearnReport {
    weights: Map<String, Value>,
    first: Map<String, Value>,
    r#match: Result95,
}

impl LearnCommand {
    pub fn run<G: Playable>(&self, game: &G, streams: &mut Streams) -> Result<(), CliError> {
        let first = Program { depth: self.depth.into(), beyond: 0, weights: weighing(game, self.weights.as_deref())? };
        let best = Program { weights: self.learned(game, first), ..first };
        // Openings other than those that selected the weights.
        let result = Result95::from_tally(play(game, [best, first], self.games, self.seed.wrapping_add(1)));
        let learned =
            LearnReport { weights: named(game, best.weights), first: named(game, first.weights), r#match: result };
        if self.json { streams.line(&text(&formatted(learned))) } else { streams.write(learned.told()) }
    }

    fn learned<G: Playable>(&self, game: &G, first: Program) -> WeightedSum {
        let learning = Learning { first, games: self.games, seed: self.seed };
        let mut progress = Progress::logged("Learning, games", learning.total(game.features().len()) as usize);
        let learned = learning.run(game, &mut |played| {
            progress.tell(played as usize);
            true
        });
        learned.expect("nobody has stopped it")
    }
}

/// Weights by the names of their features.
fn named<G: Playable>(game: &G, weights: WeightedSum) -> Map<String, Value> {
    let number = |weight: f64| if weight.fract() == 0.0 { Value::from(weight as i64) } else { Value::from(weight) };
    let features = game.features().iter().zip(weights.weights());
    features.map(|(feature, weight)| (feature.id.to_owned(), number(weight))).collect()
}

impl LearnReport {
    /// For human readers.
    fn told(&self) -> String {
        let line = |name: &str, first: &str, learned: &str| format!("{name:<16}{first:>10}{learned:>10}\n");
        let weights = self.weights.iter().zip(self.first.values());
        let rows = weights.map(|((name, learned), first)| line(name, &first.to_string(), &learned.to_string()));
        let rows: String = std::iter::once(line("feature", "first", "learned")).chain(rows).collect();
        format!("{rows}{}", self.r#match.told("the learned weights"))
    }
}
