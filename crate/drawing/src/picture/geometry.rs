//! How large everything in the tree is and where its rows are: the largest sizes that fit the stage, or readable ones and a tree larger
//! than the stage. Pure: it asks for layouts, and knows neither the page nor the run.

use std::rc::Rc;

use super::boards;
use super::boxes::{Column, NodeBoxes};
use super::fit::Fit;
use super::plan::Plan;
use super::row::PlyRow;
use super::sizes::{Band, Choice, FitAttempt, FontLimits, Sizes, Stage};
use super::window_label::WindowStyle;
use crate::layout::Layout;

/// How large everything is, in px.
#[derive(Clone, PartialEq, Debug)]
pub struct Geometry {
    /// Of nodes and texts.
    pub sizes: Sizes,
    /// Whether the whole tree fits the stage.
    pub fits: bool,
    /// Whether a tree larger than the stage is first shown whole, through the lens; a phone has hardly any room for that.
    pub opens_whole: bool,
    /// Of the column on the left for the rows.
    pub column: Column,
    /// Factor from positions in the layout to px.
    pub stretch: f64,
    /// Width of the whole tree.
    pub width: f64,
    /// Height of the whole tree, with the legend below it.
    pub height: f64,
    /// By ply: the middle of the row.
    pub ys: Vec<f64>,
    /// By ply: half the height of the row, labels beside nodes included.
    pub row_halves: Vec<f64>,
    /// Boxes that must not touch.
    pub boxes: NodeBoxes,
    /// The minimum font of a number.
    pub readable: f64,
    /// The height of the legend below the tree.
    pub legend: f64,
}

/// Trees of up to so many leaves are drawn at a size legible in class; larger ones are first shown whole, by the camera.
pub const MOST_LEAVES: usize = 64;
/// In a tree that cannot be scrolled, numbers may be this share of their usual minimum: anything beyond an edge would be invisible.
const STILL_SHARES: &[f64] = &[1.0, 0.9, 0.8, 0.7];
/// The minimum gap between the rows of a tree larger than the stage, in units.
const LEAST_GAP: f64 = 0.35;
const LEAST_GAP_FOR_MOVES: f64 = 0.75;
/// In such a tree, windows may be this share of the minimum for numbers, so that the path to the root stays on the stage.
const WINDOW_SHARE: f64 = 0.93;
/// A tree with room to spare is stretched no more than this.
const MOST_STRETCH: f64 = 1.2;
/// The gap above a row of leaves is larger, for cut signs.
const LEAF_GAP: f64 = 1.25;
/// The maximum gap, in units of its row.
const MOST_GAP: f64 = 2.3;

/// The factor by which the room of a tree without a stage's edges grows until it fits.
const UNROLLED: f64 = 1.1;
/// There, every edge descends at least this share of its horizontal extent.
const LEAST_SLOPE: f64 = 0.25;

/// Makes the geometry of a plan on a stage.
pub struct Geometer<'a> {
    /// What has to be drawn.
    pub plan: &'a Plan<'a>,
    /// The stage.
    pub stage: Stage,
    /// The tree's layout with these boxes, in px.
    pub laid_out: &'a dyn Fn(&NodeBoxes) -> Rc<Layout>,
}

