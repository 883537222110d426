//! A scene as the elements of an SVG: tags, classes and places, in layers from the back to the front. Classes are the words of the
//! parts' looks; a style sheet gives them colours, strokes and fonts. What a page shows already
//! of a scene is left alone: a change tells what differs.

use super::outline::Outline;
use super::path::{Path, fine_number, number};
use super::scene::{
    ArcPart, CarriedPart, CutMark, EdgePart, HaloPart, LabelPart, LegendPart, NodePart, RingPart, RowPart, Scene,
    Share, SignPart, TO_BASELINE, TextPart, ValuePart, Wedge,
};
#[cfg(feature = "family")]
use super::scene::{LineLook, LinePart, MapItem, Minimap, Note, NotePart};
use super::skin::Kind;
use super::window_label::{Role, WindowLabel};
use crate::course::{Cuts, Skin};
use crate::named::named;
use crate::tree::NodeId;
use crate::writing::Presence;

named! {
    /// What an element is.
    Tag {
        /// Several together.
        Group = "g",
        /// An outline or a line.
        Path = "path",
        /// A text.
        Text = "text",
        /// A part of a text.
        Span = "tspan",
        /// A box.
        Rect = "rect",
        /// A disc.
        Circle = "circle",
    }
}

named! {
    /// A layer of the picture, from the back to the front.
    Layer {
        /// What is said of the rows, in px of the stage; all others are in px of the tree.
        Rows = "rows",
        /// The edges.
        Edges = "edges",
        /// Over the edges.
        Lines = "lines",
        /// The glow around the current node.
        Halos = "halos",
        /// The signs of cut-offs.
        Cuts = "cuts",
        /// From a cut-off to whose bound it met.
        Arcs = "arcs",
        /// The nodes.
        Nodes = "nodes",
        /// A value on its way up.
        Carries = "carries",
        /// Around the node that the walk is at.
        Rings = "rings",
        /// Written at the nodes besides the search.
        Notes = "notes",
    }
}

/// An element with what is in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Element {
    /// What it is.
    pub tag: Tag,
    /// Its classes.
    pub class: String,
    /// What else it has, by name.
    pub attributes: Vec<(&'static str, String)>,
    /// What it says, before its children.
    pub text: String,
    /// In it.
    pub children: Vec<Element>,
}

impl Element {
    fn new(tag: Tag, class: impl Into<String>) -> Element {
        Element { tag, class: class.into(), attributes: Vec::new(), text: String::new(), children: Vec::new() }
    }

    fn path(class: impl Into<String>, d: String) -> Element {
        Element::new(Tag::Path, class).with("d", d)
    }

    fn text(class: impl Into<String>, part: &TextPart) -> Element {
        Element::new(Tag::Text, class).at(part.x, part.y).saying(&part.text)
    }

    /// A text whose font its classes do not tell.
    fn sized_text(class: impl Into<String>, part: &TextPart) -> Element {
        Element::text(class, part).with("font-size", number(part.font))
    }

    fn with(mut self, name: &'static str, value: String) -> Element {
        self.attributes.push((name, value));
        self
    }

    fn at(self, x: f64, y: f64) -> Element {
        self.with("x", number(x)).with("y", number(y))
    }

    fn saying(mut self, text: &str) -> Element {
        self.text.push_str(text);
        self
    }

    fn having(mut self, children: impl IntoIterator<Item = Element>) -> Element {
        self.children.extend(children);
        self
    }

    fn of(self, node: NodeId) -> Element {
        let index = number(node.index() as f64);
        self.with("data-node", index)
    }
}

/// A box with its upper left corner.
fn rect(class: &str, x: f64, y: f64, width: f64, height: f64, round: f64) -> Element {
    let rect = Element::new(Tag::Rect, class).at(x, y).with("width", number(width)).with("height", number(height));
    rect.with("rx", number(round))
}

/// A disc around its middle.
fn disc(class: &str, x: f64, y: f64, r: f64) -> Element {
    Element::new(Tag::Circle, class).with("cx", number(x)).with("cy", number(y)).with("r", number(r))
}

