//! What a frame shows besides the fold of its events: negamax from each mover's side, the root's value once it is proved, and how many
//! leaves have been evaluated.

use std::collections::HashSet;

use common::sketch::{trees, windows};
use common::{all_rules, score};
use proptest::prelude::*;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Score;
use secateur::Side;
use secateur::Trace;
use secateur::Window;
use secateur::frame::{Fact, Frame, Sign};
use secateur::notation;
use secateur::search::{self, ALGORITHMS, Algorithm, Settings, values};
use secateur::trace::Event;

fn record(tree: &GameTree, settings: &Settings) -> Trace {
    search::record(tree, settings).unwrap()
}

fn with(id: &str) -> Settings {
    Settings { algorithm: Algorithm::named(id).unwrap(), ..Settings::default() }
}

/// What node `one` shows, as `other` reads it: negated where the other player moves.
fn read_at<T: std::ops::Neg<Output = T>>(tree: &GameTree, one: NodeId, other: NodeId, told: T) -> T {
    if tree.player(one) == tree.player(other) { told } else { -told }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// The procedure itself: everyone maximises, α rises, β cuts, and values passed between opponents are negated, with the bounds swapped.
    /// Between two nodes of one player nothing changes.
    #[test]
    fn negamax_is_told_as_one_procedure(sketch in trees(), bounds in windows()) {
        let tree = notation::read(&sketch.text()).unwrap();
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        for (cut, returns) in all_rules() {
            let trace = record(&tree, &Settings { cut, returns, window, ..with("negamax") });
            let mut arrived = Vec::new();
            for step in 1..=trace.events.len() {
                let frame = Frame::at(&tree, &trace, step);
                let fact = frame.fact().unwrap().by_movers(&tree);
                match fact {
                    Fact::Visit { node, window: called, caller: Some(caller) } => {
                        let above = frame.open[frame.open.len() - 2].by_mover();
                        prop_assert_eq!((above.node, called), (caller, read_at(&tree, caller, node, above.window)));
                    }
                    Fact::Evaluate { node, score, arrival, .. } | Fact::Return { node, score, arrival, .. } => {
                        let Some(caller) = arrival.caller else { continue };
                        prop_assert_eq!(arrival.caller_score, read_at(&tree, node, caller, score));
                        let improves = arrival.caller_best.is_none_or(|best| best < arrival.caller_score);
                        prop_assert_eq!(arrival.improves, improves);
                        arrived.push((node, arrival.caller_score));
                    }
                    Fact::Improve { child, score, previous, .. } => {
                        prop_assert_eq!(arrived.last(), Some(&(child, score)));
                        prop_assert!(previous.is_none_or(|best| best < score));
                    }
                    Fact::Narrow { side, from, to, .. } => prop_assert!(side == Side::Alpha && from < to),
                    Fact::CutOff { side, score, met, .. } => prop_assert!(side == Side::Beta && met <= score),
                    _ => (),
                }
            }
        }
    }

    #[test]
    fn the_root_shows_its_value_as_soon_as_the_bounds_of_the_passes_meet(sketch in trees(), guess in -8..8) {
        let tree = notation::read(&sketch.text()).unwrap();
        let value = values(&tree, usize::MAX)[0];
        for id in ["mtd-f", "sss-star", "dual-star", "aspiration"] {
            let trace = record(&tree, &Settings { guess: score(f64::from(guess)), ..with(id) });
            let mark = Frame::at(&tree, &trace, trace.events.len()).mark(NodeId::ROOT);
            prop_assert_eq!((mark.value, mark.sign), (Some(value), Sign::None), "{}", id);
        }
    }

    #[test]
    fn a_leaf_counts_once_however_often_it_is_evaluated(sketch in trees(), depth in 1..4_usize) {
        let tree = notation::read(&sketch.text()).unwrap();
        let at_limit = |node: NodeId| tree.ply(node) == depth || tree.is_leaf(node);
        for &algorithm in ALGORITHMS {
            let trace = record(&tree, &Settings { algorithm, depth: Some(depth), ..Settings::default() });
            let firsts = trace.first_evaluations(at_limit);
            let mut seen = HashSet::new();
            for (number, event) in trace.events.iter().enumerate() {
                let Event::Evaluate { node, .. } = *event else { continue };
                let is_first = seen.insert(node) && at_limit(node);
                prop_assert_eq!(firsts.contains(&(number as u32)), is_first, "{} event {}", algorithm.id, number);
                prop_assert!(trace.evaluates(node, number + 1));
                prop_assert_eq!(trace.evaluates(node, number), !is_first && seen.contains(&node) && trace.events[..number].contains(event));
            }
        }
    }
}

#[test]
fn two_plies_of_one_player_keep_the_sign() {
    let tree = notation::read("max (max (3 5) min (4 1))").unwrap();
    let trace = record(&tree, &with("negamax"));
    let told = |step| Frame::at(&tree, &trace, step).fact().unwrap().by_movers(&tree);
    let returns: Vec<(u32, f64, f64)> = (1..trace.events.len())
        .filter_map(|step| match told(step) {
            Fact::Return { node, score, arrival, .. } => Some((node.0, score.value(), arrival.caller_score.value())),
            _ => None,
        })
        .collect();
    assert_eq!(returns, [(1, 5.0, 5.0), (4, -4.0, 4.0)]);
    assert_eq!(trace.score, Score::new(5.0).unwrap());
}
