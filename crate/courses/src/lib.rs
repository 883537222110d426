//! How courses write and describe a search: which numbers a node has, where a slide ends, and its sentence.
//!
//! - [`course`] has the courses, each with its peculiarities, and defines a notation as a value for each switch; [`preset`] adds the
//!   general notation.
//! - [`slides`] says where the slides of a course end, and what they describe.
//! - [`writing`] says what a node shows in a notation, and [`numbers`] how a score is written.
//! - [`telling`] picks the sentence of a step, as messages of the language files with their arguments.
//! - [`code`] has the pseudo-code, and says which line is current at a step.
//! - [`examples`] has the trees of lectures and their searches, [`prepared`] positions of games.
//! - [`film`] says which events of a step are shown together and for how long, [`numberline`] shows the argument of a cut-off on a line.

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
