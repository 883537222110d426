//! The core's work for the page, as jobs on one tree; and the search that its own is measured against.

use std::hint::black_box;

use secateur::Frame;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Player;
use secateur::Score;
use secateur::Trace;
use secateur::Tree;
use secateur::Uniform;
use secateur::notation;
use secateur::search::Algorithm;
use secateur::search::{self, Settings};
use secateur_drawing::layout::{Arrangement, Layout, RowBoxes};
use secateur_games::{ConnectFour, Game, Texts};
use secateur_games::{Nim, Play};

use connect_four::{MOVES, Solver};

#[path = "connect_four.rs"]
mod connect_four;

/// The frames of the job `frame`, at steps all over the run.
pub const FRAMES: usize = 1000;

/// Returns a number that depends on all of its work, so that no compiler optimises it away.
pub type Job = fn(&Bench) -> f64;

/// Every job by name.
pub const JOBS: &[(&str, Job)] = &[
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
    ("formula-by-hand", |bench| bench.formula.by_hand(0, 0, LOSS, WIN)),
    ("formula", |bench| {
        let Formula { branching, depth, .. } = bench.formula;
        let tree = Uniform::new(branching as usize, depth, 0).expect("the tree is small");
        search::run(&tree, &bench.settings, &mut ()).expect("a formula has no faults").value()
    }),
    ("nim-by-hand", |bench| nim_by_hand(&mut bench.heaps.map(u64::from), bench.horizon, 0, true, LOSS, WIN)),
    ("nim", |bench| {
        let nim = Nim::new(&bench.heaps).expect("the heaps are small");
        search::run(&Play::new(&nim), &bench.settings, &mut ()).expect("a game has no faults").value()
    }),
    ("connect-four-by-hand", |bench| f64::from(Solver::new().value(bench.moves))),
    ("connect-four", |bench| {
        let game = ConnectFour::<u64>::new(7, 6).expect("the board is known").centre_first();
        let played = game.replay(&game.start(), bench.moves).expect("these are moves");
        let (_, position) = played.last().expect("there are some");
        let play = Play::new(&game).from(*position, played.len());
        let algorithm = Algorithm::named("alpha-beta-table").expect("a row of the table");
        let settings = Settings { algorithm, payoffs: play.payoffs(), ..bench.settings };
        search::run(&play, &settings, &mut ()).expect("a game has no faults").value()
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
    /// Half the width of every box, by ply.
    rows: Vec<[f64; 4]>,
    /// No limit, but the compiler must not know that; nor these.
    horizon: usize,
    formula: Formula,
    heaps: [u32; 4],
    moves: &'static str,
    steps: Vec<usize>,
}

impl Bench {
    /// Prepares everything.
    pub fn new(text: String) -> Bench {
        let tree = notation::read(&text).expect("the text is a tree");
        let settings = Settings::default();
        let trace = search::record(&tree, &settings).expect("every leaf has a score");
        // A stride of the golden ratio comes near every step, in an order that no cache can predict.
        let share = |frame: usize| (frame as f64 * 0.618_033_988_749_895).fract();
        let steps = (0..FRAMES).map(|frame| (share(frame) * trace.events.len() as f64) as usize).collect();
        let horizon = black_box(usize::MAX);
        let rows = vec![[0.5; 4]; tree.height() + 1];
        Bench {
            text,
            tree,
            settings,
            trace,
            rows,
            horizon,
            formula: black_box(Formula { horizon, ..FORMULA }),
            heaps: black_box(HEAPS),
            moves: black_box(MOVES),
            steps,
        }
    }

    /// The job with this name.
    pub fn job(name: &str) -> Option<Job> {
        JOBS.iter().find(|(job, _)| *job == name).map(|(_, run)| *run)
    }

    /// The positions of all nodes, with boxes of equal size.
    pub fn layout(&self) -> Layout {
        Layout::in_rows(&self.tree, RowBoxes { sizes: &self.rows, gap: 0.0, family: 0.0 }, Arrangement::default())
    }

    fn read(&self) -> GameTree {
        notation::read(&self.text).expect("the text is a tree")
    }

    fn record(&self) -> Trace {
        search::record(&self.tree, &self.settings).expect("every leaf has a score")
    }
}

/// The same search, depth limit included, as a programmer would write it who wants only the score.
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

const LOSS: f64 = f64::NEG_INFINITY;
const WIN: f64 = f64::INFINITY;

/// A tree that exists only as a formula, as a programmer would write it for one search.
struct Formula {
    branching: u64,
    depth: usize,
    least: i64,
    choices: u64,
    horizon: usize,
}

const FORMULA: Formula = Formula { branching: 8, depth: 7, least: 0, choices: 1 << 32, horizon: 0 };

impl Formula {
    fn score(&self, number: u64) -> f64 {
        // The seed 0.
        let mut hash = number;
        hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        hash ^= hash >> 31;
        (self.least + ((u128::from(hash) * u128::from(self.choices)) >> 64) as i64) as f64
    }

    fn by_hand(&self, number: u64, ply: usize, mut alpha: f64, mut beta: f64) -> f64 {
        if ply == self.depth || ply == self.horizon {
            return self.score(number);
        }
        if ply.is_multiple_of(2) {
            let mut best = LOSS;
            for child in 0..self.branching {
                let score = self.by_hand(number * self.branching + child, ply + 1, alpha, beta);
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
            let mut best = WIN;
            for child in 0..self.branching {
                let score = self.by_hand(number * self.branching + child, ply + 1, alpha, beta);
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
}

const HEAPS: [u32; 4] = [3, 4, 4, 2];

/// Nim, as a programmer would write it for one search: every move is made and unmade.
fn nim_by_hand(heaps: &mut [u64], horizon: usize, ply: usize, max: bool, mut alpha: f64, mut beta: f64) -> f64 {
    if heaps.iter().all(|&size| size == 0) || ply == horizon {
        return if max { -1.0 } else { 1.0 };
    }
    let mut best = if max { LOSS } else { WIN };
    for heap in 0..heaps.len() {
        let size = heaps[heap];
        for left in (0..size).rev() {
            heaps[heap] = left;
            let score = nim_by_hand(heaps, horizon, ply + 1, !max, alpha, beta);
            if max {
                if best < score {
                    best = score;
                }
                if beta <= score {
                    heaps[heap] = size;
                    return best;
                }
                if alpha < score {
                    alpha = score;
                }
            } else {
                if score < best {
                    best = score;
                }
                if score <= alpha {
                    heaps[heap] = size;
                    return best;
                }
                if score < beta {
                    beta = score;
                }
            }
        }
        heaps[heap] = size;
    }
    best
}
