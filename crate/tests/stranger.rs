//! A game that this library has never heard of, by its rules alone, played to the end by two searches.

use secateur::Score;
use secateur::Turn;
use secateur::search::{self, Algorithm, Settings};
use secateur_games::Game;
use secateur_games::Play;

/// Tic-tac-toe: by player, the squares as bits.
type PlayerSquares = [u16; 2];
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

struct TicTacToe(PlayerSquares);

impl Game for TicTacToe {
    type Position = PlayerSquares;
    type Move = u16;
    type Key = PlayerSquares;

    fn start(&self) -> PlayerSquares {
        self.0
    }

    fn turn(&self, [x, o]: &PlayerSquares) -> Turn {
        if x.count_ones() == o.count_ones() { Turn::Max } else { Turn::Min }
    }

    fn moves(&self, [x, o]: &PlayerSquares) -> impl Iterator<Item = u16> {
        let taken = x | o;
        (0..9).map(|square| 1 << square).filter(move |square| taken & square == 0)
    }

    fn play(&self, &[x, o]: &PlayerSquares, by: u16) -> PlayerSquares {
        if self.turn(&[x, o]) == Turn::Max { [x | by, o] } else { [x, o | by] }
    }

    fn outcome(&self, [x, o]: &PlayerSquares) -> Option<Score> {
        let has_line = |squares: &u16| LINES.iter().any(|line| line & squares == *line);
        match () {
            () if has_line(x) => Some(Score::ONE),
            () if has_line(o) => Some(Score::MINUS_ONE),
            () if x | o == 0o777 => Some(Score::ZERO),
            () => None,
        }
    }

    fn utilities(&self) -> (Score, Score) {
        (Score::MINUS_ONE, Score::ONE)
    }

    fn key(&self, board: &PlayerSquares) -> PlayerSquares {
        *board
    }
}

#[test]
fn pvs_and_a_table_play_a_strangers_game_to_a_draw() {
    let mut game = TicTacToe([0, 0]);
    let mut names = ["pvs", "alpha-beta-table"].into_iter().cycle();
    while game.outcome(&game.start()).is_none() {
        let algorithm = Algorithm::named(names.next().unwrap()).unwrap();
        let (score, best) = search::decide(&Play::new(&game), &Settings { algorithm, ..Settings::default() }).unwrap();
        assert_eq!(score, Score::ZERO);
        game = TicTacToe(game.play(&game.0, best.expect("the game goes on")));
    }
    assert_eq!(game.outcome(&game.0), Some(Score::ZERO));
}

#[test]
fn leaves_and_nodes_are_those_that_are_known() {
    struct NodeCounter(usize, usize);
    impl<T: secateur::Tree> secateur::Observer<T> for NodeCounter {
        fn visit(&mut self, _: &T::Node, _: secateur::Window) {
            self.0 += 1;
        }
        fn evaluate(&mut self, _: &T::Node, _: Score) {
            self.1 += 1;
        }
    }
    let game = TicTacToe([0, 0]);
    for (cut, nodes, leaves) in
        [(secateur::CutRule::AtBound, 18_297, 7_330), (secateur::CutRule::PastBound, 146_120, 62_162)]
    {
        let (mut counts, settings) = (NodeCounter(0, 0), Settings { cut, ..Settings::default() });
        search::run(&Play::new(&game), &settings, &mut counts).unwrap();
        assert_eq!((counts.0 + counts.1, counts.1), (nodes, leaves));
    }
}
