//! The line of play of a search whose table has answered before its end: from node to node the first move that keeps the score,
//! each of them proved by a zero window. The table knows most of the answers.

use crate::score::{Player, Score, Turn, Window};
use crate::trace::Observer;
use crate::tree::Tree;

use super::order::MoveOrdering;
use super::walk::{Move, Node, Parts, Search};
use super::with_table;

/// Tells the line of the root's score, if it is no mere bound.
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

/// The first move that leads to a position of the same score; none where nobody wants to wait for it, or where what is kept has
/// been found on another path.
fn keeping<P: Parts>(search: &mut Search<P>, node: &Node<P>, score: Score) -> Option<Move<P>> {
    let player = if search.tree.turn(node) == Turn::Min { Player::Min } else { Player::Max };
    let moves: Vec<_> = search.order.moves(search.tree, node, search.seen).collect();
    // Whoever can have no less keeps it with any move.
    let is_least = score == search.payoffs.worst(player);
    moves.into_iter().find(|&by| is_least || keeps(search, player, search.tree.child(node, by), score))
}

/// Whether a child is as good for the player above it as this score.
fn keeps<P: Parts>(search: &mut Search<P>, player: Player, child: Node<P>, score: Score) -> bool {
    let window = match player {
        Player::Max => Window::between(search.grid.below(score), score),
        Player::Min => Window::between(score, search.grid.above(score)),
    };
    search.rests_on = usize::MAX;
    let found = with_table::go(search, child, window);
    !player.prefers(score, found) && !search.is_over()
}
