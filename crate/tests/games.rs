//! Games by their rules: known counts, games replayed move by move, texts both ways, keys, features.

use secateur::Score;
use secateur::search::{self, Settings};
use secateur_games::{
    AnyMove, BadGame, BadWeights, ConnectFour, Discs, Draughts, Features, GAMES, Game, GameOption, Kalah, Mnk, Nim,
    OPTIONS, OptionKind, Options, Perft, PerftUnit, Play, Playable, Program, Reversi, Solve, Texts, Utility, Visitor,
    WeightedSum, Wide, YES, any_game, has_mirrors, names_of, with_game,
};

/// Counts from the initial position down to the last ply listed.
fn perft<G: Playable>(game: &G, depth: usize, counted: PerftUnit) -> Perft {
    Perft::count(game, &game.start(), depth, counted, &mut || true)
}

/// What is counted, ply by ply.
#[track_caller]
fn check_plies<G: Playable>(game: &G, counted: PerftUnit, expected: &[u64]) {
    assert_eq!(perft(game, expected.len() - 1, counted).plies, expected);
}

/// As many plies as there is time for: all of them with `SECATEUR_CASES` of 10 or more.
fn in_time(counts: &[u64], usual: usize) -> &[u64] {
    let factor = std::env::var("SECATEUR_CASES").map_or(1, |factor| factor.parse().expect("a number"));
    if factor < 10 { &counts[..=usual] } else { counts }
}

#[test]
fn discs_fall_into_the_columns_that_have_room_on_boards_of_every_size() {
    fn check<D: Discs>(width: usize, height: usize) {
        let Some(plain) = ConnectFour::<D>::new(width, height) else { return };
        let middle = plain.clone().centre_first();
        let order: Vec<u8> = middle.moves(&middle.start()).collect();
        assert!(order.windows(2).all(|pair| {
            let [near, far] = [pair[0], pair[1]].map(|column| (2 * usize::from(column)).abs_diff(width - 1));
            near <= far
        }));
        for seed in 0..20 {
            let (mut position, mut heights, mut number) = (plain.start(), vec![0; width], seed);
            // Also past a win, until the board is full.
            for _ in 0..=width * height {
                let has_room = |column: &u8| heights[usize::from(*column)] < height;
                let open: Vec<u8> = (0..width as u8).filter(has_room).collect();
                assert_eq!(plain.moves(&position).collect::<Vec<_>>(), open, "{width} × {height}");
                let in_order: Vec<u8> = order.iter().copied().filter(has_room).collect();
                assert_eq!(middle.moves(&position).collect::<Vec<_>>(), in_order, "{width} × {height}");
                if open.is_empty() {
                    break;
                }
                // Any rule will do that fills some columns long before others.
                number = number * 5 % 97 + 7;
                let by = open[number % open.len().div_ceil(2)];
                heights[usize::from(by)] += 1;
                position = plain.play(&position, by);
            }
        }
    }
    for (width, height) in (4..=8).flat_map(|width| (4..=8).map(move |height| (width, height))) {
        check::<u64>(width, height);
        check::<u128>(width, height);
    }
}

#[test]
fn tic_tac_toe_has_the_known_numbers_of_sequences_positions_and_shapes() {
    let game = Mnk::<u64>::new(3, 3, 3).unwrap();
    let sequences = perft(&game, 9, PerftUnit::Sequences);
    assert_eq!(sequences.plies, [1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872]);
    assert_eq!(sequences.ended, [0, 0, 0, 0, 0, 1440, 5328, 47952, 72576, 127_872]);
    assert_eq!(sequences.plies.iter().sum::<u64>(), 549_946);
    let positions = perft(&game, 9, PerftUnit::Positions);
    assert_eq!(positions.plies, [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]);
    assert_eq!(positions.ended.iter().sum::<u64>(), 958);
    check_plies(&game, PerftUnit::Shapes, &[1, 3, 12, 38, 108, 174, 204, 153, 57, 15]);
    // Longer than any game: nothing past its end is counted.
    assert_eq!(perft(&game, 30, PerftUnit::Sequences), sequences);
    assert_eq!(perft(&game, 30, PerftUnit::Positions), positions);
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
    let found = perft(&game, expected.len() - 1, PerftUnit::Sequences);
    assert_eq!(found.plies, expected);
    assert_eq!(found.ended, ended[..expected.len()]);
    check_plies(&game, PerftUnit::Positions, in_time(&[1, 7, 49, 238, 1120, 4263, 16422, 54859, 184_275], 8));
    assert_eq!(game.lines(), 69);
}

