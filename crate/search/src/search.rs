//! The table of algorithms, and the settings of a run.
//!
//! A search walks a tree and reports to an observer; it knows nothing of steps, pictures or words. Adding an algorithm
//! is one file and one row of the table: what the search asks (a transposition table, an [order](ChildOrder)) it is given.

use std::error::Error;
use std::fmt;
use std::ops::Deref;

use crate::named;
use crate::score::{Bound, CutRule, ReturnRule, Score, Ties, Window};
use crate::trace::Entry;
use crate::trace::{Observer, Recorder, Trace};
use crate::tree::{GameTree, MOST_PLIES, NodeId, Tree};

mod alpha_beta;
mod aspiration;
mod by_levels;
mod cost;
mod critical;
mod deepening;
mod find;
mod line;
mod memory;
mod minimax;
mod mtd;
mod order;
mod pvs;
mod strategy;
mod text;
mod walk;
mod with_table;

pub use cost::{Costs, UniformCosts, mean_of_random};
pub use critical::{NodeType, critical, critical_leaves};
pub use find::find_by_mtd;
pub use find::{Found, find, find_while};
#[doc(hidden)]
pub use order::InOrder;
pub use order::Learned;
pub use order::{ChildOrder, Lack, values};

use memory::Memory;
use order::MoveOrdering;
pub use order::Written;
pub use order::{Ranked, Sorted};
pub use strategy::{keeps_value, strategy};
pub use text::{differing, differing_settings, read_settings, settings_line, spelled};
pub use walk::Grid;
use walk::{Parts, Search};

/// An algorithm of the table, or one for games alone. There are no others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Algorithm(&'static Traits);

impl Deref for Algorithm {
    type Target = Traits;

    fn deref(&self) -> &Traits {
        self.0
    }
}

/// What an algorithm is called and has.
#[derive(PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Traits {
    /// The name in settings and links.
    pub id: &'static str,
    /// Whether it works with windows.
    pub windowed: bool,
    /// Whether the root window is the user's choice.
    pub root_window: bool,
    /// Whether cut rule and return rule are; else it cuts at the bound, and is fail-soft where it has windows.
    pub dialects: bool,
    /// Whether it is the user's choice which of equal scores is taken; else the first.
    pub ties: bool,
    /// Whether a guess is.
    pub guess: bool,
    /// Whether a margin around the guess is.
    pub margin: bool,
    /// Whether it keeps a transposition table.
    pub table: bool,
    /// Whether it looks to every depth up to the limit, and sorts the children of a pass by the pass before.
    pub deepens: bool,
    /// Whether its scores are told from the mover's side.
    pub from_mover: bool,
    /// Whether it asks children with a window of their own: a zero window, and after a surprise an open one.
    pub asks: bool,
    /// The end of the number line at which its passes of zero windows begin; none where that is a guess, or it has none.
    pub begins: Option<Beginning>,
    /// Whether it goes level by level, from the lowest ply up.
    pub by_levels: bool,
}

named! {
    /// An end of the number line.
    #[derive(serde::Serialize)]
    #[serde(rename_all = "lowercase")]
    Beginning {
        /// Above all scores.
        Top = "top",
        /// Below them.
        Bottom = "bottom",
    }
}

/// A search with nothing to choose.
const PLAIN: Traits = Traits {
    id: "",
    windowed: false,
    root_window: false,
    dialects: false,
    ties: true,
    guess: false,
    margin: false,
    table: false,
    deepens: false,
    from_mover: false,
    asks: false,
    begins: None,
    by_levels: false,
};
const WINDOWED: Traits = Traits { windowed: true, root_window: true, ties: false, ..PLAIN };
const ALPHA_BETA: Traits = Traits { dialects: true, ties: true, ..WINDOWED };
const ZERO_WINDOWS: Traits = Traits { table: true, root_window: false, ..WINDOWED };

