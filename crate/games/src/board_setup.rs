//! A position that is put together piece by piece, whether it can come about or not. It knows boards and no rule: whether there is
//! such a position a game says when it reads its text.

use super::{AnyGame, AnyPosition, Diagram, Game, Occupant, Texts};
use secateur::score::Turn;

/// What stands on a board, and who is to move.
#[derive(Clone, Debug)]
pub struct BoardSetup {
    game: AnyGame,
    diagram: Diagram,
    mover: Turn,
}

impl BoardSetup {
    /// A position; nothing where its game has no pieces that are put on squares.
    pub fn from_position(game: AnyGame, position: &AnyPosition) -> Option<BoardSetup> {
        let diagram = game.diagram(position)?.plain();
        let mover = game.turn(position);
        (!diagram.pieces().is_empty()).then_some(BoardSetup { game, diagram, mover })
    }

    /// What can be put on a square; the first is nothing.
    pub fn pieces(&self) -> Vec<Occupant> {
        self.diagram.pieces()
    }

    /// As it is drawn.
    pub fn diagram(&self) -> &Diagram {
        &self.diagram
    }

    /// One of its pieces as it is drawn.
    pub fn drawn(&self, piece: Occupant) -> Diagram {
        self.diagram.with_one(piece)
    }

    /// Puts a piece on a square, by its place in reading order, instead of what stands there.
    pub fn put(&mut self, place: usize, piece: Occupant) {
        self.diagram.put(place, piece);
    }

    /// The square that comes after another one, to the right or left in its row or, where it is nearest to that, in the row below or
    /// above; at the edge the square itself.
    ///
    /// ```
    /// use secateur_games::{BoardSetup, StagedGame};
    /// let staged = StagedGame::read("game=draughts&size=4x4")?;
    /// let arranged = BoardSetup::from_position(staged.game().clone(), staged.start()).unwrap();
    /// assert_eq!([arranged.beside(1, 1, 0), arranged.beside(1, 0, 1), arranged.beside(1, -1, 0)], [3, 4, 1]);
    /// # Ok::<(), secateur_games::StagedGameError>(())
    /// ```
    pub fn beside(&self, place: usize, right: isize, down: isize) -> usize {
        self.diagram.beside(place, right, down)
    }

    /// Lets the other player move.
    pub fn turn(&mut self) {
        self.mover = other(self.mover);
    }

    /// Its text. Where there is a position like that only if the other player moves, it is that one's.
    ///
    /// ```
    /// use secateur_games::{BoardSetup, Occupant, StagedGame};
    /// let staged = StagedGame::read("game=tic-tac-toe")?;
    /// let mut arranged = BoardSetup::from_position(staged.game().clone(), staged.start()).unwrap();
    /// arranged.put(4, Occupant::Piece { is_second: false, is_king: false });
    /// assert_eq!(arranged.text(), ".../.x./... o");
    /// # Ok::<(), secateur_games::StagedGameError>(())
    /// ```
    pub fn text(&self) -> String {
        let reads = |text: &String| self.game.read_position(text).is_ok();
        let [text, others] = [self.mover, other(self.mover)].map(|mover| self.game.write_diagram(&self.diagram, mover));
        if !reads(&text) && reads(&others) { others } else { text }
    }
}

fn other(mover: Turn) -> Turn {
    if mover == Turn::Min { Turn::Max } else { Turn::Min }
}
