//! Golden games, move by move: each position, all its moves, the move played, the end. Their cases come from other programs.

use secateur::Score;
use secateur_games::{Game, Playable};
use serde_json::Value;

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_else(|| panic!("no {field}"))
}

/// Replays every game of a file, forward, and back to each of its positions.
pub fn check<G: Playable>(file: &str, game_of: impl Fn(&Value) -> G) {
    let games: Vec<Value> = serde_json::from_str(file).unwrap();
    assert!(!games.is_empty());
    for golden in &games {
        check_game(&game_of(golden), golden);
    }
}

fn check_game<G: Playable>(game: &G, golden: &Value) {
    let title = text(golden, "title");
    let rules = game.by_rules();
    let start = game.read_position(text(golden, "start")).unwrap();
    assert_eq!(game.write_position(&start), text(golden, "start"), "{title}");
    let plies = golden["plies"].as_array().unwrap();
    let mut position = start.clone();
    let mut words = Vec::new();
    for ply in plies {
        check_moves(&rules, &position, text(ply, "legal"), title);
        let by = game.read_move(&position, text(ply, "move")).unwrap();
        assert_eq!(game.write_move(&position, by), text(ply, "move"), "{title}");
        position = game.advance(&position, by);
        assert_eq!(game.write_position(&position), text(ply, "position"), "{title} after {by}", by = text(ply, "move"));
        let read = game.read_position(text(ply, "position")).unwrap();
        assert!(game.key(&read) == game.key(&position), "{title}");
        words.push(text(ply, "move"));
    }
    check_end(game, &position, text(golden, "result"), title);
    // Taken back to any earlier moment, the game is the same as then.
    for (count, before) in plies.iter().enumerate() {
        let played = game.replay(&start, &words[..=count].join(" ")).unwrap();
        let (_, position) = played.last().unwrap();
        assert_eq!(game.write_position(position), text(before, "position"), "{title}");
    }
}

/// The texts of all moves, each written in notation, each read back as its move; as a set, since other programs use another order.
fn check_moves<G: Playable>(game: &G, position: &G::Position, expected: &str, title: &str) {
    let mut texts = Vec::new();
    for by in game.moves(position) {
        let text = game.write_move(position, by);
        assert!(game.read_move(position, &text).unwrap() == by, "{title}: {text}");
        assert!(secateur::notation::read(&format!("({text}: 1 2)")).is_ok(), "{text}");
        texts.push(text);
    }
    texts.sort();
    let mut expected: Vec<&str> = expected.split(' ').collect();
    expected.sort_unstable();
    assert_eq!(texts, expected, "{title}: {}", game.write_position(position));
}

fn check_end<G: Game>(game: &G, position: &G::Position, result: &str, title: &str) {
    let outcome = match result {
        "first" => Some(Score::ONE),
        "second" => Some(Score::MINUS_ONE),
        "draw" => Some(Score::ZERO),
        "open" => None,
        _ => panic!("no result {result}"),
    };
    assert_eq!(game.outcome(position), outcome, "{title}");
}
