//! Positions in words: how the board of every game is read out, and the name of a square that a piece is placed on.

use secateur::message::{Argument, Message};
use secateur_drawing::picture::BoardSketch;
use secateur_games::{BoardSetup, Diagram, GAMES, Occupant, Options, Sentence, StagedGame, Texts, any_game};

/// The board of a text's first position.
fn board(text: &str) -> Diagram {
    let staged = StagedGame::read(text).unwrap();
    staged.game().diagram(staged.start()).unwrap()
}

/// A message in short: its name and arguments.
fn brief(message: &Message) -> String {
    let told = message.args().iter().map(|(name, value)| match value {
        Argument::Text(text) => format!(" {name}={text}"),
        Argument::Count(count) => format!(" {name}={count}"),
        Argument::Mean(mean) => format!(" {name}={mean}"),
    });
    message.id() + &told.collect::<String>()
}

fn sentence(Sentence { message, list }: &Sentence) -> String {
    let listed: Vec<String> = list.iter().map(brief).collect();
    if list.is_empty() { brief(message) } else { format!("{}: {}", brief(message), listed.join("; ")) }
}

#[track_caller]
fn check(text: &str, expected: &[&str]) {
    assert_eq!(board(text).sentences().iter().map(sentence).collect::<Vec<_>>(), expected, "{text}");
}

#[test]
fn of_kalah_every_pit_is_read_with_whose_it_is_and_its_seeds_and_so_are_the_stores() {
    check(
        "game=kalah&size=3x3&position=3,0,1,5/2,4,0,3 second",
        &[
            "position-read player=first count=4: position-pit pit=1 seeds=3; position-pit pit=2 seeds=0; \
             position-pit pit=3 seeds=1; position-store seeds=5",
            "position-read player=second count=4: position-pit pit=1 seeds=2; position-pit pit=2 seeds=4; \
             position-pit pit=3 seeds=0; position-store seeds=3",
        ],
    );
}

#[test]
fn of_nim_every_heap_is_read_with_its_counters() {
    check(
        "game=nim&heaps=3,4,1&moves=2-3 3-1",
        &["position-heap heap=1 counters=3", "position-heap heap=2 counters=1", "position-heap heap=3 counters=0"],
    );
    check("game=nim&heaps=0", &["position-heap heap=1 counters=0"]);
    let heaps = |counters: usize| format!("position-heap heap=1 counters={counters}");
    check("game=nim&heaps=4&die=9&moves=die-7", &[&heaps(4), "position-die thrown=7"]);
    check("game=nim&heaps=4&die=9&moves=die-7 1-2", &[&heaps(2)]);
}

#[test]
fn of_connect_four_every_column_is_read_with_its_height_and_its_discs_from_the_bottom_up() {
    let empty = |column: usize| format!("position-column column={column} height=0 rows=6");
    let own = ["first", "second"].map(|player| format!("position-disc player={player}"));
    let [first, second] = &own;
    check(
        "game=connect-four&moves=44453",
        &[
            &empty(1),
            &empty(2),
            &format!("position-column column=3 height=1 rows=6: {first}"),
            &format!("position-column column=4 height=3 rows=6: {first}; {second}; {first}"),
            &format!("position-column column=5 height=1 rows=6: {second}"),
            &empty(6),
            &empty(7),
        ],
    );
}

#[test]
fn of_marks_and_stones_every_square_is_read_by_player() {
    let [a1, b2, c3] = ["a1", "b2", "c3"].map(|place| format!("position-piece kind=mark place={place}"));
    check(
        "game=tic-tac-toe&moves=a1 b2 c3",
        &[
            &format!("position-read player=first count=2: {c3}; {a1}"),
            &format!("position-read player=second count=1: {b2}"),
        ],
    );
    check("game=gomoku", &["position-read player=first count=0", "position-read player=second count=0"]);
    let [d3, d4, e4, d5, e5] =
        ["d3", "d4", "e4", "d5", "e5"].map(|place| format!("position-piece kind=mark place={place}"));
    check(
        "game=reversi&moves=d3",
        &[
            &format!("position-read player=first count=4: {d3}; {d4}; {e4}; {d5}"),
            &format!("position-read player=second count=1: {e5}"),
        ],
    );
}

