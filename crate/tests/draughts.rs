//! Draughts on all boards: counted, replayed, compared with rules written square by square, read, written and searched.

use std::collections::HashSet;

use common::replay;
use common::{algorithm, cases, in_own_order};
use proptest::prelude::*;
use secateur::Score;
use secateur::Turn;
use secateur::search::{self, Settings};
use secateur::tree::Limits;
use secateur_games::{
    Calm, Draughts, DraughtsMove, DraughtsPosition, Features, Game, Growth, Perft, PerftUnit, Play, PositionGraph,
    Quiescence, Solve, Texts, Unrest, Utility, WeightedSum, grown,
};

fn draughts(rows: usize) -> Draughts {
    Draughts::new(rows).unwrap()
}

fn position(rows: usize, text: &str) -> DraughtsPosition {
    draughts(rows).read_position(text).unwrap_or_else(|bad| panic!("{text}: {bad}"))
}

fn texts(game: &Draughts, position: &DraughtsPosition) -> Vec<String> {
    game.moves(position).map(|by| game.write_move(position, by)).collect()
}

fn moves(rows: usize, text: &str) -> String {
    texts(&draughts(rows), &position(rows, text)).join(" ")
}

#[test]
fn golden_games_are_replayed() {
    replay::check(include_str!("cases/draughts.json"), |_| draughts(8));
}

#[test]
fn sequences_of_moves_are_as_many_as_is_known() {
    let check = |rows: usize, expected: &[u64]| {
        let game = draughts(rows);
        let counted = Perft::count(&game, &game.start(), expected.len(), PerftUnit::Sequences, &mut || true);
        assert_eq!(counted.plies[1..], *expected, "{rows}");
    };
    check(8, &[7, 49, 302, 1469, 7361, 36_768, 179_740, 845_931]);
    check(6, &[5, 25, 106, 369, 1271, 4104]);
    check(4, &[3, 9, 12, 16, 22, 26, 40, 59]);
    assert!(Draughts::new(10).is_none() && Draughts::new(2).is_none() && Draughts::new(7).is_none());
}

