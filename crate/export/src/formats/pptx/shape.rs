//! Shapes of a slide in XML: areas in EMU, with a fill, a line and a text. It knows no tree.

use std::fmt::Display;

use super::paint::{Paint, SlidePalette, Stroke};
use super::text::ShapeText;
use super::xml::PartXml;
use crate::way::{WayPoint, WaySegment, bounds};

/// A box on a slide, EMU.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct SlideBox {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl SlideBox {
    pub fn from_steps(steps: &[WaySegment]) -> SlideBox {
        let [left, top, right, bottom] = bounds(steps);
        SlideBox { left, top, right, bottom }
    }

    pub fn around(areas: impl Iterator<Item = SlideBox>) -> SlideBox {
        let none =
            SlideBox { left: f64::INFINITY, top: f64::INFINITY, right: f64::NEG_INFINITY, bottom: f64::NEG_INFINITY };
        areas.fold(none, |all, one| SlideBox {
            left: all.left.min(one.left),
            top: all.top.min(one.top),
            right: all.right.max(one.right),
            bottom: all.bottom.max(one.bottom),
        })
    }

    pub fn width(&self) -> f64 {
        self.right - self.left
    }

    pub fn height(&self) -> f64 {
        self.bottom - self.top
    }

    pub fn middle(&self) -> WayPoint {
        ((self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0)
    }

    pub fn has(&self, (x, y): WayPoint) -> bool {
        self.left <= x && x <= self.right && self.top <= y && y <= self.bottom
    }

    /// Its corner and its size as whole numbers; both ends are rounded, so that adjacent boxes stay adjacent.
    fn rounded(&self) -> [i64; 4] {
        let [left, top, right, bottom] = [self.left, self.top, self.right, self.bottom].map(|edge| edge.round() as i64);
        [left, top, (right - left).max(0), (bottom - top).max(0)]
    }
}

/// The outline of a shape.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum ShapeOutline {
    /// A preset one, with its corner parameter, in hundred-thousandths.
    Known(PresetShape, Option<f64>),
    /// Any other, in EMU of the slide.
    Free(Vec<WaySegment>),
    /// A straight line, possibly between two shapes.
    Line([WayPoint; 2], [Option<Glue>; 2]),
    /// None: text alone.
    Box,
    /// A group of shapes.
    Group(Vec<Shape>),
}

/// A preset outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PresetShape {
    Ellipse,
    Rectangle,
    Rounded,
    Up,
    Down,
}

impl PresetShape {
    fn id(self) -> &'static str {
        match self {
            PresetShape::Ellipse => "ellipse",
            PresetShape::Rectangle => "rect",
            PresetShape::Rounded => "roundRect",
            // These two place their text upright in the wide part of the triangle.
            PresetShape::Up => "flowChartExtract",
            PresetShape::Down => "flowChartMerge",
        }
    }

    /// The indices of its upper and its lower end among its connection sites.
    pub fn ends(self) -> [u32; 2] {
        if self == PresetShape::Ellipse { [0, 4] } else { [0, 2] }
    }

    /// The text area, as shares of the shape's area; `corner` is the radius of a rounded one as a share of its shorter side.
    pub fn room(self, area: SlideBox, corner: f64) -> SlideBox {
        let [left, top, right, bottom] = match self {
            PresetShape::Rectangle => [0.0, 0.0, 1.0, 1.0],
            PresetShape::Ellipse => {
                let free = (1.0 - std::f64::consts::FRAC_1_SQRT_2) / 2.0;
                [free, free, 1.0 - free, 1.0 - free]
            }
            PresetShape::Rounded => {
                let free = (1.0 - std::f64::consts::FRAC_1_SQRT_2) * corner * area.width().min(area.height());
                let (across, down) = (free / area.width(), free / area.height());
                [across, down, 1.0 - across, 1.0 - down]
            }
            PresetShape::Up => [0.25, 0.5, 0.75, 1.0],
            PresetShape::Down => [0.25, 0.0, 0.75, 0.5],
        };
        SlideBox {
            left: area.left + left * area.width(),
            top: area.top + top * area.height(),
            right: area.left + right * area.width(),
            bottom: area.top + bottom * area.height(),
        }
    }
}

