//! The value of a tree against an opponent who need not play best: one who errs, plays at random, or helps. It is a property of the tree,
//! and what expectiminimax finds if chance takes the opponent's turns.

use crate::score::{Player, Score};
use crate::tree::{Fraction, GameTree, NodeId};

use super::means::Means;
use super::stops_at;

/// How an opponent chooses a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// The best one for the opponent.
    PlaysBest,
    /// With this probability a random move; else the best one for the opponent.
    Errs(Fraction),
    /// A random move, all equally likely.
    AtRandom,
    /// The best one for the other player.
    Helps,
}

/// By node: its value if `player` moves like this `opponent` and the other player moves best, looking no deeper than ply `horizon`. None
/// for nodes below that, and where ±∞ and another score would be averaged.
///
/// ```
/// use secateur::notation;
/// use secateur::score::Player;
/// use secateur::search::{Opponent, values_against};
/// let bins = notation::read("((-50 50) (1 3) (-5 15))")?;
/// let root = |opponent| values_against(&bins, Player::Min, opponent, usize::MAX)[0].unwrap().value();
/// assert_eq!([Opponent::PlaysBest, Opponent::AtRandom, Opponent::Helps].map(root), [1.0, 5.0, 50.0]);
/// # Ok::<(), secateur::notation::ParseError>(())
/// ```
pub fn values_against(tree: &GameTree, player: Player, opponent: Opponent, horizon: usize) -> Vec<Option<Score>> {
    let means = Means::from_tree(tree);
    let mut values = vec![None; tree.len()];
    for node in tree.nodes().rev().filter(|&node| tree.ply(node) <= horizon) {
        let weighed = |child: NodeId| Some((values[child.index()]?, tree.weight(child)));
        let of_children = || {
            let children: Vec<(Score, u64)> = tree.children(node).map(weighed).collect::<Option<_>>()?;
            match tree.turn(node).player() {
                None => mean(means, &children),
                Some(mover) if mover == player => opponent.value(means, player, &children),
                Some(mover) => best(mover, &children),
            }
        };
        values[node.index()] = if stops_at(tree, node, horizon) { tree.score(node) } else { of_children() };
    }
    values
}

impl Opponent {
    /// The value of one of the opponent's nodes, from its equally weighted children.
    fn value(self, means: Means, player: Player, children: &[(Score, u64)]) -> Option<Score> {
        match self {
            Opponent::PlaysBest => best(player, children),
            Opponent::Errs(part) => {
                let played = (best(player, children)?, part.rest()?.over());
                mean(means, &[played, (mean(means, children)?, part.over())])
            }
            Opponent::AtRandom => mean(means, children),
            Opponent::Helps => best(player.other(), children),
        }
    }
}

fn best(player: Player, children: &[(Score, u64)]) -> Option<Score> {
    children.iter().map(|&(score, _)| score).reduce(|one, other| player.better(one, other))
}

/// The mean, including that of wins alone, which is a win.
fn mean(means: Means, children: &[(Score, u64)]) -> Option<Score> {
    let (first, _) = *children.first()?;
    let are_equal = children.iter().all(|&(score, _)| score == first);
    if are_equal { Some(first) } else { means.mean(children.iter().copied()) }
}
