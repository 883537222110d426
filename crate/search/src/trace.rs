//! The recorded run: what an observer of a search saw, as a flat list of events and a list of visits.
//!
//! An event is a fact about a node, never a colour or a sentence.

use crate::ranking;
use crate::score::Interval;
use crate::score::{Bound, Player, Score, Side, Window};
use crate::search::Means;
use crate::transfer::{self, BadPart};
use crate::tree::{GameTree, NodeId, Tree};

mod event;
mod proofs;
mod recorder;

pub use event::{Entry, Event, Pass, PassId, Sum, SumId, VisitId};
use proofs::Proofs;
pub use recorder::Recorder;

/// Receives what a search does while it runs. `()` ignores everything and costs nothing.
pub trait Observer<T: Tree = GameTree> {
    /// Whether it needs any report at all.
    fn hears(&self) -> bool {
        true
    }
    /// Whether it wants the line of play of a search with a table, parts of which the table's answers leave out.
    fn follows(&self) -> bool {
        false
    }
    /// The search is called on an inner node.
    fn visit(&mut self, _node: &T::Node, _window: Window) {}
    /// The moves of the visit that has just begun, in the search's order, if that is not the written one.
    fn order(&mut self, _moves: &[T::Move]) {}
    /// A leaf, or a node where the depth limit stops, gives its score.
    fn evaluate(&mut self, _node: &T::Node, _score: Score) {}
    /// The score of the child that `by` leads to becomes the best at `node`.
    fn improve(&mut self, _node: &T::Node, _by: T::Move, _score: Score) {}
    /// The score of the child that `by` leads to enters the mean of the chance node `node`.
    fn sum(&mut self, _node: &T::Node, _by: T::Move, _sum: Sum) {}
    /// One bound of the window at `node` moves.
    fn narrow(&mut self, _node: &T::Node, _side: Side, _from: Score, _to: Score) {}
    /// The bound on `side` is met, and the children of `node` after the one that `after` leads to are lost.
    fn cut_off(&mut self, _node: &T::Node, _side: Side, _after: T::Move) {}
    /// The visit to `node` ends with `score`.
    fn leave(&mut self, _node: &T::Node, _score: Score) {}
    /// `child` is about to be called with a window of its own instead of its parent's.
    fn ask(&mut self, _child: &T::Node, _window: Window) {}
    /// The table has an entry for `node` at exactly the requested depth.
    fn probe(&mut self, _node: &T::Node, _entry: Entry) {}
    /// The table stores what is now known about `node`.
    fn store(&mut self, _node: &T::Node, _entry: Entry) {}
    /// A pass begins: one whole search, down to ply `horizon`.
    fn pass(&mut self, _window: Window, _horizon: usize) {}
    /// The pass ends with `score`.
    fn prove(&mut self, _score: Score) {}
    /// The result is known: everything reported from now on belongs to finding its line of play.
    fn settle(&mut self) {}
    /// The next move of that line.
    fn follow(&mut self, _by: T::Move) {}
    /// Whether it has enough: the search then ends as soon as it can, with a meaningless result.
    fn is_full(&self) -> bool {
        false
    }
}

impl<T: Tree> Observer<T> for () {
    #[inline]
    fn hears(&self) -> bool {
        false
    }
}

/// One call of the search on one inner node.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Visit {
    /// The node.
    pub node: NodeId,
    /// The visit that called this one; `None` at the root of the search.
    pub caller: Option<VisitId>,
    /// The window it was called with.
    pub window: Window,
    /// The index of its visit event.
    pub first: u32,
    /// The index of its return event; past the end if an unfinished run has none.
    pub last: u32,
    /// What it returned; a meaningless −∞ if it has not returned.
    pub score: Score,
    /// What the run has proved about the node by then, relative to that score.
    pub bound: Bound,
    /// The best score it found and the child that gave it first; none if the table answered.
    pub best: Option<(Score, NodeId)>,
    /// The window when it returned.
    pub closing: Window,
    /// The start of its children in [`Trace::orders`]; [`Trace::NEVER`] for the written order.
    order: u32,
    /// One past the index of the last proof about the node by its end.
    proof: u32,
}

