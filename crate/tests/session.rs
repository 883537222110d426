//! What happens on a page, told as stories. A line of a story begins with its kind:
//!
//! - `=` a page that shows a link, as if nothing had been chosen or done before;
//! - `>` something that happens, an action as JSON has it;
//! - `?` a question about the state.
//!
//! The lines below it are computed and compared with what was written there: for an action, everything that has changed, one field per
//! line.

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
