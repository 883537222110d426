//! A game's tree with other weights: features are counted once at its nodes, and then no rule is needed. So the whole tree gets new scores
//! as fast as they can be added, and the best move can be found for many weights.

use std::rc::Rc;

use super::boards::stands;
use super::{
    AnyGame, AnyPosition, FeatureCounts, Features, Game, GameMoment, Play, Quiescence, StagedGame, Texts, WeightedSum,
};
use secateur::score::{Player, Score};
use secateur::tree::{GameTree, NodeId, Tree, TreeError};

/// The feature counts at the nodes of a game's tree.
#[derive(Clone, Debug)]
pub struct NodeCounts {
    staged: Rc<StagedGame>,
    tree: Rc<GameTree>,
    /// By node: its counts, from MAX's side; none if the score comes from the rules or was set by hand.
    counts: Rc<Vec<Option<FeatureCounts>>>,
}

type WeighedPlay<'g> = Play<'g, AnyGame, WeightedSum, Quiescence>;

/// The number of weights tried for a strip.
const STEPS: u32 = 60;

/// A range of weights with the same best move.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct WeightStrip {
    /// Its least weight.
    pub from: f64,
    /// Its greatest weight.
    pub to: f64,
    /// The move's name.
    #[serde(rename = "move")]
    pub by: String,
}

impl NodeCounts {
    /// For a tree that was grown from a game.
    pub fn count(staged: Rc<StagedGame>, tree: Rc<GameTree>) -> NodeCounts {
        let mut counting =
            FeatureCounter { staged: &staged, play: staged.play(), tree: &tree, counts: vec![None; tree.len()] };
        counting.count(NodeId::ROOT, staged.start().clone());
        let mut counts = counting.counts;
        for node in tree.nodes() {
            let is_known = !tree.is_by_hand(node) && tree.stub(node).is_none();
            counts[node.index()] = counts[tree.position(node).index()].filter(|_| is_known);
        }
        NodeCounts { staged, tree, counts: Rc::new(counts) }
    }

    /// The game and its tree.
    pub fn parts(&self) -> (&Rc<StagedGame>, &Rc<GameTree>) {
        (&self.staged, &self.tree)
    }

    /// The same with these weights, feature by feature; the text names those that differ from the game's own.
    pub fn by(&self, weights: &[f64]) -> Result<NodeCounts, TreeError> {
        let weighing = WeightedSum::from_weights(weights);
        let play = self.play(weighing);
        let score = |node: NodeId| self.score(node, &weighing, &play);
        let tree = Rc::new(self.tree.rescored(score)?);
        let staged = Rc::new(StagedGame::read(&self.staged.by_weights(weights)).expect("other weights are as good"));
        Ok(NodeCounts { staged, tree, ..self.clone() })
    }

    /// The game with these weights.
    fn play(&self, weighing: WeightedSum) -> WeighedPlay<'_> {
        self.staged.play().evaluated(weighing)
    }

    /// A node's evaluation, if it has one.
    fn score(&self, node: NodeId, weighing: &WeightedSum, play: &WeighedPlay<'_>) -> Option<Score> {
        self.counts[node.index()].as_ref().map(|counts| play.counted(weighing.sum(counts)))
    }

    /// The best move at the root for each of these weights of one feature, the first of equals; none without moves.
    pub fn best_moves(&self, feature: usize, weights: &[f64]) -> Vec<Option<NodeId>> {
        let mut all = self.staged.weights().weights();
        let best = |&weight: &f64| {
            all[feature] = weight;
            self.best_move(&WeightedSum::from_weights(&all))
        };
        weights.iter().map(best).collect()
    }

    /// The best moves at the root for weights of a feature in a range, merged into parts with one move each; empty if part of the tree is
    /// unknown, or other weights would grow another one.
    pub fn strip(&self, feature: &str, low: f64, high: f64) -> Vec<WeightStrip> {
        let known = self.staged.game().features().iter().position(|known| known.id == feature);
        let Some(place) = known.filter(|_| !self.staged.is_grown_by_weights(&self.tree)) else { return Vec::new() };
        let weights: Vec<f64> =
            (0..=STEPS).map(|step| low + (high - low) * f64::from(step) / f64::from(STEPS)).collect();
        let mut parts: Vec<WeightStrip> = Vec::new();
        for (best, &weight) in self.best_moves(place, &weights).into_iter().zip(&weights) {
            let by = best.and_then(|node| self.tree.name(node)).unwrap_or_default();
            match parts.last_mut() {
                Some(part) if part.by == by => part.to = weight,
                last => {
                    // Weights in between have not been tried.
                    let from = last.map_or(weight, |last| {
                        last.to = f64::midpoint(last.to, weight);
                        last.to
                    });
                    parts.push(WeightStrip { from, to: weight, by: by.to_owned() });
                }
            }
        }
        parts
    }

    fn best_move(&self, weighing: &WeightedSum) -> Option<NodeId> {
        let (tree, play) = (&self.tree, self.play(*weighing));
        let mut values: Vec<Option<Score>> = vec![None; tree.len()];
        let mut best = None;
        // Children come after their parents, here the last one first; so the first of equals wins.
        for node in tree.nodes().rev() {
            let value = match values[node.index()] {
                Some(value) => value,
                None => self.score(node, weighing, &play).or_else(|| tree.score(node)).unwrap_or_default(),
            };
            let Some(above) = tree.parent(node) else { continue };
            let kept = &mut values[above.index()];
            let is_max = tree.player(above) == Player::Max;
            if kept.is_none_or(|kept| if is_max { kept <= value } else { value <= kept }) {
                *kept = Some(value);
                if above == NodeId::ROOT {
                    best = Some(node);
                }
            }
        }
        best
    }
}

/// A walk over a tree with the positions of its game.
struct FeatureCounter<'a> {
    staged: &'a StagedGame,
    play: WeighedPlay<'a>,
    tree: &'a GameTree,
    counts: Vec<Option<FeatureCounts>>,
}

impl FeatureCounter<'_> {
    fn count(&mut self, node: NodeId, position: AnyPosition) {
        // The subtree of a repeated position is the same.
        if self.tree.position(node) != node {
            return;
        }
        let game = self.staged.game();
        let moment = GameMoment::new(position, self.tree.ply(node));
        if self.play.utility(&moment).is_none() && self.play.repeated(&moment).is_none() {
            let side = if self.staged.is_turned() { -1 } else { 1 };
            self.counts[node.index()] = Some(game.count(&moment.position).map(|count| side * count));
        }
        let children: Vec<NodeId> = self.tree.children(node).collect();
        let mut children = children.into_iter().peekable();
        if let Some(child) = children.next_if(|&child| stands(self.tree, child)) {
            self.count(child, moment.position.clone());
        }
        for by in self.staged.moves(&moment.position) {
            // Of mirror images only the first exists.
            let name = game.write_move(&moment.position, by);
            if let Some(child) = children.next_if(|&child| self.tree.name(child) == Some(&name)) {
                self.count(child, game.play(&moment.position, by));
            }
        }
    }
}