/// A recorded run, or the first part of one that is too long to record: its last visits have not returned, and it has no result.
#[derive(Clone, PartialEq, Debug)]
pub struct Trace {
    /// What happened, in order.
    pub events: Vec<Event>,
    /// The calls of the search, in order.
    pub visits: Vec<Visit>,
    /// The passes of a driver, in order; none for an algorithm that searches once.
    pub passes: Vec<Pass>,
    /// What became known about means, in order.
    pub sums: Vec<Sum>,
    /// By node: the index of the last event that entered it (visit, evaluate, or a leaf's probe), [`Trace::NEVER`] if none did.
    entered: Vec<u32>,
    /// The earlier events that entered nodes, by node.
    entered_before: Vec<(i64, usize)>,
    /// The children of visits whose order is not the written one, visit by visit.
    orders: Vec<NodeId>,
    /// What is known about the values of nodes.
    proofs: Proofs,
    /// The indices of the evaluate events.
    evaluations: Vec<u32>,
    /// The indices of the cut-off events.
    cut_offs: Vec<u32>,
    /// The indices of the events that move the root's window.
    root_moves: Vec<u32>,
    /// Whether the search finished.
    pub is_finished: bool,
    /// What the whole search returned; a meaningless −∞ if it did not finish.
    pub score: Score,
    /// What the run has proved about the root, relative to that score.
    pub bound: Bound,
    /// What that score alone proves to a caller with the root window, by the theorem, which may be less.
    pub theorem: Bound,
    /// What the table knew before the search began, by position; and if there was an earlier search, how many leaves are evaluated without
    /// that.
    pub known: (Vec<(NodeId, Entry)>, Option<usize>),
}

impl Trace {
    const NEVER: u32 = u32::MAX;

    /// A trace of a tree of `nodes` nodes with these payoffs and means, still without events.
    fn empty(nodes: usize, payoffs: Window, means: Means) -> Trace {
        Trace {
            events: Vec::new(),
            visits: Vec::new(),
            passes: Vec::new(),
            sums: Vec::new(),
            entered: vec![Trace::NEVER; nodes],
            entered_before: Vec::new(),
            orders: Vec::new(),
            proofs: Proofs::new(payoffs, means),
            evaluations: Vec::new(),
            cut_offs: Vec::new(),
            root_moves: Vec::new(),
            is_finished: true,
            score: Score::MINUS_INFINITE,
            bound: Bound::Lower,
            theorem: Bound::Lower,
            known: Default::default(),
        }
    }

    /// The node that an event is about.
    pub fn node_of(&self, event: Event) -> NodeId {
        match event {
            Event::Visit(visit) | Event::Return(visit) => self.visits[visit.index()].node,
            Event::Evaluate { node, .. }
            | Event::Improve { node, .. }
            | Event::Narrow { node, .. }
            | Event::CutOff { node, .. }
            | Event::Ask { node, .. }
            | Event::Probe { node, .. }
            | Event::Store { node, .. }
            | Event::Sum { node, .. } => node,
            Event::Pass(_) | Event::Prove(_) => NodeId::ROOT,
        }
    }

    /// The index of the last of the first `step` events that entered `node`, if any did.
    pub fn entered(&self, node: NodeId, step: usize) -> Option<usize> {
        let last = self.entered[node.index()];
        if last == Trace::NEVER {
            return None;
        }
        if (last as usize) < step {
            return Some(last as usize);
        }
        let key = i64::from(node.0);
        let before = self.entered_before.partition_point(|&entry| entry < (key, step));
        let (entered, event) = *self.entered_before.get(before.checked_sub(1)?)?;
        (entered == key).then_some(event)
    }

    /// Whether any node was entered more than once, or is about to be, in a new pass.
    pub fn repeats(&self) -> bool {
        !self.entered_before.is_empty() || 1 < self.passes.len()
    }

    /// Whether an event calls the search on a node.
    pub fn is_call(&self, event: usize) -> bool {
        match self.events[event] {
            Event::Visit(_) | Event::Evaluate { .. } | Event::Ask { .. } | Event::Pass(_) => true,
            // A leaf's probe is a call; an inner node's belongs to its visit.
            Event::Probe { node, .. } => self.entered(node, event + 1) == Some(event),
            _ => false,
        }
    }

    /// The last visit to `node` among the first `step` events, if the search was called on it.
    pub fn visit_of(&self, node: NodeId, step: usize) -> Option<VisitId> {
        match self.events[self.entered(node, step)?] {
            Event::Visit(visit) => Some(visit),
            _ => None,
        }
    }

    /// Whether any visit used an order of children other than the written one.
    pub fn has_orders(&self) -> bool {
        !self.orders.is_empty()
    }

    /// The last visit to `node` that got as far as its children and had an order of its own.
    pub fn last_ordered(&self, node: NodeId) -> Option<&Visit> {
        let mut step = self.events.len();
        loop {
            step = self.entered(node, step)?;
            if let Event::Visit(visit) = self.events[step] {
                let visit = &self.visits[visit.index()];
                if visit.order != Trace::NEVER {
                    return Some(visit);
                }
            }
        }
    }

