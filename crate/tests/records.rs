//! Moves and positions as people and other programs write them.

use secateur_games::{Game, Options, StagedGame, TextProblem, Texts, any_game};

/// The text of a game and how it is rewritten once read.
#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(StagedGame::read(text).expect("it reads").write(), expected);
}

/// Two texts that mean the same position.
#[track_caller]
fn check_same(game: &str, typed: &str, written: &str) {
    let game = any_game(game, &Options::default().at(Some(typed.to_owned()))).unwrap();
    assert_eq!(game.write_position(&game.read_position(typed).unwrap()), written);
}

#[test]
fn a_game_of_chess_is_read_as_pgn_has_it() {
    let record = "1. e4 {best by test} e5 2.Nf3! $1 (2. f4 exf4 (2... d5)) 2... Nc6 ; Spanish\n3. Bb5 a6 1/2-1/2";
    check(&format!("game=chess&moves={record}"), "game=chess&moves=e4 e5 Nf3 Nc6 Bb5 a6");
    check("game=chess&moves=1. f3 e5 2. g4?? Qh4# 0-1", "game=chess&moves=f3 e5 g4 Qh4#");
    check("game=chess&moves=1... *", "game=chess");
}

#[test]
fn a_move_of_chess_is_read_as_engines_say_it() {
    check("game=chess&moves=e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1", "game=chess&moves=e4 e5 Nf3 Nc6 Bb5 Nf6 O-O");
    check(
        "game=chess&position=8/4P2k/8/8/8/8/8/K7 w - -&moves=e7e8q",
        "game=chess&position=8/4P2k/8/8/8/8/8/K7 w - -&moves=e8=Q",
    );
    for wrong in ["e2e5", "e1h1", "e7e8", "e2"] {
        let chess = any_game("chess", &Options::default()).unwrap();
        let bad = chess.read_move(&chess.start(), wrong).unwrap_err();
        assert_eq!(bad.problem, TextProblem::NoMove(wrong.to_owned()));
    }
}

#[test]
fn counters_of_a_position_of_chess_may_be_missing() {
    for counters in ["", " 3", " 3 12"] {
        let text = format!("game=chess&position=4k3/8/8/8/8/8/8/4K2R w K -{counters}&depth=1");
        assert_eq!(StagedGame::read(&text).unwrap().grow(&mut |_| ()).unwrap().tree.len(), 16);
    }
}

#[test]
fn a_game_of_draughts_is_read_as_pdn_has_it() {
    let record = "1. 11-15 22-18 2. 15x22 {forced} 25:18 3. 8-11! 24-20 0-1";
    check(&format!("game=draughts&moves={record}"), "game=draughts&moves=11-15 22-18 15x22 25x18 8-11 24-20");
    check("game=draughts&moves=11-15 22-18 15-22 25X18 *", "game=draughts&moves=11-15 22-18 15x22 25x18");
}

#[test]
fn squares_may_be_run_together_and_large() {
    check("game=reversi&moves=F5d6C3", "game=reversi&moves=f5 d6 c3");
    check("game=gomoku&moves=H8i9J10k11", "game=gomoku&moves=h8 i9 j10 k11");
    check("game=tic-tac-toe&moves=1. B2 a1 2. c3", "game=tic-tac-toe&moves=b2 a1 c3");
    check("game=connect-four&moves=1. 4 4 2. 53", "game=connect-four&moves=4453");
    check("game=kalah&moves=3 6,1", "game=kalah&moves=361");
}

#[test]
fn a_pass_may_be_left_out() {
    let start = "game=reversi&size=4x4&position=xo../..../..../x... ";
    // The second player has no move there, the first one has.
    check(&format!("{start}o&moves=c1"), &format!("{start}o&moves=pass c1"));
    check(&format!("{start}o&moves=pass c1"), &format!("{start}o&moves=pass c1"));
    let bad = StagedGame::read(&format!("{start}o&moves=d4")).unwrap_err();
    assert_eq!(bad.reason.id(), "game-no-move");
}

#[test]
fn a_board_says_by_its_pieces_whose_turn_it_is_where_players_alternate() {
    check_same("tic-tac-toe", "XO./.X./..O", "xo./.x./..o x");
    check_same("tic-tac-toe", "--_/-X-/---", ".../.x./... o");
    check_same("tic-tac-toe", "XO./.X./..O X", "xo./.x./..o x");
    let four = "......./......./......./......./...o.../...x...";
    check_same("connect-four", four, &format!("{four} x"));
    check_same("gomoku", "........./....X....", "........./....x.... o");
    let position = |game: &str, text: &str| {
        let game = any_game(game, &Options::default().at(Some(text.to_owned()))).unwrap();
        game.read_position(text).unwrap_err()
    };
    assert_eq!(position("tic-tac-toe", "XXO/.X./...").problem, TextProblem::Impossible);
    let reversi = position("reversi", "..../.xo./.ox./....");
    assert_eq!((reversi.problem, reversi.at), (TextProblem::NoMover, 19));
}
