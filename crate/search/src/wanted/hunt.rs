//! The hunt for scores, by their *order*, since nothing else about them affects alpha-beta.
//!
//! A search runs until the first leaf whose score is undecided. That leaf is tried once at each place among the numbers that it may still
//! be compared with, so every order is covered. A wrong cut-off ends a try at once. An order that leads to the same open visits, with
//! numbers in the same order, as a failed one is not tried again.

use std::collections::{BTreeMap, BTreeSet};

use crate::random::SplitMix64;
use crate::ranking;
use crate::score::{Score, Side, Window};
use crate::search::{self, ChildOrder, Settings};
use crate::sweep::{between, cut};
use crate::trace::{Entry, Observer};
use crate::tree::{GameTree, NodeId};

use super::NoScores;
use super::why::is_order_fixed;

/// Maximum number of searches per question.
const MOST_RUNS: usize = 100_000;
/// How often the random search restarts.
const TIMES: usize = 20;
/// How many scores it tries for each leaf per restart.
const PATIENCE: usize = 30;

pub(super) struct Hunt<'a> {
    tree: &'a GameTree,
    settings: &'a Settings,
    marked: &'a BTreeSet<NodeId>,
    /// The leaves where the search may stop, each position once.
    leaves: Vec<NodeId>,
    /// Those of them whose position occurs elsewhere, too.
    again: Vec<NodeId>,
    /// The scores that leaves are compared with, besides each other.
    constants: Vec<Score>,
    /// Whether no node is visited twice, so that an error stays an error.
    is_once: bool,
    /// Whether the open visits determine what follows.
    remembers: bool,
    /// How many more searches may run.
    runs: usize,
    /// Whether two numbers ever had none between them, or only one with too many digits.
    is_cramped: bool,
    /// Known failures: the leaf, the changes left, and the order of the numbers.
    failed: BTreeSet<(NodeId, Option<usize>, Vec<u8>)>,
}

/// How a search with undecided leaves goes on.
enum Next {
    /// It does something that was not requested.
    Wrong,
    /// It reaches an undecided leaf, whose score may still be compared with these.
    Leaf(NodeId, Vec<Score>),
    /// It ends.
    Over,
}

