//! The picture of a run: what fits is on the stage, nothing ever touches, and the labels of every step have the room reserved for them. A
//! table holds complete pictures.

use std::rc::Rc;

use common::sketch::{Sketch, plain_trees, trees};
use common::{case, cases, every_search, notation_of};
use proptest::prelude::*;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Score;
use secateur::Trace;
use secateur::frame::Frame;
use secateur::notation;
use secateur::search::{self, Algorithm, ChildOrder, Settings};
use secateur::trace::Event;
use secateur_courses::course::{Course, Infinity, LeafWindows, Letters, Notation, Rows, Skin, Windows};
use secateur_courses::numbers::NumberStyle;
use secateur_courses::slides::Slides;
use secateur_courses::writing::Slide;
use secateur_drawing::layout::Arrangement;
use secateur_drawing::picture::{
    FontLimits, Geometry, LabelBounds, NodeKind, Picture, PictureInput, RowText, ShortNames, SkinLook, Stage, Widths,
    WindowLabel, WindowStyle, rows_of, skin_for,
};
use serde_json::Value;

/// Px lost to rounding.
const HAIR: f64 = 1e-6;

/// A run, and how it is drawn.
struct RunPicture {
    tree: GameTree,
    trace: Trace,
    settings: Settings,
    notation: Notation,
    course: Option<Course>,
    numbers: NumberStyle,
    arrangement: Arrangement,
    row_texts: Vec<Option<RowText>>,
}

impl RunPicture {
    /// A tree as searched and written, with short captions for its rows; nothing where the search does not run.
    fn new(tree: GameTree, settings: Settings, notation: Notation) -> Option<RunPicture> {
        let trace = search::record(&tree, &settings).ok()?;
        let numbers = NumberStyle { decimal: ',', group: Some('\u{202f}'), infinity: notation.infinity };
        let said = |text: &str, small: &str| Some(RowText { text: text.into(), small: small.into() });
        let row_text = match notation.rows {
            Rows::None => None,
            Rows::Names => said("MAX", ""),
            _ => said("level 1", "opponent"),
        };
        let row_texts = vec![row_text; tree.height() + 1];
        let arrangement = Arrangement::from_trace(&tree, &trace);
        Some(RunPicture { tree, trace, settings, notation, course: None, numbers, arrangement, row_texts })
    }

    fn look<T>(&self, look: impl FnOnce(&PictureInput<'_>) -> T) -> T {
        let RunPicture { tree, trace, settings, notation, numbers, arrangement, row_texts, .. } = self;
        let slides = self.course.map(|course| Slides { tree, trace, settings, course, by_event: false });
        let names = ShortNames::new(tree, notation.letters);
        look(&PictureInput {
            tree,
            trace,
            settings,
            slides,
            notation,
            numbers: *numbers,
            arrangement,
            has_windows: settings.algorithm.windowed,
            names: &|node| names.name(node),
            row_texts,
            each: "",
            boards: None,
            has_results: false,
        })
    }

    fn picture(&self, stage: Stage) -> Picture {
        self.look(|source| Picture::fit(source, stage, None))
    }

    /// The windows at the nodes after `step` events.
    fn windows(&self, step: usize) -> Vec<(NodeId, LabelBounds)> {
        let RunPicture { tree, trace, settings, notation, .. } = self;
        let frame = Frame::at(tree, trace, step);
        let slide = Slide { frame: &frame, since: self.look(|source| source.since(step)), settings };
        let is_general = notation.is_general_at_nodes();
        let bounds = |node: NodeId| {
            let player = if settings.algorithm.from_mover { tree.player(node) } else { secateur::Player::Max };
            if !is_general {
                let written = slide.written(node, notation).by_mover(player);
                let (alpha, beta) = (written.alpha, written.beta);
                return LabelBounds { alpha, beta, side: written.side, from: written.from, held: None };
            }
            let mark = frame.mark(node).by_mover(player);
            let met = match frame.event() {
                Some(Event::CutOff { node: at, side, .. }) if at == node => Some(player.sees(side)),
                _ => None,
            };
            let (side, from) = mark.narrowed.unzip();
            let (alpha, beta) = mark.window.map(|window| (window.alpha(), window.beta())).unzip();
            LabelBounds { alpha, beta, side: met.or(side), from, held: None }
        };
        let stands = |(_, bounds): &(NodeId, LabelBounds)| bounds.alpha.is_some() || bounds.beta.is_some();
        tree.nodes().map(|node| (node, bounds(node))).filter(stands).collect()
    }
}

fn any_of<T: Copy + std::fmt::Debug + 'static>(all: &'static [T]) -> impl Strategy<Value = T> {
    prop::sample::select(all)
}

