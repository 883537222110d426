//! Additions for passes and tables to the slides of every course.

use super::super::family::known_of;
use super::super::{Message, word_of};
use super::{SlideContext, is_full};
use crate::slides::Part;
use secateur::score::Window;
use secateur::tree::NodeId;

impl SlideContext<'_> {
    /// The end of a run of passes: if the last pass has said everything, its cost.
    pub(super) fn end_of_passes(&self, leaves: usize) -> Message {
        let is_told = self.parts.iter().any(|part| matches!(part, Part::Proof { .. }));
        if !self.telling.settings.algorithm.table || !is_told {
            return self.telling.sentence_of(&self.moment);
        }
        let mut say = super::Saying::new(self.telling);
        self.say_leaves(&mut say, leaves);
        say.done("course-cost")
    }

    pub(super) fn of_passes(&self, part: &Part, index: usize) -> Option<Message> {
        let deepens = self.telling.settings.algorithm.deepens;
        match *part {
            Part::Pass { number, window, depth } => {
                let mut say = self.about(NodeId::ROOT);
                let depth = depth.unwrap_or(self.telling.tree.height());
                let how = if is_full(window) {
                    "depth"
                } else if deepens {
                    "both"
                } else {
                    "window"
                };
                say.window(window).count("pass", number as usize + 1).count("depth", depth).word("how", how);
                Some(say.done("course-pass"))
            }
            Part::Proof { number, score, bound, low, high, .. } => {
                if deepens && self.is_ending(index) {
                    return None;
                }
                let mut say = super::Saying::new(self.telling);
                let known = if low == high {
                    "met"
                } else if low.is_finite() && high.is_finite() {
                    "both"
                } else {
                    "none"
                };
                self.say_score(&mut say, score);
                say.count("pass", number as usize + 1).word("bound", word_of(bound)).word("known", known);
                let pass = &self.telling.trace.passes[number as usize];
                say.flag("deepens", deepens).count("depth", pass.horizon.min(self.telling.tree.height()));
                say.score("low", low).score("high", high);
                Some(say.done("course-proof"))
            }
            Part::Known { node, low, high, answer, narrowed } => {
                let mut say = self.about(node);
                let window = narrowed.unwrap_or(Window::between(low, high));
                let helps = match answer {
                    Some(_) if self.telling.tree.is_leaf(node) => "leaf",
                    Some(_) => "answer",
                    None if narrowed.is_some() => "window",
                    None => "none",
                };
                say.window(window).word("known", known_of(low, high)).score("low", low).score("high", high);
                say.word("helps", helps);
                Some(say.done("course-known"))
            }
            _ => None,
        }
    }
}
