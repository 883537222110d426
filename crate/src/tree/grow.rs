//! Any tree as an arena, which can be recorded and drawn: as far as limits go.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use crate::score::Turn;

use super::{GameTree, MOST_NODES, NodeId, Tree, TreeBuilder, TreeError};

/// How far a tree is grown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many nodes it may have.
    pub nodes: usize,
    /// How many plies below the root it goes; a node there is a leaf that has its static evaluation.
    pub depth: Option<usize>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { nodes: MOST_NODES, depth: None }
    }
}

/// Grows a tree into an arena. A position that is met again is a copy of where it was met first, and is told as such.
///
/// ```
/// use secateur::game::{Nim, Play};
/// use secateur::tree::{Limits, grow};
/// let nim = Nim::new(&[1, 2]).unwrap();
/// let tree = grow(&Play::new(&nim), Limits::default())?;
/// assert_eq!((tree.len(), tree.leaf_count()), (12, 5));
/// # Ok::<(), secateur::tree::TreeError>(())
/// ```
pub fn grow<T: Tree>(tree: &T, limits: Limits) -> Result<GameTree, TreeError> {
    let mut growing = Growing { tree, limits, builder: TreeBuilder::default(), met: HashMap::default() };
    growing.node(&tree.root())?;
    Ok(growing.builder.finish())
}

struct Growing<'t, T: Tree> {
    tree: &'t T,
    limits: Limits,
    builder: TreeBuilder,
    /// By position and the plies that are still to grow below it: where it was met first.
    met: HashMap<(T::Key, u16), NodeId, FxBuildHasher>,
}

impl<T: Tree> Growing<'_, T> {
    fn node(&mut self, node: &T::Node) -> Result<NodeId, TreeError> {
        let horizon = self.limits.depth.unwrap_or(usize::MAX);
        let place = (self.tree.key(node), self.tree.ahead(node, horizon));
        if let Some(&first) = self.met.get(&place) {
            let again = self.builder.repeat(None, first)?;
            return self.check().map(|()| again);
        }
        let score = self.tree.stop(node, horizon);
        let turn = score.is_none().then(|| self.tree.turn(node));
        let id = self.builder.open(None, turn, score)?;
        self.check()?;
        if score.is_none() {
            if horizon <= self.tree.ply(node) {
                return Err(TreeError::MissingScore);
            }
            for by in self.tree.moves(node) {
                let child = self.node(&self.tree.child(node, by))?;
                if turn == Some(Turn::Chance) {
                    self.builder.weigh(child, self.tree.weight(node, by))?;
                }
            }
        }
        self.builder.close()?;
        self.met.insert(place, id);
        Ok(id)
    }

    fn check(&self) -> Result<(), TreeError> {
        if self.builder.len() <= self.limits.nodes { Ok(()) } else { Err(TreeError::TooManyNodes) }
    }
}
