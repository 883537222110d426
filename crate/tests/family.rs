//! Invariants of every algorithm in the table, in every order, with transpositions, wins and losses.

use common::naive;
use common::sketch::{Sketch, windows, woven};
use common::{dialect, ends, every_search, holds, in_words, score, shown, ties, within_payoffs};
use proptest::prelude::*;
use secateur::Bound;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Score;
use secateur::Trace;
use secateur::Window;
use secateur::edit::{Edit, edited};
use secateur::frame::{Frame, NodeState, Sign};
use secateur::notation;
use secateur::search::{self, ALGORITHMS, Algorithm, ChildOrder, Settings, minimax_leaves, values};
use secateur::trace::Event;
use serde_json::{Value, json};

fn row(id: &str) -> Algorithm {
    Algorithm::named(id).unwrap_or_else(|| panic!("no algorithm {id}"))
}

fn with(id: &str) -> Settings {
    Settings { algorithm: row(id), ..Settings::default() }
}

fn record(tree: &GameTree, settings: &Settings) -> Trace {
    search::record(tree, settings).unwrap()
}

fn evaluated(trace: &Trace) -> Vec<NodeId> {
    let node = |event: &Event| if let Event::Evaluate { node, .. } = *event { Some(node) } else { None };
    trace.events.iter().filter_map(node).collect()
}

/// The scores of the evaluated leaves, in order.
fn leaves(tree: &GameTree, trace: &Trace) -> Vec<f64> {
    evaluated(trace).into_iter().map(|leaf| tree.score(leaf).unwrap().value()).collect()
}

/// How many leaves some events evaluate, how many cut-offs there are, and how often the root's window moves.
fn counted(events: &[Event]) -> [u32; 3] {
    let count = |counts: fn(&&Event) -> bool| events.iter().filter(counts).count() as u32;
    [
        count(|event| matches!(event, Event::Evaluate { .. })),
        count(|event| matches!(event, Event::CutOff { .. })),
        count(|event| matches!(event, Event::Narrow { node: NodeId::ROOT, .. })),
    ]
}

