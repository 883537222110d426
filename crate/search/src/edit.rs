//! Changes to the shape of a tree. Each makes a new tree and returns the place of the edited node in it.
//!
//! A change at or below a repeated position is made at its first occurrence, and so at all of them. Changes of the place itself (move,
//! delete, name, add a sibling) affect only that place.
//!
//! A leaf's score alone is edited in the text, which keeps the formatting: see [`crate::notation::replace_score`].

use std::error::Error;
use std::fmt;

use crate::notation;
use crate::score::{Player, Score, Turn};
use crate::tree::{Fraction, GameTree, NodeId, TreeBuilder, TreeError, divisor, is_name};

/// A change at one node.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Edit {
    /// A new last child. A leaf passes its score to its first child. Below chance it is as likely as the previous child.
    AddChild,
    /// A new sibling right after the node. Below chance it is as likely as the node.
    AddSibling,
    /// Delete the node and its subtree. A parent that loses its last child becomes a leaf. The siblings' weights keep their proportions.
    Delete,
    /// Swap the node with its left neighbour.
    MoveLeft,
    /// Swap the node with its right neighbour.
    MoveRight,
    /// Who moves at the node. Between MAX and MIN the turns below alternate as before, so all of them change; when chance is added or
    /// removed, every other node keeps its mover.
    SetTurn(Turn),
    /// The mover errs with this probability and then plays a random move: the node becomes a chance node with two children, the original
    /// and a copy in which chance moves.
    Errs(Fraction),
    /// The probability of the node below its chance node, more than 0 and less than 1; its siblings share the rest in proportion.
    SetLikelihood(Fraction),
    /// A name, or none.
    SetName(Option<String>),
    /// A leaf's score or an inner node's static evaluation; only an inner node may have none.
    SetScore(Option<Score>),
}

/// Why a change is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum EditError {
    /// The root has no siblings and cannot be deleted or moved; a first child has no left neighbour, and so on. Also for a node that is not
    /// in the tree.
    NoSuchPlace,
    /// A leaf needs a score.
    LeafNeedsScore,
    /// The name would not read back: it has a space, bracket, comma, colon or quotation mark.
    BadName,
    /// Other nodes refer to this position by its name, which must stay, and stay unique.
    NameNeeded,
    /// The text of the new tree has more than [`notation::MOST_CHARACTERS`] characters.
    TooLong,
    /// The new tree exceeds a limit.
    Tree(TreeError),
}

impl EditError {
    /// The name in messages.
    pub fn id(self) -> &'static str {
        match self {
            EditError::NoSuchPlace => "no-such-place",
            EditError::LeafNeedsScore => "leaf-needs-score",
            EditError::BadName => "bad-name",
            EditError::NameNeeded => "name-needed",
            EditError::TooLong => "too-long",
            EditError::Tree(TreeError::TooPrecise) => "score-too-precise",
            EditError::Tree(TreeError::TooDeep) => "too-deep",
            EditError::Tree(TreeError::NamesTooLong) => "names-too-long",
            EditError::Tree(TreeError::OutcomeWithChildren) => "infinite-static",
            EditError::Tree(TreeError::InfiniteBelowChance) => "infinite-below-chance",
            EditError::Tree(TreeError::NoWeight) => "no-weight",
            EditError::Tree(TreeError::WeightsTooFine) => "weight-too-precise",
            EditError::Tree(_) => "too-many-nodes",
        }
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EditError::NoSuchPlace => out.write_str("there is no such place in the tree"),
            EditError::LeafNeedsScore => out.write_str("a leaf needs a score"),
            EditError::BadName => out.write_str("the name would not read back"),
            EditError::NameNeeded => out.write_str("other places refer to this position by its name"),
            EditError::TooLong => write!(out, "a text of more than {} characters", notation::MOST_CHARACTERS),
            EditError::Tree(error) => error.fmt(out),
        }
    }
}

impl Error for EditError {}

/// The score of a new leaf.
const NEW_SCORE: f64 = 0.0;

