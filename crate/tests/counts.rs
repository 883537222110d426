//! One count: a search takes the same leaves, visits and cut-offs in a game as such, in the tree grown from it for the page, and in that
//! tree as text.

use common::{algorithm, every_search};
use secateur::GameTree;
use secateur::Score;
use secateur::notation;
use secateur::report::Counts;
use secateur::search::{self, ChildOrder, Settings};
use secateur_games::StagedGame;

/// Positions with their depth limits: none means to the end.
const TEXTS: [&str; 10] = [
    "game=nim&heaps=1,2,3",
    "game=nim&heaps=2,2&utility=speed",
    "game=tic-tac-toe&moves=a1 b2 c3",
    "game=connect-four&depth=4",
    "game=reversi&size=4x4&depth=4",
    "game=draughts&size=6x6&depth=4",
    "game=kalah&size=3x3&depth=4&beyond=2",
    "game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=2",
    "game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=2&beyond=4&quiescence=captures",
    "game=draughts&size=6x6&depth=5&beyond=6&quiescence=captures",
];

/// Score, leaves, visits and cut-offs.
type Count = (Option<Score>, u64, u64, u64);

fn of_tree(tree: &GameTree, settings: &Settings) -> Count {
    let counts = Counts::at_end(tree, &search::record(tree, settings).unwrap(), settings);
    (counts.score(), counts.leaves as u64, counts.visits as u64, counts.cutoffs as u64)
}

fn of_game(staged: &StagedGame, settings: &Settings) -> Option<Count> {
    let found = search::find(&staged.play(), &Settings { depth: staged.depth(), ..*settings }).ok()?;
    Some((Some(found.score), found.leaves, found.visits, found.cut_offs))
}

#[test]
fn a_search_counts_the_same_in_a_game_in_its_tree_and_in_the_text_of_that() {
    let mut counted = 0;
    for text in TEXTS {
        let staged = StagedGame::read(text).unwrap();
        let tree = staged.grow(&mut |_| ()).unwrap().tree;
        let written: GameTree = notation::write(&tree).parse().unwrap();
        for settings in every_search() {
            for &order in ChildOrder::ALL {
                let settings = Settings { order, ..settings };
                let counts = of_tree(&tree, &settings);
                if !order.is_of_game() {
                    assert_eq!(
                        of_tree(&written, &settings),
                        counts,
                        "{text}: {} {}",
                        settings.algorithm.id,
                        order.id()
                    );
                }
                // The tree continues beyond its limit, with every pass.
                let goes_on = settings.algorithm.deepens && 0 < staged.beyond();
                if let Some(of_game) = of_game(&staged, &settings).filter(|_| !goes_on) {
                    assert_eq!(of_game, counts, "{text}: {} {}", settings.algorithm.id, order.id());
                    counted += 1;
                }
            }
        }
    }
    assert!(500 < counted, "{counted}");
}

#[test]
fn with_a_table_the_counts_are_those_that_are_known() {
    let leaves = |text: &str| {
        let staged = StagedGame::read(text).unwrap();
        let settings = Settings { algorithm: algorithm("alpha-beta-table"), ..Settings::default() };
        of_tree(&staged.grow(&mut |_| ()).unwrap().tree, &settings).1
    };
    assert_eq!([leaves("game=connect-four&depth=4&weights=centre=0"), leaves("game=nim&heaps=1,2,3")], [436, 2]);
}
