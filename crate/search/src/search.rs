//! Searches: every algorithm that is taught, one file each, and the table of all of them.
//!
//! A search walks a tree and reports to an observer; it knows nothing of steps, pictures or words. Where to look:
//!
//! - `minimax.rs` first, then `alpha_beta.rs`: one recursive function each, beside the pseudo-code of a lecture. They use `visit.rs` (what
//!   a visit does with a child's score) and `walk.rs` (what all searches share).
//! - Their relatives: `negamax.rs`, `pvs.rs`, and `with_table.rs`, which looks up the table (`transposition_table.rs`) through `lookup.rs`;
//!   `by_levels.rs` is minimax without recursion.
//! - With chance nodes: `chance.rs`, with the sums and rounding of `means.rs`.
//! - Drivers run whole searches, one pass after another: `deepening.rs`, `aspiration.rs`, `mtd.rs` (MTD(f), SSS*, DUAL*).
//! - Input of a search: `settings.rs` (as users request them: `requested.rs`, by the rows of `table.rs`) and an order of the children
//!   (`order.rs`). Output: [`record`] makes a trace, [`find`](fn@find) a score with its line of play (`find.rs`, `line.rs`).
//! - What is true of a tree whatever a search does: `critical.rs`, `strategy.rs`, `cost.rs`; against other opponents: `opponents.rs`.
//!
//! Adding an algorithm takes one file and one row of the table; a transposition table and an [order](ChildOrder) are passed to it.

use std::marker::PhantomData;
use std::ops::Deref;

use crate::named;
use crate::score::Score;
use crate::trace::{Entry, Observer, Recorder, Trace};
use crate::tree::{GameTree, NodeId, Tree};

mod alpha_beta;
mod aspiration;
mod by_levels;
mod chance;
mod cost;
mod critical;
mod deepening;
mod error;
mod find;
mod grid;
mod line;
mod lookup;
mod means;
mod minimax;
mod mtd;
mod negamax;
mod opponents;
mod order;
mod pvs;
mod requested;
mod settings;
mod strategy;
mod table;
mod text;
mod transposition_table;
mod visit;
mod walk;
mod with_table;

pub use cost::{Costs, UniformCosts, mean_of_random};
pub use critical::{NodeType, critical, critical_leaves};
pub use error::SearchError;
pub use find::find_by_mtd;
pub use find::{SearchResult, find, find_while};
pub use grid::Grid;
pub use means::Means;
pub use opponents::{Opponent, values_against};
#[doc(hidden)]
pub use order::InOrder;
pub use order::{ChildOrder, KillerHistory, Lack, values};
pub use order::{GameTreeOrdering, RankOrdering, WrittenOrder};
pub use requested::{EmptyRange, RequestedSettings};
pub use settings::{DIALECTS, Dialect, Settings, for_chance, nearest};
pub use strategy::{keeps_value, strategy};
pub use table::{JsonValue, Only, SETTINGS, Setting, SettingKind, SettingValue};
pub use text::{SettingField, read_settings, settings_line, spelled};

use order::MoveOrdering;
use walk::{Parts, Search};

/// An algorithm of the table, or one only for games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Algorithm(&'static Traits);

impl Deref for Algorithm {
    type Target = Traits;

    fn deref(&self) -> &Traits {
        self.0
    }
}

impl Algorithm {
    /// Its names and properties.
    pub fn traits(self) -> &'static Traits {
        self.0
    }

    /// The row with this id.
    pub fn named(id: &str) -> Option<Algorithm> {
        ALGORITHMS.iter().copied().find(|algorithm| algorithm.id == id)
    }
}