/// What a line is glued to: a shape and one of its connection sites.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Glue {
    pub shape: u32,
    pub place: u32,
}

/// A shape, or several.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Shape {
    pub name: String,
    /// The id that others are glued to.
    pub id: Option<u32>,
    pub form: ShapeOutline,
    pub area: SlideBox,
    pub fill: Option<Paint>,
    pub line: Option<Stroke>,
    pub text: Option<ShapeText>,
}

impl Shape {
    pub fn new(form: ShapeOutline, area: SlideBox) -> Shape {
        Shape { name: String::new(), id: None, form, area, fill: None, line: None, text: None }
    }

    /// Several shapes as one group; a single one is not grouped.
    pub fn together(name: String, mut shapes: Vec<Shape>) -> Option<Shape> {
        if shapes.len() < 2 {
            return shapes.pop().map(|shape| Shape { name, ..shape });
        }
        for shape in shapes.iter_mut().filter(|shape| shape.name.is_empty()) {
            shape.name = format!("{} of {name}", if shape.form == ShapeOutline::Box { "text" } else { "shape" });
        }
        let area = SlideBox::around(shapes.iter().map(|shape| shape.area));
        Some(Shape { name, ..Shape::new(ShapeOutline::Group(shapes), area) })
    }

    /// Whether anything is visible.
    pub fn is_seen(&self) -> bool {
        self.fill.is_some() || self.line.is_some() || self.text.is_some() || matches!(self.form, ShapeOutline::Group(_))
    }
}

/// Writes shapes, each with an id of its own.
pub(super) struct Easel<'a> {
    pub palette: &'a SlidePalette,
    /// BCP 47.
    pub language: &'a str,
    /// The id of the next shape without one.
    pub next: u32,
}

impl Easel<'_> {
    pub fn write(&mut self, xml: &mut PartXml, shape: &Shape) {
        let id = shape.id.unwrap_or(self.next);
        self.next += u32::from(shape.id.is_none());
        match &shape.form {
            ShapeOutline::Group(shapes) => self.group(xml, shape, id, shapes),
            ShapeOutline::Line(ends, glued) => self.line(xml, shape, id, *ends, *glued),
            _ => self.shape(xml, shape, id),
        }
    }

    fn group(&mut self, xml: &mut PartXml, shape: &Shape, id: u32, shapes: &[Shape]) {
        xml.element("p:grpSp", &[], |xml| {
            xml.element("p:nvGrpSpPr", &[], |xml| {
                xml.leaf("p:cNvPr", &[("id", &id), ("name", &shape.name)]);
                xml.leaf("p:cNvGrpSpPr", &[]);
                xml.leaf("p:nvPr", &[]);
            });
            let [x, y, width, height] = shape.area.rounded();
            xml.element("p:grpSpPr", &[], |xml| {
                xml.element("a:xfrm", &[], |xml| {
                    xml.leaf("a:off", &[("x", &x), ("y", &y)]);
                    xml.leaf("a:ext", &[("cx", &width), ("cy", &height)]);
                    // Its contents keep their coordinates.
                    xml.leaf("a:chOff", &[("x", &x), ("y", &y)]);
                    xml.leaf("a:chExt", &[("cx", &width), ("cy", &height)]);
                });
            });
            shapes.iter().for_each(|shape| self.write(xml, shape));
        });
    }

    fn line(&self, xml: &mut PartXml, shape: &Shape, id: u32, [from, to]: [WayPoint; 2], glued: [Option<Glue>; 2]) {
        xml.element("p:cxnSp", &[], |xml| {
            xml.element("p:nvCxnSpPr", &[], |xml| {
                xml.leaf("p:cNvPr", &[("id", &id), ("name", &shape.name)]);
                xml.element("p:cNvCxnSpPr", &[], |xml| {
                    for (name, glue) in ["a:stCxn", "a:endCxn"].into_iter().zip(glued) {
                        if let Some(Glue { shape, place }) = glue {
                            xml.leaf(name, &[("id", &shape), ("idx", &place)]);
                        }
                    }
                });
                xml.leaf("p:nvPr", &[]);
            });
            xml.element("p:spPr", &[], |xml| {
                let mut turned: Vec<(&str, &dyn Display)> = Vec::new();
                if to.0 < from.0 {
                    turned.push(("flipH", &1));
                }
                if to.1 < from.1 {
                    turned.push(("flipV", &1));
                }
                place(xml, shape.area, &turned);
                known(xml, "line", None);
                self.palette.line(xml, shape.line.as_ref());
            });
        });
    }

    fn shape(&self, xml: &mut PartXml, shape: &Shape, id: u32) {
        xml.element("p:sp", &[], |xml| {
            xml.element("p:nvSpPr", &[], |xml| {
                xml.leaf("p:cNvPr", &[("id", &id), ("name", &shape.name)]);
                let is_box = shape.form == ShapeOutline::Box;
                xml.leaf("p:cNvSpPr", if is_box { &[("txBox", &1)] } else { &[] });
                xml.leaf("p:nvPr", &[]);
            });
            xml.element("p:spPr", &[], |xml| {
                place(xml, shape.area, &[]);
                match &shape.form {
                    ShapeOutline::Known(outline, corner) => known(xml, outline.id(), *corner),
                    ShapeOutline::Free(steps) => free(xml, steps, shape),
                    _ => known(xml, "rect", None),
                }
                self.palette.fill(xml, shape.fill.as_ref());
                self.palette.line(xml, shape.line.as_ref());
            });
            if let Some(text) = &shape.text {
                text.write(xml, self.palette, self.language, shape.form == ShapeOutline::Box);
            }
        });
    }
}

