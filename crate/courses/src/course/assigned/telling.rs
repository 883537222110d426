//! The two courses in which α and β are assigned before the comparison: a game model, with player, opponent and levels; games in Java,
//! where depth counts down and a loop stops. Neither has a variable for the best score.

use crate::course::Course;
use crate::slides::Part;
use crate::telling::{Saying, SlideContext};
use secateur::message::Message;
use secateur::tree::NodeId;

impl<'a> SlideContext<'a> {
    pub(super) fn assigned(&self, part: &Part, index: usize) -> Option<Message> {
        match *part {
            Part::Call { caller, ref nodes, leaf, window, .. } => {
                let node = *nodes.last()?;
                if let Some(score) = leaf {
                    if caller.is_none() && nodes.len() == 1 || self.is_taken(index, node) {
                        return None;
                    }
                    let mut say = Saying::new(self.telling);
                    self.say_score(&mut say, score);
                    return Some(self.by_course(say, "leaf"));
                }
                let mut say = self.placed(node);
                say.window(window).word("called", if self.is_windowed() { "window" } else { "plain" });
                Some(self.by_course(say, "call"))
            }
            Part::Arrival { node, moves, meets, cuts, score, to, left, against, goes_on, .. } => {
                if !self.is_windowed() {
                    return self.collected(node, index, goes_on);
                }
                if self.is_cut_off_next(index, node) {
                    return None;
                }
                let mut say = self.placed(node);
                self.say_score(&mut say, score);
                say.score("to", to).score("other", left.bound(against));
                let what = match moves {
                    true if meets && !cuts => "met",
                    true => "moves",
                    false => "keeps",
                };
                Some(self.by_course(say, what))
            }
            Part::CutOff { node, score, met, side, deep, holder, plies, lost, .. } => {
                let mut say = self.placed(node);
                self.say_score(&mut say, score);
                self.say_held_by(&mut say, holder);
                say.score("met", met).word("side", side.id()).flag("deep", deep);
                say.count("plies", plies.unwrap_or(0)).count("lost", lost);
                Some(self.by_course(say, "cut"))
            }
            Part::Return { node, score, best, side, .. } => {
                if self.is_ending(index) {
                    return None;
                }
                best?;
                let mut say = self.placed(node);
                self.say_score(&mut say, score);
                say.word("side", side.id());
                Some(if self.is_windowed() { say.done("course-returns") } else { self.by_course(say, "takes") })
            }
            Part::Level { ply, player, leaves, ref nodes, ref scores } => {
                if self.is_ending(index) {
                    return None;
                }
                let mut say = self.placed(*nodes.first()?);
                say.count("level", ply)
                    .word("player", player.map_or("both", |player| player.id()))
                    .text("scores", self.list(scores));
                Some(self.by_course(say, if leaves { "level-leaves" } else { "level" }))
            }
            Part::End { score, bound, certain, proved, leaves, ref line, .. } => {
                let mut say = self.ended(score, bound, proved, leaves);
                if !certain {
                    return Some(say.done("course-end-missed"));
                }
                if self.course == Course::Java {
                    return Some(say.done("course-d-end"));
                }
                let name = self.telling.name_or_score(*line.get(1)?);
                say.text("move", name);
                Some(say.done("course-a-end"))
            }
            _ => None,
        }
    }

    fn by_course(&self, mut say: Saying<'a>, what: &'static str) -> Message {
        say.id_of(if self.course == Course::Java { "course-d-" } else { "course-a-" }, what);
        say.message
    }

    /// Before the first step, for a search with windows.
    pub(super) fn start_of_assigned(&self) -> Message {
        self.by_course(self.placed(NodeId::ROOT), "start")
    }

    /// A bound has moved to a score described before.
    pub(super) fn now(&self, node: NodeId) -> Message {
        let mut say = self.placed(node);
        say.window(self.moment.window());
        say.done("course-now")
    }

    fn placed(&self, node: NodeId) -> Saying<'a> {
        let mut say = self.about(node);
        self.say_place(&mut say, node);
        say
    }

    /// The values that a node has collected by the end of this slide: all, or with one event per slide, those so far.
    fn collected(&self, node: NodeId, index: usize, goes_on: bool) -> Option<Message> {
        let is_told_later = goes_on && matches!(self.parts[0], Part::Return { .. });
        if index + 1 < self.parts.len() || is_told_later {
            return None;
        }
        let frame = &self.moment.frame;
        let open = frame.open.iter().rev().find(|open| open.node == node)?;
        let mut say = self.placed(node);
        say.text("scores", self.list(&self.slides.scores_for(open.visit, frame.step)));
        Some(self.by_course(say, "collects"))
    }
}
