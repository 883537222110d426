//! The content of a slide, as facts: a sentence in any language is made from them alone.

use secateur::frame::{Fact, Frame, TableKnowledge};
use secateur::score::{Bound, CutRule, Player, ReturnRule, Score, Side, Window};
use secateur::trace::{Event, VisitId};
use secateur::tree::NodeId;

use super::Slides;

/// One fact of a slide, in the order of the run.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Part {
    /// Nested calls of the search.
    Call {
        /// The caller of the first.
        caller: Option<NodeId>,
        /// The called nodes.
        nodes: Vec<NodeId>,
        /// The window of the last call.
        window: Window,
        /// The window with which the caller of the first was called.
        above: Option<Window>,
        /// The caller's best score.
        best: Option<Score>,
        /// The bound of the first call that does not come from the caller's own call.
        side: Option<Side>,
        /// Whether the window of the first call combines the caller's own with a best score other than the worst possible.
        formed: bool,
        /// Whether all calls have the same window.
        same: bool,
        /// The score of the last node, if that is evaluated.
        leaf: Option<Score>,
        /// Whether that is a static evaluation.
        r#static: bool,
    },
    /// The score of a child arrives at its parent.
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
        /// Whether it is also better than the parent's own bound.
        moves: bool,
        /// Whether it meets the bound that ends the search of the parent, whether or not a child is left.
        meets: bool,
        /// Whether it cuts children off.
        cuts: bool,
        /// Whether the parent's position is also worth at least that at MAX, at most that at MIN; its search's result always is.
        holds: bool,
        /// The parent's previous own bound.
        from: Score,
        /// Its current own bound.
        to: Score,
        /// The best of the children before.
        previous: Option<Score>,
        /// The best of the children now.
        best: Option<Score>,
        /// The window with which the parent was called.
        window: Window,
        /// The same, with its own bound as moved by its children.
        left: Window,
        /// The bound that could end the search of the parent.
        against: Side,
        /// Whether another child is called next.
        goes_on: bool,
    },
    /// The other children are cut off.
    CutOff {
        /// The node.
        node: NodeId,
        /// Who moves there.
        player: Player,
        /// The bound that is met.
        side: Side,
        /// The score that meets it.
        score: Score,
        /// That bound.
        met: Score,
        /// The window with which the node was called.
        window: Window,
        /// The same, with its own bound as moved by its children.
        left: Window,
        /// The ancestor that holds the bound; none for the root window.
        holder: Option<NodeId>,
        /// How many plies further up that is.
        plies: Option<usize>,
        /// Whether that is beyond the parent.
        deep: bool,
        /// The child that gave the holder its bound.
        preferred: Option<NodeId>,
        /// Whether the position is also worth at least the score at MAX, at most that at MIN.
        holds: bool,
        /// How many children are lost.
        lost: usize,
    },
    /// A node returns its score to its caller.
    Return {
        /// The node.
        node: NodeId,
        /// Who moves there.
        player: Player,
        /// The score.
        score: Score,
        /// The best score of the children.
        best: Option<Score>,
        /// What kind of bound the score is.
        bound: Bound,
        /// The window with which the node was called.
        window: Window,
        /// Whether children were cut off.
        cut: bool,
        /// The bound that is returned, in a course that returns bounds: the opponent's if it was met and the score is clamped.
        side: Side,
        /// The children's scores, in the order of the search.
        scores: Vec<Score>,
    },
    /// A whole level of nodes has values.
    Level {
        /// Its ply.
        ply: usize,
        /// Who moves there; none if all are leaves, or both players do.
        player: Option<Player>,
        /// Whether all are leaves, or at the depth limit.
        leaves: bool,
        /// The nodes with values.
        nodes: Vec<NodeId>,
        /// Their values, as far as found.
        scores: Vec<Score>,
    },
    /// A table knows the position.
    Known {
        /// The node.
        node: NodeId,
        /// Lower bound.
        low: Score,
        /// Upper bound.
        high: Score,
        /// The score that makes a search unnecessary, if any.
        answer: Option<Score>,
        /// The narrowed window of the call, if it changes.
        narrowed: Option<Window>,
    },
    /// A pass begins.
    Pass {
        /// Counted from 0.
        number: u32,
        /// The window of the root.
        window: Window,
        /// The depth limit; none to the leaves.
        depth: Option<usize>,
    },
    /// A pass ends.
    Proof {
        /// Counted from 0.
        number: u32,
        /// The score of the root.
        score: Score,
        /// What kind of bound it is.
        bound: Bound,
        /// The window of the root.
        window: Window,
        /// The root's best move, if the pass proves one.
        best: Option<NodeId>,
        /// The known lower bound.
        low: Score,
        /// The known upper bound.
        high: Score,
    },
    /// The search ends.
    End {
        /// The result.
        score: Score,
        /// What it proves by itself.
        bound: Bound,
        /// Whether that is the root's value.
        certain: bool,
        /// Whether the visited nodes prove it.
        proved: bool,
        /// The root window.
        window: Window,
        /// Whether the result lies inside it, if the search has windows.
        inside: bool,
        /// How many leaves were evaluated.
        leaves: usize,
        /// Best play, as far as proved.
        line: Vec<NodeId>,
    },
}

