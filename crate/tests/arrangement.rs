//! A tree drawn with its children in the order of the search stands as if it had been written so.

mod common;

use common::sketch::trees;
use proptest::prelude::*;
use secateur::layout::{Arrangement, Boxes, Layout};
use secateur::search::{self, Algorithm, ChildOrder, Settings};
use secateur::{GameTree, NodeId, Trace, notation};

fn record(tree: &GameTree, order: ChildOrder) -> Trace {
    search::record(tree, &Settings { order, ..Settings::default() }).unwrap()
}

/// The text of the tree as it is arranged, and its nodes in the order of that text.
fn arranged(tree: &GameTree, arrangement: &Arrangement, node: NodeId, text: &mut String, nodes: &mut Vec<NodeId>) {
    nodes.push(node);
    *text += tree.player(node).word();
    if tree.is_leaf(node) {
        *text += &format!(" {}", tree.score(node).unwrap().value());
        return;
    }
    *text += " (";
    for child in arrangement.children(tree, node) {
        arranged(tree, arrangement, child, text, nodes);
        *text += " ";
    }
    *text += ")";
}

fn path(tree: &GameTree, node: NodeId) -> Vec<u32> {
    let mut path: Vec<u32> = std::iter::successors(Some(node), |&node| tree.parent(node)).map(|node| node.0).collect();
    path.reverse();
    path
}

proptest! {
    #[test]
    fn a_tree_in_another_order_stands_as_if_it_were_written_so(
        sketch in trees(),
        seed in any::<u64>(),
        smallest in 1.0..60.0,
    ) {
        let tree = notation::read(&sketch.text()).unwrap();
        let arrangement = Arrangement::searched(&tree, &record(&tree, ChildOrder::Shuffled { seed }));
        let (mut text, mut nodes) = (String::new(), Vec::new());
        arranged(&tree, &arrangement, NodeId::ROOT, &mut text, &mut nodes);
        let written = notation::read(&text).unwrap();
        for (rank, &node) in nodes.iter().enumerate() {
            prop_assert_eq!((arrangement.rank(node), arrangement.node(rank)), (rank, node));
        }

        let width = |node: &NodeId| f64::from(1 + node.0 % 7);
        let boxes: Vec<f64> = tree.nodes().map(|node| width(&node)).collect();
        let written_boxes: Vec<f64> = nodes.iter().map(width).collect();
        let layout = Layout::arranged(&tree, Boxes { left: &boxes, right: &boxes, gap: 3.0 }, arrangement);
        let plain = Layout::of(&written, Boxes { left: &written_boxes, right: &written_boxes, gap: 3.0 });
        let x: Vec<f64> = nodes.iter().map(|node| layout.x[node.index()]).collect();
        prop_assert_eq!(&x, &plain.x);
        prop_assert_eq!(layout.width(), plain.width());

        let view = (layout.width() * 0.2, layout.width() * 0.7);
        let last = NodeId(written.len() as u32 - 1);
        let seen = layout.visible(&tree, view, smallest, &path(&tree, nodes[last.index()]));
        let expected = plain.visible(&written, view, smallest, &path(&written, last));
        let expected_nodes: Vec<u32> = expected.nodes.iter().map(|&rank| nodes[rank as usize].0).collect();
        prop_assert_eq!((seen.nodes, seen.folded), (expected_nodes, expected.folded));
    }

    #[test]
    fn as_written_nothing_moves(sketch in trees()) {
        let tree = notation::read(&sketch.text()).unwrap();
        prop_assert_eq!(Arrangement::searched(&tree, &record(&tree, ChildOrder::AsWritten)), Arrangement::default());
        // The ranks of the written order, spelled out, give the same drawing.
        let spelled = Arrangement::from_ranks(tree.nodes().map(|node| node.0).collect());
        let boxes = vec![4.0; tree.len()];
        let boxes = Boxes { left: &boxes, right: &boxes, gap: 2.0 };
        prop_assert_eq!(Layout::arranged(&tree, boxes, spelled).x, Layout::of(&tree, boxes).x);
    }
}

#[test]
fn children_stand_in_the_order_of_the_last_visit() {
    let tree = notation::read("a: (b: 2 (5 6) c: 4 (2 1) d: 9 (9 8))").unwrap();
    let settings = |id| Settings { algorithm: Algorithm::named(id).unwrap(), ..Settings::default() };
    let names = |trace: &Trace| -> Vec<&str> {
        let arrangement = Arrangement::searched(&tree, trace);
        arrangement.children(&tree, NodeId::ROOT).filter_map(|child| tree.name(child)).collect()
    };
    assert_eq!(names(&record(&tree, ChildOrder::BestFirst)), ["d", "b", "c"]);
    assert_eq!(names(&record(&tree, ChildOrder::Reversed)), ["d", "c", "b"]);
    let deepening = Settings { depth: Some(2), ..settings("iterative-deepening") };
    assert_eq!(names(&search::record(&tree, &deepening).unwrap())[0], "d", "the first pass prefers d's 9");
}
