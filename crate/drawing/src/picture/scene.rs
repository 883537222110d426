//! What to draw at one step, as positioned parts with the names of their looks: nodes, edges with their cut signs, texts of the rows. A
//! pure function of the picture, a step and a view of it; no element, no colour, no sentence.
//!
//! `step` says what is shown at each node, `place` where the nodes are, then `node`, `edge`, `margin`, `highlight` and `arc` each make
//! their parts. A renderer reads them and decides nothing.

mod apart;
mod arc;
mod at_node;
mod cut_mark;
mod cut_sign;
mod edge;
mod focus;
mod highlight;
mod large;
mod lens;
mod limit;
mod margin;
mod minimap;
pub(in crate::picture) mod moves;
mod nearby;
mod node;
mod notes;
mod overlay_values;
mod place;
mod root_values;
mod stalks;
mod step;
mod straight;
mod struck;
mod text;
mod view;
mod wedge;
pub(in crate::picture) mod weights;

pub use arc::ArcPart;
pub use cut_mark::CutMark;
pub use cut_sign::{LostChildren, SignSpot};
pub use edge::{CutSign, EdgeLook, EdgeNumber, EdgePart};
pub use highlight::{HaloPart, ReturnValuePart, RingPart};
pub use lens::Lens;
pub use lens::{Shares, Span};
pub use limit::LimitPart;
pub use margin::{LegendEntry, LegendPart, RowPart};
pub use minimap::{MapItem, Minimap};
pub use moves::MovePart;
pub use node::BoardPart;
pub use node::{BodyPart, NodeDescription, NodeLook, NodePart, SignPart, Underline, ValuePart};
pub use notes::{LineLook, LinePart, NodeNote, NotePart, OverlayNotes};
pub use overlay_values::{OverlayKind, OverlayValues, strategy};
pub use place::NodePlace;
pub use step::NotationStep;
pub(super) use text::TO_BASELINE;
pub use text::{Anchor, BoxPart, LabelPart, SceneWords, TextPart};
pub use view::{Pane, Projection, SceneView};
pub use wedge::{Share, Wedge};
pub use weights::WeightPart;

use super::Picture;
use super::skin::NodeKind;
use crate::sight::Item;
use crate::sight::{Tallies, TreeShape};
use place::Cast;
use secateur::tree::{GameTree, NodeId};
use secateur_games::Boards;
use step::StepCache;

/// The input of a scene besides the step.
#[derive(Clone, Copy)]
pub struct SceneInput<'a> {
    /// Of the run.
    pub picture: &'a Picture,
    /// How it is viewed.
    pub view: &'a SceneView,
    /// Its texts.
    pub words: SceneWords<'a>,
    /// The view of a tree larger than the stage; without it, everything is drawn.
    pub large: Option<(&'a TreeShape, &'a Tallies)>,
    /// For a game: what is drawn in the nodes.
    pub boards: Option<&'a Boards>,
}

/// Optional parts chosen by the user.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wishes<'a> {
    /// The chosen node.
    pub focus: Option<NodeId>,
    /// The lower ends of the branches that are to be cut off.
    pub marked: &'a [NodeId],
    /// Whether children are numbered in the order of the search.
    pub is_numbered: bool,
    /// Whether the step is one of a lecture, which also shows the cut-off before a return.
    pub is_lecture: bool,
    /// Texts besides the search.
    pub overlay: Option<OverlayNotes<'a>>,
    /// The end of another run on the same tree with other scores: its numbers that differ are shown struck out beside those of this run.
    pub was: Option<NotationStep<'a>>,
}

/// What to draw at one step.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// Texts beside the rows, in px of the stage.
    pub rows: Vec<RowPart>,
    /// The legend of shapes, in px of the stage.
    pub legend: Option<LegendPart>,
    /// In the order of their lower ends; everything that follows is in px of the tree.
    pub edges: Vec<EdgePart>,
    /// Over the edges, under everything on them.
    pub lines: Vec<LinePart>,
    /// The limit line of a game's tree that goes beyond it, in px of the stage.
    pub limit: Option<LimitPart>,
    /// The moves on the edges of a game's tree.
    pub moves: Vec<MovePart>,
    /// The chances on the edges below chance nodes.
    pub weights: Vec<WeightPart>,
    /// From a cut-off to the node whose bound it met.
    pub arc: Option<ArcPart>,
    /// Around the current node.
    pub halo: Option<HaloPart>,
    /// In the pre-order of the drawing.
    pub nodes: Vec<NodePart>,
    /// A value on its way to the caller.
    pub carried: Option<ReturnValuePart>,
    /// Around the chosen node.
    pub ring: Option<RingPart>,
    /// Texts at the nodes besides the search.
    pub notes: Vec<NotePart>,
}

