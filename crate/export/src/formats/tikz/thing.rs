//! What is drawn of a figure, thing by thing from the back to the front: ways and texts with their looks, and the words of what
//! they are. The pieces of a window are one text a line, so that they never run into each other, whatever the font.

use crate::look::is_text;
use crate::way::{WayPoint, WaySegment, steps};
use crate::{Element, Look, Matrix, StyledElement};
use secateur_drawing::picture::{Tag, text_width};

/// From here on a text is bold.
const BOLD: u16 = 600;

/// What is left free between two pieces of a window is a space from here on, em.
const GAP: f64 = 0.1;

/// Something that is drawn.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Thing {
    /// Of the drawing, by its name.
    pub layer: String,
    /// What it is: its own word, how it looks, and what it is part of.
    pub words: Vec<String>,
    /// Where the part of the drawing stands that it belongs to.
    pub origin: WayPoint,
    /// How it looks.
    pub look: Look,
    /// How much larger than told the look is drawn.
    pub scale: f64,
    /// Where it is drawn.
    pub shape: TikzShape,
}

/// Where something is drawn, in px of the figure.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum TikzShape {
    /// Along a way.
    Way(Vec<WaySegment>),
    /// Around a point.
    Disc(WayPoint, f64),
    /// A text at its baseline.
    Text(WayPoint, Vec<TextSpan>),
}

/// A part of a text, all of which looks alike.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TextSpan {
    pub text: String,
    /// What it is; empty where it looks like all of the text.
    pub word: String,
    pub fill: String,
    pub is_bold: bool,
    pub is_struck: bool,
    /// It lies on the marker.
    pub is_marked: bool,
}

impl Thing {
    /// What it says.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let stretches = if let TikzShape::Text(_, stretches) = &self.shape { &stretches[..] } else { &[] };
        stretches.iter().map(|stretch| stretch.text.as_str())
    }
}

/// All that is drawn, from the back to the front.
pub(super) fn things(root: &StyledElement<'_>) -> Vec<Thing> {
    let mut things = Vec::new();
    for layer in &root.children {
        let (own, states, opacity) = (Vec::new(), Vec::new(), layer.look.opacity);
        let around = Around { layer: &layer.element.classes, own, states, opacity, origin: None };
        layer.children.iter().for_each(|child| add(&mut things, child, &around));
    }
    things
}

/// Whether a text is bold.
pub(super) fn is_bold(look: &Look) -> bool {
    BOLD <= look.weight
}

/// What an element is in.
#[derive(Clone)]
struct Around<'a> {
    layer: &'a str,
    /// What that is.
    own: Vec<String>,
    /// How it looks.
    states: Vec<String>,
    opacity: f64,
    /// Where the outermost group of the layer stands.
    origin: Option<WayPoint>,
}

impl Around<'_> {
    /// What an element is, how it looks, and what it is in.
    fn words(&self, element: &Element) -> Vec<String> {
        let (own, states) = classes(element);
        if own.is_empty() {
            return [&self.own[..], &states, &self.states].concat();
        }
        [&own[..], &states, &self.states, &self.own].concat()
    }
}

/// What an element is, and how it looks.
fn classes(element: &Element) -> (Vec<String>, Vec<String>) {
    let is_told = |class: &&str| !matches!(*class, "" | "node" | "is-done" | "is-folded" | "is-far");
    let (states, own) =
        element.classes.split(' ').filter(is_told).partition::<Vec<_>, _>(|class| class.starts_with("is-"));
    let words = |classes: Vec<&str>| classes.into_iter().map(word).collect();
    (words(own), words(states))
}

/// What a class is called here: some are names of other things in TikZ.
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

fn add(things: &mut Vec<Thing>, seen: &StyledElement<'_>, around: &Around<'_>) {
    let StyledElement { element, look, children, .. } = seen;
    match element.tag {
        _ if element.has_class("win") => add_window(things, seen, around),
        Tag::Group => {
            let (own, states) = classes(element);
            let inside = Around {
                own: [&own[..], &around.own].concat(),
                states: [&states[..], &around.states].concat(),
                opacity: around.opacity * look.opacity,
                origin: around.origin.or_else(|| element.get("transform").map(|_| seen.matrix.at(0.0, 0.0))),
                ..around.clone()
            };
            let before = things.len();
            children.iter().for_each(|child| add(things, child, &inside));
            join_strokes(things, before);
        }
        tag if is_text(tag) => add_text(things, seen, around),
        _ if look.fill.is_none() && !look.is_stroked() => (),
        _ => {
            if let Some(shape) = shape(seen) {
                things.push(thing(seen, around, around.words(element), look, shape));
            }
        }
    }
}

fn thing(seen: &StyledElement<'_>, around: &Around<'_>, words: Vec<String>, look: &Look, shape: TikzShape) -> Thing {
    let origin = around.origin.unwrap_or_else(|| seen.matrix.at(0.0, 0.0));
    let mut look = look.clone();
    look.opacity = around.opacity * seen.look.opacity;
    if matches!(&shape, TikzShape::Way(way) if !has_area(way)) {
        look.fill = None;
    }
    Thing { layer: around.layer.to_owned(), words, origin, look, scale: seen.matrix.scale(), shape }
}

/// Whether a way is more than straight lines between two points.
fn has_area(way: &[WaySegment]) -> bool {
    way.windows(2).any(|pair| !matches!(pair, [WaySegment::Move(_), _] | [_, WaySegment::Move(_)]))
        || way.iter().any(|step| matches!(step, WaySegment::Curve(..)))
}

/// A sign of several strokes is one thing.
fn join_strokes(things: &mut Vec<Thing>, from: usize) {
    let mut joined: Vec<Thing> = Vec::new();
    for thing in things.drain(from..) {
        match (joined.last_mut(), &thing.shape) {
            (Some(Thing { look, words, shape: TikzShape::Way(steps), .. }), TikzShape::Way(more))
                if *look == thing.look && *words == thing.words && look.fill.is_none() =>
            {
                steps.extend_from_slice(more);
            }
            _ => joined.push(thing),
        }
    }
    things.append(&mut joined);
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

/// The steps of path data, in px of the figure.
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

/// An attribute that is a number; 0 where it is not there.
pub(super) fn number(element: &Element, name: &str) -> f64 {
    element.get(name).and_then(|value| value.parse().ok()).unwrap_or_default()
}

fn place(StyledElement { element, matrix, .. }: &StyledElement<'_>) -> WayPoint {
    matrix.at(number(element, "x"), number(element, "y"))
}

fn add_text(things: &mut Vec<Thing>, seen: &StyledElement<'_>, around: &Around<'_>) {
    let StyledElement { element, look, children, .. } = seen;
    let stretches: Vec<TextSpan> = match &children[..] {
        [] => vec![stretch(seen, look, "")],
        spans => spans.iter().map(|span| stretch(span, look, "found")).collect(),
    };
    if look.fill.is_some() && stretches.iter().any(|stretch| !stretch.text.trim().is_empty()) {
        things.push(thing(seen, around, around.words(element), look, TikzShape::Text(place(seen), stretches)));
    }
}

/// A part of a text; where it looks like all of it, it is called nothing.
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

/// A window, line by line, each around its middle; the box of the marker goes with the text that lies on it.
fn add_window(things: &mut Vec<Thing>, seen: &StyledElement<'_>, around: &Around<'_>) {
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
        things.push(thing(seen, around, words, &all, TikzShape::Text(middle(&line), stretches)));
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

/// The middle of pieces on one line, on its baseline.
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
