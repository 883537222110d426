//! A figure as shapes of a slide. Elements become preset shapes wherever their outlines match; parts of a picture keep their names and are
//! grouped.

use std::collections::HashMap;

use super::label;
use super::paint::{Paint, Stroke};
use super::shape::{Glue, PresetShape, Shape, ShapeOutline, SlideBox};
use super::text::{Align, LINE, ShapeText, TO_MIDDLE, TextRun};
use crate::look::StyledElement;
use crate::way::{WayPoint, WaySegment, steps};
use secateur::tree::{GameTree, NodeId};
use secateur_drawing::picture::Tag;
use secateur_drawing::picture::drawing::Layer;

/// The place of a figure on a slide: EMU per px, and its origin.
#[derive(Clone, Copy, Debug)]
pub(super) struct SlidePlace {
    pub scale: f64,
    pub x: f64,
    pub y: f64,
}

impl SlidePlace {
    fn point(self, (x, y): WayPoint) -> WayPoint {
        (x * self.scale + self.x, y * self.scale + self.y)
    }
}

/// The names of nodes in those of shapes.
#[derive(Clone, Copy)]
pub struct ShapeNames<'a> {
    /// What is drawn.
    pub tree: &'a GameTree,
    /// The short name of a node; empty if it has none.
    pub names: &'a dyn Fn(NodeId) -> String,
}

impl ShapeNames<'_> {
    /// Its name; without one, its place among the children of its parent.
    fn node(&self, node: NodeId) -> String {
        let name = (self.names)(node);
        if !name.is_empty() {
            return name;
        }
        let Some(parent) = self.tree.parent(node) else { return "root".to_owned() };
        let before = self.tree.children(parent).take_while(|&child| child != node).count();
        format!("{}.{}", self.node(parent), before + 1)
    }

    fn edge(&self, node: NodeId) -> String {
        let parent = self.tree.parent(node).map_or_else(String::new, |parent| self.node(parent));
        format!("{parent}–{}", self.node(node))
    }
}

/// The id of a node's shape: the same on every slide.
pub(super) fn id_of(node: NodeId) -> u32 {
    1_000_000 + node.0
}

/// The shapes of a figure, from back to front.
pub(super) fn shapes(drawn: &StyledElement<'_>, place: SlidePlace, called: &ShapeNames<'_>) -> Vec<Shape> {
    let mut sketch = SlideSketch { place, called, nodes: HashMap::new() };
    // Edges are glued to nodes, so nodes come first.
    let mut layers: Vec<(usize, Vec<Shape>)> = Vec::new();
    for (at, layer) in drawn.children.iter().enumerate().rev() {
        let name = layer.element.classes.as_str();
        let Some(layer_of) = Layer::named(name) else { continue };
        let parts = layer.children.iter().filter_map(|part| sketch.part(layer_of, part, layer.look.opacity));
        layers.push((at, parts.collect()));
    }
    layers.sort_by_key(|&(at, _)| at);
    layers.into_iter().flat_map(|(_, shapes)| shapes).collect()
}

pub(super) struct SlideSketch<'a> {
    place: SlidePlace,
    called: &'a ShapeNames<'a>,
    /// What edges can be glued to: the areas and outlines of nodes, by their ids.
    nodes: HashMap<u32, (SlideBox, PresetShape)>,
}

