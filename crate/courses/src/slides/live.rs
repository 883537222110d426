//! What a course's panel shows about the search at a step: the window of the current node, and the variable beside it.

use super::Slides;
use crate::course::{AsOf, Best, Raised};
use secateur::frame::{Fact, Frame};
use secateur::score::{Player, ReturnRule, Score, Side, Window};
use secateur::trace::Event;
use secateur::tree::NodeId;

/// The course's values at a node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LiveVariables {
    /// The current node.
    pub node: NodeId,
    /// Who moves there.
    pub player: Player,
    /// The remaining depth below it.
    pub depth: usize,
    /// The window as the course shows it; if bounds are assigned before the comparison, they may have crossed.
    pub window: Window,
    /// The best score or v; else the last child's score.
    pub value: Option<Score>,
    /// Whether the search of the node returns at least that at MAX, at most that at MIN.
    pub counts: bool,
    /// The bound that the last event moved or met.
    pub side: Option<Side>,
}

impl Slides<'_> {
    /// The live values after `step` events.
    pub fn live(&self, step: usize) -> LiveVariables {
        let frame = Frame::at(self.tree, self.trace, step);
        let Some(&open) = frame.open.last() else { return self.live_outside(step) };
        let notation = self.course.notation();
        let called = self.trace.visits[open.visit.index()].window;
        let moved = self.moved(open.window, open.player, open.best);
        let window = match (notation.as_of, notation.raised) {
            (AsOf::Called, _) => called,
            (AsOf::Left, Raised::Before) => moved,
            (AsOf::Left, Raised::After) => open.window,
        };
        let own = open.player.own_side();
        let value = match notation.best {
            Best::Best | Best::Res => open.best,
            Best::V => Some(self.moved(called, open.player, open.best).bound(own)),
            Best::None => self.scores_for(open.visit, step).last().copied(),
        };
        let side = match self.trace.events[frame.step - 1] {
            Event::CutOff { side, .. } if notation.as_of == AsOf::Called => Some(side),
            Event::CutOff { .. } | Event::Improve { .. }
                if notation.raised == Raised::Before && moved != open.window =>
            {
                Some(own)
            }
            Event::Narrow { side, .. } if notation.as_of == AsOf::Left => Some(side),
            _ => None,
        };
        let counts = value.is_some_and(|value| open.best.is_some_and(|best| !open.player.prefers(value, best)));
        let depth = self.depth_left(open.node, step);
        LiveVariables { node: open.node, player: open.player, depth, window, value, counts, side }
    }

    /// What the course's program compares a score with in the last of the first `step` events: a best score that it returns, with the bound
    /// that could end the visit; a new one, with the node's own bound, if there is no other variable.
    pub fn compared(&self, step: usize) -> Option<Score> {
        let frame = Frame::at(self.tree, self.trace, step);
        match frame.fact()? {
            Fact::Return { node, best: Some(_), window, .. } => Some(window.bound(self.tree.player(node).cut_side())),
            Fact::Improve { .. } if self.has_bounds_alone() => {
                frame.open.last().map(|open| open.window.bound(open.player.own_side()))
            }
            _ => None,
        }
    }

    /// Whether the program has no variable but the bounds, and returns one of them.
    fn has_bounds_alone(&self) -> bool {
        self.settings.algorithm.windowed && self.course.rules().1 != ReturnRule::FailSoft
    }

    /// Outside a search there is only the root window, or that of the pass.
    fn live_outside(&self, step: usize) -> LiveVariables {
        let pass = self.trace.passes[..self.trace.passes_before(step)].last();
        let window = pass.map_or(self.settings.root_window(), |pass| pass.window);
        let node = NodeId::ROOT;
        let depth = self.depth_left(node, step);
        LiveVariables { node, player: self.tree.player(node), depth, window, value: None, counts: false, side: None }
    }
}