impl Scene {
    /// The scene of a step.
    pub fn at(step: NotationStep<'_>, sight: &SceneInput<'_>, wishes: Wishes<'_>) -> Scene {
        let told = StepCache::new(step);
        let (items, asked) = seen(&told, sight);
        let mut cast = Cast::collect(&asked, &told, sight);
        arrange(&items, &mut cast, &told, sight);
        let (mut edges, mut weights) = edge::edges(&asked, &mut cast, &told, sight, wishes.is_numbered);
        edge::mark(&mut edges, wishes.marked, sight);
        let mut nodes = Vec::new();
        for item in &items {
            nodes.extend(node::node(item, &cast, &told, sight));
        }
        if let Some(was) = wishes.was {
            struck::strike(&mut nodes, &StepCache::new(was), &told, sight);
        }
        if let Some(OverlayNotes::Leaves(_)) = wishes.overlay {
            // Texts below leaves give way to their intervals.
            let leaves = nodes.iter_mut().filter(|part| told.tree().is_leaf(part.node));
            leaves.for_each(|part| part.window = None);
        }
        node::make_way(&mut nodes, &edges, &told, sight);
        if sight.view.projection.is_far() {
            root_values::write(&mut nodes, &cast, &told, sight);
            apart::keep_apart(&mut nodes, &told, sight);
        }
        let mut moves = moves::moves(&edges, &nodes, &told, sight);
        weights::make_way(&mut weights, &nodes, &told, sight);
        let on_edges: Vec<_> = moves.iter().map(MovePart::area).chain(weights.iter().map(WeightPart::area)).collect();
        edge::make_way(&mut edges, &on_edges, told.tree());
        let carried = highlight::carried(&cast, &told, sight, &on_edges);
        if let Some(part) = &carried {
            moves.retain(|moved| !part.area().meets(&moved.area()));
            weights.retain(|weight| !part.area().meets(&weight.area()));
        }
        let rows = margin::rows(&edges, &on_edges, &cast, &told, sight);
        let taken = [&on_edges[..], &margin::windows_of(&rows, sight)].concat();
        Scene {
            legend: margin::legend(sight),
            arc: arc::arc(&nodes, &edges, &taken, &told, sight, wishes.is_lecture),
            halo: highlight::halo(&nodes, sight),
            carried,
            ring: wishes.focus.and_then(|focus| highlight::ring(focus, &nodes, sight)),
            lines: notes::lines(&edges, wishes.overlay),
            limit: limit::limit(&rows, sight),
            rows,
            moves,
            weights,
            notes: notes::notes(&nodes, &edges, &on_edges, &cast, told.tree(), sight, wishes.overlay),
            edges,
            nodes,
        }
    }

    /// The part of a node, if that is drawn.
    pub fn node(&self, node: NodeId) -> Option<&NodePart> {
        self.nodes.iter().find(|part| part.node == node)
    }
}

/// The items to draw, in the pre-order of the drawing, and the nodes that they replace.
fn seen(told: &StepCache<'_>, sight: &SceneInput<'_>) -> (Vec<Item>, Vec<NodeId>) {
    if let Some(large) = large::Large::at(told, sight) {
        return large.seen();
    }
    let (mut items, mut asked) = (Vec::new(), Vec::new());
    for rank in 0..told.tree().len() {
        let node = sight.picture.layout.node(rank);
        items.push(itself(node));
        asked.push(node);
    }
    (items, asked)
}

/// A node that is drawn as itself.
fn itself(node: NodeId) -> Item {
    Item {
        node,
        siblings: 0,
        is_gathered: false,
        x: 0.0,
        left: 0.0,
        right: 0.0,
        beyond: 0,
        deepest: 0,
        strips: Vec::new(),
    }
}

/// In a tree larger than the stage, makes room for everything on the path.
fn arrange(items: &[Item], cast: &mut Cast, told: &StepCache<'_>, sight: &SceneInput<'_>) {
    if let Some(large) = large::Large::at(told, sight) {
        large.arrange(items, cast);
    }
}

/// Who moves at a node, or that it is a leaf.
fn kind_of(tree: &GameTree, node: NodeId) -> NodeKind {
    if tree.is_leaf(node) { NodeKind::Leaf } else { tree.turn(node).into() }
}