/// The changed tree, and the place in it of `node` (of the new node after an addition, of the parent after a deletion).
pub fn edited(tree: &GameTree, node: NodeId, edit: &Edit) -> Result<(GameTree, NodeId), EditError> {
    if tree.len() <= node.index() {
        return Err(EditError::NoSuchPlace);
    }
    let mut root = Branch::from_tree(tree, NodeId::ROOT);
    let changed = where_it_counts(tree, node, edit);
    let path = path_to(tree, changed);
    let (&place, above) = path.split_last().map_or((&0, &[][..]), |(place, above)| (place, above));
    let is_root = path.is_empty();
    let mut kept = path.clone();
    if let Edit::SetName(Some(name)) = edit
        && !is_name(name)
    {
        return Err(EditError::BadName);
    }
    match edit {
        Edit::AddChild => {
            let branch = root.descend(&path);
            let score = branch.children.is_empty().then(|| branch.score.take()).flatten();
            let weight = branch.children.last().map_or(1, |last| last.weight);
            branch.children.push(Branch::new_leaf(score, branch.next(), weight));
            kept.push(branch.children.len() - 1);
        }
        Edit::SetTurn(turn) => {
            let next = root.next_at(&path);
            root.descend(&path).set_turn(*turn, next);
        }
        Edit::Errs(part) => {
            let next = root.next_at(&path);
            root.descend(&path).err(*part, next)?;
        }
        Edit::SetName(name) => {
            let branch = root.descend(&path);
            let (position, before) = (branch.position, branch.name.take());
            branch.name.clone_from(name);
            if let (Some(position), Some(before)) = (position, before) {
                root.rename(position, &before, name.as_deref());
            }
        }
        Edit::SetScore(score) => {
            let branch = root.descend(&path);
            if score.is_none() && branch.children.is_empty() {
                return Err(EditError::LeafNeedsScore);
            }
            branch.score = *score;
        }
        _ if is_root => return Err(EditError::NoSuchPlace),
        Edit::AddSibling => {
            let parent = root.descend(above);
            let Branch { player, weight, .. } = parent.children[place];
            parent.children.insert(place + 1, Branch::new_leaf(None, player, weight));
            kept = [above, &[place + 1]].concat();
        }
        Edit::Delete => {
            let parent = root.descend(above);
            parent.children.remove(place);
            if parent.children.is_empty() && parent.score.is_none() {
                parent.score = Score::new(NEW_SCORE);
            }
            kept = above.to_vec();
        }
        Edit::SetLikelihood(part) => root.descend(above).weigh(place, *part)?,
        Edit::MoveLeft | Edit::MoveRight => {
            let children = &mut root.descend(above).children;
            let other = if *edit == Edit::MoveLeft { place.checked_sub(1) } else { Some(place + 1) };
            let other = other.filter(|&other| other < children.len()).ok_or(EditError::NoSuchPlace)?;
            children.swap(place, other);
            kept = [above, &[other]].concat();
        }
    }
    let mut builder = TreeBuilder::default();
    root.build(&mut builder, &mut vec![None; tree.len()]).map_err(EditError::Tree)?;
    // The result shows at the requested place, too.
    let mut way = path_to(tree, node);
    let stays = path.iter().zip(&kept).take_while(|(old, new)| old == new).count();
    way.truncate(way.len() + stays - path.len());
    way.extend(&kept[stays..]);
    let tree = builder.finish();
    let (text, names_suffice) = notation::written(&tree);
    if !names_suffice {
        return Err(EditError::NameNeeded);
    }
    if notation::end_of_room(&text).is_some() {
        return Err(EditError::TooLong);
    }
    let node = way
        .into_iter()
        .fold(NodeId::ROOT, |node, place| tree.children(node).nth(place).expect("the place was just made or kept"));
    Ok((tree, node))
}

/// The tree in which chance moves at a node instead of its player, with all moves equally likely; every other node keeps its mover.
///
/// ```
/// use secateur::NodeId;
/// use secateur::edit;
/// use secateur::notation;
/// let tree = notation::read("(((6 2) (8 7)) 4)").unwrap();
/// let (tree, _) = edit::at_random(&tree, NodeId(1)).unwrap();
/// assert_eq!(notation::write(&tree), "(chance(max(6 2)max(8 7))4)");
/// ```
pub fn at_random(tree: &GameTree, node: NodeId) -> Result<(GameTree, NodeId), EditError> {
    edited(tree, node, &Edit::SetTurn(Turn::Chance))
}

/// The tree in which the player of a node errs with probability `part`: see [`Edit::Errs`].
///
/// ```
/// use secateur::NodeId;
/// use secateur::edit;
/// use secateur::notation;
/// use secateur::tree::Fraction;
/// let tree = notation::read("((-5 15) 3)").unwrap();
/// let (tree, _) = edit::errs(&tree, NodeId(1), Fraction::new(1, 4).unwrap()).unwrap();
/// assert_eq!(notation::write(&tree), "(chance(.75:(-5 15).25:chance(-5 15))3)");
/// ```
pub fn errs(tree: &GameTree, node: NodeId, part: Fraction) -> Result<(GameTree, NodeId), EditError> {
    edited(tree, node, &Edit::Errs(part))
}

