//! Elements as a page reads them.

use serde::Deserialize;

/// An element, written as the list of all that it is.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Element {
    pub tag: String,
    pub class: String,
    pub text: String,
    /// Names and values in turns.
    attributes: Vec<String>,
    pub children: Vec<Element>,
}

impl Element {
    pub fn attributes(&self) -> impl Iterator<Item = (&str, &str)> {
        assert!(self.attributes.len().is_multiple_of(2));
        self.attributes.chunks(2).map(|pair| (pair[0].as_str(), pair[1].as_str()))
    }

    pub fn attribute(&self, wanted: &str) -> Option<&str> {
        self.attributes().find(|(name, _)| *name == wanted).map(|(_, value)| value)
    }
}