macro_rules! algorithms {
    ($($(#[$when:meta])? $id:literal $run:path, $what:expr;)*) => {
        /// Every algorithm, in the order of the picker.
        pub const ALGORITHMS: &[Algorithm] = &[$($(#[$when])? Algorithm(&Traits { id: $id, ..$what })),*];

        fn search_by_table<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
            match search.settings.algorithm.id {
                $($(#[$when])? $id => $run(search),)*
                "pvs-table" => pvs::run_with_table(search),
                id => unreachable!("{id} is a row of the table"),
            }
        }
    };
}

algorithms! {
    "alpha-beta" alpha_beta::run, ALPHA_BETA;
    "negamax" alpha_beta::run, Traits { from_mover: true, ..ALPHA_BETA };
    "minimax" minimax::run, PLAIN;
    "minimax-by-levels" by_levels::run, Traits { by_levels: true, ..PLAIN };
    "iterative-deepening" deepening::run, Traits { deepens: true, ..ALPHA_BETA };
    "aspiration" aspiration::run, Traits { root_window: false, guess: true, margin: true, ..ALPHA_BETA };
    "pvs" pvs::run, Traits { asks: true, ..WINDOWED };
    "alpha-beta-table" with_table::run, Traits { table: true, ..WINDOWED };
    "mtd-f" mtd::run, Traits { guess: true, ..ZERO_WINDOWS };
    "sss-star" mtd::run_sss, Traits { begins: Some(Beginning::Top), ..ZERO_WINDOWS };
    "dual-star" mtd::run_dual, Traits { begins: Some(Beginning::Bottom), ..ZERO_WINDOWS };
}

/// PVS with a transposition table, as programs search large games. No row of [`ALGORITHMS`]: on a tree that is drawn it shows nothing
/// but what the two do alone.
pub const PVS_WITH_TABLE: Algorithm = Algorithm(&Traits { id: "pvs-table", asks: true, table: true, ..WINDOWED });

/// A named choice of cut rule and return rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dialect {
    /// The name in settings and links.
    pub id: &'static str,
    /// When a score cuts.
    pub cut: CutRule,
    /// What a visit returns.
    pub returns: ReturnRule,
}

/// The conventions of alpha-beta that are taught, in the order of the picker.
pub const DIALECTS: [Dialect; 5] = [
    Dialect { id: "fail-soft", cut: CutRule::AtBound, returns: ReturnRule::FailSoft },
    Dialect { id: "fail-soft-strict", cut: CutRule::PastBound, returns: ReturnRule::FailSoft },
    Dialect { id: "fail-hard", cut: CutRule::AtBound, returns: ReturnRule::FailHard },
    Dialect { id: "fail-hard-strict", cut: CutRule::PastBound, returns: ReturnRule::FailHard },
    Dialect { id: "running-bound", cut: CutRule::AtBound, returns: ReturnRule::RunningBound },
];

/// What a run depends on besides the tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// A row of [`ALGORITHMS`].
    pub algorithm: Algorithm,
    /// The window the root is called with; an algorithm without a root window to choose ignores it. A bound at ±∞ stands at the
    /// end of the payoffs.
    pub window: Window,
    /// When a score cuts, in an algorithm with dialects.
    pub cut: CutRule,
    /// What a visit returns, in an algorithm with dialects.
    pub returns: ReturnRule,
    /// Which of equal scores is taken, in an algorithm where that can be chosen.
    pub ties: Ties,
    /// The payoffs that the game can give, from the least to the greatest, as far as those are known.
    pub payoffs: Window,
    /// How many plies below the root the search may look, if there is a limit.
    pub depth: Option<usize>,
    /// In which order the children of a node are looked at.
    pub order: ChildOrder,
    /// Where MTD(f) and aspiration begin; see [`Settings::guess_on`].
    pub guess: Score,
    /// How far the window of aspiration reaches on both sides of the guess; more than 0.
    pub margin: Score,
}

impl Default for Settings {
    /// Alpha-beta, full window, cutting at the bound, fail-soft, to the leaves.
    fn default() -> Settings {
        Settings {
            algorithm: ALGORITHMS[0],
            window: Window::FULL,
            cut: CutRule::default(),
            returns: ReturnRule::default(),
            ties: Ties::default(),
            payoffs: Window::FULL,
            depth: None,
            order: ChildOrder::default(),
            guess: Score::ZERO,
            margin: Score::ONE,
        }
    }
}

/// Why a search has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SearchError {
    /// The search stops at an inner node that has no static evaluation.
    MissingStaticEvaluation {
        /// The first such node, in pre-order.
        node: NodeId,
    },
    /// A score that the search may come to is no payoff that the game can give.
    BeyondPayoffs {
        /// The first such node, in pre-order.
        node: NodeId,
    },
    /// This build has no such order: it is none of [`ChildOrder::ALL`].
    NoSuchOrder {
        /// The order that was asked for.
        order: ChildOrder,
    },
    /// It is the turn of chance, which no algorithm of the table can deal with.
    Chance,
    /// A depth limit, or deepening, where nothing says what a position may be worth before the end of the game.
    NoEvaluation,
    /// A position that is not the end, and no move.
    NoMove,
    /// The search comes to what has not been grown, or its order has to know all of the tree: see
    /// [`GameTree::is_partial`].
    NotGrown,
    /// Without a limit, a search has gone deeper than [`MOST_PLIES`], or would, in a game of which nobody
    /// knows how long it lasts.
    Endless,
    /// More nodes than can be kept at once: [`MOST_NODES`](crate::tree::MOST_NODES).
    TooManyNodes,
    /// A driver has made as many passes as could find anything out, and goes on: that would be a fault of the driver.
    TooManyPasses {
        /// How many it has made.
        passes: usize,
    },
}

impl fmt::Display for SearchError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchError::MissingStaticEvaluation { node } => {
                write!(out, "the search stops at node {}, which has no static evaluation", node.0)
            }
            SearchError::BeyondPayoffs { node } => {
                write!(out, "the score of node {} is no payoff that the game can give", node.0)
            }
            SearchError::NoSuchOrder { order } => write!(out, "there is no order {} here", order.id()),
            SearchError::Chance => out.write_str("it is the turn of chance, which this search cannot deal with"),
            SearchError::NoEvaluation => {
                out.write_str("a search that stops before the end of the game takes an evaluation")
            }
            SearchError::NoMove => out.write_str("a position is not the end, and has no move"),
            SearchError::NotGrown => out.write_str("the search comes to what has not been grown"),
            SearchError::Endless => out.write_str("the game may last for ever, so its search takes a depth limit"),
            SearchError::TooManyNodes => out.write_str("the tree has too many nodes to keep them all"),
            SearchError::TooManyPasses { passes } => {
                write!(out, "{passes} passes have been made, and nothing is found out any more")
            }
        }
    }
}

