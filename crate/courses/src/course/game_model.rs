//! A game model (Polish): levels, player and opponent; α and β are assigned.

use super::assigned;
use super::{Cuts, Infinity, Lesson, Notation, Rows};
use crate::telling::{LiveKind, LiveRow};
use secateur::score::{CutRule, ReturnRule};

mod code;
mod examples;

pub(super) const LESSON: Lesson = Lesson {
    id: "a",
    language: "pl",
    rules: (CutRule::AtBound, ReturnRule::FailHard),
    notation: Notation { rows: Rows::Levels, cuts: Cuts::Stub, infinity: Infinity::M, ..assigned::NOTATION },
    slides: assigned::SLIDES,
    telling: assigned::telling("course-a-start-minimax", "course-a-start-levels"),
    code: code::CODE,
    live: [
        LiveRow::new(LiveKind::Alpha, "live-alpha", Some("course-live-player")),
        LiveRow::new(LiveKind::Beta, "live-beta", Some("course-live-opponent")),
        LiveRow::new(LiveKind::Variable, "course-live-w", None),
    ],
    examples: examples::EXAMPLES,
};
