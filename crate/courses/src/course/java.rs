//! Games in Java (Russian): the depth counts down; α and β are assigned.

use super::assigned;
use super::{After, Lesson, Notation, Rows};
use crate::telling::{LiveKind, LiveRow};
use secateur::score::{CutRule, ReturnRule};

mod code;
mod examples;

pub(super) const LESSON: Lesson = Lesson {
    id: "d",
    language: "ru",
    rules: (CutRule::AtBound, ReturnRule::RunningBound),
    notation: Notation { rows: Rows::Depth, after: After::Cut, ..assigned::NOTATION },
    slides: assigned::SLIDES,
    telling: assigned::telling("course-d-start-minimax", "course-d-start-levels"),
    code: code::CODE,
    live: [
        LiveRow::new(LiveKind::Alpha, "live-alpha", None),
        LiveRow::new(LiveKind::Beta, "live-beta", None),
        LiveRow::new(LiveKind::Depth, "course-live-depth", None),
    ],
    examples: examples::EXAMPLES,
};
