//! Alpha-beta, in every dialect that is taught: the cut rule and the return rule are settings.
//!
//! A later child with an equal score never replaces the best, and the first child is always the best so far, so that
//! a lost position has a best move too. A score that cuts does not narrow: nobody will use that window any more.

use crate::score::{Score, Window};
use crate::trace::Observer;
use crate::tree::{GameTree, NodeId};

use super::{Settings, evaluate, stops_at};

/// What `node` returns when it is called with `window`.
pub(super) fn go(
    tree: &GameTree,
    settings: &Settings,
    seen: &mut impl Observer,
    node: NodeId,
    window: Window,
) -> Score {
    if stops_at(tree, node, settings.horizon()) {
        return evaluate(tree, seen, node);
    }
    seen.visit(node, window);
    let player = tree.player(node);
    let mut open = window;
    let mut best = None;
    let mut children = tree.children(node);
    while let Some(child) = children.next() {
        let score = go(tree, settings, seen, child, open);
        if best.is_none_or(|best| player.prefers(score, best)) {
            best = Some(score);
            seen.improve(node, child, score);
        }
        if open.is_cut_by(player, score, settings.cut) {
            // The opponent already has something at least as good elsewhere, so no later child matters.
            if !children.is_done() {
                seen.cut_off(node, player.cut_side(), child);
            }
            break;
        }
        if let Some(narrowed) = open.narrowed(player, score) {
            let side = player.own_side();
            seen.narrow(node, side, open.bound(side), narrowed.bound(side));
            open = narrowed;
        }
    }
    let best = best.expect("an inner node has a child");
    let score = window.returned(player, best, settings.returns);
    seen.leave(node, score);
    score
}
