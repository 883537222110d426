//! The map of a tree that is only partly on the stage: the whole tree in wedges, the path of the search, and a frame around the visible
//! part. It knows no element.

use super::SceneInput;
use super::large::Large;
use super::lens::{Lens, Shares};
use super::step::{NotationStep, StepCache};
use super::text::BoxPart;
use super::view::{Pane, Projection, SceneView};
use super::wedge::Wedge;
use crate::picture::Picture;
use crate::sight::{Item, Tallies, TreeShape};
use secateur::tree::NodeId;

/// A map, in px from its top left corner.
#[derive(Clone, PartialEq, Debug)]
pub struct Minimap {
    /// Width of the map.
    pub width: f64,
    /// Height of the map.
    pub height: f64,
    /// Horizontal scale relative to px of the tree at scale 1.
    pub across: f64,
    /// Vertical scale.
    pub down: f64,
    /// In the pre-order of the drawing.
    pub items: Vec<MapItem>,
    /// The points of the path, from the root on.
    pub way: Vec<(f64, f64)>,
    /// The visible part of the tree.
    pub part: BoxPart,
}

/// A node, or siblings with their subtrees.
#[derive(Clone, PartialEq, Debug)]
pub struct MapItem {
    /// The node, or the first of them.
    pub node: NodeId,
    /// Its middle.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// The wedge of its subtree; none if it is drawn as itself.
    pub wedge: Option<Wedge>,
}

/// The width and height of a map, px.
const SIZE: (f64, f64) = (230.0, 104.0);
/// The maximum share of a small stage's width.
const SHARE: f64 = 0.34;
/// The minimum width and height of the frame, px.
const LEAST_PART: f64 = 3.0;

impl Minimap {
    /// Between the edge of the map and the tree, px.
    pub const AIR: f64 = 6.0;

    /// The map of a step, with the data that wedges need about tree and run.
    pub fn at(step: NotationStep<'_>, sight: &SceneInput<'_>, (shape, tallies): (&TreeShape, &Tallies)) -> Minimap {
        let &SceneInput { picture, view, .. } = sight;
        let Picture { geometry, layout, .. } = picture;
        let told = StepCache::new(step);
        let width = SIZE.0.min(SHARE * (view.pane.left + view.pane.width));
        let height = SIZE.1 * width / SIZE.0;
        let across = (width - 2.0 * Minimap::AIR) / geometry.width;
        let down = (height - 2.0 * Minimap::AIR) / geometry.height;
        let whole = whole(picture, view.pane.left, width, across);
        let sight = SceneInput { view: &whole, ..*sight };
        // Readable nodes do not open wedges here.
        let items = Large { told: &told, sight: &sight, shape, tallies }.items(f64::INFINITY, false);
        let y = |ply: usize| Minimap::AIR + geometry.ys[ply] * down;
        let item = |item: &Item| {
            let top = y(told.tree().ply(item.node));
            let wedge = (0 < item.siblings).then(|| Wedge::from_item(item, y(item.deepest) - top));
            MapItem { node: item.node, x: Minimap::AIR + item.x, y: top, wedge }
        };
        let spot = |node: &NodeId| {
            let x = layout.x[node.index()] * geometry.stretch * across;
            (Minimap::AIR + x, y(told.tree().ply(*node)))
        };
        Minimap {
            width,
            height,
            across,
            down,
            items: items.iter().map(item).collect(),
            way: told.path.iter().map(spot).collect(),
            part: part(picture, view, across, down),
        }
    }
}

/// The view for a map: the whole tree along the rows, and scale 1 from row to row, so that no row is left out.
fn whole(picture: &Picture, left: f64, width: f64, across: f64) -> SceneView {
    let geometry = &picture.geometry;
    SceneView {
        pane: Pane { left, width, height: geometry.height },
        projection: Projection { x: left, y: 0.0, scale_x: across, scale_y: 1.0 },
        lens: Lens::over(geometry.width * across, &[], Shares { inner: 0.0, plies: 0 }),
    }
}

/// The part of the tree that a view shows, on the map.
fn part(picture: &Picture, SceneView { pane, projection, lens }: &SceneView, across: f64, down: f64) -> BoxPart {
    let geometry = &picture.geometry;
    let along = |at: f64| lens.back(at - projection.x) / projection.scale_x;
    let below = |at: f64| (at - projection.y) / projection.scale_y;
    let [left, right] = [pane.left, pane.left + pane.width].map(|at| along(at).clamp(0.0, geometry.width) * across);
    let [top, bottom] = [0.0, pane.height].map(|at| below(at).clamp(0.0, geometry.height) * down);
    BoxPart {
        x: Minimap::AIR + left,
        y: Minimap::AIR + top,
        width: (right - left).max(LEAST_PART),
        height: (bottom - top).max(LEAST_PART),
        round: 2.0,
    }
}
