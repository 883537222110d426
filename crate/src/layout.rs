//! Where the nodes stand: a tidy drawing (Reingold and Tilford 1981), a pure function of the tree and its box sizes.
//!
//! Each subtree is placed as near to its left neighbour as their outlines allow, and a parent over the middle of its
//! first and last child. That packs to the left; doing it on the mirrored tree too and taking the mean makes mirrored
//! trees give mirrored drawings. Both passes are linear: joining two outlines costs the height of the lower one.

use crate::tree::{GameTree, NodeId};

/// The horizontal places of all nodes, in the unit of the boxes. Plies are rows; their height is the page's business.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// By node: its centre. All boxes lie between 0 and [`Layout::width`].
    pub x: Vec<f64>,
    /// By node: how far the boxes of its subtree reach to the left and right.
    extents: Vec<(f64, f64)>,
}

/// What a view shows of a layout.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Visible {
    /// The nodes to draw, in pre-order.
    pub nodes: Vec<u32>,
    /// By drawn node: 1 if its subtree is folded into it.
    pub folded: Vec<u8>,
}

/// The boxes of the nodes: how far each reaches to the left and right of its centre, and the gap between two boxes.
#[derive(Clone, Copy)]
pub struct Boxes<'a> {
    /// By node, not negative.
    pub left: &'a [f64],
    /// By node, not negative.
    pub right: &'a [f64],
    /// At least this much between neighbours of a ply.
    pub gap: f64,
}

impl Layout {
    /// Lays out `tree`.
    ///
    /// # Panics
    /// When there is not one box per node.
    pub fn of(tree: &GameTree, boxes: Boxes<'_>) -> Layout {
        assert!(boxes.left.len() == tree.len() && boxes.right.len() == tree.len(), "there is one box per node");
        let mirrored = Boxes { left: boxes.right, right: boxes.left, gap: boxes.gap };
        let from_left = pack(tree, boxes, |children| children);
        let from_right = pack(tree, mirrored, |children| children.rev());
        let mut x = vec![0.0; tree.len()];
        for node in tree.nodes().skip(1) {
            let parent = tree.parent(node).expect("only the root has none");
            x[node.index()] = x[parent.index()] + (from_left[node.index()] - from_right[node.index()]) / 2.0;
        }
        let mut extents: Vec<(f64, f64)> = tree
            .nodes()
            .map(|node| (x[node.index()] - boxes.left[node.index()], x[node.index()] + boxes.right[node.index()]))
            .collect();
        for node in tree.nodes().skip(1).rev() {
            let parent = tree.parent(node).expect("only the root has none");
            let (left, right) = extents[node.index()];
            let above = &mut extents[parent.index()];
            *above = (above.0.min(left), above.1.max(right));
        }
        let start = extents[0].0;
        x.iter_mut().for_each(|x| *x -= start);
        extents.iter_mut().for_each(|(left, right)| (*left, *right) = (*left - start, *right - start));
        Layout { x, extents }
    }

    /// The width of the whole drawing.
    pub fn width(&self) -> f64 {
        self.extents[0].1
    }

    /// How far the subtree below `node` reaches to the left and right.
    pub fn extent(&self, node: NodeId) -> (f64, f64) {
        self.extents[node.index()]
    }

    /// What to draw between `left` and `right`. A subtree narrower than `smallest` comes as its top node alone, and of
    /// neighbours that crowd within `smallest` only the first; the nodes of `path`, which is in pre-order, always come.
    pub fn visible(&self, tree: &GameTree, (left, right): (f64, f64), smallest: f64, path: &[u32]) -> Visible {
        let mut visible = Visible::default();
        // By ply: how far folded nodes have been drawn.
        let mut drawn_to = vec![f64::NEG_INFINITY; tree.height() + 1];
        let mut node = NodeId::ROOT;
        while node.index() < tree.len() {
            let (from, to) = self.extent(node);
            let on_path = path.binary_search(&node.0).is_ok();
            let folds = to - from < smallest && !on_path;
            let drawn_to = &mut drawn_to[tree.ply(node)];
            let is_outside = (to < left || right < from) && !on_path;
            if is_outside || folds && to < *drawn_to + smallest {
                node = tree.end(node);
                continue;
            }
            visible.nodes.push(node.0);
            visible.folded.push(u8::from(folds && !tree.is_leaf(node)));
            *drawn_to = to;
            node = if folds { tree.end(node) } else { NodeId(node.0 + 1) };
        }
        visible
    }
}

