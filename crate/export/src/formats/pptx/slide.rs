//! One slide in XML: the sentence as its title, the tree, the step's label, and the slide number; and its notes.

use super::drawn::{ShapeNames, SlidePlace, shapes};
use super::paint::{Paint, SlidePalette};
use super::shape::Easel;
use super::text::POINT;
use super::xml::{Attributes, PartXml};
use crate::{Figure, MarkedSentence, SentenceMark};
use secateur_drawing::picture::text_width;

/// The size of a slide of 16:9, EMU.
pub(super) const SIZE: (i64, i64) = (12_192_000, 6_858_000);
/// The title's left, top, width and height, EMU, as in the layouts.
const TITLE: [i64; 4] = [365_760, 228_600, 11_460_480, 1_005_840];
/// The tree's area.
const ROOM: [i64; 4] = [365_760, 1_280_160, 11_460_480, 5_029_200];

/// Font sizes of a sentence, in points: the largest that fits is used.
const SENTENCE: [f64; 6] = [26.0, 24.0, 22.0, 20.0, 18.0, 16.0];
/// The height of its line, in em.
const LINE: f64 = 1.2;

pub(super) const NAMESPACES: Attributes<'_> = &[
    ("xmlns:a", &"http://schemas.openxmlformats.org/drawingml/2006/main"),
    ("xmlns:r", &"http://schemas.openxmlformats.org/officeDocument/2006/relationships"),
    ("xmlns:p", &"http://schemas.openxmlformats.org/presentationml/2006/main"),
];

/// The style of all slides of a run.
pub(super) struct SlideStyle<'a> {
    pub palette: &'a SlidePalette,
    pub language: &'a str,
}

