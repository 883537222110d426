//! What a run has proved of every node, compared with a second computation that knows only which leaves were evaluated.

use common::sketch::{windows, woven};
use common::{dialect, ends, every_search, minimax, number, score, settings, ties, within_payoffs};
use proptest::prelude::*;
use secateur::Bound;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Player;
use secateur::Trace;
use secateur::Window;
use secateur::frame::{Frame, NodeState, Sign};
use secateur::notation;
use secateur::search::{self, Settings, values};
use secateur::trace::Event;

/// What a pass has seen: scores of leaves, and answers of a table.
struct PassRecord {
    scores: Vec<Option<f64>>,
    entries: Vec<(f64, f64)>,
    payoffs: (f64, f64),
}

impl PassRecord {
    fn new(tree: &GameTree, payoffs: Window) -> PassRecord {
        let payoffs = (payoffs.alpha().value(), payoffs.beta().value());
        PassRecord { scores: vec![None; tree.len()], entries: vec![payoffs; tree.len()], payoffs }
    }

    fn add(&mut self, tree: &GameTree, event: Event, payoffs: Window) {
        match event {
            Event::Pass(_) => *self = PassRecord::new(tree, payoffs),
            Event::Evaluate { node, score } => self.scores[node.index()] = Some(score.value()),
            Event::Probe { node, low, high, .. } => {
                let (least, greatest) = self.entries[node.index()];
                self.entries[node.index()] = (least.max(low.value()), greatest.min(high.value()));
            }
            _ => (),
        }
    }

    /// The resulting interval, by definition.
    fn interval(&self, tree: &GameTree, node: NodeId) -> (f64, f64) {
        let below = match self.scores[node.index()] {
            Some(score) => (score, score),
            None if tree.is_leaf(node) => self.payoffs,
            None => {
                let children = tree.children(node).map(|child| self.interval(tree, child));
                let pick: fn(f64, f64) -> f64 = if tree.player(node) == Player::Max { f64::max } else { f64::min };
                children.reduce(|one, other| (pick(one.0, other.0), pick(one.1, other.1))).unwrap()
            }
        };
        let (low, high) = self.entries[node.index()];
        (below.0.max(low), below.1.min(high))
    }
}

/// What the interval says of a score, in the words of design and page.
fn sign_of((low, high): (f64, f64), score: f64) -> Option<Sign> {
    match () {
        () if low == score && high == score => Some(Sign::None),
        () if high <= score => Some(Sign::AtMost),
        () if score <= low => Some(Sign::AtLeast),
        () => None,
    }
}

