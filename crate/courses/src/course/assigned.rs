//! What the courses share in which α and β are assigned before they are compared.

use super::{After, Best, Notation, Raised, Windows};

/// How they write trees.
pub(super) const NOTATION: Notation = Notation {
    best: Best::None,
    windows: Windows::Labelled,
    after: After::Gone,
    raised: Raised::Before,
    ..Notation::GENERAL
};