impl<'a> Hunt<'a> {
    pub(super) fn new(tree: &'a GameTree, settings: &'a Settings, marked: &'a BTreeSet<NodeId>) -> Hunt<'a> {
        let algorithm = settings.algorithm;
        let again = settings.stops(tree).map(|node| (node, tree.position(node)));
        let again = again.filter(|(node, first)| node != first).map(|(_, first)| first);
        let leaves: BTreeSet<NodeId> = settings.stops(tree).map(|node| tree.position(node)).collect();
        let (window, payoffs) = (settings.root_window(), settings.payoffs);
        let mut constants = vec![window.alpha(), window.beta(), payoffs.alpha(), payoffs.beta()];
        constants.extend([Score::MINUS_INFINITE, Score::INFINITE]);
        constants.extend(Some(settings.guess_on(tree)).filter(|_| algorithm.guess));
        let is_once = algorithm.root_window && !algorithm.deepens && !algorithm.asks;
        let remembers = is_once && is_order_fixed(settings) && !(algorithm.table && tree.has_repeats());
        Hunt {
            tree,
            settings,
            marked,
            leaves: leaves.into_iter().collect(),
            again: again.collect(),
            constants,
            is_once,
            remembers,
            runs: MOST_RUNS,
            is_cramped: false,
            failed: BTreeSet::new(),
        }
    }

    /// A tree that satisfies the request. With remembered failures, its leaves in order are soon exhausted; else a random search finds
    /// more.
    pub(super) fn any(&mut self, seed: u64) -> Result<GameTree, NoScores> {
        let chance = if self.remembers { None } else { self.by_chance(seed) };
        chance.map_or_else(|| self.with_changes(None), Ok)
    }

    /// Reduces the changes of a solution; returns whether they are then known to be minimal.
    pub(super) fn lessen(&mut self, found: &mut GameTree) -> bool {
        for (leaf, _) in self.changes(found) {
            self.try_score(found, leaf, self.own(leaf));
        }
        self.runs = MOST_RUNS;
        for most in 0..self.changes(found).len() {
            match self.with_changes(Some(most)) {
                Ok(tree) => {
                    *found = tree;
                    return true;
                }
                Err(NoScores::Impossible) => (),
                Err(_) => return self.lessen_from_above(found),
            }
        }
        true
    }

    /// The same if starting with few takes too long: one change fewer, again and again.
    fn lessen_from_above(&mut self, found: &mut GameTree) -> bool {
        self.runs = MOST_RUNS;
        loop {
            match self.with_changes(Some(self.changes(found).len() - 1)) {
                Ok(tree) => *found = tree,
                Err(why) => return why == NoScores::Impossible,
            }
        }
    }

    /// Rounds new scores to fewer decimals if that works as well.
    pub(super) fn tidy(&mut self, found: &mut GameTree) {
        self.runs = MOST_RUNS;
        for (leaf, score) in self.changes(found) {
            let rounded = (0..score.decimals()).flat_map(|decimals| {
                let nearest = score.to_unit(decimals);
                [0, 1, -1].map(|units| nearest.plus_units(units, decimals))
            });
            for score in rounded {
                if self.may_be(score) && self.try_score(found, leaf, score) {
                    break;
                }
            }
        }
    }

    /// The new scores of a tree.
    pub(super) fn changes(&self, found: &GameTree) -> Vec<(NodeId, Score)> {
        let score = |&leaf: &NodeId| Some((leaf, found.score(leaf)?)).filter(|&(_, score)| score != self.own(leaf));
        self.leaves.iter().filter_map(score).collect()
    }

    /// The current score of a leaf.
    fn own(&self, leaf: NodeId) -> Score {
        self.tree.score(leaf).expect("checked before: a stop has a score")
    }

    fn may_be(&self, score: Score) -> bool {
        score.is_finite() && self.settings.payoffs.nearest(score) == score
    }

    /// Changes the score of a leaf if the tree then still satisfies the request.
    fn try_score(&mut self, found: &mut GameTree, leaf: NodeId, score: Score) -> bool {
        let tree = found.with_score(leaf, score).ok();
        let Some(tree) = tree.filter(|tree| self.distance(tree) == Some(0)) else { return false };
        *found = tree;
        true
    }

    /// At how many nodes, lost or not, a search differs from the request; none if no more may run.
    fn distance(&mut self, tree: &GameTree) -> Option<usize> {
        self.runs = self.runs.checked_sub(1)?;
        let trace = search::record(tree, self.settings).ok()?;
        let mut differs = vec![false; tree.len()];
        for node in cut(tree, &trace).into_iter().chain(self.marked.iter().copied()) {
            differs[node.index()..tree.end(node).index()].iter_mut().for_each(|differs| *differs = !*differs);
        }
        Some(differs.into_iter().filter(|&differs| differs).count())
    }

    /// A tree with at most so many new scores, or any number of them. If bounds move by sums, or a guess is rounded, orders are not all
    /// that counts.
    fn with_changes(&mut self, most: Option<usize>) -> Result<GameTree, NoScores> {
        let found = self.complete(self.tree, &mut vec![false; self.tree.len()], most);
        let goes_by_order = !self.is_cramped && !self.settings.algorithm.guess || most == Some(0);
        found.ok_or(if 0 < self.runs && goes_by_order { NoScores::Impossible } else { NoScores::NotFound })
    }

    /// A tree that satisfies the request, in which the decided leaves have the scores of `tree`.
    fn complete(&mut self, tree: &GameTree, decided: &mut Vec<bool>, left: Option<usize>) -> Option<GameTree> {
        let fits = |hunt: &mut Self| (hunt.distance(tree) == Some(0)).then(|| tree.clone());
        if left == Some(0) {
            return fits(self);
        }
        let (leaf, mut numbers) = match self.next(tree, decided) {
            Next::Wrong => return None,
            Next::Over => return fits(self),
            Next::Leaf(leaf, numbers) => (leaf, numbers),
        };
        decided[leaf.index()] = true;
        numbers.extend(&self.constants);
        if left.is_some() {
            // A leaf that may stay unchanged will be compared with its own score.
            let open = self.leaves.iter().filter(|leaf| !decided[leaf.index()]);
            numbers.extend(open.map(|&leaf| self.own(leaf)));
        }
        let points: BTreeMap<i64, Score> = numbers.iter().map(|&score| (ranking::key(score), score)).collect();
        let rank = |&score: &Score| points.range(..ranking::key(score)).count() as u8;
        let state = (leaf, left, numbers.iter().map(rank).collect());
        let own = self.own(leaf);
        let mut found = None;
        if !self.remembers || !self.failed.contains(&state) {
            let places = self.places(&points, own);
            found = [own].iter().chain(&places).find_map(|&score| {
                let left = if score == own { left } else { left.map(|left| left - 1) };
                let tree = tree.with_score(leaf, score);
                self.is_cramped |= tree.is_err();
                self.complete(&tree.ok()?, decided, left)
            });
            if self.remembers && found.is_none() && 0 < self.runs {
                self.failed.insert(state);
            }
        }
        decided[leaf.index()] = false;
        found
    }

    /// A score between any two neighbours, then the points themselves, except for the place of the leaf's own score; whole numbers first.
    fn places(&mut self, points: &BTreeMap<i64, Score>, own: Score) -> Vec<Score> {
        let payoffs = self.settings.payoffs;
        let mut places = Vec::new();
        for (&from, &to) in points.values().zip(points.values().skip(1)) {
            let is_other = own <= from || to <= own;
            if is_other && from < payoffs.beta() && payoffs.alpha() < to {
                let place = between(from, to).find(|&score| self.may_be(score));
                self.is_cramped |= place.is_none();
                places.extend(place);
            }
        }
        places.extend(points.values().filter(|&&score| self.may_be(score) && score != own));
        let (mut whole, parts): (Vec<_>, Vec<_>) = places.into_iter().partition(|score| score.decimals() == 0);
        whole.extend(parts);
        whole
    }

    /// How the search goes on.
    fn next(&mut self, tree: &GameTree, decided: &[bool]) -> Next {
        if self.runs == 0 {
            return Next::Wrong;
        }
        let counts = |leaf: &&NodeId| decided[leaf.index()] && (!self.remembers || self.again.contains(leaf));
        let known = || self.leaves.iter().filter(counts).filter_map(|&leaf| tree.score(leaf));
        if let ChildOrder::BestFirst | ChildOrder::WorstFirst | ChildOrder::Static = self.settings.order {
            // In some orders, late scores decide what comes first.
            let open = self.leaves.iter().find(|leaf| !decided[leaf.index()]);
            return open.map_or(Next::Over, |&leaf| Next::Leaf(leaf, known().collect()));
        }
        let mut listener = Listener { hunt: self, decided, open: Vec::new(), next: None };
        // Stopping it is not an error.
        let _ = search::run(tree, self.settings, &mut listener);
        let Listener { open, next, .. } = listener;
        let next = next.unwrap_or(Next::Over);
        self.runs -= 1;
        let Next::Leaf(leaf, mut numbers) = next else { return next };
        numbers.extend(known());
        if self.remembers {
            for visit in &open {
                numbers.extend([visit.window.alpha(), visit.window.beta()]);
                numbers.extend(visit.best);
            }
        }
        Next::Leaf(leaf, numbers)
    }

    /// Random scores: one after another is changed, and a change stays if the cut-offs get no further from the request.
    fn by_chance(&mut self, seed: u64) -> Option<GameTree> {
        let mut random = SplitMix64(seed);
        let mut pick = |count: usize| random.pick(&(0..=count - 1));
        for _ in 0..TIMES {
            let mut tree = self.tree.clone();
            let mut distance = self.distance(&tree)?;
            for _ in 0..PATIENCE * self.leaves.len() {
                if distance == 0 {
                    return Some(tree);
                }
                let leaf = self.leaves[pick(self.leaves.len())];
                let scores = self.leaves.iter().filter_map(|&leaf| tree.score(leaf)).chain(self.constants.clone());
                let points = scores.map(|score| (ranking::key(score), score)).collect();
                let places = self.places(&points, tree.score(leaf).expect("a stop has a score"));
                let Ok(changed) = tree.with_score(leaf, places[pick(places.len())]) else { continue };
                let now = self.distance(&changed)?;
                if now <= distance {
                    (tree, distance) = (changed, now);
                }
            }
        }
        None
    }
}

/// Observes a search until it reaches an undecided leaf, or does something that was not requested.
struct Listener<'a> {
    hunt: &'a Hunt<'a>,
    decided: &'a [bool],
    open: Vec<Open>,
    next: Option<Next>,
}

