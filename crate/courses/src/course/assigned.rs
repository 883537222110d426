//! What the two courses share in which α and β are variables that are assigned before they are compared, and no other is.

use super::{After, Best, CourseTelling, Notation, Raised, SlideRules, Windows};

mod slides;
mod telling;

/// How they write trees.
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

/// What they say.
pub(super) const fn telling(minimax: &'static str, levels: &'static str) -> CourseTelling {
    CourseTelling {
        minimax,
        levels: Some(levels),
        start: |slide| slide.start_of_assigned(),
        tell: |slide, part, index, told| told.extend(slide.assigned(part, index)),
        narrow: |slide, node, _| slide.now(node),
    }
}
