//! The moves of the root against other opponents: the value of each if the other player plays best, errs, plays at random, or helps. It
//! shows which move is best against whom.

use secateur::score::{Player, Score};
use secateur::search::{Opponent, stops_at, values_against};
use secateur::tree::{Fraction, NodeId};
use secateur_courses::numbers::MEAN_DECIMALS;
use serde::Serialize;
use ts_rs::TS;

use crate::run::Run;

/// Four more passes over a larger tree would block the page.
const MOST_NODES: usize = 100_000;
/// The maximum number of moves that fit side by side.
const MOST_MOVES: usize = 12;

/// The moves of the root against every kind of opponent.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Opponents {
    /// The player who does not move at the root.
    #[ts(type = "'max' | 'min'")]
    pub player: Player,
    /// The moves of the root; none if there are too many to show side by side.
    #[ts(as = "Vec<u32>")]
    pub moves: Vec<NodeId>,
    /// One for each kind of opponent.
    pub rows: Vec<Against>,
}

/// The moves of the root against one kind of opponent.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Against {
    /// How they move.
    #[ts(type = "'best' | 'errs' | 'random' | 'helps'")]
    pub opponent: &'static str,
    /// The value of each move; null if that is not a number.
    pub values: Vec<Option<Worth>>,
    /// The value of the root.
    pub value: Option<Worth>,
    /// All best moves; none if a value is missing, or chance moves at the root.
    #[ts(as = "Vec<u32>")]
    pub best: Vec<NodeId>,
}

/// A value as displayed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Worth {
    /// To as many decimals as are displayed.
    pub score: f64,
    /// Whether it has more.
    pub is_rounded: bool,
}

/// None if the tree is large or incomplete, or has no choice to compare, for the root's player or the opponent.
pub fn compare(run: &Run) -> Option<Opponents> {
    let (tree, horizon) = (&*run.tree, run.settings.horizon());
    if MOST_NODES < tree.len() || tree.is_partial() {
        return None;
    }
    let player = tree.player(NodeId::ROOT).other();
    let has_choice = |node: NodeId| !stops_at(tree, node, horizon) && tree.children(node).nth(1).is_some();
    let has_model = |node: NodeId| tree.ply(node) < horizon && tree.turn(node) == player.into() && has_choice(node);
    if !has_choice(NodeId::ROOT) || !tree.nodes().any(has_model) {
        return None;
    }
    let all: Vec<NodeId> = tree.children(NodeId::ROOT).collect();
    let decimals = tree.decimals().max(MEAN_DECIMALS);
    let told = |value: Score| {
        let score = value.to_unit(decimals);
        Worth { score: score.value(), is_rounded: score != value }
    };
    let moves = if all.len() <= MOST_MOVES { all.clone() } else { Vec::new() };
    let row = |(id, opponent)| {
        let values = values_against(tree, player, opponent, horizon);
        let value = values[NodeId::ROOT.index()];
        let is_best = |node: &NodeId| values[node.index()] == value;
        let has_best = value.is_some() && tree.turn(NodeId::ROOT).player().is_some();
        Against {
            opponent: id,
            values: moves.iter().map(|node| values[node.index()].map(told)).collect(),
            value: value.map(told),
            best: all.iter().copied().filter(|node| has_best && is_best(node)).collect(),
        }
    };
    let quarter = Fraction::new(1, 4).expect("it is exact");
    let opponents = [
        ("best", Opponent::PlaysBest),
        ("errs", Opponent::Errs(quarter)),
        ("random", Opponent::AtRandom),
        ("helps", Opponent::Helps),
    ];
    let rows = opponents.map(row).to_vec();
    Some(Opponents { player, moves, rows })
}
