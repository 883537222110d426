//! A figure as a self-contained SVG: the style sheets' declarations become attributes of each element, which drawing and slide programs
//! read. Texts stay texts.

use super::{FileOption, Format, Maker, StepFile};
use crate::look::{StyledElement, is_text};
use crate::xml::{Xml, hundredths};
use crate::{Element, Figure, Look};
use secateur_drawing::picture::{Tag, px, text_width};

pub(super) const FORMAT: Format = Format {
    id: "svg",
    extension: "svg",
    media: "image/svg+xml",
    help: "A picture for web pages and drawing programs",
    maker: Maker::Step(|&StepFile { figure, says: [.., title], font, background, width, .. }| {
        figure.svg(Svg { title, font, background, width })
    }),
    on_page: 1,
    options: &[FileOption::White, FileOption::Font],
};

/// How an SVG is written.
#[derive(Clone, Copy, Default, Debug)]
pub struct Svg<'a> {
    /// Its content in words.
    pub title: &'a str,
    /// A style with the font embedded, or empty.
    pub font: &'a str,
    /// The background, `#rrggbb`, or none.
    pub background: Option<&'a str>,
    /// The requested width, in px; else as drawn.
    pub width: Option<f64>,
}

/// Font names in order of preference.
const FAMILIES: &str =
    "'Inter Secateur', 'Inter Secateur Letters', Inter, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";

/// A style with an embedded font for pictures under this name: the bytes of a WOFF2 file in base64.
pub fn font_face(family: &str, base64: &str) -> String {
    let source = format!("src:url(data:font/woff2;base64,{base64}) format('woff2')");
    format!("@font-face{{font-family:'{family}';font-weight:400 700;{source}}}")
}

impl Figure {
    /// Writes it as SVG.
    pub fn svg(&self, options: Svg<'_>) -> String {
        let Figure { width, height, .. } = *self;
        let wide = options.width.unwrap_or(width);
        // An installed font has weights in hundreds, and some programs read no others.
        let mut writer = SvgWriter { out: Xml::default(), has_all_weights: !options.font.is_empty() };
        let out = &mut writer.out;
        out.open("svg");
        out.set("xmlns", "http://www.w3.org/2000/svg");
        out.number("width", wide);
        out.number("height", height * wide / width);
        out.set("viewBox", &format!("0 0 {width} {height}"));
        out.set("role", "img");
        out.set("font-family", FAMILIES);
        out.raw(">");
        if !options.title.is_empty() {
            out.element("title", options.title);
        }
        if !options.font.is_empty() {
            out.element("style", options.font);
        }
        if let Some(colour) = options.background {
            out.open("rect");
            out.number("width", width);
            out.number("height", height);
            out.set("fill", colour);
            out.raw("/>");
        }
        writer.seen(&self.seen());
        writer.out.close("svg");
        writer.out.raw("\n");
        writer.out.finish()
    }
}

/// Writes elements with their looks.
struct SvgWriter {
    out: Xml,
    has_all_weights: bool,
}

impl SvgWriter {
    fn seen(&mut self, seen: &StyledElement<'_>) {
        let StyledElement { element, look, children, .. } = seen;
        if element.tag == Tag::Group && children.is_empty() {
            return;
        }
        // A stroke below its fill becomes an element of its own: not every program supports that order.
        if look.is_outlined && look.is_stroked() && element.tag != Tag::Group {
            self.element_of(seen, true);
            self.element_of(seen, false);
        } else {
            self.element_of(seen, !is_text(element.tag));
        }
    }

    /// The element, with or without its stroke.
    fn element_of(&mut self, seen: &StyledElement<'_>, has_stroke: bool) {
        let StyledElement { element, look, children, .. } = seen;
        self.out.open(element.tag.id());
        if element.tag == Tag::Group {
            if let Some(transform) = element.get("transform") {
                self.out.set("transform", transform);
            }
        } else {
            for (name, value) in &element.attributes {
                if is_place(name) && !(name == "r" && look.radius.is_some()) && !(name == "x" && is_piece(element)) {
                    self.out.set(name, value);
                }
            }
            if is_text(element.tag) {
                self.text_look(seen)
            } else {
                self.shape_look(look)
            }
            if has_stroke {
                self.stroke_look(look);
            }
        }
        if look.opacity < 1.0 {
            self.out.number("opacity", look.opacity);
        }
        if children.is_empty() && element.text.is_empty() {
            self.out.raw("/>");
            return;
        }
        self.out.raw(">");
        self.out.text(&element.text);
        children.iter().for_each(|child| self.seen(child));
        self.out.close(element.tag.id());
    }

    fn shape_look(&mut self, look: &Look) {
        if let Some(radius) = look.radius {
            self.out.number("r", radius);
        }
        self.out.set("fill", look.fill.as_deref().unwrap_or("none"));
    }

    fn stroke_look(&mut self, look: &Look) {
        if !look.is_stroked() {
            return;
        }
        self.out.set("stroke", look.stroke.as_deref().unwrap_or("none"));
        self.out.number("stroke-width", look.width);
        for (name, value) in [("stroke-linecap", &look.cap), ("stroke-linejoin", &look.join)] {
            if !value.is_empty() {
                self.out.set(name, value);
            }
        }
        if !look.dash.is_empty() {
            let dash: Vec<String> = look.dash.iter().map(|&length| hundredths(length)).collect();
            self.out.set("stroke-dasharray", &dash.join(" "));
        }
    }

    fn text_look(&mut self, StyledElement { element, look, .. }: &StyledElement<'_>) {
        let is_piece = is_piece(element);
        if is_piece {
            let start: f64 = element.get("x").and_then(|x| x.parse().ok()).unwrap_or_default();
            let middle = start + look.font * text_width(&element.text, look.weight) / 2.0;
            self.out.number("x", px(middle));
        }
        self.out.number("font-size", look.font);
        self.out
            .number("font-weight", f64::from(if self.has_all_weights { look.weight } else { hundred(look.weight) }));
        let anchor = if is_piece { "middle" } else { look.anchor.as_str() };
        if !anchor.is_empty() {
            self.out.set("text-anchor", anchor);
        }
        self.out.set("fill", look.fill.as_deref().unwrap_or("none"));
        if look.spacing != 0.0 {
            self.out.number("letter-spacing", look.spacing * look.font);
        }
        if look.is_struck {
            self.out.set("text-decoration", "line-through");
        }
    }
}

/// Whether an attribute sets an element's position or size.
fn is_place(name: &str) -> bool {
    !name.starts_with("data-") && !matches!(name, "font-size" | "stroke-width")
}

/// Pieces of a window are centred, so that another font does not separate them.
fn is_piece(element: &Element) -> bool {
    element.get("x").is_some() && ["a", "b", "old", "arrow", "plain"].iter().any(|class| element.has_class(class))
}

/// The nearest weight in hundreds; of two, the one further from the middle, so that light and bold stay distinct.
fn hundred(weight: u16) -> u16 {
    let below = weight / 100 * 100;
    match (weight % 100, weight < 500) {
        (..50, _) | (50, true) => below,
        _ => below + 100,
    }
}