impl Error for SearchError {}

/// Most events and visits, together, that a run keeps: some 100 MB. Minimax on a tree of a million nodes takes half of it
/// where nodes have ten children.
pub const MOST_RECORDED: usize = 3_200_000;

/// Runs a search and records everything it does, as far as [`MOST_RECORDED`] goes.
///
/// ```
/// use secateur::Score;
/// use secateur::notation;
/// use secateur::search;
/// let tree = notation::read("((3 12 8) (2 4 6) (14 5 2))")?;
/// let trace = search::record(&tree, &search::Settings::default()).unwrap();
/// assert_eq!(trace.score, Score::new(3.0).unwrap());
/// # Ok::<(), notation::ParseError>(())
/// ```
pub fn record(tree: &GameTree, settings: &Settings) -> Result<Trace, SearchError> {
    record_within(tree, settings, MOST_RECORDED)
}

/// Runs a search and records what it does until there are `most` events and visits together.
pub fn record_within(tree: &GameTree, settings: &Settings, most: usize) -> Result<Trace, SearchError> {
    record_with(tree, settings, Recorder::new(tree, settings, most))
}

fn record_with(tree: &GameTree, settings: &Settings, mut recorder: Recorder<'_>) -> Result<Trace, SearchError> {
    let score = run(tree, settings, &mut recorder)?;
    Ok(recorder.finish(score, settings.root_window()))
}

