//! Whole notations, with their rules: the general one first, then those of the courses.

use secateur::score::{CutRule, ReturnRule};

use crate::course::{Course, Notation};

/// A whole notation: of a course, or the general one.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Preset(pub Option<Course>);

impl Preset {
    /// Every notation, in the order of the menu.
    pub fn all() -> impl Iterator<Item = Preset> {
        std::iter::once(Preset(None)).chain(Course::ALL.into_iter().map(|course| Preset(Some(course))))
    }

    /// The id in links.
    pub fn id(self) -> &'static str {
        self.0.map_or("general", Course::id)
    }

    /// The notation with this id.
    pub fn named(id: &str) -> Option<Preset> {
        Preset::all().find(|preset| preset.id() == id)
    }

    /// The value of every switch.
    pub fn notation(self) -> Notation {
        self.0.map_or(Notation::GENERAL, Course::notation)
    }

    /// When its alpha-beta cuts, and what that returns.
    pub fn rules(self) -> (CutRule, ReturnRule) {
        self.0.map_or_else(Default::default, Course::rules)
    }
}
