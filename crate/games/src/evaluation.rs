//! A program's evaluation of a position without further search: features times weights. No rule knows it.

use std::error::Error;
use std::fmt;

use secateur::score::Score;

use super::Game;

/// A program's evaluation of a position without further search. `()` has none, so it allows no depth limit.
pub trait Evaluation<G: Game> {
    /// Whether there is an evaluation at all.
    const IS_KNOWN: bool = true;

    /// The estimated value of the position for the first player, strictly between a loss and a win: [`Play`](super::Play) ensures that.
    fn score(&self, game: &G, position: &G::Position) -> Score;

    /// How many decimals its scores have.
    fn decimals(&self) -> u8 {
        0
    }

    /// The certainty of the evaluation: the larger, the more certain.
    fn certainty(&self, _game: &G, _position: &G::Position) -> f64 {
        0.0
    }
}

impl<G: Game> Evaluation<G> for () {
    const IS_KNOWN: bool = false;

    fn score(&self, _: &G, _: &G::Position) -> Score {
        Score::ZERO
    }
}

/// Maximum number of features of a game.
pub const MOST_FEATURES: usize = 8;

/// By feature: the count of the first player minus that of the second.
pub type FeatureCounts = [i32; MOST_FEATURES];

/// A countable feature of a board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Feature {
    /// The name in settings and links.
    pub id: &'static str,
    /// Its default weight.
    pub weight: f64,
}

/// A game with features on its board. Counts are for the first player: if positions can be mirrored from one side to the other, the counts
/// change their sign.
pub trait Features: Game {
    /// The features, in the order of the counts; at most [`MOST_FEATURES`].
    fn features(&self) -> &'static [Feature];

    /// How much of it there is.
    fn count(&self, position: &Self::Position) -> FeatureCounts;
}

/// The weighted sum of all features, w₁f₁ + … + wₙfₙ.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WeightedSum {
    /// By feature: the weight, in units of 10^−`decimals`.
    units: [i64; MOST_FEATURES],
    decimals: u8,
}

/// Maximum number of decimals of a weight, and its maximum size.
const MOST_DECIMALS: u8 = 3;
const MOST_WEIGHT: f64 = 1e6;

impl WeightedSum {
    /// With the game's own weights.
    pub fn for_game(game: &impl Features) -> WeightedSum {
        let mut weights = [0.0; MOST_FEATURES];
        for (weight, feature) in weights.iter_mut().zip(game.features()) {
            *weight = feature.weight;
        }
        WeightedSum::from_weights(&weights)
    }

    /// With these weights, feature by feature; rounded to three decimals.
    pub fn from_weights(weights: &[f64]) -> WeightedSum {
        let rounded = |weight: f64, decimals: u8| {
            (weight.clamp(-MOST_WEIGHT, MOST_WEIGHT) * 10_f64.powi(i32::from(decimals))).round() as i64
        };
        let is_enough = |decimals: &u8| {
            let step = 10_i64.pow(u32::from(MOST_DECIMALS - decimals));
            weights.iter().all(|&weight| rounded(weight, MOST_DECIMALS) % step == 0)
        };
        let decimals = (0..MOST_DECIMALS).find(is_enough).unwrap_or(MOST_DECIMALS);
        let mut units = [0; MOST_FEATURES];
        for (unit, &weight) in units.iter_mut().zip(weights) {
            *unit = rounded(weight, decimals);
        }
        WeightedSum { units, decimals }
    }

    /// From a text such as `open-lines=1,centre=0`; other features keep the game's own weight.
    pub fn read(game: &impl Features, text: &str) -> Result<WeightedSum, BadWeights> {
        let mut weights = WeightedSum::for_game(game).weights();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (id, weight) = part.split_once('=').ok_or_else(|| BadWeights::NoWeight(part.to_owned()))?;
            let (id, weight) = (id.trim(), weight.trim());
            let place = game.features().iter().position(|feature| feature.id == id);
            let place = place.ok_or_else(|| BadWeights::NoFeature(id.to_owned()))?;
            let weight: f64 = weight.parse().map_err(|_| BadWeights::NoWeight(part.to_owned()))?;
            if !(-MOST_WEIGHT..=MOST_WEIGHT).contains(&weight) {
                return Err(BadWeights::NoWeight(part.to_owned()));
            }
            weights[place] = weight;
        }
        Ok(WeightedSum::from_weights(&weights))
    }

    /// A weight moved by tenths, keeping all its decimals.
    ///
    /// ```
    /// use secateur_games::WeightedSum;
    /// assert_eq!(WeightedSum::moved(0.25, 10), 1.25);
    /// assert_eq!(WeightedSum::moved(1.25, -10), 0.25);
    /// assert_eq!(WeightedSum::moved(0.1, 2), 0.3);
    /// ```
    pub fn moved(weight: f64, tenths: i32) -> f64 {
        let scale = 10_f64.powi(i32::from(MOST_DECIMALS));
        ((weight * scale).round() + f64::from(tenths) * scale / 10.0) / scale
    }

    /// By feature.
    pub fn weights(&self) -> [f64; MOST_FEATURES] {
        self.units.map(|unit| unit as f64 / 10_f64.powi(i32::from(self.decimals)))
    }

    /// The sum.
    pub fn sum(&self, counts: &FeatureCounts) -> Score {
        let sum: i64 = self.units.iter().zip(counts).map(|(unit, &count)| unit * i64::from(count)).sum();
        Score::from_sum(sum as f64, self.decimals)
    }
}

impl<G: Features> Evaluation<G> for WeightedSum {
    fn score(&self, game: &G, position: &G::Position) -> Score {
        self.sum(&game.count(position))
    }

    fn decimals(&self) -> u8 {
        self.decimals
    }

    /// The further from a draw, the more certain: the absolute value.
    fn certainty(&self, game: &G, position: &G::Position) -> f64 {
        self.score(game, position).value().abs()
    }
}

/// Why a text has no valid weights.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadWeights {
    /// The game has no feature with this name.
    NoFeature(String),
    /// The name is followed by no number, or by one above a million.
    NoWeight(String),
    /// A program's limit is not a valid number of plies.
    NoPlies(String),
}

impl fmt::Display for BadWeights {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadWeights::NoFeature(id) => write!(out, "the game has no feature “{id}”"),
            BadWeights::NoWeight(part) => write!(out, "“{part}” is not a name, “=” and a number of at most a million"),
            BadWeights::NoPlies(part) => {
                write!(out, "“{part}” is not a limit: a program looks at least one ply ahead, at most 400")
            }
        }
    }
}

impl Error for BadWeights {}
