//! The content of a page: its [state](state::State), what can [happen](action::Action) to it, and the consequences. How a text
//! [reads](reading) and the [runs](run) of searches on it are computed once. A state can be written as a [`link`] that opens the same, and
//! as a [saved](saved_state) file: beside its tree it holds settings, a [`race`] of several searches, the settings of a [`random`] tree, and the
//! [`view`], the page's language and look. [`strip`] is the number line of a leaf, [`opponents`] has the moves of the root against other
//! opponents, [`claims`] are common claims about searches, [`picking`] finds the next example and what its runs cost.

pub mod action;
pub mod asking;
pub mod choosing;
pub mod claims;
pub mod commas;
pub mod editing;
pub mod following;
pub mod growing;
pub mod hints;
pub mod history;
pub mod keeping;
pub mod link;
pub mod making;
pub mod marking;
pub mod memory;
pub mod need;
pub mod opening;
pub mod opponents;
pub mod picking;
pub mod race;
pub mod racing;
pub mod random;
pub mod reading;
pub mod recent;
pub mod run;
pub mod saved_state;
pub mod session;
pub mod source;
pub mod state;
pub mod stepping;
pub mod strip;
pub mod types;
pub mod typing;
pub mod variants;
pub mod view;
pub mod weighing;
mod wrong;

pub use session::Session;
pub use wrong::ReadError;
