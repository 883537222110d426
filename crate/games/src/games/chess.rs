//! Chess, with rules by cozy-chess. A game ends by mate or stalemate. In a tree, bare kings and a position that is repeated on a path are
//! also draws; move counters end nothing, since no position has them. White is the first player.

use cozy_chess::{Board, Color, File, Piece, Rank, Square};

use secateur::score::{Score, Turn};
use secateur::search::ChildOrder;

use super::GameRow;
use crate::diagram::{letters, numbers};
use crate::solve::{self, Solution, Solve};
use crate::{
    BadGame, BadText, BoardDetail, BoardLines, Calm, Dark, Diagram, Feature, FeatureCounts, Features, Game, Ground,
    MOST_FEATURES, Man, Occupant, Options, TextProblem, Texts, Unrest, Utility, Visitor, record,
};
use position::End;

mod fen;
mod key;
mod position;
mod san;
mod thought;

pub use key::ChessKey;
pub use position::{ChessMove, ChessPosition};

/// Chess from the usual position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chess {
    /// Whether a repetition on a path, or bare kings, end the game.
    repeats: bool,
}

impl Chess {
    /// Chess.
    ///
    /// ```
    /// use secateur_games::{Chess, Game};
    /// let chess = Chess::new();
    /// assert_eq!(chess.moves(&chess.start()).count(), 20);
    /// ```
    #[expect(clippy::new_without_default, reason = "no game has a default")]
    pub fn new() -> Chess {
        Chess { repeats: true }
    }
}

fn turn(color: Color) -> Turn {
    match color {
        Color::White => Turn::Max,
        Color::Black => Turn::Min,
    }
}

impl Game for Chess {
    type Position = ChessPosition;
    type Move = ChessMove;
    type Key = ChessKey;

    const REPEATS: bool = true;

    fn start(&self) -> ChessPosition {
        ChessPosition::new(Board::startpos())
    }

    fn turn(&self, position: &ChessPosition) -> Turn {
        turn(position.board.side_to_move())
    }

    fn moves(&self, position: &ChessPosition) -> impl Iterator<Item = ChessMove> {
        position.moves()
    }

    fn own_order(&self) -> Option<ChildOrder> {
        Some(ChildOrder::CapturesFirst)
    }

    fn rank(&self, position: &ChessPosition, by: ChessMove) -> u32 {
        thought::rank(position, by)
    }

    fn play(&self, position: &ChessPosition, by: ChessMove) -> ChessPosition {
        if self.repeats { position.after(by) } else { position.alone_after(by) }
    }

    fn outcome(&self, position: &ChessPosition) -> Option<Score> {
        let mated = if self.turn(position) == Turn::Max { Score::MINUS_ONE } else { Score::ONE };
        match position.end() {
            Some(End::Mate) => Some(mated),
            Some(End::Stalemate) => Some(Score::ZERO),
            Some(End::BareKings) if self.repeats => Some(Score::ZERO),
            _ => self.repeated(position).map(|_| Score::ZERO),
        }
    }

    fn utilities(&self) -> (Score, Score) {
        (Score::MINUS_ONE, Score::ONE)
    }

    fn key(&self, position: &ChessPosition) -> ChessKey {
        ChessKey::from_board(&position.board)
    }

    fn repeated(&self, position: &ChessPosition) -> Option<usize> {
        position.repeated.filter(|_| self.repeats)
    }

    fn by_rules(&self) -> Chess {
        Chess { repeats: false }
    }
}

/// A position is FEN, possibly without the counters; a move is algebraic notation. `e7e8q` and games in PGN are read, too.
/// The men for squares, white ones first.
const MEN: [Occupant; 2 * Man::ALL.len()] = {
    let mut men = [Occupant::Empty; 2 * Man::ALL.len()];
    let mut at = 0;
    while at < men.len() {
        men[at] = Occupant::ChessMan { is_black: Man::ALL.len() <= at, man: Man::ALL[at % Man::ALL.len()] };
        at += 1;
    }
    men
};

/// Alternating dark squares, all of them in use.
const GROUND: Ground = Ground {
    lines: BoardLines::Frame,
    dark: Dark::Alternate,
    has_marks: false,
    pieces: &MEN,
    players: Some(["moves-white", "moves-black"]),
    told: BoardDetail::Pieces,
    is_pressed: false,
};

