//! A game as a tree that can be recorded and drawn, with the texts of its moves as names: whole down to a limit, or only the part that a
//! search visits.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use secateur::score::{Score, Turn, Window};
use secateur::search::{self, SearchError, Settings};
use secateur::trace::{Entry, Observer};
use secateur::tree::{GameTree, Growing, Limits, NodeId, TELLS_EVERY, Tree, TreeBuilder, TreeError, placed};

use super::{Evaluation, Game, GameMoment, Play, Quiet, Texts};

/// Which part of a game is grown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Growth {
    /// Maximum number of nodes, and of plies.
    pub limits: Limits,
    /// Whether only the first of several moves to mirror images is grown.
    pub is_folded: bool,
    /// Whether inner nodes also have their static evaluations, which deepening needs.
    pub is_evaluated: bool,
    /// Whether children are in the game's own order.
    pub is_sorted: bool,
}

/// A game's tree.
#[derive(Clone, PartialEq, Debug)]
pub struct GrownTree {
    /// The tree; a node's name is the move that leads to it.
    pub tree: GameTree,
    /// The leaves that are draws because their position occurs further up on their path.
    pub repeated: Vec<NodeId>,
}

/// Why a game has no tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GrowthError {
    /// The tree is impossible.
    Tree(TreeError),
    /// The search has no result.
    Search(SearchError),
}

impl std::fmt::Display for GrowthError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            GrowthError::Tree(error) => error.fmt(out),
            GrowthError::Search(error) => error.fmt(out),
        }
    }
}

impl std::error::Error for GrowthError {}

impl From<TreeError> for GrowthError {
    fn from(error: TreeError) -> GrowthError {
        GrowthError::Tree(error)
    }
}

impl From<SearchError> for GrowthError {
    fn from(error: SearchError) -> GrowthError {
        GrowthError::Search(error)
    }
}

/// The whole tree of a game, down to the limits.
///
/// ```
/// use secateur_games::{Growth, Nim, Play, grown};
/// use secateur::notation;
/// let nim = Nim::new(&[1, 1]).unwrap();
/// let tree = grown(&Play::new(&nim), Growth::default()).unwrap().tree;
/// assert_eq!(notation::write(&tree), "(1-1:(2-1:-1)2-1:(1-1:@/1-1/2-1))");
/// ```
pub fn grown<G: Texts, E: Evaluation<G>, Q: Quiet<G>>(
    play: &Play<'_, G, E, Q>,
    growth: Growth,
) -> Result<GrownTree, GrowthError> {
    let namer = |node: &GameMoment<G::Position>, by: G::Move| play.write_move(node, by);
    let mut growing = Growing::new(play, growth.limits);
    growing.namer = Some(&namer);
    (growing.is_folded, growing.is_evaluated, growing.is_sorted) =
        (growth.is_folded, growth.is_evaluated, growth.is_sorted);
    let (tree, repeated) = growing.grown()?;
    Ok(GrownTree { tree, repeated })
}

/// The part that one search visits, down to its own limit; other nodes are [stubs](GameTree::stub), unless the game is over there. A
/// position that a table repeats has as much below it as was visited there. Reports the number of visited nodes now and then.
pub fn grown_by_search<G: Texts, E: Evaluation<G>, Q: Quiet<G>>(
    play: &Play<'_, G, E, Q>,
    settings: &Settings,
    growth: Growth,
    told: &mut dyn FnMut(usize),
) -> Result<GrownTree, GrowthError> {
    let mut seen = GrowthRecorder {
        play,
        places: vec![Place::new(play.root())],
        path: Vec::new(),
        met: settings.algorithm.table.then(HashMap::default),
        horizon: settings.horizon(),
        most: growth.limits.nodes,
        nodes: 1,
        told,
    };
    search::run(play, settings, &mut seen)?;
    if growth.limits.nodes < seen.nodes {
        return Err(TreeError::TooManyNodes.into());
    }
    let GrowthRecorder { places, met, .. } = seen;
    let written = met.map(|_| vec![None; places.len()]);
    let builder = TreeBuilder::in_game(play.own_order());
    let mut writer = GrowthWriter { play, growth, places, written, builder, repeated: Vec::new() };
    writer.place(0, None)?;
    Ok(GrownTree { tree: writer.builder.finish(), repeated: writer.repeated })
}

/// A visited node.
struct Place<G: Game> {
    node: GameMoment<G::Position>,
    /// Its score, if the search stopped there.
    score: Option<Score>,
    /// All its children, once one of them has been visited.
    children: Vec<Child<G>>,
}

/// The result of a move.
struct Child<G: Game> {
    by: G::Move,
    /// Its place in the game's own order.
    rank: u16,
    key: G::Key,
    /// Its place, if visited.
    place: Option<usize>,
}

impl<G: Game> Place<G> {
    fn new(node: GameMoment<G::Position>) -> Place<G> {
        Place { node, score: None, children: Vec::new() }
    }
}

/// Records the visited nodes.
struct GrowthRecorder<'a, 'g, G: Game, E: Evaluation<G>, Q: Quiet<G>> {
    play: &'a Play<'g, G, E, Q>,
    places: Vec<Place<G>>,
    /// By ply: the place of the current node.
    path: Vec<usize>,
    /// With a table, which answers for repeated positions: the place, by position and remaining plies.
    met: Option<HashMap<(G::Key, u16), usize, FxBuildHasher>>,
    horizon: usize,
    /// Maximum number of nodes, and their current number without repetitions.
    most: usize,
    nodes: usize,
    told: &'a mut dyn FnMut(usize),
}

