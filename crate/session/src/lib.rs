//! What is shown of a search, as it is given out: a [`link`] that opens the same on the page.

pub mod link;