impl Texts for Chess {
    fn write_position(&self, position: &ChessPosition) -> String {
        position.board.to_string()
    }

    fn read_position(&self, text: &str) -> Result<ChessPosition, BadText> {
        fen::read(text).map(ChessPosition::new)
    }

    fn diagram(&self, position: &ChessPosition) -> Option<Diagram> {
        let board = &position.board;
        let cell = |place: usize| {
            let at = Square::new(File::index(place % 8), Rank::index(7 - place / 8));
            let Some((piece, color)) = board.piece_on(at).zip(board.color_on(at)) else { return Occupant::Empty };
            let man = match piece {
                Piece::Pawn => Man::Pawn,
                Piece::Knight => Man::Knight,
                Piece::Bishop => Man::Bishop,
                Piece::Rook => Man::Rook,
                Piece::Queen => Man::Queen,
                Piece::King => Man::King,
            };
            Occupant::ChessMan { is_black: color == Color::Black, man }
        };
        let names = [letters(8), numbers((1..=8).rev())];
        Some(Diagram::new(&GROUND, 8, (0..64).map(cell).collect(), names))
    }

    fn write_diagram(&self, diagram: &Diagram, mover: Turn) -> String {
        fen::write_diagram(diagram, mover)
    }

    fn write_move(&self, position: &ChessPosition, by: ChessMove) -> String {
        san::write(&position.board, by)
    }

    fn read_move(&self, position: &ChessPosition, text: &str) -> Result<ChessMove, BadText> {
        if self.outcome(position).is_some() {
            return Err(BadText::new(0, TextProblem::IsOver));
        }
        san::read(&position.board, text).ok_or_else(|| BadText::new(0, TextProblem::NoMove(text.to_owned())))
    }

    fn split<'t>(&self, text: &'t str) -> Vec<(usize, &'t str)> {
        record::without_result(record::words(text))
    }

    fn advance(&self, position: &ChessPosition, by: ChessMove) -> ChessPosition {
        position.alone_after(by)
    }
}

/// The pieces, by their usual textbook values, and the squares that they attack.
impl Features for Chess {
    fn features(&self) -> &'static [Feature] {
        &[
            Feature { id: "pawns", weight: 1.0 },
            Feature { id: "knights", weight: 3.0 },
            Feature { id: "bishops", weight: 3.0 },
            Feature { id: "rooks", weight: 5.0 },
            Feature { id: "queens", weight: 9.0 },
            Feature { id: "mobility", weight: 0.1 },
        ]
    }

    fn count(&self, position: &ChessPosition) -> FeatureCounts {
        let board = &position.board;
        let of = |color| {
            let pieces = thought::COUNTED.into_iter().map(move |piece| board.colored_pieces(color, piece).len());
            pieces.chain([thought::mobility(board, color)])
        };
        let mut counts = [0; MOST_FEATURES];
        for ((count, white), black) in counts.iter_mut().zip(of(Color::White)).zip(of(Color::Black)) {
            *count = white as i32 - black as i32;
        }
        counts
    }
}

/// Captures and checks: whoever moves is in check, or can capture something, even at a loss.
impl Calm for Chess {
    fn usual_unrest(&self) -> Option<Unrest> {
        Some(Unrest::Capture)
    }

    fn unrest(&self, position: &ChessPosition) -> Option<Unrest> {
        let capture = || position.can_capture().then_some(Unrest::Capture);
        position.is_check().then_some(Unrest::Check).or_else(capture)
    }

    fn standing(&self) -> Option<ChessMove> {
        Some(ChessMove::NONE)
    }

    fn is_capture(&self, position: &ChessPosition, by: ChessMove) -> bool {
        position.is_capture(by)
    }
}

impl Solve for Chess {
    fn solve_by(
        &self,
        from: &ChessPosition,
        _: usize,
        utility: Utility,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<Solution<ChessMove>> {
        solve::by_graph(self, from, utility, goes_on)
    }
}

pub(super) const ROW: GameRow = GameRow { id: "chess", name: "chess", options: &[] };

/// There are no options.
pub(super) fn choose<V: Visitor>(_: &Options, visitor: V) -> Result<V::Output, BadGame> {
    Ok(visitor.visit(Chess::new()))
}
