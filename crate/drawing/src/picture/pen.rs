//! Writes lists, objects and elements as JSON, piece by piece: many small pieces cross to a page fastest as one text, and a tree of
//! elements made only to be written would be larger code. It knows tags and attributes, and no part of a picture.

use super::path::{fill, filled, push_whole};
use secateur::named;
use secateur::score::Score;
use secateur_courses::course::Infinity;
use secateur_courses::numbers::NumberStyle;

named! {
    /// The kind of an element.
    Tag {
        /// A group.
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

/// Receives the elements of a drawing, each with its content between begin and end.
pub trait Canvas {
    /// The key of the next element in its layer, for canvases that need it.
    fn of_key(&mut self, _key: u32) {}

    /// Begins an element with its classes, some of which may be empty; one that ends with a hyphen is joined with the next.
    fn begin(&mut self, tag: Tag, classes: &[&str], text: &str);

    /// Sets an attribute of the current element: class names or path data, which need no escape.
    fn set(&mut self, name: &str, value: &str);

    /// Ends it.
    fn end(&mut self);

    /// An attribute with a number for every `#` in its pattern.
    fn attribute(&mut self, name: &str, pattern: &str, numbers: &[f64]) {
        self.set(name, &filled(pattern, numbers));
    }

    /// Numeric attributes.
    fn numbers(&mut self, names: &[&str], numbers: &[f64]) {
        for (name, &number) in names.iter().zip(numbers) {
            self.attribute(name, "#", &[number]);
        }
    }

    /// An element without content.
    fn leaf(&mut self, tag: Tag, classes: &[&str], text: &str, names: &[&str], numbers: &[f64]) {
        self.begin(tag, classes, text);
        self.numbers(names, numbers);
        self.end();
    }

    /// A path.
    fn path(&mut self, classes: &[&str], d: &str) {
        self.begin(Tag::Path, classes, "");
        self.set("d", d);
        self.end();
    }
}

/// The classes of an element, separated by spaces.
pub fn push_classes(out: &mut String, classes: &[&str]) {
    let start = out.len();
    for class in classes.iter().filter(|class| !class.is_empty()) {
        if start < out.len() && !out.ends_with('-') {
            out.push(' ');
        }
        out.push_str(class);
    }
}

/// Writes lists, and elements as `[tag, classes, text, [name, value …], [element …]]`.
#[derive(Default)]
pub struct Pen {
    out: String,
    /// Whether the attributes of an element are being written.
    is_in_attributes: bool,
}

impl Pen {
    /// Everything written so far.
    pub fn finish(self) -> String {
        self.out
    }

    /// Begins a list.
    pub fn open(&mut self) {
        self.put("[");
    }

    /// Ends it.
    pub fn close(&mut self) {
        self.out.push(']');
    }

    /// An item, verbatim.
    pub fn put(&mut self, item: &str) {
        if !matches!(self.out.as_bytes().last(), None | Some(b'[' | b'{' | b':')) {
            self.out.push(',');
        }
        self.out.push_str(item);
    }

    /// Begins an object.
    pub fn open_object(&mut self) {
        self.put("{");
    }

    /// Ends it.
    pub fn close_object(&mut self) {
        self.out.push('}');
    }

    /// The name in an object for whatever is written next.
    pub fn name(&mut self, name: &str) {
        self.value(name);
        self.out.push(':');
    }

    /// A score; ±∞ as numbers larger than any other.
    pub fn score(&mut self, score: Score) {
        self.put(if score < Score::ZERO { "-" } else { "" });
        let plain = NumberStyle { decimal: '.', group: None, infinity: Infinity::Signs };
        let size = score.size();
        let digits = if size.is_finite() { plain.write(size) } else { "1e999".to_owned() };
        self.out.push_str(&digits);
    }

    /// A whole number.
    pub fn whole(&mut self, number: u32) {
        self.put("");
        push_whole(&mut self.out, number);
    }

    /// A text.
    pub fn text(&mut self, text: &str) {
        self.put("\"");
        for sign in text.chars() {
            if matches!(sign, '"' | '\\') {
                self.out.push('\\');
            }
            // Names contain no other character that JSON wants escaped.
            self.out.push(if sign < ' ' { ' ' } else { sign });
        }
        self.out.push('"');
    }
}

impl Pen {
    fn end_attributes(&mut self) {
        if self.is_in_attributes {
            self.is_in_attributes = false;
            self.out.push_str("],[");
        }
    }

    /// Words and path data, which need no escape.
    pub fn value(&mut self, value: &str) {
        self.put("\"");
        self.out.push_str(value);
        self.out.push('"');
    }
}

impl Canvas for Pen {
    fn begin(&mut self, tag: Tag, classes: &[&str], text: &str) {
        self.end_attributes();
        self.open();
        self.value(tag.id());
        self.put("\"");
        push_classes(&mut self.out, classes);
        self.out.push('"');
        self.text(text);
        self.open();
        self.is_in_attributes = true;
    }

    fn set(&mut self, name: &str, value: &str) {
        self.value(name);
        self.value(value);
    }

    fn end(&mut self) {
        self.end_attributes();
        self.out.push_str("]]");
    }

    // Without a separate string for each: a picture has thousands.
    fn attribute(&mut self, name: &str, pattern: &str, numbers: &[f64]) {
        self.value(name);
        self.put("\"");
        fill(&mut self.out, pattern, numbers);
        self.out.push('"');
    }
}
