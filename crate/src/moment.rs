//! The same moment in two runs: after an edit the page stays where the search was, or as near before it as it can.
//!
//! A moment is an event without its numbers: what happened, at which node, by which child. Each happens once in a run.

use crate::trace::{Event, Trace};
use crate::tree::NodeId;

/// The step of `new` that shows the same moment as `step` of `old`, else the nearest earlier moment that still exists.
pub fn same_step(old: &Trace, step: usize, new: &Trace) -> usize {
    let mut steps: Vec<(i64, usize)> = moments(new).zip(1..).collect();
    steps.sort_unstable();
    let happened: Vec<i64> = moments(old).take(step).collect();
    let step_of = |moment| steps.binary_search_by_key(moment, |&(moment, _)| moment).ok().map(|at| steps[at].1);
    happened.iter().rev().find_map(step_of).unwrap_or(0)
}

/// Every event as one number: what happened, at which node, by which child. A tree has fewer nodes than 2^30.
fn moments(trace: &Trace) -> impl Iterator<Item = i64> {
    let mut last_child = NodeId::ROOT;
    trace.events.iter().map(move |&event| {
        let (kind, child) = match event {
            Event::Visit(_) => (0, NodeId::ROOT),
            Event::Evaluate { .. } => (1, NodeId::ROOT),
            Event::Improve { child, .. } => {
                last_child = child;
                (2, child)
            }
            // A bound moves right after the child that moves it has become the best.
            Event::Narrow { .. } => (3, last_child),
            Event::CutOff { .. } => (4, NodeId::ROOT),
            Event::Return(_) => (5, NodeId::ROOT),
        };
        (kind << 60) | (i64::from(trace.node_of(event).0) << 30) | i64::from(child.0)
    })
}
