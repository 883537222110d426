//! Games by their rules: counts that are known, games replayed move by move, texts both ways, keys, features.

#![cfg(feature = "games")]

use secateur::Score;
use secateur::game::{
    BadWeights, ConnectFour, Counted, Game, Kalah, Mnk, Nim, Options, Perft, Playable, Program, Reversi, Texts,
    Visitor, Weighing, Wide, with_game,
};

/// Counts from the initial position down to the last ply of the numbers.
fn perft<G: Playable>(game: &G, depth: usize, counted: Counted) -> Perft {
    Perft::of(game, &game.start(), depth, counted, &mut || true)
}

/// What is counted, ply by ply.
#[track_caller]
fn check_plies<G: Playable>(game: &G, counted: Counted, expected: &[u64]) {
    assert_eq!(perft(game, expected.len() - 1, counted).plies, expected);
}

/// As many plies as the run has time for: all of them with `SECATEUR_CASES` of 10 or more.
fn in_time(counts: &[u64], usual: usize) -> &[u64] {
    let factor = std::env::var("SECATEUR_CASES").map_or(1, |factor| factor.parse().expect("a number"));
    if factor < 10 { &counts[..=usual] } else { counts }
}

#[test]
fn tic_tac_toe_has_the_known_numbers_of_sequences_positions_and_shapes() {
    let game = Mnk::<u64>::new(3, 3, 3).unwrap();
    let sequences = perft(&game, 9, Counted::Sequences);
    assert_eq!(sequences.plies, [1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872]);
    assert_eq!(sequences.ended, [0, 0, 0, 0, 0, 1440, 5328, 47952, 72576, 127_872]);
    assert_eq!(sequences.plies.iter().sum::<u64>(), 549_946);
    let positions = perft(&game, 9, Counted::Positions);
    assert_eq!(positions.plies, [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]);
    assert_eq!(positions.ended.iter().sum::<u64>(), 958);
    check_plies(&game, Counted::Shapes, &[1, 3, 12, 38, 108, 174, 204, 153, 57, 15]);
    // Longer than any game: what is behind its end is not counted.
    assert_eq!(perft(&game, 30, Counted::Sequences), sequences);
    assert_eq!(perft(&game, 30, Counted::Positions), positions);
}

#[test]
fn every_game_of_tic_tac_toe_ends_as_often_with_either_result_as_is_known() {
    fn count(game: &Mnk, position: &<Mnk as Game>::Position, results: &mut [u64; 3]) {
        match game.outcome(position) {
            Some(Score::ONE) => results[0] += 1,
            Some(Score::MINUS_ONE) => results[1] += 1,
            Some(_) => results[2] += 1,
            None => game.moves(position).for_each(|by| count(game, &game.play(position, by), results)),
        }
    }
    let game = Mnk::new(3, 3, 3).unwrap();
    let mut results = [0; 3];
    count(&game, &game.start(), &mut results);
    assert_eq!(results, [131_184, 77_904, 46_080]);
}

#[test]
fn connect_four_has_the_known_numbers_of_sequences_and_positions() {
    let game = ConnectFour::<u64>::new(7, 6).unwrap();
    let known = [1, 7, 49, 343, 2401, 16807, 117_649, 823_536, 5_673_234, 39_394_572];
    let ended = [0, 0, 0, 0, 0, 0, 0, 13032, 44430, 1_086_882];
    let expected = in_time(&known, 8);
    let found = perft(&game, expected.len() - 1, Counted::Sequences);
    assert_eq!(found.plies, expected);
    assert_eq!(found.ended, ended[..expected.len()]);
    check_plies(&game, Counted::Positions, in_time(&[1, 7, 49, 238, 1120, 4263, 16422, 54859, 184_275], 8));
    assert_eq!(game.lines(), 69);
}

#[test]
fn boards_for_rows_have_the_known_numbers_of_sequences_and_rows() {
    let small = |width, height, in_row| Mnk::<u64>::new(width, height, in_row).unwrap();
    check_plies(&small(4, 3, 3), Counted::Sequences, &[1, 12, 132, 1320, 11880, 95040, 622_944]);
    let known = [1, 16, 240, 3360, 43680, 524_160, 5_765_760, 57_657_600];
    check_plies(&small(4, 4, 4), Counted::Sequences, in_time(&known, 6));
    let rows = [(3, 3, 3, 8), (4, 3, 3, 14), (4, 4, 3, 24), (4, 4, 4, 10)];
    for (width, height, in_row, rows) in rows {
        assert_eq!(small(width, height, in_row).row_count(), rows);
    }
    assert_eq!(Mnk::<Wide>::new(15, 15, 5).unwrap().row_count(), 572);
}

