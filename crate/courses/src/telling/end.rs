//! The last sentence of a run: what the search found, how certain that is, and its cost.

use super::saying::Saying;
use super::{StepContext, Telling, word_of};
use secateur::frame::Fact;
use secateur::score::Bound;
use secateur::tree::NodeId;

/// The maximum length of a line of play in the last sentence, in moves.
const MOST_MOVES: usize = 6;

impl Telling<'_> {
    /// The run has ended, with this event.
    pub(super) fn say_end(&self, say: &mut Saying<'_>, moment: &StepContext<'_>, fact: &Fact) {
        let line = self.trace.principal_variation(self.tree);
        if self.say_end_of_family(say, moment, &line) {
            return;
        }
        if let Fact::Evaluate { node, score, r#static, .. } = *fact {
            self.say_worth(say, node, score, r#static);
            return say.id("evaluate-alone");
        }
        self.say_result(say, moment, &line);
        if !self.is_windowed() {
            say.id("end-exact-minimax");
        } else {
            say.id_of("end-", word_of(self.what_the_score_proves()));
        }
    }

    /// What every last sentence contains.
    pub(super) fn say_result(&self, say: &mut Saying<'_>, moment: &StepContext<'_>, line: &[NodeId]) {
        let score = self.told(NodeId::ROOT, self.trace.score);
        let window = self.told(NodeId::ROOT, self.settings.root_window());
        let met = if self.what_the_score_proves() == Bound::Lower { window.beta() } else { window.alpha() };
        let leaves = self.trace.leaves_before(moment.frame.step);
        let needed = self.findings.minimax_leaves(self.tree, self.settings);
        // Minimax's cost is known if the whole tree is.
        let effort = if leaves == needed { "all" } else { "some" };
        // With chance, minimax cannot search at all.
        let effort = if self.tree.has_chance() { "mean" } else { effort };
        let effort = if self.tree.is_partial() { "partial" } else { effort };
        let effort = match self.trace.known {
            (ref known, Some(unaided)) if !known.is_empty() => {
                say.count("unaided", unaided);
                "known"
            }
            _ => effort,
        };
        let is_spelled_out = self.is_whole(line) && line.len() <= MOST_MOVES + 1;
        say.score("score", score)
            .word("line", if is_spelled_out { "whole" } else { "long" })
            .text("moves", self.moves(line))
            .word("effort", effort)
            .word("unit", if self.settings.depth.is_none() { "leaf" } else { "static" })
            .count("leaves", leaves)
            .count("needed", needed)
            .score("met", met);
        self.say_outcome(say, score, self.outcome(score));
        if self.what_the_score_proves() != Bound::Exact {
            say.flag("proved", self.trace.is_certain());
        }
    }

    /// What the result alone proves about the root, by the theorem; the visited nodes may prove more.
    pub(super) fn what_the_score_proves(&self) -> Bound {
        let certain = self.trace.theorem.is_certain(self.trace.score);
        if certain { Bound::Exact } else { self.told(NodeId::ROOT, self.trace.theorem) }
    }

    /// Whether a line of play ends where the search does.
    pub(super) fn is_whole(&self, line: &[NodeId]) -> bool {
        let last = line.last().copied().unwrap_or(NodeId::ROOT);
        self.tree.is_leaf(last) || Some(self.tree.ply(last)) == self.settings.depth
    }

    /// The first moves of a line of play: names, and scores of unnamed leaves.
    fn moves(&self, line: &[NodeId]) -> String {
        if self.is_of_game {
            // A node's name contains the moves that lead there.
            return line.iter().take(MOST_MOVES + 1).next_back().map_or_else(String::new, |&node| (self.names)(node));
        }
        let mut text = String::new();
        for &node in line.iter().skip(1).take(MOST_MOVES) {
            if !text.is_empty() {
                text.push_str(self.comma());
            }
            text.push_str(&self.name_or_score(node));
        }
        text
    }

    /// The name of a move: that of the node that it leads to, or the node's score.
    pub(crate) fn name_or_score(&self, node: NodeId) -> String {
        let name = (self.names)(node);
        match self.tree.score(node) {
            Some(score) if name.is_empty() => self.write(self.told(node, score)),
            _ => name,
        }
    }
}
