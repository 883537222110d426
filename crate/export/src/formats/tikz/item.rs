//! The items drawn in a figure, from back to front: paths and texts with their looks, and words that describe them. The pieces of a window
//! are one text per line, so that they never overlap, whatever the font.

use crate::look::is_text;
use crate::way::{WayPoint, WaySegment, steps};
use crate::{Element, Look, Matrix, StyledElement};
use secateur_drawing::picture::{Tag, text_width};

/// The minimum weight of bold text.
const BOLD: u16 = 600;

/// The gap between two pieces of a window, in em, that becomes a space.
const GAP: f64 = 0.1;

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TikzItem {
    /// The name of the drawing's layer.
    pub layer: String,
    /// Its description: its own word, its look, and what it is part of.
    pub words: Vec<String>,
    /// The position of its part of the drawing.
    pub origin: WayPoint,
    /// How it looks.
    pub look: Look,
    /// The scale at which the look is drawn.
    pub scale: f64,
    /// Where it is drawn.
    pub shape: TikzShape,
}

/// The geometry of something drawn, in px of the figure.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum TikzShape {
    /// Along a path.
    Way(Vec<WaySegment>),
    /// Around a point.
    Disc(WayPoint, f64),
    /// A text at its baseline.
    Text(WayPoint, Vec<TextSpan>),
}

/// A part of a text with one look.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TextSpan {
    pub text: String,
    /// Its description; empty if it looks like the whole text.
    pub word: String,
    pub fill: String,
    pub is_bold: bool,
    pub is_struck: bool,
    /// Whether it is on the marker.
    pub is_marked: bool,
}

impl TikzItem {
    /// Its text.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let stretches = if let TikzShape::Text(_, stretches) = &self.shape { &stretches[..] } else { &[] };
        stretches.iter().map(|stretch| stretch.text.as_str())
    }
}

/// Everything drawn, from back to front.
pub(super) fn items(root: &StyledElement<'_>) -> Vec<TikzItem> {
    let mut items = Vec::new();
    for layer in &root.children {
        let (own, states, opacity) = (Vec::new(), Vec::new(), layer.look.opacity);
        let around = Around { layer: &layer.element.classes, own, states, opacity, origin: None };
        layer.children.iter().for_each(|child| add(&mut items, child, &around));
    }
    items
}

/// Whether a text is bold.
pub(super) fn is_bold(look: &Look) -> bool {
    BOLD <= look.weight
}

/// The context of an element.
#[derive(Clone)]
struct Around<'a> {
    layer: &'a str,
    /// Its description.
    own: Vec<String>,
    /// Its states.
    states: Vec<String>,
    opacity: f64,
    /// The position of the outermost group in the layer.
    origin: Option<WayPoint>,
}

impl Around<'_> {
    /// Description, states and context of an element.
    fn words(&self, element: &Element) -> Vec<String> {
        let (own, states) = classes(element);
        if own.is_empty() {
            return [&self.own[..], &states, &self.states].concat();
        }
        [&own[..], &states, &self.states, &self.own].concat()
    }
}

/// Description and states of an element.
fn classes(element: &Element) -> (Vec<String>, Vec<String>) {
    let is_told = |class: &&str| !matches!(*class, "" | "node" | "is-done" | "is-folded" | "is-far");
    let (states, own) =
        element.classes.split(' ').filter(is_told).partition::<Vec<_>, _>(|class| class.starts_with("is-"));
    let words = |classes: Vec<&str>| classes.into_iter().map(word).collect();
    (words(own), words(states))
}

/// A class's word here: some are other names in TikZ.
fn word(class: &str) -> String {
    let word = match class.trim_start_matches("is-") {
        "shape" => "body",
        "name" => "letter",
        "val" => "value",
        "row" => "row text",
        "arc" => "bound arc",
        "cutsign" => "cut sign",
        "legend-shape" => "legend body",
        "final" => "underline",
        "type" => "node type",
        word => word,
    };
    word.to_owned()
}

