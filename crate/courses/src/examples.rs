//! The trees of lectures and books, and how each is searched. An example knows no words: its name and its line are messages named
//! by its id.

use crate::course::Course;
use secateur::search::{Settings, read_settings};

/// A tree with the search that belongs to it.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// Names the messages `example-ID` and `example-ID-line`.
    pub id: &'static str,
    /// The tree.
    pub text: &'static str,
    /// A line of settings; the rest is as usual.
    search: &'static str,
    /// Lines of settings: the runs that stand side by side as it opens.
    race: &'static [&'static str],
    /// What is written on the tree as it opens.
    pub overlay: Option<&'static str>,
    /// Whether links to it were given out when it did not ask for payoffs yet.
    pub was_open: bool,
    /// Its text in links that were given out when it had no names yet.
    pub once: Option<&'static str>,
}

pub(crate) const fn example(id: &'static str, text: &'static str, search: &'static str) -> Example {
    Example { id, text, search, race: &[], overlay: None, was_open: false, once: None }
}

impl Example {
    pub(crate) const fn with_race(self, race: &'static [&'static str]) -> Example {
        Example { race, ..self }
    }

    pub(crate) const fn with_overlay(self, overlay: &'static str) -> Example {
        Example { overlay: Some(overlay), ..self }
    }

    pub(crate) const fn was_open(self) -> Example {
        Example { was_open: true, ..self }
    }

    pub(crate) const fn once(self, text: &'static str) -> Example {
        Example { once: Some(text), ..self }
    }

    /// How it is searched.
    pub fn settings(&self) -> Settings {
        settings(self.search)
    }

    /// How the runs are searched that stand side by side as it opens, if any do.
    pub fn race(&self) -> Vec<Settings> {
        self.race.iter().map(|line| settings(line)).collect()
    }
}

fn settings(line: &str) -> Settings {
    read_settings(line).expect("a test reads every line of the table")
}

/// A tree with a position that is met again.
pub(crate) const MET: &str = "((5 p: (7 9)) (6 @p))";
/// One whose nodes all have a static evaluation.
pub(crate) const DEEPENED: &str =
    "(a: 4 (a1: 3 (7 3) a2: 5 (8 6)) b: 9 (b1: 7 (7 9) b2: 4 (5 3)) c: 6 (c1: 6 (9 5) c2: 5 (8 1)))";

/// Of books, and of no course.
const BOOKS: &[Example] = &[
    example("textbook", "((3 12 8) (2 4 6) (14 5 2))", "alpha-beta"),
    example("deep", "(5, (((3 9) 4) 8))", "alpha-beta"),
    example(
        "best-first",
        "(((21 20 19) (24 23 22) (27 26 25)) ((12 11 10) (15 14 13) (18 17 16)) ((3 2 1) (6 5 4) (9 8 7)))",
        "alpha-beta",
    ),
    example(
        "worst-first",
        "(((7 8 9) (4 5 6) (1 2 3)) ((16 17 18) (13 14 15) (10 11 12)) ((25 26 27) (22 23 24) (19 20 21)))",
        "alpha-beta",
    ),
    example("pvs-pays", "((((5 2) (4 1)) ((1 8) (9 4))) (((7 3) (9 9)) ((6 2) (3 2))))", "pvs"),
    example("pvs-repeats", "((3 4) (5 6) (2 9))", "pvs"),
];

/// Every example with the course that it belongs to, in the order of the picker: those of books, then course by course.
pub fn examples() -> impl Iterator<Item = (Option<Course>, &'static Example)> {
    let of_courses = Course::ALL.into_iter().map(|course| (Some(course), course.lesson().examples));
    std::iter::once((None, BOOKS)).chain(of_courses).flat_map(|(course, all)| all.iter().map(move |one| (course, one)))
}
