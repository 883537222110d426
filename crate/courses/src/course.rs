//! Notations: how a lecturer writes a tree, as one value of each switch; and those of five courses, each with the rules of
//! its search. A notation changes what is shown and said, never an event.
//!
//! The courses: a game model (Polish), games as search (Romanian, after Bratko and Luger), notes on Gomoku (English), games in
//! Java (Russian), and slides on α-β and MTD(f) (Polish).

use crate::code::Programs;
use crate::examples::Example;
use crate::slides::{Moment, Part};
use crate::telling::{LiveRow, Slide};
use secateur::message::Message;
use secateur::named;
use secateur::score::{CutRule, ReturnRule, Score};
use secateur::tree::NodeId;

mod assigned;
mod game_model;
mod games_as_search;
mod gomoku;
mod java;
mod open_windows;

named! {
    /// The shapes of the nodes.
    Skin {
        /// ▲ MAX, ▼ MIN.
        Triangles = "triangles",
        /// ○ MAX, □ MIN.
        Circles = "circles",
        /// + MAX, − MIN.
        Signs = "signs",
        /// Dots.
        Plain = "plain",
        /// Circles with the name of the node.
        Letters = "letters",
        /// Pills with value and window as one word, + or − on their edge.
        Pills = "pills",
    }
}
named! {
    /// What is said of a row in the margin.
    Rows {
        /// Whose turn it is: MAX, MIN.
        Names = "names",
        /// Nothing.
        None = "none",
        /// Whose turn it is: player, opponent.
        Players = "players",
        /// The level, 0 at the root, and whose turn it is.
        Levels = "levels",
        /// The depth that is left, 0 at the leaves, and who moves.
        Depth = "depth",
    }
}
named! {
    /// How a value that is not yet final is written.
    Interim {
        /// With what it proves: ≥ 8.
        Signed = "signed",
        /// As a plain number.
        Plain = "plain",
    }
}
named! {
    /// The variable for the best score so far.
    Best {
        /// The best score of the children so far.
        Best = "best",
        /// None: a value stands at a node when it returns.
        None = "none",
        /// v, which begins at the node's own bound and moves past it; no node says what its number proves.
        V = "v",
        /// res, which begins at the least or greatest payoff.
        Res = "res",
    }
}
named! {
    /// How a window is written.
    Windows {
        /// [α, β].
        Closed = "closed",
        /// (α, β).
        Open = "open",
        /// α = …, β = ….
        Labelled = "labelled",
    }
}
named! {
    /// Which window stands at a node.
    AsOf {
        /// As the search has left it.
        Left = "left",
        /// As the node was called with it.
        Called = "called",
    }
}
named! {
    /// Which bounds of a window stand at a node.
    Bounds {
        /// Both.
        Both = "both",
        /// The one that the node has made itself: α at MAX, β at MIN.
        Own = "own",
    }
}
named! {
    /// What becomes of a window when its node returns.
    After {
        /// It stays.
        Kept = "kept",
        /// It stays where the node was cut off; its own bound, where that has cut something off.
        Cut = "cut",
        /// It goes.
        Gone = "gone",
    }
}
named! {
    /// Whether leaves show the window that they are called with.
    LeafWindows {
        /// No.
        None = "none",
        /// Yes.
        Called = "called",
    }
}
named! {
    /// When a node's own bound moves.
    Raised {
        /// After the test for a cut-off.
        After = "after",
        /// Before it, so that at a cut-off both bounds have met or crossed.
        Before = "before",
    }
}
named! {
    /// What the bounds are called.
    Names {
        /// α and β.
        Greek = "greek",
        /// min and max.
        MinMax = "min-max",
    }
}
named! {
    /// Where the letters of nodes without a name of their own begin.
    Letters {
        /// Below the root, which has none.
        Below = "below",
        /// At the root, which is a.
        Root = "root",
        /// Below the root, where no node has a name of its own; else only those names stand there.
        Unnamed = "unnamed",
    }
}
named! {
    /// When the numbers of leaves are shown.
    Numbers {
        /// From the start.
        Start = "start",
        /// Only when the search has looked at them; from the start where it leaves nothing out, as minimax.
        Seen = "seen",
    }
}
named! {
    /// What stands for what the search has not yet seen.
    Unseen {
        /// The nodes.
        Drawn = "drawn",
        /// "…" in the place of a child; nothing of a child that is cut off but its mark.
        Dots = "dots",
    }
}
named! {
    /// The mark of a cut-off.
    Cuts {
        /// Two strokes across the edge.
        Slashes = "slashes",
        /// Scissors.
        Scissors = "scissors",
        /// A cross.
        Cross = "cross",
        /// Dashes.
        Dashed = "dashed",
        /// A branch left hanging.
        Stub = "stub",
    }
}
named! {
    /// How infinite scores are written.
    Infinity {
        /// ∞.
        Signs = "signs",
        /// W and L.
        Letters = "letters",
        /// M and −M.
        M = "m",
        /// ∞ without a plus.
        Unsigned = "unsigned",
    }
}
named! {
    /// What stands between two bounds.
    Separator {
        /// A comma, and a semicolon where a number has a decimal comma.
        Comma = "comma",
        /// A semicolon.
        Semicolon = "semicolon",
        /// A comma without a space.
        Tight = "tight",
    }
}

