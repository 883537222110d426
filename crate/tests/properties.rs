//! What must hold on every tree, under every dialect and window.

use common::naive;
use common::sketch::{Sketch, plain_trees, trees, windows};
use common::{all_rules, ends, in_words, minimax, settings, shown, ties, within_payoffs};
use proptest::prelude::*;
use secateur::Bound;
use secateur::CutRule;
use secateur::GameTree;
use secateur::NodeId;
use secateur::ReturnRule;
use secateur::Score;
use secateur::Ties;
use secateur::Trace;
use secateur::Window;
use secateur::frame::{Frame, NodeState, Sign};
use secateur::moment;
use secateur::notation;
use secateur::search::{self, DIALECTS, Settings};
use secateur::trace::Event;
use secateur_drawing::layout::{Boxes, Layout};

fn read(sketch: &Sketch) -> GameTree {
    notation::read(&sketch.text()).unwrap()
}

fn window((low, high): (f64, f64)) -> Window {
    Window::new(common::score(low), common::score(high)).unwrap()
}

fn bounds_of(window: Window) -> [Score; 2] {
    [window.alpha(), window.beta()]
}

/// The minimax value of every node, by its id.
fn values(sketch: &Sketch, values: &mut Vec<f64>) {
    values.push(naive::minimax(sketch));
    sketch.children.iter().for_each(|child| self::values(child, values));
}

fn holds(bound: Bound, score: Score, value: f64) -> bool {
    match bound {
        Bound::Exact => score.value() == value,
        Bound::Lower => score.value() <= value,
        Bound::Upper => value <= score.value(),
    }
}

fn evaluated(trace: &Trace) -> Vec<NodeId> {
    let node = |event: &Event| match event {
        Event::Evaluate { node, .. } => Some(*node),
        _ => None,
    };
    trace.events.iter().filter_map(node).collect()
}

proptest! {
    #![proptest_config(common::cases(10_000))]

    #[test]
    fn every_dialect_finds_minimax_and_a_best_move(sketch in trees(), ends in ends()) {
        let tree = read(&sketch);
        let mut truth = Vec::new();
        values(&sketch, &mut truth);
        for dialect in DIALECTS {
            let settings = within_payoffs(settings(dialect, Window::FULL), &tree, ends);
            let trace = search::record(&tree, &settings).unwrap();
            prop_assert_eq!(trace.score.value(), truth[0], "{}", dialect.id);
            prop_assert!(trace.is_certain());
            for node in trace.principal_variation(&tree) {
                prop_assert_eq!(truth[node.index()], truth[0], "{} plays best all the way", dialect.id);
            }
        }
        let plain = search::record(&tree, &minimax()).unwrap();
        prop_assert_eq!(plain.score.value(), truth[0]);
        prop_assert_eq!(evaluated(&plain).len(), tree.leaf_count());
    }

    #[test]
    fn every_event_is_the_one_of_a_naive_search(sketch in trees(), bounds in windows(), ends in ends(), ties in ties()) {
        let tree = read(&sketch);
        for (cut, returns) in all_rules() {
            let settings = Settings { cut, returns, ties, window: window(bounds), ..Settings::default() };
            let settings = within_payoffs(settings, &tree, ends);
            let trace = search::record(&tree, &settings).unwrap();
            let [alpha, beta] = bounds_of(settings.root_window());
            let expected = naive::alpha_beta(&sketch, (alpha.value(), beta.value()), &settings);
            // The naive search does not say what a returned score proves.
            let strip = |event: String| {
                event.trim_end_matches(" exact").trim_end_matches(" lower").trim_end_matches(" upper").to_owned()
            };
            let found: Vec<String> = in_words(&tree, &trace, settings.root_window()).into_iter().map(strip).collect();
            prop_assert_eq!(found, expected.events, "{:?} {:?}", cut, returns);
            prop_assert_eq!(trace.score.value(), expected.score);
            prop_assert_eq!(search::run(&tree, &settings, &mut ()).unwrap(), trace.score, "unobserved");
        }
    }

    #[test]
    fn every_returned_score_proves_what_it_says(sketch in trees(), bounds in windows(), ends in ends()) {
        let tree = read(&sketch);
        let mut truth = Vec::new();
        values(&sketch, &mut truth);
        for (cut, returns) in all_rules() {
            let settings = Settings { cut, returns, window: window(bounds), ..Settings::default() };
            let settings = within_payoffs(settings, &tree, ends);
            let trace = search::record(&tree, &settings);
            let is_closed = (cut, returns) == (CutRule::PastBound, ReturnRule::FailSoft);
            for visit in trace.unwrap().visits {
                let value = truth[visit.node.index()];
                prop_assert!(holds(visit.bound, visit.score, value), "{visit:?}, really {value}");
                let [alpha, beta] = bounds_of(visit.window);
                let is_exact = match is_closed {
                    true => alpha <= visit.score && visit.score <= beta,
                    false => alpha < visit.score && visit.score < beta,
                };
                if is_closed || !visit.window.is_empty() {
                    let bound = if is_exact { Bound::Exact } else { Bound::classify(visit.score, visit.window) };
                    let (end, score) = (if bound == Bound::Upper { settings.payoffs.alpha() } else { settings.payoffs.beta() }, visit.score);
                    // Nothing lies beyond the end of the payoffs; at ±∞ the bound itself says so.
                    let theorem = if score == end && end.is_finite() { Bound::Exact } else { bound };
                    prop_assert_eq!(settings.proves(visit.score, visit.window), theorem);
                    prop_assert!([Bound::Exact, theorem].contains(&visit.bound), "no less than the theorem");
                }
            }
        }
    }

    #[test]
    fn alpha_beta_evaluates_some_of_minimax_leaves_in_its_order(sketch in trees(), bounds in windows()) {
        let tree = read(&sketch);
        for (cut, returns) in all_rules() {
            let trace = search::record(&tree, &Settings { cut, returns, window: window(bounds), ..Settings::default() });
            let leaves = evaluated(&trace.unwrap());
            prop_assert!(leaves.is_sorted() && leaves.iter().all(|&leaf| tree.is_leaf(leaf)));
        }
    }
}