fn place(xml: &mut PartXml, area: SlideBox, turned: &[(&str, &dyn Display)]) {
    let [x, y, width, height] = area.rounded();
    xml.element("a:xfrm", turned, |xml| {
        xml.leaf("a:off", &[("x", &x), ("y", &y)]);
        xml.leaf("a:ext", &[("cx", &width), ("cy", &height)]);
    });
}

fn known(xml: &mut PartXml, name: &str, corner: Option<f64>) {
    xml.element("a:prstGeom", &[("prst", &name)], |xml| {
        let Some(corner) = corner else { return xml.leaf("a:avLst", &[]) };
        let told = format!("val {}", (corner * 100_000.0).round() as i64);
        xml.element("a:avLst", &[], |xml| xml.leaf("a:gd", &[("name", &"adj"), ("fmla", &told)]));
    });
}

/// A custom path, relative to the corner of its area.
fn free(xml: &mut PartXml, steps: &[WaySegment], shape: &Shape) {
    let [left, top, width, height] = shape.area.rounded();
    xml.element("a:custGeom", &[], |xml| {
        for list in ["a:avLst", "a:gdLst", "a:ahLst", "a:cxnLst"] {
            xml.leaf(list, &[]);
        }
        xml.leaf("a:rect", &[("l", &"0"), ("t", &"0"), ("r", &"r"), ("b", &"b")]);
        xml.element("a:pathLst", &[], |xml| {
            let mut attributes: Vec<(&str, &dyn Display)> = vec![("w", &width), ("h", &height)];
            if shape.fill.is_none() {
                attributes.push(("fill", &"none"));
            }
            xml.element("a:path", &attributes, |xml| {
                for step in steps {
                    let name = match step {
                        WaySegment::Move(_) => "a:moveTo",
                        WaySegment::Line(_) => "a:lnTo",
                        WaySegment::Curve(..) => "a:cubicBezTo",
                        WaySegment::Close => {
                            xml.leaf("a:close", &[]);
                            continue;
                        }
                    };
                    xml.element(name, &[], |xml| {
                        for (x, y) in step.points() {
                            let (x, y) = (x.round() as i64 - left, y.round() as i64 - top);
                            xml.leaf("a:pt", &[("x", &x), ("y", &y)]);
                        }
                    });
                }
            });
        });
    });
}