    /// The children of a visit's node in the order of the search.
    pub fn children<'a>(&'a self, tree: &'a GameTree, visit: &Visit) -> impl Iterator<Item = NodeId> + 'a {
        let count = tree.children(visit.node).count();
        let listed = self.orders.get(visit.order as usize..).map_or(&[][..], |from| &from[..count]);
        let written = tree.children(visit.node).take(if listed.is_empty() { count } else { 0 });
        listed.iter().copied().chain(written)
    }

    /// How many passes the first `step` events have begun.
    pub fn passes_before(&self, step: usize) -> usize {
        self.passes.partition_point(|pass| (pass.first as usize) < step)
    }

    /// How many leaves the first `step` events evaluate.
    pub fn leaves_before(&self, step: usize) -> usize {
        before(&self.evaluations, step)
    }

    /// How many leaves a pass evaluates.
    pub fn leaves_in(&self, pass: &Pass) -> usize {
        self.leaves_before(pass.last as usize) - self.leaves_before(pass.first as usize)
    }

    /// Whether the first `step` events evaluate `node`.
    pub fn evaluates(&self, node: NodeId, mut step: usize) -> bool {
        while let Some(event) = self.entered(node, step) {
            if matches!(self.events[event], Event::Evaluate { .. }) {
                return true;
            }
            step = event;
        }
        false
    }

    /// The indices of the events that evaluate a node for the first time, for the nodes that count.
    pub fn first_evaluations(&self, counts: impl Fn(NodeId) -> bool) -> Vec<u32> {
        let is_first = |&event: &u32| {
            let node = self.node_of(self.events[event as usize]);
            counts(node) && !self.evaluates(node, event as usize)
        };
        self.evaluations.iter().copied().filter(is_first).collect()
    }

    /// One past the last of the consecutive evaluations from `event` on.
    pub(crate) fn evaluations_end(&self, event: usize) -> usize {
        let run = &self.evaluations[before(&self.evaluations, event)..];
        let (mut inside, mut beyond) = (0, run.len());
        while inside < beyond {
            let middle = usize::midpoint(inside, beyond);
            if run[middle] as usize == event + middle { inside = middle + 1 } else { beyond = middle }
        }
        event + inside
    }

    /// How many cut-offs are among the first `step` events.
    pub fn cut_offs_before(&self, step: usize) -> usize {
        before(&self.cut_offs, step)
    }

    /// How often the table knew the position in the first `step` events, and how often that answered the call.
    pub fn table_hits_before(&self, step: usize) -> (usize, usize) {
        let is_probe = |event: usize| matches!(self.events.get(event), Some(Event::Probe { .. }));
        let probes = (0..step).filter(|&event| is_probe(event));
        // A leaf's probe always answers; a visit that the table answers returns at once.
        let answers = |event: &usize| {
            let Event::Probe { node, .. } = self.events[*event] else { return false };
            let is_leaf = self.entered(node, event + 1) == Some(*event);
            is_leaf || matches!(self.events.get(event + 1), Some(Event::Return(_)))
        };
        (probes.clone().count(), probes.filter(answers).count())
    }

    /// What the table holds after the first `step` events: at most `most` positions, those stored last, by node.
    pub fn stored_before(&self, tree: &GameTree, step: usize, most: usize) -> Vec<(NodeId, Entry)> {
        let mut is_seen = vec![false; tree.len()];
        let mut stored: Vec<(i64, usize)> = Vec::new();
        for number in (0..step.min(self.events.len())).rev() {
            if stored.len() == most {
                break;
            }
            if let Event::Store { node, .. } = self.events[number] {
                let node = tree.position(node);
                if !std::mem::replace(&mut is_seen[node.index()], true) {
                    stored.push((i64::from(node.0), number));
                }
            }
        }
        ranking::sort(&mut stored);
        let entry = |(node, number): (i64, usize)| match self.events[number] {
            Event::Store { depth, low, high, .. } => Some((NodeId(node as u32), Entry { depth, low, high })),
            _ => None,
        };
        let entries = stored.into_iter().filter_map(entry);
        let entries = {
            let mut all: Vec<(NodeId, Entry)> = entries.collect();
            let older = self.known.0.iter().filter(|(node, _)| !is_seen[node.index()]);
            all.extend(older.take(most - all.len()));
            all.into_iter()
        };
        entries.collect()
    }