/// Declares a notation of all switches: each field, its type, and its name in the page's state.
macro_rules! notation {
    ($($field:ident: $Switch:ident = $name:literal,)*) => {
        /// How a lecturer writes a tree.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(missing_docs, reason = "each field is one switch, which has its docs")]
        pub struct Notation {
            $(pub $field: $Switch,)*
        }

        impl Notation {
            /// Every switch by its name, with the id of its value.
            pub fn ids(&self) -> [(&'static str, &'static str); 17] {
                [$(($name, self.$field.id())),*]
            }

            /// By switch: the ids of its values, the general notation's first.
            pub fn choices() -> [(&'static str, Vec<&'static str>); 17] {
                [$(($name, $Switch::ALL.iter().map(|value| value.id()).collect())),*]
            }

            /// Puts a switch, by its name, to the value with this id; whether there are both.
            pub fn put(&mut self, switch: &str, id: &str) -> bool {
                match switch {
                    $($name => $Switch::named(id).map(|value| self.$field = value).is_some(),)*
                    _ => false,
                }
            }
        }
    };
}

notation! {
    skin: Skin = "skin",
    rows: Rows = "rows",
    interim: Interim = "interim",
    best: Best = "best",
    windows: Windows = "windows",
    as_of: AsOf = "asOf",
    bounds: Bounds = "bounds",
    after: After = "after",
    leaf_windows: LeafWindows = "leafWindows",
    raised: Raised = "raised",
    names: Names = "names",
    letters: Letters = "letters",
    numbers: Numbers = "numbers",
    unseen: Unseen = "unseen",
    cuts: Cuts = "cuts",
    infinity: Infinity = "infinity",
    separator: Separator = "separator",
}

impl Notation {
    /// The page's own.
    pub const GENERAL: Notation = Notation {
        skin: Skin::Triangles,
        rows: Rows::Names,
        interim: Interim::Signed,
        best: Best::Best,
        windows: Windows::Closed,
        as_of: AsOf::Left,
        bounds: Bounds::Both,
        after: After::Kept,
        leaf_windows: LeafWindows::None,
        raised: Raised::After,
        names: Names::Greek,
        letters: Letters::Below,
        numbers: Numbers::Start,
        unseen: Unseen::Drawn,
        cuts: Cuts::Slashes,
        infinity: Infinity::Signs,
        separator: Separator::Comma,
    };

    /// Whether every node shows what the general notation shows, however that is drawn.
    pub fn is_general_at_nodes(&self) -> bool {
        let Notation { skin, rows, windows, names, letters, cuts, infinity, separator, .. } = *self;
        *self == Notation { skin, rows, windows, names, letters, cuts, infinity, separator, ..Notation::GENERAL }
    }
}

/// What a course has of its own.
pub(crate) struct Lesson {
    /// In links, and in the names of its messages.
    pub id: &'static str,
    /// Which it is held in.
    pub language: &'static str,
    /// When its alpha-beta cuts, and what that returns.
    pub rules: (CutRule, ReturnRule),
    /// How it writes trees.
    pub notation: Notation,
    /// Where its slides end.
    pub slides: SlideRules,
    /// What it says.
    pub telling: Telling,
    /// Its programs, as far as it has any: for other algorithms the general ones stand.
    pub code: Programs,
    /// Its live values: both bounds, and what it keeps beside them.
    pub live: [LiveRow; 3],
    /// Its trees, in the order of its lectures.
    pub examples: &'static [Example],
}

/// How a course cuts a run into slides.
pub(crate) struct SlideRules {
    /// Whether a slide ends between two events.
    pub ends: fn(&Moment<'_>) -> bool,
    /// Whether the first of two events changes anything that it shows.
    pub shows: fn(&Moment<'_>) -> bool,
    /// Whether the next slide says what a return has left as it was.
    pub tells_late: bool,
}

/// The sentences of a course: where it has none, the general one stands.
pub(crate) struct Telling {
    /// A message: how minimax starts.
    pub minimax: &'static str,
    /// The same of minimax by levels.
    pub levels: Option<&'static str>,
    /// How a search with windows starts.
    pub start: fn(&Slide<'_>) -> Message,
    /// Adds what a part of a slide says, which is the one with this number.
    pub tell: fn(&Slide<'_>, &Part, usize, &mut Vec<Message>),
    /// A bound of the node has moved to a score that has been told of.
    pub narrow: fn(&Slide<'_>, NodeId, Score) -> Message,
}

/// Declares the courses: each by its name, and the module that holds its lesson.
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
    /// Games as search: letters, one bound a node.
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

    /// The id of the language that it is held in.
    pub fn language(self) -> &'static str {
        self.lesson().language
    }

    /// When its alpha-beta cuts, and what that returns.
    pub fn rules(self) -> (CutRule, ReturnRule) {
        self.lesson().rules
    }

    /// How it writes trees.
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
    fn the_general_notation_has_the_first_value_of_every_switch() {
        let first = Notation::choices().map(|(switch, ids)| (switch, ids[0]));
        assert_eq!(Notation::GENERAL.ids(), first);
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
