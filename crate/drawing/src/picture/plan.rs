//! What has to be drawn, as far as it affects the size of the picture: the rows, and the widths of everything ever written, in em, so that
//! trying sizes is arithmetic. Knows no px and no positions.

use super::boards::BoardShape;
use super::row::{PlyRow, RowText};
use super::skin::SkinLook;
use super::window_label::WindowStyle;
use crate::layout::Arrangement;
use secateur::tree::{GameTree, NodeId};
use secateur_courses::course::Skin;

/// The width of something that can be written in two ways, in em; 0 if it is absent.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Width {
    /// On one line.
    pub line: f64,
    /// Stacked.
    pub stacked: f64,
}

impl Width {
    /// In this style.
    pub fn in_style(self, style: WindowStyle) -> f64 {
        match style {
            WindowStyle::Line => self.line,
            WindowStyle::Stacked => self.stacked,
        }
    }

    /// The maximum of two, for each way.
    #[must_use]
    pub fn or_wider(self, other: Width) -> Width {
        Width { line: self.line.max(other.line), stacked: self.stacked.max(other.stacked) }
    }
}

/// The maximum widths of a tree's texts over a whole run, in em.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Widths {
    /// Of the score of a leaf.
    pub score: f64,
    /// By node: of its own score; infinite for nodes without one. Empty for a large tree.
    pub own_scores: Vec<f64>,
    /// Of the value of an inner node, with what it proves.
    pub value: f64,
    /// Of the mean at a chance node, or its interval, which may be written smaller.
    pub mean: f64,
    /// Of value and window of an inner node as one word.
    pub inner_word: Width,
    /// Of value and window of a leaf as one word.
    pub leaf_word: Width,
    /// By ply: of a window. Empty if windows are not on the tree.
    pub windows: Vec<Width>,
    /// By node: of its own windows. Empty if windows are not on the tree, and for a long run.
    pub own_windows: Vec<Width>,
    /// Whether leaves have the shape of the next mover, with their score beside it.
    pub has_turns: bool,
}

impl Widths {
    /// The maximum over two runs of a tree, text by text.
    #[must_use]
    pub fn or_wider(self, other: Widths) -> Widths {
        // A long run lacks the window widths of single nodes.
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

/// The maximum of each pair; a list may be empty.
fn each_wider(mut widths: Vec<Width>, others: &[Width]) -> Vec<Width> {
    widths.resize(widths.len().max(others.len()), Width::default());
    for (width, &other) in widths.iter_mut().zip(others) {
        *width = width.or_wider(other);
    }
    widths
}

/// What has to be drawn.
pub struct Plan<'a> {
    /// The searched tree.
    pub tree: &'a GameTree,
    /// The order of its nodes.
    pub arrangement: &'a Arrangement,
    /// Of its nodes.
    pub skin: Skin,
    /// By ply.
    pub rows: Vec<PlyRow>,
    /// Of its texts.
    pub widths: Widths,
    /// By node: the width of the drawn name, in em; for a large tree a single one for all.
    pub names: Vec<f64>,
    /// Whether there are too many nodes to measure each name.
    pub is_large: bool,
    /// The rows' texts in the margin.
    pub row_texts: &'a [Option<RowText>],
    /// The maximum width of these, in em of the rows' font.
    pub row_width: f64,
    /// By ply: the width of the text beside chance nodes whose children are all equally likely, in em; 0 without such nodes.
    pub each: Vec<f64>,
    /// Whether windows disappear when their nodes return.
    pub on_path: bool,
    /// Whether there is a legend of shapes below the tree.
    pub has_legend: bool,
    /// Whether leaves have windows below them.
    pub leaf_windows: bool,
    /// Of the boards in the nodes, in a tree that has them.
    pub boards: Option<BoardShape>,
}

impl Plan<'_> {
    /// Whether moves of a game or probabilities are on the edges.
    pub fn has_texts_on_edges(&self) -> bool {
        self.boards.is_some() || self.tree.has_chance()
    }

    /// The look of the nodes.
    pub fn look(&self) -> &'static SkinLook {
        if self.boards.is_some() {
            return super::boards::look(self.skin);
        }
        SkinLook::for_skin(self.skin)
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
