//! Why the same tree gives different numbers: the first place where two searches on it diverge.
//!
//! Until one search cuts where the other goes on, or returns another score, both do the same. Every other difference (narrower windows,
//! other leaves and cut-offs) follows from one of these. Property tests check it on random trees.

use crate::score::{CutRule, ReturnRule, Score, Side, Window};
use crate::search::Settings;
use crate::trace::{Event, Trace, Visit};
use crate::tree::NodeId;

/// How a run differs from another one at some node.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Difference {
    /// One of the searches cuts, and the other goes on.
    Cut {
        /// The node.
        node: NodeId,
        /// The best score that the cutting search has found there.
        score: Score,
        /// The bound that the score meets.
        side: Side,
        /// The value of that bound.
        met: Score,
        /// The rule by which it cuts.
        rule: CutRule,
        /// Whether it is the second search that cuts.
        by_second: bool,
        /// How many leaves below the node the other search goes on to evaluate.
        leaves: usize,
    },
    /// The best score found lies outside the window: one of the searches returns it, the other moves it to the window.
    Clamp {
        /// The node.
        node: NodeId,
        /// The best score that both searches found.
        found: Score,
        /// The bound that is returned instead.
        clamped: Score,
        /// Which bound that is.
        side: Side,
        /// The window that the clamping search was called with.
        window: Window,
        /// The rule by which it clamps.
        rule: ReturnRule,
        /// Whether it is the second search that clamps.
        by_second: bool,
    },
    /// The score meets the bound, but no child is left that only one of the searches would look at.
    LastChild {
        /// The node.
        node: NodeId,
        /// The score, and the bound.
        score: Score,
        /// Which bound it meets.
        side: Side,
    },
}

/// A finished search: its settings and its recording.
type FinishedRun<'a> = (&'a Settings, &'a Trace);

impl Difference {
    /// Where `second` diverges from `first`; both searched the same tree with the same window and limit.
    ///
    /// First the place where the scores diverge, if that comes before one search cuts where the other goes on; then that second place, if
    /// any. Differences that change neither a score nor a count are reported only if there are no others; an empty list means that all
    /// events are equal. If a run did not finish, only the part that both have is compared, and at most the first two differences are
    /// reported.
    ///
    /// # Panics
    /// If the two did not search the same tree by alpha-beta or minimax: their calls then do not correspond.
    pub fn between(first: FinishedRun<'_>, second: FinishedRun<'_>) -> Vec<Difference> {
        let (ours, theirs) = (first.1, second.1);
        let both_windowed = first.0.algorithm.windowed && second.0.algorithm.windowed;
        let (mut clamped, mut last) = (None, None);
        for (our, their) in walk(ours).zip(walk(theirs)) {
            let cut = match (ours.events[our], theirs.events[their]) {
                (Event::CutOff { .. }, Event::CutOff { .. }) => continue,
                (Event::CutOff { node, side, .. }, _) => cut(node, side, first, (theirs, their), false),
                (_, Event::CutOff { node, side, .. }) => cut(node, side, second, (ours, our), true),
                (Event::Return(id), Event::Return(_)) if clamped.is_none() => {
                    // Both searches have made the same calls so far, so the visit has the same number in both.
                    let (our, their) = (&ours.visits[id.index()], &theirs.visits[id.index()]);
                    if our.score != their.score {
                        let by_second = our.score == found(our);
                        clamped =
                            Some(if by_second { clamp(their, second.0, true) } else { clamp(our, first.0, false) });
                    }
                    last = last.or_else(|| last_child(our, their).filter(|_| both_windowed));
                    continue;
                }
                _ => continue,
            };
            return clamped.into_iter().chain([cut]).collect();
        }
        let quiet = last.filter(|_| ours.is_finished && theirs.is_finished);
        clamped.or(quiet).into_iter().collect()
    }
}

/// The indices of the events by which a search walks the tree; other events happen at one node.
fn walk(trace: &Trace) -> impl Iterator<Item = usize> {
    let is_step = |&event: &usize| !matches!(trace.events[event], Event::Improve { .. } | Event::Narrow { .. });
    (0..trace.events.len()).filter(is_step)
}

/// The run `cutting` cuts at `node`, where the other goes on with the event `from`.
fn cut(
    node: NodeId,
    side: Side,
    cutting: FinishedRun<'_>,
    (other, from): (&Trace, usize),
    by_second: bool,
) -> Difference {
    let (settings, trace) = cutting;
    let id = trace.visit_of(node, usize::MAX).expect("only a visit cuts");
    let visit = &trace.visits[id.index()];
    let end = other.visits[id.index()].last as usize;
    Difference::Cut {
        node,
        score: found(visit),
        side,
        met: visit.closing.bound(side),
        rule: settings.cut,
        by_second,
        leaves: other.leaves_before(end) - other.leaves_before(from),
    }
}

/// A visit that does not return the best score it found.
fn clamp(visit: &Visit, settings: &Settings, by_second: bool) -> Difference {
    let (found, clamped) = (found(visit), visit.score);
    let side = if found < clamped { Side::Alpha } else { Side::Beta };
    Difference::Clamp {
        node: visit.node,
        found,
        clamped,
        side,
        window: visit.window,
        rule: settings.returns,
        by_second,
    }
}

/// A score equal to the far bound, at the last child: a search that cuts only past the bound narrows once more.
fn last_child(one: &Visit, other: &Visit) -> Option<Difference> {
    let side = if one.closing.alpha() != other.closing.alpha() { Side::Beta } else { Side::Alpha };
    (one.closing != other.closing).then_some(Difference::LastChild { node: one.node, score: found(one), side })
}

/// The best score that a visit found.
fn found(visit: &Visit) -> Score {
    visit.best.expect("an inner node has a child").0
}
