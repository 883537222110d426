//! Writes lists, objects and elements as JSON, piece by piece: what is made of many small pieces crosses to a page fastest as one text,
//! and a tree of elements made only to be written would weigh much. It knows tags and attributes, and no part of a picture.

use super::numbers::NumberStyle;
use super::path::{fill, push_whole};
use crate::course::Infinity;
use crate::named::named;
use crate::score::Score;

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

/// What writes lists, and elements as `[tag, classes, text, [name, value …], [element …]]`.
#[derive(Default)]
pub struct Pen {
    out: String,
    /// Whether the attributes of an element are being written.
    is_in_attributes: bool,
}

impl Pen {
    /// All that it has written.
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

    /// An item as it is.
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

    /// What is written next is the object's, by this name.
    pub fn name(&mut self, name: &str) {
        self.value(name);
        self.out.push(':');
    }

    /// A score; ±∞ as numbers that are larger than any.
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
            // No name holds any other sign that JSON wants escaped.
            self.out.push(if sign < ' ' { ' ' } else { sign });
        }
        self.out.push('"');
    }

    /// Begins an element with its classes, of which some may be empty; one that ends with a hyphen goes on with the next.
    pub(super) fn begin(&mut self, tag: Tag, classes: &[&str], text: &str) {
        self.end_attributes();
        self.open();
        self.value(tag.id());
        self.put("\"");
        let start = self.out.len();
        for class in classes.iter().filter(|class| !class.is_empty()) {
            if start < self.out.len() && !self.out.ends_with('-') {
                self.out.push(' ');
            }
            self.out.push_str(class);
        }
        self.out.push('"');
        self.text(text);
        self.open();
        self.is_in_attributes = true;
    }

    /// Ends it.
    pub(super) fn end(&mut self) {
        self.end_attributes();
        self.out.push_str("]]");
    }

    fn end_attributes(&mut self) {
        if self.is_in_attributes {
            self.is_in_attributes = false;
            self.out.push_str("],[");
        }
    }

    /// An attribute, with a number for every `#` in it.
    pub(super) fn attribute(&mut self, name: &str, pattern: &str, numbers: &[f64]) {
        self.value(name);
        self.put("\"");
        fill(&mut self.out, pattern, numbers);
        self.out.push('"');
    }

    /// Attributes that are numbers.
    pub(super) fn numbers(&mut self, names: &[&str], numbers: &[f64]) {
        for (name, &number) in names.iter().zip(numbers) {
            self.attribute(name, "#", &[number]);
        }
    }

    /// Words and path data, which need no escape.
    pub fn value(&mut self, value: &str) {
        self.put("\"");
        self.out.push_str(value);
        self.out.push('"');
    }

    /// An element with nothing in it.
    pub(super) fn leaf(&mut self, tag: Tag, classes: &[&str], text: &str, names: &[&str], numbers: &[f64]) {
        self.begin(tag, classes, text);
        self.numbers(names, numbers);
        self.end();
    }

    /// A path.
    pub(super) fn path(&mut self, classes: &[&str], d: &str) {
        self.begin(Tag::Path, classes, "");
        self.value("d");
        self.value(d);
        self.end();
    }
}
