//! The picture of one run on a stage of one size: how large everything is, where all nodes stand, and how much room is kept for
//! labels, so that no step ever moves a node. A pure function of tree, run, notation and stage; it knows no step and no page.
//!
//! `widest` finds the widest texts of a run, `text_width` measures them in em, and from then on all is arithmetic: `sizes`
//! follow from one font and a few measures, `boxes` from sizes, `fit` looks for the largest that the stage has room for, and
//! `geometry` says where the rows stand.

mod advances;
mod boxes;
mod geometry;
mod numbers;
mod outline;
mod path;
mod plan;
mod row;
mod sizes;
mod skin;
mod text_width;
mod window_label;

use std::rc::Rc;

pub use boxes::{Column, NodeBoxes, Reaches, SMALL_ROW, shown_name};
pub use geometry::Geometry;
pub use numbers::NumberStyle;
pub use outline::{Outline, PlayerSign};
pub use path::{Path, px};
pub use row::{Row, rows_of};
pub use sizes::{Band, Choice, Limits, PILL_HAIR, PILL_WINDOW, Sizes, Stage};
pub use skin::{Body, CHIP_PAD, Edge, Figure, Kind, Look, SIGN_REACH, Spot, Spots};
pub use text_width::{WIDEST_DIGIT, text_width, with_widest_digits};
pub use window_label::{Bounds, HeldLine, Marker, Piece, Role, WindowLabel, WindowStyle, Writing};

use crate::layout::Layout;

/// The picture of one run. Every step reads it.
#[derive(Clone, Debug)]
pub struct Picture {
    /// How large everything is.
    pub geometry: Geometry,
    /// Where the nodes stand; shared with the next picture where an edit has changed nothing but a score.
    pub layout: Rc<Layout>,
    /// By ply.
    pub rows: Vec<Row>,
    /// How windows and scores are written on it.
    pub writing: Writing,
}
