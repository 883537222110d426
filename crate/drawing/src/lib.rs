//! Where everything in a search is on a stage, and how it is drawn. All of it is arithmetic: no browser measures anything.
//!
//! - [`layout`] says where nodes are, from the sizes of their boxes alone.
//! - [`picture`] says how large everything is on a stage, for a whole run: texts are measured by the advance widths of one font. Its
//!   [`scene`](picture::scene) is what is drawn at a step, its [`drawing`](picture::drawing) the same as elements, and the changes from one
//!   scene to the next.
//! - [`sight`] says what a stage shows of a tree that is too large to draw whole: readable nodes, and wedges for the rest.

pub mod layout;
pub mod picture;
pub mod sight;

pub use layout::Layout;