/// The same tree with a static evaluation at every inner node that had none: the mean of the finite leaf scores below it, rounded to the
/// tree's unit. This is as good a heuristic as any without knowledge of a game.
pub fn with_static_evaluations(tree: &GameTree) -> Result<GameTree, TreeError> {
    let mut root = Branch::from_tree(tree, NodeId::ROOT);
    root.evaluate(tree.decimals());
    let mut builder = TreeBuilder::default();
    root.build(&mut builder, &mut vec![None; tree.len()])?;
    Ok(builder.finish())
}

/// The subtree of a node as a tree of its own. All its ids shift by the same offset.
///
/// ```
/// use secateur::NodeId;
/// use secateur::edit;
/// use secateur::notation;
/// let tree = notation::read("((3 12 8) (2 4 6))").unwrap();
/// assert_eq!(notation::write(&edit::below(&tree, NodeId(5))), "min(2 4 6)");
/// ```
pub fn below(tree: &GameTree, node: NodeId) -> GameTree {
    let mut builder = TreeBuilder::default();
    let built = Branch::from_tree(tree, node).build(&mut builder, &mut vec![None; tree.len()]);
    built.expect("a part of a tree passes no limit");
    builder.finish()
}

/// The node at which an edit of `node` is made: the first occurrence of its position.
fn where_it_counts(tree: &GameTree, node: NodeId, edit: &Edit) -> NodeId {
    if matches!(edit, Edit::AddChild | Edit::SetTurn(_) | Edit::Errs(_) | Edit::SetScore(_)) {
        return tree.position(node);
    }
    let Some(parent) = tree.parent(node) else { return node };
    let place = tree.children(parent).take_while(|&sibling| sibling < node).count();
    tree.children(tree.position(parent)).nth(place).expect("the same position has the same children")
}

/// The path from the root to `node`, as child indices.
pub(crate) fn path_to(tree: &GameTree, node: NodeId) -> Vec<usize> {
    let mut path = Vec::new();
    let mut child = node;
    while let Some(parent) = tree.parent(child) {
        path.push(tree.children(parent).take_while(|&sibling| sibling < child).count());
        child = parent;
    }
    path.reverse();
    path
}

/// A mutable tree.
#[derive(Clone)]
struct Branch {
    /// The first occurrence of the position; none for a new node, and in trees without repeated positions.
    position: Option<NodeId>,
    name: Option<String>,
    /// Who moves, or would move if chance did not.
    player: Player,
    is_chance: bool,
    /// The weight of this child below chance.
    weight: u64,
    score: Option<Score>,
    children: Vec<Branch>,
}

impl Branch {
    fn from_tree(tree: &GameTree, node: NodeId) -> Branch {
        Branch {
            position: tree.has_repeats().then(|| tree.position(node)),
            name: tree.name(node).map(str::to_owned),
            player: tree.player(node),
            is_chance: tree.turn(node) == Turn::Chance,
            weight: tree.weight(node),
            score: tree.score(node),
            children: tree.children(node).map(|child| Branch::from_tree(tree, child)).collect(),
        }
    }

    fn new_leaf(score: Option<Score>, player: Player, weight: u64) -> Branch {
        let score = score.or(Score::new(NEW_SCORE));
        Branch { position: None, name: None, player, is_chance: false, weight, score, children: Vec::new() }
    }

    /// Who moves below by default: chance does not change the order of turns.
    fn next(&self) -> Player {
        if self.is_chance { self.player } else { self.player.other() }
    }

    /// Who moves at the end of a path by default.
    fn next_at(&mut self, path: &[usize]) -> Player {
        path.split_last().map_or(Player::Max, |(_, above)| self.descend(above).next())
    }

    /// Changes the mover here, which by default would be `next`.
    fn set_turn(&mut self, turn: Turn, next: Player) {
        let before = self.next();
        match turn.player() {
            Some(player) if !self.is_chance && player == self.player => (),
            Some(_) if !self.is_chance => self.turn(),
            player => {
                (self.is_chance, self.player) = (player.is_none(), player.unwrap_or(next));
                let after = self.next();
                // A leaf needs no mover.
                let is_unsaid = |child: &&mut Branch| child.children.is_empty() && child.player == before;
                self.children.iter_mut().filter(is_unsaid).for_each(|leaf| leaf.player = after);
            }
        }
    }

