//! What is said at every step of many runs, as messages with their arguments. A case is one line: what differs from the usual, and
//! by step the messages, without what all of them say of the search.

use common::case::with_telling;
use secateur::search::Settings;
use secateur::telling::{Argument, Message, Telling};
use serde_json::Value;

/// By step: what a case says.
fn told(case: &Value) -> Vec<String> {
    with_telling(case, |telling| {
        let said = |step| {
            let messages = telling.at(step);
            messages.iter().map(|message| in_words(message, telling)).collect::<Vec<_>>().join(" | ")
        };
        (0..=telling.trace.events.len()).map(said).collect()
    })
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