/// The general notation or a course's, with its own skin, brackets and signs.
fn notations() -> impl Strategy<Value = Notation> {
    let own = prop_oneof![Just(Notation::GENERAL), any_of(&Course::ALL).prop_map(Course::notation)];
    let looks = (any_of(Skin::ALL), any_of(Rows::ALL), any_of(Windows::ALL), any_of(Infinity::ALL));
    let nodes = (any_of(LeafWindows::ALL), any_of(Letters::ALL));
    (own, looks, nodes).prop_map(|(own, (skin, rows, windows, infinity), (leaf_windows, letters))| Notation {
        skin,
        rows,
        windows,
        infinity,
        leaf_windows,
        letters,
        ..own
    })
}

fn stages() -> impl Strategy<Value = Stage> {
    let phone = prop_oneof![3 => Just(None), 1 => any::<bool>().prop_map(Some)];
    (320.0..2600.0, 240.0..1400.0, phone).prop_map(|(width, height, is_phone)| Stage { width, height, is_phone })
}

/// Two to four searches of one tree, drawn in one way.
fn runs_side_by_side() -> impl Strategy<Value = Vec<RunPicture>> {
    let searches: Vec<Settings> = every_search().collect();
    let parts = (trees(), prop::collection::vec(prop::sample::select(searches), 2..5), notations());
    parts.prop_map(|(sketch, searches, notation)| {
        let tree = notation::read(&sketch.text()).unwrap();
        let runs = searches.into_iter().filter_map(|settings| RunPicture::new(tree.clone(), settings, notation));
        runs.map(|drawn| RunPicture { arrangement: Arrangement::default(), ..drawn }).collect()
    })
}

/// Any search of any tree, drawn in any way.
fn drawings() -> impl Strategy<Value = RunPicture> {
    let searches: Vec<Settings> = every_search().collect();
    let parts = (trees(), prop::sample::select(searches), notations(), any::<Option<u64>>());
    let drawn = parts.prop_map(|(sketch, settings, notation, seed)| {
        let order = seed.map_or(ChildOrder::default(), |seed| ChildOrder::Shuffled { seed });
        let tree = notation::read(&sketch.text()).unwrap();
        RunPicture::new(tree, Settings { order, ..settings }, notation)
    });
    drawn.prop_filter_map("it runs", |drawn| drawn)
}

