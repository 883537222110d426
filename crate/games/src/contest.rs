//! Two programs against each other: every random opening is played twice, once with each of them moving first.

use secateur::random::SplitMix64;
use secateur::score::Score;
use secateur::search::{self, Settings};

use super::{BadWeights, Calm, Features, Play, Quiescence, Utility, WeightedSum};

/// How a program plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Program {
    /// How many plies it looks ahead.
    pub depth: usize,
    /// How many more if a position is not quiet.
    pub beyond: usize,
    /// Its evaluation of a position.
    pub weights: WeightedSum,
}

impl Program {
    /// From a text such as `depth=4,beyond=2,corners=20`; the defaults are 4 plies, none beyond them, and the game's own weights.
    pub fn read(game: &impl Features, text: &str) -> Result<Program, BadWeights> {
        let (mut depth, mut beyond, mut weights) = (4, 0, Vec::new());
        for part in text.split(',') {
            let limit = match part.split_once('=').map(|(name, _)| name.trim()) {
                Some("depth") => &mut depth,
                Some("beyond") => &mut beyond,
                _ => {
                    weights.push(part);
                    continue;
                }
            };
            let plies = part.split_once('=').and_then(|(_, plies)| plies.trim().parse().ok());
            *limit = plies.filter(|plies| *plies <= MOST_PLIES).ok_or(BadWeights::NoPlies(part.trim().to_owned()))?;
        }
        if depth == 0 {
            return Err(BadWeights::NoPlies("depth=0".to_owned()));
        }
        Ok(Program { depth, beyond, weights: WeightedSum::read(game, &weights.join(","))? })
    }

    /// Its move; the first of equals.
    pub fn choose<G: Features + Calm>(&self, game: &G, position: &G::Position, played: usize) -> Option<G::Move> {
        let play = Play::new(game).from(position.clone(), played).counting(Utility::Plies).evaluated(self.weights);
        let settings = Settings { depth: Some(self.depth), ..Settings::default() };
        let decided = search::decide(&play.until_quiet(Quiescence::Replies, self.beyond), &settings);
        decided.ok().and_then(|(_, by)| by)
    }
}

/// The results of a number of games, for the first of two programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct MatchTally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl MatchTally {
    /// The number of games.
    pub fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of points: a draw counts a half. Also a half without any game.
    pub fn score(self) -> f64 {
        if self.games() == 0 {
            0.5
        } else {
            (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / f64::from(self.games())
        }
    }

    /// The 95 % confidence interval of the share of points: Wilson's interval (1927), with the actual variance of the games. The two games
    /// of one opening hardly vary together, so it is rather too wide.
    pub fn interval(self) -> (f64, f64) {
        let (games, score) = (f64::from(self.games()).max(1.0), self.score());
        let variance = (f64::from(self.wins) + 0.25 * f64::from(self.draws)) / games - score * score;
        let z = 1.959_964_f64;
        let spread = 1.0 + z * z / games;
        let middle = (score + z * z / (2.0 * games)) / spread;
        let half = z / spread * (variance.max(0.0) / games + z * z / (4.0 * games * games)).sqrt();
        // At the ends it is exact, despite rounding.
        let low = if score == 0.0 { 0.0 } else { (middle - half).max(0.0) };
        (low, if score == 1.0 { 1.0 } else { (middle + half).min(1.0) })
    }

    fn add(&mut self, points: f64) {
        match points {
            win if 0.5 < win => self.wins += 1,
            loss if loss < 0.5 => self.losses += 1,
            _ => self.draws += 1,
        }
    }
}

/// Maximum number of plies of a game: one that is still going on is a draw.
const MOST_PLIES: usize = 400;
/// Maximum number of plies of an opening.
const OPENING: usize = 4;

/// Plays this many games between two programs, the same for the same seed. `goes_on` gets the results after every game; none if it returns
/// false.
pub fn contest<G: Features + Calm>(
    game: &G,
    programs: [Program; 2],
    games: u32,
    seed: u64,
    goes_on: &mut dyn FnMut(MatchTally) -> bool,
) -> Option<MatchTally> {
    let (mut random, mut tally) = (SplitMix64(seed), MatchTally::default());
    let mut opening = Vec::new();
    for number in 0..games {
        if number.is_multiple_of(2) {
            opening = drawn(game, &mut random);
        }
        let order = if number.is_multiple_of(2) { programs } else { [programs[1], programs[0]] };
        let first = points(game, &order, &opening);
        tally.add(if number.is_multiple_of(2) { first } else { 1.0 - first });
        if !goes_on(tally) {
            return None;
        }
    }
    Some(tally)
}

/// The random first moves of a game; so few that it is not over unless there are none.
fn drawn<G: Features>(game: &G, random: &mut SplitMix64) -> Vec<G::Move> {
    let (mut position, mut moves) = (game.start(), Vec::new());
    if game.outcome(&position).is_some() {
        return moves;
    }
    for _ in 0..random.pick(&(1..=OPENING)) {
        let all: Vec<G::Move> = game.moves(&position).collect();
        let by = all[random.pick(&(0..=all.len() - 1))];
        let next = game.play(&position, by);
        if game.outcome(&next).is_some() {
            break;
        }
        moves.push(by);
        position = next;
    }
    moves
}

/// The points of the first player: 1, a half or 0.
fn points<G: Features + Calm>(game: &G, programs: &[Program; 2], opening: &[G::Move]) -> f64 {
    let mut position = opening.iter().fold(game.start(), |position, &by| game.play(&position, by));
    for played in opening.len()..MOST_PLIES {
        if let Some(score) = game.outcome(&position) {
            return result(score);
        }
        let program = &programs[usize::from(game.turn(&position) == secateur::Turn::Min)];
        match program.choose(game, &position, played) {
            Some(by) => position = game.play(&position, by),
            None => break,
        }
    }
    0.5
}

/// The first player's points for the end of a game.
pub(super) fn result(score: Score) -> f64 {
    match score {
        Score::ZERO => 0.5,
        win if Score::ZERO < win => 1.0,
        _ => 0.0,
    }
}
