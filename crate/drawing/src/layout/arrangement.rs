//! The order of siblings: as written, or another one. It knows no positions.

use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId};

/// The nodes in the pre-order of a drawing, in which a subtree is one range of ranks, as it is of ids in the written order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arrangement {
    /// By node; empty if nodes are in the written order, so that ranks are ids.
    ranks: Vec<u32>,
    /// By rank.
    nodes: Vec<NodeId>,
}

impl Arrangement {
    /// Every node's children in the order in which `trace` last visited them; as written if it never did.
    pub fn from_trace(tree: &GameTree, trace: &Trace) -> Arrangement {
        if !trace.has_orders() {
            return Arrangement::default();
        }
        let mut ranks = vec![0; tree.len()];
        for node in tree.nodes() {
            let mut rank = ranks[node.index()] + 1;
            let mut place = |child: NodeId| {
                ranks[child.index()] = rank;
                rank += tree.size(child) as u32;
            };
            match trace.last_ordered(node) {
                Some(visit) => trace.children(tree, visit).for_each(&mut place),
                None => tree.children(node).for_each(&mut place),
            }
        }
        Arrangement::from_ranks(ranks)
    }

    /// From the rank of each node; empty means as written.
    pub fn from_ranks(ranks: Vec<u32>) -> Arrangement {
        let mut nodes = vec![NodeId::ROOT; ranks.len()];
        for (node, &rank) in ranks.iter().enumerate() {
            nodes[rank as usize] = NodeId(node as u32);
        }
        Arrangement { ranks, nodes }
    }

    /// By node; empty if they are in the written order.
    pub fn ranks(&self) -> &[u32] {
        &self.ranks
    }

    pub(crate) fn is_written(&self) -> bool {
        self.ranks.is_empty()
    }

    /// The node of a rank.
    pub fn node(&self, rank: usize) -> NodeId {
        if self.is_written() { NodeId(rank as u32) } else { self.nodes[rank] }
    }

    /// The rank of a node.
    pub fn rank(&self, node: NodeId) -> usize {
        if self.is_written() { node.index() } else { self.ranks[node.index()] as usize }
    }

    /// The children of a node from left to right.
    pub fn children<'a>(&'a self, tree: &'a GameTree, node: NodeId) -> impl Iterator<Item = NodeId> + 'a {
        let start = self.rank(node) + 1;
        let end = self.rank(node) + tree.size(node);
        let child = move |rank: usize| (rank < end).then(|| self.node(rank));
        std::iter::successors(child(start), move |&last| child(self.rank(last) + tree.size(last)))
    }
}
