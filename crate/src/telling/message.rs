//! A message of the language files with its arguments, and how one is put together. It knows no words.

use std::borrow::Cow;

use super::Telling;
use crate::score::{Score, Window};
use crate::tree::NodeId;

/// A message of the language files.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Message {
    /// What it is called: two parts of one word.
    pub(crate) id: [&'static str; 2],
    args: Vec<(&'static str, Argument)>,
}

/// What a message is told.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// A word to choose by, a name, or a score as the language writes it.
    Text(Cow<'static, str>),
    /// How many there are: a language may take its plural by it.
    Count(u32),
    /// A mean.
    Mean(f64),
}

impl Message {
    /// One that is told nothing yet.
    pub(crate) fn called(id: &'static str) -> Message {
        Message { id: [id, ""], args: Vec::new() }
    }

    /// The same, told a word to choose by.
    #[must_use]
    pub(crate) fn with_word(self, name: &'static str, word: &'static str) -> Message {
        self.with(name, Argument::Text(word.into()))
    }

    /// The same, told what something is called.
    #[must_use]
    pub(crate) fn with_text(self, name: &'static str, text: String) -> Message {
        self.with(name, Argument::Text(text.into()))
    }

    /// The same, told how many there are.
    #[must_use]
    pub(crate) fn with_count(self, name: &'static str, count: usize) -> Message {
        self.with(name, Argument::Count(count as u32))
    }

    fn with(mut self, name: &'static str, argument: Argument) -> Message {
        self.put(name, argument);
        self
    }

    /// What it is called.
    pub fn id(&self) -> String {
        self.id.concat()
    }

    /// The parts of that, which go together without anything between them.
    pub fn id_parts(&self) -> [&'static str; 2] {
        self.id
    }

    /// What it is told, by name.
    pub fn args(&self) -> &[(&'static str, Argument)] {
        &self.args
    }

    /// Tells one thing, in place of what has been told by that name.
    fn put(&mut self, name: &'static str, argument: Argument) {
        match self.args.iter_mut().find(|(told, _)| *told == name) {
            Some((_, told)) => *told = argument,
            None => self.args.push((name, argument)),
        }
    }
}

/// A message that is being put together.
pub(super) struct Saying<'a> {
    telling: &'a Telling<'a>,
    pub message: Message,
}

impl<'a> Saying<'a> {
    pub fn new(telling: &'a Telling<'a>) -> Saying<'a> {
        Saying { telling, message: Message::default() }
    }

    /// What the message is called.
    pub fn id(&mut self, id: &'static str) {
        self.id_of(id, "");
    }

    /// The same in two parts.
    pub fn id_of(&mut self, id: &'static str, kind: &'static str) {
        self.message.id = [id, kind];
    }

    /// The message under this name.
    pub fn done(mut self, id: &'static str) -> Message {
        self.id(id);
        self.message
    }

    #[inline(never)]
    pub fn word(&mut self, name: &'static str, word: &'static str) -> &mut Self {
        self.message.put(name, Argument::Text(word.into()));
        self
    }

    #[inline(never)]
    pub fn text(&mut self, name: &'static str, text: String) -> &mut Self {
        self.message.put(name, Argument::Text(text.into()));
        self
    }

    #[inline(never)]
    pub fn count(&mut self, name: &'static str, count: usize) -> &mut Self {
        self.message.put(name, Argument::Count(count as u32));
        self
    }

    pub fn mean(&mut self, name: &'static str, mean: f64) -> &mut Self {
        self.message.put(name, Argument::Mean(mean));
        self
    }

    pub fn flag(&mut self, name: &'static str, is_so: bool) -> &mut Self {
        self.word(name, if is_so { "yes" } else { "no" })
    }

    #[inline(never)]
    pub fn score(&mut self, name: &'static str, score: Score) -> &mut Self {
        self.text(name, self.telling.write(score))
    }

    pub fn window(&mut self, window: Window) -> &mut Self {
        // A course may have one of its own.
        if self.message.args.iter().all(|(told, _)| *told != "comma") {
            self.word("comma", self.telling.comma());
        }
        self.score("alpha", window.alpha()).score("beta", window.beta())
    }

    /// What a node is called; empty where it has no name.
    #[inline(never)]
    pub fn name(&mut self, name: &'static str, node: NodeId) -> &mut Self {
        self.text(name, (self.telling.names)(node))
    }
}
