//! What would change with another score at one leaf, whatever that score is.
//!
//! Two layers. The *value*: as a function of one leaf's score, the root's value is that score clamped between two numbers ([`intervals`]),
//! the α and β that the rest of the tree gives the leaf; since the functions x ↦ max(lo, min(x, hi)) are closed under max and min, this
//! holds in every tree. The *search* ([`sweep`]): the leaf's whole number line in [pieces](Piece) on which a search returns the same, takes
//! the same move, and visits and cuts off the same nodes.
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

use crate::score::Score;
use crate::tree::{GameTree, NodeId};

mod entry;
mod pieces;
mod trial;
mod value;

pub use entry::LeafEntry;
pub use pieces::{Ends, Piece};
pub(crate) use trial::cut;
pub use trial::{MOST_LEAVES, sweep};
pub use value::intervals;

/// The leaf that a word refers to: the one with that name, else the one with that number in the order of the text, from 1 on.
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

/// The word that refers to a leaf: its name if no earlier leaf has it, else its number; with leading zeros if some leaf has that name.
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

/// Scores between two others, with few digits: first near their middle, or a little further out if an end is open, then nearer to 0.
pub fn between(from: Score, to: Score) -> impl Iterator<Item = Score> {
    let middle = match (from.is_finite(), to.is_finite()) {
        (true, true) => (from.value() + to.value()) / 2.0,
        (true, false) => from.value() + 1.0,
        (false, true) => to.value() - 1.0,
        (false, false) => 0.0,
    };
    let is_between = move |score: &Score| score.is_finite() && from < *score && *score < to;
    // Without room for one more, by twice as much; if the middle has too many digits, those nearer to 0 have fewer.
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
