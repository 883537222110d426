//! A drawing as a tree of elements.

use secateur_drawing::picture::{Canvas, Tag, push_classes};

/// An element of a drawing.
#[derive(Clone, PartialEq, Debug)]
pub struct Element {
    /// Its kind.
    pub tag: Tag,
    /// Separated by spaces.
    pub classes: String,
    /// What it says.
    pub text: String,
    /// In the order in which they were set.
    pub attributes: Vec<(String, String)>,
    /// The key of its part of a scene: in most layers, the number of a node.
    pub key: Option<u32>,
    /// From back to front.
    pub children: Vec<Element>,
}

impl Element {
    fn new(tag: Tag) -> Element {
        Element {
            tag,
            classes: String::new(),
            text: String::new(),
            attributes: Vec::new(),
            key: None,
            children: Vec::new(),
        }
    }

    /// The root element.
    pub(super) fn root() -> ElementBuilder {
        ElementBuilder { open: vec![Element::new(Tag::Group)], key: None }
    }

    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// Whether it draws nothing itself.
    pub(super) fn is_around_others(&self) -> bool {
        self.tag == Tag::Group || !self.children.is_empty()
    }

    /// Whether it has a class.
    pub fn has_class(&self, class: &str) -> bool {
        self.classes.split(' ').any(|other| other == class)
    }
}

/// Takes elements as they come: the innermost open one takes the next.
pub(super) struct ElementBuilder {
    open: Vec<Element>,
    /// The key of the next element.
    key: Option<u32>,
}

impl ElementBuilder {
    /// The first element, with all its contents.
    pub fn finish(mut self) -> Element {
        self.open[0].children.remove(0)
    }

    /// Takes a drawing as the next element.
    pub fn take(&mut self, drawn: Element) {
        self.last().children.push(drawn);
    }

    fn last(&mut self) -> &mut Element {
        self.open.last_mut().expect("the root is never ended")
    }
}

impl Canvas for ElementBuilder {
    fn of_key(&mut self, key: u32) {
        self.key = Some(key);
    }

    fn begin(&mut self, tag: Tag, classes: &[&str], text: &str) {
        let mut element = Element { text: text.to_owned(), key: self.key.take(), ..Element::new(tag) };
        push_classes(&mut element.classes, classes);
        self.open.push(element);
    }

    fn set(&mut self, name: &str, value: &str) {
        self.last().attributes.push((name.to_owned(), value.to_owned()));
    }

    fn end(&mut self) {
        if let Some(element) = self.open.pop() {
            self.take(element);
        }
    }
}
