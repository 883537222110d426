//! What one key press plays of its step: which events together, and for how long. What moves in them is the picture's business.

use secateur::trace::{Event, Trace};

/// All of a film at most, in milliseconds.
pub const LONGEST: u32 = 1600;
/// One shot at most, in milliseconds.
const SLOW: u32 = 400;
/// One shot at least, in milliseconds.
const FAST: u32 = 250;

/// Some events that are seen to happen at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// How many events there have been at its end.
    pub step: usize,
    /// Milliseconds.
    pub time: u32,
}

/// The film that leads from step `since` to `step`: a shot for each event that the tree shows, or for neighbours together where
/// there are more than there is time for.
pub fn film(trace: &Trace, since: usize, step: usize) -> Vec<Shot> {
    let ends: Vec<usize> = (since..step).filter(|&event| is_seen(trace.events[event])).map(|event| event + 1).collect();
    let count = ends.len().min((LONGEST / FAST) as usize);
    let time = |count: usize| (LONGEST / count as u32).clamp(FAST, SLOW);
    let mut shots: Vec<Shot> =
        (1..=count).map(|shot| Shot { step: ends[shot * ends.len() / count - 1], time: time(count) }).collect();
    match shots.last_mut() {
        // What nobody sees belongs to what was seen last.
        Some(last) => last.step = step,
        None if since < step => shots.push(Shot { step, time: SLOW }),
        None => (),
    }
    shots
}

/// Whether the tree looks different after an event: what the table keeps and what a pass proves, panels show.
fn is_seen(event: Event) -> bool {
    !matches!(event, Event::Ask { .. } | Event::Store { .. } | Event::Pass(_) | Event::Prove(_))
}

/// How long a step stands when steps follow by themselves, in milliseconds: time to find what has changed, and to read a sentence
/// of so many letters.
pub fn reading_time(letters: usize) -> u32 {
    800 + 40 * u32::try_from(letters).unwrap_or(u32::MAX / 80)
}
