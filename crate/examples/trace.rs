//! Prints a run as one JSON object, for scripts and for checks from outside; with `--compare`, what every algorithm of the
//! table does on the tree, as one array of counts.
//! With `--lines` alone, every line of the input is one such call, as a JSON array of its words, and is answered by a line:
//! the JSON, or an object with the error.
//!
//! Bad input gives one line on stderr and exit code 2. A reader that has enough and closes the pipe is no error.

use std::ffi::OsString;
use std::io::{self, BufRead, ErrorKind, Write};
use std::process::ExitCode;

use secateur::search::{ALGORITHMS, Algorithm, ChildOrder, SearchError, Settings};
use secateur::{Counts, CutRule, GameTree, Report, ReturnRule, Score, Ties, Window, notation, search};

const USAGE: &str = "usage: trace [--algorithm ID] [--returns fail-hard|running-bound|fail-soft] \
                     [--cut at-bound|past-bound] [--ties first|last] [--window LO HI] [--depth N] [--order ID] [--seed N] \
                     [--guess SCORE] [--margin SCORE] [--least SCORE] [--greatest SCORE] [--compare] TREE";

fn main() -> ExitCode {
    if std::env::args_os().skip(1).eq(["--lines"]) {
        return match answer_lines() {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                drop(writeln!(io::stderr(), "{error}"));
                ExitCode::from(2)
            }
        };
    }
    answer(std::env::args_os().skip(1), &mut io::stdout(), &mut io::stderr())
}

fn answer_lines() -> io::Result<()> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let words: Vec<String> = serde_json::from_str(&line?)?;
        let answer = report(words.into_iter().map(OsString::from));
        writeln!(output, "{}", answer.unwrap_or_else(|error| serde_json::json!({ "error": error }).to_string()))?;
    }
    output.flush()
}

/// Writes what the words ask for, or what is wrong with them.
pub fn answer(words: impl Iterator<Item = OsString>, out: &mut impl Write, faults: &mut impl Write) -> ExitCode {
    let said = report(words).and_then(|json| match writeln!(out, "{json}").and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(format!("the run cannot be written: {error}")),
        _ => Ok(()),
    });
    let Err(message) = said else { return ExitCode::SUCCESS };
    // Where nobody listens to faults either, the exit code still tells.
    drop(writeln!(faults, "{message}"));
    ExitCode::from(2)
}

fn report(words: impl Iterator<Item = OsString>) -> Result<String, String> {
    let mut words = words.map(|word| {
        word.into_string().map_err(|word| format!("this is no text in UTF-8: {}; {USAGE}", word.to_string_lossy()))
    });
    let mut settings = Settings::default();
    let (mut order, mut seed, mut compares) = (settings.order.id().to_owned(), 1, false);
    let (mut least, mut greatest) = (Score::MINUS_INFINITE, Score::INFINITE);
    let mut text = None;
    while let Some(word) = words.next() {
        let word = word?;
        let mut value = || words.next().unwrap_or_else(|| Err(format!("{word} needs a value; {USAGE}")));
        match word.as_str() {
            "--algorithm" => {
                let rows: Vec<&str> = ALGORITHMS.iter().map(|algorithm| algorithm.id).collect();
                settings.algorithm = one_of("algorithm", &value()?, &rows, Algorithm::named)?;
            }
            "--returns" => settings.returns = named("return rule", &value()?, ReturnRule::named)?,
            "--cut" => settings.cut = named("cut rule", &value()?, CutRule::named)?,
            "--ties" => settings.ties = named("rule for equals", &value()?, Ties::named)?,
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
            "--least" => least = score(&value()?)?,
            "--greatest" => greatest = score(&value()?)?,
            "--compare" => compares = true,
            option if option.starts_with("--") => return Err(format!("unknown option {option}; {USAGE}")),
            _ if text.is_none() => text = Some(word),
            _ => return Err(format!("one tree at a time: {word:?} is a second one; {USAGE}")),
        }
    }
    let orders: Vec<&str> = ChildOrder::ALL.iter().map(|order| order.id()).collect();
    settings.order = one_of("order", &order, &orders, |id| ChildOrder::named(id, seed))?;
    settings.payoffs = Window::new(least, greatest)
        .ok_or_else(|| format!("the least payoff {least} is not below the greatest {greatest}"))?;
    let text = text.ok_or(USAGE)?;
    let tree = notation::read(&text).map_err(|error| error.to_string())?;
    if compares {
        return Ok(serde_json::to_string(&compared(&tree, &settings)?).expect("counts are plain data"));
    }
    let trace = search::record(&tree, &settings).map_err(|error| fault(&tree, &settings, error))?;
    let report = Report::of(&tree, &trace, &settings);
    Ok(serde_json::to_string(&report).expect("a report is plain data"))
}

/// The counts of every algorithm. One that stops at inner nodes of its own accord has no row where these have no static
/// evaluations; a limit that stops all of them there is a fault.
fn compared(tree: &GameTree, settings: &Settings) -> Result<Vec<Counts>, String> {
    let mut rows = Vec::new();
    for &algorithm in ALGORITHMS {
        let settings = Settings { algorithm, ..*settings };
        match search::record(tree, &settings) {
            Ok(trace) => rows.push(Counts::of(tree, &trace, &settings)),
            Err(SearchError::MissingStaticEvaluation { .. }) if algorithm.deepens => (),
            Err(error) => return Err(fault(tree, &settings, error)),
        }
    }
    Ok(rows)
}

fn fault(tree: &GameTree, settings: &Settings, error: SearchError) -> String {
    match error {
        SearchError::MissingStaticEvaluation { node } => {
            let name = tree.name(node).map_or(String::new(), |name| format!(" ({name})"));
            let ply = tree.ply(node);
            let who = match settings.depth {
                Some(depth) if depth == ply => "the depth limit stops".to_owned(),
                _ => format!("{} stops in its pass to depth {ply}", settings.algorithm.id),
            };
            format!("{who} at node {}{name}, which has no static evaluation", node.0)
        }
        SearchError::BeyondPayoffs { node } => {
            let score = tree.score(node).map_or(String::new(), |score| score.to_string());
            let (least, greatest) = (settings.payoffs.alpha(), settings.payoffs.beta());
            format!("node {} has {score}, which is no payoff from {least} to {greatest}", node.0)
        }
        SearchError::TooManyPasses { passes } => {
            format!("{} made {passes} passes and found nothing out any more: please report it", settings.algorithm.id)
        }
        other => other.to_string(),
    }
}

fn score(text: &str) -> Result<Score, String> {
    notation::read_score(text).map_err(|error| match error.kind {
        notation::ParseErrorKind::ScoreTooPrecise => {
            format!("{text:?} has more digits than are exact: at most {} decimals", Score::MOST_DECIMALS)
        }
        _ => format!("{text:?} is not a score"),
    })
}

/// What an id of a table means; else an error with the whole table.
fn one_of<T>(what: &str, id: &str, ids: &[&str], find: impl Fn(&str) -> Option<T>) -> Result<T, String> {
    find(id).ok_or_else(|| format!("unknown {what} {id:?}; there are: {}", ids.join(", ")))
}

fn named<T>(what: &str, id: &str, find: impl Fn(&str) -> Option<T>) -> Result<T, String> {
    find(id).ok_or_else(|| format!("unknown {what} {id:?}; {USAGE}"))
}
