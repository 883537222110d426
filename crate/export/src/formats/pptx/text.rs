//! Texts of slides: runs with one look, in lines that never wrap by themselves. It knows no positions.

use super::arial;
use super::paint::{Paint, SlidePalette};
use super::xml::PartXml;
use crate::look::StyledElement;
use secateur_drawing::picture::{text_width, with_widest_digits};

/// EMU in a point.
pub(super) const POINT: f64 = 12_700.0;
/// The minimum weight of bold text.
const BOLD: u16 = 600;
/// From a baseline up to the middle of its line, in em: half the difference of Arial's ascent and descent.
pub(super) const TO_MIDDLE: f64 = 0.3465;
/// The minimum size of a text relative to the page.
const LEAST_SHARE: f64 = 0.8;
/// How high a line is, in em.
pub(super) const LINE: f64 = 1.15;

/// A text with one look.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TextRun {
    pub text: String,
    pub paint: Paint,
    /// EMU.
    pub font: f64,
    pub is_bold: bool,
    pub is_struck: bool,
    /// Between letters, in em.
    pub spacing: f64,
    /// EMU: the width in the page's own font.
    pub width: f64,
    /// EMU: the maximum width.
    pub room: f64,
}

impl TextRun {
    /// An element's own text, without its children's, at this scale.
    pub fn from_element(seen: &StyledElement<'_>, opacity: f64, scale: f64) -> Option<TextRun> {
        let StyledElement { element, look, .. } = seen;
        let text = element.text.clone();
        let colour = look.fill.clone()?;
        let font = look.font * scale;
        let letters = text.chars().count() as f64;
        let wide = |text: &str| font * (text_width(text, look.weight) + look.spacing * letters);
        (!text.is_empty()).then(|| TextRun {
            width: wide(&text),
            // A picture leaves room for other digits.
            room: wide(&with_widest_digits(&text)),
            text,
            paint: Paint { colour, opacity },
            font,
            is_bold: BOLD <= look.weight,
            is_struck: look.is_struck,
            spacing: look.spacing,
        })
    }

    /// EMU, the width in Arial.
    fn wide(&self) -> f64 {
        self.font * (arial::width(&self.text, self.is_bold) + self.spacing * self.text.chars().count() as f64)
    }

    fn write(&self, xml: &mut PartXml, palette: &SlidePalette, language: &str) {
        let size = hundredths(self.font / POINT).max(100);
        let spacing = hundredths(self.spacing * self.font / POINT);
        xml.element("a:r", &[], |xml| {
            let mut attributes: Vec<(&str, &dyn std::fmt::Display)> = vec![("lang", &language), ("sz", &size)];
            if self.is_bold {
                attributes.push(("b", &1));
            }
            if self.is_struck {
                attributes.push(("strike", &"sngStrike"));
            }
            if spacing != 0 {
                attributes.push(("spc", &spacing));
            }
            attributes.push(("dirty", &0));
            xml.element("a:rPr", &attributes, |xml| palette.fill(xml, Some(&self.paint)));
            xml.text("a:t", &self.text);
        });
    }
}

fn hundredths(points: f64) -> i64 {
    (points * 100.0).round() as i64
}

/// The alignment of a text's lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Align {
    Left,
    Middle,
    Right,
}

impl Align {
    /// From the name in SVG attributes.
    pub fn named(anchor: &str) -> Align {
        match anchor {
            "middle" => Align::Middle,
            "end" => Align::Right,
            _ => Align::Left,
        }
    }

    fn id(self) -> &'static str {
        match self {
            Align::Left => "l",
            Align::Middle => "ctr",
            Align::Right => "r",
        }
    }
}

/// The text of a shape.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct ShapeText {
    /// From top to bottom.
    pub lines: Vec<Vec<TextRun>>,
    pub align: Align,
    /// From line to line, EMU; none for a single line.
    pub leading: Option<f64>,
    /// Insets at the left, top, right and bottom edge, EMU.
    pub insets: [f64; 4],
}

impl ShapeText {
    /// One line, with smaller letters if it would be too wide.
    pub fn line(mut runs: Vec<TextRun>, align: Align) -> ShapeText {
        let sum = |of: fn(&TextRun) -> f64| runs.iter().map(of).sum::<f64>();
        let share = (sum(|run| run.room) / sum(TextRun::wide).max(1.0)).clamp(LEAST_SHARE, 1.0);
        for run in &mut runs {
            run.font *= share;
        }
        ShapeText { lines: vec![runs], align, leading: None, insets: [0.0; 4] }
    }

    /// EMU.
    pub fn width(&self) -> f64 {
        let width = |line: &Vec<TextRun>| line.iter().map(|run| run.width).sum();
        self.lines.iter().map(width).fold(0.0, f64::max)
    }

    /// The largest font in it, EMU.
    pub fn font(&self) -> f64 {
        self.lines.iter().flatten().map(|run| run.font).fold(0.0, f64::max)
    }

    /// As the body of a shape; a text box resizes with its text.
    pub fn write(&self, xml: &mut PartXml, palette: &SlidePalette, language: &str, is_box: bool) {
        xml.element("p:txBody", &[], |xml| {
            let [left, top, right, bottom] = self.insets.map(|inset| inset.round() as i64);
            let attributes: [(&str, &dyn std::fmt::Display); 7] = [
                ("wrap", &"none"),
                ("lIns", &left),
                ("tIns", &top),
                ("rIns", &right),
                ("bIns", &bottom),
                ("rtlCol", &0),
                ("anchor", &"ctr"),
            ];
            let fit = if is_box { "a:spAutoFit" } else { "a:noAutofit" };
            xml.element("a:bodyPr", &attributes, |xml| xml.leaf(fit, &[]));
            xml.leaf("a:lstStyle", &[]);
            for line in &self.lines {
                xml.element("a:p", &[], |xml| {
                    self.write_align(xml);
                    line.iter().for_each(|run| run.write(xml, palette, language));
                });
            }
        });
    }

    fn write_align(&self, xml: &mut PartXml) {
        let align = self.align.id();
        let Some(leading) = self.leading else { return xml.leaf("a:pPr", &[("algn", &align)]) };
        xml.element("a:pPr", &[("algn", &align)], |xml| {
            xml.element("a:lnSpc", &[], |xml| xml.leaf("a:spcPts", &[("val", &hundredths(leading / POINT))]));
        });
    }
}
