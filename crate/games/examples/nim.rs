//! Nim written with nothing but its rules, and the best move for some heaps: `cargo run -p secateur-games --example nim -- 3 4 5`.

use std::env;

use secateur::Score;
use secateur::Turn;
use secateur::search::{self, Algorithm, Settings};
use secateur_games::Game;
use secateur_games::Play;

/// The heaps, and whether MAX moves.
type Position = (Vec<u32>, bool);

struct NimRules(Vec<u32>);

impl Game for NimRules {
    type Position = Position;
    type Move = (usize, u32);
    type Key = Position;

    fn start(&self) -> Position {
        (self.0.clone(), true)
    }

    fn turn(&self, (_, max): &Position) -> Turn {
        if *max { Turn::Max } else { Turn::Min }
    }

    fn moves(&self, (heaps, _): &Position) -> impl Iterator<Item = (usize, u32)> {
        heaps.iter().enumerate().flat_map(|(heap, &size)| (1..=size).map(move |take| (heap, take)))
    }

    fn play(&self, (heaps, max): &Position, (heap, take): (usize, u32)) -> Position {
        let mut heaps = heaps.clone();
        heaps[heap] -= take;
        (heaps, !max)
    }

    fn outcome(&self, (heaps, max): &Position) -> Option<Score> {
        let is_over = heaps.iter().all(|&size| size == 0);
        is_over.then_some(if *max { Score::MINUS_ONE } else { Score::ONE })
    }

    fn utilities(&self) -> (Score, Score) {
        (Score::MINUS_ONE, Score::ONE)
    }

    fn key(&self, position: &Position) -> Position {
        position.clone()
    }
}

fn main() {
    let heaps: Result<Vec<u32>, _> = env::args().skip(1).map(|size| size.parse()).collect();
    let Ok(heaps) = heaps else { return println!("usage: nim SIZE …") };
    let algorithm = Algorithm::named("alpha-beta-table").unwrap_or(Settings::default().algorithm);
    match search::decide(&Play::new(&NimRules(heaps)), &Settings { algorithm, ..Settings::default() }) {
        Ok((score, Some((heap, take)))) => println!("{score}: take {take} from heap {}", heap + 1),
        Ok((score, None)) => println!("{score}: it is over"),
        Err(error) => println!("{error}"),
    }
}
