//! Makes a figure of a scene: its drawing, with room around it, and the sizes that the style sheets ask for.

use std::rc::Rc;

use super::look::Looks;
use super::{Element, Figure, Theme};
use crate::course::Notation;
use crate::picture::drawing::{Drawing, Layer, Style};
use crate::picture::scene::{Scene, View};
use crate::picture::{Canvas, Picture, Tag};

/// Empty px around a figure.
const MARGIN: f64 = 12.0;

/// The figure of a scene that was looked at so.
pub(super) fn figure(scene: &Scene, picture: &Picture, view: &View, notation: &Notation, looks: Rc<Looks>) -> Figure {
    Figure {
        width: (view.pane.left + view.pane.width).ceil() + 2.0 * MARGIN,
        height: view.pane.height.ceil() + 2.0 * MARGIN,
        drawn: drawn(scene, picture, view, notation),
        looks,
    }
}

/// The drawing in a group that has what the style sheets go by.
fn drawn(scene: &Scene, picture: &Picture, view: &View, notation: &Notation) -> Element {
    let sizes = &picture.geometry.sizes;
    let drawing = Drawing::of(scene, Style { skin: sizes.skin, cuts: notation.cuts });
    let mut out = Element::root();
    let flag = |is_so: bool, class: &'static str| if is_so { class } else { "" };
    let beside = flag(sizes.skin.look().is_beside, "is-beside");
    out.begin(Tag::Group, &["tree", flag(sizes.is_bare, "is-bare"), beside], "");
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
    out.finish()
}

/// The style sheets with the sizes of a picture.
pub(super) fn looks(picture: &Picture, theme: Theme) -> Looks {
    let sizes = &picture.geometry.sizes;
    Looks::of(
        theme,
        &[
            ("--leaf-font", sizes.leaf_font),
            ("--value-font", sizes.value_font),
            ("--window-font", sizes.window_font),
            ("--name-font", sizes.name_font),
            ("--margin-font", picture.geometry.column.window_font),
            ("--pen", sizes.pen),
        ],
    )
}
