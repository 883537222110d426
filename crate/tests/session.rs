//! What becomes of a page, told as stories. A line of a story begins with what it is:
//!
//! - `=` a page that shows what a link says, as if nothing had been chosen or done before;
//! - `>` something that happens, an action as JSON has it;
//! - `?` a question about the state.
//!
//! What stands below such a line is found out and held against what was written there: of an action all that has become other than it was,
//! one field a line.

mod choosing;
mod claims;
mod editing;
mod given_out;
mod history;
mod making;
mod opening;
mod page;
mod picking;
mod properties;
mod stepping;
mod strip;
mod weighing;
