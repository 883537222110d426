//! How far a long work has come, for someone who sits at a terminal: a script's error output stays empty.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// What takes less is not told.
const PATIENCE: Duration = Duration::from_millis(500);

/// Tells how much of a work is done.
pub struct Progress {
    what: &'static str,
    all: usize,
    begun: Instant,
    is_seen: bool,
    is_told: bool,
}

impl Progress {
    /// Of so many pieces.
    pub fn new(what: &'static str, all: usize) -> Progress {
        Progress { what, all, begun: Instant::now(), is_seen: io::stderr().is_terminal(), is_told: false }
    }

    /// So many are done.
    pub fn tell(&mut self, done: usize) {
        if self.is_seen && PATIENCE < self.begun.elapsed() {
            self.is_told = true;
            drop(write!(io::stderr(), "\r{}: {done} of {}", self.what, self.all));
        }
    }
}

/// The line is free again for what follows.
impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_told {
            drop(write!(io::stderr(), "\r\u{1b}[K"));
        }
    }
}
