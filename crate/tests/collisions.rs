//! Nothing on a stage may collide: no label with another, another node's shape or an edge, no shape with another; content stays inside its
//! node, and nothing sticks out of the stage. Checked on random scenes of all looks, on every example, on trees that break a layout first
//! and on common ones. The checker is checked itself: planted errors must be found.

use common::ink::{LabelKind, SceneInk};
use common::show::{NUMBERS, Show, shows};
use common::{case, cases, notation_of};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use secateur::Frame;
use secateur::ReturnRule;
use secateur::Window;
use secateur::search::{Settings, critical};
use secateur::sweep;
use secateur_courses::course::{Course, Cuts, Infinity, Notation, Rows, Separator, Skin, Windows};
use secateur_courses::slides::Slides;
use secateur_drawing::picture::Stage;
use secateur_drawing::picture::scene::{NodeNote, OverlayNotes, SceneView, Wishes};
use serde_json::Value;

/// The stages of windows of 1920 × 1080, 1280 × 720 and 390 × 844 px, and presenting in the first.
const STAGES: [(f64, f64); 4] = [(1332.0, 643.0), (868.0, 404.0), (358.0, 391.0), (1888.0, 880.0)];

/// With sentence and panels in a course's words: windows of 1280 × 720, 1024 × 768 and 390 × 844 px, the last also with a table, and
/// presenting in the second.
const WINDOWS: [(f64, f64); 5] = [(868.0, 394.0), (612.0, 442.0), (358.0, 378.0), (358.0, 256.0), (957.0, 475.0)];

/// Passes the ink of some steps to `look`.
fn each_ink(show: &Show, mut look: impl FnMut(usize, SceneInk)) {
    let cuts = show.notation.cuts;
    if show.picture.geometry.fits {
        let view = SceneView::whole(&show.picture, show.stage.width, show.stage.height);
        show.each_step(|step, scene| look(step, SceneInk::measure(scene, &show.picture, &view, cuts)));
    } else {
        show.each_far_step(|frame, scene, view| look(frame.step, SceneInk::measure(scene, &show.picture, view, cuts)));
    }
}

/// The first errors of a run, and their step.
fn first_faults(show: &Show) -> Option<(usize, Vec<String>)> {
    let mut found = None;
    each_ink(show, |step, ink| {
        let faults = || {
            let mut faults = ink.faults();
            if show.picture.geometry.fits {
                faults.extend(ink.through(&show.tree));
            }
            (step, faults)
        };
        found = found.take().or_else(|| Some(faults()).filter(|(_, faults)| !faults.is_empty()));
    });
    found
}

#[track_caller]
fn check(text: &str, settings: Settings, notation: Notation, (width, height): (f64, f64)) {
    for numbers in [NUMBERS[0], NUMBERS[1]] {
        let stage = Stage { width, height, is_phone: None };
        let show = Show::in_numbers(text, settings, notation, stage, numbers);
        let found = first_faults(&show);
        assert!(found.is_none(), "{show:?}: {found:?}");
    }
}

#[test]
fn of_a_thousand_runs_hardly_one_shows_a_fault() {
    let mut runner = TestRunner::deterministic();
    let (all, mut faulty) = (cases(1000).cases, Vec::new());
    for _ in 0..all {
        let show = shows().new_tree(&mut runner).unwrap().current();
        // Through the lens, things beside the path may be crowded; `scene.rs` checks those on it.
        if show.picture.geometry.fits || !show.picture.geometry.opens_whole {
            faulty.extend(first_faults(&show).map(|found| format!("{found:?} of {show:?}")));
        }
    }
    // On a low stage, a label of a long chain may touch its edge.
    assert!(1000 * faulty.len() <= all as usize, "{} of {all}: {}", faulty.len(), faulty.join("\n"));
    println!("{} of {all} runs: {}", faulty.len(), faulty.join("\n"));
}

