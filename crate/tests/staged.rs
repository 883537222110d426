//! Games as texts on the stage: their meaning, their errors, how their trees grow, and scores given by hand.

use std::rc::Rc;

use common::show::Show;
use common::{every_search, score};
use secateur::notation;
use secateur::score::{Player, Score, Turn, Window};
use secateur::search::{self, Algorithm, ChildOrder, SearchError, Settings, settings_line};
use secateur::trace::{Entry, Event, Trace};
use secateur::tree::{GameTree, NodeId, TreeError};
use secateur_courses::course::Notation;
use secateur_drawing::picture::{BoardSketch, Pen, Readable, Stage};
use secateur_games::{
    BoardSetup, Boards, Calm, Features, Game, GameField, GrownTree, NodeCounts, Occupant, PlyCount, Reach, Reason,
    Ruler, StagedGame, StagedGameError, Texts, WeightedFeature,
};

fn staged(text: &str) -> StagedGame {
    StagedGame::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn grown(text: &str) -> GrownTree {
    staged(text).grow(&mut |_| ()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn error(text: &str) -> StagedGameError {
    match StagedGame::read(text) {
        Err(error) => error,
        Ok(staged) => staged.grow(&mut |_| ()).expect_err(text),
    }
}

/// One of every game and every field.
const TEXTS: &[&str] = &[
    "game=nim&heaps=1,2,3",
    "game=nim&heaps=2,2&rule=misere&moves=1-1",
    "game=nim&heaps=7&rule=misere&most=3",
    "game=nim&heaps=2,1&rule=misere&most=2&die=3&moves=die-3 1-1 die-2",
    "game=nim&heaps=9&die=7&depth=3",
    "game=kalah&size=3x2&capture=alone&rest=opponent&depth=3",
    "game=tic-tac-toe&moves=a1 b2 c3&depth=3",
    "game=tic-tac-toe&position=o../.x./... x&depth=2&symmetry=yes",
    "game=mnk&mnk=4,3,3&depth=2&utility=speed",
    "game=gomoku&size=9x9&moves=e5&depth=1&all-moves=yes",
    "game=gomoku&moves=h8 i9&depth=2",
    "game=connect-four&moves=4453&depth=3",
    "game=connect-four&size=5x4&depth=4&weights=open-lines=2,centre=0.5&move-order=centre-first",
    "game=reversi&size=6x6&depth=3&utility=margin",
    "game=reversi&depth=2&beyond=2",
    "game=reversi&size=6x6&depth=3&sure=2.5",
    "game=draughts&size=4x4&depth=6",
    "game=draughts&position=W:W4,K6:BK3,K8&size=4x4&depth=4",
    "game=kalah&size=3x3&depth=4",
    "game=kalah&size=6x4&moves=3&depth=2",
    "game=chess&moves=e4 e5 Nf3&depth=2&move-order=captures-first",
    "game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=1&beyond=2",
    "game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=1&beyond=4&quiescence=captures",
    "game=draughts&size=6x6&depth=4&beyond=4&quiescence=captures",
];

#[test]
fn a_text_reads_back_as_what_is_written() {
    for text in TEXTS {
        let first = staged(text).write();
        assert_eq!(staged(&first).write(), first);
        assert_eq!(grown(text), grown(&first), "{text}");
    }
    let strange = " game = connect-four &depth=2& moves = 44 ";
    assert_eq!(staged(strange).write(), "game=connect-four&moves=44&depth=2");
    let seen = "game=connect-four&depth=4&seen-by=pvs order=static";
    assert_eq!(staged(seen).write(), seen);
}

#[test]
fn nodes_are_called_by_the_moves_that_lead_to_their_positions() {
    for text in TEXTS {
        let (staged, GrownTree { tree, .. }) = (staged(text), grown(text));
        let game = staged.game();
        for node in tree.nodes().step_by(7) {
            let path = tree.path(node);
            assert_eq!(staged.node(&tree, &path), Some(node), "{text}: {path}");
            let position = staged.position(&tree, node);
            let mut replayed = staged.start().clone();
            for word in path.split_whitespace() {
                if word != "stand" {
                    replayed = game.play(&replayed, game.read_move(&replayed, word).unwrap());
                }
            }
            assert_eq!(game.write_position(&position), game.write_position(&replayed));
            let is_over = game.outcome(&position).is_some();
            assert!(!is_over || tree.is_leaf(node), "{text}: {path}");
            if !tree.is_leaf(node) {
                let is_first = game.mover(&position) == game.mover(staged.start());
                assert_eq!(tree.turn(node) == Turn::Chance, game.turn(&position) == Turn::Chance, "{text}: {path}");
                if tree.turn(node) != Turn::Chance {
                    assert_eq!(tree.player(node) == Player::Max, is_first, "who moves first is MAX");
                }
                let moves = staged.moves(&position).into_iter().map(|by| game.write_move(&position, by));
                let moves: Vec<String> = moves.collect();
                let names: Vec<&str> = tree.children(node).filter_map(|child| tree.name(child)).collect();
                if names[0] == "stand" {
                    assert!(staged.depth() <= Some(tree.ply(node)), "{text}: {path}");
                    let captures: Vec<_> = moves.iter().filter(|by| by.contains('x')).collect();
                    assert_eq!(names[1..], captures, "{text}: {path}");
                } else if staged.is_folded() {
                    assert!(names.iter().all(|name| moves.contains(&(*name).to_owned())), "{text}: {path}");
                } else {
                    assert_eq!(names, moves, "{text}: {path}");
                }
            }
        }
    }
}

#[test]
fn every_search_of_every_game_proves_something_true_of_every_node() {
    let seen = ["game=connect-four&depth=3&seen-by=alpha-beta", "game=tic-tac-toe&depth=3&seen-by=pvs order=reversed"];
    for text in TEXTS.iter().chain(&seen) {
        let tree = grown(text).tree;
        for settings in every_search() {
            let Ok(trace) = search::record(&tree, &settings) else { continue };
            for step in [0, trace.events.len() / 2, trace.events.len()] {
                for node in tree.nodes() {
                    let known = trace.proved(node, step);
                    assert!(known.low <= known.high, "{text}: {} says {known:?} of {node:?}", settings.algorithm.id);
                }
            }
        }
    }
}

#[test]
fn a_game_without_mirror_images_grows_the_same_where_they_are_to_count_once() {
    let text = "game=chess&depth=1";
    assert_eq!(grown(&format!("{text}&symmetry=yes")), grown(text));
}

#[test]
fn trees_have_the_known_sizes_and_searches_the_known_leaves() {
    let nim = grown("game=nim&heaps=1,2,3").tree;
    assert_eq!((nim.len(), nim.leaf_count()), (447, 182));
    let as_given_out = "&move-order=centre-first";
    let in_order = [
        ("", ChildOrder::AsWritten, 582),
        ("", ChildOrder::CentreFirst, 97),
        (as_given_out, ChildOrder::AsWritten, 97),
    ];
    for (said, order, leaves) in in_order {
        let tree = grown(&format!("game=connect-four&depth=4{said}")).tree;
        assert_eq!(tree.leaf_count(), 2401);
        let trace = search::record(&tree, &Settings { order, ..Settings::default() }).unwrap();
        assert_eq!(trace.leaves_before(trace.events.len()), leaves);
        assert_eq!(trace.score, Score::new(-2.0).unwrap());
    }
}

fn counted(text: &str, plies: usize) -> Vec<PlyCount> {
    Ruler::new(staged(text)).take(plies).collect()
}

#[test]
fn the_ruler_counts_nodes_and_positions_of_each_ply() {
    let nodes = |counts: &[PlyCount]| counts.iter().map(|ply| ply.nodes).collect::<Vec<_>>();
    let positions = |counts: &[PlyCount]| counts.iter().map(|ply| ply.positions).collect::<Vec<_>>();

    let all = counted("game=tic-tac-toe", 20);
    assert_eq!(nodes(&all), [1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872]);
    assert_eq!(positions(&all), [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]);
    assert_eq!(all.iter().map(|ply| ply.ended).sum::<usize>(), 255_168);

    let folded = counted("game=tic-tac-toe&symmetry=yes", 4);
    assert_eq!(positions(&folded), [1, 3, 12, 38]);

    let four = counted("game=connect-four", 7);
    assert_eq!(nodes(&four), [1, 7, 49, 343, 2401, 16807, 117_649]);
    assert_eq!(positions(&four), [1, 7, 49, 238, 1120, 4263, 16422]);
    assert_eq!(nodes(&counted("game=kalah&size=3x3", 9)), [1, 3, 8, 19, 48, 120, 280, 610, 1283]);
    assert_eq!(nodes(&counted("game=nim&heaps=1,2,3", 20)).iter().sum::<usize>(), 447);
}

#[test]
fn the_ruler_ends_where_no_tree_would_fit_and_says_what_is_grown() {
    let four = counted("game=connect-four", 100);
    assert_eq!(four.len(), 8, "ply 8 has more than two million nodes");
    for text in TEXTS {
        let staged = staged(text);
        let tree = grown(text).tree;
        let Some(depth) = staged.depth() else { continue };
        let counts: Vec<PlyCount> = Ruler::new(staged.clone()).take(depth + 1).collect();
        for (ply, count) in counts.iter().enumerate() {
            let nodes = tree.nodes().filter(|&node| tree.ply(node) == ply).count();
            assert_eq!(nodes, count.nodes, "{text}: ply {ply}");
        }
        let beyond = tree.nodes().filter(|&node| depth < tree.ply(node)).count();
        assert_eq!(counts.get(depth).map_or(0, |count| count.beyond), beyond, "{text}");
    }
}

#[test]
fn the_ruler_ends_where_what_is_beyond_the_limit_has_no_room() {
    let text = "game=mnk&mnk=4,3,3";
    let last = |text: &str| counted(text, 100).len() - 1;
    assert_eq!((last(text), last(&format!("{text}&beyond=4"))), (6, 2));
    let limited = |depth| format!("{text}&depth={depth}");
    let beyond = |depth| staged(&format!("{}&beyond=4", limited(depth))).grow(&mut |_| ());
    assert!(beyond(2).is_ok());
    assert!(matches!(beyond(3), Err(StagedGameError { reason: Reason::Tree(TreeError::TooManyNodes), .. })));
    assert_eq!(grown(&limited(3)).tree.len(), 1465, "without it there is room");
}

#[test]
fn the_ruler_goes_on_where_what_is_sure_stops() {
    let text = "game=reversi&size=4x4&sure=4";
    let counts = counted(text, 100);
    assert_eq!(counts.len(), 14);
    assert_eq!(counts.iter().map(|count| count.nodes).sum::<usize>(), grown(text).tree.len());
    assert_eq!(counts[13].ended, counts[13].nodes);
}

#[test]
fn where_only_what_a_search_looks_at_is_grown_the_ruler_goes_by_that() {
    let text = "game=connect-four&size=5x4";
    let whole = counted(text, 100).len();
    for search in ["alpha-beta", "pvs order=static", "alpha-beta-table order=centre-first"] {
        let limited = |limit: usize| staged(&format!("{text}&depth={limit}&seen-by={search}")).grow(&mut |_| ());
        let counts = counted(&format!("{text}&seen-by={search}"), 100);
        for (limit, count) in counts.iter().enumerate().skip(1).take(6) {
            assert_eq!(limited(limit).unwrap().tree.len(), count.nodes, "{search} to {limit}");
            assert!(limit == 1 || count.positions < count.nodes, "{search} to {limit} leaves something out");
        }
        let last = counts.last().unwrap();
        assert!(whole < counts.len() && last.ended < last.nodes, "{search}: {} plies", counts.len() - 1);
        assert!(limited(counts.len()).is_err(), "{search}: there is no room for one ply more");
    }
    let to_the_end = counted("game=tic-tac-toe&moves=a1 b2&seen-by=alpha-beta", 100);
    let last = to_the_end.last().unwrap();
    assert_eq!((to_the_end.len(), last.ended), (8, last.nodes));
    assert_eq!(grown("game=tic-tac-toe&moves=a1 b2&seen-by=alpha-beta").tree.len(), last.nodes);
}

/// Boards and numbers of a game on a stage.
fn readable(text: &str, (width, height): (f64, f64)) -> [usize; 2] {
    let stage = Stage { width, height, is_phone: None };
    let show = |limited: StagedGame, _| {
        let show = Show::record(&limited.write(), Settings::default(), Notation::GENERAL, stage);
        Some(show.picture)
    };
    let Readable { boards, numbers, .. } = Readable::measure(&staged(text), &mut { show });
    [boards, numbers]
}

#[test]
fn a_stage_says_down_to_which_limit_boards_and_numbers_have_room() {
    let wide = (900.0, 480.0);
    assert_eq!(readable("game=tic-tac-toe", wide), [1, 1]);
    assert_eq!(readable("game=tic-tac-toe&symmetry=yes", wide), [2, 2], "12 leaves, and then 38");
    assert_eq!(readable("game=connect-four", wide), [1, 2], "the 49 leaves of the second ply have numbers alone");
    assert_eq!(readable("game=connect-four&depth=6", wide), [1, 2], "whatever its own limit");
    assert_eq!(readable("game=gomoku&moves=h8&all-moves=yes", wide), [0, 0], "223 moves");
    assert!(readable("game=kalah&size=3x3", (340.0, 300.0))[0] < readable("game=kalah&size=3x3", (1800.0, 900.0))[0]);
    let whole = Readable::measure(&staged("game=nim&heaps=1,1"), &mut |limited, _| {
        let stage = Stage { width: 900.0, height: 480.0, is_phone: None };
        Some(Show::record(&limited.write(), Settings::default(), Notation::GENERAL, stage).picture)
    });
    assert_eq!(whole, Readable { numbers: 2, boards: 2, is_whole: true });
}

#[test]
fn an_evaluation_that_ends_a_search_of_the_whole_game_keeps_its_size() {
    let text = "game=reversi&size=4x4&sure=4";
    let (staged, tree) = (staged(text), grown(text).tree);
    let play = staged.play();
    let leaves = tree.nodes().filter(|&node| tree.is_leaf(node));
    let sure = leaves.filter(|&leaf| !play.wins().has(tree.score(leaf).unwrap()));
    let sizes: Vec<f64> = sure.map(|leaf| tree.score(leaf).unwrap().value().abs()).collect();
    assert!(sizes.iter().any(|&size| 4.0 <= size), "none says how sure it is: {sizes:?}");
}

#[test]
fn all_moves_of_the_first_position_have_their_scores() {
    let rated = |text: &str| {
        let rated = staged(text).rated(&Settings::default()).unwrap();
        rated.into_iter().map(|one| (one.by, one.score)).collect::<Vec<_>>()
    };
    let [whole, partial] = ["", "&seen-by=pvs"].map(|said| rated(&format!("game=connect-four&depth=4{said}")));
    assert_eq!(whole, partial, "what is not grown is found by the rules");
    let tree = grown("game=connect-four&depth=4").tree;
    assert_eq!(whole.len(), 7);
    let best = whole.iter().map(|(_, score)| *score).reduce(|one, other| if one < other { other } else { one });
    assert_eq!(best, Some(search::values(&tree, usize::MAX)[0]));
    let by_hand = rated("game=tic-tac-toe&moves=a1 b2 c3 a3 c1 b1&depth=1&scores=c2: 42");
    assert_eq!(by_hand.iter().find(|(by, _)| by == "c2").unwrap().1, Score::new(42.0).unwrap());
    assert_eq!(rated("game=nim&heaps=1&moves=1-1"), []);
    // The second move after the last limit of the settings is not searched.
    let shallow = Settings { depth: Some(1), ..Settings::default() };
    let one = staged("game=connect-four&depth=1").rated(&Settings::default()).unwrap();
    assert_eq!(staged("game=connect-four&depth=4").rated(&shallow).unwrap(), one);
}

#[test]
fn a_game_that_is_none_says_where_and_why() {
    let cases = [
        ("game=chess-960", "game-unknown", "chess-960"),
        ("depth=3", "game-unknown", ""),
        ("game=nim&heap=3", "game-field", "heap"),
        ("game=nim&heaps=1&heaps=2", "game-twice", "heaps"),
        ("game=nim&heaps=", "game-missing", "heaps"),
        ("game=nim&heaps=1,x", "game-value", "1,x"),
        ("game=nim&heaps=2,99999999999", "game-size", "2,99999999999"),
        ("game=nim&position=2,99999999999999999999", "game-size", "2,99999999999999999999"),
        ("game=connect-four&heaps=1,2", "game-option", "1,2"),
        ("game=connect-four&size=7", "game-value", "7"),
        ("game=connect-four&size=9x9", "game-size", "9x9"),
        ("game=nim&heaps=1000000000", "game-size", "1000000000"),
        ("game=nim&rule=kind", "game-rule", "kind"),
        ("game=nim&most=0", "game-value", "0"),
        ("game=nim&most=3 4", "game-value", "3 4"),
        ("game=nim&die=0", "game-value", "0"),
        ("game=nim&die=1001", "game-value", "1001"),
        ("game=kalah&die=3", "game-option", "3"),
        ("game=nim&die=3&moves=1-1", "game-no-move", "1-1"),
        ("game=nim&heaps=2&die=3&moves=die-1 1-2", "game-no-move", "1-2"),
        ("game=nim&heaps=2&die=3&position=2 die-4", "game-number", "die-4"),
        ("game=nim&heaps=2&die=3&position=0 second die-1", "game-impossible", "die-1"),
        ("game=nim&heaps=2&position=2 die-1", "game-no-mover", "die-1"),
        ("game=nim&die=3&utility=result", "game-chance", "result"),
        ("game=nim&die=3&utility=margin", "game-chance", "margin"),
        ("game=reversi&most=3", "game-option", "3"),
        ("game=kalah&capture=never", "game-rule", "never"),
        ("game=kalah&rest=nobody", "game-rule", "nobody"),
        ("game=nim&rule=misere&depth=0", "game-value", "0"),
        ("game=nim&depth=three", "game-value", "three"),
        ("game=connect-four&move-order=best", "game-order", "best"),
        ("game=reversi&depth=2&sure=-1", "game-value", "-1"),
        ("game=reversi&depth=2&sure=inf", "game-value", "inf"),
        ("game=reversi&depth=2&sure=very", "game-value", "very"),
        ("game=connect-four&moves=4458", "game-no-move", "8"),
        ("game=connect-four&position=4458", "game-no-move", "8"),
        ("game=tic-tac-toe&moves=a1 b2 a1", "game-no-move", "a1"),
        ("game=tic-tac-toe&moves=a1 a2 b1 b2 c1 c2", "game-is-over", "c2"),
        ("game=tic-tac-toe&position=o../.x./.. x", "game-squares", ".. x"),
        ("game=tic-tac-toe&position=o../.x./..? x", "game-sign", "?"),
        ("game=draughts&position=B:W:B1,2,3,4,5,6,7,8,9,10,11,12,13", "game-impossible", "13"),
        ("game=tic-tac-toe&position=xxx/.../... o", "game-impossible", "xxx/.../... o"),
        ("game=connect-four&weights=king=3", "game-feature", "king=3"),
        ("game=connect-four&weights=centre=much", "game-weight", "centre=much"),
        ("game=connect-four&utility=points&depth=2", "game-value", "points"),
        ("game=connect-four&all-moves=no", "game-value", "no"),
        ("game=connect-four", "game-endless", "connect-four"),
        ("game=chess&moves=e4 e5", "game-endless", "chess"),
        ("game=connect-four&depth=20", "game-too-large", "20"),
        ("game=nim&heaps=1,2&scores=1-1: 3", "game-node", "1-1: 3"),
        ("game=nim&heaps=1,2&scores=1-1 2-2 3", "game-value", "1-1 2-2 3"),
        ("game=nim&heaps=1,2&scores=1-1 2-2: x", "bad-score", "1-1 2-2: x"),
        ("game=nim&heaps=1,2&seen-by=beta-alpha", "game-value", "beta-alpha"),
        ("game=nim&heaps=1,2&seen-by=iterative-deepening", "game-seen-by", "iterative-deepening"),
        ("game=nim&heaps=1,2&seen-by=pvs order=best-first", "game-seen-by", "pvs order=best-first"),
        ("game=nim&heaps=1,2&scores=1-1 2-2: 3&seen-by=pvs", "game-whole", "1-1 2-2: 3"),
        ("game=nim&heaps=1,2&utility=margin", "game-no-margin", "margin"),
        ("game=nim&heaps=1,2&seen-by=pvs&symmetry=yes", "game-whole", "yes"),
        ("game=connect-four&depth=20&seen-by=alpha-beta", "game-too-large", "20"),
    ];
    for (text, id, piece) in cases {
        let error = error(text);
        assert_eq!((error.reason.id(), &text[error.at.clone()]), (id, piece), "{text}: {error}");
    }
}

#[test]
fn errors_in_a_text_of_other_letters_stand_at_whole_letters() {
    for text in ["game=tic-tac-toe&position=żółw", "game=tic-tac-toe&moves=я1", "game=żaba", "żółw&game=nim"] {
        let error = error(text);
        assert!(text.get(error.at.clone()).is_some(), "{text}: {error}");
    }
}

#[test]
fn a_score_by_hand_stands_in_the_text_and_goes_again() {
    let first = staged("game=tic-tac-toe&moves=a1 b2 c3 a3 c1 b1&depth=2");
    let GrownTree { tree, .. } = first.grow(&mut |_| ()).unwrap();
    let count = |tree: &GameTree| tree.nodes().filter(|&node| tree.is_by_hand(node)).count();
    assert_eq!(count(&tree), 0);
    let leaf = tree.nodes().find(|&node| tree.is_leaf(node)).unwrap();
    let (given, changed) = first.with_score(&tree, leaf, Some("4,5")).unwrap();
    assert_eq!(changed.score(leaf), Some(notation::read_score("4.5").unwrap()));
    assert!(changed.is_by_hand(leaf) && count(&changed) == 1);

    let text = given.write();
    assert!(text.ends_with(&format!("&scores={}: 4.5", tree.path(leaf))), "{text}");
    let again = grown(&text);
    assert_eq!(again.tree, changed);

    let other = tree.nodes().filter(|&node| tree.is_leaf(node)).nth(1).unwrap();
    let (both, changed_both) = given.with_score(&changed, other, Some("-1")).unwrap();
    assert_eq!(grown(&both.write()).tree, changed_both);
    assert_eq!(count(&changed_both), 2);

    let (back, undone) = given.with_score(&changed, leaf, None).unwrap();
    assert_eq!((back.write(), &undone), (first.write(), &tree));
    assert!(first.with_score(&tree, NodeId::ROOT, Some("1")).is_err());
    assert!(first.with_score(&tree, leaf, Some("?")).is_err());
}

#[test]
fn a_tree_with_other_leaves_keeps_no_score_by_hand() {
    let first = staged("game=tic-tac-toe&moves=a1 b2 c3&depth=2&scores=a3 b1: 7.5");
    let of = |field, value| grown(&first.regrown(field, value)).tree;
    let by_hand = |tree: &GameTree| tree.nodes().any(|node| tree.is_by_hand(node));
    for (field, value) in
        [(GameField::Depth, "1"), (GameField::Depth, "3"), (GameField::Beyond, "2"), (GameField::Sure, "9")]
    {
        assert!(!by_hand(&of(field, value)), "{field:?} {value}");
    }
    let text = "game=connect-four&moves=4453&depth=2&sure=6&scores=1 1: 50";
    let sure = staged(text);
    let weights = sure.weights_with("open-lines", "3").unwrap();
    assert!(by_hand(&grown(text).tree) && !by_hand(&grown(&sure.by_weights(&weights)).tree));
    // The leaves are the same, so it stays.
    let other = staged("game=connect-four&moves=4453&depth=2&scores=1 1: 50");
    assert!(by_hand(&grown(&other.by_weights(&weights)).tree));
}

#[test]
fn a_score_by_hand_is_that_of_the_position_wherever_it_is_met() {
    let first = staged("game=nim&heaps=1,2,3");
    let tree = first.grow(&mut |_| ()).unwrap().tree;
    let again = tree.nodes().rfind(|&node| tree.is_leaf(node) && tree.position(node) != node).unwrap();
    let (given, changed) = first.with_score(&tree, again, Some("7")).unwrap();
    assert!(changed.is_by_hand(again) && changed.is_by_hand(tree.position(again)));
    assert_eq!(grown(&given.write()).tree, changed);
}

#[test]
fn growing_tells_how_many_nodes_there_are_and_stops_where_it_is_told_to() {
    let mut told = Vec::new();
    let four = staged("game=connect-four&depth=6");
    let tree: GameTree = four.grow(&mut |count| told.push(count)).unwrap().tree;
    assert!(told.len() > 3 && told.is_sorted() && *told.last().unwrap() <= tree.len());
    assert_eq!(four.grow_within(1000, &mut |_| ()).unwrap_err().reason.id(), "game-too-large");
    assert_eq!(four.value(GameField::Depth), Some("6"));
}

/// Every search that can say what is grown, with a few windows.
fn growing_searches() -> impl Iterator<Item = Settings> {
    let window = |alpha, beta| Window::new(score(alpha), score(beta)).unwrap();
    let windows = [Window::FULL, window(-1.0, 2.0), window(3.0, f64::INFINITY)];
    let orders = [ChildOrder::AsWritten, ChildOrder::Static, ChildOrder::Killer, ChildOrder::Reversed];
    let can = |settings: &Settings| !settings.algorithm.deepens && !settings.algorithm.by_levels;
    every_search().filter(can).flat_map(move |settings| {
        let windows = windows.into_iter().take(if settings.algorithm.root_window { windows.len() } else { 1 });
        windows.flat_map(move |window| orders.map(|order| Settings { order, window, ..settings }))
    })
}

#[test]
fn of_what_a_search_looks_at_alone_it_finds_the_same_as_in_the_whole_tree() {
    let texts = [
        "game=nim&heaps=1,2,2",
        "game=tic-tac-toe&moves=a1 b2 c3&depth=4",
        "game=connect-four&size=5x4&depth=4&weights=open-lines=0.25",
        "game=kalah&size=3x3&depth=4",
        "game=draughts&size=4x4&depth=6",
        "game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=1&beyond=2",
    ];
    let mut partial = 0;
    for text in texts {
        let whole = grown(text).tree;
        for settings in growing_searches() {
            let part = staged(&format!("{text}&seen-by={}", settings_line(&settings)));
            let part = part.grow(&mut |_| ()).unwrap_or_else(|error| panic!("{text}: {error}")).tree;
            let [whole_run, run] = [&whole, &part].map(|tree| search::record(tree, &settings).unwrap());
            let told = |run: &Trace| (run.score, run.bound, run.events.len(), run.leaves_before(run.events.len()));
            assert_eq!(told(&run), told(&whole_run), "{text}: {settings:?}");
            let line = |tree: &GameTree, run: &Trace| tree.path(*run.principal_variation(tree).last().unwrap());
            assert_eq!(line(&part, &run), line(&whole, &whole_run), "{text}: {settings:?}");
            assert!(part.len() <= whole.len());
            let looked = run.visits.iter().map(|visit| visit.node).filter(|&node| part.stub(node).is_some());
            assert_eq!(looked.count(), 0);
            partial += usize::from(part.is_partial());
        }
    }
    assert!(200 < partial, "{partial}");
}

#[test]
fn what_is_not_grown_has_its_moves_counted_and_no_search_gets_past_it() {
    let text = "game=connect-four&depth=4&seen-by=alpha-beta";
    let (staged, part) = (staged(text), grown(text).tree);
    let stubs: Vec<NodeId> = part.nodes().filter(|&node| part.stub(node).is_some()).collect();
    assert!(!stubs.is_empty());
    for &stub in &stubs {
        assert_eq!(part.stub(stub), Some(staged.game().moves(&staged.position(&part, stub)).count()));
        assert!(part.is_leaf(stub) && part.score(stub).is_none());
    }
    assert!(
        part.nodes()
            .filter(|&node| part.is_leaf(node))
            .all(|leaf| part.stub(leaf).is_some() || part.score(leaf).is_some())
    );

    let by = |id: &str| Settings { algorithm: Algorithm::named(id).unwrap(), ..Settings::default() };
    let not_grown =
        |settings: Settings| assert_eq!(search::record(&part, &settings).err(), Some(SearchError::NotGrown));
    not_grown(by("minimax"));
    not_grown(by("minimax-by-levels"));
    not_grown(Settings { order: ChildOrder::Reversed, ..by("alpha-beta") });
    not_grown(Settings { order: ChildOrder::BestFirst, ..by("alpha-beta") });
    not_grown(Settings { depth: Some(3), ..by("iterative-deepening") });

    assert_eq!(staged.whole(), "game=connect-four&depth=4");
    assert_eq!(staged.seen_by(&by("alpha-beta")), None);
    assert_eq!(staged.seen_by(&by("iterative-deepening")), None);
    let followed = staged.seen_by(&by("minimax")).unwrap();
    assert_eq!(followed, "game=connect-four&depth=4&seen-by=minimax");
    assert!(!grown(&followed).tree.is_partial());
    let leaf = part.nodes().find(|&node| part.is_leaf(node)).unwrap();
    assert_eq!(staged.with_score(&part, leaf, Some("1")).unwrap_err(), Reason::Whole);
}

#[test]
fn what_a_table_knew_before_is_true_and_changes_no_result() {
    let texts = [
        "game=nim&heaps=1,2,3",
        "game=tic-tac-toe&moves=a1 b2",
        "game=tic-tac-toe&moves=a1 b2&depth=4",
        "game=tic-tac-toe&moves=a1 b2 c3&utility=speed&symmetry=yes",
        "game=connect-four&size=4x4&moves=12213443&depth=5&weights=open-lines=0.5",
        "game=connect-four&size=4x4&moves=1234&depth=6",
        "game=kalah&size=3x3&depth=5&utility=margin",
        "game=draughts&size=4x4&depth=6",
        "game=connect-four&moves=444333555&depth=2&beyond=2",
    ];
    let (mut entries, mut saved) = (0, 0);
    for text in texts {
        let tree = grown(text).tree;
        let inner = tree.nodes().filter(|&node| !tree.is_leaf(node) && 0 < tree.ply(node) && tree.ply(node) < 4);
        for node in inner.step_by(23) {
            for id in ["alpha-beta-table", "mtd-f", "sss-star"] {
                let settings = Settings { algorithm: Algorithm::named(id).unwrap(), ..Settings::default() };
                let onward = staged(&staged(text).onward(&tree, node, true));
                let next = onward.grow(&mut |_| ()).unwrap().tree;
                let known = onward.known(&next, &settings);
                let values = search::values(&next, usize::MAX);
                for (node, Entry { low, high, .. }) in &known {
                    let value = values[node.index()];
                    assert!(*low <= value && value <= *high, "{onward:?}: {low} ≤ {value} ≤ {high}");
                }
                let run = search::record_knowing(&next, &settings, Some(known.clone()), usize::MAX, &mut |_| ());
                let run = run.unwrap();
                let without = search::record(&next, &settings).unwrap();
                assert_eq!((run.score, run.is_certain()), (without.score, without.is_certain()));
                if !known.is_empty() {
                    let leaves = |run: &Trace| run.leaves_before(run.events.len());
                    assert_eq!((&run.known.0, run.known.1), (&known, Some(leaves(&without))));
                    assert!(leaves(&run) <= leaves(&without));
                    assert_eq!(run.stored_before(&next, 0, usize::MAX), known);
                    saved += leaves(&without) - leaves(&run);
                }
                entries += known.len();
            }
        }
    }
    assert!(1000 < entries && 300 < saved, "{entries} entries save {saved} leaves");
}

#[test]
fn whose_table_is_kept_stands_in_the_text_one_search_after_the_other() {
    let first = staged("game=tic-tac-toe&moves=a1 b2");
    let tree = grown("game=tic-tac-toe&moves=a1 b2").tree;
    let node = tree.nodes().find(|&node| tree.ply(node) == 2).unwrap();
    assert_eq!(first.onward(&tree, node, false), "game=tic-tac-toe&moves=a1 b2 a3 b3");
    let second = first.onward(&tree, node, true);
    assert_eq!(second, "game=tic-tac-toe&moves=a1 b2 a3 b3&kept-from=2");
    let next = grown(&second).tree;
    let node = next.nodes().find(|&node| next.ply(node) == 1 && !next.is_leaf(node)).unwrap();
    let third = staged(&second).onward(&next, node, true);
    assert_eq!(third, "game=tic-tac-toe&moves=a1 b2 a3 b3 c3&kept-from=1,2");
    assert_eq!(staged(&third).back().unwrap(), "game=tic-tac-toe&moves=a1 b2 a3 b3");
    let last = grown(&third).tree;
    let by = |id: &str| Settings { algorithm: Algorithm::named(id).unwrap(), ..Settings::default() };
    assert!(!staged(&third).known(&last, &by("mtd-f")).is_empty());
    assert!(staged(&third).known(&last, &by("pvs")).is_empty(), "no table");
    for wrong in ["0", "5", "3,2", "two", "1,"] {
        let text = format!("game=tic-tac-toe&moves=a1 b2 a3 b3&kept-from={wrong}");
        assert_eq!(error(&text).reason.id(), "game-value", "{text}");
    }
    let partial = "game=tic-tac-toe&moves=a1 b2 a3 b3&kept-from=2&seen-by=mtd-f";
    assert_eq!(error(partial).reason.id(), "game-whole");
}

#[test]
fn a_tree_that_is_not_whole_comes_whole_to_another_thread() {
    let part = grown("game=nim&heaps=1,2,3&seen-by=alpha-beta-table").tree;
    assert!(part.is_partial() && part.has_repeats());
    let mut arrived = GameTree::arriving();
    (0..).map_while(|number| part.part(number)).for_each(|bytes| arrived.take_part(&bytes).unwrap());
    assert_eq!(arrived, part);
}

#[test]
fn any_node_can_be_the_first_position_and_the_move_before_it_is_taken_back() {
    for text in TEXTS.iter().filter(|text| !text.contains("symmetry")) {
        let (first, tree) = (staged(text), grown(text).tree);
        for node in tree.nodes().step_by(11).take(20) {
            let onward = staged(&first.onward(&tree, node, false));
            let (game, position) = (first.game(), first.position(&tree, node));
            assert_eq!(game.write_position(onward.start()), game.write_position(&position), "{text}");
            // Standing pat has no move to undo.
            let Some(parent) = tree.parent(node).filter(|_| tree.name(node) != Some("stand")) else { continue };
            let back = staged(&onward.back().unwrap());
            let above = first.position(&tree, parent);
            assert_eq!(game.write_position(back.start()), game.write_position(&above), "{text}");
        }
    }
    assert_eq!(staged("game=connect-four&moves=4453&depth=1").back().unwrap(), "game=connect-four&moves=445&depth=1");
    assert_eq!(staged("game=connect-four&depth=1").back(), None);
    assert_eq!(staged("game=connect-four&moves=445&depth=1").after("3"), "game=connect-four&moves=4453&depth=1");
    assert_eq!(staged("game=tic-tac-toe&moves=a1").after("b2"), "game=tic-tac-toe&moves=a1 b2");
}

#[test]
fn the_sum_of_a_position_is_its_evaluation_as_max_counts_it() {
    for text in TEXTS.iter().filter(|text| text.contains("depth")) {
        let (staged, tree) = (staged(text), grown(text).tree);
        for node in tree.nodes().filter(|&node| tree.is_leaf(node)).take(30) {
            let position = staged.position(&tree, node);
            let (terms, sum) = staged.sum(&position);
            let total: f64 = terms.iter().map(|term| term.product.value()).sum();
            assert!((total - sum.value()).abs() < 1e-9, "{text}");
            for term in &terms {
                assert!((f64::from(term.count) * term.weight - term.product.value()).abs() < 1e-9, "{text}");
            }
            if staged.game().outcome(&position).is_none() {
                assert_eq!(tree.score(node), staged.counted(&position), "{text}");
                let is_clamped = text.contains("utility") || 400.0 <= sum.value().abs();
                // Where chance moves it is a probability of winning, which is even where there is nothing to count.
                let even = if staged.game().has_chance() { 0.5 } else { 0.0 };
                let counted = staged.counted(&position).unwrap().value();
                assert!(is_clamped || counted == even + sum.value(), "{text}");
            }
        }
    }
}

#[test]
fn no_sum_counts_as_a_game_that_is_decided() {
    for (text, sum, counted) in [
        ("game=tic-tac-toe&depth=1&moves=b2 a1", 1.0, 1.0),
        ("game=tic-tac-toe&depth=1&moves=b2 a1&utility=speed", 1.0, 0.0),
        ("game=tic-tac-toe&depth=1&moves=b2 a1&weights=rows-with-one=-2000", -2000.0, -992.0),
        ("game=kalah&size=3x3&depth=1&moves=1 2&utility=margin&weights=store=40", -74.0, -17.0),
    ] {
        let staged = staged(text);
        let numbers = (staged.sum(staged.start()).1, staged.counted(staged.start()).unwrap());
        assert_eq!((numbers.0.value(), numbers.1.value()), (sum, counted), "{text}");
    }
}

#[test]
fn every_position_has_a_diagram_with_a_square_for_everything_on_it() {
    for text in TEXTS {
        let (staged, tree) = (staged(text), grown(text).tree);
        for node in tree.nodes().step_by(13).take(30) {
            let position = staged.position(&tree, node);
            let diagram = match tree.parent(node) {
                Some(above) => staged.game().diagram_after(&staged.position(&tree, above), &position),
                None => staged.game().diagram(&position),
            };
            let diagram = diagram.unwrap();
            let written = staged.game().write_position(&position);
            let of = |wanted: fn(&Occupant) -> bool| diagram.cells().filter(|(_, cell)| wanted(cell)).count();
            let first = of(|cell| matches!(cell, Occupant::Piece { is_second: false, .. }));
            let second = of(|cell| matches!(cell, Occupant::Piece { is_second: true, .. }));
            if let Some((board, _)) = written.split_once(' ').filter(|(board, _)| board.contains(['.', 'x'])) {
                assert_eq!((first, second), (board.matches('x').count(), board.matches('o').count()), "{written}");
            }
            // Chess texts list squares one by one, covered by another test.
            if !text.starts_with("game=chess") {
                let kings = of(|cell| matches!(cell, Occupant::Piece { is_king: true, .. }));
                assert_eq!(kings, written.matches('K').count(), "{written}");
            }
            let mut pen = Pen::default();
            let sketch = BoardSketch::alone(&diagram);
            sketch.draw(&mut pen);
            assert!(pen.finish().len() > 20);
            assert!(0.0 < sketch.width() && 0.0 < sketch.height());
        }
    }
}

#[test]
fn a_move_that_puts_something_on_a_square_is_called_as_the_square() {
    for text in ["game=tic-tac-toe", "game=gomoku", "game=reversi", "game=connect-four", "game=mnk&mnk=4,3,3"] {
        let staged = staged(text);
        let game = staged.game();
        let squares: Vec<String> = game.diagram(staged.start()).unwrap().cells().map(|(name, _)| name).collect();
        for by in game.moves(staged.start()) {
            let name = game.write_move(staged.start(), by);
            assert!(squares.contains(&name), "{text}: {name}");
            // Before the first disc falls, any in its column.
            let after = game.diagram(&game.play(staged.start(), by)).unwrap();
            let is_there =
                |(square, cell): (String, Occupant)| square == name && matches!(cell, Occupant::Piece { .. });
            assert!(after.cells().any(is_there), "{text}: {name}");
        }
    }
}

#[test]
fn what_a_move_has_changed_is_marked() {
    let drawn = |text: &str, before: &str| {
        let [after, before] = [text, before].map(staged);
        let mut pen = Pen::default();
        BoardSketch::alone(&after.game().diagram_after(before.start(), after.start()).unwrap()).draw(&mut pen);
        pen.finish()
    };
    let marks = |text: &str, before: &str| {
        let drawn = drawn(text, before);
        let is_mark = |path: &&str| ["changed", "taken", "last", "is-emptied"].iter().any(|mark| path.contains(mark));
        drawn.split("path").filter(is_mark).map(|path| path.matches('M').count()).sum::<usize>()
    };
    assert_eq!(marks("game=tic-tac-toe&moves=a1 b2&depth=1", "game=tic-tac-toe&moves=a1&depth=1"), 1);
    assert_eq!(marks("game=kalah&size=3x3&moves=1&depth=1", "game=kalah&size=3x3&depth=1"), 2);
    assert_eq!(marks("game=connect-four&moves=44&depth=1", "game=connect-four&moves=4&depth=1"), 1);
    // A placed disc is a plus of two strokes, a flipped one a dot.
    assert_eq!(marks("game=reversi&moves=d3&depth=1", "game=reversi&depth=1"), 3);
    assert_eq!(marks("game=nim&heaps=3,2&moves=1-2", "game=nim&heaps=3,2"), 2);

    // For Kalah, where the last seed ended, on either side: in the own store, in the last pit opposite, in the first one.
    let ended = |before: &str, by: &str| {
        let drawn = drawn(&format!("{before}{by}&depth=1"), &format!("{before}&depth=1"));
        let (_, way) = drawn.split_once("\"changed\"").unwrap();
        assert_eq!(way.matches("\"changed\"").count(), 0, "one pit");
        way.split(['M', 'a']).nth(1).unwrap().to_owned()
    };
    assert_eq!(ended("game=kalah&size=3x3", "&moves=1"), "163.4 46");
    assert_eq!(ended("game=kalah&size=3x3&moves=1", " 3"), "43.4 46");
    assert_eq!(ended("game=kalah&size=3x3&moves=2", " 1"), "43.4 86");
}

#[test]
fn a_tree_by_other_weights_is_the_one_that_grows_by_them() {
    for text in TEXTS {
        let staged = staged(text);
        let tree = Rc::new(grown(text).tree);
        if staged.is_grown_by_weights(&tree) {
            continue;
        }
        let reweighed = NodeCounts::count(Rc::new(staged.clone()), tree);
        let features = staged.game().features();
        for weight in [-2.0, 0.0, 0.5, 3.25, 40.0] {
            for (place, feature) in features.iter().enumerate() {
                let mut weights = staged.weights().weights();
                weights[place] = weight;
                let now = reweighed.by(&weights).unwrap();
                let (game, tree) = now.parts();
                let again = game.write();
                assert_eq!(**tree, grown(&again).tree, "{again}: {} is worth {weight}", feature.id);
                // And back again.
                let back = now.by(&staged.weights().weights()).unwrap();
                assert_eq!(**back.parts().1, grown(text).tree, "{text}");
            }
        }
    }
}

#[test]
fn bars_begin_where_the_one_before_ended_and_the_sum_where_the_first_did() {
    let term =
        |product: f64| WeightedFeature { id: "x", count: 1, weight: product, product: Score::new(product).unwrap() };
    let (bars, total) = WeightedFeature::bars(&[term(3.0), term(-4.0), term(3.0)]);
    assert_eq!((bars, total), (vec![[0.25, 1.0], [1.0, 0.0], [0.0, 0.75]], [0.25, 0.75]));
    assert_eq!(WeightedFeature::bars(&[term(0.0)]), (vec![[0.0, 0.0]], [0.0, 0.0]));
}

#[test]
fn what_is_spoken_of_at_a_cut_off_is_the_leaf_that_has_just_caused_it_and_at_the_end_that_of_the_result() {
    let tree = grown("game=connect-four&moves=4453&depth=3").tree;
    let trace = search::record(&tree, &Settings::default()).unwrap();
    let mut by_leaves = 0;
    for step in 1..trace.events.len() {
        let (event, node) = (trace.events[step - 1], trace.spoken(&tree, step));
        if let Event::CutOff { node: cut, .. } = event {
            let is_by_leaf = tree.is_leaf(node);
            // The leaf is the last evaluated one, and a child of the node that is cut off.
            let last = trace.events[..step].iter().rev().find(|event| matches!(event, Event::Evaluate { .. }));
            let is_so = tree.parent(node) == Some(cut) && last.is_some_and(|&last| trace.node_of(last) == node);
            assert!(if is_by_leaf { is_so } else { node == cut });
            by_leaves += usize::from(is_by_leaf);
        } else {
            assert_eq!(node, trace.node_of(event));
        }
    }
    assert!(9 < by_leaves);
    let last = trace.spoken(&tree, trace.events.len());
    assert_eq!((tree.is_leaf(last), tree.score(last)), (true, Some(trace.score)));
    assert_eq!(trace.spoken(&tree, 0), NodeId::ROOT);
}

#[test]
fn the_best_move_by_each_weight_is_the_one_that_a_search_finds_first() {
    let mut seen = Vec::new();
    for text in ["game=tic-tac-toe&depth=2", "game=connect-four&moves=4435&depth=3", "game=reversi&size=6x6&depth=3"] {
        let staged = staged(text);
        let reweighed = NodeCounts::count(Rc::new(staged.clone()), Rc::new(grown(text).tree));
        let weights: Vec<f64> = (-8..=8).map(|half| f64::from(half) / 2.0).collect();
        for feature in 0..staged.game().features().len() {
            for (best, &weight) in reweighed.best_moves(feature, &weights).into_iter().zip(&weights) {
                let mut all = staged.weights().weights();
                all[feature] = weight;
                let tree = reweighed.by(&all).unwrap().parts().1.clone();
                let trace = search::record(
                    &tree,
                    &Settings { algorithm: Algorithm::named("minimax").unwrap(), ..Settings::default() },
                )
                .unwrap();
                assert_eq!(best, trace.principal_variation(&tree).get(1).copied(), "{text}: {weight}");
                seen.push(best);
            }
        }
    }
    seen.dedup();
    assert!(3 < seen.len(), "hardly a weight changes anything: {seen:?}");
}

#[test]
fn what_is_put_together_is_the_text_of_the_position_that_it_looks_like() {
    for text in TEXTS {
        let (staged, tree) = (staged(text), grown(text).tree);
        let game = staged.game();
        for node in tree.nodes().step_by(7).take(30) {
            let position = staged.position(&tree, node);
            let Some(arranged) = BoardSetup::from_position(game.clone(), &position) else {
                assert!(text.contains("nim") || text.contains("kalah"), "{text}");
                continue;
            };
            let (found, wanted) = (arranged.text(), game.write_position(&position));
            // A chess board does not show what came before.
            let own =
                if text.starts_with("game=chess") { wanted.split(' ').take(2).collect() } else { vec![&wanted[..]] };
            assert!(found.starts_with(&own.join(" ")), "{found} and {wanted}");
            let read = game.read_position(&found).unwrap_or_else(|bad| panic!("{text}: {found}: {bad:?}"));
            assert_eq!(game.diagram(&read).unwrap().cells().map(|(_, cell)| cell).collect::<Vec<_>>(), {
                game.diagram(&position).unwrap().cells().map(|(_, cell)| cell).collect::<Vec<_>>()
            });
        }
    }
}

#[test]
fn pieces_are_put_one_by_one_and_taken_away_again() {
    let staged = staged("game=draughts&size=4x4");
    let mut arranged = BoardSetup::from_position(staged.game().clone(), staged.start()).unwrap();
    let before = arranged.text();
    let king = *arranged.pieces().last().unwrap();
    assert_eq!(king, Occupant::Piece { is_second: true, is_king: true });
    let places: Vec<usize> = {
        let cells = arranged.diagram().cells().enumerate();
        cells.filter(|(_, (_, cell))| *cell != Occupant::Outside).map(|(place, _)| place).collect()
    };
    for &place in &places {
        arranged.put(place, arranged.pieces()[0]);
    }
    arranged.put(places[3], king);
    arranged.put(places[6], arranged.pieces()[1]);
    // On no square, and on an unused one.
    arranged.put(1000, king);
    arranged.put(0, king);
    assert_eq!(arranged.text(), "B:WK4:B7");
    arranged.turn();
    assert_eq!(arranged.text(), "W:WK4:B7");
    assert_ne!(before, arranged.text());
    assert_eq!(arranged.drawn(king).extent(), (1, 1));
}

#[test]
fn a_variable_depth_says_where_it_goes_on_and_where_it_stops() {
    let (mut before, mut beyond) = (0, 0);
    for (text, points) in [
        ("game=reversi&size=6x6&depth=5&beyond=1", 12.0),
        ("game=connect-four&moves=444333&depth=3&beyond=2", 3.0),
        ("game=draughts&size=6x6&depth=5&beyond=2", 1.0),
        ("game=kalah&size=3x3&depth=3&beyond=2", 2.0),
        ("game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=1&beyond=2", 0.0),
    ] {
        let staged = staged(&format!("{text}&sure={points}"));
        let tree = Rc::new(staged.grow(&mut |_| ()).unwrap().tree);
        let boards = Boards::for_tree(&staged, tree.clone()).unwrap();
        let (limit, last) = (staged.depth().unwrap(), staged.depth().unwrap() + staged.beyond());
        for node in tree.nodes() {
            let (position, ply) = (staged.position(&tree, node), tree.ply(node));
            let is_over = staged.game().outcome(&position).is_some();
            let unrest = staged.game().unrest(&position);
            let is_sure = node != NodeId::ROOT && unrest.is_none() && points <= staged.sum(&position).1.value().abs();
            let expected = match unrest {
                _ if is_over => None,
                _ if ply < limit => is_sure.then_some(Reach::Sure),
                Some(unrest) if ply < last => Some(Reach::GoesOn(unrest)),
                Some(unrest) => Some(Reach::Ends(unrest)),
                None => Some(Reach::Quiet),
            };
            assert_eq!(boards.at(node).reach, expected, "{text}: {}", tree.path(node));
            let goes_on = !is_over && if ply < limit { !is_sure } else { unrest.is_some() && ply < last };
            assert_eq!(tree.is_leaf(node), !goes_on, "{text}: {}", tree.path(node));
            before += usize::from(expected == Some(Reach::Sure));
            beyond += usize::from(limit < ply);
        }
        let by_rules =
            search::find(&staged.play(), &Settings { depth: staged.depth(), ..Settings::default() }).unwrap();
        assert_eq!(search::find(&*tree, &Settings::default()).unwrap().score, by_rules.score, "{text}");
    }
    assert!(40 < before && 1000 < beyond, "{before} before the limit, {beyond} beyond it");
}

#[test]
fn beyond_the_limit_a_player_may_stand_pat() {
    let staged = staged("game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=1&beyond=1&quiescence=captures");
    let tree = Rc::new(staged.grow(&mut |_| ()).unwrap().tree);
    let boards = Boards::for_tree(&staged, tree.clone()).unwrap();
    let reach = |path: &str| boards.at(staged.node(&tree, path).unwrap()).reach;
    assert_eq!(reach("Rxd5"), Some(Reach::MayStand));
    assert_eq!(reach("Rxd5 stand"), Some(Reach::Stands));
    assert_eq!([reach("Rxd5 cxd5"), reach("Rd4")], [Some(Reach::Quiet); 2]);
    let leaf = staged.node(&tree, "Rxd5 stand").unwrap();
    let changed = staged.with_score(&tree, leaf, Some("7")).unwrap();
    assert_eq!(changed.0.with_score(&changed.1, leaf, None).unwrap().1, *tree, "what it is worth by itself");
}

#[test]
fn by_other_weights_another_tree_is_sure() {
    let [one, two] = [1, 2].map(|discs| staged(&format!("game=reversi&size=6x6&depth=4&sure=6&weights=discs={discs}")));
    let [first, second] = [&one, &two].map(|staged| Rc::new(staged.grow(&mut |_| ()).unwrap().tree));
    assert!(second.len() < first.len());
    assert!(one.is_grown_by_weights(&first));
    assert_eq!(NodeCounts::count(Rc::new(one), first).strip("discs", 0.0, 4.0), []);
}

#[test]
fn a_win_that_is_given_by_hand_is_worth_what_a_win_is() {
    for (text, score) in [("game=nim&heaps=1,1", 1.0), ("game=nim&heaps=1,1&utility=result", f64::INFINITY)] {
        let tree = grown(&format!("{text}&scores=1-1 2-1: W")).tree;
        assert!(tree.nodes().any(|node| tree.is_leaf(node) && tree.score(node).unwrap().value() == score), "{text}");
    }
}
