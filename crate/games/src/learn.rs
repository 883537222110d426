//! Weights that a program learns by playing against itself (Samuel 1959): how much each feature says about the final winner. The
//! probability to win is modelled as a logistic function of the evaluation, and the weights are those with maximum likelihood. The result,
//! and small changes to it, play against the first weights, and the best is taken.

use secateur::random::SplitMix64;
use secateur::score::Turn;

use super::contest::{contest, result};
use super::{Calm, FeatureCounts, Features, MOST_FEATURES, Program, WeightedSum};

/// How weights are learned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Learning {
    /// The initial weights, and how far to look ahead.
    pub first: Program,
    /// How many games to play, against itself and with every candidate.
    pub games: u32,
    /// The seed of all randomness.
    pub seed: u64,
}

/// The number of rounds, each with the weights found by the one before.
const ROUNDS: u32 = 3;
/// The factors by which each weight in turn, and all of them together, are varied to see whether that is better.
const FACTORS: [f64; 3] = [-0.5, 0.3, 3.0];
const SWEEPS: u32 = 2;
/// One move in this many is random: otherwise there would be few different games.
const CHANCE: usize = 8;
/// The largest resulting weight.
const LARGEST: f64 = 10.0;
/// Maximum number of plies of a game.
const MOST_PLIES: usize = 400;
/// How strongly large weights are penalised: features that hardly occur should weigh nothing.
const RIDGE: f64 = 1.0;

/// The weights that did best against the first ones; the first ones if none did better.
struct Trials<'a> {
    learning: &'a Learning,
    best: (f64, WeightedSum),
    played: u32,
}

impl Trials<'_> {
    /// All candidates play the same openings.
    fn try_weights<G: Features + Calm>(
        &mut self,
        game: &G,
        weights: WeightedSum,
        goes_on: &mut dyn FnMut(u32) -> bool,
    ) -> Option<()> {
        let Learning { first, games, seed } = *self.learning;
        let (programs, before) = ([Program { weights, ..first }, first], self.played);
        let tally = contest(game, programs, games, !seed, &mut |tally| goes_on(before + tally.games()))?;
        self.played += tally.games();
        if self.best.0 < tally.score() {
            self.best = (tally.score(), weights);
        }
        Some(())
    }
}

/// A position of a game, and the first player's final points.
struct Sample {
    counts: FeatureCounts,
    points: f64,
}

impl Learning {
    /// The total number of games: against itself, and of every candidate against the first weights.
    pub fn total(&self, features: usize) -> u32 {
        let trials = ROUNDS + SWEEPS * FACTORS.len() as u32 * features as u32;
        self.games.div_ceil(ROUNDS).saturating_mul(ROUNDS).saturating_add(self.games.saturating_mul(trials))
    }

    /// Plays, and returns the weights. `goes_on` gets the number of games after each; none if it returns false.
    pub fn run<G: Features + Calm>(&self, game: &G, goes_on: &mut dyn FnMut(u32) -> bool) -> Option<WeightedSum> {
        let (mut random, mut program, mut samples) = (SplitMix64(self.seed), self.first, Vec::new());
        let (each, features) = (self.games.div_ceil(ROUNDS), game.features().len());
        let mut trials = Trials { learning: self, best: (0.5, self.first.weights), played: 0 };
        for _ in 0..ROUNDS {
            for _ in 0..each {
                self.play(game, &program, &mut random, &mut samples);
                trials.played += 1;
                if !goes_on(trials.played) {
                    return None;
                }
            }
            if let Some(weights) = fitted(features, &samples) {
                program.weights = weights;
                trials.try_weights(game, weights, goes_on)?;
            }
        }
        for feature in (0..SWEEPS).flat_map(|_| 0..features) {
            let before = trials.best.1.weights();
            for factor in FACTORS {
                let mut weights = before;
                weights[feature] *= factor;
                trials.try_weights(game, WeightedSum::from_weights(&weights), goes_on)?;
            }
        }
        Some(trials.best.1)
    }

    /// One game of a program against itself.
    fn play<G: Features + Calm>(
        &self,
        game: &G,
        program: &Program,
        random: &mut SplitMix64,
        samples: &mut Vec<Sample>,
    ) {
        let (mut position, begin) = (game.start(), samples.len());
        for played in 0..MOST_PLIES {
            if let Some(score) = game.outcome(&position) {
                samples[begin..].iter_mut().for_each(|sample| sample.points = result(score));
                return;
            }
            if game.unrest(&position).is_none() {
                samples.push(Sample { counts: game.count(&position), points: 0.5 });
            }
            let all: Vec<G::Move> = game.moves(&position).collect();
            let is_drawn = game.turn(&position) == Turn::Chance || random.pick(&(1..=CHANCE)) == 1 || played < 2;
            let chosen = if is_drawn { None } else { program.choose(game, &position, played) };
            position = game.play(&position, chosen.unwrap_or_else(|| all[random.pick(&(0..=all.len() - 1))]));
        }
    }
}

/// The weights with maximum likelihood, by Newton's method; none if no feature says anything.
fn fitted(features: usize, samples: &[Sample]) -> Option<WeightedSum> {
    let mut weights = [0.0; MOST_FEATURES];
    for _ in 0..20 {
        let (mut slope, mut curve) = ([0.0; MOST_FEATURES], [[0.0; MOST_FEATURES]; MOST_FEATURES]);
        for one in 0..features {
            slope[one] = -RIDGE * weights[one];
            curve[one][one] = RIDGE;
        }
        for Sample { counts, points } in samples {
            let counts = counts.map(f64::from);
            let sum: f64 = counts.iter().zip(&weights).map(|(count, weight)| count * weight).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            let spread = chance * (1.0 - chance);
            for one in 0..features {
                slope[one] += (points - chance) * counts[one];
                for other in 0..features {
                    curve[one][other] += spread * counts[one] * counts[other];
                }
            }
        }
        let step = solved(features, curve, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    let largest = weights.iter().fold(0.0, |largest: f64, weight| largest.max(weight.abs()));
    let scaled = weights.map(|weight| (weight * LARGEST / largest * 100.0).round() / 100.0);
    (0.0 < largest && largest.is_finite()).then(|| WeightedSum::from_weights(&scaled))
}

/// Solves a symmetric linear system by Gaussian elimination.
fn solved(
    size: usize,
    mut matrix: [[f64; MOST_FEATURES]; MOST_FEATURES],
    mut vector: [f64; MOST_FEATURES],
) -> [f64; MOST_FEATURES] {
    for column in 0..size {
        let pivot = matrix[column];
        for row in column + 1..size {
            let factor = matrix[row][column] / pivot[column];
            for place in column..size {
                matrix[row][place] -= factor * pivot[place];
            }
            vector[row] -= factor * vector[column];
        }
    }
    for column in (0..size).rev() {
        let known: f64 = (column + 1..size).map(|place| matrix[column][place] * vector[place]).sum();
        vector[column] = (vector[column] - known) / matrix[column][column];
    }
    vector
}
