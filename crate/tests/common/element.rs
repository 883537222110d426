//! Elements as a page reads them.

use serde::Deserialize;

/// An element, written as a list of its contents.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct PlainElement {
    pub tag: String,
    pub class: String,
    pub text: String,
    /// Names and values alternating.
    attributes: Vec<String>,
    pub children: Vec<PlainElement>,
}

impl PlainElement {
    pub fn attributes(&self) -> impl Iterator<Item = (&str, &str)> {
        assert!(self.attributes.len().is_multiple_of(2));
        self.attributes.chunks(2).map(|pair| (pair[0].as_str(), pair[1].as_str()))
    }

    pub fn attribute(&self, wanted: &str) -> Option<&str> {
        self.attributes().find(|(name, _)| *name == wanted).map(|(_, value)| value)
    }

    pub fn has_class(&self, wanted: &str) -> bool {
        self.class.split(' ').any(|class| class == wanted)
    }

    /// The element and its descendants.
    pub fn all(&self) -> Vec<&PlainElement> {
        [self].into_iter().chain(self.children.iter().flat_map(PlainElement::all)).collect()
    }

    /// The current text: not that of an earlier bound.
    pub fn standing(&self) -> String {
        if self.has_class("old") || self.has_class("arrow") {
            return String::new();
        }
        self.text.clone() + &self.children.iter().map(PlainElement::standing).collect::<String>()
    }
}