impl SlideStyle<'_> {
    /// A slide with this number.
    pub fn slide(
        &self,
        number: usize,
        sentence: &MarkedSentence,
        label: &str,
        drawn: Option<(&Figure, &ShapeNames<'_>)>,
    ) -> Vec<u8> {
        PartXml::part("p:sld", NAMESPACES, |xml| {
            xml.element("p:cSld", &[], |xml| {
                xml.element("p:spTree", &[], |xml| {
                    root(xml);
                    self.title(xml, sentence);
                    if let Some((figure, called)) = drawn {
                        self.tree(xml, figure, called);
                    }
                    if !label.is_empty() {
                        let place = [("type", "ftr"), ("sz", "quarter"), ("idx", "11")];
                        self.placeholder(xml, 3, "step", &place, |xml| self.label(xml, label));
                    }
                    let place = [("type", "sldNum"), ("sz", "quarter"), ("idx", "12")];
                    self.placeholder(xml, 4, "slide number", &place, |xml| self.number(xml, number));
                });
            });
            as_master(xml);
        })
    }

    /// The notes of a slide, line by line.
    pub fn notes<'a>(&self, number: usize, lines: impl Iterator<Item = &'a String>) -> Vec<u8> {
        PartXml::part("p:notes", NAMESPACES, |xml| {
            xml.element("p:cSld", &[], |xml| {
                xml.element("p:spTree", &[], |xml| {
                    root(xml);
                    picture_of_slide(xml);
                    xml.element("p:sp", &[], |xml| {
                        head(xml, 3, "notes", &[("type", "body"), ("idx", "1")]);
                        xml.element("p:txBody", &[], |xml| {
                            xml.leaf("a:bodyPr", &[]);
                            xml.leaf("a:lstStyle", &[]);
                            let mut lines = lines.peekable();
                            if lines.peek().is_none() {
                                xml.leaf("a:p", &[]);
                            }
                            lines.for_each(|line| xml.element("a:p", &[], |xml| self.run(xml, line)));
                        });
                    });
                    let place = [("type", "sldNum"), ("sz", "quarter"), ("idx", "5")];
                    self.placeholder(xml, 4, "slide number", &place, |xml| self.number(xml, number));
                });
            });
            as_master(xml);
        })
    }

    fn title(&self, xml: &mut PartXml, sentence: &MarkedSentence) {
        let size = (sentence_size(&sentence.text()) * 100.0) as i64;
        self.placeholder(xml, 2, "sentence", &[("type", "title")], |xml| {
            for stretch in &sentence.stretches {
                let mark = |mark| stretch.has(mark);
                let is_strong = mark(SentenceMark::Alpha) || mark(SentenceMark::Beta) || mark(SentenceMark::Cut);
                let colour = match () {
                    () if mark(SentenceMark::Now) => Some(self.palette.on_marker()),
                    () if mark(SentenceMark::Alpha) => Some(self.palette.named("accent1")),
                    () if mark(SentenceMark::Beta) => Some(self.palette.named("accent2")),
                    () if mark(SentenceMark::Cut) => Some(self.palette.named("accent3")),
                    () => None,
                };
                xml.element("a:r", &[], |xml| {
                    let attributes: [(&str, &dyn std::fmt::Display); 4] =
                        [("lang", &self.language), ("sz", &size), ("b", &i32::from(is_strong)), ("dirty", &0)];
                    xml.element("a:rPr", &attributes, |xml| {
                        if let Some(colour) = colour.map(str::to_owned) {
                            self.palette.fill(xml, Some(&Paint { colour, opacity: 1.0 }));
                        }
                        if mark(SentenceMark::Now) {
                            let now = self.palette.named("accent4");
                            xml.element("a:highlight", &[], |xml| self.palette.colour(xml, now, 1.0));
                        }
                    });
                    let text = if mark(SentenceMark::Together) {
                        stretch.text.replace(' ', "\u{a0}")
                    } else {
                        stretch.text.clone()
                    };
                    xml.text("a:t", &text);
                });
            }
        });
    }

    /// The tree, centred in its area and as large as fits.
    fn tree(&self, xml: &mut PartXml, figure: &Figure, called: &ShapeNames<'_>) {
        let seen = figure.seen();
        let [left, top, width, height] = ROOM.map(|edge| edge as f64);
        let scale = (width / figure.width).min(height / figure.height);
        let x = left + (width - scale * figure.width) / 2.0;
        let y = top + (height - scale * figure.height) / 2.0;
        let mut easel = Easel { palette: self.palette, language: self.language, next: 10 };
        for shape in shapes(&seen, SlidePlace { scale, x, y }, called) {
            easel.write(xml, &shape);
        }
    }

    /// The contents of a placeholder.
    fn placeholder(
        &self,
        xml: &mut PartXml,
        id: u32,
        name: &str,
        place: &[(&str, &str)],
        text: impl FnOnce(&mut PartXml),
    ) {
        xml.element("p:sp", &[], |xml| {
            head(xml, id, name, place);
            xml.element("p:txBody", &[], |xml| {
                xml.leaf("a:bodyPr", &[]);
                xml.leaf("a:lstStyle", &[]);
                xml.element("a:p", &[], text);
            });
        });
    }

    /// As in the master; but not all programs inherit the footer's style.
    fn label(&self, xml: &mut PartXml, label: &str) {
        xml.leaf("a:pPr", &[("algn", &"l")]);
        xml.element("a:r", &[], |xml| {
            xml.element("a:rPr", &[("lang", &self.language), ("sz", &1200), ("dirty", &0)], |xml| {
                let colour = self.palette.named("accent6").to_owned();
                self.palette.fill(xml, Some(&Paint { colour, opacity: 1.0 }));
                xml.leaf("a:latin", &[("typeface", &"+mn-lt")]);
            });
            xml.text("a:t", label);
        });
    }

    fn run(&self, xml: &mut PartXml, text: &str) {
        xml.element("a:r", &[], |xml| {
            xml.leaf("a:rPr", &[("lang", &self.language), ("dirty", &0)]);
            xml.text("a:t", text);
        });
    }

    /// The number of a slide, which is updated when the slide is moved.
    fn number(&self, xml: &mut PartXml, number: usize) {
        xml.element("a:fld", &[("id", &"{5EC47E12-0001-4000-8000-000000000001}"), ("type", &"slidenum")], |xml| {
            xml.leaf("a:rPr", &[("lang", &self.language), ("dirty", &0)]);
            xml.text("a:t", &number.to_string());
        });
    }
}