#[test]
fn of_draughts_every_square_is_read_by_its_number_with_who_is_crowned() {
    check(
        "game=draughts&size=6x6&position=B:W13,K17:B2,K6,9",
        &[
            "position-read player=first count=3: position-piece kind=crowned place=6; \
             position-piece kind=piece place=2; position-piece kind=piece place=9",
            "position-read player=second count=2: position-piece kind=crowned place=17; \
             position-piece kind=piece place=13",
        ],
    );
}

#[test]
fn of_chess_every_man_is_read_with_its_square_from_the_king_down() {
    check(
        "game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -",
        &[
            "position-read player=first count=2: position-piece kind=king place=h1; position-piece kind=rook place=d1",
            "position-read player=second count=3: position-piece kind=king place=e8; \
             position-piece kind=pawn place=c6; position-piece kind=pawn place=d5",
        ],
    );
}

#[test]
fn every_position_of_every_game_is_read_as_far_as_it_is_drawn() {
    for row in GAMES {
        let game = any_game(row.id, &Options::default()).unwrap();
        let diagram = game.diagram(&secateur_games::Game::start(&game)).unwrap();
        let drawn = diagram.cells().filter(|(_, cell)| !matches!(cell, Occupant::Empty | Occupant::Outside)).count();
        let counted = |message: &Message| {
            let of_heap = message.args().iter().find_map(|(name, value)| match value {
                Argument::Count(count) if *name == "counters" => Some(*count as usize),
                _ => None,
            });
            of_heap.unwrap_or_default()
        };
        let read: usize = diagram.sentences().iter().map(|said| said.list.len() + counted(&said.message)).sum();
        assert_eq!(read, drawn, "{}", row.id);
    }
}

#[track_caller]
fn check_square(text: &str, place: usize, expected: &str) {
    let staged = StagedGame::read(text).unwrap();
    let arranged = BoardSetup::from_position(staged.game().clone(), staged.start()).unwrap();
    assert_eq!(arranged.diagram().square(place).as_ref().map(brief).unwrap_or_default(), expected, "{text}");
}

#[test]
fn a_square_that_takes_a_piece_is_called_by_its_place_and_by_what_stands_there() {
    let square = |rest: &str| format!("gaming-put-square where={rest}");
    check_square("game=tic-tac-toe&moves=a1", 6, &square("name place=a1 kind=piece player=first"));
    check_square("game=tic-tac-toe&moves=a1", 4, &square("name place=b2 kind=none"));
    check_square("game=reversi", 27, &square("name place=d4 kind=piece player=second"));
    check_square("game=chess", 3, &square("name place=d8 kind=queen player=second"));
    let four = "game=connect-four&moves=45";
    check_square(four, 5 * 7 + 4, &square("hole column=5 row=1 kind=piece player=second"));
    check_square(four, 0, &square("hole column=1 row=6 kind=none"));
    let crowned = "game=draughts&size=6x6&position=B:W13,K17:B2";
    check_square(crowned, 5 * 6 + 2, &square("number place=17 kind=crowned player=second"));
    check_square(crowned, 5 * 6 + 1, "");
    check_square(crowned, 1000, "");
}

#[test]
fn every_square_of_a_board_is_reached_by_its_neighbours_and_has_a_place_and_a_name() {
    for row in GAMES {
        let game = any_game(row.id, &Options::default()).unwrap();
        let start = secateur_games::Game::start(&game);
        let Some(arranged) = BoardSetup::from_position(game, &start) else { continue };
        let all: Vec<usize> = BoardSketch::alone(arranged.diagram()).places().map(|(place, ..)| place).collect();
        let mut reached = vec![all[0]];
        let mut at = 0;
        while let Some(&place) = reached.get(at) {
            for (right, down) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let next = arranged.beside(place, right, down);
                assert_eq!(next == place, is_edge(&all, place, &arranged, (right, down)), "{}: {place}", row.id);
                if !reached.contains(&next) {
                    reached.push(next);
                }
            }
            assert!(arranged.diagram().square(place).is_some(), "{}: {place}", row.id);
            at += 1;
        }
        reached.sort_unstable();
        assert_eq!(reached, all, "{}", row.id);
    }
}

/// Whether a square has no neighbour in that direction.
fn is_edge(all: &[usize], place: usize, arranged: &BoardSetup, (right, down): (isize, isize)) -> bool {
    let columns = arranged.diagram().extent().0;
    let (column, row) = (place % columns, place / columns);
    !all.iter().any(|&other| match (right, down) {
        (0, 1) => row < other / columns,
        (0, _) => other / columns < row,
        (1, _) => other / columns == row && column < other % columns,
        _ => other / columns == row && other % columns < column,
    })
}
