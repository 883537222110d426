//! A game model (Polish): levels, player and opponent; α and β are assigned.

use super::assigned;
use super::{Cuts, Infinity, Lesson, Notation, Rows};
use secateur::score::{CutRule, ReturnRule};

pub(super) const LESSON: Lesson = Lesson {
    id: "a",
    rules: (CutRule::AtBound, ReturnRule::FailHard),
    notation: Notation { rows: Rows::Levels, cuts: Cuts::Stub, infinity: Infinity::M, ..assigned::NOTATION },
};
