//! A message of the language files with its arguments, independent of language.

use std::borrow::Cow;

/// A message of the language files.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Message {
    /// Its id, in two parts that are joined.
    id: [&'static str; 2],
    args: Vec<(&'static str, Argument)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// A word to choose by, a name, or a score as the language writes it.
    Text(Cow<'static, str>),
    /// A count, which may select a plural form.
    Count(u32),
    /// A mean.
    Mean(f64),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Message {
        Message::with_kind(id, "")
    }

    /// A message whose id is the name of its kind and one of its own.
    pub fn with_kind(kind: &'static str, id: &'static str) -> Message {
        Message { id: [kind, id], args: Vec::new() }
    }

    /// Adds a word to choose by.
    #[must_use]
    pub fn with_word(self, name: &'static str, word: &'static str) -> Message {
        self.with(name, Argument::Text(word.into()))
    }

    /// Adds a name.
    #[must_use]
    pub fn with_text(self, name: &'static str, text: String) -> Message {
        self.with(name, Argument::Text(text.into()))
    }

    /// Adds a count.
    #[must_use]
    pub fn with_count(self, name: &'static str, count: usize) -> Message {
        self.with(name, Argument::Count(count as u32))
    }

    /// Adds a mean.
    #[must_use]
    pub fn with_mean(self, name: &'static str, mean: f64) -> Message {
        self.with(name, Argument::Mean(mean))
    }

    fn with(mut self, name: &'static str, argument: Argument) -> Message {
        self.put(name, argument);
        self
    }

    /// Its id.
    pub fn id(&self) -> String {
        self.id.concat()
    }

    /// The two parts of the id, joined without a separator.
    pub fn id_parts(&self) -> [&'static str; 2] {
        self.id
    }

    /// Its arguments, by name.
    pub fn args(&self) -> &[(&'static str, Argument)] {
        &self.args
    }

    /// Changes the id.
    pub fn call(&mut self, id: [&'static str; 2]) {
        self.id = id;
    }

    /// Sets an argument, in place of any of that name.
    pub fn put(&mut self, name: &'static str, argument: Argument) {
        match self.args.iter_mut().find(|(told, _)| *told == name) {
            Some((_, told)) => *told = argument,
            None => self.args.push((name, argument)),
        }
    }
}

/// A list of its id and the name and value of every argument.
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