fn add(items: &mut Vec<TikzItem>, seen: &StyledElement<'_>, around: &Around<'_>) {
    let StyledElement { element, look, children, .. } = seen;
    match element.tag {
        _ if element.has_class("win") => add_window(items, seen, around),
        Tag::Group => {
            let (own, states) = classes(element);
            let inside = Around {
                own: [&own[..], &around.own].concat(),
                states: [&states[..], &around.states].concat(),
                opacity: around.opacity * look.opacity,
                origin: around.origin.or_else(|| element.get("transform").map(|_| seen.matrix.at(0.0, 0.0))),
                ..around.clone()
            };
            let before = items.len();
            children.iter().for_each(|child| add(items, child, &inside));
            join_strokes(items, before);
        }
        tag if is_text(tag) => add_text(items, seen, around),
        _ if look.fill.is_none() && !look.is_stroked() => (),
        _ => {
            if let Some(shape) = shape(seen) {
                items.push(item(seen, around, around.words(element), look, shape));
            }
        }
    }
}

fn item(seen: &StyledElement<'_>, around: &Around<'_>, words: Vec<String>, look: &Look, shape: TikzShape) -> TikzItem {
    let origin = around.origin.unwrap_or_else(|| seen.matrix.at(0.0, 0.0));
    let mut look = look.clone();
    look.opacity = around.opacity * seen.look.opacity;
    if matches!(&shape, TikzShape::Way(way) if !has_area(way)) {
        look.fill = None;
    }
    TikzItem { layer: around.layer.to_owned(), words, origin, look, scale: seen.matrix.scale(), shape }
}

/// Whether a path is more than straight lines between two points.
fn has_area(way: &[WaySegment]) -> bool {
    way.windows(2).any(|pair| !matches!(pair, [WaySegment::Move(_), _] | [_, WaySegment::Move(_)]))
        || way.iter().any(|step| matches!(step, WaySegment::Curve(..)))
}

/// Joins the strokes of a sign into one item.
fn join_strokes(items: &mut Vec<TikzItem>, from: usize) {
    let mut joined: Vec<TikzItem> = Vec::new();
    for item in items.drain(from..) {
        match (joined.last_mut(), &item.shape) {
            (Some(TikzItem { look, words, shape: TikzShape::Way(steps), .. }), TikzShape::Way(more))
                if *look == item.look && *words == item.words && look.fill.is_none() =>
            {
                steps.extend_from_slice(more);
            }
            _ => joined.push(item),
        }
    }
    items.append(&mut joined);
}

fn shape(StyledElement { element, look, matrix, .. }: &StyledElement<'_>) -> Option<TikzShape> {
    let number = |name: &str| number(element, name);
    match element.tag {
        Tag::Path => Some(TikzShape::Way(way(element.get("d")?, *matrix))),
        Tag::Circle => {
            let radius = look.radius.unwrap_or_else(|| number("r"));
            Some(TikzShape::Disc(matrix.at(number("cx"), number("cy")), radius * matrix.scale()))
        }
        Tag::Rect => {
            let [x, y, width, height] = ["x", "y", "width", "height"].map(number);
            Some(TikzShape::Way(way(&rounded(x, y, width, height, number("rx")), *matrix)))
        }
        _ => None,
    }
}

/// The segments of path data, in px of the figure.
fn way(d: &str, matrix: Matrix) -> Vec<WaySegment> {
    steps(d).into_iter().map(|step| step.at(|(x, y)| matrix.at(x, y))).collect()
}

/// A box as path data.
fn rounded(x: f64, y: f64, width: f64, height: f64, radius: f64) -> String {
    let r = radius.min(width / 2.0).min(height / 2.0);
    let (across, along) = (width - 2.0 * r, height - 2.0 * r);
    let corner = |dx: f64, dy: f64| if 0.0 < r { format!("a{r} {r} 0 0 1 {dx} {dy}") } else { String::new() };
    let [one, two, three, four] = [corner(r, r), corner(-r, r), corner(-r, -r), corner(r, -r)];
    format!("M{} {y}h{across}{one}v{along}{two}h{}{three}v{}{four}Z", x + r, -across, -along)
}

