//! Trees and traces in parts, to leave a worker: each part is a few hundred kilobytes, and takes the receiver only a few milliseconds.
//!
//! A part belongs to one field: the field's number, its total number of items, and the next of them. It is read by the very build that
//! wrote it. Bytes that are not a part are refused; mixing parts of several trees is not detected.

use std::error::Error;
use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::search::MOST_RECORDED;
use crate::tree::MOST_NODES;

/// Maximum number of items per part.
const MOST_ITEMS: usize = 1 << 15;

/// These bytes are not a part of what is arriving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadPart;

impl fmt::Display for BadPart {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("these bytes are no part of what is arriving")
    }
}

impl Error for BadPart {}

/// Part number `left` of a field, counted from its first; past the end of the field, `left` is reduced by the number of its parts.
pub(crate) fn part<T: Serialize>(left: &mut usize, field: u8, items: &[T]) -> Option<Vec<u8>> {
    let Some(chunk) = items.chunks(MOST_ITEMS).nth(*left) else {
        *left -= items.len().div_ceil(MOST_ITEMS);
        return None;
    };
    Some(postcard::to_allocvec(&(field, items.len(), chunk)).expect("plain items become bytes"))
}

/// The field of a part, and the rest of the bytes.
pub(crate) fn opened(part: &[u8]) -> Result<(u8, &[u8]), BadPart> {
    postcard::take_from_bytes(part).map_err(|_| BadPart)
}

/// Adds the items of a part to its field, which gets room for all of them at once.
pub(crate) fn take<T: DeserializeOwned>(field: &mut Vec<T>, items: &[u8]) -> Result<(), BadPart> {
    let (all, items): (usize, Vec<T>) = postcard::from_bytes(items).map_err(|_| BadPart)?;
    // No list has more items.
    if MOST_RECORDED.max(MOST_NODES) < all || all < field.len() + items.len() {
        return Err(BadPart);
    }
    field.reserve_exact(all - field.len());
    field.extend(items);
    Ok(())
}

/// The value of a field that is not a list.
pub(crate) fn one<T: DeserializeOwned>(items: &[u8]) -> Result<T, BadPart> {
    let (_, mut items): (usize, Vec<T>) = postcard::from_bytes(items).map_err(|_| BadPart)?;
    items.pop().ok_or(BadPart)
}