impl std::fmt::Debug for RunPicture {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let RunPicture { tree, settings, notation, .. } = self;
        write!(out, "{} by {settings:?} in {notation:?}", notation::write(tree))
    }
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn what_fits_is_on_the_stage_and_can_be_read(drawing in drawings(), stage in stages()) {
        let picture = drawing.picture(stage);
        let geometry = &picture.geometry;
        let (sizes, limits) = (&geometry.sizes, FontLimits::from_stage(stage));
        if geometry.fits {
            prop_assert!(geometry.column.width + geometry.width <= stage.width + HAIR);
            prop_assert!(geometry.height <= stage.height + HAIR);
            let least = if sizes.is_packed { limits.bare_least.min(12.0) } else { limits.bare_least };
            prop_assert!(least - HAIR <= sizes.leaf_font);
            let windows = sizes.beside.iter().zip(&sizes.scales).filter(|(style, _)| style.is_some());
            for (_, scale) in windows {
                prop_assert!(0.8 * limits.window_least <= sizes.window_font * scale);
            }
        }
        prop_assert!(sizes.scales.windows(2).all(|pair| pair[1] <= pair[0]));
        prop_assert_eq!(picture.layout.width() * geometry.stretch, geometry.width);
    }

    #[test]
    fn rows_stand_below_each_other(drawing in drawings(), stage in stages()) {
        let picture = drawing.picture(stage);
        let geometry = &picture.geometry;
        let sizes = &geometry.sizes;
        let half = |ply: usize| {
            let inner = if 0 < picture.rows[ply].inner { sizes.node_height * sizes.scales[ply] } else { 0.0 };
            inner.max(if 0 < picture.rows[ply].leaves { sizes.leaf_height } else { 0.0 }) / 2.0
        };
        prop_assert!(0.0 <= geometry.ys[0] - half(0));
        for ply in 1..geometry.ys.len() {
            prop_assert!(geometry.ys[ply - 1] + half(ply - 1) <= geometry.ys[ply] - half(ply) + HAIR);
        }
        let last = geometry.ys.len() - 1;
        prop_assert!(geometry.ys[last] + half(last) <= geometry.height - geometry.legend + HAIR);
    }

    #[test]
    fn boxes_never_touch_and_parents_stand_over_their_children(drawing in drawings(), stage in stages()) {
        let RunPicture { tree, arrangement, .. } = &drawing;
        let Picture { geometry, layout, .. } = drawing.picture(stage);
        let mut ends = vec![f64::NEG_INFINITY; tree.height() + 1];
        for rank in 0..tree.len() {
            let node = arrangement.node(rank);
            let (left, right) = geometry.boxes.reach(tree, node);
            let (x, end) = (layout.x[node.index()], &mut ends[tree.ply(node)]);
            prop_assert!(*end <= x - left + HAIR && right >= 0.0);
            *end = x + right + geometry.boxes.gap;
            let children: Vec<f64> = tree.children(node).map(|child| layout.x[child.index()]).collect();
            if let Some(first) = children.iter().copied().reduce(f64::min) {
                let last = children.iter().copied().fold(first, f64::max);
                prop_assert!((x - (first + last) / 2.0).abs() < HAIR);
            }
        }
    }

    #[test]
    fn leaves_of_two_nodes_stand_farther_apart_than_siblings(drawing in drawings(), stage in stages()) {
        let picture = drawing.picture(stage);
        // Where even the smallest numbers lack room, families touch.
        prop_assume!(is_parted(&picture.geometry));
        prop_assert!(families_stand_apart(&drawing.tree, &drawing.arrangement, &picture));
    }

    #[test]
    fn no_number_of_a_common_tree_is_too_small_to_be_read(
        sketch in plain_trees(),
        scores in prop::collection::vec(any_of(&[-1000.0, 123_456.0, 7.0, -42.0, -12_345.0, 999.25]), 27),
        skin in any_of(Skin::ALL),
        windows in any_of(Windows::ALL),
    ) {
        let mut sketch = sketch;
        prop_assume!(sketch.leaves().len() <= 27);
        rescore(&mut sketch, &mut scores.into_iter());
        let notation = Notation { skin, windows, ..Notation::GENERAL };
        let drawing = RunPicture::new(notation::read(&sketch.text()).unwrap(), Settings::default(), notation).unwrap();
        // That of a page of 1280 × 720.
        let Geometry { sizes, readable, .. } = drawing.picture(Stage { width: 900.0, height: 480.0, is_phone: None }).geometry;
        let mut numbers = vec![sizes.leaf_font, sizes.value_font];
        let is_shown = |style: &Option<WindowStyle>| style.is_some() || SkinLook::for_skin(sizes.skin).is_pill;
        numbers.extend(sizes.beside.iter().zip(&sizes.scales).filter(|(style, _)| is_shown(style)).map(|(_, scale)| scale * sizes.window_font));
        prop_assert!(numbers.iter().all(|&number| readable - HAIR <= number), "{numbers:?} {readable}");
    }

    #[test]
    fn every_window_of_every_step_has_room(drawing in drawings(), stage in stages()) {
        windows_have_room(&drawing, &drawing.picture(stage))?;
    }

    #[test]
    fn runs_side_by_side_stand_alike_and_every_window_of_each_has_room(
        runs in runs_side_by_side(), stage in stages(), has_windows in any::<bool>(),
    ) {
        let with_windows = |drawing: &RunPicture| has_windows && drawing.settings.algorithm.windowed;
        let widths = |one: &RunPicture| one.look(|source| PictureInput { has_windows: with_windows(one), ..*source }.widths());
        let widths = runs.iter().map(widths);
        let Some(widths) = widths.reduce(Widths::or_wider) else { return Ok(()) };
        let drawn = |one: &RunPicture| one.look(|source| Picture::still(source, widths.clone(), stage));
        let pictures: Vec<Picture> = runs.iter().map(drawn).collect();
        for (one, picture) in runs.iter().zip(&pictures) {
            prop_assert_eq!(&picture.geometry, &pictures[0].geometry);
            prop_assert_eq!(&picture.layout.x, &pictures[0].layout.x);
            if with_windows(one) {
                windows_have_room(one, picture)?;
            }
        }
    }
}

