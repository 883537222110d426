//! Game-tree searches, recorded event by event.
//!
//! Data flows one way:
//!
//! ```text
//! text → notation → GameTree → search → Trace → Frame
//! ```
//!
//! - [`notation`] reads text into a [`GameTree`] and writes it back; [`forms`] reads trees as other programs write them.
//! - [`search`] holds the algorithms, each in a file that reads like its pseudo-code; they walk any [`Tree`] and report to an
//!   [`Observer`].
//! - [`trace`] is what an observer recorded: events and visits. [`calls`] says when a node is called and when that call ends.
//! - [`frame`] says what every node looks like after a number of events, [`holder`] where its bounds come from, [`mover`] what negamax
//!   shows of it, [`terms`] how a mean adds up.
//! - [`grain`] says where a coarser key press stops, [`moment`] finds the same moment in the run after an edit, [`compare`] the first place
//!   where two runs on the same tree diverge.
//! - [`edit`] changes the shape of a tree, [`random`] makes a random one, [`onward`] continues from a node, [`sweep`] tries every score of
//!   a leaf, [`wanted`] finds scores with which given branches are cut off.
//! - [`report`] is a run as JSON, [`rows`] as a table; [`message`] is a sentence in no language.
//!
//! Games by their rules, pictures and courses are crates that build on this one.
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

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

pub mod calls;
pub mod compare;
pub mod edit;
pub mod forms;
pub mod frame;
pub mod grain;
pub mod holder;
pub mod message;
pub mod moment;
pub mod mover;
mod named;
pub mod notation;
pub mod onward;
pub mod plain;
pub mod random;
pub mod ranking;
pub mod report;
pub mod rows;
pub mod score;
pub mod search;
pub mod sweep;
pub mod terms;
pub mod trace;
mod transfer;
pub mod tree;
pub mod wanted;

pub use frame::Frame;
pub use report::{Counts, Report};
pub use score::{Bound, CutRule, Player, ReturnRule, Score, Side, Ties, Turn, Window};
pub use trace::{Observer, Trace};
pub use transfer::BadPart;
pub use tree::{GameTree, NodeId, Tree, Uniform};
