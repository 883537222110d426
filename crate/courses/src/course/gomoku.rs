//! Notes on Gomoku (English): W and L, v between min and max.

use super::{
    AsOf, Best, CourseTelling, Cuts, Infinity, Interim, LeafWindows, Lesson, Letters, Names, Notation, Numbers, Rows,
    Separator, Skin, SlideRules, Unseen,
};
use crate::telling::{LiveKind, LiveRow};
use secateur::score::{CutRule, ReturnRule};

mod code;
mod examples;
mod slides;
mod telling;

pub(super) const LESSON: Lesson = Lesson {
    id: "c",
    language: "en",
    rules: (CutRule::PastBound, ReturnRule::FailHard),
    notation: Notation {
        skin: Skin::Pills,
        rows: Rows::None,
        interim: Interim::Plain,
        best: Best::V,
        as_of: AsOf::Called,
        leaf_windows: LeafWindows::Called,
        names: Names::MinMax,
        numbers: Numbers::Seen,
        unseen: Unseen::Dots,
        cuts: Cuts::Cross,
        infinity: Infinity::Letters,
        letters: Letters::Unnamed,
        separator: Separator::Tight,
        ..Notation::GENERAL
    },
    slides: SlideRules { ends: |moment| moment.ends_move_of_v(), shows: |moment| moment.is_shown(), tells_late: true },
    telling: CourseTelling {
        minimax: "course-c-start-minimax",
        levels: None,
        start: |slide| slide.start_of_gomoku(),
        tell: |slide, part, index, told| slide.gomoku(part, index, told),
        narrow: |slide, node, to| slide.next_call(node, to),
    },
    code: code::CODE,
    live: [
        LiveRow::new(LiveKind::Alpha, "course-live-min", Some("course-live-called")),
        LiveRow::new(LiveKind::Beta, "course-live-max", Some("course-live-called")),
        LiveRow::new(LiveKind::Variable, "course-live-v", Some("course-live-here")),
    ],
    examples: examples::EXAMPLES,
};