/// Runs a search whose table knows something already, as far as there was a search before and it has one, and records what it does
/// until there are `most` events and visits together; it tells now and then how many events there are. What is known must be true,
/// and found by looking just as far ahead: then the result is the same as without.
pub fn record_knowing(
    tree: &GameTree,
    settings: &Settings,
    known: Option<Vec<(NodeId, Entry)>>,
    most: usize,
    told: &mut dyn FnMut(usize),
) -> Result<Trace, SearchError> {
    let Some(known) = known.filter(|_| settings.algorithm.table) else {
        return record_with(tree, settings, Recorder::new(tree, settings, most).telling(told));
    };
    let mut recorder = Recorder::new(tree, settings, most).telling(told);
    let score = run_knowing(tree, settings, &known, &mut recorder)?;
    let mut trace = recorder.finish(score, settings.root_window());
    trace.known = (known, Some(find(tree, settings)?.leaves as usize));
    Ok(trace)
}

/// What the table knows when a search is over whose table has known this before: by node, for the first one with each position.
pub fn learned(
    tree: &GameTree,
    settings: &Settings,
    known: &[(NodeId, Entry)],
) -> Result<Vec<Option<Entry>>, SearchError> {
    struct Learner<'a>(&'a GameTree, Vec<Option<Entry>>);
    impl Observer for Learner<'_> {
        fn store(&mut self, &node: &NodeId, entry: Entry) {
            self.1[self.0.position(node).index()] = Some(entry);
        }
    }
    let mut learner = Learner(tree, vec![None; tree.len()]);
    for &(node, entry) in known {
        learner.1[node.index()] = Some(entry);
    }
    run_knowing(tree, settings, known, &mut learner)?;
    Ok(learner.1)
}

fn run_knowing(
    tree: &GameTree,
    settings: &Settings,
    known: &[(NodeId, Entry)],
    observer: &mut impl Observer,
) -> Result<Score, SearchError> {
    match tree.refusal(settings) {
        Some(error) => Err(error),
        None => tree.in_order(settings, Run { tree, settings, observer, known }),
    }
}

/// Runs a search of any kind of tree for its score alone, or for whatever `observer` makes of it.
///
/// ```
/// use secateur::search::{self, Settings};
/// use secateur::GameTree;
/// use secateur::Score;
/// let tree: GameTree = "((3 12 8) (2 4 6) (14 5 2))".parse()?;
/// assert_eq!(search::run(&tree, &Settings::default(), &mut ()), Ok(Score::new(3.0).unwrap()));
/// # Ok::<(), secateur::notation::ParseError>(())
/// ```
pub fn run<T: Tree>(tree: &T, settings: &Settings, observer: &mut impl Observer<T>) -> Result<Score, SearchError> {
    match tree.refusal(settings) {
        Some(error) => Err(error),
        None => tree.in_order(settings, Run { tree, settings, observer, known: &[] }),
    }
}

/// A run that waits for its order.
struct Run<'a, T: Tree, O> {
    tree: &'a T,
    settings: &'a Settings,
    observer: &'a mut O,
    /// What its table knows already.
    known: &'a [(T::Node, Entry)],
}

impl<T: Tree, O: Observer<T>> InOrder<T> for Run<'_, T, O> {
    fn run<R: MoveOrdering<T>>(self, order: R) -> Result<Score, SearchError> {
        self.by(order, search_by_table)
    }
}

impl<'a, T: Tree, O: Observer<T>> Run<'a, T, O> {
    fn by<R: MoveOrdering<T>>(
        self,
        order: R,
        algorithm: impl FnOnce(&mut Search<'a, (T, O, R)>) -> Result<Score, SearchError>,
    ) -> Result<Score, SearchError> {
        let mut search = self.settings.search::<(T, O, R)>(self.tree, self.observer, order);
        for (node, entry) in self.known {
            search.learn(node, *entry);
        }
        let score = algorithm(&mut search)?;
        if O::FOLLOWS && line::is_followed(self.settings) {
            line::follow(&mut search, score);
        }
        search.fault.map_or(Ok(score), Err)
    }
}

/// What a search decides: the score of the root and the move that gives it, none where the game is over.
///
/// ```
/// use secateur_games::{Nim, Play};
/// use secateur::search::{self, Settings};
/// let nim = Nim::new(&[3, 5]).unwrap();
/// let (_, best) = search::decide(&Play::new(&nim), &Settings::default()).unwrap();
/// assert_eq!(best.map(|best| nim.heap_and_take(best)), Some((1, 2)));
/// ```
pub fn decide<T: Tree>(tree: &T, settings: &Settings) -> Result<(Score, Option<T::Move>), SearchError> {
    let found = find(tree, settings)?;
    Ok((found.score, found.line.first().copied()))
}

/// Whether a search to ply `horizon` that has come to `node` goes no deeper.
#[inline]
pub fn stops_at(tree: &GameTree, node: NodeId, horizon: usize) -> bool {
    tree.is_leaf(node) || tree.ply(node) == horizon
}

/// How many nodes minimax evaluates to ply `horizon`: what a run is measured against.
pub fn minimax_leaves(tree: &GameTree, horizon: usize) -> usize {
    if tree.height() <= horizon {
        return tree.leaf_count();
    }
    tree.nodes().filter(|&node| tree.ply(node) <= horizon && stops_at(tree, node, horizon)).count()
}

impl Settings {
    /// The ply at which the search stops, beyond every tree when there is no limit.
    pub fn horizon(&self) -> usize {
        self.depth.unwrap_or(usize::MAX)
    }

