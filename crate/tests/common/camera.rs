//! The camera of the page's stage while nobody has moved it, as www/src/tree/viewport.js and trail.js have it: a tree that does not fit
//! opens in its whole width, and where it is higher than the stage, the view goes down and up after the node of each event.

use secateur::picture::scene::{Pane, Projection};
use secateur::picture::{Picture, Stage};
use secateur::{GameTree, NodeId, Trace};

/// The node that is followed may move within this part of the stage before the camera does.
const COMFORT: (f64, f64) = (0.16, 0.84);

/// A camera that goes with a search.
pub struct Camera<'a> {
    tree: &'a GameTree,
    trace: &'a Trace,
    picture: &'a Picture,
    /// The part of the stage that shows the tree.
    pub pane: Pane,
    /// How the tree is looked at after the last step that was asked for.
    projection: Projection,
    step: usize,
}

impl<'a> Camera<'a> {
    pub fn new(tree: &'a GameTree, trace: &'a Trace, picture: &'a Picture, stage: Stage) -> Camera<'a> {
        let geometry = &picture.geometry;
        let left = geometry.column.width;
        let pane = Pane { left, width: stage.width - left, height: stage.height };
        let scale_x = (pane.width / geometry.width.max(1.0)).min(1.0);
        let projection = Projection { scale_x, ..Projection::plain(left, 0.0) };
        let mut camera = Camera { tree, trace, picture, pane, projection, step: 0 };
        camera.keep_in_sight();
        if !camera.is_whole() {
            camera.follow(NodeId::ROOT);
        }
        camera
    }

    /// How the tree is looked at after so many events, which are never fewer than before.
    pub fn at(&mut self, step: usize) -> Projection {
        let events = &self.trace.events[self.step..step];
        if !self.is_whole() {
            events.iter().for_each(|&event| self.follow(self.trace.node_of(event)));
        }
        self.step = step;
        self.projection
    }

    fn is_whole(&self) -> bool {
        let (width, height) = (self.width(), self.picture.geometry.height * self.projection.scale_y);
        width <= self.pane.width + 0.5 && height <= self.pane.height + 0.5
    }

    fn width(&self) -> f64 {
        self.picture.geometry.width * self.projection.scale_x
    }

    fn follow(&mut self, node: NodeId) {
        let geometry = &self.picture.geometry;
        let y = geometry.ys[self.tree.ply(node)] * self.projection.scale_y;
        if !is_within(y + self.projection.y, self.pane.height) {
            self.projection.y = self.pane.height / 2.0 - y;
            self.keep_in_sight();
        }
    }

    fn keep_in_sight(&mut self) {
        let (pane, width) = (self.pane, self.width());
        let height = self.picture.geometry.height * self.projection.scale_y;
        self.projection.x = pane.left + keep_along(self.projection.x - pane.left, width, pane.width);
        self.projection.y = keep_along(self.projection.y, height, pane.height);
    }
}

fn keep_along(from: f64, content: f64, view: f64) -> f64 {
    if content <= view + 0.5 {
        return (view - content) / 2.0;
    }
    from.max(view - content).min(0.0)
}

fn is_within(at: f64, view: f64) -> bool {
    COMFORT.0 * view <= at && at <= COMFORT.1 * view
}
