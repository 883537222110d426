//! Why no scores cut off certain branches, as far as the tree's shape and the settings show.

use std::collections::BTreeSet;

use crate::search::{self, Algorithm, ChildOrder, SearchError, Settings};
use crate::sweep::MOST_LEAVES;
use crate::trace::Trace;
use crate::tree::{GameTree, NodeId};

/// Why there are no scores with which exactly the marked branches are cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NoScores {
    /// The tree has no such node.
    NoNode(NodeId),
    /// The root is not a branch.
    Root,
    /// The depth limit ends the search above this branch.
    BelowLimit(NodeId),
    /// A branch lies below another marked one, so the search never comes near it.
    Inside(NodeId),
    /// The algorithm never cuts.
    CutsNothing,
    /// An only child is always visited.
    OnlyChild(NodeId),
    /// The first child that the search visits is never cut off.
    FirstChild(NodeId),
    /// A cut-off removes all later children, and this one is not marked.
    LaterChild(NodeId),
    /// Only a root window or the end of the payoffs cuts off a child of the root.
    OpenRoot(NodeId),
    /// At this branch, the mover's opponent has no alternative yet, so there is no bound to meet.
    NoBound(NodeId),
    /// The tree has more than [`MOST_LEAVES`].
    TooManyLeaves,
    /// The search has no result.
    Search(SearchError),
    /// Every order of the scores was tried, and none works.
    Impossible,
    /// Some scores may work, but none were found.
    NotFound,
}

impl NoScores {
    /// The name in messages.
    pub fn id(self) -> &'static str {
        match self {
            NoScores::NoNode(_) => "no-node",
            NoScores::Root => "root",
            NoScores::BelowLimit(_) => "below-limit",
            NoScores::Inside(_) => "inside",
            NoScores::CutsNothing => "cuts-nothing",
            NoScores::OnlyChild(_) => "only-child",
            NoScores::FirstChild(_) => "first-child",
            NoScores::LaterChild(_) => "later-child",
            NoScores::OpenRoot(_) => "open-root",
            NoScores::NoBound(_) => "no-bound",
            NoScores::TooManyLeaves => "too-many-leaves",
            NoScores::Search(_) => "search",
            NoScores::Impossible => "impossible",
            NoScores::NotFound => "not-found",
        }
    }

    /// The node that it is about, if any.
    pub fn node(self) -> Option<NodeId> {
        match self {
            NoScores::BelowLimit(node)
            | NoScores::OnlyChild(node)
            | NoScores::FirstChild(node)
            | NoScores::OpenRoot(node)
            | NoScores::Inside(node)
            | NoScores::LaterChild(node)
            | NoScores::NoBound(node) => Some(node),
            NoScores::Root => Some(NodeId::ROOT),
            _ => None,
        }
    }
}

/// Refuses what no scores can achieve.
pub(super) fn check(tree: &GameTree, settings: &Settings, marked: &BTreeSet<NodeId>) -> Result<(), NoScores> {
    for &node in marked {
        if tree.len() <= node.index() {
            return Err(NoScores::NoNode(node));
        }
        if node == NodeId::ROOT {
            return Err(NoScores::Root);
        }
        if settings.horizon() < tree.ply(node) {
            return Err(NoScores::BelowLimit(node));
        }
        if above(tree, node).any(|above| marked.contains(&above)) {
            return Err(NoScores::Inside(node));
        }
    }
    if !marked.is_empty() && !settings.algorithm.windowed {
        return Err(NoScores::CutsNothing);
    }
    if MOST_LEAVES < tree.leaf_count() {
        return Err(NoScores::TooManyLeaves);
    }
    if let Some(error) = search::not_by_minimax(tree) {
        return Err(NoScores::Search(error));
    }
    search::run(tree, settings, &mut ()).map_err(NoScores::Search)?;
    if let Some(&node) = marked.iter().find(|&&node| siblings(tree, node).count() == 1) {
        return Err(NoScores::OnlyChild(node));
    }
    if is_order_fixed(settings) { check_order(tree, settings, marked) } else { Ok(()) }
}

/// Refuses what no scores can achieve in an order of the children that does not depend on them.
fn check_order(tree: &GameTree, settings: &Settings, marked: &BTreeSet<NodeId>) -> Result<(), NoScores> {
    // Minimax visits every node.
    let algorithm = Algorithm::named("minimax").expect("a row of the table");
    let trace = search::record(tree, &Settings { algorithm, ..*settings }).map_err(NoScores::Search)?;
    let first = |parent: NodeId| in_order(tree, &trace, parent).next();
    for &node in marked {
        let parent = tree.parent(node).expect("the root is no branch");
        if first(parent) == Some(node) {
            return Err(NoScores::FirstChild(node));
        }
        let later = in_order(tree, &trace, parent).skip_while(|&child| child != node);
        if let Some(later) = later.clone().find(|child| !marked.contains(child)) {
            return Err(NoScores::LaterChild(later));
        }
    }
    // A win or a loss cuts off with the full window, too.
    let is_infinite = |node: NodeId| tree.score(node).is_some_and(|score| !score.is_finite());
    if !is_plain(settings) || tree.nodes().any(is_infinite) {
        return Ok(());
    }
    for &node in marked {
        let parent = tree.parent(node).expect("the root is no branch");
        let mover = tree.player(parent);
        let is_choice = |(below, above): (NodeId, NodeId)| tree.player(above) != mover && first(above) != Some(below);
        let way = std::iter::once(parent).chain(above(tree, parent));
        let has_bound = settings.root_window().bound(mover.cut_side()).is_finite();
        if !has_bound && !way.zip(above(tree, parent)).any(is_choice) {
            return Err(if parent == NodeId::ROOT { NoScores::OpenRoot(node) } else { NoScores::NoBound(node) });
        }
    }
    Ok(())
}

/// Whether the order of the children depends on neither scores nor the search itself.
pub(super) fn is_order_fixed(settings: &Settings) -> bool {
    use ChildOrder::{AsWritten, FewestChildren, FewestNodes, Reversed, Shuffled};
    let order = settings.order;
    let is_of_shape = matches!(order, AsWritten | FewestChildren | FewestNodes | Reversed | Shuffled { .. });
    !settings.algorithm.deepens && (is_of_shape || order.is_of_game())
}

/// Whether this is alpha-beta or negamax: one pass, whose bounds are scores found.
fn is_plain(settings: &Settings) -> bool {
    let algorithm = settings.algorithm;
    algorithm.dialects && algorithm.root_window && !algorithm.deepens
}

fn in_order<'a>(tree: &'a GameTree, trace: &'a Trace, node: NodeId) -> impl Iterator<Item = NodeId> + Clone + 'a {
    let visit = trace.visit_of(node, trace.events.len()).expect("minimax visits every node above a limit");
    let children: Vec<NodeId> = trace.children(tree, &trace.visits[visit.index()]).collect();
    children.into_iter()
}

/// The ancestors of a node, nearest first.
fn above(tree: &GameTree, node: NodeId) -> impl Iterator<Item = NodeId> {
    std::iter::successors(tree.parent(node), |&node| tree.parent(node))
}

fn siblings(tree: &GameTree, node: NodeId) -> impl Iterator<Item = NodeId> {
    tree.children(tree.parent(node).expect("the root is no branch"))
}
