//! The contents of a game tree's nodes: their drawn positions, with the moves that lead there. They are computed from the root down on
//! demand, and cached, since a picture needs the same ones at every step.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

use rustc_hash::FxBuildHasher;

use super::quiet::STANDING;
use super::{AnyGame, AnyMove, AnyPosition, Calm, Diagram, Game, Quiescence, Quiet, StagedGame, Texts, Unrest, Wins};
use secateur::score::{Player, Turn};
use secateur::tree::{GameTree, NodeId};

/// The maximum number of cached positions; beyond it, the cache is cleared.
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
    /// Whether only the first of several mirror images is grown.
    pub is_folded: bool,
    /// The ply at which it ends, if there is a limit.
    pub limit: Option<usize>,
    /// Whether it goes beyond the limit where a position is not quiet.
    pub goes_beyond: bool,
    /// How it does.
    pub quiescence: Quiescence,
    /// Whether it ends early where the evaluation is certain.
    pub ends_when_sure: bool,
    /// Which scores say that the game is won or lost.
    pub wins: Wins,
}

#[derive(Clone, Debug)]
struct CachedBoard {
    position: AnyPosition,
    board: Rc<NodeBoard>,
}

/// The drawing in a node.
#[derive(PartialEq, Eq, Debug)]
pub struct NodeBoard {
    /// The position, with the move that leads there marked.
    pub diagram: Diagram,
    /// How many moves lead to it or to its mirror images, if only one of them is grown.
    pub moves: usize,
    /// Why a search of variable depth continues or stops there.
    pub reach: Option<Reach>,
}

/// Why a search of variable depth continues at a node beyond its limit, or stops somewhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// It continues: this is about to happen.
    GoesOn(Unrest),
    /// It continues with captures, and the player to move may stand pat.
    MayStand,
    /// The player has stood pat.
    Stands,
    /// It stops: nothing is about to happen.
    Quiet,
    /// It stops at a second limit, though this is about to happen.
    Ends(Unrest),
    /// It stops before its limit: the evaluation is certain.
    Sure,
}

/// The position of a node, given that of its parent.
///
/// # Panics
/// If the tree is not that of this game.
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
    /// For a tree that was grown from a game; none if the game has no boards.
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

    /// For a tree that was grown from a position of a game.
    pub fn new(game: AnyGame, start: AnyPosition, tree: Rc<GameTree>, grown: GrowthExtent) -> Option<Boards> {
        let shown = game.diagram(&start)?.part(tree.words().iter().map(|word| &**word), tree.height());
        Some(Boards { game, start, tree, grown, shown, known: RefCell::default() })
    }

    /// The number of columns and rows of each.
    pub fn extent(&self) -> (usize, usize) {
        let [columns, rows] = &self.shown;
        (columns.len(), rows.len())
    }

    /// Which scores say that the game is won or lost.
    pub fn wins(&self) -> Wins {
        self.grown.wins
    }

    /// The contents of a node.
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

    /// The look of a player's pieces, if players have pieces: a message of the page's texts.
    pub fn piece(&self, player: Player) -> Option<&'static str> {
        let is_second = (player == Player::Min) != (self.game.mover(&self.start) == Turn::Min);
        self.at(NodeId::ROOT).diagram.piece(is_second)
    }

    /// The ply at which the tree ends, if there is a limit; some games end earlier, and positions that are not quiet may continue.
    pub fn limit(&self) -> Option<usize> {
        self.grown.limit
    }

    /// The limit of a tree that goes beyond it where positions are not quiet.
    pub fn crossed(&self) -> Option<usize> {
        self.limit().filter(|&limit| limit < self.tree.height())
    }

    /// Why a search of variable depth continues or stops at a node.
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
