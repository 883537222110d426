//! What the program draws itself: an SVG as PNG, as PDF, and as an SVG of outlines. A sign that no font has stops it, since it
//! would be left out without a word.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, Once};

use krilla::Document;
use krilla::geom::Size;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{FontResolver, Options, Tree, WriteOptions};

use crate::fault::Fault;
use crate::fonts;

/// A PDF's unit, in px.
const POINT: f64 = 0.75;
/// Longer sides than this, in points, many programs do not open.
const LONGEST_SIDE: f64 = 14_400.0;
/// So many points a picture may have; each takes four bytes.
const MOST_POINTS: f64 = 150e6;

/// A picture as shapes and letters.
pub struct Vector(Tree);

impl Vector {
    /// Of an SVG, whose fonts are the page's; a sign that they lack is looked for in those of this computer.
    pub fn of(svg: &str) -> Result<Vector, Fault> {
        let (missing, more) = (Mutex::new(BTreeSet::new()), Once::new());
        let face_with = FontResolver::default_fallback_selector();
        let resolver = FontResolver {
            select_font: FontResolver::default_font_selector(),
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
        let tree = Tree::from_str(svg, &options).expect("the core writes SVG that can be read");
        drop(options);
        let missing: String = missing.into_inner().expect("nothing panics that holds it").into_iter().collect();
        if missing.is_empty() {
            return Ok(Vector(tree));
        }
        Err(Fault::unusable(format!("no font on this computer has “{missing}”, so it cannot be drawn: take .svg")))
    }

    /// In px, as the SVG says it.
    pub fn width(&self) -> f64 {
        f64::from(self.0.size().width())
    }

    /// As points, so many from left to right.
    pub fn points(&self, width: f64) -> Result<Pixmap, Fault> {
        let scale = width / self.width();
        let [wide, high] = [self.0.size().width(), self.0.size().height()].map(|side| (f64::from(side) * scale).ceil());
        if MOST_POINTS < wide * high {
            let size = format!("{wide} × {high} points");
            return Err(Fault::unusable(format!("the picture would have {size}, too many: give a smaller --width")));
        }
        let mut points =
            Pixmap::new((wide as u32).max(1), (high as u32).max(1)).expect("no side is 0, and it is small");
        let scale = Transform::from_scale(scale as f32, scale as f32);
        resvg::render(&self.0, scale, &mut points.as_mut());
        Ok(points)
    }

    /// As a PNG, so many points wide.
    pub fn png(&self, width: f64) -> Result<Vec<u8>, Fault> {
        Ok(self.points(width)?.encode_png().expect("memory takes what is written"))
    }

    /// As a PDF of one page, with its letters as text or as outlines.
    pub fn pdf(&self, has_text: bool) -> Vec<u8> {
        let [wide, high] = [self.0.size().width(), self.0.size().height()].map(f64::from);
        let scale = POINT.min(LONGEST_SIDE / wide.max(high));
        let size = Size::from_wh((wide * scale) as f32, (high * scale) as f32).expect("a picture has a size");
        let mut document = Document::new();
        let mut page = document.start_page_with(PageSettings::new(size));
        let mut surface = page.surface();
        let settings = SvgSettings { embed_text: has_text, ..SvgSettings::default() };
        surface.draw_svg(&self.0, size, settings).expect("what was read can be drawn");
        surface.finish();
        page.finish();
        document.finish().expect("nothing is asked of it that a PDF may refuse")
    }

    /// As an SVG whose letters are shapes, for programs that do not read its font.
    pub fn outlines(&self) -> String {
        self.0.to_string(&WriteOptions::default())
    }
}

/// Whether nothing is seen of a sign anyway.
fn is_unseen(sign: char) -> bool {
    sign.is_control()
        || sign.is_whitespace()
        || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}')
}
