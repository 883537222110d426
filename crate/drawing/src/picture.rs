//! The picture of one run on a stage of one size: how large everything is, where all nodes are, and how much room is reserved for labels,
//! so that no step ever moves a node. A pure function of tree, run, notation and stage; it knows no step and no page.
//!
//! `widest` finds the widest texts of a run, `text_width` measures them in em, and from then on all is arithmetic: `sizes` follow from one
//! font and a few measures, `boxes` from sizes, `fit` finds the largest that fit the stage, and `geometry` says where the rows are.

mod advances;
mod boards;
mod boxes;
mod captions;
mod chances;
mod diagram;
pub mod drawing;
mod fit;
mod geometry;
pub mod motion;
mod names;
mod outline;
mod path;
mod pen;
mod plan;
mod readable;
mod row;
pub mod scene;
mod sizes;
mod skin;
pub mod swatch;
mod text_width;
mod widest;
mod window_label;

use std::rc::Rc;

pub use boards::{BoardFrame, BoardShape, BoardSizes, Tier};
pub use boxes::{Column, NodeBoxes, Reaches, SMALL_ROW, shown_name};
pub use captions::{CaptionMessage, Captions};
pub use chances::Chance;
pub use diagram::{BoardSketch, Detail, Spread};
pub use geometry::{Geometry, MOST_LEAVES};
pub use names::ShortNames;
pub use outline::{Outline, PlayerSign};
pub(crate) use path::fill;
pub use path::px;
pub use pen::push_classes;
pub use pen::{Canvas, Pen, Tag};
pub use plan::{Width, Widths};
pub use readable::Readable;
pub use row::{PlyRow, RowText, rows_of};
pub use sizes::{Band, Choice, FontLimits, PILL_HAIR, PILL_WINDOW, Sizes, Stage};
pub use skin::{Body, CHIP_PAD, Edge, NodeFigure, NodeKind, SIGN_REACH, SkinLook, Spot, Spots, skin_for};
pub use text_width::{WIDEST_DIGIT, text_width, with_widest_digits};
pub use window_label::{HeldLine, LabelBounds, LabelPiece, Marker, Role, WindowLabel, WindowStyle, Writing};

use crate::layout::{self, Arrangement, Layout};
use boxes::row_width;
use geometry::Geometer;
use plan::Plan;
use secateur::search::Settings;
use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId};
use secateur_courses::course::{After, LeafWindows, Notation, Rows, Skin};
use secateur_courses::numbers::{NumberStyle, most_decimals};
use secateur_courses::slides::Slides;
use secateur_games::Boards;
use widest::FEW;

/// What a picture is made of.
#[derive(Clone, Copy)]
pub struct PictureInput<'a> {
    /// The tree that is searched.
    pub tree: &'a GameTree,
    /// The run.
    pub trace: &'a Trace,
    /// Of the run.
    pub settings: &'a Settings,
    /// The slides of the run, if steps follow those of a course.
    pub slides: Option<Slides<'a>>,
    /// How the tree is written.
    pub notation: &'a Notation,
    /// How numbers are written.
    pub numbers: NumberStyle,
    /// The order of the nodes.
    pub arrangement: &'a Arrangement,
    /// Whether windows are drawn on the tree.
    pub has_windows: bool,
    /// The short name of a node, as in [`ShortNames`]; empty if it has none.
    pub names: &'a dyn Fn(NodeId) -> String,
    /// By ply: the text of the row.
    pub row_texts: &'a [Option<RowText>],
    /// The text beside a chance node whose children are all equally likely, with a `#` for the probability.
    pub each: &'a str,
    /// For a game: what is drawn in the nodes.
    pub boards: Option<&'a Boards>,
    /// Whether scores are the results of a game: 1, 0 and −1.
    pub has_results: bool,
}

