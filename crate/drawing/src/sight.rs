//! What a stage shows of a tree that is too large to draw whole: readable nodes, and wedges for the subtrees that are too small.
//!
//! A wedge's shading is a count of leaves evaluated and cut off. The time depends on what is visible, not on the size of the tree: subtrees
//! outside the stage and inside wedges are skipped as one range each.

use std::cmp::Reverse;
use std::ops::{Range, RangeInclusive};

use crate::layout::Layout;
use secateur::frame::{Frame, NodeState, Sign};
use secateur::score::{Player, Score, Turn};
use secateur::trace::{Event, Trace};
use secateur::tree::{GameTree, NodeId};

/// A subtree wider than this many px opens: its node is drawn, and its children become wedges.
const OPENS: f64 = 130.0;
/// Siblings narrower than this many px together share a wedge.
const NARROWEST: f64 = 11.0;
/// The width of a strip in a wedge, px; at most [`MOST_STRIPS`] strips.
const STRIP: f64 = 4.0;
const MOST_STRIPS: f64 = 24.0;
/// From so many siblings on that would share wedges, all but the best few are gathered into one wedge.
const MANY: usize = 12;
/// The number of the best few.
const FEW: usize = 4;
/// Among more siblings than this, not all are checked for their score.
const RANKED: usize = 1_000;
/// The room for one of them that has children, px.
pub(crate) const LEAST_KEPT: f64 = 46.0;
/// The minimum room for the others, px.
const LEAST_OTHERS: f64 = 20.0;
/// How far from the middle of its room a wedge may begin, as a share of the room: the rest is for what is over it.
const ASIDE: f64 = 0.125;
/// From so many leaves in a row on, not all are checked.
const WIDE: usize = 64;

/// What a wedge needs about a tree, independent of the run.
pub struct TreeShape {
    /// By node: the ply of the deepest node of its subtree.
    deepest: Vec<u16>,
    /// By node: the number of leaves before it; with one more entry for the end.
    leaves_before: Vec<u32>,
}

impl TreeShape {
    /// One walk over the nodes.
    pub fn from_tree(tree: &GameTree) -> TreeShape {
        let mut deepest: Vec<u16> = tree.nodes().map(|node| tree.ply(node) as u16).collect();
        for node in tree.nodes().skip(1).rev() {
            let parent = tree.parent(node).expect("only the root has none");
            deepest[parent.index()] = deepest[parent.index()].max(deepest[node.index()]);
        }
        let mut leaves = 0;
        let mut leaves_before = Vec::with_capacity(tree.len() + 1);
        for node in tree.nodes() {
            leaves_before.push(leaves);
            leaves += u32::from(tree.is_leaf(node));
        }
        leaves_before.push(leaves);
        TreeShape { deepest, leaves_before }
    }

    /// The ply of the deepest node below `node`.
    pub fn deepest(&self, node: NodeId) -> usize {
        usize::from(self.deepest[node.index()])
    }

    /// The number of leaves in the subtree of `node`.
    pub fn leaves(&self, tree: &GameTree, node: NodeId) -> u32 {
        self.leaves_before[tree.end(node).index()] - self.leaves_before[node.index()]
    }
}

/// The states of a subtree's leaves. The remaining leaves are unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// All leaves.
    pub leaves: u32,
    /// Evaluated, or known to the table; including all leaves below a static evaluation.
    pub evaluated: u32,
    /// Lost by a cut-off.
    pub cut: u32,
    /// Left from an earlier search, or below a node that the table answered for.
    pub earlier: u32,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.leaves += other.leaves;
        self.evaluated += other.evaluated;
        self.cut += other.cut;
        self.earlier += other.earlier;
    }
}

/// By visit: the states of its leaves at its return.
pub struct Tallies(Vec<Tally>);

