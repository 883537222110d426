//! What a node shows at a step in a notation: which number, which bounds, which marks, or nothing yet. A pure function of frame and
//! notation; how it is drawn is not known here.
//!
//! A *slide* is what one key press shows: one event or several. Its changes are marked.

use crate::course::{After, AsOf, Best, Bounds, Cuts, Interim, LeafWindows, Notation, Numbers, Raised, Unseen};
use secateur::frame::{Frame, Mark, NodeState, Sign};
use secateur::named;
use secateur::score::{Interval, Player, Score, Side, Turn, Window};
use secateur::search::Settings;
use secateur::trace::{Event, Visit, VisitId};
use secateur::tree::{GameTree, NodeId};

named! {
    /// How much of a node is drawn.
    Presence {
        /// The node.
        Drawn = "drawn",
        /// Three dots in its place: it has not been seen yet.
        Dots = "dots",
        /// Only the mark of the cut-off that removed it.
        Mark = "mark",
        /// Nothing.
        Gone = "gone",
    }
}

/// What one node shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NodeWriting {
    /// How much of it is drawn.
    pub presence: Presence,
    /// Its state.
    pub state: NodeState,
    /// Its number.
    pub value: Option<Score>,
    /// What that proves, if it is written.
    pub sign: Sign,
    /// At an open chance node without a number, the interval of its value.
    pub interval: Option<Interval>,
    /// Whether the number is the initial value of a running best: nothing has been found yet.
    pub is_start: bool,
    /// Whether the number is final: the node has returned, or is a leaf.
    pub is_final: bool,
    /// The node's score before it was clamped to the number.
    pub found: Option<Score>,
    /// α.
    pub alpha: Option<Score>,
    /// β.
    pub beta: Option<Score>,
    /// The highlighted bound: it moved or was met on this slide, or is new in this node's call.
    pub side: Option<Side>,
    /// The bound's previous value, if it moved visibly.
    pub from: Option<Score>,
    /// Whether the slide's last event is about this node.
    pub is_now: bool,
    /// Whether a cut-off removed this node itself.
    pub is_lost: bool,
    /// Whether it was lost, itself or with an ancestor, on this slide.
    pub is_freshly_lost: bool,
}

/// What one key press shows of a run.
#[derive(Clone, Copy)]
pub struct Slide<'a> {
    /// The frame after its last event.
    pub frame: &'a Frame<'a>,
    /// The number of events before its first.
    pub since: usize,
    /// Of the run.
    pub settings: &'a Settings,
}