    /// Why a search of `tree` would have no result.
    pub(crate) fn refusal_on(&self, tree: &GameTree) -> Option<SearchError> {
        if tree.has_chance() {
            return Some(SearchError::Chance);
        }
        if tree.is_partial() && (self.order.knows_tree() || self.algorithm.by_levels) {
            return Some(SearchError::NotGrown);
        }
        // Without a limit the search stops at leaves alone, and every leaf has a score, or is a stub.
        let limited = self.depth.is_some() || self.algorithm.deepens;
        let is_unknown = |&node: &NodeId| tree.score(node).is_none() && !tree.is_leaf(node);
        if limited && let Some(node) = self.stops(tree).find(is_unknown) {
            return Some(SearchError::MissingStaticEvaluation { node });
        }
        self.beyond_payoffs(tree).map(|node| SearchError::BeyondPayoffs { node })
    }

    /// The first node in pre-order whose score is no payoff that the game can give, if the search may come to it.
    fn beyond_payoffs(&self, tree: &GameTree) -> Option<NodeId> {
        let payoffs = self.payoffs;
        let is_beyond = |&node: &NodeId| tree.score(node).is_some_and(|score| payoffs.nearest(score) != score);
        if payoffs == Window::FULL { None } else { self.stops(tree).find(is_beyond) }
    }

    /// The window the search starts with; all payoffs where it is not the user's choice.
    pub fn root_window(&self) -> Window {
        self.chosen_window().ending_with(self.payoffs)
    }

    /// The window that stands at a node before the first event: the root's, with which the search is about to begin.
    pub fn window_before(&self, tree: &GameTree, step: usize, node: NodeId) -> Option<Window> {
        let is_called = step == 0 && node == NodeId::ROOT && !stops_at(tree, node, self.horizon());
        (is_called && self.algorithm.windowed).then(|| self.root_window())
    }

    /// The root window as far as there is one to choose.
    fn chosen_window(&self) -> Window {
        if self.algorithm.root_window { self.window } else { Window::FULL }
    }

    /// Whether the root window may leave the root's value unknown: one that holds all payoffs does not.
    pub fn may_miss(&self) -> bool {
        !self.chosen_window().contains(self.payoffs)
    }

    /// When a score cuts, and what a visit returns.
    #[inline]
    pub fn rules(&self) -> (CutRule, ReturnRule) {
        if self.algorithm.dialects { (self.cut, self.returns) } else { Default::default() }
    }

    /// Which of equal scores is taken.
    fn ties(&self) -> Ties {
        if self.algorithm.ties { self.ties } else { Ties::First }
    }

    /// Whether the move that is taken at a node may be worse than the node: the last of equals, where a score on a bound may be a
    /// mere bound.
    pub fn may_mislead(&self) -> bool {
        self.ties() == Ties::Last && self.algorithm.windowed && !self.is_exact_on_bounds()
    }

    /// The move that a run takes at the root, and what it is worth, where the result says that the root is worth something else; nothing
    /// where not all of the tree is known.
    pub fn wrong_move(&self, tree: &GameTree, trace: &Trace) -> Option<(NodeId, Score)> {
        let is_known = !tree.is_partial() && trace.is_finished && trace.theorem.is_certain(trace.score);
        let taken = trace.taken_move().filter(|_| self.may_mislead() && is_known)?;
        let worth = values(tree, self.horizon())[taken.index()];
        (worth != trace.score).then_some((taken, worth))
    }

