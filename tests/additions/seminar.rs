//! A seminar: everything specific to one course.

use super::{CourseTelling, Cuts, Interim, Lesson, Notation, Rows, SlideRules};
use crate::code::LineKind::*;
use crate::code::{CodeLine, EACH, line};
use crate::examples::{Example, example};
use crate::slides::Part;
use crate::telling::{LiveKind, LiveRow, Saying};
use secateur::score::{CutRule, ReturnRule};
use secateur::trace::Event;
use secateur::tree::NodeId;

pub(super) const LESSON: Lesson = Lesson {
    id: "f",
    language: "en",
    rules: (CutRule::PastBound, ReturnRule::RunningBound),
    notation: Notation { rows: Rows::Players, interim: Interim::Plain, cuts: Cuts::Scissors, ..Notation::GENERAL },
    slides: SlideRules {
        ends: |moment| matches!(moment.before, Event::Return(_)),
        shows: |moment| moment.is_shown(),
        tells_late: false,
    },
    telling: CourseTelling {
        minimax: "course-f-start",
        levels: None,
        start: |slide| Saying::new(slide.telling).done("course-f-start"),
        tell: |slide, part, _, told| match *part {
            Part::Return { node, score, .. } => {
                let mut say = slide.about(node);
                slide.say_score(&mut say, score);
                told.push(say.done("course-f-hands"));
            }
            Part::End { score, bound, proved, leaves, .. } => {
                told.push(slide.ended(score, bound, proved, leaves).done("course-f-end"));
            }
            _ => (),
        },
        narrow: |slide, _, _| slide.about(NodeId::ROOT).done("course-f-start"),
    },
    code: &[("alpha-beta", &[PROGRAM])],
    live: [
        LiveRow::new(LiveKind::Alpha, "live-alpha", Some("course-f-floor")),
        LiveRow::new(LiveKind::Beta, "live-beta", Some("course-f-ceiling")),
        LiveRow::new(LiveKind::Depth, "course-live-depth", None),
    ],
    examples: EXAMPLES,
};

const PROGRAM: &[CodeLine] = &[
    line("code-call-window", 0, &[Visit]),
    line("code-stop", 1, &[Evaluate, Static]),
    EACH,
    line("course-f-code-take", 2, &[Improve, Narrow, Start, CutOff]),
    line("code-return-bound", 1, &[Return, CutReturn]),
];

const EXAMPLES: &[Example] =
    &[example("seminar", "((1 2 3) (3 4 0))", "alpha-beta cut=past-bound returns=running-bound")];
