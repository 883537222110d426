//! Games in Java (Russian): the depth counts down; α and β are assigned.

use super::assigned;
use super::{After, Lesson, Notation, Rows};
use secateur::score::{CutRule, ReturnRule};

pub(super) const LESSON: Lesson = Lesson {
    id: "d",
    rules: (CutRule::AtBound, ReturnRule::RunningBound),
    notation: Notation { rows: Rows::Depth, after: After::Cut, ..assigned::NOTATION },
};
