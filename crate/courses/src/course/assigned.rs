//! Shared by the two courses in which α and β are the only variables, and are assigned before the comparison.

use super::{After, Best, CourseTelling, Notation, Raised, SlideRules, Windows};

mod slides;
mod telling;

/// Their notation.
pub(super) const NOTATION: Notation = Notation {
    best: Best::None,
    windows: Windows::Labelled,
    after: After::Gone,
    raised: Raised::Before,
    ..Notation::GENERAL
};

/// Where their slides end.
pub(super) const SLIDES: SlideRules =
    SlideRules { ends: |moment| moment.ends_assignment(), shows: |moment| moment.is_shown(), tells_late: false };

/// Their sentences.
pub(super) const fn telling(minimax: &'static str, levels: &'static str) -> CourseTelling {
    CourseTelling {
        minimax,
        levels: Some(levels),
        start: |slide| slide.start_of_assigned(),
        tell: |slide, part, index, told| told.extend(slide.assigned(part, index)),
        narrow: |slide, node, _| slide.now(node),
    }
}
