//! The moves of the root against other opponents: what each is worth where the other player plays best, errs, does not think, or helps.
//! One sees which move is best against whom.

use secateur::score::{Player, Score};
use secateur::search::{Opponent, stops_at, values_against};
use secateur::tree::{Fraction, NodeId};
use secateur_courses::numbers::MEAN_DECIMALS;
use serde::Serialize;
use ts_rs::TS;

use crate::run::Run;

/// Four more passes over a larger tree would hold up the page.
const MOST_NODES: usize = 100_000;
/// So many moves can be read beside each other.
const MOST_MOVES: usize = 12;

/// The moves of the root against every kind of opponent.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Opponents {
    /// The player who does not move at the root.
    #[ts(type = "'max' | 'min'")]
    pub player: Player,
    /// The moves of the root; none where there are too many to stand beside each other.
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
    /// What each of the moves is worth; null where that is no number.
    pub values: Vec<Option<Worth>>,
    /// What the root is worth.
    pub value: Option<Worth>,
    /// All moves that are best; none where some value is missing, or chance moves at the root.
    #[ts(as = "Vec<u32>")]
    pub best: Vec<NodeId>,
}

/// A value as it is told.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Worth {
    /// To as many decimals as are told.
    pub score: f64,
    /// Whether it has more.
    pub is_rounded: bool,
}

/// Nothing where the tree is large or not whole, or there is no choice to compare: of the root, or of the opponent.
pub fn of(run: &Run) -> Option<Opponents> {
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
