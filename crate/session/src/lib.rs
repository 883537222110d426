//! What stands on a page: what a text [reads](reading) as, the [runs](run) of searches on it; and how it is given out: a [`link`] that
//! opens the same, and what a [saved] file says beside its tree. Both hold settings, a [`race`] of several searches, how a tree was
//! made [by chance](random), and the [`view`]: how the page speaks and draws.

pub mod link;
pub mod race;
pub mod random;
pub mod reading;
pub mod run;
pub mod saved;
pub mod view;
mod wrong;

pub use wrong::ReadError;
