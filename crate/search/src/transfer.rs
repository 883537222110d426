//! Trees and traces in parts, for the way out of a worker: each part is some hundred kilobytes, and nobody who takes one
//! is kept for more than a few milliseconds.
//!
//! A part belongs to one field: the field's number, how many items it has in all, and the next of them. It is read by the
//! very build that wrote it. Bytes that are no part are refused; what parts of several trees would be together is nobody's
//! concern.

use std::error::Error;
use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::search::MOST_RECORDED;
use crate::tree::MOST_NODES;

/// Most items of a part.
const MOST_ITEMS: usize = 1 << 15;

/// These bytes are no part of what is arriving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadPart;

impl fmt::Display for BadPart {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("these bytes are no part of what is arriving")
    }
}

impl Error for BadPart {}

/// The part `left` of a field, counted from the field's first; if it lies behind the field, what is left to count.
pub(crate) fn part<T: Serialize>(left: &mut usize, field: u8, items: &[T]) -> Option<Vec<u8>> {
    let Some(chunk) = items.chunks(MOST_ITEMS).nth(*left) else {
        *left -= items.len().div_ceil(MOST_ITEMS);
        return None;
    };
    Some(postcard::to_allocvec(&(field, items.len(), chunk)).expect("plain items become bytes"))
}

/// The field of a part, and the rest of it.
pub(crate) fn opened(part: &[u8]) -> Result<(u8, &[u8]), BadPart> {
    postcard::take_from_bytes(part).map_err(|_| BadPart)
}

/// Adds the items of a part to its field, which gets room for all of them at once.
pub(crate) fn take<T: DeserializeOwned>(field: &mut Vec<T>, items: &[u8]) -> Result<(), BadPart> {
    let (all, items): (usize, Vec<T>) = postcard::from_bytes(items).map_err(|_| BadPart)?;
    // Nothing that is kept by the item has more of them.
    if MOST_RECORDED.max(MOST_NODES) < all || all < field.len() + items.len() {
        return Err(BadPart);
    }
    field.reserve_exact(all - field.len());
    field.extend(items);
    Ok(())
}

/// The one item of a field that is no list.
pub(crate) fn one<T: DeserializeOwned>(items: &[u8]) -> Result<T, BadPart> {
    let (_, mut items): (usize, Vec<T>) = postcard::from_bytes(items).map_err(|_| BadPart)?;
    items.pop().ok_or(BadPart)
}
