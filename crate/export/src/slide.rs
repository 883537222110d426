//! A step of a run as slides and handouts show it: the figure, and what is said of it. The words are handed in, since the core
//! knows none.

use super::{Figure, MarkedSentence};

/// One step of a run.
pub struct RunSlide {
    /// As large as those of all other steps.
    pub figure: Figure,
    /// How many events have happened.
    pub step: usize,
    /// Which step it is, such as “Step 3 of 27”.
    pub label: String,
    /// What has happened.
    pub sentence: MarkedSentence,
}

/// A message of a language with what stands in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SlideNote {
    /// Its name.
    pub id: String,
    /// By name; all of them are texts, so that no program writes a number in its own way.
    pub arguments: Vec<(&'static str, String)>,
}

/// The words of a run, besides those of its steps.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct RunWords<'a> {
    /// What is searched, and how.
    pub title: &'a str,
    /// Where the run is cut: that it goes on. Else empty.
    pub end: &'a str,
}