#[test]
fn a_tree_that_nobody_can_move_is_rather_small_than_larger_than_its_stage() {
    let tree = notation::read("((((((((3 1) 4) 6) 5) 7) 8) 9) ((((2 8) 9) 1) 3))").unwrap();
    let drawing = RunPicture::new(tree, Settings::default(), Notation::GENERAL).unwrap();
    let stage = Stage { width: 620.0, height: 250.0, is_phone: None };
    let in_windows = |has_windows: bool| {
        drawing.look(|source| {
            let source = PictureInput { has_windows, ..*source };
            let still = Picture::still(&source, source.widths(), stage).geometry;
            (still, Picture::with_room(&source, source.widths(), stage).geometry)
        })
    };
    let (still, moved) = in_windows(false);
    assert!(still.fits && still.height <= stage.height && !moved.fits);
    assert!(0.7 * moved.readable - HAIR <= still.readable && still.readable <= still.sizes.leaf_font);
    // Windows are given up before numbers become small.
    assert!(!in_windows(true).0.fits);
}

/// Whether the labels beside the nodes stay within their boxes.
fn windows_have_room(drawing: &RunPicture, picture: &Picture) -> Result<(), TestCaseError> {
    let sizes = &picture.geometry.sizes;
    let is_pill = SkinLook::for_skin(sizes.skin).is_pill;
    for step in 1..=drawing.trace.events.len().min(60) {
        for (node, bounds) in drawing.windows(step) {
            let ply = drawing.tree.ply(node);
            let is_leaf = drawing.tree.is_leaf(node);
            let Some(style) = sizes.beside[ply].filter(|_| !is_pill) else { continue };
            for is_quiet in [false, true] {
                let label = WindowLabel::write(style, &bounds, &picture.writing, sizes.window_font, is_quiet);
                let (left, right) = picture.geometry.boxes.reach(&drawing.tree, node);
                let room = if is_leaf { left.min(right) * 2.0 } else { right / sizes.scales[ply] };
                let from = if is_leaf { 0.0 } else { sizes.spots(NodeKind::Max).window };
                prop_assert!(from + label.width <= room + HAIR, "{step} {node:?} {bounds:?} {}", label.text());
            }
        }
    }
    Ok(())
}

/// Gives each leaf the next score.
fn rescore(sketch: &mut Sketch, scores: &mut impl Iterator<Item = f64>) {
    if sketch.children.is_empty() {
        sketch.score = scores.next();
    }
    sketch.children.iter_mut().for_each(|child| rescore(child, scores));
}

/// Whether families are kept a third of a leaf farther apart than siblings.
fn is_parted(Geometry { sizes, .. }: &Geometry) -> bool {
    sizes.leaf_width / 6.0 <= sizes.family + HAIR
}