#[test]
fn boards_for_rows_have_the_known_numbers_of_sequences_and_rows() {
    let small = |width, height, in_row| Mnk::<u64>::new(width, height, in_row).unwrap();
    check_plies(&small(4, 3, 3), PerftUnit::Sequences, &[1, 12, 132, 1320, 11880, 95040, 622_944]);
    let known = [1, 16, 240, 3360, 43680, 524_160, 5_765_760, 57_657_600];
    check_plies(&small(4, 4, 4), PerftUnit::Sequences, in_time(&known, 6));
    let rows = [(3, 3, 3, 8), (4, 3, 3, 14), (4, 4, 3, 24), (4, 4, 4, 10)];
    for (width, height, in_row, rows) in rows {
        assert_eq!(small(width, height, in_row).row_count(), rows);
    }
    assert_eq!(Mnk::<Wide>::new(15, 15, 5).unwrap().row_count(), 572);
}

#[test]
fn gomoku_counts_all_moves_and_looks_at_those_near_a_stone() {
    let game = Mnk::<Wide>::new(15, 15, 5).unwrap();
    check_plies(&game, PerftUnit::Sequences, &[1, 225, 225 * 224]);
    assert!(game.is_near_only());
    let first: Vec<_> = game.moves(&game.start()).map(|by| game.write_move(&game.start(), by)).collect();
    assert_eq!(first, ["h8"]);
    let played = game.replay(&game.start(), "h8").unwrap();
    assert_eq!(game.moves(&played[0].1).count(), 24);
    // A move that a program ignores may have been played.
    let far = game.replay(&game.start(), "a1 o15").unwrap();
    assert_eq!(game.moves(&far[1].1).count(), 2 * 8);
    assert!(game.replay(&game.start(), "a1 a1").is_err());
    let all = game.with_all_moves();
    assert_eq!(all.moves(&all.start()).count(), 225);
    assert!(!Mnk::<u64>::new(8, 8, 5).unwrap().is_near_only());
    assert!(Mnk::<Wide>::new(9, 9, 5).unwrap().is_near_only());
}

#[test]
fn reversi_has_the_known_numbers_of_sequences() {
    let known = [1, 4, 12, 56, 244, 1396, 8200, 55092, 390_216];
    check_plies(&Reversi::new(8, 8).unwrap(), PerftUnit::Sequences, in_time(&known, 8));
}

#[test]
fn kalah_has_the_known_numbers_of_sequences() {
    check_plies(&Kalah::new(3, 3).unwrap(), PerftUnit::Sequences, &[1, 3, 8, 19, 48, 120, 280, 610, 1283]);
    check_plies(&Kalah::new(6, 4).unwrap(), PerftUnit::Sequences, &[1, 6, 35, 185, 942, 4690, 23233, 114_430]);
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
        let found = perft(&nim, 20, PerftUnit::Sequences);
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
    assert_eq!(Perft::count(&game, &game.start(), 9, PerftUnit::Sequences, &mut goes_on), Perft::default());
    assert_eq!(asked, 10);
}

/// A randomly played game, by rules implemented a second time, square by square.
#[derive(serde::Deserialize)]
struct Golden {
    game: String,
    size: Vec<usize>,
    /// The legal moves, the move played, and the position after it.
    plies: Vec<[String; 3]>,
    result: f64,
    margin: Option<i32>,
}

