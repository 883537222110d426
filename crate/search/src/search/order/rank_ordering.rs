//! Every order but the written one, for trees that are not stored: the moves of a visit are listed and sorted. A move is identified by
//! itself, a node by its position.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use crate::ranking;
use crate::score::{Player, Score, Turn};
use crate::trace::Observer;
use crate::tree::Tree;

use super::{ChildOrder, MoveOrdering};

/// Maximum number of positions remembered from the pass before.
const MOST_KEPT: usize = 1 << 20;

/// What the last search of a position returned, and its best move.
type Previous<M> = (Option<Score>, Option<M>);

/// Any order that does not need the whole tree.
pub struct RankOrdering<'t, T: Tree> {
    tree: &'t T,
    order: ChildOrder,
    by_passes: bool,
    refutes: bool,
    horizon: usize,
    /// Where the search always stops; children beyond that do not count.
    limit: usize,
    /// By ply: the two moves that last cut off, most recent first.
    killers: Vec<[Option<T::Move>; 2]>,
    /// By move, for MAX and for MIN: the sum of the squared lookahead, in plies, at its cut-offs.
    history: HashMap<T::Move, [u64; 2], FxBuildHasher>,
    /// By position and remaining plies: the result of its last search, and its best move.
    previous: HashMap<(T::Key, u16), Previous<T::Move>, FxBuildHasher>,
    /// By ply of the path: the child that is tried first because it lies on a line that refuted a root move.
    tried: Vec<Option<T::Key>>,
}

impl<'t, T: Tree> RankOrdering<'t, T> {
    /// `order` for a search down to ply `horizon`; `by_passes` sorts by the pass before as well. None if the order needs the whole tree.
    pub fn new(tree: &'t T, order: ChildOrder, by_passes: bool, horizon: usize) -> Option<RankOrdering<'t, T>> {
        let knows_all = order.knows_tree() && order != ChildOrder::FewestChildren;
        let (limit, last) = (horizon, usize::from(tree.ahead(&tree.root(), horizon)));
        let horizon = last.min(tree.height().unwrap_or(usize::MAX));
        let refutes = by_passes && order == ChildOrder::Refutation;
        let by_passes = by_passes && !refutes || order == ChildOrder::PreviousPass;
        (!knows_all).then(|| RankOrdering {
            tree,
            order,
            by_passes,
            refutes,
            horizon,
            limit,
            killers: Vec::new(),
            history: HashMap::default(),
            previous: HashMap::default(),
            tried: Vec::new(),
        })
    }

    fn static_score(&self, node: &T::Node) -> Option<Score> {
        self.tree.utility(node).or_else(|| self.tree.evaluation(node))
    }

    fn reply_count(&self, node: &T::Node) -> i64 {
        if self.tree.stop(node, self.limit).is_some() { 0 } else { self.tree.moves(node).count() as i64 }
    }

    fn player(&self, node: &T::Node) -> Player {
        if self.tree.turn(node) == Turn::Min { Player::Min } else { Player::Max }
    }

    fn child(&self, node: &T::Node, by: T::Move) -> T::Node {
        self.tree.child(node, by)
    }

    fn sort(&mut self, node: &T::Node, moves: &mut Vec<T::Move>) {
        let player = self.player(node);
        match self.order {
            order if order.is_of_game() => sort_by(moves, |by| i64::from(self.tree.rank(node, by))),
            ChildOrder::Static => sort_by(moves, |by| score_key(player, self.static_score(&self.child(node, by)))),
            ChildOrder::FewestChildren => sort_by(moves, |by| self.reply_count(&self.child(node, by))),
            ChildOrder::Killer => {
                let killers = self.killers.get(self.tree.ply(node)).copied().unwrap_or([None; 2]);
                sort_by(moves, |by| killers.iter().position(|killer| *killer == Some(by)).unwrap_or(2) as i64);
            }
            ChildOrder::History => {
                let weight = |by: T::Move| self.history.get(&by).map_or(0, |sums| sums[player as usize]);
                sort_by(moves, |by| -(weight(by) as i64));
            }
            ChildOrder::Reversed => moves.reverse(),
            _ => (),
        }
        if self.refutes {
            self.follow_line(node, moves);
        } else if self.by_passes {
            let previous = |by: T::Move| self.previous.get(&self.place(&self.child(node, by)));
            sort_by(moves, |by| score_key(player, previous(by).and_then(|(score, _)| *score)));
            // Of equal bounds only the first is known to be reached.
            self.bring_forward(moves, self.previous.get(&self.place(node)).and_then(|(_, best)| *best));
        }
    }

    fn place(&self, node: &T::Node) -> (T::Key, u16) {
        (self.tree.key(node), self.tree.ahead(node, self.limit))
    }

    fn bring_forward(&self, moves: &mut [T::Move], first: Option<T::Move>) {
        if let Some(place) = first.and_then(|first| moves.iter().position(|&by| by == first)) {
            moves[..=place].rotate_right(1);
        }
    }

    /// Tries the line of the pass before first, as long as `node` lies on one; the root's own moves stay as written.
    fn follow_line(&mut self, node: &T::Node, moves: &mut [T::Move]) {
        let (ply, key) = (self.tree.ply(node), self.tree.key(node));
        let is_on_line =
            ply == 1 || self.tried.get(ply.wrapping_sub(1)).is_some_and(|tried| *tried == Some(key.clone()));
        let first = self.previous.get(&self.place(node)).and_then(|(_, best)| *best).filter(|_| is_on_line);
        self.bring_forward(moves, first);
        self.tried.resize(ply, None);
        self.tried.push(first.map(|first| self.tree.key(&self.tree.child(node, first))));
    }

    fn remembers(&self) -> bool {
        self.by_passes || self.refutes
    }

    fn remember(&mut self, node: &T::Node, change: impl FnOnce(&mut Previous<T::Move>)) {
        if self.previous.len() < MOST_KEPT {
            change(self.previous.entry(self.place(node)).or_default());
        } else if let Some(known) = self.previous.get_mut(&self.place(node)) {
            change(known);
        }
    }
}

impl<'t, T: Tree> MoveOrdering<T> for RankOrdering<'t, T> {
    fn moves<'n, O: Observer<T> + ?Sized>(
        &mut self,
        tree: &'n T,
        node: &'n T::Node,
        seen: &mut O,
    ) -> impl Iterator<Item = T::Move> + use<'n, 't, T, O> {
        let mut moves: Vec<T::Move> = tree.moves(node).collect();
        self.sort(node, &mut moves);
        seen.order(&moves);
        moves.into_iter()
    }

