//! Which part of a large tree is magnified: a lens over the path of the search, and over the nodes around the current one.

use super::lens::{Lens, Shares, Span};
use super::step::{NotationStep, StepCache};
use super::view::{Pane, Projection};
use crate::picture::Picture;
use secateur::frame::Fact;
use secateur::tree::NodeId;

impl Lens {
    /// The lens of a step: each node of the path gets room for its label, the innermost also for its children.
    pub fn focus(step: NotationStep<'_>, picture: &Picture, projection: Projection, pane: Pane) -> Lens {
        let Picture { geometry, layout, .. } = picture;
        let told = StepCache::new(step);
        let tree = told.tree();
        let width = geometry.width * projection.scale_x;
        if !projection.is_far() {
            return Lens::over(width, &[], Shares { inner: 0.0, plies: 0 });
        }
        let path = watched_path(&told);
        let least = projection.scale_y.min(1.0);
        let scale = geometry.stretch * projection.scale_x;
        let span = |&node: &NodeId| {
            let ((from, to), (left, right)) = (layout.extent(node), geometry.boxes.reach(tree, node));
            Span { from: from * scale, to: to * scale, need: (left + right) * least + 4.0 }
        };
        let mut spans: Vec<Span> = path.iter().filter(|&&node| !tree.is_leaf(node)).map(span).collect();
        if let Some((from, to)) = close_span(&path, &told, picture, pane) {
            let need = (to - from) * least;
            spans.push(Span { from: from * projection.scale_x, to: to * projection.scale_x, need });
        }
        Lens::over(width, &spans, Shares { inner: close_width(pane), plies: tree.height() })
    }
}

/// The share of the stage that the nodes around the current one may take; larger on a phone.
fn close_width(pane: Pane) -> f64 {
    (0.5 * pane.width).max((0.65 * pane.width).min(260.0))
}

/// The path as far as viewers follow it: while a node takes in the score of a child, including that child, so that nothing moves before the
/// search does.
fn watched_path(told: &StepCache<'_>) -> Vec<NodeId> {
    let mut path = told.path.clone();
    let last = match &told.fact {
        Some(Fact::Improve { child, .. } | Fact::CutOff { after: child, .. }) => Some(*child),
        Some(Fact::Narrow { child, .. }) => *child,
        _ => None,
    };
    path.extend(last.filter(|&last| !told.is_on_path(last)));
    path
}

/// What is shown at full size: the subtree of the innermost visit; if that is wide, the nodes around the current leaf. In px at scale 1.
fn close_span(path: &[NodeId], told: &StepCache<'_>, picture: &Picture, pane: Pane) -> Option<(f64, f64)> {
    let Picture { geometry, layout, .. } = picture;
    let (&current, stretch) = (path.last()?, geometry.stretch);
    let is_leaf = told.tree().is_leaf(current);
    let inner = told.tree().parent(current).filter(|_| is_leaf).unwrap_or(current);
    let (from, to) = layout.extent(inner);
    let (from, to, width) = (from * stretch, to * stretch, close_width(pane));
    if to - from <= width {
        return Some((from, to));
    }
    let start = (layout.x[current.index()] * stretch - width / 2.0).min(to - width).max(from);
    is_leaf.then_some((start, start + width))
}