    /// The indices of the cut-off events from `from` up to but not including `to`.
    pub fn cut_offs_between(&self, from: usize, to: usize) -> &[u32] {
        let (from, to) = (before(&self.cut_offs, from), before(&self.cut_offs, to));
        &self.cut_offs[from..to.max(from)]
    }

    /// The step right after the next cut-off after `step`.
    pub fn next_cut_off(&self, step: usize) -> Option<usize> {
        self.cut_offs.get(self.cut_offs_before(step)).map(|&event| event as usize + 1)
    }

    /// The step right after the last cut-off before the event that `step` shows.
    pub fn previous_cut_off(&self, step: usize) -> Option<usize> {
        let before = self.cut_offs_before(step.checked_sub(1)?);
        before.checked_sub(1).map(|index| self.cut_offs[index] as usize + 1)
    }

    /// The events `from`..`to` in `count` equal bins, for a timeline with less room than events: how many leaves each bin evaluates, how
    /// many cut-offs it has, and how often the root's window moves. Bins past the end of the run are empty, as are all of them if `to` <
    /// `from`. The time depends on `count`, not on the number of events.
    pub fn bins(&self, from: usize, to: usize, count: usize) -> Vec<[u32; 3]> {
        // In 64 bits: on wasm32 the product may overflow a usize.
        let length = to.saturating_sub(from) as u64;
        let edge = |number: usize| from + (length * number as u64 / count as u64) as usize;
        let mut bins = vec![[0; 3]; count];
        for (lane, list) in [&self.evaluations, &self.cut_offs, &self.root_moves].into_iter().enumerate() {
            let mut begin = before(list, from);
            for (number, bin) in bins.iter_mut().enumerate() {
                let end = before(list, edge(number + 1));
                bin[lane] = (end - begin) as u32;
                begin = end;
            }
        }
        bins
    }

    /// The child after which `visit` was cut off, and the index of that event.
    pub fn cut_off_of(&self, visit: &Visit) -> Option<(NodeId, usize)> {
        // Between a cut-off and the return it causes, the table may store the result.
        let stores = matches!(self.events[visit.last as usize - 1], Event::Store { .. });
        let event = visit.last as usize - 1 - usize::from(stores);
        match self.events[event] {
            Event::CutOff { node, after, .. } if node == visit.node => Some((after, event)),
            _ => None,
        }
    }

    /// Whether the root's value is known exactly.
    pub fn is_certain(&self) -> bool {
        self.bound.is_certain(self.score)
    }

    /// From the root down, the child that gave each node its best score, as long as the search's result for that child proves what the
    /// result says about the root: if that is certain, best play. Empty for an unfinished run.
    pub fn principal_variation(&self, tree: &GameTree) -> Vec<NodeId> {
        if !self.is_finished {
            return Vec::new();
        }
        let mut line = vec![NodeId::ROOT];
        let mut step = self.deciding_step();
        while let Some(visit) = self.visit_of(line[line.len() - 1], step) {
            let visit = &self.visits[visit.index()];
            // After a first move that a zero window proved, a reply is only a guess.
            let is_proved = line.len() == 1 || !self.is_certain() || visit.bound.is_certain(visit.score);
            let best = visit.best.filter(|&best| is_proved && self.supports(tree.player(visit.node), best, visit));
            let Some((_, child)) = best else { break };
            line.push(child);
            step = visit.last as usize;
        }
        line
    }

    /// Whether the best child's score for `caller`, a visit of a node where `player` moves, proves about that child what the result says
    /// about the root, and so about every node on the way to it.
    fn supports(&self, player: Player, (score, child): (Score, NodeId), caller: &Visit) -> bool {
        let searched = self.visit_of(child, caller.last as usize);
        // Without a search, the score is that of the node itself.
        let bound = searched.map_or(Bound::Exact, |visit| self.visits[visit.index()].bound);
        let claim = match self.bound {
            // No child is better for the mover than the node, so at least as good is good enough.
            _ if self.is_certain() && player == Player::Max => Bound::Lower,
            _ if self.is_certain() => Bound::Upper,
            bound => bound,
        };
        let reaches = match claim {
            Bound::Lower => self.score <= score,
            _ => score <= self.score,
        };
        reaches && (bound == claim || bound.is_certain(score))
    }

    /// The child that gave the root its best score, whether or not it is proved to be worth that; none if the root is a leaf.
    pub fn taken_move(&self) -> Option<NodeId> {
        let visit = self.visit_of(NodeId::ROOT, self.deciding_step())?;
        self.visits[visit.index()].best.map(|(_, child)| child)
    }

