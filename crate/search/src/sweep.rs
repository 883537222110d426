//! What a tree would be with another score at one leaf, whatever that score is.
//!
//! Two layers. The *value*: as a function of one leaf's score, the root is that score held between two numbers ([`intervals`]), which are
//! the α and β that the rest of the tree gives the leaf; since the functions x ↦ max(lo, min(x, hi)) are closed under max and min, this is
//! so in every tree. The *search* ([`sweep`]): the whole number line of a leaf in [pieces](Piece) on which a search returns the same, takes
//! the same move, and looks at and cuts off the same.
//!
//! ```
//! use secateur::sweep::{self, Piece};
//! use secateur::{NodeId, search::Settings};
//! let tree = secateur::notation::read("((3 12 8) (2 4 6) (14 5 2))")?;
//! let leaf = NodeId(6);
//! let intervals = sweep::intervals(&tree, &Settings::default()).unwrap();
//! assert_eq!((intervals[leaf.index()].low.value(), intervals[leaf.index()].high.value()), (3.0, 4.0));
//! let pieces = sweep::sweep(&tree, &Settings::default(), leaf).unwrap();
//! let told = |piece: &Piece| (piece.to.value(), piece.score.map(|score| score.value()), piece.leaves.len());
//! let told: Vec<_> = pieces.iter().map(told).collect();
//! assert_eq!(told, [(3.0, Some(3.0), 7), (4.0, None, 9), (f64::INFINITY, Some(4.0), 9)]);
//! # Ok::<(), secateur::notation::ParseError>(())
//! ```

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::named;
use crate::ranking;
use crate::report::Number;
use crate::score::{Interval, Score, Side, Window};
use crate::search::{self, SearchError, Settings, stops_at, values};
use crate::trace::{Event, Trace};
use crate::tree::{GameTree, NodeId};

/// A tree of more leaves is searched at no other scores than its own: each piece takes whole searches.
pub const MOST_LEAVES: usize = 64;
/// Where bounds move on by sums, as aspiration's do, no more scores than this are tried.
const MOST_TRIED: usize = 4096;

named! {
    /// Which of its ends belong to a piece.
    #[derive(Serialize)]
    #[serde(rename_all = "lowercase")]
    Ends {
        /// Neither.
        Neither = "neither",
        /// The lower one.
        From = "from",
        /// The upper one.
        To = "to",
        /// Both.
        Both = "both",
    }
}

/// A part of a leaf's number line on which nothing changes.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// Where it begins; −∞ where it has no end below.
    pub from: Score,
    /// Where it ends.
    pub to: Score,
    /// Which of both belong to it.
    pub includes: Ends,
    /// A score of it: near its middle, with few digits.
    pub middle: Score,
    /// What the search returns; nothing where that is the leaf's own score.
    pub score: Option<Score>,
    /// Whether that is the root's value everywhere on it, and not what a window or a dialect makes of it.
    pub is_value: bool,
    /// The move that is taken at the root.
    pub best: Option<NodeId>,
    /// The leaves in the order in which they are evaluated; one that comes again stands there again.
    pub leaves: Vec<NodeId>,
    /// The children that are cut off, and not looked at later either.
    pub cut: Vec<NodeId>,
}

impl Ends {
    fn of(from: bool, to: bool) -> Ends {
        match (from, to) {
            (false, false) => Ends::Neither,
            (true, false) => Ends::From,
            (false, true) => Ends::To,
            (true, true) => Ends::Both,
        }
    }
}

impl Piece {
    /// Whether the leaf's score may be this on it.
    pub fn holds(&self, score: Score) -> bool {
        let has_to = matches!(self.includes, Ends::To | Ends::Both);
        (self.from < score || self.has_from() && self.from == score) && (score < self.to || has_to && score == self.to)
    }

    fn has_from(&self) -> bool {
        matches!(self.includes, Ends::From | Ends::Both)
    }
}

/// The leaf that a word means: the one with that name, else the one with that number in the order of the text, from 1 on.
///
/// ```
/// let tree = secateur::notation::read("((3 b: 12) (2 4))").unwrap();
/// let leaf = |word| secateur::sweep::leaf_called(&tree, word).map(|leaf| leaf.0);
/// assert_eq!([leaf("b"), leaf("2"), leaf("3"), leaf("5")], [Some(3), Some(3), Some(5), None]);
/// ```
pub fn leaf_called(tree: &GameTree, word: &str) -> Option<NodeId> {
    let leaves = || tree.nodes().filter(|&node| tree.is_leaf(node));
    let named = leaves().find(|&leaf| tree.name(leaf) == Some(word));
    named.or_else(|| leaves().nth(word.parse::<usize>().ok()?.checked_sub(1)?))
}