#[test]
fn a_position_begins_with_its_mover_and_the_first_player_has_the_low_numbers() {
    let written = |rows: usize| draughts(rows).write_position(&draughts(rows).start());
    assert_eq!(written(4), "B:W7,8:B1,2");
    assert_eq!(written(6), "B:W13,14,15,16,17,18:B1,2,3,4,5,6");
    assert_eq!(written(8), "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
    assert_eq!(draughts(8).turn(&draughts(8).start()), Turn::Max);
    // In either order, with spaces, a full stop and a player without pieces.
    let read = |text: &str| draughts(8).write_position(&position(8, text));
    assert_eq!(read(" W : B K30 , 2 : W 21,K1. "), "W:WK1,21:B2,K30");
    assert_eq!(read("B:W:B1"), "B:W:B1");
}

#[test]
fn what_is_wrong_with_a_position_is_told_with_its_place() {
    let check = |text: &str, expected: &str| {
        let bad = draughts(8).read_position(text).map(|_| ()).unwrap_err();
        assert_eq!(bad.to_string(), expected, "{text}");
    };
    check("", "character 1: the player to move is missing");
    check("21,30:B1", "character 1: the player to move is missing");
    check("Black:W21:B1", "character 1: the player to move is missing");
    check("B", "character 1: each player’s pieces must be given once");
    check("B:W21", "character 1: each player’s pieces must be given once");
    check("B:W21:W22", "character 7: each player’s pieces must be given once");
    check("B:W21:B1:B2", "character 10: each player’s pieces must be given once");
    check("B:W21:1,2", "character 7: a player is missing, “B” or “W”");
    check("B:W21,:B1", "character 7: a whole number is missing, or is too large");
    check("B:W21,33:B1", "character 7: a whole number is missing, or is too large");
    check("B:W21,0:B1", "character 7: a whole number is missing, or is too large");
    check("B:W21, +3:B1", "character 8: a whole number is missing, or is too large");
    check("B:Wé,é:B1", "character 4: a whole number is missing, or is too large");
    check("B:W21,K21:B1", "character 7: a piece already stands on this square");
    check("B:W21:BK21", "character 8: a piece already stands on this square");
    check("B:W4:B1", "character 4: no game can reach this position");
    check("B:W21:B29", "character 8: no game can reach this position");
}

#[test]
fn nobody_has_more_pieces_than_at_the_start() {
    for (rows, most) in [(4, 2), (6, 6), (8, 12)] {
        let read = |pieces: usize| {
            let kings: Vec<String> = (1..=pieces).map(|number| format!("K{number}")).collect();
            draughts(rows).read_position(&format!("B:W:B{}", kings.join(",")))
        };
        assert!(read(most).is_ok(), "{rows}");
        let bad = read(most + 1).map(|_| ()).unwrap_err().to_string();
        assert!(bad.ends_with("no game can reach this position"), "{bad}");
    }
}

#[test]
fn whoever_can_capture_has_to_and_goes_on_as_long_as_the_piece_can() {
    // A man may not jump backwards, a king may; other pieces have to wait.
    assert_eq!(moves(8, "B:W18,25:B14,1"), "14x23");
    assert_eq!(moves(8, "B:W18,26,27:B14,1"), "14x23x30 14x23x32");
    assert_eq!(moves(8, "W:W30:B25,26,18"), "30x21 30x23x14");
    assert_eq!(moves(8, "B:W10:B15,1"), "1-5 1-6 15-18 15-19");
    assert_eq!(moves(8, "B:W10:BK15,1"), "15x6");
}

#[test]
fn a_man_becomes_a_king_in_the_last_row_and_ends_his_move_there() {
    let game = draughts(8);
    // From 31 a king would continue over 27.
    assert_eq!(moves(8, "B:W26,27:B22"), "22x31");
    let start = position(8, "B:W26,27:B22");
    let by = game.read_move(&start, "22x31").unwrap();
    assert_eq!(game.write_position(&game.play(&start, by)), "W:W27:BK31");
    assert_eq!(moves(8, "B:W26,27:BK22"), "22x31x24");
}

#[test]
fn a_king_may_come_back_to_where_he_began_and_jumps_over_nobody_twice() {
    let round = "B:W7,8,15,16:BK3";
    assert_eq!(moves(8, round), "3x10x19x12x3 3x12x19x10x3");
    let (game, start) = (draughts(8), position(8, round));
    for text in ["3x10x19x12x3", "3x12x19x10x3"] {
        let by = game.read_move(&start, text).unwrap();
        assert_eq!(game.write_position(&game.play(&start, by)), "W:W:BK3");
    }
    // Two moves share start and end, so these alone are ambiguous.
    assert!(game.read_move(&start, "3x3").is_err());
}

#[test]
fn a_move_is_read_as_people_write_it() {
    let game = draughts(8);
    let check = |position: &DraughtsPosition, text: &str, expected: Option<&str>| {
        let found = game.read_move(position, text);
        assert_eq!(found.as_ref().ok().map(|&by| game.write_move(position, by)).as_deref(), expected, "{text}");
        if expected.is_none() {
            assert_eq!(found.unwrap_err().to_string(), format!("character 1: “{text}” is not a move here"));
        }
    };
    for (text, expected) in [("11-15", Some("11-15")), ("11x15", None), ("11-14", None), ("", None), ("11–15", None)]
    {
        check(&game.start(), text, expected);
    }
    let chain = position(8, "B:W18,26,27:B14,1");
    check(&chain, "14x23x32", Some("14x23x32"));
    check(&chain, "14x32", Some("14x23x32"));
    check(&chain, "14x23", None);
    let bad = game.replay(&game.start(), "11-15 23-19 15-19").map(|_| ()).unwrap_err();
    assert_eq!(bad.to_string(), "character 13: “15-19” is not a move here");
}

#[test]
fn whoever_cannot_move_loses() {
    let check =
        |text: &str, expected: Option<Score>| assert_eq!(draughts(8).outcome(&position(8, text)), expected, "{text}");
    check("B:W21:B", Some(Score::MINUS_ONE));
    check("W:W:B1", Some(Score::ONE));
    // The man faces a protected one.
    check("B:W9,14:B5", Some(Score::MINUS_ONE));
    check("W:W32:B28,24,27,23", Some(Score::ONE));
    let over = draughts(8).read_move(&position(8, "W:W:B1"), "1-6").unwrap_err();
    assert_eq!(over.to_string(), "character 1: the game is over before this move");
}

#[test]
fn a_position_that_comes_again_on_a_path_is_a_draw_and_no_game_is_over_by_that() {
    let kings = "B:WK32,21:BK1,12";
    let played = |game: &Draughts, text: &str| {
        text.split(' ').fold(position(8, kings), |position, text| {
            let by = game.by_rules().read_move(&position, text).unwrap();
            game.play(&position, by)
        })
    };
    let (game, around) = (draughts(8), "1-6 32-27 6-1 27-32");
    let again = played(&game, around);
    assert_eq!((game.repeated(&again), game.outcome(&again)), (Some(4), Some(Score::ZERO)));
    assert_eq!((game.by_rules().repeated(&again), game.by_rules().outcome(&again)), (None, None));
    assert_eq!(game.outcome(&played(&game.by_rules(), around)), None);
    // A man's move cannot be undone.
    assert_eq!(game.repeated(&played(&game, "1-6 32-27 12-16 27-32 6-1")), None);
    let replayed = game.replay(&position(8, kings), &format!("{around} {around} 12-16")).unwrap();
    assert!(replayed.iter().all(|(_, position)| game.outcome(position).is_none()));
}

/// The rules once more, square by square and without bit tricks, on texts.
mod naive {
    /// Square by square in reading order: `b` and `w` men, `B` and `W` kings.
    #[derive(Clone)]
    pub struct SquareBoard {
        pub rows: i32,
        pub black_moves: bool,
        pub squares: Vec<char>,
    }

    fn place(board: &SquareBoard, row: i32, column: i32) -> Option<usize> {
        let is_inside = (0..board.rows).contains(&row) && (0..board.rows).contains(&column);
        is_inside.then_some((row * board.rows + column) as usize)
    }

    fn place_of_number(rows: i32, number: i32) -> (i32, i32) {
        let (row, place) = ((number - 1) / (rows / 2), (number - 1) % (rows / 2));
        (row, 2 * place + if row % 2 == 0 { 1 } else { 0 })
    }

    impl SquareBoard {
        pub fn read(rows: i32, text: &str) -> SquareBoard {
            let mut parts = text.split(':');
            let black_moves = parts.next() == Some("B");
            let mut board = SquareBoard { rows, black_moves, squares: vec!['.'; (rows * rows) as usize] };
            for part in parts {
                let man = part[..1].to_lowercase();
                for piece in part[1..].split(',').filter(|piece| !piece.is_empty()) {
                    let (row, column) = place_of_number(rows, piece.trim_start_matches('K').parse().unwrap());
                    let sign = if piece.starts_with('K') { man.to_uppercase() } else { man.clone() };
                    board.squares[(row * rows + column) as usize] = sign.chars().next().unwrap();
                }
            }
            board
        }

        pub fn write(&self) -> String {
            let mut text = String::from(if self.black_moves { "B" } else { "W" });
            for colour in ['w', 'b'] {
                let numbers = 1..=self.rows * self.rows / 2;
                let of_colour = numbers.filter_map(|number| {
                    let (row, column) = place_of_number(self.rows, number);
                    let sign = self.squares[place(self, row, column).unwrap()];
                    let king = if sign.is_uppercase() { "K" } else { "" };
                    (sign.to_ascii_lowercase() == colour).then(|| format!("{king}{number}"))
                });
                let pieces: Vec<String> = of_colour.collect();
                text += &format!(":{}{}", colour.to_ascii_uppercase(), pieces.join(","));
            }
            text
        }

        /// By move text: the board after it.
        pub fn moves(&self) -> Vec<(String, SquareBoard)> {
            let mut captures = Vec::new();
            let mut steps = Vec::new();
            let own = if self.black_moves { 'b' } else { 'w' };
            for number in 1..=self.rows * self.rows / 2 {
                let (row, column) = place_of_number(self.rows, number);
                let sign = self.squares[place(self, row, column).unwrap()];
                if sign.to_ascii_lowercase() == own {
                    let mut lifted = self.clone();
                    lifted.squares[place(self, row, column).unwrap()] = '.';
                    jump(&lifted, (row, column), sign, &[number], &[], &mut captures);
                    for (down, right) in ways(sign) {
                        if let Some(to) = place(self, row + down, column + right).filter(|&to| self.squares[to] == '.')
                        {
                            let text = format!("{number}-{}", number_of(self.rows, row + down, column + right));
                            steps.push((text, landed(&lifted, to, sign)));
                        }
                    }
                }
            }
            if captures.is_empty() { steps } else { captures }
        }
    }

    fn number_of(rows: i32, row: i32, column: i32) -> i32 {
        row * (rows / 2) + column / 2 + 1
    }

    fn ways(sign: char) -> Vec<(i32, i32)> {
        let rows: &[i32] = match sign {
            'b' => &[1],
            'w' => &[-1],
            _ => &[-1, 1],
        };
        rows.iter().flat_map(|&down| [(down, -1), (down, 1)]).collect()
    }

    /// With a piece placed, promoted if necessary, and the other player to move.
    fn landed(board: &SquareBoard, to: usize, sign: char) -> SquareBoard {
        let row = to as i32 / board.rows;
        let last = if sign == 'b' { board.rows - 1 } else { 0 };
        let mut after = board.clone();
        after.squares[to] = if row == last { sign.to_ascii_uppercase() } else { sign };
        after.black_moves = !after.black_moves;
        after
    }

    fn jump(
        board: &SquareBoard,
        (row, column): (i32, i32),
        sign: char,
        path: &[i32],
        taken: &[usize],
        found: &mut Vec<(String, SquareBoard)>,
    ) {
        let last = if sign == 'b' { board.rows - 1 } else { 0 };
        let is_crowned = sign.is_lowercase() && row == last;
        let mut is_over = true;
        for (down, right) in ways(sign).into_iter().filter(|_| !is_crowned) {
            let over = place(board, row + down, column + right);
            let to = place(board, row + 2 * down, column + 2 * right);
            let (Some(over), Some(to)) = (over, to) else { continue };
            let is_other =
                board.squares[over].to_ascii_lowercase() == if sign.eq_ignore_ascii_case(&'b') { 'w' } else { 'b' };
            if is_other && !taken.contains(&over) && board.squares[to] == '.' {
                is_over = false;
                let there = (row + 2 * down, column + 2 * right);
                let path = [path, &[number_of(board.rows, there.0, there.1)]].concat();
                jump(board, there, sign, &path, &[taken, &[over]].concat(), found);
            }
        }
        if is_over && 1 < path.len() {
            let mut after = board.clone();
            taken.iter().for_each(|&over| after.squares[over] = '.');
            let text: Vec<String> = path.iter().map(i32::to_string).collect();
            found.push((text.join("x"), landed(&after, place(board, row, column).unwrap(), sign)));
        }
    }
}

/// A board with any pieces, as many as possible: by square nobody, or a man or king of either player, from some square on.
fn any_position() -> impl Strategy<Value = (usize, String)> {
    let sizes = prop::sample::select(vec![4_usize, 6, 8]);
    (sizes, any::<bool>(), 0..6_u8, 0..32_usize).prop_flat_map(|(rows, is_black, fullness, begin)| {
        let (squares, most) = (rows * rows / 2, rows / 2 * (rows / 2 - 1));
        prop::collection::vec(prop::sample::select(vec![0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), squares).prop_map(
            move |drawn| {
                let mut pieces = [Vec::new(), Vec::new()];
                for (place, draw) in drawn.into_iter().enumerate().cycle().skip(begin).take(squares) {
                    let (number, row) = (place + 1, place / (rows / 2));
                    let colour = draw % 2;
                    let in_last_row = row == if colour == 0 { 0 } else { rows - 1 };
                    let own = &mut pieces[colour as usize];
                    if draw < 2 + i32::from(fullness) && own.len() < most {
                        own.push((number, if in_last_row || 4 < draw { "K" } else { "" }));
                    }
                }
                let pieces = pieces.map(|mut own| {
                    own.sort_unstable();
                    own.iter().map(|(number, king)| format!("{king}{number}")).collect::<Vec<_>>()
                });
                let mover = if is_black { "B" } else { "W" };
                (rows, format!("{mover}:W{}:B{}", pieces[0].join(","), pieces[1].join(",")))
            },
        )
    })
}

/// The same with the sides swapped.
fn swapped(rows: usize, text: &str) -> String {
    let other = |letter: &str| if letter == "B" { "W" } else { "B" };
    let mut parts = text.split(':');
    let mover = other(parts.next().unwrap());
    let turned: Vec<String> = parts
        .map(|part| {
            let pieces = part[1..].split(',').filter(|piece| !piece.is_empty()).map(|piece| {
                let number: usize = piece.trim_start_matches('K').parse().unwrap();
                format!("{}{}", if piece.starts_with('K') { "K" } else { "" }, rows * rows / 2 + 1 - number)
            });
            format!("{}{}", other(&part[..1]), pieces.collect::<Vec<_>>().join(","))
        })
        .collect();
    format!("{mover}:{}", turned.join(":"))
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn every_position_has_the_moves_that_the_rules_give_square_by_square((rows, text) in any_position()) {
        let (game, position) = (draughts(rows).by_rules(), position(rows, &text));
        prop_assert_eq!(game.write_position(&position), &*text);
        let mut expected = naive::SquareBoard::read(rows as i32, &text).moves();
        prop_assert_eq!(game.outcome(&position).is_some(), expected.is_empty());
        let squares = |text: &str| -> Vec<i32> { text.split(['-', 'x']).map(|number| number.parse().unwrap()).collect() };
        // Ordered by the numbers as written.
        expected.sort_by_key(|(text, _)| squares(text));
        let expected: Vec<_> = expected.into_iter().map(|(text, board)| (text, board.write())).collect();
        let after = |by| game.write_position(&game.play(&position, by));
        let found: Vec<_> = game.moves(&position).map(|by| (game.write_move(&position, by), after(by))).collect();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn counts_change_their_sign_when_sides_are_swapped((rows, text) in any_position()) {
        let (game, position) = (draughts(rows), position(rows, &text));
        let other = game.read_position(&swapped(rows, &text)).unwrap();
        prop_assert_eq!(game.count(&other), game.count(&position).map(|count| -count));
        prop_assert_eq!(game.unrest(&other), game.unrest(&position));
        let sign = |outcome: Option<Score>| outcome.map(Score::value);
        prop_assert_eq!(sign(game.outcome(&other)), sign(game.outcome(&position)).map(|value| -value));
        let capture = game.moves(&position).any(|by| 0 < by.captured());
        prop_assert_eq!(game.unrest(&position), capture.then_some(Unrest::Capture));
    }

    #[test]
    fn keys_are_equal_just_where_positions_are(
        (rows, text) in any_position(), other in prop::collection::vec(0..4_usize, 6)
    ) {
        let (game, position) = (draughts(rows), position(rows, &text));
        // Positions some moves away from there, by several paths.
        let mut all = vec![position];
        for pick in other {
            let from = all[pick % all.len()].clone();
            if game.outcome(&from).is_none() {
                all.extend(game.moves(&from).take(3).map(|by| game.play(&from, by)).collect::<Vec<_>>());
            }
        }
        for one in &all {
            for other in &all {
                prop_assert_eq!(game.key(one) == game.key(other), game.write_position(one) == game.write_position(other));
            }
        }
    }

    #[test]
    fn the_longest_captures_come_first_in_the_games_own_order((rows, text) in any_position()) {
        let sorted = in_own_order(&draughts(rows), &position(rows, &text));
        prop_assert!(sorted.is_sorted_by(|one, next| next.captured() <= one.captured()));
    }

    #[test]
    fn no_text_makes_a_position_or_a_move_panic(text in "[BWK0-9,:. é]{0,20}", word in "[0-9x é-]{0,8}") {
        let game = draughts(8);
        if let Ok(position) = game.read_position(&text) {
            let _ = game.read_move(&position, &word);
            let read = game.read_position(&game.write_position(&position)).unwrap();
            prop_assert_eq!(game.key(&read), game.key(&position));
        }
    }
}

#[test]
fn captures_first_goes_forward_before_it_goes_back() {
    let game = draughts(8);
    let texts = |position: DraughtsPosition| -> Vec<String> {
        in_own_order(&game, &position).into_iter().map(|by| game.write_move(&position, by)).collect()
    };
    assert_eq!(texts(position(8, "B:W32:BK15,1")).join(" "), "1-5 1-6 15-18 15-19 15-10 15-11");
    assert_eq!(texts(position(8, "W:WK15,32:B1")).join(" "), "15-10 15-11 32-27 32-28 15-18 15-19");
    assert_eq!(texts(position(8, "B:W14,15,24:B9,10")).join(" "), "10x19x28 9x18 10x17");
}

/// What a search finds from a position for the side to move.
fn found(game: &Draughts, from: &DraughtsPosition, id: &str, depth: Option<usize>, beyond: usize) -> Score {
    let settings = Settings { algorithm: algorithm(id), depth, ..Settings::default() };
    let play = Play::new(game).from(from.clone(), 0).counting(Utility::Plies);
    let play = play.evaluated(WeightedSum::for_game(game)).until_quiet(Quiescence::Replies, beyond);
    search::find(&play, &settings).unwrap().score
}

#[test]
fn the_game_on_four_by_four_is_a_draw_by_its_graph_and_by_every_search_to_the_end() {
    let game = draughts(4);
    let graph = PositionGraph::explore(&game, &game.start(), 10_000, &mut || true).unwrap();
    assert_eq!(graph.len(), 2409);
    assert_eq!(graph.value(&game, &game.start()), Some((Score::ZERO, None)));
    for id in ["alpha-beta", "pvs", "pvs-table", "alpha-beta-table", "mtd-f"] {
        let settings = Settings { algorithm: algorithm(id), ..Settings::default() };
        assert_eq!(search::find(&Play::new(&game), &settings).unwrap().score, Score::ZERO, "{id}");
    }
}

#[test]
fn a_position_is_solved_for_whoever_moves() {
    let check = |rows: usize, text: &str, expected: Score| {
        let (game, position) = (draughts(rows), position(rows, text));
        let solved = game.solve(&position, &mut || true).unwrap();
        assert_eq!(solved.score, expected, "{text}");
        let by = solved.by.unwrap();
        assert!(game.moves(&position).any(|one| one == by), "{text}");
    };
    check(4, "B:W7,8:B1,2", Score::ZERO);
    // Two kings catch one, and one king alone catches nobody.
    check(8, "B:WK14:BK23,K24", Score::INFINITE);
    check(8, "W:WK14:BK23,K24", Score::MINUS_INFINITE);
    check(8, "B:WK32:BK1", Score::ZERO);
    assert!(draughts(8).solve(&draughts(8).start(), &mut || false).is_none());
}

#[test]
fn by_result_alone_a_win_is_put_off_for_ever_and_by_speed_it_comes() {
    // Two kings catch one; a player content to keep the win shuffles to and fro.
    let (game, start) = (draughts(8), position(8, "W:WK14:BK23,K24"));
    let start = game.play(&start, game.moves(&start).next().unwrap());
    let graph = PositionGraph::explore(&game, &start, 1 << 20, &mut || true).unwrap();
    let rules = game.by_rules();
    let plays = |winner: &dyn Fn(&DraughtsPosition) -> Option<DraughtsMove>| {
        let (mut position, mut met) = (start.clone(), HashSet::new());
        while rules.outcome(&position).is_none() {
            if !met.insert(rules.key(&position)) {
                return None;
            }
            let by = if rules.turn(&position) == Turn::Max { winner(&position) } else { graph.best(&rules, &position) };
            position = rules.play(&position, by.unwrap());
        }
        rules.outcome(&position)
    };
    let wins = |position: &DraughtsPosition| graph.value(&rules, position).unwrap().0 == Score::ONE;
    assert!(wins(&start));
    let by_result = |from: &DraughtsPosition| rules.moves(from).find(|&by| wins(&rules.play(from, by)));
    assert_eq!(plays(&by_result), None, "a position comes again");
    assert_eq!(plays(&|from| graph.best(&rules, from)), Some(Score::ONE));
}

#[test]
fn a_grown_tree_ends_where_a_position_comes_again_and_tells_where() {
    let game = draughts(4);
    let start = position(4, "B:WK8:BK1");
    let limits = Limits { depth: Some(6), ..Limits::default() };
    let play = Play::new(&game).from(start, 0).counting(Utility::Plies).evaluated(WeightedSum::for_game(&game));
    let tree = grown(&play, Growth { limits, ..Growth::default() }).unwrap();
    assert!(!tree.repeated.is_empty());
    for leaf in tree.repeated {
        assert_eq!(tree.tree.score(leaf), Some(Score::ZERO));
        assert!(tree.tree.is_leaf(leaf));
    }
}

#[test]
fn beyond_the_horizon_a_capture_is_seen_that_a_deeper_search_confirms() {
    // Black captures a man and is captured twice.
    let game = draughts(8);
    let start = position(8, "B:W18,25,26,30:B14,5");
    let score = |depth, beyond| found(&game, &start, "alpha-beta", Some(depth), beyond);
    assert!(score(1, 4) < score(1, 0));
    assert!(score(5, 0) < score(1, 0));
}

/// A small board with few pieces, many of them kings, so that positions repeat.
fn few_pieces() -> impl Strategy<Value = String> {
    let pieces = prop::sample::subsequence((1..=8).collect::<Vec<u8>>(), 2..=4);
    (pieces, prop::collection::vec(any::<(bool, bool)>(), 4), any::<bool>()).prop_map(|(numbers, drawn, is_black)| {
        let mut sides = [Vec::new(), Vec::new()];
        for (number, (is_king, side)) in numbers.into_iter().zip(drawn) {
            let side = side != (sides[usize::from(side)].len() == 2);
            let in_last_row = if side { 6 < number } else { number < 3 };
            sides[usize::from(side)].push(format!("{}{number}", if is_king || in_last_row { "K" } else { "" }));
        }
        format!("{}:W{}:B{}", if is_black { "B" } else { "W" }, sides[0].join(","), sides[1].join(","))
    })
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn to_the_end_searches_with_and_without_a_table_find_what_the_graph_knows(text in few_pieces()) {
        let (game, start) = (draughts(4), position(4, &text));
        let graph = PositionGraph::explore(&game, &start, 100_000, &mut || true).unwrap();
        let (value, _) = graph.value(&game, &start).unwrap();
        let value = if game.turn(&start) == Turn::Min { -value.value() } else { value.value() };
        for id in ["alpha-beta", "alpha-beta-table", "pvs-table", "mtd-f"] {
            let settings = Settings { algorithm: algorithm(id), ..Settings::default() };
            let play = Play::new(&game).from(start.clone(), 0);
            prop_assert_eq!(search::find(&play, &settings).unwrap().score.value(), value, "{}", id);
        }
    }

    /// A repetition on one path may not be one on another, and no table knows the path. Four moves return to the root at the earliest,
    /// which is on every path; so up to there, and by the rules alone, nothing can differ.
    #[test]
    fn to_a_limit_a_table_changes_nothing_where_only_the_root_can_come_again(text in few_pieces(), depth in 1..9_usize) {
        let (game, start) = (draughts(4), position(4, &text));
        for (game, depth) in [(game.clone(), depth.min(4)), (game.by_rules(), depth)] {
            let plain = found(&game, &start, "alpha-beta", Some(depth), 0);
            for id in ["alpha-beta-table", "pvs-table", "mtd-f"] {
                prop_assert_eq!(found(&game, &start, id, Some(depth), 0), plain, "{} to {}", id, depth);
            }
        }
    }
}

#[test]
fn to_a_deeper_limit_a_table_may_find_what_holds_on_another_path_only() {
    // A result found without a draw by repetition on one path is stored, and used on a path that has one (Palay 1983: the interaction of
    // graph and history).
    let (game, start) = (draughts(4), position(4, "W:W4,K6:BK3,K8"));
    assert_eq!(found(&game, &start, "alpha-beta", Some(8), 0), Score::ZERO);
    assert_eq!(found(&game, &start, "alpha-beta-table", Some(8), 0), Score::new(-0.1).unwrap());
}
