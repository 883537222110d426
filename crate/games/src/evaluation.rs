//! What a program thinks of a position where it looks no further: features by weights. No rule knows that.

use std::error::Error;
use std::fmt;

use secateur::score::Score;

use super::Game;

/// What a program thinks of a position where it looks no further. `()` thinks nothing, so it knows no depth limit.
pub trait Evaluation<G: Game> {
    /// Whether there is an opinion at all.
    const IS_KNOWN: bool = true;

    /// What the position may be worth to the first player, strictly between a loss and a win: [`Play`](super::Play)
    /// sees to that.
    fn score(&self, game: &G, position: &G::Position) -> Score;

    /// How many decimals its scores have.
    fn decimals(&self) -> u8 {
        0
    }

    /// How certain it is of that: the greater, the more.
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

/// Most features that a game may have.
pub const MOST_FEATURES: usize = 8;

/// By feature: the count of the first player less that of the second.
pub type FeatureCounts = [i32; MOST_FEATURES];

/// Something on the board that can be counted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Feature {
    /// The name in settings and links.
    pub id: &'static str,
    /// What one of it is worth unless it is given another weight.
    pub weight: f64,
}

/// A game on whose board there is something to count. It counts for the first player: where positions can be mirrored
/// from one side to the other, the counts change their sign with it.
pub trait Features: Game {
    /// What is counted, in the order of the counts; at most [`MOST_FEATURES`].
    fn features(&self) -> &'static [Feature];

    /// How much of it there is.
    fn count(&self, position: &Self::Position) -> FeatureCounts;
}

/// The sum of all features by their weights, w₁f₁ + … + wₙfₙ.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WeightedSum {
    /// By feature: the weight, in units of 10^−`decimals`.
    units: [i64; MOST_FEATURES],
    decimals: u8,
}

/// Decimals that a weight may have, and how large it may be.
const MOST_DECIMALS: u8 = 3;
const MOST_WEIGHT: f64 = 1e6;

impl WeightedSum {
    /// By the weights that the game itself has.
    pub fn for_game(game: &impl Features) -> WeightedSum {
        let mut weights = [0.0; MOST_FEATURES];
        for (weight, feature) in weights.iter_mut().zip(game.features()) {
            *weight = feature.weight;
        }
        WeightedSum::from_weights(&weights)
    }

    /// By these weights, feature by feature; rounded to three decimals.
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

    /// By a text such as `open-lines=1,centre=0`; what it does not name keeps the game's own weight.
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

    /// A weight moved by tenths, with all the decimals that it has.
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

    /// The farther from a draw, the more certain: its size.
    fn certainty(&self, game: &G, position: &G::Position) -> f64 {
        self.score(game, position).value().abs()
    }
}

/// Why a text gives no weights.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadWeights {
    /// The game has no feature of this name.
    NoFeature(String),
    /// There is no number behind the name, or a larger one than a million.
    NoWeight(String),
    /// A limit of a program is no number of plies that it can be.
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