/// The word that means a leaf: its name if no leaf before it has that, else its number; with zeros before it where a leaf is called so.
///
/// ```
/// let tree = secateur::notation::read("((3 1: 12) (b: 2 4))").unwrap();
/// let word = |leaf| secateur::sweep::word_of(&tree, secateur::NodeId(leaf));
/// assert_eq!([word(2), word(3), word(5), word(6)], ["01", "1", "b", "4"]);
/// ```
pub fn word_of(tree: &GameTree, leaf: NodeId) -> String {
    let number = 1 + tree.nodes().filter(|&node| tree.is_leaf(node)).take_while(|&other| other != leaf).count();
    let numbers = (0..).map(|zeros| "0".repeat(zeros) + &number.to_string());
    let mut words = tree.name(leaf).map(str::to_owned).into_iter().chain(numbers);
    words.find(|word| leaf_called(tree, word) == Some(leaf)).expect("not every number is a name")
}

/// By node: between which numbers the root's value follows that of the node, looking as deep as the search does. It is the node's value
/// held between them, and where both are equal no value of the node changes the root. Of a leaf whose position is met again all its
/// places change together.
pub fn intervals(tree: &GameTree, settings: &Settings) -> Result<Vec<Interval>, SearchError> {
    if let Some(error) = settings.refusal_on(tree) {
        return Err(error);
    }
    if tree.is_partial() {
        return Err(SearchError::NotGrown);
    }
    let horizon = settings.horizon();
    let values = values(tree, horizon);
    let mut intervals = vec![Interval::exactly(values[NodeId::ROOT.index()]); tree.len()];
    intervals[NodeId::ROOT.index()] = Interval { low: Score::MINUS_INFINITE, high: Score::INFINITE };
    for node in tree.nodes().filter(|&node| !stops_at(tree, node, horizon) && tree.ply(node) < horizon) {
        let Interval { low, high } = intervals[node.index()];
        for (child, others) in best_of_others(tree, node, &values) {
            let floor = others.map(|score| score.larger(low).smaller(high));
            intervals[child.index()] = match (floor, tree.player(node).own_side()) {
                (None, _) => Interval { low, high },
                (Some(floor), Side::Alpha) => Interval { low: floor, high },
                (Some(ceiling), Side::Beta) => Interval { low, high: ceiling },
            };
        }
    }
    let mut places: BTreeMap<NodeId, Vec<NodeId>> = BTreeMap::new();
    if tree.has_repeats() {
        for leaf in tree.nodes().filter(|&node| stops_at(tree, node, horizon) && tree.ply(node) <= horizon) {
            places.entry(tree.position(leaf)).or_default().push(leaf);
        }
    }
    for places in places.values().filter(|places| 1 < places.len()) {
        let root = |score| root_with(tree, &values, places, score);
        let both = Interval { low: root(Score::MINUS_INFINITE), high: root(Score::INFINITE) };
        places.iter().for_each(|place| intervals[place.index()] = both);
    }
    Ok(intervals)
}

/// The children of a node, each with what is best for the mover among the others.
fn best_of_others(tree: &GameTree, node: NodeId, values: &[Score]) -> Vec<(NodeId, Option<Score>)> {
    let player = tree.player(node);
    let better = |one: Option<Score>, other: Option<Score>| match (one, other) {
        (Some(one), Some(other)) => Some(if player.prefers(other, one) { other } else { one }),
        (one, other) => one.or(other),
    };
    let mut children: Vec<(NodeId, Option<Score>)> = tree.children(node).map(|child| (child, None)).collect();
    let mut best = None;
    for (child, others) in &mut children {
        *others = best;
        best = better(best, Some(values[child.index()]));
    }
    best = None;
    for (child, others) in children.iter_mut().rev() {
        *others = better(*others, best);
        best = better(best, Some(values[child.index()]));
    }
    children
}

