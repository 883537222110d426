//! What there is to draw, as far as it decides how large the picture is: the rows, and how wide everything is that will ever be
//! written, in em, so that a trial of sizes is arithmetic. Knows no px and no place.

use super::boards::BoardShape;
use super::row::{PlyRow, RowText};
use super::skin::SkinLook;
use super::window_label::WindowStyle;
use crate::layout::Arrangement;
use secateur::tree::{GameTree, NodeId};
use secateur_courses::course::Skin;

/// How wide something is that is written in one of two ways, in em; 0 where there is nothing.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Width {
    /// On one line.
    pub line: f64,
    /// One below the other.
    pub stacked: f64,
}

impl Width {
    /// Written that way.
    pub fn of(self, style: WindowStyle) -> f64 {
        match style {
            WindowStyle::Line => self.line,
            WindowStyle::Stacked => self.stacked,
        }
    }

    /// Of the wider of two, each way.
    #[must_use]
    pub fn or_wider(self, other: Width) -> Width {
        Width { line: self.line.max(other.line), stacked: self.stacked.max(other.stacked) }
    }
}

/// How wide the widest texts of a tree are over a whole run, in em.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Widths {
    /// Of the score of a leaf.
    pub score: f64,
    /// By node: of its own score, without end where it has none. Empty for a large tree.
    pub own_scores: Vec<f64>,
    /// Of the value of an inner node, with what it proves.
    pub value: f64,
    /// Of that of a chance node, or what it lies between, which may be written smaller.
    pub mean: f64,
    /// Of value and window of an inner node as one word.
    pub inner_word: Width,
    /// Of value and window of a leaf as one word.
    pub leaf_word: Width,
    /// By ply: of a window. Empty without windows on the tree.
    pub windows: Vec<Width>,
    /// By node: of its own windows. Empty without windows on the tree, and for a long run.
    pub own_windows: Vec<Width>,
    /// Whether leaves stand as who would move there, with their score beside.
    pub has_turns: bool,
}

impl Widths {
    /// Of the wider of two runs of a tree, text by text.
    #[must_use]
    pub fn or_wider(self, other: Widths) -> Widths {
        // A long run does not say how wide the windows of each node are.
        let is_long = |one: &Widths| !one.windows.is_empty() && one.own_windows.is_empty();
        let own_windows = if is_long(&self) || is_long(&other) {
            Vec::new()
        } else {
            each_wider(self.own_windows, &other.own_windows)
        };
        Widths {
            score: self.score.max(other.score),
            own_scores: if self.own_scores.len() == other.own_scores.len() {
                self.own_scores.into_iter().zip(other.own_scores).map(|(one, other)| one.max(other)).collect()
            } else {
                Vec::new()
            },
            value: self.value.max(other.value),
            mean: self.mean.max(other.mean),
            inner_word: self.inner_word.or_wider(other.inner_word),
            leaf_word: self.leaf_word.or_wider(other.leaf_word),
            windows: each_wider(self.windows, &other.windows),
            own_windows,
            has_turns: self.has_turns || other.has_turns,
        }
    }
}

/// The wider of each two; a list may be empty.
fn each_wider(mut widths: Vec<Width>, others: &[Width]) -> Vec<Width> {
    widths.resize(widths.len().max(others.len()), Width::default());
    for (width, &other) in widths.iter_mut().zip(others) {
        *width = width.or_wider(other);
    }
    widths
}

/// What there is to draw.
pub struct Plan<'a> {
    /// What is searched.
    pub tree: &'a GameTree,
    /// In which order its nodes stand.
    pub arrangement: &'a Arrangement,
    /// Of its nodes.
    pub skin: Skin,
    /// By ply.
    pub rows: Vec<PlyRow>,
    /// Of its texts.
    pub widths: Widths,
    /// By node: of the name as it is drawn, in em; for a large tree of one name that stands for all.
    pub names: Vec<f64>,
    /// Too many nodes to look at each name.
    pub is_large: bool,
    /// What is said of rows in the margin.
    pub row_texts: &'a [Option<RowText>],
    /// How wide the widest of that is, in em of the rows' font.
    pub row_width: f64,
    /// By ply: how wide what is said beside its chance nodes is whose children are all equally likely, in em; 0 where nothing is.
    pub each: Vec<f64>,
    /// Whether windows go when their nodes return.
    pub on_path: bool,
    /// Whether it says below the tree what shapes mean.
    pub has_legend: bool,
    /// Whether leaves have windows below them.
    pub leaf_windows: bool,
    /// Of the boards in the nodes, in a tree that has them.
    pub boards: Option<BoardShape>,
}

impl Plan<'_> {
    /// Whether the moves of a game stand on the edges, or how likely chance is to go there.
    pub fn has_texts_on_edges(&self) -> bool {
        self.boards.is_some() || self.tree.has_chance()
    }

    /// What the nodes are like.
    pub fn look(&self) -> &'static SkinLook {
        if self.boards.is_some() {
            return super::boards::look(self.skin);
        }
        SkinLook::of(self.skin)
    }

    /// How much narrower the score of a leaf is than the widest, in em.
    pub fn spared(&self, leaf: NodeId) -> f64 {
        let Widths { score, own_scores, .. } = &self.widths;
        own_scores.get(leaf.index()).map_or(0.0, |own| (score - own).max(0.0))
    }

    /// Of the widest window on a ply.
    pub fn window(&self, ply: usize) -> Width {
        self.widths.windows.get(ply).copied().unwrap_or_default()
    }
}
