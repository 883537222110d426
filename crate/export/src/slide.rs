//! A step of a run as in slides and handouts: the figure and its texts. The words are passed in, since the core knows none.

use super::{Figure, MarkedSentence};

/// One step of a run.
pub struct RunSlide {
    /// As large as those of all other steps.
    pub figure: Figure,
    /// The number of past events.
    pub step: usize,
    /// The step's label, such as “Step 3 of 27”.
    pub label: String,
    /// The step's sentence.
    pub sentence: MarkedSentence,
}

/// A message of a language with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SlideNote {
    /// Its name.
    pub id: String,
    /// By name; all of them are texts, so that no program formats a number in its own way.
    pub arguments: Vec<(&'static str, String)>,
}

/// The words of a run, except those of its steps.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct RunWords<'a> {
    /// What is searched, and how.
    pub title: &'a str,
    /// For a run that is cut short, a note that it continues; else empty.
    pub end: &'a str,
}
