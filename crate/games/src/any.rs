//! Any game, as one type: code that uses it is compiled once, not once per game. Searches are slower, but the program is smaller. It knows
//! no rule and passes everything on to the game.

use secateur::score::{Score, Turn};
use secateur::search::ChildOrder;

use super::games::*;
use super::{
    BadGame, BadText, Calm, Diagram, Feature, FeatureCounts, Features, Game, Options, Playable, Solution, Solve, Texts,
    TooLarge, Unrest, Utility, Visitor, Wide, with_game,
};

/// The game of this name.
pub fn any_game(id: &str, options: &Options) -> Result<AnyGame, BadGame> {
    struct AnyVisitor;
    impl Visitor for AnyVisitor {
        type Output = AnyGame;
        fn visit<G: Playable>(self, game: G) -> AnyGame {
            game.into()
        }
    }
    with_game(id, options, AnyVisitor)
}

/// The game's own types, as a part of those that all games share. Positions and moves belong to the game that made them.
trait GameKind: Game {
    fn any(&self, position: Self::Position) -> AnyPosition;
    fn any_move(&self, by: Self::Move) -> AnyMove;
    fn any_key(&self, key: Self::Key) -> AnyKey;
    fn own<'p>(&self, position: &'p AnyPosition) -> &'p Self::Position;
    fn own_move(&self, by: AnyMove) -> Self::Move;
}