/// The root's value with this score at some leaves: only what stands above them is found anew.
fn root_with(tree: &GameTree, values: &[Score], leaves: &[NodeId], score: Score) -> Score {
    let mut changed: BTreeMap<NodeId, Score> = leaves.iter().map(|&leaf| (leaf, score)).collect();
    let mut waiting: BTreeSet<NodeId> = leaves.iter().copied().collect();
    // From the last node to the first: what stands below one stands behind it.
    while let Some(parent) = waiting.pop_last().and_then(|node| tree.parent(node)) {
        let player = tree.player(parent);
        let value = |child: NodeId| changed.get(&child).copied().unwrap_or(values[child.index()]);
        let better = |best: Score, score: Score| if player.prefers(score, best) { score } else { best };
        let found = tree.children(parent).map(value).reduce(better).expect("a parent has a child");
        changed.insert(parent, found);
        waiting.insert(parent);
    }
    changed[&NodeId::ROOT]
}

/// The pieces of a leaf's number line, from the least score to the greatest that the payoffs allow; ±∞ are its ends, and no scores of it.
/// Nothing where the tree has more than [`MOST_LEAVES`].
///
/// What a search does can turn only where the leaf's score passes one that it is compared with: another score of the tree, an end of a
/// window or of the payoffs. So it runs at each of these and once between every two neighbours. Aspiration's bounds move on from what was
/// found, so they are found by running. What a guess is rounded to depends on the digits of all scores; it stays as it is now.
pub fn sweep(tree: &GameTree, settings: &Settings, leaf: NodeId) -> Result<Vec<Piece>, SearchError> {
    let interval = intervals(tree, settings)?[leaf.index()];
    if MOST_LEAVES < tree.leaf_count() {
        return Ok(Vec::new());
    }
    let settings = &Settings { guess: settings.guess_on(tree), ..*settings };
    let leaf = Swept { tree, settings, leaf: tree.position(leaf), interval };
    let turns = leaf.turns();
    let mut points = turns.clone();
    loop {
        let tried = leaf.tried(&points)?;
        let known = points.len();
        leaf.add_moved_bounds(&tried, &turns, &mut points);
        if points.len() == known || MOST_TRIED < points.len() {
            return Ok(pieces(&tried));
        }
    }
}

/// Scores in order, each once.
#[derive(Clone, Default)]
struct Points(BTreeMap<i64, Score>);

impl Points {
    fn insert(&mut self, score: Score) {
        self.0.insert(ranking::key(score), score);
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn iter(&self) -> impl Iterator<Item = Score> {
        self.0.values().copied()
    }
}

/// A leaf whose score may be any.
struct Swept<'a> {
    tree: &'a GameTree,
    settings: &'a Settings,
    leaf: NodeId,
    interval: Interval,
}

/// A part of the number line that is tried: a point, or what lies between two neighbours.
struct Tried {
    from: Score,
    to: Score,
    sample: Score,
    outcome: Outcome,
}

/// What a search does with some score at the leaf.
struct Outcome {
    score: Score,
    is_value: bool,
    best: Option<NodeId>,
    leaves: Vec<NodeId>,
    cut: Vec<NodeId>,
    passes: Vec<(Window, Score)>,
}

