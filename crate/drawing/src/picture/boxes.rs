//! The boxes that must not touch: each node with its name and the widest labels it will ever have, to the left and right of its centre; and
//! the column on the left for the rows. All px. Knows no positions.

use super::plan::{Plan, Width};
use super::row::{PlyRow, RowText};
use super::sizes::{FontLimits, Sizes};
use super::skin::{CHIP_PAD, NodeKind, SIGN_REACH};
use super::text_width::text_width;
use super::window_label::WindowStyle;
use secateur::score::Turn;
use secateur::tree::{GameTree, NodeId};

/// How far boxes reach to the left and right of their nodes' centres, in px.
#[derive(Clone, PartialEq, Debug)]
pub struct NodeBoxes {
    /// The minimum gap between two boxes in a row.
    pub gap: f64,
    /// One per node, or in a large tree equal within each row.
    pub reaches: Reaches,
}

/// How far boxes reach to the left and right, in px.
#[derive(Clone, PartialEq, Debug)]
pub enum Reaches {
    /// By node: to the left, and to the right.
    Nodes(Vec<f64>, Vec<f64>),
    /// By ply, as in [`RowBoxes`](crate::layout::RowBoxes); and half the additional gap between the children of two nodes.
    Rows(Vec<[f64; 4]>, f64),
}

impl NodeBoxes {
    /// The boxes of all nodes at these sizes.
    pub(super) fn measure(plan: &Plan<'_>, sizes: &Sizes) -> NodeBoxes {
        let label = |ply: usize| sizes.label(ply, plan.window(ply)).max(plan.each[ply] * sizes.window_font);
        let widest: Vec<f64> = (0..plan.rows.len()).map(label).collect();
        if plan.is_large {
            return NodeBoxes { gap: sizes.gap, reaches: row_boxes(plan, sizes, &widest) };
        }
        NodeBoxes { gap: sizes.gap, reaches: node_boxes(plan, sizes, &widest) }
    }

    /// How far the box of a node reaches to the left and right of its centre, in px.
    pub fn reach(&self, tree: &GameTree, node: NodeId) -> (f64, f64) {
        match &self.reaches {
            Reaches::Nodes(left, right) => (left[node.index()], right[node.index()]),
            Reaches::Rows(rows, _) => {
                let [leaf_left, leaf_right, left, right] = rows[tree.ply(node)];
                if tree.is_leaf(node) { (leaf_left, leaf_right) } else { (left, right) }
            }
        }
    }
}

/// In a large tree, one name width stands for all.
fn row_boxes(plan: &Plan<'_>, sizes: &Sizes, widest: &[f64]) -> Reaches {
    let name = plan.names.first().copied().unwrap_or_default();
    let leaf = [sizes.leaf_air + sizes.left(NodeKind::Leaf, 0.0), sizes.leaf_air + sizes.leaf_width / 2.0];
    let row = |((&label, scale), row): ((&f64, &f64), &PlyRow)| {
        let wider = |kind: NodeKind| [sizes.left(kind, name), sizes.right(kind, name, label)];
        let chance = if row.has_chance { wider(NodeKind::Chance) } else { [0.0; 2] };
        let [left, right] = [0, 1].map(|side| sizes.node_air + scale * wider(NodeKind::Max)[side].max(chance[side]));
        [leaf[0], leaf[1], left, right]
    };
    Reaches::Rows(widest.iter().zip(&sizes.scales).zip(&plan.rows).map(row).collect(), sizes.family)
}

fn node_boxes(plan: &Plan<'_>, sizes: &Sizes, widest: &[f64]) -> Reaches {
    let tree = plan.tree;
    let (mut lefts, mut rights) = (Vec::with_capacity(tree.len()), Vec::with_capacity(tree.len()));
    for (node, &name) in tree.nodes().zip(&plan.names) {
        let ply = tree.ply(node);
        // In a long run, only the maximum window width of a row is known.
        let own = plan.widths.own_windows.get(node.index()).filter(|_| sizes.is_tight);
        let each = if tree.turn(node) == Turn::Chance { plan.each[ply] * sizes.window_font } else { 0.0 };
        let label = own.map_or(widest[ply], |&own| sizes.label(ply, own).max(each));
        let (left, right) = if tree.is_leaf(node) {
            let below = if plan.leaf_windows { label / 2.0 } else { 0.0 };
            let spared = if sizes.is_packed { plan.spared(node) * sizes.leaf_font / 2.0 } else { 0.0 };
            let (left, body) = (sizes.left(NodeKind::Leaf, name), sizes.leaf_width / 2.0);
            // A name is where it would be beside the widest score.
            let left = if left == body { left - spared } else { left };
            (sizes.leaf_air + below.max(left), sizes.leaf_air + below.max(body - spared))
        } else {
            let (scale, kind) = (sizes.scales[ply], NodeKind::from(tree.turn(node)));
            (sizes.node_air + scale * sizes.left(kind, name), sizes.node_air + scale * sizes.right(kind, name, label))
        };
        lefts.push(left);
        rights.push(right);
    }
    part_families(plan, sizes.family, &mut lefts, &mut rights);
    Reaches::Nodes(lefts, rights)
}

