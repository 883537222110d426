//! What the core has to do for the page, as jobs on one tree; and the search that its own is measured against.

use std::hint::black_box;

use secateur::layout::{Arrangement, Layout, Rows};
use secateur::search::{self, Settings};
use secateur::{Frame, GameTree, NodeId, Player, Score, Trace, notation};

/// The frames of the job `frame`, at steps all over the run.
pub const FRAMES: usize = 1000;

/// Gives a number that depends on all of its work, so that no compiler leaves that out.
pub type Job = fn(&Bench) -> f64;

/// Every job by its name.
pub const JOBS: [(&str, Job); 6] = [
    ("read", |bench| bench.read().len() as f64),
    ("by-hand", |bench| {
        let (alpha, beta) = (Score::MINUS_INFINITE, Score::INFINITE);
        by_hand(&bench.tree, bench.horizon, NodeId::ROOT, alpha, beta).value()
    }),
    ("plain", |bench| search::run(&bench.tree, &bench.settings, &mut ()).expect("every leaf has a score").value()),
    ("record", |bench| bench.record().events.len() as f64),
    ("layout", |bench| bench.layout().width()),
    ("frame", |bench| {
        let path = |&step: &usize| Frame::at(&bench.tree, &bench.trace, step).path().len();
        bench.steps.iter().map(path).sum::<usize>() as f64
    }),
];

/// A tree and its run by alpha-beta, ready for every job.
pub struct Bench {
    text: String,
    /// The tree.
    pub tree: GameTree,
    settings: Settings,
    /// The run.
    pub trace: Trace,
    /// By ply: half the width of every box.
    rows: Vec<[f64; 4]>,
    /// No limit, which the compiler must not know.
    horizon: usize,
    steps: Vec<usize>,
}

impl Bench {
    /// Gets everything ready.
    pub fn new(text: String) -> Bench {
        let tree = notation::read(&text).expect("the text is a tree");
        let settings = Settings::default();
        let trace = search::record(&tree, &settings).expect("every leaf has a score");
        // A stride of the golden section comes near every step, in no order that a cache could know.
        let share = |frame: usize| (frame as f64 * 0.618_033_988_749_895).fract();
        let steps = (0..FRAMES).map(|frame| (share(frame) * trace.events.len() as f64) as usize).collect();
        let rows = vec![[0.5; 4]; tree.height() + 1];
        Bench { text, tree, settings, trace, rows, horizon: black_box(usize::MAX), steps }
    }

    /// The job with this name.
    pub fn job(name: &str) -> Option<Job> {
        JOBS.iter().find(|(job, _)| *job == name).map(|(_, run)| *run)
    }

    /// The places of all nodes, whose boxes are all alike.
    pub fn layout(&self) -> Layout {
        Layout::in_rows(&self.tree, Rows { sizes: &self.rows, gap: 0.0, family: 0.0 }, Arrangement::default())
    }

    fn read(&self) -> GameTree {
        notation::read(&self.text).expect("the text is a tree")
    }

    fn record(&self) -> Trace {
        search::record(&self.tree, &self.settings).expect("every leaf has a score")
    }
}

/// The same search, depth limit included, as a programmer would write it who wants nothing but the score.
fn by_hand(tree: &GameTree, horizon: usize, node: NodeId, mut alpha: Score, mut beta: Score) -> Score {
    if tree.is_leaf(node) || tree.ply(node) == horizon {
        return tree.score(node).expect("a stop has a score");
    }
    if tree.player(node) == Player::Max {
        let mut best = Score::MINUS_INFINITE;
        for child in tree.children(node) {
            let score = by_hand(tree, horizon, child, alpha, beta);
            if best < score {
                best = score;
            }
            if beta <= score {
                break;
            }
            if alpha < score {
                alpha = score;
            }
        }
        best
    } else {
        let mut best = Score::INFINITE;
        for child in tree.children(node) {
            let score = by_hand(tree, horizon, child, alpha, beta);
            if score < best {
                best = score;
            }
            if score <= alpha {
                break;
            }
            if score < beta {
                beta = score;
            }
        }
        best
    }
}