impl SlideSketch<'_> {
    fn part(&mut self, layer: Layer, part: &StyledElement<'_>, opacity: f64) -> Option<Shape> {
        let key = part.element.key.unwrap_or_default();
        let node = NodeId(key);
        let opacity = opacity * part.look.opacity;
        if layer == Layer::Nodes && part.element.has_class("node") {
            return self.node(part, node, opacity);
        }
        let called = self.called;
        let shapes = self.elements(part, opacity);
        let name = match layer {
            Layer::Rows if key == u32::MAX => "key".to_owned(),
            Layer::Rows if part.element.has_class("limit") => "limit".to_owned(),
            Layer::Rows => format!("row {key}"),
            Layer::Edges => format!("edge {}", called.edge(node)),
            Layer::Lines => format!("line {}", called.edge(node)),
            Layer::Halos => "glow".to_owned(),
            Layer::Cuts => {
                let what = match () {
                    () if part.element.has_class("move") => "move",
                    () if part.element.has_class("weight") => "chance",
                    () => "cut-off",
                };
                format!("{what} {}", called.edge(NodeId(key / 3)))
            }
            Layer::Arcs => "whose bound it met".to_owned(),
            Layer::Nodes => format!("node {}", called.node(node)),
            Layer::Carries => "value on its way up".to_owned(),
            Layer::Rings => "ring".to_owned(),
            Layer::Notes => format!("note {}", called.node(NodeId(key / 2))),
        };
        let mut shape = Shape::together(name, shapes)?;
        if layer == Layer::Edges {
            self.glue(&mut shape, node);
        }
        Some(shape)
    }

    /// Everything drawn in an element.
    fn elements(&self, seen: &StyledElement<'_>, opacity: f64) -> Vec<Shape> {
        if seen.element.has_class("win") {
            return label::window(self, seen, opacity);
        }
        if seen.element.tag == Tag::Group {
            let inner = |child: &StyledElement<'_>| self.elements(child, opacity * child.look.opacity);
            return seen.children.iter().flat_map(inner).collect();
        }
        self.element(seen, opacity).filter(Shape::is_seen).into_iter().collect()
    }

    /// An element that is not a group.
    pub fn element(&self, seen: &StyledElement<'_>, opacity: f64) -> Option<Shape> {
        match seen.element.tag {
            Tag::Text => self.text(seen, opacity),
            Tag::Group | Tag::Span => None,
            Tag::Path | Tag::Rect | Tag::Circle => self.outlined(seen, opacity),
        }
    }

    fn outlined(&self, seen: &StyledElement<'_>, opacity: f64) -> Option<Shape> {
        let StyledElement { element, look, matrix, .. } = seen;
        let at = |(x, y): WayPoint| self.place.point(matrix.at(x, y));
        let number = |name: &str| number_of(seen, name);
        let (form, area) = match element.tag {
            Tag::Rect => {
                let (x, y, width, height) = (number("x"), number("y"), number("width"), number("height"));
                let ((left, top), (right, bottom)) = (at((x, y)), at((x + width, y + height)));
                let corner = number("rx") / width.min(height).max(1e-9);
                (rectangle(corner), SlideBox { left, top, right, bottom })
            }
            Tag::Circle => {
                let r = look.radius.unwrap_or_else(|| number("r"));
                let (x, y) = (number("cx"), number("cy"));
                let ((left, top), (right, bottom)) = (at((x - r, y - r)), at((x + r, y + r)));
                (ShapeOutline::Known(PresetShape::Ellipse, None), SlideBox { left, top, right, bottom })
            }
            _ => {
                let steps: Vec<WaySegment> = steps(element.get("d")?).into_iter().map(|step| step.at(at)).collect();
                let area = SlideBox::from_steps(&steps);
                if steps.len() < 2 || !area.width().is_finite() {
                    return None;
                }
                (form_of(steps, area), area)
            }
        };
        let paint = |colour: &Option<String>| colour.clone().map(|colour| Paint { colour, opacity });
        let scale = matrix.scale() * self.place.scale;
        let line = look.is_stroked().then(|| Stroke {
            paint: Paint { colour: look.stroke.clone().unwrap_or_default(), opacity },
            width: look.width * scale,
            dash: look.dash.iter().map(|length| length * scale).collect(),
            is_round: look.cap == "round",
        });
        let is_open = matches!(form, ShapeOutline::Line(..));
        let fill = paint(&look.fill).filter(|_| !is_open);
        Some(Shape { fill, line, ..Shape::new(form, area) })
    }

    /// A text on one line, or the parts of one.
    fn text(&self, seen: &StyledElement<'_>, opacity: f64) -> Option<Shape> {
        let runs = self.runs(seen, opacity);
        let at = self.at(seen, (number_of(seen, "x"), number_of(seen, "y")));
        text_box(runs, Align::named(&seen.look.anchor), at)
    }

    /// A text, part by part.
    pub fn runs(&self, seen: &StyledElement<'_>, opacity: f64) -> Vec<TextRun> {
        let run =
            |seen: &StyledElement<'_>| TextRun::from_element(seen, opacity, seen.matrix.scale() * self.place.scale);
        run(seen).into_iter().chain(seen.children.iter().filter_map(run)).collect()
    }

    /// A point of an element on the slide.
    pub fn at(&self, seen: &StyledElement<'_>, (x, y): WayPoint) -> WayPoint {
        self.place.point(seen.matrix.at(x, y))
    }

    /// A node with its labels. Its number, or its name, is in its shape if drawn there.
    fn node(&mut self, part: &StyledElement<'_>, node: NodeId, opacity: f64) -> Option<Shape> {
        let called = self.called.node(node);
        let mut body: Option<usize> = None;
        let mut shapes: Vec<Shape> = Vec::new();
        for child in &part.children {
            let opacity = opacity * child.look.opacity;
            let what = what(child);
            if what == "shape" && body.is_none() {
                // Without fill and line, it still contains the number.
                body = Some(shapes.len());
                shapes.extend(self.element(child, opacity));
                continue;
            }
            for shape in self.elements(child, opacity) {
                let is_held = what == "value" || what == "name" && child.look.anchor == "middle";
                let inside = body.filter(|_| is_held).and_then(|body| held(&shapes[body], &shape));
                match (inside, body) {
                    (Some(text), Some(body)) => shapes[body].text = Some(text),
                    _ => shapes.push(Shape { name: format!("{what} {called}"), ..shape }),
                }
            }
        }
        // Without a body, as for leaves in little room, the number is the node.
        let is_text = |shape: &Shape| shape.text.is_some();
        if let Some(main) = body.or_else(|| shapes.iter().position(is_text)).map(|main| &mut shapes[main]) {
            main.name = format!("node {called}");
            main.id = Some(id_of(node));
            if let ShapeOutline::Known(outline, _) = main.form {
                self.nodes.insert(id_of(node), (main.area, outline));
            }
        }
        shapes.retain(Shape::is_seen);
        Shape::together(format!("node {called}"), shapes)
    }

    /// Glues an edge to the shapes that it meets.
    fn glue(&self, shape: &mut Shape, node: NodeId) {
        let ShapeOutline::Line([from, to], glued) = &mut shape.form else { return };
        let parent = self.called.tree.parent(node);
        let found = |node: NodeId, place: usize, (x, y): WayPoint| {
            let (area, outline) = self.nodes.get(&id_of(node))?;
            let end = if place == 0 { area.top } else { area.bottom };
            let near = CATCH * self.place.scale;
            let is_near = (x - area.middle().0).abs() < near && (y - end).abs() < near;
            is_near.then(|| Glue { shape: id_of(node), place: outline.ends()[place] })
        };
        *glued = [parent.and_then(|parent| found(parent, 1, *from)), found(node, 0, *to)];
    }
}