/// A visit in progress.
struct Open {
    window: Window,
    best: Option<Score>,
    /// The children in the order of the search, if that is not the written one.
    order: Vec<NodeId>,
}

impl Listener<'_> {
    fn comes_to(&mut self, node: NodeId) {
        if self.hunt.is_once && self.hunt.marked.contains(&node) {
            self.next.get_or_insert(Next::Wrong);
        }
    }

    /// The innermost visit, as long as there is something to hear.
    fn innermost(&mut self) -> Option<&mut Open> {
        self.open.last_mut().filter(|_| self.next.is_none())
    }
}

impl Observer for Listener<'_> {
    fn is_full(&self) -> bool {
        self.next.is_some()
    }

    fn visit(&mut self, &node: &NodeId, window: Window) {
        self.comes_to(node);
        if self.next.is_none() {
            self.open.push(Open { window, best: None, order: Vec::new() });
        }
    }

    fn order(&mut self, moves: &[NodeId]) {
        if let Some(visit) = self.innermost() {
            visit.order = moves.to_vec();
        }
    }

    fn evaluate(&mut self, &node: &NodeId, _: Score) {
        self.comes_to(node);
        let leaf = self.hunt.tree.position(node);
        if !self.decided[leaf.index()] {
            self.next.get_or_insert(Next::Leaf(leaf, Vec::new()));
        }
    }

    fn probe(&mut self, &node: &NodeId, _: Entry) {
        self.comes_to(node);
    }

    fn improve(&mut self, _: &NodeId, _: NodeId, score: Score) {
        if let Some(visit) = self.innermost() {
            visit.best = Some(score);
        }
    }

    fn narrow(&mut self, _: &NodeId, side: Side, _: Score, to: Score) {
        if let Some(visit) = self.innermost() {
            visit.window = visit.window.moved(side, to);
        }
    }

    fn cut_off(&mut self, &node: &NodeId, _: Side, after: NodeId) {
        let Listener { hunt, .. } = *self;
        let Some(visit) = self.innermost().filter(|_| hunt.is_once) else { return };
        let order = std::mem::take(&mut visit.order);
        let order = if order.is_empty() { hunt.tree.children(node).collect() } else { order };
        let mut lost = order.into_iter().skip_while(|&child| child != after).skip(1);
        if lost.any(|child| !hunt.marked.contains(&child)) {
            self.next = Some(Next::Wrong);
        }
    }

    fn leave(&mut self, _: &NodeId, _: Score) {
        if self.next.is_none() {
            self.open.pop();
        }
    }
}
