//! The notes on Gomoku: v begins at the node's own bound and moves past it; min and max as in the call; + can only grow, − can only fall.

use crate::slides::Part;
use crate::telling::{Saying, SlideContext};
use secateur::message::Message;
use secateur::score::Score;
use secateur::tree::NodeId;

impl SlideContext<'_> {
    pub(super) fn gomoku(&self, part: &Part, index: usize, told: &mut Vec<Message>) {
        match *part {
            Part::Arrival { node, player, child, score, moves, meets, goes_on, from, to, .. } => {
                let mut say = self.about(node);
                self.say_score(&mut say, score);
                say.score("from", from).score("to", to);
                if !moves {
                    return told.push(say.done("course-c-keeps"));
                }
                told.push(say.done("course-c-moves"));
                if !self.is_windowed() {
                    return;
                }
                if meets {
                    let mut say = Saying::new(self.telling);
                    say.word("player", player.id());
                    told.push(say.done("course-c-grows"));
                } else if goes_on && !self.telling.tree.is_leaf(child) {
                    // A leaf has no window.
                    told.push(self.next_call(node, to));
                }
            }
            _ => told.extend(self.gomoku_alone(part, index)),
        }
    }

    /// Before the first step, for a search with windows.
    pub(super) fn start_of_gomoku(&self) -> Message {
        Saying::new(self.telling).done("course-c-start")
    }

    /// The window of the next call.
    pub(super) fn next_call(&self, node: NodeId, to: Score) -> Message {
        let mut say = Saying::new(self.telling);
        say.word("player", self.telling.tree.player(node).id()).score("to", to);
        say.done("course-c-next")
    }

    fn gomoku_alone(&self, part: &Part, index: usize) -> Option<Message> {
        match *part {
            Part::Call { caller, ref nodes, window, leaf, r#static, .. } => {
                let mut say = self.about(nodes[0]);
                say.window(window)
                    .word("called", if self.is_windowed() { "window" } else { "plain" })
                    .word("leaf", if r#static { "static" } else { "end" });
                let Some(score) = leaf else { return Some(say.done("course-c-call")) };
                self.say_score(&mut say, score);
                match caller {
                    None if nodes.len() == 1 => None,
                    None => Some(say.done("course-c-descend")),
                    Some(_) if 1 < nodes.len() => Some(say.done("course-c-below")),
                    Some(_) => {
                        say.flag("told", self.is_taken(index, nodes[0]));
                        Some(say.done("course-c-leaf"))
                    }
                }
            }
            Part::CutOff { node, score, met, holder, .. } => {
                let mut say = self.about(node);
                self.say_score(&mut say, score);
                say.score("met", met);
                self.say_held_by(&mut say, holder);
                Some(say.done("course-c-cut"))
            }
            Part::Return { node, score, best, cut, .. } => {
                let best = best.filter(|_| !self.is_ending(index))?;
                // v has not passed its own bound, and is returned unchanged.
                let is_past = self.telling.tree.player(node).prefers(best, score);
                let handed = match cut {
                    true if is_past => "clamped",
                    true => "cut",
                    false if is_past => "past",
                    false => "left",
                };
                let mut say = self.about(node);
                self.say_score(&mut say, score);
                say.score("best", best).word("handed", handed);
                Some(say.done("course-c-returns"))
            }
            Part::End { score, bound, certain, proved, leaves, .. } => {
                let say = self.ended(score, bound, proved, leaves);
                Some(say.done(if certain { "course-c-end" } else { "course-end-missed" }))
            }
            _ => None,
        }
    }
}
