//! Whether an evaluation can be trusted where a search stops, and why not. No rule and no evaluation knows that.

use super::Game;
use secateur::named;

/// Whether an evaluation can be trusted where nothing is about to happen. To `()` every position is quiet.
pub trait Quiet<G: Game> {
    /// Whether a player may ever stand pat.
    const STANDS: bool = false;

    /// Whether a search may stop here.
    fn is_quiet(&self, game: &G, position: &G::Position) -> bool;

    /// The move by which a player stands pat, where a search goes on with some replies only.
    fn standing(&self, _game: &G) -> Option<G::Move> {
        None
    }

    /// Whether a search that goes on with some replies only looks at this one.
    fn looks_at(&self, _game: &G, _position: &G::Position, _by: G::Move) -> bool {
        true
    }
}

/// What a node is called by in which a player has stood pat.
pub(super) const STANDING: &str = "stand";

impl<G: Game> Quiet<G> for () {
    fn is_quiet(&self, _: &G, _: &G::Position) -> bool {
        true
    }
}

named! {
    /// What is about to happen.
    Unrest {
        /// The player to move can win at once, or has to stop the other one from that.
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

/// A game that tells when something is about to happen.
pub trait Calm: Game {
    /// What is about to happen most often where a position of this game is not quiet; nothing where all are.
    fn usual_unrest(&self) -> Option<Unrest> {
        None
    }

    /// Why an evaluation is not to be trusted here; nothing where the position is quiet.
    fn unrest(&self, _position: &Self::Position) -> Option<Unrest> {
        None
    }

    /// A move that no rule allows, and that stands for making none, in a game where pieces are captured.
    fn standing(&self) -> Option<Self::Move> {
        None
    }

    /// Whether a move captures something.
    fn is_capture(&self, _position: &Self::Position, _by: Self::Move) -> bool {
        false
    }
}

named! {
    /// How a search goes on beyond its limit where a position is not quiet.
    #[derive(Default)]
    Quiescence {
        /// Quiet is what the game itself calls so; elsewhere all replies are looked at.
        #[default]
        Replies = "replies",
        /// Quiet is where nothing can be captured; elsewhere only captures are looked at, after the evaluation itself: the player to
        /// move may stand pat, and so has that at least. He may do so in check, too, and where the rules make him capture.
        Captures = "captures",
    }
}

impl Quiescence {
    /// Whether a game can be searched like that.
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
