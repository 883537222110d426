//! Game-tree searches, recorded event by event.
//!
//! One direction, no way back:
//!
//! ```text
//! text → notation → GameTree → search → Trace → Frame + Layout → page
//! ```
//!
//! - [`notation`] reads text into a [`GameTree`] and writes it back.
//! - `forms` reads trees as other programs write them, and writes some of them.
//! - [`search`] holds the algorithms; they walk the tree and report to an [`Observer`].
//! - [`trace`] is what an observer recorded: events and visits.
//! - [`frame`] says what every node looks like after a number of events, [`holder`] whose its bounds are, [`layout`] where it
//!   stands.
//! - `sight` says what a stage shows of a tree too large to draw whole.
//! - [`grain`] says where a coarser key press stops, [`moment`] finds the same moment in the run after an edit.
//! - `course` holds the notations of five courses, `slides` says where their slides end, `writing` what stands at a node.
//! - [`picture`] says how large all that is drawn on a stage, and at a step, what stands where and how it looks.
//! - [`compare`] says where two runs on the same tree first part.
//! - [`edit`] changes the shape of a tree, [`random`] makes one by chance, `onward` goes on from a node; `report` is a run as JSON,
//!   [`link`] what opens the same on the page.
//!
//! ```
//! use secateur::{Frame, NodeId, notation, search};
//!
//! let tree = notation::read("((3 12 8) (2 4 6) (14 5 2))")?;
//! let trace = search::record(&tree, &search::Settings::default()).unwrap();
//! let last = Frame::at(&tree, &trace, trace.events.len());
//! assert_eq!(last.mark(NodeId::ROOT).value.unwrap().value(), 3.0);
//! assert_eq!(trace.leaves_before(last.step), 7);
//! # Ok::<(), notation::ParseError>(())
//! ```

#![deny(missing_docs)]
#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod calls;
pub mod compare;
pub mod course;
pub mod edit;
pub mod figure;
pub mod film;
pub mod forms;
pub mod frame;
pub mod game;
pub mod grain;
pub mod holder;
pub mod layout;
pub mod link;
pub mod message;
pub mod moment;
pub mod mover;
mod named;
pub mod notation;
pub mod numberline;
pub mod numbers;
pub mod onward;
pub mod picture;
pub mod random;
mod ranking;
pub mod report;
pub mod rows;
pub mod score;
pub mod search;
pub mod sight;
pub mod slides;
pub mod telling;
pub mod trace;
mod transfer;
pub mod tree;
pub mod writing;

pub use frame::Frame;
pub use game::Game;
pub use layout::Layout;
pub use report::{Counts, Report};
pub use score::{Bound, CutRule, Player, ReturnRule, Score, Side, Ties, Turn, Window};
pub use trace::{Observer, Trace};
pub use transfer::BadPart;
pub use tree::{GameTree, NodeId, Tree, Uniform};
