//! Alpha-beta (Knuth and Moore 1975), in every dialect that is taught: the cut rule and the return rule are settings. Fail-hard is from
//! that paper, fail-soft from Fishburn (1983).
//!
//! ```
//! use secateur::GameTree;
//! use secateur::search::{Algorithm, Settings, find};
//! let tree: GameTree = "((3 12 8) (2 4 6) (14 5 2))".parse()?;
//! let algorithm = Algorithm::named("alpha-beta").unwrap();
//! let found = find(&tree, &Settings { algorithm, ..Settings::default() }).unwrap();
//! // After its 2 the second move is known to be worse than the first, whatever 4 and 6 are.
//! assert_eq!((found.score.value(), found.leaves, found.cut_offs), (3.0, 7, 1));
//! # Ok::<(), secateur::notation::ParseError>(())
//! ```

use crate::score::{Player, Score, Window};
use crate::tree::Tree;

use super::SearchError;
use super::visit::OpenVisit;
use super::walk::{NodeOf, Parts, Search};

/// One search with the root window.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    Ok(alpha_beta(search, search.tree.root(), search.settings.root_window()))
}

/// What `node` returns when called with `window`. A leaf costs no call.
#[inline(always)]
pub(super) fn alpha_beta<P: Parts>(search: &mut Search<P>, node: NodeOf<P>, window: Window) -> Score {
    match search.stop(&node) {
        Some(score) => search.evaluate(&node, score),
        None => inner(search, node, window),
    }
}

/// What an inner node returns. Distinguishing MAX and MIN here avoids doing it at every child.
#[inline(never)]
fn inner<P: Parts>(search: &mut Search<P>, node: NodeOf<P>, window: Window) -> Score {
    let mut visit = search.enter(&node, window);
    match visit.player {
        Player::Max => best_of_children(search, &mut visit, Player::Max),
        Player::Min => best_of_children(search, &mut visit, Player::Min),
    }
}

#[inline(always)]
fn best_of_children<P: Parts>(search: &mut Search<P>, visit: &mut OpenVisit<'_, P::Tree>, player: Player) -> Score {
    visit.player = player;
    let mut moves = search.moves(visit);
    while let Some(by) = moves.next() {
        let score = alpha_beta(search, visit.after(by), visit.window);
        search.improve(visit, by, score);
        if search.cuts(visit, score) {
            search.cut_off(visit, by, moves);
            break;
        }
        search.narrow(visit, score);
        if search.is_over() {
            break;
        }
    }
    search.leave(visit)
}