    /// Whether a score that lies on a bound of the window it was called with is exact: see [`Bound::of_closed`].
    #[inline]
    pub(crate) fn is_exact_on_bounds(&self) -> bool {
        self.rules() == (CutRule::PastBound, ReturnRule::FailSoft)
    }

    /// What `score`, returned to a caller with `window`, proves by the theorem of the dialect.
    #[inline]
    pub fn proves(&self, score: Score, window: Window) -> Bound {
        let bound = if self.is_exact_on_bounds() { Bound::of_closed(score, window) } else { Bound::of(score, window) };
        bound.within(score, self.payoffs)
    }

    /// The guess that a search of `tree` goes by, a payoff. A zero window lies between two units of the tree's scores, so there it is
    /// rounded to them; a window with a margin may lie anywhere, as far as that is exact.
    pub fn guess_on(&self, tree: &impl Tree) -> Score {
        let unit = tree.decimals();
        let guess = self.payoffs.nearest(self.guess);
        let stays = self.algorithm.margin && guess.is_exact(unit.max(guess.decimals()));
        if stays { guess } else { guess.to_unit(unit) }
    }

    /// Where passes of zero windows begin: at the `guess`, or at the `top` or `bottom` end of the number line.
    pub fn beginning_on(&self, tree: &impl Tree) -> &'static str {
        let guess = self.guess_on(tree);
        match self.algorithm.begins {
            Some(begins) => begins.id(),
            None if guess.is_finite() => "guess",
            None if guess < Score::ZERO => Beginning::Bottom.id(),
            None => Beginning::Top.id(),
        }
    }

    /// The grid of the scores that a search of `tree` meets, or may be asked about.
    pub fn grid_on(&self, tree: &impl Tree) -> Grid {
        Grid::of(tree, self.chosen_window())
    }

    /// Whether a number of a search of `tree` may have decimals.
    pub fn has_decimals(&self, tree: &impl Tree) -> bool {
        let Settings { algorithm, guess, margin, .. } = *self;
        let window = self.root_window();
        let given =
            [(true, window.alpha()), (true, window.beta()), (algorithm.guess, guess), (algorithm.margin, margin)];
        0 < tree.decimals() || given.iter().any(|&(is_used, number)| is_used && 0 < number.decimals())
    }

    /// The nodes where the search stops if it leaves nothing out.
    fn stops(&self, tree: &GameTree) -> impl Iterator<Item = NodeId> {
        let horizon = self.horizon();
        let every_depth = self.algorithm.deepens;
        tree.nodes().filter(move |&node| {
            tree.ply(node) <= horizon && (stops_at(tree, node, horizon) || every_depth && node != NodeId::ROOT)
        })
    }

    fn search<'a, P: Parts>(&'a self, tree: &'a P::Tree, seen: &'a mut P::Seen, order: P::Order) -> Search<'a, P> {
        let (cut, returns) = self.rules();
        let payoffs = if self.algorithm.windowed { self.payoffs } else { Window::FULL };
        Search {
            tree,
            settings: self,
            horizon: self.horizon(),
            cut,
            returns,
            ties: self.ties(),
            payoffs,
            // From a root window inside them no window ever leaves them.
            has_payoffs: !payoffs.contains(if self.algorithm.root_window { self.root_window() } else { Window::FULL }),
            seen,
            order,
            memory: if self.algorithm.table { Memory::of(tree) } else { Memory::None },
            only_solves: false,
            rests_on: usize::MAX,
            grid: Grid::default(),
            passes: 0,
            is_endless: tree.height().is_none_or(|height| MOST_PLIES < height),
            fault: None,
        }
    }
}

impl Algorithm {
    /// What it is called and has.
    pub fn traits(self) -> &'static Traits {
        self.0
    }

    /// The row with this id.
    pub fn named(id: &str) -> Option<Algorithm> {
        ALGORITHMS.iter().copied().find(|algorithm| algorithm.id == id)
    }
}
