//! The program's own rendering: an SVG as PNG, as PDF, and as an SVG of outlines. A character that no font has is an error, since it would
//! be silently left out.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, Once};

use krilla::Document;
use krilla::geom::Size;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{FontResolver, Indent, Options, Tree, WriteOptions};

use crate::error::CliError;
use crate::fonts;

/// A PDF's unit, in px.
const POINT: f64 = 0.75;
/// Many programs do not open files with longer sides, in points.
const LONGEST_SIDE: f64 = 14_400.0;
/// Maximum number of pixels of a picture; each takes four bytes.
const MOST_POINTS: f64 = 150e6;

/// A picture as shapes and letters.
pub struct Vector(Tree);

impl Vector {
    /// From an SVG with the page's fonts; a character that they lack is looked up in those of this computer.
    pub fn parse(svg: &str) -> Result<Vector, CliError> {
        let (missing, more) = (Mutex::new(BTreeSet::new()), Once::new());
        let (face_of, face_with) = (FontResolver::default_font_selector(), FontResolver::default_fallback_selector());
        let resolver = FontResolver {
            // A text whose font is missing would be left out, too.
            select_font: Box::new(move |font, faces| face_of(font, faces).or_else(|| Some(faces.faces().next()?.id))),
            select_fallback: Box::new(|sign, used, faces| {
                let found = face_with(sign, used, faces).or_else(|| {
                    more.call_once(|| Arc::make_mut(faces).load_system_fonts());
                    face_with(sign, used, faces)
                });
                if found.is_none() && !is_unseen(sign) {
                    missing.lock().expect("nothing panics that holds it").insert(sign);
                }
                found
            }),
        };
        let options = Options { fontdb: Arc::new(fonts::faces()), font_resolver: resolver, ..Options::default() };
        let tree = Tree::from_str(&with_weights(svg), &options).expect("the core writes SVG that can be read");
        drop(options);
        let missing: String = missing.into_inner().expect("nothing panics that holds it").into_iter().collect();
        if missing.is_empty() {
            return Ok(Vector(tree));
        }
        Err(CliError::unusable(format!("no font on this computer has “{missing}”, so it cannot be drawn: use .svg")))
    }

    /// In px, from the SVG.
    pub fn width(&self) -> f64 {
        f64::from(self.0.size().width())
    }

    /// As pixels, with this width.
    pub fn points(&self, width: f64) -> Result<Pixmap, CliError> {
        let scale = width / self.width();
        let [wide, high] = [self.0.size().width(), self.0.size().height()].map(|side| (f64::from(side) * scale).ceil());
        if MOST_POINTS < wide * high {
            let size = format!("{wide} × {high} pixels");
            return Err(CliError::unusable(format!("the picture would have {size}, too many: give a smaller --width")));
        }
        let mut points =
            Pixmap::new((wide as u32).max(1), (high as u32).max(1)).expect("no side is 0, and it is small");
        let scale = Transform::from_scale(scale as f32, scale as f32);
        resvg::render(&self.0, scale, &mut points.as_mut());
        Ok(points)
    }

    /// As a PNG, with this width in pixels.
    pub fn png(&self, width: f64) -> Result<Vec<u8>, CliError> {
        Ok(self.points(width)?.encode_png().expect("memory takes what is written"))
    }

    /// As an SVG with letters as shapes, for programs that do not read its font; with a title.
    pub fn outlines(&self, title: &str) -> String {
        let options = WriteOptions {
            coordinates_precision: 3,
            transforms_precision: 5,
            indent: Indent::None,
            ..WriteOptions::default()
        };
        let svg = self.0.to_string(&options);
        let title = title.replace('&', "&amp;").replace('<', "&lt;");
        svg.replacen('>', &format!("><title>{title}</title>"), 1)
    }
}

/// Pictures as a PDF, one per page, with letters as text or as outlines.
pub fn pdf(pictures: &[Vector], has_text: bool) -> Vec<u8> {
    let mut document = Document::new();
    for Vector(tree) in pictures {
        let [wide, high] = [tree.size().width(), tree.size().height()].map(f64::from);
        let scale = POINT.min(LONGEST_SIDE / wide.max(high));
        let size = Size::from_wh((wide * scale) as f32, (high * scale) as f32).expect("a picture has a size");
        let mut page = document.start_page_with(PageSettings::new(size));
        let mut surface = page.surface();
        let settings = SvgSettings { embed_text: has_text, ..SvgSettings::default() };
        surface.draw_svg(tree, size, settings).expect("what was read can be drawn");
        surface.finish();
        page.finish();
    }
    document.finish().expect("nothing is asked of it that a PDF may refuse")
}

/// The same, with every weight repeated as a font setting: the reader only knows weights in hundreds.
fn with_weights(svg: &str) -> String {
    const WEIGHT: &str = " font-weight=\"";
    let mut parts = svg.split(WEIGHT);
    let mut all = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let weight = part.split('"').next().unwrap_or_default();
        all.extend([" font-variation-settings=\"'wght' ", weight, "\"", WEIGHT, part]);
    }
    all
}

/// Whether a character is invisible anyway.
fn is_unseen(sign: char) -> bool {
    sign.is_control()
        || sign.is_whitespace()
        || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much ink a text takes at a weight, in black pixels.
    #[track_caller]
    fn ink(text: &str, weight: u16) -> f64 {
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='40'>\
             <text x='4' y='30' font-family=\"'Inter Secateur'\" font-size=\"24\" font-weight=\"{weight}\">{text}</text></svg>"
        );
        let points = Vector::parse(&svg).unwrap().points(400.0).unwrap();
        points.pixels().iter().map(|pixel| f64::from(pixel.alpha()) / 255.0).sum()
    }

    #[test]
    fn letters_of_all_languages_and_all_signs_are_drawn() {
        for sign in "0aZ≤≥±∞αβ−–ąęłżŻăâîșțяжЩё₁′∅▲▼".chars() {
            assert!(30.0 < ink(&sign.to_string(), 400), "{sign}");
        }
    }

    #[test]
    fn every_weight_has_its_own_strength() {
        let found = [400, 450, 500, 600, 650, 700].map(|weight| ink("3 12 8", weight));
        assert!(found.is_sorted_by(|light, bold| light + 10.0 < *bold), "{found:?}");
    }

    #[test]
    fn a_sign_that_no_font_has_is_told() {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text y='9'>3\u{10ffff}</text></svg>";
        let told = Vector::parse(svg).err().and_then(|error| error.sentence().map(str::to_owned));
        assert_eq!(told.unwrap(), "no font on this computer has “\u{10ffff}”, so it cannot be drawn: use .svg");
    }

    #[test]
    fn a_picture_that_would_be_too_large_is_refused() {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='90000' height='900'></svg>";
        let vector = Vector::parse(svg).unwrap();
        assert!(vector.png(180_000.0).is_err());
        assert!(vector.png(1000.0).is_ok());
    }
}