impl<G: Game, E: Evaluation<G>, Q: Quiet<G>> GrowthRecorder<'_, '_, G, E, Q> {
    /// The search has entered a node by some move of its parent.
    fn enter(&mut self, node: &GameMoment<G::Position>) -> Option<usize> {
        let place = if node.ply == 0 { 0 } else { self.below(*self.path.get(node.ply - 1)?, node)? };
        self.path.truncate(node.ply);
        self.path.push(place);
        Some(place)
    }

    fn below(&mut self, parent: usize, node: &GameMoment<G::Position>) -> Option<usize> {
        let play = self.play;
        if self.places[parent].children.is_empty() {
            let above = &self.places[parent].node;
            let child = |(by, rank)| Child { by, rank, key: play.key(&play.child(above, by)), place: None };
            self.places[parent].children = placed(play, above).into_iter().map(child).collect();
            self.nodes += self.places[parent].children.len();
        }
        let key = play.key(node);
        let known = self.places[parent].children.iter().find(|child| child.key == key)?;
        if known.place.is_some() {
            return known.place;
        }
        let position = (key, play.ahead(node, self.horizon));
        let met = self.met.as_ref().and_then(|met| met.get(&position).copied());
        let place = met.unwrap_or(self.places.len());
        // Several moves may lead to the same position.
        for child in self.places[parent].children.iter_mut().filter(|child| child.key == position.0) {
            child.place = Some(place);
        }
        if met.is_some() {
            return met;
        }
        self.places.push(Place::new(node.clone()));
        if self.places.len().is_multiple_of(TELLS_EVERY) {
            (self.told)(self.places.len());
        }
        if let Some(met) = self.met.as_mut().filter(|_| play.repeated(node).is_none()) {
            met.insert(position, place);
        }
        Some(place)
    }
}

impl<'g, G: Game, E: Evaluation<G>, Q: Quiet<G>> Observer<Play<'g, G, E, Q>> for GrowthRecorder<'_, 'g, G, E, Q> {
    fn visit(&mut self, node: &GameMoment<G::Position>, _: Window) {
        self.enter(node);
    }

    fn evaluate(&mut self, node: &GameMoment<G::Position>, score: Score) {
        if let Some(place) = self.enter(node) {
            // Deepening stops here in one pass, and continues in the next.
            self.places[place].score = Some(score);
        }
    }

    fn probe(&mut self, node: &GameMoment<G::Position>, _: Entry) {
        // A repeated leaf is not evaluated again.
        self.enter(node);
    }

    fn is_full(&self) -> bool {
        self.most < self.nodes
    }
}

/// The tree of the visited nodes.
struct GrowthWriter<'a, 'g, G: Game, E: Evaluation<G>, Q: Quiet<G>> {
    play: &'a Play<'g, G, E, Q>,
    growth: Growth,
    places: Vec<Place<G>>,
    /// By place, if repetitions share a place: the node that it was first written as.
    written: Option<Vec<Option<NodeId>>>,
    builder: TreeBuilder,
    repeated: Vec<NodeId>,
}

impl<G: Texts, E: Evaluation<G>, Q: Quiet<G>> GrowthWriter<'_, '_, G, E, Q> {
    fn place(&mut self, place: usize, name: Option<&str>) -> Result<NodeId, TreeError> {
        if let Some(first) = self.written.as_ref().and_then(|written| written[place]) {
            let id = self.builder.repeat(name, first)?;
            return self.check().map(|()| id);
        }
        let (node, mut children) = (self.places[place].node.clone(), std::mem::take(&mut self.places[place].children));
        if self.growth.is_sorted {
            children.sort_by_key(|child| child.rank);
        }
        let id = if children.is_empty() {
            self.leaf(&node, self.places[place].score, name)?
        } else {
            let opinion = if self.growth.is_evaluated { self.play.evaluation(&node) } else { None };
            let id = self.builder.open(name, Some(self.play.turn(&node)), opinion)?;
            for child in &children {
                let name = self.play.write_move(&node, child.by);
                let id = match child.place {
                    Some(child) => self.place(child, Some(&name))?,
                    None => self.leaf(&self.play.child(&node, child.by), None, Some(&name))?,
                };
                self.builder.rank(id, child.rank);
                if self.play.turn(&node) == Turn::Chance {
                    self.builder.weigh(id, self.play.weight(&node, child.by))?;
                }
            }
            self.builder.close()?;
            id
        };
        match &mut self.written {
            Some(written) => written[place] = Some(id),
            None => self.places[place].children = children,
        }
        Ok(id)
    }

    fn check(&self) -> Result<(), TreeError> {
        if self.builder.node_count() <= self.growth.limits.nodes { Ok(()) } else { Err(TreeError::TooManyNodes) }
    }

    /// A node without children: an end of the game, a place where the search stops, or one that it has not visited.
    fn leaf(
        &mut self,
        node: &GameMoment<G::Position>,
        score: Option<Score>,
        name: Option<&str>,
    ) -> Result<NodeId, TreeError> {
        let known = score.or_else(|| self.play.utility(node));
        let id = self.builder.open(name, None, known)?;
        if self.play.repeated(node).is_some() {
            self.repeated.push(id);
        }
        match known {
            Some(_) => self.builder.close()?,
            None => self.builder.close_stub(self.play.moves(node).count()),
        }
        self.check().map(|()| id)
    }
}
