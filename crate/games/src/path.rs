//! The positions on the way to a position, back to the last move that nobody can take back: only those can come again.
//! For games in which a position may repeat. It knows no rules.

use std::iter;
use std::sync::Arc;

/// Positions one after the other; a longer path shares the shorter one with all its other continuations.
#[derive(Clone, Debug)]
pub(super) struct Path<K>(Option<Arc<Earlier<K>>>);

#[derive(Debug)]
struct Earlier<K> {
    key: K,
    path: Path<K>,
}

impl<K: Copy + PartialEq> Path<K> {
    /// Where nothing that has been can come again.
    pub fn new() -> Path<K> {
        Path(None)
    }

    /// The same path and one position more.
    pub fn and(&self, key: K) -> Path<K> {
        Path(Some(Arc::new(Earlier { key, path: self.clone() })))
    }

    /// How many plies ago a position stood that stands again now.
    pub fn back_to(&self, key: &K) -> Option<usize> {
        let earlier = iter::successors(self.0.as_deref(), |earlier| earlier.path.0.as_deref());
        earlier.zip(1..).find_map(|(earlier, back)| (earlier.key == *key).then_some(back))
    }
}
