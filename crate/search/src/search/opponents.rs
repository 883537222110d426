//! What a tree is worth against an opponent who need not play best: one who errs, who does not think, or who helps. True of a tree
//! whatever a search does, and what expectiminimax finds where chance takes the opponent's turns.

use crate::score::{Player, Score};
use crate::tree::{Fraction, GameTree, NodeId};

use super::means::Means;
use super::stops_at;

/// How an opponent chooses among his moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// The best for himself.
    PlaysBest,
    /// In so large a part of all games any move, all being as likely; else the best for himself.
    Errs(Fraction),
    /// Any move, all being as likely.
    AtRandom,
    /// The best for the other player.
    Helps,
}

/// By node: what it is worth where `player` moves like this `opponent` and the other player takes his best, looking no deeper than ply
/// `horizon`. Nothing for nodes below that, and where ±∞ and another score would go into one mean.
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
    let means = Means::of(tree);
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
    /// What a node of his is worth, by its children, which weigh alike.
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

/// The mean, also of wins alone: whatever happens, it is one.
fn mean(means: Means, children: &[(Score, u64)]) -> Option<Score> {
    let (first, _) = *children.first()?;
    let are_equal = children.iter().all(|&(score, _)| score == first);
    if are_equal { Some(first) } else { means.mean(children.iter().copied()) }
}
