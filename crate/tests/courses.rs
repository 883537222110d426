//! Five courses, slide by slide: where a key press stops, what is current there, and the labels of every node.

use common::element::PlainElement;
use common::show::Show;
use common::sketch::{trees, windows};
use common::{cases, every_search, score};
use proptest::prelude::*;
use secateur::Frame;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Player;
use secateur::ReturnRule;
use secateur::Score;
use secateur::Side;
use secateur::Window;
use secateur::frame::{NodeState, Sign};
use secateur::notation;
use secateur::search::{self, Algorithm, Settings};
use secateur::trace::Event;
use secateur_courses::course::{Course, Infinity, LeafWindows, Notation, Separator, Windows};
use secateur_courses::slides::{Part, Slides};
use secateur_courses::writing::{NodeWriting, Presence, Slide};
use secateur_drawing::picture::drawing::{Drawing, DrawingStyle, Layer};
use secateur_drawing::picture::scene::Wishes;
use secateur_drawing::picture::{SkinLook, Stage};
use serde_json::Value;

fn courses() -> Vec<Value> {
    serde_json::from_str(include_str!("cases/courses.json")).unwrap()
}

/// The settings of a course's own search.
fn settings_of(case: &Value) -> Settings {
    let (cut, returns) = course_of(case).rules();
    let algorithm = Algorithm::named(case["algorithm"].as_str().unwrap_or("alpha-beta")).unwrap();
    let window = case["window"].as_array().map_or(Window::FULL, |window| {
        Window::new(score(window[0].as_f64().unwrap()), score(window[1].as_f64().unwrap())).unwrap()
    });
    let guess = score(case["guess"].as_f64().unwrap_or_default());
    Settings { algorithm, cut, returns, window, guess, ..Settings::default() }
}

fn course_of(case: &Value) -> Course {
    Course::named(case["course"].as_str().unwrap()).unwrap()
}

fn number(score: Score, infinity: Infinity) -> String {
    match (score, infinity) {
        (Score::INFINITE, Infinity::Signs) => "+∞".to_owned(),
        (Score::INFINITE, Infinity::Letters) => "W".to_owned(),
        (Score::INFINITE, Infinity::Unsigned) => "∞".to_owned(),
        (Score::INFINITE, Infinity::M) => "M".to_owned(),
        (Score::MINUS_INFINITE, Infinity::Signs | Infinity::Unsigned) => "−∞".to_owned(),
        (Score::MINUS_INFINITE, Infinity::Letters) => "L".to_owned(),
        (Score::MINUS_INFINITE, Infinity::M) => "−M".to_owned(),
        (score, _) => score.value().to_string(),
    }
}