impl Swept<'_> {
    /// The scores where something may turn, as far as they follow from tree and settings alone.
    fn turns(&self) -> Points {
        let Swept { tree, settings, leaf, .. } = *self;
        let window = settings.root_window();
        let of_settings =
            [window.alpha(), window.beta(), settings.payoffs.alpha(), settings.payoffs.beta(), settings.guess];
        let others = tree.nodes().filter(|&node| tree.position(node) != leaf).filter_map(|node| tree.score(node));
        let mut points = Points::default();
        of_settings
            .into_iter()
            .chain(others)
            .filter(|&score| self.may_be(score))
            .for_each(|score| points.insert(score));
        points
    }

    /// Whether the leaf may have this score.
    fn may_be(&self, score: Score) -> bool {
        score.is_finite() && self.settings.payoffs.nearest(score) == score
    }

    /// The number line in order: what lies before the first point, the point, what lies behind it, and so on.
    fn tried(&self, points: &Points) -> Result<Vec<Tried>, SearchError> {
        let (mut tried, mut from) = (Vec::new(), Score::MINUS_INFINITE);
        for point in points.iter().chain([Score::INFINITE]) {
            // What has more digits than can be told apart beside the other scores is no score of this tree.
            let with = |sample: Score| Some((sample, self.tree.with_score(self.leaf, sample).ok()?));
            let between = between(from, point).filter(|&sample| self.may_be(sample)).find_map(with);
            let at = Some(point).filter(|point| point.is_finite()).and_then(with);
            for (from, sample) in [(from, between), (point, at)] {
                let Some((sample, tree)) = sample else { continue };
                let outcome = self.outcome(&search::record(&tree, self.settings)?, sample);
                tried.push(Tried { from, to: point, sample, outcome });
            }
            from = point;
        }
        Ok(tried)
    }

    fn outcome(&self, trace: &Trace, sample: Score) -> Outcome {
        let Interval { low, high } = self.interval;
        let mut leaves = Vec::new();
        for event in &trace.events {
            if let Event::Evaluate { node, .. } = *event {
                leaves.push(node);
            }
        }
        Outcome {
            score: trace.score,
            is_value: trace.score == sample.larger(low).smaller(high),
            best: trace.taken_move(),
            leaves,
            cut: cut(self.tree, trace),
            passes: trace.passes.iter().map(|pass| (pass.window, pass.score)).collect(),
        }
    }

    /// Adds where a bound lies that follows from what was found: from the leaf's own score, as far from all others.
    fn add_moved_bounds(&self, tried: &[Tried], turns: &Points, points: &mut Points) {
        if !self.settings.algorithm.margin {
            return;
        }
        for Tried { sample, outcome, .. } in tried {
            let mut found = None;
            for &(window, score) in &outcome.passes {
                for bound in [window.alpha(), window.beta()].into_iter().filter(|bound| bound.is_finite()) {
                    if found == Some(*sample) {
                        let minus =
                            |one: Score, other: Score| one.plus(other.times(-1), one.decimals().max(other.decimals()));
                        let beyond = minus(bound, *sample);
                        let moved = turns.iter().map(|turn| minus(turn, beyond));
                        moved.filter(|&score| self.may_be(score)).for_each(|score| points.insert(score));
                    } else if self.may_be(bound) {
                        points.insert(bound);
                    }
                }
                found = Some(score);
            }
        }
    }
}

/// The children that cut-offs have removed, and that nothing has looked at since.
pub(crate) fn cut(tree: &GameTree, trace: &Trace) -> Vec<NodeId> {
    let mut cut = BTreeSet::new();
    for (event, step) in trace.events.iter().zip(1..) {
        match *event {
            Event::CutOff { node, after, .. } => {
                let visit = &trace.visits[trace.visit_of(node, step).expect("only a visit cuts").index()];
                for lost in trace.lost(tree, visit, after) {
                    cut.retain(|&other| other < lost || tree.end(lost) <= other);
                    cut.insert(lost);
                }
            }
            Event::Visit(_) | Event::Evaluate { .. } | Event::Probe { .. } => {
                cut.remove(&trace.node_of(*event));
            }
            _ => (),
        }
    }
    cut.into_iter().collect()
}

/// What is tried, put together where nothing changes.
fn pieces(tried: &[Tried]) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut goes_on = false;
    for (index, part) in tried.iter().enumerate() {
        let before = index.checked_sub(1).map(|before| &tried[before]);
        let (joins_last, joins_next) = match part.is_point() {
            true => part.sides(before, tried.get(index + 1)),
            // Between two such parts there is a point that has too many digits to be a score.
            false => (goes_on || before.is_some_and(|before| !before.is_point() && part.is_like(before)), false),
        };
        match pieces.last_mut().filter(|_| joins_last) {
            Some(piece) => {
                piece.to = part.to;
                piece.is_value &= part.outcome.is_value;
                piece.includes = Ends::of(piece.has_from(), part.is_point());
                if !part.is_point() {
                    piece.score = part.number();
                }
            }
            None => pieces.push(part.alone()),
        }
        goes_on = joins_next;
    }
    for piece in &mut pieces {
        let is_exact = |score: &Score| score.decimals() <= piece.middle.decimals();
        piece.middle = between(piece.from, piece.to).take(1).find(is_exact).unwrap_or(piece.middle);
    }
    pieces
}

impl Outcome {
    /// Whether a search looks at the same, cuts off the same and plays the same as in another.
    fn does_as(&self, other: &Outcome) -> bool {
        self.best == other.best && self.leaves == other.leaves && self.cut == other.cut
    }
}

impl Tried {
    fn is_point(&self) -> bool {
        self.from == self.to
    }

    /// What the search returns; nothing where that is the leaf's own score, and not that of a point.
    fn number(&self) -> Option<Score> {
        Some(self.outcome.score).filter(|score| self.is_point() || *score != self.sample)
    }

