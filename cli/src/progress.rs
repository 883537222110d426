//! Progress of long work, for users at a terminal: a script's error output stays empty, except for work so long that a record is useful.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// Shorter work is not reported.
const PATIENCE: Duration = Duration::from_millis(500);

/// Reports how much of a work is done, or how long it has taken.
pub struct Progress {
    what: &'static str,
    all: usize,
    begun: Instant,
    is_seen: bool,
    /// Whether it is reported without a terminal, too: a line per second, and one at the end.
    is_recorded: bool,
    is_told: bool,
    /// Seconds reported so far.
    seconds: u64,
}

impl Progress {
    /// For so many pieces.
    pub fn new(what: &'static str, all: usize) -> Progress {
        let is_seen = io::stderr().is_terminal();
        Progress { what, all, begun: Instant::now(), is_seen, is_recorded: false, is_told: false, seconds: 0 }
    }

    /// The same, recorded.
    pub fn logged(what: &'static str, all: usize) -> Progress {
        let mut progress = Progress::new(what, all);
        progress.is_recorded = true;
        progress
    }

    /// For work of unknown length.
    pub fn endless(what: &'static str) -> Progress {
        Progress::new(what, 0)
    }

    /// So many are done.
    pub fn tell(&mut self, done: usize) {
        let elapsed = self.begun.elapsed();
        if self.is_seen && PATIENCE < elapsed {
            self.is_told = true;
            drop(write!(io::stderr(), "\r{}: {done} of {}", self.what, self.all));
        }
        if !self.is_seen && self.is_recorded && (self.seconds < elapsed.as_secs() || done == self.all) {
            self.seconds = elapsed.as_secs();
            drop(writeln!(io::stderr(), "{}: {done} of {}", self.what, self.all));
        }
    }

    /// It is still going on.
    pub fn tick(&mut self) {
        let seconds = self.begun.elapsed().as_secs();
        if self.is_seen && self.seconds < seconds {
            (self.is_told, self.seconds) = (true, seconds);
            drop(write!(io::stderr(), "\r{}: {seconds} s", self.what));
        }
    }
}

/// Clears the line for what follows.
impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_told {
            drop(write!(io::stderr(), "\r\u{1b}[K"));
        }
    }
}