/// The legal moves, the position after the one played, the result at the end; and all of it backwards.
fn replay<G: Playable>(game: &G, golden: &Golden) {
    let mut position = game.start();
    let mut taken_back = Vec::new();
    for [moves, by, after] in &golden.plies {
        assert_eq!(game.outcome(&position), None, "before {by}");
        let all: Vec<String> = game.moves(&position).map(|by| game.write_move(&position, by)).collect();
        assert_eq!(all.join(" "), *moves, "before {by}");
        let next = game.play(&position, game.read_move(&position, by).unwrap());
        assert_eq!(game.write_position(&next), *after);
        taken_back.push((game.write_position(&position), position));
        position = next;
    }
    assert_eq!(game.outcome(&position).map(Score::value), Some(golden.result));
    assert_eq!(game.margin(&position), golden.margin);
    assert_eq!(game.ply(&position).unwrap_or(golden.plies.len()), golden.plies.len());
    let words: Vec<&str> = golden.plies.iter().map(|[_, by, _]| by.as_str()).collect();
    assert_eq!(game.replay(&game.start(), &words.join(" ")).unwrap().len(), words.len());
    for (text, before) in taken_back.into_iter().rev() {
        assert_eq!(game.write_position(&before), text);
        let read = game.read_position(&text).unwrap();
        assert!(game.key(&read) == game.key(&before) && game.outcome(&read).is_none(), "{text}");
    }
}

#[test]
fn games_that_were_played_by_other_code_are_played_here_move_by_move() {
    let all: Vec<Golden> = serde_json::from_str(include_str!("cases/games.json")).unwrap();
    assert_eq!(all.len(), 19);
    for golden in &all {
        let heaps: Vec<u32> = golden.size.iter().map(|&size| size as u32).collect();
        let nim = || Nim::new(&heaps).unwrap();
        match (golden.game.as_str(), golden.size.as_slice()) {
            ("mnk", &[width, height, in_row]) if width * height <= 64 => {
                replay(&Mnk::<u64>::new(width, height, in_row).unwrap(), golden);
                replay(&Mnk::<Wide>::new(width, height, in_row).unwrap(), golden);
            }
            ("mnk", &[width, height, in_row]) => replay(&Mnk::<Wide>::new(width, height, in_row).unwrap(), golden),
            ("connect-four", &[8, 8]) => replay(&ConnectFour::<u128>::new(8, 8).unwrap(), golden),
            ("connect-four", &[width, height]) => {
                replay(&ConnectFour::<u64>::new(width, height).unwrap(), golden);
                replay(&ConnectFour::<u128>::new(width, height).unwrap(), golden);
            }
            ("reversi", &[width, height]) => replay(&Reversi::new(width, height).unwrap(), golden),
            ("kalah", &[pits, seeds]) => replay(&Kalah::new(pits, seeds).unwrap(), golden),
            ("nim", _) => replay(&nim(), golden),
            ("misere", _) => replay(&nim().misere(), golden),
            (other, _) => panic!("no game {other}"),
        }
    }
}

/// Random positions of a game, with a score that needs no knowledge.
struct PositionWalk {
    seed: u64,
    games: usize,
}

impl Visitor for PositionWalk {
    type Output = usize;

    /// Keys are equal exactly when positions are; texts read back; counts change sign when sides are swapped.
    fn visit<G: Playable>(self, game: G) -> usize {
        // Their endings are not in the text; chess.rs and draughts.rs test these.
        if G::REPEATS {
            return usize::MAX;
        }
        let mut by_text = std::collections::HashMap::new();
        let mut by_key = std::collections::HashMap::new();
        let mut random = self.seed;
        for _ in 0..self.games {
            let mut position = game.start();
            loop {
                let text = game.write_position(&position);
                let key = game.key(&position);
                assert!(*by_text.entry(text.clone()).or_insert(key.clone()) == key, "{text}");
                assert_eq!(*by_key.entry(key.clone()).or_insert(text.clone()), text);
                let read = game.read_position(&text).unwrap();
                assert!(game.key(&read) == key && game.outcome(&read) == game.outcome(&position), "{text}");
                assert_eq!(game.count(&read), game.count(&position), "{text}");
                if game.outcome(&position).is_some() {
                    break;
                }
                let moves: Vec<G::Move> = game.moves(&position).collect();
                for &by in &moves {
                    let name = game.write_move(&position, by);
                    assert!(secateur::tree::is_name(&name) && game.read_move(&position, &name) == Ok(by), "{name}");
                }
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                position = game.play(&position, moves[(random >> 33) as usize % moves.len()]);
            }
        }
        by_key.len()
    }
}

