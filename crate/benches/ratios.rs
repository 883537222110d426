//! The budgets as ratios: every figure is a quotient of two times taken in turns in the same run.
//!
//! Absolute times on a shared machine say little, so none are compared with a fixed number here.

use std::hint::black_box;
use std::time::{Duration, Instant};

use secateur::layout::{Boxes, Layout};
use secateur::search::{self, ChildOrder, Settings};
use secateur::{Frame, GameTree, NodeId, Player, Score, notation};

const ROUNDS: usize = 15;

fn main() {
    let tree = random_tree(10, 5, 7);
    let settings = Settings::default();
    println!("{} nodes", tree.len());

    let plain = || search::run(&tree, &settings, &mut ()).expect("every leaf has a score");
    let horizon = black_box(usize::MAX);
    let by_hand = || by_hand(&tree, horizon, NodeId::ROOT, Score::MINUS_INFINITE, Score::INFINITE);
    assert_eq!(plain(), by_hand());
    let (plain_time, hand_time) = in_turns(&plain, &by_hand);
    report("plain search, speed against one written by hand", hand_time.as_secs_f64() / plain_time.as_secs_f64());

    let record = || search::record(&tree, &settings).expect("every leaf has a score");
    let trace = record();
    let (record_time, plain_time) = in_turns(&record, &plain);
    report("recorded search, time against the plain one", record_time.as_secs_f64() / plain_time.as_secs_f64());
    let per_event = (record_time - plain_time.min(record_time)).as_nanos() as f64 / trace.events.len() as f64;
    println!("  recording: {per_event:.1} ns an event, {} bytes an event", size_of::<secateur::trace::Event>());

    for (branching, plies) in [(3, 10), (6, 6), (12, 4)] {
        report(
            &format!("b = {branching}, d = {plies}: d' of b^d' leaves, shuffled, as a share of d"),
            growth(branching, plies),
        );
    }

    let boxes = vec![0.5; tree.len()];
    let layout = || Layout::of(&tree, Boxes { left: &boxes, right: &boxes, gap: 0.2 });
    let (layout_time, walk_time) = in_turns(&layout, &|| tree.nodes().map(|node| tree.ply(node)).sum::<usize>());
    report("layout, time against one walk over the nodes", layout_time.as_secs_f64() / walk_time.as_secs_f64());

    let middle = trace.events.len() / 2;
    let (early, late) = in_turns(&|| Frame::at(&tree, &trace, 8).path(), &|| Frame::at(&tree, &trace, middle).path());
    report(
        "a frame in the middle of the run, time against one near the start",
        late.as_secs_f64() / early.as_secs_f64(),
    );
}

/// The exponent of alpha-beta's growth under a random order: the lectures say about 0.75 for fewer than 10 children, 0.76 for
/// up to 30.
fn growth(branching: usize, plies: usize) -> f64 {
    const SEEDS: u64 = 20;
    let tree = random_tree(branching, plies, 3);
    let leaves = |seed| {
        let settings = Settings { order: ChildOrder::Shuffled { seed }, ..Settings::default() };
        let trace = search::record(&tree, &settings).expect("every leaf has a score");
        trace.leaves_before(trace.events.len()) as f64
    };
    let mean = (0..SEEDS).map(leaves).sum::<f64>() / SEEDS as f64;
    mean.ln() / (branching as f64).ln() / plies as f64
}

fn report(what: &str, ratio: f64) {
    println!("  {what}: {ratio:.2}");
}

/// The best times of two jobs, taken in turns so that a busy machine slows both.
fn in_turns<A, B>(first: &impl Fn() -> A, second: &impl Fn() -> B) -> (Duration, Duration) {
    let mut best = (Duration::MAX, Duration::MAX);
    for _ in 0..ROUNDS {
        best.0 = best.0.min(time(first));
        best.1 = best.1.min(time(second));
    }
    best
}

fn time<T>(job: &impl Fn() -> T) -> Duration {
    let start = Instant::now();
    black_box(job());
    start.elapsed()
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

/// A uniform tree with pseudo-random leaves, always the same for the same seed.
fn random_tree(branching: usize, plies: usize, seed: u64) -> GameTree {
    fn write(text: &mut String, branching: usize, plies: usize, state: &mut u64) {
        if plies == 0 {
            *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            text.push_str(&((*state >> 33) % 1_000).to_string());
            return;
        }
        text.push('(');
        for child in 0..branching {
            if 0 < child {
                text.push(' ');
            }
            write(text, branching, plies - 1, state);
        }
        text.push(')');
    }
    let mut text = String::new();
    write(&mut text, branching, plies, &mut seed.clone());
    notation::read(&text).expect("a uniform tree is a tree")
}
