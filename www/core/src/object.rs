//! Plain objects, written as JSON: that crosses fastest as one text, and is small code.

use wasm_bindgen::prelude::*;

use secateur::score::{Score, Window};
use secateur::tree::NodeId;
use secateur_drawing::picture::Pen;

/// An object being written.
pub(crate) struct Object(Pen);

impl Object {
    pub fn new() -> Object {
        let mut pen = Pen::default();
        pen.open_object();
        Object(pen)
    }

    /// The object itself.
    pub fn finish(mut self) -> JsValue {
        self.0.close_object();
        let made = js_sys::JSON::parse(&self.0.finish());
        made.unwrap_or_else(|_| unreachable!("what is written is JSON"))
    }

    /// Begins an object in a list.
    pub fn begin(&mut self) -> &mut Self {
        self.0.open_object();
        self
    }

    /// Begins an object in this one.
    pub fn named(&mut self, name: &str) -> &mut Self {
        self.0.name(name);
        self.begin()
    }

    /// Ends it.
    pub fn end(&mut self) -> &mut Self {
        self.0.close_object();
        self
    }

    /// Begins a list.
    pub fn list(&mut self, name: &str) -> &mut Self {
        self.0.name(name);
        self.0.open();
        self
    }

    /// Ends it.
    pub fn end_list(&mut self) -> &mut Self {
        self.0.close();
        self
    }

    pub fn none(&mut self, name: &str) -> &mut Self {
        self.as_is(name, "null")
    }

    pub fn flag(&mut self, name: &str, is_so: bool) -> &mut Self {
        self.as_is(name, if is_so { "true" } else { "false" })
    }

    fn as_is(&mut self, name: &str, value: &str) -> &mut Self {
        self.0.name(name);
        self.0.put(value);
        self
    }

    /// An id.
    pub fn word(&mut self, name: &str, word: &str) -> &mut Self {
        self.0.name(name);
        self.0.value(word);
        self
    }

    pub fn count(&mut self, name: &str, count: usize) -> &mut Self {
        self.0.name(name);
        self.0.whole(count as u32);
        self
    }

    pub fn node(&mut self, name: &str, node: Option<NodeId>) -> &mut Self {
        match node {
            Some(node) => self.count(name, node.index()),
            None => self.none(name),
        }
    }

    pub fn nodes(&mut self, name: &str, nodes: &[NodeId]) -> &mut Self {
        self.list(name);
        for node in nodes {
            self.0.whole(node.0);
        }
        self.end_list()
    }

    pub fn score(&mut self, name: &str, score: Option<Score>) -> &mut Self {
        let Some(score) = score else { return self.none(name) };
        self.0.name(name);
        self.0.score(score);
        self
    }

    pub fn window(&mut self, window: Window) -> &mut Self {
        self.score("alpha", Some(window.alpha())).score("beta", Some(window.beta()))
    }
}
