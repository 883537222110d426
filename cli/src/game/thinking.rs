//! What a program thinks of a game: what an end is worth, and what a position where it looks no further.

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
    /// What is looked at there: all replies, or captures only, where the player to move may also stand pat, which is worth the
    /// evaluation
    #[arg(long, requires = "beyond", default_value = Quiescence::Replies.id(), value_parser = ids(Quiescence::ALL.iter().map(|one| one.id()), Quiescence::named))]
    pub quiescence: Quiescence,
    /// Points that make the evaluation of a quiet position certain: the search stops there before its limit
    #[arg(long, value_name = "POINTS", requires = "depth", value_parser = points)]
    pub sure: Option<f64>,
    /// What the end of a game is worth: by default a win 1, a draw 0, a loss -1, with --depth a win 1000 less the plies to it;
    /// by result W, D, L, which are inf, 0, -inf; with a die always a win 1, a loss 0, so that a score is the chance to win
    #[arg(long, value_parser = ids(Utility::CHOSEN.iter().map(|one| one.id()), Utility::named))]
    pub utility: Option<Utility>,
    /// What features are worth where the search stops, such as open-lines=1,centre=0; never as much as the least win, which is 1 by
    /// speed
    #[arg(long, value_name = "FEATURE=WEIGHT,…", allow_hyphen_values = true)]
    pub weights: Option<String>,
}

impl Thinking {
    /// The tree of a game from a position on, to the end unless `depth` says otherwise.
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

    /// What the end of a game is worth.
    pub fn utility_of<G: Playable>(&self, game: &G, depth: Option<usize>) -> Utility {
        self.utility.unwrap_or(Utility::usual(game, depth, self.sure))
    }

    /// How a tree of a game is grown with that.
    pub fn grown(&self, is_folded: bool, limit: Option<usize>, wins: Wins) -> GrowthExtent {
        let (goes_beyond, ends_when_sure) = (0 < self.beyond, self.sure.is_some());
        GrowthExtent { is_folded, limit, goes_beyond, quiescence: self.quiescence, ends_when_sure, wins }
    }
}

fn points(text: &str) -> Result<f64, String> {
    sure_points(text).ok_or_else(|| "a number from 0 is needed".to_owned())
}

/// The weights that a text says, else the game's own.
pub fn weighing<G: Playable>(game: &G, text: Option<&str>) -> Result<WeightedSum, CliError> {
    WeightedSum::read(game, text.unwrap_or_default())
        .map_err(|bad| CliError::unusable(format!("--weights: {}", told(game, &bad))))
}

/// What is wrong with weights, and what features there are.
pub fn told<G: Playable>(game: &G, bad: &BadWeights) -> String {
    let ids: Vec<&str> = game.features().iter().map(|feature| feature.id).collect();
    match bad {
        BadWeights::NoFeature(_) => format!("{bad}, only {}", ids.join(", ")),
        _ => bad.to_string(),
    }
}