/// A numeric attribute; 0 if absent.
pub(super) fn number(element: &Element, name: &str) -> f64 {
    element.get(name).and_then(|value| value.parse().ok()).unwrap_or_default()
}

fn place(StyledElement { element, matrix, .. }: &StyledElement<'_>) -> WayPoint {
    matrix.at(number(element, "x"), number(element, "y"))
}

fn add_text(items: &mut Vec<TikzItem>, seen: &StyledElement<'_>, around: &Around<'_>) {
    let StyledElement { element, look, children, .. } = seen;
    let stretches: Vec<TextSpan> = match &children[..] {
        [] => vec![stretch(seen, look, "")],
        spans => spans.iter().map(|span| stretch(span, look, "found")).collect(),
    };
    if look.fill.is_some() && stretches.iter().any(|stretch| !stretch.text.trim().is_empty()) {
        items.push(item(seen, around, around.words(element), look, TikzShape::Text(place(seen), stretches)));
    }
}

/// A part of a text; without a description if it looks like the whole.
fn stretch(StyledElement { element, look, .. }: &StyledElement<'_>, all: &Look, word: &str) -> TextSpan {
    let is_other = look.fill != all.fill || is_bold(look) != is_bold(all);
    TextSpan {
        text: element.text.clone(),
        word: if is_other { word.to_owned() } else { String::new() },
        fill: look.fill.clone().unwrap_or_default(),
        is_bold: is_bold(look),
        is_struck: look.is_struck,
        is_marked: false,
    }
}

/// A window, line by line, each centred; the marker's box goes with the text on it.
fn add_window(items: &mut Vec<TikzItem>, seen: &StyledElement<'_>, around: &Around<'_>) {
    let mut lines: Vec<Vec<&StyledElement<'_>>> = Vec::new();
    for piece in seen.children.iter().filter(|child| is_text(child.element.tag)) {
        match lines.last_mut().filter(|line| line[0].element.get("y") == piece.element.get("y")) {
            Some(line) => line.push(piece),
            None => lines.push(vec![piece]),
        }
    }
    for line in lines {
        let plain = line.iter().find(|piece| piece.element.has_class("plain")).unwrap_or(&line[0]);
        let mut all = plain.look.clone();
        "middle".clone_into(&mut all.anchor);
        let mut stretches: Vec<TextSpan> = line.iter().map(|piece| window_piece(piece, &plain.look)).collect();
        for (index, pair) in line.windows(2).enumerate() {
            if GAP * plain.look.font < start(pair[1]) - end(pair[0]) {
                stretches[index + 1].text.insert(0, ' ');
            }
        }
        let words = vec!["window".to_owned(), if seen.element.has_class("is-quiet") { "quiet" } else { "" }.to_owned()];
        items.push(item(seen, around, words, &all, TikzShape::Text(middle(&line), stretches)));
    }
}

fn window_piece(piece: &StyledElement<'_>, all: &Look) -> TextSpan {
    let is_new = piece.element.has_class("is-new");
    let word = match () {
        () if piece.element.has_class("a") => "lo",
        () if piece.element.has_class("b") => "hi",
        () => "old",
    };
    let word = if is_new { format!("new{word}") } else { word.to_owned() };
    TextSpan { is_marked: is_new, ..stretch(piece, all, &word) }
}

/// The middle of the pieces on one line, on its baseline.
fn middle(line: &[&StyledElement<'_>]) -> WayPoint {
    let (first, last) = (line[0], line[line.len() - 1]);
    let Matrix { e, .. } = first.matrix;
    let half = (start(first) + end(last)) / 2.0 * first.matrix.scale();
    (e + half, place(first).1)
}

/// Where a piece begins and ends, in its own px.
fn start(piece: &StyledElement<'_>) -> f64 {
    number(piece.element, "x")
}

fn end(piece: &StyledElement<'_>) -> f64 {
    start(piece) + piece.look.font * text_width(&piece.element.text, piece.look.weight)
}
