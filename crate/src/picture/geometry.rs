//! How large everything in the tree is and where its rows stand: the largest sizes that fit the stage, or readable ones and a
//! tree larger than the stage. Pure: it asks for layouts, and knows neither the page nor the run.

use super::boxes::{Column, NodeBoxes};
use super::sizes::Sizes;

/// How large everything is, in px.
#[derive(Clone, PartialEq, Debug)]
pub struct Geometry {
    /// Of nodes and texts.
    pub sizes: Sizes,
    /// Whether the whole tree fits the stage.
    pub fits: bool,
    /// On the left, of the rows' own.
    pub column: Column,
    /// Places of the layout times this are px.
    pub stretch: f64,
    /// Of the whole tree.
    pub width: f64,
    /// Of the whole tree, with the legend below it.
    pub height: f64,
    /// By ply: the middle of the row.
    pub ys: Vec<f64>,
    /// That must not touch.
    pub boxes: NodeBoxes,
    /// The smallest font that a number may have.
    pub readable: f64,
    /// The room below the tree for what its shapes mean.
    pub legend: f64,
}
