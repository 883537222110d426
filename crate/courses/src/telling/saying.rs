//! Assembles a message from facts of a run.

use super::Telling;
use secateur::message::{Argument, Message};
use secateur::score::{Score, Window};
use secateur::tree::NodeId;

/// A message being assembled.
pub(crate) struct Saying<'a> {
    telling: &'a Telling<'a>,
    pub message: Message,
}

impl<'a> Saying<'a> {
    pub fn new(telling: &'a Telling<'a>) -> Saying<'a> {
        Saying::on(telling, Message::default())
    }

    /// Starts from a message with arguments.
    pub fn on(telling: &'a Telling<'a>, message: Message) -> Saying<'a> {
        Saying { telling, message }
    }

    /// Sets the message's id.
    pub fn id(&mut self, id: &'static str) {
        self.id_of(id, "");
    }

    /// The same in two parts.
    pub fn id_of(&mut self, id: &'static str, kind: &'static str) {
        self.message.call([id, kind]);
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

    pub fn flag(&mut self, name: &'static str, is_so: bool) -> &mut Self {
        self.word(name, if is_so { "yes" } else { "no" })
    }

    #[inline(never)]
    pub fn score(&mut self, name: &'static str, score: Score) -> &mut Self {
        self.text(name, self.telling.write(score))
    }

    pub fn window(&mut self, window: Window) -> &mut Self {
        // A course may have set its own.
        if self.message.args().iter().all(|(told, _)| *told != "comma") {
            self.word("comma", self.telling.comma());
        }
        self.score("alpha", window.alpha()).score("beta", window.beta())
    }

    /// The name of a node; empty if it has none.
    #[inline(never)]
    pub fn name(&mut self, name: &'static str, node: NodeId) -> &mut Self {
        self.text(name, (self.telling.names)(node))
    }
}
