//! What stands on a page: its [state](state::State), what can [happen](action::Action) to it, and what follows. What a text
//! [reads](reading) as and the [runs](run) of searches on it are found out once. What is shown is given out as a [`link`] that opens the
//! same, and as what a [saved] file says beside its tree: settings, a [`race`] of several searches, how a tree was made [by
//! chance](random), and the [`view`]: how the page speaks and draws. [`strip`] is the number line of a leaf, [`opponents`] holds the moves of
//! the root against other opponents, [`claims`] are common claims about searches, [`picking`] says which example comes next and what its
//! runs cost.

pub mod action;
pub mod asking;
pub mod changed;
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
pub mod saved;
pub mod session;
pub mod source;
pub mod state;
pub mod stepping;
pub mod strip;
pub mod types;
pub mod typing;
pub mod view;
pub mod weighing;
mod wrong;

pub use session::Session;
pub use wrong::ReadError;
