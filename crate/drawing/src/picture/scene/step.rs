//! The step of a picture: what a notation shows at each node of the run. It knows no positions.

use secateur::frame::{Fact, Frame, Mark};
use secateur::score::{Side, Turn};
use secateur::search::Settings;
use secateur::trace::Event;
use secateur::tree::{GameTree, NodeId};
use secateur_courses::course::Notation;
use secateur_courses::writing::Slide;
use secateur_courses::writing::{NodeWriting, Presence};

/// A step of a run, in a notation.
#[derive(Clone, Copy, Debug)]
pub struct NotationStep<'a> {
    /// The frame after the step's last event.
    pub frame: &'a Frame<'a>,
    /// The number of events before its first.
    pub since: usize,
    /// Of the run.
    pub settings: &'a Settings,
    /// How the tree is written.
    pub notation: &'a Notation,
}

/// Cached facts about a step.
pub(super) struct StepCache<'a> {
    pub(super) step: NotationStep<'a>,
    /// The step's last event, from MAX's side.
    pub(super) fact: Option<Fact>,
    /// Whether the search is over.
    pub(super) is_over: bool,
    /// The nodes from the root to the current node, never empty; at the end, best play.
    pub(super) path: Vec<NodeId>,
    /// The principal variation, if the step shows one.
    line: Vec<NodeId>,
}

impl<'a> StepCache<'a> {
    pub(super) fn new(step: NotationStep<'a>) -> StepCache<'a> {
        let (frame, trace) = (step.frame, step.frame.trace());
        let is_over = trace.is_finished && frame.step == trace.events.len();
        let best = if is_over { trace.principal_variation(frame.tree()) } else { Vec::new() };
        let path = frame.path();
        let line = if trace.is_certain() { principal(frame, &best) } else { Vec::new() };
        let path = if path.len() < best.len() { best } else { path };
        // Before the first call, the path is where the search will begin.
        let path = if path.is_empty() { vec![NodeId::ROOT] } else { path };
        StepCache { step, fact: frame.fact(), is_over, path, line }
    }

    pub fn tree(&self) -> &'a GameTree {
        self.step.frame.tree()
    }

    /// Whether numbers are shown from the side of each node's mover.
    fn is_by_movers(&self) -> bool {
        self.step.settings.algorithm.from_mover
    }

    /// Converts something about `node` from MAX's side to the side that this run shows.
    pub(super) fn told<T: std::ops::Neg<Output = T>>(&self, node: NodeId, what: T) -> T {
        if self.is_by_movers() { self.tree().player(node).sees(what) } else { what }
    }

    pub(super) fn is_on_path(&self, node: NodeId) -> bool {
        self.path.contains(&node)
    }

    /// Whether `node` is on the principal variation.
    pub(super) fn is_principal(&self, node: NodeId) -> bool {
        self.line.contains(&node)
    }

    /// Whether the search evaluates `node`: a leaf, or a node at the depth limit.
    fn stops_at(&self, node: NodeId) -> bool {
        self.tree().is_leaf(node) || self.step.settings.depth == Some(self.tree().ply(node))
    }

    /// What is shown at `node`.
    pub(super) fn written(&self, node: NodeId) -> NodeWriting {
        let written = self.as_max_sees(node);
        if self.is_by_movers() { written.by_mover(self.tree().player(node)) } else { written }
    }

    fn as_max_sees(&self, node: NodeId) -> NodeWriting {
        let NotationStep { frame, since, settings, notation } = self.step;
        if notation.is_general_at_nodes() {
            return self.marked(node);
        }
        Slide { frame, since, settings }.written(node, notation)
    }

    /// The same in the general notation.
    fn marked(&self, node: NodeId) -> NodeWriting {
        let NotationStep { frame, settings, .. } = self.step;
        let Mark { state, value, sign, interval, window, narrowed, is_now, is_lost, lost_at } = frame.mark(node);
        let window = window.or_else(|| settings.window_before(self.tree(), frame.step, node));
        let window = window.filter(|_| settings.algorithm.windowed);
        let own_score = || self.tree().score(node).filter(|_| self.stops_at(node));
        let written = NodeWriting {
            presence: Presence::Drawn,
            state,
            value: value.or_else(own_score),
            sign,
            interval: None,
            is_start: false,
            is_final: false,
            found: None,
            alpha: window.map(|window| window.alpha()),
            beta: window.map(|window| window.beta()),
            side: self.met(node).or(narrowed.map(|(side, _)| side)),
            from: narrowed.map(|(_, from)| from),
            is_now,
            is_lost,
            is_freshly_lost: lost_at.is_some_and(|event| event + 1 == frame.step),
        };
        written.with_interval(interval, settings.payoffs, self.met(node))
    }

    /// The bound of `node` that a cut-off has just met.
    fn met(&self, node: NodeId) -> Option<Side> {
        match self.step.frame.event()? {
            Event::CutOff { node: cut, side, .. } if cut == node => Some(side),
            _ => None,
        }
    }
}

/// The principal variation: best play, and at chance nodes all branches, each with best play.
fn principal(frame: &Frame<'_>, best: &[NodeId]) -> Vec<NodeId> {
    let (tree, trace) = (frame.tree(), frame.trace());
    let mut line = best.to_vec();
    let mut next = best.len().saturating_sub(1);
    while let Some(&node) = line.get(next) {
        if tree.turn(node) == Turn::Chance {
            line.extend(tree.children(node));
        } else if best.len() <= next + 1
            && let Some(visit) = trace.visit_of(node, frame.step)
            && let Some((_, child)) = trace.visits[visit.index()].best
        {
            line.push(child);
        }
        next += 1;
    }
    line
}

/// The node of a path on a ply. In a search by levels, the path does not begin at the root.
pub(super) fn on_ply(tree: &GameTree, path: &[NodeId], ply: usize) -> Option<NodeId> {
    path.iter().copied().find(|&node| tree.ply(node) == ply)
}