impl Slides<'_> {
    /// Whether the course's words fit the run: it uses the course's rules and its kind of questions, and the whole tree is available for
    /// counting.
    pub fn speaks(&self) -> bool {
        let algorithm = self.settings.algorithm;
        let goes_by_rules = !algorithm.windowed || self.settings.rules() == self.course.rules();
        goes_by_rules && !algorithm.from_mover && !algorithm.asks && !self.tree.is_partial()
    }

    /// The contents of the slide after `since` events, up to `step`.
    pub fn parts(&self, since: usize, step: usize) -> Vec<Part> {
        let mut parts = Vec::new();
        if self.settings.algorithm.by_levels {
            self.tell_level(since, step, &mut parts);
        } else {
            // In courses whose slides end with the return, a return that changed nothing is described on the next slide.
            let tells_late = self.course.lesson().slides.tells_late;
            let late = |end: usize| self.last_return(end).filter(|_| tells_late);
            parts.extend(late(since).and_then(|before| self.kept(before)));
            for event in since..step {
                self.tell(event, since + 1 == step, &mut parts);
                if late(step) != Some(event) {
                    parts.extend(self.kept(event));
                }
            }
        }
        if 0 < step && step == self.trace.events.len() && self.trace.is_finished {
            let window = self.settings.root_window();
            parts.push(Part::End {
                score: self.trace.score,
                bound: self.trace.theorem,
                certain: self.trace.theorem.is_certain(self.trace.score),
                proved: self.trace.is_certain(),
                window,
                inside: self.settings.algorithm.windowed && window.holds(self.trace.score),
                leaves: self.trace.leaves_before(step),
                line: self.trace.principal_variation(self.tree),
            });
        }
        parts
    }

    /// The return at the end of the first `end` events, ignoring its store.
    fn last_return(&self, end: usize) -> Option<usize> {
        let last = (0..end).rev().find(|&event| !matches!(self.trace.events[event], Event::Store { .. }))?;
        matches!(self.trace.events[last], Event::Return(_)).then_some(last)
    }

    fn tell_level(&self, since: usize, step: usize, parts: &mut Vec<Part>) {
        let events = &self.trace.events[since..step];
        let mut values: Vec<(NodeId, Option<Score>)> = Vec::new();
        for &event in events {
            let node = self.trace.node_of(event);
            if values.last().is_none_or(|&(last, _)| last != node) {
                values.push((node, None));
            }
            let last = values.last_mut().expect("one has been pushed");
            last.1 = self.score_of(event).or(last.1);
        }
        let Some(&(first, _)) = values.first() else { return };
        let leaves = events.iter().all(|event| matches!(event, Event::Evaluate { .. }));
        let nodes: Vec<NodeId> = values.iter().map(|&(node, _)| node).collect();
        let player = self.tree.player(first);
        let has_one_player = events.iter().all(|&event| {
            matches!(event, Event::Evaluate { .. }) || self.tree.player(self.trace.node_of(event)) == player
        });
        let player = Some(player).filter(|_| !leaves && has_one_player);
        let scores = values.iter().filter_map(|&(_, score)| score).collect();
        parts.push(Part::Level { ply: self.tree.ply(first), player, leaves, nodes, scores });
    }

    fn tell(&self, event: usize, is_alone: bool, parts: &mut Vec<Part>) {
        let frame = Frame::at(self.tree, self.trace, event + 1);
        let Some(fact) = frame.fact() else { return };
        match fact {
            Fact::Visit { node, window, caller } => self.tell_call(event, node, window, caller, None, parts),
            Fact::Evaluate { node, score, window, arrival, .. } => {
                self.tell_call(event, node, window, arrival.caller, Some(score), parts);
            }
            Fact::Improve { node, child, score, previous, .. } => {
                let open = frame.open[frame.open.len() - 1];
                let before = self.moved(open.window, open.player, previous);
                let left = self.moved(before, open.player, Some(score));
                let side = open.player.own_side();
                parts.push(Part::Arrival {
                    node,
                    player: open.player,
                    child,
                    score,
                    improves: true,
                    moves: before != left,
                    meets: self.settings.algorithm.windowed
                        && left.is_cut_by(open.player, score, self.settings.rules().0),
                    cuts: matches!(self.trace.events.get(event + 1), Some(Event::CutOff { .. })),
                    holds: self.holds(open.player, child, event),
                    from: before.bound(side),
                    to: left.bound(side),
                    previous,
                    best: Some(score),
                    window: self.trace.visits[open.visit.index()].window,
                    left,
                    against: open.player.cut_side(),
                    goes_on: self.goes_on(event),
                });
            }
            Fact::CutOff { node, side, after, score, met, lost, holder, deep } => {
                let open = frame.open[frame.open.len() - 1];
                let above = frame.open.iter().rev().find(|open| Some(open.node) == holder);
                parts.push(Part::CutOff {
                    node,
                    player: open.player,
                    side,
                    score,
                    met,
                    window: self.trace.visits[open.visit.index()].window,
                    left: self.moved(open.window, open.player, Some(score)),
                    holder,
                    plies: holder.map(|holder| self.tree.ply(node) - self.tree.ply(holder)),
                    deep,
                    preferred: above.and_then(|open| open.best_child),
                    holds: self.holds(open.player, after, event),
                    lost: lost.len(),
                });
            }
            Fact::Return { node, score, bound, best, window, .. } => {
                let Event::Return(id) = self.trace.events[event] else { unreachable!("the fact of a return") };
                let player = self.tree.player(node);
                let clamps = self.settings.rules().1 == ReturnRule::FailHard;
                let meets = best.is_some_and(|best| window.is_cut_by(player, best, CutRule::AtBound));
                parts.push(Part::Return {
                    node,
                    player,
                    score,
                    best,
                    bound,
                    window,
                    cut: self.trace.cut_off_of(&self.trace.visits[id.index()]).is_some(),
                    side: if clamps && meets { player.cut_side() } else { player.own_side() },
                    scores: self.scores_for(id, event),
                });
            }
            Fact::Probe { node, known, answer, window, .. } => {
                let TableKnowledge { low, high, .. } = known;
                let raised = window.narrowed(Player::Max, low).unwrap_or(window);
                let narrowed = raised.narrowed(Player::Min, high).or(Some(raised).filter(|&raised| raised != window));
                let narrowed = narrowed.filter(|_| answer.is_none());
                // An entry of no use is described only at its own event.
                if answer.is_some() || narrowed.is_some() || is_alone {
                    parts.push(Part::Known { node, low, high, answer, narrowed });
                }
            }
            Fact::Pass { number, window, depth, .. } => parts.push(Part::Pass { number, window, depth }),
            Fact::Prove { number, score, bound, window, best, low, high, .. } => {
                parts.push(Part::Proof { number, score, bound, window, best, low, high });
            }
            Fact::Narrow { .. } | Fact::Ask { .. } | Fact::Store { .. } | Fact::Sum { .. } => (),
        }
    }

    /// A call; it continues the descent of the last part if its caller was the last node called there.
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
        let formed = caller.zip(above).is_some_and(|(caller, above)| {
            let player = self.tree.player(caller);
            best != Some(Window::FULL.worst(player)) && self.moved(above, player, best) == window
        });
        let side = above.and_then(|above| {
            let new: Vec<Side> =
                [Side::Alpha, Side::Beta].into_iter().filter(|&side| above.bound(side) != window.bound(side)).collect();
            if let [side] = new[..] { Some(side) } else { None }
        });
        let nodes = vec![node];
        parts.push(Part::Call {
            caller,
            nodes,
            window,
            above,
            best,
            side,
            formed,
            same: true,
            leaf,
            r#static: is_static,
        });
    }

    /// The best score of the innermost visit that was open before `event`, and its window.
    fn caller_before(&self, event: usize) -> Option<(Option<Score>, Window)> {
        let frame = Frame::at(self.tree, self.trace, event);
        // A visit that has just returned is no longer open.
        let returned = match event.checked_sub(1).map(|before| self.trace.events[before]) {
            Some(Event::Return(id)) => Some(id),
            _ => None,
        };
        let open = frame.open.iter().rev().find(|open| Some(open.visit) != returned)?;
        Some((open.best, self.trace.visits[open.visit.index()].window))
    }

    /// A score that arrived at its parent by `event` and changed nothing.
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
        let left = self.moved(open.window, player, best);
        let own = left.bound(player.own_side());
        Some(Part::Arrival {
            node,
            player,
            child,
            score: arrival.caller_score,
            improves: false,
            moves: false,
            meets: false,
            cuts: false,
            holds: self.holds(player, child, event),
            from: own,
            to: own,
            previous: best,
            best,
            window,
            left,
            against: player.cut_side(),
            goes_on: self.goes_on(event),
        })
    }

    /// The window after `player` has found `best`.
    pub fn moved(&self, window: Window, player: Player, best: Option<Score>) -> Window {
        best.and_then(|best| window.narrowed(player, best)).unwrap_or(window)
    }

    /// Whether a position where `player` moves is worth at least (for MIN at most) the score that came from `child` by `event`.
    fn holds(&self, player: Player, child: NodeId, event: usize) -> bool {
        let bound =
            self.trace.visit_of(child, event + 1).map_or(Bound::Exact, |id| self.trace.visits[id.index()].bound);
        match player {
            Player::Max => bound != Bound::Upper,
            Player::Min => bound != Bound::Lower,
        }
    }

    /// The scores that a visit has taken in among the first `step` events, in order.
    pub(crate) fn scores_for(&self, id: VisitId, step: usize) -> Vec<Score> {
        let visit = &self.trace.visits[id.index()];
        let is_child = |event: &Event| match *event {
            Event::Evaluate { node, .. } => self.tree.parent(node) == Some(visit.node),
            Event::Return(child) => self.trace.visits[child.index()].caller == Some(id),
            _ => false,
        };
        let inside = &self.trace.events[visit.first as usize..step.min(visit.last as usize)];
        inside.iter().filter(|event| is_child(event)).filter_map(|&event| self.score_of(event)).collect()
    }

    fn score_of(&self, event: Event) -> Option<Score> {
        match event {
            Event::Evaluate { score, .. } | Event::Improve { score, .. } => Some(score),
            Event::Return(id) => Some(self.trace.visits[id.index()].score),
            _ => None,
        }
    }

    /// Whether the search calls another child after `event`.
    fn goes_on(&self, event: usize) -> bool {
        let follows =
            |event: &Event| matches!(event, Event::Improve { .. } | Event::Narrow { .. } | Event::Store { .. });
        let next = (event + 1..self.trace.events.len()).find(|&next| !follows(&self.trace.events[next]));
        next.is_some_and(|next| self.trace.is_call(next))
    }
}
