//! Who holds a bound: where a window's bounds come from, compared with the recorder's note of each cut-off.

use common::sketch::{windows, woven};
use common::{ends, every_search, score, within_payoffs};
use proptest::prelude::*;
use secateur::Frame;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Player;
use secateur::Score;
use secateur::Side;
use secateur::Window;
use secateur::holder::Holder;
use secateur::notation;
use secateur::search::{self, Algorithm, ChildOrder, Settings};
use secateur::trace::Event;

fn with(id: &str) -> Settings {
    Settings { algorithm: Algorithm::named(id).unwrap(), ..Settings::default() }
}

/// The holders of the innermost open window's bounds at the first cut-off: α, β.
fn at_first_cut_off(text: &str, settings: &Settings) -> [Holder; 2] {
    let tree: GameTree = text.parse().unwrap();
    let trace = search::record(&tree, settings).unwrap();
    let cut_off = trace.events.iter().position(|event| matches!(event, Event::CutOff { .. })).unwrap();
    let frame = Frame::at(&tree, &trace, cut_off + 1);
    let node = frame.open.last().unwrap().node;
    [Side::Alpha, Side::Beta].map(|side| frame.holder(node, side, settings.payoffs))
}

#[test]
fn a_bound_is_that_of_an_ancestor_of_the_root_window_or_of_the_payoffs() {
    let plain = Settings::default();
    let holders = at_first_cut_off("((3 12 8) (2 4 6))", &plain);
    assert_eq!(holders, [Holder::Node(NodeId::ROOT), Holder::Payoffs]);
    let windowed = Settings { window: Window::new(score(4.0), score(9.0)).unwrap(), ..plain };
    assert_eq!(at_first_cut_off("((3 12 8) (2 4 6))", &windowed), [Holder::RootWindow; 2]);
    let payoffs = Window::new(score(2.0), Score::INFINITE).unwrap();
    let holders = at_first_cut_off("((2 12 8) (2 4 6))", &Settings { payoffs, ..plain });
    assert_eq!(holders, [Holder::Payoffs; 2]);
}

#[test]
fn nobody_has_the_bound_that_a_question_sets() {
    let [alpha, beta] = at_first_cut_off("((3 12 8) ((5 7) 9))", &with("pvs"));
    assert_eq!([alpha, beta], [Holder::Node(NodeId::ROOT), Holder::Nobody]);
}

#[test]
fn a_bound_that_a_pass_begins_with_is_that_of_its_root_window() {
    let (tree, settings): (GameTree, _) = ("((3 12 8) (2 4 6) (14 5 2))".parse().unwrap(), with("mtd-f"));
    let trace = search::record(&tree, &settings).unwrap();
    let frame = Frame::at(&tree, &trace, trace.passes[1].first as usize + 2);
    assert_eq!(frame.open[0].window, trace.passes[1].window);
    assert_eq!(frame.holder(NodeId::ROOT, Side::Beta, settings.payoffs), Holder::RootWindow);
}

#[test]
fn the_worst_payoff_is_the_least_for_max_and_the_greatest_for_min() {
    let payoffs = Window::new(score(-3.0), score(8.0)).unwrap();
    assert_eq!([Player::Max, Player::Min].map(|player| payoffs.worst(player)), [score(-3.0), score(8.0)]);
    assert_eq!(Player::Min.sees(payoffs.worst(Player::Min)), score(-8.0), "as MIN tells it, the smallest too");
}

proptest! {
    #![proptest_config(common::cases(300))]

    /// The recorder knows who passed a bound down; the frame knows whose score it is.
    #[test]
    fn the_holder_of_a_cut_off_has_the_bound_or_nobody_does(
        tree in woven(), bounds in windows(), order in any::<prop::sample::Index>(), ends in ends(),
        depth in proptest::option::of(1..5_usize), ties in common::ties(),
    ) {
        let order = ChildOrder::ALL[order.index(ChildOrder::ALL.len())];
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        for (settings, window) in every_search().flat_map(|one| [(one, Window::FULL), (one, window)]) {
            let settings = within_payoffs(Settings { window, order, depth, ties, ..settings }, &tree, ends);
            let trace = search::record(&tree, &settings).unwrap();
            for (number, event) in trace.events.iter().enumerate() {
                let Event::CutOff { side, holder, .. } = *event else { continue };
                let frame = Frame::at(&tree, &trace, number + 1);
                let found = frame.holder(frame.open.last().unwrap().node, side, settings.payoffs);
                // A bound set by a question or a table may be nobody's score, or accidentally an end.
                let guesses = settings.algorithm.asks || settings.algorithm.table;
                let is_told = match holder {
                    None => matches!(found, Holder::RootWindow | Holder::Payoffs),
                    Some(node) => found == Holder::Node(node) || guesses && !matches!(found, Holder::Node(_)),
                };
                prop_assert!(is_told, "{} {:?} {:?} {}", settings.algorithm.id, holder, found, notation::write(&tree));
            }
        }
    }
}
