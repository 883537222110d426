//! Invariants of a run too long to store: it is a prefix of the whole one, and shows the same.

use common::every_search;
use common::sketch::trees;
use proptest::prelude::*;
use secateur::Counts;
use secateur::Frame;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Report;
use secateur::Score;
use secateur::Trace;
use secateur::compare::Difference;
use secateur::grain::Grain;
use secateur::moment;
use secateur::notation;
use secateur::search::{self, ChildOrder, KillerHistory, Settings};
use secateur::trace::Event;
use secateur_drawing::layout::Arrangement;

/// The whole run, and a prefix in about `share` hundredths of the memory of the whole.
fn cut_short(tree: &GameTree, settings: &Settings, share: usize) -> (Trace, Trace) {
    let whole = search::record(tree, settings).unwrap();
    let most = (whole.events.len() + whole.visits.len()) * share / 100;
    (search::record_within(tree, settings, most).unwrap(), whole)
}

/// Whether an event is a call: a run may only be truncated before one.
fn is_call(trace: &Trace, number: usize) -> bool {
    match trace.events[number] {
        Event::Visit(_) | Event::Evaluate { .. } | Event::Pass(_) => true,
        Event::Probe { node, .. } => trace.entered(node, number + 1) == Some(number),
        _ => false,
    }
}

proptest! {
    #![proptest_config(common::cases(1_000))]

    #[test]
    fn an_unfinished_run_is_the_first_part_of_the_whole_one(
        sketch in trees(), share in 0..100_usize, guess in -8..8, order in any::<prop::sample::Index>(),
    ) {
        let tree = notation::read(&sketch.text()).unwrap();
        let order = ChildOrder::ALL[order.index(ChildOrder::ALL.len())];
        for settings in every_search() {
            let settings = Settings { guess: common::score(f64::from(guess)), order, ..settings };
            let (part, whole) = cut_short(&tree, &settings, share);
            let what = settings.algorithm.id;
            let length = part.events.len();
            prop_assert_eq!(part.events.as_slice(), &whole.events[..length], "{}", what);
            if part.is_finished {
                prop_assert_eq!(part, whole, "{}", what);
                continue;
            }
            prop_assert!(length < whole.events.len() && is_call(&whole, length), "{} stops before a call", what);
            prop_assert_eq!((part.score, part.is_certain()), (Score::MINUS_INFINITE, false));
            prop_assert!(part.principal_variation(&tree).is_empty());
            for (visit, full) in part.visits.iter().zip(&whole.visits) {
                if (visit.last as usize) < length {
                    prop_assert_eq!(visit, full, "{}", what);
                } else {
                    prop_assert_eq!((visit.node, visit.caller, visit.window), (full.node, full.caller, full.window));
                    prop_assert!(length <= full.last as usize, "{} is still open", what);
                }
            }
            for (pass, full) in part.passes.iter().zip(&whole.passes) {
                prop_assert_eq!(pass.first, full.first);
                prop_assert_eq!((pass.last as usize) < length, (full.last as usize) < length);
                prop_assert!(length <= pass.last as usize || pass == full, "{}", what);
            }
        }
    }

    #[test]
    fn every_step_of_an_unfinished_run_looks_like_that_of_the_whole_one(
        sketch in trees(), share in 0..100_usize, order in any::<prop::sample::Index>(),
    ) {
        let tree = notation::read(&sketch.text()).unwrap();
        let order = ChildOrder::ALL[order.index(ChildOrder::ALL.len())];
        for settings in every_search() {
            let settings = Settings { order, ..settings };
            let (part, whole) = cut_short(&tree, &settings, share);
            let length = part.events.len();
            for step in 0..=length {
                let (shown, full) = (Frame::at(&tree, &part, step), Frame::at(&tree, &whole, step));
                prop_assert_eq!(shown.fact(), full.fact(), "{} {}", settings.algorithm.id, step);
                prop_assert_eq!(shown.path(), full.path());
                prop_assert_eq!(&shown.open, &full.open);
                for node in tree.nodes() {
                    prop_assert_eq!(shown.mark(node), full.mark(node), "{} at {}", node.0, step);
                }
                prop_assert_eq!(part.leaves_before(step), whole.leaves_before(step));
                prop_assert_eq!(part.cut_offs_before(step), whole.cut_offs_before(step));
                prop_assert_eq!(part.passes_before(step), whole.passes_before(step));
                prop_assert_eq!(part.table_hits_before(step), whole.table_hits_before(step));
                let learned = |trace| KillerHistory::at(&tree, trace, settings.horizon(), step);
                prop_assert_eq!(learned(&part), learned(&whole));
                for &grain in Grain::ALL {
                    prop_assert_eq!(grain.next(&part, step), grain.next(&whole, step).min(length));
                    prop_assert_eq!(grain.previous(&part, step), grain.previous(&whole, step));
                }
                prop_assert_eq!(moment::same_step(&whole, step, &part), step);
                prop_assert_eq!(moment::same_step(&part, step, &whole), step);
            }
            let bins = part.bins(0, length, 7).into_iter().fold([0; 3], |sum, bin| [0, 1, 2].map(|at| sum[at] + bin[at]));
            prop_assert_eq!(bins[0] as usize, part.leaves_before(length));
            prop_assert_eq!(bins[1] as usize, part.cut_offs_before(length));
        }
    }

    #[test]
    fn what_is_told_of_an_unfinished_run_is_true_of_the_whole_one(sketch in trees(), share in 0..100_usize) {
        let tree = notation::read(&sketch.text()).unwrap();
        let searches: Vec<Settings> = every_search().collect();
        for settings in &searches {
            let (part, _) = cut_short(&tree, settings, share);
            let counts = serde_json::to_value(Counts::at_end(&tree, &part, settings)).unwrap();
            let report = serde_json::to_value(Report::new(&tree, &part, settings)).unwrap();
            prop_assert_eq!(counts["score"].is_null(), !part.is_finished);
            prop_assert_eq!(report["score"].is_null(), !part.is_finished);
            prop_assert_eq!(report["events"].as_array().unwrap().len(), part.events.len());
            if !part.has_orders() {
                prop_assert!(Arrangement::from_trace(&tree, &part).ranks().is_empty());
            }
        }
        // Only runs of the first two rows are compared: the others differ by more than cutting and clamping.
        let comparable = |settings: &&Settings| ["alpha-beta", "minimax"].contains(&settings.algorithm.id);
        for one in searches.iter().filter(comparable) {
            for other in searches.iter().filter(comparable) {
                let ((ours, our_whole), (theirs, their_whole)) = (cut_short(&tree, one, share), cut_short(&tree, other, share));
                let places = |first: &Trace, second: &Trace| -> Vec<NodeId> {
                    Difference::between((one, first), (other, second)).iter().map(node_of).collect()
                };
                let (known, truth) = (places(&ours, &theirs), places(&our_whole, &their_whole));
                prop_assert!(known.iter().all(|node| truth.contains(node)), "{:?} of {:?}", known, truth);
            }
        }
    }
}