/// A node's label, in the words of the table.
fn in_words(written: &NodeWriting, is_leaf: bool, notation: &Notation) -> String {
    match written.presence {
        Presence::Gone => return "gone".to_owned(),
        Presence::Dots => return "…".to_owned(),
        Presence::Mark => return "cut".to_owned(),
        Presence::Drawn => (),
    }
    let say = |score: Score| number(score, notation.infinity);
    let sign = match written.sign {
        Sign::None => "",
        Sign::AtMost => "≤",
        Sign::AtLeast => "≥",
    };
    let value = written.value.map(|value| {
        let found = written.found.map_or(String::new(), |found| format!("{}→", say(found)));
        format!("{found}{sign}{}", say(value))
    });
    let comma = if notation.separator == Separator::Tight { "," } else { ", " };
    let window = match (notation.windows, written.alpha, written.beta) {
        (_, None, None) => None,
        (Windows::Closed, Some(alpha), Some(beta)) => Some(format!("[{}{comma}{}]", say(alpha), say(beta))),
        (Windows::Open, Some(alpha), Some(beta)) => Some(format!("({}{comma}{})", say(alpha), say(beta))),
        (_, alpha, beta) => {
            let alpha = alpha.map(|alpha| format!("α={}", say(alpha)));
            let beta = beta.map(|beta| format!("β={}", say(beta)));
            Some([alpha, beta].into_iter().flatten().collect::<Vec<_>>().join(" "))
        }
    };
    let parts = [
        value,
        written.is_start.then(|| "start".to_owned()),
        (written.is_final && !is_leaf).then(|| "final".to_owned()),
        window,
        written.is_lost.then(|| "cut".to_owned()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Every node's label at `step`.
fn picture(tree: &GameTree, frame: &Frame<'_>, since: usize, settings: &Settings, notation: &Notation) -> Vec<String> {
    let slide = Slide { frame, since, settings };
    tree.nodes().map(|node| in_words(&slide.written(node, notation), tree.is_leaf(node), notation)).collect()
}

#[test]
fn every_slide_shows_what_the_courses_show() {
    for case in courses() {
        let name = case["name"].as_str().unwrap();
        let tree = notation::read(case["tree"].as_str().unwrap()).unwrap();
        let settings = settings_of(&case);
        let (course, notation) = (course_of(&case), course_of(&case).notation());
        let trace = search::record(&tree, &settings).unwrap();
        let slides = Slides { tree: &tree, trace: &trace, settings: &settings, course, by_event: false };
        let untouched = Frame::at(&tree, &trace, 0);
        let mut expected = picture(&tree, &untouched, 0, &settings, &notation);
        let mut step = 0;
        for (index, slide) in case["slides"].as_array().unwrap().iter().enumerate() {
            let since = step;
            step = slides.next(since);
            if let Some(stop) = slide["step"].as_u64() {
                assert_eq!(step, stop as usize, "{name}, slide {}", index + 1);
            }
            let frame = Frame::at(&tree, &trace, step);
            let current = trace.node_of(frame.event().unwrap());
            assert_eq!(Some(u64::from(current.0)), slide["current"].as_u64(), "{name}, slide {}", index + 1);
            for (node, written) in slide["written"].as_object().unwrap() {
                expected[node.parse::<usize>().unwrap()] = written.as_str().unwrap().to_owned();
            }
            assert_eq!(picture(&tree, &frame, since, &settings, &notation), expected, "{name}, slide {}", index + 1);
            let parts: Vec<String> = slides.parts(since, step).iter().map(part_in_words).collect();
            assert_eq!(serde_json::json!(parts), slide["tells"], "{name}, slide {}", index + 1);
        }
        assert_eq!(step, trace.events.len(), "{name} ends with its last slide");
    }
}

/// A stage so large that every window is beside its node, on one line.
const LARGE: Stage = Stage { width: 3000.0, height: 1000.0, is_phone: None };

/// The drawn nodes, cut marks and edges.
fn drawing(show: &Show, frame: &Frame<'_>, since: usize) -> [Vec<PlainElement>; 3] {
    let scene = show.scene(frame, since, Wishes { is_lecture: true, ..Wishes::default() });
    let drawing = Drawing::from_scene(
        &scene,
        DrawingStyle { look: SkinLook::for_skin(show.notation.skin), cuts: show.notation.cuts },
    );
    let read = |element: &String| serde_json::from_str(element).unwrap();
    [Layer::Nodes, Layer::Cuts, Layer::Edges].map(|layer| drawing.elements(layer).iter().map(read).collect())
}

/// What is drawn at every node, in the words of the table without spaces.
fn drawn(show: &Show, frame: &Frame<'_>, since: usize) -> Vec<String> {
    let [nodes, cuts, edges] = drawing(show, frame, since);
    let marked = edges.iter().flat_map(PlainElement::all).filter(|part| part.has_class("is-marked"));
    let lost: Vec<&str> = cuts.iter().chain(marked).filter_map(|part| part.attribute("data-node")).collect();
    let in_words = |node: &PlainElement| {
        for (class, word) in [("is-gone", "gone"), ("is-dots", "…"), ("is-mark", "cut")] {
            if node.has_class(class) {
                return word.to_owned();
            }
        }
        let text = |class| {
            let part = node.all().into_iter().find(|part| part.has_class(class));
            part.map_or(String::new(), PlainElement::standing).replace(char::is_whitespace, "")
        };
        let start = if node.has_class("is-start") { "start" } else { "" };
        let last = if node.has_class("is-final") && !node.has_class("leaf") { "final" } else { "" };
        let cut = if lost.contains(&node.attribute("data-node").unwrap()) { "cut" } else { "" };
        [&text("val"), start, last, &text("win"), cut].concat()
    };
    nodes.iter().map(in_words).collect()
}

/// Slide by slide for the courses, and event by event for the lecture trees in the general notation under every dialect.
#[test]
fn what_is_written_is_drawn() {
    let check = |show: &Show, since: usize, step: usize, compared: fn(String) -> String| {
        let frame = Frame::at(&show.tree, &show.trace, step);
        let written = picture(&show.tree, &frame, since, &show.settings, &show.notation);
        let written = written.iter().map(|text| compared(text.replace(char::is_whitespace, "")));
        let drawn = drawn(show, &frame, since).into_iter().map(compared);
        assert_eq!(drawn.collect::<Vec<_>>(), written.collect::<Vec<_>>(), "{show:?} at {step}");
    };
    for case in courses() {
        let course = course_of(&case);
        let show = Show::record(case["tree"].as_str().unwrap(), settings_of(&case), course.notation(), LARGE);
        let slides = Slides { tree: &show.tree, trace: &show.trace, settings: &show.settings, course, by_event: false };
        check(&show, 0, 0, |text| text);
        let mut step = 0;
        while step < show.trace.events.len() {
            let since = step;
            step = slides.next(since);
            check(&show, since, step, |text| text);
        }
    }
    // Where rows are close, the bounds are stacked, and no number is called final.
    let compared =
        |text: String| text.replace(['[', 'α'], " ").replace([',', 'β'], " ").replace("final", "").replace(']', "");
    for (text, settings) in crate::golden::runs() {
        let show = Show::record(&text, settings, Notation::GENERAL, LARGE);
        let length = show.trace.events.len();
        (0..=length).for_each(|step| check(&show, step.saturating_sub(1), step, compared));
        let ends = drawing(&show, &Frame::at(&show.tree, &show.trace, length), length - 1);
        let inked =
            ends[0].iter().filter(|node| node.has_class("is-pv")).filter_map(|node| node.attribute("data-node"));
        let line = if show.trace.is_certain() { show.trace.principal_variation(&show.tree) } else { Vec::new() };
        let line = line.into_iter().map(|node| node.0.to_string());
        assert_eq!(inked.collect::<Vec<_>>(), line.collect::<Vec<_>>(), "{show:?}");
    }
}

/// Part of a slide, in the words of the table.
fn part_in_words(part: &Part) -> String {
    let nodes = |nodes: &[NodeId]| nodes.iter().map(|node| node.0.to_string()).collect::<Vec<_>>().join(" ");
    let numbers = |scores: &[Score]| scores.iter().map(|&score| common::number(score)).collect::<Vec<_>>().join(" ");
    match part {
        Part::Call { nodes: called, window, side, same, leaf, .. } => {
            let side = side.map_or("", |side| if side == Side::Alpha { ", new alpha" } else { ", new beta" });
            let same = if *same { "" } else { ", narrower" };
            let leaf = leaf.map_or(String::new(), |leaf| format!(": {}", common::number(leaf)));
            format!("call {} in {}{side}{same}{leaf}", nodes(called), common::interval(*window))
        }
        Part::Arrival { node, child, score, improves, moves, meets, holds, best, goes_on, .. } => {
            let what = match (improves, moves) {
                (true, true) => "moves to".to_owned(),
                (true, false) => "takes".to_owned(),
                _ => format!("keeps {} before", best.map_or(String::new(), common::number)),
            };
            let meets = if *meets { ", met" } else { "" };
            let holds = if *holds { "" } else { ", its search alone" };
            let rest = if *goes_on { "" } else { ", last" };
            format!("{} {what} {} of {}{meets}{holds}{rest}", node.0, common::number(*score), child.0)
        }
        Part::CutOff { node, score, met, holder, plies, preferred, lost, left, .. } => {
            let holder = holder.map_or("root window".to_owned(), |holder| holder.0.to_string());
            let preferred = preferred.map_or(String::new(), |child| format!(" by {}", child.0));
            let plies = plies.map_or(String::new(), |plies| format!(", {plies} up"));
            let (score, met) = (common::number(*score), common::number(*met));
            format!(
                "{} cuts {lost}: {score} meets {met} of {holder}{preferred}{plies}, {}",
                node.0,
                common::interval(*left)
            )
        }
        Part::Return { node, score, best, bound, cut, scores, .. } => {
            let best =
                best.filter(|best| best != score).map_or(String::new(), |best| format!(" of {}", common::number(best)));
            let (scores, cut) = (numbers(scores), if *cut { ", cut" } else { "" });
            format!("{} returns {}{best} {bound:?}{cut}, has seen {scores}", node.0, common::number(*score))
                .to_lowercase()
        }
        Part::Level { ply, player, leaves, nodes: level, scores } => {
            let who = if *leaves { "leaves" } else { player.map_or("both", |player| player.word()) };
            format!("level {ply}, {who}: {}: {}", nodes(level), numbers(scores))
        }
        Part::End { score, bound, leaves, line, .. } => {
            format!("end {} {bound:?} after {leaves}, line {}", common::number(*score), nodes(line)).to_lowercase()
        }
        Part::Known { node, low, high, answer, .. } => {
            let range = format!("{}..{}", common::number(*low), common::number(*high));
            let answer = answer.map_or(String::new(), |answer| format!(", answers {}", common::number(answer)));
            format!("{} known {range}{answer}", node.0)
        }
        Part::Pass { number, window, .. } => format!("pass {number} in {}", common::interval(*window)),
        Part::Proof { number, score, low, high, .. } => {
            let [score, low, high] = [score, low, high].map(|score| common::number(*score));
            format!("pass {number} gives {score}, so {low}..{high}")
        }
    }
}

/// The bounds to look at, and hidden ones of the run, are marked on the slide that moves them.
#[test]
fn what_is_new_on_a_slide_is_marked() {
    let tree = notation::read("(((6 2) (8 7)) ((5 4) (9 3)))").unwrap();
    let window = Window::new(score(0.0), score(10.0)).unwrap();
    let settings = Settings { window, ..Settings::default() };
    let trace = search::record(&tree, &settings).unwrap();
    let sides = |course: Course, since: usize, step: usize| -> Vec<(u32, &str)> {
        let frame = Frame::at(&tree, &trace, step);
        let slide = Slide { frame: &frame, since, settings: &settings };
        let side = |node: NodeId| slide.written(node, &course.notation()).side.map(|side| (node.0, side));
        let name = |side| if side == Side::Alpha { "alpha" } else { "beta" };
        tree.nodes().filter_map(side).map(|(node, side)| (node, name(side))).collect()
    };
    // The second leaf is called with its own window; node 5 with β = 6, which it then meets.
    assert_eq!(sides(Course::OpenWindows, 6, 8), [(4, "alpha")]);
    assert_eq!(sides(Course::OpenWindows, 10, 11), [(5, "beta")]);
    assert_eq!(sides(Course::OpenWindows, 13, 15), [(5, "beta")]);
    assert_eq!(sides(Course::OpenWindows, 18, 21), [(8, "alpha")]);
    // A bound assigned before the test moves at the cut-off.
    assert_eq!(sides(Course::Java, 11, 14), [(5, "alpha")]);
}

proptest! {
    #![proptest_config(cases(100))]

    /// In the general notation a node's label matches its mark, at every event of every search.
    #[test]
    fn the_general_notation_says_what_a_frame_says(sketch in trees(), bounds in windows()) {
        let tree = notation::read(&sketch.text()).unwrap();
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        for settings in every_search() {
            let settings = Settings { window, ..settings };
            let trace = search::record(&tree, &settings).unwrap();
            for step in 0..=trace.events.len() {
                let frame = Frame::at(&tree, &trace, step);
                let slide = Slide { frame: &frame, since: step.saturating_sub(1), settings: &settings };
                for node in tree.nodes() {
                    let (mark, written) = (frame.mark(node), slide.written(node, &Notation::GENERAL));
                    prop_assert_eq!((written.presence, written.state), (Presence::Drawn, mark.state));
                    if mark.state != NodeState::Unseen && mark.state != NodeState::Cut {
                        prop_assert_eq!((written.value, written.sign), (mark.value, mark.sign));
                    }
                    let window = mark.window.filter(|_| settings.algorithm.windowed);
                    let window = window.or(settings.window_before(&tree, step, node));
                    prop_assert_eq!(written.alpha.zip(written.beta), window.map(|window| (window.alpha(), window.beta())));
                    if let Some((side, from)) = mark.narrowed {
                        prop_assert_eq!((written.side, written.from), (Some(side), Some(from)));
                    }
                }
            }
        }
    }

    /// Slides follow each other without gaps, forward and back; and a node's label is true of its minimax value.
    #[test]
    fn slides_are_the_same_both_ways_and_never_claim_too_much(sketch in trees(), bounds in windows()) {
        let tree = notation::read(&sketch.text()).unwrap();
        let values = search::values(&tree, usize::MAX);
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        let all = every_search().flat_map(|settings| Course::ALL.map(|course| (settings, course)));
        for (settings, course, by_event) in all.flat_map(|(one, other)| [true, false].map(|by_event| (one, other, by_event))) {
            let settings = Settings { window, ..settings };
            let trace = search::record(&tree, &settings).unwrap();
            let slides = Slides { tree: &tree, trace: &trace, settings: &settings, course, by_event };
            let (mut stops, mut step) = (vec![0], 0);
            while step < trace.events.len() {
                let since = step;
                step = slides.next(step);
                prop_assert!(since < step);
                prop_assert_eq!(slides.previous(step), since);
                stops.push(step);
                let frame = Frame::at(&tree, &trace, step);
                let slide = Slide { frame: &frame, since, settings: &settings };
                // A shallow pass knows only static evaluations.
                for node in tree.nodes().filter(|_| !settings.algorithm.deepens) {
                    let written = slide.written(node, &course.notation());
                    let (Some(shown), true) = (written.value, written.sign != Sign::None) else { continue };
                    let value = values[node.index()];
                    let is_true = if written.sign == Sign::AtMost { value <= shown } else { shown <= value };
                    prop_assert!(is_true, "{:?} {:?}: {} {:?} is worth {:?}", course, settings.algorithm.id, node.0, written, value);
                }
            }
            let back: Vec<usize> = std::iter::successors(Some(step), |&step| (0 < step).then(|| slides.previous(step))).collect();
            prop_assert!(back.iter().rev().eq(&stops));
        }
    }

    /// Whatever the parts of slides claim beyond the events is true of the minimax values and the windows.
    #[test]
    fn what_slides_tell_is_true(sketch in trees(), bounds in windows()) {
        let tree = notation::read(&sketch.text()).unwrap();
        let values = search::values(&tree, usize::MAX);
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        let worth = |node: NodeId, player: Player, score: Score| {
            if player == Player::Max { score <= values[node.index()] } else { values[node.index()] <= score }
        };
        for (settings, course) in every_search().flat_map(|settings| Course::ALL.map(|course| (settings, course))) {
            let settings = Settings { window, ..settings };
            let trace = search::record(&tree, &settings).unwrap();
            let slides = Slides { tree: &tree, trace: &trace, settings: &settings, course, by_event: false };
            let returns_bound = settings.algorithm.windowed && course.rules().1 != ReturnRule::FailSoft;
            let next = |&step: &usize| (step < trace.events.len()).then(|| slides.next(step));
            let stops: Vec<usize> = std::iter::successors(Some(0), next).collect();
            for part in stops.windows(2).flat_map(|stops| slides.parts(stops[0], stops[1])) {
                match part {
                    // A shallow pass knows only static evaluations.
                    Part::Arrival { node, player, score, holds, from, to, moves, left, against, .. } => {
                        prop_assert_eq!(against, player.cut_side());
                        prop_assert!(!slides.speaks() || left.bound(player.own_side()) == to);
                        prop_assert!(!holds || settings.algorithm.deepens || worth(node, player, score));
                        prop_assert_eq!(moves, from != to);
                    }
                    Part::CutOff { node, player, score, holds: true, .. } if !settings.algorithm.deepens => {
                        prop_assert!(worth(node, player, score));
                    }
                    // The bound passed on is as the children have left it, or the opponent's.
                    Part::Return { window, score, side, scores, .. } if returns_bound && slides.speaks() => {
                        let further = |bound: Score, &score: &Score| {
                            let is_further = if side == Side::Alpha { bound < score } else { score < bound };
                            if is_further { score } else { bound }
                        };
                        let own = scores.iter().fold(window.bound(side), further);
                        prop_assert!(score == own || score == window.bound(side), "{:?} {:?} {:?}", side, score, scores);
                    }
                    Part::Call { caller, above: Some(above), best, window, formed: true, same: true, .. } => {
                        prop_assert!(above.contains(window));
                        let worst = caller.map(|caller| Window::FULL.worst(tree.player(caller)));
                        prop_assert!(best.is_none() || best != worst);
                        let new = [above.alpha() != window.alpha(), above.beta() != window.beta()];
                        prop_assert!(!new[0] || best == Some(window.alpha()));
                        prop_assert!(!new[1] || best == Some(window.beta()));
                    }
                    _ => (),
                }
            }
        }
    }

    /// A new score is compared with the bound where the course has no other variable, and moves it where it is better.
    #[test]
    fn a_score_is_compared_with_the_bound_that_it_moves_or_meets(sketch in trees(), bounds in windows()) {
        let tree = notation::read(&sketch.text()).unwrap();
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        for course in Course::ALL {
            let (cut, returns) = course.rules();
            let settings = Settings { cut, returns, window, ..Settings::default() };
            let trace = search::record(&tree, &settings).unwrap();
            let slides = Slides { tree: &tree, trace: &trace, settings: &settings, course, by_event: false };
            let has_best = matches!(course, Course::GamesAsSearch | Course::OpenWindows);
            for (number, event) in trace.events.iter().enumerate() {
                let compared = slides.compared(number + 1);
                match *event {
                    Event::Improve { node, .. } => {
                        prop_assert_eq!(compared.is_none(), has_best);
                        if let Some(Event::Narrow { from, .. }) = trace.events.get(number + 1) {
                            prop_assert!(has_best || compared == Some(*from), "{:?}", node);
                        }
                    }
                    Event::Return(id) => {
                        let visit = &trace.visits[id.index()];
                        prop_assert_eq!(compared, Some(visit.window.bound(tree.player(visit.node).cut_side())));
                    }
                    _ => prop_assert_eq!(compared, None),
                }
            }
        }
    }

    /// A leaf shows the window that plain search passes to it.
    #[test]
    fn leaves_show_the_windows_of_their_calls(sketch in trees(), bounds in windows()) {
        let tree = notation::read(&sketch.text()).unwrap();
        let window = Window::new(score(bounds.0), score(bounds.1)).unwrap();
        let notation = Notation { leaf_windows: LeafWindows::Called, ..Notation::GENERAL };
        for (cut, returns) in common::all_rules() {
            let settings = Settings { cut, returns, window, ..Settings::default() };
            let trace = search::record(&tree, &settings).unwrap();
            let frame = Frame::at(&tree, &trace, trace.events.len());
            let slide = Slide { frame: &frame, since: 0, settings: &settings };
            for visit in &trace.visits {
                let children: Vec<NodeId> = tree.children(visit.node).collect();
                let first = slide.written(children[0], &notation);
                if tree.is_leaf(children[0]) {
                    prop_assert_eq!((first.alpha, first.beta), (Some(visit.window.alpha()), Some(visit.window.beta())));
                }
                let mut seen = children.iter().filter(|&&child| trace.entered(child, trace.events.len()).is_some());
                let last = slide.written(*seen.next_back().unwrap(), &notation);
                if tree.is_leaf(*children.last().unwrap()) && last.is_final && last.alpha.is_some() {
                    let (alpha, beta) = (last.alpha.unwrap(), last.beta.unwrap());
                    prop_assert!(visit.window.alpha() <= alpha && beta <= visit.window.beta());
                }
            }
        }
    }
}

/// The panel of each course, where the window, the variable and the moved bound differ from the general one's.
#[test]
fn the_live_values_are_those_of_the_course() {
    let tree = notation::read("(((6 2) (8 7)) ((5 4) (9 3)))").unwrap();
    let live = |course: Course, step: usize| {
        let (cut, returns) = course.rules();
        let settings =
            Settings { cut, returns, window: Window::new(score(0.0), score(10.0)).unwrap(), ..Settings::default() };
        let trace = search::record(&tree, &settings).unwrap();
        let live = Slides { tree: &tree, trace: &trace, settings: &settings, course, by_event: false }.live(step);
        let value = live.value.map_or("none".to_owned(), common::number);
        format!("{} {} {value} {:?}", live.node.0, common::interval(live.window), live.side).to_lowercase()
    };
    // Node 5 has found 8 and cuts: as called, and res; assigned before the test, so that both have crossed.
    assert_eq!(live(Course::OpenWindows, 14), "5 (0, 6) 8 some(beta)");
    assert_eq!(live(Course::GameModel, 14), "5 (8, 6) 8 some(alpha)");
    assert_eq!(live(Course::GamesAsSearch, 14), "5 (0, 6) 8 none");
    assert_eq!(live(Course::OpenWindows, 0), "0 (0, 10) none none");
    // v starts at the node's own bound, res has no value yet.
    assert_eq!(live(Course::Gomoku, 1), "0 (0, 10) 0 none");
    assert_eq!(live(Course::OpenWindows, 1), "0 (0, 10) none none");
}

#[test]
fn figures_of_minimax_begin_with_the_values_of_all_leaves() {
    for course in Course::ALL {
        let tree = notation::read("(((W L) L) (L W W))").unwrap();
        let shown = |algorithm: &str| {
            let algorithm = Algorithm::named(algorithm).unwrap();
            let (cut, returns) = course.rules();
            let settings = Settings { algorithm, cut, returns, ..Settings::default() };
            let trace = search::record(&tree, &settings).unwrap();
            let frame = Frame::at(&tree, &trace, 1);
            let slide = Slide { frame: &frame, since: 0, settings: &settings };
            let leaves = tree.nodes().filter(|&node| tree.is_leaf(node));
            leaves.map(|node| slide.written(node, &course.notation())).collect::<Vec<_>>()
        };
        let stands = |leaf: &NodeWriting| leaf.presence == Presence::Drawn && leaf.value.is_some();
        assert!(shown("minimax").iter().all(stands), "{course:?}");
        let hides = matches!(course, Course::GamesAsSearch | Course::Gomoku);
        assert_eq!(shown("alpha-beta").iter().any(stands), !hides, "{course:?}");
    }
}

#[test]
fn rows_count_the_depth_from_the_limit_of_the_pass() {
    let tree = notation::read("(a: 4 (1 2) b: 3 (5 6))").unwrap();
    let algorithm = Algorithm::named("iterative-deepening").unwrap();
    let settings = Settings { algorithm, returns: ReturnRule::RunningBound, ..Settings::default() };
    let trace = search::record(&tree, &settings).unwrap();
    let say = |message: secateur_drawing::picture::CaptionMessage| {
        message.number.map_or(String::new(), |(_, depth)| depth.to_string())
    };
    let captions =
        secateur_drawing::picture::Captions::write(&tree, &settings, secateur_courses::course::Rows::Depth, &say);
    let said = |step: usize| {
        let rows = captions.rows_at(&trace, step, false).iter();
        rows.map(|row| row.as_ref().map_or(String::from("-"), |row| row.text.clone())).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(said(0), "2 1 0");
    assert_eq!(said(1), "1 0 -");
    assert_eq!(said(trace.events.len()), "2 1 0");
}