impl Tallies {
    /// One walk over the events, which visits the children of each visit.
    pub fn count(tree: &GameTree, trace: &Trace, shape: &TreeShape) -> Tallies {
        let mut tallies = Tallies(vec![Tally::default(); trace.visits.len()]);
        for (number, event) in trace.events.iter().enumerate() {
            let Event::Return(id) = *event else { continue };
            let visit = &trace.visits[id.index()];
            let is_cut = trace.cut_off_of(visit).is_some();
            let mut tally = Tally::default();
            for child in tree.children(visit.node) {
                let entered = trace.entered(child, number).filter(|&event| (visit.first as usize) < event);
                let leaves = shape.leaves(tree, child);
                tally.add(match entered {
                    Some(event) => tallies.entered_by(trace, event, leaves),
                    None if is_cut => Tally { leaves, cut: leaves, ..Tally::default() },
                    None => Tally { leaves, earlier: leaves, ..Tally::default() },
                });
            }
            tallies.0[id.index()] = tally;
        }
        tallies
    }

    /// The effect on `leaves` leaves of the visit or evaluation that begins with `event`.
    fn entered_by(&self, trace: &Trace, event: usize, leaves: u32) -> Tally {
        match trace.events[event] {
            Event::Visit(id) => self.0[id.index()],
            _ => Tally { leaves, evaluated: leaves, ..Tally::default() },
        }
    }
}

/// The part of a drawing that a stage shows.
#[derive(Clone)]
pub struct SightView<'a> {
    /// Ascending positions in the layout, at least two; outside them the nearest piece continues.
    pub from: &'a [f64],
    /// Their positions on the stage, in px, also ascending; linear in between.
    pub to: &'a [f64],
    /// The stage's left edge, in px.
    pub left: f64,
    /// The stage's right edge, in px.
    pub right: f64,
    /// The visible rows.
    pub plies: RangeInclusive<usize>,
    /// Only every n-th of these rows is drawn, if they are too close; at least 1.
    pub every: usize,
    /// The px per unit of the layout from which a node is readable.
    pub readable: f64,
    /// Nodes that are never folded, and are drawn even outside the stage, ascending.
    pub path: &'a [u32],
    /// Whether many siblings are gathered into one wedge, except the best few.
    pub is_gathered: bool,
}

impl SightView<'_> {
    /// The position on the stage of a position in the layout, in px.
    pub fn at(&self, place: f64) -> f64 {
        let (from, to) = (self.from, self.to);
        let piece = from.partition_point(|&start| start <= place).clamp(1, from.len() - 1) - 1;
        let length = from[piece + 1] - from[piece];
        let slope = if 0.0 < length { (to[piece + 1] - to[piece]) / length } else { 0.0 };
        to[piece] + (place - from[piece]) * slope
    }

    fn span(&self, layout: &Layout, node: NodeId) -> (f64, f64) {
        let (left, right) = layout.extent(node);
        (self.at(left), self.at(right))
    }

    fn draws(&self, ply: usize) -> bool {
        self.plies.contains(&ply) && ply.is_multiple_of(self.every)
    }

    fn has_on_path(&self, node: NodeId) -> bool {
        self.path.binary_search(&node.0).is_ok()
    }

    /// Whether a node is so small that a wedge says more.
    fn folds(&self, tree: &GameTree, layout: &Layout, node: NodeId, (left, right): (f64, f64)) -> bool {
        let (from, to) = layout.extent(node);
        let is_readable = self.readable * (to - from) <= right - left;
        let opens = OPENS <= right - left && !tree.is_leaf(node);
        !is_readable && !opens && !self.has_on_path(node)
    }

    /// Whether it would have to share a wedge.
    fn crowds(&self, tree: &GameTree, layout: &Layout, node: NodeId, span: (f64, f64)) -> bool {
        span.1 - span.0 <= NARROWEST / 2.0 && self.folds(tree, layout, node, span)
    }
}

/// One item on the stage.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// The node; for a wedge, the first of its siblings.
    pub node: NodeId,
    /// How many siblings a wedge stands for; 0 when the node is drawn as itself.
    pub siblings: u32,
    /// Whether it is one of the best few among many siblings, or a wedge for the others, in the room made for it.
    pub is_gathered: bool,
    /// Its position and the extent of its subtree, in px of the stage.
    pub x: f64,
    /// See `x`.
    pub left: f64,
    /// See `x`.
    pub right: f64,
    /// One past the last rank in a wedge.
    pub beyond: usize,
    /// The last ply of a wedge.
    pub deepest: usize,
    /// The shading of a wedge, from left to right.
    pub strips: Vec<Tally>,
}

