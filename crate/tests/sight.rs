//! What a stage shows of a large tree: nothing twice, nothing missing, and wedges whose shading is a count.

use common::sketch::trees;
use proptest::prelude::*;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Trace;
use secateur::frame::{Frame, NodeState};
use secateur::notation;
use secateur::search::{self, Algorithm, ChildOrder, Settings};
use secateur::trace::Event;
use secateur_drawing::layout::{Arrangement, Boxes, Layout};
use secateur_drawing::sight::{Item, Sight, SightView, Tallies, Tally, TreeShape};

#[derive(Clone, Copy, PartialEq, Debug)]
enum Fate {
    Unseen,
    Evaluated,
    Cut,
    Earlier,
}

/// What has become of a leaf, determined from the nodes between `top`, a wedge's node, and it.
fn fate(tree: &GameTree, trace: &Trace, step: usize, leaf: NodeId, top: NodeId) -> Fate {
    let frame = Frame::at(tree, trace, step);
    let mut nodes: Vec<NodeId> = std::iter::successors(Some(leaf), |&node| tree.parent(node)).collect();
    nodes.retain(|&node| top <= node);
    for &node in nodes.iter().rev() {
        let entered = trace.entered(node, step);
        let begun = entered.and_then(|event| match trace.events[event] {
            Event::Visit(id) => Some(&trace.visits[id.index()]),
            _ => None,
        });
        match (frame.mark(node).state, begun) {
            (NodeState::Cut, _) => return Fate::Cut,
            (NodeState::Earlier, None) => return Fate::Earlier,
            (NodeState::Earlier, Some(visit)) => {
                let then = fate(tree, trace, visit.last as usize + 1, leaf, node);
                return if matches!(then, Fate::Evaluated | Fate::Earlier) { Fate::Earlier } else { Fate::Unseen };
            }
            (NodeState::Closed, None) => return Fate::Evaluated,
            // One that is just returning is still open.
            (NodeState::Closed | NodeState::Open, Some(visit)) if (visit.last as usize) < step => {
                let is_new = |child| trace.entered(child, step).is_some_and(|event| (visit.first as usize) < event);
                if !tree.children(node).any(is_new) {
                    return Fate::Earlier;
                }
            }
            _ => (),
        }
    }
    Fate::Unseen
}

fn counted(tree: &GameTree, trace: &Trace, step: usize, item: &Item) -> Tally {
    let mut tally = Tally::default();
    let tops = std::iter::successors(Some(item.node), |&node| Some(tree.end(node))).take(item.siblings as usize);
    for top in tops {
        for leaf in (top.0..tree.end(top).0).map(NodeId).filter(|&node| tree.is_leaf(node)) {
            tally.leaves += 1;
            match fate(tree, trace, step, leaf, top) {
                Fate::Unseen => (),
                Fate::Evaluated => tally.evaluated += 1,
                Fate::Cut => tally.cut += 1,
                Fate::Earlier => tally.earlier += 1,
            }
        }
    }
    tally
}

fn sum(strips: &[Tally]) -> Tally {
    strips.iter().fold(Tally::default(), |sum, strip| Tally {
        leaves: sum.leaves + strip.leaves,
        evaluated: sum.evaluated + strip.evaluated,
        cut: sum.cut + strip.cut,
        earlier: sum.earlier + strip.earlier,
    })
}

/// The ids of a wedge's subtrees, in a tree drawn as written.
fn folded(tree: &GameTree, item: &Item) -> std::ops::Range<u32> {
    let end = (0..item.siblings).fold(item.node, |node, _| tree.end(node));
    item.node.0..end.0
}

const ALGORITHMS: [&str; 6] = ["alpha-beta", "minimax", "pvs", "mtd-f", "alpha-beta-table", "iterative-deepening"];

fn settings(algorithm: usize, depth: Option<usize>) -> Settings {
    Settings { algorithm: Algorithm::named(ALGORITHMS[algorithm]).unwrap(), depth, ..Settings::default() }
}

fn boxes(tree: &GameTree) -> Vec<f64> {
    tree.nodes().map(|node| f64::from(5 + node.0 % 7)).collect()
}

/// The layout's coordinates squeezed to the px of a stage, with some room for a part in the middle.
fn lens(width: f64, stage: f64) -> ([f64; 4], [f64; 4]) {
    ([0.0, 0.3 * width, 0.4 * width, width], [0.0, 0.2 * stage, 0.7 * stage, stage])
}

