//! XML elements, nested. It knows no names of them.

use std::fmt::Display;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};

/// Names and values.
pub(super) type Attributes<'a> = &'a [(&'a str, &'a dyn Display)];

/// Writes a part of a package.
pub(super) struct PartXml(Writer<Vec<u8>>);

impl PartXml {
    /// One element with its contents.
    pub fn part(name: &str, attributes: Attributes<'_>, inner: impl FnOnce(&mut PartXml)) -> Vec<u8> {
        let mut xml = PartXml(Writer::new(Vec::new()));
        xml.write(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), Some("yes"))));
        xml.element(name, attributes, inner);
        xml.0.into_inner()
    }

    /// An element with its contents.
    pub fn element(&mut self, name: &str, attributes: Attributes<'_>, inner: impl FnOnce(&mut PartXml)) {
        self.open(name, attributes);
        inner(self);
        self.close(name);
    }

    // Not inlined: every byte of the core is downloaded by the page.
    #[inline(never)]
    fn open(&mut self, name: &str, attributes: Attributes<'_>) {
        self.write(Event::Start(start(name, attributes)));
    }

    #[inline(never)]
    fn close(&mut self, name: &str) {
        self.write(Event::End(BytesEnd::new(name)));
    }

    /// An element with nothing in it.
    #[inline(never)]
    pub fn leaf(&mut self, name: &str, attributes: Attributes<'_>) {
        self.write(Event::Empty(start(name, attributes)));
    }

    /// An element with a text.
    #[inline(never)]
    pub fn text(&mut self, name: &str, text: &str) {
        self.element(name, &[], |xml| xml.write(Event::Text(BytesText::new(&known(text)))));
    }

    #[inline(never)]
    fn write(&mut self, event: Event<'_>) {
        let Ok(()) = self.0.write_event(event) else { unreachable!("memory takes what is written") };
    }
}

fn start<'a>(name: &'a str, attributes: Attributes<'_>) -> BytesStart<'a> {
    let mut start = BytesStart::new(name);
    for (name, value) in attributes {
        start.push_attribute((*name, known(&value.to_string()).as_str()));
    }
    start
}

/// Without the characters that XML cannot contain.
fn known(text: &str) -> String {
    let is_known = |sign: &char| matches!(sign, '\t' | '\n' | '\r' | ' '..='\u{fffd}' | '\u{10000}'..);
    text.chars().filter(is_known).collect()
}
