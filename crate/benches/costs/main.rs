//! The core's jobs on this machine, for `cargo xtask bench`. One line of JSON on stdout.
//!
//! `times TREE ROUNDS` takes the time of every job in turns, so that a busy machine slows them all; `once TREE JOB` does one
//! job a single time, for a profiler that counts what happens inside [`counted`].

use std::collections::HashMap;
use std::env;
use std::fs;
use std::hint::black_box;
use std::time::Instant;

use secateur::trace::Event;
use serde_json::json;

mod jobs;

use jobs::{Bench, FRAMES, JOBS, Job};

/// In seconds, a round of one job.
const SHORTEST: f64 = 0.002;

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

/// A name of its own, by which a profiler finds it.
#[inline(never)]
fn counted(bench: &Bench, job: Job) -> f64 {
    job(black_box(bench))
}

fn times(bench: &Bench, rounds: usize) {
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); JOBS.len()];
    // By job: how often it is done in a round, since short times are mostly the clock's.
    let repeats = JOBS.map(|(_, job)| 1 + (SHORTEST / seconds(bench, job, 1)) as usize);
    for _ in 0..rounds {
        for ((times, (_, job)), repeats) in times.iter_mut().zip(JOBS).zip(repeats) {
            times.push(seconds(bench, job, repeats) * 1e3 / repeats as f64);
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

fn seconds(bench: &Bench, job: Job, repeats: usize) -> f64 {
    let start = Instant::now();
    for _ in 0..repeats {
        black_box(job(black_box(bench)));
    }
    start.elapsed().as_secs_f64()
}
