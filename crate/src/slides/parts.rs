//! What a slide tells, as facts: a sentence in any language is made of them, and of nothing else.

use serde::Serialize;

use crate::course::Course;
use crate::frame::{Fact, Frame};
use crate::score::{Bound, Player, Score, Side, Window};
use crate::trace::Event;
use crate::tree::NodeId;

use super::Slides;

/// One thing that a slide tells, in the order of the run.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Part {
    /// Calls of the search, each by the one before.
    Call {
        /// Who makes the first.
        caller: Option<NodeId>,
        /// What is called.
        nodes: Vec<NodeId>,
        /// What the last is called with.
        window: Window,
        /// What the caller of the first was called with.
        above: Option<Window>,
        /// The best score that the caller has.
        best: Option<Score>,
        /// The bound of the first call that the caller does not have from its own call.
        side: Option<Side>,
        /// Whether all are called with the same window.
        same: bool,
        /// The score of the last, where that is evaluated.
        leaf: Option<Score>,
        /// Whether that is a static evaluation.
        r#static: bool,
    },
    /// The score of a child comes to its parent.
    Arrival {
        /// The parent.
        node: NodeId,
        /// Who moves there.
        player: Player,
        /// The child.
        child: NodeId,
        /// Its score.
        score: Score,
        /// Whether it is better than all before.
        improves: bool,
        /// Whether it is better than the parent's own bound too.
        moves: bool,
        /// The best of the children before.
        previous: Option<Score>,
        /// The best of the children now.
        best: Option<Score>,
        /// What the parent was called with.
        window: Window,
        /// The same, with its own bound as far as its children have moved it.
        left: Window,
        /// Whether another child is called next.
        goes_on: bool,
    },
    /// The rest of the children is cut off.
    CutOff {
        /// Where.
        node: NodeId,
        /// Who moves there.
        player: Player,
        /// The bound that is met.
        side: Side,
        /// The score that meets it.
        score: Score,
        /// That bound.
        met: Score,
        /// What the node was called with.
        window: Window,
        /// The same, with its own bound as far as its children have moved it.
        left: Window,
        /// The ancestor that holds the bound; none for the root window.
        holder: Option<NodeId>,
        /// How many plies farther up that is.
        plies: Option<usize>,
        /// Whether that is beyond the parent.
        deep: bool,
        /// How many children are lost.
        lost: usize,
    },
    /// A node hands its score to its caller.
    Return {
        /// The node.
        node: NodeId,
        /// Who moves there.
        player: Player,
        /// The score.
        score: Score,
        /// The best score of the children.
        best: Option<Score>,
        /// What the score says.
        bound: Bound,
        /// What the node was called with.
        window: Window,
        /// Whether children were cut off.
        cut: bool,
    },
    /// A whole level of nodes has its values.
    Level {
        /// Its ply.
        ply: usize,
        /// Who moves there; none where all are leaves.
        player: Option<Player>,
        /// The nodes that have been given a value.
        nodes: Vec<NodeId>,
    },
    /// A table knows the position.
    Known {
        /// The node.
        node: NodeId,
        /// At least this.
        low: Score,
        /// At most this.
        high: Score,
        /// The score that makes a search unnecessary, if there is one.
        answer: Option<Score>,
    },
    /// A pass begins.
    Pass {
        /// From 0.
        number: u32,
        /// The window of the root.
        window: Window,
        /// How far it looks; none where to the leaves.
        depth: Option<usize>,
    },
    /// A pass ends.
    Proof {
        /// From 0.
        number: u32,
        /// The score of the root.
        score: Score,
        /// The window of the root.
        window: Window,
        /// What is known then.
        low: Score,
        /// What is known then.
        high: Score,
    },
    /// The search ends.
    End {
        /// The result.
        score: Score,
        /// What it says.
        bound: Bound,
        /// Whether it is the root's value.
        certain: bool,
        /// The root window.
        window: Window,
        /// How many leaves were evaluated.
        leaves: usize,
        /// Best play, as far as it is proved.
        line: Vec<NodeId>,
    },
}

