//! What moves during a step, and where: a marker along edges with the window on it, a value on its way up, or rings around changes.
//! `film.rs` sets the durations.

use super::path::filled;
use super::pen::Pen;
use super::scene::{Anchor, LabelPart, NodePart, Scene, TO_BASELINE, TextPart};
use super::sizes::Sizes;
use super::skin::NodeKind;
use super::text_width::text_width;
use secateur::frame::Frame;
use secateur::named;
use secateur::trace::Event;
use secateur::tree::NodeId;

/// A point, px of the tree.
pub type Point = (f64, f64);

/// What moves during a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Motion {
    /// The search moves along these edges, from node to node.
    Visit(Vec<Leg>),
    /// Best play runs along these points: the search is over.
    Line(Vec<Point>),
    /// A number moves from the first point to the second.
    Rise {
        /// Start and end.
        way: [Point; 2],
        /// Its text.
        text: String,
        /// What appears only on its arrival.
        brings: Brings,
        /// The node of the target; for a carried value, the one that returned it.
        node: NodeId,
    },
    /// Changes in these places.
    Change(Vec<MotionArea>),
}

/// One edge on the way down.
#[derive(Clone, PartialEq, Debug)]
pub struct Leg {
    /// The node at its lower end.
    pub node: NodeId,
    /// The edge.
    pub way: [Point; 2],
    /// The window with which the node is called; it moves with the marker and stays at the node.
    pub window: Option<Rider>,
}

/// A window on its way down.
#[derive(Clone, PartialEq, Debug)]
pub struct Rider {
    /// Its text.
    pub text: String,
    /// Px.
    pub font: f64,
    /// Where its middle ends up.
    pub to: Point,
}

named! {
    /// What an arriving number brings.
    Brings {
        /// Itself, waiting for its caller.
        Carried = "carried",
        /// The value of the node.
        Value = "value",
        /// The node's bound, which it moves.
        Bound = "bound",
        /// Nothing: it meets the node's bound.
        Meeting = "meeting",
    }
}

/// The place of a change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MotionArea {
    /// What is there.
    pub look: AreaLook,
    /// Its middle, px of the tree.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// Half its width.
    pub width: f64,
    /// See `width`.
    pub height: f64,
}

/// What is in the place of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AreaLook {
    /// A box.
    Box,
    /// Something round.
    Round,
    /// The sign of a cut-off.
    Sign,
}

/// The ring around a cut sign, in sizes.
const AROUND_SIGN: f64 = 1.7;

impl Motion {
    /// What moves when the events after step `since` up to the frame's last are shown: all calls among them, and the effect of the last
    /// event, or evaluated leaves. Nothing moves from or to a node that is not drawn.
    pub fn since(frame: &Frame<'_>, since: usize, scene: &Scene, sizes: &Sizes) -> Vec<Motion> {
        let Some(last) = frame.event() else { return Vec::new() };
        let trace = frame.trace();
        let (mut legs, mut leaves) = (Vec::new(), Vec::new());
        for &event in &trace.events[since.min(frame.step - 1)..frame.step] {
            let node = trace.node_of(event);
            match event {
                Event::Visit(_) => legs.extend(leg(node, scene)),
                Event::Evaluate { .. } if since + 1 < frame.step => {
                    leaves.extend(scene.node(node).into_iter().flat_map(|part| areas(part, sizes)));
                }
                _ => (),
            }
        }
        let mut motions = Vec::new();
        if !legs.is_empty() {
            motions.push(Motion::Visit(legs));
        }
        if !matches!(last, Event::Visit(_)) || motions.is_empty() {
            motions.extend(of_last(frame, last, scene, sizes));
        }
        if !leaves.is_empty() {
            motions.push(Motion::Change(leaves));
        }
        motions
    }

    /// Writes it as a list: its kind, and its data.
    pub fn write(&self, pen: &mut Pen) {
        pen.open();
        match self {
            Motion::Visit(legs) => {
                pen.value("visit");
                for Leg { node, way: [from, to], window } in legs {
                    pen.open();
                    pen.whole(node.0);
                    numbers(pen, &[from.0, from.1, to.0, to.1]);
                    if let Some(Rider { text, font, to }) = window {
                        pen.text(text);
                        numbers(pen, &[*font, to.0, to.1]);
                    }
                    pen.close();
                }
            }
            Motion::Line(way) => {
                pen.value("line");
                way.iter().for_each(|point| numbers(pen, &[point.0, point.1]));
            }
            Motion::Rise { way: [from, to], text, brings, node } => {
                pen.value("rise");
                numbers(pen, &[from.0, from.1, to.0, to.1]);
                pen.text(text);
                pen.value(brings.id());
                pen.whole(node.0);
            }
            Motion::Change(areas) => {
                pen.value("change");
                for area in areas {
                    numbers(pen, &[area.x, area.y, area.width, area.height, f64::from(area.look as u8)]);
                }
            }
        }
        pen.close();
    }
}

fn numbers(pen: &mut Pen, numbers: &[f64]) {
    numbers.iter().for_each(|&number| pen.put(&filled("#", &[number])));
}

