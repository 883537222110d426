//! Prints a run as one JSON object, for scripts and for checks from outside.
//!
//! Bad input gives one line on stderr and exit code 2.

use std::process::ExitCode;

use secateur::{CutRule, Report, ReturnRule, Score, Window, notation, search};

const USAGE: &str = "usage: trace [--algorithm minimax|alpha-beta] [--returns fail-hard|running-bound|fail-soft] \
                     [--cut at-bound|past-bound] [--window LO HI] [--depth N] TREE";

fn main() -> ExitCode {
    match report(std::env::args().skip(1)) {
        Ok(json) => {
            println!("{json}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn report(mut words: impl Iterator<Item = String>) -> Result<String, String> {
    let mut settings = search::Settings::default();
    let mut text = None;
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value; {USAGE}"));
        match word.as_str() {
            "--algorithm" => settings.algorithm = named("algorithm", &value()?, search::Algorithm::named)?,
            "--returns" => settings.returns = named("return rule", &value()?, ReturnRule::named)?,
            "--cut" => settings.cut = named("cut rule", &value()?, CutRule::named)?,
            "--window" => {
                let (low, high) = (value()?, value()?);
                let bound = |text: &str| notation::read_score(text).map_err(|_| format!("{text:?} is not a score"));
                settings.window = Window::new(bound(&low)?, bound(&high)?)
                    .ok_or_else(|| format!("the window's lower end {low} is not below its upper end {high}"))?;
            }
            "--depth" => {
                let depth = value()?;
                let number = depth.parse().map_err(|_| format!("{depth:?} is not a number of plies"))?;
                settings.depth = Some(number);
            }
            option if option.starts_with("--") => return Err(format!("unknown option {option}; {USAGE}")),
            _ if text.is_none() => text = Some(word),
            _ => return Err(format!("one tree at a time: {word:?} is a second one; {USAGE}")),
        }
    }
    let text = text.ok_or(USAGE)?;
    let tree = notation::read(&text).map_err(|error| error.to_string())?;
    let trace = search::record(&tree, &settings).map_err(|missing| {
        let name = tree.name(missing.node).map_or(String::new(), |name| format!(" ({name})"));
        format!("the depth limit stops at node {}{name}, which has no static evaluation", missing.node.0)
    })?;
    let report = Report::of(&tree, &trace, settings.root_window());
    Ok(serde_json::to_string(&report).expect("a report is plain data"))
}

fn named<T>(what: &str, id: &str, find: impl Fn(&str) -> Option<T>) -> Result<T, String> {
    find(id).ok_or_else(|| format!("unknown {what} {id:?}; {USAGE}"))
}
