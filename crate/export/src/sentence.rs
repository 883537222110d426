//! A sentence with marks, as in the language files: `<nb>[<a>3</a>, <b>∞</b>]</nb>`. It is split into stretches of text, each with its
//! surrounding marks; each format decides on the look of a mark. It knows no language.

use secateur::named;

named! {
    /// The meaning of a part of a sentence.
    SentenceMark {
        /// α, what MAX already has.
        Alpha = "a",
        /// β, what MIN already has.
        Beta = "b",
        /// A cut-off.
        Cut = "x",
        /// A key on the keyboard, or a node's name.
        Key = "k",
        /// Look here.
        Now = "mark",
        /// No line break inside.
        Together = "nb",
        /// The intersection symbol.
        Cap = "cap",
        /// The empty set symbol.
        Empty = "none",
    }
}

/// A part of a sentence with the same marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// Never empty.
    pub text: String,
    /// From the outermost to the innermost.
    pub marks: Vec<SentenceMark>,
}

impl Stretch {
    /// Whether it is inside such a mark.
    pub fn has(&self, mark: SentenceMark) -> bool {
        self.marks.contains(&mark)
    }
}

/// A sentence with its marks.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct MarkedSentence {
    /// In reading order.
    pub stretches: Vec<Stretch>,
}

impl MarkedSentence {
    /// Reads a sentence of a language. An unknown mark is dropped and its contents kept; a character that only looks like a mark is text.
    pub fn read(line: &str) -> MarkedSentence {
        let mut said = MarkedSentence::default();
        let mut open: Vec<(&str, Option<SentenceMark>)> = Vec::new();
        let mut rest = line;
        while let Some((text, tag, after)) = next_tag(rest) {
            said.push(text, &open);
            match tag {
                Tag::Start(name) => open.push((name, SentenceMark::named(name))),
                Tag::End(name) if open.last().is_some_and(|&(last, _)| last == name) => _ = open.pop(),
                Tag::End(_) => (),
            }
            rest = after;
        }
        said.push(rest, &open);
        said
    }

    /// Without its marks.
    pub fn text(&self) -> String {
        self.stretches.iter().map(|stretch| stretch.text.as_str()).collect()
    }

    fn push(&mut self, text: &str, open: &[(&str, Option<SentenceMark>)]) {
        if text.is_empty() {
            return;
        }
        let (text, marks) = (text.chars().map(restored).collect::<String>(), open.iter().filter_map(|&(_, mark)| mark));
        let marks: Vec<SentenceMark> = marks.collect();
        match self.stretches.last_mut().filter(|last| last.marks == marks) {
            Some(last) => last.text.push_str(&text),
            None => self.stretches.push(Stretch { text, marks }),
        }
    }
}

enum Tag<'a> {
    Start(&'a str),
    End(&'a str),
}

/// The text before the next tag, the tag and the text after it.
fn next_tag(line: &str) -> Option<(&str, Tag<'_>, &str)> {
    line.match_indices('<').find_map(|(start, _)| {
        let (inside, after) = line[start + 1..].split_once('>')?;
        let name = inside.strip_prefix('/').unwrap_or(inside);
        let is_name = !name.is_empty() && name.bytes().all(|letter| letter.is_ascii_lowercase());
        let tag = if name.len() < inside.len() { Tag::End(name) } else { Tag::Start(name) };
        is_name.then_some((&line[..start], tag, after))
    })
}

/// Names may contain characters with a meaning in sentences: these are replaced while a sentence is assembled.
fn restored(sign: char) -> char {
    match sign {
        '\u{e000}' => '<',
        '\u{e001}' => 'α',
        '\u{e002}' => 'β',
        sign => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stretches(line: &str) -> Vec<String> {
        let one = |stretch: &Stretch| {
            let marks: Vec<_> = stretch.marks.iter().map(|mark| mark.id()).collect();
            format!("{}:{}", marks.join("+"), stretch.text)
        };
        MarkedSentence::read(line).stretches.iter().map(one).collect()
    }

    #[test]
    fn a_sentence_is_read_into_stretches_with_all_marks_around_them() {
        assert_eq!(
            stretches("At <k>b</k>: <nb>[<a>3</a>, +∞]</nb>."),
            [":At ", "k:b", ":: ", "nb:[", "nb+a:3", "nb:, +∞]", ":."]
        );
        assert_eq!(stretches("<x>= <none>∅</none></x>"), ["x:= ", "x+none:∅"]);
    }

    #[test]
    fn what_is_no_mark_is_text_and_no_name_opens_one() {
        assert_eq!(stretches("3 < 5 > 2, <A>"), [":3 < 5 > 2, <A>"]);
        assert_eq!(stretches("3 < <a>5</a>"), [":3 < ", "a:5"]);
        assert_eq!(stretches("at <k>\u{e000}a>\u{e001}\u{e002}</k>"), [":at ", "k:<a>αβ"]);
        assert_eq!(stretches("<i>an unknown</i> mark</a>"), [":an unknown mark"]);
        assert_eq!(stretches("<a>not closed"), ["a:not closed"]);
        assert_eq!(MarkedSentence::read("").text(), "");
    }
}
