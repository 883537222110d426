//! The map of a tree: every leaf is in one part of it, the path leads from the root to the current node, and the frame surrounds what the
//! stage shows.

use common::cases;
use common::element::PlainElement;
use common::show::{Show, shows, words};
use proptest::prelude::*;
use secateur::Frame;
use secateur::NodeId;
use secateur::search::{Algorithm, Settings};
use secateur_courses::course::Notation;
use secateur_drawing::picture::scene::{Lens, Minimap, NotationStep, Pane, Projection, SceneInput, SceneView};
use secateur_drawing::picture::{Pen, Picture, ShortNames, Stage};
use secateur_drawing::sight::{Tallies, TreeShape};

/// The map after a share of the events, for a stage showing the tree at a scale from a point on; both as shares of the tree.
fn map(show: &Show, event: f64, scale: f64, (x, y): (f64, f64)) -> Minimap {
    let Picture { geometry, .. } = &show.picture;
    let left = geometry.column.width;
    let pane = Pane { left, width: show.stage.width - left, height: show.stage.height };
    let (x, y) = (left - x * scale * geometry.width, -y * scale * geometry.height);
    let projection = Projection { x, y, scale_x: scale, scale_y: scale };
    let number = (event * show.trace.events.len() as f64) as usize;
    let frame = Frame::at(&show.tree, &show.trace, number);
    let (settings, notation) = (&show.settings, &show.notation);
    let step = NotationStep { frame: &frame, since: number.saturating_sub(1), settings, notation };
    let view = SceneView { pane, projection, lens: Lens::focus(step, &show.picture, projection, pane) };
    let names = ShortNames::new(&*show.tree, show.notation.letters);
    let names = |node| names.name(node);
    let words = words(&names, &show.rows);
    let shape = TreeShape::from_tree(&show.tree);
    let tallies = Tallies::count(&show.tree, &show.trace, &shape);
    let sight = SceneInput { picture: &show.picture, view: &view, words, large: None, boards: None };
    Minimap::at(step, &sight, (&shape, &tallies))
}

/// Eight children at each of three plies, on a stage that cannot show them all.
fn large_show() -> Show {
    let family = |of: &str| format!("({})", [of; 8].join(" "));
    let text = family(&family(&family("3")));
    let stage = Stage { width: 1340.0, height: 640.0, is_phone: None };
    let show = Show::record(&text, Settings::default(), Notation::GENERAL, stage);
    assert!(!show.picture.geometry.fits);
    show
}

/// The elements of a map, from back to front, as a page reads them.
fn drawn(map: &Minimap) -> Vec<PlainElement> {
    let mut pen = Pen::default();
    map.write(&mut pen);
    serde_json::from_str(&pen.finish()).unwrap()
}

/// How often each leaf is in a part of the map.
fn times(show: &Show, map: &Minimap) -> Vec<usize> {
    let tree = &show.tree;
    let mut times = vec![0; tree.len()];
    for item in &map.items {
        let siblings = item.wedge.as_ref().map_or(0, |wedge| wedge.siblings);
        let end = (0..siblings).fold(item.node, |node, _| tree.end(node));
        let nodes = item.node.0..if siblings == 0 { item.node.0 + 1 } else { end.0 };
        nodes.for_each(|node| times[node as usize] += 1);
    }
    tree.nodes().filter(|&node| tree.is_leaf(node)).map(|leaf| times[leaf.index()]).collect()
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn every_leaf_is_in_one_part_of_the_map(show in shows(), event in 0.0..=1.0) {
        let map = map(&show, event, 1.0, (0.0, 0.0));
        prop_assert_eq!(times(&show, &map), vec![1; show.tree.leaf_count()]);
        let of_wedges = map.items.iter().filter_map(|item| item.wedge.as_ref()).map(|wedge| wedge.counts.leaves as usize);
        let is_leaf = |node: &NodeId| show.tree.is_leaf(*node);
        let alone = map.items.iter().filter(|item| item.wedge.is_none()).map(|item| item.node).filter(is_leaf);
        prop_assert_eq!(of_wedges.sum::<usize>() + alone.count(), show.tree.leaf_count());
    }

    #[test]
    fn everything_lies_within_the_map(
        show in shows(), event in 0.0..=1.0, scale in 0.05..=4.0, x in -0.5..=1.5, y in -0.5..=1.5,
    ) {
        let map = map(&show, event, scale, (x, y));
        let is_within = |(x, y): (f64, f64), air: f64| {
            air <= x + 1e-9 && x <= map.width - air + 1e-9 && air <= y + 1e-9 && y <= map.height - air + 1e-9
        };
        let part = &map.part;
        // A frame of minimum size extends a little into the margin.
        prop_assert!(is_within((part.x, part.y), Minimap::AIR));
        prop_assert!(is_within((part.x + part.width, part.y + part.height), Minimap::AIR - 3.0));
        prop_assert!(map.way.iter().all(|&spot| is_within(spot, Minimap::AIR)));
        prop_assert!(map.items.iter().all(|item| is_within((item.x, item.y), Minimap::AIR)));
    }
}