fn chosen(id: &str, value: &str) -> Options {
    Options::parse(&[(id, value)]).unwrap()
}

#[test]
fn what_a_game_lets_one_choose_is_in_the_list_of_that() {
    for row in GAMES {
        assert!(row.options.iter().all(|option| OPTIONS.contains(option)), "{}", row.id);
    }
    let names = names_of(|game| Utility::Margin.is_of(game));
    assert_eq!([names, names_of(|_| false)], ["Reversi and Kalah", ""]);
}

#[test]
fn keys_are_equal_where_positions_are_and_texts_read_back() {
    let options = [
        ("nim", chosen("heaps", "3,0,5")),
        ("connect-four", Options::default()),
        ("connect-four", chosen("size", "8x8")),
        ("reversi", chosen("size", "6x4")),
        ("kalah", Options::default()),
    ];
    for (id, options) in options.into_iter().chain(by_each_rule()) {
        let positions = with_game(id, &options, PositionWalk { seed: 7, games: 30 }).unwrap();
        assert!(20 < positions, "{id}: {positions}");
    }
}

/// Every game at the page's example size, with the usual rules and with each other rule.
fn by_each_rule() -> impl Iterator<Item = (&'static str, Options)> {
    GAMES.iter().flat_map(|row| {
        let sizes = row.options.iter().filter(|option| option.is_size);
        let usual = sizes.fold(Options::default(), |options, size| options.with(size, size.read(size.sample).unwrap()));
        let by_rule = |options: Options, option: &GameOption| match option.kind {
            OptionKind::Rule([_, other]) | OptionKind::Listed([_, other]) => {
                Some(options.with(option, other.to_owned()))
            }
            OptionKind::Flag => Some(options.with(option, YES.to_owned())),
            OptionKind::Count => Some(options.with(option, option.sample.to_owned())),
            OptionKind::Text { .. } => None,
        };
        let others: Vec<Options> = row.options.iter().filter_map(|option| by_rule(usual.clone(), option)).collect();
        others.into_iter().chain([usual]).map(|options| (row.id, options))
    })
}

#[test]
fn counts_change_their_sign_when_the_sides_are_changed() {
    let swapped = |text: &str| -> String {
        text.chars()
            .map(|sign| match sign {
                'x' => 'o',
                'o' => 'x',
                other => other,
            })
            .collect()
    };
    let game = Reversi::new(6, 6).unwrap();
    for (_, position) in game.replay(&game.start(), "c2 d2 e2 b2").unwrap() {
        let other = game.read_position(&swapped(&game.write_position(&position))).unwrap();
        assert_eq!(game.count(&other), game.count(&position).map(|count| -count));
    }
    let game = ConnectFour::<u64>::new(7, 6).unwrap();
    for moves in ["44", "4453", "445326", "12213443"] {
        let position = game.replay(&game.start(), moves).unwrap().pop().unwrap().1;
        // Both have the same number of discs, so either may have started.
        let other = game.read_position(&swapped(&game.write_position(&position)).replace(" o", " x")).unwrap();
        assert_eq!(game.count(&other), game.count(&position).map(|count| -count), "{moves}");
    }
    let game = Mnk::<u64>::new(3, 3, 3).unwrap();
    let (one, other) = (game.read_position("x../.o./... x"), game.read_position("o../.x./... x"));
    assert_eq!(game.count(&one.unwrap()), game.count(&other.unwrap()).map(|count| -count));
    let game = Kalah::new(3, 3).unwrap();
    let (one, other) = (game.read_position("1,0,4,2/3,3,2,3 first"), game.read_position("3,3,2,3/1,0,4,2 second"));
    assert_eq!(game.count(&one.unwrap()), game.count(&other.unwrap()).map(|count| -count));
}

#[test]
fn squares_of_reversi_are_worth_what_textbooks_print() {
    let worth = |text: &str, size: usize| {
        let game = Reversi::new(size, size).unwrap();
        let place = game.features().iter().position(|feature| feature.id == "squares").unwrap();
        game.count(&game.read_position(text).unwrap())[place]
    };
    let rows = ["x.......", ".x......", "..x.....", "...x....", "......ox", "........", ".o......", ".....o.. x"];
    assert_eq!(worth(&rows.join("/"), 8), (100 - 50 - 1 - 1 + 5) - (-2 - 50 + 10));
    assert_eq!(worth("x.../..../.o../...x x", 4), 100 + 100 + 50);
}