/// Trees that break a layout first.
fn awkward() -> Vec<String> {
    let written = [
        "a: (b: (-12.5 4.25, (3 5 W)) c: max (7, (2, (8 1) -3)) (L D (1 2 3)))",
        "((((((1 2))))) (((3))) 4)",
        "(-1234.56, (-1234.57, 9876.54), -0.01)",
        "the_root: (a_long_name: (leaf_one: 1 leaf_two: 2) another: (leaf_three: 3 4))",
        "7",
        // Leaves beside larger nodes, on the widest row; 40 leaves of six depths.
        "(9, (2 3) ((1 2 3) (4 5 6) (7 8 9)) ((1 2 3) (4 5 6) (7 8 9)) ((1 2 3) (4 5 6) (7 8 9)) ((1 2 3) (4 5 6) (7 8 9)))",
        "((((0, (8, -4, 6)), (-inf)), (((10), (-8, 6, -12)), ((3, -10, 0), (inf, -5)))), ((((-6, -6, -6), (3, 4, 0)), ((5), (-12, -2, -11, 0)))), \
         ((inf, ((-12, 4, 5), (-5, -4, 2))), ((0), ((-8, 5), (8, 11)))), ((((2), (3, 6)))))",
    ];
    let row = (0..64).map(|leaf| leaf.to_string()).collect::<Vec<_>>().join(" ");
    let pairs = (0..32).map(|pair| format!("({pair} -{pair})")).collect::<Vec<_>>().join(" ");
    written.map(str::to_owned).into_iter().chain([format!("({row})"), format!("({pairs})")]).collect()
}

#[test]
fn nothing_meets_on_awkward_trees() {
    for text in awkward() {
        for stage in STAGES {
            check(&text, Settings::default(), Notation::GENERAL, stage);
        }
    }
}

#[test]
fn nothing_meets_on_any_example() {
    let examples: Vec<Value> = serde_json::from_str(include_str!("cases/examples.json")).unwrap();
    for (number, example) in examples.iter().enumerate() {
        let text = example["text"].as_str().expect("an example has its tree");
        let check = |skin, stage| {
            check(text, case::settings(&example["settings"]), Notation { skin, ..Notation::GENERAL }, stage);
        };
        for stage in STAGES {
            check(Notation::GENERAL.skin, stage);
        }
        // The others on one stage each, in rotation.
        for (turn, &skin) in Skin::ALL.iter().enumerate().filter(|(_, skin)| **skin != Notation::GENERAL.skin) {
            check(skin, STAGES[(number + turn) % STAGES.len()]);
        }
    }
}

