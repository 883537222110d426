//! A tree drawn with its children in search order looks as if it had been written that way.

use common::sketch::trees;
use proptest::prelude::*;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Trace;
use secateur::notation;
use secateur::search::{self, Algorithm, ChildOrder, Settings};
use secateur_drawing::layout::{Arrangement, Boxes, Layout};

fn record(tree: &GameTree, order: ChildOrder) -> Trace {
    search::record(tree, &Settings { order, ..Settings::default() }).unwrap()
}

proptest! {
    #![proptest_config(common::cases(256))]

    #[test]
    fn a_tree_in_another_order_stands_as_if_it_were_written_so(
        sketch in trees(),
        seed in any::<u64>(),
    ) {
        let tree = notation::read(&sketch.text()).unwrap();
        let arrangement = Arrangement::from_trace(&tree, &record(&tree, ChildOrder::Shuffled { seed }));
        let (text, nodes) = common::arranged(&tree, &arrangement);
        let written = notation::read(&text).unwrap();
        for (rank, &node) in nodes.iter().enumerate() {
            prop_assert_eq!((arrangement.rank(node), arrangement.node(rank)), (rank, node));
        }

        let width = |node: &NodeId| f64::from(1 + node.0 % 7);
        let boxes: Vec<f64> = tree.nodes().map(|node| width(&node)).collect();
        let written_boxes: Vec<f64> = nodes.iter().map(width).collect();
        let layout = Layout::with_arrangement(&tree, Boxes { left: &boxes, right: &boxes, gap: 3.0 }, arrangement);
        let plain = Layout::arrange(&written, Boxes { left: &written_boxes, right: &written_boxes, gap: 3.0 });
        let x: Vec<f64> = nodes.iter().map(|node| layout.x[node.index()]).collect();
        prop_assert_eq!(&x, &plain.x);
        prop_assert_eq!(layout.width(), plain.width());
    }

    #[test]
    fn as_written_nothing_moves(sketch in trees()) {
        let tree = notation::read(&sketch.text()).unwrap();
        prop_assert_eq!(Arrangement::from_trace(&tree, &record(&tree, ChildOrder::AsWritten)), Arrangement::default());
        // The ranks of the written order, spelled out, give the same drawing.
        let spelled = Arrangement::from_ranks(tree.nodes().map(|node| node.0).collect());
        let boxes = vec![4.0; tree.len()];
        let boxes = Boxes { left: &boxes, right: &boxes, gap: 2.0 };
        prop_assert_eq!(Layout::with_arrangement(&tree, boxes, spelled).x, Layout::arrange(&tree, boxes).x);
    }
}

#[test]
fn children_stand_in_the_order_of_the_last_visit() {
    let tree = notation::read("a: (b: 2 (5 6) c: 4 (2 1) d: 9 (9 8))").unwrap();
    let settings = |id| Settings { algorithm: Algorithm::named(id).unwrap(), ..Settings::default() };
    let names = |trace: &Trace| -> Vec<&str> {
        let arrangement = Arrangement::from_trace(&tree, trace);
        arrangement.children(&tree, NodeId::ROOT).filter_map(|child| tree.name(child)).collect()
    };
    assert_eq!(names(&record(&tree, ChildOrder::BestFirst)), ["d", "b", "c"]);
    assert_eq!(names(&record(&tree, ChildOrder::Reversed)), ["d", "c", "b"]);
    let deepening = Settings { depth: Some(2), ..settings("iterative-deepening") };
    assert_eq!(names(&search::record(&tree, &deepening).unwrap())[0], "d", "the first pass prefers d's 9");
}