/// Names and properties of an algorithm.
#[derive(PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Traits {
    /// The name in settings and links.
    pub id: &'static str,
    /// Whether it uses windows.
    pub windowed: bool,
    /// Whether the user can set the root window.
    pub root_window: bool,
    /// Whether the user can set the cut and return rules; else it cuts at the bound, and is fail-soft if it has windows.
    pub dialects: bool,
    /// Whether the user can choose among equal scores; else it takes the first.
    pub ties: bool,
    /// Whether the user can set a guess.
    pub guess: bool,
    /// Whether the user can set a margin around the guess.
    pub margin: bool,
    /// Whether it has a transposition table.
    pub table: bool,
    /// Whether it searches to every depth up to the limit, and sorts the children of a pass by the one before.
    pub deepens: bool,
    /// Whether its scores are shown from the mover's side.
    pub from_mover: bool,
    /// Whether it calls children with a zero window, and after a surprise with an open one.
    pub asks: bool,
    /// The end of the number line at which its zero-window passes begin; none if they begin at a guess, or it has none.
    pub begins: Option<Beginning>,
    /// Whether it goes level by level, from the lowest ply up.
    pub by_levels: bool,
    /// Whether it handles chance nodes.
    pub chance: bool,
}

named! {
    /// An end of the number line.
    #[derive(serde::Serialize)]
    #[serde(rename_all = "lowercase")]
    Beginning {
        /// Above all scores.
        Top = "top",
        /// Below all scores.
        Bottom = "bottom",
    }
}

/// A search without options.
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
    chance: false,
};
const WINDOWED: Traits = Traits { windowed: true, root_window: true, ties: false, ..PLAIN };
const ALPHA_BETA: Traits = Traits { dialects: true, ties: true, ..WINDOWED };
const ZERO_WINDOWS: Traits = Traits { table: true, root_window: false, ..WINDOWED };

macro_rules! algorithms {
    ($($id:literal $run:path, $what:expr;)*) => {
        /// Every algorithm, in the order of the picker.
        pub const ALGORITHMS: &[Algorithm] = &[$(Algorithm(&Traits { id: $id, ..$what })),*];

        fn search_by_table<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
            match search.settings.algorithm.id {
                $($id => $run(search),)*
                "pvs-table" => pvs::run(search),
                id => unreachable!("{id} is a row of the table"),
            }
        }
    };
}

algorithms! {
    "alpha-beta" alpha_beta::run, ALPHA_BETA;
    "negamax" negamax::run, Traits { from_mover: true, ..ALPHA_BETA };
    "minimax" minimax::run, PLAIN;
    "minimax-by-levels" by_levels::run, Traits { by_levels: true, ..PLAIN };
    "iterative-deepening" deepening::run, Traits { deepens: true, ..ALPHA_BETA };
    "aspiration" aspiration::run, Traits { root_window: false, guess: true, margin: true, ..ALPHA_BETA };
    "pvs" pvs::run, Traits { asks: true, ..WINDOWED };
    "alpha-beta-table" with_table::run, Traits { table: true, ..WINDOWED };
    "mtd-f" mtd::run, Traits { guess: true, ..ZERO_WINDOWS };
    "sss-star" mtd::run_sss, Traits { begins: Some(Beginning::Top), ..ZERO_WINDOWS };
    "dual-star" mtd::run_dual, Traits { begins: Some(Beginning::Bottom), ..ZERO_WINDOWS };
    "expectiminimax" chance::run, Traits { chance: true, ..ALPHA_BETA };
    "star1" chance::run_star1, Traits { chance: true, ..ALPHA_BETA };
}

/// PVS with a transposition table, as programs search large games. Not in [`ALGORITHMS`]: on a drawn tree it shows nothing that the two do
/// not show alone.
pub const PVS_WITH_TABLE: Algorithm = Algorithm(&Traits { id: "pvs-table", asks: true, table: true, ..WINDOWED });

/// Maximum number of events and visits, together, in a recorded run: about 100 MB. Minimax on a tree of a million nodes with ten children
/// each takes half of it.
pub const MOST_RECORDED: usize = 3_200_000;

/// Runs a search and records everything up to [`MOST_RECORDED`].
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

/// Runs a search and records up to `most` events and visits together.
pub fn record_within(tree: &GameTree, settings: &Settings, most: usize) -> Result<Trace, SearchError> {
    record_with(tree, settings, Recorder::new(tree, settings, most))
}

fn record_with(tree: &GameTree, settings: &Settings, mut recorder: Recorder<'_>) -> Result<Trace, SearchError> {
    let score = run(tree, settings, &mut recorder)?;
    Ok(recorder.finish(score, settings.root_window()))
}

