//! Runs a table of steps, each of which may need others, and summarises the results.
//!
//! Independent steps run side by side, and a failure does not stop steps that do not need the failed one. This file knows nothing about
//! what a step does.

use std::panic::catch_unwind;
use std::process::ExitCode;
use std::sync::{Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

/// One row of the table.
pub struct Step {
    /// Its name, shown and used in `needs`.
    pub name: &'static str,
    /// The names of earlier steps that this one needs.
    pub needs: &'static [&'static str],
    /// Runs it; returns its output.
    pub run: fn() -> Result<String>,
    /// Whether it must run tests: then a run without tests fails.
    pub tests: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum StepOutcome {
    /// With the number of tests, if any.
    Passed(usize),
    Failed,
    /// A step that it needs did not pass.
    Skipped,
}

/// Runs all steps, each as soon as those that it needs are done. The last line printed reads `N passed, N failed`.
pub fn run(steps: &[Step]) -> ExitCode {
    let beginning = Instant::now();
    let done = StepOutcomes { outcomes: Mutex::new(vec![None; steps.len()]), news: Condvar::new() };
    thread::scope(|scope| {
        for (index, step) in steps.iter().enumerate() {
            let done = &done;
            scope.spawn(move || {
                let needs = step.needs.iter().map(|need| place(&steps[..index], need));
                let ready = done.wait(&needs.collect::<Vec<_>>());
                println!("{:4} s: {}", beginning.elapsed().as_secs(), step.name);
                let start = Instant::now();
                let outcome = if ready { attempt(step) } else { StepOutcome::Skipped };
                done.tell(index, outcome, start.elapsed());
            });
        }
    });
    let outcomes: Vec<_> = done.outcomes.into_inner().expect("a panic is caught").into_iter().flatten().collect();
    println!();
    for (step, (outcome, time)) in steps.iter().zip(&outcomes) {
        let (sign, note) = match outcome {
            StepOutcome::Passed(0) => ("✓", String::new()),
            StepOutcome::Passed(1) => ("✓", "1 test".to_owned()),
            StepOutcome::Passed(tests) => ("✓", format!("{tests} tests")),
            StepOutcome::Failed => ("✗", "failed, see above".to_owned()),
            StepOutcome::Skipped => ("✗", format!("skipped, it needs: {}", step.needs.join(", "))),
        };
        println!("{sign} {:6.1} s  {:<22} {note}", time.as_secs_f64(), step.name);
    }
    let passed = outcomes.iter().filter(|(outcome, _)| matches!(outcome, StepOutcome::Passed(_))).count();
    println!("  {:6.1} s  in all", beginning.elapsed().as_secs_f64());
    println!("\n{passed} passed, {} failed", steps.len() - passed);
    if passed == steps.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The results of the steps so far, by their indices in the table.
struct StepOutcomes {
    outcomes: Mutex<Vec<Option<(StepOutcome, Duration)>>>,
    news: Condvar,
}

impl StepOutcomes {
    /// Waits for some steps; returns whether all of them passed.
    fn wait(&self, places: &[usize]) -> bool {
        let outcomes = self.outcomes.lock().expect("a panic is caught");
        let is_open = |outcomes: &mut Vec<Option<_>>| places.iter().any(|&place| outcomes[place].is_none());
        let outcomes = self.news.wait_while(outcomes, is_open).expect("a panic is caught");
        places.iter().all(|&place| matches!(outcomes[place], Some((StepOutcome::Passed(_), _))))
    }

    fn tell(&self, place: usize, outcome: StepOutcome, time: Duration) {
        self.outcomes.lock().expect("a panic is caught")[place] = Some((outcome, time));
        self.news.notify_all();
    }
}

fn place(earlier: &[Step], name: &str) -> usize {
    earlier.iter().position(|step| step.name == name).expect("a step needs only earlier steps")
}

/// The output of a step stays together, though others run beside it.
fn attempt(step: &Step) -> StepOutcome {
    let result = catch_unwind(step.run).unwrap_or_else(|_| bail!("it panicked"));
    match result {
        Ok(output) if step.tests && count_tests(&output) == 0 => {
            println!("{output}\nerror: {} ran no test", step.name);
            StepOutcome::Failed
        }
        Ok(output) => StepOutcome::Passed(count_tests(&output)),
        Err(error) => {
            println!("error in {}: {error:#}", step.name);
            StepOutcome::Failed
        }
    }
}

/// The number of passed tests, from the last lines of cargo and Playwright (`12 passed`) or of node (`pass 12`).
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
    use std::process::ExitCode;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use anyhow::bail;

    use super::{Step, count_tests, run};

    const fn step(name: &'static str, needs: &'static [&'static str], run: fn() -> anyhow::Result<String>) -> Step {
        Step { name, needs, run, tests: false }
    }

    #[test]
    fn what_is_needed_comes_first_and_a_failure_stops_only_what_needs_it() {
        static RUNS: AtomicUsize = AtomicUsize::new(0);
        let count = || Ok(RUNS.fetch_add(1, Ordering::SeqCst).to_string());
        let steps = [
            step("first", &[], count),
            step("broken", &["first"], || bail!("as it should")),
            step("beside", &["first"], || {
                assert_eq!(RUNS.fetch_add(1, Ordering::SeqCst), 1, "after what it needs");
                Ok(String::new())
            }),
            step("panicking", &[], || panic!("as it should")),
            step("never", &["broken", "beside"], count),
            step("not either", &["panicking"], count),
        ];
        assert_eq!(run(&steps), ExitCode::FAILURE);
        assert_eq!(RUNS.load(Ordering::SeqCst), 2);
    }

    #[test]
    fn tests_are_counted_whoever_ran_them() {
        let cargo = "test result: ok. 5 passed; 0 failed; 0 ignored\ntest result: ok. 7 passed; 0 failed";
        assert_eq!(count_tests(cargo), 12);
        assert_eq!(count_tests("# tests 3\n# pass 3\n# fail 0"), 3);
        assert_eq!(count_tests("  4 passed (2.1s)"), 4);
        assert_eq!(count_tests("test result: ok. 0 passed; 0 failed"), 0);
    }
}