#[test]
fn what_is_no_position_and_no_move_is_told_with_its_place() {
    let tic_tac_toe = Mnk::<u64>::new(3, 3, 3).unwrap();
    let told = |text: &str| tic_tac_toe.read_position(text).unwrap_err().to_string();
    assert_eq!(told(".../.../... q"), "character 13: the player to move is missing");
    assert_eq!(told(".../... x"), "character 1: the board has 3 rows");
    assert_eq!(told(".../..../... x"), "character 5: a row has 3 places");
    assert_eq!(told(".../.q./... x"), "character 6: “q” means nothing here");
    assert_eq!(told("x../.../... x"), "character 1: no game can reach this position");
    assert_eq!(told("ooo/xx./x.. o"), "character 1: no game can reach this position");
    let moves = |text: &str| tic_tac_toe.replay(&tic_tac_toe.start(), text).unwrap_err().to_string();
    assert_eq!(moves("b2 a1 b2"), "character 7: “b2” is not a move here");
    assert_eq!(moves("a1 b1 a2 b2 a3 b3"), "character 16: the game is over before this move");
    let four = ConnectFour::<u64>::new(7, 6).unwrap();
    assert_eq!(four.replay(&four.start(), "4448").unwrap_err().to_string(), "character 4: “8” is not a move here");
    let hanging = "......./......./......./......./...x.../....... o";
    assert_eq!(four.read_position(hanging).unwrap_err().to_string(), "character 36: no game can reach this position");
    let kalah = Kalah::new(2, 2).unwrap();
    let told = |text: &str| kalah.read_position(text).unwrap_err().to_string();
    assert_eq!(told("2,2,0/2,2,0"), "character 12: the player to move is missing");
    assert_eq!(told("2,2,0/2,x,0 first"), "character 9: a whole number is missing, or is too large");
    assert_eq!(told("9,2,0/2,2,0 first"), "character 1: no game can reach this position");
    let nim = Nim::new(&[1, 2, 3]).unwrap();
    assert_eq!(nim.read_position("1,2").unwrap_err().to_string(), "character 1: a row has 3 places");
    assert_eq!(
        nim.read_position("1,9,3").unwrap_err().to_string(),
        "character 3: a whole number is missing, or is too large"
    );
}

#[test]
fn any_text_at_all_is_a_position_or_an_error() {
    struct TextReader;
    impl Visitor for TextReader {
        type Output = ();
        fn visit<G: Playable>(self, game: G) {
            for text in
                ["", " ", "/", "ü", ",,,", "x", "-1,2,3", "99999999999999999999", "... x", "♟♟♟/♟♟♟/♟♟♟ ♟", "1,2,3 x"]
            {
                let _ = game.read_position(text);
                let _ = game.replay(&game.start(), text);
            }
        }
    }
    for row in GAMES {
        with_game(row.id, &Options::default(), TextReader).unwrap();
    }
}