/// Puts classes one behind the other.
fn classes(words: &[&str]) -> String {
    let mut all = String::new();
    for word in words.iter().filter(|word| !word.is_empty()) {
        if !all.is_empty() {
            all.push(' ');
        }
        all.push_str(word);
    }
    all
}

fn either(is_so: bool, word: &'static str) -> &'static str {
    if is_so { word } else { "" }
}

/// Where an element stands.
fn place(x: f64, y: f64) -> String {
    let mut place = "translate(".to_owned();
    place.push_str(&number(x));
    place.push(' ');
    place.push_str(&number(y));
    place.push(')');
    place
}

/// The same at a scale.
fn scaled_place(x: f64, y: f64, scale: f64) -> String {
    let (mut place, scale) = (place(x, y), fine_number(scale));
    if scale != "1" {
        place.push_str(" scale(");
        place.push_str(&scale);
        place.push(')');
    }
    place
}

/// What a scene is drawn in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// The skin of its nodes.
    pub skin: Skin,
    /// The mark of its cut-offs.
    pub cuts: Cuts,
}

/// A part of a scene that is one element of a layer.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Part<'a> {
    Row(&'a RowPart),
    Legend(&'a LegendPart),
    Edge(&'a EdgePart),
    Cut(&'a EdgePart),
    Arc(&'a ArcPart),
    Halo(&'a HaloPart),
    Node(&'a NodePart),
    Carried(&'a CarriedPart),
    Ring(&'a RingPart),
    #[cfg(feature = "family")]
    Line(&'a LinePart),
    #[cfg(feature = "family")]
    Note(&'a NotePart),
}

impl<'a> Part<'a> {
    /// The parts of a layer, from the back to the front.
    fn all(scene: &'a Scene, layer: Layer) -> Vec<Part<'a>> {
        match layer {
            Layer::Rows => scene.rows.iter().map(Part::Row).chain(scene.legend.iter().map(Part::Legend)).collect(),
            Layer::Edges => scene.edges.iter().map(Part::Edge).collect(),
            Layer::Halos => scene.halo.iter().map(Part::Halo).collect(),
            Layer::Cuts => scene.edges.iter().filter(|edge| edge.sign.is_some()).map(Part::Cut).collect(),
            Layer::Arcs => scene.arc.iter().map(Part::Arc).collect(),
            Layer::Nodes => scene.nodes.iter().map(Part::Node).collect(),
            Layer::Carries => scene.carried.iter().map(Part::Carried).collect(),
            Layer::Rings => scene.ring.iter().map(Part::Ring).collect(),
            #[cfg(feature = "family")]
            Layer::Lines => scene.lines.iter().map(Part::Line).collect(),
            #[cfg(feature = "family")]
            Layer::Notes => scene.notes.iter().map(Part::Note).collect(),
            #[cfg(not(feature = "family"))]
            Layer::Lines | Layer::Notes => Vec::new(),
        }
    }

    /// What tells it from the others of its layer, in every scene of a run.
    fn key(self) -> u32 {
        match self {
            Part::Row(part) => part.ply as u32,
            Part::Legend(_) => u32::MAX,
            Part::Edge(part) | Part::Cut(part) => part.node.0,
            Part::Node(part) => part.node.0,
            Part::Arc(_) | Part::Halo(_) | Part::Carried(_) | Part::Ring(_) => 0,
            #[cfg(feature = "family")]
            Part::Line(part) => part.edge.node.0,
            // A node of the critical tree may be a position met again, too.
            #[cfg(feature = "family")]
            Part::Note(part) => 2 * part.node.0 + u32::from(matches!(part.note, Note::Again(..))),
        }
    }

    fn element(self, style: Style) -> Element {
        match self {
            Part::Row(part) => row(part),
            Part::Legend(part) => legend(part),
            Part::Edge(part) => edge(part),
            Part::Cut(part) => cut(part, style.cuts),
            Part::Arc(part) => arc(part),
            Part::Halo(part) => halo(part),
            Part::Node(part) => node(part, style.skin),
            Part::Carried(part) => carried(part),
            Part::Ring(part) => ring(part),
            #[cfg(feature = "family")]
            Part::Line(part) => line(part),
            #[cfg(feature = "family")]
            Part::Note(part) => note(part),
        }
    }
}

/// What is to be done to a layer that shows one scene, so that it shows another.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// The layer.
    pub layer: Layer,
    /// What is new in it or not as it was, by key.
    pub drawn: Vec<(u32, Element)>,
    /// The keys of all that is in it, from the back to the front; nothing where they are those that were.
    pub order: Option<Vec<u32>>,
}

impl Scene {
    /// The elements of a layer, from the back to the front.
    pub fn drawing(&self, layer: Layer, style: Style) -> Vec<Element> {
        Part::all(self, layer).into_iter().map(|part| part.element(style)).collect()
    }

    /// What of a drawing is to be changed that shows another scene of the same picture, or nothing yet. Where nothing is, there is
    /// no change of that layer.
    pub fn changes(&self, before: Option<&Scene>, style: Style) -> Vec<Change> {
        let of = |&layer: &Layer| {
            let old = before.map_or_else(Vec::new, |before| Part::all(before, layer));
            let new = Part::all(self, layer);
            let shown = |at: usize, part: &Part<'_>| match old.get(at) {
                Some(other) if other.key() == part.key() => Some(other),
                _ => old.iter().find(|other| other.key() == part.key()),
            };
            let mut drawn = Vec::new();
            for (at, part) in new.iter().enumerate() {
                let shown = shown(at, part);
                // What differs in nothing that is drawn is no change.
                if shown != Some(part) {
                    let element = part.element(style);
                    if shown.is_none_or(|other| other.element(style) != element) {
                        drawn.push((part.key(), element));
                    }
                }
            }
            let keys = |parts: &[Part<'_>]| parts.iter().map(|part| part.key()).collect::<Vec<_>>();
            let order = Some(keys(&new)).filter(|order| *order != keys(&old));
            (!drawn.is_empty() || order.is_some()).then_some(Change { layer, drawn, order })
        };
        Layer::ALL.iter().filter_map(of).collect()
    }
}

#[cfg(feature = "family")]
impl Minimap {
    /// The elements of the map, from the back to the front.
    pub fn drawing(&self) -> Vec<Element> {
        let mut all: Vec<Element> = self.items.iter().map(map_item).collect();
        let step =
            |path: Path, (index, &(x, y)): (usize, &(f64, f64))| path.add(if index == 0 { 'M' } else { 'L' }, &[x, y]);
        all.push(Element::path("way", self.way.iter().enumerate().fold(Path::default(), step).finish()));
        all.extend(self.way.last().map(|&(x, y)| disc("here", x, y, 4.0)));
        let part = &self.part;
        all.push(rect("part", part.x, part.y, part.width, part.height, part.round));
        all
    }
}

#[cfg(feature = "family")]
fn map_item(MapItem { x, y, wedge, .. }: &MapItem) -> Element {
    match wedge {
        None => disc("dot", *x, *y, 1.5),
        Some(wedge) => Element::new(Tag::Group, "").with("transform", place(*x, *y)).having(shading(wedge)),
    }
}

fn row(part: &RowPart) -> Element {
    let line = |text: &TextPart| Element::sized_text("row", text);
    let window =
        part.window.iter().map(|(node, label)| Element::new(Tag::Group, "margin").of(*node).having(window(label, "")));
    Element::new(Tag::Group, "").having(part.lines.iter().map(line).chain(window))
}

fn legend(part: &LegendPart) -> Element {
    let entries = part.entries.iter().flat_map(|entry| {
        let shape = Element::path("legend-shape", entry.body.path()).with("transform", place(entry.x, entry.y));
        [shape, Element::sized_text("row", &entry.name)]
    });
    Element::new(Tag::Group, "legend").having(entries)
}

/// Where it is drawn through: one line, perhaps with a number on it; a lost one is marked as a whole, or from where its sign stands on.
fn edge(part: &EdgePart) -> Element {
    let (start, end) = (way_to_slope(part), |path| way_from_slope(part, path));
    if part.share == 0.0 {
        let class = classes(&["edge is-cut is-marked", either(part.is_fresh, "is-fresh")]);
        return Element::path(class, end(start)).of(part.node);
    }
    if part.share < 1.0 {
        let (x, y) = part.along(part.share);
        let stub = Element::path("edge is-stub", start.add('L', &[x, y]).finish());
        let lost = Element::path("edge is-cut", end(Path::default().add('M', &[x, y])));
        return Element::new(Tag::Group, "").having([stub, lost]);
    }
    let line = Element::path("edge is-".to_owned() + part.look.id(), end(start));
    if part.number.is_none() {
        return line;
    }
    Element::new(Tag::Group, "").having([line]).having(number_on(part))
}

/// The way of an edge to where its slope begins.
fn way_to_slope(part: &EdgePart) -> Path {
    let start = Path::default().add('M', &[part.x1, part.from]);
    if part.from < part.y1 { start.add('V', &[part.y1]) } else { start }
}

/// And the rest of it.
fn way_from_slope(part: &EdgePart, path: Path) -> String {
    let path = path.add('L', &[part.x2, part.y2]);
    if part.y2 < part.to { path.add('V', &[part.to]) } else { path }.finish()
}

/// The number of a child on its edge, where it has one.
fn number_on(part: &EdgePart) -> Vec<Element> {
    let Some(told) = part.number else { return Vec::new() };
    let plate = disc("plate", told.x, told.y, 0.66 * told.font);
    let text = Element::new(Tag::Text, "place").at(told.x, told.y + TO_BASELINE * told.font);
    let text = text.with("font-size", number(told.font)).saying(&number(told.number as f64));
    vec![plate, text]
}

fn cut(part: &EdgePart, cuts: Cuts) -> Element {
    let (mark, size) = (CutMark::of(cuts), part.sign.map_or(0.0, |sign| sign.size));
    let (x, y) = part.along(part.share);
    let mut at = place(x, y);
    if part.sign.is_some_and(|sign| sign.is_turned) {
        at.push_str(" rotate(");
        at.push_str(&number(part.turn()));
        at.push(')');
    }
    let plate = mark.plate.map(|plate| Element::new(Tag::Circle, "plate").with("r", number(plate * size)));
    let strokes = mark.strokes(size).into_iter().map(|stroke| Element::path("", stroke));
    let class = classes(&["cutsign", &("is-".to_owned() + cuts.id()), either(part.is_fresh, "is-fresh")]);
    let element = Element::new(Tag::Group, class).of(part.node).with("transform", at);
    element.having(plate.into_iter().chain(strokes))
}

fn arc(part: &ArcPart) -> Element {
    let ArcPart { from, one, two, to, .. } = *part;
    let way = Path::default().add('M', &[from.0, from.1]).add('C', &[one.0, one.1, two.0, two.1, to.0, to.1]).finish();
    let end = disc("", to.0, to.1, 1.0);
    let holder = number(part.holder.index() as f64);
    let element =
        Element::new(Tag::Group, "arc ".to_owned() + part.side.id()).of(part.node).with("data-holder", holder);
    element.having([Element::path("", way), end])
}

fn halo(part: &HaloPart) -> Element {
    Element::path("halo", part.body.path()).with("transform", scaled_place(part.x, part.y, part.scale))
}

fn ring(part: &RingPart) -> Element {
    Element::path("ring", part.path()).with("transform", place(part.x, part.y))
}

fn carried(part: &CarriedPart) -> Element {
    let CarriedPart { width, height, .. } = *part;
    let plate = rect("", -width / 2.0, -height / 2.0, width, height, height / 2.0);
    let text = Element::text("", &part.text);
    Element::new(Tag::Group, "carry").with("transform", place(part.x, part.y)).having([plate, text])
}

fn node(part: &NodePart, skin: Skin) -> Element {
    let scale = if part.wedge.is_some() { 1.0 } else { part.scale };
    let element = Element::new(Tag::Group, node_class(part)).of(part.node);
    let element = element.with("transform", scaled_place(part.x, part.y, scale));
    match &part.wedge {
        Some(wedge) => element.having(folded(part, wedge)),
        None => element.having(whole(part, skin)),
    }
}

fn node_class(part: &NodePart) -> String {
    let kind = match part.kind {
        Kind::Max => "max",
        Kind::Min => "min",
        Kind::Leaf => "leaf",
    };
    let presence = match part.presence {
        Presence::Drawn => String::new(),
        presence => "is-".to_owned() + presence.id(),
    };
    let look = "is-".to_owned() + part.look.id();
    classes(&[
        "node",
        kind,
        &look,
        &presence,
        either(part.is_place, "is-place"),
        either(part.is_far, "is-far"),
        either(part.wedge.is_some(), "is-folded"),
        either(part.is_final, "is-final"),
        either(part.is_start, "is-start"),
    ])
}

/// What stands around the middle of a node that is not folded.
fn whole(part: &NodePart, skin: Skin) -> Vec<Element> {
    let mut all = Vec::new();
    all.extend(part.dots.iter().map(|dots| Element::text("dots", dots)));
    all.extend(part.hit.map(|hit| Element::path("hit", Outline::Round.path(hit, hit, 0.0))));
    all.extend(part.body.iter().map(|body| Element::path("shape", body.path())));
    all.extend(part.sign.iter().map(sign));
    all.extend(part.chip.iter().map(|chip| rect("marker", chip.x, chip.y, chip.width, chip.height, chip.round)));
    if let Some(part) = &part.value {
        all.extend(value(part));
    }
    let is_inside = skin.look().is_named && part.kind != Kind::Leaf;
    all.extend(part.name.iter().map(|text| name(text, is_inside)));
    if let Some(label) = &part.window {
        // Inside a node, its colours are those of what lies under it.
        let look = if skin.look().is_pill { "in-".to_owned() + part.look.id() } else { String::new() };
        all.extend(window(label, &look));
    }
    all
}

fn sign(part: &SignPart) -> Element {
    let sign = Element::path("sign", part.sign.path(part.size));
    let Some(badge) = part.badge else { return sign };
    let disc = Element::path("shape is-badge", Outline::Ellipse.path(badge, badge, 0.0));
    Element::new(Tag::Group, "").with("transform", place(part.x, 0.0)).having([disc, sign])
}

fn value(part: &ValuePart) -> Vec<Element> {
    let TextPart { text, x, y, .. } = &part.text;
    let (found, last) = text.split_at(part.found);
    let element = Element::new(Tag::Text, "val").at(*x, *y);
    let element = if found.is_empty() {
        element.saying(last)
    } else {
        let spans = [Element::new(Tag::Span, "found").saying(found), Element::new(Tag::Span, "").saying(last)];
        element.having(spans)
    };
    let underline = part.underline.map(|line| {
        Element::path("final", Path::default().add('M', &[line.x, line.y]).add('h', &[line.width]).finish())
    });
    [Some(element), underline].into_iter().flatten().collect()
}

/// A name; inside a node it is as large as that lets it be.
fn name(text: &TextPart, is_inside: bool) -> Element {
    if is_inside { Element::sized_text("name", text) } else { Element::text("name", text) }
}

/// A window; without a marker it is one text, the parts of a changing one have places of their own.
fn window(part: &LabelPart, look: &str) -> Vec<Element> {
    let LabelPart { label, x, y, is_quiet } = part;
    let class = classes(&["win", either(*is_quiet, "is-quiet"), look]);
    let text = match label.marker {
        None => Element::new(Tag::Text, class).having(pieces(label, *x, *y, Tag::Span)),
        Some(marker) => {
            let round = 0.16 * marker.height;
            let marker = rect("marker", x + marker.x, y + marker.y, marker.width, marker.height, round);
            Element::new(Tag::Group, class).having([marker]).having(pieces(label, *x, *y, Tag::Text))
        }
    };
    let line = label.held.map(|held| {
        let line = Path::default().add('M', &[x + held.x, y + held.y]).add('h', &[held.width]);
        Element::path(classes(&["held", role(held.role)]), line.finish())
    });
    [Some(text), line].into_iter().flatten().collect()
}

fn pieces(label: &WindowLabel, x: f64, y: f64, tag: Tag) -> Vec<Element> {
    let piece = |piece: &super::window_label::Piece| {
        let class = classes(&[role(piece.role), either(piece.is_new, "is-new")]);
        let element = Element::new(tag, class).at(x + piece.x, y + piece.y).saying(&piece.text);
        if tag == Tag::Text { element.with("font-size", number(piece.size)) } else { element }
    };
    label.pieces.iter().map(piece).collect()
}

fn role(role: Role) -> &'static str {
    match role {
        Role::Alpha => "a",
        Role::Beta => "b",
        Role::Old => "old",
        Role::Arrow => "arrow",
        Role::Plain => "plain",
    }
}

/// How much of a wedge is what, and its outline.
fn shading(wedge: &Wedge) -> Vec<Element> {
    let share = |&share: &Share| Some(Element::path("share is-".to_owned() + share.id(), wedge.share(share)?));
    let outline = Element::path("wedge", wedge.outline());
    Share::ALL.iter().filter_map(share).chain([outline]).collect()
}

/// A shaded wedge, and at its top the sign of its node.
fn folded(part: &NodePart, wedge: &Wedge) -> Vec<Element> {
    let mut all = shading(wedge);
    all.extend(part.body.iter().map(|body| Element::path("shape", body.path())));
    all.extend(wedge.value.iter().map(|value| Element::text("brief", value)));
    all
}

#[cfg(feature = "family")]
fn line(part: &LinePart) -> Element {
    let way = || way_from_slope(&part.edge, way_to_slope(&part.edge));
    let all = Element::new(Tag::Group, "");
    match part.look {
        LineLook::Veil => Element::path("veil", way()),
        LineLook::Kept => all.having([Element::path("kept", way())]).having(number_on(&part.edge)),
        LineLook::Plan => all
            .having([Element::path("plan", way()), Element::path("plan is-core", way())])
            .having(number_on(&part.edge)),
    }
}

#[cfg(feature = "family")]
fn note(part: &NotePart) -> Element {
    let at = |scale: f64| scaled_place(part.x, part.y, scale);
    match &part.note {
        &Note::Body(body, scale, is_prepared) => {
            Element::path(if is_prepared { "prepared" } else { "veil is-body" }, body.path())
                .with("transform", at(scale))
        }
        &Note::Equals(size) => equals(size).with("transform", at(1.0)),
        &Note::Type(number_of_type, font) => {
            let told = number(f64::from(number_of_type));
            let text = Element::new(Tag::Text, "type is-type-".to_owned() + &told).with("transform", at(1.0));
            text.with("font-size", number(font)).saying(&told)
        }
        &Note::Spare(size) => {
            let ring = Element::new(Tag::Circle, "spare").with("transform", at(1.0));
            ring.with("cy", number(-0.36 * size)).with("r", number(0.27 * size))
        }
        Note::Again(first, name, width, scale) => {
            let (font, pad) = (name.font, 0.25 * name.font);
            let under = rect("", name.x - pad, name.y - font, width + 2.0 * pad, 1.4 * font, 0.0);
            let line = Path::default().add('M', &[name.x, name.y + 0.2 * font]).add('h', &[*width]).finish();
            let element = Element::new(Tag::Group, "again").with("transform", at(*scale));
            let first = number(first.index() as f64);
            element.with("data-first", first).having([under, Element::path("", line)])
        }
    }
}

#[cfg(feature = "family")]
fn equals(size: f64) -> Element {
    let half = 0.34 * size;
    let stroke = |path: Path, down: f64| path.add('M', &[-half, down * size]).add('h', &[2.0 * half]);
    let plate = Element::new(Tag::Circle, "").with("r", number(0.56 * size));
    let strokes = Element::path("", stroke(stroke(Path::default(), -0.15), 0.15).finish());
    let strokes = strokes.with("stroke-width", number((0.13 * size).max(1.5)));
    Element::new(Tag::Group, "equals").having([plate, strokes])
}