#[test]
fn nothing_meets_on_any_example_as_any_course_draws_it() {
    let examples: Vec<Value> = serde_json::from_str(include_str!("cases/examples.json")).unwrap();
    let mut found = Vec::new();
    for example in &examples {
        let text = example["text"].as_str().expect("an example has its tree");
        for course in Course::ALL {
            for (width, height) in WINDOWS {
                let stage = Stage { width, height, is_phone: None };
                let show = Show::record(text, case::settings(&example["settings"]), course.notation(), stage);
                if let Some((step, faults)) = first_faults(&show) {
                    found.push(format!("{} as {course:?} on {width} × {height} at {step}: {faults:?}", example["id"]));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} {found:#?}", found.len());
}

/// On the stages of its course. On a phone a window without room beside its node may be placed where the arc begins.
#[test]
fn no_arc_runs_through_a_name_or_a_window() {
    let text = "((((8 6) (2 12)) ((15 14) (7 13))) (((1 5) (9 10)) ((3 4) (16 11))))";
    let settings = Settings { returns: ReturnRule::RunningBound, ..Settings::default() };
    for (width, height) in WINDOWS.into_iter().chain(STAGES) {
        let show = Show::record(text, settings, Course::Java.notation(), Stage { width, height, is_phone: None });
        let view = SceneView::whole(&show.picture, width, height);
        let Show { tree, trace, settings, .. } = &show;
        let slides = Slides { tree, trace, settings, course: Course::Java, by_event: false };
        let (mut arcs, mut step) = (0, 0);
        while step < trace.events.len() {
            let since = step;
            step = slides.next(since);
            let frame = Frame::at(tree, trace, step);
            let scene = show.scene(&frame, since, Wishes { is_lecture: true, ..Wishes::default() });
            let Some(arc) = &scene.arc else { continue };
            let ink = SceneInk::measure(&scene, &show.picture, &view, show.notation.cuts);
            let met: Vec<String> = ink.met_by_arc(arc, &view, 400.0 < width).collect();
            assert!(met.is_empty(), "{width} × {height} at {step}: {met:?}");
            arcs += 1;
        }
        assert_eq!(arcs, 6);
    }
}

#[test]
fn the_types_of_the_critical_tree_meet_nothing_however_a_tree_is_drawn() {
    let larger = "((((6 2) (8 7)) ((5 4) (9 3))) (((6 -2.5) (8 7)) ((5 4) (9 3))))";
    for text in ["((3 12 8) (2 4 6) (14 5 2))", "(((6 2) (8 7)) ((5 4) (9 3)))", larger] {
        for skin in [Skin::Triangles, Skin::Circles, Skin::Signs, Skin::Plain] {
            let notation = Notation { skin, windows: Windows::Labelled, ..Notation::GENERAL };
            let show = Show::record(
                text,
                Settings::default(),
                notation,
                Stage { width: 868.0, height: 404.0, is_phone: None },
            );
            let types = critical(&show.tree, usize::MAX, Window::FULL);
            let view = SceneView::whole(&show.picture, show.stage.width, show.stage.height);
            show.each_frame(
                Wishes { overlay: Some(OverlayNotes::Critical(&types)), ..Wishes::default() },
                |frame, scene| {
                    let ink = SceneInk::measure(scene, &show.picture, &view, notation.cuts);
                    assert!(ink.labels.iter().any(|label| label.what == LabelKind::Type), "{show:?}");
                    assert_eq!(ink.faults(), [""; 0], "{show:?} at {}", frame.step);
                },
            );
        }
    }
}

/// Where leaves have room, every relevant one states its interval.
#[test]
fn the_intervals_of_leaves_meet_nothing_however_a_tree_is_drawn() {
    let four = "((((8 6) (2 12)) ((15 14) (7 13))) (((1 5) (9 10)) ((3 4) (16 11))))";
    let texts = ["((3 12 8) (2 4 6) (14 5 2))", "((3.25 -12.5 8) (2 W 6) (14 5 L))", four];
    for text in texts {
        for notation in looks() {
            for (width, height) in [(868.0, 404.0), (612.0, 442.0), (358.0, 378.0)] {
                let stage = Stage { width, height, is_phone: None };
                let show = Show::record(text, Settings::default(), notation, stage);
                let intervals = sweep::intervals(&show.tree, &show.settings).unwrap();
                let deciding = intervals
                    .iter()
                    .zip(show.tree.nodes())
                    .filter(|(of, leaf)| show.tree.is_leaf(*leaf) && of.low < of.high);
                let deciding = deciding.count();
                let view = SceneView::whole(&show.picture, show.stage.width, show.stage.height);
                show.each_frame(
                    Wishes { overlay: Some(OverlayNotes::Leaves(&intervals)), ..Wishes::default() },
                    |frame, scene| {
                        let drawn = scene.notes.iter().filter(|part| matches!(part.note, NodeNote::Reach(..))).count();
                        assert!(
                            width < 800.0 || text != texts[0] || drawn == deciding,
                            "{drawn} of {deciding}: {show:?} at {}",
                            frame.step
                        );
                        let ink = SceneInk::measure(scene, &show.picture, &view, notation.cuts);
                        assert_eq!(ink.faults(), [""; 0], "{show:?} at {}", frame.step);
                    },
                );
            }
        }
    }
}

/// Complete notations of courses, and every value of the display switches.
fn looks() -> Vec<Notation> {
    let general = Notation::GENERAL;
    let courses = secateur_courses::course::Course::ALL.map(|course| course.notation());
    let signs = Notation {
        skin: Skin::Signs,
        rows: Rows::Players,
        windows: Windows::Closed,
        cuts: Cuts::Scissors,
        infinity: Infinity::Letters,
        separator: Separator::Semicolon,
        ..general
    };
    let plain = notation_of(&serde_json::json!({
        "skin": "plain", "windows": "labelled", "bounds": "own", "after": "gone", "cuts": "dashed", "infinity": "m"
    }));
    courses.into_iter().chain([signs, plain]).collect()
}

#[test]
fn nothing_meets_in_any_notation_and_all_can_be_read() {
    let row = "(1 20 -3 4 5 6 7 8)".repeat(8);
    for (text, steps) in [
        ("a:(b:(3 12 8)c:(2 4 6)d:(14 5 2))", [8, 26]),
        ("((((30 75)(69 16))((47 77)(60 80)))(((74 8)(77 1))((60 33)(70 29))))", [22, 55]),
        ("a:(b:(-12.5 4.25,(3 5 W))long_name:max(7,(2,1)-3)(L D(1 2 3)))", [9, 18]),
        (&format!("({row})"), [40, 40]),
    ] {
        for notation in looks() {
            for (place, (width, height)) in STAGES.into_iter().enumerate() {
                check(text, Settings::default(), notation, (width, height));
                let show = Show::record(text, Settings::default(), notation, Stage { width, height, is_phone: None });
                // A phone is held in the hand, and a presentation is larger.
                let least = 16.0 * [1080.0, 720.0, 0.0, 0.0][place] / 1080.0;
                each_ink(&show, |step, ink| {
                    let smallest = ink.smallest();
                    assert!(!steps.contains(&step) || least <= smallest, "{smallest} at {step} of {show:?}");
                });
            }
        }
    }
}

/// Random scores of two digits, with the given branching ply by ply.
fn uniform(branching: &[usize], last: &mut u64) -> String {
    let Some((&children, rest)) = branching.split_first() else {
        *last = last.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        return (*last >> 57).to_string();
    };
    format!("({})", (0..children).map(|_| uniform(rest, last)).collect::<Vec<_>>().join(" "))
}

#[test]
fn trees_of_64_leaves_are_large_enough_to_read_and_those_of_27_are_whole_on_the_stage() {
    let trees: [&[usize]; 8] =
        [&[64], &[8, 8], &[4, 4, 4], &[2, 2, 2, 2, 2, 2], &[32, 2], &[2, 32], &[3, 3, 3], &[5, 5]];
    for branching in trees {
        for ((width, height), window) in [(STAGES[0], 1080.0), (STAGES[1], 720.0)] {
            let text = uniform(branching, &mut 64);
            let stage = Stage { width, height, is_phone: None };
            let show = Show::record(&text, Settings::default(), Notation::GENERAL, stage);
            assert!(show.picture.geometry.fits || 27 < show.tree.leaf_count(), "{branching:?} on {width}");
            // Slightly less through the lens.
            let least = 0.97 * 16.0 * window / 1080.0;
            each_ink(&show, |step, ink| {
                let smallest = ink.smallest();
                assert!(step != 3 || least <= smallest, "{smallest} of {branching:?} on {width}");
            });
            check(&text, Settings::default(), Notation::GENERAL, (width, height));
        }
    }
}

/// Parameters of random trees, drawn as in tests/browser/trees.js.
struct TreeParameters {
    leaves: i32,
    height: usize,
    branching: i32,
    scores: usize,
    has_names: bool,
    has_players: bool,
    seed: u32,
    count: usize,
}

impl TreeParameters {
    /// From 0 to 1 (mulberry32).
    fn random(&mut self) -> f64 {
        self.seed = self.seed.wrapping_add(0x6d2b_79f5);
        let mut mixed = (self.seed ^ (self.seed >> 15)).wrapping_mul(self.seed | 1);
        mixed ^= mixed.wrapping_add((mixed ^ (mixed >> 7)).wrapping_mul(mixed | 61));
        f64::from(mixed ^ (mixed >> 14)) / 2_f64.powi(32)
    }

    fn below(&mut self, end: i32) -> i32 {
        (self.random() * f64::from(end)).floor() as i32
    }

    fn score(&mut self) -> String {
        match self.scores {
            0 => self.below(10).to_string(),
            1 => (self.below(199) - 99).to_string(),
            2 => format!("{:.2}", self.random() * 20.0 - 10.0),
            3 => ["W", "L", "D"][self.below(3) as usize].to_owned(),
            _ => match self.random() < 0.15 {
                true => ["W", "L"][self.below(2) as usize].to_owned(),
                false => (self.below(41) - 20).to_string(),
            },
        }
    }

    fn tree(&mut self, ply: usize) -> String {
        let name = if self.has_names && self.random() < 0.3 { format!("n{}: ", self.count) } else { String::new() };
        let has_player = self.has_players && self.random() < 0.25;
        let player = if !has_player {
            ""
        } else if self.random() < 0.5 {
            "max "
        } else {
            "min "
        };
        self.count += 1;
        if 0 < ply && (self.height <= ply || self.leaves <= 0 || self.random() < 0.12) {
            return format!("{name}{player}{}", self.score());
        }
        let children = 1 + self.below(self.branching.min(self.leaves + 1));
        self.leaves -= children - 1;
        let children: Vec<String> = (0..children).map(|_| self.tree(ply + 1)).collect();
        format!("{name}{player}({})", children.join(", "))
    }
}

#[test]
fn nothing_meets_on_random_trees_of_up_to_64_leaves() {
    let (mut looked, mut found) = (0, Vec::new());
    for number in 0..cases(30).cases as usize {
        let (row, column) = (number / 5, number % 5);
        let mut style = TreeParameters {
            leaves: [8, 16, 24, 32, 48, 64][row % 6] - 1,
            height: 2 + (row + column) % 5,
            branching: 2 + (row as i32 + 2 * column as i32) % 6,
            scores: column,
            has_names: column % 2 == 0,
            has_players: column % 3 == 2,
            seed: 100 * row as u32 + column as u32,
            count: 0,
        };
        let text = style.tree(0);
        for (place, &(width, height)) in STAGES[..3].iter().enumerate() {
            let stage = Stage { width, height, is_phone: None };
            let show = Show::record(&text, Settings::default(), Notation::GENERAL, stage);
            looked += 1;
            if show.picture.geometry.fits || !show.picture.geometry.opens_whole {
                found.extend(first_faults(&show).map(|found| format!("{found:?} of {show:?}")));
            } else if place == number % 3 {
                // Through the lens, labels beside the path may be crowded between two of these steps.
                let length = show.trace.events.len();
                for step in (0..=length).step_by(length.div_ceil(12)) {
                    let faults = show.ink_at(step).faults();
                    if !faults.is_empty() {
                        found.push(format!("{faults:?} at {step} of {show:?}"));
                    }
                }
            }
        }
        // No error shows up here; in longer runs an edge touches a label in one of thirty.
        assert!(number >= 30 || found.is_empty(), "{found:#?}");
    }
    assert!(found.len() * 30 <= looked, "{} of {looked}: {found:#?}", found.len());
}

/// The ink of the book's tree at its cut-off, where node 5 is b.
fn textbook() -> SceneInk {
    let stage = Stage { width: 868.0, height: 404.0, is_phone: None };
    let show = Show::record("((3 12 8) (2 4 6) (14 5 2))", Settings::default(), Notation::GENERAL, stage);
    let mut found = None;
    each_ink(&show, |step, ink| found = found.take().or((step == 14).then_some(ink)));
    found.unwrap()
}

#[test]
fn what_is_planted_is_found() {
    let ink = textbook();
    assert_eq!(ink.faults(), Vec::<String>::new());
    let label = |what, owner| ink.labels.iter().position(|label| label.what == what && label.owner == owner).unwrap();
    let outline = |owner| ink.outlines.iter().position(|outline| outline.owner == owner).unwrap();
    let (value, name) = (label(LabelKind::Value, 5), label(LabelKind::Name, 5));
    let middle = |area: common::ink::Area| (f64::midpoint(area.left, area.right), f64::midpoint(area.top, area.bottom));
    let way = |from, to| (middle(to).0 - middle(from).0, middle(to).1 - middle(from).1);
    let find = |change: &dyn Fn(&mut SceneInk), told: &str| {
        let mut planted = ink.clone();
        change(&mut planted);
        let faults = planted.faults();
        assert!(faults.iter().any(|fault| fault.contains(told)), "{told}: {faults:?}");
    };
    let labels = |at: usize, by: (f64, f64)| move |ink: &mut SceneInk| ink.labels[at] = ink.labels[at].moved(by);
    let shapes = |at: usize, by: (f64, f64)| move |ink: &mut SceneInk| ink.outlines[at] = ink.outlines[at].moved(by);
    let (first, second) = (&ink.outlines[outline(1)], &ink.outlines[outline(5)]);
    find(&labels(value, way(ink.labels[value].area, ink.labels[label(LabelKind::Value, 1)].area)), "meets Value");
    find(&labels(name, way(ink.labels[name].area, first.area)), "meets the shape of 1");
    find(&labels(name, way(ink.labels[name].area, ink.slope(6))), "is crossed by an edge");
    find(&labels(value, (60.0, 0.0)), "is not inside its own shape");
    find(&labels(name, (3000.0, 0.0)), "is outside the stage");
    find(&shapes(outline(5), way(second.area, first.area)), "the shapes of 1 and 5 meet");
    find(&shapes(outline(5), (3000.0, 0.0)), "the shape of 5 is outside the stage");
}
