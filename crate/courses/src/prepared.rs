//! Positions of games prepared for lectures. Messages named by the id describe each; its costs are counted.

use secateur::message::Message;
use secateur::search::{Settings, read_settings};

/// A game with its search.
#[derive(Clone, Copy, Debug)]
pub struct PreparedPosition {
    /// Names the messages `prepared-ID` and `prepared-ID-line`.
    pub id: &'static str,
    /// The game.
    pub text: &'static str,
    /// A line of settings; the others have defaults.
    search: &'static str,
}

impl PreparedPosition {
    /// Its settings.
    pub fn settings(&self) -> Settings {
        read_settings(self.search).expect("a test reads every line of the table")
    }

    /// Further search words: other names of its game, and its subject.
    pub fn words(&self) -> Vec<Message> {
        let game = self.text.split(['=', '&']).nth(1).unwrap_or_default();
        let game = Message::new("prepared-game").with_word("id", game);
        let subjects = [("symmetry", "symmetry=yes"), ("evaluation", "depth="), ("quiescence", "game=chess")];
        let subjects = subjects.into_iter().filter(|(_, sign)| self.text.contains(sign));
        let subjects = subjects.map(|(id, _)| Message::new("prepared-subject").with_word("id", id));
        std::iter::once(game).chain(subjects).collect()
    }
}

const fn prepared(id: &'static str, text: &'static str, search: &'static str) -> PreparedPosition {
    PreparedPosition { id, text, search }
}

const OPENING: &str = "game=connect-four&depth=6&weights=centre=0";
const QUEEN: &str = "game=chess&position=7k/7p/8/3q4/4B3/8/7P/7K w - -&depth=2";

/// Every position, in the order of the picker.
pub const PREPARED: &[PreparedPosition] = &[
    prepared("last-squares", "game=tic-tac-toe&moves=a1 b2 c3 a3 c1 b1", "alpha-beta"),
    prepared("open-lines", "game=tic-tac-toe&moves=b2 a1&depth=2&weights=rows-with-two=1", "alpha-beta"),
    prepared("mirrored", "game=tic-tac-toe&depth=2&symmetry=yes", "alpha-beta"),
    prepared("to-the-end", "game=tic-tac-toe&moves=b2 a1 a2 c2 b1", "alpha-beta"),
    prepared("nim-again", "game=nim&heaps=1,2,3", "alpha-beta-table"),
    prepared("nim-die", "game=nim&heaps=3&die=3", "star1 least=0 greatest=1"),
    prepared("from-the-left", OPENING, "alpha-beta"),
    prepared("from-the-middle", OPENING, "alpha-beta order=centre-first"),
    prepared("row-of-four", "game=gomoku&size=9x9&moves=e5 e6 f5 f6 g5 g6 h5&depth=2", "alpha-beta"),
    prepared("corner", "game=reversi&size=6x6&moves=b3 b4 a5 a4 b5 b2 c2 d2&depth=2", "alpha-beta"),
    prepared(
        "square-weights",
        "game=reversi&moves=f5 f6 f7 e3 d3 g7&depth=2&weights=corners=0,mobility=0,discs=0,squares=1",
        "alpha-beta",
    ),
    prepared("further-move", "game=kalah&size=3x3&depth=3", "alpha-beta"),
    prepared("forced-capture", "game=draughts&size=6x6&moves=5-7 13-11 6-9 16-13 3-6 11-8&depth=3", "alpha-beta"),
    prepared("horizon", "game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=1", "alpha-beta"),
    prepared("as-listed", QUEEN, "alpha-beta"),
    prepared("captures-first", QUEEN, "alpha-beta order=captures-first"),
    prepared("won-later", "game=tic-tac-toe&moves=a1 a2 b2 b1&utility=result", "alpha-beta"),
    prepared("won-at-once", "game=tic-tac-toe&moves=a1 a2 b2 b1&utility=speed", "alpha-beta"),
];
