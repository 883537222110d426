//! A scene as SVG elements: tags, classes and positions, in layers from back to front. Classes name the looks of the parts; a style sheet
//! gives them colours, strokes and fonts. Elements are written as text, and a change contains only what differs from the scene on the page.

use super::chances::Chance;
use super::diagram::{BoardSketch, Spread};
use super::outline::Outline;
use super::path::{fill, filled, push_thousandths};
use super::pen::{Canvas, Pen, Tag};
use super::scene::{Anchor, WeightPart, weights};
use super::scene::{
    ArcPart, BodyPart, BoxPart, CutMark, CutSign, EdgePart, HaloPart, LabelPart, LegendPart, NodePart, ReturnValuePart,
    RingPart, RowPart, Scene, Share, SignPart, TO_BASELINE, TextPart, ValuePart, Wedge,
};
use super::scene::{BoardPart, LimitPart, MovePart, NodeLook, moves};
use super::scene::{LineLook, LinePart, MapItem, Minimap, NodeNote, NotePart};
use super::skin::{NodeKind, SkinLook};
use super::window_label::{Role, WindowLabel};
use secateur::named;
use secateur::score::Side;
use secateur::tree::NodeId;
use secateur_courses::course::Cuts;
use secateur_courses::writing::Presence;

named! {
    /// A layer of the picture, from back to front.
    Layer {
        /// Texts of the rows, in px of the stage; all others are in px of the tree.
        Rows = "rows",
        /// The edges.
        Edges = "edges",
        /// Over the edges.
        Lines = "lines",
        /// The glow around the current node.
        Halos = "halos",
        /// The signs of cut-offs.
        Cuts = "cuts",
        /// From a cut-off to the node whose bound it met.
        Arcs = "arcs",
        /// The nodes.
        Nodes = "nodes",
        /// A value on its way up.
        Carries = "carries",
        /// Around the chosen node.
        Rings = "rings",
        /// Texts at the nodes besides the search.
        Notes = "notes",
    }
}

/// The style of a scene.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DrawingStyle {
    /// The look of its nodes.
    pub look: &'static SkinLook,
    /// The mark of its cut-offs.
    pub cuts: Cuts,
}