macro_rules! kinds {
    ($d:tt $($rules:ident: $($kind:ident($game:ty)),*;)*) => {
        /// A game of the table.
        #[derive(Clone, Debug)]
        pub enum AnyGame {
            $($(#[doc = "This one."] $kind($game),)*)*
        }

        /// A position of one.
        #[derive(Clone, Debug)]
        pub enum AnyPosition {
            $($(#[doc = "Of this game."] $kind(<$game as Game>::Position),)*)*
        }

        /// A move of one.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum AnyMove {
            $($(#[doc = "Of this game."] $kind(<$game as Game>::Move),)*)*
        }

        /// The key of a position: equal for equal positions of one game.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum AnyKey {
            $($(#[doc = "Of this game."] $kind(<$game as Game>::Key),)*)*
        }

        $($(
            impl From<$game> for AnyGame {
                fn from(game: $game) -> AnyGame {
                    AnyGame::$kind(game)
                }
            }

            impl GameKind for $game {
                fn any(&self, position: Self::Position) -> AnyPosition {
                    AnyPosition::$kind(position)
                }

                fn any_move(&self, by: Self::Move) -> AnyMove {
                    AnyMove::$kind(by)
                }

                fn any_key(&self, key: Self::Key) -> AnyKey {
                    AnyKey::$kind(key)
                }

                fn own<'p>(&self, position: &'p AnyPosition) -> &'p Self::Position {
                    match position {
                        AnyPosition::$kind(own) => own,
                        _ => unreachable!("a position belongs to the game that made it"),
                    }
                }

                fn own_move(&self, by: AnyMove) -> Self::Move {
                    match by {
                        AnyMove::$kind(own) => own,
                        _ => unreachable!("a move belongs to the game that made it"),
                    }
                }
            }
        )*)*

        /// Delegates to the game.
        macro_rules! of {
            ($d any:expr, $d game:ident => $d does:expr) => {
                match $d any {
                    $($(AnyGame::$kind($d game) => $d does,)*)*
                }
            };
        }
    };
}

every_game! { $ kinds }

impl Game for AnyGame {
    type Position = AnyPosition;
    type Move = AnyMove;
    type Key = AnyKey;

    const REPEATS: bool = true;

    fn start(&self) -> AnyPosition {
        of!(self, game => game.any(game.start()))
    }

    fn has_chance(&self) -> bool {
        of!(self, game => game.has_chance())
    }

    fn turn(&self, position: &AnyPosition) -> Turn {
        of!(self, game => game.turn(game.own(position)))
    }

    fn mover(&self, position: &AnyPosition) -> Turn {
        of!(self, game => game.mover(game.own(position)))
    }

    fn moves(&self, position: &AnyPosition) -> impl Iterator<Item = AnyMove> {
        let moves: Vec<AnyMove> =
            of!(self, game => game.moves(game.own(position)).map(|by| game.any_move(by)).collect());
        moves.into_iter()
    }

    fn play(&self, position: &AnyPosition, by: AnyMove) -> AnyPosition {
        of!(self, game => game.any(game.play(game.own(position), game.own_move(by))))
    }

    fn outcome(&self, position: &AnyPosition) -> Option<Score> {
        of!(self, game => game.outcome(game.own(position)))
    }

    fn utilities(&self) -> (Score, Score) {
        of!(self, game => game.utilities())
    }

    fn key(&self, position: &AnyPosition) -> AnyKey {
        of!(self, game => game.any_key(game.key(game.own(position))))
    }

    fn shape(&self, position: &AnyPosition) -> AnyKey {
        of!(self, game => game.any_key(game.shape(game.own(position))))
    }

    fn weight(&self, position: &AnyPosition, by: AnyMove) -> u32 {
        of!(self, game => game.weight(game.own(position), game.own_move(by)))
    }

    fn longest(&self) -> Option<usize> {
        of!(self, game => game.longest())
    }

    fn ply(&self, position: &AnyPosition) -> Option<usize> {
        of!(self, game => game.ply(game.own(position)))
    }

    fn pace(&self, position: &AnyPosition, ply: usize) -> i32 {
        of!(self, game => game.pace(game.own(position), ply))
    }

    fn margin(&self, position: &AnyPosition) -> Option<i32> {
        of!(self, game => game.margin(game.own(position)))
    }

    fn greatest_margin(&self) -> Option<i32> {
        of!(self, game => game.greatest_margin())
    }

    fn repeated(&self, position: &AnyPosition) -> Option<usize> {
        of!(self, game => game.repeated(game.own(position)))
    }

    fn own_order(&self) -> Option<ChildOrder> {
        of!(self, game => game.own_order())
    }

    fn rank(&self, position: &AnyPosition, by: AnyMove) -> u32 {
        of!(self, game => game.rank(game.own(position), game.own_move(by)))
    }

    fn by_rules(&self) -> AnyGame {
        of!(self, game => game.by_rules().into())
    }
}

impl Texts for AnyGame {
    fn write_position(&self, position: &AnyPosition) -> String {
        of!(self, game => game.write_position(game.own(position)))
    }

    fn read_position(&self, text: &str) -> Result<AnyPosition, BadText> {
        of!(self, game => game.read_position(text).map(|position| game.any(position)))
    }

    fn diagram(&self, position: &AnyPosition) -> Option<Diagram> {
        of!(self, game => game.diagram(game.own(position)))
    }

    fn diagram_after(&self, before: &AnyPosition, position: &AnyPosition) -> Option<Diagram> {
        of!(self, game => game.diagram_after(game.own(before), game.own(position)))
    }

    fn write_diagram(&self, diagram: &Diagram, mover: Turn) -> String {
        of!(self, game => game.write_diagram(diagram, mover))
    }

    fn write_move(&self, position: &AnyPosition, by: AnyMove) -> String {
        of!(self, game => game.write_move(game.own(position), game.own_move(by)))
    }

    fn read_move(&self, position: &AnyPosition, text: &str) -> Result<AnyMove, BadText> {
        of!(self, game => game.read_move(game.own(position), text).map(|by| game.any_move(by)))
    }

    fn split<'t>(&self, text: &'t str) -> Vec<(usize, &'t str)> {
        of!(self, game => game.split(text))
    }

    fn left_out(&self, position: &AnyPosition) -> Option<AnyMove> {
        of!(self, game => game.left_out(game.own(position)).map(|by| game.any_move(by)))
    }

    fn advance(&self, position: &AnyPosition, by: AnyMove) -> AnyPosition {
        of!(self, game => game.any(game.advance(game.own(position), game.own_move(by))))
    }
}

impl Features for AnyGame {
    fn features(&self) -> &'static [Feature] {
        of!(self, game => game.features())
    }

    fn count(&self, position: &AnyPosition) -> FeatureCounts {
        of!(self, game => game.count(game.own(position)))
    }
}

impl Calm for AnyGame {
    fn usual_unrest(&self) -> Option<Unrest> {
        of!(self, game => game.usual_unrest())
    }

    fn unrest(&self, position: &AnyPosition) -> Option<Unrest> {
        of!(self, game => game.unrest(game.own(position)))
    }

    fn standing(&self) -> Option<AnyMove> {
        of!(self, game => game.standing().map(|by| game.any_move(by)))
    }

    fn is_capture(&self, position: &AnyPosition, by: AnyMove) -> bool {
        of!(self, game => game.is_capture(game.own(position), game.own_move(by)))
    }
}

impl Solve for AnyGame {
    fn too_large(&self, from: &AnyPosition) -> Option<TooLarge> {
        of!(self, game => game.too_large(game.own(from)))
    }

    fn solve(&self, from: &AnyPosition, goes_on: &mut dyn FnMut() -> bool) -> Option<Solution<AnyMove>> {
        of!(self, game => Some(game.solve(game.own(from), goes_on)?.map(|by| game.any_move(by))))
    }

    fn solve_by(
        &self,
        from: &AnyPosition,
        played: usize,
        utility: Utility,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<Solution<AnyMove>> {
        of!(self, game => Some(game.solve_by(game.own(from), played, utility, goes_on)?.map(|by| game.any_move(by))))
    }
}
