//! A scene as elements: only what changes between steps is sent; every part is drawn once and says what it is; what moves starts from
//! something already drawn.

use std::collections::BTreeMap;

use common::cases;
use common::element::PlainElement;
use common::show::{Show, shows};
use proptest::prelude::*;
use secateur::NodeId;
use secateur::Window;
use secateur::search::{Settings, critical};
use secateur_courses::course::{Notation, Skin};
use secateur_drawing::picture::drawing::{Drawing, DrawingStyle, Layer};
use secateur_drawing::picture::motion::Motion;
use secateur_drawing::picture::scene::{OverlayNotes, Scene, Wishes};
use secateur_drawing::picture::{NodeKind, Pen, SkinLook, Stage, Tag};
use serde::Deserialize;

/// What to do with a layer.
#[derive(PartialEq, Debug, Deserialize)]
struct LayerChange(String, Vec<(u32, PlainElement)>, Option<Vec<u32>>);

/// The changes from one drawing to another, as a page reads them.
fn changes(before: Option<&Scene>, now: &Scene, style: DrawingStyle) -> Vec<LayerChange> {
    let mut pen = Pen::default();
    let before = before.map(|before| Drawing::from_scene(before, style));
    Drawing::from_scene(now, style).write_changes(before.as_ref(), &mut pen);
    serde_json::from_str(&pen.finish()).unwrap()
}

/// The elements of a layer, from back to front.
fn drawn(show: &Show, scene: &Scene, layer: Layer) -> Vec<PlainElement> {
    let elements = Drawing::from_scene(scene, style(show)).elements(layer);
    elements.iter().map(|element| serde_json::from_str(element).unwrap()).collect()
}

/// What a page shows of a scene: its layers, by key and in order.
#[derive(Default)]
struct PageLayers {
    elements: BTreeMap<String, BTreeMap<u32, PlainElement>>,
    order: BTreeMap<String, Vec<u32>>,
}

impl PageLayers {
    fn apply(&mut self, changes: Vec<LayerChange>) {
        for LayerChange(layer, drawn, order) in changes {
            let elements = self.elements.entry(layer.clone()).or_default();
            elements.extend(drawn);
            if let Some(order) = order {
                elements.retain(|key, _| order.contains(key));
                self.order.insert(layer, order);
            }
        }
    }

    fn drawing(&self, layer: Layer) -> Vec<PlainElement> {
        let order = self.order.get(layer.id()).into_iter().flatten();
        order.map(|key| self.elements[layer.id()][key].clone()).collect()
    }
}

fn style(show: &Show) -> DrawingStyle {
    DrawingStyle { look: SkinLook::for_skin(show.notation.skin), cuts: show.notation.cuts }
}

