//! Figures: a step of a run drawn whole, as files that stand alone. A figure is the picture's own drawing with the looks that the
//! style sheets of the page give it, so a file looks like the page; every step of a run is drawn at one place and size.
//!
//! `element` keeps what is drawn, `sheet` reads the style sheets, `look` says what each element looks like, and every kind of
//! file has a module that writes it.

mod element;
mod look;
mod matrix;
mod said;
mod sheet;
mod slide;
mod svg;

pub use element::Element;
pub use look::{Look, Theme};
pub use said::{Mark, Said, Stretch};
pub use slide::{RunWords, Slide};
pub use svg::Svg;

use crate::course::Notation;
use crate::picture::drawing::{Drawing, Layer, Style};
use crate::picture::scene::{Scene, View};
use crate::picture::{Canvas, Picture, Sizes, Tag};
use look::Looks;

/// Empty px around a figure.
const MARGIN: f64 = 12.0;

/// A step of a run, drawn whole.
pub struct Figure {
    /// Px.
    pub width: f64,
    /// Px.
    pub height: f64,
    drawn: Element,
    looks: Looks,
}

impl Figure {
    /// How a picture is looked at to be drawn whole: at the size that it was laid out for.
    pub fn view(picture: &Picture) -> View {
        let geometry = &picture.geometry;
        View::whole(picture, geometry.column.width + geometry.width, geometry.height)
    }

    /// The figure of a scene that was looked at in this way.
    pub fn of(scene: &Scene, picture: &Picture, notation: &Notation, theme: Theme) -> Figure {
        let geometry = &picture.geometry;
        let (sizes, view) = (&geometry.sizes, Figure::view(picture));
        let drawing = Drawing::of(scene, Style { skin: sizes.skin, cuts: notation.cuts });
        let mut out = Element::root();
        let beside = ["tree", if sizes.is_bare { "is-bare" } else { "" }];
        out.begin(Tag::Group, &[beside[0], beside[1], if sizes.skin.look().is_beside { "is-beside" } else { "" }], "");
        for (name, value) in [
            ("data-skin", sizes.skin.id()),
            ("data-cuts", notation.cuts.id()),
            ("data-best", notation.best.id()),
            ("data-unseen", notation.unseen.id()),
        ] {
            out.set(name, value);
        }
        out.attribute("transform", "translate(# #)", &[MARGIN, MARGIN]);
        for &layer in Layer::ALL {
            out.begin(Tag::Group, &[layer.id()], "");
            if layer != Layer::Rows {
                out.attribute("transform", "translate(# #)", &[view.projection.x, view.projection.y]);
            }
            drawing.draw(layer, &mut out);
            out.end();
        }
        out.end();
        Figure {
            width: (geometry.column.width + geometry.width).ceil() + 2.0 * MARGIN,
            height: geometry.height.ceil() + 2.0 * MARGIN,
            drawn: out.finish(),
            looks: Looks::of(theme, &fonts(sizes, geometry.column.window_font)),
        }
    }
}

/// The sizes that the style sheets ask for, by their names there.
fn fonts(sizes: &Sizes, margin_font: f64) -> [(&'static str, f64); 6] {
    [
        ("--leaf-font", sizes.leaf_font),
        ("--value-font", sizes.value_font),
        ("--window-font", sizes.window_font),
        ("--name-font", sizes.name_font),
        ("--margin-font", margin_font),
        ("--pen", sizes.pen),
    ]
}

#[cfg(test)]
fn test_sizes() -> [(&'static str, f64); 6] {
    ["--leaf-font", "--value-font", "--window-font", "--name-font", "--margin-font", "--pen"].map(|name| (name, 1.5))
}
