//! How a tree is viewed: which part of it the stage shows, how large, and through which lens. Positions alone; a camera's gestures are the
//! caller's.

use super::lens::Lens;
use super::step::NotationStep;
use crate::picture::{Geometry, Picture};

/// How px of the tree become px of the stage: x · `scale_x` + `x`, y · `scale_y` + `y`. A tree that is zoomed out is first squeezed to the
/// stage's width, and then its rows to the stage's height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Projection {
    /// The tree's origin, in px of the stage.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// Along the rows.
    pub scale_x: f64,
    /// From row to row.
    pub scale_y: f64,
}

impl Projection {
    /// For a tree at its layout size, with this origin.
    pub fn plain(x: f64, y: f64) -> Projection {
        Projection { x, y, scale_x: 1.0, scale_y: 1.0 }
    }

    /// Whether the tree is zoomed out from its layout size.
    pub fn is_far(&self) -> bool {
        self.scale_x < 1.0
    }
}

/// The part of the stage that shows the tree, in px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pane {
    /// Its left edge, beside the column of the rows.
    pub left: f64,
    /// Its width.
    pub width: f64,
    /// Its height, from the stage's upper edge.
    pub height: f64,
}

/// How a tree is viewed.
#[derive(Clone, Debug)]
pub struct SceneView {
    /// Where it is shown.
    pub pane: Pane,
    /// Scale and origin.
    pub projection: Projection,
    /// How its rows are stretched and squeezed.
    pub lens: Lens,
}

impl SceneView {
    /// Whether a part of the tree is entirely visible: left, right, top and bottom, px of the tree.
    pub(super) fn holds(&self, [left, right, top, bottom]: [f64; 4]) -> bool {
        let SceneView { pane, projection: Projection { x, y, .. }, .. } = self;
        pane.left <= left + x && right + x <= pane.left + pane.width && 0.0 <= top + y && bottom + y <= pane.height
    }

    /// For a tree that fits a stage of this size, centred in what its rows leave of it.
    pub fn whole(picture: &Picture, width: f64, height: f64) -> SceneView {
        let Geometry { column, width: wide, height: high, .. } = &picture.geometry;
        let pane = Pane { left: column.width, width: width - column.width, height };
        let projection = Projection::plain(pane.left + (pane.width - wide) / 2.0, (height - high) / 2.0);
        SceneView { pane, projection, lens: Lens::none() }
    }

    /// The initial view of a tree larger than a stage of this width: its whole width, through the lens over the path, and all its rows.
    pub fn opening(step: NotationStep<'_>, picture: &Picture, width: f64) -> SceneView {
        let Geometry { column, width: wide, height, .. } = &picture.geometry;
        let pane = Pane { left: column.width, width: width - column.width, height: *height };
        let scale_x = (pane.width / wide.max(1.0)).min(1.0);
        let x = pane.left + (pane.width - wide * scale_x) / 2.0;
        let projection = Projection { x, y: 0.0, scale_x, scale_y: 1.0 };
        SceneView { pane, projection, lens: Lens::focus(step, picture, projection, pane) }
    }
}