    /// Whether a point belongs to what lies before it, and to what lies behind it: where both would do and say it in two ways, to the one
    /// that says a number.
    fn sides(&self, before: Option<&Tried>, behind: Option<&Tried>) -> (bool, bool) {
        let before = before.filter(|before| before.to == self.from && self.is_as_in(before));
        let behind = behind.filter(|behind| behind.from == self.to && self.is_as_in(behind));
        match (before.map(Tried::number), behind.map(Tried::number)) {
            (Some(before), Some(behind)) if before != behind => (before.is_some(), before.is_none()),
            (before, behind) => (before.is_some(), behind.is_some()),
        }
    }

    /// Whether at this point the same is found as in the part beside it.
    fn is_as_in(&self, part: &Tried) -> bool {
        self.outcome.score == part.number().unwrap_or(self.sample) && self.outcome.does_as(&part.outcome)
    }

    /// Whether the same is found in another part.
    fn is_like(&self, part: &Tried) -> bool {
        self.number() == part.number() && self.outcome.does_as(&part.outcome)
    }

    fn alone(&self) -> Piece {
        let Outcome { is_value, best, leaves, cut, .. } = &self.outcome;
        let (leaves, cut) = (leaves.clone(), cut.clone());
        let includes = Ends::of(self.is_point(), self.is_point());
        let (from, to, middle, score) = (self.from, self.to, self.sample, self.number());
        Piece { from, to, includes, middle, score, is_value: *is_value, best: *best, leaves, cut }
    }
}

/// Scores between two, of few digits: near their middle first, or a little further out where an end is open, then nearer to 0.
pub fn between(from: Score, to: Score) -> impl Iterator<Item = Score> {
    let middle = match (from.is_finite(), to.is_finite()) {
        (true, true) => (from.value() + to.value()) / 2.0,
        (true, false) => from.value() + 1.0,
        (false, true) => to.value() - 1.0,
        (false, false) => 0.0,
    };
    let is_between = move |score: &Score| score.is_finite() && from < *score && *score < to;
    // Where there is not room for one more, for twice as much; where the middle has too many digits, the nearer to 0 the fewer.
    let end = if from.size() < to.size() { from } else { to }.value();
    let towards = (0..64).map(move |times| end + (middle - end) * 0.5_f64.powi(times));
    let further = [2.0 * from.value(), 2.0 * to.value()].into_iter().filter(|value| value.is_finite());
    let values =
        [middle].into_iter().chain(further.filter(move |_| !from.is_finite() || !to.is_finite())).chain(towards);
    values.filter_map(move |value| {
        let score = Score::new(value)?;
        (0..=Score::MOST_DECIMALS).map(|decimals| score.to_unit(decimals)).find(is_between)
    })
}

/// What the score of a leaf changes, as scripts read it.
#[derive(Serialize, Debug)]
pub struct LeafEntry<'a> {
    node: NodeId,
    name: Option<&'a str>,
    low: Number,
    high: Number,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pieces: Vec<PieceEntry>,
}

#[derive(Serialize, Debug)]
struct PieceEntry {
    from: Number,
    to: Number,
    includes: Ends,
    score: Returned,
    is_value: bool,
    r#move: Option<NodeId>,
    leaves: usize,
    cut: Vec<NodeId>,
}

/// “leaf”, or a number.
#[derive(Serialize, Debug)]
#[serde(untagged)]
enum Returned {
    Leaf(&'static str),
    Number(Number),
}

impl<'a> LeafEntry<'a> {
    /// Of a leaf with its interval and its pieces, which may be none.
    pub fn of(tree: &'a GameTree, node: NodeId, interval: Interval, pieces: &[Piece]) -> LeafEntry<'a> {
        let entry = |piece: &Piece| PieceEntry {
            from: Number(piece.from),
            to: Number(piece.to),
            includes: piece.includes,
            score: piece.score.map_or(Returned::Leaf("leaf"), |score| Returned::Number(Number(score))),
            is_value: piece.is_value,
            r#move: piece.best,
            leaves: piece.leaves.len(),
            cut: piece.cut.clone(),
        };
        let Interval { low, high } = interval;
        let pieces = pieces.iter().map(entry).collect();
        LeafEntry { node, name: tree.name(node), low: Number(low), high: Number(high), pieces }
    }
}