/// Whether leaves of two nodes are a third of a leaf farther apart than siblings.
fn families_stand_apart(
    tree: &GameTree,
    arrangement: &Arrangement,
    Picture { geometry, layout, .. }: &Picture,
) -> bool {
    let sizes = &geometry.sizes;
    let nodes = (0..tree.len()).map(|rank| arrangement.node(rank));
    let leaves: Vec<NodeId> = nodes.filter(|&node| tree.is_leaf(node)).collect();
    leaves.windows(2).all(|pair| {
        let [one, other] = [pair[0], pair[1]];
        // Numbers that need only their own room are as close as their boxes, plus the family's share.
        let half = |node, side: fn((f64, f64)) -> f64| match sizes.is_packed {
            true => side(geometry.boxes.reach(tree, node)) - sizes.leaf_air - sizes.family,
            false => sizes.leaf_width / 2.0,
        };
        let halves = half(one, |(_, right)| right) + half(other, |(left, _)| left);
        let between = layout.x[other.index()] - layout.x[one.index()] - halves;
        let wanted = sizes.gap + 2.0 * sizes.leaf_air + sizes.leaf_width / 3.0;
        let are_beside = tree.ply(one) == tree.ply(other) && tree.parent(one) != tree.parent(other);
        !are_beside || wanted <= between + HAIR
    })
}

/// Some leaves, all as deep as `text` nests them, with scores of two digits.
fn uniform(children: usize, depth: usize) -> String {
    if depth == 0 { "14".into() } else { format!("({})", vec![uniform(children, depth - 1); children].join(" ")) }
}

#[test]
fn the_families_of_common_trees_stand_apart() {
    for &skin in Skin::ALL {
        for (children, depth) in [(2, 3), (2, 4), (3, 2), (3, 3), (4, 2), (5, 2)] {
            for (width, height) in [(900.0, 480.0), (1340.0, 640.0), (1840.0, 900.0)] {
                let tree = notation::read(&uniform(children, depth)).unwrap();
                let drawing =
                    RunPicture::new(tree, Settings::default(), Notation { skin, ..Notation::GENERAL }).unwrap();
                // Pills are wide: many of them only leave room for readable numbers.
                if skin == Skin::Pills && 9 < drawing.tree.leaf_count() {
                    continue;
                }
                let picture = drawing.picture(Stage { width, height, is_phone: None });
                let are_apart = families_stand_apart(&drawing.tree, &drawing.arrangement, &picture);
                assert!(are_apart, "{children}, {depth} in {skin:?} on {width}");
            }
        }
    }
}

#[test]
fn the_windows_of_a_slide_have_room() {
    for course in Course::ALL {
        let tree = notation::read("((3 12 8) (2 4 6) ((14 -100) 5 2))").unwrap();
        let (cut, returns) = course.rules();
        let settings = Settings { cut, returns, ..Settings::default() };
        let notation = Notation { skin: Skin::Triangles, ..course.notation() };
        let drawing = RunPicture { course: Some(course), ..RunPicture::new(tree, settings, notation).unwrap() };
        let picture = drawing.picture(Stage { width: 900.0, height: 600.0, is_phone: None });
        let sizes = &picture.geometry.sizes;
        for step in 1..=drawing.trace.events.len() {
            for (node, bounds) in drawing.windows(step) {
                let Some(style) = sizes.beside[drawing.tree.ply(node)] else { continue };
                let label = WindowLabel::write(style, &bounds, &picture.writing, sizes.window_font, false);
                let (_, right) = picture.geometry.boxes.reach(&drawing.tree, node);
                let room = if drawing.tree.is_leaf(node) { 2.0 * right } else { right };
                assert!(label.width <= room, "{} {step} {node:?} {}", course.id(), label.text());
            }
        }
    }
}

