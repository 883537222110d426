//! A message of the language files with its arguments: what is said, in no language. It knows no words.

use std::borrow::Cow;

/// A message of the language files.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Message {
    /// What it is called: two parts of one word.
    id: [&'static str; 2],
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
    pub fn called(id: &'static str) -> Message {
        Message::of_kind(id, "")
    }

    /// The same, called by what all of its kind are called, and a name of its own.
    pub fn of_kind(kind: &'static str, id: &'static str) -> Message {
        Message { id: [kind, id], args: Vec::new() }
    }

    /// The same, told a word to choose by.
    #[must_use]
    pub fn with_word(self, name: &'static str, word: &'static str) -> Message {
        self.with(name, Argument::Text(word.into()))
    }

    /// The same, told what something is called.
    #[must_use]
    pub fn with_text(self, name: &'static str, text: String) -> Message {
        self.with(name, Argument::Text(text.into()))
    }

    /// The same, told how many there are.
    #[must_use]
    pub fn with_count(self, name: &'static str, count: usize) -> Message {
        self.with(name, Argument::Count(count as u32))
    }

    /// The same, told a mean.
    #[must_use]
    pub fn with_mean(self, name: &'static str, mean: f64) -> Message {
        self.with(name, Argument::Mean(mean))
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

    /// Calls it something else, by two parts of one word.
    pub fn call(&mut self, id: [&'static str; 2]) {
        self.id = id;
    }

    /// Tells one thing, in place of what has been told by that name.
    pub fn put(&mut self, name: &'static str, argument: Argument) {
        match self.args.iter_mut().find(|(told, _)| *told == name) {
            Some((_, told)) => *told = argument,
            None => self.args.push((name, argument)),
        }
    }
}

/// As a list of its id, and the name and the value of every argument.
impl serde::Serialize for Message {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq;
        let mut list = serializer.serialize_seq(Some(1 + 2 * self.args.len()))?;
        list.serialize_element(&self.id())?;
        for (name, value) in &self.args {
            list.serialize_element(name)?;
            match value {
                Argument::Text(text) => list.serialize_element(text)?,
                Argument::Count(count) => list.serialize_element(count)?,
                Argument::Mean(mean) => list.serialize_element(mean)?,
            }
        }
        list.end()
    }
}
