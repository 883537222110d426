//! Where a jump to a node leads, what a node's story is, and what a class can be asked, in every search.

use common::every_search;
use common::sketch::trees;
use proptest::prelude::*;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Trace;
use secateur::notation;
use secateur::search;
use secateur::trace::Event;

fn run(text: &str, settings: &search::Settings) -> (GameTree, Trace) {
    let tree = notation::read(text).unwrap();
    let trace = search::record(&tree, settings).unwrap();
    (tree, trace)
}

#[test]
fn a_jump_leads_to_the_call_and_to_its_end_and_of_what_is_lost_to_the_cut_off() {
    let (tree, trace) = run("((3 12 8) (2 4 6) (14 5 2))", &search::Settings::default());
    let jumps = |node: u32| {
        let first = trace.jump(&tree, NodeId(node), 0);
        [first, trace.jump(&tree, NodeId(node), first)]
    };
    // The second subtree is called, cut off after its first leaf, and returns.
    assert_eq!(jumps(5), [11, 15]);
    assert_eq!(jumps(6), [12, 12]);
    assert_eq!(jumps(8), [14, 14]);
    assert_eq!(trace.story(&tree, NodeId(5), 14), [11, 13, 14]);
    assert_eq!(trace.story(&tree, NodeId(8), 14), [14]);
    assert!(trace.story(&tree, NodeId(8), 13).is_empty());
    // Below a limit, to the evaluation that replaces it.
    let limited = search::Settings { depth: Some(1), ..search::Settings::default() };
    let (tree, trace) = run("(1(3 5), 2(4 6))", &limited);
    let shown = trace.jump(&tree, NodeId(5), 0);
    assert_eq!(trace.node_of(trace.events[shown - 1]), NodeId(4));
    assert!(trace.story(&tree, NodeId(5), trace.events.len()).is_empty());
}

proptest! {
    #![proptest_config(common::cases(100))]

    #[test]
    fn jumps_lead_through_all_calls_and_back(sketch in trees()) {
        for settings in every_search() {
            let (tree, trace) = run(&sketch.text(), &settings);
            for node in tree.nodes() {
                let first = trace.jump(&tree, node, 0);
                let (mut last, mut next) = (first, trace.jump(&tree, node, first));
                while next != first {
                    prop_assert!(last < next, "{node:?} from {last} to {next} with {}", settings.algorithm.id);
                    (last, next) = (next, trace.jump(&tree, node, next));
                }
            }
        }
    }

    /// Either a cut-off follows, or the next child, before which a bound may move: so nothing gives the answer away.
    #[test]
    fn every_cut_off_is_asked_about_and_something_else_follows_as_well(sketch in trees()) {
        for settings in every_search().filter(|settings| settings.algorithm.windowed) {
            let (tree, trace) = run(&sketch.text(), &settings);
            let mut asked = None;
            for (step, &event) in trace.events.iter().enumerate() {
                if let Event::CutOff { node, .. } = event {
                    prop_assert_eq!(asked, Some(node), "before step {} with {}", step, settings.algorithm.id);
                }
                if !matches!(event, Event::Narrow { .. } | Event::Improve { .. } | Event::Store { .. }) {
                    asked = None;
                }
                asked = trace.decision(&tree, step + 1).or(asked);
                let Some(parent) = trace.decision(&tree, step + 1) else { continue };
                let next = trace.events[step + 1];
                let node = trace.node_of(next);
                prop_assert!(node == parent || tree.parent(node) == Some(parent));
                let goes_on = !matches!(next, Event::Return(_) | Event::Improve { .. });
                prop_assert!(goes_on);
            }
        }
    }
}