impl Item {
    fn is_wedge(&self) -> bool {
        0 < self.siblings
    }

    /// Moves a wedge's left end to at least this.
    fn begin_at(&mut self, border: f64) {
        if self.is_wedge() && self.left < border {
            self.left = border.min(self.right);
            self.x = within(self.x, self.left, self.right);
        }
    }

    /// Moves a wedge's right end to at most this.
    fn end_at(&mut self, border: f64) {
        if self.is_wedge() && border < self.right {
            self.right = border.max(self.left);
            self.x = within(self.x, self.left, self.right);
        }
    }
}

/// Where a wedge begins, with room for what is over it.
fn within(x: f64, left: f64, right: f64) -> f64 {
    let air = (0.5 - ASIDE) * (right - left);
    x.max(left + air).min(right - air)
}

/// A view of a tree at one step of a run.
pub struct Sight<'a> {
    /// The tree.
    pub tree: &'a GameTree,
    /// The positions of its nodes.
    pub layout: &'a Layout,
    /// Its shape.
    pub shape: &'a TreeShape,
    /// The step.
    pub frame: &'a Frame<'a>,
    /// The run's tallies.
    pub tallies: &'a Tallies,
}

impl Sight<'_> {
    /// What `view` shows, in the pre-order of the drawing.
    pub fn items(&self, view: &SightView<'_>) -> Vec<Item> {
        let Sight { tree, layout, shape, .. } = self;
        let mut items = Vec::new();
        let mut rank = 0;
        while rank < tree.len() {
            let node = layout.node(rank);
            let beyond = rank + self.tree.size(node);
            let on_path = view.has_on_path(node);
            let (left, right) = view.span(layout, node);
            let is_beside = right < view.left || view.right < left || *view.plies.end() < tree.ply(node);
            if is_beside && !on_path {
                let is_left = right < view.left;
                rank = self.past(view, rank, |_, span| !is_left || span.1 < view.left).max(beyond);
            } else if let Some(crowd) = self.crowd(view, rank) {
                rank = self.gather(view, &crowd, &mut items);
            } else if view.folds(tree, layout, node, (left, right)) {
                let item = self.wedge(view, rank);
                rank = item.beyond;
                if *view.plies.start() <= item.deepest {
                    items.push(item);
                }
            } else {
                rank += 1;
                if view.draws(tree.ply(node)) || view.path.last() == Some(&node.0) {
                    let (x, deepest) = (view.at(layout.x[node.index()]), shape.deepest(node));
                    let (siblings, is_gathered, strips) = (0, false, Vec::new());
                    items.push(Item { node, siblings, is_gathered, x, left, right, beyond, deepest, strips });
                }
            }
        }
        self.keep_apart(view, &mut items);
        items
    }

    /// A wedge whose subtree reaches below or over the path, which may be stretched over its neighbours, ends where the path begins. If
    /// neighbours in a row overlap, wedges share the room equally; a node drawn as itself takes all of it, except over a leaf.
    fn keep_apart(&self, view: &SightView<'_>, items: &mut [Item]) {
        let mut last: Vec<Option<usize>> = vec![None; self.tree.height() + 1];
        for index in 0..items.len() {
            let (node, ply) = (items[index].node, self.tree.ply(items[index].node));
            let beside = self.beside(view, node).filter(|&beside| ply <= self.shape.deepest(beside));
            // On a map, the wedge itself may be above it.
            let own = self.layout.rank(node)..items[index].beyond;
            let beside = beside.filter(|&beside| !own.contains(&self.layout.rank(beside)));
            if let Some(beside) = beside.filter(|_| items[index].is_wedge()) {
                let (from, to) = view.span(self.layout, beside);
                let Item { left, right, .. } = items[index];
                if self.layout.rank(beside) < self.layout.rank(node) {
                    items[index].begin_at(if to < right { to } else { left });
                } else {
                    items[index].end_at(if left < from { from } else { right });
                }
            }
            let lowest = if items[index].is_wedge() { items[index].deepest } else { ply };
            for last in &mut last[ply..=lowest] {
                let Some(before) = last.replace(index) else { continue };
                let (start, end) = (items[index].left, items[before].right);
                if end <= start {
                    continue;
                }
                let is_deep = |wedge: &Item| self.tree.ply(wedge.node) < wedge.deepest;
                let border = match [before, index].map(|index| items[index].is_wedge()) {
                    // An item within another one has nowhere to go.
                    [true, true] if items[before].left < start && end < items[index].right => f64::midpoint(start, end),
                    [true, false] if is_deep(&items[before]) => start,
                    [false, true] if is_deep(&items[index]) => end,
                    _ => continue,
                };
                items[before].end_at(border);
                items[index].begin_at(border);
            }
        }
    }

    /// The first node of the path that is not an ancestor of a node.
    fn beside(&self, view: &SightView<'_>, node: NodeId) -> Option<NodeId> {
        let ranks = |node: u32| {
            let rank = self.layout.rank(NodeId(node));
            rank..rank + self.tree.size(NodeId(node))
        };
        let is_above = |&above: &u32| ranks(above).contains(&self.layout.rank(node));
        view.path.get(view.path.partition_point(is_above)).map(|&beside| NodeId(beside))
    }

    /// The many siblings from a rank on that would have to share wedges, if the whole family is visible.
    fn crowd(&self, view: &SightView<'_>, rank: usize) -> Option<Crowd> {
        let Sight { tree, layout, .. } = self;
        let crowds = |node| view.crowds(tree, layout, node, view.span(layout, node));
        let first = layout.node(rank);
        let parent = tree.parent(first).filter(|_| view.is_gathered && crowds(first))?;
        let (left, right) = view.span(layout, parent);
        if left < view.left || view.right < right {
            return None;
        }
        let crowd = if self.row(rank).is_some() {
            Crowd::Row(rank..self.past(view, rank, |node, _| crowds(node)))
        } else {
            let end = layout.rank(parent) + tree.size(parent);
            let next = |&last: &NodeId| Some(layout.rank(last) + tree.size(last)).filter(|&rank| rank < end);
            let siblings = std::iter::successors(Some(first), |last| next(last).map(|rank| layout.node(rank)));
            Crowd::Siblings(siblings.take_while(|&node| crowds(node)).collect())
        };
        (MANY <= crowd.len()).then_some(crowd)
    }

    /// The best few of a crowd, each by itself, and between them wedges for the others, in the room of all; returns the next rank.
    fn gather(&self, view: &SightView<'_>, crowd: &Crowd, items: &mut Vec<Item>) -> usize {
        let Sight { tree, layout, .. } = self;
        let parent = tree.parent(crowd.node(0)).expect("siblings have one");
        let mut few: Vec<usize> =
            self.best_few(parent).into_iter().filter_map(|node| crowd.place(layout, node)).collect();
        let [(left, _), (_, right)] = [0, crowd.len() - 1].map(|place| view.span(layout, crowd.node(place)));
        let ply = tree.ply(parent) + 1;
        let room = |place: usize| {
            let node = crowd.node(place);
            let (from, to) = layout.extent(node);
            if tree.is_leaf(node) { view.readable * (to - from) } else { LEAST_KEPT }
        };
        let mut parts = crowd.parts(&few);
        let free = |few: &[usize], parts: &[Range<usize>]| {
            let others = parts.len() - few.len();
            right - left - few.iter().map(|&place| room(place)).sum::<f64>() - LEAST_OTHERS * others as f64
        };
        while !few.is_empty() && (free(&few, &parts) < 0.0 || !view.draws(ply)) {
            few.pop();
            parts = crowd.parts(&few);
        }
        let (free, others) = (free(&few, &parts).max(0.0), (crowd.len() - few.len()) as f64);
        let mut at = left;
        for part in parts {
            let place = part.start;
            let is_kept = few.contains(&place);
            let start = at;
            at += if is_kept { room(place) } else { LEAST_OTHERS + free * part.len() as f64 / others };
            at = at.min(right);
            let item = self.part(crowd, part, is_kept, (start, at));
            if *view.plies.start() <= item.deepest {
                items.push(item);
            }
        }
        crowd.beyond(tree, layout, crowd.len())
    }

    /// The children with the best scores, then the first; at a chance node, the likeliest. Among very many, the best are the successive
    /// bests of the search.
    fn best_few(&self, parent: NodeId) -> Vec<NodeId> {
        let Sight { tree, layout, frame, .. } = self;
        let mut best = frame.improvements(parent);
        let children = || layout.children(tree, parent);
        if tree.turn(parent) == Turn::Chance {
            // Chance has no preference: the likeliest are shown.
            best = children().take(RANKED).collect();
            best.sort_by_key(|&node| Reverse(tree.weight(node)));
        } else if best.is_empty() || children().nth(RANKED).is_some() {
            best.reverse();
        } else {
            let mut ranked: Vec<_> = children().filter_map(|node| Some((node, self.sure(parent, node)?))).collect();
            ranked.sort_by(|(_, one), (_, other)| match tree.player(parent) {
                Player::Max => other.value().total_cmp(&one.value()),
                Player::Min => one.value().total_cmp(&other.value()),
            });
            best = ranked.into_iter().map(|(node, _)| node).collect();
        }
        let mut few = Vec::with_capacity(FEW);
        for node in best.into_iter().chain(children()) {
            if few.len() < FEW && !few.contains(&node) {
                few.push(node);
            }
        }
        few
    }

    /// The score of a child, if its parent's player is sure of at least that.
    fn sure(&self, parent: NodeId, child: NodeId) -> Option<Score> {
        let mark = self.frame.mark(child);
        let doubtful = match self.tree.player(parent) {
            Player::Max => Sign::AtMost,
            Player::Min => Sign::AtLeast,
        };
        mark.value.filter(|_| mark.state == NodeState::Closed && mark.sign != doubtful)
    }

    /// Some neighbours of a crowd in their room. A single leaf that is kept is drawn as itself.
    fn part(&self, crowd: &Crowd, places: Range<usize>, is_kept: bool, (left, right): (f64, f64)) -> Item {
        let Sight { tree, layout, shape, .. } = self;
        let node = crowd.node(places.start);
        let siblings = if is_kept && tree.is_leaf(node) { 0 } else { places.len() as u32 };
        let count = ((right - left) / STRIP).clamp(1.0, MOST_STRIPS);
        let (deepest, strips) = match crowd {
            _ if siblings == 0 => (tree.ply(node), Vec::new()),
            Crowd::Row(row) => {
                let ranks = row.start + places.start..row.start + places.end;
                let wide = (ranks.len() as f64 / count).ceil() as usize;
                let strip = |start| self.row_tally(start..ranks.end.min(start + wide));
                (tree.ply(node), ranks.clone().step_by(wide).map(strip).collect())
            }
            Crowd::Siblings(all) => {
                let some = &all[places.clone()];
                let deepest = some.iter().map(|&node| shape.deepest(node)).max();
                (deepest.expect("a part has nodes"), self.strips(some, count))
            }
        };
        let beyond = crowd.beyond(tree, layout, places.end);
        Item { node, siblings, is_gathered: true, x: f64::midpoint(left, right), left, right, beyond, deepest, strips }
    }

    /// The range of sibling leaves, by rank, around the leaf of `rank`, if its siblings are all leaves and drawn as written: there may be a
    /// million, too many to check each.
    fn row(&self, rank: usize) -> Option<Range<usize>> {
        let node = self.layout.node(rank);
        let parent = self.tree.parent(node).filter(|_| self.tree.is_leaf(node) && self.layout.is_written())?;
        let leaves = self.tree.size(parent) - 1;
        let is_wide = WIDE <= leaves && self.shape.leaves(self.tree, parent) as usize == leaves;
        is_wide.then(|| rank..parent.index() + 1 + leaves)
    }

    /// The rank of the first leaf in the row of `rank` that is on the path, or for which `is_passed` is false; it is true for those before.
    /// `rank` itself if there is no such row.
    fn past(&self, view: &SightView<'_>, rank: usize, is_passed: impl Fn(NodeId, (f64, f64)) -> bool) -> usize {
        let Some(row) = self.row(rank) else { return rank };
        let is_passed = |rank: usize| {
            let node = NodeId(rank as u32);
            is_passed(node, view.span(self.layout, node))
        };
        let path = view.path.partition_point(|&node| (node as usize) < rank);
        let end = view.path.get(path).map_or(row.end, |&node| row.end.min(node as usize));
        let (mut inside, mut beyond) = (rank, end);
        while inside < beyond {
            let middle = usize::midpoint(inside, beyond);
            if is_passed(middle) { inside = middle + 1 } else { beyond = middle }
        }
        inside
    }

    /// The wedge that begins with the node of `rank`, and includes the siblings that crowd beside it.
    fn wedge(&self, view: &SightView<'_>, rank: usize) -> Item {
        let Sight { tree, layout, shape, .. } = self;
        let node = layout.node(rank);
        let (left, mut right) = view.span(layout, node);
        let mut deepest = shape.deepest(node);
        let crowded =
            self.past(view, rank, |node, span| span.1 - left <= NARROWEST && view.folds(tree, layout, node, span));
        if rank + 1 < crowded {
            let last = NodeId(crowded as u32 - 1);
            let (right, siblings) = (view.span(layout, last).1, crowded - rank);
            let x = f64::midpoint(left, right);
            let strips = vec![self.row_tally(rank..crowded)];
            let siblings = siblings as u32;
            return Item { node, siblings, is_gathered: false, x, left, right, beyond: crowded, deepest, strips };
        }
        let mut siblings = vec![node];
        let end = tree.parent(node).map_or(0, |parent| layout.rank(parent) + tree.size(parent));
        let mut next = rank + tree.size(node);
        while next < end {
            let sibling = layout.node(next);
            let span = view.span(layout, sibling);
            if NARROWEST < span.1 - left || !view.folds(tree, layout, sibling, span) {
                break;
            }
            right = right.max(span.1);
            deepest = deepest.max(shape.deepest(sibling));
            siblings.push(sibling);
            next += tree.size(sibling);
        }
        let x = match siblings.as_slice() {
            [only] if !tree.is_leaf(*only) => view.at(layout.x[only.index()]),
            _ => f64::midpoint(left, right),
        };
        let x = within(x, left, right);
        let strips = self.strips(&siblings, ((right - left) / STRIP).clamp(1.0, MOST_STRIPS));
        let siblings = siblings.len() as u32;
        Item { node, siblings, is_gathered: false, x, left, right, beyond: next, deepest, strips }
    }

    /// The states of some adjacent leaves, all children of one node.
    fn row_tally(&self, ranks: Range<usize>) -> Tally {
        let mut tally = Tally::default();
        let trace = self.frame.trace();
        if trace.repeats() || trace.has_orders() {
            for rank in ranks {
                tally.add(self.leaf_tally(NodeId(rank as u32)));
            }
            return tally;
        }
        // Searched once and as written: first those that are evaluated, then those that are not.
        let (mut evaluated, mut beyond) = (ranks.start, ranks.end);
        while evaluated < beyond {
            let middle = usize::midpoint(evaluated, beyond);
            let is_entered = trace.entered(NodeId(middle as u32), self.frame.step).is_some();
            if is_entered { evaluated = middle + 1 } else { beyond = middle }
        }
        tally.evaluated = (evaluated - ranks.start) as u32;
        tally.leaves = ranks.len() as u32;
        if evaluated < ranks.end && self.frame.mark(NodeId(evaluated as u32)).state == NodeState::Cut {
            tally.cut = tally.leaves - tally.evaluated;
        }
        tally
    }

    fn leaf_tally(&self, leaf: NodeId) -> Tally {
        let (evaluated, cut, earlier) = match self.frame.mark(leaf).state {
            NodeState::Unseen | NodeState::Open => (0, 0, 0),
            NodeState::Closed => (1, 0, 0),
            NodeState::Cut => (0, 1, 0),
            NodeState::Earlier => (0, 0, 1),
        };
        Tally { leaves: 1, evaluated, cut, earlier }
    }

    /// The leaves below some siblings, from left to right, in about `count` strips of equal size.
    fn strips(&self, siblings: &[NodeId], count: f64) -> Vec<Tally> {
        let leaves = siblings.iter().map(|&node| self.shape.leaves(self.tree, node)).sum::<u32>();
        let mut strips = Strips { least: f64::from(leaves) / count, done: Vec::new(), next: Tally::default() };
        for &node in siblings {
            self.shade(node, &mut strips);
        }
        strips.finish()
    }

    /// Adds the leaves below `node` to the strips, in pieces no larger than a strip if their places are known.
    fn shade(&self, node: NodeId, strips: &mut Strips) {
        let leaves = self.shape.leaves(self.tree, node);
        let plain = Tally { leaves, ..Tally::default() };
        let state = self.frame.mark(node).state;
        let tally = match state {
            NodeState::Unseen => plain,
            NodeState::Cut => Tally { cut: leaves, ..plain },
            NodeState::Open => return self.shade_children(node, strips),
            NodeState::Closed | NodeState::Earlier => self.closed(node, leaves),
        };
        // A family of leaves is added as one: nobody could tell them apart.
        let is_family = self.layout.children(self.tree, node).next().is_none_or(|child| self.tree.is_leaf(child));
        let is_uniform = [tally.evaluated, tally.cut, tally.earlier].contains(&leaves);
        if state == NodeState::Closed && strips.least < f64::from(leaves) && !is_family && !is_uniform {
            self.shade_children(node, strips);
        } else if state == NodeState::Earlier {
            strips.add(Tally { earlier: tally.evaluated + tally.earlier, ..plain });
        } else {
            strips.add(tally);
        }
    }

    fn shade_children(&self, node: NodeId, strips: &mut Strips) {
        for child in self.layout.children(self.tree, node) {
            self.shade(child, strips);
        }
    }

    /// The states of a node's leaves after its last search.
    fn closed(&self, node: NodeId, leaves: u32) -> Tally {
        let trace = self.frame.trace();
        let event = trace.entered(node, self.frame.step).expect("a closed node was entered");
        self.tallies.entered_by(trace, event, leaves)
    }
}

