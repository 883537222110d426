//! Where the nodes stand: a tidy drawing (Reingold and Tilford 1981), a pure function of the tree and its box sizes.
//!
//! Each subtree is placed as near to its left neighbour as their outlines allow, and a parent over the middle of its
//! first and last child. That packs to the left; doing it on the mirrored tree too and taking the mean makes mirrored
//! trees give mirrored drawings. Both passes are linear: joining two outlines costs the height of the lower one, and
//! where one ends a thread leads on into the other.

use crate::tree::{GameTree, NodeId};

mod arrangement;

pub use arrangement::Arrangement;

/// The horizontal places of all nodes, in the unit of the boxes. Plies are rows; their height is the page's business.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// By node: its centre. All boxes lie between 0 and [`Layout::width`].
    pub x: Vec<f64>,
    /// By node: how far the boxes of its subtree reach to the left and right.
    extents: Vec<(f64, f64)>,
    arrangement: Arrangement,
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
    /// Lays out `tree` as it is written.
    ///
    /// # Panics
    /// When there is not one box per node.
    pub fn of(tree: &GameTree, boxes: Boxes<'_>) -> Layout {
        Layout::arranged(tree, boxes, Arrangement::default())
    }

    /// Lays out `tree` with the children of each node in an order of their own.
    ///
    /// # Panics
    /// When there is not one box per node.
    pub fn arranged(tree: &GameTree, boxes: Boxes<'_>, arrangement: Arrangement) -> Layout {
        assert!(boxes.left.len() == tree.len() && boxes.right.len() == tree.len(), "there is one box per node");
        let mirrored = Boxes { left: boxes.right, right: boxes.left, gap: boxes.gap };
        let (mut first, mut last) = (vec![NodeId::ROOT; tree.len()], vec![NodeId::ROOT; tree.len()]);
        for rank in 1..tree.len() {
            let node = arrangement.node(rank);
            let parent = tree.parent(node).expect("only the root has none");
            last[parent.index()] = node;
            if rank == arrangement.rank(parent) + 1 {
                first[parent.index()] = node;
            }
        }
        let from_left = pack(tree, &arrangement, boxes, [first.clone(), last.clone()], |_| {});
        let from_right = pack(tree, &arrangement, mirrored, [last, first], <[NodeId]>::reverse);
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
        Layout { x, extents, arrangement }
    }

    /// The width of the whole drawing.
    pub fn width(&self) -> f64 {
        self.extents[0].1
    }

    /// How far the subtree below `node` reaches to the left and right.
    pub fn extent(&self, node: NodeId) -> (f64, f64) {
        self.extents[node.index()]
    }

    /// The node of a rank in the pre-order of the drawing.
    pub fn node(&self, rank: usize) -> NodeId {
        self.arrangement.node(rank)
    }

    /// The rank of a node in the pre-order of the drawing.
    pub fn rank(&self, node: NodeId) -> usize {
        self.arrangement.rank(node)
    }

    /// The children of a node from left to right.
    pub fn children<'a>(&'a self, tree: &'a GameTree, node: NodeId) -> impl Iterator<Item = NodeId> + 'a {
        self.arrangement.children(tree, node)
    }
}

/// A way from one node to another of a lower ply, and how far right of the first the second stands.
#[derive(Clone, Copy)]
struct Link {
    /// The root, which lies below nothing, stands for no node.
    to: NodeId,
    by: f64,
}

const NOWHERE: Link = Link { to: NodeId::ROOT, by: 0.0 };

/// The outline of every finished subtree on one side: on each ply the node that reaches farthest. From an inner node it
/// goes on to that node's outermost child, and from a leaf along a thread into a deeper neighbour, if there is one.
struct Outlines {
    /// By leaf: its thread. By inner node: the lowest node of its subtree's outline.
    links: Vec<Link>,
    /// By inner node: its outermost child; the root for leaves.
    children: Vec<NodeId>,
}

impl Outlines {
    /// The next node of the outline below `node`.
    fn below(&self, node: NodeId, places: &[f64]) -> Option<Link> {
        let child = self.children[node.index()];
        if child != NodeId::ROOT {
            return Some(Link { to: child, by: places[child.index()] });
        }
        Some(self.links[node.index()]).filter(|thread| thread.to != NodeId::ROOT)
    }

    /// The lowest node of the outline of the subtree below `node`.
    fn lowest(&self, node: NodeId) -> Link {
        let is_leaf = self.children[node.index()] == NodeId::ROOT;
        if is_leaf { Link { to: node, by: 0.0 } } else { self.links[node.index()] }
    }
}

/// By node: its place relative to its parent when every subtree is packed to the left. `order` turns the children
/// around for the mirrored tree, in which the outermost children change sides.
fn pack(
    tree: &GameTree,
    arrangement: &Arrangement,
    boxes: Boxes<'_>,
    [leftmost, rightmost]: [Vec<NodeId>; 2],
    order: impl Fn(&mut [NodeId]),
) -> Vec<f64> {
    let mut places = vec![0.0; tree.len()];
    let mut left = Outlines { links: vec![NOWHERE; tree.len()], children: leftmost };
    let mut right = Outlines { links: vec![NOWHERE; tree.len()], children: rightmost };
    let mut children = Vec::new();
    // Reverse pre-order: children before their parent.
    for node in tree.nodes().rev().filter(|&node| !tree.is_leaf(node)) {
        children.clear();
        children.extend(arrangement.children(tree, node));
        order(&mut children);
        // The first child stands at 0 for now, and these are the lowest nodes of all that is placed.
        let mut lowest = [&left, &right].map(|outlines| outlines.lowest(children[0]));
        for pair in children.windows(2) {
            let (last, child) = (pair[0], pair[1]);
            // Down the right outline of what is placed and the left one of the next subtree, as far as both go.
            let mut placed = Link { to: last, by: places[last.index()] };
            let mut next = Link { to: child, by: 0.0 };
            let mut place = f64::NEG_INFINITY;
            loop {
                let reach = boxes.right[placed.to.index()] + boxes.gap + boxes.left[next.to.index()];
                place = f64::max(place, placed.by + reach - next.by);
                let (lower, next_lower) = (right.below(placed.to, &places), left.below(next.to, &places));
                match (lower, next_lower) {
                    (Some(lower), Some(next_lower)) => {
                        placed = Link { to: lower.to, by: placed.by + lower.by };
                        next = Link { to: next_lower.to, by: next.by + next_lower.by };
                        continue;
                    }
                    // The right outline goes on in what was placed before.
                    (Some(lower), None) => {
                        let end = right.lowest(child);
                        right.links[end.to.index()] =
                            Link { to: lower.to, by: placed.by + lower.by - (place + end.by) };
                    }
                    // The left outline goes on in the next subtree, and all that is placed ends where it does.
                    (None, Some(next_lower)) => {
                        let [end, _] = lowest;
                        left.links[end.to.index()] =
                            Link { to: next_lower.to, by: place + next.by + next_lower.by - end.by };
                        lowest = [&left, &right].map(|outlines| moved(outlines.lowest(child), place));
                    }
                    (None, None) => lowest[1] = moved(right.lowest(child), place),
                }
                break;
            }
            places[child.index()] = place;
        }
        let middle = places[children[children.len() - 1].index()] / 2.0;
        for child in &children {
            places[child.index()] -= middle;
        }
        [left.links[node.index()], right.links[node.index()]] = lowest.map(|end| moved(end, -middle));
    }
    places
}

fn moved(link: Link, by: f64) -> Link {
    Link { to: link.to, by: link.by + by }
}