/// How far the boxes of a subtree reach on each ply, the deepest ply first, relative to a moving origin.
#[derive(Default)]
struct Outline {
    reach: Vec<f64>,
    origin: f64,
}

impl Outline {
    /// Replaces the upper plies by those of a lower outline, and gives back the emptied lower one.
    fn cover(&mut self, mut lower: Outline) -> Vec<f64> {
        let shift = lower.origin - self.origin;
        let start = self.reach.len() - lower.reach.len();
        for (mine, theirs) in self.reach[start..].iter_mut().zip(lower.reach.drain(..)) {
            *mine = theirs + shift;
        }
        lower.reach
    }

    fn push_top(&mut self, reach: f64) {
        self.reach.push(reach - self.origin);
    }
}

/// A finished subtree; its root stands at 0.
struct Subtree {
    node: NodeId,
    left: Outline,
    right: Outline,
}

/// By node: its place relative to its parent when every subtree is packed to the left. `order` turns the children
/// around for the mirrored tree.
fn pack<'b, I: Iterator<Item = Subtree>>(
    tree: &GameTree,
    boxes: Boxes<'_>,
    order: impl Fn(std::vec::IntoIter<Subtree>) -> I + 'b,
) -> Vec<f64> {
    let mut places = vec![0.0; tree.len()];
    let mut finished: Vec<Subtree> = Vec::new();
    let mut spare: Vec<Vec<f64>> = Vec::new();
    for node in tree.nodes().rev() {
        // Reverse pre-order: the subtrees of the children lie on top of the stack, the first child's uppermost.
        let count = finished.iter().rev().take_while(|subtree| tree.parent(subtree.node) == Some(node)).count();
        let mut children = finished.split_off(finished.len() - count);
        children.reverse();
        let mut left = Outline { reach: spare.pop().unwrap_or_default(), origin: 0.0 };
        let mut right = Outline { reach: spare.pop().unwrap_or_default(), origin: 0.0 };
        let mut last = 0.0;
        let mut members: Vec<NodeId> = Vec::with_capacity(count);
        for mut child in order(children.into_iter()) {
            last = distance(&right, &child.left, boxes.gap);
            places[child.node.index()] = last;
            members.push(child.node);
            child.left.origin += last;
            child.right.origin += last;
            // On each ply the left outline is the first subtree's that reaches it, the right one the last one's.
            spare.push(if left.reach.len() < child.left.reach.len() {
                let older = std::mem::replace(&mut left, child.left);
                left.cover(older)
            } else {
                child.left.reach.clear();
                child.left.reach
            });
            spare.push(if child.right.reach.len() < right.reach.len() {
                right.cover(child.right)
            } else {
                let mut older = std::mem::replace(&mut right, child.right);
                older.reach.clear();
                older.reach
            });
        }
        let middle = last / 2.0;
        for member in members {
            places[member.index()] -= middle;
        }
        left.origin -= middle;
        right.origin -= middle;
        left.push_top(-boxes.left[node.index()]);
        right.push_top(boxes.right[node.index()]);
        finished.push(Subtree { node, left, right });
    }
    places
}

/// How far right the next subtree must stand so that on every common ply the boxes keep the gap.
fn distance(right: &Outline, next_left: &Outline, gap: f64) -> f64 {
    right
        .reach
        .iter()
        .rev()
        .zip(next_left.reach.iter().rev())
        .map(|(right_reach, left_reach)| (right_reach + right.origin) - (left_reach + next_left.origin) + gap)
        .reduce(f64::max)
        .unwrap_or(0.0)
}