/// The largest size, in points, at which a sentence fits.
fn sentence_size(text: &str) -> f64 {
    let [_, _, width, height] = TITLE.map(|edge| edge as f64 / POINT);
    let has_room = |size: &&f64| lines(text, width / **size) as f64 * LINE * **size <= height;
    *SENTENCE.iter().find(has_room).unwrap_or(&SENTENCE[SENTENCE.len() - 1])
}

/// The number of lines of a text at this width, in em.
fn lines(text: &str, width: f64) -> usize {
    let space = text_width(" ", 400);
    let (mut lines, mut here) = (1, 0.0);
    for word in text.split(' ') {
        let wide = text_width(word, 500);
        if 0.0 < here && width < here + space + wide {
            lines += 1;
            here = 0.0;
        }
        here += wide + if 0.0 < here { space } else { 0.0 };
    }
    lines
}

/// The root of a slide's shape tree.
fn root(xml: &mut PartXml) {
    xml.element("p:nvGrpSpPr", &[], |xml| {
        xml.leaf("p:cNvPr", &[("id", &1), ("name", &"")]);
        xml.leaf("p:cNvGrpSpPr", &[]);
        xml.leaf("p:nvPr", &[]);
    });
    xml.leaf("p:grpSpPr", &[]);
}

fn head(xml: &mut PartXml, id: u32, name: &str, place: &[(&str, &str)]) {
    let place: Vec<(&str, &dyn std::fmt::Display)> =
        place.iter().map(|(name, value)| (*name, value as &dyn std::fmt::Display)).collect();
    xml.element("p:nvSpPr", &[], |xml| {
        xml.leaf("p:cNvPr", &[("id", &id), ("name", &name)]);
        xml.element("p:cNvSpPr", &[], |xml| xml.leaf("a:spLocks", &[("noGrp", &1)]));
        xml.element("p:nvPr", &[], |xml| xml.leaf("p:ph", &place));
    });
    xml.leaf("p:spPr", &[]);
}

fn picture_of_slide(xml: &mut PartXml) {
    xml.element("p:sp", &[], |xml| {
        xml.element("p:nvSpPr", &[], |xml| {
            xml.leaf("p:cNvPr", &[("id", &2), ("name", &"slide")]);
            xml.element("p:cNvSpPr", &[], |xml| {
                xml.leaf("a:spLocks", &[("noGrp", &1), ("noRot", &1), ("noChangeAspect", &1)]);
            });
            xml.element("p:nvPr", &[], |xml| xml.leaf("p:ph", &[("type", &"sldImg")]));
        });
        xml.leaf("p:spPr", &[]);
    });
}

fn as_master(xml: &mut PartXml) {
    xml.element("p:clrMapOvr", &[], |xml| xml.leaf("a:masterClrMapping", &[]));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_sentence_takes_smaller_letters() {
        assert_eq!(sentence_size("MIN node b has seen 2."), SENTENCE[0]);
        let sizes = [20, 40, 60].map(|words| sentence_size(&"a word ".repeat(words)));
        assert!(sizes[2] < sizes[1] && sizes[1] < sizes[0], "{sizes:?}");
    }

    #[test]
    fn words_that_do_not_fit_begin_a_line() {
        let wide = text_width("word", 500);
        assert_eq!(lines("word word word", 2.5 * wide), 2);
        assert_eq!(lines("word", 0.5 * wide), 1);
    }
}
