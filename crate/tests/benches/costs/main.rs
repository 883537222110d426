//! The core's jobs on this machine, for `cargo xtask bench`. One line of JSON on stdout.
//!
//! `times TREE ROUNDS` times all jobs in rotation, so that a busy machine slows them equally; `once TREE JOB` runs one job a single time,
//! for a profiler that counts what happens inside [`counted`].

use std::collections::HashMap;
use std::env;
use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

use secateur::trace::Event;
use serde_json::json;

mod jobs;

use jobs::{Bench, FRAMES, JOBS, Job};

/// A round of one job takes at least this long.
const SHORTEST: Duration = Duration::from_millis(5);

fn main() {
    let words: Vec<String> = env::args().skip(1).filter(|word| word != "--bench").collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["times", tree, rounds] => times(&bench(tree), rounds.parse().expect("ROUNDS is a number")),
        ["once", tree, job] => {
            let job = Bench::job(job).expect("JOB is one of the table");
            black_box(counted(&bench(tree), job));
        }
        _ => println!("usage: costs times TREE ROUNDS | costs once TREE JOB"),
    }
}

fn bench(path: &str) -> Bench {
    Bench::new(fs::read_to_string(path).expect("TREE is a file"))
}

/// Never inlined, so that a profiler finds it by name.
#[inline(never)]
fn counted(bench: &Bench, job: Job) -> f64 {
    job(black_box(bench))
}

fn times(bench: &Bench, rounds: usize) {
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); JOBS.len()];
    for _ in 0..rounds {
        for (times, (_, job)) in times.iter_mut().zip(JOBS) {
            times.push(time(bench, *job));
        }
    }
    let times: HashMap<_, _> = JOBS.iter().map(|(name, _)| name).zip(times).collect();
    let report = json!({
        "events": bench.trace.events.len(),
        "eventBytes": size_of::<Event>(),
        "frames": FRAMES,
        "times": times,
    });
    println!("{report}");
}

/// In milliseconds, averaged over many runs: a short time would mostly measure the clock.
fn time(bench: &Bench, job: Job) -> f64 {
    let start = Instant::now();
    let mut repeats = 0;
    while start.elapsed() < SHORTEST {
        black_box(job(black_box(bench)));
        repeats += 1;
    }
    start.elapsed().as_secs_f64() * 1e3 / f64::from(repeats)
}
