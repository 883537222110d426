//! How chance is drawn: shapes, probabilities on edges, intervals, and the principal variation, which includes all outcomes.

use secateur::frame::Sign;
use secateur::search::{Algorithm, Settings};
use secateur::trace::Event;
use secateur::{Frame, NodeId, Score, Window};
use secateur_courses::course::{After, Cuts, Notation, Rows, Skin};
use secateur_drawing::picture::scene::{EdgeLook, NodeLook, NodePart, Scene, SceneView, WeightPart, Wishes};
use secateur_drawing::picture::{NodeKind, Outline, PlayerSign, Stage};

use common::ink::{LabelKind, SceneInk};
use common::show::{NUMBERS, Show};

/// The lecture's trees, each with the payoffs that Star1 is given.
const TREES: [(&str, f64, f64); 10] = [
    (LECTURE, -10.0, 10.0),
    ("(chance (10 8 3) chance (2 15 7) chance (6 5 4))", 0.0, 15.0),
    ("(chance (.9: (2 2) .1: (3 3)) chance (.9: (1 1) .1: (4 4)))", 1.0, 4.0),
    ("(chance (.9: (20 20) .1: (30 30)) chance (.9: (1 1) .1: (400 400)))", 1.0, 400.0),
    ("(chance ((2 2) (1 2)) chance ((0 2) (-1 0)))", -2.0, 2.0),
    ("(chance (-50 50) chance (1 3) chance (-5 15))", -50.0, 50.0),
    ("(chance (.5: (8 6) .3: (4 9) .2: (2 5)))", 0.0, 10.0),
    ("(chance (1/6: (3 4) 1/3: (6 2) 1/2: (0 1)) chance (1/3: 2 1/3: 7 1/3: 5))", 0.0, 7.0),
    ("chance (.25: (chance (.5: 8 .25: 6 .25: 1) 4) .75: (chance (1 2 3 4 5 6) 5))", 0.0, 8.0),
    ("(chance (max (6 2) max (8 7)) chance (max (5 4) max (9 3)))", 0.0, 9.0),
];
const LECTURE: &str =
    "(a: chance (.5: c: (8 6) .3: d: (4 9) .2: e: (2 5)) b: chance (.5: f: (-2 3) .3: g: (1 4) .2: h: (7 9)))";

/// The stages of windows of 1280 × 720, 1024 × 768 and 390 × 844 px.
const STAGES: [(f64, f64); 3] = [(868.0, 394.0), (612.0, 442.0), (358.0, 378.0)];

fn settings(algorithm: &str, least: f64, greatest: f64) -> Settings {
    let [low, high] = [least, greatest].map(|end| Score::new(end).unwrap());
    let algorithm = Algorithm::named(algorithm).unwrap();
    Settings { algorithm, payoffs: Window::new(low, high).unwrap(), ..Settings::default() }
}

/// On a phone windows are shown on the path only: trees as wide as these leave no room for more.
fn notation(skin: Skin, width: f64) -> Notation {
    let after = if width < 400.0 { After::Gone } else { After::Kept };
    Notation { skin, after, ..Notation::GENERAL }
}

fn star1(text: &str, least: f64, greatest: f64, skin: Skin, (width, height): (f64, f64)) -> Show {
    Show::record(
        text,
        settings("star1", least, greatest),
        notation(skin, width),
        Stage { width, height, is_phone: None },
    )
}

fn lecture(skin: Skin) -> Show {
    star1(LECTURE, -10.0, 10.0, skin, STAGES[0])
}

fn at(show: &Show, step: usize) -> Scene {
    let frame = Frame::at(&show.tree, &show.trace, step);
    show.scene(&frame, step.saturating_sub(1), Wishes::default())
}

fn last(show: &Show) -> Scene {
    at(show, show.trace.events.len())
}

fn value(part: &NodePart) -> &str {
    part.value.as_ref().map_or("", |value| &value.text.text)
}

/// The width and height of a plate.
fn plate(part: &WeightPart) -> [f64; 4] {
    let (across, down) = (part.width / 2.0, 0.5 * part.font);
    [part.x - across, part.x + across, part.y - down, part.y + down]
}

