//! Chess: counted, replayed, read, written and searched.

use std::collections::HashSet;

use common::replay;
use common::{cases, in_own_order};
use proptest::prelude::*;
use secateur::Score;
use secateur::search::{self, Algorithm, ChildOrder, Settings};
use secateur_games::{
    Calm, Chess, ChessPosition, Features, Game, Perft, PerftUnit, Play, Quiescence, Solve, Texts, Unrest, Utility,
    WeightedSum,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Known for combining castling, en passant, promotion and discovered checks.
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn position(fen: &str) -> ChessPosition {
    Chess::new().read_position(fen).unwrap_or_else(|bad| panic!("{fen}: {bad}"))
}

fn after(fen: &str, moves: &str) -> ChessPosition {
    let start = position(fen);
    let played = Chess::new().replay(&start, moves).unwrap_or_else(|bad| panic!("{moves}: {bad}"));
    played.last().map_or(start, |(_, position)| position.clone())
}

fn moves(position: &ChessPosition) -> String {
    let chess = Chess::new();
    let texts: Vec<String> = chess.moves(position).map(|by| chess.write_move(position, by)).collect();
    texts.join(" ")
}

#[test]
fn golden_games_are_replayed() {
    replay::check(include_str!("cases/chess.json"), |_| Chess::new());
}

#[test]
fn sequences_of_moves_are_as_many_as_is_known() {
    let check = |fen: &str, expected: &[u64]| {
        let chess = Chess::new();
        let counted = Perft::count(&chess, &position(fen), expected.len(), PerftUnit::Sequences, &mut || true);
        assert_eq!(counted.plies[1..], *expected, "{fen}");
    };
    check(START, &[20, 400, 8902, 197_281]);
    check(KIWIPETE, &[48, 2039, 97_862]);
    check("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2812, 43_238]);
    check("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9467]);
    check("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1486, 62_379]);
    check("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", &[46, 2079, 89_890]);
    // Castling alone, promotion alone, and a capture en passant that would uncover the king.
    check("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", &[26, 568, 13_744, 314_346]);
    check("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", &[24, 496, 9483, 182_838]);
    check("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", &[6]);
    // Bare kings play on.
    check("8/Pk6/8/8/8/8/6Kp/8 w - - 0 1", &[11, 97, 887, 8048]);
    check("8/8/8/8/8/K7/P7/k7 w - - 0 1", &[3, 7, 43, 199]);
}

#[test]
fn moves_come_square_by_square() {
    let start = "Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4";
    assert_eq!(moves(&position(START)), start);
    // With the rook's square for castling, and an en passant capture among the pawn's other moves.
    assert_eq!(
        moves(&position("4k3/8/8/8/8/8/8/4K2R w K - 0 1")),
        "Kd1 Kf1 O-O Kd2 Ke2 Kf2 Rf1 Rg1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rh8+"
    );
    assert_eq!(moves(&position("7k/8/8/3pP3/8/8/8/K7 w - d6 0 1")), "Kb1 Ka2 Kb2 exd6 e6");
    assert_eq!(moves(&position("8/P6k/8/8/8/8/8/K7 w - - 0 1")), "Kb1 Ka2 Kb2 a8=N a8=B a8=R a8=Q");
}

#[test]
fn what_is_wrong_with_a_position_is_told_with_its_place() {
    let check = |fen: &str, expected: &str| {
        let bad = Chess::new().read_position(fen).map(|_| ()).unwrap_err();
        assert_eq!(bad.to_string(), expected, "{fen}");
    };
    let fields = "character 1: a position is a board, a turn, castling, en passant and two counters";
    check("", fields);
    check("8/8/8/8/8/8/8/8", fields);
    check(&format!("{START} 7"), "character 58: a position is a board, a turn, castling, en passant and two counters");
    check("4k3/8/8/8/8/8/4K3 w - - 0 1", "character 1: the board has 8 rows");
    check("4k3/8/8/8/8/8/8/4K3/ w - - 0 1", "character 1: the board has 8 rows");
    check("4k3/8/8/8/7/8/8/4K3 w - - 0 1", "character 11: a row has 8 places");
    check("4k3/8/8/8/8/8/8/4K4 w - - 0 1", "character 17: a row has 8 places");
    check("4k3/8/44/8/8/8/8/4K3 w - - 0 1", "character 8: “4” means nothing here");
    check("4k21/8/8/8/8/8/8/4K3 w - - 0 1", "character 4: “1” means nothing here");
    check("4k3/8/8/8/8/8/8/ppppppppK w - - 0 1", "character 17: a row has 8 places");
    check("4k3/8/8/3ü4/8/8/8/4K3 w - - 0 1", "character 10: “ü” means nothing here");
    check("4k3/9/8/8/8/8/8/4K3 w - - 0 1", "character 5: “9” means nothing here");
    check("4k3/08/8/8/8/8/8/4K3 w - - 0 1", "character 5: “0” means nothing here");
    check("4k3/8/8/8/8/8/8/4K3 white - - 0 1", "character 21: the player to move is missing");
    let kings = "character 1: each player has one king, and no king stands beside the other";
    check("8/8/8/8/8/8/8/4K3 w - - 0 1", kings);
    check("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", kings);
    check("8/8/8/8/8/8/4k3/4K3 w - - 0 1", kings);
    check("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "character 1: no game can reach this position");
    check("4k3/8/8/8/8/8/PPPPPPPP/P3K3 w - - 0 1", "character 1: no game can reach this position");
    check("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "character 1: no game can reach this position");
    check("4k3/8/8/8/8/8/8/4K2r b - - 0 1", "character 1: whoever has just moved has left the king in check");
    check("4k3/8/8/8/8/8/8/4K2R w KX - 0 1", "character 25: “X” means nothing here");
    check("4k3/8/8/8/8/8/8/4K2R w KK - 0 1", "character 25: “K” means nothing here");
    check("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "character 25: the king or the rook has left its square");
    check("4k3/8/8/8/8/8/8/3K3R w K - 0 1", "character 24: the king or the rook has left its square");
    check("4k3/8/8/8/8/8/8/4K3 w - e7 0 1", "character 25: no pawn can have passed over this square");
    check("4k3/8/8/3p4/8/8/8/4K3 w - é6 0 1", "character 27: no pawn can have passed over this square");
    check("4k3/8/8/3p4/8/8/8/4K3 b - d6 0 1", "character 27: no pawn can have passed over this square");
    check("4k3/8/8/8/8/8/8/4K3 w - - x 1", "character 27: a whole number is missing, or is too large");
    check("4k3/8/8/8/8/8/8/4K3 w - - 0 -1", "character 29: a whole number is missing, or is too large");
}

#[test]
fn counters_may_be_missing_and_end_nothing() {
    let written = |fen: &str| Chess::new().write_position(&position(fen));
    assert_eq!(written("  4k3/8/8/8/8/8/8/4K2R \t w K - \n"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert_eq!(written("4k3/8/8/8/8/8/8/4K2R w K - 150 0"), "4k3/8/8/8/8/8/8/4K2R w K - 100 1");
    assert_eq!(Chess::new().outcome(&position("4k3/8/8/8/8/8/8/4K2R w K - 100 80")), None);
}

#[test]
fn a_move_says_as_much_as_it_has_to() {
    let check = |fen: &str, expected: &[&str]| {
        let (position, chess) = (position(fen), Chess::new());
        let all = moves(&position);
        for text in expected {
            assert!(all.split(' ').any(|one| one == *text), "{text} in {all}");
            let by = chess.read_move(&position, text).unwrap();
            assert_eq!(chess.write_move(&position, by), *text);
        }
    };
    // By column where that is enough, else by row, else by both.
    check("4k3/8/8/8/8/8/4K3/1N3N2 w - - 0 1", &["Nbd2", "Nfd2", "Na3", "Nh2"]);
    check("4k3/8/1N6/8/1N6/8/4K3/8 w - - 0 1", &["N4d5", "N6d5"]);
    check("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", &["Qee1", "Q1e1", "Qh4e1"]);
    // A pinned piece does not count.
    check("4r1k1/8/8/8/8/4N3/8/4K1N1 w - - 0 1", &["Ne2", "Nf3"]);
    check("r3k3/8/8/8/8/8/6PP/7K b q - 0 1", &["O-O-O", "Ra1#"]);
    check("5r2/4P1k1/8/8/8/8/8/4K3 w - - 0 1", &["exf8=Q+", "exf8=N", "e8=R", "e8=N+"]);
}

#[test]
fn a_move_is_read_as_people_write_it() {
    let check = |fen: &str, text: &str, expected: Option<&str>| {
        let (position, chess) = (position(fen), Chess::new());
        let found = chess.read_move(&position, text);
        assert_eq!(found.as_ref().ok().map(|&by| chess.write_move(&position, by)).as_deref(), expected, "{text}");
        if expected.is_none() {
            assert_eq!(found.unwrap_err().to_string(), format!("character 1: “{text}” is not a move here"));
        }
    };
    for text in ["Nf3", "Ngf3", "Ng1f3", "Nf3!?", "Nf3+"] {
        check(START, text, Some("Nf3"));
    }
    check(START, "e2e4", Some("e4"));
    for text in ["", "e", "e5", "Ke2", "O-O", "Nd2", "exd3", "e4=Q", "é4", "♘f3", "Nf3 Nf6", "-", "O", "O-O-O-O", "0"]
    {
        check(START, text, None);
    }
    let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    check(castling, "0-0", Some("O-O"));
    check(castling, "0-0-0", Some("O-O-O"));
    check(castling, "Kh1", None);
    check(castling, "Ka1", None);
    check("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8Q", Some("a8=Q"));
    check("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8", None);
    check("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=K", None);
}

#[test]
fn a_game_ends_by_mate_stalemate_and_bare_kings() {
    let check =
        |fen: &str, expected: Option<Score>| assert_eq!(Chess::new().outcome(&position(fen)), expected, "{fen}");
    check("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", Some(Score::ONE));
    check("8/8/8/8/8/8/5kq1/7K w - - 0 1", Some(Score::MINUS_ONE));
    check("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", Some(Score::ZERO));
    check("7k/5K2/8/8/8/8/8/8 b - - 0 1", Some(Score::ZERO));
    check("7k/5K2/8/8/8/8/8/6N1 b - - 0 1", None);
    check(START, None);
}

#[test]
fn a_position_that_comes_again_on_a_path_is_a_draw_and_no_game_is_over_by_that() {
    let chess = Chess::new();
    let played = |game: &Chess, fen: &str, text: &str| {
        text.split(' ').fold(position(fen), |position, text| {
            let by = game.by_rules().read_move(&position, text).unwrap();
            game.play(&position, by)
        })
    };
    let again = played(&chess, START, "Nf3 Nf6 Ng1 Ng8");
    assert_eq!((chess.repeated(&again), chess.outcome(&again)), (Some(4), Some(Score::ZERO)));
    assert_eq!(chess.by_rules().outcome(&again), None);
    assert_eq!(chess.outcome(&played(&chess.by_rules(), START, "Nf3 Nf6 Ng1 Ng8")), None);
    assert_eq!(chess.outcome(&after(START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4")), None);
    assert_eq!(chess.repeated(&played(&chess, START, "e4 e5 Nf3 Nf6 Ng1 Ng8")), Some(4));
    // Castling rights, and a pawn that can be captured en passant, distinguish positions that look alike.
    let rooks = "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1";
    assert_eq!(chess.repeated(&played(&chess, rooks, "Rg1 Kd8 Rh1 Ke8")), None);
    assert_eq!(chess.repeated(&played(&chess, rooks, "Rg1 Kd8 Rh1 Ke8 Rg1 Kd8")), Some(4));
    let usable = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    assert_eq!(chess.repeated(&played(&chess, usable, "e4 Kd8 Kd1 Ke8 Ke1")), None);
    let unusable = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    assert_eq!(chess.repeated(&played(&chess, unusable, "e4 Kd8 Kd1 Ke8 Ke1")), Some(4));
}

/// The position after this many moves, each drawn from the legal ones.
fn at_random(fen: &str, draws: &[u16]) -> ChessPosition {
    let chess = Chess::new();
    draws.iter().fold(position(fen), |position, draw| {
        if chess.outcome(&position).is_some() {
            return position;
        }
        let moves: Vec<_> = chess.moves(&position).collect();
        chess.play(&position, moves[usize::from(*draw) % moves.len()])
    })
}

/// The same with colours swapped.
fn swapped(fen: &str) -> String {
    let other = |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
    let fields: Vec<&str> = fen.split(' ').collect();
    let [board, turn, castling, en_passant, rest @ ..] = &fields[..] else { panic!("{fen}") };
    let rows: Vec<String> = board.rsplit('/').map(|row| row.chars().map(other).collect()).collect();
    let turn = if *turn == "w" { "b" } else { "w" };
    let castling: String = castling.chars().map(other).collect();
    let en_passant = en_passant.replace('3', "?").replace('6', "3").replace('?', "6");
    format!("{} {turn} {castling} {en_passant} {}", rows.join("/"), rest.join(" "))
}

fn starts() -> impl Strategy<Value = &'static str> {
    prop_oneof![
        Just(START),
        Just(KIWIPETE),
        Just("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"),
        Just("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
        Just("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
    ]
}

/// A position without its counters, and with an en passant square only where a pawn can capture there.
fn told(position: &ChessPosition) -> String {
    let fen = Chess::new().write_position(position);
    let fields: Vec<&str> = fen.split(' ').take(4).collect();
    let captures =
        |text: &str| text.starts_with(|c: char| c.is_ascii_lowercase()) && text.contains(&format!("x{}", fields[3]));
    let is_usable = moves(position).split(' ').any(captures);
    format!("{} {}", fields[..3].join(" "), if is_usable { fields[3] } else { "-" })
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn texts_read_back_and_counts_change_their_sign_when_sides_are_swapped(
        start in starts(), draws in prop::collection::vec(any::<u16>(), 0..60)
    ) {
        let (chess, position) = (Chess::new(), at_random(start, &draws));
        let fen = chess.write_position(&position);
        let read = chess.read_position(&fen).unwrap();
        prop_assert_eq!(chess.write_position(&read), &*fen);
        prop_assert_eq!(chess.key(&read), chess.key(&position));
        let mut texts = HashSet::new();
        for by in chess.moves(&position) {
            let text = chess.write_move(&position, by);
            prop_assert!(chess.by_rules().read_move(&position, &text) == Ok(by) || chess.outcome(&position).is_some());
            prop_assert!(texts.insert(text));
        }
        let other = chess.read_position(&swapped(&fen)).unwrap();
        prop_assert_eq!(chess.count(&other), chess.count(&position).map(|count| -count));
        prop_assert_eq!(chess.moves(&other).count(), chess.moves(&position).count());
        prop_assert_eq!(chess.unrest(&other), chess.unrest(&position));
    }

    #[test]
    fn keys_are_equal_just_where_positions_are(
        start in starts(), draws in prop::collection::vec(prop::collection::vec(any::<u16>(), 0..4), 40)
    ) {
        let chess = Chess::new();
        let positions: Vec<ChessPosition> = draws.iter().map(|draws| at_random(start, draws)).collect();
        let all: Vec<_> = positions.iter().map(|one| (chess.key(one), told(one))).collect();
        for (key, text) in &all {
            for (other, other_text) in &all {
                prop_assert_eq!(key == other, text == other_text, "{} and {}", text, other_text);
            }
        }
    }

    #[test]
    fn no_text_makes_a_position_or_a_move_panic(
        start in starts(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), "[ -~é/]{0,2}"), 0..4),
        word in "[ -~é♘]{0,6}",
    ) {
        let (chess, mut fen) = (Chess::new(), start.to_owned());
        for (place, text) in edits {
            let ends: Vec<usize> = fen.char_indices().map(|(end, _)| end).collect();
            if !ends.is_empty() {
                let at = ends[place.index(ends.len())];
                fen.replace_range(at..=at + fen[at..].chars().next().unwrap().len_utf8() - 1, &text);
            }
        }
        let Ok(position) = chess.read_position(&fen) else { return Ok(()) };
        let _ = chess.read_move(&position, &word);
        let read = chess.read_position(&chess.write_position(&position)).unwrap();
        prop_assert_eq!(chess.key(&read), chess.key(&position));
        if chess.outcome(&position).is_none() {
            for by in chess.moves(&position) {
                let _ = chess.write_move(&position, by);
                let next = chess.play(&position, by);
                chess.count(&next);
                chess.moves(&next).for_each(|by| drop(chess.write_move(&next, by)));
            }
        }
    }
}

#[test]
fn swapping_sides_swaps_the_evaluation_too() {
    let chess = Chess::new();
    let weighed = |fen: &str| WeightedSum::for_game(&chess).sum(&chess.count(&position(fen)));
    assert_eq!(weighed(START), Score::ZERO);
    // A pawn and a knight against a bishop, which attacks two squares more.
    let fen = "k7/8/8/8/8/8/P7/K2N3b w - - 0 1";
    let counts = chess.count(&position(fen));
    assert_eq!(counts[..6], [1, 1, -1, 0, 0, -2]);
    assert_eq!(weighed(fen), Score::new(0.8).unwrap());
    assert_eq!(weighed(&swapped(fen)), Score::new(-0.8).unwrap());
}

#[test]
fn captures_and_checks_are_not_quiet() {
    let unrest = |fen: &str| Chess::new().unrest(&position(fen));
    assert_eq!(unrest(START), None);
    assert_eq!(unrest("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"), Some(Unrest::Capture));
    assert_eq!(unrest("4k3/8/8/8/8/8/8/4K2r w - - 0 1"), Some(Unrest::Check));
    assert_eq!(unrest("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), Some(Unrest::Capture));
    // An attacked piece cannot be captured if the attacker is pinned.
    assert_eq!(unrest("4k3/8/8/8/1b2r3/8/4R3/3QK3 w - - 0 1"), Some(Unrest::Check));
    assert_eq!(unrest("4k3/8/8/8/4r3/2n5/4B3/4K3 w - - 0 1"), None);
}

#[test]
fn captures_first_looks_at_captures_threats_moves_forward_and_the_rest() {
    let chess = Chess::new();
    let check = |fen: &str, expected: &str| {
        let position = position(fen);
        let moves = in_own_order(&chess, &position).into_iter();
        let texts: Vec<String> = moves.map(|by| chess.write_move(&position, by)).collect();
        assert_eq!(texts.join(" "), expected);
    };
    // The queen by pawn and rook; attacks on her; steps forward; steps aside.
    check("7k/8/8/3q3p/4P3/8/8/K2R4 w - - 0 1", "exd5 Rxd5 Rd2 Rd3 Rd4 Kb2 e5 Kb1 Rb1 Rc1 Re1 Rf1 Rg1 Rh1");
    check("7k/8/8/8/8/8/8/K2N2R1 w - - 0 1", "Rh1+ Rg8+ Ka2 Kb2 Nb2 Nf2 Nc3 Ne3 Rg2 Rg3 Rg4 Rg5 Rg6 Rg7 Kb1 Re1 Rf1");
    check("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=N a8=B a8=R+ a8=Q+ Ka2 Kb2 Kb1");
    assert_eq!(chess.own_order(), Some(ChildOrder::CapturesFirst));
}

/// What a search finds from a position: its score and its first move.
fn found(fen: &str, algorithm: &str, depth: usize, beyond: usize) -> (f64, String) {
    let chess = Chess::new();
    let start = position(fen);
    let play = Play::new(&chess)
        .from(start.clone(), 0)
        .counting(Utility::Plies)
        .evaluated(WeightedSum::for_game(&chess))
        .until_quiet(Quiescence::Replies, beyond);
    let settings =
        Settings { algorithm: Algorithm::named(algorithm).unwrap(), depth: Some(depth), ..Settings::default() };
    let found = search::find(&play, &settings).unwrap();
    (found.score.value(), chess.write_move(&start, found.line[0]))
}

#[test]
fn searches_find_mates_for_both_sides() {
    for algorithm in ["alpha-beta", "alpha-beta-table", "pvs", "mtd-f"] {
        // A mate in two moves is worth 1000 minus three plies, for either side.
        assert_eq!(found("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", algorithm, 4, 0), (997.0, "Rb7".into()), "{algorithm}");
        assert_eq!(found("1r2k3/r7/8/8/8/8/8/7K b - - 0 1", algorithm, 4, 0), (997.0, "Ra2".into()), "{algorithm}");
    }
}

#[test]
fn an_ending_is_solved_by_its_graph() {
    let check = |fen: &str, expected: Score| {
        let solved = Chess::new().solve(&position(fen), &mut || true).unwrap();
        assert_eq!(solved.score, expected, "{fen}");
    };
    // A rook wins; a lone knight cannot.
    check("8/8/8/4k3/8/8/8/4K2R w - - 0 1", Score::INFINITE);
    check("8/8/8/4k3/8/8/8/4K2R b - - 0 1", Score::MINUS_INFINITE);
    check("8/8/8/4k3/8/8/8/4K2N w - - 0 1", Score::ZERO);
    // The graph knows only results.
    assert_eq!(
        Chess::new().solve_by(&position("8/8/8/4k3/8/8/8/4K2R w - - 0 1"), 0, Utility::Speed, &mut || true),
        None
    );
}

#[test]
fn behind_the_horizon_the_queen_is_lost_that_a_search_beyond_it_keeps() {
    // The pawn is protected, which is one ply too deep to see.
    let fen = "6k1/5ppp/2p5/3p4/8/8/3Q1PPP/6K1 w - - 0 1";
    let (_, deceived) = found(fen, "alpha-beta", 1, 0);
    assert_eq!(deceived, "Qxd5");
    let (quiet, deep) = (found(fen, "alpha-beta", 1, 4), found(fen, "alpha-beta", 5, 0));
    assert_ne!(quiet.1, "Qxd5");
    assert_ne!(deep.1, "Qxd5");
}
