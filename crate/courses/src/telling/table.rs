//! Sentences about the transposition table's entries and stores, and their effect on the search.

use super::family::known_of;
use super::saying::Saying;
use super::{StepContext, Telling};
use secateur::frame::{Fact, TableKnowledge};
use secateur::tree::NodeId;

impl Telling<'_> {
    pub(super) fn say_probe(&self, say: &mut Saying<'_>, fact: &Fact) -> bool {
        let &Fact::Probe { node, known, window, side, narrows, ref arrival, .. } = fact else { return false };
        if let Some(arrival) = arrival {
            self.say_worth(say, node, known.low, !self.tree.is_leaf(node));
            self.say_arrival(say, arrival, known.low, true);
            say.id("probe-leaf");
            return true;
        }
        say_entry(say, known).window(window);
        if known.low == known.high {
            say.id("probe-exact");
        } else if let Some(side) = side {
            say.word("side", side.id()).id("probe-decides");
        } else {
            say.id(if narrows { "probe-narrows" } else { "probe-open" });
        }
        true
    }

    pub(super) fn say_store(
        &self,
        say: &mut Saying<'_>,
        moment: &StepContext<'_>,
        node: NodeId,
        known: TableKnowledge,
    ) -> bool {
        say_entry(say, known);
        // Where the search stops, it is not in a visit of its own.
        if moment.innermost().is_none_or(|open| open.node != node) {
            say.word("what", self.stop(node)).id("store-leaf");
        } else {
            say.id(if known.low == known.high { "store-exact" } else { "store-bound" });
        }
        true
    }

    /// The kind of node where the search stops.
    fn stop(&self, node: NodeId) -> &'static str {
        let is_named = !(self.names)(node).is_empty();
        match (self.tree.is_leaf(node), is_named) {
            (true, true) => "named",
            (true, false) => "leaf",
            (false, true) => "static",
            (false, false) => "root",
        }
    }
}

fn say_entry<'a, 'b>(say: &'a mut Saying<'b>, known: TableKnowledge) -> &'a mut Saying<'b> {
    say.word("known", known_of(known.low, known.high))
        .score("low", known.low)
        .score("high", known.high)
        .count("depth", known.depth.into())
}