#[test]
fn any_game_does_what_the_game_itself_does() {
    struct Same(&'static str);
    impl Visitor for Same {
        type Output = ();
        fn visit<G: Playable>(self, game: G) {
            let id = self.0;
            let any = any_game(id, &Options::default()).unwrap();
            for counted in [PerftUnit::Sequences, PerftUnit::Shapes] {
                assert_eq!(perft(&any, 2, counted), perft(&game, 2, counted), "{id}");
            }
            let [ours, own] = [told(&any), told(&game)];
            assert_eq!(ours, own, "{id}");
        }
    }
    /// Some moves into the game: texts, counts, and search results.
    fn told<G: Playable>(game: &G) -> String {
        let mut position = game.start();
        let mut told = format!("{:?} {:?} {:?}", game.own_order(), game.utilities(), game.longest());
        for played in 0..3 {
            let by = game.moves(&position).last().unwrap();
            told += &game.write_move(&position, by);
            told += &game.rank(&position, by).to_string();
            position = game.advance(&position, by);
            told += &format!(
                " {} {:?} {:?}",
                game.write_position(&position),
                game.count(&position),
                game.unrest(&position)
            );
            let play = Play::new(game).from(position.clone(), played + 1).counting(Utility::Plies);
            let play = play.evaluated(WeightedSum::for_game(game));
            for algorithm in search::ALGORITHMS {
                let settings = Settings { algorithm: *algorithm, depth: Some(2), ..Settings::default() };
                let search::SearchResult { score, line, leaves, visits, .. } = search::find(&play, &settings).unwrap();
                let first = line.first().map(|&by| game.write_move(&position, by));
                told += &format!(" {score} {first:?} {leaves} {visits}");
            }
        }
        told
    }
    for row in GAMES {
        with_game(row.id, &Options::default(), Same(row.id)).unwrap();
    }
}

#[test]
fn any_game_is_solved_as_the_game_itself_is() {
    let options = chosen("size", "4x4");
    let (any, game) = (any_game("draughts", &options).unwrap(), Draughts::new(4).unwrap());
    let ours = any.solve(&any.start(), &mut || true).unwrap();
    let own = game.solve(&game.start(), &mut || true).unwrap();
    assert_eq!((ours.score, ours.leaves, ours.visits), (own.score, own.leaves, own.visits));
    let line: Vec<AnyMove> = own.line.into_iter().map(AnyMove::Draughts).collect();
    assert_eq!(ours.line, line);
}

#[test]
fn a_game_that_is_not_there_is_an_error() {
    let told = |id: &str, options: Options| with_game(id, &options, PositionWalk { seed: 1, games: 0 }).unwrap_err();
    assert!(
        told("go", Options::default()).to_string().starts_with("there is no game “go”, only nim, mnk, tic-tac-toe")
    );
    let size = |size| chosen("size", size);
    assert_eq!(told("nim", size("3x3")).to_string(), "this game has no option “size”");
    assert_eq!(told("connect-four", size("3x9")).to_string(), "this game has no such size, only sides of 4 to 8");
    assert!(matches!(told("kalah", size("7x1")), BadGame::Size(_)));
    assert!(matches!(told("gomoku", size("20x20")), BadGame::Size(_)));
    let rule = told("nim", chosen("rule", "chess"));
    assert!(matches!(&rule, BadGame::NoRule(option, _) if option.id == "rule"), "{rule:?}");
    assert_eq!(rule.to_string(), "this game has no rule “chess”");
}

#[test]
fn a_position_of_connect_four_may_be_said_by_its_moves() {
    let game = ConnectFour::<u64>::new(7, 6).unwrap();
    let written =
        |text: &str| game.read_position(text).map_or_else(|bad| bad.to_string(), |read| game.write_position(&read));
    let board = "......./......./......./......./...o.../...xx.. o";
    assert_eq!(written("445"), board);
    assert_eq!(written(" 4, 4 5"), board);
    assert_eq!(written(board), board);
    assert_eq!(written("448"), "character 3: “8” is not a move here");
    assert_eq!(written("44x"), "character 3: “x” is not a move here");
    assert_eq!(written("44556631"), "character 8: the game is over before this move");
    let position = game.read_position("4455663").unwrap();
    assert_eq!((game.ply(&position), game.outcome(&position)), (Some(7), Some(Score::ONE)));
}

/// The position of the options, read and rewritten.
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
        let options = Options::default().at(Some(position.to_owned()));
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
    let usual = Program { depth: 4, beyond: 0, weights: WeightedSum::for_game(&game) };
    assert_eq!(read(""), Ok(usual));
    let weights = WeightedSum::from_weights(&[0.0, 3.0, 2.5]);
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
    assert_eq!(perft(&game, usize::MAX, PerftUnit::Sequences), perft(&game, 3, PerftUnit::Sequences));
}

#[test]
fn some_games_have_mirror_images() {
    let mirrored = GAMES.iter().filter(|row| has_mirrors(&any_game(row.id, &Options::default()).unwrap()));
    let ids: Vec<&str> = mirrored.map(|row| row.id).collect();
    assert_eq!(ids, ["mnk", "tic-tac-toe", "gomoku", "connect-four", "reversi"]);
}