#[test]
fn chance_has_a_shape_of_its_own_in_every_skin() {
    for &skin in Skin::ALL {
        let scene = last(&lecture(skin));
        let shape = |node: u32| {
            let part = scene.node(NodeId(node)).unwrap();
            (part.kind, part.body.unwrap().outline, part.sign.map(|sign| sign.sign))
        };
        let [max, chance, min] = [0, 1, 2].map(shape);
        assert_eq!([max.0, chance.0, min.0], [NodeKind::Max, NodeKind::Chance, NodeKind::Min]);
        assert!(chance != max && chance != min, "{skin:?}");
        assert!((chance.1, chance.2) != (max.1, max.2) && (chance.1, chance.2) != (min.1, min.2), "{skin:?}");
        let expected = match skin {
            Skin::Triangles => (Outline::Ellipse, None),
            Skin::Circles | Skin::Plain | Skin::Letters => (Outline::DIAMOND, None),
            Skin::Signs => (Outline::Ellipse, Some(PlayerSign::Star)),
            Skin::Pills => (Outline::Round, Some(PlayerSign::Star)),
        };
        assert_eq!((chance.1, chance.2), expected, "{skin:?}");
    }
}

#[test]
fn rows_and_legend_say_where_chance_moves() {
    let scene = last(&lecture(Skin::Triangles));
    let rows: Vec<&str> = scene.rows.iter().flat_map(|row| &row.lines).map(|line| line.text.as_str()).collect();
    assert_eq!(rows, ["MAX", "CHANCE", "MIN"]);
    let notation = Notation { skin: Skin::Circles, rows: Rows::None, ..Notation::GENERAL };
    let stage = Stage { width: 868.0, height: 394.0, is_phone: None };
    let legend = |text: &str| {
        let show = Show::record(text, settings("expectiminimax", -10.0, 10.0), notation, stage);
        let legend = last(&show).legend.unwrap();
        legend.entries.iter().map(|entry| entry.name.text.clone()).collect::<Vec<_>>()
    };
    assert_eq!(legend(LECTURE), ["MAX", "MIN", "CHANCE"]);
    assert_eq!(legend("((1 2) (3 4))"), ["MAX", "MIN"]);
}

#[test]
fn chances_stand_on_their_edges_wherever_they_differ_and_on_all_screens() {
    for &skin in Skin::ALL {
        for stage in STAGES {
            let show = star1(LECTURE, -10.0, 10.0, skin, stage);
            show.each_step(|step, scene| {
                let texts: Vec<String> = scene.weights.iter().map(|part| part.text.clone().line()).collect();
                assert_eq!(texts, [".5", ".3", ".2", ".5", ".3", ".2"], "{skin:?} on {stage:?} at {step}");
            });
        }
    }
    let show = star1(TREES[7].0, 0.0, 7.0, Skin::Triangles, STAGES[0]);
    let scene = last(&show);
    let texts: Vec<String> = scene.weights.iter().map(|part| part.text.clone().line()).collect();
    assert_eq!(texts, ["1/6", "1/3", "1/2"]);
    let each = scene.nodes.iter().filter_map(|part| Some(part.each.as_ref()?.text.as_str()));
    assert_eq!(each.collect::<Vec<_>>(), ["each 1/3"]);
}

/// Between a third and half of the way down an edge, at least a width and a half apart, and above all cut marks.
#[test]
fn chances_keep_apart_from_each_other_and_above_cut_signs() {
    for (text, least, greatest) in TREES {
        for &skin in Skin::ALL {
            for &cuts in Cuts::ALL {
                for (width, height) in STAGES {
                    let notation = Notation { cuts, ..notation(skin, width) };
                    let stage = Stage { width, height, is_phone: None };
                    let show = Show::record(text, settings("star1", least, greatest), notation, stage);
                    show.each_step(|step, scene| {
                        let place = || format!("{show:?} at {step}");
                        for pair in scene.weights.windows(2) {
                            let is_family = show.tree.parent(pair[0].node) == show.tree.parent(pair[1].node);
                            let distance = pair[1].x - pair[0].x;
                            let most = 1.5 * f64::midpoint(pair[0].width, pair[1].width);
                            assert!(!is_family || most - 1e-6 <= distance, "{}", place());
                        }
                        for part in &scene.weights {
                            let edge = scene.edges.iter().find(|edge| edge.node == part.node).unwrap();
                            let share = (part.y - edge.y1) / (edge.y2 - edge.y1);
                            assert!((0.2..=0.6).contains(&share), "{share} {}", place());
                            let [left, right, top, bottom] = plate(part);
                            for lost in &scene.edges {
                                let Some(sign) = lost.sign else { continue };
                                let ((x, y), half) = (lost.along(lost.share), 0.42 * sign.size);
                                let is_beside = x + half <= left || right <= x - half;
                                assert!(is_beside || y + half <= top || bottom <= y - half, "{}", place());
                            }
                        }
                    });
                }
            }
        }
    }
}