/// Neighbours with one parent, counted from 0.
enum Crowd {
    /// Leaves drawn as written, by rank.
    Row(Range<usize>),
    /// Any others.
    Siblings(Vec<NodeId>),
}

impl Crowd {
    fn len(&self) -> usize {
        match self {
            Crowd::Row(ranks) => ranks.len(),
            Crowd::Siblings(all) => all.len(),
        }
    }

    fn node(&self, place: usize) -> NodeId {
        match self {
            Crowd::Row(ranks) => NodeId((ranks.start + place) as u32),
            Crowd::Siblings(all) => all[place],
        }
    }

    /// The index of a node, if it is one of them.
    fn place(&self, layout: &Layout, node: NodeId) -> Option<usize> {
        match self {
            Crowd::Row(ranks) => ranks.contains(&node.index()).then(|| node.index() - ranks.start),
            Crowd::Siblings(all) => all.binary_search_by_key(&layout.rank(node), |&other| layout.rank(other)).ok(),
        }
    }

    /// The rank after so many of them and their subtrees.
    fn beyond(&self, tree: &GameTree, layout: &Layout, count: usize) -> usize {
        let last = self.node(count - 1);
        layout.rank(last) + tree.size(last)
    }

    /// Those at some indices, each by itself, and the ranges between them.
    fn parts(&self, few: &[usize]) -> Vec<Range<usize>> {
        let mut few = few.to_vec();
        few.sort_unstable();
        let (mut parts, mut start) = (Vec::new(), 0);
        for place in few.into_iter().chain([self.len()]) {
            if start < place {
                parts.push(start..place);
            }
            if place < self.len() {
                parts.push(place..place + 1);
            }
            start = place + 1;
        }
        parts
    }
}

/// Pieces of a wedge, merged until each is wide enough to be visible.
struct Strips {
    /// The minimum number of leaves in a strip, except the last.
    least: f64,
    done: Vec<Tally>,
    next: Tally,
}

impl Strips {
    fn add(&mut self, tally: Tally) {
        self.next.add(tally);
        if self.least <= f64::from(self.next.leaves) {
            self.done.push(std::mem::take(&mut self.next));
        }
    }

    fn finish(mut self) -> Vec<Tally> {
        if 0 < self.next.leaves {
            self.done.push(self.next);
        }
        self.done
    }
}
