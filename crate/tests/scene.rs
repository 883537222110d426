//! What is drawn at a step of a tree that fits its stage: no two things collide, every label belongs to one node, parents are centred over
//! their children, nothing leaves the stage, and every number of the frame is shown. The checker is checked itself: planted collisions must
//! be found.

use std::collections::HashSet;

use common::cases;
use common::show::{NUMBERS, Show, shows, words};
use proptest::prelude::*;
use secateur::Frame;
use secateur::NodeId;
use secateur::Score;
use secateur::Window;
use secateur::search::{Algorithm, Settings};
use secateur_courses::course::{Course, Notation, Skin};
use secateur_drawing::picture::scene::{
    Anchor, ArcPart, EdgePart, LabelPart, Lens, NodePart, NotationStep, Pane, Projection, Scene, SceneInput, SceneView,
    TextPart,
};
use secateur_drawing::picture::{Geometry, NodeKind, Outline, Picture, ShortNames, Stage, text_width};
use secateur_drawing::sight::{Tallies, TreeShape};

/// What something in a scene is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum BoxKind {
    Body,
    Badge,
    Value,
    Name,
    Window,
    CutSign,
}

/// Where something is, px of the tree.
#[derive(Clone, Copy, Debug)]
struct SceneBox {
    what: BoxKind,
    node: NodeId,
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

impl SceneBox {
    fn overlap(&self, other: &SceneBox) -> f64 {
        let across = self.right.min(other.right) - self.left.max(other.left);
        let down = self.bottom.min(other.bottom) - self.top.max(other.top);
        across.min(down)
    }
}

/// The box around a part of a node, given in the node's coordinates.
fn thing(what: BoxKind, part: &NodePart, [left, right, top, bottom]: [f64; 4]) -> SceneBox {
    let NodePart { node, x, y, scale, ref wedge, .. } = *part;
    let scale = if wedge.is_some() { 1.0 } else { scale };
    SceneBox {
        what,
        node,
        left: x + left * scale,
        right: x + right * scale,
        top: y + top * scale,
        bottom: y + bottom * scale,
    }
}

/// A text from the top of its digits to just below its baseline.
fn around(text: &TextPart, weight: u16) -> [f64; 4] {
    let wide = text.font * text_width(&text.text, weight);
    let left = match text.anchor {
        Anchor::Start => text.x,
        Anchor::Middle => text.x - wide / 2.0,
        Anchor::End => text.x - wide,
    };
    [left, left + wide, text.y - 0.73 * text.font, text.y + 0.02 * text.font]
}

/// The top and bottom of a window.
fn heights(window: &LabelPart) -> [f64; 2] {
    let pieces = &window.label.pieces;
    let top = pieces.iter().map(|piece| piece.y - 0.73 * piece.size).fold(f64::INFINITY, f64::min);
    let bottom = pieces.iter().map(|piece| piece.y + 0.02 * piece.size).fold(f64::NEG_INFINITY, f64::max);
    [window.y + top, window.y + bottom]
}

/// Everything in a scene that must not collide with anything else.
fn things(scene: &Scene) -> Vec<SceneBox> {
    let mut things = Vec::new();
    for part in &scene.nodes {
        if let Some(body) = part.body {
            let (x, y) = (body.width / 2.0, body.height / 2.0);
            things.push(thing(BoxKind::Body, part, [-x, x, -y, y]));
        }
        if let Some((sign, badge)) = part.sign.and_then(|sign| Some((sign, sign.badge?))) {
            let half = badge / 2.0;
            things.push(thing(BoxKind::Badge, part, [sign.x - half, sign.x + half, -half, half]));
        }
        things.extend(part.value.iter().map(|value| thing(BoxKind::Value, part, around(&value.text, 700))));
        things.extend(part.name.iter().map(|name| thing(BoxKind::Name, part, around(name, 500))));
        if let Some(window) = &part.window {
            let [top, bottom] = heights(window);
            things.push(thing(BoxKind::Window, part, [window.x, window.x + window.label.width, top, bottom]));
        }
    }
    for edge in &scene.edges {
        let Some(sign) = edge.sign else { continue };
        let ((x, y), half) = (edge.along(sign.at), 0.42 * sign.size);
        let (left, right, top, bottom) = (x - half, x + half, y - half, y + half);
        things.push(SceneBox { what: BoxKind::CutSign, node: edge.node, left, right, top, bottom });
    }
    things
}

/// The same with the windows beside rows, which are given in px of the stage; the tree starts at this point of it.
fn things_from(scene: &Scene, (from_x, from_y): (f64, f64)) -> Vec<SceneBox> {
    let mut things = things(scene);
    for (node, window) in scene.rows.iter().filter_map(|row| row.window.as_ref()).filter(|(_, window)| window.x != 0.0)
    {
        let ([left, right], [top, bottom]) = ([window.x, window.x + window.label.width], heights(window));
        let (left, right, top, bottom) = (left - from_x, right - from_x, top - from_y, bottom - from_y);
        things.push(SceneBox { what: BoxKind::Window, node: *node, left, right, top, bottom });
    }
    things
}

/// Whether two things may overlap: a node and its content, or its replacement.
fn belong_together(one: &SceneBox, other: &SceneBox) -> bool {
    let is_inside = |what| matches!(what, BoxKind::Body | BoxKind::Badge);
    one.node == other.node && (is_inside(one.what) || is_inside(other.what))
}

/// Two things that collide by more than a hair.
fn collision(things: &[SceneBox]) -> Option<(SceneBox, SceneBox)> {
    let pairs =
        things.iter().enumerate().flat_map(|(index, one)| things[..index].iter().map(move |other| (one, other)));
    let mut hits = pairs.filter(|(one, other)| !belong_together(one, other) && 0.5 < one.overlap(other));
    hits.next().map(|(one, other)| (*one, *other))
}

/// The area between a label and the body of its node: beside or below it.
fn between(label: &SceneBox, body: &SceneBox) -> SceneBox {
    let SceneBox { left, right, top, bottom, .. } = *label;
    if body.right <= left {
        SceneBox { left: body.right, right: left, ..*label }
    } else if right <= body.left {
        SceneBox { left: right, right: body.left, ..*label }
    } else {
        SceneBox { top: body.bottom.min(bottom), bottom: top.max(body.bottom), ..*label }
    }
}

/// A label separated from its own node by something of another node. Requiring it to be nearest to its own node would be too strict: a long
/// window ends near the next node, and the glow keeps names of round nodes away from them.
fn stray_label(things: &[SceneBox]) -> Option<(SceneBox, SceneBox)> {
    let bodies = || things.iter().filter(|thing| thing.what == BoxKind::Body);
    let labels = things.iter().filter(|thing| matches!(thing.what, BoxKind::Value | BoxKind::Name | BoxKind::Window));
    labels.into_iter().find_map(|label| {
        let own = bodies().find(|body| body.node == label.node)?;
        let way = between(label, own);
        let is_in_the_way = |thing: &&SceneBox| thing.node != label.node && 0.5 < thing.overlap(&way);
        things.iter().find(is_in_the_way).map(|thing| (*label, *thing))
    })
}

/// An edge, by its lower end, that crosses a label; as far as it is drawn.
fn crossing(scene: &Scene, from: (f64, f64)) -> Option<(NodeId, SceneBox)> {
    let things = things_from(scene, from);
    let labels =
        || things.iter().filter(|thing| matches!(thing.what, BoxKind::Value | BoxKind::Name | BoxKind::Window));
    // Labels in the body are on top of the edge.
    let labels: Vec<&SceneBox> = labels().filter(|label| stands_outside(label, &things)).collect();
    let is_in = |label: &SceneBox, (x, y): (f64, f64)| {
        label.left + 0.5 < x && x < label.right - 0.5 && label.top + 0.5 < y && y < label.bottom - 0.5
    };
    scene.edges.iter().find_map(|edge| {
        let shares = (0..=60).map(|share| f64::from(share) / 60.0);
        let stubs = [(edge.x1, edge.from, edge.y1), (edge.x2, edge.y2, edge.to)];
        let along = |(x, from, to): (f64, f64, f64), share: f64| (x, from + (to - from) * share);
        let points = shares.flat_map(|share| [edge.along(share), along(stubs[0], share), along(stubs[1], share)]);
        points
            .flat_map(|point| labels.iter().find(|label| is_in(label, point)))
            .next()
            .map(|label| (edge.node, **label))
    })
}

fn stands_outside(label: &SceneBox, things: &[SceneBox]) -> bool {
    let bodies = things.iter().filter(|thing| thing.what == BoxKind::Body && thing.node == label.node);
    bodies.into_iter().all(|body| label.overlap(body) < 0.5)
}

/// Where a tree seen whole begins on its stage.
fn begins(show: &Show) -> (f64, f64) {
    let Projection { x, y, .. } = SceneView::whole(&show.picture, show.stage.width, show.stage.height).projection;
    (x, y)
}

/// Whether an edge is one line.
fn is_straight(edge: &EdgePart) -> bool {
    edge.from == edge.y1 && edge.y2 == edge.to
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn nothing_collides(show in shows()) {
        prop_assume!(show.picture.geometry.fits);
        let mut found = None;
        let from = begins(&show);
        show.each_step(|step, scene| found = found.or(collision(&things_from(scene, from)).map(|pair| (step, pair))));
        prop_assert!(found.is_none(), "{found:?}");
    }

    #[test]
    fn every_label_belongs_to_one_node(show in shows()) {
        prop_assume!(show.picture.geometry.fits);
        let mut found = None;
        show.each_step(|step, scene| found = found.or(stray_label(&things(scene)).map(|pair| (step, pair))));
        prop_assert!(found.is_none(), "{found:?}");
    }

    #[test]
    fn no_edge_crosses_a_label(show in shows()) {
        prop_assume!(show.picture.geometry.fits);
        let mut found = None;
        let from = begins(&show);
        show.each_step(|step, scene| found = found.or(crossing(scene, from).map(|pair| (step, pair))));
        prop_assert!(found.is_none(), "{found:?}");
    }

    #[test]
    fn parents_stand_over_the_middle_of_their_children(show in shows()) {
        show.each_step(|_, scene| {
            let x = |node: NodeId| scene.node(node).unwrap().x;
            for node in show.tree.nodes().filter(|&node| !show.tree.is_leaf(node)) {
                let children: Vec<NodeId> = show.tree.children(node).collect();
                let middle = f64::midpoint(x(children[0]), x(children[children.len() - 1]));
                assert!((x(node) - middle).abs() < 1e-6, "{node:?}");
            }
        });
    }

    #[test]
    fn nothing_leaves_the_stage(show in shows()) {
        prop_assume!(show.picture.geometry.fits);
        let projection = SceneView::whole(&show.picture, show.stage.width, show.stage.height).projection;
        let mut found = None;
        show.each_step(|step, scene| {
            let is_out = |it: &SceneBox| {
                let (x, y) = (projection.x, projection.y);
                it.left + x < 0.0 || show.stage.width < it.right + x || it.top + y < 0.0 || show.stage.height < it.bottom + y
            };
            found = found.or(things_from(scene, (projection.x, projection.y)).into_iter().find(is_out).map(|it| (step, it)));
        });
        prop_assert!(found.is_none(), "{found:?}");
    }

    #[test]
    fn every_number_of_the_frame_stands_there(show in shows()) {
        prop_assume!(show.picture.geometry.fits);
        let write = |score| show.picture.writing.score(score);
        let is_general = show.notation.is_general_at_nodes() && !show.settings.algorithm.from_mover;
        if !is_general {
            return Ok(());
        }
        show.each_step(|step, scene| {
            let frame = Frame::at(&show.tree, &show.trace, step);
            for part in &scene.nodes {
                let mark = frame.mark(part.node);
                let value = mark.value.map(write);
                let drawn = part.value.as_ref().map(|value| value.text.text.as_str());
                assert!(value.is_none_or(|value| drawn.is_some_and(|text| text.ends_with(&value))), "{part:?}");
                let window = mark.window.or(show.settings.window_before(&show.tree, step, part.node));
                if let (Some(label), Some(window)) = (&part.window, window) {
                    let text = label.label.text();
                    assert!(text.contains(&write(window.alpha())) && text.contains(&write(window.beta())), "{text}");
                }
                let has_room = show.picture.geometry.sizes.beside[show.tree.ply(part.node)].is_some();
                let shows_it = has_room && show.settings.algorithm.windowed && part.kind != NodeKind::Leaf;
                assert!(!shows_it || window.is_some() == part.window.is_some(), "{part:?}");
            }
        });
    }
}

/// A tree with this many children per inner node, in this many plies.
#[test]
fn minimax_by_levels_draws_leaves_as_who_would_move_there_with_their_score_beside() {
    let stage = Stage { width: 900.0, height: 500.0, is_phone: None };
    let outlines = |algorithm: &str, course: Course| {
        let settings = Settings { algorithm: Algorithm::named(algorithm).unwrap(), ..Settings::default() };
        let show = Show::record("((5 7 6) 12 (3 -9.5))", settings, course.notation(), stage);
        let mut found = Vec::new();
        show.each_step(|_, scene| {
            assert!(collision(&things(scene)).is_none());
            let leaves = scene.nodes.iter().filter(|part| part.kind == NodeKind::Leaf);
            found = leaves.map(|part| (part.node.index(), part.body.unwrap(), part.value.clone().unwrap())).collect();
        });
        found
    };
    for (node, body, value) in outlines("minimax-by-levels", Course::GameModel) {
        let turn = if node == 5 { Outline::DOWN } else { Outline::UP };
        assert!(body.outline == turn && body.width / 2.0 < value.text.x, "{node}");
        assert_eq!(value.text.anchor, Anchor::Start);
    }
    for (algorithm, course) in [("minimax", Course::GameModel), ("minimax-by-levels", Course::OpenWindows)] {
        for (node, _, value) in outlines(algorithm, course) {
            assert_eq!((value.text.x, value.text.anchor), (0.0, Anchor::Middle), "{node} of {course:?}");
        }
    }
}

fn uniform(children: usize, depth: usize) -> String {
    if depth == 0 { "14".into() } else { format!("({})", vec![uniform(children, depth - 1); children].join(" ")) }
}

#[test]
fn edges_run_straight_into_the_middle_of_dots() {
    let notation = Notation { skin: Skin::Plain, ..Notation::GENERAL };
    for (children, depth) in [(2, 2), (2, 3), (2, 4), (3, 2), (3, 3), (4, 2), (5, 2)] {
        for (width, height) in [(620.0, 300.0), (900.0, 480.0), (1340.0, 640.0), (1840.0, 900.0)] {
            let stage = Stage { width, height, is_phone: None };
            let show = Show::record(&uniform(children, depth), Settings::default(), notation, stage);
            if !show.picture.geometry.fits {
                continue;
            }
            show.each_step(|_, scene| {
                for edge in &scene.edges {
                    assert!(is_straight(edge), "{children}, {depth} on {stage:?}: {edge:?}");
                    let above = scene.node(show.tree.parent(edge.node).unwrap()).unwrap();
                    let (dx, dy) = (edge.x2 - edge.x1, edge.y2 - edge.y1);
                    let aside = (above.x - edge.x1) * dy - (above.y - edge.y1) * dx;
                    assert!(aside.abs() < 1e-6 * (dx * dx + dy * dy), "{edge:?} misses {above:?}");
                }
            });
        }
    }
}

#[test]
fn windows_stand_at_their_nodes_in_crowded_trees_too() {
    // Pills have theirs inside.
    for &skin in Skin::ALL.iter().filter(|&&skin| skin != Skin::Pills) {
        // Among 32 leaves, a first child's widest window may lack room.
        for (children, depth, most) in [(3, 3, 0), (2, 5, 3)] {
            let stage = Stage { width: 900.0, height: 480.0, is_phone: None };
            let notation = Notation { skin, ..Notation::GENERAL };
            let show = Show::record(&uniform(children, depth), Settings::default(), notation, stage);
            let (mut aside, mut near) = (0, 0);
            show.each_step(|_, scene| {
                for (_, window) in scene.rows.iter().filter_map(|row| row.window.as_ref()) {
                    *if window.x == 0.0 { &mut aside } else { &mut near } += 1;
                }
            });
            assert!(aside <= most, "{children}, {depth} in {skin:?}: {aside} of {}", aside + near);
        }
    }
}

/// The same with scores of one or two digits that look random.
fn scattered(children: usize, depth: usize, last: &mut u64) -> String {
    if depth == 0 {
        *last = last.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        return (*last >> 59).to_string();
    }
    format!("({})", (0..children).map(|_| scattered(children, depth - 1, last)).collect::<Vec<_>>().join(" "))
}

/// A tree that does not fit its stage.
fn far_shows() -> impl Strategy<Value = Show> {
    let trees = [
        (2, 5),
        (6, 2),
        (2, 6),
        (4, 3),
        (3, 4),
        (5, 3),
        (2, 7),
        (6, 3),
        (3, 6),
        (8, 3),
        (2, 9),
        (3, 8),
        (3, 9),
        (40, 2),
    ];
    let stages = [(900.0, 480.0), (1340.0, 640.0), (1840.0, 900.0), (620.0, 300.0), (358.0, 330.0), (390.0, 500.0)];
    let looks = (prop::sample::select(stages.to_vec()), prop::sample::select(Skin::ALL));
    let parts = (prop::sample::select(trees.to_vec()), looks, any::<u64>());
    parts.prop_map(|((children, depth), ((width, height), skin), mut seed)| {
        let notation = Notation { skin, ..Notation::GENERAL };
        let stage = Stage { width, height, is_phone: None };
        Show::record(&scattered(children, depth, &mut seed), Settings::default(), notation, stage)
    })
}

/// What is wrong with a node of the path, as drawn in a tree larger than the stage.
fn fault(node: NodeId, frame: &Frame<'_>, scene: &Scene, view: &SceneView, geometry: &Geometry) -> Option<String> {
    let Some(part) = scene.node(node).filter(|part| part.wedge.is_none()) else {
        return Some(format!("{node:?} is not drawn"));
    };
    let (sizes, projection, pane) = (&geometry.sizes, view.projection, view.pane);
    let own = |thing: &SceneBox| thing.node == node && thing.what != BoxKind::CutSign;
    let is_out = |it: &SceneBox| {
        let (left, right) = (it.left + projection.x, it.right + projection.x);
        let (top, bottom) = (it.top + projection.y, it.bottom + projection.y);
        left < pane.left - 1.0 || pane.left + pane.width + 1.0 < right || top < 0.0 || pane.height < bottom
    };
    if let Some(it) = things(scene).into_iter().find(|it| own(it) && is_out(it)) {
        return Some(format!("{it:?} is not on the stage"));
    }
    let number = if part.kind == NodeKind::Leaf { sizes.leaf_font } else { sizes.value_font };
    let font = if part.window.is_some() { number.min(sizes.window_font / 0.93) } else { number };
    if font * part.scale < 0.97 * geometry.readable {
        return Some(format!("{node:?} is too small: {font} times {}", part.scale));
    }
    let has_window = part.kind == NodeKind::Leaf || part.window.is_some() || frame.mark(node).window.is_none();
    (!has_window).then(|| format!("{node:?} has no window"))
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn of_a_tree_larger_than_its_stage_the_path_can_be_read(show in far_shows()) {
        let geometry = &show.picture.geometry;
        // Too many rows to be stacked at a readable size need a camera that moves down.
        prop_assume!(!geometry.fits && geometry.opens_whole && geometry.height <= show.stage.height);
        let mut found = None;
        show.each_far_step(|frame, scene, view| {
            let faults = || frame.path().into_iter().find_map(|node| fault(node, frame, scene, view, geometry));
            found = found.take().or_else(faults);
        });
        prop_assert!(found.is_none(), "{found:?}");
    }

    #[test]
    fn of_a_tree_larger_than_its_stage_no_label_collides(show in far_shows()) {
        let geometry = &show.picture.geometry;
        prop_assume!(!geometry.fits && geometry.opens_whole && geometry.height <= show.stage.height);
        let mut found = None;
        show.each_far_step(|frame, scene, _| {
            let (path, things) = (frame.path(), things(scene));
            let is_label = |one: &SceneBox| matches!(one.what, BoxKind::Name | BoxKind::Value | BoxKind::Window);
            let counts = |one: &&SceneBox| is_label(one) || path.contains(&one.node) && one.what != BoxKind::CutSign;
            for one in things.iter().filter(counts) {
                let is_same = |other: &SceneBox| one.node == other.node && one.what == other.what;
                let hits = |other: &&SceneBox| 0.5 < one.overlap(other) && !is_same(other) && !belong_together(one, other);
                found = found.or(things.iter().find(hits).map(|other| (frame.step, *one, *other)));
            }
        });
        prop_assert!(found.is_none(), "{found:?}");
    }
}

#[test]
fn the_nodes_of_rows_that_are_squeezed_onto_the_stage_stay_clear_of_each_other() {
    for (text, width) in
        [("((((((((3 1) 4) 6) 5) 7) 8) 9) ((((2 8) 9) 1) 3))", 620.0), ("((((((((3 1) 4) 6) 5) 7) 8) 9) 3)", 1340.0)]
    {
        let stage = Stage { width, height: 250.0, is_phone: None };
        let show = Show::record(text, Settings::default(), Notation::GENERAL, stage);
        let Picture { geometry, .. } = &show.picture;
        assert!(!geometry.fits && stage.height < geometry.height);
        let pane = Pane { left: geometry.column.width, width: width - geometry.column.width, height: stage.height };
        let scale_x = (pane.width / geometry.width).min(1.0);
        let scale_y = stage.height / geometry.height;
        let projection = Projection { scale_x, scale_y, ..Projection::plain(pane.left, 0.0) };
        let mut pairs = 0;
        show.each_step_from(
            |_| (projection, pane),
            |_, scene, _| {
                for part in scene.nodes.iter().filter(|part| part.wedge.is_none()) {
                    let Some(above) = show.tree.parent(part.node).and_then(|parent| scene.node(parent)) else {
                        continue;
                    };
                    let half = |part: &NodePart| geometry.sizes.body(part.kind).1 * part.scale / 2.0;
                    let (end, begin) = (above.y + half(above), part.y - half(part));
                    assert!(end <= begin + 0.1, "{above:?} ends at {end}, and {part:?} begins at {begin}");
                    pairs += 1;
                }
            },
        );
        assert!(100 < pairs, "{pairs}");
    }
}

#[test]
fn all_rows_of_common_large_trees_are_on_the_stage() {
    for (children, depth, width, height) in
        [(3, 9, 900.0, 480.0), (2, 9, 900.0, 480.0), (3, 9, 1840.0, 900.0), (3, 5, 358.0, 330.0)]
    {
        let stage = Stage { width, height, is_phone: None };
        for skin in Skin::ALL.iter().filter(|&&skin| skin != Skin::Pills) {
            let notation = Notation { skin: *skin, ..Notation::GENERAL };
            let show = Show::record(&uniform(children, depth), Settings::default(), notation, stage);
            assert!(show.picture.geometry.height <= height, "{children}, {depth} in {skin:?} on {width}");
        }
    }
}

/// Eight children at each of three plies.
fn large_show() -> Show {
    let family = |of: &str| format!("({})", [of; 8].join(" "));
    let text = family(&family(&family("3")));
    let stage = Stage { width: 1340.0, height: 640.0, is_phone: None };
    Show::record(&text, Settings::default(), Notation::GENERAL, stage)
}

#[test]
fn of_a_tree_that_is_seen_whole_from_far_away_every_leaf_is_in_one_part() {
    let show = large_show();
    let Picture { geometry, .. } = &show.picture;
    assert!(!geometry.fits);
    let pane = Pane { left: geometry.column.width, width: show.stage.width - geometry.column.width, height: 640.0 };
    let projection = Projection { scale_x: pane.width / geometry.width, ..Projection::plain(pane.left, 0.0) };
    let (shape, names) = (TreeShape::from_tree(&show.tree), ShortNames::new(&*show.tree, show.notation.letters));
    let tallies = Tallies::count(&show.tree, &show.trace, &shape);
    let names = |node| names.name(node);
    let words = words(&names, &show.rows);
    for step in 0..=show.trace.events.len() {
        let frame = Frame::at(&show.tree, &show.trace, step);
        let (settings, notation) = (&show.settings, &show.notation);
        let step = NotationStep { frame: &frame, since: step.saturating_sub(1), settings, notation };
        let view = SceneView { pane, projection, lens: Lens::focus(step, &show.picture, projection, pane) };
        let sight =
            SceneInput { picture: &show.picture, view: &view, words, large: Some((&shape, &tallies)), boards: None };
        let scene = Scene::at(step, &sight, Default::default());
        let leaves = |part: &NodePart| match &part.wedge {
            Some(wedge) => wedge.counts.leaves as usize,
            None => usize::from(part.kind == NodeKind::Leaf),
        };
        assert_eq!(scene.nodes.iter().map(leaves).sum::<usize>(), show.tree.leaf_count());
        assert!(scene.nodes.len() < 200);
        assert!(scene.nodes.iter().all(|part| (part.x + part.y + part.scale).is_finite()));
        assert!(scene.edges.iter().all(|edge| (edge.x1 + edge.y1 + edge.x2 + edge.y2 + edge.share).is_finite()));
        let current = frame.path().last().copied();
        assert!(current.is_none_or(|node| scene.node(node).is_some_and(|part| part.wedge.is_none())));
    }
}

#[test]
fn of_very_many_others_the_count_is_written_as_the_language_writes_numbers() {
    let text = format!("({})", ["3"; 20_000].join(" "));
    let stage = Stage { width: 1340.0, height: 640.0, is_phone: None };
    for (numbers, expected) in NUMBERS.into_iter().zip(["19996 others", "19\u{202f}996 others", "19.996 others"]) {
        let show = Show::in_numbers(&text, Settings::default(), Notation::GENERAL, stage, numbers);
        let mut told = HashSet::new();
        show.each_far_step(|_, scene, _| {
            let wedges = scene.nodes.iter().filter_map(|part| part.wedge.as_ref()?.others.as_ref());
            told.extend(wedges.map(|label| label.text.clone()));
        });
        assert!(told.contains(expected), "{told:?}");
    }
}

/// A scene with cut marks, windows and names side by side.
fn crowded() -> Scene {
    let stage = Stage { width: 1340.0, height: 640.0, is_phone: None };
    let show = Show::record("((3 12 8) (2 4 6) (14 5 2))", Settings::default(), Notation::GENERAL, stage);
    let mut last = None;
    show.each_step(|_, scene| last = Some(scene.clone()));
    last.unwrap()
}

/// A deep cut-off at node 4 by a bound of the root.
const DEEP: &str = "(5, (((4 9) (3 7) 8) (7, (2 1))))";
const SLIDES: &str = "(((6 2) (8 7)) ((5 4) (9 3)))";

/// The arcs of a run, by their steps.
fn arcs(text: &str, window: Window) -> Vec<(usize, ArcPart, Vec<SceneBox>)> {
    let stage = Stage { width: 1340.0, height: 640.0, is_phone: None };
    let settings = Settings { window, ..Settings::default() };
    let mut arcs = Vec::new();
    Show::record(text, settings, Notation::GENERAL, stage).each_step(|step, scene| {
        arcs.extend(scene.arc.map(|arc| (step, arc, things(scene))));
    });
    arcs
}

#[test]
fn an_arc_leads_from_a_cut_off_to_the_node_that_holds_its_bound_and_is_there_only_then() {
    let found = |text| {
        let arcs = arcs(text, Window::FULL);
        arcs.iter().map(|(step, arc, _)| (*step, arc.node.0, arc.holder.0)).collect::<Vec<_>>()
    };
    assert_eq!(found("((3 12 8) (2 4 6) (14 5 2))"), [(14, 5, 0)]);
    let deep: Vec<_> = found(DEEP).into_iter().map(|(_, node, holder)| (node, holder)).collect();
    assert_eq!(deep, [(4, 0), (7, 0), (13, 11)]);
    let [four, six] = [4.0, 6.0].map(|score| Score::new(score).unwrap());
    assert!(arcs(SLIDES, Window::new(four, six).unwrap()).is_empty(), "the root window is held by no node");
}

/// The labels that an arc visibly crosses.
fn labels_hit(arc: &ArcPart, things: &[SceneBox]) -> Vec<SceneBox> {
    let at = |share: f64| {
        let rest = 1.0 - share;
        let weights =
            [rest * rest * rest, 3.0 * share * rest * rest, 3.0 * share * share * rest, share * share * share];
        let points = weights.iter().zip([arc.from, arc.one, arc.two, arc.to]);
        points.fold((0.0, 0.0), |(x, y), (weight, point)| (x + weight * point.0, y + weight * point.1))
    };
    let points: Vec<_> = (0..60).map(|index| at(f64::from(index) / 59.0)).collect();
    let is_hit = |thing: &&SceneBox| {
        let is_in =
            |&(x, y): &(f64, f64)| thing.left < x && x < thing.right && thing.top + 1.0 < y && y < thing.bottom - 1.0;
        matches!(thing.what, BoxKind::Value | BoxKind::Name | BoxKind::Window) && points.iter().any(is_in)
    };
    things.iter().filter(is_hit).copied().collect()
}

#[test]
fn an_arc_goes_through_no_label() {
    let named = "c: (a: ((2 3) b: (5 9)) d: (0 7) e: (2 6))";
    for text in [DEEP, SLIDES, named, "((3 12 8) (2 4 6) (14 5 2))"] {
        let arcs = arcs(text, Window::FULL);
        assert!(!arcs.is_empty(), "{text}");
        for (step, arc, things) in arcs {
            assert!(labels_hit(&arc, &things).is_empty(), "{text} at step {step}: {:?}", labels_hit(&arc, &things));
            // A straight one would cross whatever is at its middle.
            let ((x, y), size) = (((arc.from.0 + arc.to.0) / 2.0, (arc.from.1 + arc.to.1) / 2.0), 8.0);
            let straight = ArcPart { one: arc.from, two: arc.to, ..arc };
            let (left, right, top, bottom) = (x - size, x + size, y - size, y + size);
            let planted = SceneBox { what: BoxKind::Value, node: NodeId::ROOT, left, right, top, bottom };
            assert_eq!(labels_hit(&straight, &[planted]).len(), 1);
        }
    }
}

#[test]
fn a_collision_that_is_planted_is_found() {
    let scene = crowded();
    assert!(collision(&things(&scene)).is_none());
    let things = things(&scene);
    for (index, one) in things.iter().enumerate() {
        for (other_index, other) in things.iter().enumerate() {
            if one.node == other.node || index == other_index {
                continue;
            }
            let mut planted = things.clone();
            let (dx, dy) = (other.left - one.left, other.top - one.top);
            let SceneBox { left, right, top, bottom, .. } = *one;
            planted[index] =
                SceneBox { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy, ..*one };
            assert!(collision(&planted).is_some(), "{one:?} on {other:?}");
        }
    }
}

#[test]
fn a_label_that_is_planted_behind_another_node_is_found() {
    let scene = crowded();
    let things = things(&scene);
    assert!(stray_label(&things).is_none());
    let bodies = || things.iter().filter(|thing| thing.what == BoxKind::Body);
    let mut planted = 0;
    for (index, label) in things.iter().enumerate().filter(|(_, thing)| thing.what == BoxKind::Window) {
        let own = bodies().find(|body| body.node == label.node).unwrap();
        for body in
            bodies().filter(|body| own.right < body.left && own.overlap(&SceneBox { left: own.left, ..**body }) > 1.0)
        {
            let mut things = things.clone();
            let (left, right) = (body.right + 1.0, body.right + 2.0);
            things[index] = SceneBox { left, right, ..*label };
            assert!(stray_label(&things).is_some(), "{label:?} behind {body:?}");
            planted += 1;
        }
    }
    assert_eq!(planted, 3);
}
