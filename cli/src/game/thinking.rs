//! A program's evaluation of a game: the value of an end, and of a position without further search.

use clap::Args;
use secateur_games::{
    BadWeights, GrowthExtent, Play, Playable, Quiescence, Reason, Utility, WeightedSum, Wins, sure_points,
};

use crate::error::CliError;
use crate::values::{ids, plies};

#[derive(Args)]
#[command(next_help_heading = "Evaluation")]
pub struct Thinking {
    /// Extra plies where a position is not quiet
    #[arg(long, value_name = "PLIES", requires = "depth", default_value_t = 0, value_parser = plies)]
    pub beyond: usize,
    /// Moves considered there: all replies, or only captures; with captures, the player to move may stand pat, which scores the static
    /// evaluation
    #[arg(long, requires = "beyond", default_value = Quiescence::Replies.id(), value_parser = ids(Quiescence::ALL.iter().map(|one| one.id()), Quiescence::named))]
    pub quiescence: Quiescence,
    /// Points from which the evaluation of a quiet position is certain: the search stops there before its limit
    #[arg(long, value_name = "POINTS", requires = "depth", value_parser = points)]
    pub sure: Option<f64>,
    /// Value of the end of a game: by default a win 1, a draw 0, a loss -1, with --depth a win 1000 minus the plies to it; with result W, D
    /// and L, which are inf, 0 and -inf; with a die always a win 1 and a loss 0, so that a score is the probability of winning
    #[arg(long, value_parser = ids(Utility::CHOSEN.iter().map(|one| one.id()), Utility::named))]
    pub utility: Option<Utility>,
    /// Weights of the evaluation's features where the search stops, such as open-lines=1,centre=0; the evaluation always stays below the
    /// smallest win, which is 1 with speed
    #[arg(long, value_name = "FEATURE=WEIGHT,…", allow_hyphen_values = true)]
    pub weights: Option<String>,
}

impl Thinking {
    /// The tree of a game from a position, to its end unless there is a `depth`.
    pub fn play<'g, G: Playable>(
        &self,
        game: &'g G,
        (position, played): (&G::Position, usize),
        depth: Option<usize>,
    ) -> Result<Play<'g, G, WeightedSum, Quiescence>, CliError> {
        if let Some(utility) = self.utility.filter(|utility| !utility.is_of(game)) {
            return Err(CliError::unusable(format!("--utility {}: {}", utility.id(), Reason::for_utility(game))));
        }
        if !self.quiescence.is_of(game) {
            return Err(CliError::unusable(format!("--quiescence captures: {}", Reason::Captures)));
        }
        let weights = weighing(game, self.weights.as_deref())?;
        let play =
            Play::new(game).from(position.clone(), played).counting(self.utility_of(game, depth)).evaluated(weights);
        let play = play.until_quiet(self.quiescence, self.beyond);
        Ok(play.limited(depth).while_unsure(self.sure.unwrap_or(f64::INFINITY)))
    }

    /// The value of the end of a game.
    pub fn utility_of<G: Playable>(&self, game: &G, depth: Option<usize>) -> Utility {
        self.utility.unwrap_or(Utility::usual(game, depth, self.sure))
    }

    /// How a tree of a game is grown with these settings.
    pub fn grown(&self, is_folded: bool, limit: Option<usize>, wins: Wins) -> GrowthExtent {
        let (goes_beyond, ends_when_sure) = (0 < self.beyond, self.sure.is_some());
        GrowthExtent { is_folded, limit, goes_beyond, quiescence: self.quiescence, ends_when_sure, wins }
    }
}

fn points(text: &str) -> Result<f64, String> {
    sure_points(text).ok_or_else(|| "a number from 0 is needed".to_owned())
}

/// The weights in a text, or else the game's own.
pub fn weighing<G: Playable>(game: &G, text: Option<&str>) -> Result<WeightedSum, CliError> {
    WeightedSum::read(game, text.unwrap_or_default())
        .map_err(|bad| CliError::unusable(format!("--weights: {}", told(game, &bad))))
}

/// The error in some weights, and the features that exist.
pub fn told<G: Playable>(game: &G, bad: &BadWeights) -> String {
    let ids: Vec<&str> = game.features().iter().map(|feature| feature.id).collect();
    match bad {
        BadWeights::NoFeature(_) => format!("{bad}, only {}", ids.join(", ")),
        _ => bad.to_string(),
    }
}