impl PictureInput<'_> {
    /// The number of events before those that a step shows at once; after a jump into a slide, the step shows one event.
    pub fn since(&self, step: usize) -> usize {
        if let Some(slides) = self.slides.filter(|_| 0 < step) {
            let since = slides.previous(step);
            if slides.next(since) == step {
                return since;
            }
        }
        step.saturating_sub(1)
    }

    /// How windows and scores are written.
    pub fn writing(&self) -> Writing {
        let writing = Writing::new(self.notation, self.numbers, self.settings.has_decimals(self.tree));
        Writing { has_results: self.has_results, most_decimals: most_decimals(self.tree), ..writing }
    }

    /// How wide everything is that the run will show.
    pub fn widths(&self) -> Widths {
        Widths { has_turns: self.has_turns(), ..widest::widths(self, &self.writing()) }
    }

    /// Whether every level has the shapes of its player, down to the leaves: if levels are counted and searched one after another.
    fn has_turns(&self) -> bool {
        let Notation { skin, rows, .. } = *self.notation;
        self.settings.algorithm.by_levels && (skin, rows) == (Skin::Triangles, Rows::Levels)
    }

    /// By ply: the width of the text beside chance nodes whose children are all equally likely, in em.
    fn each_widths(&self, rows: &[PlyRow]) -> Vec<f64> {
        let mut widths = vec![0.0_f64; rows.len()];
        for node in self.tree.nodes().filter(|_| self.tree.has_chance() && self.boards.is_none()) {
            if let Some(text) = chances::each(self.tree, node, self.each, self.numbers) {
                let width = &mut widths[self.tree.ply(node)];
                *width = width.max(text_width(&text, chances::EACH_WEIGHT) + chances::EACH_GAP);
            }
        }
        widths
    }

    /// What has to be drawn.
    fn plan(&self, rows: &[PlyRow], widths: Widths) -> Plan<'_> {
        let PictureInput { tree, notation, arrangement, .. } = *self;
        let skin = skin_for(rows, notation.skin);
        let is_large = FEW < tree.len();
        let name = |node: NodeId| text_width(&shown_name(&(self.names)(node), SkinLook::for_skin(skin).is_pill), 500);
        let said = self.row_texts.iter().flatten();
        let mut plan = Plan {
            tree,
            arrangement,
            skin,
            rows: rows.to_vec(),
            names: match () {
                // Moves that lead to boards are drawn on the edges.
                () if self.boards.is_some() => vec![0.0; tree.len()],
                () if is_large => vec![longest_name(tree.len())],
                () => tree.nodes().map(name).collect(),
            },
            is_large,
            row_texts: self.row_texts,
            row_width: said.map(row_width).fold(0.0, f64::max),
            each: self.each_widths(rows),
            on_path: notation.after != After::Kept,
            has_legend: false,
            leaf_windows: notation.leaf_windows == LeafWindows::Called && !widths.windows.is_empty(),
            widths,
            boards: self.boards.map(|boards| BoardShape::new(boards.extent())),
        };
        plan.has_legend = notation.rows == Rows::None && plan.look().has_legend;
        plan.leaf_windows &= !plan.look().is_pill;
        plan
    }
}

/// The maximum width of the longest name in a large tree, in em.
fn longest_name(nodes: usize) -> f64 {
    let mut letters = 1;
    let mut named = 26;
    while named < nodes {
        letters += 1;
        named *= 26;
    }
    f64::from(letters) * text_width("w", 500)
}

/// The picture of one run, used by every step.
#[derive(Clone, Debug)]
pub struct Picture {
    /// How large everything is.
    pub geometry: Geometry,
    /// Where the nodes are; shared with the next picture if an edit changed only a score.
    pub layout: Rc<Layout>,
    /// By ply.
    pub rows: Vec<PlyRow>,
    /// How windows and scores are written.
    pub writing: Writing,
}

impl Picture {
    /// The picture of a run on a stage. It reuses the layout of the `last` one if the tree has the same shape and the boxes are equal
    /// within each row and unchanged; small trees are always laid out again.
    pub fn fit(source: &PictureInput<'_>, stage: Stage, last: Option<&Picture>) -> Picture {
        Picture::build(source, source.widths(), stage, last, |geometer| geometer.geometry())
    }

    fn build(
        source: &PictureInput<'_>,
        widths: Widths,
        stage: Stage,
        last: Option<&Picture>,
        placed: impl FnOnce(&Geometer<'_>) -> (Geometry, Rc<Layout>),
    ) -> Picture {
        let rows = last.map_or_else(|| rows_of(source.tree), |last| last.rows.clone());
        let writing = source.writing();
        let plan = source.plan(&rows, widths);
        let (geometry, layout) =
            placed(&Geometer { plan: &plan, stage, laid_out: &|boxes| laid_out(source, boxes, last) });
        Picture { geometry, layout, rows, writing }
    }
}

/// For files and runs side by side only: pictures with room for texts of these widths. Pictures of several runs on one tree with the same
/// order and room for all runs' texts differ only in what they write.
impl Picture {
    /// The picture of a run as on a stage.
    pub fn with_room(source: &PictureInput<'_>, widths: Widths, stage: Stage) -> Picture {
        Picture::build(source, widths, stage, None, |geometer| geometer.geometry())
    }

    /// The same for a picture that cannot be scrolled.
    pub fn still(source: &PictureInput<'_>, widths: Widths, stage: Stage) -> Picture {
        Picture::build(source, widths, stage, None, |geometer| geometer.still())
    }

    /// The picture of a run for a file: a tree that does not fit takes as much room as it needs to be legible.
    pub fn unrolled(source: &PictureInput<'_>, widths: Widths, room: Stage) -> Picture {
        Picture::build(source, widths, room, None, |geometer| geometer.unrolled())
    }
}

/// The layout with these boxes: the last one, if its boxes were equal within each row and the same.
fn laid_out(source: &PictureInput<'_>, boxes: &NodeBoxes, last: Option<&Picture>) -> Rc<Layout> {
    let arrangement = source.arrangement.clone();
    let gap = boxes.gap;
    let layout = match &boxes.reaches {
        Reaches::Nodes(left, right) => {
            Layout::with_arrangement(source.tree, layout::Boxes { left, right, gap }, arrangement)
        }
        Reaches::Rows(sizes, family) => match last.filter(|last| is_kept(source, boxes, last)) {
            Some(last) => return last.layout.clone(),
            None => Layout::in_rows(source.tree, layout::RowBoxes { sizes, gap, family: *family }, arrangement),
        },
    };
    Rc::new(layout)
}

/// Whether a layout can be reused.
fn is_kept(source: &PictureInput<'_>, boxes: &NodeBoxes, last: &Picture) -> bool {
    last.layout.is_written() && source.arrangement.is_written() && last.geometry.boxes == *boxes
}
