//! The courses: the peculiarities of each are in one module; the table names them. The parts of a notation are in `notation.rs`.
//!
//! They are a game model (Polish), games as search (Romanian, after Bratko and Luger), notes on Gomoku (English), games in Java
//! (Russian), and slides on α-β and MTD(f) (Polish).

use crate::code::Programs;
use crate::examples::Example;
use crate::slides::{EventPair, Part};
use crate::telling::{LiveRow, SlideContext};
use secateur::message::Message;
use secateur::score::{CutRule, ReturnRule, Score};
use secateur::tree::NodeId;

mod assigned;
mod game_model;
mod games_as_search;
mod gomoku;
mod java;
mod notation;
mod open_windows;

pub use notation::*;

/// The peculiarities of a course.
pub(crate) struct Lesson {
    /// Its name in links and messages.
    pub id: &'static str,
    /// Its language.
    pub language: &'static str,
    /// When its alpha-beta cuts, and what that returns.
    pub rules: (CutRule, ReturnRule),
    /// Its notation.
    pub notation: Notation,
    /// Where its slides end.
    pub slides: SlideRules,
    /// Its sentences.
    pub telling: CourseTelling,
    /// Its programs; other algorithms have the general ones.
    pub code: Programs,
    /// Its live values: both bounds, and its variable.
    pub live: [LiveRow; 3],
    /// Its trees, in the order of its lectures.
    pub examples: &'static [Example],
}

/// How a course divides a run into slides.
pub(crate) struct SlideRules {
    /// Whether a slide ends between two events.
    pub ends: fn(&EventPair<'_>) -> bool,
    /// Whether the first of two events changes anything visible in its notation.
    pub shows: fn(&EventPair<'_>) -> bool,
    /// Whether the next slide describes a return that changed nothing.
    pub tells_late: bool,
}

/// The sentences of a course; for others, the general ones are used.
pub(crate) struct CourseTelling {
    /// A message: how minimax starts.
    pub minimax: &'static str,
    /// The same for minimax by levels.
    pub levels: Option<&'static str>,
    /// How a search with windows starts.
    pub start: fn(&SlideContext<'_>) -> Message,
    /// Adds the sentences for a part of a slide, with its index.
    pub tell: fn(&SlideContext<'_>, &Part, usize, &mut Vec<Message>),
    /// A bound of the node has moved to a score described before.
    pub narrow: fn(&SlideContext<'_>, NodeId, Score) -> Message,
}

/// Declares the courses: each by its name, and its module.
macro_rules! courses {
    ($($(#[$docs:meta])* $Course:ident = $module:ident;)*) => {
        /// A course whose notation this is.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Course {
            $($(#[$docs])* $Course,)*
        }

        impl Course {
            /// Every course, in the order of the menu.
            pub const ALL: [Course; [$(stringify!($Course)),*].len()] = [$(Course::$Course),*];

            pub(crate) fn lesson(self) -> &'static Lesson {
                match self {
                    $(Course::$Course => &$module::LESSON,)*
                }
            }
        }
    };
}

courses! {
    /// A game model: levels, player and opponent; α and β are assigned.
    GameModel = game_model;
    /// Games as search: letters, one bound per node.
    GamesAsSearch = games_as_search;
    /// Notes on Gomoku: W and L, v between min and max.
    Gomoku = gomoku;
    /// Games in Java: depth counts down; α and β are assigned.
    Java = java;
    /// α-β and MTD(f): open windows as called, res.
    OpenWindows = open_windows;
}

impl Course {
    /// The id in links.
    pub fn id(self) -> &'static str {
        self.lesson().id
    }

    /// The course with this id.
    pub fn named(id: &str) -> Option<Course> {
        Course::ALL.into_iter().find(|course| course.id() == id)
    }

    /// The id of its language.
    pub fn language(self) -> &'static str {
        self.lesson().language
    }

    /// When its alpha-beta cuts, and what that returns.
    pub fn rules(self) -> (CutRule, ReturnRule) {
        self.lesson().rules
    }

    /// Its notation.
    pub fn notation(self) -> Notation {
        self.lesson().notation
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_course_has_a_notation_and_rules_of_its_own() {
        for (index, course) in Course::ALL.into_iter().enumerate() {
            assert_eq!(Course::named(course.id()), Some(course));
            for other in &Course::ALL[..index] {
                assert_ne!(course.notation(), other.notation());
                assert_ne!(course.rules(), other.rules());
            }
        }
    }

    #[test]
    fn a_notation_is_put_together_by_ids() {
        for course in Course::ALL {
            let mut notation = Notation::GENERAL;
            assert!(course.notation().ids().into_iter().all(|(switch, id)| notation.put(switch, id)));
            assert_eq!(notation, course.notation());
            assert!(!notation.put("cuts", "knife") && !notation.put("cut", "cross"));
            assert_eq!(notation, course.notation());
        }
    }

    #[test]
    fn courses_have_values_that_there_are() {
        for course in Course::ALL {
            for ((switch, id), (other, ids)) in course.notation().ids().into_iter().zip(Notation::choices()) {
                assert!(switch == other && ids.contains(&id), "{switch} of {course:?}");
            }
        }
    }
}