proptest! {
    #![proptest_config(common::cases(150))]

    #[test]
    fn what_is_proved_follows_from_what_was_looked_at_is_true_and_only_shrinks(
        tree in woven(), bounds in windows(), guess in -8..8, depth in 0..7_usize, ends in ends(), ties in ties(),
    ) {
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        let guess = score(f64::from(guess));
        for settings in every_search() {
            for window in [Window::FULL, window] {
                let settings = Settings { window, guess, ties, depth: Some(depth), ..settings };
                let settings = within_payoffs(settings, &tree, ends);
                let trace = search::record(&tree, &settings).unwrap();
                let mut looked = PassRecord::new(&tree, settings.payoffs);
                let mut before = vec![looked.payoffs; tree.len()];
                let mut horizon = settings.horizon();
                let mut truth = values(&tree, horizon);
                let what = settings.algorithm.id;
                for step in 0..=trace.events.len() {
                    if let Some(event) = step.checked_sub(1).map(|last| trace.events[last]) {
                        looked.add(&tree, event, settings.payoffs);
                        if let Event::Pass(pass) = event {
                            before.fill(looked.payoffs);
                            horizon = trace.passes[pass.index()].horizon;
                            truth = values(&tree, horizon);
                        }
                    }
                    for node in tree.nodes() {
                        let proved = trace.proved(node, step);
                        let (low, high) = (proved.low.value(), proved.high.value());
                        // Level by level nothing is known of a node before the search comes to it.
                        if !settings.algorithm.by_levels || trace.entered(node, step).is_some() {
                            prop_assert_eq!((low, high), looked.interval(&tree, node), "{} node {} at step {}", what, node.0, step);
                        }
                        let known = &mut before[node.index()];
                        prop_assert!(known.0 <= low && high <= known.1, "{} node {} widens at step {}", what, node.0, step);
                        *known = (low, high);
                        // Beyond the limit there is no true value.
                        let value = truth[node.index()].value();
                        prop_assert!(horizon < tree.ply(node) || low <= value && value <= high, "{} node {} at step {}", what, node.0, step);
                    }
                }
            }
        }
    }

    #[test]
    fn signs_and_bounds_say_what_is_proved_and_never_less_than_the_theorem(
        tree in woven(), bounds in windows(), guess in -8..8, ends in ends(), ties in ties(),
    ) {
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        let guess = score(f64::from(guess));
        for settings in every_search() {
            let settings = within_payoffs(Settings { window, guess, ties, ..settings }, &tree, ends);
            let trace = search::record(&tree, &settings).unwrap();
            let said = |node, step: usize, value: f64| {
                let proved = trace.proved(node, step);
                sign_of((proved.low.value(), proved.high.value()), value)
            };
            for visit in &trace.visits {
                let end = visit.last as usize + 1;
                prop_assert_eq!(Some(Sign::from(visit.bound)), said(visit.node, end, visit.score.value()), "{:?}", visit);
                if !visit.window.is_empty() && settings.algorithm.windowed {
                    let theorem = settings.proves(visit.score, visit.window);
                    prop_assert!([Bound::Exact, theorem].contains(&visit.bound), "{:?}", visit);
                }
            }
            for step in 0..=trace.events.len() {
                let frame = Frame::at(&tree, &trace, step);
                for open in frame.open.iter().filter(|open| frame.mark(open.node).state == NodeState::Open) {
                    let returned = trace.visits.iter().any(|visit| visit.node == open.node && visit.last as usize + 1 == step);
                    let best = open.best.filter(|best| best.is_finite()).filter(|_| !returned);
                    let expected = best.and_then(|best| said(open.node, step, best.value()));
                    prop_assert!(returned || frame.mark(open.node).sign == expected.unwrap_or(Sign::None));
                }
            }
            let root = trace.bound;
            prop_assert!(root == Bound::Exact || !settings.algorithm.windowed || root == settings.proves(trace.score, settings.root_window()));
        }
    }
}

/// The signs of a finished run, by node: those of the inner nodes searched.
fn signs(text: &str, settings: &Settings) -> Vec<String> {
    let tree = notation::read(text).unwrap();
    let trace = search::record(&tree, settings).unwrap();
    let frame = Frame::at(&tree, &trace, trace.events.len());
    let inner = tree.nodes().filter(|&node| !tree.is_leaf(node) && frame.mark(node).value.is_some());
    let said = |node: NodeId| {
        let mark = frame.mark(node);
        let sign = match mark.sign {
            Sign::None => "",
            Sign::AtMost => "≤",
            Sign::AtLeast => "≥",
        };
        format!("{} {sign}{}", node.0, number(mark.value.unwrap()))
    };
    inner.map(said).collect()
}

#[test]
fn the_figures_of_the_books_say_what_all_leaves_have_said() {
    let by = |id: &str| settings(dialect(id), Window::FULL);
    // The third child has seen 14, 5 and 2: Russell and Norvig's figure has [2, 2] there.
    let textbook = "((3 12 8) (2 4 6) (14 5 2))";
    assert_eq!(signs(textbook, &by("fail-soft")), ["0 3", "1 3", "5 ≤2", "9 2"]);
    // What is clamped is compared with the number that comes back.
    assert_eq!(signs(textbook, &by("fail-hard")), ["0 3", "1 3", "5 ≤3", "9 ≤3"]);
    // Both leaves of f have been seen, so only c and e are inexact.
    let letters = "a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))";
    assert_eq!(signs(letters, &by("fail-soft-strict")), ["0 4", "1 4", "2 4", "5 ≥5", "8 ≤2", "9 2"]);
    // The node with the leaves 5 and 4 is final, and so is that with 6 and 2.
    let open = Settings { payoffs: Window::new(score(0.0), score(10.0)).unwrap(), ..by("fail-soft") };
    let slides = "(((6 2) (8 7)) ((5 4) (9 3)))";
    assert_eq!(signs(slides, &open), ["0 6", "1 6", "2 6", "5 ≥8", "8 ≤5", "9 5"]);
}

#[test]
fn a_win_is_exact_whoever_finds_it() {
    let tree = notation::read("(W L)").unwrap();
    for settings in every_search().chain([minimax()]) {
        let trace: Trace = search::record(&tree, &settings).unwrap();
        assert_eq!(trace.bound, Bound::Exact, "{}", settings.algorithm.id);
    }
}