    /// Either the original branch or, with probability `part`, one in which chance replaces its mover. Both keep the name and the place.
    fn err(&mut self, part: Fraction, next: Player) -> Result<(), EditError> {
        if self.children.is_empty() || self.is_chance {
            return Err(EditError::NoSuchPlace);
        }
        let rest = part.rest().filter(|rest| ![*rest, part].contains(&Fraction::ZERO));
        let rest = rest.ok_or(EditError::Tree(TreeError::NoWeight))?;
        let mut played = self.clone();
        (played.name, played.position, played.weight) = (None, None, rest.over());
        let mut thrown = played.clone();
        thrown.part_from_positions();
        thrown.weight = part.over();
        thrown.set_turn(Turn::Chance, next);
        (self.is_chance, self.player) = (true, next);
        self.children = vec![played, thrown];
        Ok(())
    }

    /// Gives a child this part of the whole.
    fn weigh(&mut self, place: usize, part: Fraction) -> Result<(), EditError> {
        if !self.is_chance || self.children.len() < 2 {
            return Err(EditError::NoSuchPlace);
        }
        let rest = part.rest().filter(|rest| ![*rest, part].contains(&Fraction::ZERO));
        let rest = rest.ok_or(EditError::Tree(TreeError::NoWeight))?;
        let too_fine = EditError::Tree(TreeError::WeightsTooFine);
        let others: u64 = self.children.iter().map(|child| child.weight).sum::<u64>() - self.children[place].weight;
        for (at, child) in self.children.iter_mut().enumerate() {
            let shares =
                if at == place { others.checked_mul(part.over()) } else { child.weight.checked_mul(rest.over()) };
            child.weight = shares.ok_or(too_fine)?;
        }
        let common = self.children.iter().fold(0, |common, child| divisor(common, child.weight.into()));
        self.children.iter_mut().for_each(|child| child.weight /= common as u64);
        Ok(())
    }

    /// A copy is no longer a repeated position.
    fn part_from_positions(&mut self) {
        self.position = None;
        self.children.iter_mut().for_each(Branch::part_from_positions);
    }

    /// Renames a position wherever it is repeated under that name.
    fn rename(&mut self, position: NodeId, before: &str, name: Option<&str>) {
        if self.position == Some(position) && self.name.as_deref() == Some(before) {
            self.name = name.map(str::to_owned);
        }
        for child in &mut self.children {
            child.rename(position, before, name);
        }
    }

    /// Gives every inner node without a score one; returns the sum and the number of the finite leaves below.
    fn evaluate(&mut self, decimals: u8) -> (f64, f64) {
        if self.children.is_empty() {
            return self.score.filter(|score| score.is_finite()).map_or((0.0, 0.0), |score| (score.value(), 1.0));
        }
        let add = |(sum, count): (f64, f64), (more, leaves): (f64, f64)| (sum + more, count + leaves);
        let (sum, count) = self.children.iter_mut().map(|child| child.evaluate(decimals)).fold((0.0, 0.0), add);
        let mean = if count == 0.0 { 0.0 } else { sum / count };
        self.score = self.score.or_else(|| Some(Score::new(mean)?.plus_units(0, decimals)));
        (sum, count)
    }

    /// The other player moves here, and turns alternate below.
    fn turn(&mut self) {
        self.player = self.player.other();
        self.children.iter_mut().for_each(Branch::turn);
    }

    fn descend(&mut self, path: &[usize]) -> &mut Branch {
        path.iter().fold(self, |branch, &place| &mut branch.children[place])
    }

    /// Builds the branch. `built` has the positions so far, by their first occurrences before the change.
    fn build(&self, builder: &mut TreeBuilder, built: &mut Vec<Option<NodeId>>) -> Result<(), TreeError> {
        if let Some(&first) = self.position.and_then(|position| built[position.index()].as_ref()) {
            return builder.repeat(self.name.as_deref(), first).map(|_| ());
        }
        let turn = if self.is_chance { Turn::Chance } else { self.player.into() };
        let node = builder.open(self.name.as_deref(), Some(turn), self.score)?;
        for child in &self.children {
            let next = NodeId(builder.node_count() as u32);
            child.build(builder, built)?;
            builder.weigh(next, if self.is_chance { child.weight } else { 1 })?;
        }
        if let Some(position) = self.position {
            built[position.index()] = Some(node);
        }
        builder.close()
    }
}