proptest! {
    #![proptest_config(common::cases(1_000))]

    #[test]
    fn every_algorithm_in_every_order_finds_minimax_and_a_best_move(
        tree in woven(), guess in -8..8, margin in 1..4, seed in any::<u64>(), ends in ends(),
        ties in ties(),
    ) {
        let truth = values(&tree, usize::MAX);
        for settings in every_search() {
            for order in ChildOrder::ALL {
                let order = ChildOrder::named(order.id(), seed).unwrap();
                let (guess, margin) = (score(f64::from(guess) / 2.0), score(f64::from(margin) / 4.0));
                let settings = within_payoffs(Settings { order, guess, margin, ties, ..settings }, &tree, ends);
                let trace = record(&tree, &settings);
                let what = format!("{} {order:?} {:?} {:?}", settings.algorithm.id, settings.cut, settings.returns);
                prop_assert_eq!(trace.score, truth[0], "{}", what);
                prop_assert!(trace.is_certain(), "{}", what);
                let line = trace.principal_variation(&tree);
                let has_move = tree.is_leaf(NodeId::ROOT) || 1 < line.len();
                prop_assert!(has_move || settings.may_mislead(), "{} has a move", what);
                for node in line {
                    prop_assert_eq!(truth[node.index()], truth[0], "{} plays best at {}", what, node.0);
                }
                prop_assert_eq!(search::run(&tree, &settings, &mut ()).unwrap(), trace.score, "unobserved");
            }
        }
    }

    #[test]
    fn every_returned_score_proves_what_it_says(
        tree in woven(), bounds in windows(), guess in -8..8, depth in 0..5_usize, ends in ends(),
    ) {
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        for settings in every_search() {
            let settings = Settings { window, guess: score(f64::from(guess)), depth: Some(depth), ..settings };
            let settings = within_payoffs(settings, &tree, ends);
            let trace = record(&tree, &settings);
            for visit in &trace.visits {
                let pass = trace.passes_before(visit.first as usize).checked_sub(1).map(|pass| trace.passes[pass]);
                let truth = values(&tree, pass.map_or(depth, |pass| pass.horizon));
                let value = truth[visit.node.index()];
                prop_assert!(holds(visit.bound, visit.score, value), "{} {visit:?}, really {value}", settings.algorithm.id);
            }
            for pass in &trace.passes {
                let value = values(&tree, pass.horizon)[0];
                prop_assert!(holds(pass.bound, pass.score, value));
                prop_assert!(pass.known.0 <= value && value <= pass.known.1, "{} {pass:?}", settings.algorithm.id);
            }
        }
    }

    #[test]
    fn a_frame_is_the_fold_of_its_events_and_shows_what_is_true(
        tree in woven(), guess in -8..8, ends in ends(), ties in ties(),
    ) {
        let truth = values(&tree, usize::MAX);
        for settings in every_search().filter(|settings| !settings.algorithm.deepens) {
            let settings = within_payoffs(Settings { guess: score(f64::from(guess)), ties, ..settings }, &tree, ends);
            let trace = record(&tree, &settings);
            let mut fold = RevisitFold::new(&tree);
            for step in 0..=trace.events.len() {
                if 0 < step {
                    fold.add(&trace, step - 1);
                }
                let frame = Frame::at(&tree, &trace, step);
                frame.fact();
                for node in tree.nodes() {
                    prop_assert_eq!(&fold.word(node), &state_and_shown(&frame, node),
                        "{} node {} at step {}: {:?}", settings.algorithm.id, node.0, step, in_words(&tree, &trace, Window::FULL));
                    let mark = frame.mark(node);
                    let Some(value) = mark.value else { continue };
                    let real = truth[node.index()];
                    match mark.sign {
                        Sign::AtLeast => prop_assert!(value <= real),
                        Sign::AtMost => prop_assert!(real <= value),
                        Sign::None if mark.state == NodeState::Closed => prop_assert_eq!(value, real),
                        Sign::None => (),
                    }
                }
            }
        }
    }

    #[test]
    fn bins_count_what_happens_in_any_part(tree in woven(), from in 0..80_usize, length in 0..200_usize, count in 1..20_usize) {
        for settings in every_search() {
            let trace = record(&tree, &settings);
            let edge = |number: usize| (from + length * number / count).min(trace.events.len());
            let naive: Vec<[u32; 3]> = (0..count).map(|bin| counted(&trace.events[edge(bin)..edge(bin + 1)])).collect();
            prop_assert_eq!(trace.bins(from, from + length, count), naive, "{}", settings.algorithm.id);
            prop_assert_eq!(trace.bins(from + length + 1, from, count), vec![[0; 3]; count]);
        }
    }

    #[test]
    fn a_table_changes_no_result_and_evaluates_no_more(
        tree in woven(), bounds in windows(), depth in 0..5_usize, ends in ends(),
    ) {
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        let fixed = [ChildOrder::AsWritten, ChildOrder::Reversed, ChildOrder::Static, ChildOrder::BestFirst];
        for order in fixed {
            for depth in [Some(depth), None] {
                let settings = within_payoffs(Settings { window, depth, order, ..Settings::default() }, &tree, ends);
                let plain = record(&tree, &settings);
                let table = record(&tree, &Settings { algorithm: row("alpha-beta-table"), ..settings });
                let value = values(&tree, depth.unwrap_or(usize::MAX))[0];
                if window.holds(value) {
                    prop_assert_eq!(plain.score, table.score);
                }
                prop_assert_eq!(value <= window.alpha(), table.score <= window.alpha());
                prop_assert_eq!(window.beta() <= value, window.beta() <= table.score);
                prop_assert!(evaluated(&table).len() <= evaluated(&plain).len());
            }
        }
    }

    #[test]
    fn mtd_evaluates_no_position_twice_and_its_bounds_close_in(tree in woven(), guess in -8..8, ends in ends()) {
        for id in ["mtd-f", "sss-star", "dual-star"] {
            let settings = Settings { guess: score(f64::from(guess) / 2.0), ..with(id) };
            let trace = record(&tree, &within_payoffs(settings, &tree, ends));
            let mut positions: Vec<NodeId> = evaluated(&trace).into_iter().map(|node| tree.position(node)).collect();
            let all = positions.len();
            positions.sort_unstable();
            positions.dedup();
            prop_assert_eq!(positions.len(), all, "{}", id);
            for pair in trace.passes.windows(2) {
                prop_assert!(pair[0].known.0 <= pair[1].known.0 && pair[1].known.1 <= pair[0].known.1);
                prop_assert!(pair[0].known != pair[1].known, "every pass finds something out");
            }
            let last = trace.passes[trace.passes.len() - 1];
            prop_assert_eq!(last.known.0, last.known.1);
        }
    }

    #[test]
    fn the_last_pass_of_deepening_is_a_direct_search_to_that_depth(tree in woven(), depth in 0..6_usize) {
        let depth = Some(depth);
        for settings in every_search().filter(|settings| settings.algorithm.deepens) {
            let direct = record(&tree, &Settings { algorithm: row("alpha-beta"), depth, ..settings });
            let deepening = record(&tree, &Settings { depth, ..settings });
            prop_assert_eq!(deepening.score, direct.score);
            for (number, pass) in deepening.passes.iter().enumerate() {
                prop_assert_eq!(pass.score, values(&tree, pass.horizon)[0], "pass {}", number);
                let best = pass.best.filter(|_| pass.bound == Bound::Exact);
                prop_assert!(best.is_none_or(|best| values(&tree, pass.horizon)[best.index()] == pass.score));
            }
        }
    }

    #[test]
    fn negamax_and_minimax_by_levels_do_what_they_are_the_other_form_of(tree in woven(), bounds in windows()) {
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        let alpha_beta = record(&tree, &Settings { window, ..with("alpha-beta") });
        prop_assert_eq!(record(&tree, &Settings { window, ..with("negamax") }), alpha_beta);
        let (depth_first, by_levels) = (record(&tree, &with("minimax")), record(&tree, &with("minimax-by-levels")));
        let by_node = |trace: &Trace| {
            let mut returned: Vec<_> = trace.visits.iter().map(|visit| (visit.node, visit.score, visit.best)).collect();
            returned.sort_unstable_by_key(|(node, ..)| *node);
            returned
        };
        prop_assert_eq!(by_node(&depth_first), by_node(&by_levels));
        let plies: Vec<usize> = by_levels.events.iter().map(|&event| tree.ply(by_levels.node_of(event))).collect();
        prop_assert!(plies.is_sorted_by(|one, other| other <= one), "from the lowest ply up");
        prop_assert_eq!(evaluated(&by_levels).len(), minimax_leaves(&tree, usize::MAX));
    }
}

