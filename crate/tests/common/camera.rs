//! The camera of the page's stage until someone moves it, as in www/src/stage/viewport.js and trail.js: a tree that does not fit opens at
//! full width, or at the size that it was laid out for, and the view follows the node of each event, and finally the best line.

use secateur::GameTree;
use secateur::NodeId;
use secateur::Trace;
use secateur_drawing::picture::scene::{Pane, Projection};
use secateur_drawing::picture::{Picture, Stage};

/// The followed node may move within this part of the stage before the camera does.
const COMFORT: (f64, f64) = (0.16, 0.84);
/// The part of the stage that may stay empty beside or above a tree larger than the stage.
const SLACK: f64 = 0.35;
/// A node may be as low as this where the path to it takes the room above.
const DEEPEST: f64 = 0.9;
/// Px reserved for its lower half.
const HALF: f64 = 34.0;

/// A camera that follows a search.
pub struct Camera<'a> {
    tree: &'a GameTree,
    trace: &'a Trace,
    picture: &'a Picture,
    /// The part of the stage that shows the tree.
    pub pane: Pane,
    /// The view of the tree after the last requested step.
    projection: Projection,
    step: usize,
}

impl<'a> Camera<'a> {
    pub fn new(tree: &'a GameTree, trace: &'a Trace, picture: &'a Picture, stage: Stage) -> Camera<'a> {
        let geometry = &picture.geometry;
        let left = geometry.column.width;
        let pane = Pane { left, width: stage.width - left, height: stage.height };
        let scale_x = if geometry.opens_whole { (pane.width / geometry.width.max(1.0)).min(1.0) } else { 1.0 };
        let projection = Projection { scale_x, ..Projection::plain(left, 0.0) };
        let mut camera = Camera { tree, trace, picture, pane, projection, step: 0 };
        camera.go_to(left, 0.0);
        if !camera.is_whole() {
            let (x, y) = camera.place(NodeId::ROOT);
            camera.follow(x, y);
        }
        camera
    }

    /// The view of the tree after this many events, never fewer than before.
    pub fn at(&mut self, step: usize) -> Projection {
        if !self.is_whole() {
            let nodes = self.trace.events[self.step..step].iter().map(|&event| self.trace.node_of(event));
            let is_over = step == self.trace.events.len() && self.trace.is_certain();
            let line = if is_over { self.trace.principal_variation(self.tree) } else { Vec::new() };
            for node in nodes.chain(line) {
                let (x, y) = self.place(node);
                let is_back = self.projection.y < 0.0 && self.is_near_root(y);
                if is_back || !(is_comfortable(x, self.pane.width) && is_comfortable(y, self.pane.height)) {
                    self.follow(x, y);
                }
            }
        }
        self.step = step;
        self.projection
    }

    /// The position of a node in the pane.
    fn place(&self, node: NodeId) -> (f64, f64) {
        let (Picture { geometry, layout, .. }, Projection { x, y, scale_x, scale_y }) = (self.picture, self.projection);
        // A tree as wide as the stage cannot move sideways.
        let is_across = self.pane.width < geometry.width && !geometry.opens_whole;
        let across = if is_across { layout.x[node.index()] * geometry.stretch } else { geometry.width / 2.0 };
        (across * scale_x + x - self.pane.left, geometry.ys[self.tree.ply(node)] * scale_y + y)
    }

    fn size(&self) -> (f64, f64) {
        let (geometry, projection) = (&self.picture.geometry, self.projection);
        (geometry.width * projection.scale_x, geometry.height * projection.scale_y)
    }

    fn is_whole(&self) -> bool {
        let (width, height) = self.size();
        width <= self.pane.width + 0.5 && height <= self.pane.height + 0.5
    }

    /// Whether a point of the pane is in the upper half of one that shows the root.
    fn is_near_root(&self, y: f64) -> bool {
        y - self.projection.y <= self.pane.height / 2.0
    }

    /// Brings a point of the pane into the middle if it is not comfortable, and as near to the root as possible.
    fn follow(&mut self, x: f64, y: f64) {
        let Projection { x: from_x, y: from_y, .. } = self.projection;
        let (width, height) = (self.pane.width, self.pane.height);
        let across = if is_comfortable(x, width) { 0.0 } else { width / 2.0 - x };
        let stays = is_comfortable(y, height) && !self.is_near_root(y);
        let lowest = ((DEEPEST * height).min(height - HALF) - (y - from_y)).min(0.0).max(height - self.size().1);
        self.go_to(from_x + across, if stays { from_y } else { lowest });
    }

    /// Starts the tree there, or as near to that as keeps it in view.
    fn go_to(&mut self, x: f64, y: f64) {
        let (pane, (width, height)) = (self.pane, self.size());
        self.projection.x = pane.left + keep_along(x - pane.left, width, pane.width);
        self.projection.y = keep_along(y, height, pane.height);
    }
}

fn keep_along(from: f64, content: f64, view: f64) -> f64 {
    if content <= view + 0.5 {
        return (view - content) / 2.0;
    }
    let air = SLACK * view;
    from.max(view - content - air).min(air)
}

fn is_comfortable(at: f64, view: f64) -> bool {
    COMFORT.0 * view <= at && at <= COMFORT.1 * view
}
