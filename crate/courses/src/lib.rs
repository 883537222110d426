//! How courses write and tell a search: which numbers stand at a node, where a slide ends, and what is said of it.
//!
//! - [`course`] holds the courses, each all that it has of its own, and what a notation is: one value of each switch; [`preset`] adds
//!   the general notation.
//! - [`slides`] says where the slides of a course end, and what one of them tells.
//! - [`writing`] says what stands at a node in a notation, and [`numbers`] how a score is written.
//! - [`telling`] picks the sentence of a step, as messages of the language files with their arguments.
//! - [`code`] holds the pseudo-code, and says which line of it a step stands on.
//! - [`examples`] holds the trees of lectures and how they are searched, [`prepared`] positions of games.
//! - [`film`] says which events of a step are seen at once and for how long, [`numberline`] what the argument of a cut-off is on a line.

pub mod code;
pub mod course;
pub mod examples;
pub mod film;
pub mod numberline;
pub mod numbers;
pub mod prepared;
pub mod preset;
pub mod slides;
pub mod telling;
pub mod writing;