    fn improved(&mut self, node: &T::Node, by: T::Move) {
        if self.remembers() {
            self.remember(node, |(_, best)| *best = Some(by));
        }
    }

    fn cut(&mut self, tree: &T, node: &T::Node, by: T::Move) {
        let ply = tree.ply(node);
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None, None]);
        }
        let [first, second] = &mut self.killers[ply];
        if *first != Some(by) {
            *second = first.replace(by);
        }
        let ahead = self.horizon.saturating_sub(ply).min(1 << 16) as u64;
        let player = self.player(node);
        self.history.entry(by).or_default()[player as usize] += ahead * ahead;
    }

    fn returned(&mut self, node: &T::Node, score: Score) {
        if self.by_passes {
            self.remember(node, |(previous, _)| *previous = Some(score));
        }
    }
}

/// Sorts by a key, smallest first, and keeps the order of equal ones.
pub(super) fn sort_by<M: Copy>(moves: &mut Vec<M>, key: impl Fn(M) -> i64) {
    let mut ranked: Vec<(i64, usize)> = moves.iter().map(|&by| key(by)).zip(0..).collect();
    ranking::sort(&mut ranked);
    *moves = ranked.into_iter().map(|(_, place)| moves[place]).collect();
}

/// The best for `player` first, moves without a score last.
pub(super) fn score_key(player: Player, score: Option<Score>) -> i64 {
    let sign = if player == Player::Max { -1 } else { 1 };
    score.map_or(i64::MAX, |score| ranking::key(score.times(sign)))
}
