//! What stands in the nodes of a game's tree: their positions as they are drawn, with the moves that lead there. They are found
//! from the root down when they are asked for, and kept, since a picture asks for the same ones at every step.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

use rustc_hash::FxBuildHasher;

use super::quiet::STANDING;
use super::{AnyGame, AnyMove, AnyPosition, Calm, Diagram, Game, Quiescence, Quiet, StagedGame, Texts, Unrest, Wins};
use secateur::score::{Player, Turn};
use secateur::tree::{GameTree, NodeId};

/// So many positions are kept; when there are more, all are found again.
const MOST_KEPT: usize = 20_000;

/// The positions of a game's tree.
#[derive(Debug)]
pub struct Boards {
    game: AnyGame,
    start: AnyPosition,
    tree: Rc<GameTree>,
    grown: GrowthExtent,
    /// Columns and rows that are drawn, the same in all nodes.
    shown: [Range<usize>; 2],
    known: RefCell<HashMap<NodeId, CachedBoard, FxBuildHasher>>,
}

/// How far a game's tree is grown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GrowthExtent {
    /// Whether of mirror images only the first is.
    pub is_folded: bool,
    /// The ply at which it ends, if there is a limit.
    pub limit: Option<usize>,
    /// Whether it goes on where a position is not quiet.
    pub goes_beyond: bool,
    /// What it has there.
    pub quiescence: Quiescence,
    /// Whether it ends before where the evaluation is sure.
    pub ends_when_sure: bool,
    /// Which scores say that the game is won or lost.
    pub wins: Wins,
}

#[derive(Clone, Debug)]
struct CachedBoard {
    position: AnyPosition,
    board: Rc<NodeBoard>,
}

/// What is drawn in a node.
#[derive(PartialEq, Eq, Debug)]
pub struct NodeBoard {
    /// The position, with the move that leads there marked.
    pub diagram: Diagram,
    /// How many moves lead to it or to its mirror images, where only one of them is grown.
    pub moves: usize,
    /// Where a search of variable depth goes on or stops there.
    pub reach: Option<Reach>,
}

/// Why a search of variable depth goes on at a node beyond its limit, or stops elsewhere than there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// It goes on: this is about to happen.
    GoesOn(Unrest),
    /// It goes on with captures, and the player to move may stand pat.
    MayStand,
    /// He has stood pat.
    Stands,
    /// It stops: nothing is about to happen any more.
    Quiet,
    /// It stops, though this is about to happen: there is a second limit.
    Ends(Unrest),
    /// It stops before its limit: the evaluation is sure.
    Sure,
}

/// The position of a node, where that of the node above is known.
///
/// # Panics
/// When the tree is not that of this game.
pub(super) fn played(game: &AnyGame, tree: &GameTree, above: &AnyPosition, node: NodeId) -> AnyPosition {
    let name = tree.name(node).expect("every node but the first is called by its move");
    if stands(tree, node) {
        return above.clone();
    }
    let by = game.read_move(above, name).expect("a node is called by a move");
    game.play(above, by)
}

/// Whether the player to move at a node has stood pat.
pub(super) fn stands(tree: &GameTree, node: NodeId) -> bool {
    tree.name(node) == Some(STANDING)
}

impl Boards {
    /// Of a tree that was grown from a game; nothing where the game has no boards.
    pub fn for_tree(staged: &StagedGame, tree: Rc<GameTree>) -> Option<Boards> {
        let (game, start) = (staged.game().clone(), staged.start().clone());
        let how = GrowthExtent {
            is_folded: staged.is_folded(),
            limit: staged.depth(),
            goes_beyond: 0 < staged.beyond(),
            quiescence: staged.quiescence(),
            ends_when_sure: staged.sure().is_some(),
            wins: staged.play().wins(),
        };
        Boards::new(game, start, tree, how)
    }

    /// Of a tree that was grown from a position of a game.
    pub fn new(game: AnyGame, start: AnyPosition, tree: Rc<GameTree>, grown: GrowthExtent) -> Option<Boards> {
        let shown = game.diagram(&start)?.part(tree.words().iter().map(|word| &**word), tree.height());
        Some(Boards { game, start, tree, grown, shown, known: RefCell::default() })
    }