impl Slides<'_> {
    /// What the slide from behind `since` events up to `step` tells.
    pub fn parts(&self, since: usize, step: usize) -> Vec<Part> {
        let mut parts = Vec::new();
        if self.settings.algorithm.id == "minimax-by-levels" {
            self.tell_level(since, step, &mut parts);
        } else {
            // What a return has left as it was, the courses whose slides end with the return say on the next one.
            let tells_late = !matches!(self.course, Course::GameModel | Course::Java);
            let late = |end: usize| self.last_return(end).filter(|_| tells_late);
            parts.extend(late(since).and_then(|before| self.kept(before)));
            for event in since..step {
                self.tell(event, &mut parts);
                if late(step) != Some(event) {
                    parts.extend(self.kept(event));
                }
            }
        }
        if 0 < step && step == self.trace.events.len() && self.trace.is_finished {
            parts.push(Part::End {
                score: self.trace.score,
                bound: self.trace.bound,
                certain: self.trace.is_certain(),
                window: self.settings.root_window(),
                leaves: self.trace.leaves_before(step),
                line: self.trace.principal_variation(self.tree),
            });
        }
        parts
    }

    /// The return that the first `end` events end with, but for what the table keeps of it.
    fn last_return(&self, end: usize) -> Option<usize> {
        let last = (0..end).rev().find(|&event| !matches!(self.trace.events[event], Event::Store { .. }))?;
        matches!(self.trace.events[last], Event::Return(_)).then_some(last)
    }

    fn tell_level(&self, since: usize, step: usize, parts: &mut Vec<Part>) {
        let events = &self.trace.events[since..step];
        let mut nodes: Vec<NodeId> = events.iter().map(|&event| self.trace.node_of(event)).collect();
        nodes.dedup();
        let Some(&first) = nodes.first() else { return };
        let has_leaves_alone = events.iter().all(|event| matches!(event, Event::Evaluate { .. }));
        let player = (!has_leaves_alone).then(|| self.tree.player(first));
        parts.push(Part::Level { ply: self.tree.ply(first), player, nodes });
    }

    fn tell(&self, event: usize, parts: &mut Vec<Part>) {
        let frame = Frame::at(self.tree, self.trace, event + 1);
        let Some(fact) = frame.fact() else { return };
        match fact {
            Fact::Visit { node, window, caller } => self.tell_call(event, node, window, caller, None, parts),
            Fact::Evaluate { node, score, window, arrival, .. } => {
                self.tell_call(event, node, window, arrival.caller, Some(score), parts);
            }
            Fact::Improve { node, child, score, previous } => {
                let open = frame.open[frame.open.len() - 1];
                let moved = open.window.narrowed(open.player, score);
                parts.push(Part::Arrival {
                    node,
                    player: open.player,
                    child,
                    score,
                    improves: true,
                    moves: moved.is_some(),
                    previous,
                    best: Some(score),
                    window: self.trace.visits[open.visit.index()].window,
                    left: moved.unwrap_or(open.window),
                    goes_on: self.goes_on(event),
                });
            }
            Fact::CutOff { node, side, score, met, lost, holder, deep, .. } => {
                let open = frame.open[frame.open.len() - 1];
                let window = self.trace.visits[open.visit.index()].window;
                let left = open.window.narrowed(open.player, score).unwrap_or(open.window);
                let plies = holder.map(|holder| self.tree.ply(node) - self.tree.ply(holder));
                let (player, lost) = (self.tree.player(node), lost.len());
                parts.push(Part::CutOff { node, player, side, score, met, window, left, holder, plies, deep, lost });
            }
            Fact::Return { node, score, bound, best, window, .. } => {
                let Event::Return(id) = self.trace.events[event] else { unreachable!("the fact of a return") };
                let cut = self.trace.cut_off_of(&self.trace.visits[id.index()]).is_some();
                parts.push(Part::Return { node, player: self.tree.player(node), score, best, bound, window, cut });
            }
            Fact::Probe { node, known, answer, .. } => {
                parts.push(Part::Known { node, low: known.low, high: known.high, answer });
            }
            Fact::Pass { number, window, depth, .. } => parts.push(Part::Pass { number, window, depth }),
            Fact::Prove { number, score, window, low, high, .. } => {
                parts.push(Part::Proof { number, score, window, low, high });
            }
            Fact::Narrow { .. } | Fact::Ask { .. } | Fact::Store { .. } => (),
        }
    }

    /// A call; it goes on with the descent that the last part tells, if its caller was called there last.
    fn tell_call(
        &self,
        event: usize,
        node: NodeId,
        window: Window,
        caller: Option<NodeId>,
        leaf: Option<Score>,
        parts: &mut Vec<Part>,
    ) {
        let is_static = leaf.is_some() && !self.tree.is_leaf(node);
        if let Some(Part::Call { nodes, window: last, same, leaf: end, r#static, .. }) = parts.last_mut()
            && nodes.last().copied() == caller
        {
            *same &= *last == window;
            nodes.push(node);
            (*last, *end, *r#static) = (window, leaf, is_static);
            return;
        }
        let above = self.caller_before(event);
        let (best, above) = (above.and_then(|(best, _)| best), above.map(|(_, window)| window));
        let side = above.and_then(|above| {
            let new: Vec<Side> =
                [Side::Alpha, Side::Beta].into_iter().filter(|&side| above.bound(side) != window.bound(side)).collect();
            if let [side] = new[..] { Some(side) } else { None }
        });
        let nodes = vec![node];
        parts.push(Part::Call { caller, nodes, window, above, best, side, same: true, leaf, r#static: is_static });
    }

    /// The best score of the innermost visit that was open before `event`, and what that was called with.
    fn caller_before(&self, event: usize) -> Option<(Option<Score>, Window)> {
        let frame = Frame::at(self.tree, self.trace, event);
        // A visit that has just returned is open no more.
        let returned = match event.checked_sub(1).map(|before| self.trace.events[before]) {
            Some(Event::Return(id)) => Some(id),
            _ => None,
        };
        let open = frame.open.iter().rev().find(|open| Some(open.visit) != returned)?;
        Some((open.best, self.trace.visits[open.visit.index()].window))
    }

    /// A score that has come to its parent by `event` and left it as it was.
    fn kept(&self, event: usize) -> Option<Part> {
        let frame = Frame::at(self.tree, self.trace, event + 1);
        let (child, arrival) = match frame.fact()? {
            Fact::Evaluate { node, arrival, .. } | Fact::Return { node, arrival, .. } => (node, arrival),
            _ => return None,
        };
        let node = arrival.caller.filter(|_| !arrival.improves)?;
        let open = frame.open.iter().rev().find(|open| open.node == node)?;
        let best = arrival.caller_best;
        let window = self.trace.visits[open.visit.index()].window;
        let player = self.tree.player(node);
        Some(Part::Arrival {
            node,
            player,
            child,
            score: arrival.caller_score,
            improves: false,
            moves: false,
            previous: best,
            best,
            window,
            left: best.and_then(|best| open.window.narrowed(player, best)).unwrap_or(open.window),
            goes_on: self.goes_on(event),
        })
    }

    /// Whether the search calls another child after what `event` has brought.
    fn goes_on(&self, event: usize) -> bool {
        let follows =
            |event: &Event| matches!(event, Event::Improve { .. } | Event::Narrow { .. } | Event::Store { .. });
        let next = (event + 1..self.trace.events.len()).find(|&next| !follows(&self.trace.events[next]));
        next.is_some_and(|next| self.trace.is_call(next))
    }
}