fn state_and_shown(frame: &Frame<'_>, node: NodeId) -> String {
    let mark = frame.mark(node);
    let state = match mark.state {
        NodeState::Unseen => "unseen",
        NodeState::Open => "open",
        NodeState::Closed => "closed",
        NodeState::Cut => "cut",
        NodeState::Earlier => "earlier",
    };
    // The signs are checked elsewhere: proved.rs.
    format!("{state} {}", shown(frame, node).replace(['≤', '≥'], ""))
}

/// The slow way to a frame of a run with repeated visits: searching a node again makes everything below it outdated.
struct RevisitFold<'a> {
    tree: &'a GameTree,
    state: Vec<&'static str>,
    values: Vec<String>,
    windows: Vec<Option<Window>>,
    returned: Option<NodeId>,
    visited: Vec<bool>,
}

impl<'a> RevisitFold<'a> {
    fn new(tree: &'a GameTree) -> RevisitFold<'a> {
        let count = tree.len();
        let (state, values, windows) = (vec!["unseen"; count], vec![String::new(); count], vec![None; count]);
        RevisitFold { tree, state, values, windows, returned: None, visited: vec![false; count] }
    }

    fn word(&self, node: NodeId) -> String {
        let index = node.index();
        let (state, value) = (self.state[index], &self.values[index]);
        let window = self.windows[index].map(common::interval).unwrap_or_default();
        match state {
            "cut" => "cut cut".to_owned(),
            _ if value.is_empty() || window.is_empty() => format!("{state} {value}{window}"),
            _ => format!("{state} {value} {window}"),
        }
    }

    fn forget(&mut self, nodes: std::ops::Range<u32>) {
        for node in nodes {
            let index = node as usize;
            // What was cut off without a visit returns to its initial state.
            self.state[index] = if self.values[index].is_empty() { "unseen" } else { "earlier" };
            self.windows[index] = None;
        }
    }

    fn add(&mut self, trace: &Trace, number: usize) {
        let event = trace.events[number];
        let node = trace.node_of(event);
        let index = node.index();
        if let Some(returned) = self.returned.take() {
            self.state[returned.index()] = "closed";
        }
        match event {
            Event::Pass(_) => self.forget(0..self.tree.len() as u32),
            Event::Visit(id) => {
                if std::mem::replace(&mut self.visited[index], true) {
                    self.forget(node.0 + 1..self.tree.end(node).0);
                }
                (self.state[index], self.values[index]) = ("open", String::new());
                self.windows[index] = Some(trace.visits[id.index()].window);
            }
            Event::Evaluate { score, .. } => {
                (self.state[index], self.values[index]) = ("closed", common::number(score));
            }
            // A leaf that the table knows; an inner node is open.
            Event::Probe { low, .. } if self.state[index] != "open" => {
                (self.state[index], self.values[index]) = ("closed", common::number(low));
            }
            Event::Improve { score, .. } => self.values[index] = common::number(score),
            Event::Narrow { side, to, .. } => {
                self.windows[index] = self.windows[index].map(|window| window.with(side, to).unwrap())
            }
            Event::CutOff { .. } => {
                for child in self.tree.children(node) {
                    if !matches!(self.state[child.index()], "open" | "closed") {
                        (child.0..self.tree.end(child).0).for_each(|lost| self.state[lost as usize] = "cut");
                    }
                }
            }
            Event::Return(id) => {
                let visit = &trace.visits[id.index()];
                self.values[index] = common::number(visit.score);
                self.returned = Some(node);
            }
            // Where the bounds of the passes meet they prove the root's value, whatever the last pass alone has proved.
            Event::Prove(id) => {
                let (low, high) = trace.passes[id.index()].known;
                if low == high {
                    self.values[index] = common::number(low);
                }
            }
            _ => (),
        }
    }
}

proptest! {
    #![proptest_config(common::cases(2_000))]

    #[test]
    fn the_critical_tree_is_what_the_best_order_looks_at(tree in woven(), depth in 0..6_usize, ends in ends()) {
        for depth in [Some(depth), None] {
            let settings = Settings { depth, order: ChildOrder::BestFirst, ..Settings::default() };
            let settings = within_payoffs(settings, &tree, ends);
            let mut found = evaluated(&record(&tree, &settings));
            found.sort_unstable();
            let horizon = settings.horizon();
            let types = search::critical(&tree, horizon, settings.payoffs);
            let expected: Vec<NodeId> = tree.nodes().filter(|&node| {
                let stops = tree.is_leaf(node) || tree.ply(node) == horizon;
                stops && types[node.index()] != search::NodeType::Spare
            }).collect();
            prop_assert_eq!(search::critical_leaves(&tree, horizon, settings.payoffs), expected.len());
            prop_assert_eq!(found, expected);
        }
    }
}

proptest! {
    #![proptest_config(common::cases(1_000))]

    #[test]
    fn a_strategy_of_max_has_the_value_of_the_root_against_any_move(tree in woven(), depth in 0..6_usize, ties in ties()) {
        for depth in [Some(depth), None] {
            let settings = Settings { depth, ties, ..with("minimax") };
            let trace = record(&tree, &settings);
            let (horizon, line) = (settings.horizon(), trace.principal_variation(&tree));
            let (values, plan) = (values(&tree, horizon), search::strategy(&tree, horizon, &line));
            prop_assert!(line.iter().all(|node| plan[node.index()]), "the principal variation is one of its plays");
            let stops = |node: NodeId| tree.is_leaf(node) || tree.ply(node) == horizon;
            for node in tree.nodes().filter(|node| tree.ply(*node) <= horizon) {
                let follows = tree.children(node).filter(|child| plan[child.index()]).count();
                let expected = match tree.player(node) {
                    _ if !plan[node.index()] || stops(node) => 0,
                    secateur::Player::Max => 1,
                    secateur::Player::Min => tree.children(node).count(),
                };
                prop_assert_eq!(follows, expected, "node {}", node.0);
            }
            let ends = || tree.nodes().filter(|&node| plan[node.index()] && stops(node)).map(|node| values[node.index()]);
            prop_assert!(ends().all(|score| values[0] <= score) && ends().any(|score| score == values[0]));
        }
    }

    #[test]
    fn some_move_keeps_the_value_and_the_line_makes_only_such(tree in woven(), depth in proptest::option::of(0..6_usize)) {
        let settings = Settings { depth, ..with("minimax") };
        let horizon = settings.horizon();
        let (values, keeps) = (values(&tree, horizon), search::keeps_value(&tree, horizon));
        for node in tree.nodes().filter(|&node| tree.ply(node) < horizon && !tree.is_leaf(node)) {
            prop_assert!(tree.children(node).any(|child| keeps[child.index()]));
            for child in tree.children(node) {
                prop_assert_eq!(keeps[child.index()], values[child.index()] == values[node.index()]);
            }
        }
        let line = record(&tree, &settings).principal_variation(&tree);
        prop_assert!(line[1..].iter().all(|node| keeps[node.index()]) && !keeps[0]);
    }
}

#[test]
fn the_strategies_and_the_kept_values_of_the_lectures() {
    let names = |tree: &GameTree, is_in: &[bool]| -> String {
        let name = |node: NodeId| {
            tree.name(node)
                .map_or_else(|| tree.score(node).map_or(String::new(), |score| score.to_string()), str::to_owned)
        };
        let found = tree.nodes().filter(|node| is_in[node.index()]).map(name).filter(|name| !name.is_empty());
        found.collect::<Vec<_>>().join(" ")
    };
    let tree = notation::read("a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))").unwrap();
    assert_eq!(names(&tree, &search::strategy(&tree, usize::MAX, &[])), "a b d 4 e 6");
    assert_eq!(names(&tree, &search::keeps_value(&tree, usize::MAX)), "b d 4 6 2 g 1 1");
    let tree = notation::read("(a: ((4 1) (2 6)) b: ((5 4) (3 4)) c: (7 (2 1)))").unwrap();
    let kept = search::keeps_value(&tree, usize::MAX);
    let moves: Vec<_> =
        tree.children(NodeId::ROOT).map(|child| (tree.name(child).unwrap(), kept[child.index()])).collect();
    assert_eq!(moves, [("a", true), ("b", true), ("c", false)]);
    let run = |id: &str| {
        let rules = dialect(id);
        let trace = record(&tree, &Settings { cut: rules.cut, returns: rules.returns, ..Settings::default() });
        let b = trace.visits.iter().find(|visit| tree.name(visit.node) == Some("b")).unwrap();
        (trace.score.value(), evaluated(&trace).len(), b.score.value(), b.bound)
    };
    // By its comparison the 4 alone proves at most 4 for b; both children being worth 4 proves exactly 4.
    assert_eq!((run("fail-soft").2, run("fail-soft").3), (4.0, Bound::Exact));
    assert_eq!(run("fail-soft-strict"), (4.0, 10, 4.0, Bound::Exact));
    // Among equal moves the one on the line is made.
    let last = tree.children(NodeId::ROOT).nth(1).unwrap();
    assert!(search::strategy(&tree, usize::MAX, &[NodeId::ROOT, last])[last.index()]);
}

/// A uniform tree with all leaves different, in random order.
fn uniform(branching: usize, plies: usize, seed: u64) -> GameTree {
    let most = 10_000;
    let text = secateur::random::RandomTree {
        branching: branching..=branching,
        depth: plies,
        scores: 0..=most,
        distinct: true,
        order: secateur::random::TreeOrder::Random,
        chance: false,
        seed,
    };
    notation::read(&text.text().unwrap()).unwrap()
}

#[test]
fn the_best_order_evaluates_the_minimum_and_the_worst_everything() {
    for (branching, plies) in (2..=4).flat_map(|branching| (1..=5).map(move |plies| (branching, plies))) {
        for seed in 0..5 {
            let tree = uniform(branching, plies, seed);
            let (up, down) = (plies.div_ceil(2) as u32, (plies / 2) as u32);
            let minimal = branching.pow(up) + branching.pow(down) - 1;
            let count = |order| evaluated(&record(&tree, &Settings { order, ..Settings::default() })).len();
            assert_eq!(count(ChildOrder::BestFirst), minimal, "{branching} children, {plies} plies, seed {seed}");
            let worst = count(ChildOrder::WorstFirst);
            if plies <= 3 {
                assert_eq!(worst, branching.pow(plies as u32), "{branching} children, {plies} plies, seed {seed}");
            }
        }
    }
}

#[test]
fn from_four_plies_on_the_worst_order_by_value_may_still_be_cut() {
    let lost = (0..50).filter(|&seed| {
        let tree = uniform(2, 4, seed);
        let order = ChildOrder::WorstFirst;
        evaluated(&record(&tree, &Settings { order, ..Settings::default() })).len() < 16
    });
    assert!(0 < lost.count(), "b^d for the worst order is not true of all trees");
}

#[test]
fn sss_star_and_mtd_from_a_win_evaluate_the_same_leaves() {
    for (branching, plies) in [(2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (2, 5)] {
        for seed in 0..20 {
            let tree = uniform(branching, plies, seed);
            for beyond in [None, Some(0)] {
                let settings = within_payoffs(with("sss-star"), &tree, [beyond; 2]);
                let mut found = evaluated(&record(&tree, &settings));
                let (value, mut expected) = naive_sss_star(&tree, settings.payoffs.beta());
                found.sort_unstable();
                expected.sort_unstable();
                assert_eq!(found, expected, "{branching} children, {plies} plies, seed {seed}");
                assert_eq!(value, values(&tree, usize::MAX)[0]);
            }
        }
    }
}

/// SSS* by its states (Stockman 1979): the list of open states, the most promising first.
fn naive_sss_star(tree: &GameTree, greatest: Score) -> (Score, Vec<NodeId>) {
    let mut open = vec![(NodeId::ROOT, false, greatest)];
    let mut evaluated = Vec::new();
    loop {
        let (node, is_solved, merit) = open.remove(0);
        let is_max = tree.player(node) == secateur::Player::Max;
        if !is_solved {
            if tree.is_leaf(node) {
                evaluated.push(node);
                let score = tree.score(node).unwrap();
                let merit = if score < merit { score } else { merit };
                let place = open.iter().position(|&(other, _, open)| open < merit || open == merit && node < other);
                open.insert(place.unwrap_or(open.len()), (node, true, merit));
            } else if is_max {
                let children: Vec<_> = tree.children(node).map(|child| (child, false, merit)).collect();
                open.splice(0..0, children);
            } else {
                open.insert(0, (NodeId(node.0 + 1), false, merit));
            }
            continue;
        }
        let Some(parent) = tree.parent(node) else { return (merit, evaluated) };
        let sibling = tree.end(node);
        if is_max && sibling < tree.end(parent) {
            open.insert(0, (sibling, false, merit));
        } else {
            if !is_max {
                open.retain(|&(other, ..)| other < parent || tree.end(parent) <= other);
            }
            open.insert(0, (parent, true, merit));
        }
    }
}

#[test]
fn the_slides_of_mtd() {
    let tree = notation::read("(((6 2) (8 7)) ((5 4) (9 3)))").unwrap();
    let trace = record(&tree, &Settings { guess: score(3.0), ..with("mtd-f") });
    let passes: Vec<String> = trace
        .passes
        .iter()
        .map(|pass| format!("{} {:?} {}", common::interval(pass.window), pass.bound, pass.score))
        .collect();
    assert_eq!(passes, ["(2, 3) Lower 6", "(6, 7) Upper 6"]);
    assert_eq!(
        trace.principal_variation(&tree),
        [NodeId(0), NodeId(1)],
        "only the move of the pass that failed high is proved"
    );
}

/// A run in the words of the table: scores in evaluation order, and other events between them.
fn told(tree: &GameTree, trace: &Trace) -> String {
    let mut text = String::new();
    let say = |event: &Event| match *event {
        Event::Evaluate { score, .. } => format!("{} ", common::number(score)),
        Event::CutOff { node, .. } => format!("cut {}, ", node.0),
        Event::Ask { node, window } => format!("ask {} in {}, ", node.0, common::interval(window)),
        Event::Probe { node, low, high, .. } => {
            let known = match (low, high) {
                (low, high) if low == high => format!("= {}", common::number(low)),
                (low, Score::INFINITE) => format!("≥ {}", common::number(low)),
                (_, high) => format!("≤ {}", common::number(high)),
            };
            format!("known {} {known}, ", node.0)
        }
        Event::Pass(id) => format!("{}: ", common::interval(trace.passes[id.index()].window)),
        Event::Prove(id) => {
            let pass = &trace.passes[id.index()];
            format!("{} {}; ", common::number(pass.score), format!("{:?}", pass.bound).to_lowercase())
        }
        _ => String::new(),
    };
    text.extend(trace.events.iter().map(say));
    assert!(trace.events.iter().all(|&event| trace.node_of(event).index() < tree.len()));
    text.trim_end_matches([' ', ',', ';']).to_owned()
}

#[test]
fn the_family_runs_as_the_table_says() {
    let table: Vec<Value> = serde_json::from_str(include_str!("cases/family.json")).unwrap();
    for case in &table {
        let tree = notation::read(case["tree"].as_str().unwrap()).unwrap();
        let number = |name: &str, otherwise| case[name].as_f64().map_or(otherwise, score);
        let plain = with(case["algorithm"].as_str().unwrap());
        let settings = Settings {
            guess: number("guess", plain.guess),
            margin: number("margin", plain.margin),
            payoffs: Window::new(number("least", plain.payoffs.alpha()), number("greatest", plain.payoffs.beta()))
                .unwrap(),
            order: case["order"].as_str().map_or(plain.order, |id| ChildOrder::named(id, 1).unwrap()),
            ..plain
        };
        let trace = record(&tree, &settings);
        assert_eq!(told(&tree, &trace), case["run"].as_str().unwrap(), "{}", case["name"]);
        assert_eq!(trace.score.value(), case["score"].as_f64().unwrap(), "{}", case["name"]);
        if let Some(expected) = case["leaves"].as_u64() {
            assert_eq!(evaluated(&trace).len() as u64, expected, "{}", case["name"]);
        }
        let line: Vec<u32> = trace.principal_variation(&tree).iter().map(|node| node.0).collect();
        assert_eq!(json!(line), case["principal_variation"], "{}", case["name"]);
    }
    for algorithm in ALGORITHMS.iter().filter(|row| row.windowed && !["alpha-beta", "negamax"].contains(&row.id)) {
        assert!(table.iter().any(|case| case["algorithm"] == algorithm.id), "{} has a row", algorithm.id);
    }
}

#[test]
fn the_refutation_table_tries_the_line_that_answered_first() {
    let tree = notation::read(ANSWERED).unwrap();
    let settings = Settings { order: ChildOrder::Refutation, ..with("iterative-deepening") };
    let trace = record(&tree, &settings);
    let named = |line: &[NodeId]| -> String {
        line.iter()
            .map(|&node| tree.name(node).map_or(tree.score(node).unwrap().to_string(), str::to_owned))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let after = |pass: usize| -> Vec<String> {
        let lines = trace.refutations(&tree, trace.passes[pass].last as usize + 1);
        lines.iter().map(|line| named(line)).collect()
    };
    assert_eq!(trace.refutations(&tree, 3), Vec::<Vec<NodeId>>::new(), "no pass has ended");
    assert_eq!(after(0), ["a", "b", "c"]);
    assert_eq!(after(1), ["a a1", "b b2", "c c2"]);
    assert_eq!(after(2), ["a a1 7", "b b2 5", "c c2 8"]);
    // Without deepening there is nothing to go by.
    let plain = record(&tree, &Settings { order: ChildOrder::Refutation, ..Settings::default() });
    assert_eq!(plain.events, record(&tree, &Settings::default()).events);
}

/// Three moves, and static evaluations on the way.
const ANSWERED: &str = "(a: 4 (a1: 3 (7 3) a2: 5 (8 6)) b: 9 (b1: 7 (7 9) b2: 4 (5 3)) c: 6 (c1: 6 (9 5) c2: 5 (8 1)))";

#[test]
fn an_order_says_what_it_lacks() {
    let lacks = |text: &str, order: ChildOrder, id: &str| {
        order.lacks(&notation::read(text).unwrap(), row(id)).map(search::Lack::id)
    };
    assert_eq!(lacks("((3 5) 4)", ChildOrder::Static, "alpha-beta"), Some("static"));
    assert_eq!(lacks("(4 (3 5) 4)", ChildOrder::Static, "alpha-beta"), None);
    assert_eq!(lacks("((3 5) 4)", ChildOrder::Killer, "alpha-beta"), Some("names"));
    assert_eq!(lacks("((x: 3 5) 4)", ChildOrder::History, "alpha-beta"), None);
    for id in ["mtd-f", "sss-star", "aspiration", "iterative-deepening"] {
        assert_eq!(lacks("((3 5) 4)", ChildOrder::PreviousPass, id), None, "{id}");
    }
    for id in ["minimax", "alpha-beta", "pvs", "alpha-beta-table"] {
        assert_eq!(lacks("((3 5) 4)", ChildOrder::PreviousPass, id), Some("passes"), "{id}");
    }
    assert_eq!(lacks("((3 5) 4)", ChildOrder::Refutation, "mtd-f"), Some("deepening"));
    assert_eq!(lacks("((3 5) 4)", ChildOrder::Refutation, "iterative-deepening"), None);
    assert_eq!(lacks("((3 5) 4)", ChildOrder::FewestNodes, "minimax"), None);
}

#[test]
fn orders_change_what_is_looked_at_first() {
    let tree = notation::read("(x: 2 (a:3 b:12 c:8) y: 9 (a:2 c:4) z: 5 (b:14 a:5 c:2))").unwrap();
    let expected: [(&str, &[f64]); 11] = [
        ("as-written", &[3.0, 12.0, 8.0, 2.0, 14.0, 5.0, 2.0]),
        ("static", &[2.0, 4.0, 2.0, 3.0, 8.0, 12.0]),
        ("fewest-children", &[2.0, 4.0, 3.0, 12.0, 8.0, 14.0, 5.0, 2.0]),
        ("fewest-nodes", &[2.0, 4.0, 3.0, 12.0, 8.0, 14.0, 5.0, 2.0]),
        ("refutation", &[3.0, 12.0, 8.0, 2.0, 14.0, 5.0, 2.0]),
        ("killer", &[3.0, 12.0, 8.0, 2.0, 5.0, 14.0, 2.0]),
        ("history", &[3.0, 12.0, 8.0, 2.0, 5.0, 14.0, 2.0]),
        ("previous-pass", &[3.0, 12.0, 8.0, 2.0, 14.0, 5.0, 2.0]),
        ("best-first", &[3.0, 8.0, 12.0, 2.0, 2.0]),
        ("worst-first", &[4.0, 2.0, 14.0, 5.0, 2.0, 12.0, 8.0, 3.0]),
        ("reversed", &[2.0, 5.0, 14.0, 4.0, 2.0, 8.0, 12.0, 3.0]),
    ];
    for (id, expected) in expected {
        let order = ChildOrder::named(id, 0).unwrap();
        let trace = record(&tree, &Settings { order, ..Settings::default() });
        assert_eq!(leaves(&tree, &trace), expected, "{id}");
    }
    let shuffled = |seed| {
        let order = ChildOrder::Shuffled { seed };
        leaves(&tree, &record(&tree, &Settings { order, ..Settings::default() }))
    };
    assert_eq!(shuffled(7), shuffled(7));
    assert!((0..20).any(|seed| shuffled(seed) != shuffled(7)));
}

#[test]
fn minimax_of_a_woven_tree_is_that_of_the_tree_written_out() {
    let woven = notation::read("(a: (b: (3 5) 9) c: (@b 4))").unwrap();
    let plain = notation::read("(a: (b: (3 5) 9) c: (b: (3 5) 4))").unwrap();
    for settings in every_search().filter(|settings| !settings.algorithm.table && !settings.algorithm.deepens) {
        assert_eq!(record(&woven, &settings).events, record(&plain, &settings).events, "{}", settings.algorithm.id);
    }
    let table = record(&woven, &with("alpha-beta-table"));
    assert!(in_words(&woven, &table, Window::FULL).contains(&"probe 7 5 to 5".to_owned()));
    assert_eq!(naive::minimax(&Sketch { score: Some(1.0), ..Sketch::default() }), 1.0);
    assert_eq!(dialect("fail-soft").id, "fail-soft");
}

proptest! {
    #![proptest_config(common::cases(1_000))]

    #[test]
    fn a_woven_tree_is_written_as_it_was_read(tree in woven()) {
        prop_assert_eq!(&notation::read(&notation::write(&tree)).unwrap(), &tree, "{}", notation::write(&tree));
        for node in tree.nodes() {
            let first = tree.position(node);
            prop_assert!(first <= node && tree.position(first) == first);
            prop_assert_eq!(tree.score(node), tree.score(first));
            prop_assert_eq!(tree.player(node), tree.player(first));
            let children = tree.children(node).map(|child| tree.position(child));
            prop_assert!(children.eq(tree.children(first).map(|child| tree.position(child))));
        }
    }

    #[test]
    fn an_edit_keeps_a_woven_tree_woven_or_says_why_not(tree in woven(), at in any::<prop::sample::Index>(), what in 0..8) {
        let node = NodeId(at.index(tree.len()) as u32);
        let edit = match what {
            0 => Edit::AddChild,
            1 => Edit::AddSibling,
            2 => Edit::Delete,
            3 => Edit::MoveLeft,
            4 => Edit::MoveRight,
            5 => Edit::SetTurn(tree.player(node).other().into()),
            6 => Edit::SetName(Some("other".to_owned())),
            _ => Edit::SetScore(Some(score(8.0))),
        };
        let Ok((edited, now)) = edited(&tree, node, &edit) else { return Ok(()) };
        prop_assert_eq!(&notation::read(&notation::write(&edited)).unwrap(), &edited);
        match edit {
            Edit::AddChild => prop_assert_eq!(edited.score(now), Some(score(0.0)).filter(|_| !tree.is_leaf(node)).or(tree.score(node))),
            Edit::SetScore(_) => prop_assert_eq!(edited.score(now), Some(score(8.0))),
            Edit::SetName(_) => prop_assert_eq!(edited.name(now), Some("other")),
            _ => (),
        }
    }
}

#[test]
fn a_position_is_met_again_by_its_name() {
    let tree = notation::read("(b: (3 c: (5 1)) d: (@c 4) @b)").unwrap();
    assert_eq!(tree.len(), 16);
    let met: Vec<u32> = tree.nodes().filter(|&node| tree.is_met_again(node)).map(|node| node.0).collect();
    assert_eq!(met, [7, 11], "the c below the second b is met again with it");
    assert_eq!(tree.position(NodeId(13)), NodeId(3));
    assert_eq!(notation::write(&tree), "(b:(3 c:(5 1))d:(@c 4)@b)");
    // A score below a transposition is written at its first occurrence.
    assert_eq!(notation::replace_score("(b: (3 5) @b)", NodeId(6), "9").unwrap(), "(b: (3 9) @b)");
}

#[test]
fn what_cannot_be_met_again_says_why() {
    for (text, kind) in [
        ("(@b b: (3 5))", "unknown-position"),
        ("(b: (3 5) b: (1 2) @b)", "ambiguous-position"),
        ("b: (3 (4 @b))", "endless-position"),
        ("(b: 3 max @b)", "bad-score"),
        ("(b: 3 @)", "bad-score"),
    ] {
        let error = notation::read(text).unwrap_err();
        assert_eq!(error.kind.id(), kind, "{text}");
        assert_eq!(text[error.range].chars().next(), Some('@'), "{text}");
    }
    let doubled: String = (1..=22).map(|number| format!(" n{number}: (@n{0} @n{0})", number - 1)).collect();
    let error = notation::read(&format!("(n0: (1 2){doubled})")).unwrap_err();
    assert_eq!(error.kind.id(), "too-many-nodes");
}

#[test]
fn a_name_that_other_places_need_stays() {
    let tree = notation::read("(b: (3 5) @b)").unwrap();
    for name in [None, Some("c".to_owned())] {
        let wanted = name.is_none();
        let edited = edited(&tree, NodeId(1), &Edit::SetName(name));
        assert_eq!(edited.is_err(), wanted, "a new name is used at all places");
    }
    let twice = edited(&notation::read("(b: (3 5) 7 @b)").unwrap(), NodeId(4), &Edit::SetName(Some("b".to_owned())));
    assert_eq!(twice.unwrap().0.to_string(), "(b:(3 5)b:7 b:@/b)", "the way there means it still");
}
