//! The frames of an animation: a step's sentence, its figure below, and the progress of the run. All have the same size, at which a
//! projector or a web page shows them unscaled.

use secateur_drawing::picture::text_width;
use secateur_export::{Extent, Figure, Room, RunSlide, SentenceMark, StudioOptions, Svg};

/// Px.
pub const WIDTH: f64 = 960.0;
/// Around everything, px.
const MARGIN: f64 = 24.0;
/// The font of sentences, and the distance of their lines, px.
const FONT: f64 = 22.0;
const LINE: f64 = 30.0;
const WEIGHT: u16 = 450;
/// Below the figure: the label, and the progress bar of the run.
const LABEL: f64 = 15.0;
const FOOT: f64 = 40.0;

/// The options with the room for a tree in a frame. A tree that would be illegible there as a whole is shown as on the page.
pub fn manner(manner: StudioOptions) -> StudioOptions {
    StudioOptions { room: Room { width: WIDTH - 2.0 * MARGIN, height: 420.0 }, extent: Extent::Page, ..manner }
}

/// The sentence of a step, broken into lines.
pub struct CaptionLines<'a> {
    slide: &'a RunSlide,
    lines: Vec<Vec<CaptionWord>>,
}

/// The text between two spaces: pieces, each with its weight and its colour.
struct CaptionWord {
    pieces: Vec<(String, u16, &'static str)>,
    width: f64,
}

impl<'a> CaptionLines<'a> {
    pub fn wrap(slide: &'a RunSlide) -> CaptionLines<'a> {
        let mut lines: Vec<Vec<CaptionWord>> = vec![Vec::new()];
        let mut used = 0.0;
        for word in words(slide) {
            if WIDTH - 2.0 * MARGIN < used + word.width && 0.0 < used {
                lines.push(Vec::new());
                used = 0.0;
            }
            used += word.width + space();
            lines.last_mut().expect("there is one from the start").push(word);
        }
        CaptionLines { slide, lines }
    }

    /// How many lines its sentence has.
    pub fn lines(&self) -> usize {
        self.lines.len()
    }

    /// As SVG, with room for so many lines; `share` is the progress of the run.
    pub fn svg(&self, font: &str, lines: usize, share: f64) -> String {
        let figure = &self.slide.figure;
        let top = MARGIN + LINE * lines as f64;
        let high = figure.height * scale(figure);
        let height = (top + high + FOOT).ceil();
        let [paper, quiet] = ["--paper", "--ink-3"].map(|name| figure.colour(name));
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" font-family=\"{FAMILIES}\">\
             <style>{font}</style><rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{paper}\"/>"
        );
        for (index, line) in self.lines.iter().enumerate() {
            let (mut x, baseline) = (MARGIN, MARGIN + LINE * (index as f64 + 0.7));
            for word in line {
                out += &word.svg(figure, x, baseline);
                x += word.width + space();
            }
        }
        let drawn = figure.svg(Svg { width: Some(figure.width * scale(figure)), ..Svg::default() });
        let left = (WIDTH - figure.width * scale(figure)) / 2.0;
        out += &drawn.replacen("<svg ", &format!("<svg x=\"{left}\" y=\"{top}\" "), 1);
        let (right, base) = (WIDTH - MARGIN, height - 16.0);
        let label = escaped(&self.slide.label);
        out += &format!(
            "<text x=\"{right}\" y=\"{base}\" text-anchor=\"end\" font-size=\"{LABEL}\" font-weight=\"450\" fill=\"{quiet}\">{label}</text>"
        );
        let (bar, done) = (height - 4.0, WIDTH * share);
        out + &format!("<rect y=\"{bar}\" width=\"{done}\" height=\"4\" fill=\"{quiet}\"/></svg>")
    }
}

/// As in the figures.
const FAMILIES: &str = "'Inter Secateur', 'Inter Secateur Letters'";

/// A figure that is too wide is scaled down.
fn scale(figure: &Figure) -> f64 {
    (WIDTH / figure.width).min(1.0)
}

/// The distance of words, px.
fn space() -> f64 {
    FONT * text_width(" ", WEIGHT)
}

impl CaptionWord {
    /// Each piece is a text of its own: not every program changes the weight inside one.
    fn svg(&self, figure: &Figure, mut x: f64, baseline: f64) -> String {
        let piece = |(text, weight, colour): &(String, u16, &str)| {
            let (shown, indent) = without_indent(text, *weight);
            let (shown, left, colour) = (escaped(shown), x + indent, figure.colour(colour));
            x += FONT * text_width(text, *weight);
            let look = format!("font-size=\"{FONT}\" font-weight=\"{weight}\" fill=\"{colour}\"");
            format!("<text x=\"{left}\" y=\"{baseline}\" {look}>{shown}</text>")
        };
        self.pieces.iter().map(piece).collect()
    }
}

/// A text without its leading spaces, which SVG drops, and their width, px.
fn without_indent(text: &str, weight: u16) -> (&str, f64) {
    let shown = text.trim_start_matches(' ');
    (shown, FONT * (text_width(text, weight) - text_width(shown, weight)))
}

/// The words of a sentence; text that must not be broken is one word.
fn words(slide: &RunSlide) -> Vec<CaptionWord> {
    let mut words = vec![CaptionWord { pieces: Vec::new(), width: 0.0 }];
    for stretch in &slide.sentence.stretches {
        let (weight, colour) = look(&stretch.marks);
        for (index, text) in split(&stretch.text, stretch.has(SentenceMark::Together)).into_iter().enumerate() {
            if 0 < index {
                words.push(CaptionWord { pieces: Vec::new(), width: 0.0 });
            }
            if !text.is_empty() {
                let word = words.last_mut().expect("there is one from the start");
                word.width += FONT * text_width(text, weight);
                word.pieces.push((text.to_owned(), weight, colour));
            }
        }
    }
    words.retain(|word| !word.pieces.is_empty());
    words
}

fn split(text: &str, is_together: bool) -> Vec<&str> {
    if is_together { vec![text] } else { text.split(' ').collect() }
}

/// The weight and the colour of text with these marks, as in the page's sentence.
fn look(marks: &[SentenceMark]) -> (u16, &'static str) {
    let colour = marks.iter().rev().find_map(|mark| match mark {
        SentenceMark::Alpha => Some("--alpha"),
        SentenceMark::Beta => Some("--beta"),
        SentenceMark::Cut => Some("--cut"),
        _ => None,
    });
    let is_strong = marks
        .iter()
        .any(|mark| matches!(mark, SentenceMark::Key | SentenceMark::Alpha | SentenceMark::Beta | SentenceMark::Cut));
    (if is_strong { 650 } else { WEIGHT }, colour.unwrap_or("--ink"))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('\u{0}', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_starts_with_a_space_and_the_space_keeps_its_room() {
        let space = FONT * text_width(" ", WEIGHT);
        assert_eq!(without_indent("drops to", WEIGHT), ("drops to", 0.0));
        let (shown, indent) = without_indent(" drops from ", WEIGHT);
        assert_eq!(shown, "drops from ");
        assert!((indent - space).abs() < 1e-9, "{indent} {space}");
    }
}
