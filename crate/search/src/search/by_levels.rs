//! Minimax over the explicit tree, level by level: from the lowest ply up, all nodes of a ply before the ply above.
//!
//! ```
//! use secateur::GameTree;
//! use secateur::search::{Algorithm, Settings, find};
//! let tree: GameTree = "((3 12 8) (2 4 6) (14 5 2))".parse()?;
//! let algorithm = Algorithm::named("minimax-by-levels").unwrap();
//! let found = find(&tree, &Settings { algorithm, ..Settings::default() }).unwrap();
//! assert_eq!((found.score.value(), found.leaves, found.cut_offs), (3.0, 9, 0));
//! # Ok::<(), secateur::notation::ParseError>(())
//! ```

use std::collections::HashMap;
use std::ops::Range;

use crate::score::{Score, Window};
use crate::trace::Observer;
use crate::tree::{MOST_NODES, Tree};

use super::SearchError;
use super::walk::{MoveOf, NodeOf, Parts, Search};

/// A node of a level.
struct LevelNode<P: Parts> {
    node: NodeOf<P>,
    /// The move that leads there; none at the root.
    by: Option<MoveOf<P>>,
    /// Its children in the level below.
    children: Range<usize>,
}

/// The minimax value of the root.
pub(super) fn run<P: Parts>(search: &mut Search<P>) -> Result<Score, SearchError> {
    let levels = levels(search)?;
    let mut below: (&[LevelNode<P>], Vec<Score>) = (&[], Vec::new());
    for level in levels.iter().rev() {
        let mut scores = Vec::with_capacity(level.len());
        for place in level {
            if search.seen.is_full() {
                return Ok(Score::ZERO);
            }
            scores.push(score_of(search, place, &below.0[place.children.clone()], &below.1[place.children.clone()]));
        }
        below = (level, scores);
    }
    Ok(below.1[0])
}

/// All nodes by ply, as far as the search goes.
fn levels<P: Parts>(search: &mut Search<P>) -> Result<Vec<Vec<LevelNode<P>>>, SearchError> {
    let mut levels = vec![vec![LevelNode { node: search.tree.root(), by: None, children: 0..0 }]];
    let mut nodes = 1;
    loop {
        let mut next = Vec::new();
        for place in levels.last_mut().expect("there is a root") {
            let start = next.len();
            if search.stop(&place.node).is_none() {
                let child = |by| LevelNode { node: search.tree.child(&place.node, by), by: Some(by), children: 0..0 };
                next.extend(search.tree.moves(&place.node).take(MOST_NODES).map(child));
            }
            place.children = start..next.len();
            if MOST_NODES < nodes + next.len() {
                return Err(SearchError::TooManyNodes);
            }
        }
        if next.is_empty() {
            return Ok(levels);
        }
        nodes += next.len();
        levels.push(next);
    }
}

/// The score of a node whose children have theirs.
fn score_of<P: Parts>(
    search: &mut Search<P>,
    place: &LevelNode<P>,
    children: &[LevelNode<P>],
    scores: &[Score],
) -> Score {
    if let Some(score) = search.stop(&place.node) {
        return search.evaluate(&place.node, score);
    }
    let mut visit = search.enter(&place.node, Window::FULL);
    let mut by_move = None;
    for (index, by) in search.moves(&visit).enumerate() {
        let score = if children[index].by == Some(by) {
            scores[index]
        } else {
            // In an order other than the written one.
            let all =
                || children.iter().filter_map(|child| child.by).zip(scores.iter().copied()).collect::<HashMap<_, _>>();
            by_move.get_or_insert_with(all)[&by]
        };
        search.improve(&mut visit, by, score);
    }
    search.leave(&visit)
}
