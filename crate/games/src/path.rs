//! The positions on the path to a position, back to the last irreversible move: only those can be repeated. For games with repetitions. It
//! knows no rules.

use std::iter;
use std::sync::Arc;

/// Positions one after the other; continuations of a path share it.
#[derive(Clone, Debug)]
pub(super) struct Path<K>(Option<Arc<Earlier<K>>>);

#[derive(Debug)]
struct Earlier<K> {
    key: K,
    path: Path<K>,
}

impl<K: Copy + PartialEq> Path<K> {
    /// When no earlier position can be repeated.
    pub fn new() -> Path<K> {
        Path(None)
    }

    /// The same path with one more position.
    pub fn and(&self, key: K) -> Path<K> {
        Path(Some(Arc::new(Earlier { key, path: self.clone() })))
    }

    /// How many plies ago a position occurred.
    pub fn back_to(&self, key: &K) -> Option<usize> {
        let earlier = iter::successors(self.0.as_deref(), |earlier| earlier.path.0.as_deref());
        earlier.zip(1..).find_map(|(earlier, back)| (earlier.key == *key).then_some(back))
    }
}