proptest! {
    #![proptest_config(common::cases(1_000))]

    #[test]
    fn taking_the_last_of_equals_changes_nothing_but_the_move(sketch in trees(), bounds in windows(), ends in ends()) {
        let tree = read(&sketch);
        let mut truth = Vec::new();
        values(&sketch, &mut truth);
        for window in [Window::FULL, window(bounds)] {
            for (cut, returns) in all_rules() {
                let first = within_payoffs(Settings { cut, returns, window, ..Settings::default() }, &tree, ends);
                let last = Settings { ties: Ties::Last, ..first };
                let [one, other] = [first, last].map(|settings| search::record(&tree, &settings).unwrap());
                let but_improving = |trace: &Trace| -> Vec<String> {
                    let words = in_words(&tree, trace, first.root_window()).into_iter();
                    words.filter(|event| !event.starts_with("improve")).collect()
                };
                prop_assert_eq!(but_improving(&one), but_improving(&other), "{:?} {:?}", cut, returns);
                // The leaves evaluated may make the root certain where the scores alone leave all moves in doubt.
                if !other.theorem.is_certain(other.score) {
                    continue;
                }
                prop_assert_eq!(first.wrong_move(&tree, &one), None);
                let taken = other.taken_move().map(|node| (node, truth[node.index()]));
                let wrong = taken.filter(|&(_, worth)| worth != truth[0]);
                prop_assert_eq!(wrong, last.wrong_move(&tree, &other).map(|(node, worth)| (node, worth.value())));
                if !last.may_mislead() {
                    prop_assert_eq!(wrong, None, "what lies on a bound is exact");
                    let line = other.principal_variation(&tree);
                    prop_assert!(window != Window::FULL || tree.is_leaf(line[line.len() - 1]), "{:?}", line);
                }
                for node in other.principal_variation(&tree) {
                    prop_assert_eq!(truth[node.index()], truth[0], "{:?} {:?} plays best as far as it goes", cut, returns);
                }
            }
        }
    }

    #[test]
    fn windows_only_narrow_and_lie_inside_their_callers(sketch in trees(), bounds in windows(), ends in ends()) {
        let tree = read(&sketch);
        for (cut, returns) in all_rules() {
            let settings = Settings { cut, returns, window: window(bounds), ..Settings::default() };
            let settings = within_payoffs(settings, &tree, ends);
            let trace = search::record(&tree, &settings).unwrap();
            for visit in &trace.visits {
                prop_assert!(visit.window.contains(visit.closing));
                prop_assert!(visit.closing.alpha() <= visit.closing.beta());
                let caller = visit.caller.map_or(settings.root_window(), |caller| trace.visits[caller.index()].window);
                prop_assert!(caller.contains(visit.window));
            }
        }
    }

    #[test]
    fn a_cut_off_is_held_by_an_ancestor_with_that_very_bound(sketch in trees(), bounds in windows(), ends in ends()) {
        let tree = read(&sketch);
        for (cut, returns) in all_rules() {
            let settings = Settings { cut, returns, window: window(bounds), ..Settings::default() };
            let settings = within_payoffs(settings, &tree, ends);
            let trace = search::record(&tree, &settings).unwrap();
            for (index, event) in trace.events.iter().enumerate() {
                let Event::CutOff { node, side, holder, .. } = *event else { continue };
                let met = Frame::at(&tree, &trace, index).open.last().unwrap().window.bound(side);
                match holder {
                    None => {
                        let ends = [settings.root_window(), settings.payoffs].map(|window| window.bound(side));
                        prop_assert!(ends.contains(&met));
                    }
                    Some(holder) => {
                        prop_assert!(holder < node && node < tree.end(holder), "an ancestor");
                        prop_assert_eq!(tree.player(holder).own_side(), side);
                        let open = *Frame::at(&tree, &trace, index).open.iter().find(|open| open.node == holder).unwrap();
                        prop_assert_eq!(open.best, Some(met), "the holder has what was met");
                    }
                }
            }
        }
    }

    #[test]
    fn a_frame_is_the_fold_of_its_events(sketch in trees(), bounds in windows(), ends in ends(), ties in ties()) {
        let tree = read(&sketch);
        for (cut, returns) in all_rules() {
            let settings = Settings { cut, returns, ties, window: window(bounds), ..Settings::default() };
            let settings = within_payoffs(settings, &tree, ends);
            let trace = search::record(&tree, &settings).unwrap();
            let mut fold = Fold::new(&tree);
            // Backwards as well as forwards: a frame must not depend on earlier ones.
            for step in (0..=trace.events.len()).rev().take(5) {
                Frame::at(&tree, &trace, step);
            }
            for step in 0..=trace.events.len() {
                if 0 < step {
                    fold.add(&trace, trace.events[step - 1]);
                }
                let frame = Frame::at(&tree, &trace, step);
                for node in tree.nodes() {
                    let expected = &fold.shown[node.index()];
                    // The signs are checked elsewhere: proved.rs.
                    let shown = shown(&frame, node).replace(['≤', '≥'], "");
                    prop_assert_eq!(&shown, expected, "node {} at step {}", node.0, step);
                }
                prop_assert_eq!(frame.open.iter().map(|open| open.node).collect::<Vec<_>>(), fold.open.clone());
            }
        }
    }

    #[test]
    fn what_a_frame_shows_is_true(sketch in trees(), bounds in windows(), ends in ends(), ties in ties()) {
        let tree = read(&sketch);
        let mut truth = Vec::new();
        values(&sketch, &mut truth);
        for (cut, returns) in all_rules() {
            let settings = Settings { cut, returns, ties, window: window(bounds), ..Settings::default() };
            let trace = search::record(&tree, &within_payoffs(settings, &tree, ends)).unwrap();
            for step in 0..=trace.events.len() {
                let frame = Frame::at(&tree, &trace, step);
                for node in tree.nodes() {
                    let mark = frame.mark(node);
                    let Some(value) = mark.value.map(Score::value) else { continue };
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
    fn a_depth_limit_looks_no_deeper(sketch in trees(), depth in 0..5_usize) {
        fn limited(node: &Sketch, depth: usize) -> f64 {
            let mut node = node.clone();
            if depth == 0 {
                node.children.clear();
            }
            let scores: Vec<Sketch> = node.children.iter().map(|child| Sketch {
                score: Some(limited(child, depth - 1)), ..Sketch::default()
            }).collect();
            naive::minimax(&Sketch { children: scores, ..node })
        }
        let tree = read(&sketch);
        let expected = limited(&sketch, depth);
        let unlimited = [minimax()].into_iter().chain(DIALECTS.map(|dialect| settings(dialect, Window::FULL)));
        for settings in unlimited {
            let trace = search::record(&tree, &Settings { depth: Some(depth), ..settings }).unwrap();
            prop_assert_eq!(trace.score.value(), expected);
            prop_assert!(evaluated(&trace).iter().all(|&node| tree.ply(node) <= depth));
        }
    }

    #[test]
    fn an_unchanged_run_keeps_its_step_and_an_edit_goes_back_at_most(sketch in plain_trees(), chosen in any::<prop::sample::Index>(), leaf in any::<prop::sample::Index>()) {
        let tree = read(&sketch);
        let leaves = sketch.leaves();
        let id = leaves[leaf.index(leaves.len())].id;
        let edited = notation::read(&notation::replace_score(&sketch.text(), NodeId(id), "17").unwrap()).unwrap();
        let before = search::record(&tree, &Settings::default()).unwrap();
        let after = search::record(&edited, &Settings::default()).unwrap();
        let step = chosen.index(before.events.len() + 1);
        prop_assert_eq!(moment::same_step(&before, step, &before), step);
        let same = moment::same_step(&before, step, &after);
        prop_assert!(same <= after.events.len());
        // Nothing changes up to the edited leaf.
        let entered = before.entered(NodeId(id), usize::MAX).unwrap_or(before.events.len());
        if step <= entered {
            prop_assert_eq!(same, step);
        }
        prop_assert_eq!(before.events.get(..entered), after.events.get(..entered));
    }

    #[test]
    fn a_layout_is_tidy(sketch in trees(), sizes in proptest::collection::vec((0.0..30.0, 0.0..30.0), 200)) {
        let tree = read(&sketch);
        let (left, right): (Vec<f64>, Vec<f64>) = (0..tree.len()).map(|node| sizes[node % sizes.len()]).unzip();
        let gap = 10.0;
        let layout = Layout::arrange(&tree, Boxes { left: &left, right: &right, gap });
        let mut last_of_ply: Vec<Option<f64>> = vec![None; tree.height() + 1];
        for node in tree.nodes() {
            let x = layout.x[node.index()];
            prop_assert!(-1e-9 <= x - left[node.index()] && x + right[node.index()] <= layout.width() + 1e-9);
            let neighbour = last_of_ply[tree.ply(node)].replace(x + right[node.index()]);
            if let Some(reach) = neighbour {
                prop_assert!(reach + gap <= x - left[node.index()] + 1e-9, "neighbours of a ply keep their distance");
            }
            let children: Vec<f64> = tree.children(node).map(|child| layout.x[child.index()]).collect();
            if let (Some(first), Some(last)) = (children.first(), children.last()) {
                prop_assert!((x - (first + last) / 2.0).abs() < 1e-9, "a parent stands over the middle of its children");
            }
        }
    }

    #[test]
    fn mirrored_trees_have_mirrored_layouts(sketch in trees()) {
        fn places(tree: &GameTree) -> (Layout, Vec<Vec<f64>>) {
            let boxes = vec![5.0; tree.len()];
            let layout = Layout::arrange(tree, Boxes { left: &boxes, right: &boxes, gap: 3.0 });
            let mut plies = vec![Vec::new(); tree.height() + 1];
            tree.nodes().for_each(|node| plies[tree.ply(node)].push(layout.x[node.index()]));
            (layout, plies)
        }
        let (layout, plies) = places(&read(&sketch));
        let (_, mirrored) = places(&read(&sketch.mirrored()));
        for (ply, mirrored) in plies.iter().zip(&mirrored) {
            for (x, mirrored) in ply.iter().zip(mirrored.iter().rev()) {
                prop_assert!((x - (layout.width() - mirrored)).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn what_is_written_reads_back_as_the_same_tree(sketch in trees()) {
        let tree = read(&sketch);
        let text = notation::write(&tree);
        prop_assert!(text.len() <= sketch.text().len());
        prop_assert_eq!(&notation::read(&text).unwrap(), &tree, "{}", text);
    }

    #[test]
    fn any_text_gives_a_tree_or_an_error_with_a_place(text in "[\\[\\](){},: a-cLWDmaxin0-9.\\-−∞\n\r\"'eE+]{0,40}") {
        match notation::read(&text) {
            Ok(tree) => prop_assert_eq!(notation::read(&notation::write(&tree)).unwrap(), tree),
            Err(error) => {
                prop_assert!(text.get(error.range.clone()).is_some(), "the place lies in the text: {error:?}");
                prop_assert!(1 <= error.line && 1 <= error.column);
            }
        }
    }

    #[test]
    fn any_string_at_all_is_survived(text in any::<String>()) {
        let _ = notation::read(&text);
        let _ = notation::read_score(&text);
    }

    #[test]
    fn an_edited_leaf_changes_nothing_else(sketch in plain_trees(), leaf in any::<prop::sample::Index>()) {
        let leaves = sketch.leaves();
        let id = leaves[leaf.index(leaves.len())].id;
        let edited = notation::read(&notation::replace_score(&sketch.text(), NodeId(id), " -2.5 ").unwrap()).unwrap();
        let tree = read(&sketch);
        for node in tree.nodes() {
            let expected = if node.0 == id { Score::new(-2.5) } else { tree.score(node) };
            prop_assert_eq!(edited.score(node), expected);
            prop_assert_eq!((edited.end(node), edited.name(node), edited.player(node)), (tree.end(node), tree.name(node), tree.player(node)));
        }
    }
}

/// The slow way to a frame: every event changes what some nodes show.
struct Fold<'a> {
    tree: &'a GameTree,
    shown: Vec<String>,
    open: Vec<NodeId>,
    windows: Vec<Window>,
    values: Vec<String>,
    returned: bool,
}

impl<'a> Fold<'a> {
    fn new(tree: &'a GameTree) -> Fold<'a> {
        let blank = vec![String::new(); tree.len()];
        let windows = vec![Window::FULL; tree.len()];
        Fold { tree, shown: blank.clone(), open: Vec::new(), windows, values: blank, returned: false }
    }

    fn add(&mut self, trace: &Trace, event: Event) {
        let node = trace.node_of(event);
        if std::mem::take(&mut self.returned) {
            self.open.pop();
        }
        match event {
            Event::Visit(id) => {
                self.open.push(node);
                self.windows[node.index()] = trace.visits[id.index()].window;
            }
            Event::Evaluate { score, .. } => {
                self.shown[node.index()] = common::number(score);
                return;
            }
            Event::Improve { score, .. } => self.values[node.index()] = common::number(score),
            Event::Narrow { side, to, .. } => {
                let window = &mut self.windows[node.index()];
                *window = window.with(side, to).unwrap();
            }
            Event::CutOff { after, .. } => {
                for lost in (self.tree.end(after).0..self.tree.end(node).0).map(NodeId) {
                    self.shown[lost.index()] = "cut".to_owned();
                }
            }
            Event::Return(id) => {
                let visit = &trace.visits[id.index()];
                self.values[node.index()] = common::number(visit.score);
                self.returned = true;
            }
            // Searches with one pass and no table have no other events.
            _ => (),
        }
        let window = common::interval(self.windows[node.index()]);
        let value = &self.values[node.index()];
        self.shown[node.index()] = if value.is_empty() { window } else { format!("{value} {window}") };
    }
}

#[test]
fn in_an_empty_window_the_theorem_fails_for_a_search_that_clamps() {
    // The strongest true form of "r ≤ α means m ≤ r" requires α < β. Here node 7 is called with (4, 4), since under "past the bound" the 4
    // of node 4 narrows and does not cut; fail-hard then returns 4 although node 7 is worth 9.
    let tree = notation::read("((4) ((2 1) (9 9)))").unwrap();
    let trace = search::record(&tree, &settings(common::dialect("fail-hard-strict"), Window::FULL)).unwrap();
    let visit = trace.visits.iter().find(|visit| visit.node == NodeId(7)).unwrap();
    let four = common::score(4.0);
    assert_eq!((visit.window.alpha(), visit.window.beta(), visit.score), (four, four, four));
    assert_eq!(Bound::classify(visit.score, visit.window), Bound::Upper, "read naively, the theorem says m ≤ 4");
    assert_eq!(visit.bound, Bound::Lower, "what the search has really proved is m ≥ 4");
}

#[test]
fn what_lies_at_the_end_of_the_payoffs_is_exact() {
    let payoffs = |cut, returns| Settings { cut, returns, payoffs: window((0.0, 10.0)), ..Settings::default() };
    for (text, score) in [("(0 0)", 0.0), ("(10 3)", 10.0), ("((10 10))", 10.0), ("((0 3))", 0.0)] {
        for (cut, returns) in all_rules() {
            let trace = search::record(&notation::read(text).unwrap(), &payoffs(cut, returns)).unwrap();
            assert_eq!((trace.score, trace.bound), (common::score(score), Bound::Exact), "{text} {cut:?} {returns:?}");
        }
    }
    let soft = payoffs(CutRule::AtBound, ReturnRule::FailSoft);
    assert_eq!(soft.root_window(), window((0.0, 10.0)), "that is what r = α says of a window that begins there");
    assert_eq!(soft.proves(common::score(0.0), soft.root_window()), Bound::Exact);
    let open = Settings { window: window((0.0, 10.0)), ..Settings::default() };
    assert_eq!(open.proves(common::score(0.0), open.root_window()), Bound::Upper);
}

#[test]
fn in_a_wider_window_the_first_child_is_called_with_the_least_payoff_already() {
    let tree = notation::read("((10 3) 7)").unwrap();
    let wide = Settings { window: window((-5.0, 15.0)), payoffs: window((0.0, 10.0)), ..Settings::default() };
    let events = in_words(&tree, &search::record(&tree, &wide).unwrap(), wide.root_window());
    let expected = [
        "visit 0 in (-5, 15)",
        "narrow 0 alpha from -5 to 0",
        "visit 1 in (0, 15)",
        "narrow 1 beta from 15 to 10",
        "evaluate 2 = 10 in (0, 10)",
    ];
    assert_eq!(events[..expected.len()], expected);
}

#[test]
fn a_score_that_is_no_payoff_is_named_and_only_where_the_search_may_come_to_it() {
    let outside = |text: &str, (least, greatest): (f64, f64), depth| {
        let (least, greatest) = (common::score(least), common::score(greatest));
        let settings = Settings { payoffs: Window::new(least, greatest).unwrap(), depth, ..Settings::default() };
        search::record(&notation::read(text).unwrap(), &settings).err()
    };
    let at = |node| Some(search::SearchError::BeyondPayoffs { node: NodeId(node) });
    assert_eq!(outside("((1 12) W)", (0.0, 10.0), None), at(3));
    assert_eq!(outside("((1 2) W)", (0.0, 10.0), None), at(4));
    assert_eq!(outside("((1 2) -0.5)", (0.0, 10.0), None), at(4));
    assert_eq!(outside("(5 (1 12) 10)", (0.0, 10.0), Some(1)), None);
    assert_eq!(outside("(11 (1 2) 0)", (0.0, 10.0), None), None);
    assert_eq!(outside("(11 (1 2) 0)", (0.0, 10.0), Some(1)), at(1));
}

#[test]
fn a_score_on_a_bound_is_exact_where_only_a_score_past_it_cuts() {
    // Leaves 6 2 8 5 4: a search that cuts at the bound stops after 6 8 and knows only that the root is worth 6 or more.
    let tree = notation::read("(((6 2) (8 7)) ((5 4) (9 3)))").unwrap();
    let record = |id: &str| search::record(&tree, &settings(common::dialect(id), window((4.0, 6.0)))).unwrap();
    let six = common::score(6.0);
    assert_eq!((record("fail-soft-strict").score, record("fail-soft-strict").bound), (six, Bound::Exact));
    assert_eq!((record("fail-soft").score, record("fail-soft").bound), (six, Bound::Lower));
    // Node 2 is called with (4, ∞). Its 4 is exact, hence the last of equal moves is as good as the first.
    let tree = notation::read("(4, (4 5))").unwrap();
    for (id, bound) in [("fail-soft-strict", Bound::Exact), ("fail-soft", Bound::Upper)] {
        let trace = search::record(&tree, &settings(common::dialect(id), Window::FULL)).unwrap();
        assert_eq!((trace.visits[1].score, trace.visits[1].bound), (common::score(4.0), bound), "{id}");
    }
}

#[test]
fn the_last_of_equals_may_be_a_mere_bound() {
    let run = |text: &str, id: &str, ties: Ties| {
        let tree = notation::read(text).unwrap();
        let settings = Settings { ties, ..settings(common::dialect(id), Window::FULL) };
        let trace = search::record(&tree, &settings).unwrap();
        let leaves: Vec<f64> = evaluated(&trace).iter().map(|&leaf| tree.score(leaf).unwrap().value()).collect();
        let wrong = settings.wrong_move(&tree, &trace).map(|(_, worth)| worth.value());
        (trace.score.value(), leaves, trace.taken_move().map(|node| node.0), wrong)
    };
    // At the bound, node 2 returns its 4 as at most 4, and wins the tie; past it, its 2 comes to light.
    assert_eq!(run("(4, (4 2))", "fail-soft", Ties::Last), (4.0, vec![4.0, 4.0], Some(2), Some(2.0)));
    assert_eq!(run("(4, (4 2))", "fail-soft", Ties::First), (4.0, vec![4.0, 4.0], Some(1), None));
    assert_eq!(run("(4, (4 2))", "fail-soft-strict", Ties::Last), (4.0, vec![4.0, 4.0, 2.0], Some(1), None));
    // The smallest one where a search clamps: the 2 comes back as 4.
    for id in ["fail-hard", "fail-hard-strict"] {
        assert_eq!(run("(4, (2))", id, Ties::Last), (4.0, vec![4.0, 2.0], Some(2), Some(2.0)), "{id}");
        assert_eq!(run("(4, (2))", id, Ties::First), (4.0, vec![4.0, 2.0], Some(1), None), "{id}");
    }
    assert_eq!(run("(4, (2))", "fail-soft", Ties::Last).3, None);
    // Both are right, and differ.
    assert_eq!(run("(4 4)", "fail-soft-strict", Ties::Last), (4.0, vec![4.0, 4.0], Some(2), None));
    assert_eq!(run("(4 4)", "fail-soft-strict", Ties::First), (4.0, vec![4.0, 4.0], Some(1), None));
    let tree = notation::read("(4, (4 4))").unwrap();
    let plain = Settings { ties: Ties::Last, ..minimax() };
    assert_eq!(search::record(&tree, &plain).unwrap().principal_variation(&tree), [0, 2, 4].map(NodeId));
}

/// Every tree with its nodes' children in another order.
fn orders(sketch: &Sketch) -> Vec<Sketch> {
    let mut rows: Vec<Vec<Sketch>> = vec![Vec::new()];
    for child in &sketch.children {
        let ways = orders(child);
        rows = rows.iter().flat_map(|row| ways.iter().map(|way| [row.clone(), vec![way.clone()]].concat())).collect();
    }
    let rows = rows.into_iter().flat_map(|row| permutations(&row));
    rows.map(|children| Sketch { children, ..sketch.clone() }).collect()
}

fn permutations(row: &[Sketch]) -> Vec<Vec<Sketch>> {
    if row.is_empty() {
        return vec![Vec::new()];
    }
    let without = |place: usize| [&row[..place], &row[place + 1..]].concat();
    (0..row.len())
        .flat_map(|place| {
            permutations(&without(place)).into_iter().map(move |rest| [vec![row[place].clone()], rest].concat())
        })
        .collect()
}

/// The leaves that a search takes in each of all orders.
fn leaves_by_hand(orders: &[GameTree], settings: &Settings) -> Vec<usize> {
    orders.iter().map(|tree| evaluated(&search::record(tree, settings).unwrap()).len()).collect()
}

proptest! {
    #![proptest_config(common::cases(500))]

    #[test]
    fn least_and_mean_over_all_orders_are_those_of_searching_each(
        sketch in plain_trees(), bounds in windows(), ends in ends()
    ) {
        let tree = read(&sketch);
        let count = search::Costs::compute(&tree, &Settings::default()).orders;
        if 300.0 < count {
            return Ok(());
        }
        let orders: Vec<_> = orders(&sketch).iter().map(read).collect();
        for (cut, returns) in all_rules() {
            for window in [Window::FULL, window(bounds)] {
                let settings = Settings { cut, returns, window, ..Settings::default() };
                let settings = within_payoffs(settings, &tree, ends);
                let costs = search::Costs::compute(&tree, &settings);
                let taken = leaves_by_hand(&orders, &settings);
                if costs.is_least {
                    prop_assert_eq!(costs.best_first, taken.iter().copied().min());
                }
                let Some(mean) = costs.mean_of_orders else {
                    let is_wider = !settings.payoffs.contains(settings.root_window());
                    prop_assert!(is_wider || cut == CutRule::PastBound && returns != ReturnRule::FailSoft);
                    continue;
                };
                let expected = taken.iter().sum::<usize>() as f64 / taken.len() as f64;
                prop_assert_eq!(taken.len() as f64, count);
                prop_assert!((mean - expected).abs() < 1e-9, "{mean} and not {expected} {cut:?} {returns:?} {window:?}");
            }
        }
    }
}

#[test]
fn the_worst_child_first_takes_every_leaf_unless_scores_tie_or_lie_outside_a_window() {
    let known = [
        ("((3 12 8) (2 4 6) (14 5 2))", Some(9)),
        ("(((6 2) (8 7)) ((5 4) (9 3)))", Some(8)),
        ("((4 4) (4 4))", Some(3)),
        ("((((8 6) (2 12)) ((15 14) (7 13))) (((1 5) (9 10)) ((3 4) (16 11))))", Some(14)),
        ("(3 5 1)", Some(3)),
    ];
    for (text, leaves) in known {
        let tree = notation::read(text).unwrap();
        assert_eq!(search::Costs::compute(&tree, &Settings::default()).worst_first, leaves, "{text}");
        assert_eq!(search::Costs::compute(&tree, &minimax()).worst_first, None, "{text}");
    }
}

#[test]
fn the_best_child_first_is_said_to_be_the_least_only_where_it_is() {
    let full = Settings::default();
    let strict = settings(common::dialect("fail-hard-strict"), Window::FULL);
    let narrow = Settings { window: window((-1.0, 1.0)), ..full };
    let known = [
        ("((3 12 8) (2 4 6) (14 5 2))", full, Some(5), true),
        ("((3 12 8) (2 4 6) (14 5 2))", minimax(), None, true),
        ("((3 12 8) (2 4 6) (14 5 2))", narrow, Some(3), false),
        // To refute its second move, a leaf would do.
        ("((5 6) ((1 0) 2))", full, Some(4), false),
        ("(max (1 2) max (3 4))", full, Some(4), false),
        ("((W W) (W W))", full, Some(2), false),
    ];
    for (text, settings, leaves, is_least) in known {
        let costs = search::Costs::compute(&notation::read(text).unwrap(), &settings);
        assert_eq!((costs.best_first, costs.is_least), (leaves, is_least), "{text}");
    }
    let tree = notation::read("((3 12 8) (2 4 6) (14 5 2))").unwrap();
    assert_eq!(search::Costs::compute(&tree, &strict).uniform.unwrap().least, 5);
}

#[test]
fn the_means_of_the_lectures_trees() {
    let known = [
        ("((3 12 8) (2 4 6) (14 5 2))", 23.0 / 3.0, Some(7.442857), 1296.0),
        ("(((6 2) (8 7)) ((5 4) (9 3)))", 55.0 / 8.0, Some(6.848), 128.0),
        ("a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))", 25.0 / 4.0, Some(6.848), 128.0),
        ("((((8 6) (2 12)) ((15 14) (7 13))) (((1 5) (9 10)) ((3 4) (16 11))))", 185.0 / 16.0, Some(12.044), 32768.0),
        ("(3 5 1)", 3.0, Some(3.0), 6.0),
        ("(4, (4 2))", 5.0 / 2.0, None, 4.0),
    ];
    for (text, orders, random, count) in known {
        let costs = search::Costs::compute(&notation::read(text).unwrap(), &Settings::default());
        assert!((costs.mean_of_orders.unwrap() - orders).abs() < 1e-12, "{text} {:?}", costs.mean_of_orders);
        assert_eq!(costs.orders, count, "{text}");
        let found = costs.uniform.and_then(|uniform| uniform.mean_of_random);
        assert_eq!(found.is_some(), random.is_some(), "{text}");
        assert!(found.zip(random).is_none_or(|(found, random)| (found - random).abs() < 1e-3), "{text} {found:?}");
    }
    // A score clamped to the bound no longer cuts past it: the best order is not the minimum, and nothing else is known.
    let tree = notation::read(
        "(((27 26 25) (24 23 22) (21 20 19)) ((18 17 16) (15 14 13) (12 11 10)) ((9 8 7) (6 5 4) (3 2 1)))",
    )
    .unwrap();
    let strict = search::Costs::compute(&tree, &settings(common::dialect("fail-hard-strict"), Window::FULL));
    assert_eq!((strict.best_first, strict.mean_of_orders), (Some(23), None));
    assert_eq!(strict.uniform.unwrap().mean_of_random, None);
    assert_eq!(search::Costs::compute(&tree, &Settings::default()).best_first, Some(11));
}