#[test]
fn only_a_score_changes_and_the_layout_of_a_large_tree_serves_again() {
    let text = format!("({})", "(3 1 4 1 5) ".repeat(500));
    let drawing = RunPicture::new(notation::read(&text).unwrap(), Settings::default(), Notation::GENERAL).unwrap();
    let stage = Stage { width: 1340.0, height: 640.0, is_phone: None };
    let picture = drawing.picture(stage);
    assert!(!picture.geometry.fits);
    let rescored = drawing.tree.with_score(NodeId(2), Score::new(7.0).unwrap()).unwrap();
    let rescored = RunPicture::new(rescored, Settings::default(), Notation::GENERAL).unwrap();
    let next = rescored.look(|source| Picture::fit(source, stage, Some(&picture)));
    assert!(Rc::ptr_eq(&picture.layout, &next.layout));
    let wider = drawing.tree.with_score(NodeId(2), Score::new(-7000.5).unwrap()).unwrap();
    let wider = RunPicture::new(wider, Settings::default(), Notation::GENERAL).unwrap();
    let next = wider.look(|source| Picture::fit(source, stage, Some(&picture)));
    assert!(picture.layout.width() < next.layout.width());
}

#[test]
fn another_digit_moves_nothing() {
    let drawn = |text: &str| {
        let minimax = Settings { algorithm: Algorithm::named("minimax").unwrap(), ..Settings::default() };
        let drawing = RunPicture::new(notation::read(text).unwrap(), minimax, Notation::GENERAL).unwrap();
        drawing.picture(Stage { width: 800.0, height: 500.0, is_phone: None }).geometry
    };
    assert_eq!(drawn("((3 1) (14 9))"), drawn("((7 0) (88 6))"));
    assert_ne!(drawn("((3 1) (14 9))"), drawn("((3 1) (140 9))"));
}

#[test]
fn names_are_the_trees_own_or_letters() {
    let check = |text: &str, below: &str, from_root: &str| {
        let tree = notation::read(text).unwrap();
        for (letters, expected) in [(Letters::Below, below), (Letters::Root, from_root)] {
            let names = ShortNames::new(&tree, letters);
            let all: Vec<String> = tree.nodes().map(|node| names.name(node)).collect();
            assert_eq!(all.join(" "), expected, "{text}");
        }
    };
    check("((1 2) ((3 4) 5))", " a   b c   ", "a b   c d   ");
    check("((3 12 8) (2 4 6) (14 5 2))", " a    b    c   ", "a b    c    d   ");
    check("(((6 2) (8 7)) ((5 4) (9 3)))", " a c   d   b e   f  ", "a b d   e   c f   g  ");
    // The tree's names win, and letters skip those in use.
    check("a: (b: (d: (1 4) e: (5 6)) c: (f: (2 1) g: (1 1)))", "a b d   e   c f   g  ", "a b d   e   c f   g  ");
    check("(a: (1) (2) c: (3) (4 x: 5))", " a  b  c  d  x", "f a  g  c  e  x");
    check("((3 12) x: (2 4) (14 5))", " a   x   c  ", "a b   x   d  ");
    // A node whose own letter is taken gets a free one.
    check("((1 2) (a:(3 4) 5))", " d   b a   ", "e b   c a   ");
    check("((b: 3 12) (2 4) (14 5))", " a b  d   c  ", "a e b  c   d  ");
    check("(c: (3 12) (2 4) (14 5))", " c   b   d  ", "a c   e   d  ");
    // Under a root named by a letter all others make way.
    check("a:((1 2) ((3 4) 5))", "a b   c d   ", "a b   c d   ");
    check("c:((1 2) ((3 4) 5))", "c a   b d   ", "c b   e d   ");
    check("(x:(1 2) @x)", " x   @x  ", "a x   @x  ");
    check("7", "", "");
}

#[test]
fn where_a_node_has_a_name_letters_can_stay_away() {
    let check = |text: &str, expected: &str| {
        let tree = notation::read(text).unwrap();
        let names = ShortNames::new(&tree, Letters::Unnamed);
        let all: Vec<String> = tree.nodes().map(|node| names.name(node)).collect();
        assert_eq!(all.join(" "), expected, "{text}");
    };
    check("((W D) (L W))", " a   b  ");
    check("(a: ((1 5 6) b: (8 3)) (L (1 W)))", " a     b       ");
}

