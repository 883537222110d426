//! Whether an evaluation can be trusted where a search stops, and why not. No rule and no evaluation knows that.

use super::Game;
use secateur::named;

/// Whether an evaluation can be trusted because nothing is about to happen. To `()` every position is quiet.
pub trait Quiet<G: Game> {
    /// Whether a player may ever stand pat.
    const STANDS: bool = false;

    /// Whether a search may stop here.
    fn is_quiet(&self, game: &G, position: &G::Position) -> bool;

    /// The move by which a player stands pat, if a search continues with only some replies.
    fn standing(&self, _game: &G) -> Option<G::Move> {
        None
    }

    /// Whether a search that continues with only some replies considers this one.
    fn looks_at(&self, _game: &G, _position: &G::Position, _by: G::Move) -> bool {
        true
    }
}

/// The name of a node in which a player has stood pat.
pub(super) const STANDING: &str = "stand";

impl<G: Game> Quiet<G> for () {
    fn is_quiet(&self, _: &G, _: &G::Position) -> bool {
        true
    }
}

named! {
    /// What is about to happen.
    Unrest {
        /// The mover can win at once, or has to prevent the opponent's win.
        Threat = "threat",
        /// Something can be captured.
        Capture = "capture",
        /// The king is attacked.
        Check = "check",
        /// A corner can be taken.
        Corner = "corner",
        /// The same player can move again.
        FurtherMove = "further-move",
    }
}

/// A game that knows when something is about to happen.
pub trait Calm: Game {
    /// The usual reason why a position of this game is not quiet; none if all are quiet.
    fn usual_unrest(&self) -> Option<Unrest> {
        None
    }

    /// Why an evaluation cannot be trusted here; none if the position is quiet.
    fn unrest(&self, _position: &Self::Position) -> Option<Unrest> {
        None
    }

    /// A move that no rule allows, and that stands for making none, in a game with captures.
    fn standing(&self) -> Option<Self::Move> {
        None
    }

    /// Whether a move captures something.
    fn is_capture(&self, _position: &Self::Position, _by: Self::Move) -> bool {
        false
    }
}

named! {
    /// How a search continues beyond its limit where a position is not quiet.
    #[derive(Default)]
    Quiescence {
        /// The game itself defines quiet; otherwise all replies are considered.
        #[default]
        Replies = "replies",
        /// Quiet means that nothing can be captured; otherwise only captures are considered, after the evaluation itself: the mover may
        /// stand pat, and so has at least that. This is also allowed in check, and where the rules force a capture.
        Captures = "captures",
    }
}

impl Quiescence {
    /// Whether a game can be searched this way.
    pub fn is_of(self, game: &impl Calm) -> bool {
        self == Quiescence::Replies || game.standing().is_some()
    }
}

impl<G: Calm> Quiet<G> for Quiescence {
    const STANDS: bool = true;

    fn is_quiet(&self, game: &G, position: &G::Position) -> bool {
        match self {
            Quiescence::Replies => game.unrest(position).is_none(),
            Quiescence::Captures => !game.moves(position).any(|by| game.is_capture(position, by)),
        }
    }

    fn standing(&self, game: &G) -> Option<G::Move> {
        if *self == Quiescence::Captures { game.standing() } else { None }
    }

    fn looks_at(&self, game: &G, position: &G::Position, by: G::Move) -> bool {
        game.is_capture(position, by)
    }
}