    /// How many columns and rows each has.
    pub fn extent(&self) -> (usize, usize) {
        let [columns, rows] = &self.shown;
        (columns.len(), rows.len())
    }

    /// Which scores say that the game is won or lost.
    pub fn wins(&self) -> Wins {
        self.grown.wins
    }

    /// What stands in a node.
    pub fn at(&self, node: NodeId) -> Rc<NodeBoard> {
        let mut known = self.known.borrow_mut();
        if MOST_KEPT < known.len() {
            known.clear();
        }
        let mut way = vec![node];
        while let Some(above) =
            way.last().filter(|&node| !known.contains_key(node)).and_then(|&node| self.tree.parent(node))
        {
            way.push(above);
        }
        let mut last: Option<CachedBoard> = None;
        for node in way.into_iter().rev() {
            let found = known.entry(node).or_insert_with(|| match &last {
                Some(above) => self.below(above, node),
                None => self.first(),
            });
            last = Some(found.clone());
        }
        last.expect("the way ends with the node").board
    }

    /// What the pieces of a player look like, where players have pieces: a message of the page's texts.
    pub fn piece(&self, player: Player) -> Option<&'static str> {
        let is_second = (player == Player::Min) != (self.game.mover(&self.start) == Turn::Min);
        self.at(NodeId::ROOT).diagram.piece(is_second)
    }

    /// The ply at which the tree ends, if there is a limit; some games are over before, and what is not quiet may go on.
    pub fn limit(&self) -> Option<usize> {
        self.grown.limit
    }

    /// The limit of a tree that goes on beyond it, where a position is not quiet.
    pub fn crossed(&self) -> Option<usize> {
        self.limit().filter(|&limit| limit < self.tree.height())
    }

    /// Where a search of variable depth goes on or stops at a node.
    fn reach(&self, node: NodeId, position: &AnyPosition) -> Option<Reach> {
        let (limit, ply, is_leaf) = (self.limit()?, self.tree.ply(node), self.tree.is_leaf(node));
        let is_beyond = self.grown.goes_beyond && limit <= ply;
        let is_before = self.grown.ends_when_sure && is_leaf && ply < limit;
        if !(is_beyond || is_before) || self.tree.stub(node).is_some() || self.game.outcome(position).is_some() {
            return None;
        }
        let captures = is_beyond && self.grown.quiescence == Quiescence::Captures;
        Some(match self.game.unrest(position) {
            _ if is_before => Reach::Sure,
            _ if captures && stands(&self.tree, node) => Reach::Stands,
            _ if captures && self.grown.quiescence.is_quiet(&self.game, position) => Reach::Quiet,
            _ if captures && is_leaf => Reach::Ends(Unrest::Capture),
            _ if captures => Reach::MayStand,
            Some(unrest) if is_leaf => Reach::Ends(unrest),
            Some(unrest) => Reach::GoesOn(unrest),
            None => Reach::Quiet,
        })
    }

    fn first(&self) -> CachedBoard {
        let position = self.start.clone();
        let diagram = self.shown(self.game.diagram(&position));
        let reach = self.reach(NodeId::ROOT, &position);
        CachedBoard { position, board: Rc::new(NodeBoard { diagram, moves: 1, reach }) }
    }

    fn below(&self, above: &CachedBoard, node: NodeId) -> CachedBoard {
        let position = played(&self.game, &self.tree, &above.position, node);
        let diagram = self.shown(self.game.diagram_after(&above.position, &position));
        let moves = if self.grown.is_folded && !stands(&self.tree, node) { self.images(above, &position) } else { 1 };
        let reach = self.reach(node, &position);
        CachedBoard { position, board: Rc::new(NodeBoard { diagram, moves, reach }) }
    }

    fn shown(&self, diagram: Option<Diagram>) -> Diagram {
        diagram.expect("all positions of a game have boards if one has").within(self.shown.clone())
    }

    /// How many moves from a position lead to another one or to its mirror images.
    fn images(&self, above: &CachedBoard, position: &AnyPosition) -> usize {
        let game = &self.game;
        let shape = game.shape(position);
        let is_image = |&by: &AnyMove| game.shape(&game.play(&above.position, by)) == shape;
        game.moves(&above.position).filter(is_image).count()
    }
}
