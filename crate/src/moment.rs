//! The same moment in two runs: after an edit the page stays where the search was, or as near before it as it can.
//!
//! A moment is an event without its numbers: what happened, at which node, by which child. Each happens once in a run.

use std::collections::BTreeMap;

use crate::trace::{Event, Trace};
use crate::tree::NodeId;

#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Moment {
    Visit(NodeId),
    Evaluate(NodeId),
    Improve(NodeId, NodeId),
    Narrow(NodeId, NodeId),
    CutOff(NodeId),
    Return(NodeId),
}

/// The step of `new` that shows the same moment as `step` of `old`, else the nearest earlier moment that still exists.
pub fn same_step(old: &Trace, step: usize, new: &Trace) -> usize {
    let steps: BTreeMap<Moment, usize> = moments(new).zip(1..).collect();
    let happened: Vec<Moment> = moments(old).take(step).collect();
    happened.iter().rev().find_map(|moment| steps.get(moment).copied()).unwrap_or(0)
}

fn moments(trace: &Trace) -> impl Iterator<Item = Moment> {
    let mut last_child = NodeId::ROOT;
    trace.events.iter().map(move |&event| {
        let node = trace.node_of(event);
        match event {
            Event::Visit(_) => Moment::Visit(node),
            Event::Evaluate { .. } => Moment::Evaluate(node),
            Event::Improve { child, .. } => {
                last_child = child;
                Moment::Improve(node, child)
            }
            // A bound moves right after the child that moves it has become the best.
            Event::Narrow { .. } => Moment::Narrow(node, last_child),
            Event::CutOff { .. } => Moment::CutOff(node),
            Event::Return(_) => Moment::Return(node),
        }
    })
}
