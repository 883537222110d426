//! The games in a browser, by name: counted, solved, searched, grown into trees, in a worker that blocks meanwhile. `cargo xtask bench`
//! measures size and times; not part of the page. It translates and decides nothing.

#![cfg(target_arch = "wasm32")]

use js_sys::Reflect;
use secateur::Score;
use secateur::notation;
use secateur::search::{self, Algorithm, Settings};
use secateur::tree::Limits;
use secateur_games::{
    AnyGame, Game, Growth, OPTIONS, Options, Perft, PerftUnit, Play, Solve, Texts, Utility, WeightedSum, any_game,
    grown,
};
use wasm_bindgen::prelude::*;

/// How many sequences of moves there are, by ply.
#[wasm_bindgen]
pub fn perft(game: &str, position: &JsValue, depth: usize) -> Result<Vec<f64>, JsError> {
    asked(game, position, PositionQuestion::Perft(depth)).map(|answer| answer.numbers)
}

/// The score of a position for the mover, and how many leaves and other nodes that took; without a depth, to the end of the game.
#[wasm_bindgen]
pub fn search(
    game: &str,
    position: &JsValue,
    algorithm: Option<String>,
    depth: Option<usize>,
) -> Result<Vec<f64>, JsError> {
    asked(game, position, PositionQuestion::Search { algorithm, depth }).map(|answer| answer.numbers)
}

/// The best moves from a position to the end.
#[wasm_bindgen]
pub fn solve(game: &str, position: &JsValue) -> Result<String, JsError> {
    asked(game, position, PositionQuestion::Solve).map(|answer| answer.text)
}

/// The tree of a position, as text.
#[wasm_bindgen]
pub fn grow(game: &str, position: &JsValue, depth: Option<usize>) -> Result<String, JsError> {
    asked(game, position, PositionQuestion::Grow(depth)).map(|answer| answer.text)
}

enum PositionQuestion {
    Perft(usize),
    Search { algorithm: Option<String>, depth: Option<usize> },
    Solve,
    Grow(Option<usize>),
}

#[derive(Default)]
struct PositionAnswer {
    numbers: Vec<f64>,
    text: String,
}

/// A game's answer for a position: an object with the game's options, `position` and `moves`, all of them optional texts.
fn asked(game: &str, position: &JsValue, question: PositionQuestion) -> Result<PositionAnswer, JsError> {
    let text = |name: &str| Reflect::get(position, &name.into()).ok().and_then(|value| value.as_string());
    let mut options = Options::default().at(text("position"));
    for option in OPTIONS {
        if let Some(value) = text(option.id) {
            options = options.with(option, option.read(&value).map_err(JsError::new)?);
        }
    }
    let game = any_game(game, &options)?;
    let moves = text("moves").unwrap_or_default();
    answer(&game, text("position").as_deref(), &moves, question).map_err(|fault| JsError::new(&fault))
}

fn answer(
    game: &AnyGame,
    start: Option<&str>,
    moves: &str,
    question: PositionQuestion,
) -> Result<PositionAnswer, String> {
    let start =
        start.map_or_else(|| Ok(game.start()), |text| game.read_position(text)).map_err(|bad| bad.to_string())?;
    let moves = game.replay(&start, moves).map_err(|bad| bad.to_string())?;
    let (position, played) = (moves.last().map_or(&start, |(_, position)| position), moves.len());
    let play = |depth: Option<usize>| {
        let utility = if depth.is_none() { Utility::Result } else { Utility::Plies };
        Play::new(game).from(position.clone(), played).counting(utility).evaluated(WeightedSum::for_game(game))
    };
    match question {
        PositionQuestion::Perft(depth) => {
            let counts = Perft::count(game, position, depth, PerftUnit::Sequences, &mut || true);
            Ok(PositionAnswer {
                numbers: counts.plies.into_iter().map(|count| count as f64).collect(),
                ..PositionAnswer::default()
            })
        }
        PositionQuestion::Search { algorithm, depth } => {
            let algorithm = Algorithm::named(algorithm.as_deref().unwrap_or("alpha-beta-table"));
            let algorithm = algorithm.ok_or("there is no such algorithm")?;
            let settings = Settings { algorithm, depth, ..Settings::default() };
            let found = search::find(&play(depth), &settings).map_err(|error| error.to_string())?;
            let numbers = vec![found.score.value(), found.leaves as f64, found.visits as f64];
            Ok(PositionAnswer { numbers, ..PositionAnswer::default() })
        }
        PositionQuestion::Solve => {
            if let Some(large) = game.too_large(position) {
                return Err(large.to_string());
            }
            let solved = game.solve(position, &mut || true).ok_or("there are too many positions")?;
            let mut position = position.clone();
            let mut words = vec![result(solved.score).to_owned()];
            for by in solved.line {
                words.push(game.write_move(&position, by));
                position = game.advance(&position, by);
            }
            Ok(PositionAnswer { text: words.join(" "), ..PositionAnswer::default() })
        }
        PositionQuestion::Grow(depth) => {
            let limits = Limits { depth, ..Limits::default() };
            let growth = Growth { limits, ..Growth::default() };
            let grown = grown(&play(depth), growth).map_err(|error| error.to_string())?;
            Ok(PositionAnswer { text: notation::write(&grown.tree), ..PositionAnswer::default() })
        }
    }
}

fn result(score: Score) -> &'static str {
    match score {
        Score::INFINITE => "W",
        Score::ZERO => "D",
        _ => "L",
    }
}
