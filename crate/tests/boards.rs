//! Boards in the nodes of game trees: that they are in the right places, in every skin and on every stage, and what they show.

use std::rc::Rc;

use common::ink::SceneInk;
use common::show::Show;
use secateur::Frame;
use secateur::search::Settings;
use secateur::tree::NodeId;
use secateur_courses::course::{Course, Notation, Skin};
use secateur_drawing::picture::Detail;
use secateur_drawing::picture::scene::{
    Anchor, BoardPart, EdgeLook, NodeLook, NodeNote, NodePart, NotationStep, Scene, SceneView, Wishes,
};
use secateur_drawing::picture::{CaptionMessage, Captions, Column, RowText, SMALL_ROW, Stage, Tier, text_width};
use secateur_games::{Boards, Man, Occupant, StagedGame, Texts};

/// A tree of each game that fits on a stage, and a second one of some games.
const FITTING: [&str; 15] = [
    "game=tic-tac-toe&depth=2&symmetry=yes",
    "game=tic-tac-toe&moves=a1 b2 c3 b1 b3",
    "game=mnk&mnk=4,3,3&moves=a1 b1&depth=1",
    "game=gomoku&moves=h8 i9&depth=1",
    "game=connect-four&moves=44433555&depth=1",
    "game=connect-four&size=5x4&depth=2",
    "game=reversi&size=6x6&depth=2",
    "game=draughts&size=4x4&depth=4",
    "game=kalah&size=3x3&depth=2",
    "game=kalah&depth=1",
    "game=nim&heaps=1,2",
    "game=nim&heaps=7&depth=1",
    "game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=1",
    "game=connect-four&size=4x4&depth=2&seen-by=alpha-beta",
    "game=nim&heaps=1,2&seen-by=alpha-beta",
];

/// Larger than any stage.
const LARGE: [&str; 9] = [
    "game=tic-tac-toe&depth=3",
    "game=connect-four&moves=44433555&depth=3",
    "game=reversi&depth=4",
    "game=kalah&depth=3",
    "game=nim&heaps=1,2,3",
    "game=connect-four&moves=444333555&depth=2&beyond=1",
    "game=chess&moves=e4 e5&depth=2",
    "game=reversi&depth=4&seen-by=alpha-beta",
    "game=mnk&mnk=12,12,5&moves=f6 g7&all-moves=yes&depth=2",
];

const STAGES: [(f64, f64); 6] =
    [(1340.0, 640.0), (1920.0, 1000.0), (960.0, 500.0), (800.0, 450.0), (620.0, 300.0), (358.0, 330.0)];

fn show(text: &str, skin: Skin, size: (f64, f64)) -> Show {
    written(text, Notation { skin, ..Notation::GENERAL }, size)
}

fn written(text: &str, notation: Notation, (width, height): (f64, f64)) -> Show {
    Show::record(text, Settings::default(), notation, Stage { width, height, is_phone: None })
}

/// The page's own with every skin, and those of the courses.
fn notations() -> impl Iterator<Item = Notation> {
    let skins = Skin::ALL.iter().map(|&skin| Notation { skin, ..Notation::GENERAL });
    skins.chain(Course::ALL.map(Course::notation))
}

