//! Runs a table of steps, each of which may need others, and sums up what became of them.
//!
//! A failing step does not stop those that can do without it. This file knows nothing of what a step does.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;

/// One row of the table.
pub struct Step {
    /// Shown, and what others need it by.
    pub name: &'static str,
    /// The names of earlier steps without which this one makes no sense.
    pub needs: &'static [&'static str],
    /// Does it; gives what was printed on the way.
    pub run: fn() -> Result<String>,
    /// Whether it runs tests. Then a run of none fails.
    pub tests: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Outcome {
    /// With the number of tests, where there are any.
    Passed(usize),
    Failed,
    /// Something that it needs did not pass.
    Skipped,
}

/// Runs all steps in order. The last line printed reads `N passed, N failed`.
pub fn run(steps: &[Step]) -> ExitCode {
    let mut outcomes: Vec<(&Step, Outcome, Duration)> = Vec::new();
    let beginning = Instant::now();
    for step in steps {
        let start = Instant::now();
        println!("{:4} s: {}", beginning.elapsed().as_secs(), step.name);
        let ready = step.needs.iter().all(|need| passed(&outcomes, need));
        let outcome = if ready { attempt(step) } else { Outcome::Skipped };
        outcomes.push((step, outcome, start.elapsed()));
    }
    println!();
    for (step, outcome, time) in &outcomes {
        let (sign, note) = match outcome {
            Outcome::Passed(0) => ("✓", String::new()),
            Outcome::Passed(1) => ("✓", "1 test".to_owned()),
            Outcome::Passed(tests) => ("✓", format!("{tests} tests")),
            Outcome::Failed => ("✗", "failed, see above".to_owned()),
            Outcome::Skipped => ("✗", format!("skipped, it needs: {}", step.needs.join(", "))),
        };
        println!("{sign} {:6.1} s  {:<22} {note}", time.as_secs_f64(), step.name);
    }
    let passed = outcomes.iter().filter(|(_, outcome, _)| matches!(outcome, Outcome::Passed(_))).count();
    println!("\n{passed} passed, {} failed", outcomes.len() - passed);
    if passed == outcomes.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn attempt(step: &Step) -> Outcome {
    match (step.run)() {
        Ok(output) if step.tests && count_tests(&output) == 0 => {
            println!("{output}\nerror: {} ran no test", step.name);
            Outcome::Failed
        }
        Ok(output) => Outcome::Passed(if step.tests { count_tests(&output) } else { 0 }),
        Err(error) => {
            println!("error: {error:#}");
            Outcome::Failed
        }
    }
}

fn passed(outcomes: &[(&Step, Outcome, Duration)], name: &str) -> bool {
    let found = outcomes.iter().find(|(step, ..)| step.name == name);
    let (_, outcome, _) = found.expect("a step needs only earlier steps");
    matches!(outcome, Outcome::Passed(_))
}

/// How many tests passed, by the closing lines of cargo and Playwright (`12 passed`) or of node (`pass 12`).
fn count_tests(output: &str) -> usize {
    let words: Vec<&str> = output.split_whitespace().map(|word| word.trim_end_matches([';', ','])).collect();
    let counts = words.windows(2).filter_map(|pair| match pair {
        [number, "passed"] | ["pass", number] => number.parse::<usize>().ok(),
        _ => None,
    });
    counts.sum()
}

#[cfg(test)]
mod tests {
    use super::count_tests;

    #[test]
    fn tests_are_counted_whoever_ran_them() {
        let cargo = "test result: ok. 5 passed; 0 failed; 0 ignored\ntest result: ok. 7 passed; 0 failed";
        assert_eq!(count_tests(cargo), 12);
        assert_eq!(count_tests("# tests 3\n# pass 3\n# fail 0"), 3);
        assert_eq!(count_tests("  4 passed (2.1s)"), 4);
        assert_eq!(count_tests("test result: ok. 0 passed; 0 failed"), 0);
    }
}
