//! A position that is set up piece by piece, whether or not it can occur. It knows boards and no rule: the game decides when it reads the
//! text.

use super::{AnyGame, AnyPosition, Diagram, Game, Occupant, Texts};
use secateur::score::Turn;

/// The pieces on a board, and who is to move.
#[derive(Clone, Debug)]
pub struct BoardSetup {
    game: AnyGame,
    diagram: Diagram,
    mover: Turn,
}

impl BoardSetup {
    /// A position; none if its game has no pieces that are placed on squares.
    pub fn from_position(game: AnyGame, position: &AnyPosition) -> Option<BoardSetup> {
        let diagram = game.diagram(position)?.plain();
        let mover = game.turn(position);
        (!diagram.pieces().is_empty()).then_some(BoardSetup { game, diagram, mover })
    }

    /// The pieces that can be placed on a square; the first is none.
    pub fn pieces(&self) -> Vec<Occupant> {
        self.diagram.pieces()
    }

    /// The drawn position.
    pub fn diagram(&self) -> &Diagram {
        &self.diagram
    }

    /// One of its pieces as drawn.
    pub fn drawn(&self, piece: Occupant) -> Diagram {
        self.diagram.with_one(piece)
    }

    /// Replaces the piece on a square, given by its place in reading order.
    pub fn put(&mut self, place: usize, piece: Occupant) {
        self.diagram.put(place, piece);
    }

    /// The next square to the right or left in its row, or the nearest one in the row below or above; at the edge the square itself.
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

    /// Its text. If the position is only possible with the other player to move, it says that.
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