#[test]
fn a_wedge_above_a_search_by_levels_keeps_its_width() {
    let settings = Settings { algorithm: Algorithm::named("minimax-by-levels").unwrap(), ..Settings::default() };
    let stage = Stage { width: 358.0, height: 330.0, is_phone: None };
    let show = Show::record("((((0 g-i-:0) яa:0)))", settings, Notation::GENERAL, stage);
    for share in 0..10 {
        let map = map(&show, f64::from(share) / 10.0, 1.0, (0.0, 0.0));
        let wedges = map.items.iter().filter_map(|item| item.wedge.as_ref());
        assert!(wedges.into_iter().all(|wedge| 4.0 < wedge.right - wedge.left), "{map:?}");
    }
}

#[test]
fn the_frame_is_around_what_the_stage_shows() {
    let show = large_show();
    let Picture { geometry, .. } = &show.picture;
    let wide = show.stage.width - geometry.column.width;
    let Minimap { width, height, across, down, part, .. } = map(&show, 0.5, 2.0, (0.25, 0.5));
    assert_eq!((width, height), (230.0, 104.0));
    let is_near = |one: f64, other: f64| (one - other).abs() < 1e-9;
    assert!(is_near(part.x, Minimap::AIR + 0.25 * (width - 2.0 * Minimap::AIR)));
    assert!(is_near(part.y, Minimap::AIR + 0.5 * (height - 2.0 * Minimap::AIR)));
    assert!(is_near(part.width, (wide / 2.0 * across).max(3.0)));
    assert!(is_near(part.height, (show.stage.height / 2.0).min(geometry.height / 2.0) * down));
    // With a lens, a tree that is seen whole is entirely in the frame.
    let part = map(&show, 0.5, wide / geometry.width, (0.0, 0.0)).part;
    assert!(is_near(part.x, Minimap::AIR) && is_near(part.width, width - 2.0 * Minimap::AIR));
}

#[test]
fn the_way_leads_from_the_root_to_where_the_search_is() {
    let show = large_show();
    assert_eq!(map(&show, 0.0, 1.0, (0.0, 0.0)).way.len(), 1, "before the first call, at the root");
    for event in [0.1, 0.5, 0.9] {
        let map = map(&show, event, 1.0, (0.0, 0.0));
        let number = (event * show.trace.events.len() as f64) as usize;
        let path = Frame::at(&show.tree, &show.trace, number).path();
        let spot = |node: &NodeId| {
            let item = map.items.iter().find(|item| item.node == *node).unwrap();
            assert!(item.wedge.is_none());
            (item.x, item.y)
        };
        let spots: Vec<_> = path.iter().map(spot).collect();
        assert_eq!(map.way.len(), spots.len());
        assert!(map.way.iter().zip(spots).all(|(one, other)| (one.0 - other.0).hypot(one.1 - other.1) < 1e-9));
    }
}

#[test]
fn parts_and_way_and_frame_are_drawn_once_each() {
    let show = large_show();
    let classes = |elements: &[PlainElement]| elements.iter().map(|element| element.class.clone()).collect::<Vec<_>>();
    for event in [0.0, 0.5] {
        let map = map(&show, event, 1.0, (0.0, 0.0));
        let drawing = drawn(&map);
        assert_eq!(classes(&drawing[map.items.len()..]), ["way", "here", "part"]);
        for (item, element) in map.items.iter().zip(&drawing) {
            assert_eq!(element.class, if item.wedge.is_none() { "dot" } else { "" });
            let inside = classes(&element.children);
            assert_eq!(inside.last().map(String::as_str), item.wedge.as_ref().map(|_| "wedge"));
            let counts = item
                .wedge
                .as_ref()
                .map_or([0; 3], |wedge| [wedge.counts.earlier, wedge.counts.cut, wedge.counts.evaluated]);
            let shaded = counts.iter().filter(|&&count| 0 < count).count();
            assert_eq!(inside.len(), if item.wedge.is_none() { 0 } else { shaded + 1 });
        }
    }
}