#[test]
fn nothing_meets_where_chance_moves() {
    let mut found = Vec::new();
    for (text, least, greatest) in TREES {
        for &skin in Skin::ALL {
            for (width, height) in STAGES {
                for numbers in [NUMBERS[0], NUMBERS[1]] {
                    for algorithm in ["star1", "expectiminimax"] {
                        let notation = notation(skin, width);
                        let stage = Stage { width, height, is_phone: None };
                        let show =
                            Show::in_numbers(text, settings(algorithm, least, greatest), notation, stage, numbers);
                        let place = format!("{text} by {algorithm} in {skin:?} on {stage:?}");
                        let mut look = |step: usize, scene: &Scene, view: &SceneView| {
                            let faults = SceneInk::measure(scene, &show.picture, view, notation.cuts).faults();
                            found.extend((!faults.is_empty()).then(|| format!("{place} at {step}: {faults:?}")));
                        };
                        if show.picture.geometry.fits {
                            let view = SceneView::whole(&show.picture, width, height);
                            show.each_step(|step, scene| look(step, scene, &view));
                        } else {
                            // Values beside their nodes need more room than there is.
                            assert!(!matches!(skin, Skin::Triangles | Skin::Circles), "{place} does not fit");
                            show.each_far_step(|frame, scene, view| look(frame.step, scene, view));
                        }
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{} {:#?}", found.len(), &found[..found.len().min(12)]);
}

#[test]
fn an_open_chance_node_says_what_its_sum_can_still_reach() {
    for &skin in Skin::ALL {
        let show = lecture(skin);
        let mut texts: Vec<String> = Vec::new();
        show.each_step(|_, scene| {
            let text = value(scene.node(NodeId(1)).unwrap()).to_owned();
            if texts.last() != Some(&text) {
                texts.push(text);
            }
        });
        assert_eq!(texts, ["", "−10…9", "−2…8", "−2…6.2", "2.2…6.2", "2.2…4.6", "4.6"], "{skin:?}");
        let said = |step| at(&show, step).node(NodeId(1)).unwrap().said.interval.clone().map(|ends| ends.join(" "));
        let first = show.trace.events.iter().position(|event| matches!(event, Event::Sum { .. })).unwrap() + 1;
        assert_eq!((said(2), said(first).as_deref(), said(show.trace.events.len())), (None, Some("−2 8"), None));
        let cut = show
            .trace
            .events
            .iter()
            .position(|event| matches!(event, Event::CutOff { node, .. } if show.tree.name(*node) == Some("b")));
        let scene = at(&show, cut.unwrap() + 1);
        let part = scene.nodes.iter().find(|part| show.tree.name(part.node) == Some("b")).unwrap();
        assert_eq!((value(part), part.said.sign), ("≤4", Sign::AtMost));
    }
}

#[test]
fn a_mean_is_written_to_three_decimals_and_as_about_so_much_where_it_has_more() {
    let show = star1("(chance (2 2 3) chance (5 1 2))", 0.0, 5.0, Skin::Triangles, STAGES[0]);
    let values: Vec<String> = [0, 1].map(|node| value(last(&show).node(NodeId(node)).unwrap()).to_owned()).into();
    assert_eq!(values, ["≈2.667", "≈2.333"]);
    let show = star1("(chance (.5: 2 .5: 3))", 0.0, 5.0, Skin::Triangles, STAGES[0]);
    assert_eq!(value(last(&show).node(NodeId(1)).unwrap()), "2.5");
}

#[test]
fn the_principal_variation_takes_all_that_chance_may_do() {
    let show = lecture(Skin::Triangles);
    let scene = last(&show);
    let names = |nodes: Vec<NodeId>| {
        let name = |node: NodeId| show.tree.name(node).map_or_else(|| node.0.to_string(), str::to_owned);
        nodes.into_iter().map(name).collect::<Vec<_>>().join(" ")
    };
    let bold = scene.edges.iter().filter(|edge| edge.look == EdgeLook::Principal).map(|edge| edge.node);
    assert_eq!(names(bold.collect()), "a c 4 d 6 e 9");
    let filled = scene.nodes.iter().filter(|part| part.look == NodeLook::Principal).map(|part| part.node);
    assert_eq!(names(filled.collect()), "0 a c 4 d 6 e 9");
}

#[test]
fn a_tree_without_chance_has_no_chances() {
    let text = "((3 12 8) (2 4 6) (14 5 2))";
    let show = Show::record(
        text,
        Settings::default(),
        Notation::GENERAL,
        Stage { width: 868.0, height: 394.0, is_phone: None },
    );
    let scene = last(&show);
    assert!(scene.weights.is_empty() && scene.nodes.iter().all(|part| part.each.is_none()));
    let view = SceneView::whole(&show.picture, 868.0, 394.0);
    let ink = SceneInk::measure(&scene, &show.picture, &view, show.notation.cuts);
    assert!(ink.labels.iter().all(|label| !matches!(label.what, LabelKind::Weight | LabelKind::Each)));
}