/// Checks a step in two views.
fn check(text: &str, algorithm: usize, share: f64, stage: f64) -> Result<(), TestCaseError> {
    let tree = notation::read(text).unwrap();
    let Ok(trace) = search::record(&tree, &settings(algorithm, None)) else { return Ok(()) };
    let step = (share * (trace.events.len() + 1) as f64) as usize;
    let frame = Frame::at(&tree, &trace, step);
    let boxes = boxes(&tree);
    let layout = Layout::arrange(&tree, Boxes { left: &boxes, right: &boxes, gap: 3.0 });
    let shape = TreeShape::from_tree(&tree);
    let tallies = Tallies::count(&tree, &trace, &shape);
    let (from, to) = lens(layout.width(), stage);
    let path: Vec<u32> = frame.path().iter().map(|node| node.0).collect();
    let plies = 0..=tree.height();
    let (left, right, is_gathered) = (-1e9, 1e9, false);
    let view =
        SightView { from: &from, to: &to, left, right, plies, every: 1, readable: 0.9, path: &path, is_gathered };
    let sight = Sight { tree: &tree, layout: &layout, shape: &shape, frame: &frame, tallies: &tallies };
    let (items, gathered) = (sight.items(&view), sight.items(&SightView { is_gathered: true, ..view.clone() }));
    for items in [&items, &gathered] {
        let mut next = 0;
        for item in items {
            prop_assert_eq!(item.node.0, next, "every node is drawn or folded, once");
            next = if item.siblings == 0 { next + 1 } else { folded(&tree, item).end };
            prop_assert!(item.siblings == 0 || folded(&tree, item).all(|node| !path.contains(&node)));
            prop_assert!(item.left <= item.x && item.x <= item.right);
            if 0 < item.siblings {
                prop_assert_eq!(sum(&item.strips), counted(&tree, &trace, step, item));
            }
        }
        prop_assert_eq!(next as usize, tree.len());
    }
    // Grouped subtrees occupy the room of what they replace, in order.
    for pair in gathered.windows(2).filter(|pair| tree.parent(pair[0].node) == tree.parent(pair[1].node)) {
        prop_assert!(
            !pair[0].is_gathered || !pair[1].is_gathered || pair[0].right <= pair[1].left + 1e-6,
            "{:?}",
            pair
        );
    }
    // Only what reaches into a part is left of it, and the path.
    let part = SightView { left: 0.3 * stage, right: 0.5 * stage, ..view };
    let seen = sight.items(&part);
    for item in &seen {
        let (left, right) = layout.extent(item.node);
        let (left, right) = (part.at(left), part.at(right));
        let reaches = part.left <= item.right.max(right) && item.left.min(left) <= part.right;
        prop_assert!(reaches || path.contains(&item.node.0));
        // A wedge may end where the path or an overlapping subtree begins.
        let is_above = |node: NodeId| (node.0..tree.end(node).0).contains(&item.node.0);
        let is_beside = |node: &NodeId| !folded(&tree, item).contains(&node.0) && !is_above(*node);
        let gives_way = |start: f64, end: f64| {
            let reaches = |node: NodeId| {
                let (from, to) = layout.extent(node);
                part.at(from) <= end + 1e-9 && start <= part.at(to) + 1e-9
            };
            0 < item.siblings && tree.nodes().filter(is_beside).any(reaches)
        };
        prop_assert!(item.left <= left + 1e-9 || gives_way(left, item.left));
        prop_assert!(right <= item.right + 1e-9 || gives_way(item.right, right));
    }
    let reaching = |item: &&Item| part.left <= item.right && item.left <= part.right;
    let drawn = |items: &[Item]| -> usize { items.iter().filter(reaching).filter(|item| item.siblings == 0).count() };
    prop_assert_eq!(drawn(&seen), drawn(&items));
    Ok(())
}

