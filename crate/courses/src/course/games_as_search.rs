//! Games as search (Romanian, after Bratko and Luger): letters, one bound per node.

use super::{After, Best, Bounds, CourseTelling, Cuts, Lesson, Letters, Notation, Numbers, Skin, SlideRules, Windows};
use crate::telling::{LiveKind, LiveRow};
use secateur::score::{CutRule, ReturnRule};

mod code;
mod examples;
mod slides;
mod telling;

pub(super) const LESSON: Lesson = Lesson {
    id: "b",
    language: "ro",
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
    slides: SlideRules { ends: |moment| moment.ends_parent(), shows: |moment| moment.shows_bounds(), tells_late: true },
    telling: CourseTelling {
        minimax: "course-b-start-minimax",
        levels: None,
        start: |slide| slide.start_in_letters(),
        tell: |slide, part, index, told| told.extend(slide.in_letters(part, index)),
        narrow: |slide, node, to| slide.moves(node, to),
    },
    code: code::CODE,
    live: [
        LiveRow::new(LiveKind::Alpha, "live-alpha", Some("course-live-here")),
        LiveRow::new(LiveKind::Beta, "live-beta", Some("course-live-here")),
        LiveRow::new(LiveKind::Variable, "course-live-val", None),
    ],
    examples: examples::EXAMPLES,
};
