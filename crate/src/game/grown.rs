//! A game as a tree that can be recorded and drawn, with the texts of its moves for names: whole down to a limit, or
//! only what a search looks at.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use crate::score::{Score, Window};
use crate::search::{self, SearchError, Settings};
use crate::trace::Observer;
use crate::tree::{GameTree, Growing, Limits, NodeId, Tree, TreeBuilder, TreeError};

use super::{Evaluation, Game, Moment, Play, Quiet, Texts};

/// What of a game is grown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Growth {
    /// How many nodes there may be, and how many plies.
    pub limits: Limits,
    /// Whether of the moves that lead to mirror images only the first is grown.
    pub is_folded: bool,
    /// Whether inner nodes have their static evaluations too, which deepening needs.
    pub is_evaluated: bool,
}

/// A game's tree.
#[derive(Clone, PartialEq, Debug)]
pub struct Grown {
    /// The tree; a node's name is the move that leads to it.
    pub tree: GameTree,
    /// The leaves that are draws because their position stands further up on their path.
    pub repeated: Vec<NodeId>,
    /// The leaves that stand for a subtree, and how many moves there are. Their scores mean nothing: no search of the
    /// same settings looks at them.
    pub stubs: Vec<(NodeId, usize)>,
}

/// Why a game has no tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GrowthError {
    /// What stands in the way of the tree.
    Tree(TreeError),
    /// Why the search has no result.
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
/// use secateur::game::{Growth, Nim, Play, grown};
/// use secateur::notation;
/// let nim = Nim::new(&[1, 1]).unwrap();
/// let tree = grown(&Play::new(&nim), Growth::default()).unwrap().tree;
/// assert_eq!(notation::write(&tree), "(1-1:(2-1:-1)2-1:(1-1:-1))");
/// ```
pub fn grown<G: Texts, E: Evaluation<G>, Q: Quiet<G>>(
    play: &Play<'_, G, E, Q>,
    growth: Growth,
) -> Result<Grown, GrowthError> {
    let namer = |node: &Moment<G::Position>, by: G::Move| play.game().write_move(&node.position, by);
    let mut growing = Growing::new(play, growth.limits);
    growing.namer = Some(&namer);
    (growing.is_folded, growing.is_evaluated) = (growth.is_folded, growth.is_evaluated);
    let (tree, repeated) = growing.grown()?;
    Ok(Grown { tree, repeated, stubs: Vec::new() })
}

/// What one search looks at, and the rest as stubs. Of a position that is met again there is as much as was looked at
/// there.
pub fn grown_by_search<G: Texts, E: Evaluation<G>, Q: Quiet<G>>(
    play: &Play<'_, G, E, Q>,
    settings: &Settings,
    growth: Growth,
) -> Result<Grown, GrowthError> {
    let mut seen = Seen {
        play,
        places: vec![Place::new(play.root())],
        path: Vec::new(),
        met: settings.algorithm.table.then(HashMap::default),
        horizon: settings.horizon(),
        limits: growth.limits,
        error: None,
    };
    search::run(play, settings, &mut seen)?;
    let Seen { places, error, met, .. } = seen;
    if let Some(error) = error {
        return Err(error.into());
    }
    let written = met.map(|_| vec![None; places.len()]);
    let (builder, repeated, stubs) = Default::default();
    let mut writing = Writing { play, growth, places, written, builder, repeated, stubs };
    writing.place(0, None)?;
    Ok(Grown { tree: writing.builder.finish(), repeated: writing.repeated, stubs: writing.stubs })
}

/// A node that a search has looked at.
struct Place<G: Game> {
    node: Moment<G::Position>,
    /// What it stopped with.
    score: Option<Score>,
    /// By move: the child's place.
    children: HashMap<G::Move, usize, FxBuildHasher>,
}

impl<G: Game> Place<G> {
    fn new(node: Moment<G::Position>) -> Place<G> {
        Place { node, score: None, children: HashMap::default() }
    }
}

/// Keeps what a search looks at.
struct Seen<'a, 'g, G: Game, E: Evaluation<G>, Q: Quiet<G>> {
    play: &'a Play<'g, G, E, Q>,
    places: Vec<Place<G>>,
    /// By ply: the place of the node under way.
    path: Vec<usize>,
    /// With a table, which answers where a position is met again: by position and the plies still to look ahead, the
    /// place.
    met: Option<HashMap<(G::Key, u16), usize, FxBuildHasher>>,
    horizon: usize,
    limits: Limits,
    error: Option<TreeError>,
}

