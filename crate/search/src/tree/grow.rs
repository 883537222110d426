//! Any tree as an arena, which can be recorded and drawn, within limits.

use std::collections::{HashMap, HashSet};

use rustc_hash::FxBuildHasher;

use crate::score::Turn;

use super::{GameTree, MOST_NODES, NodeId, Tree, TreeBuilder, TreeError};

/// Number of nodes grown between two progress reports.
pub const TELLS_EVERY: usize = 1 << 14;

/// How far a tree is grown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Maximum number of nodes.
    pub nodes: usize,
    /// Maximum number of plies below the root; a node there is a leaf with its static evaluation.
    pub depth: Option<usize>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { nodes: MOST_NODES, depth: None }
    }
}

/// Grows a tree into an arena. A repeated position is a copy of its first occurrence, and is marked as a repetition.
///
/// ```
/// use secateur::Uniform;
/// use secateur::tree::{Limits, grow};
/// let tree = grow(&Uniform::new(3, 2, 1).unwrap(), Limits::default())?;
/// assert_eq!((tree.len(), tree.leaf_count()), (13, 9));
/// # Ok::<(), secateur::tree::TreeError>(())
/// ```
pub fn grow<T: Tree>(tree: &T, limits: Limits) -> Result<GameTree, TreeError> {
    Growing::new(tree, limits).grown().map(|(tree, _)| tree)
}

/// Names a child by its parent and the move that leads there.
type Namer<'t, T> = &'t dyn Fn(&<T as Tree>::Node, <T as Tree>::Move) -> String;

/// A tree that is being grown.
pub struct Growing<'t, T: Tree> {
    tree: &'t T,
    limits: Limits,
    builder: TreeBuilder,
    /// By position and remaining plies: its first occurrence.
    met: HashMap<(T::Key, u16), NodeId, FxBuildHasher>,
    /// The names of children, if they have any.
    pub namer: Option<Namer<'t, T>>,
    /// Called now and then with the number of nodes.
    pub told: Option<&'t mut dyn FnMut(usize)>,
    /// Whether inner nodes also have their static evaluations.
    pub is_evaluated: bool,
    /// Whether only the first of several mirror-image children is grown.
    pub is_folded: bool,
    /// Whether children are in the game's own order.
    pub is_sorted: bool,
    /// The leaves where the game ends because their position occurs further up on their path.
    repeated: Vec<NodeId>,
}

/// The moves at a node, each with its place in the game's own order.
pub fn placed<T: Tree>(tree: &T, node: &T::Node) -> Vec<(T::Move, u16)> {
    let mut moves: Vec<(T::Move, u16)> = tree.moves(node).map(|by| (by, 0)).collect();
    if tree.own_order().is_some() {
        let mut order: Vec<usize> = (0..moves.len()).collect();
        order.sort_by_cached_key(|&at| tree.rank(node, moves[at].0));
        for (place, at) in (0..).zip(order) {
            moves[at].1 = place;
        }
    }
    moves
}

/// A grown node, and the highest ply whose repetition ends the game at a leaf below it.
type GrownNode = (NodeId, usize);

impl<'t, T: Tree> Growing<'t, T> {
    /// For this tree, within these limits.
    pub fn new(tree: &'t T, limits: Limits) -> Growing<'t, T> {
        Growing {
            tree,
            limits,
            builder: TreeBuilder::in_game(tree.own_order()),
            met: HashMap::default(),
            namer: None,
            told: None,
            is_evaluated: false,
            is_folded: false,
            is_sorted: false,
            repeated: Vec::new(),
        }
    }

    /// The tree, and the leaves where the game ends because their position occurs further up on their path.
    pub fn grown(mut self) -> Result<(GameTree, Vec<NodeId>), TreeError> {
        self.node(&self.tree.root(), None)?;
        Ok((self.builder.finish(), self.repeated))
    }

    fn node(&mut self, node: &T::Node, name: Option<String>) -> Result<GrownNode, TreeError> {
        let horizon = self.limits.depth.unwrap_or(usize::MAX);
        let (ply, place) = (self.tree.ply(node), (self.tree.key(node), self.tree.ahead(node, horizon)));
        let repeated = self.tree.repeated(node);
        if repeated.is_none()
            && let Some(&first) = self.met.get(&place)
        {
            let again = self.builder.repeat(name.as_deref(), first)?;
            return self.check().map(|()| (again, usize::MAX));
        }
        let score = self.tree.stop(node, horizon);
        let turn = score.is_none().then(|| self.tree.turn(node));
        let opinion = if self.is_evaluated { self.tree.evaluation(node) } else { None };
        let id = self.builder.open(name.as_deref(), turn, score.or(opinion))?;
        self.check()?;
        let rests_on = match (score, repeated) {
            (None, _) if horizon <= ply && !self.tree.is_evaluated() => return Err(TreeError::MissingScore),
            (None, _) => self.children(node, id, turn)?,
            (_, Some(back)) => {
                self.repeated.push(id);
                ply.saturating_sub(back)
            }
            _ => usize::MAX,
        };
        self.builder.close()?;
        // A result that depends on a node further up holds on this path only.
        if rests_on < ply {
            return Ok((id, rests_on));
        }
        self.met.insert(place, id);
        Ok((id, usize::MAX))
    }

    fn children(&mut self, node: &T::Node, id: NodeId, turn: Option<Turn>) -> Result<usize, TreeError> {
        let (mut rests_on, mut shapes) = (usize::MAX, HashSet::new());
        let mut moves = placed(self.tree, node);
        if self.is_sorted {
            moves.sort_by_key(|&(_, place)| place);
        }
        for (by, place) in moves {
            let below = self.tree.child(node, by);
            if self.is_folded && !shapes.insert(self.tree.shape(&below)) {
                continue;
            }
            let (child, rests) = self.node(&below, self.namer.map(|name| name(node, by)))?;
            rests_on = rests_on.min(rests);
            self.builder.rank(child, place);
            if turn == Some(Turn::Chance) {
                self.builder.weigh(child, self.tree.weight(node, by))?;
            }
        }
        if self.builder.node_count() == id.index() + 1 { Err(TreeError::MissingScore) } else { Ok(rests_on) }
    }

    fn check(&mut self) -> Result<(), TreeError> {
        if let Some(told) = self.told.as_mut().filter(|_| self.builder.node_count().is_multiple_of(TELLS_EVERY)) {
            told(self.builder.node_count());
        }
        if self.builder.node_count() <= self.limits.nodes { Ok(()) } else { Err(TreeError::TooManyNodes) }
    }
}
