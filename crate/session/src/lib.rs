//! What stands on a page: what a text [reads](reading) as, the [runs](run) of searches on it, and a [`link`] that opens the same.

pub mod link;
pub mod reading;
pub mod run;
mod wrong;

pub use wrong::ReadError;