    /// By move of the root: the line that refuted it in the last pass before `step` that ended and searched it: the move, then the child
    /// that gave each node its best score.
    pub fn refutations(&self, tree: &GameTree, step: usize) -> Vec<Vec<NodeId>> {
        let ended = self.passes.iter().rev().find(|pass| (pass.last as usize) < step);
        let Some(end) = ended.map(|pass| pass.last as usize) else { return Vec::new() };
        let best = |node: &NodeId| {
            let visit = self.visit_of(*node, end)?;
            self.visits[visit.index()].best.map(|(_, child)| child)
        };
        tree.children(NodeId::ROOT).map(|child| std::iter::successors(Some(child), best).collect()).collect()
    }

    /// The end of the pass whose best move at the root is worth the result: a pass that only proves that the other moves are no better has
    /// no move to show.
    fn deciding_step(&self) -> usize {
        let shows = |pass: &&Pass| pass.best.is_some() && pass.score == self.score;
        let decided = self.passes.iter().rev().find(shows).or(self.passes.last());
        decided.map_or(self.events.len(), |pass| pass.last as usize)
    }

    /// The children that a cut-off after the child `after` removes from a visit.
    #[inline(never)]
    pub fn lost(&self, tree: &GameTree, visit: &Visit, after: NodeId) -> Vec<NodeId> {
        self.children(tree, visit).skip_while(|child| *child != after).skip(1).collect()
    }
}

/// In parts: see `transfer.rs`.
impl Trace {
    /// The part with this number, from 0; none past the last.
    pub fn part(&self, number: usize) -> Option<Vec<u8>> {
        let mut left = number;
        transfer::part(&mut left, 0, &self.events)
            .or_else(|| transfer::part(&mut left, 1, &self.visits))
            .or_else(|| transfer::part(&mut left, 2, &self.passes))
            .or_else(|| transfer::part(&mut left, 3, &self.entered))
            .or_else(|| transfer::part(&mut left, 4, &self.entered_before))
            .or_else(|| transfer::part(&mut left, 5, &self.orders))
            .or_else(|| transfer::part(&mut left, 6, &self.evaluations))
            .or_else(|| transfer::part(&mut left, 7, &self.cut_offs))
            .or_else(|| transfer::part(&mut left, 8, &self.root_moves))
            .or_else(|| transfer::part(&mut left, 9, &[self.whole()]))
            .or_else(|| transfer::part(&mut left, 12, &self.proofs.log))
            .or_else(|| transfer::part(&mut left, 13, &self.sums))
            .or_else(|| self.part_of_known(&mut left))
    }

    /// The fields that are not lists.
    fn whole(&self) -> (bool, Score, Bound, Bound, Interval, Means) {
        (self.is_finished, self.score, self.bound, self.theorem, self.proofs.payoffs, self.proofs.means)
    }

    fn part_of_known(&self, left: &mut usize) -> Option<Vec<u8>> {
        transfer::part(left, 10, &self.known.0).or_else(|| transfer::part(left, 11, &[self.known.1]))
    }

    /// An empty trace that takes parts; none until all parts have arrived.
    pub fn arriving() -> Trace {
        Trace::empty(0, Window::FULL, Means::default())
    }

    /// Takes the next part of one run, as written by this very build.
    pub fn take_part(&mut self, part: &[u8]) -> Result<(), BadPart> {
        let (field, items) = transfer::opened(part)?;
        match field {
            0 => transfer::take(&mut self.events, items),
            1 => transfer::take(&mut self.visits, items),
            2 => transfer::take(&mut self.passes, items),
            3 => transfer::take(&mut self.entered, items),
            4 => transfer::take(&mut self.entered_before, items),
            5 => transfer::take(&mut self.orders, items),
            6 => transfer::take(&mut self.evaluations, items),
            7 => transfer::take(&mut self.cut_offs, items),
            8 => transfer::take(&mut self.root_moves, items),
            12 => transfer::take(&mut self.proofs.log, items),
            13 => transfer::take(&mut self.sums, items),
            10 => transfer::take(&mut self.known.0, items),
            11 => transfer::one(items).map(|unaided| self.known.1 = unaided),
            _ => {
                let whole = transfer::one(items)?;
                let Proofs { payoffs, means, .. } = &mut self.proofs;
                (self.is_finished, self.score, self.bound, self.theorem, *payoffs, *means) = whole;
                Ok(())
            }
        }
    }
}

/// How many of the events in a list are among the first `step`.
pub(crate) fn before(list: &[u32], step: usize) -> usize {
    list.partition_point(|&event| (event as usize) < step)
}
