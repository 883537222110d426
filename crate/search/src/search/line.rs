//! The line of play after a search that did not visit it in one go: from node to node the first move that keeps the score, each proved by a
//! zero window. A table knows most of the answers.

use crate::score::{Player, Score, Ties, Turn, Window};
use crate::trace::Observer;
use crate::tree::Tree;

use super::Settings;
use super::alpha_beta::alpha_beta;
use super::order::MoveOrdering;
use super::walk::{MoveOf, NodeOf, Parts, Search};
use super::with_table::alpha_beta_with_table;

/// Whether a line is found afterwards: a table answers before its end, a surprise leaves each side of the score to a different search, and
/// minimax by levels visits the replies to a move long before it.
pub(super) fn is_followed(settings: &Settings) -> bool {
    let algorithm = settings.algorithm;
    algorithm.table || algorithm.asks || algorithm.by_levels
}

/// Reports the line of the root's score, unless that is only a bound.
pub(super) fn follow<P: Parts>(search: &mut Search<P>, score: Score) {
    let settings = search.settings;
    if search.is_over() || !settings.proves(score, settings.root_window()).is_certain(score) {
        return;
    }
    search.grid = settings.grid_on(search.tree);
    search.seen.settle();
    let mut node = search.tree.root();
    while search.stop(&node).is_none() {
        let Some(by) = keeping(search, &node, score) else { return };
        search.seen.follow(by);
        node = search.tree.child(&node, by);
    }
}

/// The first move that leads to a position of the same score, or the last if ties are settled that way; none if the caller stops waiting,
/// or if the table's entry is from another path.
fn keeping<P: Parts>(search: &mut Search<P>, node: &NodeOf<P>, score: Score) -> Option<MoveOf<P>> {
    let player = if search.tree.turn(node) == Turn::Min { Player::Min } else { Player::Max };
    let mut moves: Vec<_> = search.order.moves(search.tree, node, search.seen).collect();
    if search.ties == Ties::Last {
        moves.reverse();
    }
    // A player who can have no less keeps it with any move.
    let is_least = score == search.payoffs.worst(player);
    moves.into_iter().find(|&by| is_least || keeps(search, player, search.tree.child(node, by), score))
}

/// Whether a child is as good for its parent's player as this score.
fn keeps<P: Parts>(search: &mut Search<P>, player: Player, child: NodeOf<P>, score: Score) -> bool {
    let window = match player {
        Player::Max => Window::between(search.grid.below(score), score),
        Player::Min => Window::between(score, search.grid.above(score)),
    };
    search.rests_on = usize::MAX;
    let go = if search.settings.algorithm.table { alpha_beta_with_table } else { alpha_beta };
    let found = go(search, child, window);
    !player.prefers(score, found) && !search.is_over()
}