#[test]
fn boards_values_windows_and_moves_keep_apart_in_every_notation_and_on_every_stage() {
    let (mut fitted, mut faults) = (0, Vec::new());
    for text in FITTING {
        for notation in notations() {
            for stage in STAGES {
                let show = written(text, notation, stage);
                let length = show.trace.events.len();
                fitted += usize::from(show.picture.geometry.fits);
                for step in (0..=length).step_by(1 + length / 7).chain([length]) {
                    for fault in show.ink_at(step).faults() {
                        faults.push(format!("step {step} of {text} in {notation:?} on {stage:?}: {fault}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults: {:#?}", faults.len(), &faults[..faults.len().min(20)]);
    assert!(FITTING.len() * notations().count() * 4 < fitted, "{fitted} fit");
}

#[test]
fn a_tree_larger_than_its_stage_has_boards_on_the_path_and_over_wedges() {
    for text in LARGE {
        let (mut faults, mut over_wedges, mut simpler, mut told) = (Vec::new(), 0, 0, 0);
        for stage in STAGES {
            let show = show(text, Skin::Triangles, stage);
            assert!(!show.picture.geometry.fits, "{text}");
            let length = show.trace.events.len();
            for step in (0..=length).step_by(1 + length / 9).chain([length]) {
                faults.extend(show.ink_at(step).faults().into_iter().map(|fault| format!("{step}: {fault}")));
            }
            show.each_far_step(|frame, scene, _| {
                for node in frame.path() {
                    let is_bare = |part: &NodePart| part.board.is_none() && 0.5 <= part.scale;
                    assert!(!scene.node(node).is_some_and(is_bare), "{text} on {stage:?}: {node:?} has no board");
                }
                over_wedges += scene.nodes.iter().filter(|part| part.wedge.is_some() && part.board.is_some()).count();
                for part in
                    scene.nodes.iter().filter(|part| part.wedge.as_ref().is_some_and(|wedge| 1 < wedge.siblings))
                {
                    assert!(
                        scene.moves.iter().all(|moved| moved.node != part.node),
                        "{text}: one move to several nodes"
                    );
                    let others = part.wedge.as_ref().and_then(|wedge| wedge.others.as_ref());
                    told += usize::from(others.is_some_and(|label| label.text.ends_with(" others")));
                }
                let is_simpler = |part: &&BoardPart| part.spread.detail != Detail::Card;
                simpler += scene.nodes.iter().filter_map(|part| part.board.as_ref()).filter(is_simpler).count();
            });
        }
        assert_eq!(faults, Vec::<String>::new(), "{text}");
        assert!(0 < over_wedges && 0 < simpler, "{text}: {over_wedges} over wedges, {simpler} with less");
        assert!(0 < told || !text.contains("all-moves"), "{text}: none of many is said to be one of others");
    }
}

/// From left to right, and from top to bottom.
type BoxExtent = [(f64, f64); 2];

fn meet(one: BoxExtent, other: BoxExtent) -> bool {
    (0..2).all(|way| one[way].0 + 0.5 < other[way].1 && other[way].0 + 0.5 < one[way].1)
}

#[test]
fn wedges_and_the_boards_over_them_keep_clear_of_the_path_and_of_each_other() {
    let mut faults = Vec::new();
    for text in LARGE.into_iter().chain(["game=draughts&depth=3"]).chain(BEYOND) {
        for stage in STAGES {
            let show = show(text, Skin::Triangles, stage);
            show.each_far_step(|frame, scene, _| {
                let around = |part: &NodePart, width: f64, (top, bottom): (f64, f64)| {
                    [(part.x - width / 2.0, part.x + width / 2.0), (part.y + top, part.y + bottom)]
                };
                let [mut feet, mut lower, mut hanging, mut boards, mut bodies] = [const { Vec::new() }; 5];
                for part in &scene.nodes {
                    if let Some(wedge) = &part.wedge {
                        let part_of_it = |from: f64| {
                            let down = (part.y + from * wedge.height, part.y + wedge.height);
                            (part.node, [(part.x + wedge.left, part.x + wedge.right), down])
                        };
                        feet.push(part_of_it(0.9));
                        let below = (part.y + wedge.height, part.y + wedge.end());
                        hanging.extend(wedge.stalks.iter().map(|stalk| {
                            let x = part.x + stalk.x;
                            (part.node, [(x - 1.0, x + 1.0), below])
                        }));
                        lower.push(part_of_it(0.6));
                        if let Some(BoardPart { spread, board, .. }) = &part.board {
                            let (columns, rows) = board.diagram.extent();
                            let [width, height] = [columns, rows].map(|count| count as f64 * spread.side);
                            boards.push((part.node, around(part, width, (spread.top, spread.top + height))));
                        }
                    } else if let Some(body) = part.body {
                        let half = part.scale * body.height / 2.0;
                        bodies.push((part.node, around(part, part.scale * body.width, (-half, half))));
                    }
                }
                let mut check = |what: &str, ones: &[(NodeId, BoxExtent)], others: &[(NodeId, BoxExtent)]| {
                    for (one, reach) in ones {
                        for (other, _) in others.iter().filter(|(node, at)| node != one && meet(*reach, *at)) {
                            let [one, other] = [one, other].map(|node| show.tree.path(*node));
                            faults.push(format!("{text} on {stage:?}, {}: {what} of {one}, {other}", frame.step));
                        }
                    }
                };
                let words = scene.moves.iter().filter(|part| !frame.path().contains(&part.node));
                let words: Vec<_> = words
                    .map(|part| {
                        let (across, down) = (part.width / 2.0, part.font / 2.0);
                        (part.node, [(part.x - across, part.x + across), (part.y - down, part.y + down)])
                    })
                    .collect();
                check("wedge and move", &lower, &words);
                // On the smallest stage a thin wedge of the last tree ends on a small node beside the path.
                if (text, stage) != (BEYOND[4], STAGES[5]) {
                    check("foot and body", &feet, &bodies);
                }
                check("stalk and move", &hanging, &words);
                check("stalk and body", &hanging, &bodies);
                check("stalk and board", &hanging, &boards);
                check("board and body", &boards, &bodies);
                check("boards", &boards, &boards);
                let is_on_path = |(node, _): &&(NodeId, BoxExtent)| frame.path().contains(node);
                let path: Vec<_> = bodies.iter().filter(is_on_path).copied().collect();
                check("path and body", &path, &bodies);
            });
        }
    }
    assert!(faults.is_empty(), "{} faults: {:#?}", faults.len(), &faults[..faults.len().min(40)]);
}

/// The tiers of the leaves on a stage of the design's size, as the slots shrink.
#[test]
fn boards_lose_detail_as_their_slots_become_smaller_and_leave_the_numbers_at_last() {
    let tier = |text: &str| show(text, Skin::Triangles, (1340.0, 700.0)).picture.geometry.sizes.boards.unwrap().tier;
    let [three, twelve, thirty, forty] = [
        "game=tic-tac-toe&depth=1&symmetry=yes",
        "game=tic-tac-toe&depth=2&symmetry=yes",
        "game=gomoku&moves=h8 i9&depth=1",
        "game=tic-tac-toe&moves=b2 a1&depth=2",
    ]
    .map(tier);
    assert_eq!([three, twelve, thirty, forty], [Tier::Card, Tier::Card, Tier::Chip, Tier::Number]);
    assert_eq!(tier("game=connect-four&size=4x4&depth=2"), Tier::Small);
}

/// Trees of games with up to 64 leaves, in addition to those that fit.
const CROWDED: [&str; 8] = [
    "game=tic-tac-toe&moves=b2 a1&depth=2",
    "game=tic-tac-toe&moves=a1 b2 c3&depth=2",
    "game=connect-four&depth=2",
    "game=reversi&size=6x6&depth=3",
    "game=draughts&depth=2",
    "game=kalah&size=6x4&depth=2",
    "game=gomoku&moves=h8 i9&depth=1",
    "game=chess&depth=1",
];

/// Every game with some 10, 30, 42 and 64 leaves.
fn sheet() -> Vec<String> {
    serde_json::from_str(include_str!("cases/sheet.json")).unwrap()
}

/// The same tree without transpositions, and with no moves or with placeholders of the same length.
fn written_like(tree: &secateur::GameTree, node: NodeId, is_named: bool) -> String {
    let letter = |sign: char| sign.to_digit(10).map_or(sign, |digit| char::from(b'a' + digit as u8));
    let letters = |name: &str| name.chars().filter(|sign| sign.is_alphanumeric()).map(letter).collect::<String>() + ":";
    let name = tree.name(node).filter(|_| is_named).map(letters).unwrap_or_default();
    if tree.is_leaf(node) {
        return name + &tree.score(node).unwrap_or_default().to_string();
    }
    let children: Vec<String> = tree.children(node).map(|child| written_like(tree, child, is_named)).collect();
    format!("{name}({})", children.join(" "))
}

fn tree_of(text: &str) -> secateur::GameTree {
    StagedGame::read(text).unwrap().grow(&mut |_| ()).unwrap().tree
}

#[test]
fn up_to_64_leaves_of_a_game_have_their_numbers_wherever_those_of_a_written_tree_do() {
    let (mut fitting, mut named) = (0, 0);
    for text in FITTING.into_iter().chain(CROWDED).chain(sheet().iter().map(String::as_str)) {
        let [plain, with_names] = [false, true].map(|is_named| written_like(&tree_of(text), NodeId::ROOT, is_named));
        for size in STAGES {
            let show = show(text, Skin::Triangles, size);
            let fits_written =
                !show.tree.is_partial() && self::show(&plain, Skin::Triangles, size).picture.geometry.fits;
            assert!(show.picture.geometry.fits || !fits_written, "{text} on {size:?}");
            if !show.picture.geometry.fits {
                continue;
            }
            fitting += 1;
            let has_names =
                !show.tree.is_partial() && self::show(&with_names, Skin::Triangles, size).picture.geometry.fits;
            named += usize::from(has_names);
            let leaves = || show.tree.nodes().filter(|&node| show.tree.is_leaf(node));
            show.each_step(|step, scene| {
                for node in leaves().filter(|&leaf| show.tree.stub(leaf).is_none()) {
                    let number =
                        scene.node(node).and_then(|part| part.value.as_ref()).map(|value| &value.text.text[..]);
                    let score = show.tree.score(node).unwrap();
                    let of = format!("{text} on {size:?} at {step}: {}", show.tree.path(node));
                    let is_told =
                        |number: &str| !score.is_finite() || number.replace('−', "-").parse() == Ok(score.value());
                    assert!(number.is_some_and(is_told), "{of}: {number:?}");
                }
                let moves = || scene.moves.iter().filter(|part| show.tree.is_leaf(part.node)).count();
                assert!(!has_names || leaves().count() == moves(), "{text} on {size:?} at {step}: {} moves", moves());
            });
        }
    }
    assert!(200 < fitting && 20 < named, "{fitting}, {named} with names");
}

#[test]
fn moves_to_mirror_images_are_counted_on_one_edge() {
    let show = show("game=tic-tac-toe&depth=2&symmetry=yes", Skin::Triangles, (1340.0, 700.0));
    show.each_step(|_, scene| {
        let first: Vec<String> = scene.moves.iter().take(3).map(|part| part.name.clone() + &part.images).collect();
        assert_eq!(first, ["a3×4", "b3×4", "b2"]);
        assert_eq!(scene.moves.len(), 15);
    });
}

#[test]
fn all_moves_of_a_node_stand_on_its_edges_in_one_size_or_none_does() {
    let (mut whole, mut bare) = (0, 0);
    for size in STAGES {
        let draughts = "game=draughts&depth=2";
        for text in ["game=tic-tac-toe&moves=a1 b2&depth=2", "game=connect-four&moves=4453&depth=2", draughts] {
            let show = show(text, Skin::Triangles, size);
            if !show.picture.geometry.fits {
                continue;
            }
            show.each_step(|step, scene| {
                let inner = show.tree.nodes().skip(1).filter(|&node| step == 0 && !show.tree.is_leaf(node));
                for node in inner {
                    let moves = scene.moves.iter().filter(|part| show.tree.parent(part.node) == Some(node));
                    let fonts: Vec<f64> = moves.map(|part| part.font).collect();
                    let all = show.tree.children(node).count();
                    assert!(fonts.is_empty() || fonts.len() == all, "{text} on {size:?}: {} of {all}", fonts.len());
                    assert!(fonts.iter().all(|font| *font == fonts[0]), "{text} on {size:?}: {fonts:?}");
                    *(if fonts.is_empty() { &mut bare } else { &mut whole }) += 1;
                }
            });
        }
    }
    assert!(0 < whole && 0 < bare, "{whole} with moves, {bare} without");
}

#[test]
fn no_move_of_a_lost_child_stands_on_a_cut_sign() {
    let (mut signs, mut moves) = (0, 0);
    for size in STAGES {
        for text in FITTING.into_iter().chain(["game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=1&beyond=2"]) {
            let show = show(text, Skin::Triangles, size);
            show.each_far_step(|frame, scene, _| {
                for edge in &scene.edges {
                    let Some(sign) = edge.sign else { continue };
                    let ((x, y), half) = (edge.along(sign.at), 0.4 * sign.size);
                    let sign = [(x - half, x + half), (y - half, y + half)];
                    signs += 1;
                    for part in scene.moves.iter().filter(|part| part.look == EdgeLook::Cut) {
                        let (across, down) = (part.width / 2.0, part.font / 2.0);
                        let area = [(part.x - across, part.x + across), (part.y - down, part.y + down)];
                        assert!(!meet(sign, area), "{text} on {size:?}, {}: {}", frame.step, part.name);
                        moves += 1;
                    }
                }
            });
        }
    }
    assert!(100 < signs && 100 < moves, "{signs} signs, {moves} moves");
}

#[test]
fn a_position_met_again_has_a_second_sheet_and_the_root_none() {
    let show = show("game=nim&heaps=1,2", Skin::Triangles, (1340.0, 700.0));
    show.each_step(|_, scene| {
        for part in &scene.nodes {
            let is_again = part.board.as_ref().unwrap().is_again;
            assert_eq!(is_again, show.tree.is_met_again(part.node));
        }
        assert_eq!(scene.nodes.iter().filter(|part| part.board.as_ref().unwrap().is_again).count(), 3);
    });
}

#[test]
fn rows_say_whose_pieces_move_and_where_the_limit_is() {
    let captions = |text: &str| {
        let show = show(text, Skin::Triangles, (1340.0, 700.0));
        let said = |CaptionMessage { id, number }: CaptionMessage| match number {
            Some((name, number)) => format!("{id} {name}={number}"),
            None => id.to_owned(),
        };
        let captions = Captions::write(&show.tree, &show.settings, show.notation.rows, &said);
        let rows = captions.with_game(&show.tree, &show.boards.unwrap(), &said).rows;
        let line = |row: Option<RowText>| row.map_or_else(String::new, |RowText { text, small }| text + "/" + &small);
        rows.into_iter().map(line).collect::<Vec<_>>()
    };
    let crosses = captions("game=tic-tac-toe&depth=2");
    assert_eq!(
        crosses,
        ["tree-row-max/moves-cross", "tree-row-min/moves-nought", "tree-row-limit/position-depth depth=2"]
    );
    // Where the second player is MAX, the pieces stay the same.
    assert_eq!(captions("game=connect-four&moves=4&depth=1")[0], "tree-row-max/moves-ring");
    assert_eq!(captions("game=nim&heaps=1,1"), ["tree-row-max/", "tree-row-min/", ""]);
    // Both move on the second ply: each node says who does.
    assert_eq!(captions("game=kalah&size=3x3&depth=2")[1], "");
}

/// Trees that go beyond their limit where a position is not quiet.
const BEYOND: [&str; 5] = [
    "game=connect-four&moves=444333555&depth=2&beyond=1",
    "game=connect-four&moves=44433555&depth=3&beyond=2",
    "game=draughts&depth=3&beyond=4",
    "game=tic-tac-toe&moves=a1 b2 b1&depth=2&beyond=2",
    "game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=1&beyond=4",
];

#[test]
fn wedges_stand_on_the_line_of_the_limit_and_what_is_beyond_hangs_below_as_long_as_it_is_deep() {
    let (mut crossing, mut each) = (0, 0);
    for text in BEYOND {
        for stage in STAGES {
            let show = show(text, Skin::Triangles, stage);
            let (tree, limit) = (&show.tree, show.boards.as_ref().unwrap().crossed().unwrap());
            let deepest = |node: NodeId| (node.0..tree.end(node).0).map(|node| tree.ply(NodeId(node))).max().unwrap();
            show.each_far_step(|frame, scene, view| {
                let wedges = scene.nodes.iter().filter_map(|part| Some((part, part.wedge.as_ref()?)));
                for (part, wedge) in wedges.filter(|(_, wedge)| wedge.siblings == 1) {
                    let of = format!("{text} on {stage:?}, {}: {}", frame.step, tree.path(part.node));
                    if limit < tree.ply(part.node) || deepest(part.node) <= limit {
                        assert!(wedge.stalks.is_empty(), "{of}");
                        continue;
                    }
                    if let Some(line) = &scene.limit {
                        let end = part.y + wedge.height + view.projection.y;
                        assert!((end - line.y).abs() < 0.5, "{of} ends at {end}, not {}", line.y);
                    }
                    let leaves = (part.node.0..tree.end(part.node).0).map(NodeId).filter(|&node| tree.is_leaf(node));
                    let plies: Vec<usize> = leaves.map(|leaf| tree.ply(leaf)).collect();
                    let longest = wedge.stalks.iter().map(|stalk| stalk.length).fold(0.0, f64::max);
                    let a_ply = longest / (deepest(part.node) - limit) as f64;
                    let hanging: Vec<usize> =
                        wedge.stalks.iter().map(|stalk| limit + (stalk.length / a_ply).round() as usize).collect();
                    let is_each = 3.0 * plies.len() as f64 <= wedge.right - wedge.left;
                    let beyond: Vec<usize> = plies.into_iter().filter(|&ply| limit < ply).collect();
                    let is_within = wedge.stalks.iter().all(|stalk| wedge.left < stalk.x && stalk.x < wedge.right);
                    assert!(hanging.len() <= beyond.len() && is_within, "{of}: {hanging:?}");
                    crossing += 1;
                    if is_each && hanging.len() == beyond.len() {
                        assert_eq!(hanging, beyond, "{of}");
                        each += 1;
                    }
                }
            });
        }
    }
    assert!(1_000 < crossing && 100 < each, "{crossing} wedges, {each} with all");
}

#[test]
fn what_crosses_the_line_of_the_limit_says_so_on_the_line_where_there_is_room() {
    let (mut crossing, mut told, mut on_line, mut bare) = (0, 0, 0, 0);
    for text in BEYOND {
        for stage in STAGES {
            let show = show(text, Skin::Triangles, stage);
            let (tree, limit) = (&show.tree, show.boards.as_ref().unwrap().crossed().unwrap());
            show.each_far_step(|frame, scene, view| {
                let is_one = |node: &NodeId| {
                    scene.node(*node).is_some_and(|part| part.wedge.as_ref().is_none_or(|wedge| wedge.siblings == 1))
                };
                let edges = scene.edges.iter().map(|edge| edge.node);
                crossing += edges.filter(|node| tree.ply(*node) == limit + 1 && is_one(node)).count();
                for part in scene.moves.iter().filter(|part| tree.ply(part.node) == limit + 1) {
                    assert_eq!(part.images, "+1");
                    let is_bare = part.name.is_empty();
                    assert!(!is_bare || !frame.path().contains(&part.node), "{text} on {stage:?}, {}", frame.step);
                    let line = scene.limit.as_ref().map(|line| line.y - view.projection.y);
                    told += 1;
                    bare += usize::from(is_bare);
                    on_line += usize::from(line.is_some_and(|line| (part.y - line).abs() < 0.5));
                }
            });
        }
    }
    assert!(crossing < 2 * told && told < 3 * on_line && 0 < bare, "{crossing}: {told}, {on_line}, {bare}");
}

#[test]
fn the_line_of_the_limit_has_its_name_beside_the_rows_where_nothing_else_is_said() {
    let (mut named, mut small, mut faults) = (0, 0, Vec::new());
    for text in BEYOND {
        for notation in notations() {
            for stage in STAGES {
                let show = written(text, notation, stage);
                let Column { width: column, row_font, .. } = show.picture.geometry.column;
                let length = show.trace.events.len();
                for step in (0..=length).step_by(1 + length / 4) {
                    let of = format!("step {step} of {text} in {notation:?} on {stage:?}");
                    let said = show.ink_at(step).faults().into_iter().filter(|fault| fault.contains("limita 2"));
                    faults.extend(said.map(|fault| format!("{of}: {fault}")));
                }
                show.each_far_step(|_, scene, view| {
                    let Some(line) = &scene.limit else { return };
                    assert_eq!(line.x + line.width, view.pane.left + view.pane.width);
                    assert_eq!(line.x, if line.name.is_some() { 0.0 } else { view.pane.left });
                    if let Some(name) = &line.name {
                        assert!((name.y - line.y).abs() < 1.3 * name.font);
                        assert!(
                            name.font * text_width(&name.text, 500) <= column && 0.7 * SMALL_ROW * row_font < name.font
                        );
                        named += 1;
                        small += usize::from(name.font < 0.99 * SMALL_ROW * row_font);
                    }
                });
            }
        }
    }
    assert!(faults.is_empty(), "{} faults: {:#?}", faults.len(), &faults[..faults.len().min(20)]);
    assert!(1_000 < named && 100 < small, "{small} of {named}");
}

#[test]
fn what_is_not_quiet_hangs_below_the_line_of_the_limit() {
    let limit = |text: &str| {
        let show = show(text, Skin::Triangles, (1340.0, 700.0));
        let mut seen = Vec::new();
        show.each_far_step(|_, scene, view| {
            let above = view.projection.y + show.picture.geometry.ys[2] * view.projection.scale_y;
            let below = show.picture.geometry.ys.get(3).map(|y| view.projection.y + y * view.projection.scale_y);
            let crossing = scene.moves.iter().filter(|part| show.tree.ply(part.node) == 3);
            assert!(crossing.clone().all(|part| part.images == "+1"), "{text}");
            seen.push((
                scene.limit.as_ref().map(|part| above < part.y && below.is_some_and(|below| part.y < below)),
                crossing.count(),
            ));
        });
        seen
    };
    let crossed = limit("game=connect-four&moves=444333555&depth=2&beyond=1");
    assert!(crossed.iter().all(|(line, _)| *line == Some(true)) && crossed.iter().any(|(_, crossing)| 0 < *crossing));
    assert!(limit("game=connect-four&moves=444333555&depth=2").iter().all(|seen| *seen == (None, 0)));
}

#[test]
fn a_leaf_met_again_says_the_way_to_the_first_and_an_arc_leads_there_while_it_is_current() {
    let show = show("game=nim&heaps=1,2", Skin::Triangles, (1900.0, 900.0));
    let tree = &show.tree;
    let (mut ways, mut arcs) = (0, 0);
    show.each_step(|step, scene| {
        for part in &scene.notes {
            let NodeNote::Way(first, way, _) = &part.note else { continue };
            assert!(tree.is_met_again(part.node) && *first == tree.position(part.node) && first.0 < part.node.0);
            assert_eq!(way.text, format!("= {}", tree.path(*first)));
            ways += 1;
        }
        let now = scene.nodes.iter().find(|part| part.look == NodeLook::Now && tree.is_met_again(part.node));
        match (scene.arc, now) {
            (Some(arc), _) if arc.side.is_some() => {}
            (Some(arc), Some(now)) => {
                assert_eq!((arc.node, arc.holder), (now.node, tree.position(now.node)), "step {step}");
                arcs += 1;
            }
            (arc, now) => assert!(arc.is_none() && now.is_none(), "step {step}"),
        }
    });
    assert!(0 < ways && 0 < arcs, "{ways} ways, {arcs} arcs");
}

#[test]
fn what_is_not_grown_says_how_many_moves_there_are_below_its_leaf() {
    let show = show("game=connect-four&size=4x4&depth=2&seen-by=alpha-beta", Skin::Triangles, (1900.0, 900.0));
    let Show { tree, .. } = &show;
    let stubs: Vec<_> = tree.nodes().filter(|&node| tree.stub(node).is_some()).collect();
    assert!(!stubs.is_empty());
    show.each_step(|_, scene| {
        let ungrown = scene.nodes.iter().filter(|part| part.is_ungrown).map(|part| part.node);
        assert_eq!(ungrown.collect::<Vec<_>>(), stubs);
        let told = scene.notes.iter().filter_map(|part| match &part.note {
            NodeNote::Ungrown(moves, _) => Some((part.node, moves.text.clone())),
            _ => None,
        });
        let expected = stubs.iter().map(|&stub| (stub, tree.stub(stub).unwrap().to_string()));
        assert_eq!(told.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    });
}

#[test]
fn what_stood_there_by_other_weights_is_struck_beside_what_stands_there_now() {
    let before = "game=connect-four&size=4x4&moves=1&depth=2";
    let (mut struck, mut faults) = (0, Vec::new());
    for notation in notations() {
        for stage in STAGES {
            let [was, now] = ["", "&weights=open-lines=4,centre=1.5"]
                .map(|weights| written(&format!("{before}{weights}"), notation, stage));
            let frame = Frame::at(&was.tree, &was.trace, was.trace.events.len());
            let step =
                NotationStep { frame: &frame, since: frame.step - 1, settings: &was.settings, notation: &was.notation };
            let wishes = Wishes { was: Some(step), ..Wishes::default() };
            now.each_frame(wishes, |_, scene| {
                for part in scene.nodes.iter().filter(|part| part.was.is_some()) {
                    let (old, new) = (part.was.as_ref().unwrap(), &part.value.as_ref().unwrap().text);
                    assert_ne!(old.text, new.text);
                    assert!(old.font < new.font);
                    struck += 1;
                }
                let view = SceneView::whole(&now.picture, stage.0, stage.1);
                let ink = SceneInk::measure(scene, &now.picture, &view, notation.cuts);
                faults.extend(ink.faults().into_iter().map(|fault| format!("{notation:?} on {stage:?}: {fault}")));
            });
        }
    }
    assert!(faults.is_empty(), "{} faults: {:#?}", faults.len(), &faults[..faults.len().min(20)]);
    assert!(100 < struck, "{struck}");
}

#[test]
fn nothing_is_struck_that_stood_at_another_position() {
    let before = "game=connect-four&moves=4453&depth=2&sure=6";
    let [was, now] = ["", "&weights=open-lines=3"]
        .map(|weights| show(&format!("{before}{weights}"), Skin::Triangles, (1340.0, 640.0)));
    assert_ne!(was.tree.len(), now.tree.len());
    let value = |show: &Show, node: NodeId, scene: &Scene| {
        let is_there = node.index() < show.tree.len();
        is_there.then(|| scene.node(node)?.value.as_ref().map(|value| value.text.text.clone())).flatten()
    };
    let mut old = Vec::new();
    was.each_step(|step, scene| {
        if step == was.trace.events.len() {
            let paths = was.tree.nodes().map(|node| (was.tree.path(node), value(&was, node, scene)));
            old = paths.collect::<Vec<_>>();
        }
    });
    let frame = Frame::at(&was.tree, &was.trace, was.trace.events.len());
    let step = NotationStep { frame: &frame, since: frame.step - 1, settings: &was.settings, notation: &was.notation };
    let mut struck = 0;
    now.each_frame(Wishes { was: Some(step), ..Wishes::default() }, |_, scene| {
        for part in scene.nodes.iter() {
            let Some(text) = part.was.as_ref().map(|was| was.text.clone()) else { continue };
            assert!(old.contains(&(now.tree.path(part.node), Some(text))), "{}", now.tree.path(part.node));
            struck += 1;
        }
    });
    assert!(0 < struck);
}

#[test]
fn the_men_of_chess_stand_on_their_squares_with_the_first_players_rows_below() {
    let staged = StagedGame::read("game=chess&moves=e4").unwrap();
    let diagram = staged.game().diagram(staged.start()).unwrap();
    let at = |square: &str| diagram.cells().find(|(name, _)| name == square).unwrap().1;
    let man = |is_black, man| Occupant::ChessMan { is_black, man };
    assert_eq!(
        ["e1", "d8", "g8", "e4"].map(at),
        [man(false, Man::King), man(true, Man::Queen), man(true, Man::Knight), man(false, Man::Pawn),]
    );
    assert_eq!([at("e2"), at("a5")], [Occupant::Empty; 2]);
    assert_eq!(diagram.cells().filter(|(_, cell)| *cell != Occupant::Empty).count(), 32);
}

#[test]
fn of_heaps_that_are_all_empty_there_is_a_board_and_of_huge_ones_none() {
    let boards = |text: &str| {
        let staged = StagedGame::read(text).unwrap();
        Boards::for_tree(&staged, Rc::new(staged.grow(&mut |_| ()).unwrap().tree))
    };
    assert!(boards("game=nim&heaps=0,0").is_some());
    assert!(boards("game=nim&heaps=2000&moves=1-1999").is_none());
}

#[test]
fn no_number_of_a_child_stands_on_a_move() {
    let mut numbers = 0;
    for text in FITTING.into_iter().chain(["game=connect-four&moves=4453&depth=2"]) {
        for stage in STAGES {
            let show = show(text, Notation::GENERAL.skin, stage);
            show.each_frame(Wishes { is_numbered: true, ..Wishes::default() }, |frame, scene| {
                for (edge, number) in scene.edges.iter().filter_map(|edge| Some((edge, edge.number?))) {
                    numbers += 1;
                    for moved in &scene.moves {
                        let across = moved.width / 2.0 + 0.3 * number.font;
                        let down = 0.3 * (moved.font + number.font);
                        let is_apart = across <= (moved.x - number.x).abs() || down <= (moved.y - number.y).abs();
                        let on = (frame.step, number.number, edge.node, &moved.name);
                        assert!(is_apart, "{text} on {stage:?}: {on:?}");
                    }
                }
            });
        }
    }
    assert!(1_000 < numbers, "{numbers}");
}

/// Games with many moves at the root or with wide boards, and their search depths.
const MANY: [&str; 9] = [
    "game=chess&depth=2",
    "game=chess&moves=e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7&depth=2",
    "game=kalah&depth=3",
    "game=kalah&depth=5",
    "game=draughts&depth=4",
    "game=connect-four&depth=4",
    "game=gomoku&moves=h8 i9&depth=2",
    "game=tic-tac-toe&depth=3",
    "game=reversi&depth=4",
];

#[test]
fn every_move_at_the_root_has_its_value_at_the_last_step() {
    for text in MANY {
        for size in [(1280.0, 720.0), (1920.0, 1080.0), (1340.0, 640.0), (960.0, 440.0)] {
            let show = show(text, Skin::Triangles, size);
            let last = show.trace.events.len();
            show.each_far_step(|frame, scene, view| {
                if frame.step != last {
                    return;
                }
                let mut places: Vec<(NodeId, BoxExtent)> = Vec::new();
                for node in show.tree.children(NodeId::ROOT) {
                    let of = format!("{text} on {size:?}: {}", show.tree.path(node));
                    let part = scene.node(node).unwrap_or_else(|| panic!("{of} is not shown"));
                    let (label, scale) = match (&part.wedge, &part.value) {
                        (Some(wedge), _) => (wedge.value.as_ref(), 1.0),
                        (None, value) => (value.as_ref().map(|value| &value.text).or(part.beside.as_ref()), part.scale),
                    };
                    let label = label.unwrap_or_else(|| panic!("{of} has no value"));
                    assert!(9.0 <= label.font * scale, "{of}: {} px", label.font * scale);
                    let wide = label.font * text_width(&label.text, 600);
                    let left = label.x - wide * f64::from(label.anchor == Anchor::Middle) / 2.0;
                    let across = (part.x + scale * left, part.x + scale * (left + wide));
                    let base = part.y + scale * label.y;
                    let down = (base - 0.75 * scale * label.font, base);
                    let (x, y) = (view.projection.x, view.projection.y);
                    assert!(-0.5 <= across.0 + x && across.1 + x <= size.0 + 0.5, "{of} is cut off at a side");
                    assert!(0.0 <= down.0 + y && down.1 + y <= size.1, "{of} is cut off: {down:?}");
                    places.push((node, [across, down]));
                }
                for (one, reach) in &places {
                    let met = places.iter().find(|(other, at)| one != other && meet(*reach, *at));
                    assert!(met.is_none(), "{text} on {size:?}: {} and another", show.tree.path(*one));
                }
            });
        }
    }
}

#[test]
fn what_stands_below_leaves_and_wedges_is_never_cut_off() {
    let (mut labels, mut faults) = (0, Vec::new());
    let seen = [
        "game=chess&depth=2&seen-by=alpha-beta",
        "game=kalah&depth=3&seen-by=alpha-beta",
        "game=nim&heaps=1,2,3&seen-by=alpha-beta",
    ];
    for text in FITTING.into_iter().chain(LARGE).chain(MANY).chain(seen) {
        for stage in STAGES {
            let show = show(text, Skin::Triangles, stage);
            let length = show.trace.events.len();
            for step in (0..=length).step_by(1 + length / 7).chain([length]) {
                let ink = show.ink_at(step);
                labels += ink.labels.len();
                faults.extend(ink.cut_off().map(|fault| format!("step {step} of {text} on {stage:?}: {fault}")));
            }
        }
    }
    assert!(faults.is_empty() && 1000 < labels, "{} faults: {:#?}", faults.len(), &faults[..faults.len().min(40)]);
}