#[test]
fn gomoku_counts_all_moves_and_looks_at_those_near_a_stone() {
    let game = Mnk::<Wide>::new(15, 15, 5).unwrap();
    check_plies(&game, Counted::Sequences, &[1, 225, 225 * 224]);
    assert!(game.is_near_only());
    let first: Vec<_> = game.moves(&game.start()).map(|by| game.write_move(&game.start(), by)).collect();
    assert_eq!(first, ["h8"]);
    let played = game.replay(&game.start(), "h8").unwrap();
    assert_eq!(game.moves(&played[0].1).count(), 24);
    let all = game.with_all_moves();
    assert_eq!(all.moves(&all.start()).count(), 225);
    assert!(!Mnk::<u64>::new(8, 8, 5).unwrap().is_near_only());
    assert!(Mnk::<Wide>::new(9, 9, 5).unwrap().is_near_only());
}

#[test]
fn reversi_has_the_known_numbers_of_sequences() {
    let known = [1, 4, 12, 56, 244, 1396, 8200, 55092, 390_216];
    check_plies(&Reversi::new(8, 8).unwrap(), Counted::Sequences, in_time(&known, 8));
}

#[test]
fn kalah_has_the_known_numbers_of_sequences() {
    check_plies(&Kalah::new(3, 3).unwrap(), Counted::Sequences, &[1, 3, 8, 19, 48, 120, 280, 610, 1283]);
    check_plies(&Kalah::new(6, 4).unwrap(), Counted::Sequences, &[1, 6, 35, 185, 942, 4690, 23233, 114_430]);
}

#[test]
fn nim_has_the_known_numbers_of_nodes_ends_and_positions() {
    let known: [(&[u32], u64, u64, u64); 6] = [
        (&[1, 2], 12, 5, 6),
        (&[1, 1, 1], 16, 6, 8),
        (&[2, 2], 33, 14, 9),
        (&[1, 2, 3], 447, 182, 24),
        (&[2, 3, 4], 20_652, 8_523, 60),
        (&[3, 4, 5], 1_038_768, 431_128, 120),
    ];
    for (heaps, nodes, ends, positions) in known {
        let nim = Nim::new(heaps).unwrap();
        let found = perft(&nim, 20, Counted::Sequences);
        assert_eq!((found.plies.iter().sum(), found.ended.iter().sum()), (nodes, ends), "{heaps:?}");
        let mut met = std::collections::HashSet::new();
        let mut open = vec![nim.start()];
        while let Some(position) = open.pop() {
            if met.insert(nim.sizes(&position).collect::<Vec<_>>()) {
                open.extend(nim.moves(&position).map(|by| nim.play(&position, by)));
            }
        }
        assert_eq!(met.len() as u64, positions);
    }
}

#[test]
fn counting_ends_when_nobody_wants_to_wait() {
    let game = ConnectFour::<u64>::new(7, 6).unwrap();
    let mut asked = 0;
    let mut goes_on = || {
        asked += 1;
        asked < 10
    };
    assert_eq!(Perft::of(&game, &game.start(), 9, Counted::Sequences, &mut goes_on), Perft::default());
    assert_eq!(asked, 10);
}

/// The position of the options, read and written again.
struct Again(&'static str);

impl Visitor for Again {
    type Output = String;
    fn visit<G: Playable>(self, game: G) -> String {
        game.read_position(self.0).map_or_else(|bad| bad.to_string(), |position| game.write_position(&position))
    }
}

#[test]
fn a_position_says_how_large_its_game_is() {
    let again = |id: &str, position: &'static str| {
        let options = Options { position: Some(position.to_owned()), ..Options::default() };
        with_game(id, &options, Again(position))
    };
    for (id, position) in [
        ("nim", "3,4,5"),
        ("nim", "7 second"),
        ("connect-four", "..../..../..../x... o"),
        ("reversi", "..../.ox./.xo./.... x"),
        ("gomoku", "....../....../....../....../....../....../....../x..... o"),
    ] {
        assert_eq!(again(id, position).as_deref(), Ok(position), "{id}");
    }
    assert!(again("connect-four", "../.. x").is_err());
    assert!(again("connect-four", "..../... x").unwrap().contains("rows"));
}

#[test]
fn a_program_is_read_from_its_limits_and_weights() {
    let game = Reversi::new(6, 6).unwrap();
    let read = |text: &str| Program::read(&game, text);
    let usual = Program { depth: 4, beyond: 0, weights: Weighing::of(&game) };
    assert_eq!(read(""), Ok(usual));
    let weights = Weighing::by(&[0.0, 3.0, 2.5]);
    assert_eq!(read("depth=2, corners=0, beyond=3,discs=2.5"), Ok(Program { depth: 2, beyond: 3, weights }));
    for bad in ["depth=0", "depth=-1", "beyond=x", "depth=401"] {
        assert_eq!(read(bad), Err(BadWeights::NoPlies(bad.to_owned())));
    }
    assert_eq!(read("deep=3"), Err(BadWeights::NoFeature("deep".to_owned())));
    assert_eq!(read("depth"), Err(BadWeights::NoWeight("depth".to_owned())));
}

#[test]
fn counting_far_beyond_the_end_of_all_games_takes_no_more_room() {
    let game = Nim::new(&[1, 2]).unwrap();
    assert_eq!(perft(&game, usize::MAX, Counted::Sequences), perft(&game, 3, Counted::Sequences));
}