fn node_of(difference: &Difference) -> NodeId {
    match *difference {
        Difference::Cut { node, .. } | Difference::Clamp { node, .. } | Difference::LastChild { node, .. } => node,
    }
}

#[test]
fn a_run_without_room_ends_before_it_begins() {
    let tree = notation::read("(0 (3 12 8) 0 (2 4 6) 0 (14 5 2))").unwrap();
    for settings in every_search() {
        let trace = search::record_within(&tree, &settings, 0).unwrap();
        assert!(trace.events.is_empty() && !trace.is_finished, "{}", settings.algorithm.id);
        assert!(Frame::at(&tree, &trace, 1).fact().is_none());
    }
}

#[test]
fn a_search_that_nobody_listens_to_any_more_ends_at_once() {
    /// Counts events received after it has had enough.
    struct Deaf {
        leaves: usize,
    }
    impl secateur::Observer for Deaf {
        fn evaluate(&mut self, _: &NodeId, _: Score) {
            self.leaves += 1;
        }
        fn is_full(&self) -> bool {
            100 < self.leaves
        }
    }
    let leaf = |number: usize| (number * 7919 % 1009).to_string();
    let row = |first: usize, width: usize, inner: &dyn Fn(usize) -> String| {
        let children: Vec<String> = (0..width).map(|child| inner(first * width + child)).collect();
        format!("({})", children.join(" "))
    };
    let twigs = |number: usize| row(number, 10, &leaf);
    let boughs = |number: usize| row(number, 10, &twigs);
    let limbs = |number: usize| row(number, 10, &boughs);
    let tree = notation::read(&row(0, 10, &limbs)).unwrap();
    for settings in every_search() {
        // There must be a score where the depth limit stops.
        if settings.algorithm.deepens {
            continue;
        }
        let mut deaf = Deaf { leaves: 0 };
        search::run(&tree, &settings, &mut deaf).unwrap();
        assert!(deaf.leaves <= 110, "{} looks at {} leaves", settings.algorithm.id, deaf.leaves);
    }
}
