//! Boards in the nodes of games' trees: that they stand where they belong, in every skin and on every stage, and what they show.

#![cfg(feature = "games")]

use crate::common::show::Show;
use secateur::course::{Notation, Skin};
use secateur::game::Detail;
use secateur::picture::scene::{BoardPart, NodePart};
use secateur::picture::{Captions, Message, RowText, Stage, Tier};
use secateur::search::Settings;

/// A tree of each game that a stage has room for, and of some more than one.
const FITTING: [&str; 12] = [
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
];

/// Larger than any stage.
const LARGE: [&str; 6] = [
    "game=tic-tac-toe&depth=3",
    "game=connect-four&moves=44433555&depth=3",
    "game=reversi&depth=4",
    "game=kalah&depth=3",
    "game=nim&heaps=1,2,3",
    "game=connect-four&moves=444333555&depth=2&beyond=1",
];

const STAGES: [(f64, f64); 6] =
    [(1340.0, 640.0), (1920.0, 1000.0), (960.0, 500.0), (800.0, 450.0), (620.0, 300.0), (358.0, 330.0)];

fn show(text: &str, skin: Skin, (width, height): (f64, f64)) -> Show {
    let stage = Stage { width, height, is_phone: None };
    Show::of(text, Settings::default(), Notation { skin, ..Notation::GENERAL }, stage)
}

#[test]
fn boards_values_windows_and_moves_keep_apart_in_every_skin_and_on_every_stage() {
    let (mut fitted, mut faults) = (0, Vec::new());
    for text in FITTING {
        for &skin in Skin::ALL {
            for stage in STAGES {
                let show = show(text, skin, stage);
                let length = show.trace.events.len();
                fitted += usize::from(show.picture.geometry.fits);
                for step in (0..=length).step_by(1 + length / 7).chain([length]) {
                    for fault in show.ink_at(step).faults() {
                        faults.push(format!("step {step} of {text} in {skin:?} on {stage:?}: {fault}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults: {:#?}", faults.len(), &faults[..faults.len().min(20)]);
    assert!(FITTING.len() * Skin::ALL.len() * 4 < fitted, "{fitted} fit");
}

#[test]
fn a_tree_larger_than_its_stage_has_boards_on_the_path_and_over_wedges() {
    for text in LARGE {
        let (mut faults, mut over_wedges, mut simpler) = (Vec::new(), 0, 0);
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
                let is_simpler = |part: &&BoardPart| part.spread.detail != Detail::Card;
                simpler += scene.nodes.iter().filter_map(|part| part.board.as_ref()).filter(is_simpler).count();
            });
        }
        assert_eq!(faults, Vec::<String>::new(), "{text}");
        assert!(0 < over_wedges && 0 < simpler, "{text}: {over_wedges} over wedges, {simpler} with less");
    }
}

/// The tiers of the leaves on a stage of the design's size, as the slots become smaller.
#[test]
fn boards_lose_detail_as_their_slots_become_smaller_and_go_at_last() {
    let tier = |text: &str| show(text, Skin::Triangles, (1340.0, 700.0)).picture.geometry.sizes.boards.unwrap().tier;
    let [three, twelve, thirty, fifty] = [
        "game=tic-tac-toe&depth=1&symmetry=yes",
        "game=tic-tac-toe&depth=2&symmetry=yes",
        "game=gomoku&moves=h8 i9&depth=1",
        "game=connect-four&depth=2",
    ]
    .map(tier);
    assert_eq!([three, twelve, thirty, fifty], [Tier::Card, Tier::Card, Tier::Chip, Tier::Dot]);
    assert_eq!(tier("game=connect-four&size=4x4&depth=2"), Tier::Small);
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
        let said = |Message { id, number }: Message| match number {
            Some((name, number)) => format!("{id} {name}={number}"),
            None => id.to_owned(),
        };
        let captions = Captions::of(&show.tree, &show.settings, show.notation.rows, &said);
        let rows = captions.of_game(&show.tree, &show.boards.unwrap(), &said).rows;
        let line = |row: Option<RowText>| row.map_or_else(String::new, |RowText { text, small }| text + "/" + &small);
        rows.into_iter().map(line).collect::<Vec<_>>()
    };
    let crosses = captions("game=tic-tac-toe&depth=2");
    assert_eq!(
        crosses,
        ["tree-row-max/moves-cross", "tree-row-min/moves-nought", "tree-row-limit/position-depth depth=2"]
    );
    // Where the second player is MAX, his pieces stay what they are.
    assert_eq!(captions("game=connect-four&moves=4&depth=1")[0], "tree-row-max/moves-ring");
    assert_eq!(captions("game=nim&heaps=1,1"), ["tree-row-max/", "tree-row-min/", ""]);
    // Both move on the second ply: each node says who does.
    assert_eq!(captions("game=kalah&size=3x3&depth=2")[1], "");
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
                scene.limit.map(|part| above < part.y && below.is_some_and(|below| part.y < below)),
                crossing.count(),
            ));
        });
        seen
    };
    let crossed = limit("game=connect-four&moves=444333555&depth=2&beyond=1");
    assert!(crossed.iter().all(|(line, _)| *line == Some(true)) && crossed.iter().any(|(_, crossing)| 0 < *crossing));
    assert!(limit("game=connect-four&moves=444333555&depth=2").iter().all(|seen| *seen == (None, 0)));
}
