//! What is said at every step of many runs, as messages with their arguments. A case is one line: what differs from the usual, and
//! by step the messages, without what all of them say of the search.

#![cfg(feature = "family")]

use secateur::course::{Course, Infinity, Letters, Windows};
use secateur::grain::Grain;
use secateur::picture::{Names, NumberStyle};
use secateur::score::Ties;
use secateur::search::{self, Algorithm, ChildOrder, Settings};
use secateur::telling::{Argument, Asking, Findings, Message, Telling};
use secateur::{CutRule, GameTree, ReturnRule, Score, Window, notation};
use serde_json::Value;

fn score(value: &Value, usual: Score) -> Score {
    match value.as_str() {
        Some("inf") => Score::INFINITE,
        Some(_) => Score::MINUS_INFINITE,
        None => value.as_f64().map_or(usual, |value| Score::new(value).unwrap()),
    }
}

fn word<'a>(of: &'a Value, name: &str, usual: &'a str) -> &'a str {
    of[name].as_str().unwrap_or(usual)
}

fn settings(of: &Value) -> Settings {
    let usual = Settings::default();
    let window = |low: &str, high: &str| {
        let full = Window::FULL;
        Window::new(score(&of[low], full.alpha()), score(&of[high], full.beta())).unwrap()
    };
    Settings {
        algorithm: Algorithm::named(word(of, "algorithm", usual.algorithm.id)).unwrap(),
        window: window("alpha", "beta"),
        cut: CutRule::named(word(of, "cut", usual.cut.id())).unwrap(),
        returns: ReturnRule::named(word(of, "returns", usual.returns.id())).unwrap(),
        ties: Ties::named(word(of, "ties", usual.ties.id())).unwrap(),
        payoffs: window("least", "greatest"),
        depth: of["depth"].as_u64().map(|plies| plies as usize),
        order: ChildOrder::named(word(of, "order", usual.order.id()), 1).unwrap(),
        guess: score(&of["guess"], usual.guess),
        margin: score(&of["margin"], usual.margin),
    }
}

/// By step: what a case says.
fn told(case: &Value) -> Vec<String> {
    let tree: GameTree = notation::read(word(case, "tree", "")).unwrap();
    let settings = settings(&case["settings"]);
    let trace = search::record(&tree, &settings).unwrap();
    let names = Names::of(&tree, Letters::named(word(case, "letters", "below")).unwrap());
    let telling = Telling {
        tree: &tree,
        trace: &trace,
        settings: &settings,
        findings: &Findings::default(),
        names: &|node| names.name(node),
        numbers: NumberStyle {
            decimal: word(case, "decimal", ".").chars().next().unwrap(),
            group: word(case, "group", "").chars().next(),
            infinity: Infinity::named(word(case, "infinity", "signs")).unwrap(),
        },
        windows: Windows::named(word(case, "windows", "closed")).unwrap(),
        course: case["course"].as_str().and_then(Course::named),
        grain: Grain::named(word(case, "grain", "event")).unwrap(),
        predicts: case["predicts"] == true,
        asking: Asking::named(word(case, "asking", "no")).unwrap(),
        counts: case["counts"] == true,
    };
    let said = |step| {
        let messages = telling.at(step);
        messages.iter().map(|message| in_words(message, &telling)).collect::<Vec<_>>().join(" | ")
    };
    (0..=trace.events.len()).map(said).collect()
}

/// A message, and its arguments by name, without what all messages say of the search.
fn in_words(message: &Message, telling: &Telling<'_>) -> String {
    let Settings { algorithm, cut, returns, .. } = *telling.settings;
    let known =
        [("algorithm", algorithm.id), ("cut", cut.id()), ("returns", returns.id()), ("windows", telling.windows.id())];
    let argument = |(name, argument): &(&'static str, Argument)| {
        let value = match argument {
            Argument::Text(text) => text.to_string(),
            Argument::Count(count) => count.to_string(),
            Argument::Mean(mean) => mean.to_string(),
        };
        (!known.contains(&(name, &value))).then(|| format!(" {name}={value}"))
    };
    let mut args: Vec<String> = message.args().iter().filter_map(argument).collect();
    args.sort();
    message.id() + &args.concat()
}

#[test]
fn every_step_says_what_its_case_says() {
    for line in include_str!("cases/telling.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let expected = case["steps"].as_array().unwrap();
        let told = told(&case);
        assert_eq!(told.len(), expected.len());
        for (step, (told, expected)) in told.iter().zip(expected).enumerate() {
            assert_eq!(told, expected, "step {step} of {} {}", case["tree"], case["settings"]);
        }
    }
}