impl Geometer<'_> {
    /// The largest sizes that fit the stage, or readable ones for a tree larger than it, with their layout.
    pub fn geometry(&self) -> (Geometry, Rc<Layout>) {
        let limits = FontLimits::from_stage(self.stage);
        self.fitting(&limits)
            .unwrap_or_else(|| self.placed(Sizes::from_choice(self.plan, &self.larger(&limits)), &limits, false))
    }

    /// The same for a picture that cannot be scrolled: a tree without windows is made small rather than larger than the stage.
    pub fn still(&self) -> (Geometry, Rc<Layout>) {
        let limits = FontLimits::from_stage(self.stage);
        let shares = if self.plan.widths.windows.is_empty() { STILL_SHARES } else { &[] };
        let fitting = shares.iter().find_map(|&share| self.fitting(&limits.smaller(share)));
        fitting.unwrap_or_else(|| self.geometry())
    }

    fn fitting(&self, limits: &FontLimits) -> Option<(Geometry, Rc<Layout>)> {
        let choice = if self.may_fit() { self.fit(limits, &|fit| fit.largest()) } else { None };
        choice.map(|choice| self.placed(Sizes::from_choice(self.plan, &choice), limits, true))
    }

    /// The same without a stage's edges: a tree that does not fit takes as much room as it needs to be legible, and no more.
    pub fn unrolled(&self) -> (Geometry, Rc<Layout>) {
        let (plan, limits) = (self.plan, FontLimits::from_stage(self.stage));
        if let Some(whole) = self.fitting(&limits) {
            return whole;
        }
        let mut larger = Geometer { stage: self.stage, ..*self };
        loop {
            larger.stage.width *= UNROLLED;
            larger.stage.height *= UNROLLED;
            if let Some(choice) = larger.fit(&limits, &|fit| fit.crowded()) {
                let (mut geometry, layout) = larger.placed(Sizes::from_choice(plan, &choice), &limits, true);
                larger.steepen(&mut geometry, &layout);
                return (geometry, layout);
            }
        }
    }

    /// Moves rows apart until no edge is too flat.
    fn steepen(&self, geometry: &mut Geometry, layout: &Layout) {
        let mut wants = vec![0.0_f64; geometry.ys.len()];
        for node in self.plan.tree.nodes() {
            let Some(parent) = self.plan.tree.parent(node) else { continue };
            let across = (layout.x[node.index()] - layout.x[parent.index()]).abs() * geometry.stretch;
            let want = &mut wants[self.plan.tree.ply(node)];
            *want = want.max(across * LEAST_SLOPE);
        }
        let (mut moved, mut above) = (0.0, f64::NEG_INFINITY);
        for (y, want) in geometry.ys.iter_mut().zip(wants) {
            moved += (above + want - (*y + moved)).max(0.0);
            *y += moved;
            above = *y;
        }
        geometry.height += moved;
    }

    /// Whether the tree is small enough for a stage.
    fn may_fit(&self) -> bool {
        !self.plan.is_large && self.leaves() <= MOST_LEAVES
    }

    fn is_windowed(&self) -> bool {
        !self.plan.widths.windows.is_empty() && !self.plan.look().is_pill
    }

    fn fit(&self, limits: &FontLimits, find: &dyn Fn(Fit<'_>) -> Option<Choice>) -> Option<Choice> {
        let fits = |choice: &Choice| self.fits(choice, limits);
        find(Fit { limits, plan: self.plan, is_windowed: self.is_windowed(), fits: &fits })
    }

    fn leaves(&self) -> usize {
        self.plan.rows.iter().map(|row| row.leaves).sum()
    }

    /// Whether the stage has room for the tree.
    fn fits(&self, choice: &Choice, limits: &FontLimits) -> bool {
        let sizes = Sizes::from_choice(self.plan, choice);
        if self.stage.height < self.least_height(&sizes, limits) + self.legend(limits) {
            return false;
        }
        let width = (self.laid_out)(&NodeBoxes::measure(self.plan, &sizes)).width();
        width <= self.room(&sizes, &Column::measure(self.plan, &sizes, limits))
    }

    /// Readable sizes for a tree larger than the stage; smaller if that brings all its rows onto it.
    fn larger(&self, limits: &FontLimits) -> Choice {
        let style = self.is_windowed().then_some(WindowStyle::Line);
        let choice = |share: f64| {
            let way = FitAttempt::new(share * limits.scrolling, style);
            let way = if self.plan.boards.is_some() { boards::scrolling(way) } else { way };
            Choice::new(&way, &self.plan.rows, 0.7)
        };
        for step in 0..=12 {
            let choice = choice(1.0 - 0.04 * f64::from(step));
            let sizes = Sizes::from_choice(self.plan, &choice);
            if sizes.least_number().min(sizes.leaf_font).min(sizes.window_font / WINDOW_SHARE) < limits.bare_least {
                break;
            }
            let gaps = self.gaps(&|_| self.least_gap() * sizes.row_unit);
            if self.rows_height(&sizes) + gaps + self.legend(limits) <= self.stage.height {
                return choice;
            }
        }
        choice(1.0)
    }

    /// The minimum gap between the rows of a tree larger than the stage, in units: for moves, or probabilities of children.
    fn least_gap(&self) -> f64 {
        if self.plan.has_texts_on_edges() {
            return LEAST_GAP_FOR_MOVES;
        }
        LEAST_GAP
    }

    /// The width left for the tree.
    fn room(&self, sizes: &Sizes, column: &Column) -> f64 {
        self.stage.width - column.width - 8.0 * sizes.pen
    }

    fn legend(&self, limits: &FontLimits) -> f64 {
        if self.plan.has_legend { 1.7 * limits.row } else { 0.0 }
    }

    #[inline(never)]
    fn placed(&self, sizes: Sizes, limits: &FontLimits, fits: bool) -> (Geometry, Rc<Layout>) {
        let boxes = NodeBoxes::measure(self.plan, &sizes);
        let layout = (self.laid_out)(&boxes);
        let tight = layout.width();
        let column = Column::measure(self.plan, &sizes, limits);
        let stretch = (self.room(&sizes, &column) / tight).clamp(1.0, MOST_STRETCH);
        let weights = self.gaps(&|_| 1.0);
        let legend = self.legend(limits);
        let rows_height = self.rows_height(&sizes);
        let free = self.stage.height - legend - rows_height;
        let unit = sizes.row_unit * sizes.scales[0];
        let least = if fits { 0.0 } else { self.least_gap() * unit };
        let gap = if 0.0 < weights { (free / weights).max(least).min(MOST_GAP * unit) } else { 0.0 };
        let geometry = Geometry {
            fits,
            opens_whole: !limits.is_narrow || MOST_LEAVES < self.leaves(),
            column,
            stretch,
            width: tight * stretch,
            height: rows_height + gap * weights + legend,
            ys: self.row_middles(&sizes, gap),
            row_halves: self.row_heights(&sizes).map(|height| height / 2.0).collect(),
            boxes,
            readable: limits.bare_least,
            legend,
            sizes,
        };
        (geometry, layout)
    }

    /// By ply: the middle of the row.
    fn row_middles(&self, sizes: &Sizes, gap: f64) -> Vec<f64> {
        let mut y = margins(sizes).0;
        let mut middles = Vec::new();
        for (ply, row) in self.plan.rows.iter().enumerate() {
            if 0 < ply {
                y += gap * gap_weight(row);
            }
            let height = row_height(row, ply, sizes);
            y += height;
            middles.push(y - height / 2.0);
        }
        middles
    }

    /// The height that this many rows need. Large nodes need a gap of their own height; smaller ones less.
    fn least_height(&self, sizes: &Sizes, limits: &FontLimits) -> f64 {
        let share = if limits.roomy < sizes.leaf_font { 0.95 } else { 0.6 };
        let share = if self.plan.has_texts_on_edges() { 0.95 } else { share };
        self.rows_height(sizes) + self.gaps(&|above| sizes.scales[above]) * share * sizes.row_unit
    }

    /// The sum of the gaps between rows, in units of an inner row's gap; each as large as the ply above it says.
    fn gaps(&self, size: &dyn Fn(usize) -> f64) -> f64 {
        let mut all = 0.0;
        for (ply, row) in self.plan.rows.iter().enumerate() {
            if 0 < ply {
                all += gap_weight(row) * size(ply - 1);
            }
        }
        all
    }

    fn rows_height(&self, sizes: &Sizes) -> f64 {
        let (top, bottom) = margins(sizes);
        top + self.row_heights(sizes).sum::<f64>() + bottom
    }

    fn row_heights(&self, sizes: &Sizes) -> impl Iterator<Item = f64> {
        self.plan.rows.iter().enumerate().map(move |(ply, row)| row_height(row, ply, sizes))
    }
}

/// How large the gap above a row is.
fn gap_weight(row: &PlyRow) -> f64 {
    if 0 < row.inner { 1.0 } else { LEAF_GAP }
}

fn row_height(row: &PlyRow, ply: usize, sizes: &Sizes) -> f64 {
    let Band { left, right } = sizes.bands[ply];
    let body = if row.has_chance { sizes.node_height.max(sizes.chance.1) } else { sizes.node_height };
    let inner = body.max(2.0 * left).max(2.0 * right) * sizes.scales[ply];
    let leaves = if 0 < row.leaves { sizes.leaf_height } else { 0.0 };
    if 0 < row.inner { leaves.max(inner) } else { leaves }
}

/// Above the first row and below the last: half a halo and some space, into which the window beside a small root may rise; and the windows
/// of leaves.
fn margins(sizes: &Sizes) -> (f64, f64) {
    let halo = 15.0 * sizes.pen;
    let risen = if sizes.look().is_beside { sizes.bands[0].right * sizes.scales[0] } else { 0.0 };
    (halo.max(risen), halo.max(0.7 * sizes.leaf_font).max(sizes.leaf_label + 4.0 * sizes.pen))
}