/// Separates families at the first and the last child.
fn part_families(plan: &Plan<'_>, family: f64, lefts: &mut [f64], rights: &mut [f64]) {
    let Plan { tree, arrangement, .. } = *plan;
    let end = |node: NodeId| arrangement.rank(node) + tree.size(node);
    for node in tree.nodes() {
        let Some(parent) = tree.parent(node) else { continue };
        if arrangement.rank(node) == arrangement.rank(parent) + 1 {
            lefts[node.index()] += family;
        }
        if end(node) == end(parent) {
            rights[node.index()] += family;
        }
    }
}

impl Sizes {
    /// How far an inner node with its name and its window reaches to the right. The name is in em, the window in px.
    fn right(&self, kind: NodeKind, name: f64, window: f64) -> f64 {
        if self.boards.is_some() {
            return self.right_of_board(window);
        }
        let label = self.name_room(name) + window;
        // A body is treated as if it filled its width.
        let width = if kind == NodeKind::Chance { self.chance.0 } else { self.node_width };
        if 0.0 < label { self.spots(kind).window + label } else { width / 2.0 }
    }

    /// How far a node with its name, in em, reaches to the left.
    fn left(&self, kind: NodeKind, name: f64) -> f64 {
        if self.boards.is_some() {
            return self.left_of_board(kind);
        }
        let (width, _) = self.body(kind);
        let spots = self.spots(kind);
        let look = self.look();
        let body = width / 2.0;
        if look.is_beside && kind != NodeKind::Leaf {
            let mean = self.mean_room + 2.0 * CHIP_PAD * self.value_font;
            spots.window + if kind == NodeKind::Chance { mean } else { self.value_room }
        } else if 0.0 < name {
            body.max((name + 0.2) * self.name_font - spots.name.x)
        } else if look.is_pill && kind != NodeKind::Leaf {
            body + SIGN_REACH * self.node_height
        } else {
            body
        }
    }

    /// The room between a node and its window for the name of an inner node, in em, if names are there.
    pub fn name_room(&self, name: f64) -> f64 {
        let look = self.look();
        if look.is_beside && !look.is_named && 0.0 < name { (name + 0.45) * self.name_font } else { 0.0 }
    }

    /// The width of a window beside the nodes of a row, in px.
    fn label(&self, ply: usize, window: Width) -> f64 {
        self.beside[ply].map_or(0.0, |style| label_width(window, style, self.window_font))
    }
}

/// The width of a window in a font, in px; 0 without a window.
fn label_width(window: Width, style: WindowStyle, font: f64) -> f64 {
    let em = window.in_style(style);
    if 0.0 < em { em * font + 1.0 } else { 0.0 }
}

/// The column on the left, with the names of the rows and the windows without room beside their nodes; in px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Column {
    /// Of the column.
    pub width: f64,
    /// Font of the rows' texts.
    pub row_font: f64,
    /// Font of a window that only has room here.
    pub window_font: f64,
    /// Whether there is only room for a number.
    pub is_short: bool,
}

impl Column {
    /// The column that a tree needs at these sizes.
    pub(super) fn measure(plan: &Plan<'_>, sizes: &Sizes, limits: &FontLimits) -> Column {
        let row_font = limits.row;
        let window_font = MARGIN_SHARE * row_font;
        let is_counted = plan.row_texts.iter().flatten().any(|row| !row.small.is_empty());
        let is_counted = is_counted && plan.boards.is_none();
        let is_short = limits.is_narrow && is_counted;
        let is_named = plan.row_texts.iter().any(Option::is_some);
        let is_needed = !limits.is_narrow || plan.look().needs_rows || is_counted;
        if !is_named || !is_needed {
            return Column { width: NO_COLUMN, row_font, window_font, is_short };
        }
        let names = if is_short { line_width(TWO_DIGITS) } else { plan.row_width };
        let mut widest = names * row_font;
        for (ply, &window) in plan.widths.windows.iter().enumerate() {
            if sizes.beside[ply].is_none() {
                widest = widest.max(label_width(window, WindowStyle::Stacked, window_font) + 0.3 * window_font);
            }
        }
        Column { width: widest + 0.5 * row_font, row_font, window_font, is_short }
    }
}

/// The width of a row's text, in em of the row's font.
pub fn row_width(row: &RowText) -> f64 {
    line_width(&row.text).max(SMALL_ROW * line_width(&row.small))
}

/// The width of one line in spaced capitals.
pub(super) fn line_width(line: &str) -> f64 {
    text_width(line, 500) + 0.06 * line.chars().count() as f64
}

/// Between the edge of a stage and the tree, if rows have no texts; px.
const NO_COLUMN: f64 = 4.0;
/// The font of a window that only has room in the margin, in fonts of the rows.
const MARGIN_SHARE: f64 = 0.8;
/// The font of a row's second line, relative to the first.
pub const SMALL_ROW: f64 = 0.86;
/// The widest number of two digits.
const TWO_DIGITS: &str = "44";
/// In characters.
const LONGEST_NAME: usize = 14;

/// A name as drawn: a very long one is shortened, and beside a pill it is in brackets, as in its course.
pub fn shown_name(name: &str, is_pill: bool) -> String {
    let is_long = LONGEST_NAME < name.chars().count();
    let has_brackets = is_pill && !name.is_empty();
    let mut shown = String::new();
    if has_brackets {
        shown.push('(');
    }
    for (at, sign) in name.chars().enumerate() {
        if is_long && at == LONGEST_NAME - 1 {
            shown.push('…');
            break;
        }
        shown.push(sign);
    }
    if has_brackets {
        shown.push(')');
    }
    shown
}
