//! Figures as another program reads them: what an SVG says, how far it reaches, and which parts programs may not support.

use kurbo::{Affine, BezPath, Rect, Shape};
use roxmltree::{Document, Node};
use secateur_drawing::picture::text_width;

/// What is wrong with an SVG that should contain these texts, each as often as listed here.
pub fn faults(svg: &str, texts: &[String]) -> Vec<String> {
    let document = match Document::parse(svg) {
        Ok(document) => document,
        Err(error) => return vec![error.to_string()],
    };
    let root = document.root_element();
    let mut faults = Vec::new();
    let Some(paper) = paper(root) else { return vec!["it says not how large it is".to_owned()] };
    for node in root.descendants().filter(Node::is_element) {
        faults.extend(unknown(node));
        let reach = reach(node);
        if !is_inside(reach, paper) {
            faults.push(format!("{} {:?} is outside: {reach:?}", node.tag_name().name(), node.text()));
        }
    }
    faults.extend(missing(root, texts));
    faults
}

/// Its background.
fn paper(root: Node<'_, '_>) -> Option<Rect> {
    let numbers: Vec<f64> = root.attribute("viewBox")?.split(' ').filter_map(|number| number.parse().ok()).collect();
    let &[x, y, width, height] = &numbers[..] else { return None };
    (0.0 < width && 0.0 < height).then(|| Rect::new(x, y, x + width, y + height))
}

/// Attributes that every program supports.
const ATTRIBUTES: [&str; 27] = [
    "xmlns",
    "viewBox",
    "role",
    "font-family",
    "width",
    "height",
    "transform",
    "d",
    "x",
    "y",
    "r",
    "rx",
    "cx",
    "cy",
    "fill",
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-dasharray",
    "opacity",
    "font-size",
    "font-weight",
    "text-anchor",
    "letter-spacing",
    "text-decoration",
    "ry",
];

fn unknown(node: Node<'_, '_>) -> Vec<String> {
    let tags = ["svg", "title", "g", "path", "rect", "circle", "text", "tspan"];
    let tag = node.tag_name().name();
    let mut faults = Vec::new();
    if !tags.contains(&tag) {
        faults.push(format!("what is {tag}?"));
    }
    for attribute in node.attributes() {
        let (name, value) = (attribute.name(), attribute.value());
        if !ATTRIBUTES.contains(&name)
            || ["var(", "calc(", "px", "em", "light-dark", "NaN", "inf"].iter().any(|sign| value.contains(sign))
        {
            faults.push(format!("what is {name}=\"{value}\"?"));
        }
    }
    faults
}

/// The bounds of what an element itself draws; none for an empty one.
fn reach(node: Node<'_, '_>) -> Option<Rect> {
    let number = |name: &str| node.attribute(name).and_then(|value| value.parse::<f64>().ok());
    let shape = match node.tag_name().name() {
        "path" => BezPath::from_svg(node.attribute("d")?).ok()?.bounding_box(),
        "rect" => {
            let (x, y) = (number("x").unwrap_or_default(), number("y").unwrap_or_default());
            Rect::new(x, y, x + number("width")?, y + number("height")?)
        }
        "circle" => {
            let (x, y, r) = (number("cx")?, number("cy")?, number("r")?);
            Rect::new(x - r, y - r, x + r, y + r)
        }
        "text" | "tspan" => return text_reach(node),
        _ => return None,
    };
    let half = if node.has_attribute("stroke") { number("stroke-width").unwrap_or(1.0) / 2.0 } else { 0.0 };
    Some(place(node).transform_rect_bbox(shape.inflate(half, half)))
}

/// For a text, by the page's own font.
fn text_reach(node: Node<'_, '_>) -> Option<Rect> {
    let number = |name: &str| inherited(node, name).and_then(|value| value.parse::<f64>().ok());
    let text = node.text().filter(|text| !text.is_empty())?;
    let font = number("font-size")?;
    let width = font * text_width(text, number("font-weight")? as u16);
    let start = match inherited(node, "text-anchor") {
        Some("end") => -width,
        Some("middle") => -width / 2.0,
        _ => 0.0,
    };
    let (x, y) = (number("x")? + start, number("y")?);
    Some(place(node).transform_rect_bbox(Rect::new(x, y - 0.73 * font, x + width, y)))
}

fn inherited<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    node.ancestors().find_map(|one| one.attribute(name))
}

fn place(node: Node<'_, '_>) -> Affine {
    let mut around: Vec<_> = node.ancestors().filter_map(|one| one.attribute("transform")).collect();
    around.reverse();
    around.into_iter().map(affine).fold(Affine::IDENTITY, |outer, inner| outer * inner)
}

fn affine(transform: &str) -> Affine {
    let one = |part: &str| {
        let (name, numbers) = part.trim().split_once('(')?;
        let numbers: Vec<f64> = numbers.split([' ', ',']).map(|number| number.parse().unwrap()).collect();
        Some(match (name, &numbers[..]) {
            ("translate", &[x, y]) => Affine::translate((x, y)),
            ("scale", &[scale]) => Affine::scale(scale),
            ("rotate", &[degrees]) => Affine::rotate(degrees.to_radians()),
            _ => panic!("what is {transform}?"),
        })
    };
    transform.split(')').filter_map(one).fold(Affine::IDENTITY, |outer, inner| outer * inner)
}

/// To within a px: numbers are written rounded.
fn is_inside(reach: Option<Rect>, paper: Rect) -> bool {
    reach.is_none_or(|reach| reach.is_finite() && paper.inflate(1.0, 1.0).union(reach) == paper.inflate(1.0, 1.0))
}

fn missing(root: Node<'_, '_>, texts: &[String]) -> Vec<String> {
    let of_text = |node: Node<'_, '_>| -> String {
        node.descendants().filter(Node::is_text).filter_map(|text| text.text()).collect()
    };
    let is_whole = |node: &Node<'_, '_>| node.has_tag_name("text") || node.has_tag_name("tspan");
    let tag = |node: &Node<'_, '_>| node.tag_name().name().to_owned();
    let mut said: Vec<String> =
        root.descendants().filter(|node| is_whole(node) && tag(node) != "svg").map(of_text).collect();
    let mut faults = Vec::new();
    for text in texts {
        match said.iter().position(|one| one == text) {
            Some(found) => _ = said.swap_remove(found),
            None => faults.push(format!("{text} is missing")),
        }
    }
    faults
}
