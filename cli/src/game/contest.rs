//! `secateur game … match`: games between two programs.

use clap::Args;
use secateur_games::{MatchTally, Playable, Program, contest};
use serde::Serialize;

use super::thinking::told;
use crate::error::CliError;
use crate::json::{formatted, text};
use crate::progress::Progress;
use crate::streams::Streams;
use crate::values::whole;

pub const EXAMPLES: &str = "\
A program is depth, beyond and weights, such as depth=4,beyond=2,corners=20; by default depth=4, beyond=0 and the game's own weights.
Each opening is drawn at random and played twice, once from each side.

Examples:
  secateur game connect-four match --games 100 --first depth=4 --second depth=2
  secateur game reversi --size 6x6 match --seed 7 --first depth=3,corners=20 --second depth=3,corners=0 --json";

#[derive(Args)]
pub struct MatchCommand {
    /// Number of games
    #[arg(long, value_name = "NUMBER", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Seed of the random numbers
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole::<u64>)]
    seed: u64,
    /// Settings of the first program
    #[arg(long, value_name = "PROGRAM", default_value = "depth=4")]
    first: String,
    /// Settings of the second program
    #[arg(long, value_name = "PROGRAM", default_value = "depth=4")]
    second: String,
    /// One JSON object instead of readable lines
    #[arg(long)]
    json: bool,
}

/// The results of the games, and the confidence interval of the share of points.
#[derive(Serialize)]
pub struct Result95 {
    wins: u32,
    draws: u32,
    losses: u32,
    low: f64,
    high: f64,
}

impl Result95 {
    pub fn from_tally(tally: MatchTally) -> Result95 {
        let MatchTally { wins, draws, losses } = tally;
        let (low, high) = tally.interval();
        Result95 { wins, draws, losses, low, high }
    }

    pub fn told(&self, who: &str) -> String {
        let Result95 { wins, draws, losses, low, high } = self;
        let share = 100.0 * (f64::from(*wins) + 0.5 * f64::from(*draws)) / f64::from(wins + draws + losses);
        let [low, high] = [low, high].map(|end| 100.0 * end);
        format!(
            "{who}: {wins} wins, {draws} draws, {losses} losses\n\
             points: {share:.1} %, in 95 of 100 cases from {low:.1} to {high:.1} %\n"
        )
    }
}

impl MatchCommand {
    pub fn run<G: Playable>(&self, game: &G, streams: &mut Streams) -> Result<(), CliError> {
        let program = |text: &str, option: &str| {
            Program::read(game, text).map_err(|bad| CliError::unusable(format!("{option}: {}", told(game, &bad))))
        };
        let programs = [program(&self.first, "--first")?, program(&self.second, "--second")?];
        let result = Result95::from_tally(play(game, programs, self.games, self.seed));
        if self.json {
            streams.line(&text(&formatted(result)))
        } else {
            streams.write(result.told("the first program"))
        }
    }
}

/// The games, with progress.
pub fn play<G: Playable>(game: &G, programs: [Program; 2], games: u32, seed: u64) -> MatchTally {
    let mut progress = Progress::new("Games", games as usize);
    let played = contest(game, programs, games, seed, &mut |tally| {
        progress.tell(tally.games() as usize);
        true
    });
    played.expect("nobody has stopped it")
}
