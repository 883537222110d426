//! Slides on α-β and MTD(f) (Polish): open windows as called, res.

use super::{AsOf, Best, Infinity, Interim, LeafWindows, Lesson, Notation, Rows, Skin, Windows};
use crate::telling::{LiveRow, Shown};
use secateur::score::{CutRule, ReturnRule};

mod code;
mod examples;

pub(super) const LESSON: Lesson = Lesson {
    id: "e",
    rules: (CutRule::AtBound, ReturnRule::FailSoft),
    notation: Notation {
        skin: Skin::Circles,
        rows: Rows::None,
        interim: Interim::Plain,
        best: Best::Res,
        windows: Windows::Open,
        infinity: Infinity::Unsigned,
        as_of: AsOf::Called,
        leaf_windows: LeafWindows::Called,
        ..Notation::GENERAL
    },
    code: code::CODE,
    live: [
        LiveRow::new(Shown::Alpha, "live-alpha", Some("course-live-called")),
        LiveRow::new(Shown::Beta, "live-beta", Some("course-live-called")),
        LiveRow::new(Shown::FromWorst, "course-live-res", Some("course-live-here")),
    ],
    examples: examples::EXAMPLES,
};
