//! What one key press animates in its step: which events together, and for how long. The picture decides what moves.

use secateur::trace::{Event, Trace};

/// Maximum duration of a film, in milliseconds.
pub const LONGEST: u32 = 1600;
/// Maximum duration of a shot, in milliseconds.
const SLOW: u32 = 400;
/// Minimum duration of a shot, in milliseconds.
const FAST: u32 = 250;

/// Events shown at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// The number of events at its end.
    pub step: usize,
    /// Milliseconds.
    pub time: u32,
}

/// The film from step `since` to `step`: a shot for each visible event, or for several together if there are too many for the time.
pub fn film(trace: &Trace, since: usize, step: usize) -> Vec<Shot> {
    let ends: Vec<usize> = (since..step).filter(|&event| is_seen(trace.events[event])).map(|event| event + 1).collect();
    let count = ends.len().min((LONGEST / FAST) as usize);
    let time = |count: usize| (LONGEST / count as u32).clamp(FAST, SLOW);
    let mut shots: Vec<Shot> =
        (1..=count).map(|shot| Shot { step: ends[shot * ends.len() / count - 1], time: time(count) }).collect();
    match shots.last_mut() {
        // Invisible events belong to the last visible one.
        Some(last) => last.step = step,
        None if since < step => shots.push(Shot { step, time: SLOW }),
        None => (),
    }
    shots
}

/// Whether an event changes the tree's look: panels show the table's entries and the proofs of passes.
fn is_seen(event: Event) -> bool {
    !matches!(event, Event::Ask { .. } | Event::Store { .. } | Event::Pass(_) | Event::Prove(_))
}

/// How long a step is shown while playing, in milliseconds: time to find the change, and to read a sentence of this length.
pub fn reading_time(letters: usize) -> u32 {
    800 + 40 * u32::try_from(letters).unwrap_or(u32::MAX / 80)
}
