//! Prints a run as one JSON object, for scripts and for checks from outside; with `--compare`, what every algorithm of the
//! table does on the tree, as one array of counts.
//! With `--lines` alone, every line of the input is one such call, as a JSON array of its words, and is answered by a line:
//! the JSON, or an object with the error.
//!
//! Bad input gives one line on stderr and exit code 2.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use secateur::search::{ALGORITHMS, Algorithm, ChildOrder, Settings};
use secateur::{Counts, CutRule, GameTree, Report, ReturnRule, Score, Trace, Window, notation, search};

const USAGE: &str = "usage: trace [--algorithm ID] [--returns fail-hard|running-bound|fail-soft] \
                     [--cut at-bound|past-bound] [--window LO HI] [--depth N] [--order ID] [--seed N] \
                     [--guess SCORE] [--margin SCORE] [--compare] TREE";

fn main() -> ExitCode {
    if std::env::args().skip(1).eq(["--lines"]) {
        return match answer_lines() {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{error}");
                ExitCode::from(2)
            }
        };
    }
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

fn answer_lines() -> io::Result<()> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let words: Vec<String> = serde_json::from_str(&line?)?;
        let answer = report(words.into_iter());
        writeln!(output, "{}", answer.unwrap_or_else(|error| serde_json::json!({ "error": error }).to_string()))?;
    }
    output.flush()
}

fn report(mut words: impl Iterator<Item = String>) -> Result<String, String> {
    let mut settings = Settings::default();
    let (mut order, mut seed, mut compares) = (settings.order.id().to_owned(), 1, false);
    let mut text = None;
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value; {USAGE}"));
        match word.as_str() {
            "--algorithm" => {
                let rows: Vec<&str> = ALGORITHMS.iter().map(|algorithm| algorithm.id).collect();
                settings.algorithm = one_of("algorithm", &value()?, &rows, Algorithm::named)?;
            }
            "--returns" => settings.returns = named("return rule", &value()?, ReturnRule::named)?,
            "--cut" => settings.cut = named("cut rule", &value()?, CutRule::named)?,
            "--window" => {
                let (low, high) = (value()?, value()?);
                settings.window = Window::new(score(&low)?, score(&high)?)
                    .ok_or_else(|| format!("the window's lower end {low} is not below its upper end {high}"))?;
            }
            "--depth" => {
                let depth = value()?;
                let number = depth.parse().map_err(|_| format!("{depth:?} is not a number of plies"))?;
                settings.depth = Some(number);
            }
            "--order" => order = value()?,
            "--seed" => {
                let number = value()?;
                seed = number.parse().map_err(|_| format!("{number:?} is not a seed, a whole number from 0"))?;
            }
            "--guess" => settings.guess = score(&value()?)?,
            "--margin" => {
                let margin = value()?;
                settings.margin = score(&margin)?;
                if !settings.margin.is_finite() || settings.margin <= Score::ZERO {
                    return Err(format!("the margin {margin} is not a number above 0"));
                }
            }
            "--compare" => compares = true,
            option if option.starts_with("--") => return Err(format!("unknown option {option}; {USAGE}")),
            _ if text.is_none() => text = Some(word),
            _ => return Err(format!("one tree at a time: {word:?} is a second one; {USAGE}")),
        }
    }
    let orders: Vec<&str> = ChildOrder::ALL.iter().map(|order| order.id()).collect();
    settings.order = one_of("order", &order, &orders, |id| ChildOrder::named(id, seed))?;
    let text = text.ok_or(USAGE)?;
    let tree = notation::read(&text).map_err(|error| error.to_string())?;
    if compares {
        let rows: Vec<Counts> = ALGORITHMS
            .iter()
            .filter_map(|&algorithm| {
                let settings = Settings { algorithm, ..settings };
                // Without static evaluations, an algorithm that stops at inner nodes has no row.
                let trace = search::record(&tree, &settings).ok()?;
                Some(Counts::of(&tree, &trace, &settings))
            })
            .collect();
        return Ok(serde_json::to_string(&rows).expect("counts are plain data"));
    }
    let trace = recorded(&tree, &settings)?;
    let report = Report::of(&tree, &trace, settings.root_window());
    Ok(serde_json::to_string(&report).expect("a report is plain data"))
}

fn recorded(tree: &GameTree, settings: &Settings) -> Result<Trace, String> {
    search::record(tree, settings).map_err(|missing| {
        let name = tree.name(missing.node).map_or(String::new(), |name| format!(" ({name})"));
        format!("the depth limit stops at node {}{name}, which has no static evaluation", missing.node.0)
    })
}

fn score(text: &str) -> Result<Score, String> {
    notation::read_score(text).map_err(|_| format!("{text:?} is not a score"))
}

/// What an id of a table means; else an error with the whole table.
fn one_of<T>(what: &str, id: &str, ids: &[&str], find: impl Fn(&str) -> Option<T>) -> Result<T, String> {
    find(id).ok_or_else(|| format!("unknown {what} {id:?}; there are: {}", ids.join(", ")))
}

fn named<T>(what: &str, id: &str, find: impl Fn(&str) -> Option<T>) -> Result<T, String> {
    find(id).ok_or_else(|| format!("unknown {what} {id:?}; {USAGE}"))
}
