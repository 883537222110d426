//! Trees and traces in parts, for the way out of a worker: each part is some hundred kilobytes, and nobody who takes one
//! is kept for more than a few milliseconds.
//!
//! A part belongs to one field: the field's number, how many items it has in all, and the next of them. It is read by the
//! very build that wrote it, so a fault in one is a fault of ours.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Most items of a part.
const MOST_ITEMS: usize = 1 << 15;
const OURS: &str = "a part is read by the build that wrote it";

/// The part `left` of a field, counted from the field's first; if it lies behind the field, what is left to count.
pub(crate) fn part<T: Serialize>(left: &mut usize, field: u8, items: &[T]) -> Option<Vec<u8>> {
    let Some(chunk) = items.chunks(MOST_ITEMS).nth(*left) else {
        *left -= items.len().div_ceil(MOST_ITEMS);
        return None;
    };
    Some(postcard::to_allocvec(&(field, items.len(), chunk)).expect(OURS))
}

/// The field of a part, and the rest of it.
pub(crate) fn opened(part: &[u8]) -> (u8, &[u8]) {
    postcard::take_from_bytes(part).expect(OURS)
}

/// Adds the items of a part to its field, which gets room for all of them at once.
pub(crate) fn take<T: DeserializeOwned>(field: &mut Vec<T>, items: &[u8]) {
    let (all, items): (usize, Vec<T>) = postcard::from_bytes(items).expect(OURS);
    field.reserve_exact(all - field.len());
    field.extend(items);
}

/// The one item of a field that is no list.
pub(crate) fn one<T: DeserializeOwned>(items: &[u8]) -> T {
    let (_, mut items): (usize, Vec<T>) = postcard::from_bytes(items).expect(OURS);
    items.pop().expect(OURS)
}