impl Slide<'_> {
    /// What `node` shows.
    pub fn written(&self, node: NodeId, notation: &Notation) -> NodeWriting {
        let Slide { frame, since, .. } = *self;
        let mark = frame.mark(node);
        let visit = self.visit_of(node, &mark);
        let mut written = NodeWriting {
            presence: self.presence(node, &mark, notation),
            state: mark.state,
            value: mark.value,
            sign: mark.sign,
            interval: None,
            is_start: false,
            is_final: mark.value.is_some(),
            found: None,
            alpha: None,
            beta: None,
            side: None,
            from: None,
            is_now: mark.is_now,
            is_lost: mark.is_lost,
            is_freshly_lost: mark.lost_at.is_some_and(|event| since <= event),
        };
        match visit {
            Some(id) if self.tree().turn(node) == Turn::Chance => {
                written = written.with_interval(mark.interval, self.settings.payoffs, self.met(node));
                if mark.state != NodeState::Earlier {
                    self.write_window(&mut written, id, notation);
                }
            }
            Some(id) => {
                self.write_value(&mut written, id, notation);
                if self.settings.algorithm.windowed && mark.state != NodeState::Earlier {
                    self.write_window(&mut written, id, notation);
                }
            }
            None if mark.state == NodeState::Closed => self.write_leaf_window(&mut written, node, notation),
            None if mark.value.is_none() && self.has_numbers(notation) => {
                let stops = self.tree().is_leaf(node) || self.settings.depth == Some(self.tree().ply(node));
                written.value = self.tree().score(node).filter(|_| stops);
            }
            None => (),
        }
        if notation.bounds == Bounds::Both
            && let Some(window) = self.settings.window_before(self.tree(), frame.step, node)
        {
            (written.alpha, written.beta) = (Some(window.alpha()), Some(window.beta()));
        }
        written
    }

    /// Whether unvisited leaves have their numbers. Minimax visits all of them, and its figures begin with these.
    fn has_numbers(&self, notation: &Notation) -> bool {
        notation.numbers == Numbers::Start || !self.settings.algorithm.windowed
    }

    fn tree(&self) -> &GameTree {
        self.frame.tree()
    }

    /// The visit of `mark`.
    fn visit_of(&self, node: NodeId, mark: &Mark) -> Option<VisitId> {
        let is_seen = matches!(mark.state, NodeState::Open | NodeState::Closed | NodeState::Earlier);
        self.frame.trace().visit_of(node, self.frame.step).filter(|_| is_seen)
    }

    fn visit(&self, id: VisitId) -> &Visit {
        &self.frame.trace().visits[id.index()]
    }

    fn has_returned(&self, visit: &Visit) -> bool {
        (visit.last as usize) < self.frame.step
    }

    fn presence(&self, node: NodeId, mark: &Mark, notation: &Notation) -> Presence {
        let leaves_out = self.settings.algorithm.windowed;
        let hides_lost = notation.cuts == Cuts::Stub || notation.unseen == Unseen::Dots;
        match mark.state {
            NodeState::Cut if hides_lost && mark.is_lost => Presence::Mark,
            NodeState::Cut if hides_lost => Presence::Gone,
            NodeState::Unseen if leaves_out && notation.unseen == Unseen::Dots && 0 < self.frame.step => {
                let above = self.tree().parent(node).map(|parent| self.frame.mark(parent).state);
                if above == Some(NodeState::Unseen) { Presence::Gone } else { Presence::Dots }
            }
            _ => Presence::Drawn,
        }
    }

    fn write_value(&self, written: &mut NodeWriting, id: VisitId, notation: &Notation) {
        let visit = self.visit(id);
        let player = self.tree().player(visit.node);
        let has_returned = self.has_returned(visit);
        let best = self.best_at(id, self.frame.step);
        written.is_final = has_returned;
        match notation.best {
            Best::Best | Best::Res => {
                if !has_returned && notation.interim == Interim::Plain {
                    written.sign = Sign::None;
                }
            }
            Best::None => {
                // If the bounds do not show what cut, the number does; by levels, all children's values are available.
                let cuts = notation.raised == Raised::After && self.cut_off_of(visit).is_some();
                let is_level = self.settings.algorithm.by_levels;
                let takes_all = is_level && visit.last as usize == self.frame.step;
                if !has_returned && !cuts {
                    written.value = written.value.filter(|_| takes_all);
                    written.sign = Sign::None;
                }
            }
            Best::V => {
                let begin = visit.window.bound(player.own_side());
                let v = best.filter(|&best| player.prefers(best, begin));
                written.sign = Sign::None;
                if has_returned {
                    written.found = v.filter(|&v| written.value.is_some_and(|value| player.prefers(v, value)));
                } else {
                    (written.value, written.is_start) = (Some(v.unwrap_or(begin)), v.is_none());
                }
            }
        }
    }

    fn write_window(&self, written: &mut NodeWriting, id: VisitId, notation: &Notation) {
        let visit = self.visit(id);
        let player = self.tree().player(visit.node);
        let (now, before) = match notation.as_of {
            AsOf::Called => (visit.window, self.callers(visit)),
            AsOf::Left => {
                let begin = self.since.max(visit.first as usize + 1);
                (self.window_at(id, self.frame.step, notation), self.window_at(id, begin, notation))
            }
        };
        let own = player.own_side();
        if self.tree().turn(visit.node) == Turn::Chance && notation.bounds == Bounds::Own {
            // Chance has none.
            return;
        }
        let is_made = notation.as_of == AsOf::Called || now.bound(own) != visit.window.bound(own);
        let stays = !self.has_returned(visit)
            || match (notation.after, notation.bounds) {
                (After::Kept, _) => true,
                (After::Gone, _) => false,
                (After::Cut, Bounds::Both) => self.cut_off_of(visit).is_some(),
                (After::Cut, Bounds::Own) => self.has_cut(visit, own),
            };
        let stands = |side: Side| stays && (notation.bounds == Bounds::Both || side == own && is_made);
        written.alpha = Some(now.alpha()).filter(|_| stands(Side::Alpha));
        written.beta = Some(now.beta()).filter(|_| stands(Side::Beta));

        let moved = [own, player.cut_side()].into_iter().find(|&side| now.bound(side) != before.bound(side));
        let is_met = self.cut_off_of(visit).is_some_and(|event| self.since <= event);
        let tells_met = is_met && (notation.as_of == AsOf::Called || notation.raised == Raised::After);
        let is_new = notation.as_of == AsOf::Left || self.since <= visit.first as usize;
        written.side = if tells_met { Some(player.cut_side()) } else { moved.filter(|_| is_new) };
        written.side = written.side.filter(|&side| stands(side));
        let is_window = notation.bounds == Bounds::Both && notation.raised == Raised::After;
        let is_in_sight = notation.as_of == AsOf::Left && is_window && !tells_met;
        written.from = written.side.filter(|_| is_in_sight).map(|side| before.bound(side));
    }

    fn write_leaf_window(&self, written: &mut NodeWriting, node: NodeId, notation: &Notation) {
        let trace = self.frame.trace();
        let Some(entered) = trace.entered(node, self.frame.step) else { return };
        if notation.leaf_windows == LeafWindows::None || !self.settings.algorithm.windowed {
            return;
        }
        let then = Frame::at(self.tree(), trace, entered + 1);
        let window = then.called_with();
        (written.alpha, written.beta) = (Some(window.alpha()), Some(window.beta()));
        let caller = then.open.last().map_or(window, |caller| trace.visits[caller.visit.index()].window);
        let is_new = |side: &Side| self.since <= entered && window.bound(*side) != caller.bound(*side);
        written.side = [Side::Alpha, Side::Beta].into_iter().find(is_new);
    }

    /// The window with which the caller of `visit` was called; its own without a caller.
    fn callers(&self, visit: &Visit) -> Window {
        visit.caller.map_or(visit.window, |caller| self.frame.trace().visits[caller.index()].window)
    }

    /// The best score that `visit` had after `step` events.
    fn best_at(&self, id: VisitId, step: usize) -> Option<Score> {
        let visit = self.visit(id);
        let has_returned = (visit.last as usize) < step;
        if has_returned { visit.best.map(|(best, _)| best) } else { self.frame.open_node(id, step).best }
    }

    /// The window of `visit` after `step` events, with its own bound as `notation` has it.
    fn window_at(&self, id: VisitId, step: usize, notation: &Notation) -> Window {
        let visit = self.visit(id);
        let has_returned = (visit.last as usize) < step;
        let window = if has_returned { visit.closing } else { self.frame.open_node(id, step).window };
        if notation.raised == Raised::After {
            return window;
        }
        let player = self.tree().player(visit.node);
        let best = self.best_at(id, step);
        best.and_then(|best| window.narrowed(player, best)).unwrap_or(window)
    }

    /// The bound of `node` that a cut-off has just met.
    fn met(&self, node: NodeId) -> Option<Side> {
        match self.frame.event()? {
            Event::CutOff { node: cut, side, .. } if cut == node => Some(side),
            _ => None,
        }
    }

    /// The index of the event that cut `visit` off, if it has happened.
    fn cut_off_of(&self, visit: &Visit) -> Option<usize> {
        let (_, event) = self.frame.trace().cut_off_of(visit)?;
        Some(event).filter(|&event| event < self.frame.step)
    }

    /// Whether the bound that `visit` holds on `side` has cut anything off below it.
    fn has_cut(&self, visit: &Visit, side: Side) -> bool {
        let trace = self.frame.trace();
        let events = trace.cut_offs_between(visit.first as usize, self.frame.step.min(visit.last as usize));
        events.iter().any(|&event| {
            let event = trace.events[event as usize];
            matches!(event, Event::CutOff { side: met, holder, .. } if met == side && holder == Some(visit.node))
        })
    }
}