proptest! {
    #![proptest_config(common::cases(1_000))]

    #[test]
    fn shading_counts_what_has_become_of_the_leaves(
        sketch in trees(),
        algorithm in 0..ALGORITHMS.len(),
        share in 0.0..1.0,
        stage in 4.0..120.0,
    ) {
        check(&sketch.text(), algorithm, share, stage)?;
    }

    #[test]
    fn wide_families_of_leaves_are_counted_too(
        scores in proptest::collection::vec(proptest::collection::vec(-40..=40, 1..=300), 1..=4),
        algorithm in 0..ALGORITHMS.len(),
        share in 0.0..1.0,
        stage in 4.0..4_000.0,
    ) {
        let family = |scores: &Vec<i32>| {
            let scores: Vec<String> = scores.iter().map(i32::to_string).collect();
            format!("({})", scores.join(" "))
        };
        let families: Vec<String> = scores.iter().map(family).collect();
        check(&format!("({})", families.join(" ")), algorithm, share, stage)?;
    }

    #[test]
    fn a_tree_in_another_order_looks_as_if_it_were_written_so(sketch in trees(), seed in any::<u64>(), stage in 4.0..120.0) {
        let tree = notation::read(&sketch.text()).unwrap();
        let shuffled = Settings { order: ChildOrder::Shuffled { seed }, ..Settings::default() };
        let trace = search::record(&tree, &shuffled).unwrap();
        let arrangement = Arrangement::from_trace(&tree, &trace);
        let (text, nodes) = common::arranged(&tree, &arrangement);
        let written = notation::read(&text).unwrap();
        let plain = search::record(&written, &Settings::default()).unwrap();

        let of_node = boxes(&tree);
        let of_rank: Vec<f64> = nodes.iter().map(|node| of_node[node.index()]).collect();
        let layouts = [
            Layout::with_arrangement(&tree, Boxes { left: &of_node, right: &of_node, gap: 3.0 }, arrangement),
            Layout::arrange(&written, Boxes { left: &of_rank, right: &of_rank, gap: 3.0 }),
        ];
        let (from, to) = lens(layouts[0].width(), stage);
        let seen = [(&tree, &trace), (&written, &plain)].iter().zip(&layouts).map(|((tree, trace), layout)| {
            let shape = TreeShape::from_tree(tree);
            let tallies = Tallies::count(tree, trace, &shape);
            let frame = Frame::at(tree, trace, trace.events.len());
            let view = SightView {
                from: &from,
                to: &to,
                left: 0.1,
                right: stage,
                plies: 0..=9,
                every: 1,
                readable: 0.9,
                path: &[],
                is_gathered: true,
            };
            Sight { tree, layout, shape: &shape, frame: &frame, tallies: &tallies }.items(&view)
        }).collect::<Vec<_>>();
        let moved = seen[1].iter().map(|item| Item { node: nodes[item.node.index()], ..item.clone() });
        prop_assert_eq!(&seen[0], &moved.collect::<Vec<_>>());
    }
}

#[test]
fn of_a_thousand_rows_only_some_are_drawn() {
    let tree = notation::read(&format!("{}7{}", "(".repeat(1_000), ")".repeat(1_000))).unwrap();
    let trace = search::record(&tree, &Settings::default()).unwrap();
    let boxes = vec![20.0; tree.len()];
    let layout = Layout::arrange(&tree, Boxes { left: &boxes, right: &boxes, gap: 3.0 });
    let (shape, frame) = (TreeShape::from_tree(&tree), Frame::at(&tree, &trace, trace.events.len() / 2));
    let tallies = Tallies::count(&tree, &trace, &shape);
    let path: Vec<u32> = frame.path().iter().map(|node| node.0).collect();
    let last = *path.last().unwrap();
    let sight = Sight { tree: &tree, layout: &layout, shape: &shape, frame: &frame, tallies: &tallies };
    let drawn = |plies, every| -> Vec<u32> {
        let (from, to) = ([0.0, layout.width()], [0.0, layout.width()]);
        let view = SightView {
            from: &from,
            to: &to,
            left: 0.0,
            right: 100.0,
            plies,
            every,
            readable: 0.6,
            path: &path,
            is_gathered: true,
        };
        sight.items(&view).iter().map(|item| item.node.0).collect()
    };
    assert_eq!(drawn(10..=14, 1), [10, 11, 12, 13, 14, last], "the rows in sight, and where the search is");
    assert_eq!(drawn(10..=34, 10), [10, 20, 30, last]);
}

#[test]
fn what_is_seen_stays_little_however_large_the_tree_is() {
    fn uniform(branching: usize, plies: usize) -> String {
        if plies == 0 {
            "1".to_owned()
        } else {
            format!("({})", vec![uniform(branching, plies - 1); branching].join(" "))
        }
    }
    let counts: Vec<usize> = [(10, 3), (10, 5), (2, 15), (30_000, 1), (200, 2)]
        .into_iter()
        .map(|(branching, plies)| {
            let tree = notation::read(&uniform(branching, plies)).unwrap();
            let trace = search::record(&tree, &Settings::default()).unwrap();
            let boxes = vec![20.0; tree.len()];
            let layout = Layout::arrange(&tree, Boxes { left: &boxes, right: &boxes, gap: 3.0 });
            let shape = TreeShape::from_tree(&tree);
            let tallies = Tallies::count(&tree, &trace, &shape);
            let frame = Frame::at(&tree, &trace, trace.events.len() / 2);
            let (from, to) = ([0.0, layout.width()], [0.0, 1_000.0]);
            let path: Vec<u32> = frame.path().iter().map(|node| node.0).collect();
            let plies = 0..=tree.height();
            let view = SightView {
                from: &from,
                to: &to,
                left: 0.0,
                right: 1_000.0,
                plies,
                every: 1,
                readable: 0.6,
                path: &path,
                is_gathered: false,
            };
            Sight { tree: &tree, layout: &layout, shape: &shape, frame: &frame, tallies: &tallies }.items(&view).len()
        })
        .collect();
    assert!(counts.iter().all(|&count| 5 < count && count < 300), "{counts:?}");
}