fn leg(node: NodeId, scene: &Scene) -> Option<Leg> {
    let edge = scene.edges.iter().find(|edge| edge.node == node)?;
    let window = scene.node(node).and_then(rider);
    Some(Leg { node, way: [(edge.x1, edge.y1), (edge.x2, edge.y2)], window })
}

/// The window of a node as one text.
fn rider(part: &NodePart) -> Option<Rider> {
    let LabelPart { label, x, y, .. } = part.window.as_ref()?;
    let (first, last) = (label.pieces.first()?, label.pieces.last()?);
    let mut text = String::new();
    let (mut line, mut end) = (first.y, first.x);
    for piece in &label.pieces {
        if line < piece.y || end + 0.1 * piece.size < piece.x {
            text.push(' ');
        }
        (line, end) = (piece.y, piece.x + piece.width);
        text.push_str(&piece.text);
    }
    let middle = f64::midpoint(first.y, last.y) - TO_BASELINE * first.size;
    let to = (part.x + part.scale * (x + label.width / 2.0), part.y + part.scale * (y + middle));
    Some(Rider { text, font: part.scale * first.size, to })
}

fn of_last(frame: &Frame<'_>, event: Event, scene: &Scene, sizes: &Sizes) -> Vec<Motion> {
    let trace = frame.trace();
    let node = trace.node_of(event);
    if trace.is_finished && frame.step == trace.events.len() {
        let mut way = Vec::new();
        for node in trace.principal_variation(frame.tree()) {
            way.extend(scene.node(node).map(|part| (part.x, part.y)));
        }
        if 1 < way.len() {
            return vec![Motion::Line(way)];
        }
    }
    if let (Event::Return(_), Some(carried), Some(halo)) = (event, &scene.carried, &scene.halo) {
        let way = [(halo.x, halo.y), (carried.x, carried.y)];
        return vec![Motion::Rise { way, text: carried.text.text.clone(), brings: Brings::Carried, node }];
    }
    let Some(part) = scene.node(node) else { return Vec::new() };
    let place = place_of_value(part);
    if let Event::Improve { child, .. } = event
        && let (Some(to), Some(below)) = (place, scene.node(child).filter(|below| below.wedge.is_none()))
        && let Some(value) = &below.value
    {
        // A leaf's score starts at the leaf; a returned value is already half-way up.
        let share = if frame.tree().is_leaf(child) { 0.0 } else { 0.5 };
        let from = (below.x + share * (part.x - below.x), below.y + share * (part.y - below.y));
        return vec![Motion::Rise { way: [from, to], text: value.text.text.clone(), brings: Brings::Value, node }];
    }
    let mut areas = areas(part, sizes);
    if matches!(event, Event::CutOff { .. }) {
        add_signs(&mut areas, scene);
    }
    let mut motions = Vec::new();
    if matches!(event, Event::CutOff { .. } | Event::Narrow { .. })
        && let (Some(from), Some(to), Some(value)) = (place, place_of_bound(part), &part.value)
    {
        let brings = if matches!(event, Event::CutOff { .. }) { Brings::Meeting } else { Brings::Bound };
        motions.push(Motion::Rise { way: [from, to], text: value.text.text.clone(), brings, node });
    }
    motions.push(Motion::Change(areas));
    motions
}

/// The middle of a node's value.
fn place_of_value(part: &NodePart) -> Option<Point> {
    let at = |x: f64, y: f64| (part.x + part.scale * x, part.y + part.scale * y);
    if let Some(chip) = part.chip {
        return Some(at(chip.x + chip.width / 2.0, chip.y + chip.height / 2.0));
    }
    let TextPart { x, y, font, anchor, ref text } = part.value.as_ref()?.text;
    let half = font * text_width(text, 600) / 2.0;
    let middle = match anchor {
        Anchor::Start => x + half,
        Anchor::Middle => x,
        Anchor::End => x - half,
    };
    Some(at(middle, y - TO_BASELINE * font))
}

/// The middle of the marked bound.
fn place_of_bound(part: &NodePart) -> Option<Point> {
    let window = part.window.as_ref()?;
    let marker = window.label.marker?;
    let (x, y) = (window.x + marker.x + marker.width / 2.0, window.y + marker.y + marker.height / 2.0);
    Some((part.x + part.scale * x, part.y + part.scale * y))
}

/// The marked areas at a node; without a mark, the node.
fn areas(part: &NodePart, sizes: &Sizes) -> Vec<MotionArea> {
    let at = |left: f64, top: f64, width: f64, height: f64| MotionArea {
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
            NodeKind::Leaf => at(-width / 2.0, -height / 2.0, width, height),
            _ => MotionArea { look: AreaLook::Round, ..at(-wide / 2.0, -wide / 2.0, wide, wide) },
        });
    }
    areas
}

/// Adds the signs of fresh cut-offs.
fn add_signs(areas: &mut Vec<MotionArea>, scene: &Scene) {
    for edge in &scene.edges {
        if let Some(sign) = edge.sign.filter(|_| edge.is_fresh) {
            let size = AROUND_SIGN * sign.size;
            let (x, y) = edge.along(sign.at);
            areas.push(MotionArea { look: AreaLook::Sign, x, y, width: size, height: size });
        }
    }
}
