//! Words in lines: where a sentence breaks, and texts as elements.

use super::element::ElementBuilder;
use secateur_drawing::picture::{Canvas, Tag, text_width};

/// A sentence in lines up to this width, in em of its font; a wider word has a line of its own.
pub(super) fn lines(sentence: &str, width: f64, weight: u16) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in sentence.split(' ') {
        let last = lines.last_mut().expect("there is one");
        let longer = if last.is_empty() { word.to_owned() } else { format!("{last} {word}") };
        if last.is_empty() || text_width(&longer, weight) <= width {
            *last = longer;
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// Writes a text at a place, px.
pub(super) fn put(out: &mut ElementBuilder, classes: &[&str], text: &str, x: f64, y: f64) {
    out.begin(Tag::Text, classes, text);
    out.numbers(&["x", "y"], &[x, y]);
    out.end();
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn a_sentence_breaks_between_words_alone() {
        assert_eq!(lines("one two three", 4.0, 400), ["one two", "three"]);
        assert_eq!(lines("incomprehensibilities at 3", 2.0, 400), ["incomprehensibilities", "at 3"]);
        assert_eq!(lines("", 2.0, 400), [""]);
    }
}
