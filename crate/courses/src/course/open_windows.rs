//! Slides on α-β and MTD(f) (Polish): open windows of the calls, res.

use super::{
    AsOf, Best, CourseTelling, Infinity, Interim, LeafWindows, Lesson, Notation, Rows, Skin, SlideRules, Windows,
};
use crate::telling::{LiveKind, LiveRow};
use secateur::score::{CutRule, ReturnRule};
use secateur::trace::Event;

mod code;
mod examples;
mod slides;
mod telling;

pub(super) const LESSON: Lesson = Lesson {
    id: "e",
    language: "pl",
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
    slides: SlideRules {
        ends: |moment| moment.ends_move_of_res(),
        shows: |moment| matches!(moment.before, Event::Improve { .. }) || moment.is_shown(),
        tells_late: true,
    },
    telling: CourseTelling {
        minimax: "course-e-start-minimax",
        levels: None,
        start: |slide| slide.start_in_open_windows(),
        tell: |slide, part, index, told| told.extend(slide.in_open_windows(part, index)),
        narrow: |slide, node, _| slide.narrowed(node),
    },
    code: code::CODE,
    live: [
        LiveRow::new(LiveKind::Alpha, "live-alpha", Some("course-live-called")),
        LiveRow::new(LiveKind::Beta, "live-beta", Some("course-live-called")),
        LiveRow::new(LiveKind::FromWorst, "course-live-res", Some("course-live-here")),
    ],
    examples: examples::EXAMPLES,
};
