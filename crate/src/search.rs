//! The table of algorithms, and the settings of a run.
//!
//! A search walks a tree and reports to an observer; it knows nothing of steps, pictures or words. Adding an algorithm
//! is one file and one row of [`ALGORITHMS`].

use crate::score::{CutRule, ReturnRule, Score, Window};
use crate::trace::{Observer, Recorder, Trace};
use crate::tree::{GameTree, NodeId};

pub mod alpha_beta;
pub mod minimax;

/// An algorithm of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Algorithm {
    /// The name in settings and links.
    pub id: &'static str,
    /// Whether window, cut rule and return rule mean anything to it.
    pub windowed: bool,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Minimax,
    AlphaBeta,
}

/// Every algorithm, in the order of the picker.
pub const ALGORITHMS: [Algorithm; 2] = [
    Algorithm { id: "alpha-beta", windowed: true, kind: Kind::AlphaBeta },
    Algorithm { id: "minimax", windowed: false, kind: Kind::Minimax },
];

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
    /// The window the root is called with; minimax has none and ignores it.
    pub window: Window,
    /// When a score cuts; minimax never cuts.
    pub cut: CutRule,
    /// What a visit returns; under minimax always its best score.
    pub returns: ReturnRule,
    /// How many plies below the root the search may look, if there is a limit.
    pub depth: Option<usize>,
}

impl Default for Settings {
    /// Alpha-beta, full window, cutting at the bound, fail-soft, to the leaves.
    fn default() -> Settings {
        Settings {
            algorithm: ALGORITHMS[0],
            window: Window::FULL,
            cut: CutRule::default(),
            returns: ReturnRule::default(),
            depth: None,
        }
    }
}

/// The depth limit stops at an inner node that has no static evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MissingStaticEvaluation {
    /// The first such node, in pre-order.
    pub node: NodeId,
}

/// Runs a search and records everything it does.
///
/// ```
/// use secateur::{Score, notation, search};
/// let tree = notation::read("((3 12 8) (2 4 6) (14 5 2))")?;
/// let trace = search::record(&tree, &search::Settings::default()).unwrap();
/// assert_eq!(trace.score, Score::new(3.0).unwrap());
/// # Ok::<(), notation::ParseError>(())
/// ```
pub fn record(tree: &GameTree, settings: &Settings) -> Result<Trace, MissingStaticEvaluation> {
    let mut recorder = Recorder::new(tree, settings.algorithm.windowed);
    let score = run(tree, settings, &mut recorder)?;
    Ok(recorder.finish(score, settings.root_window()))
}

/// Runs a search for its score alone, or for whatever `observer` makes of it.
pub fn run(
    tree: &GameTree,
    settings: &Settings,
    observer: &mut impl Observer,
) -> Result<Score, MissingStaticEvaluation> {
    let horizon = settings.horizon();
    // Without a limit the search stops at leaves alone, and every leaf has a score.
    if settings.depth.is_some()
        && let Some(node) = stops(tree, horizon).find(|&node| tree.score(node).is_none())
    {
        return Err(MissingStaticEvaluation { node });
    }
    Ok(match settings.algorithm.kind {
        Kind::Minimax => minimax::go(tree, horizon, observer, NodeId::ROOT),
        Kind::AlphaBeta => alpha_beta::go(tree, settings, observer, NodeId::ROOT, settings.window),
    })
}

/// Whether a search to ply `horizon` that has come to `node` goes no deeper.
#[inline]
fn stops_at(tree: &GameTree, node: NodeId, horizon: usize) -> bool {
    tree.is_leaf(node) || tree.ply(node) == horizon
}

/// The score of a node where the search stops.
#[inline]
fn evaluate(tree: &GameTree, seen: &mut impl Observer, node: NodeId) -> Score {
    let score = tree.score(node).expect("checked before the run: a stop has a score");
    seen.evaluate(node, score);
    score
}

/// The nodes where a search to ply `horizon` that leaves nothing out stops.
fn stops(tree: &GameTree, horizon: usize) -> impl Iterator<Item = NodeId> {
    tree.nodes().filter(move |&node| tree.ply(node) <= horizon && stops_at(tree, node, horizon))
}

/// How many nodes minimax evaluates to ply `horizon`: what a run is measured against.
pub fn minimax_leaves(tree: &GameTree, horizon: usize) -> usize {
    stops(tree, horizon).count()
}

impl Settings {
    /// The ply at which the search stops, beyond every tree when there is no limit.
    pub fn horizon(&self) -> usize {
        self.depth.unwrap_or(usize::MAX)
    }

    /// The window the search starts with; the full one for an algorithm without windows.
    pub fn root_window(&self) -> Window {
        if self.algorithm.windowed { self.window } else { Window::FULL }
    }
}

impl Algorithm {
    /// The row with this id.
    pub fn named(id: &str) -> Option<Algorithm> {
        ALGORITHMS.into_iter().find(|algorithm| algorithm.id == id)
    }
}