/// Some of a run's scenes, with all optional parts.
fn scenes(show: &Show) -> Vec<Scene> {
    let nodes: Vec<bool> = show.tree.nodes().map(|node| node.index() % 2 == 0).collect();
    let types = critical(&show.tree, usize::MAX, Window::FULL);
    let overlays = [OverlayNotes::Strategy(&nodes), OverlayNotes::Keeping(&nodes), OverlayNotes::Critical(&types)];
    let mut all = Vec::new();
    for overlay in [None].into_iter().chain(overlays.map(Some)) {
        let focus = overlay.map(|_| NodeId(0));
        show.each_frame(
            Wishes { focus, is_numbered: overlay.is_some(), is_lecture: true, overlay, ..Wishes::default() },
            |_, scene| {
                all.push(scene.clone());
            },
        );
    }
    all
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn changes_lead_from_one_scene_to_any_other(show in shows(), jumps in prop::collection::vec(any::<prop::sample::Index>(), 12)) {
        let scenes = scenes(&show);
        let (mut shown, mut before) = (PageLayers::default(), None);
        for scene in jumps.iter().map(|jump| jump.get(&scenes)) {
            shown.apply(changes(before, scene, style(&show)));
            for &layer in Layer::ALL {
                prop_assert_eq!(shown.drawing(layer), drawn(&show, scene, layer), "{}", layer.id());
            }
            before = Some(scene);
        }
    }

    #[test]
    fn of_what_is_so_already_nothing_is_told(show in shows()) {
        let (scenes, style) = (scenes(&show), style(&show));
        let mut shown = PageLayers::default();
        for (at, scene) in scenes.iter().enumerate() {
            prop_assert_eq!(changes(Some(scene), scene, style), []);
            let changes = changes(at.checked_sub(1).map(|before| &scenes[before]), scene, style);
            for LayerChange(layer, drawn, order) in &changes {
                let before = shown.elements.entry(layer.clone()).or_default();
                prop_assert!(drawn.iter().all(|(key, element)| before.get(key) != Some(element)), "{drawn:?}");
                prop_assert!(order.as_ref() != shown.order.get(layer));
            }
            shown.apply(changes);
        }
    }

    #[test]
    fn every_number_in_a_drawing_is_one(show in shows()) {
        for scene in scenes(&show) {
            for element in Layer::ALL.iter().flat_map(|&layer| drawn(&show, &scene, layer)) {
                for part in element.all() {
                    prop_assert!(part.children.is_empty() || part.text.is_empty(), "both text and children: {part:?}");
                    for (name, value) in part.attributes() {
                        let words = value.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '.' && sign != '-');
                        let is_told = words.filter(|word| !word.is_empty()).all(|word| {
                            let numbers = word.split(|sign: char| sign.is_ascii_alphabetic()).filter(|part| !part.is_empty());
                            numbers.into_iter().all(|number| number.parse::<f64>().is_ok_and(f64::is_finite))
                        });
                        prop_assert!(is_told, "{name}={value}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_moves_moves_between_things_that_are_drawn(show in shows()) {
        let mut wrong = None;
        show.each_frame(Wishes::default(), |frame, scene| {
            let tall = show.picture.geometry.sizes.body(NodeKind::Max).1;
            let is_at_a_node = |&(x, y): &(f64, f64)| {
                scene.nodes.iter().any(|part| (part.x - x).abs() < 1.0 && (part.y - y).abs() <= tall)
            };
            let is_right = |motion: &Motion| match motion {
                Motion::Visit(legs) => legs.iter().all(|leg| {
                    scene.edges.iter().any(|edge| edge.node == leg.node && leg.way == [(edge.x1, edge.y1), (edge.x2, edge.y2)])
                        && leg.window.is_some() == scene.node(leg.node).is_some_and(|part| part.window.is_some())
                }),
                Motion::Line(way) => way.iter().all(is_at_a_node) && 1 < way.len(),
                Motion::Rise { way, text, .. } => !text.is_empty() && way.iter().all(|(x, y)| x.is_finite() && y.is_finite()),
                Motion::Change(areas) => !areas.is_empty() && areas.iter().all(|area| 0.0 < area.width && 0.0 < area.height),
            };
            let since = [frame.step.saturating_sub(1), frame.step.saturating_sub(4)];
            for motions in since.map(|since| Motion::since(frame, since, scene, &show.picture.geometry.sizes)) {
                if motions.is_empty() != (frame.step == 0) || !motions.iter().all(is_right) {
                    wrong = Some((frame.step, motions));
                }
            }
        });
        prop_assert!(wrong.is_none(), "{wrong:?}");
    }
}

fn show(text: &str, skin: Skin) -> Show {
    let stage = Stage { width: 1340.0, height: 640.0, is_phone: None };
    Show::record(text, Settings::default(), Notation { skin, ..Notation::GENERAL }, stage)
}

/// The scene after an event, counted from 1.
fn scene_at(show: &Show, step: usize) -> Scene {
    let mut found = None;
    show.each_step(|at, scene| found = found.take().or((at == step).then(|| scene.clone())));
    found.unwrap()
}

#[test]
fn a_node_says_who_moves_what_it_is_and_which_it_is() {
    let show = show("((3 5) (2 9))", Skin::Triangles);
    let nodes = drawn(&show, &scene_at(&show, 1), Layer::Nodes);
    let classes: Vec<&str> = nodes.iter().map(|node| node.class.as_str()).collect();
    assert_eq!(classes.len(), 7);
    assert!(classes[0].starts_with("node max is-now"), "{classes:?}");
    assert!(classes[1].starts_with("node min is-unseen"), "{classes:?}");
    assert!(classes[2].starts_with("node leaf is-unseen"), "{classes:?}");
    let numbers: Vec<&str> = nodes.iter().filter_map(|node| node.attribute("data-node")).collect();
    assert_eq!(numbers, ["0", "1", "2", "3", "4", "5", "6"]);
}

#[test]
fn a_cut_off_child_has_its_sign_and_its_edge_is_marked() {
    let show = show("((3 5) (2 9))", Skin::Triangles);
    let last = show.trace.events.len();
    let scene = scene_at(&show, last);
    let cuts = drawn(&show, &scene, Layer::Cuts);
    assert_eq!(cuts.iter().filter_map(|cut| cut.attribute("data-node")).collect::<Vec<_>>(), ["6"]);
    assert!(cuts[0].class.starts_with("cutsign is-"), "{}", cuts[0].class);
    let edges = drawn(&show, &scene, Layer::Edges);
    let lost = edges.iter().flat_map(PlainElement::all).filter(|edge| edge.class.contains("is-cut"));
    assert_eq!(lost.count(), 1);
}

#[test]
fn a_name_of_one_s_own_stands_as_it_is() {
    let show = show("a:(b:(3 5) c:(2 9))", Skin::Circles);
    let nodes = drawn(&show, &scene_at(&show, 1), Layer::Nodes);
    let said = |node: &PlainElement| {
        node.all().iter().filter(|part| part.tag == Tag::Text.id()).map(|part| part.text.clone()).collect::<Vec<_>>()
    };
    for (node, name) in [(0, "a"), (1, "b"), (4, "c")] {
        assert!(said(&nodes[node]).iter().any(|text| text == name), "{:?}", said(&nodes[node]));
    }
}

#[test]
fn a_long_name_is_shortened_and_a_name_beside_a_pill_stands_in_brackets() {
    let names = |text: &str, skin| {
        let show = show(text, skin);
        let nodes = drawn(&show, &scene_at(&show, 1), Layer::Nodes);
        let name = |node: &PlainElement| {
            node.all().into_iter().find(|part| part.has_class("name")).map(PlainElement::standing)
        };
        nodes.iter().filter_map(name).collect::<Vec<_>>()
    };
    assert_eq!(names("r:(a:(3 5) abcdefghijklmnop:(2 9))", Skin::Circles), ["r", "a", "abcdefghijklm…"]);
    assert_eq!(names("r:(a:(3 5) b:(2 9))", Skin::Pills), ["(r)", "(a)", "(b)"]);
}

#[test]
fn a_node_of_the_critical_tree_says_its_type_and_a_position_met_again_where_it_was_met() {
    let show = show("a:(b:(3 5) c:(2 @b))", Skin::Triangles);
    let types = critical(&show.tree, usize::MAX, Window::FULL);
    let mut notes = Vec::new();
    let wishes = Wishes { overlay: Some(OverlayNotes::Critical(&types)), ..Wishes::default() };
    show.each_frame(wishes, |_, scene| notes = drawn(&show, scene, Layer::Notes));
    let classes: Vec<&str> = notes.iter().map(|note| note.class.split(' ').next().unwrap()).collect();
    assert!(["type", "again"].iter().all(|class| classes.contains(class)), "{classes:?}");
    let ways: Vec<&str> = notes.iter().filter_map(|note| note.attribute("data-first")).collect();
    assert_eq!(ways, ["1"]);
}