impl<G: Game, E: Evaluation<G>, Q: Quiet<G>> Seen<'_, '_, G, E, Q> {
    /// The search has come to a node, by some move of the node above it.
    fn enter(&mut self, node: &Moment<G::Position>) -> Option<usize> {
        let place = if node.ply == 0 { 0 } else { self.below(*self.path.get(node.ply - 1)?, node)? };
        self.path.truncate(node.ply);
        self.path.push(place);
        Some(place)
    }

    fn below(&mut self, parent: usize, node: &Moment<G::Position>) -> Option<usize> {
        let play = self.play;
        let above = &self.places[parent];
        let key = play.key(node);
        let by = play.moves(&above.node).find(|&by| play.key(&play.child(&above.node, by)) == key)?;
        if let Some(&place) = above.children.get(&by) {
            return Some(place);
        }
        let child = play.child(&above.node, by);
        let position = (key, play.ahead(&child, self.horizon));
        let met = self.met.as_ref().and_then(|met| met.get(&position).copied());
        let place = met.unwrap_or(self.places.len());
        self.places[parent].children.insert(by, place);
        if met.is_some() {
            return met;
        }
        self.places.push(Place::new(child));
        if let Some(met) = self.met.as_mut().filter(|_| play.repeated(node).is_none()) {
            met.insert(position, place);
        }
        if self.limits.nodes < self.places.len() {
            self.error = Some(TreeError::TooManyNodes);
        }
        Some(place)
    }
}

impl<'g, G: Game, E: Evaluation<G>, Q: Quiet<G>> Observer<Play<'g, G, E, Q>> for Seen<'_, 'g, G, E, Q> {
    fn visit(&mut self, node: &Moment<G::Position>, _: Window) {
        self.enter(node);
    }

    fn evaluate(&mut self, node: &Moment<G::Position>, score: Score) {
        if let Some(place) = self.enter(node) {
            // Deepening stops here in one pass, and goes on in the next.
            self.places[place].score = Some(score);
        }
    }

    fn is_full(&self) -> bool {
        self.error.is_some()
    }
}

/// The tree of what was looked at.
struct Writing<'a, 'g, G: Game, E: Evaluation<G>, Q: Quiet<G>> {
    play: &'a Play<'g, G, E, Q>,
    growth: Growth,
    places: Vec<Place<G>>,
    /// By place, where a position is one place wherever it is met: the node that it was written as first.
    written: Option<Vec<Option<NodeId>>>,
    builder: TreeBuilder,
    repeated: Vec<NodeId>,
    stubs: Vec<(NodeId, usize)>,
}

impl<G: Texts, E: Evaluation<G>, Q: Quiet<G>> Writing<'_, '_, G, E, Q> {
    fn place(&mut self, place: usize, name: Option<&str>) -> Result<(), TreeError> {
        if let Some(first) = self.written.as_ref().and_then(|written| written[place]) {
            self.builder.repeat(name, first)?;
            return self.check();
        }
        let (node, score) = (self.places[place].node.clone(), self.places[place].score);
        if self.places[place].children.is_empty() {
            return self.leaf(&node, score, name);
        }
        let opinion = if self.growth.is_evaluated { self.play.evaluation(&node) } else { None };
        let id = self.builder.open(name, Some(self.play.turn(&node)), opinion)?;
        let moves: Vec<G::Move> = self.play.moves(&node).collect();
        for by in moves {
            let name = self.play.game().write_move(&node.position, by);
            match self.places[place].children.get(&by) {
                Some(&child) => self.place(child, Some(&name))?,
                None => self.leaf(&self.play.child(&node, by), None, Some(&name))?,
            }
        }
        self.builder.close()?;
        if let Some(written) = &mut self.written {
            written[place] = Some(id);
        }
        Ok(())
    }

    fn check(&self) -> Result<(), TreeError> {
        if self.builder.len() <= self.growth.limits.nodes { Ok(()) } else { Err(TreeError::TooManyNodes) }
    }

    /// A node without children: an end, a place where the search stops, or one at which it has not looked.
    fn leaf(&mut self, node: &Moment<G::Position>, score: Option<Score>, name: Option<&str>) -> Result<(), TreeError> {
        let utility = self.play.utility(node);
        let known = score.or(utility);
        let id = self.builder.open(name, None, Some(known.or(self.play.evaluation(node)).unwrap_or(Score::ZERO)))?;
        if known.is_none() {
            self.stubs.push((id, self.play.moves(node).count()));
        }
        if self.play.repeated(node).is_some() {
            self.repeated.push(id);
        }
        self.builder.close()?;
        self.check()
    }
}
