//! Games as search (Romanian, after Bratko and Luger): letters, one bound a node.

use super::{After, Best, Bounds, Cuts, Lesson, Letters, Notation, Numbers, Skin, Windows};
use crate::telling::{LiveRow, Shown};
use secateur::score::{CutRule, ReturnRule};

mod code;
mod examples;

pub(super) const LESSON: Lesson = Lesson {
    id: "b",
    rules: (CutRule::PastBound, ReturnRule::FailSoft),
    notation: Notation {
        skin: Skin::Letters,
        best: Best::None,
        windows: Windows::Labelled,
        bounds: Bounds::Own,
        after: After::Cut,
        letters: Letters::Root,
        numbers: Numbers::Seen,
        cuts: Cuts::Dashed,
        ..Notation::GENERAL
    },
    code: code::CODE,
    live: [
        LiveRow::new(Shown::Alpha, "live-alpha", Some("course-live-here")),
        LiveRow::new(Shown::Beta, "live-beta", Some("course-live-here")),
        LiveRow::new(Shown::Variable, "course-live-val", None),
    ],
    examples: examples::EXAMPLES,
};