/// The maximum distance, in px, at which an edge's end is glued to a point of a shape.
const CATCH: f64 = 3.0;

/// The role of an element in a node.
fn what(seen: &StyledElement<'_>) -> &'static str {
    const WHAT: [(&str, &str); 14] = [
        ("shape", "shape"),
        ("val", "value"),
        ("name", "name"),
        ("win", "window"),
        ("each", "chances of"),
        ("sign", "sign"),
        ("marker", "marker"),
        ("held", "held bound of"),
        ("final", "underline of"),
        ("dots", "dots of"),
        ("share", "share of"),
        ("wedge", "subtree of"),
        ("stalk", "depths below"),
        ("brief", "value"),
    ];
    let found = WHAT.iter().find(|(class, _)| seen.element.has_class(class));
    found.map_or("part of", |(_, what)| what)
}

/// A text as that of the shape around it.
fn held(shape: &Shape, text: &Shape) -> Option<ShapeText> {
    let ShapeOutline::Known(outline, corner) = shape.form else { return None };
    let area = text.area;
    if shape.text.is_some()
        || !(shape.area.has((area.left, area.middle().1)) && shape.area.has((area.right, area.middle().1)))
    {
        return None;
    }
    let mut text = text.text.clone()?;
    let room = outline.room(shape.area, corner.unwrap_or_default());
    // An inset at one edge moves centred text by half of it.
    let down = 2.0 * (area.middle().1 - room.middle().1);
    let across = match text.align {
        Align::Left => [area.left - room.left, 0.0],
        Align::Right => [0.0, room.right - area.right],
        Align::Middle => {
            let across = 2.0 * (area.middle().0 - room.middle().0);
            [across.max(0.0), (-across).max(0.0)]
        }
    };
    text.insets = [across[0], down.max(0.0), across[1], (-down).max(0.0)];
    text.insets.iter().all(|inset| 0.0 <= *inset).then_some(text)
}

/// A box around one line of text with this baseline.
pub(super) fn text_box(runs: Vec<TextRun>, align: Align, (x, baseline): WayPoint) -> Option<Shape> {
    let text = ShapeText::line(runs, align);
    let (width, font) = (text.width(), text.font());
    let left = match align {
        Align::Left => x,
        Align::Middle => x - width / 2.0,
        Align::Right => x - width,
    };
    let middle = baseline - TO_MIDDLE * font;
    let half = LINE * font / 2.0;
    let area = SlideBox { left, top: middle - half, right: left + width, bottom: middle + half };
    (0.0 < width).then(|| Shape { text: Some(text), ..Shape::new(ShapeOutline::Box, area) })
}

/// A numeric attribute of an element.
pub(super) fn number_of(seen: &StyledElement<'_>, name: &str) -> f64 {
    seen.element.get(name).and_then(|number| number.parse().ok()).unwrap_or_default()
}

fn rectangle(corner: f64) -> ShapeOutline {
    if corner <= 0.0 {
        ShapeOutline::Known(PresetShape::Rectangle, None)
    } else {
        ShapeOutline::Known(PresetShape::Rounded, Some(corner.min(0.5)))
    }
}

/// The preset outline that a path matches, if any.
fn form_of(steps: Vec<WaySegment>, area: SlideBox) -> ShapeOutline {
    let is_near = |one: f64, other: f64| (one - other).abs() <= 0.01 * (area.width() + area.height());
    let is_at = |(x, y): WayPoint, across: f64, down: f64| is_near(x, across) && is_near(y, down);
    match steps[..] {
        [WaySegment::Move(from), WaySegment::Line(to)] => return ShapeOutline::Line([from, to], [None; 2]),
        [WaySegment::Move(one), WaySegment::Line(two), WaySegment::Line(three), WaySegment::Close] => {
            let middle = area.middle().0;
            if is_at(one, middle, area.top)
                && is_at(two, area.right, area.bottom)
                && is_at(three, area.left, area.bottom)
            {
                return ShapeOutline::Known(PresetShape::Up, None);
            }
            if is_at(one, area.left, area.top) && is_at(two, area.right, area.top) && is_at(three, middle, area.bottom)
            {
                return ShapeOutline::Known(PresetShape::Down, None);
            }
        }
        [
            WaySegment::Move(_),
            WaySegment::Curve(..),
            WaySegment::Curve(..),
            WaySegment::Curve(..),
            WaySegment::Curve(..),
            WaySegment::Close,
        ] => {
            return ShapeOutline::Known(PresetShape::Ellipse, None);
        }
        [
            WaySegment::Move(_),
            WaySegment::Line(before),
            WaySegment::Curve(_, _, after),
            WaySegment::Line(_),
            WaySegment::Curve(..),
            WaySegment::Line(_),
            WaySegment::Curve(..),
            WaySegment::Line(_),
            WaySegment::Curve(..),
            WaySegment::Close,
        ] => return rectangle((after.0 - before.0).abs() / area.width().min(area.height()).max(1e-9)),
        _ => (),
    }
    ShapeOutline::Free(steps)
}