/// Runs a search whose table, if it has one, starts with the results of an earlier search, and records up to `most` events and visits
/// together; reports the number of events now and then. The entries must be true and from the same lookahead: then the result is the same
/// as without them.
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

/// What the table knows after a search that started with these entries: by node, at the first one with each position.
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

/// Each search is compiled twice per kind of tree: with an observer, and for the score alone.
fn run_knowing<T: Tree>(
    tree: &T,
    settings: &Settings,
    known: &[(T::Node, Entry)],
    observer: &mut impl Observer<T>,
) -> Result<Score, SearchError> {
    if let Some(error) = tree.refusal(settings) {
        return Err(error);
    }
    if observer.hears() {
        let observer: &mut dyn Observer<T> = observer;
        tree.in_order(settings, SearchRun { tree, settings, observer, known })
    } else {
        tree.in_order(settings, SearchRun { tree, settings, observer: &mut (), known })
    }
}

/// Runs a search of any kind of tree for its score alone, or for `observer`.
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
    run_knowing(tree, settings, &[], observer)
}

/// A search about to run, once its order is known.
struct SearchRun<'a, T: Tree, O: ?Sized> {
    tree: &'a T,
    settings: &'a Settings,
    observer: &'a mut O,
    /// The initial entries of its table.
    known: &'a [(T::Node, Entry)],
}

impl<T: Tree, O: Observer<T> + ?Sized> InOrder<T> for SearchRun<'_, T, O> {
    fn run<R: MoveOrdering<T>>(self, order: R) -> Result<Score, SearchError> {
        self.by(order, search_by_table)
    }
}

impl<'a, T: Tree, O: Observer<T> + ?Sized> SearchRun<'a, T, O> {
    fn by<R: MoveOrdering<T>>(
        self,
        order: R,
        algorithm: impl FnOnce(&mut Search<'a, (T, PhantomData<O>, R)>) -> Result<Score, SearchError>,
    ) -> Result<Score, SearchError> {
        let mut search = Search::new(self.tree, self.settings, self.observer, order);
        for (node, entry) in self.known {
            search.learn(node, *entry);
        }
        let score = algorithm(&mut search)?;
        if search.seen.follows() && line::is_followed(self.settings) {
            line::follow(&mut search, score);
        }
        search.error.map_or(Ok(score), Err)
    }
}

/// The decision of a search: the root's score and best move; no move if the game is over.
///
/// ```
/// use secateur::search::{self, Settings};
/// use secateur::{GameTree, Score};
/// let tree: GameTree = "((3 12 8) (2 4 6) (14 5 2))".parse().unwrap();
/// let (score, best) = search::decide(&tree, &Settings::default()).unwrap();
/// assert_eq!((Some(score), best), (Score::new(3.0), tree.children(secateur::NodeId::ROOT).next()));
/// ```
pub fn decide<T: Tree>(tree: &T, settings: &Settings) -> Result<(Score, Option<T::Move>), SearchError> {
    let found = find(tree, settings)?;
    Ok((found.score, found.line.first().copied()))
}

/// Why minimax values cannot give the properties of the whole tree (critical tree, costs of other orders, which leaf scores matter), if so:
/// the tree is not fully grown, or has chance nodes.
pub fn not_by_minimax(tree: &GameTree) -> Option<SearchError> {
    if tree.is_partial() { Some(SearchError::NotGrown) } else { tree.has_chance().then_some(SearchError::Chance) }
}

/// Whether a search to ply `horizon` stops at `node`.
#[inline]
pub fn stops_at(tree: &GameTree, node: NodeId, horizon: usize) -> bool {
    tree.is_leaf(node) || tree.ply(node) == horizon
}

/// How many nodes minimax evaluates down to ply `horizon`: the reference for a run's cost.
pub fn minimax_leaves(tree: &GameTree, horizon: usize) -> usize {
    if tree.height() <= horizon {
        return tree.leaf_count();
    }
    tree.nodes().filter(|&node| tree.ply(node) <= horizon && stops_at(tree, node, horizon)).count()
}