#[test]
fn of_many_children_the_best_few_stand_beside_the_others() {
    fn seen_by(settings: &Settings, text: &str, step: usize) -> Vec<(u32, u32)> {
        let tree = notation::read(text).unwrap();
        let trace = search::record(&tree, settings).unwrap();
        let boxes = vec![20.0; tree.len()];
        let layout = Layout::arrange(&tree, Boxes { left: &boxes, right: &boxes, gap: 3.0 });
        let shape = TreeShape::from_tree(&tree);
        let tallies = Tallies::count(&tree, &trace, &shape);
        let frame = Frame::at(&tree, &trace, step.min(trace.events.len()));
        let view = SightView {
            from: &[0.0, layout.width()],
            to: &[0.0, 500.0],
            left: 0.0,
            right: 500.0,
            plies: 0..=tree.height(),
            every: 1,
            readable: 0.6,
            path: &[0],
            is_gathered: true,
        };
        let items =
            Sight { tree: &tree, layout: &layout, shape: &shape, frame: &frame, tallies: &tallies }.items(&view);
        assert!(items.windows(2).skip(1).all(|pair| pair[0].right <= pair[1].left + 1e-9), "in their order: {items:?}");
        let wide = items[1..].iter().map(|item| item.right - item.left).sum::<f64>();
        assert!((wide - 500.0).abs() < 5.0, "in all the room: {wide}");
        items.iter().skip(1).map(|item| (item.node.0, item.siblings)).collect()
    }
    let seen = |text: &str, step| seen_by(&Settings::default(), text, step);
    let row = |of: fn(usize) -> usize| (0..143).map(|place| of(place).to_string()).collect::<Vec<_>>().join(" ");

    let falling = format!("({})", row(|place| 500 - place));
    assert_eq!(seen(&falling, 0), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 139)], "before there are scores, the first");
    // 0, 10, 20 … 140 are better than all before them.
    let some = format!("({})", row(|place| if place % 10 == 0 { place } else { 0 }));
    let kept = |seen: Vec<(u32, u32)>| -> Vec<u32> {
        seen.into_iter().filter(|(_, siblings)| *siblings == 0).map(|(node, _)| node).collect()
    };
    assert_eq!(kept(seen(&some, usize::MAX)), [111, 121, 131, 141], "the best");
    assert_eq!(kept(seen(&falling, usize::MAX)), [1, 2, 3, 4], "the best, though no later one was the best so far");
    let mixed = row(|place| place * 37 % 143);
    assert_eq!(kept(seen(&format!("({mixed})"), usize::MAX)), [28, 55, 86, 113], "wherever they stand");
    assert_eq!(kept(seen(&format!("min ({mixed})"), usize::MAX)), [1, 32, 59, 117], "MIN's are the least");
    let counts: Vec<u32> = seen(&some, usize::MAX).iter().map(|&(_, siblings)| siblings).collect();
    assert_eq!(counts, [110, 0, 9, 0, 9, 0, 9, 0, 2], "and wedges for the 139 others between them");

    // Children that have children are kept as wedges of their own.
    let families =
        format!("({})", row(|place| 500 - place).split(' ').map(|leaf| format!("({leaf} 900)")).collect::<String>());
    let parts = seen(&families, usize::MAX);
    assert_eq!(parts.iter().map(|part| part.1).collect::<Vec<_>>(), [1, 1, 1, 1, 139]);
    let families = format!("({})", mixed.split(' ').map(|leaf| format!("({leaf} 900)")).collect::<String>());
    let best = |seen: Vec<(u32, u32)>| -> Vec<u32> {
        seen.into_iter().filter(|(_, siblings)| *siblings == 1).map(|(node, _)| node / 3 + 1).collect()
    };
    let all = seen_by(&common::minimax(), &families, usize::MAX);
    assert_eq!(best(all), [28, 55, 86, 113], "minimax knows all of them");
    assert_eq!(
        best(seen(&families, usize::MAX)),
        [20, 24, 28, 86],
        "alpha-beta those that were better than all before"
    );
}
