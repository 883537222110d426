//! Pictures of a switch's values, where words say less: two nodes, or a cut-off, made of the same parts as on a stage. It knows how to show
//! a notation and no run.

use super::drawing::{Drawing, DrawingStyle};
use super::pen::Pen;
use super::plan::{Plan, Widths};
use super::row::rows_of;
use super::scene::{CutMark, CutSign, EdgeLook, EdgePart, NodePart, NodePlace, Scene};
use super::sizes::{Choice, FitAttempt, Sizes};
use super::skin::{NodeKind, SkinLook};
use super::text_width::text_width;
use super::window_label::WindowStyle;
use crate::layout::Arrangement;
use secateur::named;
use secateur::notation;
use secateur::tree::NodeId;
use secateur_courses::course::{Cuts, Notation, Skin};

named! {
    /// A switch whose values are shown as pictures.
    Switch {
        /// Of the nodes.
        Skin = "skin",
        /// Of the cut-offs.
        Cuts = "cuts",
    }
}

/// A value of a switch as a small picture of [`Swatch::WIDTH`] and [`Swatch::HEIGHT`].
#[derive(Clone, PartialEq, Debug)]
pub struct Swatch {
    /// The sizes of its elements.
    pub sizes: Sizes,
    /// Its elements, from back to front, as [`Pen`] writes them.
    pub drawn: String,
}

/// A tree of single digits, for the size of nodes.
const SAMPLE: &str = "(8 8)";
const DIGIT: &str = "8";
/// The positions of MAX and MIN, and their names.
const NODES: [(NodeKind, f64, &str); 2] = [(NodeKind::Max, 22.0, "a"), (NodeKind::Min, 62.0, "b")];
/// Enlargement of nodes that are small on the tree.
const ENLARGED: f64 = 1.5;
/// Above and below the edges of a cut-off, px.
const MARGIN: f64 = 2.0;
/// Their horizontal extent, px.
const ASIDE: f64 = 22.0;
/// Size of a cut sign, px.
const SIGN: f64 = 21.0;

impl Swatch {
    /// Px.
    pub const WIDTH: f64 = 84.0;
    /// Px.
    pub const HEIGHT: f64 = 42.0;
    /// The font to which everything in it is relative, px.
    pub const FONT: f64 = 14.0;

    /// The swatch of a switch in this notation.
    pub fn draw(switch: Switch, notation: &Notation) -> Swatch {
        let sizes = sizes(notation.skin);
        let scene = match switch {
            Switch::Skin => Scene { nodes: nodes(&sizes), ..Scene::default() },
            Switch::Cuts => Scene { edges: cut_off(notation.cuts), ..Scene::default() },
        };
        let style = DrawingStyle { look: SkinLook::for_skin(notation.skin), cuts: notation.cuts };
        let mut pen = Pen::default();
        Drawing::from_scene(&scene, style).write(&mut pen);
        Swatch { sizes, drawn: pen.finish() }
    }
}

fn sizes(skin: Skin) -> Sizes {
    let tree = notation::read(SAMPLE).expect("the sample is a tree");
    let (score, value) = (text_width(DIGIT, 600), text_width("≥", 700) + text_width(DIGIT, 700));
    let plan = Plan {
        tree: &tree,
        arrangement: &Arrangement::default(),
        skin,
        rows: rows_of(&tree),
        widths: Widths { score, value, ..Widths::default() },
        names: Vec::new(),
        is_large: false,
        row_texts: &[],
        row_width: 0.0,
        each: vec![0.0; tree.height() + 1],
        on_path: false,
        has_legend: false,
        leaf_windows: false,
        boards: None,
    };
    Sizes::from_choice(&plan, &Choice::new(&FitAttempt::new(Swatch::FONT, Some(WindowStyle::Line)), &plan.rows, 0.0))
}

/// Without numbers, which would be illegible.
fn nodes(sizes: &Sizes) -> Vec<NodePart> {
    let scale = if sizes.look().is_beside { ENLARGED } else { 1.0 };
    let node = |(kind, x, name)| {
        let place = NodePlace { x, y: Swatch::HEIGHT / 2.0, scale };
        NodePart::unwritten(kind, place, name, sizes)
    };
    NODES.map(node).into()
}

/// The edges of a node: to a visited child, and to a lost one.
fn cut_off(cuts: Cuts) -> Vec<EdgePart> {
    let mark = CutMark::from_cuts(cuts);
    let (top, bottom, middle) = (MARGIN, Swatch::HEIGHT - MARGIN, Swatch::WIDTH / 2.0);
    let searched = EdgePart {
        node: NodeId(1),
        look: EdgeLook::Done,
        x1: middle,
        from: top,
        y1: top,
        x2: middle - ASIDE,
        y2: bottom,
        to: bottom,
        share: 1.0,
        sign: None,
        number: None,
        is_fresh: false,
    };
    let lost = EdgePart {
        node: NodeId(2),
        look: EdgeLook::Cut,
        x2: middle + ASIDE,
        share: if mark.is_whole { 0.0 } else { 0.5 },
        sign: (!mark.is_whole).then_some(CutSign { at: 0.5, size: SIGN, is_turned: mark.is_turned, is_wanted: false }),
        ..searched
    };
    vec![searched, lost]
}
