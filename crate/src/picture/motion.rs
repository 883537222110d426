//! What moves when a step is made, and where: a marker along edges, a value on its way up, or rings around what has changed. How
//! long that takes is not known here.

use super::scene::{NodePart, Scene};
use super::sizes::Sizes;
use super::skin::Kind;
use crate::frame::Frame;
use crate::trace::Event;

/// A place, px of the tree.
pub type Point = (f64, f64);

/// What moves when a step is made.
#[derive(Clone, PartialEq, Debug)]
pub enum Motion {
    /// The search goes this way, to the node that it visits.
    Visit(Vec<Point>),
    /// Best play goes this way: the search is over.
    Line(Vec<Point>),
    /// A value leaves its node for the place where it is carried.
    Rise([Point; 2]),
    /// Something has changed in these places.
    Change(Vec<Area>),
}

/// A place that something has changed in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// What is there.
    pub look: AreaLook,
    /// Its middle, px of the tree.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// From there to both sides.
    pub width: f64,
    /// See `width`.
    pub height: f64,
}

/// What is in a place that something has changed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AreaLook {
    /// A box.
    Box,
    /// Something round.
    Round,
    /// The sign of a cut-off.
    Sign,
}

/// Around a sign, in sizes.
const AROUND_SIGN: f64 = 1.7;

impl Motion {
    /// What moves when the frame's last event is shown; nothing before the first, and where it would move from is not drawn.
    pub fn of(frame: &Frame<'_>, scene: &Scene, sizes: &Sizes) -> Option<Motion> {
        let (event, trace) = (frame.event()?, frame.trace());
        let node = trace.node_of(event);
        if let Event::Visit(_) = event
            && let Some(edge) = scene.edges.iter().find(|edge| edge.node == node)
        {
            return Some(Motion::Visit(vec![(edge.x1, edge.y1), (edge.x2, edge.y2)]));
        }
        if trace.is_finished && frame.step == trace.events.len() {
            let mut way = Vec::new();
            for node in trace.principal_variation(frame.tree()) {
                way.extend(scene.node(node).map(|part| (part.x, part.y)));
            }
            if 1 < way.len() {
                return Some(Motion::Line(way));
            }
        }
        if let (Event::Return(_), Some(carried), Some(halo)) = (event, &scene.carried, &scene.halo) {
            return Some(Motion::Rise([(halo.x, halo.y), (carried.x, carried.y)]));
        }
        let mut areas = scene.node(node).map_or_else(Vec::new, |part| areas(part, sizes));
        if matches!(event, Event::CutOff { .. }) && !areas.is_empty() {
            add_signs(&mut areas, scene);
        }
        (!areas.is_empty()).then_some(Motion::Change(areas))
    }
}

/// What is marked at a node; without a mark, the node.
fn areas(part: &NodePart, sizes: &Sizes) -> Vec<Area> {
    let at = |left: f64, top: f64, width: f64, height: f64| Area {
        look: AreaLook::Box,
        x: part.x + part.scale * (left + width / 2.0),
        y: part.y + part.scale * (top + height / 2.0),
        width: part.scale * width,
        height: part.scale * height,
    };
    let mut areas = Vec::new();
    if let Some(chip) = part.chip {
        areas.push(at(chip.x, chip.y, chip.width, chip.height));
    }
    if let Some(window) = &part.window
        && let Some(marker) = window.label.marker
    {
        areas.push(at(window.x + marker.x, window.y + marker.y, marker.width, marker.height));
    }
    if areas.is_empty() {
        let (width, height) = sizes.body(part.kind);
        let wide = width.max(height);
        areas.push(match part.kind {
            Kind::Leaf => at(-width / 2.0, -height / 2.0, width, height),
            _ => Area { look: AreaLook::Round, ..at(-wide / 2.0, -wide / 2.0, wide, wide) },
        });
    }
    areas
}

/// The signs of what has just been cut off.
fn add_signs(areas: &mut Vec<Area>, scene: &Scene) {
    for edge in &scene.edges {
        if let Some(sign) = edge.sign.filter(|_| edge.is_fresh) {
            let size = AROUND_SIGN * sign.size;
            let (x, y) = edge.along(edge.share);
            areas.push(Area { look: AreaLook::Sign, x, y, width: size, height: size });
        }
    }
}