impl NodeWriting {
    /// The same for an open chance node whose value lies in this interval, as far as that says more than the payoffs. If only one end is
    /// known, that is the number; likewise if a cut-off has just met the bound on a side.
    #[must_use]
    pub fn with_interval(self, interval: Option<Interval>, payoffs: Window, met: Option<Side>) -> NodeWriting {
        let interval = interval.filter(|known| *known != Interval { low: payoffs.alpha(), high: payoffs.beta() });
        let Some(Interval { low, high }) = interval else { return self };
        let (value, sign) = match met {
            _ if low == high => (low, Sign::None),
            Some(Side::Alpha) => (high, Sign::AtMost),
            Some(Side::Beta) => (low, Sign::AtLeast),
            None if !low.is_finite() => (high, Sign::AtMost),
            None if !high.is_finite() => (low, Sign::AtLeast),
            None => return NodeWriting { value: None, sign: Sign::None, interval, ..self },
        };
        NodeWriting { value: Some(value), sign, ..self }
    }

    /// The same from the side of `player`, who moves at the node.
    #[must_use]
    pub fn by_mover(self, player: Player) -> NodeWriting {
        let sees = |score: Option<Score>| score.map(|score| player.sees(score));
        let (alpha, beta) = match player {
            Player::Max => (self.alpha, self.beta),
            Player::Min => (sees(self.beta), sees(self.alpha)),
        };
        NodeWriting {
            value: sees(self.value),
            sign: player.sees(self.sign),
            found: sees(self.found),
            side: self.side.map(|side| player.sees(side)),
            from: sees(self.from),
            alpha,
            beta,
            ..self
        }
    }
}
