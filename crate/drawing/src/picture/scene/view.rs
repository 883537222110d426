//! How a tree is looked at: which part of it the stage shows, how large, and through which lens. Places alone, without a camera's
//! gestures: those stay with whoever moves it.

use super::lens::Lens;
use super::step::NotationStep;
use crate::picture::{Geometry, Picture};

/// How px of the tree become px of the stage: x · `scale_x` + `x`, y · `scale_y` + `y`. A tree that is looked at from farther
/// away is first squeezed to the stage's width, and then its rows to the stage's height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Projection {
    /// Where the tree begins, in px of the stage.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// Along the rows.
    pub scale_x: f64,
    /// From row to row.
    pub scale_y: f64,
}

impl Projection {
    /// Of a tree at the size that it was laid out for, which begins here.
    pub fn plain(x: f64, y: f64) -> Projection {
        Projection { x, y, scale_x: 1.0, scale_y: 1.0 }
    }

    /// Whether the tree is looked at from farther away than it was laid out for.
    pub fn is_far(&self) -> bool {
        self.scale_x < 1.0
    }
}

/// The part of the stage that shows the tree, in px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pane {
    /// Where it begins, beside the column of the rows.
    pub left: f64,
    /// From there.
    pub width: f64,
    /// From the stage's upper edge.
    pub height: f64,
}

/// How a tree is looked at.
#[derive(Clone, Debug)]
pub struct SceneView {
    /// Where it is shown.
    pub pane: Pane,
    /// How large, and from where on.
    pub projection: Projection,
    /// What is spread and squeezed along its rows.
    pub lens: Lens,
}

impl SceneView {
    /// Whether all of a part of the tree is in sight: left, right, top and bottom, px of the tree.
    pub(super) fn holds(&self, [left, right, top, bottom]: [f64; 4]) -> bool {
        let SceneView { pane, projection: Projection { x, y, .. }, .. } = self;
        pane.left <= left + x && right + x <= pane.left + pane.width && 0.0 <= top + y && bottom + y <= pane.height
    }

    /// All of a tree that fits a stage of this size, in the middle of what its rows leave of it.
    pub fn whole(picture: &Picture, width: f64, height: f64) -> SceneView {
        let Geometry { column, width: wide, height: high, .. } = &picture.geometry;
        let pane = Pane { left: column.width, width: width - column.width, height };
        let projection = Projection::plain(pane.left + (pane.width - wide) / 2.0, (height - high) / 2.0);
        SceneView { pane, projection, lens: Lens::none() }
    }

    /// A tree larger than a stage of this width as that opens: its whole width, through the lens over the path; and all its rows.
    pub fn opening(step: NotationStep<'_>, picture: &Picture, width: f64) -> SceneView {
        let Geometry { column, width: wide, height, .. } = &picture.geometry;
        let pane = Pane { left: column.width, width: width - column.width, height: *height };
        let scale_x = (pane.width / wide.max(1.0)).min(1.0);
        let x = pane.left + (pane.width - wide * scale_x) / 2.0;
        let projection = Projection { x, y: 0.0, scale_x, scale_y: 1.0 };
        SceneView { pane, projection, lens: Lens::of(step, picture, projection, pane) }
    }
}
