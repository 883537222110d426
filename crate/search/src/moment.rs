//! The same moment in two runs: after an edit the page stays where the search was, or as close before it as possible.
//!
//! A moment is an event without its numbers: what happened, at which node, by which child, and for which time.

use crate::ranking;
use crate::trace::{Event, Trace};
use crate::tree::NodeId;

/// How many moments back to look one by one for one that still exists.
const NEAR: usize = 8;

/// The step of `new` that shows the same moment as `step` of `old`, else the nearest earlier moment that still exists.
pub fn same_step(old: &Trace, step: usize, new: &Trace) -> usize {
    let step = step.min(old.events.len());
    near_step(old, step, new).unwrap_or_else(|| sorted_step(old, step, new))
}

/// The same without sorting, for runs that agree up to the step, or almost.
fn near_step(old: &Trace, step: usize, new: &Trace) -> Option<usize> {
    let alike = moments(old).zip(moments(new)).take(step).take_while(|(old, new)| old == new).count();
    if alike == step {
        return Some(step);
    }
    let near: Vec<(i64, usize)> = moments(old).zip(1..=step).skip(step.saturating_sub(NEAR)).collect();
    near.iter().rev().find_map(|&(moment, step)| {
        let times = moments(old).take(step - 1).filter(|&other| other == moment).count();
        moments(new).zip(1..).filter(|&(other, _)| other == moment).nth(times).map(|(_, step)| step)
    })
}

/// The same for any step.
fn sorted_step(old: &Trace, step: usize, new: &Trace) -> usize {
    let steps = sorted(moments(new));
    let happened = sorted(moments(old).take(step));
    // By old step: the index of the equal moment among the steps of the new run.
    let mut same = vec![None; step];
    for (place, &(moment, step)) in happened.iter().enumerate() {
        let times = place - happened.partition_point(|&(other, _)| other < moment);
        let first = steps.partition_point(|&(other, _)| other < moment);
        same[step - 1] = steps.get(first + times).filter(|&&(other, _)| other == moment).map(|&(_, step)| step);
    }
    same.into_iter().rev().flatten().next().unwrap_or(0)
}

/// Moments with their steps, equal ones in order.
fn sorted(moments: impl Iterator<Item = i64>) -> Vec<(i64, usize)> {
    let mut steps: Vec<(i64, usize)> = moments.zip(1..).collect();
    ranking::sort(&mut steps);
    steps
}

/// Every event as one number: what happened, at which node, by which child. A tree has fewer than 2^29 nodes.
fn moments(trace: &Trace) -> impl Iterator<Item = i64> {
    let mut last_child = NodeId::ROOT;
    trace.events.iter().map(move |&event| {
        let (kind, child) = match event {
            Event::Visit(_) => {
                last_child = NodeId::ROOT;
                (0, NodeId::ROOT)
            }
            Event::Evaluate { .. } => (1, NodeId::ROOT),
            Event::Improve { child, .. } => {
                last_child = child;
                (2, child)
            }
            Event::Sum { child, .. } => (11, child),
            // A bound moves right after the child that moves it has become the best, or before any child has.
            Event::Narrow { .. } => (3, last_child),
            Event::CutOff { .. } => (4, NodeId::ROOT),
            Event::Return(_) => (5, NodeId::ROOT),
            Event::Ask { .. } => (6, NodeId::ROOT),
            Event::Probe { .. } => (7, NodeId::ROOT),
            Event::Store { .. } => (8, NodeId::ROOT),
            Event::Pass(_) => (9, NodeId::ROOT),
            Event::Prove(_) => (10, NodeId::ROOT),
        };
        (kind << 58) | (i64::from(trace.node_of(event).0) << 29) | i64::from(child.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;
    use crate::random::{RandomTree, TreeOrder};
    use crate::search::{self, Settings};

    #[test]
    fn what_is_found_near_is_what_sorting_finds() {
        let mut found = 0;
        for seed in 0..100 {
            let text = RandomTree {
                branching: 1..=3,
                depth: 4,
                scores: 0..=9,
                distinct: false,
                order: TreeOrder::Random,
                chance: false,
                seed,
            }
            .text()
            .unwrap();
            let tree = notation::read(&text).unwrap();
            let leaf = tree.nodes().filter(|&node| tree.is_leaf(node)).nth(seed as usize % tree.leaf_count()).unwrap();
            let edited = notation::read(&notation::replace_score(&text, leaf, "5").unwrap()).unwrap();
            let [old, new] = [&tree, &edited].map(|tree| search::record(tree, &Settings::default()).unwrap());
            for step in 0..=old.events.len() {
                let near = near_step(&old, step, &new);
                assert!(near.is_none_or(|near| near == sorted_step(&old, step, &new)), "{text} at {step}");
                found += usize::from(near.is_some());
            }
        }
        assert!(1000 < found);
    }
}