/// A part of a scene that is one element of a layer.
#[derive(Clone, Copy, PartialEq, Debug)]
enum ScenePart<'a> {
    Row(&'a RowPart),
    Legend(&'a LegendPart),
    Limit(&'a LimitPart),
    Edge(&'a EdgePart),
    Cut(&'a EdgePart, CutSign),
    Move(&'a MovePart),
    Weight(&'a WeightPart),
    Arc(&'a ArcPart),
    Halo(&'a HaloPart),
    Node(&'a NodePart),
    Carried(&'a ReturnValuePart),
    Ring(&'a RingPart),
    Line(&'a LinePart),
    Note(&'a NotePart),
}

impl ScenePart<'_> {
    /// Its element, as [`Pen`] writes it.
    fn drawn(self, style: DrawingStyle) -> String {
        let mut pen = Pen::default();
        self.draw(style, &mut pen);
        pen.finish()
    }

    fn draw(self, style: DrawingStyle, pen: &mut impl Canvas) {
        match self {
            ScenePart::Row(part) => row(pen, part),
            ScenePart::Legend(part) => legend(pen, part),
            ScenePart::Limit(part) => limit(pen, part),
            ScenePart::Edge(part) => edge(pen, part),
            ScenePart::Cut(part, sign) => cut(pen, part, sign, style.cuts),
            ScenePart::Weight(part) => weight(pen, part),
            ScenePart::Move(part) => move_on(pen, part),
            ScenePart::Arc(part) => arc(pen, part),
            ScenePart::Halo(part) => halo(pen, part),
            ScenePart::Node(part) => node(pen, part, style.look),
            ScenePart::Carried(part) => carried(pen, part),
            ScenePart::Ring(part) => ring(pen, part),
            ScenePart::Line(part) => line(pen, part),
            ScenePart::Note(part) => note(pen, part),
        }
    }
}

/// A part with its key, which is unique in its layer in every scene of a run.
type KeyedPart<'a> = (u32, ScenePart<'a>);

/// A scene as it is drawn.
pub struct Drawing<'a> {
    style: DrawingStyle,
    /// By layer: its parts from back to front.
    layers: Vec<Vec<KeyedPart<'a>>>,
}

impl<'a> Drawing<'a> {
    /// Sorts the parts of a scene by layers.
    pub fn from_scene(scene: &'a Scene, style: DrawingStyle) -> Drawing<'a> {
        let mut drawing = Drawing { style, layers: vec![Vec::new(); Layer::ALL.len()] };
        for part in &scene.rows {
            drawing.add(Layer::Rows, part.ply as u32, ScenePart::Row(part));
        }
        if let Some(part) = &scene.legend {
            drawing.add(Layer::Rows, u32::MAX, ScenePart::Legend(part));
        }
        for part in &scene.moves {
            // An edge may have a cut sign, too.
            drawing.add(Layer::Cuts, 3 * part.node.0 + 1, ScenePart::Move(part));
        }
        for part in &scene.weights {
            drawing.add(Layer::Cuts, 3 * part.node.0 + 2, ScenePart::Weight(part));
        }
        if let Some(part) = &scene.limit {
            drawing.add(Layer::Rows, u32::MAX - 1, ScenePart::Limit(part));
        }
        for part in &scene.edges {
            drawing.add(Layer::Edges, part.node.0, ScenePart::Edge(part));
            if let Some(sign) = part.sign {
                drawing.add(Layer::Cuts, 3 * part.node.0, ScenePart::Cut(part, sign));
            }
        }
        if let Some(part) = &scene.halo {
            drawing.add(Layer::Halos, 0, ScenePart::Halo(part));
        }
        if let Some(part) = &scene.arc {
            drawing.add(Layer::Arcs, 0, ScenePart::Arc(part));
        }
        for part in &scene.nodes {
            drawing.add(Layer::Nodes, part.node.0, ScenePart::Node(part));
        }
        if let Some(part) = &scene.carried {
            drawing.add(Layer::Carries, 0, ScenePart::Carried(part));
        }
        if let Some(part) = &scene.ring {
            drawing.add(Layer::Rings, 0, ScenePart::Ring(part));
        }
        drawing.add_besides(scene);
        drawing
    }

    fn add_besides(&mut self, scene: &'a Scene) {
        for part in &scene.lines {
            self.add(Layer::Lines, part.edge.node.0, ScenePart::Line(part));
        }
        for part in &scene.notes {
            // A node of the critical tree may also be a repeated position.
            let key = 2 * part.node.0 + u32::from(part.note.is_of_position());
            self.add(Layer::Notes, key, ScenePart::Note(part));
        }
    }

    fn add(&mut self, layer: Layer, key: u32, part: ScenePart<'a>) {
        self.layers[usize::from(layer.number())].push((key, part));
    }

    fn parts(&self, layer: Layer) -> &[KeyedPart<'a>] {
        &self.layers[usize::from(layer.number())]
    }

    /// The elements of a layer, from back to front.
    pub fn elements(&self, layer: Layer) -> Vec<String> {
        self.parts(layer).iter().map(|(_, part)| part.drawn(self.style)).collect()
    }

    /// Draws the elements of a layer, from back to front.
    pub fn draw(&self, layer: Layer, canvas: &mut impl Canvas) {
        for (key, part) in self.parts(layer) {
            canvas.of_key(*key);
            part.draw(self.style, canvas);
        }
    }

    /// Writes all elements of all layers, from back to front.
    pub fn write(&self, pen: &mut Pen) {
        pen.open();
        for (_, part) in self.layers.iter().flatten() {
            pen.put(&part.drawn(self.style));
        }
        pen.close();
    }

    /// Writes the changes to a page that shows another scene of the same picture, or nothing yet: for every layer that changes, `[layer,
    /// [[key, element] …], order or null]`. The elements are those that are new or different; the order is the keys of everything in the
    /// layer, from back to front, or null if unchanged.
    pub fn write_changes(&self, before: Option<&Drawing<'_>>, pen: &mut Pen) {
        pen.open();
        for &layer in Layer::ALL {
            let (now, before) = (self.parts(layer), before.map_or(&[][..], |before| before.parts(layer)));
            let changed = self.changed(now, before);
            let is_kept = now.len() == before.len() && now.iter().zip(before).all(|(one, other)| one.0 == other.0);
            if is_kept && changed.is_empty() {
                continue;
            }
            pen.open();
            pen.text(layer.id());
            pen.open();
            for (key, element) in changed {
                pen.open();
                pen.whole(key);
                pen.put(&element);
                pen.close();
            }
            pen.close();
            if is_kept {
                pen.put("null");
            } else {
                pen.open();
                now.iter().for_each(|(key, _)| pen.whole(*key));
                pen.close();
            }
            pen.close();
        }
        pen.close();
    }

    /// The new or different elements, by key.
    fn changed(&self, now: &[KeyedPart<'_>], before: &[KeyedPart<'_>]) -> Vec<(u32, String)> {
        let mut changed = Vec::new();
        for (at, &(key, part)) in now.iter().enumerate() {
            // It is nearly always at the same index.
            let shown = before.get(at).filter(|other| other.0 == key);
            let shown = shown.or_else(|| before.iter().find(|other| other.0 == key));
            // Most parts are equal, and need not be drawn; and a difference that is not drawn is no change.
            if shown.is_some_and(|shown| shown.1 == part) {
                continue;
            }
            let element = part.drawn(self.style);
            if shown.is_none_or(|shown| shown.1.drawn(self.style) != element) {
                changed.push((key, element));
            }
        }
        changed
    }
}

fn either(is_so: bool, word: &'static str) -> &'static str {
    if is_so { word } else { "" }
}

impl Minimap {
    /// Writes the elements of the map, from back to front.
    pub fn write(&self, pen: &mut Pen) {
        pen.open();
        for item in &self.items {
            map_item(pen, item);
        }
        let mut way = String::new();
        for &(x, y) in &self.way {
            let step = if way.is_empty() { "M# #" } else { "L# #" };
            fill(&mut way, step, &[x, y]);
        }
        pen.path(&["way"], &way);
        if let Some(&(x, y)) = self.way.last() {
            pen.disc("here", x, y, 4.0);
        }
        pen.rect("part", self.part);
        pen.close();
    }
}

fn map_item(pen: &mut impl Canvas, item: &MapItem) {
    let Some(wedge) = &item.wedge else { return pen.disc("dot", item.x, item.y, 1.5) };
    pen.group(&[]);
    pen.at(item.x, item.y);
    shading(pen, wedge);
    pen.end();
}

/// The elements of which parts consist.
trait Draw: Canvas {
    fn group(&mut self, classes: &[&str]) {
        self.begin(Tag::Group, classes, "");
    }

    fn set_node(&mut self, node: NodeId) {
        self.attribute("data-node", "#", &[node.index() as f64]);
    }

    /// The position of an element.
    fn at(&mut self, x: f64, y: f64) {
        self.attribute("transform", "translate(# #)", &[x, y]);
    }

    /// The same at a scale.
    fn at_scale(&mut self, x: f64, y: f64, scale: f64) {
        let mut place = filled("translate(# #)", &[x, y]);
        let mut told = String::new();
        push_thousandths(&mut told, scale);
        if told != "1" {
            place.push_str(" scale(");
            place.push_str(&told);
            place.push(')');
        }
        self.set("transform", &place);
    }

    fn text_part(&mut self, classes: &[&str], part: &TextPart) {
        self.leaf(Tag::Text, classes, &part.text, &["x", "y"], &[part.x, part.y]);
    }

    /// A text whose font does not follow from its classes.
    fn sized_text(&mut self, classes: &[&str], part: &TextPart) {
        self.leaf(Tag::Text, classes, &part.text, &["x", "y", "font-size"], &[part.x, part.y, part.font]);
    }

    /// A box by its top left corner.
    fn rect(&mut self, class: &str, part: BoxPart) {
        let BoxPart { x, y, width, height, round } = part;
        self.leaf(Tag::Rect, &[class], "", &["x", "y", "width", "height", "rx"], &[x, y, width, height, round]);
    }

    /// A disc around its middle.
    fn disc(&mut self, class: &str, x: f64, y: f64, r: f64) {
        self.leaf(Tag::Circle, &[class], "", &["cx", "cy", "r"], &[x, y, r]);
    }

    fn body(&mut self, class: &str, part: &BodyPart) {
        self.path(&[class], &part.path());
    }

    /// A path at a position.
    fn path_at(&mut self, class: &str, d: &str, x: f64, y: f64, scale: f64) {
        self.begin(Tag::Path, &[class], "");
        self.set("d", d);
        self.at_scale(x, y, scale);
        self.end();
    }
}

impl<Taker: Canvas + ?Sized> Draw for Taker {}

fn row(pen: &mut impl Canvas, part: &RowPart) {
    pen.group(&[]);
    for line in &part.lines {
        pen.sized_text(&["row"], line);
    }
    if let Some((node, label)) = &part.window {
        pen.group(&["margin"]);
        pen.set_node(*node);
        window(pen, label, ["", ""]);
        pen.end();
    }
    pen.end();
}

fn limit(pen: &mut impl Canvas, part: &LimitPart) {
    pen.group(&[]);
    pen.path(&["limit"], &filled("M# #h#", &[part.x, part.y, part.width]));
    if let Some(name) = &part.name {
        pen.sized_text(&["row"], name);
    }
    pen.end();
}

fn legend(pen: &mut impl Canvas, part: &LegendPart) {
    pen.group(&["legend"]);
    for entry in &part.entries {
        pen.path_at("legend-shape", &entry.body.path(), entry.x, entry.y, 1.0);
        pen.sized_text(&["row"], &entry.name);
    }
    pen.end();
}

/// The solid part of an edge: one line, perhaps with a number on it; a lost one is marked as a whole, or beyond its sign.
fn edge(pen: &mut impl Canvas, part: &EdgePart) {
    if part.share == 0.0 {
        pen.begin(Tag::Path, &["edge is-cut is-marked", either(part.is_fresh, "is-fresh")], "");
        pen.set("d", &way(part));
        pen.set_node(part.node);
        pen.end();
    } else if part.share < 1.0 {
        let (x, y) = part.along(part.share);
        let mut stub = way_to_slope(part);
        fill(&mut stub, "L# #", &[x, y]);
        let mut lost = filled("M# #", &[x, y]);
        add_way_from_slope(&mut lost, part);
        pen.group(&[]);
        pen.path(&["edge is-stub"], &stub);
        pen.path(&["edge is-cut"], &lost);
        pen.end();
    } else {
        if part.number.is_some() {
            pen.group(&[]);
        }
        pen.path(&["edge is-", part.look.id()], &way(part));
        if part.number.is_some() {
            number_on(pen, part);
            pen.end();
        }
    }
}

fn way(part: &EdgePart) -> String {
    let mut way = way_to_slope(part);
    add_way_from_slope(&mut way, part);
    way
}

/// The path of an edge to the start of its slope.
fn way_to_slope(part: &EdgePart) -> String {
    let mut way = filled("M# #", &[part.x1, part.from]);
    if part.from < part.y1 {
        fill(&mut way, "V#", &[part.y1]);
    }
    way
}

/// The rest of it.
fn add_way_from_slope(way: &mut String, part: &EdgePart) {
    fill(way, "L# #", &[part.x2, part.y2]);
    if part.y2 < part.to {
        fill(way, "V#", &[part.to]);
    }
}

/// The number of a child on its edge, if it has one.
fn number_on(pen: &mut impl Canvas, part: &EdgePart) {
    let Some(told) = part.number else { return };
    pen.disc("plate", told.x, told.y, 0.66 * told.font);
    let y = told.y + TO_BASELINE * told.font;
    let number = filled("#", &[told.number as f64]);
    pen.leaf(Tag::Text, &["place"], &number, &["x", "y", "font-size"], &[told.x, y, told.font]);
}

/// A move on a plate, and the number of moves it stands for.
fn move_on(pen: &mut impl Canvas, part: &MovePart) {
    let MovePart { width, font, .. } = *part;
    pen.group(&["move is-", part.look.id(), either(part.is_now, "is-now")]);
    pen.set_node(part.node);
    pen.at(part.x, part.y);
    let pad = moves::PAD * font;
    let (left, height) = (-width / 2.0 - pad, moves::HEIGHT * font);
    pen.rect("plate", BoxPart { x: left, y: -height / 2.0, width: width + 2.0 * pad, height, round: 0.2 * font });
    let [x, y] = [-width / 2.0, TO_BASELINE * font];
    if !part.name.is_empty() {
        pen.leaf(Tag::Text, &["by"], &part.name, &["x", "y", "font-size"], &[x, y, font]);
    }
    if !part.images.is_empty() {
        pen.leaf(
            Tag::Text,
            &["images"],
            &part.images,
            &["x", "y", "font-size"],
            &[x + part.aside, y, moves::IMAGES * font],
        );
    }
    pen.end();
}

/// A probability on a plate.
fn weight(pen: &mut impl Canvas, part: &WeightPart) {
    let WeightPart { width, font, .. } = *part;
    pen.group(&["weight is-", part.look.id(), either(part.is_now, "is-now")]);
    pen.set_node(part.node);
    pen.at(part.x, part.y);
    let (pad, height) = (weights::PAD * font, part.height());
    let (x, y) = (-width / 2.0 - pad, -height / 2.0);
    pen.rect("plate", BoxPart { x, y, width: width + 2.0 * pad, height, round: 0.2 * font });
    let text = |text: &str, y: f64, font: f64| TextPart {
        text: text.to_owned(),
        x: 0.0,
        y: y + TO_BASELINE * font,
        font,
        anchor: Anchor::Middle,
    };
    match &part.text {
        Chance::Decimal(decimal) => pen.sized_text(&[], &text(decimal, 0.0, font)),
        Chance::Fraction(over, under) => {
            let (small, apart) = (weights::PART * font, weights::APART * font);
            pen.sized_text(&[], &text(over, -apart, small));
            pen.path(&["over"], &filled("M# 0h#", &[-width / 2.0, width]));
            pen.sized_text(&[], &text(under, apart, small));
        }
    }
    pen.end();
}

fn cut(pen: &mut impl Canvas, part: &EdgePart, sign: CutSign, cuts: Cuts) {
    // A branch to be cut off is crossed out, whatever the cut sign is.
    let cuts = if sign.is_wanted { Cuts::Cross } else { cuts };
    let mark = CutMark::from_cuts(cuts);
    let (x, y) = part.along(sign.at);
    let looks = [either(part.is_fresh, "is-fresh"), either(sign.is_wanted, "is-wanted")];
    pen.group(&["cutsign is-", cuts.id(), looks[0], looks[1]]);
    pen.set_node(part.node);
    if sign.is_turned {
        pen.attribute("transform", "translate(# #) rotate(#)", &[x, y, part.turn()]);
    } else {
        pen.at(x, y);
    }
    if let Some(plate) = mark.plate.or(sign.is_wanted.then_some(0.6)) {
        pen.leaf(Tag::Circle, &["plate"], "", &["r"], &[plate * sign.size]);
    }
    for stroke in mark.strokes(sign.size) {
        pen.path(&[], &stroke);
    }
    pen.end();
}

fn arc(pen: &mut impl Canvas, part: &ArcPart) {
    let ArcPart { from, one, two, to, .. } = *part;
    pen.group(&["arc", part.side.map_or("is-again", Side::id)]);
    pen.set_node(part.node);
    pen.attribute("data-holder", "#", &[part.holder.index() as f64]);
    pen.path(&[], &filled("M# #C# # # # # #", &[from.0, from.1, one.0, one.1, two.0, two.1, to.0, to.1]));
    pen.disc("", to.0, to.1, 1.0);
    pen.end();
}

fn halo(pen: &mut impl Canvas, part: &HaloPart) {
    pen.path_at("halo", &part.body.path(), part.x, part.y, part.scale);
}

fn ring(pen: &mut impl Canvas, part: &RingPart) {
    pen.path_at("ring", &part.path(), part.x, part.y, 1.0);
}

fn carried(pen: &mut impl Canvas, part: &ReturnValuePart) {
    let ReturnValuePart { width, height, .. } = *part;
    pen.group(&["carry"]);
    pen.at(part.x, part.y);
    pen.rect("", BoxPart { x: -width / 2.0, y: -height / 2.0, width, height, round: height / 2.0 });
    pen.text_part(&[], &part.text);
    pen.end();
}

fn node(pen: &mut impl Canvas, part: &NodePart, skin: &SkinLook) {
    let presence = if part.presence == Presence::Drawn { ["", ""] } else { ["is-", part.presence.id()] };
    pen.group(&[
        "node",
        part.kind.id(),
        "is-",
        part.look.id(),
        presence[0],
        presence[1],
        either(part.is_place, "is-place"),
        either(part.is_turned, "is-turned"),
        either(part.is_far, "is-far"),
        either(part.wedge.is_some(), "is-folded"),
        either(part.wedge.as_ref().is_some_and(|wedge| 1 < wedge.siblings), "is-several"),
        either(part.is_final, "is-final"),
        origin(part),
    ]);
    pen.set_node(part.node);
    pen.at_scale(part.x, part.y, if part.wedge.is_some() { 1.0 } else { part.scale });
    match &part.wedge {
        Some(wedge) => folded(pen, part, wedge),
        None => whole(pen, part, skin),
    }
    pen.end();
}

/// The source of a number: the end of the payoff range, with which an inner node begins, or manual input at a leaf; or that there is none,
/// since the node has not been visited.
fn origin(part: &NodePart) -> &'static str {
    if part.is_by_hand {
        return "is-by-hand";
    }
    if part.is_ungrown {
        return "is-ungrown";
    }
    either(part.is_start, "is-start")
}

/// Everything around the middle of a node that is not folded.
fn whole(pen: &mut impl Canvas, part: &NodePart, skin: &SkinLook) {
    if let Some(dots) = &part.dots {
        pen.text_part(&["dots"], dots);
    }
    if let Some(hit) = part.hit {
        pen.path(&["hit"], &Outline::Round.path(hit, hit, 0.0));
    }
    if let (Some(body), true) =
        (&part.body, part.board.as_ref().is_some_and(|board| board.is_again && part.look != NodeLook::Cut))
    {
        second_sheet(pen, body);
    }
    if let Some(body) = &part.body {
        pen.body("shape", body);
    }
    if let Some(board) = &part.board {
        board_in(pen, board, part.look == NodeLook::Principal);
    }
    if let Some(part) = &part.sign {
        sign(pen, part);
    }
    if let Some(chip) = part.chip {
        pen.rect("marker", chip);
    }
    if let Some(part) = &part.value {
        value(pen, part);
    }
    if let Some(text) = &part.beside {
        pen.sized_text(&["brief"], text);
    }
    if let Some(text) = &part.was {
        pen.sized_text(&["was"], text);
    }
    if let Some(text) = &part.name {
        // A name inside a node is as large as fits.
        let is_inside = skin.is_named && part.kind != NodeKind::Leaf;
        if is_inside { pen.sized_text(&["name"], text) } else { pen.text_part(&["name"], text) }
    }
    if let Some(label) = &part.window {
        // Inside a node, its colours follow those below it.
        let look = if skin.is_pill { ["in-", part.look.id()] } else { ["", ""] };
        window(pen, label, look);
    }
    if let Some(text) = &part.each {
        pen.sized_text(&["each"], text);
    }
}

/// How far the second sheet of a repeated position sticks out, in sides of its node.
pub(super) const SHEET: f64 = 0.07;

/// For a repeated position: behind its node, slightly to the right and up.
fn second_sheet(pen: &mut impl Canvas, body: &BodyPart) {
    let aside = SHEET * body.width.min(body.height);
    pen.path_at("shape is-sheet", &body.path(), aside, -aside, 1.0);
}

/// A board, on a plate if its node is filled.
fn board_in(pen: &mut impl Canvas, part: &BoardPart, is_filled: bool) {
    let Spread { left, top, side, .. } = part.spread;
    let (columns, rows) = part.board.diagram.extent();
    if is_filled {
        let (width, height, air) = (side * columns as f64, side * rows as f64, 0.15 * side);
        let (x, y) = (left - air, top - air);
        let plate = BoxPart { x, y, width: width + 2.0 * air, height: height + 2.0 * air, round: air };
        pen.rect("plate", plate);
    }
    BoardSketch::at(&part.board.diagram, part.spread).draw(pen);
}

fn sign(pen: &mut impl Canvas, part: &SignPart) {
    let sign = part.sign.path(part.size);
    let Some(badge) = part.badge else { return pen.path(&["sign"], &sign) };
    pen.group(&[]);
    pen.at(part.x, 0.0);
    pen.path(&["shape is-badge"], &Outline::Ellipse.path(badge, badge, 0.0));
    pen.path(&["sign"], &sign);
    pen.end();
}

fn value(pen: &mut impl Canvas, part: &ValuePart) {
    let TextPart { text, x, y, .. } = &part.text;
    let (names, place) = (["x", "y"], [*x, *y]);
    match text.split_at_checked(part.found) {
        Some((found, last)) if !found.is_empty() => {
            pen.begin(Tag::Text, &["val"], "");
            pen.numbers(&names, &place);
            pen.leaf(Tag::Span, &["found"], found, &[], &[]);
            pen.leaf(Tag::Span, &[], last, &[], &[]);
            pen.end();
        }
        _ if part.is_small => pen.sized_text(&["val"], &part.text),
        _ => pen.leaf(Tag::Text, &["val"], text, &names, &place),
    }
    if let Some(line) = part.underline {
        pen.path(&["final"], &filled("M# #h#", &[line.x, line.y, line.width]));
    }
}

/// A window; without a marker it is one text, otherwise its parts have positions of their own.
fn window(pen: &mut impl Canvas, part: &LabelPart, look: [&str; 2]) {
    let LabelPart { label, x, y, is_quiet } = part;
    let classes = ["win", either(*is_quiet, "is-quiet"), look[0], look[1]];
    match label.marker {
        None => {
            pen.begin(Tag::Text, &classes, "");
            pieces(pen, label, *x, *y, Tag::Span);
        }
        Some(marker) => {
            pen.group(&classes);
            let [width, height] = [marker.width, marker.height];
            pen.rect("marker", BoxPart { x: x + marker.x, y: y + marker.y, width, height, round: 0.16 * height });
            pieces(pen, label, *x, *y, Tag::Text);
        }
    }
    pen.end();
    if let Some(held) = label.held {
        pen.path(&["held", role(held.role)], &filled("M# #h#", &[x + held.x, y + held.y, held.width]));
    }
}

fn pieces(pen: &mut impl Canvas, label: &WindowLabel, x: f64, y: f64, tag: Tag) {
    // A part of a text has the font size of the text.
    let names = if tag == Tag::Text { &["x", "y", "font-size"][..] } else { &["x", "y"] };
    for piece in &label.pieces {
        let classes = [role(piece.role), either(piece.is_new, "is-new")];
        pen.leaf(tag, &classes, &piece.text, names, &[x + piece.x, y + piece.y, piece.size]);
    }
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

/// The shares in a wedge as its shading, and its outline.
fn shading(pen: &mut impl Canvas, wedge: &Wedge) {
    for share in Share::ALL {
        if let Some(way) = wedge.share(*share) {
            pen.path(&["share is-", share.id()], &way);
        }
    }
    pen.path(&["wedge"], &wedge.outline());
    if let Some(way) = wedge.hanging() {
        pen.path(&["stalk"], &way);
    }
}

/// A shaded wedge, with the sign of its node at the top.
fn folded(pen: &mut impl Canvas, part: &NodePart, wedge: &Wedge) {
    shading(pen, wedge);
    if let Some(board) = &part.board {
        board_in(pen, board, false);
    }
    if let Some(body) = &part.body {
        pen.body("shape", body);
    }
    if let Some(value) = &wedge.value {
        let below = either(value.anchor == super::scene::Anchor::Middle, "is-below");
        pen.sized_text(&["brief", below], value);
    }
    if let Some(others) = &wedge.others {
        pen.text_part(&["brief is-others"], others);
    }
}

fn line(pen: &mut impl Canvas, part: &LinePart) {
    let way = way(&part.edge);
    match part.look {
        LineLook::Veil => pen.path(&["veil"], &way),
        LineLook::Kept => {
            pen.group(&[]);
            pen.path(&["kept"], &way);
            number_on(pen, &part.edge);
            pen.end();
        }
        LineLook::Plan => {
            pen.group(&[]);
            pen.path(&["plan"], &way);
            pen.path(&["plan is-core"], &way);
            number_on(pen, &part.edge);
            pen.end();
        }
    }
}

fn note(pen: &mut impl Canvas, part: &NotePart) {
    let &NotePart { x, y, .. } = part;
    match &part.note {
        &NodeNote::Body(body, scale, is_prepared) => {
            pen.path_at(if is_prepared { "prepared" } else { "veil is-body" }, &body.path(), x, y, scale);
        }
        &NodeNote::Equals(size) => equals(pen, x, y, size),
        &NodeNote::Type(number_of_type, font) => {
            let told = filled("#", &[f64::from(number_of_type)]);
            pen.begin(Tag::Text, &["type is-type-", &told], &told);
            pen.at(x, y);
            pen.numbers(&["font-size"], &[font]);
            pen.end();
        }
        NodeNote::Reach(text, scale) => {
            pen.group(&["reach"]);
            pen.at_scale(x, y, *scale);
            pen.sized_text(&[], text);
            pen.end();
        }
        &NodeNote::Spare(size) => {
            pen.begin(Tag::Circle, &["spare"], "");
            pen.at(x, y);
            pen.numbers(&["cy", "r"], &[-0.36 * size, 0.27 * size]);
            pen.end();
        }
        NodeNote::Again(first, name, width, scale) => {
            let (font, pad) = (name.font, 0.25 * name.font);
            pen.group(&["again"]);
            pen.at_scale(x, y, *scale);
            pen.attribute("data-first", "#", &[first.index() as f64]);
            let (x, y) = (name.x - pad, name.y - font);
            pen.rect("", BoxPart { x, y, width: width + 2.0 * pad, height: 1.4 * font, round: 0.0 });
            pen.path(&[], &filled("M# #h#", &[name.x, name.y + 0.2 * font, *width]));
            pen.end();
        }
        NodeNote::Way(first, way, scale) => {
            pen.group(&["again"]);
            pen.at_scale(x, y, *scale);
            pen.attribute("data-first", "#", &[first.index() as f64]);
            pen.sized_text(&[], way);
            pen.end();
        }
        NodeNote::Ungrown(moves, scale) => {
            let (font, top) = (moves.font, moves.y - UNGROWN_REACH * moves.font);
            pen.group(&["ungrown"]);
            pen.at_scale(x, y, *scale);
            let mut strokes = String::new();
            for way in [-1.0, 0.0, 1.0] {
                fill(&mut strokes, "M0 #L# #", &[top, UNGROWN_SPREAD * way * font, top + UNGROWN_STROKE * font]);
            }
            pen.path(&[], &strokes);
            pen.sized_text(&[], moves);
            pen.end();
        }
    }
}

/// The strokes below a leaf whose moves have not been grown, in fonts: from their start to the baseline of the number, their spread at the
/// end, and their length downwards.
const UNGROWN_REACH: f64 = 1.4;
const UNGROWN_SPREAD: f64 = 0.6;
const UNGROWN_STROKE: f64 = 0.55;

fn equals(pen: &mut impl Canvas, x: f64, y: f64, size: f64) {
    let half = 0.34 * size;
    let (upper, lower, wide) = (-0.15 * size, 0.15 * size, 2.0 * half);
    pen.group(&["equals"]);
    pen.at(x, y);
    pen.leaf(Tag::Circle, &[], "", &["r"], &[0.56 * size]);
    pen.begin(Tag::Path, &[], "");
    pen.attribute("d", "M# #h#M# #h#", &[-half, upper, wide, -half, lower, wide]);
    pen.numbers(&["stroke-width"], &[(0.13 * size).max(1.5)]);
    pen.end();
    pen.end();
}
