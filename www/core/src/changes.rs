//! What the page's layers are to be made to show, as the text of JSON: what is made of many small pieces crosses fastest as one
//! text.

use secateur::picture::Kind;
use secateur::picture::drawing::{Change, Element, Style};
use secateur::picture::motion::{AreaLook, Motion, Point};
use secateur::picture::scene::{NodePart, Said, Scene};

/// What changes from one scene to another, or from nothing to it: the layers, and what is to be said of nodes.
pub(crate) fn of_scene(scene: &Scene, before: Option<&Scene>, style: Style) -> String {
    let mut out = "[".to_owned();
    layers(&mut out, &scene.changes(before, style));
    out.push(',');
    let is_new = |part: &&NodePart| before.and_then(|before| before.node(part.node)) != Some(part);
    let parts: Vec<&NodePart> = scene.nodes.iter().filter(is_new).collect();
    list(&mut out, &parts, |out, part| said(out, part));
    out.push(']');
    out
}

/// `[node, kind, look, value, what that proves, α, β, siblings, leaves, evaluated, cut off, left by an earlier search]`; the bounds
/// are empty where there is no window, and the last four stand only in a wedge.
fn said(out: &mut String, part: &NodePart) {
    let kind = match part.kind {
        Kind::Max => "max",
        Kind::Min => "min",
        Kind::Leaf => "leaf",
    };
    let Said { value, sign, window } = &part.said;
    let [alpha, beta] = window.as_ref().map_or(["", ""], |[alpha, beta]| [alpha, beta]);
    out.push('[');
    whole(out, part.node.0);
    for word in [kind, part.look.id(), value, sign.id(), alpha, beta] {
        out.push(',');
        text(out, word);
    }
    if let Some(wedge) = &part.wedge {
        let counts = &wedge.counts;
        for number in [wedge.siblings, counts.leaves, counts.evaluated, counts.cut, counts.earlier] {
            out.push(',');
            whole(out, number);
        }
    }
    out.push(']');
}

/// `[layer, [[key, element] …], order or null]` for every layer that changes; see `patch.js`.
fn layers(out: &mut String, changes: &[Change]) {
    list(out, changes, |out, change| {
        out.push_str("[\"");
        out.push_str(change.layer.id());
        out.push_str("\",");
        list(out, &change.drawn, |out, (key, drawn)| {
            out.push('[');
            whole(out, *key);
            out.push(',');
            element(out, drawn);
            out.push(']');
        });
        out.push(',');
        match &change.order {
            Some(order) => list(out, order, |out, &key| whole(out, key)),
            None => out.push_str("null"),
        }
        out.push(']');
    });
}

/// `[element …]`, of what is made anew.
#[cfg(feature = "full")]
pub(crate) fn of_elements(elements: &[Element]) -> String {
    let mut out = String::new();
    list(&mut out, elements, element);
    out
}

/// `[tag, classes, text, [name, value …], [element …]]`.
fn element(out: &mut String, element: &Element) {
    out.push_str("[\"");
    out.push_str(element.tag.id());
    out.push_str("\",\"");
    out.push_str(&element.class);
    out.push_str("\",");
    text(out, &element.text);
    out.push(',');
    list(out, &element.attributes, |out, (name, value)| {
        // Names and values are numbers, paths and the words of the picture, and need no escape.
        out.push('"');
        out.push_str(name);
        out.push_str("\",\"");
        out.push_str(value);
        out.push('"');
    });
    out.push(',');
    list(out, &element.children, self::element);
    out.push(']');
}

fn list<T>(out: &mut String, items: &[T], mut write: impl FnMut(&mut String, &T)) {
    out.push('[');
    for (index, item) in items.iter().enumerate() {
        if 0 < index {
            out.push(',');
        }
        write(out, item);
    }
    out.push(']');
}

fn text(out: &mut String, text: &str) {
    out.push('"');
    for sign in text.chars() {
        match sign {
            '"' | '\\' => out.extend(['\\', sign]),
            // No name holds any other sign that JSON wants escaped.
            _ if sign < ' ' => out.push(' '),
            _ => out.push(sign),
        }
    }
    out.push('"');
}

fn whole(out: &mut String, number: u32) {
    if 10 <= number {
        whole(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}

/// What moves as flat numbers: its kind, then the points of a way, or four numbers and a look for every area.
pub(crate) fn of_motion(motion: &Motion) -> Vec<f64> {
    let way =
        |kind: f64, points: &[Point]| [kind].into_iter().chain(points.iter().flat_map(|&(x, y)| [x, y])).collect();
    match motion {
        Motion::Visit(points) => way(0.0, points),
        Motion::Line(points) => way(1.0, points),
        Motion::Rise(from, to) => way(2.0, &[*from, *to]),
        Motion::Change(areas) => {
            let look = |look: AreaLook| f64::from(look as u8);
            let area = areas.iter().flat_map(|area| [area.x, area.y, area.width, area.height, look(area.look)]);
            [3.0].into_iter().chain(area).collect()
        }
    }
}
