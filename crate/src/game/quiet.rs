//! Whether an evaluation can be trusted where a search stops, and why not. No rule and no evaluation knows that.

use super::Game;
#[cfg(feature = "games")]
use crate::named::named;

/// Whether an evaluation can be trusted where nothing is about to happen. To `()` every position is quiet.
pub trait Quiet<G: Game> {
    /// Whether a search may stop here.
    fn is_quiet(&self, game: &G, position: &G::Position) -> bool;
}

impl<G: Game> Quiet<G> for () {
    fn is_quiet(&self, _: &G, _: &G::Position) -> bool {
        true
    }
}

#[cfg(feature = "games")]
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
#[cfg(feature = "games")]
pub trait Calm: Game {
    /// What is about to happen most often where a position of this game is not quiet; nothing where all are.
    fn usual_unrest(&self) -> Option<Unrest> {
        None
    }

    /// Why an evaluation is not to be trusted here; nothing where the position is quiet.
    fn unrest(&self, _position: &Self::Position) -> Option<Unrest> {
        None
    }
}

/// Quiet is what the game itself calls so.
#[cfg(feature = "games")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByRules;

#[cfg(feature = "games")]
impl<G: Calm> Quiet<G> for ByRules {
    fn is_quiet(&self, game: &G, position: &G::Position) -> bool {
        game.unrest(position).is_none()
    }
}