#[test]
fn after_z_comes_aa_and_letters_like_digits_are_left_out() {
    let tree = notation::read(&format!("({})", "(1)".repeat(553))).unwrap();
    let names = ShortNames::new(&tree, Letters::Below);
    let name = |place: u32| names.name(NodeId(1 + 2 * place));
    let found = [0, 7, 8, 22, 23, 24, 45, 46, 551, 552].map(name);
    assert_eq!(found, ["a", "h", "j", "z", "aa", "ab", "az", "ba", "zz", "aaa"]);
}

#[test]
fn a_row_in_which_both_move_has_nobodys_name() {
    let rows = rows_of(&notation::read("(max (1 2) min (3 4) 5)").unwrap());
    let told: Vec<_> = rows.iter().map(|row| (row.inner, row.leaves, row.turn.is_some())).collect();
    assert_eq!(told, [(1, 0, true), (2, 1, false), (0, 4, false)]);
    assert_eq!(skin_for(&rows, Skin::Plain), Skin::Signs);
    assert_eq!(skin_for(&rows, Skin::Circles), Skin::Circles);
    let rows = rows_of(&notation::read("(chance (1 2) chance (3 4) (5 6))").unwrap());
    assert_eq!((rows[1].turn, rows[1].has_chance, rows[0].has_chance), (None, true, false));
    assert_eq!(skin_for(&rows, Skin::Plain), Skin::Signs);
}

fn numbers_of(language: &str, infinity: Infinity) -> NumberStyle {
    let (decimal, group) = match language {
        "en" => ('.', None),
        "ro" => (',', Some('.')),
        _ => (',', Some('\u{202f}')),
    };
    NumberStyle { decimal, group, infinity }
}

/// Numbers to a thousandth.
fn assert_near(what: &str, found: impl IntoIterator<Item = f64>, expected: &Value) {
    let found: Vec<f64> = found.into_iter().collect();
    let expected: Vec<f64> = expected.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).collect();
    let is_near = |(one, other): (&f64, &f64)| (one - other).abs() < 2e-3;
    assert!(
        found.len() == expected.len() && found.iter().zip(&expected).all(is_near),
        "{what}: {found:?} {expected:?}"
    );
}

#[test]
fn whole_pictures_are_as_the_table_has_them() {
    let table: Vec<Value> = serde_json::from_str(include_str!("cases/pictures.json")).unwrap();
    assert!(!table.is_empty());
    for case in &table {
        let text = case["text"].as_str().unwrap();
        let notation = notation_of(&case["notation"]);
        let said = |row: &Value| {
            let [text, small] = [0, 1].map(|line| row[line].as_str().map(str::to_owned));
            Some(RowText { text: text?, small: small? })
        };
        let drawing = RunPicture {
            course: Course::named(case["course"].as_str().unwrap()),
            numbers: numbers_of(case["language"].as_str().unwrap(), notation.infinity),
            row_texts: case["rowTexts"].as_array().unwrap().iter().map(said).collect(),
            ..RunPicture::new(notation::read(text).unwrap(), case::settings(&case["settings"]), notation).unwrap()
        };
        let [width, height] = [0, 1].map(|side| case["stage"][side].as_f64().unwrap());
        let has_windows = case["hasWindows"].as_bool().unwrap();
        let stage = Stage { width, height, is_phone: None };
        let picture = drawing.look(|source| Picture::fit(&PictureInput { has_windows, ..*source }, stage, None));
        let geometry = &picture.geometry;
        let sizes = &geometry.sizes;
        assert_eq!(geometry.fits, case["fits"], "{text}");
        assert_near(text, [sizes.leaf_font, sizes.value_font, sizes.window_font], &case["fonts"]);
        assert_near(text, [sizes.node_width, sizes.node_height], &case["node"]);
        assert_near(text, [sizes.leaf_width, sizes.leaf_height], &case["leaf"]);
        assert_near(text, sizes.scales.iter().copied(), &case["scales"]);
        assert_near(text, [geometry.width, geometry.height], &case["size"]);
        assert_near(text, picture.layout.x.iter().map(|x| x * geometry.stretch), &case["x"]);
        assert_near(text, geometry.ys.iter().copied(), &case["y"]);
    }
}
