//! Writes elements as text, for SVG and HTML.

/// Writes tags.
#[derive(Default)]
pub(super) struct Xml(String);

impl Xml {
    /// Everything written.
    pub fn finish(self) -> String {
        self.0
    }

    /// Text that is already markup.
    pub fn raw(&mut self, text: &str) {
        self.0.push_str(text);
    }

    /// Begins an element, whose attributes may follow.
    pub fn open(&mut self, name: &str) {
        self.0.push('<');
        self.0.push_str(name);
    }

    /// The start of an element with a class.
    pub fn start(&mut self, name: &str, class: &str) {
        self.open(name);
        self.set("class", class);
        self.0.push('>');
    }

    /// Ends an element with contents.
    pub fn close(&mut self, name: &str) {
        self.0.push_str("</");
        self.0.push_str(name);
        self.0.push('>');
    }

    /// An attribute of the current element.
    pub fn set(&mut self, name: &str, value: &str) {
        self.0.push(' ');
        self.0.push_str(name);
        self.0.push_str("=\"");
        self.text(value);
        self.0.push('"');
    }

    /// The same for a number, to a hundredth.
    pub fn number(&mut self, name: &str, value: f64) {
        self.set(name, &hundredths(value));
    }

    /// An element with a text.
    pub fn element(&mut self, name: &str, text: &str) {
        self.open(name);
        self.0.push('>');
        self.text(text);
        self.close(name);
    }

    /// A text.
    pub fn text(&mut self, text: &str) {
        for sign in text.chars() {
            match sign {
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '&' => self.0.push_str("&amp;"),
                '"' => self.0.push_str("&quot;"),
                // XML cannot contain these, though a name may.
                '\0'..' ' | '\u{fffe}' | '\u{ffff}' => self.0.push(' '),
                sign => self.0.push(sign),
            }
        }
    }
}

/// A number to a hundredth.
pub(super) fn hundredths(value: f64) -> String {
    ((value * 100.0).round() / 100.0).to_string()
}
