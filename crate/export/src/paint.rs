//! Makes a figure from a scene: its drawing, with a margin, and the sizes for the style sheets.

use std::rc::Rc;

use super::look::Looks;
use super::{Element, Figure, FigureTheme};
use secateur_courses::course::Notation;
use secateur_drawing::picture::drawing::{Drawing, DrawingStyle, Layer};
use secateur_drawing::picture::scene::{LegendPart, Scene, SceneView};
use secateur_drawing::picture::{Canvas, Picture, Tag};

/// Margin of a figure, px.
const MARGIN: f64 = 12.0;
/// Half the width of the halo around a node of scale 1, and the room for it above the picture's root, in pens.
const HALO: f64 = 13.0;
const ROOM_FOR_HALO: f64 = 15.0;

/// The figure of a scene with its view.
pub(super) fn figure(
    scene: &Scene,
    picture: &Picture,
    view: &SceneView,
    notation: &Notation,
    looks: Rc<Looks>,
) -> Figure {
    let margin = margin(picture);
    let legend = scene.legend.as_ref().map_or(0.0, LegendPart::reach);
    Figure {
        width: (view.pane.left + view.pane.width).max(legend).ceil() + 2.0 * margin,
        height: view.pane.height.ceil() + 2.0 * margin,
        drawn: drawn(scene, picture, view, notation, margin),
        looks,
    }
}

/// A large root has a large halo.
fn margin(picture: &Picture) -> f64 {
    let sizes = &picture.geometry.sizes;
    MARGIN.max(sizes.pen * (HALO * sizes.scales[0] - ROOM_FOR_HALO)).ceil()
}

/// The drawing in a group with the attributes that the style sheets select by.
fn drawn(scene: &Scene, picture: &Picture, view: &SceneView, notation: &Notation, margin: f64) -> Element {
    let sizes = &picture.geometry.sizes;
    let drawing = Drawing::from_scene(scene, DrawingStyle { look: sizes.look(), cuts: notation.cuts });
    let mut out = Element::root();
    let flag = |is_so: bool, class: &'static str| if is_so { class } else { "" };
    let beside = flag(sizes.look().is_beside, "is-beside");
    out.begin(Tag::Group, &["tree", flag(sizes.is_bare, "is-bare"), beside], "");
    for (name, value) in [
        ("data-skin", sizes.dress()),
        ("data-cuts", notation.cuts.id()),
        ("data-best", notation.best.id()),
        ("data-unseen", notation.unseen.id()),
    ] {
        out.set(name, value);
    }
    out.attribute("transform", "translate(# #)", &[margin, margin]);
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
pub(super) fn looks(picture: &Picture, theme: FigureTheme) -> Looks {
    let sizes = &picture.geometry.sizes;
    Looks::new(
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
